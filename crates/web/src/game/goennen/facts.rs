//! The top bar: the steps of the turn, and how far the match has come.

use goennen::{Goennen, Phase, ROLLS, View};
use maud::{Markup, html};

use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// Which step of how many it is, by name.
fn steps(game: &Goennen, view: &View) -> (&'static [&'static str], usize) {
    const CHOOSE: &[&str] = &["gon-step-away", "gon-step-lay"];
    const TURN: &[&str] = &["gon-step-roll", "gon-step-use", "gon-step-end"];
    const ALONE: &[&str] = &["gon-step-roll", "gon-step-use", "gon-step-passive", "gon-step-aside"];
    let turn = if game.level().is_some() { ALONE } else { TURN };
    match view.board.phase {
        Phase::Start | Phase::Market(_) | Phase::Deal(..) | Phase::Over => (&[], 0),
        Phase::Choose => (CHOOSE, usize::from(view.parts[0].is_some())),
        Phase::Roll(_) | Phase::Passive(_) => (turn, 0),
        Phase::Decide(_)
        | Phase::Use(_)
        | Phase::Lay(_)
        | Phase::Chance(_)
        | Phase::Draw(..)
        | Phase::Keep(..) => (turn, 1),
        Phase::Refill(..) | Phase::SoloRoll | Phase::SoloEnter => (turn, 2),
        Phase::Aside | Phase::SoloRefill(_) => (turn, 3),
    }
}

/// Steps, roll, round.
pub(super) fn facts(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let (names, now) = steps(game, view);
    let board = &view.board;
    html! {
        @if !names.is_empty() {
            ol.steps.gon-steps { @for (index, name) in names.iter().enumerate() {
                li.done[index < now].now[index == now] aria-current=[(index == now).then_some("step")] {
                    @if index < now { (icon::tick()) } (texts.text(name))
                }
            } }
        }
        @if board.turn.rolls > 0 && board.phase.active().is_some() { (roll(board.turn.rolls, texts)) }
        @if board.round > 0 {
            span.gon-round.last[board.last_round == Some(board.round)] {
                (texts.html("gon-fact-round", &[("round", html! { b { (board.round) } }.into())]))
            }
        }
    }
}

fn roll(count: u8, texts: Texts) -> Markup {
    let roll = html! { b { (count) } };
    html! { span.gon-roll { (texts.html("gon-fact-roll", &[("roll", roll.into()), ("of", ROLLS.into())])) } }
}
