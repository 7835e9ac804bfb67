//! What the players of a table are called: names that tell them apart.

use engine::{Seat, Sitter};

use super::text::shorten;

/// The longest name that is shown.
const NAME_CELLS: usize = 20;

/// What the players of a table are called.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The names of the sitters; those who would be called alike get their seat's number. `guest` is what somebody is
    /// called who gave no name.
    pub(crate) fn new(sitters: &[Sitter], guest: &str) -> Names {
        let label = |sitter: &Sitter| match sitter.label() {
            "human" => clean(guest),
            label => clean(label),
        };
        let labels: Vec<String> = sitters.iter().map(label).collect();
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
}

/// A name may come from a record that somebody else wrote: nothing in it may steer the terminal.
fn clean(label: &str) -> String {
    // Without its usual number of iterations a search is just that.
    let label = label.strip_suffix(":2000").unwrap_or(label);
    shorten(&label.chars().filter(|c| !c.is_control()).collect::<String>(), NAME_CELLS)
}
