//! The market stall: scoring cards above, prices between, bonus cards below, the newest place on the left; under it
//! one's bonuses, what a reroll gives to the others, and the two stacks.

use goennen::{Goennen, Phase, Stack, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::odds::{self, Chances};
use super::plate;
use crate::game_page::Scene;
use crate::text::Texts;

/// On a phone one row is shown at a time; which one is a pair of radio buttons, so that it needs no script. It is a
/// region of its own that never changes, so that nothing turns it back.
pub(super) fn switch(scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        fieldset.gon-switch {
            legend.sr { (texts.text("gon-market")) }
            @for stack in Stack::ALL {
                label {
                    input.sr type="radio" name="gon-row" value=(stack.word()) checked[stack == Stack::Scoring];
                    span { (title(stack, texts)) }
                }
            }
        }
    }
}

/// The stall.
pub(super) fn market(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let chances = Chances::new(game, view);
    html! {
        div.gon-stall role="group" aria-label=(texts.text("gon-market")) {
            div.gon-awning aria-hidden="true" {}
            (row(game, view, Stack::Scoring, &chances, texts))
            div.gon-prices { @for price in game.prices().into_iter().rev() { (chances.price(price, texts)) } }
            (row(game, view, Stack::Bonus, &chances, texts))
        }
    }
}

fn row(game: &Goennen, view: &View, stack: Stack, chances: &Chances, texts: Texts) -> Markup {
    let verb = if view.board.phase == Phase::Aside { "gon-tag-aside" } else { "gon-tag-buy" };
    html! {
        div.gon-row.(stack.word()) role="group" aria-label=(title(stack, texts)) {
            @for (place, price) in game.prices().into_iter().enumerate().rev() {
                @match view.board.row(stack)[place] {
                    Some(which) => {
                        @let tag = html! {
                            span.card-tag.yes.gon-verb aria-hidden="true" { (texts.text(verb)) }
                            (chances.corner(price, texts))
                        };
                        @let look = Look { thing: Some(format!("market-{which}")), tag: Some(tag), ..Look::default() };
                        (card::whole(game, which, &look, texts))
                    }
                    None => div.gon-place.gone { span { (texts.text("gon-place-empty")) } },
                }
            }
        }
    }
}

/// What lies below the stall.
pub(super) fn shelf(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let display = view.display(game, scene.near());
    let bonuses = plate::bonuses(game, &display, texts);
    html! {
        div.gon-shelf {
            section aria-label=(texts.text("gon-bonuses")) {
                h3 { (texts.text("gon-bonuses")) }
                div.gon-bonuses { @if bonuses.0.is_empty() { span.gon-none-yet { (texts.text("gon-bonuses-none")) } } @else { (bonuses) } }
            }
            (odds::gifts(game, view, scene))
            div.gon-piles { @for stack in Stack::ALL { (pile(view, stack, texts)) } }
        }
    }
}

/// The name of a row.
pub(super) fn title(stack: Stack, texts: Texts) -> String {
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
        div.gon-pile.(stack.word()).none[count == 0] data-thing={ "stack-" (stack) } role="group" aria-label=(words) title=(words) {
            b { (count) }
        }
    }
}
