//! Positions in the middle of a match, written down card by card, and decks with cards made for a test.

use decks::OpenGame;
use engine::Seat;
use testkit::Scenario;

use crate::action::Place;
use crate::card::{Age, Card, CardSet, Kind};
use crate::deck::entry;
use crate::face::Face;
use crate::model::{PLAYERS_MAX, Phase};
use crate::rules::{lay, roll};
use crate::{Cv, Deck, Edition};

pub(super) const BOTH: [Edition; 2] = Edition::ALL;

/// The game with the default deck.
pub(super) fn game(players: usize, edition: Edition) -> Cv {
    Cv::new(players, edition, Deck::standard()).expect("2, 3 or 4 players")
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// Card numbers with spaces between them.
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().expect("a card number")).collect()
}

pub(super) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A card as deck files write it: `type = "health"; cost = "HH"; gives = "R"`.
pub(super) fn face(card: Card, text: &str) -> Face {
    let fields = text.replace("; ", "\n");
    let names = r#"name = { en = "a", fr = "a", pl = "a", de = "a" }"#;
    let text = format!("[[card]]\nnumber = {card}\nprovenance = \"reconstructed\"\n{names}\n{fields}\n");
    let file = decks::DeckFile::parse("a test", &text).expect("TOML");
    let rows = file.rows("card").expect("a row");
    entry(&rows[0]).expect("a good card").face
}

/// A position at the beginning of a turn. What is not said is empty; cards that are nowhere else are in
/// their decks, childhood cards and goals in the box.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) players: usize,
    pub(super) edition: Edition,
    /// The rules version; the newest if not said.
    pub(super) rules_version: Option<u32>,
    /// The number of the seat that starts every round; 1 if not said.
    pub(super) starter: usize,
    /// The number of the seat whose turn begins; 1 if not said.
    pub(super) current: usize,
    /// Each CV: `health 22 60; relationship 18`, each stack from its bottom to its top.
    pub(super) cv: [&'static str; PLAYERS_MAX],
    /// Waiting two-colour cards.
    pub(super) apart: [&'static str; PLAYERS_MAX],
    /// Childhood cards in hand.
    pub(super) hand: [&'static str; PLAYERS_MAX],
    /// Events taken from the track, in hand.
    pub(super) open_hand: [&'static str; PLAYERS_MAX],
    /// Secret goals; 0 for one that nobody cares for.
    pub(super) goals: [u8; PLAYERS_MAX],
    /// Public goals.
    pub(super) public: &'static str,
    /// The track from the left.
    pub(super) track: &'static str,
    /// The cards left in the three decks, if not all that lie nowhere else; the others have left the game.
    pub(super) decks: Option<&'static str>,
    /// Cards with other facts than the deck's: number, and fields as in deck files.
    pub(super) faces: &'static [(u8, &'static str)],
}

impl Default for Position {
    fn default() -> Position {
        Position {
            players: 2,
            edition: Edition::Granna,
            rules_version: None,
            starter: 1,
            current: 1,
            cv: [""; PLAYERS_MAX],
            apart: [""; PLAYERS_MAX],
            hand: [""; PLAYERS_MAX],
            open_hand: [""; PLAYERS_MAX],
            goals: [0; PLAYERS_MAX],
            public: "",
            track: "",
            decks: None,
            faces: &[],
        }
    }
}

impl Position {
    /// The game of the position.
    pub(super) fn game(&self) -> Cv {
        let deck = self.faces.iter().fold(Deck::standard(), |deck, &(number, text)| {
            let card = Card::at(number);
            deck.with_face(card, face(card, text))
        });
        let game = Cv::new(self.players, self.edition, deck).expect("2, 3 or 4 players");
        match self.rules_version {
            Some(version) => game.with_rules_version(version),
            None => game,
        }
    }

    /// The match at the beginning of the turn: dice are awaited, or a choice before them.
    pub(super) fn scenario(self) -> Scenario<Cv> {
        let game = self.game();
        let mut scenario = Scenario::new(game.clone());
        let state = scenario.state_mut();
        let mut placed = CardSet::EMPTY;
        let mut place = |card: Card| {
            assert!(!placed.contains(card), "card {card} is at two places");
            placed = placed.with(card);
            card
        };
        let (board, hidden) = (&mut state.board, &mut state.hidden);
        for index in 0..self.players {
            for stack in self.cv[index].split(';').map(str::trim).filter(|stack| !stack.is_empty()) {
                let (kind, list) = stack.split_once(' ').expect("a type and cards");
                let kind: Kind = kind.parse().expect("a type with a stack");
                for card in cards(list) {
                    lay::put(board, Seat::at(index), place(card), kind, Place::Top);
                }
            }
            board.apart[Seat::at(index)] = cards(self.apart[index]).into_iter().map(&mut place).collect();
            hidden.hand[Seat::at(index)] = cards(self.hand[index]).into_iter().map(&mut place).collect();
            board.hand_count[Seat::at(index)] = hidden.hand[Seat::at(index)].count() as u8;
            board.open_hand[Seat::at(index)] =
                cards(self.open_hand[index]).into_iter().map(&mut place).collect();
        }
        for (slot, card) in board.track.iter_mut().zip(cards(self.track)) {
            *slot = Some(place(card));
        }
        for (slot, card) in board.goals.iter_mut().zip(cards(self.public)) {
            *slot = Some(place(card));
        }
        for (slot, number) in hidden.goal.iter_mut().zip(self.goals).take(self.players) {
            let fallback = || Age::Goal.cards().minus(placed).iter().last().expect("a goal is left");
            let card = Card::new(number).unwrap_or_else(fallback);
            placed = placed.with(card);
            *slot = Some(card);
        }
        match self.decks {
            Some(list) => {
                let left: CardSet = cards(list).into_iter().collect();
                board.discards = board.decks.minus(placed).minus(left);
                board.decks = left;
            }
            None => board.decks = board.decks.minus(placed),
        }
        hidden.rest = hidden.rest.minus(placed);
        board.round = 1;
        board.starter = seat(self.starter);
        board.phase = Phase::Over;
        roll::begin_turn(&game, state, seat(self.current), &mut engine::Silent);
        scenario
    }
}
