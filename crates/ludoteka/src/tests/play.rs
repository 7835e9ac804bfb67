//! Playing: whole games, refusals, the curtain, leaving and coming back.

use std::fs;

use super::{Scratch, always_the_first, new_game, play_on_screen, play_with, resumed};
use crate::command::verify;
use crate::record_file::secret_path;
use crate::terminal::Ending;

#[test]
fn whole_games_are_played_by_always_choosing_the_first() {
    let scratch = Scratch::new("whole");
    for (seed, seats) in
        ["human,greedy", "human=Ann,search:20,greedy", "greedy,human,random,human"].iter().enumerate()
    {
        for is_screen in [false, true] {
            let path = scratch.join(&format!("{seed}-{is_screen}.rec"));
            let arguments = new_game(&path, seats, seed as u64);
            let play = if is_screen { play_on_screen } else { play_with };
            let (ending, shown) = play(&arguments, &always_the_first());
            assert_eq!(ending, Ok(Ending::Over), "{shown}");
            assert!(shown.contains("Place") && shown.contains("wins!"), "{shown}");
            for round in 1..=3 {
                assert!(shown.contains(&format!("End of round {round}")), "{shown}");
            }
            assert!(!secret_path(&path).exists(), "the secret is revealed, so it is removed");
            let mut proof = Vec::new();
            assert!(verify::run(&[path], None, &mut proof).is_ok());
        }
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let scratch = Scratch::new("bots");
    let (ending, shown) = play_with(&new_game(&scratch.join("a.rec"), "greedy,random", 1), "");
    assert_eq!(ending, Ok(Ending::Over), "{shown}");
    assert!(!shown.contains("You "), "nobody is addressed");
}

#[test]
fn the_commitment_is_shown_before_the_first_move_and_kept() {
    let scratch = Scratch::new("commitment");
    let path = scratch.join("a.rec");
    let (_, shown) = play_with(&new_game(&path, "human,greedy", 1), "");
    let record = fs::read_to_string(&path).unwrap();
    let commitment = record.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    let (said, asked) = (shown.find(commitment).unwrap(), shown.find("Keep 2 cards; the other 4").unwrap());
    assert!(said < asked);
    assert!(shown.contains("follows from the seed 1"));
}

#[test]
fn a_refusal_names_its_rule_and_the_rule_can_be_read() {
    let scratch = Scratch::new("refusal");
    let answers =
        "keep b2\ncapital b2\nkeep b9 b2\n99\n0\n\nnonsense\nu\nr\nr 26\nr nonsense\n?\nl\nb\n\u{1b}[A\n";
    let path = scratch.join("a.rec");
    let (ending, shown) = play_with(&new_game(&path, "human,greedy", 1), answers);
    assert_eq!(ending, Ok(Ending::Left));
    for expected in [
        "Refused: keep exactly 2 cards (KOS-12). `r KOS-12` shows the rule.",
        "Refused: cards to keep are being chosen now (KOS-12).",
        "Not understood: `b9` found, expected a card such as b5",
        "The choices are numbered from 1 to",
        "Type the number of a choice, or ? for help.",
        "Not understood: `nonsense` found",
        "Refused: there is no choice to take back (KOS-12).",
        "KOS-12 Everyone picks two of the cards dealt to them",
        "KOS-26 The Priest (pink) is laid into the capital first.",
        "No rule is called `NONSENSE`.",
        "How to read the table",
        "What you can type",
    ] {
        let folded = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(folded.contains(expected), "{expected}\n{shown}");
    }
    assert!(!shown.contains('\u{1b}'), "what is typed cannot steer the terminal");
    let moves = fs::read_to_string(&path).unwrap().lines().filter(|line| line.starts_with("1 ")).count();
    assert_eq!(moves, 0, "nothing refused is written down");
}

#[test]
fn notation_is_as_good_as_a_number() {
    let scratch = Scratch::new("notation");
    let (by_number, by_notation) = (scratch.join("a.rec"), scratch.join("b.rec"));
    let (_, _) = play_with(&new_game(&by_number, "human,greedy", 1), "1\n");
    let record = fs::read_to_string(&by_number).unwrap();
    let keep = record.lines().find_map(|line| line.strip_prefix("1 keep ")).unwrap();
    let cards = keep.split(" #").next().unwrap();
    let answer = format!("  KEEP   {}\n", cards.to_uppercase());
    let (_, shown) = play_with(&new_game(&by_notation, "human,greedy", 1), &answer);
    assert_eq!(fs::read_to_string(&by_notation).unwrap(), record, "{shown}");
}

/// Whenever somebody leaves, coming back gives the same record as never having left.
#[test]
fn a_game_that_was_left_goes_on_as_if_it_had_not_been() {
    let scratch = Scratch::new("resume");
    for (seats, seed) in [("human=Ann,greedy,search:20", 5), ("human,human", 6)] {
        let whole = scratch.join(&format!("whole-{seed}.rec"));
        let (ending, _) = play_with(&new_game(&whole, seats, seed), &always_the_first());
        assert_eq!(ending, Ok(Ending::Over));
        let whole = fs::read_to_string(&whole).unwrap();
        let path = scratch.join(&format!("parts-{seed}.rec"));
        let (mut ending, shown) = play_with(&new_game(&path, seats, seed), "");
        assert!(shown.contains("Go on with: ludoteka play --resume "), "{shown}");
        let mut sittings = 1;
        while ending == Ok(Ending::Left) {
            assert!(secret_path(&path).exists());
            // One choice a sitting; with two at the screen one line more for the curtain.
            (ending, _) = play_with(&resumed(&path), "1\n1\n");
            sittings += 1;
            assert!(sittings < 200, "the game goes on");
        }
        assert_eq!(ending, Ok(Ending::Over));
        assert!(sittings > 10);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    }
}

/// Wherever the end of the file was torn off, whole lines are kept and the game goes on to the same end.
#[test]
fn a_torn_record_goes_on_from_its_whole_lines() {
    let scratch = Scratch::new("torn");
    let path = scratch.join("a.rec");
    let (_, _) = play_with(&new_game(&path, "human=Ann,greedy,human=Ben", 7), "");
    let secret = fs::read_to_string(secret_path(&path)).unwrap();
    let (ending, _) = play_with(&resumed(&path), &always_the_first());
    assert_eq!(ending, Ok(Ending::Over));
    let whole = fs::read_to_string(&path).unwrap();
    let moves = whole.find("\nmoves").unwrap();
    for length in
        (0..whole.len() - 4).step_by(whole.len() / 60).chain([moves + 15, whole.len() - 5, whole.len() - 6])
    {
        fs::write(&path, &whole[..length]).unwrap();
        fs::write(secret_path(&path), &secret).unwrap();
        let (ending, shown) = play_with(&resumed(&path), &always_the_first());
        if length > moves + 15 {
            assert_eq!(ending, Ok(Ending::Over), "{length}: {shown}");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole, "cut after {length} bytes");
        } else if let Err(error) = ending {
            assert!(error.contains(": line "), "{error}");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole[..length], "nothing is changed");
        }
    }
}

#[test]
fn a_game_is_not_resumed_with_another_secret_or_altered_draws() {
    let scratch = Scratch::new("secret");
    let path = scratch.join("a.rec");
    let (_, _) = play_with(&new_game(&path, "human,greedy", 1), "1\n");
    let (record, secret) =
        (fs::read_to_string(&path).unwrap(), fs::read_to_string(secret_path(&path)).unwrap());
    fs::write(secret_path(&path), format!("{}\n", "0".repeat(64))).unwrap();
    let error = play_with(&resumed(&path), "").0.unwrap_err();
    assert!(error.contains("does not fit the commitment"), "{error}");
    fs::remove_file(secret_path(&path)).unwrap();
    let error = play_with(&resumed(&path), "").0.unwrap_err();
    assert!(error.contains("without its secret a game cannot go on"), "{error}");
    fs::write(secret_path(&path), secret).unwrap();

    // Another first card, with every check made anew.
    let parsed = engine::Record::parse(&record).unwrap();
    let (mut writer, mut text) = engine::RecordWriter::start(&parsed.header);
    let first = if parsed.lines[0].text == "seed b5" { "seed b4" } else { "seed b5" };
    text.push_str(&writer.line(engine::By::Chance, first));
    fs::write(&path, text).unwrap();
    let error = play_with(&resumed(&path), "").0.unwrap_err();
    let expected = format!("line {}: `{first}` stands here, but the draw gives", parsed.lines[0].number);
    assert!(error.contains(&expected), "{error}");
}

/// Between two people at one screen nobody sees the other's cards, and a secret choice can be taken back.
#[test]
fn a_curtain_falls_between_people_at_one_screen() {
    let scratch = Scratch::new("curtain");
    let path = scratch.join("a.rec");
    // Enter: begin, Ann looks; she chooses, hides, takes it back, chooses again, hides; Ben looks.
    let answers = "\n\n1\n\nu\n2\n\n\n";
    let (ending, shown) = play_on_screen(&new_game(&path, "human=Ann,human=Ben", 3), answers);
    assert_eq!(ending, Ok(Ending::Left));
    let screens: Vec<&str> = shown.split("\u{1b}[H\u{1b}[2J\u{1b}[3J").collect();
    let own = |screen: &&str| screen.contains("To choose");
    for (index, screen) in screens.iter().enumerate().filter(|(_, screen)| own(screen)) {
        let curtain = screens[..index].iter().rfind(|screen| !own(screen)).unwrap();
        assert!(curtain.contains("Hand over to "), "{curtain}");
        assert_eq!(screen.contains("Ann> "), !screen.contains("Ben> "), "{screen}");
    }
    assert!(shown.contains("(u: Ann takes the choice back)"), "{shown}");
    assert!(shown.contains("You choose again."), "{shown}");
    assert_eq!(screens.iter().filter(|screen| own(screen)).count(), 3, "Ann twice, Ben once");
}

#[test]
fn a_choice_taken_back_is_not_in_the_record() {
    let scratch = Scratch::new("back");
    let (path, other) = (scratch.join("a.rec"), scratch.join("b.rec"));
    let seats = "human=Ann,greedy,human=Ben";
    let (ending, _) = play_on_screen(&new_game(&path, seats, 3), "\n\n1\n\nu\n2\n\n\n");
    assert_eq!(ending, Ok(Ending::Left));
    let (_, _) = play_on_screen(&new_game(&other, seats, 3), "\n\n2\n\n\n");
    let record = fs::read_to_string(&path).unwrap();
    assert_eq!(record, fs::read_to_string(&other).unwrap());
    assert_eq!(record.lines().filter(|line| line.starts_with("1 keep")).count(), 1);
    // Ann's choice is kept although Ben has not made his.
    let (ending, shown) = play_with(&resumed(&path), "\n");
    assert_eq!(ending, Ok(Ending::Left));
    assert!(shown.contains("Ben> ") && !shown.contains("Ann> "), "{shown}");
    let (ending, _) = play_with(&resumed(&path), &always_the_first());
    assert_eq!(ending, Ok(Ending::Over));
    assert!(verify::run(&[path], None, &mut Vec::new()).is_ok());
}

#[test]
fn a_record_is_never_overwritten() {
    let scratch = Scratch::new("overwrite");
    let path = scratch.join("a.rec");
    fs::write(&path, "precious").unwrap();
    let error = play_with(&new_game(&path, "human,greedy", 1), "").0.unwrap_err();
    assert!(error.contains("exists already"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert!(!secret_path(&path).exists());
}
