//! How much time people have.

/// How much time a person has, as it was agreed when the table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeLimit {
    /// As much as they like.
    #[default]
    None,
    /// For every move.
    Move {
        /// The seconds of a move.
        seconds: u32,
    },
    /// For the whole match, and some more with every move.
    Match {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds that come with every move.
        more: u32,
    },
}

/// The longest time: a month.
const SECONDS_MAX: u32 = 30 * 24 * 3600;

impl TimeLimit {
    /// Those that are offered where a table is opened.
    pub const OFFERED: [TimeLimit; 9] = [
        TimeLimit::None,
        TimeLimit::Move { seconds: 30 },
        TimeLimit::Move { seconds: 60 },
        TimeLimit::Move { seconds: 180 },
        TimeLimit::Move { seconds: 24 * 3600 },
        TimeLimit::Move { seconds: 3 * 24 * 3600 },
        TimeLimit::Match { seconds: 600, more: 10 },
        TimeLimit::Match { seconds: 1200, more: 20 },
        TimeLimit::Match { seconds: 3600, more: 30 },
    ];

    /// The word in storage and forms: `none`, `move-60`, `match-600-10`.
    pub fn word(self) -> String {
        match self {
            TimeLimit::None => "none".to_owned(),
            TimeLimit::Move { seconds } => format!("move-{seconds}"),
            TimeLimit::Match { seconds, more } => format!("match-{seconds}-{more}"),
        }
    }

    /// The limit with this word. Nobody gets no time at all, nor more than a month.
    pub fn of_word(word: &str) -> Option<TimeLimit> {
        let number = |text: &str| text.parse().ok().filter(|seconds| (1..=SECONDS_MAX).contains(seconds));
        let parts: Vec<&str> = word.split('-').collect();
        match parts.as_slice() {
            ["none"] => Some(TimeLimit::None),
            ["move", seconds] => Some(TimeLimit::Move { seconds: number(seconds)? }),
            ["match", seconds, more] => {
                Some(TimeLimit::Match { seconds: number(seconds)?, more: number(more)? })
            }
            _ => None,
        }
    }
}
