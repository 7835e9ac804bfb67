//! The ages with their turns, and the ideas that can be bought, with what the viewer still lacks.

use cvlizations::{AGE, Action, Cvlizations, Idea, Phase, Resources, TURNS, View};
use engine::Game;
use maud::{Markup, html};

use super::idea::{self, Look};
use super::{art, outlook, tribe};
use crate::game_page::Scene;
use crate::icon;

/// The three ages and their nine turns, the step of the turn, and who leads.
pub(super) fn turns(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    if board.phase == Phase::Over {
        return html! {};
    }
    let is_setup = matches!(board.phase, Phase::Deal | Phase::Leader) && board.turn <= 1;
    let step = match board.phase {
        _ if is_setup => None,
        Phase::Carry(_) | Phase::Choose(_) => Some("cvl-step-actions"),
        Phase::Look(_) | Phase::Buy(..) | Phase::Refill(..) => Some("cvl-step-ideas"),
        Phase::Cleanup(_) => None,
        _ if outlook::is_laying(board) => Some("cvl-step-orders"),
        _ => None,
    };
    html! {
        div.cvl-turns {
            strong.cvl-turn { (texts.with("cvl-turn-of", &[("turn", board.turn.max(1).into()), ("turns", TURNS.into())])) }
            ol.cvl-ages aria-hidden="true" {
                @for age in 1..=TURNS / AGE {
                    li.now[age == board.age().max(1)] {
                        b { (["I", "II", "III"][usize::from(age - 1) % 3]) }
                        @for turn in (age - 1) * AGE + 1..=age * AGE {
                            i.past[turn < board.turn].here[turn == board.turn.max(1)] {}
                        }
                    }
                }
            }
            @if !is_setup {
                ol.cvl-steps {
                    @for key in ["cvl-step-orders", "cvl-step-actions", "cvl-step-ideas"] {
                        li.now[step == Some(key)] aria-current=[(step == Some(key)).then_some("step")] { (texts.text(key)) }
                    }
                }
                span.cvl-leads { (art::named("helm")) (texts.with("cvl-leads-who", &[("name", tribe::name(board.leader, scene).into())])) }
            }
        }
    }
}

/// The ideas on the track, the deck, and the card on top of it if the viewer has seen it.
pub(super) fn track(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    if board.phase == Phase::Over {
        return html! {};
    }
    let mut options = Vec::new();
    if scene.table.is_my_turn() && matches!(board.phase, Phase::Buy(..)) {
        game.options(view, &mut options);
    }
    let count = view.pile.count();
    let words = texts.with("cvl-deck-count", &[("count", count.into())]);
    html! {
        section.cvl-track.asks[!options.is_empty()] aria-label=(texts.text("cvl-track")) {
            h2.cvl-heading { (texts.text("cvl-track")) }
            div.cvl-ideas {
                @for which in &board.track {
                    @match *which {
                        Some(which) => (offer(game, view, which, &options, scene)),
                        None => div.cvl-gap { span.sr { (texts.text("cvl-place-empty")) } },
                    }
                }
                @match view.top() {
                    Some(top) => div.cvl-top {
                        p.cvl-top-words { (art::named("eye")) (texts.text("cvl-top")) }
                        (offer(game, view, top, &options, scene))
                    },
                    None => div.cvl-deck {
                        span.cvl-pile.empty[count == 0] title=(words) data-piece="deck" { b { (count) } }
                        span { (words) }
                    },
                }
            }
        }
    }
}

fn offer(game: &Cvlizations, view: &View, which: Idea, options: &[Action], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let own = scene.table.me.filter(|_| !matches!(view.board.phase, Phase::Deal | Phase::Leader));
    let Some(seat) = own else {
        return idea::whole(game, which, &Look::default(), scene);
    };
    let purse = view.board.players[seat].resources;
    let missing = purse.missing(game.cost(which));
    let buys = |with_swap: bool| {
        options.iter().any(|action| matches!(*action, Action::Buy { idea, swap } if idea == which && swap.is_some() == with_swap))
    };
    let (class, tag) = if missing == Resources::NONE {
        ("can", html! { (icon::tick()) span { (texts.text("cvl-can-pay")) } })
    } else if buys(true) {
        ("can", html! { (texts.text("cvl-with-swap")) })
    } else {
        ("cannot", html! { span { (texts.text("cvl-lacks")) " " } (idea::resources(game, missing, texts)) })
    };
    idea::whole(game, which, &Look { purse: Some(purse), class, tag: Some(tag) }, scene)
}
