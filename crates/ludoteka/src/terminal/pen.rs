//! The pen: what a game says, written for one reader, in their language, with or without colour.

use engine::{Gap, Language, Phrase, Seat, Speak, Viewer};
use phrases::{Fill, Form, Plain, Texts};

use super::{Ink, Names, Screen};

/// For whom the terminal writes, and how.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    names: &'a Names,
    viewer: Viewer,
    texts: Texts,
    /// Whether to colour.
    pub(crate) ink: Ink,
}

impl<'a> Pen<'a> {
    /// A pen for the texts of a game.
    pub(crate) fn new<G: Speak>(names: &'a Names, viewer: Viewer, language: Language, ink: Ink) -> Pen<'a> {
        Pen { names, viewer, texts: Texts::of::<G>(language), ink }
    }

    /// The same without colour.
    pub(crate) fn plain(self) -> Pen<'a> {
        Pen { ink: Ink::new(false), ..self }
    }

    /// Whether the seat is the reader's own.
    pub(crate) fn is_own(self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The name, whoever reads.
    pub(crate) fn name(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// `you`, or the name.
    pub(crate) fn who(self, seat: Seat) -> String {
        if self.is_own(seat) { self.text("seat-you") } else { self.name(seat).to_owned() }
    }

    /// A text without gaps.
    pub(crate) fn text(self, key: &str) -> String {
        unhyphened(&self.texts.text(key))
    }

    /// The same with its gaps filled.
    pub(crate) fn with(self, key: &str, gaps: &[(&str, Fill<'_>)]) -> String {
        unhyphened(&self.texts.with(key, gaps))
    }

    /// A phrase of a game.
    pub(crate) fn say<G: Screen>(self, game: &G, phrase: &Phrase<G::Token>) -> String {
        let mut written = Written { pen: self, game, text: String::new() };
        self.texts.write(phrase, self.viewer, &mut written);
        written.text
    }

    /// What would fill a gap.
    pub(crate) fn say_gap<G: Screen>(self, game: &G, gap: &Gap<G::Token>) -> String {
        let mut written = Written { pen: self, game, text: String::new() };
        self.texts.write_gap(gap, self.viewer, &mut written);
        written.text
    }

    /// The plain name of a thing. A deck may come with a record that somebody else wrote: nothing in it may steer
    /// the terminal.
    pub(crate) fn name_of<G: Speak>(self, game: &G, token: G::Token) -> String {
        let names = |seat: Seat| self.names.of(seat).to_owned();
        let name = Plain { game, texts: self.texts, reader: self.viewer, names: &names }.name(token);
        unhyphened(&name).chars().filter(|c| !c.is_control()).collect()
    }
}

/// Text without the marks where a browser may break a word.
fn unhyphened(text: &str) -> String {
    text.replace('\u{ad}', "")
}

struct Written<'a, G> {
    pen: Pen<'a>,
    game: &'a G,
    text: String,
}

impl<G: Screen> Form<G::Token> for Written<'_, G> {
    fn text(&mut self, text: &str) {
        self.text.push_str(&unhyphened(text));
    }

    fn seat(&mut self, seat: Seat) {
        self.text.push_str(self.pen.name(seat));
    }

    fn token(&mut self, token: G::Token) {
        self.text.push_str(&self.game.ink(token, self.pen));
    }
}
