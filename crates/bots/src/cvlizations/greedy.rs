//! Greedy: what each pair of orders will probably bring, given what lies open and what others still have.

use cvlizations::{
    Action, Board, Bundle, Cvlizations, Idea, Order, OrderSet, Phase, Resource, Resources, Strength, Swap,
    Theft, Tribe, View,
};
use engine::{Game, QuickRandom, Random, Seat};

use super::value::{self, Market};

/// How much the worth of a pair is blurred, so that bots that think alike do not all lay the same.
const BLUR: f32 = 0.35;

/// How likely an order that one lays will be by one, by two, by three.
pub(super) type Odds = [f32; 3];

/// The odds of every order, as one tribe sees them before it lays its own.
pub(super) fn odds(game: &Cvlizations, view: &View, tribe: Tribe) -> [Odds; cvlizations::ORDERS] {
    let board = &view.board;
    let mut odds = [[1.0, 0.0, 0.0]; cvlizations::ORDERS];
    for other in game.tribes().filter(|&other| other != tribe) {
        let chances = chances(board, view.hidden_of(other), other);
        for (odds, chance) in odds.iter_mut().zip(chances) {
            let [none, one, more] = *odds;
            *odds = [none * (1.0 - chance), one * (1.0 - chance) + none * chance, more + one * chance];
        }
    }
    odds
}

/// How likely a tribe has laid, or will lay, each order.
fn chances(board: &Board, hidden: Option<Order>, tribe: Tribe) -> [f32; cvlizations::ORDERS] {
    let index = tribe.index();
    let mut chances = [0.0; cvlizations::ORDERS];
    match board.open[index] {
        Some(open) => {
            chances[open.index()] = 1.0;
            let rest = board.hand[index].without(open);
            match hidden {
                Some(order) => chances[order.index()] = 1.0,
                None => rest.iter().for_each(|order| chances[order.index()] = 1.0 / rest.count() as f32),
            }
        }
        None => {
            let hand = board.hand[index];
            hand.iter().for_each(|order| chances[order.index()] = 2.0 / hand.count().max(2) as f32);
        }
    }
    chances
}

/// What one holds, and other points, while a pair of orders is tried out.
#[derive(Clone, Copy)]
struct Stand {
    held: Resources,
    points: f32,
}

struct Trial<'a> {
    game: &'a Cvlizations,
    board: &'a Board,
    seat: Seat,
    market: Market,
    turns: f32,
}

impl Trial<'_> {
    fn worth(&self, stand: Stand) -> f32 {
        self.market.worth(stand.held) + stand.points
    }

    /// One action at a strength, carried out as well as can be.
    fn carry(&self, mut stand: Stand, order: Order, strength: Strength) -> Stand {
        let amount = u32::from(self.game.amount(order, strength));
        let (resources, points) =
            value::extras(self.game, self.board, self.seat, order, strength, self.turns);
        let best = |choices: &mut dyn Iterator<Item = Resources>| {
            let mut best = (f32::NEG_INFINITY, stand.held);
            for held in choices {
                let worth = self.market.worth(held);
                if worth > best.0 {
                    best = (worth, held);
                }
            }
            best.1
        };
        match order {
            Order::Logging => stand.held = stand.held.plus(Resources::of(Resource::Wood, amount)),
            Order::Hunting => stand.held = stand.held.plus(Resources::of(Resource::Food, amount)),
            Order::Quarrying => stand.held = stand.held.plus(Resources::of(Resource::Stone, amount)),
            Order::Slacking => stand.points += amount as f32,
            Order::Cunning | Order::Theft if amount > 0 => {
                let held = stand.held;
                let bundles = Bundle::all(amount).iter().map(|bundle| held.plus(bundle.resources()));
                stand.held = best(&mut bundles.into_iter());
                // A thief may find little, but takes it from rivals.
                stand.points += if order == Order::Theft { 0.1 * amount as f32 } else { 0.0 };
            }
            Order::Trading => {
                let held = stand.held;
                let swaps = Swap::ALL.into_iter().filter(|swap| held.has(swap.give));
                let after = swaps.map(|swap| {
                    held.minus(Resources::of(swap.give, 1)).plus(Resources::of(swap.take, amount))
                });
                stand.held = best(&mut after.into_iter());
            }
            Order::Cunning | Order::Theft | Order::Doubling => {}
        }
        Stand { held: stand.held.plus(resources), points: stand.points + points }
    }

    /// What a pair of orders is worth on average.
    fn pair(&self, stand: Stand, pair: [Order; 2], odds: &[Odds; cvlizations::ORDERS]) -> f32 {
        let mut sum = 0.0;
        if pair[1] == Order::Doubling {
            let fails = odds[Order::Doubling.index()][2];
            for strength in Strength::ALL {
                let chance = odds[pair[0].index()][strength.index()];
                let once = self.carry(stand, pair[0], strength);
                let twice = self.carry(once, pair[0], strength);
                sum += chance * (fails * self.worth(once) + (1.0 - fails) * self.worth(twice));
            }
            return sum;
        }
        for first in Strength::ALL {
            let chance = odds[pair[0].index()][first.index()];
            if chance <= 0.0 {
                continue;
            }
            let after = self.carry(stand, pair[0], first);
            for second in Strength::ALL {
                let both = chance * odds[pair[1].index()][second.index()];
                if both > 0.0 {
                    sum += both * self.worth(self.carry(after, pair[1], second));
                }
            }
        }
        sum
    }
}

/// Every pair of orders that can be laid, with what it is worth on average. The lower order comes first.
pub(super) fn pairs(game: &Cvlizations, view: &View, seat: Seat, hand: OrderSet) -> Vec<([Order; 2], f32)> {
    let board = &view.board;
    let odds = odds(game, view, Tribe::Player(seat));
    let trial = Trial {
        game,
        board,
        seat,
        market: Market::new(game, board, seat, view.top()),
        turns: value::turns_left(board),
    };
    let stand = Stand { held: board.players[seat].resources, points: 0.0 };
    let mut pairs = Vec::with_capacity(28);
    for first in hand.iter() {
        for second in hand.iter().filter(|&second| second > first) {
            let mut worth = trial.pair(stand, [first, second], &odds);
            // What is kept for later in the age has its worth too: Doubling most of all.
            if second == Order::Doubling && !board.turn.is_multiple_of(3) {
                worth -= 0.4;
            }
            pairs.push(([first, second], worth));
        }
    }
    pairs
}

/// A number around 0 that blurs a choice.
fn blur(words: &mut QuickRandom) -> f32 {
    let unit = || 1.0 / 1024.0;
    (words.below(1024) as f32 * unit() - 0.5) * 2.0 * BLUR
}

/// Lays the pair that is probably worth most.
fn lay(game: &Cvlizations, view: &View, seat: Seat, hand: OrderSet, words: &mut QuickRandom) -> Action {
    let mut best = (f32::NEG_INFINITY, [Order::Theft, Order::Logging]);
    for (pair, worth) in pairs(game, view, seat, hand) {
        let worth = worth + blur(words);
        if worth > best.0 {
            best = (worth, pair);
        }
    }
    let [first, second] = best.1;
    // What brings nothing in a crowd is better hidden from those who lay later.
    let is_fragile =
        |order| matches!(order, Order::Slacking | Order::Cunning | Order::Theft | Order::Doubling);
    match (is_fragile(first), is_fragile(second)) {
        (true, false) => Action::Lay { open: second, hidden: first },
        (false, true) => Action::Lay { open: first, hidden: second },
        _ if words.below(2) == 0 => Action::Lay { open: first, hidden: second },
        _ => Action::Lay { open: second, hidden: first },
    }
}

/// For a neutral tribe: spoil what the opponent's open orders and likely orders gain, help what one's own will.
fn lay_neutral(view: &View, hand: OrderSet, words: &mut QuickRandom) -> Action {
    let weight = |order: Order| match order {
        // Orders that one wants by two oneself: one's neutral tribe makes them so.
        Order::Logging | Order::Hunting | Order::Quarrying => 0.4,
        Order::Slacking | Order::Cunning => 0.3,
        Order::Theft | Order::Trading | Order::Doubling => 0.0,
    };
    let opened =
        |order: Order| view.board.open.iter().flatten().filter(|&&open| open == order).count() as f32;
    let mut scored: Vec<(f32, Order)> =
        hand.iter().map(|order| (weight(order) - 0.2 * opened(order) + blur(words), order)).collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    Action::Lay { open: scored[0].1, hidden: scored[1].1 }
}

/// The best action by a score; the first of equals.
pub(super) fn best_by(actions: &[Action], mut score: impl FnMut(Action) -> f32) -> Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for &action in actions {
        let worth = score(action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// What a seat holds after an action of the actions phase or of an idea.
fn after(game: &Cvlizations, board: &Board, seat: Seat, action: Action) -> Resources {
    let held = board.players[seat].resources;
    match action {
        Action::Take(bundle) => held.plus(bundle.resources()),
        Action::Trade(swap) => {
            let order = board.agenda.due().map_or(Order::Trading, |(order, _)| order);
            let amount = game.amount(order, board.crowd.strength(order));
            held.minus(Resources::of(swap.give, 1)).plus(Resources::of(swap.take, u32::from(amount)))
        }
        Action::Steal(Theft { first, second, supply }) => {
            let loots = [first, second].into_iter().flatten().map(|loot| loot.bundle.resources());
            let stolen = loots.fold(held, Resources::plus);
            supply.map_or(stolen, |resource| stolen.plus(Resources::of(resource, 1)))
        }
        Action::Lay { .. } | Action::Buy { .. } | Action::Stop => held,
    }
}

/// What a purchase is worth beyond what it costs.
pub(super) fn purchase(game: &Cvlizations, board: &Board, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Buy { idea, swap } => {
            let cost = game.cost(idea).total() as f32;
            let resource = value::resource_worth(value::turns_left(board));
            value::idea_worth(game, board, seat, idea)
                - resource * cost
                - if swap.is_some() { 0.05 } else { 0.0 }
        }
        _ => 0.0,
    }
}

/// How much a thief likes to rob each victim: the one who is ahead.
fn spite(game: &Cvlizations, board: &Board, action: Action) -> f32 {
    let Action::Steal(theft) = action else { return 0.0 };
    theft
        .loots()
        .map(|loot| 0.02 * value::position(game, board, loot.victim) * loot.bundle.count() as f32)
        .sum()
}

/// A good choice in the actions phase, the development or the cleanup.
pub(super) fn choose(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    top: Option<Idea>,
    actions: &[Action],
) -> Action {
    match board.phase {
        Phase::Buy(..) => best_by(actions, |action| purchase(game, board, seat, action)),
        _ => {
            let market = Market::new(game, board, seat, top);
            best_by(actions, |action| {
                market.worth(after(game, board, seat, action)) + spite(game, board, action)
            })
        }
    }
}

/// The greedy choice of the seat whose view it is.
pub(super) fn greedy(game: &Cvlizations, view: &View, words: &mut QuickRandom) -> Action {
    let seat = view.viewer.seat().expect("a seat chooses, not a spectator");
    match view.board.phase {
        Phase::Lay(tribe @ Tribe::Neutral(_)) => lay_neutral(view, view.board.hand[tribe.index()], words),
        Phase::Lay(tribe) => lay(game, view, seat, view.board.hand[tribe.index()], words),
        _ => {
            let mut actions = Vec::new();
            game.options(view, &mut actions);
            choose(game, &view.board, seat, view.top(), &actions)
        }
    }
}
