//! The market stall: scoring cards above, bonus cards below, the newest place on the left, and the two stacks.

use engine::Seat;
use goennen::{Goennen, Phase, Stack, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::odds::Chances;
use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// Round, starting player, and alone how far the level has come.
pub(super) fn round(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    if board.round == 0 {
        return html! {};
    }
    html! {
        div.gon-round {
            strong { (texts.with("gon-round", &[("round", board.round.into())])) }
            @match game.level() {
                None => span { (icon::star()) " " (texts.text("starter")) " " (scene.name(board.starter)) },
                Some(level) => {
                    @let last = board.last_round.map_or(level.rounds(), |last| last.min(level.rounds()));
                    @let score = game.display_score(&view.display(game, Seat::at(0)));
                    span { (texts.with("gon-level", &[("level", level.number().into())])) }
                    ol.gon-path aria-hidden="true" {
                        @for round in 1..=level.rounds() {
                            li.past[round < board.round].now[round == board.round].never[round > last] { (round) }
                        }
                    }
                    @if board.phase != Phase::Over {
                        @let left = last.saturating_sub(board.round);
                        span { (texts.with("gon-rounds-left", &[("count", left.into())])) }
                    }
                    b.gon-target { (texts.with("gon-target", &[("points", score.into()), ("target", level.points().into())])) }
                }
            }
        }
    }
}

/// The stall.
pub(super) fn market(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if view.board.phase == Phase::Over {
        return html! {};
    }
    let chances = Chances::new(game, view);
    html! {
        section.gon-market aria-label=(texts.text("gon-market")) {
            div.gon-awning aria-hidden="true" {}
            @for stack in Stack::ALL {
                div.gon-stall {
                    h3 { (title(stack, texts)) }
                    (pile(view, stack, texts))
                    div.gon-row { @for (place, price) in game.prices().into_iter().enumerate().rev() {
                        @match view.board.row(stack)[place] {
                            Some(which) => {
                                @let look = Look {
                                    thing: Some(format!("market-{which}")),
                                    tag: Some(chances.price(game, price, texts)),
                                    ..Look::default()
                                };
                                (card::whole(game, which, &look, texts))
                            }
                            None => div.gon-place.gone {
                                span { (texts.with("gon-price", &[("count", price.into())])) }
                                span.sr { (texts.text("gon-place-empty")) }
                            },
                        }
                    } }
                }
            }
        }
    }
}

fn title(stack: Stack, texts: Texts) -> String {
    texts.text(match stack {
        Stack::Scoring => "gon-row-scoring",
        Stack::Bonus => "gon-row-bonus",
    })
}

/// A stack, face down, with how many cards it has.
fn pile(view: &View, stack: Stack, texts: Texts) -> Markup {
    let count = match stack {
        Stack::Scoring => view.scoring.count(),
        Stack::Bonus => view.bonus.count(),
    };
    let words = texts.with("gon-stack", &[("stack", stack.word().into()), ("count", count.into())]);
    html! {
        div.gon-pile.(stack.word()).none[count == 0] data-thing={ "stack-" (stack) } role="img"
            aria-label=(words) title=(words) { b { (count) } }
    }
}
