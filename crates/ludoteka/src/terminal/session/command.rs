//! What a player types: a number, a move in notation, or a letter that asks for something.

use engine::{Notation, NotationError};

/// What can be typed besides a move.
pub(super) const COMMANDS: &str = "\
What you can type
  1           a number makes that choice; so does the move as records write it
  r  r 26     the rule in question, or any other
  b           the board again              l   the whole log
  u           take a secret choice back    q   leave; the game is kept";

/// A line of a player, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<A> {
    Act(A),
    Help,
    Board,
    Log,
    Rule(Option<String>),
    TakeBack,
    Leave,
    /// Not understood, and why.
    Unclear(String),
}

impl<A: Notation> Command<A> {
    /// Reads a line whose white space is folded. A number stands for one of the actions, what is neither that
    /// nor a letter for a move, which the game reads.
    pub(super) fn read(
        text: &str,
        actions: &[A],
        read_move: impl Fn(&str) -> Result<A, NotationError>,
    ) -> Command<A> {
        let line = text.to_ascii_lowercase();
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "" => return Command::Unclear("Type the number of a choice, or ? for help.".to_owned()),
            "?" | "h" | "help" => return Command::Help,
            "b" | "board" => return Command::Board,
            "l" | "log" => return Command::Log,
            "u" | "undo" => return Command::TakeBack,
            "q" | "quit" | "exit" => return Command::Leave,
            "r" | "rule" | "rules" => {
                return Command::Rule((!rest.is_empty()).then(|| rest.to_ascii_uppercase()));
            }
            _ => {}
        }
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let index = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return match index.and_then(|index| actions.get(index)) {
                Some(&action) => Command::Act(action),
                None => Command::Unclear(format!("The choices are numbered from 1 to {}.", actions.len())),
            };
        }
        match read_move(text) {
            Ok(action) => Command::Act(action),
            Err(error) => Command::Unclear(format!("Not understood: {error}. ? shows what you can type.")),
        }
    }
}
