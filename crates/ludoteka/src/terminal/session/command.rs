//! What a player types: a number, a move in notation, or a letter that asks for something.

use engine::{Notation, NotationError};

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
    Unclear(Unclear),
}

/// Why a line was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unclear {
    /// There was nothing in it.
    Empty,
    /// No choice has this number; there are so many.
    Number(usize),
    /// It is neither a command nor a move.
    Notation(NotationError),
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
            "" => return Command::Unclear(Unclear::Empty),
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
                None => Command::Unclear(Unclear::Number(actions.len())),
            };
        }
        match read_move(text) {
            Ok(action) => Command::Act(action),
            Err(error) => Command::Unclear(Unclear::Notation(error)),
        }
    }
}
