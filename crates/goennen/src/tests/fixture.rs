//! Positions in the middle of a match, written down card by card.

use engine::{DrawPile, Game, Seat};
use testkit::Scenario;

use crate::card::{Card, CardSet, Colour, Stack};
use crate::deck::read_task;
use crate::face::{Bonus, Face, Reward, Scoring};
use crate::model::{Board, PLACES, Phase, State, Turn};
use crate::rules::enter;
use crate::task::Entries;
use crate::{Deck, Goennen};

/// The game of the box.
pub(super) fn game(players: usize) -> Goennen {
    Goennen::new(None, players, Deck::standard()).expect("1 to 4 players")
}

/// A solo level.
pub(super) fn solo(level: u8) -> Goennen {
    Goennen::new(Some(&format!("solo-{level}")), 1, Deck::standard()).expect("levels 1 to 7")
}

/// Every mode with its number of players, and a name for files.
pub(super) fn modes() -> Vec<(String, Goennen)> {
    let several = (2..=4).map(|players| (format!("{players}p"), game(players)));
    several.chain((1..=7).map(|level| (format!("1p-solo-{level}"), solo(level)))).collect()
}

pub(super) fn card(number: u8) -> Card {
    Card::at(number)
}

/// A scoring card of a colour.
pub(super) fn scoring(colour: Colour, task: &str, scoring: Scoring, points: u8) -> Face {
    Face { colour: Some(colour), task: task_of(task), reward: Reward::Score(scoring, points) }
}

/// A bonus card: blue, or a joker without a colour.
pub(super) fn bonus(task: &str, bonus: Bonus) -> Face {
    let colour = (bonus != Bonus::Joker).then_some(Colour::Blue);
    Face { colour, task: task_of(task), reward: Reward::Bonus(bonus) }
}

/// A card with this task, for tests in which nothing else counts.
pub(super) fn plain(task: &str) -> Face {
    scoring(Colour::Green, task, Scoring::Lines, 1)
}

/// A task as in deck files; a sum is written behind it: `_ y _ >= 12`.
pub(super) fn task_of(text: &str) -> crate::Task {
    let (fields, sum) = match text.split_once(" >= ") {
        Some((fields, sum)) => (fields, sum.parse().ok()),
        None => (text, None),
    };
    read_task(fields, sum).expect("a well-formed task")
}

/// A position: what is not said is as in an ordinary turn.
pub(super) struct Position {
    game: Goennen,
    state: State,
}

impl Position {
    /// Several players, seat 1 having the turn, with some cards of the deck changed.
    pub(super) fn new(players: usize, faces: &[(u8, Face)]) -> Position {
        Position::of(None, players, faces)
    }

    /// A solo level, with some cards of the deck changed.
    pub(super) fn solo(level: u8, faces: &[(u8, Face)]) -> Position {
        Position::of(Some(&format!("solo-{level}")), 1, faces)
    }

    fn of(variant: Option<&str>, players: usize, faces: &[(u8, Face)]) -> Position {
        let deck =
            faces.iter().fold(Deck::standard(), |deck, &(number, face)| deck.with_face(card(number), face));
        let game = Goennen::new(variant, players, deck).expect("1 to 4 players");
        let mut state = game.start();
        state.board.phase = Phase::Decide(Seat::at(0));
        state.board.market = [[20, 21, 22, 23], [40, 41, 42, 43]].map(|row| row.map(Card::new));
        Position { game, state }
    }

    /// A seat's cards with their places, in the order in which they are laid: `1 r1c1, 2 r1c2`.
    pub(super) fn display(mut self, seat: usize, cards: &str) -> Position {
        for word in cards.split(", ") {
            let (number, place) = word.split_once(' ').expect("a card and a place");
            let (number, place) = (number.parse().expect("a card"), place.parse().expect("a place"));
            self.state.board.displays[Seat::at(seat - 1)].lay(number, place);
        }
        self
    }

    /// Completes some cards of a seat.
    pub(super) fn completed(mut self, seat: usize, cards: &[u8]) -> Position {
        for &number in cards {
            let display = &mut self.state.board.displays[Seat::at(seat - 1)];
            enter::complete(&self.game, display, card(number));
        }
        self
    }

    /// Numbers entered on a card of a seat, `_` for an empty field.
    pub(super) fn entered(mut self, seat: usize, number: u8, numbers: &str) -> Position {
        let display = &mut self.state.board.displays[Seat::at(seat - 1)];
        display.slot_mut(card(number)).expect("in the display").entries = entries(numbers);
        self
    }

    /// The rows of the market, the oldest card first; 0 for a free place.
    pub(super) fn market(mut self, scoring: [u8; PLACES], bonus: [u8; PLACES]) -> Position {
        self.state.board.market = [scoring, bonus].map(|row| row.map(Card::new));
        self
    }

    /// What the dice show after so many rolls; the last of them was of all dice.
    pub(super) fn rolled(mut self, rolls: u8, dice: &str) -> Position {
        let dice: crate::Dice = dice.parse().expect("dice");
        self.state.board.turn = Turn { rolls, dice, rolled: dice.set(), ..Turn::NONE };
        self
    }

    /// Anything else of the open board.
    pub(super) fn with(mut self, change: impl FnOnce(&mut Board)) -> Position {
        change(&mut self.state.board);
        self
    }

    /// The stacks have only these cards.
    pub(super) fn scenario_with_stacks(mut self, scoring: &[u8], bonus: &[u8]) -> Scenario<Goennen> {
        let set = |numbers: &[u8]| numbers.iter().map(|&number| card(number)).collect::<CardSet>();
        self.state.hidden.scoring = DrawPile::new(set(scoring));
        self.state.hidden.bonus = DrawPile::new(set(bonus));
        Scenario::at(self.game, self.state)
    }

    /// The scenario; every card that lies nowhere is in its stack.
    pub(super) fn scenario(mut self) -> Scenario<Goennen> {
        let rest = |stack: Stack| stack.cards().minus(self.state.board.open_cards());
        self.state.hidden.scoring = DrawPile::new(rest(Stack::Scoring));
        self.state.hidden.bonus = DrawPile::new(rest(Stack::Bonus));
        Scenario::at(self.game, self.state)
    }
}

/// Numbers in the fields of a card: `3 _ 4`.
pub(super) fn entries(numbers: &str) -> Entries {
    numbers.split(' ').enumerate().fold(Entries::NONE, |entries, (field, word)| match word.parse() {
        Ok(number) => entries.with(field, number),
        Err(_) => entries,
    })
}

/// The actions of a list that begin with a word.
pub(super) fn only(list: &[String], word: &str) -> Vec<String> {
    list.iter().filter(|action| action.split(' ').next() == Some(word)).cloned().collect()
}
