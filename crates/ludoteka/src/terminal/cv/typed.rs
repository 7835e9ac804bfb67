//! What a player types besides numbers: notation, with some freedom for dice.

use cv::{Action, Symbol, Symbols, View};
use engine::NotationError;

const DICE: &str = "dice letters out of H K R $ + -, such as `reroll HK` or `keep $+`";

/// Reads a move. Dice are written in any order, in small letters, with blanks between; `keep` with dice
/// throws all others again.
pub(super) fn read(view: &View, text: &str) -> Result<Action, NotationError> {
    let line = text.to_ascii_lowercase();
    let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
    let free = view.board.turn.dice.without_all(Symbol::BadLuck);
    match (verb, rest) {
        ("reroll", "all") => Ok(Action::Reroll(free)),
        ("reroll", rest) if rest != "new" => dice(rest).map(Action::Reroll),
        ("keep", rest) if !rest.starts_with(|c: char| c.is_ascii_digit()) => {
            // What is frozen is kept anyway, whether it is named or not.
            let kept = dice(rest)?.without_all(Symbol::BadLuck);
            if !free.contains(kept) {
                return Err(NotationError::new(rest, "dice that lie on the table"));
            }
            Ok(if free == kept { Action::Stop } else { Action::Reroll(free.minus(kept)) })
        }
        _ => line.parse(),
    }
}

fn dice(text: &str) -> Result<Symbols, NotationError> {
    let letters: String = text.chars().filter(|c| *c != ' ').map(|c| c.to_ascii_uppercase()).collect();
    let dice = letters.parse::<Symbols>().ok().filter(|dice| !dice.is_empty());
    dice.ok_or_else(|| NotationError::new(text, DICE))
}
