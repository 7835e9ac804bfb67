//! What one holds: the first four cards, the card that is about to be laid.

use goennen::{Action, Goennen, Phase, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::display;
use crate::game_page::Scene;

/// The cards at hand.
pub(super) fn hand(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let Some(me) = scene.table.me else {
        return match view.board.phase {
            Phase::Choose => html! { p.calm { (texts.text("gon-hand-watch")) } },
            _ => html! {},
        };
    };
    if view.board.phase == Phase::Choose {
        let gone = |action: &Action| match *action {
            Action::Under(card) | Action::Lay(card, _) => Some(card),
            _ => None,
        };
        let left =
            view.parts.iter().flatten().filter_map(gone).fold(view.hand, |left, card| left.without(card));
        return html! {
            @if !left.is_empty() {
                div.gon-hand.choosing role="group" aria-label=(texts.text("gon-hand")) {
                    h2 { (texts.text("gon-hand")) }
                    div.gon-held { @for which in left.iter() {
                        (card::whole(game, which, &Look { thing: Some(format!("hand-{which}")), ..Look::default() }, texts))
                    } }
                }
            }
        };
    }
    html! {
        @if let Some(which) = display::arriving(view, me) {
            div.gon-hand.laying role="group" aria-label=(texts.text("gon-arriving")) {
                h2 { (texts.text("gon-arriving")) }
                div.gon-held { (card::whole(game, which, &Look { look: Some(format!("arriving-{which}")), ..Look::default() }, texts)) }
            }
        }
    }
}
