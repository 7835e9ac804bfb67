//! Goals: the public ones with their leaders, and the viewer's secret one.

use cv::{Card, Cv, Phase, View};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::{card, effect};
use crate::game_page::Scene;
use crate::icon;

/// The goals as far as the viewer knows them.
pub(super) fn goals(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let public: Vec<Card> = view.board.goals.iter().flatten().copied().collect();
    let secret = scene.table.me.and_then(|seat| view.goal(seat).map(|goal| (seat, goal)));
    // At the end the sheet has all of it.
    if (public.is_empty() && secret.is_none()) || view.board.phase == Phase::Over {
        return html! {};
    }
    html! {
        section.cv-goals aria-label=(texts.text("cv-goals")) {
            @if let Some((seat, goal)) = secret {
                (one(game, goal, "secret", scene, &html! {
                    span.tag { (texts.text("cv-goal-secret")) }
                    (texts.html("cv-goal-yours", &[("points", game.goal_points(&view.board, seat, goal).into())]))
                }))
            }
            @for goal in public {
                (one(game, goal, "public", scene, &html! { (leaders(game, view, goal, scene)) }))
            }
        }
    }
}

fn one(game: &Cv, goal: Card, class: &str, scene: &Scene<'_>, standing: &Markup) -> Markup {
    let texts = scene.texts;
    html! {
        div.cv-goal.(class) data-piece={ "c" (goal) } {
            h3 { (card::name(game, goal, texts)) }
            p.cv-goal-what {
                @for effect in effect::effects(game, goal, texts) {
                    span.cv-effect role="img" aria-label=(effect.words) title=(effect.words) {
                        (effect.signs) span.cv-words { (effect.words) }
                    }
                }
            }
            p.cv-goal-who { (standing) }
        }
    }
}

/// The seats that would score a public goal now (CV-84), and how much the viewer has by their own count.
fn leaders(game: &Cv, view: &View, goal: Card, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let scored = |seat: Seat| game.public_goal_points(&view.board, seat, goal);
    let most = Seat::all(game.players()).map(scored).max().unwrap_or(0);
    let own = scene.table.me.map(|seat| game.goal_points(&view.board, seat, goal));
    let leaders = Seat::all(game.players()).filter(|&seat| scored(seat) > 0);
    let names: Vec<Markup> = leaders.map(|seat| scene.name(seat)).collect();
    html! {
        @if names.is_empty() { span.calm { (texts.text("cv-goal-nobody")) } }
        @else {
            span { (icon::star()) (texts.html("cv-goal-leads", &[
                ("names", texts.list(&names).into()), ("count", names.len().into()), ("points", most.into()),
            ])) }
            @if let Some(own) = own.filter(|&own| own < most) {
                span.calm { (texts.with("cv-goal-own", &[("points", own.into())])) }
            }
        }
    }
}
