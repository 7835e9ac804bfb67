//! Exact chances while rolling: to complete a card, to buy one, and what a reroll gives to the others.

use engine::Seat;
use goennen::{Aim, Card, Colour, DiceSet, Goennen, Odds, Phase, ROLLS, View};
use maud::{Markup, html};

use super::{art, card};
use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// The chances of one's own turn; empty when one is not rolling. What costs the same is as likely, so chances to buy
/// are counted once for each price.
pub(super) struct Chances {
    buy: Vec<(u8, Option<Odds>)>,
}

impl Chances {
    pub(super) fn new(game: &Goennen, view: &View) -> Chances {
        let mut buy: Vec<(u8, Option<Odds>)> = Vec::new();
        if Goennen::is_rolling(view) {
            for row in &view.board.market {
                for (&place, price) in row.iter().zip(game.prices()) {
                    let Some(card) = place else { continue };
                    if buy.iter().all(|&(known, _)| known != price) {
                        buy.push((price, worth_saying(view, game.odds(view, Aim::Buy(card)))));
                    }
                }
            }
        }
        Chances { buy }
    }

    fn of(&self, price: u8) -> Option<Odds> {
        self.buy.iter().find(|&&(known, _)| known == price).and_then(|(_, odds)| *odds)
    }

    /// A price on the strip between the rows, lit when the dice pay it, with the chance to get there.
    pub(super) fn price(&self, price: u8, texts: Texts) -> Markup {
        let odds = self.of(price);
        html! {
            span.gon-price.can[odds.is_some_and(is_there)] data-look={ "price-" (price) } {
                span.gon-cubes aria-hidden="true" { @for _ in 0..price { i {} } }
                span.gon-alike { (texts.with("gon-price", &[("count", price.into())])) }
                @if let Some(odds) = odds.filter(|&odds| !is_there(odds)) { b { (short(odds, texts)) } }
            }
        }
    }

    /// The same at the corner of a card, where there is no strip.
    pub(super) fn corner(&self, price: u8, texts: Texts) -> Markup {
        let odds = self.of(price);
        html! {
            span.gon-corner-price.can[odds.is_some_and(is_there)] aria-hidden="true" {
                (texts.with("gon-price", &[("count", price.into())]))
                @if let Some(odds) = odds.filter(|&odds| !is_there(odds)) { " " b { (short(odds, texts)) } }
            }
        }
    }
}

/// After the last roll only what is there counts, and what cannot be reached is nothing to hope for.
fn worth_saying(view: &View, odds: Option<Odds>) -> Option<Odds> {
    odds.filter(|&odds| is_there(odds) || view.board.turn.rolls < ROLLS && odds.chance > 0.0)
}

/// What hangs on a card of one's own display while rolling: the chance, and the dice to reroll for it.
pub(super) fn complete(game: &Goennen, view: &View, which: Card, texts: Texts) -> Option<Markup> {
    let odds = worth_saying(view, game.odds(view, Aim::Complete(which)))?;
    let words = in_words(game, odds, true, texts);
    Some(html! {
        span.card-tag.gon-odds.yes[is_there(odds)] role="img" aria-label=(words) title=(words) {
            @if is_there(odds) { (icon::tick()) span { (texts.text("gon-ready")) } }
            @else {
                b { (short(odds, texts)) }
                @if let Some(dice) = odds.reroll { span.gon-again { (art::reroll()) @for die in dice.iter() { (art::fruit(die)) } } }
            }
        }
    })
}

/// The chances of a card of the market or of one's own, in words.
pub(super) fn say(game: &Goennen, view: &View, aim: Aim, texts: Texts) -> Option<String> {
    let odds = worth_saying(view, game.odds(view, aim))?;
    Some(in_words(game, odds, matches!(aim, Aim::Complete(_)), texts))
}

fn is_there(odds: Odds) -> bool {
    odds.reroll.is_none() && odds.chance > 0.5
}

fn short(odds: Odds, texts: Texts) -> String {
    texts.with("gon-percent", &[("percent", percent(odds.chance).into())])
}

fn in_words(game: &Goennen, odds: Odds, is_own: bool, texts: Texts) -> String {
    if is_there(odds) {
        return texts.text("gon-ready");
    }
    let key = if is_own { "gon-odds-complete" } else { "gon-odds-buy" };
    let words = texts.with(key, &[("percent", percent(odds.chance).into())]);
    match odds.reroll {
        Some(dice) => {
            let names: Vec<String> = dice.iter().map(|die| card::colour(game, die, texts)).collect();
            let best = texts.with("gon-odds-reroll", &[("dice", names.join(", ").into())]);
            format!("{words} {best}")
        }
        None => words,
    }
}

/// A probability in percent. Nothing is called sure or impossible that is not.
pub(super) fn percent(chance: f64) -> String {
    let whole = (chance * 100.0).round();
    if chance > 1e-6 && whole < 1.0 {
        "<1".to_owned()
    } else if chance < 1.0 - 1e-6 && whole > 99.0 {
        ">99".to_owned()
    } else {
        format!("{whole:.0}")
    }
}

/// Whether the viewer may roll again, so that others are fed by it.
fn may_feed(view: &View, scene: &Scene<'_>) -> bool {
    let Phase::Decide(active) = view.board.phase else { return false };
    scene.table.me == Some(active) && view.board.turn.rolls < ROLLS && scene.table.seats.len() > 1
}

/// What rerolling each die would give to the others: the best chance that one of them can enter it.
pub(super) fn gifts(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if !may_feed(view, scene) {
        return html! {};
    }
    html! {
        section.gon-gifts data-look="gifts" aria-label=(texts.text("gon-gifts")) {
            h3 { (texts.text("gon-if-reroll")) }
            div.gon-gift-row { @for die in Colour::ALL {
                @let gifts = game.gifts(&view.board, DiceSet::one(die));
                @let most = scene.others().map(|seat| gifts[seat].entry).fold(0.0, f64::max);
                @let can_complete = scene.others().any(|seat| gifts[seat].completion > 0.0);
                span.gon-gift title=(card::colour(game, die, texts)) {
                    (art::fruit(die)) b { (texts.with("gon-percent", &[("percent", percent(most).into())])) }
                    @if can_complete { (icon::tick()) }
                }
            } }
            p.gon-gift-note { (texts.text("gon-gift-note")) }
        }
    }
}

/// The same seat by seat, seen large.
pub(super) fn gift_table(game: &Goennen, view: &View, scene: &Scene<'_>) -> Option<Markup> {
    let texts = scene.texts;
    if !may_feed(view, scene) {
        return None;
    }
    let gifts: Vec<_> =
        Colour::ALL.iter().map(|&die| (die, game.gifts(&view.board, DiceSet::one(die)))).collect();
    Some(html! {
        div.words {
            h3 { (texts.text("gon-gifts")) }
            p { (texts.text("gon-gifts-words")) }
            table.gon-gift-table {
                thead { tr {
                    td {}
                    @for (die, _) in &gifts {
                        th scope="col" { (art::fruit(*die)) span.sr { (card::colour(game, *die, texts)) } }
                    }
                } }
                tbody { @for seat in scene.others() { tr {
                    th scope="row" { (scene.face(seat)) (scene.name(seat)) }
                    @for (_, gift) in &gifts { td { (gift_cell(gift[seat], texts)) } }
                } } }
            }
        }
    })
}

fn gift_cell(gift: goennen::Gift, texts: Texts) -> Markup {
    let say = |chance: f64| texts.with("gon-percent", &[("percent", percent(chance).into())]);
    html! {
        (say(gift.entry))
        @if gift.completion > 0.0 {
            @let words = texts.with("gon-gift-complete", &[("percent", percent(gift.completion).into())]);
            span.gon-gift-done title=(words) { (icon::tick()) (say(gift.completion)) span.sr { (words) } }
        }
    }
}

/// What rerolling these dice would give to each of the others, in one line.
pub(super) fn fed(game: &Goennen, view: &View, dice: DiceSet, scene: &Scene<'_>) -> Option<Markup> {
    let others: Vec<Seat> = scene.others().collect();
    if others.is_empty() {
        return None;
    }
    let texts = scene.texts;
    let gifts = game.gifts(&view.board, dice);
    let say = |chance: f64| texts.with("gon-percent", &[("percent", percent(chance).into())]);
    Some(html! {
        @for seat in others {
            span.gon-fed {
                (scene.face(seat)) b { (say(gifts[seat].entry)) }
                @if gifts[seat].completion > 0.0 {
                    span title=(texts.with("gon-gift-complete", &[("percent", percent(gifts[seat].completion).into())])) {
                        (icon::tick()) (say(gifts[seat].completion))
                    }
                }
            }
        }
    })
}
