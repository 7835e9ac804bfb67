//! No legal list is long: a bound for the deck of the box, and a search for rich positions.

use engine::{Awaits, Game, Gathering, QuickRandom, Random, Seat, SeatSet, Silent};

use super::fixture::{Position, card, modes};
use crate::card::{CARDS, COLOURS, Card, Stack};
use crate::dice::{ALL_DICE, PIPS, roll, roll_count};
use crate::display::{CELLS, Place};
use crate::model::{Phase, Turn};
use crate::rules::enter;
use crate::task::Entries;
use crate::{Bonus, Deck};

/// The longest list there may be (GON-23, GON-56).
const LIST_MAX: usize = 1000;

/// However the dice fall and whatever is completed: one card at least must give plus/minus, the eight others offer
/// each die in each field as each number.
#[test]
fn gon_56_no_list_of_entries_can_be_longer_than_a_thousand() {
    let deck = Deck::standard();
    let most = |task: &crate::Task| -> usize {
        (0..task.count())
            .filter(|&field| task.offered(Entries::NONE) >> field & 1 == 1)
            .map(|field| {
                let is_single = task.is_free(field) || task.field(field).number.is_some();
                COLOURS * if is_single { 1 } else { usize::from(PIPS) }
            })
            .sum()
    };
    let mut bounds: Vec<usize> = deck.entries().iter().map(|entry| most(&entry.face.task)).collect();
    bounds.sort_unstable_by(|a, b| b.cmp(a));
    let bound: usize = bounds[..8].iter().sum::<usize>() + Stack::ALL.len() + 1;
    assert!(bound <= LIST_MAX, "{bound}");
}

/// Displays full of bonuses and open cards, with dice that can become anything.
#[test]
fn gon_56_rich_positions_have_short_lists() {
    let mut words = QuickRandom::new(23);
    let mut longest = [0; 2];
    for _ in 0..300 {
        let (mut rest, mut numbers) = ((1..=49u8).collect::<Vec<_>>(), Vec::new());
        for bonus in [30, 31, 34, 42] {
            rest.retain(|&number| number != bonus);
        }
        for _ in 0..4 {
            numbers.push(rest.swap_remove(words.below(rest.len() as u64) as usize));
        }
        let cells: Vec<String> = [30, 34, 42, 31]
            .iter()
            .chain(&numbers)
            .enumerate()
            .map(|(cell, number)| format!("{number} r{}c{}", cell / 3 + 1, cell % 3 + 1))
            .collect();
        let market = |least: u8, most: u8| {
            let mut free = (least..=most)
                .filter(|number| ![30, 31, 34, 42].contains(number) && !numbers.contains(number));
            std::array::from_fn(|_| free.next().expect("enough cards"))
        };
        let dice = ["y3 o3 g3 b4 p4", "y3 o4 g3 b4 p3", "y2 o3 g4 b5 p3"][words.below(3) as usize];
        let (scoring, bonus) = (market(1, 29), market(30, 49));
        let position = Position::new(2, &[]).display(1, &cells.join(", ")).completed(1, &[30, 31, 34, 42]);
        let scenario = position.market(scoring, bonus).rolled(2, dice).scenario();
        longest[0] = longest[0].max(scenario.legal(1).len());
        let mut scenario = scenario;
        scenario.state_mut().board.turn.rolls = 3;
        scenario.act(1, "chance");
        longest[1] = longest[1].max(scenario.legal(1).len());
        assert!(scenario.state().board().displays[Seat::at(0)].marks().left(Bonus::Step) == 6);
        assert!(scenario.state().board().displays[Seat::at(0)].slot(card(30)).is_some());
    }
    assert!(longest.iter().all(|&length| (100..=LIST_MAX).contains(&length)), "{longest:?}");
}

/// A position to be made richer: a display, which of its cards are completed, and dice.
#[derive(Clone)]
struct Rich {
    cards: Vec<Card>,
    completed: u16,
    dice: u64,
}

impl Rich {
    fn any(words: &mut QuickRandom) -> Rich {
        let mut rich = Rich { cards: Vec::new(), completed: 0, dice: words.below(roll_count(ALL_DICE)) };
        while rich.cards.len() < CELLS - 1 {
            let card = Card::at(words.below(CARDS as u64) as u8 + 1);
            if !rich.cards.contains(&card) {
                rich.cards.push(card);
            }
        }
        rich
    }

    /// The same but for one thing: a card, whether one is completed, the dice.
    fn changed(&self, words: &mut QuickRandom) -> Rich {
        let mut rich = self.clone();
        match words.below(3) {
            0 => rich.dice = words.below(roll_count(ALL_DICE)),
            1 => rich.completed ^= 1 << words.below(CELLS as u64 - 1),
            _ => {
                let card = Card::at(words.below(CARDS as u64) as u8 + 1);
                if !rich.cards.contains(&card) {
                    rich.cards[words.below(CELLS as u64 - 1) as usize] = card;
                }
            }
        }
        rich
    }

    /// The lengths of the lists of whoever may use dice, enter them as a passive player, or by a chance.
    fn lengths(&self, game: &crate::Goennen, actions: &mut Vec<crate::Action>) -> [usize; 3] {
        let mut state = game.start();
        let (own, other) = (Seat::at(0), Seat::at(1));
        for (cell, &card) in self.cards.iter().enumerate() {
            let place = Place::new(cell as u8 / 3 + 1, cell as u8 % 3 + 1).expect("a cell");
            state.board.displays[own].lay(card, place);
            if self.completed >> cell & 1 == 1 {
                enter::complete(game, &mut state.board.displays[own], card);
            }
        }
        for stack in Stack::ALL {
            let mut rest = stack.cards().minus(state.board.open_cards()).iter();
            state.board.market[stack.index()] = std::array::from_fn(|_| rest.next());
        }
        let dice = roll(ALL_DICE, self.dice);
        state.board.turn = Turn { rolls: 1, dice, rolled: ALL_DICE, ..Turn::NONE };
        let phases = [Phase::Decide(own), Phase::Passive(other), Phase::Chance(own)];
        phases.map(|phase| {
            state.board.phase = phase;
            let passive = matches!(phase, Phase::Passive(_));
            state.board.gathering = if passive { Gathering::of(SeatSet::one(own)) } else { Gathering::NONE };
            game.legal(&state, own, actions);
            actions.len()
        })
    }
}

/// Climbs from many places to positions with longer and longer lists, for each of the three kinds of lists.
#[test]
fn gon_56_a_search_for_rich_positions_finds_no_long_list() {
    let game = super::fixture::game(2);
    let mut words = QuickRandom::new(41);
    let mut actions = Vec::new();
    let mut longest = [0; 3];
    for kind in 0..longest.len() {
        for _ in 0..12 {
            let mut rich = Rich::any(&mut words);
            let mut length = rich.lengths(&game, &mut actions)[kind];
            for _ in 0..400 {
                let next = rich.changed(&mut words);
                let lengths = next.lengths(&game, &mut actions);
                assert!(lengths.iter().all(|&length| length <= LIST_MAX), "{lengths:?}");
                if lengths[kind] >= length {
                    (rich, length) = (next, lengths[kind]);
                }
            }
            longest[kind] = longest[kind].max(length);
        }
    }
    // The climb gets somewhere, or it would prove nothing.
    assert!(longest.iter().all(|&length| length > 300), "{longest:?}");
}

#[test]
fn lists_stay_short_in_play() {
    let mut longest = 0;
    let mut actions = Vec::new();
    for (_, game) in modes() {
        let mut words = QuickRandom::new(2);
        for _ in 0..40 {
            let mut state = game.start();
            loop {
                match game.awaits(&state) {
                    Awaits::Chance => {
                        game.draw(&mut state, &mut words, &mut Silent);
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.first().expect("somebody is awaited");
                        game.legal(&state, seat, &mut actions);
                        longest = longest.max(actions.len());
                        let action = actions[words.below(actions.len() as u64) as usize];
                        game.apply(&mut state, seat, action, &mut Silent);
                    }
                    Awaits::Over => break,
                }
            }
        }
    }
    assert!(longest < 400, "{longest}");
}
