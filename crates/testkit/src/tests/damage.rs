use super::failure;
use super::pile::Pile;
use crate::{check_damage, mangle, random_record};

#[test]
fn damage_is_found_whatever_it_is() {
    for players in [2, 3] {
        let game = Pile::new(players);
        check_damage(&game, &random_record(&game, 4), 0..3_000);
    }
}

#[test]
fn damage_differs_from_seed_to_seed() {
    let text = random_record(&Pile::new(2), 4);
    let kinds: std::collections::HashSet<Vec<u8>> = (0..200).map(|seed| mangle(&text, seed)).collect();
    assert!(kinds.len() > 150, "{}", kinds.len());
}

#[test]
fn a_record_that_is_not_good_is_no_start() {
    let game = Pile::new(2);
    let record = random_record(&game, 4).replace("rules 1", "rules 2");
    assert!(failure(|| check_damage(&game, &record, 0..1)).contains("not good to begin with"));
}
