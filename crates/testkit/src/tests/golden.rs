use super::failure;
use super::pile::Pile;
use crate::{check_golden, check_perft, check_perft_file, perft, playthrough};

#[test]
fn a_playthrough_stays_as_it_is() {
    check_golden("data/pile.txt", &playthrough(&Pile::new(3), 1, &["Ann", "Ben"]));
}

#[test]
fn a_golden_file_shows_its_first_difference() {
    if crate::golden::is_updating() {
        return;
    }
    let text = playthrough(&Pile::new(3), 1, &["Ann", "Bob"]);
    let found = failure(|| check_golden("data/pile.txt", &text));
    assert!(found.contains("line 4 differs") && found.contains("now: seat 2 Bob"), "{found}");
    assert!(found.contains("UPDATE_EXPECT=1 cargo test -p testkit tests::golden::a_golden"), "{found}");
    let found = failure(|| check_golden("data/nothing.txt", ""));
    assert!(found.contains("data/nothing.txt") && found.contains("UPDATE_EXPECT=1"), "{found}");
}

#[test]
fn perft_counts_what_the_file_says() {
    check_perft_file(Pile::new, "data/perft.txt");
}

/// Counted one by one from the deal of the seed.
#[test]
fn perft_adds_up_the_choices() {
    let game = Pile::new(2);
    let mut scenario = crate::Scenario::new(game.clone());
    scenario.draw(9);
    let first = scenario.legal(1);
    let second = first.iter().map(|action| {
        let mut next = scenario.clone();
        next.act(1, action);
        // The same seat goes on with its next part, or the other one begins.
        next.legal(if next.legal(1).is_empty() { 2 } else { 1 }).len() as u64
    });
    assert_eq!(perft(&game, 9, 0), 1);
    assert_eq!(perft(&game, 9, 1), first.len() as u64);
    assert_eq!(perft(&game, 9, 2), second.sum::<u64>());
    assert_eq!(perft(&game, 9, 7), 0, "a match has at most six decisions");
}

#[test]
fn a_wrong_count_is_told_with_its_line() {
    let right = perft(&Pile::new(2), 9, 2);
    check_perft(Pile::new, &format!("# players seed depth nodes\n2 9 2 {right} # fine\n"));
    let found = failure(|| check_perft(Pile::new, "\n2 9 2 1000000\n"));
    assert!(
        found.contains(&format!("perft line 2: `2 9 2 1000000` found, now it is `2 9 2 {right}`")),
        "{found}"
    );
    assert!(failure(|| check_perft(Pile::new, "2 9 two 3")).contains("expected `players seed depth nodes`"));
}
