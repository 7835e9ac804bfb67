//! The order table: eight stones, each with its three strengths, who has laid it, and what it would bring.

use cvlizations::{Cvlizations, Gain, Idea, Order, Phase, Strength, Token, Tribe, View};
use engine::Seat;
use maud::{Markup, html};

use super::outlook::{self, gathered};
use super::{art, idea, tribe};
use crate::game_page::Scene;
use crate::text::Texts;

/// The name of an order.
pub(super) fn name(game: &Cvlizations, order: Order, texts: Texts) -> String {
    texts.name(game, Token::Order(order))
}

/// The number of an order as it is printed; Doubling has a sign instead.
pub(super) fn number(order: Order) -> String {
    order.number().map_or_else(|| "×2".to_owned(), |number| number.to_string())
}

/// The tribe whose two orders concern the viewer now: the one the viewer lays for, else the viewer's own.
fn subject(view: &View) -> Option<Tribe> {
    let seat = view.viewer.seat()?;
    match view.board.phase {
        Phase::Lay(tribe @ Tribe::Neutral(leader)) if leader == seat => Some(tribe),
        _ => Some(Tribe::Player(seat)),
    }
}

/// The stones.
pub(super) fn table(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    if board.phase == Phase::Over {
        return html! {};
    }
    let own = subject(view);
    let asks = matches!(board.phase, Phase::Lay(tribe) if tribe.seat().is_some() && tribe.seat() == view.viewer.seat());
    let back = board.age() * cvlizations::AGE;
    html! {
        section.cvl-orders.asks[asks] aria-label=(texts.text("cvl-orders")) {
            h2.cvl-heading {
                (texts.text("cvl-orders"))
                @if asks { span.cvl-hint { (texts.text("cvl-orders-how")) } }
                @else if board.turn > 0 && board.turn < back {
                    span.cvl-hint { (texts.with("cvl-orders-back", &[("turn", back.into())])) }
                }
            }
            div.cvl-stones {
                @for order in Order::ALL { (stone(game, view, order, own, scene)) }
            }
        }
    }
}

fn stone(game: &Cvlizations, view: &View, order: Order, own: Option<Tribe>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let is_laying = outlook::is_laying(board);
    let has_laid = own.is_some_and(|tribe| board.open[tribe.index()].is_some());
    let is_mine = own.is_some_and(|tribe| outlook::is_known(view, tribe, order));
    // While orders are laid, those in hand can be chosen; afterwards those that were laid count.
    let is_used =
        is_laying && own.is_some_and(|tribe| !is_mine && !board.hand[tribe.index()].contains(order));
    let is_open = own.is_some() && is_laying && !is_used && (!has_laid || is_mine);
    let now = outlook::standing(game, view, order, own.filter(|_| is_open));
    let due = board.agenda.due().map(|(order, _)| order).filter(|_| !is_laying && board.is_revealed());
    let is_now = due == Some(order) && matches!(board.phase, Phase::Carry(_) | Phase::Choose(_));
    let is_done = board.is_revealed() && !is_laying && due.is_none_or(|due| order < due);
    let is_idle = board.is_revealed() && now.is_none();
    let chances = own.filter(|_| is_open).and_then(|tribe| outlook::chances(game, view, tribe, order));
    // Only a player's own tribe gains anything (CVL-62, CVL-72).
    let gainer = own.and_then(|tribe| match tribe {
        Tribe::Player(seat) => Some(seat),
        Tribe::Neutral(_) | Tribe::Grannfolk => None,
    });
    html! {
        section.cvl-stone.{ "o-" (order) }.used[is_used].idle[is_idle].due[is_now].done[is_done && !is_idle].mine[is_mine]
            aria-label=(name(game, order, texts)) {
            div.cvl-window {
                (art::order(order))
                b.cvl-number { (number(order)) }
                span.cvl-faces { @for tribe in game.tribes() { (who(view, tribe, order, scene)) } }
                @if is_used { span.cvl-flag { (texts.text("cvl-used")) } }
                @if is_now { span.cvl-flag.now { (texts.text("cvl-due")) } }
            }
            h3.cvl-stone-name { (name(game, order, texts)) }
            div.cvl-strengths {
                @for strength in Strength::ALL {
                    @let chance = chances.map(|chances| chances[strength.index()]);
                    div.cvl-strength.now[now == Some(strength)].never[chance == Some(0)] {
                        span.cvl-by { (texts.text(by(strength))) }
                        span.cvl-amount { (amount(game, order, strength, texts)) (extras(game, view, gainer, order, strength, texts)) }
                        @if let Some(chance) = chance {
                            @let words = texts.with("cvl-chance", &[("percent", chance.into())]);
                            span.cvl-chance title=(words) { (chance) " %" }
                        }
                    }
                }
            }
            @if own.is_some_and(|tribe| is_laying && !has_laid && board.hand[tribe.index()].contains(order)) {
                (touches(order, texts))
            }
        }
    }
}

/// Where a stone is touched: first to lay it open, then, on another one, to lay it face down.
fn touches(order: Order, texts: Texts) -> Markup {
    html! {
        div.cvl-touch data-thing={ "open-" (order) } { span.cvl-flag { (art::named("eye")) (texts.text("cvl-open")) } }
        div.cvl-touch data-thing={ "hide-" (order) } { span.cvl-flag { (art::named("lock")) (texts.text("cvl-hidden")) } }
    }
}

/// The word over the column of a strength.
pub(super) fn by(strength: Strength) -> &'static str {
    match strength {
        Strength::One => "cvl-by-one",
        Strength::Two => "cvl-by-two",
        Strength::Three => "cvl-by-three",
    }
}

/// A tribe that has laid the order, as far as the viewer knows.
fn who(view: &View, which: Tribe, order: Order, scene: &Scene<'_>) -> Markup {
    if !outlook::is_known(view, which, order) {
        return html! {};
    }
    let is_secret = view.hidden_of(which) == Some(order);
    html! {
        span.cvl-who.(tribe::class(which, scene)).secret[is_secret] title=(tribe::name(which, scene))
            data-fresh={ "w" (which.index()) (order) } {
            (art::face(which)) span.sr { (tribe::name(which, scene)) }
            @if is_secret { (art::named("lock")) }
        }
    }
}

/// What an order brings at a strength, in signs.
pub(super) fn amount(game: &Cvlizations, order: Order, strength: Strength, texts: Texts) -> Markup {
    let amount = game.amount(order, strength);
    if amount == 0 {
        return html! { span title=(texts.text("cvl-brings-nothing")) { "–" } };
    }
    if let Some(resource) = gathered(order) {
        return html! { (amount) (art::resource(resource)) };
    }
    match order {
        Order::Theft => {
            let words = texts.with("cvl-robs", &[("count", amount.into())]);
            html! { span title=(words) { (amount) (art::named("mask")) } }
        }
        Order::Cunning => html! { span title=(texts.text("cvl-any")) { (amount) (art::any()) } },
        Order::Slacking => html! { (amount) (art::joy()) },
        Order::Trading => html! { "1→" (amount) },
        Order::Doubling => html! { "×2" },
        Order::Logging | Order::Hunting | Order::Quarrying => html! {},
    }
}

/// What one's own ideas add, in signs.
fn extras(
    game: &Cvlizations,
    view: &View,
    seat: Option<Seat>,
    order: Order,
    strength: Strength,
    texts: Texts,
) -> Markup {
    let Some(seat) = seat else { return html! {} };
    let added = outlook::extras(game, &view.board, seat, order, strength);
    let why = |which: Idea| idea::name(game, which, texts);
    html! {
        @for (which, gain) in added {
            span.cvl-extra title=(why(which)) { "+" (gain_sign(gain)) span.sr { (why(which)) } }
        }
    }
}

/// What an idea hands out, as a sign.
fn gain_sign(gain: Gain) -> Markup {
    match gain {
        Gain::Resource(resource) => art::resource(resource),
        Gain::Happiness => art::joy(),
        Gain::Choice | Gain::Taken => art::any(),
    }
}
