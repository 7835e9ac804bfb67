//! Odds: exact chances while rolling.
//!
//! Dice are few: seven show one of 792 multisets. So the best rerolls are not guessed but counted, from the
//! last reroll backwards. For each multiset of kept dice the worth of throwing the others is the mean over one
//! more die, so each level needs a few thousand steps.

use crate::card::Card;
use crate::face::Ability;
use crate::model::{Board, DICE_MAX, Phase, TAKEN_MAX};
use crate::pay::{Bill, Purse};
use crate::rules::{roll, select};
use crate::symbol::{SYMBOLS, Symbol, Symbols};
use crate::view::View;
use crate::{Cv, Edition, dice};

/// The chances of one plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// The chance that the card can be covered in the end, with the best rerolls.
    pub afford: f64,
    /// The risk of at least one more misfortune on the way.
    pub misfortune: f64,
    /// The dice the plan rerolls now; `None` if it stops.
    pub reroll: Option<Symbols>,
}

/// What a plan is worth, and how often misfortune strikes on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Worth {
    value: f64,
    risk: f64,
}

impl Worth {
    /// More value first, then less risk. Sums in another order differ in the last bits: that is not a gain.
    fn is_better(self, other: Worth) -> bool {
        const NOISE: f64 = 1e-9;
        self.value > other.value + NOISE
            || (self.value > other.value - NOISE && self.risk < other.risk - NOISE)
    }
}

/// The best plan found by [`Cv::plan`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Its expected worth.
    pub value: f64,
    /// The risk of at least one more misfortune.
    pub risk: f64,
    /// The dice to reroll now; `None` to stop. Before the first throw, none of the dice on the table.
    pub reroll: Option<Symbols>,
}

impl Cv {
    /// The exact chance to cover a card, with what has been taken and played, by the best rerolls from here.
    /// Conditions are looked at as the CV stands now. `None` when the viewer is not rolling.
    pub fn odds(&self, view: &View, card: Card) -> Option<Odds> {
        let board = &view.board;
        let seat = view.viewer.seat()?;
        if board.phase != Phase::Roll(seat) || board.turn.taken_count() == TAKEN_MAX {
            return None;
        }
        let can = select::check_condition(self, board, seat, card).is_ok();
        let bill = Bill::of_taken(self, board, seat).with(self, board, seat, card);
        let mut at_end = *board;
        let plan = self.plan(board, |dice| {
            at_end.turn.dice = dice;
            at_end.turn.is_trip_used = board.turn.is_trip_used || self.is_averted(&at_end);
            f64::from(u8::from(can && Purse::of_turn(self, &at_end, seat).covers(&bill)))
        });
        Some(Odds { afford: plan.value, misfortune: plan.risk, reroll: plan.reroll })
    }

    /// In the edition gigamic the trip is used as soon as it averts a misfortune (CV-C45).
    fn is_averted(&self, board: &Board) -> bool {
        let bad = board.turn.bad_luck();
        self.edition == Edition::Gigamic
            && board.turn.powers.can(Ability::Trip)
            && bad >= 3
            && bad.is_multiple_of(3)
    }

    /// Whether these dice are one more misfortune than has struck.
    fn strikes(&self, board: &Board, dice: Symbols) -> bool {
        let turn = &board.turn;
        let bad = dice.count(Symbol::BadLuck) + turn.tokens.count(Symbol::BadLuck);
        let trip = u8::from(turn.powers.can(Ability::Trip));
        let struck = if self.edition == Edition::Gigamic { turn.struck } else { 0 };
        bad.saturating_sub(trip) / 3 > struck
    }

    /// The risk of a misfortune if all dice that can be rerolled are rerolled once.
    pub fn misfortune_risk(&self, board: &Board) -> f64 {
        let limit = if board.turn.dice.is_empty() { Symbols::EMPTY } else { roll::limit(self, board) };
        self.throw_risk(board, limit)
    }

    /// The risk of a misfortune if these dice are thrown, with those that have joined.
    pub fn throw_risk(&self, board: &Board, dice: Symbols) -> f64 {
        let kept = board.turn.dice.beyond(dice);
        let thrown = dice.total() as u8 + board.turn.fresh;
        let mut risk = 0.0;
        let mut ways = 1.0;
        for bad in 0..=thrown {
            let dice = kept.plus(Symbols::many(Symbol::BadLuck, bad));
            if self.strikes(board, dice) {
                risk += ways * 5f64.powi(i32::from(thrown - bad));
            }
            ways = ways * f64::from(thrown - bad) / f64::from(bad + 1);
        }
        risk / 6f64.powi(i32::from(thrown))
    }

    /// Whether Trip around the world averts one misfortune of the turn.
    pub fn averts_one(&self, board: &Board) -> bool {
        board.turn.powers.can(Ability::Trip)
    }

    /// The rerolls with the highest expected worth from here, where `worth` says what dice are worth when the
    /// roll ends with them. Asked of the public board of the player who rolls.
    pub fn plan(&self, board: &Board, worth: impl FnMut(Symbols) -> f64) -> Plan {
        let none = Plan { value: 0.0, risk: 0.0, reroll: None };
        let better = |best: Plan, plan: Plan| if plan.worth().is_better(best.worth()) { plan } else { best };
        self.plans(board, worth).into_iter().reduce(better).unwrap_or(none)
    }

    /// Every choice there is now, stopping first, each with its worth if the best follows it.
    pub fn plans(&self, board: &Board, mut worth: impl FnMut(Symbols) -> f64) -> Vec<Plan> {
        let mut plans = Vec::new();
        if !board.turn.dice.is_empty() {
            plans.push(Plan::new(self.end(board, board.turn.dice, &mut worth), None));
        }
        if board.turn.throws > 0 {
            let ladder = self.ladder(board, worth);
            self.each_reroll(&ladder, board, |plan| plans.push(plan));
        }
        plans
    }

    /// All levels of rerolls at once, to be asked again and again during one turn.
    pub fn ladder(&self, board: &Board, mut worth: impl FnMut(Symbols) -> f64) -> Ladder {
        let dice = dice_of(board);
        let ends: Vec<Worth> = dice::all(dice).map(|thrown| self.end(board, thrown, &mut worth)).collect();
        let has_therapy = board.turn.powers.can(Ability::Therapy) && !board.turn.is_therapy_used;
        let mut ladder = Ladder { edition: self.edition, dice, has_therapy, ends, rungs: Vec::new() };
        let strikes: Vec<bool> =
            dice::all(dice).map(|d| self.edition == Edition::Gigamic && self.strikes(board, d)).collect();
        let last = ladder.descend(&ladder.ends, &strikes);
        ladder.rungs.push([if has_therapy { last.clone() } else { Vec::new() }, last]);
        for _ in 1..board.turn.throws {
            let used = ladder.level(true);
            let free = if has_therapy { ladder.descend(&ladder.level(false), &strikes) } else { Vec::new() };
            let used = ladder.descend(&used, &strikes);
            ladder.rungs.push([free, used]);
        }
        ladder
    }

    /// The best choice by a ladder of this turn; stopping counts only if all dice have been thrown.
    pub fn best_by(&self, ladder: &Ladder, board: &Board) -> Plan {
        let turn = &board.turn;
        let is_whole = turn.dice.total() as u8 == ladder.dice;
        let stop = is_whole.then(|| Plan::new(ladder.ends[dice::place(ladder.dice, turn.dice)], None));
        let mut best = stop;
        self.each_reroll(ladder, board, |plan| {
            if best.is_none_or(|best| plan.worth().is_better(best.worth())) {
                best = Some(plan);
            }
        });
        best.unwrap_or(Plan { value: 0.0, risk: 0.0, reroll: None })
    }

    /// What the end of the roll is worth. In the edition gigamic misfortune has struck with the throw already.
    fn end(&self, board: &Board, dice: Symbols, worth: &mut impl FnMut(Symbols) -> f64) -> Worth {
        let strikes = self.edition == Edition::Granna && self.strikes(board, dice);
        Worth { value: worth(dice), risk: f64::from(u8::from(strikes)) }
    }

    fn each_reroll(&self, ladder: &Ladder, board: &Board, mut found: impl FnMut(Plan)) {
        let turn = &board.turn;
        let Some(rung) = usize::from(turn.throws).checked_sub(1).filter(|&rung| rung < ladder.rungs.len())
        else {
            return;
        };
        let has_therapy = ladder.has_therapy && !turn.is_therapy_used;
        let mut consider = |reroll: Symbols| {
            let is_used = !has_therapy || reroll.count(Symbol::BadLuck) > 0;
            let worth = ladder.throw(rung, is_used, turn.dice.minus(reroll));
            found(Plan::new(worth, Some(reroll)));
        };
        if turn.fresh > 0 {
            consider(Symbols::EMPTY);
        }
        if !turn.dice.is_empty() {
            let limit = roll::limit(self, board);
            let mut part = Symbols::EMPTY;
            while let Some(next) = part.next_within(limit) {
                consider(next);
                part = next;
            }
        }
    }
}

fn dice_of(board: &Board) -> u8 {
    (board.turn.dice.total() as u8 + board.turn.fresh).min(DICE_MAX)
}

impl Plan {
    fn new(worth: Worth, reroll: Option<Symbols>) -> Plan {
        Plan { value: worth.value, risk: worth.risk, reroll }
    }

    fn worth(&self) -> Worth {
        Worth { value: self.value, risk: self.risk }
    }
}

/// The worth of every multiset of kept dice, for each number of throws to come in one turn.
#[derive(Clone, Debug)]
pub struct Ladder {
    edition: Edition,
    dice: u8,
    /// Whether Psychotherapy was still to be used: then there are two kinds of levels, without it and with it.
    has_therapy: bool,
    /// What full throws are worth when the player stops.
    ends: Vec<Worth>,
    /// What kept dice are worth when the others are thrown with so many throws to come, by whether
    /// Psychotherapy is used up.
    rungs: Vec<[Vec<Worth>; 2]>,
}

impl Ladder {
    /// Whether it was made for as many dice, and as many throws at least.
    pub fn fits(&self, board: &Board) -> bool {
        self.dice == dice_of(board) && self.rungs.len() >= usize::from(board.turn.throws)
    }

    /// From full throws to kept dice: each is the mean over one more die.
    fn descend(&self, full: &[Worth], strikes: &[bool]) -> Vec<Worth> {
        let mut all = vec![Worth { value: 0.0, risk: 0.0 }; dice::place(self.dice, Symbols::EMPTY) + 1];
        for ((thrown, &worth), &strikes) in dice::all(self.dice).zip(full).zip(strikes) {
            let risk = if strikes { 1.0 } else { worth.risk };
            all[dice::place(self.dice, thrown)] = Worth { risk, ..worth };
        }
        for count in (0..self.dice).rev() {
            for kept in dice::all(count) {
                let mut sum = Worth { value: 0.0, risk: 0.0 };
                for symbol in Symbol::ALL {
                    let more = all[dice::place(self.dice, kept.plus(Symbols::one(symbol)))];
                    sum = Worth { value: sum.value + more.value, risk: sum.risk + more.risk };
                }
                let mean = |sum: f64| sum / SYMBOLS as f64;
                all[dice::place(self.dice, kept)] = Worth { value: mean(sum.value), risk: mean(sum.risk) };
            }
        }
        all
    }

    fn throw(&self, rung: usize, is_therapy_used: bool, kept: Symbols) -> Worth {
        self.rungs[rung][usize::from(is_therapy_used)][dice::place(self.dice, kept)]
    }

    /// The best that can be made of every full throw with one throw more than the ladder has: stop, or reroll.
    fn level(&self, is_therapy_used: bool) -> Vec<Worth> {
        let rung = self.rungs.len() - 1;
        let thrown = dice::all(self.dice).zip(&self.ends);
        thrown
            .map(|(thrown, &end)| {
                let bad = thrown.count(Symbol::BadLuck);
                let thawed = match (is_therapy_used, self.edition) {
                    (true, _) => 0,
                    (false, Edition::Granna) => bad,
                    (false, Edition::Gigamic) => bad.min(1),
                };
                let warm = thrown.without_all(Symbol::BadLuck);
                let limit = warm.plus(Symbols::many(Symbol::BadLuck, thawed));
                let mut best = end;
                let mut part = Symbols::EMPTY;
                while let Some(reroll) = part.next_within(limit) {
                    part = reroll;
                    let uses_up = is_therapy_used || reroll.count(Symbol::BadLuck) > 0;
                    let worth = self.throw(rung, uses_up, thrown.minus(reroll));
                    if worth.is_better(best) {
                        best = worth;
                    }
                }
                best
            })
            .collect()
    }
}
