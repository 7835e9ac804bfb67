//! Texts and phrases as HTML.
//!
//! Grammar and word order stay in the text files (crate `phrases`); here pieces of markup are put into
//! sentences: a player's name in colour, a card as a chip. Words are escaped where they are written, so
//! nothing a player typed is ever read as HTML.

use std::ops::RangeInclusive;

use decks::Language;
use engine::{Gap, Phrase, Seat, Speak, Viewer};
use maud::{Markup, PreEscaped, Render};
use phrases::{Fill, Form, Part};

use crate::game_page::{GamePage, name};
use crate::hyphen;
use crate::table::SeatInfo;

/// What is put into a text.
#[derive(Clone, Debug)]
pub enum Arg {
    /// Words, escaped where they are shown.
    Text(String),
    /// A number, which decides about plurals.
    Number(i64),
    /// Ready HTML; only in [`Texts::html`].
    Html(Markup),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Markup> for Arg {
    fn from(markup: Markup) -> Arg {
        Arg::Html(markup)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8, u32, i32);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

/// The texts in one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts(phrases::Texts);

impl Texts {
    /// The texts in this language that belong to no game.
    pub fn new(language: Language) -> Texts {
        Texts(phrases::Texts::new(language))
    }

    /// The same language, with the texts of a game.
    pub(crate) fn of<G: Speak>(self) -> Texts {
        Texts(phrases::Texts::of::<G>(self.language()))
    }

    /// The language.
    pub fn language(self) -> Language {
        self.0.language()
    }

    /// How many may play, in words.
    pub(crate) fn player_count(self, players: &RangeInclusive<usize>) -> String {
        self.0.player_count(players)
    }

    /// A text without gaps.
    pub fn text(self, key: &str) -> String {
        self.0.text(key)
    }

    /// A text with its gaps filled. Markup does not belong here.
    pub fn with(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.0.with(key, &fills(args))
    }

    /// Words for a narrow place, with soft hyphens in the long ones.
    pub(crate) fn soft(self, words: &str) -> String {
        hyphen::soft(words, self.language())
    }

    /// A text as HTML, with pieces of markup in it.
    pub fn html(self, key: &str, args: &[(&str, Arg)]) -> Markup {
        let mut html = String::new();
        self.0.fill(key, &fills(args), &mut |part| match part {
            Part::Text(text) => write_words(&mut html, text),
            Part::Hole(index) => {
                if let Some((_, Arg::Html(markup))) = args.get(index) {
                    html.push_str(&markup.0);
                }
            }
        });
        PreEscaped(html)
    }

    /// Names and the like as a list in words: `Ola, Jan and Eva`.
    pub fn list(self, items: &[Markup]) -> Markup {
        match items {
            [] => PreEscaped(String::new()),
            [one] => one.clone(),
            [rest @ .., last] => {
                let rest = rest.iter().map(|item| item.0.as_str()).collect::<Vec<_>>().join(", ");
                self.html("list-and", &[("rest", PreEscaped(rest).into()), ("last", last.clone().into())])
            }
        }
    }

    /// A phrase of a game as plain words, for buttons and labels.
    pub(crate) fn plain<G: Speak>(self, game: &G, phrase: &Phrase<G::Token>) -> String {
        phrases::plain(game, phrase, self.language())
    }

    /// A phrase of a game as plain words that speak of players, for one reader.
    pub(crate) fn plain_for<G: Speak>(
        self,
        game: &G,
        phrase: &Phrase<G::Token>,
        reader: Viewer,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        phrases::Plain { game, texts: self.0, reader, names }.say(phrase)
    }

    /// The plain name of a thing.
    pub(crate) fn name<G: Speak>(self, game: &G, token: G::Token) -> String {
        let names = |seat: Seat| seat.to_string();
        phrases::Plain { game, texts: self.0, reader: Viewer::Spectator, names: &names }.name(token)
    }

    /// What a game says without having been opened: a variant, a source of points, the name of a symbol.
    pub(crate) fn bare<T: Copy>(self, said: impl Into<Gap<T>>) -> String {
        let mut words = PlainWords(String::new());
        self.0.write_gap(&said.into(), Viewer::Spectator, &mut words);
        words.0
    }
}

fn fills<'a>(args: &'a [(&str, Arg)]) -> Vec<(&'a str, Fill<'a>)> {
    let fill = |arg: &'a Arg| match arg {
        Arg::Text(text) => Fill::from(text.as_str()),
        Arg::Number(number) => Fill::Number(*number),
        Arg::Html(_) => Fill::Hole,
    };
    args.iter().map(|(name, arg)| (*name, fill(arg))).collect()
}

/// Words alone, where no thing of the game is named.
struct PlainWords(String);

impl<T> Form<T> for PlainWords {
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.0.push_str(&seat.to_string());
    }

    fn token(&mut self, _: T) {
        debug_assert!(false, "a thing has no name before its game is opened");
    }
}

/// Whom a phrase is written for as HTML.
pub(crate) struct Html<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) texts: Texts,
    pub(crate) reader: Viewer,
    pub(crate) seats: &'a [SeatInfo],
}

impl<G: GamePage> Html<'_, G> {
    /// A phrase as HTML.
    pub(crate) fn say(&self, phrase: &Phrase<G::Token>) -> Markup {
        let mut written = Written { html: self, out: String::with_capacity(SENTENCE_BYTES) };
        self.texts.0.write(phrase, self.reader, &mut written);
        PreEscaped(written.out)
    }
}

/// Most sentences take no more, with what stands in them.
const SENTENCE_BYTES: usize = 384;

/// Words, escaped. Most need no escapes, and are copied in one go.
fn write_words(out: &mut String, words: &str) {
    if words.bytes().any(|byte| matches!(byte, b'&' | b'<' | b'>' | b'"')) {
        words.render_to(out);
    } else {
        out.push_str(words);
    }
}

struct Written<'a, 'g, G> {
    html: &'a Html<'g, G>,
    out: String,
}

impl<G: GamePage> Form<G::Token> for Written<'_, '_, G> {
    fn text(&mut self, text: &str) {
        write_words(&mut self.out, text);
    }

    fn seat(&mut self, seat: Seat) {
        self.out.push_str(&name(self.html.seats, seat).0);
    }

    fn token(&mut self, token: G::Token) {
        self.out.push_str(&self.html.game.chip(token, self.html.texts).0);
    }
}
