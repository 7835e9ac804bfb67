//! The small things that are shown to people: phrases, languages, refusals, messages.

use crate::{
    Gap, Language, NotNow, NotationError, Perspective, Phrase, Places, Seat, SeatSet, Sitter, Solo, Standings,
};

use super::coins::{A, B, Coins};

#[test]
fn a_phrase_keeps_its_key_and_fills_its_gaps_in_order() {
    let phrase: Phrase<char> = Phrase::new("say").of(B).with("count", 3u8).list("names", [A, B]);
    assert_eq!(phrase.key, "say");
    let both = Gap::List(vec![Gap::Seat(A), Gap::Seat(B)]);
    assert_eq!(Gap::from(SeatSet::all(2)), both, "a set is a list too");
    let gaps = [("name", Gap::Seat(B)), ("who", Gap::Person(B)), ("count", Gap::Number(3)), ("names", both)];
    assert_eq!(phrase.gaps, gaps);
}

#[test]
fn every_reason_of_every_game_has_its_text() {
    let keys = NotNow::ALL.map(|not_now| Phrase::<()>::from(not_now).key);
    let chance = "why-no-chance";
    let own = ["why-seat", "why-over", "why-chance", "why-turn", "why-chosen", "why-back"];
    assert_eq!(keys[..6], own);
    assert_eq!(keys[6..], [chance, chance, chance], "a player never sees what went wrong with a draw");
}

#[test]
fn a_language_has_a_code_of_two_letters() {
    assert_eq!(Language::ALL.map(Language::code), ["en", "fr", "pl", "de"]);
    for language in Language::ALL {
        assert_eq!(Language::of_code(language.code()), Some(language));
    }
    assert_eq!(Language::of_code("EN"), None);
    assert_eq!(Language::of_code(""), None);
}

#[test]
fn a_text_that_is_no_notation_is_quoted_beside_what_was_expected() {
    assert_eq!(NotationError::new("b9", "a card").to_string(), "`b9` found, expected a card");
    assert_eq!(NotationError::new("", "a card").to_string(), "expected a card");
    let long = format!("b\u{1b}{}", "9".repeat(60));
    let cut = format!("`b\u{fffd}{}` found, expected a card", "9".repeat(38));
    assert_eq!(NotationError::new(&long, "a card").to_string(), cut, "one short line, whatever was typed");
}

#[test]
fn a_player_is_called_by_name_and_a_bot_without_one_by_its_kind() {
    assert_eq!(Sitter::new("human", "Ann").label(), "Ann");
    assert_eq!(Sitter::new("greedy", "").label(), "greedy");
}

#[test]
fn the_result_names_the_winners_and_their_points() {
    let scores = [7, 9, 9];
    let placed = Standings::Placed(Places::new(&scores, |a, b| scores[a.index()] > scores[b.index()]));
    assert_eq!(Seat::all(3).map(|seat| placed.score(seat)).collect::<Vec<_>>(), scores);
    assert_eq!(Seat::all(3).map(|seat| placed.place(seat)).collect::<Vec<_>>(), [Some(3), Some(1), Some(1)]);
    let said: Phrase<()> = placed.say();
    assert_eq!(said, Phrase::new("over-now").list("names", [B, Seat::at(2)]).with("points", 9));
    for (score, key) in [(89, "over-lost"), (90, "over-won")] {
        let said: Phrase<()> = Standings::Solo(Solo::new(score, 90)).say();
        assert_eq!(said, Phrase::new(key).with("points", score).with("target", 90));
    }
}

/// What a bot is given cannot even be printed beyond what its seat sees.
#[test]
fn a_perspective_shows_what_its_seat_sees() {
    let state = crate::Game::start(&Coins);
    let perspective = Perspective::new(&Coins, &state, B);
    assert_eq!(format!("{perspective:?}"), format!("Perspective({B:?}, {:?})", perspective.view()));
}
