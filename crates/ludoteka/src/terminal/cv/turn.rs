//! The turn: the dice, what else pays, what was taken.

use cv::{Ability, Cv, Kind, Phase, Symbol, Symbols, View};
use engine::Phrase;

use super::card::{kind, separated, symbols, title, tokens};
use super::track::percent;
use crate::terminal::Pen;
use crate::terminal::text::{WIDTH, flow, left};

/// Bad luck that makes a misfortune (CV-40).
const MISFORTUNE: u8 = 3;

/// The lines of the turn that is being played; none between turns.
pub(super) fn turn(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
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
    let mut line = |key: &str, facts: &[String], sign: &str| {
        if !facts.is_empty() {
            let words = separated(facts, sign).join(" ").split(' ').map(str::to_owned).collect::<Vec<_>>();
            let label = format!("{} ", left(&format!(" {}", pen.text(key)), 8));
            lines.extend(flow(&label, &words, " ", WIDTH - 1));
        }
    };
    let mut facts = dice(game, view, pen);
    facts.extend(besides(game, view, pen));
    facts.extend(outlook(game, view, pen));
    line("cv-dice", &facts, " ·");
    let taken = view.board.turn.taken.iter().flatten();
    line("cv-taken", &taken.map(|&card| title(game, card, pen)).collect::<Vec<_>>(), ",");
    lines
}

/// What the dice show, frozen ones apart, and dice that are still to be thrown.
fn dice(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let turn = &board.turn;
    let is_rolling = matches!(board.phase, Phase::Roll(_) | Phase::Throw(_));
    // CV-C53: Psychotherapy thaws once.
    let is_thawed =
        !turn.is_therapy_used && turn.in_force.iter().any(|card| game.face(card).can(Ability::Therapy));
    let free = turn.dice.without_all(Symbol::BadLuck);
    let bad = Symbols::many(Symbol::BadLuck, turn.dice.count(Symbol::BadLuck));
    let mut facts = Vec::new();
    if !free.is_empty() {
        facts.push(symbols(free, pen.ink));
    }
    if !bad.is_empty() {
        // CV-22: bad luck stays on the table.
        facts.push(match is_rolling && !is_thawed {
            true => pen.say(game, &Phrase::new("cv-frozen").with("symbol", bad)),
            false => symbols(bad, pen.ink),
        });
    }
    if turn.fresh > 0 {
        facts.push(pen.say(game, &Phrase::new("cv-term-fresh").with("count", turn.fresh)));
    }
    facts
}

/// What pays besides the dice.
fn besides(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    let turn = &view.board.turn;
    let mut facts = Vec::new();
    if !turn.tokens.is_empty() || turn.any > 0 {
        facts.push(format!("{} {}", pen.text("cv-tokens"), tokens(turn.tokens, turn.any, pen.ink)));
    }
    if !turn.events.is_empty() {
        facts.push(format!("{} {}", pen.text("cv-from-events"), symbols(turn.events, pen.ink)));
    }
    for type_ in Kind::STACKED {
        let discount = turn.discounts[type_.index()];
        if discount > 0 {
            let less = pen.say(game, &Phrase::new("cv-discounted").with("count", discount));
            facts.push(format!("{less} {}", kind(game, type_, pen)));
        }
    }
    facts
}

/// What may come of it.
fn outlook(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    let turn = &view.board.turn;
    if matches!(view.board.phase, Phase::Roll(_) | Phase::Throw(_)) {
        let left = pen.say(game, &Phrase::new("cv-throws-left").with("count", turn.throws));
        // Dice that are not thrown bring no misfortune.
        let risk = pen.with("cv-risk", &[("percent", percent(game.misfortune_risk(&view.board)).into())]);
        return vec![left, risk];
    }
    // CV-41: tokens count too.
    let is_told = turn.bad_luck() > turn.dice.count(Symbol::BadLuck);
    let next = MISFORTUNE * (turn.struck + 1);
    let count = Phrase::new("cv-bad-luck-count").with("count", turn.bad_luck()).with("of", next);
    is_told.then(|| pen.say(game, &count)).into_iter().collect()
}
