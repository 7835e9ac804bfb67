//! CVlizations: 2 to 5 players, three ages of three turns.
//!
//! Each turn everybody lays two orders, one open and one hidden. Orders are carried out by number, and what one
//! brings depends on how many tribes laid it: most are best by two. Then everybody may buy an idea, which bends a
//! rule from the next turn on or scores at the end. Most happiness after nine turns wins. Two players play with a
//! third tribe that nobody plays, or with a neutral tribe each. The rules are in `docs/rules/cvlizations.md`.
//!
//! Modules in reading order:
//!
//! - `card`: orders, strengths, ideas. `resource`: food, wood, stone. `effect`: what ideas do, and when.
//! - `deck`: the deck file. `book`: the deck as the rules look it up.
//! - `model`: the state, open and hidden. `action`: actions, chances, their notation.
//! - `rules`: the phase machine; `rules/setup`, `rules/order`, `rules/carry`, `rules/theft`, `rules/idea`,
//!   `rules/development`, `rules/cleanup`.
//! - `scoring`, `swap`: points, and the swaps at the end. `event`, `why`: what happened, why not.
//! - `phrase`: all of it as phrases, the words being in `texts`. `sheet`: the deck as tables.
//! - `foresee`: what orders would bring.
//! - `view`: what a viewer may know. `imagine`: a full state from a view. `digest`: the facts of a state.

mod action;
mod book;
mod card;
mod deck;
mod digest;
mod effect;
mod event;
mod foresee;
mod imagine;
mod model;
mod phrase;
mod resource;
pub mod rule_ids;
mod rules;
mod scoring;
mod sheet;
mod swap;
#[cfg(test)]
mod tests;
mod view;
mod why;

use std::sync::Arc;

use decks::{DeckError, DeckText, OpenGame, Sheet, read_or};
use engine::{Game, Mode, ModeError, Seat};

pub use action::{Action, Chance, Loot, Swap, Theft};
pub use card::{
    ALL_ORDERS, FIRST_DECK, FIRST_IDEAS, IDEAS, Idea, IdeaSet, KINDS, Kind, LATE_IDEAS, ORDERS, Order,
    OrderSet, Strength, TRACK,
};
pub use deck::{Amount, DEFAULT_DECK, Deck, Entry, FACTS, OrderEntry};
pub use effect::{Effect, Gain, Moment};
pub use event::Event;
pub use foresee::Foresight;
pub use model::{
    AGE, Agenda, Board, Crowd, PLAYERS_MAX, Phase, Player, Purchase, State, TRIBES, TURNS, Tribe, Variant,
};
pub use phrase::{Token, say_effect, say_resource};
pub use resource::{Bundle, Resource, Resources};
pub use scoring::{Source, rule_of_idea};
pub use swap::Swaps;
pub use view::View;
pub use why::Why;

use book::Book;

/// The game, with its deck, variant and number of players.
#[derive(Clone, Debug)]
pub struct Cvlizations {
    players: usize,
    variant: Variant,
    deck: Arc<Deck>,
    book: Book,
}

impl Cvlizations {
    /// The game for a variant and a number of players with this deck. CVL-1: three to five players, or two in one
    /// of two variants; without a variant the first one for that many players is meant.
    pub fn new(variant: Option<&str>, players: usize, deck: Deck) -> Result<Cvlizations, ModeError> {
        Ok(Cvlizations::of_mode(Cvlizations::INFO.choose(variant, players)?, players, deck))
    }

    fn of_mode(mode: &Mode, players: usize, deck: Deck) -> Cvlizations {
        let variant = Variant::ALL.into_iter().find(|variant| variant.word() == mode.variant);
        let book = Book::new(&deck);
        Cvlizations { players, variant: variant.unwrap_or(Variant::Standard), deck: Arc::new(deck), book }
    }

    /// The deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Which variant is played.
    pub fn kind(&self) -> Variant {
        self.variant
    }

    /// The ideas of a seat that work at a moment. CVL-33: the rules ask this wherever an idea can bend them.
    #[inline]
    pub fn working(&self, board: &Board, seat: Seat, moment: Moment) -> IdeaSet {
        board.players[seat].awake.both(self.book.at(moment))
    }

    /// What an idea costs.
    #[inline]
    pub fn cost(&self, idea: Idea) -> Resources {
        self.book.cost(idea)
    }

    /// What an idea does.
    #[inline]
    pub fn effect(&self, idea: Idea) -> Effect {
        self.book.effect(idea)
    }

    /// The printed points of an idea.
    #[inline]
    pub fn points(&self, idea: Idea) -> u8 {
        self.book.points(idea)
    }

    /// What an order brings at a strength (CVL-23).
    #[inline]
    pub fn amount(&self, order: Order, strength: Strength) -> u8 {
        self.book.amount(order, strength)
    }

    /// The ideas of a type.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> IdeaSet {
        self.book.of_kind(kind)
    }

    /// The ideas that are in the deck in use, known top included. Everybody can tell them: they are those that
    /// nobody has seen on the track.
    pub fn in_deck(&self, board: &Board) -> IdeaSet {
        let deck = if board.age() < 3 { self.book.first() } else { self.book.late() };
        let bought = Seat::all(self.players).map(|seat| board.players[seat].ideas);
        bought.fold(deck.minus(board.on_track()), IdeaSet::minus)
    }

    /// The tribes of the table, players first.
    pub fn tribes(&self) -> impl Iterator<Item = Tribe> {
        rules::order::tribes(self)
    }

    /// The swaps that the table would make for a seat if the match ended now (CVL-51).
    pub fn swaps(&self, board: &Board, seat: Seat) -> Swaps {
        scoring::swaps(self, board, seat)
    }

    /// The player who acts after so many others this turn.
    #[inline]
    pub fn seat_at(&self, board: &Board, place: usize) -> Seat {
        let index = board.first.index() + place;
        Seat::at(if index >= self.players { index - self.players } else { index })
    }
}

impl OpenGame for Cvlizations {
    fn open(mode: &Mode, players: usize, deck: Option<&DeckText>) -> Result<Cvlizations, DeckError> {
        Ok(Cvlizations::of_mode(mode, players, read_or(deck, Deck::parse, Deck::standard)?))
    }

    fn sheets(&self) -> Vec<Sheet<Token>> {
        sheet::sheets(&self.deck)
    }
}
