//! Players in words: names that tell them apart, and "you" for who looks.

use engine::{Seat, Sitter, Viewer};

use super::text::shorten;

/// The longest name that is shown.
const NAME_CELLS: usize = 20;

/// What the players of a table are called.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The names of the sitters; those who would be called alike get their seat's number.
    pub(crate) fn new(sitters: &[Sitter]) -> Names {
        let labels: Vec<String> = sitters.iter().map(|sitter| clean(sitter.label())).collect();
        let is_double = |label: &String| labels.iter().filter(|other| *other == label).count() > 1;
        let names = labels.iter().enumerate().map(|(index, label)| {
            if is_double(label) { format!("{label} #{}", index + 1) } else { label.clone() }
        });
        Names(names.collect())
    }

    /// A player's name.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// How many players there are.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The names as one viewer says them.
    pub(crate) fn to(&self, viewer: Viewer) -> Voice<'_> {
        Voice { names: self, viewer }
    }
}

/// A name may come from a record that somebody else wrote: nothing in it may steer the terminal.
fn clean(label: &str) -> String {
    // Without its usual number of iterations a search is just that.
    let label = label.strip_suffix(":2000").unwrap_or(label);
    shorten(&label.chars().filter(|c| !c.is_control()).collect::<String>(), NAME_CELLS)
}

/// How a viewer speaks of the players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    names: &'a Names,
    viewer: Viewer,
}

impl<'a> Voice<'a> {
    /// Whether the seat is the viewer's own.
    pub(crate) fn is_own(self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The name, whoever looks.
    pub(crate) fn name(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// `you`, or the name.
    pub(crate) fn who(self, seat: Seat) -> &'a str {
        if self.is_own(seat) { "you" } else { self.names.of(seat) }
    }

    /// `You`, or the name, at the beginning of a sentence.
    pub(crate) fn subject(self, seat: Seat) -> &'a str {
        if self.is_own(seat) { "You" } else { self.names.of(seat) }
    }

    /// `You play`, or `Ann plays`, at the beginning of a sentence.
    pub(crate) fn does(self, seat: Seat, own: &str, other: &str) -> String {
        format!("{} {}", self.subject(seat), if self.is_own(seat) { own } else { other })
    }

    /// The same inside a sentence.
    pub(crate) fn then(self, seat: Seat, own: &str, other: &str) -> String {
        format!("{} {}", self.who(seat), if self.is_own(seat) { own } else { other })
    }
}
