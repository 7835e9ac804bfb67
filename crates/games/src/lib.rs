//! The registry: every game behind one type.
//!
//! Code that drives games without knowing which (the command line, the laboratory, the server) asks here. A
//! game is opened by its slug; [`with_game!`] then runs generic code on it, so that the type is chosen once
//! per table or run and never per action. [`map_games!`] runs generic code on every type of game.
//!
//! - `list`: the one list of games. `registry`: what is made of a list, opening a game.
//! - `stored`: a stored match, played again by the rules it was begun with.

#[macro_use]
mod list;
mod registry;
mod stored;
#[cfg(test)]
mod tests;

pub use decks::{Cell, DeckText, OpenGame, Sheet};
pub use engine::{GameInfo, Mode};
pub use list::*;
pub use registry::{OpenError, Opening, RulesVersionError, deck_checksum, known_versions};
pub use stored::{Again, play_again};

/// Which games, rules and cards this program knows, in a few digits. Programs that share a store and have the same can do
/// each other's work.
pub fn rules_digest() -> String {
    let mut text = String::new();
    for info in GAMES {
        for mode in info.modes {
            let opening = Opening {
                variant: Some(mode.variant.to_owned()),
                ..Opening::new(info.slug, *mode.players.start())
            };
            let deck = AnyGame::open(&opening).map(|game| with_game!(&game, game => deck_checksum(game)));
            let versions = AnyGame::rules_versions(info.slug, mode.variant);
            text.push_str(&format!(
                "{} {} {versions:?} {}\n",
                info.slug,
                mode.variant,
                deck.unwrap_or_default()
            ));
        }
    }
    engine::to_hex(&engine::sha256(text.as_bytes())[..4])
}
