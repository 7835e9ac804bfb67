//! Phrases: what a game says to people, before it is put into words.
//!
//! A [`Phrase`] is the key of a text and what fills its gaps: players, numbers, cards. The texts themselves
//! are written once per language, in Fluent files of the game's crate ([`Speak::TEXTS`]); the crate `phrases`
//! joins the two. How a card or a player looks inside a sentence is for whoever shows it: a chip in the
//! browser, ink in a terminal, a plain name in a playthrough. So a game decides what is said, and nothing
//! about words or looks.

use std::borrow::Cow;
use std::fmt::Debug;

use crate::{Element, Game, Language, RuleId, Seat, Set};

/// A text by its key, with what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase<T> {
    /// The key of the text.
    pub key: &'static str,
    /// What fills each gap, by the gap's name.
    pub gaps: Vec<(&'static str, Gap<T>)>,
}

/// What fills a gap of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap<T> {
    /// A player's name.
    Seat(Seat),
    /// Nothing to be shown: the text chooses its words by it. `you` if the seat is the reader's, else `other`.
    Person(Seat),
    /// A number, which also decides about plurals.
    Number(i64),
    /// A word that is never shown: the text chooses by it.
    Word(&'static str),
    /// A thing of the game: a card, symbols, a colour.
    Token(T),
    /// A phrase inside the phrase.
    Phrase(Phrase<T>),
    /// Several of them as a list in words: `a, b and c`.
    List(Vec<Gap<T>>),
}

impl<T> Phrase<T> {
    /// A text without gaps, so far.
    pub fn new(key: &'static str) -> Phrase<T> {
        Phrase { key, gaps: Vec::new() }
    }

    /// A sentence about a player: fills `name`, and `who`, by which the text addresses the reader.
    #[must_use]
    pub fn of(self, seat: Seat) -> Phrase<T> {
        self.with("name", Gap::Seat(seat)).with("who", Gap::Person(seat))
    }

    /// Fills a gap.
    #[must_use]
    pub fn with(mut self, name: &'static str, gap: impl Into<Gap<T>>) -> Phrase<T> {
        self.gaps.push((name, gap.into()));
        self
    }

    /// Fills a gap with a list.
    #[must_use]
    pub fn list<I: Into<Gap<T>>>(self, name: &'static str, items: impl IntoIterator<Item = I>) -> Phrase<T> {
        self.with(name, Gap::List(items.into_iter().map(Into::into).collect()))
    }
}

impl<T> From<Seat> for Gap<T> {
    fn from(seat: Seat) -> Gap<T> {
        Gap::Seat(seat)
    }
}

impl<T> From<Phrase<T>> for Gap<T> {
    fn from(phrase: Phrase<T>) -> Gap<T> {
        Gap::Phrase(phrase)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl<T> From<$kind> for Gap<T> {
            fn from(number: $kind) -> Gap<T> {
                Gap::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8, i16, u32, i32, i64);

impl<T> From<usize> for Gap<T> {
    fn from(number: usize) -> Gap<T> {
        Gap::Number(number as i64)
    }
}

/// A set is a list in words.
impl<T, E: Element + Into<Gap<T>>> From<Set<E>> for Gap<T> {
    fn from(set: Set<E>) -> Gap<T> {
        Gap::List(set.iter().map(Into::into).collect())
    }
}

/// The plain name of a thing, for where nothing but text can stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name<'a, T> {
    /// As it is: the deck has it, or it is a figure.
    Text(Cow<'a, str>),
    /// As the texts say it.
    Gap(Gap<T>),
}

/// What a match waits for, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<T> {
    /// What to do, or which players are awaited and for what.
    pub what: Phrase<T>,
    /// Something worth knowing beside it, such as that these are the last turns.
    pub note: Option<Phrase<T>>,
    /// The rule that asks.
    pub rule: RuleId,
}

/// How an event stands in a log for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InLog {
    /// Not at all: the board shows it, or something else says it.
    Omitted,
    /// Behind the sentence before, because it follows from it.
    SameLine,
    /// On a new line.
    NewLine,
    /// On a new line, as the heading of what comes.
    Heading,
}

/// A game that can be put into words. Every sentence of a game is made here.
///
/// Nothing here knows the reader: events, actions and refusals come as the reader may have them, and a prompt
/// is made from the reader's view.
pub trait Speak: Game {
    /// What can stand in a sentence besides players and numbers; a closed list of the game.
    type Token: Copy + Eq + Debug;

    /// The game's texts, a Fluent file in each language, in the order of [`Language::ALL`].
    const TEXTS: [&'static str; 4];

    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Phrase<Self::Token>;

    /// How an event stands in a log.
    fn in_log(&self, event: &Self::Event) -> InLog;

    /// What the view's own seat can do.
    fn say_action(&self, view: &Self::View, action: Self::Action) -> Phrase<Self::Token>;

    /// Why something is refused; goes on after a colon and has no stop.
    fn say_why(&self, why: Self::Why) -> Phrase<Self::Token>;

    /// What the view's viewer is asked or waits for.
    fn say_prompt(&self, view: &Self::View) -> Prompt<Self::Token>;

    /// A source of points.
    fn say_source(source: Self::Source) -> Phrase<Self::Token>;

    /// The same where a view says more of it: which card it is.
    fn say_source_in(&self, _view: &Self::View, source: Self::Source) -> Phrase<Self::Token> {
        Self::say_source(source)
    }

    /// A variant, by its slug.
    fn say_variant(variant: &str) -> Phrase<Self::Token>;

    /// The plain name of a thing.
    fn say_token(&self, token: Self::Token, language: Language) -> Name<'_, Self::Token>;
}
