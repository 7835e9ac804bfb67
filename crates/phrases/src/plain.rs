//! Phrases as plain text.

use engine::{Language, Name, Phrase, RecordError, ReplayError, Seat, Speak, Viewer};

use crate::form::Form;
use crate::text::Texts;

/// A game told in plain text: in which language, to whom, and what the players are called.
#[derive(Clone, Copy)]
pub struct Plain<'a, G> {
    /// The game.
    pub game: &'a G,
    /// The texts of the game.
    pub texts: Texts,
    /// The reader, whom the texts address as `you`.
    pub reader: Viewer,
    /// The players' names.
    pub names: &'a dyn Fn(Seat) -> String,
}

impl<G: Speak> Plain<'_, G> {
    /// A phrase as text.
    pub fn say(&self, phrase: &Phrase<G::Token>) -> String {
        let mut written = Written { plain: self, text: String::new() };
        self.texts.write(phrase, self.reader, &mut written);
        written.text
    }

    /// The name of a thing.
    pub fn name(&self, token: G::Token) -> String {
        let mut written = Written { plain: self, text: String::new() };
        written.token(token);
        written.text
    }
}

struct Written<'a, 'g, G> {
    plain: &'a Plain<'g, G>,
    text: String,
}

impl<G: Speak> Form<G::Token> for Written<'_, '_, G> {
    fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.text.push_str(&(self.plain.names)(seat));
    }

    fn token(&mut self, token: G::Token) {
        let Plain { game, texts, reader, .. } = *self.plain;
        match game.say_token(token, texts.language()) {
            Name::Text(name) => self.text.push_str(&name),
            Name::Gap(gap) => texts.write_gap(&gap, reader, self),
        }
    }
}

/// A phrase as text that should not speak of a player; if it does, it says the number of the seat.
pub fn plain<G: Speak>(game: &G, phrase: &Phrase<G::Token>, language: Language) -> String {
    let names = |seat: Seat| seat.to_string();
    Plain { game, texts: Texts::of::<G>(language), reader: Viewer::Spectator, names: &names }.say(phrase)
}

/// What is wrong with a record, in words: which line, and if a rule refuses it, which one and why.
pub fn explain<G: Speak>(game: &G, error: ReplayError<G::Why>, language: Language) -> RecordError {
    match error {
        ReplayError::Record(error) => error,
        ReplayError::Refused { line, text, refusal } => {
            let why = plain(game, &game.say_why(refusal.why), language);
            RecordError::new(line, format!("`{text}`: {why} ({})", refusal.rule))
        }
    }
}
