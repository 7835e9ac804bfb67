//! Hostile input, one function per door it comes in by. Each takes any bytes and panics if Ludoteka does what it must
//! not do; `cargo xtask soak` lets a fuzzer look for such bytes, and the tests here throw all of `corpus` again.
//!
//! - [`notation`]: words that stand for an action or a chance, in every game and at any moment of a match.
//! - [`record`]: whole records. [`deck`]: deck files of every game.
//! - [`form`]: what is sent to a server instead of a form. [`socket`]: what is sent through its WebSockets.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a panic is how a finding is told")]

mod door;
#[cfg(test)]
mod tests;

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent, Table, fingerprint};
use games::{AnyGame, DeckText, GAMES, Opening, with_game};

pub use door::{form, socket};

/// At most so many random moves are made before the words are tried: a whole match of any game is shorter.
const MOVES_MAX: u64 = 1024;

/// Splits off the bytes that say where the rest is thrown.
fn take<const N: usize>(data: &[u8]) -> Option<([u8; N], &[u8])> {
    data.split_first_chunk().map(|(head, rest)| (*head, rest))
}

/// Words that stand for an action or a chance. What is refused changes nothing; what is understood says itself again in
/// the same words.
pub fn notation(data: &[u8]) {
    let Some(([mode, seed, far, seat], words)) = take(data) else { return };
    let Ok(words) = std::str::from_utf8(words) else { return };
    let modes: Vec<AnyGame> = AnyGame::in_every_mode().collect();
    let game = &modes[usize::from(mode) % modes.len()];
    let moves = u64::from(far) * MOVES_MAX / 255;
    with_game!(game, game => try_words(game, u64::from(seed), moves, usize::from(seat), words));
}

fn try_words<G: Game>(game: &G, seed: u64, moves: u64, seat: usize, words: &str) {
    let mut random = QuickRandom::new(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    for _ in 0..moves {
        match game.awaits(&state) {
            Awaits::Over => break,
            Awaits::Chance => {
                game.draw(&mut state, &mut random, &mut Silent);
            }
            Awaits::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                game.legal(&state, seat, &mut legal);
                let action = legal[random.below(legal.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    let seat = Seat::at(seat % game.players());
    if let Ok(action) = words.parse::<G::Action>() {
        let said = action.to_string();
        assert_eq!(said.parse::<G::Action>().ok(), Some(action), "`{words}` says itself as `{said}`");
        let is_allowed = game.check(&state, seat, action).is_ok();
        let is_awaited = game.awaits(&state).seats().contains(seat);
        legal.clear();
        if is_awaited {
            game.legal(&state, seat, &mut legal);
        }
        assert_eq!(is_allowed, legal.contains(&action), "`{words}`: the check and the list agree");
        if is_allowed {
            let before = fingerprint(game, &state);
            game.apply(&mut state, seat, action, &mut Silent);
            assert_ne!(fingerprint(game, &state), before, "`{words}` was carried out");
        }
    }
    if let Ok(chance) = words.parse::<G::Chance>() {
        let said = chance.to_string();
        assert_eq!(said.parse::<G::Chance>().ok(), Some(chance), "`{words}` says itself as `{said}`");
        let mut table = Table::new(game.clone());
        let before = fingerprint(game, table.state());
        if table.reveal(chance).is_err() {
            assert_eq!(fingerprint(game, table.state()), before, "what is refused changes nothing");
        }
    }
}

/// A whole record: it is read and played again, or refused in a line that says where it is wrong.
pub fn record(data: &[u8]) {
    let Err(error) = engine::Record::parse_bytes(data) else {
        if let Ok(text) = std::str::from_utf8(data) {
            let _ = games::play_again(text, None);
        }
        return;
    };
    let said = error.to_string();
    assert!(!said.is_empty() && !said.chars().any(char::is_control), "a plain line: {said:?}");
}

/// A deck file of some game: it is read, and a match with it can begin; or it is refused in plain words.
pub fn deck(data: &[u8]) {
    let Some(([game], text)) = take(data) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(game) % GAMES.len()];
    let players = *game.modes.first().expect("a game has a mode").players.start();
    let deck = DeckText { name: "thrown".to_owned(), text: text.to_owned() };
    match AnyGame::open(&Opening { deck: Some(deck), ..Opening::new(game.slug, players) }) {
        Ok(game) => with_game!(&game, game => try_words(game, 1, 64, 0, "")),
        Err(error) => {
            let said = error.to_string();
            assert!(!said.is_empty() && !said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
        }
    }
}
