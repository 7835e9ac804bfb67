//! The steps of the turn, the ages with their turns, and the ideas that can be bought, with what the viewer lacks.

use cvlizations::{AGE, Action, Cvlizations, Idea, Phase, Resources, TURNS, View};
use engine::Game;
use maud::{Markup, html};

use super::idea::{self, Look};
use super::{art, outlook, tribe};
use crate::game_page::Scene;

/// The ages as they are counted.
const AGES: [&str; 3] = ["I", "II", "III"];

/// An age in Roman numbers.
pub(super) fn numeral(age: u8) -> &'static str {
    AGES[usize::from(age.clamp(1, 3) - 1)]
}

/// The step of the turn: orders, actions, ideas.
fn step(view: &View) -> Option<usize> {
    match view.board.phase {
        Phase::Carry(_) | Phase::Choose(_) => Some(1),
        Phase::Look(_) | Phase::Buy(..) | Phase::Refill(..) | Phase::Cleanup(_) => Some(2),
        _ if outlook::is_laying(&view.board) => Some(0),
        _ => None,
    }
}

/// In the top bar: the steps of the turn, and the age.
pub(super) fn steps(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let now = step(view);
    html! {
        ol.steps {
            @for (index, key) in ["cvl-step-orders", "cvl-step-actions", "cvl-step-ideas"].into_iter().enumerate() {
                li.now[now == Some(index)].done[now.is_some_and(|now| index < now)] aria-current=[(now == Some(index)).then_some("step")] {
                    (texts.text(key))
                }
            }
        }
        span.cvl-age { (texts.html("cvl-age", &[("age", html! { b { (numeral(view.board.age())) } }.into())])) }
    }
}

/// The ideas on the track, the deck with the card on top of it if the viewer has seen it, and the ages.
///
/// On a phone it stands with one's own ideas, so the client counts what can be touched here there.
pub(super) fn track(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let mut options = Vec::new();
    if scene.table.is_my_turn() && matches!(board.phase, Phase::Buy(..)) {
        game.options(view, &mut options);
    }
    html! {
        div.cvl-track data-pane="mine" {
            section.cvl-ideas aria-label=(texts.text("cvl-track")) {
                @for which in &board.track {
                    @match *which {
                        Some(which) => (offer(game, view, which, &options, scene)),
                        None => div.card.empty-place { span.sr { (texts.text("cvl-place-empty")) } },
                    }
                }
                @if let Some(top) = view.top() {
                    div.cvl-top { p { (art::named("eye")) (texts.text("cvl-top")) } (offer(game, view, top, &options, scene)) }
                }
            }
        }
    }
}

/// Where the match stands: ages and turns, the deck, when orders return, who has the helm.
pub(super) fn side(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let is_setup = matches!(board.phase, Phase::Deal | Phase::Leader) && board.turn <= 1;
    let count = view.pile.count();
    let back = board.age().max(1) * AGE;
    html! {
        div.cvl-side data-pane="mine" {
            ol.cvl-ages aria-label=(texts.with("cvl-turn-of", &[("turn", board.turn.max(1).into()), ("turns", TURNS.into())])) {
                @for age in 1..=TURNS / AGE {
                    li.now[age == board.age().max(1)] {
                        b { (numeral(age)) }
                        span.cvl-dots {
                            @for turn in (age - 1) * AGE + 1..=age * AGE {
                                i.past[turn < board.turn].here[turn == board.turn.max(1)] {}
                            }
                        }
                    }
                }
            }
            div.cvl-deck {
                span.cvl-pile.card-back.none[count == 0] data-look="deck" data-piece="deck" role="img"
                    aria-label=(texts.with("cvl-deck-count", &[("count", count.into())])) { b { (count) } }
                div.cvl-deck-words {
                    b { (texts.with("cvl-turn-of", &[("turn", board.turn.max(1).into()), ("turns", TURNS.into())])) }
                    @if board.phase != Phase::Over && board.turn + AGE <= TURNS { p { (texts.with("cvl-orders-back", &[("turn", back.into())])) } }
                    @if !is_setup && board.phase != Phase::Over {
                        p.cvl-leads { (art::named("helm")) (texts.with("cvl-leads-who", &[("name", tribe::name(board.leader, scene).into())])) }
                    }
                }
            }
        }
    }
}

fn offer(game: &Cvlizations, view: &View, which: Idea, options: &[Action], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let is_begun = !matches!(view.board.phase, Phase::Deal | Phase::Leader | Phase::Over);
    let Some(seat) = scene.table.me.filter(|_| is_begun) else {
        return idea::whole(game, which, &Look::default(), scene);
    };
    let purse = view.board.players[seat].resources;
    let missing = purse.missing(game.cost(which));
    let with_swap =
        options.iter().any(|action| matches!(*action, Action::Buy { idea, swap: Some(_) } if idea == which));
    // A price that can be paid is golden only while buying: gold means now.
    let is_buying = !options.is_empty();
    let tag = if missing == Resources::NONE {
        html! { span.card-tag.yes[is_buying] { (texts.text("cvl-can-pay")) } }
    } else if with_swap {
        html! { span.card-tag.yes { (texts.text("cvl-with-swap")) } }
    } else {
        html! { span.card-tag { (texts.text("cvl-lacks")) (idea::pieces(game, missing, texts)) } }
    };
    let is_unpaid = missing != Resources::NONE && !with_swap;
    idea::whole(game, which, &Look { purse: Some(purse), is_unpaid, tag: Some(tag) }, scene)
}
