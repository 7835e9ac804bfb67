//! What stands in the top bar: the steps of the turn, and the round.

use cv::{Phase, View};
use maud::{Markup, html};

use crate::game_page::Scene;
use crate::icon;

/// The steps of a turn, and how far it has come; 0 outside turns.
fn step(view: &View) -> usize {
    match view.board.phase {
        Phase::Roll(_) | Phase::Throw(_) => 1,
        Phase::Select(_) => 2,
        // In the edition gigamic misfortune strikes between throws, in the other after the choice.
        Phase::Misfortune(_) if view.board.turn.throws > 0 => 1,
        Phase::Misfortune(_) | Phase::Upkeep(_) | Phase::Lay(_) | Phase::Refill => 3,
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Draft(_)
        | Phase::Assist(_)
        | Phase::Settle(_)
        | Phase::Over => 0,
    }
}

/// Steps and round.
pub(super) fn facts(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let now = step(view);
    let steps = ["cv-step-throw", "cv-step-choose", "cv-step-lay"];
    if board.phase == Phase::Over {
        return html! {};
    }
    html! {
        @if now > 0 {
            ol.steps aria-label=(texts.text("cv-steps")) {
                @for (at, key) in (1..).zip(steps) {
                    li.now[at == now].done[at < now] aria-current=[(at == now).then_some("step")] {
                        @if at < now { (icon::tick()) } (texts.text(key))
                    }
                }
            }
        }
        @if board.round > 0 {
            span.cv-round { (texts.html("cv-round-short", &[("round", html! { b { (board.round) } }.into())])) }
        }
    }
}
