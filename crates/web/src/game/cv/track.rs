//! The track: five cards on the path, and in the viewer's turn what each of them still needs or how likely it is.

use cv::{Card, Cv, Odds, Offer, Phase, Symbols, View};
use engine::Seat;
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, symbol};
use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// The five places of the track.
pub(super) fn track(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let first = board.track.iter().flatten().next().copied();
    // Nothing slides before the turn is over, so what was taken has left its places empty.
    let mut taken = board.turn.taken.iter().flatten().copied();
    html! {
        section.cv-track aria-label=(texts.text("cv-track")) {
            @for card in board.track.iter() {
                @match *card {
                    Some(card) => (one(game, view, card, first == Some(card), scene)),
                    None => (empty(game, taken.next(), board.current, scene)),
                }
            }
        }
    }
}

fn one(game: &Cv, view: &View, which: Card, is_first: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let stands = stands(game, view, which, scene);
    let strip = html! { div.cv-last { (icon::hourglass()) (texts.text("cv-last-chance")) } };
    let look = Look {
        thing: Some(format!("track-{which}")),
        class: if stands.is_far { "unpaid" } else { "" },
        price: Some(stands.missing),
        strip: is_first.then_some(strip),
        tag: stands.tag,
        look: None,
    };
    card::whole(game, which, &look, texts)
}

/// An empty place: what was taken from it this turn stays to be seen.
fn empty(game: &Cv, taken: Option<Card>, by: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div.empty-place.cv-gone {
            @match taken {
                Some(card) => div data-look={ "card-" (card) } {
                    (card::thumb(game, card))
                    b { (card::soft_name(game, card, texts)) }
                    span { @if scene.table.me == Some(by) { (texts.text("cv-taken-you")) }
                        @else { (texts.with("cv-taken-by", &[("name", scene.table.name(by).into())])) } }
                },
                None => span.sr { (texts.text("cv-place-empty")) },
            }
        }
    }
}

/// How a card stands for the viewer.
#[derive(Default)]
struct Stands {
    is_far: bool,
    missing: Symbols,
    tag: Option<Markup>,
}

fn stands(game: &Cv, view: &View, card: Card, scene: &Scene<'_>) -> Stands {
    let texts = scene.texts;
    let own = view.viewer.seat();
    let board = &view.board;
    let is_rolling = match board.phase {
        Phase::Assist(seat) if own == Some(seat) => return assisted(game, view, seat, card, texts),
        Phase::Roll(seat) if own == Some(seat) => true,
        Phase::Select(seat) if own == Some(seat) => false,
        _ => return Stands::default(),
    };
    if board.turn.taken_count() >= cv::TAKEN_MAX {
        return Stands::default();
    }
    let offer = game.offer(view, card);
    let is_open = matches!(offer, Offer::Now | Offer::WithEvents(_) | Offer::Missing(_));
    let odds = if is_rolling && is_open { game.odds(view, card) } else { None };
    let missing = match offer {
        Offer::Missing(missing) if !board.turn.dice.is_empty() || !is_rolling => missing,
        _ => Symbols::EMPTY,
    };
    // Three good luck may be what is missing: then no coin of the price is.
    let coins = if game.face(card).cost.contains(missing) { missing } else { game.face(card).cost };
    let is_now = offer == Offer::Now;
    let tag = html! {
        span.card-tag.yes[is_now] {
            @match offer {
                Offer::Now => (texts.text("cv-tag-now")),
                Offer::WithEvents(events) if odds.is_none() => {
                    (art::kind(cv::Kind::Event)) (texts.with("cv-tag-events", &[("count", events.count().into())]))
                }
                Offer::WithEvents(_) | Offer::Missing(_) => {
                    @match odds {
                        Some(odds) => (chance(&odds, texts)),
                        None => { (texts.text("cv-tag-needs")) (symbol::chips(missing, 0, texts)) }
                    }
                }
                Offer::NeedsKind(kind) => { (texts.text("cv-tag-needs"))
                    span.cv-kind.{ "k-" (kind) } role="img" aria-label=(symbol::kind(kind, texts)) { (art::kind(kind)) } }
                Offer::NeedsNoKind(kind) => { (texts.text("cv-tag-without"))
                    span.cv-kind.{ "k-" (kind) } role="img" aria-label=(symbol::kind(kind, texts)) { (art::kind(kind)) } }
                Offer::Retired => (texts.text("cv-tag-retired")),
            }
        }
    };
    Stands { is_far: !is_now && !is_rolling, missing: coins, tag: Some(tag) }
}

/// CV-72: without cost, but conditions hold.
fn assisted(game: &Cv, view: &View, seat: Seat, card: Card, texts: Texts) -> Stands {
    let can = game.meets_condition(&view.board, seat, card);
    let tag = html! { span.card-tag.yes { (texts.text("cv-tag-free")) } };
    Stands { is_far: !can, missing: Symbols::EMPTY, tag: can.then_some(tag) }
}

fn chance(odds: &Odds, texts: Texts) -> Markup {
    html! {
        span.cv-chance role="img" aria-label={ (texts.text("cv-odds-title")) " " (percent(odds.afford)) "%" } title=(texts.text("cv-odds-title")) {
            (art::named("die")) (texts.with("cv-percent", &[("percent", percent(odds.afford).into())]))
        }
    }
}

/// What the chance of a card rests on, for the card seen large: which dice the best plan throws again, at what risk.
pub(super) fn plan(game: &Cv, view: &View, card: Card, texts: Texts) -> Markup {
    let Some(odds) = game.odds(view, card) else { return html! {} };
    html! {
        ul.words.cv-plan {
            li { b { (texts.with("cv-percent", &[("percent", percent(odds.afford).into())])) } " " (texts.text("cv-odds-title")) }
            li {
                @match odds.reroll {
                    _ if view.board.turn.dice.is_empty() => (texts.text("cv-odds-throw")),
                    Some(dice) if !dice.is_empty() => {
                        (texts.html("cv-odds-reroll", &[("dice", symbol::chips(dice, 0, texts).into())]))
                    }
                    Some(_) => (texts.text("cv-odds-new")),
                    None => (texts.text("cv-odds-stop")),
                }
            }
            li { (texts.with("cv-odds-risk", &[("percent", percent(odds.misfortune).into())])) }
        }
    }
}

/// A probability in percent. Nothing is called sure or impossible that is not.
pub(super) fn percent(chance: f64) -> String {
    let whole = (chance * 100.0).round();
    if chance > 1e-9 && whole < 1.0 {
        "<1".to_owned()
    } else if chance < 1.0 - 1e-9 && whole > 99.0 {
        ">99".to_owned()
    } else {
        format!("{whole:.0}")
    }
}
