//! Exact chances while rolling: to complete a card, to buy one, and what a reroll gives to the others.

use engine::Seat;
use goennen::{Aim, Board, Card, Colour, DiceSet, Goennen, Odds, Phase, ROLLS, View};
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
        let is_last = view.board.turn.rolls >= ROLLS;
        if Goennen::is_rolling(view) {
            for row in &view.board.market {
                for (&place, price) in row.iter().zip(game.prices()) {
                    let Some(card) = place else { continue };
                    if buy.iter().all(|&(known, _)| known != price) {
                        let odds = game.odds(view, Aim::Buy(card));
                        buy.push((price, odds.filter(|&odds| is_there(odds) || !is_last)));
                    }
                }
            }
        }
        Chances { buy }
    }

    /// What hangs on a card of the market: its price, and the chance to pay it.
    pub(super) fn price(&self, game: &Goennen, price: u8, texts: Texts) -> Markup {
        let odds = self.buy.iter().find(|&&(known, _)| known == price).and_then(|(_, odds)| *odds);
        html! {
            span.gon-tag.yes[odds.is_some_and(is_there)] {
                span.gon-price { (texts.with("gon-price", &[("count", price.into())])) }
                @if let Some(odds) = odds { (chance(game, odds, false, texts)) }
            }
        }
    }
}

/// What hangs on a card of one's own display while rolling.
pub(super) fn complete(game: &Goennen, view: &View, which: Card, texts: Texts) -> Option<Markup> {
    let odds = game.odds(view, Aim::Complete(which))?;
    // After the last roll only what is there counts.
    let is_worth_saying = is_there(odds) || view.board.turn.rolls < ROLLS;
    is_worth_saying.then(|| html! { span.gon-tag.yes[is_there(odds)] { (chance(game, odds, true, texts)) } })
}

fn is_there(odds: Odds) -> bool {
    odds.reroll.is_none() && odds.chance > 0.5
}

/// A chance to complete a card or to buy one; the dice to reroll for it as signs where there is room.
fn chance(game: &Goennen, odds: Odds, is_own: bool, texts: Texts) -> Markup {
    if is_there(odds) {
        return html! { span.gon-ready { (icon::tick()) (texts.text("gon-ready")) } };
    }
    let percent = percent(odds.chance);
    let dice = odds.reroll.unwrap_or(DiceSet::EMPTY);
    let names: Vec<String> = dice.iter().map(|die| card::colour(game, die, texts)).collect();
    let key = if is_own { "gon-odds-complete" } else { "gon-odds-buy" };
    let mut words = texts.with(key, &[("percent", percent.clone().into())]);
    if !dice.is_empty() {
        let best = texts.with("gon-odds-reroll", &[("dice", names.join(", ").into())]);
        words = format!("{words} {best}");
    }
    html! {
        span.gon-odds role="img" aria-label=(words) title=(words) {
            b { (texts.with("gon-percent", &[("percent", percent.into())])) }
            @if is_own && !dice.is_empty() { (art::named("reroll")) @for die in dice.iter() { (art::fruit(die)) } }
        }
    }
}

/// A probability in percent. Nothing is called sure or impossible that is not.
fn percent(chance: f64) -> String {
    let whole = (chance * 100.0).round();
    if chance > 1e-6 && whole < 1.0 {
        "<1".to_owned()
    } else if chance < 1.0 - 1e-6 && whole > 99.0 {
        ">99".to_owned()
    } else {
        format!("{whole:.0}")
    }
}

/// What rerolling each die would give to the others, for the seat that decides about it.
pub(super) fn gifts(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board: &Board = &view.board;
    let Phase::Decide(active) = board.phase else { return html! {} };
    let count = scene.table.seats.len();
    if scene.table.me != Some(active) || board.turn.rolls >= ROLLS || count < 2 {
        return html! {};
    }
    let gifts: Vec<_> = Colour::ALL.iter().map(|&die| (die, game.gifts(board, DiceSet::one(die)))).collect();
    html! {
        details.gon-gifts data-keep="gifts" {
            summary { (texts.text("gon-gifts")) }
            p.calm { (texts.text("gon-gifts-words")) }
            table {
                thead { tr {
                    td {}
                    @for (die, _) in &gifts {
                        @let words = card::colour(game, *die, texts);
                        th scope="col" title=(words) { (art::fruit(*die)) span.sr { (words) } }
                    }
                } }
                tbody { @for seat in Seat::all(count).filter(|&seat| seat != active) { tr {
                    th scope="row" { (scene.name(seat)) }
                    @for (_, gift) in &gifts {
                        td {
                            (texts.with("gon-percent", &[("percent", percent(gift[seat].entry).into())]))
                            @if gift[seat].completion > 0.0 {
                                @let share = percent(gift[seat].completion);
                                @let words = texts.with("gon-gift-complete", &[("percent", share.clone().into())]);
                                span.gon-gift title=(words) { (icon::tick()) (texts.with("gon-percent", &[("percent", share.into())])) }
                            }
                        }
                    }
                } } }
            }
        }
    }
}
