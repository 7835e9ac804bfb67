use super::failure;
use super::pile::Pile;
use crate::check_words;

#[test]
fn a_game_that_speaks_is_found_to() {
    check_words(&Pile::new(3), 0..5);
}

#[test]
fn a_text_that_is_missing_is_found() {
    let game = Pile::with(2, super::pile::Flaw::Speechless);
    let found = failure(|| check_words(&game, 0..5));
    assert!(found.contains("pile-missing"), "{found}");
}
