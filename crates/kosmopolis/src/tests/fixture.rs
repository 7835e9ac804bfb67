//! Positions in the middle of a match, written down card by card.

use engine::Seat;
use testkit::Scenario;

use crate::card::{Cards, Kind};
use crate::model::{PLAYERS_MAX, Phase};
use crate::{Deck, Kosmopolis};

/// The game of the box.
pub(super) fn game(players: usize) -> Kosmopolis {
    Kosmopolis::new(players, Deck::standard()).expect("2, 3 or 4 players")
}

/// A game with few cards: so many copies of each kind listed, nothing else.
pub(super) fn small_game(players: usize, cards: &str) -> Kosmopolis {
    let mut deck = Deck::standard();
    deck.cards = self::cards(cards);
    Kosmopolis::new(players, deck).expect("2, 3 or 4 players")
}

/// Cards in notation: `b3 b3 g5`.
pub(super) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|word| word.parse::<Kind>().expect("a card")).collect()
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// A position in the play of a round; what is not said is empty, and the rest of the box is the deck.
#[derive(Clone, Copy, Default)]
pub(super) struct Position {
    pub(super) players: usize,
    pub(super) round: u8,
    /// The starting player's number, whose turn it is; 1 if not said.
    pub(super) starter: usize,
    pub(super) capital: &'static str,
    pub(super) hometown: [&'static str; PLAYERS_MAX],
    pub(super) hand: [&'static str; PLAYERS_MAX],
    pub(super) bonus: [&'static str; PLAYERS_MAX],
    pub(super) markers: [u8; PLAYERS_MAX],
    /// The deck is empty and what is not said elsewhere has left the game.
    pub(super) no_deck: bool,
}

impl Position {
    pub(super) fn scenario(self) -> Scenario<Kosmopolis> {
        let game = game(self.players);
        let mut scenario = Scenario::new(game);
        let state = scenario.state_mut();
        let (board, hidden) = (&mut state.board, &mut state.hidden);
        board.round = self.round.max(1);
        board.starter = seat(self.starter.max(1));
        board.phase = Phase::Play(board.starter);
        board.capital = cards(self.capital);
        for index in 0..self.players {
            board.hometown[Seat::at(index)] = cards(self.hometown[index]);
            board.bonus[Seat::at(index)] = cards(self.bonus[index]);
            board.markers[Seat::at(index)] = self.markers[index];
            board.supply -= self.markers[index];
            hidden.hand[Seat::at(index)] = cards(self.hand[index]);
            board.hand_count[Seat::at(index)] = hidden.hand[Seat::at(index)].total() as u8;
        }
        hidden.deck = Cards::EMPTY;
        let rest = Deck::standard().cards.minus(state.all_cards());
        let (board, hidden) = (&mut state.board, &mut state.hidden);
        if self.no_deck {
            board.discards = rest;
        } else {
            hidden.deck = rest;
        }
        board.deck_count = hidden.deck.total() as u8;
        scenario
    }
}
