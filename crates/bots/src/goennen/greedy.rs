//! Greedy: the use of dice that adds most to the worth of the display; rerolls by exact odds, less what they give
//! to the others.

use engine::Seat;
use goennen::{
    ALL_DICE, Action, Board, Card, CardSet, Colour, Dice, DiceSet, Display, Goennen, Ladder, Phase, Place,
    ROLLS, Stack, View,
};

use super::worth::{rounds_left, worth};

/// What another player's entry, and completion, costs whoever gave it.
const ENTRY_COST: f32 = 0.35;
const COMPLETION_COST: f32 = 1.6;
/// What a mark costs, so that it is made for a reason.
const MARK_COST: f32 = 1.0;
/// What looking at the top card of a stack is worth, in parts of what a card of the market is.
const DRAW_SHARE: f32 = 0.5;

/// What a reroll costs whoever plays alone: an entry less in the passive move.
const SOLO_REROLL_COST: f32 = 0.8;
/// How many rerolls, and how many other actions, a search weighs.
const ROLLS_WEIGHED: usize = 4;
const USES_WEIGHED: usize = 6;

/// What a search notes down at its root: what rolling is worth in this turn.
#[derive(Debug)]
pub struct Notes {
    seat: Seat,
    round: u8,
    ladder: Ladder,
}

impl Notes {
    /// The reroll by the odds of the root, if this is a later roll of the same turn.
    pub(super) fn choose(&self, board: &Board, seat: Seat, actions: &[Action]) -> Option<Action> {
        let is_same = seat == self.seat && board.round == self.round && board.phase == Phase::Decide(seat);
        let left = ROLLS - board.turn.rolls;
        if !is_same || left == 0 || !self.ladder.has(left) {
            return None;
        }
        let reroll = Action::Reroll(self.ladder.choose(board.turn.dice, left).1?);
        actions.contains(&reroll).then_some(reroll)
    }
}

/// Everything that a greedy player weighs at one decision.
pub(super) struct Greedy<'a> {
    game: &'a Goennen,
    view: &'a View,
    seat: Seat,
    display: Display,
    rounds: f32,
    /// The worth of the display as it is.
    base: f32,
}

impl<'a> Greedy<'a> {
    pub(super) fn new(game: &'a Goennen, view: &'a View, seat: Seat) -> Greedy<'a> {
        let display = view.display(game, seat);
        let rounds = rounds_left(game, &view.board);
        Greedy { game, view, seat, display, rounds, base: worth(game, &display, rounds) }
    }

    pub(super) fn choose(&self, actions: &[Action]) -> Action {
        let first = actions.first().copied().unwrap_or(Action::Done);
        match self.view.board.phase {
            Phase::Decide(_) if self.view.board.turn.rolls < ROLLS => self.choose_roll(actions),
            _ => best(actions, |action| self.gain(action, self.view.board.turn.dice)).unwrap_or(first),
        }
    }

    /// What an action adds, with these dice.
    fn gain(&self, action: Action, dice: Dice) -> f32 {
        match action {
            Action::Complete { card, steps, colours, .. } => {
                self.completion(card) - MARK_COST * f32::from(steps + colours)
            }
            Action::Buy(card, used) => self.purchase(card) - self.payment(card, used),
            Action::Enter { card, field, die, number } => self.entry(dice, card, field, die, number),
            Action::Lay(card, place) => {
                let display = self.display.with_card(card, place);
                if self.view.board.phase == Phase::Choose {
                    self.arranged(display, self.first_hand().without(card))
                } else {
                    worth(self.game, &display, self.rounds) - self.base
                }
            }
            Action::Under(card) if self.view.board.phase == Phase::Choose => {
                self.arranged(self.display, self.first_hand().without(card))
            }
            // A drawn card goes away if it adds nothing.
            Action::Under(_) | Action::Done | Action::Finish => 0.05,
            Action::Chance => self.chance(dice),
            Action::Draw(stack) => self.drawing(stack),
            Action::Aside(stack) => -self.oldest(stack),
            Action::Reroll(_) => 0.0,
        }
    }

    /// The cards of the first hand that are still at hand.
    fn first_hand(&self) -> CardSet {
        self.view.parts.iter().flatten().fold(self.view.hand, |hand, part| match *part {
            Action::Under(card) | Action::Lay(card, _) => hand.without(card),
            _ => hand,
        })
    }

    /// The worth of a display when the other cards of the first hand are laid, each where it adds most.
    fn arranged(&self, mut display: Display, rest: CardSet) -> f32 {
        let mut left = rest;
        while let Some(card) = left.first() {
            left = left.without(card);
            let place = best_place(self.game, &display, card, self.rounds);
            if let Some((_, place)) = place {
                display = display.with_card(card, place);
            }
        }
        worth(self.game, &display, self.rounds)
    }

    fn completion(&self, card: Card) -> f32 {
        let display = self.display.with_completed(self.game, card);
        worth(self.game, &display, self.rounds) - self.base
    }

    fn purchase(&self, card: Card) -> f32 {
        best_place(self.game, &self.display, card, self.rounds).map_or(0.0, |(value, _)| value - self.base)
    }

    /// What the marks of a purchase cost.
    fn payment(&self, card: Card, used: DiceSet) -> f32 {
        let price = self.view.board.place_of(card).map_or(0, |place| self.game.prices()[place]);
        let discounts = f32::from(price) - used.count() as f32;
        MARK_COST * (discounts + f32::from(goennen::steps_to_equal(self.view.board.turn.dice, used)))
    }

    fn entry(&self, dice: Dice, card: Card, field: u8, die: Colour, number: u8) -> f32 {
        let (display, spent) = self.display.with_entry(self.game, dice, card, field, die, number);
        worth(self.game, &display, self.rounds) - self.base - 0.5 * f32::from(spent.steps + spent.colours)
    }

    /// A random card of the stack, laid where it adds most, or put away.
    fn drawing(&self, stack: Stack) -> f32 {
        let cards: Vec<f32> =
            self.view.board.row(stack).iter().flatten().map(|&card| self.purchase(card).max(0.0)).collect();
        let mean = cards.iter().sum::<f32>() / cards.len().max(1) as f32;
        if self.display.is_full() { 0.0 } else { mean * DRAW_SHARE.max(0.0) * 1.6 }
    }

    fn oldest(&self, stack: Stack) -> f32 {
        self.view.board.row(stack)[0].map_or(0.0, |card| self.purchase(card))
    }

    /// The best that a chance can bring.
    fn chance(&self, dice: Dice) -> f32 {
        let mut best = 0.0f32;
        let mut second = 0.0f32;
        self.game.each_entry(&self.display, dice, ALL_DICE, |card, field, die, number| {
            let gain = self.entry(dice, card, field, die, number);
            if gain > best {
                second = best * 0.8;
                best = gain;
            } else {
                second = second.max(gain * 0.8);
            }
        });
        let drawing = Stack::ALL.into_iter().map(|stack| self.drawing(stack)).fold(0.0, f32::max);
        (best + second).max(drawing)
    }

    /// What rolling is worth from here.
    fn ladder(&self) -> Ladder {
        let uses = self.uses();
        let left = ROLLS - self.view.board.turn.rolls;
        let plan = |dice: Dice| f64::from(uses.best(self.game, &self.display, dice));
        Ladder::with_floor(left, f64::from(self.usual_chance()), plan)
    }

    /// What a reroll is worth.
    fn rolling(&self, ladder: &Ladder, dice: DiceSet) -> f32 {
        let turn = &self.view.board.turn;
        let kept = turn.dice.of(ALL_DICE.minus(dice));
        // Alone a reroll costs an entry of the passive move.
        let price = if self.game.level().is_some() { SOLO_REROLL_COST } else { self.gift(dice) };
        ladder.kept(ROLLS - turn.rolls, kept) as f32 - price
    }

    /// Stop, or reroll what the odds say.
    fn choose_roll(&self, actions: &[Action]) -> Action {
        let turn = &self.view.board.turn;
        let ladder = self.ladder();
        let now = best(actions, |action| match action {
            Action::Reroll(_) => f32::MIN,
            _ => self.gain(action, turn.dice),
        });
        let stop = ladder.stop(turn.dice) as f32;
        let reroll = best(actions, |action| match action {
            Action::Reroll(dice) => self.rolling(&ladder, dice),
            _ => f32::MIN,
        });
        match (now, reroll) {
            (Some(now), Some(Action::Reroll(dice)))
                if stop <= 0.0 || stop < self.rolling(&ladder, dice) || matches!(now, Action::Reroll(_)) =>
            {
                Action::Reroll(dice)
            }
            (Some(now), _) => now,
            (None, _) => Action::Finish,
        }
    }

    /// For a search: leaves the actions worth a look, and notes what the rest of the turn is played by.
    pub(super) fn prepare(&self, actions: &mut Vec<Action>) -> Option<Notes> {
        let turn = &self.view.board.turn;
        let is_rolling = matches!(self.view.board.phase, Phase::Decide(_)) && turn.rolls < ROLLS;
        let ladder = is_rolling.then(|| self.ladder());
        let value = |action: Action| match (action, &ladder) {
            (Action::Reroll(dice), Some(ladder)) => self.rolling(ladder, dice),
            _ => self.gain(action, turn.dice),
        };
        let mut valued: Vec<(f32, Action)> = actions.iter().map(|&action| (value(action), action)).collect();
        // The sort is stable: the first of equals stays the first.
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let is_roll = |action: &Action| matches!(action, Action::Reroll(_));
        let rolls = valued.iter().map(|entry| entry.1).filter(is_roll).take(ROLLS_WEIGHED);
        let others = valued.iter().map(|entry| entry.1).filter(|action| !is_roll(action)).take(USES_WEIGHED);
        *actions = rolls.chain(others).collect();
        actions.sort_unstable();
        ladder.map(|ladder| Notes { seat: self.seat, round: self.view.board.round, ladder })
    }

    /// What a chance brings on an average.
    fn usual_chance(&self) -> f32 {
        let drawing = Stack::ALL.into_iter().map(|stack| self.drawing(stack)).fold(0.0, f32::max);
        drawing.max(1.0)
    }

    fn gift(&self, reroll: DiceSet) -> f32 {
        let gifts = self.game.gifts(&self.view.board, reroll);
        let cost = |seat: Seat| {
            let gift = gifts[seat];
            gift.entry as f32 * ENTRY_COST + gift.completion as f32 * COMPLETION_COST
        };
        let others = engine::Game::players(self.game) - 1;
        let sum: f32 = Seat::all(others + 1).filter(|&seat| seat != self.seat).map(cost).sum();
        sum / others.max(1) as f32
    }

    fn uses(&self) -> Uses {
        let mut completions = Vec::new();
        for slot in self.display.slots() {
            if let Some(card) = slot.card.filter(|_| !slot.is_completed) {
                completions.push((card, self.completion(card)));
            }
        }
        let mut purchases = [0.0f32; 2];
        for stack in Stack::ALL {
            for (place, card) in self.view.board.row(stack).iter().enumerate() {
                if let Some(card) = card.filter(|_| !self.display.is_full()) {
                    let gain = self.purchase(card);
                    let price = usize::from(self.game.prices()[place]) - 3;
                    purchases[price] = purchases[price].max(gain);
                }
            }
        }
        // Whoever can pay four can pay three.
        purchases[1] = purchases[1].max(purchases[0]);
        Uses { completions, purchases }
    }
}

/// What can be done with dice, and what each is worth.
struct Uses {
    completions: Vec<(Card, f32)>,
    /// The best purchase for three dice, for four.
    purchases: [f32; 2],
}

impl Uses {
    /// The best uses of dice that do not share a die: each card once, and one purchase.
    fn best(&self, game: &Goennen, display: &Display, dice: Dice) -> f32 {
        let mut most = [f32::MIN; 32];
        most[0] = 0.0;
        for &(card, gain) in &self.completions {
            let before = most;
            game.each_completion(display, card, dice, |set, marks| {
                add(&before, &mut most, set, gain - MARK_COST * f32::from(marks));
            });
        }
        let before = most;
        for (extra, &gain) in self.purchases.iter().enumerate() {
            game.each_payment(display, dice, 3 + extra as u8, |set, marks| {
                add(&before, &mut most, set, gain - MARK_COST * f32::from(marks));
            });
        }
        most.into_iter().fold(0.0, f32::max)
    }
}

/// One more use, after every set of dice that leaves its own free.
fn add(before: &[f32; 32], most: &mut [f32; 32], set: DiceSet, gain: f32) {
    if gain <= 0.0 {
        return;
    }
    let bits = set.bits();
    for used in 0..32u8 {
        if used & bits == 0 && before[usize::from(used)] > f32::MIN {
            let next = usize::from(used | bits);
            most[next] = most[next].max(before[usize::from(used)] + gain);
        }
    }
}

/// The best place for a card, and the worth of the display with it.
fn best_place(game: &Goennen, display: &Display, card: Card, rounds: f32) -> Option<(f32, Place)> {
    let mut best: Option<(f32, Place)> = None;
    for place in display.places().iter() {
        let with = display.with_card(card, place);
        let value = worth(game, &with, rounds);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, place));
        }
    }
    best
}

/// The action with the highest value; the first of equals.
fn best(actions: &[Action], mut value: impl FnMut(Action) -> f32) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    for &action in actions {
        let value = value(action);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
