//! Orders: cards in hand and on the table, and the order table of eight stones with their three strengths, who has
//! laid them, and how likely each strength is.

use cvlizations::{Cvlizations, Foresight, Gain, Order, Phase, Strength, Token, Tribe, View};
use engine::Seat;
use maud::{Markup, html};

use super::outlook::{self, gathered, subject};
use super::{art, idea, mine, tribe};
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

/// The number of an order in its colour.
pub(super) fn badge(order: Order) -> Markup {
    html! { b.cvl-badge.{ "o-" (order) } { (number(order)) } }
}

/// The inside of the card of an order.
pub(super) fn face(game: &Cvlizations, order: Order, texts: Texts) -> Markup {
    html! {
        div.card-in aria-hidden="true" {
            div.card-title { b.cvl-num { (number(order)) } span { (texts.soft(&name(game, order, texts))) } }
            (art::order(order))
        }
    }
}

/// The card of an order.
pub(super) fn card(game: &Cvlizations, order: Order, class: &str, texts: Texts) -> Markup {
    html! {
        div.card.cvl-order.{ "o-" (order) }.(class) role="img" aria-label=(name(game, order, texts)) {
            (face(game, order, texts))
        }
    }
}

/// The stones, and on a phone what one has above them.
pub(super) fn table(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let own = subject(view);
    html! {
        (mine::purse(view, scene))
        section.cvl-stones aria-label=(scene.texts.text("cvl-orders")) {
            @for order in Order::ALL { (stone(game, view, order, own, scene)) }
        }
    }
}

fn stone(game: &Cvlizations, view: &View, order: Order, own: Option<Tribe>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let is_laying = outlook::is_laying(board);
    let is_mine = own.is_some_and(|tribe| outlook::is_known(view, tribe, order));
    let now = outlook::standing(game, view, order, None);
    let due = board.agenda.due().map(|(order, _)| order).filter(|_| !is_laying && board.is_revealed());
    let is_now = due == Some(order) && matches!(board.phase, Phase::Carry(_) | Phase::Choose(_));
    let is_over = board.is_revealed() && !is_laying;
    let is_done = is_over && due.is_none_or(|due| order < due) && order != Order::Doubling;
    html! {
        section.cvl-stone.{ "o-" (order) }.idle[is_over && now.is_none()].due[is_now].done[is_done].own[is_mine]
            aria-label=(name(game, order, texts)) data-look={ "order-" (order) } data-spot={ "stone-" (order) } {
            div.cvl-stone-head {
                (art::order(order))
                b.cvl-num { (number(order)) }
                span.cvl-faces { @for tribe in game.tribes() { (who(view, tribe, order, scene)) } }
                h3 { (texts.soft(&name(game, order, texts))) }
            }
            (strengths(game, view, order, now, scene))
            // Where the chances stood: nothing else is there once an order is due.
            @if is_now { span.cvl-flag { (texts.text("cvl-due")) } }
        }
    }
}

/// The name of the place of a strength on the order table.
pub(super) fn spot(order: Order, strength: Strength) -> String {
    format!("strength-{order}-{}", strength.index() + 1)
}

/// The three strengths: what each brings, gold where it holds now, and how likely it is for who can still lay it. What
/// cannot come about for the viewer any more is never gold.
pub(super) fn strengths(
    game: &Cvlizations,
    view: &View,
    order: Order,
    now: Option<Strength>,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let own = subject(view);
    let can_lay = own.filter(|tribe| {
        let has_laid = board.open[tribe.index()].is_some();
        if has_laid {
            outlook::is_known(view, *tribe, order)
        } else {
            board.hand[tribe.index()].contains(order)
        }
    });
    let chances = can_lay.and_then(|tribe| outlook::chances(game, view, tribe, order));
    // Only a player's own tribe gains anything (CVL-62, CVL-72).
    let gainer = own.and_then(|tribe| match tribe {
        Tribe::Player(seat) => Some(seat),
        Tribe::Neutral(_) | Tribe::Grannfolk => None,
    });
    html! {
        div.cvl-strengths {
            @for strength in Strength::ALL {
                @let chance = chances.map(|chances| chances[strength.index()]);
                div.cvl-strength.now[now == Some(strength) && chance != Some(0)].never[chance == Some(0)] data-spot=(spot(order, strength)) {
                    span.cvl-by { (texts.text(by(strength))) }
                    span.cvl-amount { (amount(game, order, strength, texts)) (extras(game, view, gainer, order, strength)) }
                    @if let Some(chance) = chance {
                        span.cvl-chance title=(texts.with("cvl-chance", &[("percent", chance.into())])) {
                            (chance) span.cvl-thin { (THIN) } "%"
                        }
                    }
                }
            }
        }
    }
}

/// A narrow space that does not break.
const THIN: &str = "\u{202f}";

/// A chance.
pub(super) fn percent(chance: u8) -> String {
    format!("{chance}{THIN}%")
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
    tribe_on(which, view.hidden_of(which) == Some(order), scene)
}

/// The face of a tribe on the stone of its order, with a lock while it is the tribe's secret.
pub(super) fn tribe_on(which: Tribe, is_secret: bool, scene: &Scene<'_>) -> Markup {
    html! {
        span.cvl-who.secret[is_secret] title=(tribe::name(which, scene)) {
            (art::face(which, scene)) span.sr { (tribe::name(which, scene)) }
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
        Order::Trading => html! { span.cvl-for { "1→" (amount) } },
        Order::Doubling => html! { "×2" },
        Order::Logging | Order::Hunting | Order::Quarrying => html! {},
    }
}

/// What one's own ideas add to an order: `+1` of what it brings anyway, and signs for the rest.
fn extras(game: &Cvlizations, view: &View, seat: Option<Seat>, order: Order, strength: Strength) -> Markup {
    let Some(seat) = seat.filter(|_| order != Order::Doubling && view.board.phase != Phase::Over) else {
        return html! {};
    };
    let Foresight { ideas, .. } = game.foresee(&view.board, seat, &[(order, strength)]);
    let is_like = |gain: Gain| match gain {
        Gain::Resource(resource) => gathered(order) == Some(resource),
        Gain::Happiness => order == Order::Slacking,
        Gain::Choice => order == Order::Cunning,
        Gain::Taken => order == Order::Trading,
    };
    let like = ideas.iter().filter(|(_, gain)| is_like(*gain)).count();
    let mut others: Vec<Gain> = ideas.iter().map(|(_, gain)| *gain).filter(|gain| !is_like(*gain)).collect();
    others.sort_unstable();
    others.dedup();
    html! {
        @if like > 0 { span.cvl-extra { "+" (like) } }
        @for gain in others { span.cvl-extra { "+" (idea::gain(gain)) } }
    }
}
