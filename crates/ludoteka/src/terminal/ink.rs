//! Colour, where it is wanted. It is never the only sign of anything.

/// A colour or weight of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    Bold,
    Dim,
    Red,
    Orange,
    Blue,
    Pink,
    Green,
    Yellow,
}

impl Hue {
    fn code(self) -> &'static str {
        match self {
            Hue::Bold => "1",
            Hue::Dim => "2",
            Hue::Red => "1;91",
            // The plain yellow of most terminals; theirs that is bright is our yellow.
            Hue::Orange => "33",
            Hue::Blue => "94",
            Hue::Pink => "95",
            Hue::Green => "92",
            Hue::Yellow => "93",
        }
    }
}

/// Whether to colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    is_on: bool,
}

impl Ink {
    /// Colours, or none at all.
    pub(crate) fn new(is_on: bool) -> Ink {
        Ink { is_on }
    }

    /// The text in this colour.
    pub(crate) fn paint(self, hue: Hue, text: &str) -> String {
        if self.is_on && !text.is_empty() {
            format!("\u{1b}[{}m{text}\u{1b}[0m", hue.code())
        } else {
            text.to_owned()
        }
    }
}
