//! The turn: the dice, what else pays, what was taken.

use cv::{Ability, Cv, Kind, Phase, Symbol, Symbols, View};

use super::card::{counted, kind, separated, symbols, title, tokens};
use super::track::percent;
use crate::terminal::Ink;
use crate::terminal::text::{WIDTH, flow};

/// The lines of the turn that is being played; none between turns.
pub(super) fn turn(game: &Cv, view: &View, ink: Ink) -> Vec<String> {
    match view.board.phase {
        Phase::Roll(_) | Phase::Throw(_) | Phase::Misfortune(_) | Phase::Select(_) | Phase::Upkeep(_) => {}
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Draft(_)
        | Phase::Lay(_)
        | Phase::Refill
        | Phase::Assist(_)
        | Phase::Settle(_)
        | Phase::Over => return Vec::new(),
    }
    let mut lines = Vec::new();
    let mut line = |label: &str, facts: &[String], sign: &str| {
        if !facts.is_empty() {
            lines.extend(flow(label, &separated(facts, sign), " ", WIDTH - 1));
        }
    };
    let mut facts = dice(game, view, ink);
    facts.extend(besides(view, ink));
    facts.extend(outlook(game, view));
    line(" Dice    ", &facts, " ·");
    let taken = view.board.turn.taken.iter().flatten();
    line(" Taken   ", &taken.map(|&card| title(game, card, ink)).collect::<Vec<_>>(), ",");
    lines
}

/// What the dice show, frozen ones apart, and dice that are still to be thrown.
fn dice(game: &Cv, view: &View, ink: Ink) -> Vec<String> {
    let board = &view.board;
    let turn = &board.turn;
    let is_rolling = matches!(board.phase, Phase::Roll(_) | Phase::Throw(_));
    // CV-C53: Psychotherapy thaws once.
    let is_thawed =
        !turn.is_therapy_used && turn.in_force.iter().any(|card| game.face(card).can(Ability::Therapy));
    let free = turn.dice.without_all(Symbol::BadLuck);
    let bad = turn.dice.count(Symbol::BadLuck);
    let mut facts = Vec::new();
    if !free.is_empty() {
        facts.push(symbols(free, ink));
    }
    if bad > 0 {
        // CV-22: bad luck stays on the table.
        let frozen = match (is_rolling, is_thawed) {
            (false, _) => "",
            (true, false) => " frozen",
            (true, true) => " not frozen",
        };
        facts.push(format!("{}{frozen}", symbols(Symbols::many(Symbol::BadLuck, bad), ink)));
    }
    if turn.fresh > 0 {
        let new = if turn.dice.is_empty() { "" } else { "new " };
        facts.push(format!("{new}{} to throw", counted(u32::from(turn.fresh), "die")));
    }
    facts
}

/// What pays besides the dice.
fn besides(view: &View, ink: Ink) -> Vec<String> {
    let turn = &view.board.turn;
    let mut facts = Vec::new();
    if !turn.tokens.is_empty() || turn.any > 0 {
        facts.push(format!("tokens {}", tokens(turn.tokens, turn.any, ink)));
    }
    if !turn.events.is_empty() {
        facts.push(format!("events {}", symbols(turn.events, ink)));
    }
    for type_ in Kind::STACKED {
        let discount = turn.discounts[type_.index()];
        if discount > 0 {
            facts.push(format!("a {} card {discount} cheaper", kind(type_, ink)));
        }
    }
    facts
}

/// What may come of it.
fn outlook(game: &Cv, view: &View) -> Vec<String> {
    let turn = &view.board.turn;
    if matches!(view.board.phase, Phase::Roll(_) | Phase::Throw(_)) {
        let risk = percent(game.misfortune_risk(&view.board));
        // Dice that are not thrown bring no misfortune.
        return vec![
            format!("{} left", counted(u32::from(turn.throws), "throw")),
            format!("misfortune {risk} if all are thrown"),
        ];
    }
    // CV-41: tokens count too.
    let is_told = turn.bad_luck() > turn.dice.count(Symbol::BadLuck);
    is_told.then(|| format!("{} bad luck with tokens", turn.bad_luck())).into_iter().collect()
}
