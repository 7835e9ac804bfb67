//! Positions at the beginning of a turn, written down piece by piece.

use engine::{Game, Seat, Silent};
use testkit::Scenario;

use crate::card::{Idea, IdeaSet};
use crate::model::{PLAYERS_MAX, Pile, Tribe};
use crate::resource::{Resource, Resources};
use crate::rules::setup;
use crate::{Cvlizations, Deck, Variant};

/// Every mode: the variant and the number of players.
pub(super) const MODES: [(Variant, usize); 5] = [
    (Variant::Standard, 3),
    (Variant::Standard, 4),
    (Variant::Standard, 5),
    (Variant::Basic, 2),
    (Variant::Advanced, 2),
];

/// The game of the box in a mode.
pub(super) fn mode((variant, players): (Variant, usize)) -> Cvlizations {
    Cvlizations::new(Some(variant.word()), players, Deck::standard()).expect("a mode")
}

/// The game of the box for three to five players.
pub(super) fn game(players: usize) -> Cvlizations {
    mode((Variant::Standard, players))
}

/// A game for three in which some ideas have a price that no tuning changes.
pub(super) fn priced() -> Cvlizations {
    let prices = [
        (11, "WS"),
        (12, "WS"),
        (16, "FS"),
        (17, "WS"),
        (29, "WW"),
        (31, "WS"),
        (45, "FFFWWSS"),
        (3, "WS"),
        (2, "FFW"),
    ];
    let deck = prices.into_iter().fold(Deck::standard(), |deck, (number, price)| {
        deck.with(number, |entry| entry.cost = resources(price))
    });
    Cvlizations::new(None, 3, deck).expect("three players")
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

pub(super) fn idea(number: u8) -> Idea {
    Idea::new(number).expect("an idea")
}

pub(super) fn ideas(numbers: &[u8]) -> IdeaSet {
    numbers.iter().map(|&number| idea(number)).collect()
}

/// Resources by their letters: `FFS`.
pub(super) fn resources(letters: &str) -> Resources {
    let count =
        |resource: Resource| letters.chars().filter(|&letter| letter == resource.letter()).count() as u32;
    Resources::new(Resource::ALL.map(count))
}

/// The beginning of a turn. What is not said is empty: no resources, no ideas, no track and no deck.
#[derive(Clone)]
pub(super) struct Position {
    pub(super) game: Cvlizations,
    pub(super) turn: u8,
    /// The number of the seat that leads; 0 for the Grannfolk, to whose left seat 1 sits.
    pub(super) leader: usize,
    pub(super) resources: [&'static str; PLAYERS_MAX],
    /// Ideas that work already.
    pub(super) ideas: [&'static [u8]; PLAYERS_MAX],
    pub(super) happiness: [u32; PLAYERS_MAX],
    pub(super) track: &'static [u8],
    pub(super) deck: &'static [u8],
}

impl Position {
    pub(super) fn new(game: Cvlizations) -> Position {
        Position {
            game,
            turn: 1,
            leader: 1,
            resources: [""; PLAYERS_MAX],
            ideas: [&[]; PLAYERS_MAX],
            happiness: [0; PLAYERS_MAX],
            track: &[],
            deck: &[],
        }
    }

    /// Three players, each with one of every resource.
    pub(super) fn three() -> Position {
        Position { resources: ["FWS"; PLAYERS_MAX], ..Position::new(game(3)) }
    }

    /// Two players with the Grannfolk, which leads.
    pub(super) fn basic() -> Position {
        let game = mode((Variant::Basic, 2));
        Position { resources: ["FWS"; PLAYERS_MAX], leader: 0, ..Position::new(game) }
    }

    /// Two players with a neutral tribe each; seat 1 leads.
    pub(super) fn advanced() -> Position {
        let game = mode((Variant::Advanced, 2));
        Position { resources: ["FWS"; PLAYERS_MAX], ..Position::new(game) }
    }

    pub(super) fn scenario(self) -> Scenario<Cvlizations> {
        let game = self.game.clone();
        let mut state = game.start();
        let board = &mut state.board;
        board.turn = self.turn;
        board.leader = match self.leader {
            0 => Tribe::Grannfolk,
            number => Tribe::Player(seat(number)),
        };
        for seat in Seat::all(game.players()) {
            let player = &mut board.players[seat];
            player.resources = resources(self.resources[seat.index()]);
            player.ideas = ideas(self.ideas[seat.index()]);
            player.happiness = self.happiness[seat.index()];
        }
        for (place, &number) in board.track.iter_mut().zip(self.track) {
            *place = Some(idea(number));
        }
        state.hidden.pile = Pile::new(ideas(self.deck));
        setup::begin_turn(&game, &mut state.board, &mut Silent);
        Scenario::at(game, state)
    }
}

/// Orders are laid: `(1, "logging hunting")` in the order given.
#[track_caller]
pub(super) fn lay(scenario: &mut Scenario<Cvlizations>, orders: &[(usize, &str)]) {
    for &(seat, pair) in orders {
        scenario.act(seat, &format!("lay {pair}"));
    }
}

/// What a seat holds, as letters.
pub(super) fn held(scenario: &Scenario<Cvlizations>, number: usize) -> String {
    scenario.state().board().players[seat(number)].resources.letters()
}

pub(super) fn happiness(scenario: &Scenario<Cvlizations>, number: usize) -> u32 {
    scenario.state().board().players[seat(number)].happiness
}
