//! The dice: what they show, which are saved, used or out of reach, and what can be done with them besides touching
//! them.
//!
//! They are a region of their own, so that they are sent, and tumble, only when they change.

use engine::Game;
use goennen::{Action, Bonus, Colour, DiceSet, Goennen, PIPS, Phase, ROLLS, View};
use maud::{Markup, html};

use super::{art, odds};
use crate::game_page::Scene;
use crate::text::Texts;

/// How a die stands with the one who looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// On the table.
    Rolled,
    /// In the groove: not rolled again.
    Saved,
    /// Used this turn, or entered in this move.
    Used,
    /// Just rolled again, for a passive player to take.
    Offered,
}

impl Stand {
    fn class(self) -> &'static str {
        match self {
            Stand::Rolled => "",
            Stand::Saved => "saved",
            Stand::Used => "used",
            Stand::Offered => "offered",
        }
    }

    fn key(self) -> Option<&'static str> {
        match self {
            Stand::Rolled => None,
            Stand::Saved => Some("gon-die-saved"),
            Stand::Used => Some("gon-die-used"),
            Stand::Offered => Some("gon-die-offered"),
        }
    }
}

/// The dice that the viewer has entered in parts that nobody else knows yet.
fn entered(view: &View) -> DiceSet {
    let parts = view.parts.iter().flatten();
    parts.filter_map(|part| if let Action::Enter { die, .. } = *part { Some(die) } else { None }).collect()
}

fn stand(view: &View, die: Colour) -> Stand {
    let turn = &view.board.turn;
    let is_passive = matches!(view.board.phase, Phase::Passive(active) if view.viewer.seat().is_some_and(|seat| seat != active));
    if turn.used.contains(die) || entered(view).contains(die) {
        Stand::Used
    } else if turn.rolls > 1 && !turn.rolled.contains(die) {
        Stand::Saved
    } else if is_passive {
        Stand::Offered
    } else {
        Stand::Rolled
    }
}

/// The dice of the turn.
pub(super) fn dice(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let Some(active) = board.phase.active() else { return html! {} };
    let is_mine = scene.table.me == Some(active);
    let player =
        scene.table.seats.get(active.index()).map(crate::game_page::player_class).unwrap_or_default();
    let title = if is_mine {
        texts.html("gon-dice-mine", &[])
    } else {
        texts.html("gon-dice-of", &[("name", scene.name(active).into())])
    };
    let is_solo_passive =
        matches!(board.phase, Phase::SoloRoll | Phase::SoloEnter | Phase::Aside | Phase::SoloRefill(_));
    html! {
        section.gon-tray.(player).mine[is_mine] aria-label=(texts.text("gon-dice")) {
            div.gon-tray-head {
                h2 { (title) }
                @if is_solo_passive { span { (texts.text("gon-dice-passive")) } }
                @else if board.turn.rolls > 0 { (rolls(board.turn.rolls, texts)) }
            }
            div.gon-dice { @for die in Colour::ALL { (one(game, view, die, texts)) } }
            (more(game, view, scene))
        }
    }
}

/// Which roll of three it is.
fn rolls(count: u8, texts: Texts) -> Markup {
    html! {
        span.gon-rolls {
            span aria-hidden="true" { @for roll in 1..=ROLLS { span.on[roll <= count] { (art::named("reroll")) } } }
            (texts.with("gon-roll", &[("roll", count.into()), ("of", ROLLS.into())]))
        }
    }
}

fn one(game: &Goennen, view: &View, die: Colour, texts: Texts) -> Markup {
    let number = view.board.turn.dice.get(die);
    let stand = stand(view, die);
    let name = super::card::colour(game, die, texts);
    let state = stand.key().map(|key| texts.text(key));
    let words = match (&state, number) {
        (_, 0) => name,
        (Some(state), _) => format!("{name} {number}, {state}"),
        (None, _) => format!("{name} {number}"),
    };
    html! {
        div.gon-die-place {
            div.gon-die.(art::class(Some(die))).(stand.class()).(format!("n{number}")) role="img" aria-label=(words)
                data-thing={ "die-" (die.letter()) } data-fresh={ (die.letter()) (number) } {
                @if number == 0 { b { "?" } }
                @for _ in 0..number { i {} }
                span.gon-die-fruit { (art::fruit(die)) }
            }
            span.gon-die-state aria-hidden="true" { @if let Some(state) = state { (state) } }
        }
    }
}

/// Chance, other numbers for a die, and what a reroll gives to the others.
fn more(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let Some(me) = scene.table.me.filter(|_| scene.table.is_my_turn()) else { return html! {} };
    let is_entering = matches!(board.phase, Phase::Passive(_) | Phase::Chance(_) | Phase::SoloEnter);
    let steps = view.display(game, me).marks().left(Bonus::Step);
    let is_last = matches!(board.phase, Phase::Decide(_)) && board.turn.rolls >= ROLLS;
    let mut options = Vec::new();
    if is_last {
        game.options(view, &mut options);
    }
    html! {
        @if options.contains(&Action::Chance) {
            div.gon-chance data-thing="chance" {
                b { (texts.text("gon-do-chance")) }
                span { (texts.text("gon-chance-words")) }
            }
        }
        @if is_entering && steps > 0 {
            div.gon-as {
                @for number in 1..=PIPS {
                    span data-thing={ "as-" (number) } { (texts.with("gon-as", &[("number", number.into())])) }
                }
            }
        }
        (odds::gifts(game, view, scene))
    }
}
