//! The turn: dice, throws, tokens, what has been played and taken.
//!
//! The dice are a region of their own, so that they are sent, and tumble, only when they change.

use cv::{Cv, Kind, Phase, Symbol, View};
use engine::Seat;
use maud::{Markup, html};

use super::{art, card, symbol, track};
use crate::game_page::Scene;
use crate::route;
use crate::text::Texts;

/// Bad luck that makes a misfortune (CV-40).
const MISFORTUNE: u8 = 3;

/// Whose turn it is, if it is anybody's.
pub(super) fn turn_of(view: &View) -> Option<Seat> {
    match view.board.phase {
        Phase::Roll(seat)
        | Phase::Throw(seat)
        | Phase::Misfortune(seat)
        | Phase::Select(seat)
        | Phase::Upkeep(seat) => Some(seat),
        // A player who lays a card of social assistance need not be the one whose turn it is.
        Phase::Lay(seat) => (seat == view.board.current).then_some(seat),
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Draft(_)
        | Phase::Refill
        | Phase::Assist(_)
        | Phase::Settle(_)
        | Phase::Over => None,
    }
}

/// The dice on the table, equal ones side by side; those still in the hand show no face.
pub(super) fn dice(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let Some(seat) = turn_of(view) else { return html! {} };
    let turn = &view.board.turn;
    let player = scene.table.seats.get(seat.index()).map(crate::game_page::player_class).unwrap_or_default();
    html! {
        div.cv-dice.(player) role="group" aria-label=(texts.text("cv-dice")) {
            @for which in turn.dice.iter() {
                @let is_frozen = which == Symbol::BadLuck;
                @let words = symbol::name(which, texts);
                div.cv-die.{ "s-" (which.word()) }.frozen[is_frozen] role="img"
                    aria-label=(if is_frozen { texts.with("cv-frozen", &[("symbol", words.into())]) } else { words })
                    data-thing={ "die-" (which.word()) } data-fresh=(which.word()) {
                    (art::symbol(which))
                    @if is_frozen { span.cv-ice { (art::named("lock")) } }
                }
            }
            @for _ in 0..turn.fresh {
                div.cv-die.waiting role="img" aria-label=(texts.text("cv-die-new")) data-thing="die-new" { "?" }
            }
        }
    }
}

/// What else counts this turn.
pub(super) fn turn(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let Some(seat) = turn_of(view) else { return html! {} };
    let turn = &view.board.turn;
    let is_rolling = matches!(view.board.phase, Phase::Roll(_));
    let is_mine = scene.table.me == Some(seat);
    let title = if is_mine {
        texts.html("cv-turn-mine", &[])
    } else {
        texts.html("cv-turn-of", &[("name", scene.name(seat).into())])
    };
    html! {
        div.cv-turn {
            h2.cv-turn-title { (title) }
            @if is_rolling {
                p.cv-throws { (throws(turn.throws)) (texts.with("cv-throws-left", &[("count", turn.throws.into())])) }
            }
            @if !turn.tokens.is_empty() || turn.any > 0 {
                p.cv-fact { span { (texts.text("cv-tokens")) } (symbol::chips(turn.tokens, turn.any, texts)) }
            }
            @if !turn.events.is_empty() {
                p.cv-fact { span { (texts.text("cv-from-events")) } (symbol::chips(turn.events, 0, texts)) }
            }
            @for kind in Kind::STACKED {
                @let count = turn.discounts[kind.index()];
                @if count > 0 {
                    p.cv-fact { span { (texts.with("cv-discounted", &[("count", count.into())])) } (card::kind_chip(kind, texts)) }
                }
            }
            (bad_luck(game, view, is_mine && is_rolling, texts))
            @if turn.taken_count() > 0 {
                p.cv-fact { span { (texts.text("cv-taken")) }
                    (card::chips(game, turn.taken.iter().flatten().copied().collect(), texts)) }
            }
        }
    }
}

fn throws(count: u8) -> Markup {
    html! { span.cv-pips aria-hidden="true" { @for _ in 0..count { (art::named("reroll")) } } }
}

/// How near a misfortune is; while the viewer's dice can still be thrown, how likely.
fn bad_luck(game: &Cv, view: &View, is_rolling: bool, texts: Texts) -> Markup {
    let bad = view.board.turn.bad_luck();
    let next = MISFORTUNE * (view.board.turn.struck + 1);
    let args = [("count", bad.into()), ("of", next.into())];
    let rule = route::rule("cv", "CV-40");
    html! {
        @if bad > 0 || is_rolling {
            p.cv-fact.cv-threat.near[bad + 1 >= next] {
                a href=(rule) target="_blank" title=(texts.text("cv-rule-misfortune")) {
                    span.cv-clouds aria-hidden="true" {
                        @for place in 0..next.max(bad) { span.on[place < bad] { (art::symbol(Symbol::BadLuck)) } }
                    }
                    span { (texts.with("cv-bad-luck-count", &args)) }
                }
                @if is_rolling {
                    @let risk = track::percent(game.misfortune_risk(&view.board));
                    span.cv-risk { (texts.with("cv-risk", &[("percent", risk.into())])) }
                }
            }
        }
    }
}
