//! Answers to questions about the board: what would happen, what is this, why can it not be chosen. All come from the
//! view; a reason is the same refusal that sending the action would give.

use engine::Refusal;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::act::{label, refusal};
use crate::game_page::{GamePage, Mark, Preview, Scene};

/// What would happen if the view's seat did this, as a message for the client.
pub fn preview<G: GamePage>(game: &G, view: &G::View, action: G::Action, scene: &Scene<'_>) -> String {
    let scene = &scene.of::<G>();
    let Preview { title, rows, marks } = game.preview(view, action, scene);
    let warning = game.warning(view, action, scene.texts);
    let title = title.unwrap_or_else(|| scene.say(game, &game.say_action(view, action)));
    let html = html! {
        h3 { (title) }
        @for (label, words) in &rows { div.slip-row { span.slip-label { (label) } span.slip-words { (words) } } }
        @if let Some(warning) = &warning { p.slip-warning { (crate::icon::warning()) (warning) } }
    };
    json!({ "html": html.0, "marks": marks.iter().map(mark).collect::<Vec<_>>() }).to_string()
}

fn mark(mark: &Mark) -> Value {
    let mut value = json!({ "at": mark.at, "look": mark.look.word() });
    if mark.count != usize::MAX {
        value["count"] = json!(mark.count);
    }
    if !mark.html.0.is_empty() {
        value["html"] = json!(mark.html.0);
    }
    value
}

/// What a thing is, why it cannot be chosen, and which moves in a row would reach it.
pub fn look<G: GamePage>(
    game: &G,
    view: &G::View,
    thing: &str,
    why: Option<&Refusal<G::Why>>,
    scene: &Scene<'_>,
) -> String {
    let scene = &scene.of::<G>();
    let large = game.look(view, thing, scene);
    let chain: Vec<G::Action> = if scene.table.is_my_turn() { game.chain(view, thing) } else { Vec::new() };
    let why: Option<Markup> = why.map(|why| refusal(game, why, scene.texts));
    let html = html! {
        @if let Some(large) = &large { div.large { (large) } }
        @if let Some(why) = &why { p.why { (why) } }
    };
    let steps: Vec<Value> = chain
        .iter()
        .map(|&action| json!({ "n": action.to_string(), "label": label(game, view, action, scene.texts) }))
        .collect();
    json!({ "html": html.0, "chain": steps }).to_string()
}
