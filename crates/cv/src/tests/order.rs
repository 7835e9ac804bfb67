//! The order of laying (CV-55), against a model of CV-51 to CV-53 written for this.

use std::collections::BTreeSet;

use engine::{Game, Seat, Silent};

use super::fixture::{BOTH, Position, seat};
use super::look::{options, stack, throw};
use crate::action::{Action, Place};
use crate::card::{Card, CardSet, Kind, STACKS};
use crate::model::{Phase, State};
use crate::rules::lay;
use crate::{Cv, Edition};

const FACES: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
    (22, r#"type = "health"; cost = """#),
    (24, r#"type = ["relationship", "health"]; cost = """#),
    (25, r#"type = "work"; cost = """#),
    (27, r#"type = ["health", "work"]; cost = """#),
    (32, r#"type = ["relationship", "knowledge"]; cost = """#),
    (56, r#"type = ["knowledge", "work"]; cost = """#),
];

const TWO_COLOURS: [u8; 4] = [24, 27, 32, 56];
const NEW: [u8; 11] = [13, 14, 15, 16, 17, 22, 24, 25, 27, 32, 56];

/// A CV: stacks by type, each from its bottom to its top, and the cards that wait.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Model {
    stacks: [Vec<u8>; STACKS],
    waiting: BTreeSet<u8>,
}

fn types(game: &Cv, card: u8) -> Vec<Kind> {
    game.face(Card::at(card)).kinds.iter().collect()
}

impl Model {
    fn has(&self, kind: Kind) -> bool {
        !self.stacks[kind.index()].is_empty()
    }

    /// CV-51, CV-52: everything that can come of putting a card into a stack.
    fn put(&self, game: &Cv, card: u8, kind: Kind, out: &mut Vec<Model>) {
        let height = self.stacks[kind.index()].len();
        let is_series = matches!(kind, Kind::Health | Kind::Relationship | Kind::Knowledge);
        for place in 0..=height {
            let is_end = place == 0 || place == height;
            let fits = place == height || is_series && (game.edition() == Edition::Granna || is_end);
            if fits {
                let mut after = self.clone();
                after.waiting.remove(&card);
                after.stacks[kind.index()].insert(place, card);
                out.push(after);
            }
        }
    }

    fn must_wait(&self, game: &Cv, card: u8) -> bool {
        let kinds = types(game, card);
        game.edition() == Edition::Gigamic && kinds.len() == 2 && !kinds.iter().any(|&kind| self.has(kind))
    }

    /// CV-53: everything that can come of laying a card.
    fn lay(&self, game: &Cv, card: u8) -> Vec<Model> {
        if self.must_wait(game, card) {
            let mut after = self.clone();
            after.waiting.insert(card);
            return vec![after];
        }
        types(game, card).into_iter().flat_map(|kind| self.lay_as(game, card, kind)).collect()
    }

    /// Waiting cards that are due come first, the lowest number before others.
    fn lay_as(&self, game: &Cv, card: u8, kind: Kind) -> Vec<Model> {
        let is_due =
            |waiting: &&u8| types(game, **waiting).into_iter().any(|other| other == kind || self.has(other));
        let mut out = Vec::new();
        match self.waiting.iter().find(is_due) {
            None => self.put(game, card, kind, &mut out),
            Some(&waiting) => {
                let mut typed = Vec::new();
                for other in types(game, waiting) {
                    self.put(game, waiting, other, &mut typed);
                }
                out.extend(typed.iter().flat_map(|model| model.lay_as(game, card, kind)));
            }
        }
        out
    }

    fn lay_both(&self, game: &Cv, first: u8, second: u8) -> BTreeSet<Model> {
        self.lay(game, first).iter().flat_map(|model| model.lay(game, second)).collect()
    }

    fn of(state: &State) -> Model {
        let board = state.board();
        let stack = |kind| {
            let mut cards: Vec<u8> = board.stack(seat(1), kind).map(Card::number).collect();
            cards.reverse();
            cards
        };
        let waiting = board.apart[Seat::at(0)].iter().map(Card::number).collect();
        Model { stacks: Kind::STACKED.map(stack), waiting }
    }

    /// A match in which seat 1 is laying two cards.
    fn laying(&self, game: &Cv, base: &State, first: u8, second: u8) -> State {
        let mut state = *base;
        for kind in Kind::STACKED {
            for &card in &self.stacks[kind.index()] {
                lay::put(&mut state.board, seat(1), Card::at(card), kind, Place::Top);
            }
        }
        state.board.apart[Seat::at(0)] = self.waiting.iter().map(|&card| Card::at(card)).collect::<CardSet>();
        state.board.turn.taken = [Some(Card::at(first)), Some(Card::at(second))];
        lay::begin_turn(game, &mut state, seat(1), &mut Silent);
        state
    }
}

/// All CVs that seat 1 can reach by its choices.
fn reached(game: &Cv, state: &State, out: &mut BTreeSet<Model>) {
    if !matches!(state.board().phase, Phase::Lay(_)) {
        out.insert(Model::of(state));
        return;
    }
    let mut actions = Vec::new();
    game.legal(state, seat(1), &mut actions);
    assert!(!actions.is_empty(), "{:?}", Model::of(state));
    for action in actions {
        let mut after = *state;
        game.apply(&mut after, seat(1), action, &mut Silent);
        reached(game, &after, out);
    }
}

/// Whether the first choice is between the two new cards.
fn is_order_asked(game: &Cv, state: &State, new: [u8; 2]) -> bool {
    let mut actions = Vec::new();
    game.legal(state, seat(1), &mut actions);
    new.iter().all(|&card| {
        actions.iter().any(|action| {
            matches!(action, Action::Lay(other, ..) | Action::Announce(other, _) | Action::Wait(other) if other.number() == card)
        })
    })
}

/// Every CV with up to two cards in four stacks, and every set of cards that can wait besides.
fn each_model(game: &Cv, mut found: impl FnMut(&Model)) {
    let stocks = [[59, 60], [61, 62], [63, 64], [65, 66]];
    for code in 0..81usize {
        let mut model = Model::default();
        for (index, stock) in stocks.iter().enumerate() {
            let height = code / 3usize.pow(index as u32) % 3;
            model.stacks[index].extend(&stock[..height]);
        }
        for mask in 0..16u8 {
            let chosen = TWO_COLOURS.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            model.waiting = chosen.map(|(_, &card)| card).collect();
            let may_wait =
                model.waiting.iter().all(|&card| !types(game, card).iter().any(|&kind| model.has(kind)));
            if mask == 0 || game.edition() == Edition::Gigamic && may_wait {
                found(&model);
            }
        }
    }
}

/// Every two cards that seat 1 can lay in every CV: the CV before, the match, what each order can lead to.
fn each_laying(edition: Edition, mut found: impl FnMut(&Cv, &Model, &State, [u8; 2], [BTreeSet<Model>; 2])) {
    let position = Position { players: 3, edition, faces: FACES, ..Position::default() };
    let (game, base) = (position.game(), *position.scenario().state());
    each_model(&game, |model| {
        for (index, &first) in NEW.iter().enumerate() {
            for &second in NEW[index + 1..].iter().filter(|&card| !model.waiting.contains(card)) {
                if !model.waiting.contains(&first) {
                    let state = model.laying(&game, &base, first, second);
                    let orders = [model.lay_both(&game, first, second), model.lay_both(&game, second, first)];
                    found(&game, model, &state, [first, second], orders);
                }
            }
        }
    });
}

/// Every new card that can be laid first leads to all that its order allows, and nothing else can be had.
#[test]
fn cv_55_whatever_either_order_allows_can_be_had() {
    for edition in BOTH {
        let mut count = 0;
        each_laying(edition, |game, model, state, new, [one, other]| {
            let mut found = BTreeSet::new();
            reached(game, state, &mut found);
            let all: BTreeSet<Model> = one.union(&other).cloned().collect();
            assert_eq!(found, all, "{model:?} and {new:?}");
            count += 1;
        });
        assert!(count > 4000);
    }
}

#[test]
fn cv_55_the_order_is_asked_for_exactly_where_it_makes_a_difference() {
    for edition in BOTH {
        let (mut asked, mut unasked) = (0, 0);
        each_laying(edition, |game, model, state, new, [one, other]| {
            let is_asked = is_order_asked(game, state, new);
            assert_eq!(is_asked, one != other, "{model:?} and {new:?}");
            *if is_asked { &mut asked } else { &mut unasked } += 1;
        });
        assert!(asked > 400 && unasked > 400, "{asked} {unasked}");
    }
}

/// Cards of two types that wait in great number; the box has four of them.
const MANY: &[(u8, &str)] = &[
    (14, r#"type = "relationship"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
    (40, r#"type = ["knowledge", "work"]; cost = """#),
    (42, r#"type = ["knowledge", "work"]; cost = """#),
    (43, r#"type = ["knowledge", "work"]; cost = """#),
    (44, r#"type = ["knowledge", "work"]; cost = """#),
    (45, r#"type = ["knowledge", "work"]; cost = """#),
    (46, r#"type = ["knowledge", "work"]; cost = """#),
    (47, r#"type = ["knowledge", "work"]; cost = """#),
    (48, r#"type = ["knowledge", "work"]; cost = """#),
    (49, r#"type = ["knowledge", "work"]; cost = """#),
    (50, r#"type = ["knowledge", "work"]; cost = """#),
];

#[test]
fn cv_55_the_order_is_not_asked_without_need_with_up_to_eight_cards_waiting() {
    let taking = |waiting: &'static str| {
        let position = Position {
            players: 3,
            edition: Edition::Gigamic,
            apart: [waiting, "", "", ""],
            track: "14 17",
            faces: MANY,
            ..Position::default()
        };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 14").act(1, "take 17");
        scenario
    };
    let mut unasked = taking("40 42 43 44 45 46 47 48");
    unasked.awaits("chance");
    assert_eq!(
        (stack(&unasked, 1, "relationship"), stack(&unasked, 1, "possession")),
        ("14".into(), "17".into())
    );
    // With more of them it is too much to try all orders, so the owner says.
    for waiting in ["40 42 43 44 45 46 47 48 49", "40 42 43 44 45 46 47 48 49 50"] {
        assert_eq!(options(&taking(waiting), 1), ["lay 14 relationship top", "lay 17 possession top"]);
    }
}
