//! The tray: the hand of orders and two places for the open and the hidden one; or what is to be chosen now.

use cvlizations::{Cvlizations, Order, OrderSet, Phase, Tribe, View};
use maud::{Markup, html};

use super::outlook::{is_laying, subject};
use super::{art, choice, order, tribe};
use crate::game_page::Scene;

/// What lies in the tray.
pub(super) fn tray(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    if let Some(menu) = choice::menu(game, view, scene) {
        return menu;
    }
    let own = subject(view).unwrap_or(Tribe::Player(scene.near()));
    let is_asked = scene.table.is_my_turn() && view.board.phase == Phase::Lay(own);
    html! {
        div.cvl-tray.asks[is_asked] {
            @if view.board.phase != Phase::Over {
                (hand(game, view, own, is_asked, scene))
                (slots(game, view, own, is_asked, scene))
            }
        }
    }
}

/// The orders in hand: those that are not used and do not lie on the table.
fn in_hand(view: &View, tribe: Tribe) -> OrderSet {
    let board = &view.board;
    let index = tribe.index();
    let mut hand = board.hand[index];
    if is_laying(board) {
        for laid in [board.open[index], view.hidden[index]].into_iter().flatten() {
            hand = hand.without(laid);
        }
    }
    hand
}

fn hand(game: &Cvlizations, view: &View, own: Tribe, is_asked: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section.cvl-hand aria-label=(texts.text("cvl-hand")) {
            @if let Tribe::Neutral(_) = own { h2.cvl-hand-whose { (art::face(own, scene)) (tribe::name(own, scene)) } }
            ul { @for which in in_hand(view, own).iter() {
                @let name = order::name(game, which, texts);
                li {
                    @if is_asked {
                        // One card is touched for two things: to lay it open, and then another one to hide it.
                        div.cvl-lay data-thing={ "open-" (which) } aria-label=(texts.with("cvl-lay-open", &[("order", name.clone().into())])) {
                            div.cvl-lay data-thing={ "hide-" (which) } aria-label=(texts.with("cvl-lay-hidden", &[("order", name.into())])) {
                                (order::card(game, which, "", texts))
                                span.cvl-lay-tag aria-hidden="true" { (art::named("lock")) (texts.text("cvl-slot-hidden")) }
                            }
                            span.cvl-lay-tag aria-hidden="true" { (art::named("eye")) (texts.text("cvl-slot-open")) }
                        }
                    } @else {
                        div data-look={ "order-" (which) } { (order::card(game, which, "quiet", texts)) }
                    }
                }
            } }
        }
    }
}

/// The two places. While orders are chosen every card of the hand lies in both, and the style shows the chosen one.
fn slots(game: &Cvlizations, view: &View, own: Tribe, is_asked: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let index = own.index();
    let open = board.open[index];
    let turned = open.and_then(|open| board.laid[index].without(open).first());
    let lies = |which: Option<Order>, class: &str| match which {
        Some(which) => {
            html! { div data-look={ "order-" (which) } { (order::card(game, which, class, texts)) } }
        }
        None => html! {},
    };
    let choices = |class: &str| html! { @if is_asked { @for which in in_hand(view, own).iter() { (order::card(game, which, class, texts)) } } };
    let hidden = turned.or(view.hidden[index]);
    let is_secret = turned.is_none() && hidden.is_some();
    let is_back = is_laying(board) && open.is_some() && hidden.is_none();
    html! {
        div.cvl-slots {
            section.cvl-slot.slot-open {
                h2 { (art::named("eye")) (texts.text("cvl-slot-open")) }
                div.cvl-slot-place { (choices("choice")) (lies(open, "")) }
            }
            section.cvl-slot.slot-hidden {
                h2 { (art::named("lock")) (texts.text("cvl-slot-hidden")) }
                div.cvl-slot-place {
                    (choices("choice cvl-secret")) (lies(hidden, if is_secret { "cvl-secret" } else { "" }))
                    @if is_back { span.card.card-back { b { "?" } span.sr { (texts.text("cvl-hidden-order")) } } }
                }
            }
        }
    }
}
