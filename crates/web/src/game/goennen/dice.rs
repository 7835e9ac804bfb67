//! The tray: who one is, the dice with the groove for saved ones, and choices that a die leaves open.
//!
//! The dice are a region of their own, so that they are sent, and tumble, only when they change.

use engine::Game;
use goennen::{Action, Colour, DiceSet, Goennen, Phase, ROLLS, View};
use maud::{Markup, html};

use super::{art, card, plate, steps};
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
            Stand::Rolled => "rolled",
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

/// Who sits at the tray.
pub(super) fn me(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.table.me else { return html! {} };
    let texts = scene.texts;
    let display = view.display(game, me);
    html! {
        div.gon-me.(scene.player(me)) data-spot="my-points" {
            (scene.face(me))
            div.plate-who {
                span.plate-name { (texts.text("seat-you-head")) }
                (plate::points(game.display_score(&display), texts))
                span.plate-has { (texts.with("gon-cards-of", &[("count", display.count().into())])) }
            }
        }
    }
}

/// The dice of the turn.
pub(super) fn dice(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let Some(active) = board.phase.active() else { return html! {} };
    html! {
        div.gon-dice role="group" aria-label=(texts.text("gon-dice")) {
            div.gon-groove.(scene.player(active)) { @for die in Colour::ALL { (one(game, view, die, texts)) } }
            p.gon-hint { (hint(view, scene)) }
        }
    }
}

/// How many rolls are left, and what to do with the dice.
fn hint(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let Some(active) = board.phase.active() else { return html! {} };
    let is_mine = scene.table.me == Some(active);
    let rolls = board.turn.rolls;
    match board.phase {
        Phase::SoloRoll | Phase::SoloEnter => html! { span { (texts.text("gon-dice-passive")) } },
        Phase::Aside | Phase::SoloRefill(_) | Phase::Refill(..) => html! {},
        Phase::Decide(_) if is_mine => html! {
            span.gon-rolls aria-hidden="true" { @for roll in 1..ROLLS { span.on[roll >= rolls] { (art::reroll()) } } }
            span { (texts.with("gon-rolls-left", &[("count", ROLLS.saturating_sub(rolls).into())])) }
            @if rolls < ROLLS { span.gon-how { (texts.text("gon-how-reroll")) } }
        },
        _ if is_mine => html! { span { (texts.text("gon-dice-mine")) } },
        _ => {
            html! { span { (scene.face(active)) (texts.html("gon-dice-of", &[("name", scene.name(active).into())])) } }
        }
    }
}

fn one(game: &Goennen, view: &View, die: Colour, texts: Texts) -> Markup {
    let number = view.board.turn.dice.get(die);
    let stand = stand(view, die);
    let name = card::colour(game, die, texts);
    let state = stand.key().map(|key| texts.text(key));
    let words = match (&state, number) {
        (_, 0) => name,
        (Some(state), _) => format!("{name} {number}, {state}"),
        (None, _) => format!("{name} {number}"),
    };
    html! {
        div.gon-die-place.(stand.class()) {
            div.gon-die.(art::class(Some(die))).(format!("n{number}")) role="group" aria-label=(words) title=(words)
                data-thing={ "die-" (die.letter()) } data-fresh={ (die.letter()) (number) } {
                @if number == 0 { b { "?" } }
                @for _ in 0..number { i {} }
                span.gon-die-fruit { (art::fruit(die)) }
                @if let Some(state) = state { span.gon-die-state aria-hidden="true" { (state) } }
            }
        }
    }
}

/// The chance, which is a button of its own; and what a die and a card still leave open: which field, which number,
/// which marks. Each of these shows only while it can be touched.
pub(super) fn choices(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    if !scene.table.is_my_turn() {
        return html! {};
    }
    let mut options = Vec::new();
    game.options(view, &mut options);
    let has_chance = options.contains(&Action::Chance);
    let mut things: Vec<String> = Vec::new();
    for action in options {
        for thing in steps::steps(game, view, action).into_iter().skip(1).flatten() {
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
    }
    html! {
        @if has_chance {
            div.gon-chance data-thing="chance" role="group" aria-label=(scene.texts.text("gon-do-chance")) {
                span.gon-chance-sign aria-hidden="true" { "?" }
                span { (scene.texts.text("gon-do-chance")) }
            }
        }
        @if !things.is_empty() {
            div.gon-choices { @for thing in &things {
                span.gon-choice data-thing=(thing) { (steps::thing(game, thing, scene.texts)) }
            } }
        }
    }
}
