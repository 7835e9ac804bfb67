//! What the people at a table decide together.

/// What somebody at a table proposes, and the others agree to or not. Seats are counted from 0 here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Motion {
    /// The match is given up, and the table closed.
    Close,
    /// A bot plays for this seat from now on, for good.
    Remove(usize),
}

impl Motion {
    /// The word in storage and forms: `close`, `remove-2` for the second seat.
    pub fn word(self) -> String {
        match self {
            Motion::Close => "close".to_owned(),
            Motion::Remove(seat) => format!("remove-{}", seat + 1),
        }
    }

    /// The motion with this word.
    pub fn of_word(word: &str) -> Option<Motion> {
        match word.split_once('-') {
            None => (word == "close").then_some(Motion::Close),
            Some(("remove", seat)) => seat.parse::<usize>().ok()?.checked_sub(1).map(Motion::Remove),
            Some(_) => None,
        }
    }
}
