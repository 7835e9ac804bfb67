//! What a player types besides numbers: notation, with some freedom for dice.

use engine::NotationError;
use goennen::{ALL_DICE, Action, Colour, DiceSet, View};

const DICE: &str = "dice letters out of y o g b p, such as `reroll yo` or `keep gb`";

/// Reads a move. Dice are written in any order, in small or large letters, with blanks between; `keep` with dice
/// rolls all others again.
pub(super) fn read(_: &View, text: &str) -> Result<Action, NotationError> {
    let line = text.to_ascii_lowercase();
    let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
    match (verb, rest) {
        ("reroll", "all") => Ok(Action::Reroll(ALL_DICE)),
        ("reroll", rest) => dice(rest).map(Action::Reroll),
        ("keep", rest) => {
            let others = ALL_DICE.minus(dice(rest)?);
            if others.is_empty() { Err(NotationError::new(rest, DICE)) } else { Ok(Action::Reroll(others)) }
        }
        _ => line.parse(),
    }
}

fn dice(text: &str) -> Result<DiceSet, NotationError> {
    let letters = text.chars().filter(|&c| c != ' ');
    let dice: Option<Vec<Colour>> = letters.map(Colour::of_letter).collect();
    let dice = dice.filter(|dice| !dice.is_empty()).ok_or_else(|| NotationError::new(text, DICE))?;
    let set: DiceSet = dice.iter().copied().collect();
    // A die named twice is a slip of the finger.
    if set.count() as usize == dice.len() { Ok(set) } else { Err(NotationError::new(text, DICE)) }
}
