//! The track: the ages with their decks, the five cards, and in the viewer's turn what each of them still
//! needs.

use cv::{Age, Card, Cv, Odds, Offer, Phase, View};
use engine::Game;
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, symbol};
use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// Round, starting player, and the three decks the track runs through.
pub(super) fn ages(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let now = board.deck();
    if board.phase == Phase::Over {
        return html! {};
    }
    html! {
        div.cv-ages {
            @if board.round > 0 {
                strong.cv-round { (texts.with("cv-round", &[("round", board.round.into())])) }
                span.cv-starter { (icon::star()) " " (texts.text("starter")) " " (scene.name(board.starter)) }
            }
            ol.cv-decks {
                @for age in Age::TRACK {
                    @let count = board.deck_count(age);
                    @let words = texts.with("cv-deck-count", &[("count", count.into())]);
                    li.cv-deck.{ "a-" (age.word()) }.now[now == Some(age)].empty[count == 0] title=(words) {
                        (art::age(age))
                        span.cv-deck-name { (symbol::age(age, texts)) }
                        b aria-hidden="true" { (count) }
                        span.sr { (words) }
                        @if now == Some(age) { span.tag { (texts.text("cv-deck-next")) } }
                    }
                }
            }
        }
    }
}

/// The five places of the track.
pub(super) fn track(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    if board.phase == Phase::Over {
        return html! {};
    }
    let first = board.track.iter().flatten().next().copied();
    // CV-61: with two players a card leaves after every turn.
    let leaves = if game.players() == 2 { "cv-leaves-turn" } else { "cv-leaves-round" };
    html! {
        section.cv-track aria-label=(texts.text("cv-track")) {
            h2.sr { (texts.text("cv-track")) }
            @for card in board.track.iter() {
                @if let Some(card) = *card {
                    @let is_first = first == Some(card);
                    @let below = html! {
                        @if is_first { p.cv-leaves title=(texts.text(leaves)) { (icon::hourglass()) span { (texts.text(leaves)) } } }
                        (offer(game, view, card, scene))
                    };
                    @let look = Look {
                        thing: Some(format!("track-{card}")), below: Some(below),
                        class: if is_first { "first" } else { "" }, ..Look::default()
                    };
                    div.cv-place.{ "a-" (card.age().word()) } {
                        (card::whole(game, card, &look, texts))
                    }
                } @else {
                    div.cv-place.empty { span.sr { (texts.text("cv-place-empty")) } }
                }
            }
        }
    }
}

/// What a card still needs, for the viewer whose turn it is.
fn offer(game: &Cv, view: &View, card: Card, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let own = view.viewer.seat();
    let is_rolling = match view.board.phase {
        Phase::Roll(seat) if own == Some(seat) => true,
        Phase::Select(seat) if own == Some(seat) => false,
        _ => return html! {},
    };
    if !is_rolling && view.board.turn.taken_count() >= cv::TAKEN_MAX {
        return html! {};
    }
    let offer = game.offer(view, card);
    let is_open = matches!(offer, Offer::Now | Offer::WithEvents(_) | Offer::Missing(_));
    let odds = if is_rolling && is_open { game.odds(view, card) } else { None };
    html! {
        div.cv-offer {
            @match offer {
                Offer::Now => span.cv-yes { (icon::tick()) (texts.text("cv-offer-now")) },
                Offer::WithEvents(events) => span.cv-maybe {
                    (art::kind(cv::Kind::Event))
                    span { (texts.html("cv-offer-events", &[("cards", card::names(game, events, texts).into())])) }
                },
                Offer::Missing(missing) => span.cv-missing {
                    (texts.text("cv-offer-missing")) " " (symbol::chips(missing, 0, texts))
                },
                Offer::NeedsKind(kind) => span.cv-no { (icon::cross())
                    (texts.with("cv-offer-needs", &[("kind", symbol::kind(kind, texts).into())])) },
                Offer::NeedsNoKind(kind) => span.cv-no { (icon::cross())
                    (texts.with("cv-offer-without", &[("kind", symbol::kind(kind, texts).into())])) },
                Offer::Retired => span.cv-no { (icon::cross()) (texts.text("cv-offer-retired")) },
            }
            @if let Some(odds) = odds { (chance(view, card, &odds, texts)) }
        }
    }
}

/// The chance to afford a card, and on demand how: which dice the best plan throws again, and at what risk.
fn chance(view: &View, card: Card, odds: &Odds, texts: Texts) -> Markup {
    let afford = percent(odds.afford);
    html! {
        details.cv-odds data-keep={ "odds-" (card) } {
            summary title=(texts.text("cv-odds-title")) {
                (art::named("die")) b { (texts.with("cv-percent", &[("percent", afford.into())])) }
                span.sr { (texts.text("cv-odds-title")) }
            }
            p {
                @match odds.reroll {
                    _ if view.board.turn.dice.is_empty() => (texts.text("cv-odds-throw")),
                    Some(dice) if !dice.is_empty() => {
                        (texts.html("cv-odds-reroll", &[("dice", symbol::chips(dice, 0, texts).into())]))
                    }
                    Some(_) => (texts.text("cv-odds-new")),
                    None => (texts.text("cv-odds-stop")),
                }
            }
            p { (texts.with("cv-odds-risk", &[("percent", percent(odds.misfortune).into())])) }
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
