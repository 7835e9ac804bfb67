//! Actions: as things to touch for the client, as forms without it, and back again.

use engine::{Refusal, Viewer};
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use crate::game_page::{GamePage, Scene, Thing};
use crate::route;
use crate::text::{Html, Texts};

/// The region `actions`: the data for the client, the same as forms, and the ways back.
pub(crate) fn region<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let texts = scene.texts;
    let mut options = Vec::new();
    if table.is_my_turn() {
        game.options(view, &mut options);
    }
    html! {
        @if let (Some(seat), false) = (table.me, options.is_empty()) {
            (data(game, view, &options, scene))
            div.fallback {
                form method="post" action=(route::act(&table.id)) {
                    input type="hidden" name="decision" value=(table.decision);
                    input type="hidden" name="seat" value=(seat);
                    @if is_subset(game, view, &options) {
                        (checkboxes(game, view, &options, texts))
                    } @else {
                        @for &action in &options {
                            button name="action" value=(action) { (sentence(&texts.plain(game, &game.say_action(view, action)))) }
                        }
                    }
                }
            }
        }
        div.choices data-choices {}
        @if table.has_stand_in() {
            form.way-back method="post" action=(route::come_back(&table.id)) {
                button.primary { (texts.text("table-return")) }
            }
        }
        @if table.can_undo {
            form.way-back method="post" action=(route::undo(&table.id)) data-post {
                (hidden_seat(table))
                button.quiet { (texts.text("act-undo")) }
            }
        }
        @if table.part_count > 1 {
            form.way-back method="post" action=(route::take_back(&table.id)) data-post {
                (hidden_seat(table))
                input type="hidden" name="part" value="last";
                button.quiet { (texts.text("act-take-back-last")) }
            }
        }
        @if table.part_count > 0 {
            form.way-back method="post" action=(route::take_back(&table.id)) data-post {
                (hidden_seat(table))
                button.quiet { (texts.text("act-take-back")) }
            }
        }
    }
}

fn hidden_seat(table: &crate::TableInfo) -> Markup {
    html! { @if let Some(seat) = table.me { input type="hidden" name="seat" value=(seat); } }
}

fn data<G: GamePage>(game: &G, view: &G::View, options: &[G::Action], scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    let actions: Vec<_> = options
        .iter()
        .map(|&action| {
            let mut offered = json!({
                "n": action.to_string(),
                "label": sentence(&scene.texts.plain(game, &game.say_action(view, action))),
                "steps": game.steps(view, action),
            });
            if let Some(warning) = game.warning(view, action, scene.texts) {
                offered["warning"] = json!(warning);
            }
            offered
        })
        .collect();
    let block = json!({
        "decision": table.decision,
        "seat": table.me.map(|seat| seat.to_string()),
        "act": route::act(&table.id),
        "actions": actions,
    });
    data_block("data-actions", &block)
}

/// A label as it stands on a button: it starts with a capital.
fn sentence(label: &str) -> String {
    let mut rest = label.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// JSON for the client in a page. `<` is written as an escape, so that no text ends the block.
pub(crate) fn data_block(name: &str, value: &serde_json::Value) -> Markup {
    let text = value.to_string().replace('<', "\\u003c");
    PreEscaped(format!("<script type=\"application/json\" {name}>{text}</script>"))
}

/// Whether the actions are subsets of things, better shown as boxes to tick than as a button for each.
fn is_subset<G: GamePage>(game: &G, view: &G::View, options: &[G::Action]) -> bool {
    let steps: Vec<_> = options.iter().map(|&action| game.steps(view, action)).collect();
    steps.iter().all(|steps| steps.len() <= 1) && steps.iter().flatten().any(|things| things.len() > 1)
}

fn checkboxes<G: GamePage>(game: &G, view: &G::View, options: &[G::Action], texts: Texts) -> Markup {
    // A thing is offered as often as any one action needs it.
    let mut offered: Vec<(Thing, usize)> = Vec::new();
    for things in options.iter().flat_map(|&action| game.steps(view, action)) {
        for thing in &things {
            let count = things.iter().filter(|other| *other == thing).count();
            match offered.iter_mut().find(|(other, _)| other == thing) {
                Some((_, most)) => *most = (*most).max(count),
                None => offered.push((thing.clone(), count)),
            }
        }
    }
    html! {
        @for (thing, count) in &offered {
            @for _ in 0..*count {
                label.tick { input type="checkbox" name="thing" value=(thing); (game.thing(thing, texts)) }
            }
        }
        button.primary name="subset" value="yes" { (texts.text("act-confirm")) }
    }
}

/// The one action of the view's seat whose things are exactly these, in any order: the way back from a
/// form with boxes. `None` if there is none, or more than one.
pub fn match_things<G: GamePage, S: AsRef<str>>(game: &G, view: &G::View, things: &[S]) -> Option<G::Action> {
    let mut wanted: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    wanted.sort_unstable();
    let mut options = Vec::new();
    game.options(view, &mut options);
    let mut found = options.into_iter().filter(|&action| {
        let steps = game.steps(view, action);
        let mut own: Vec<&str> = steps.iter().flatten().map(String::as_str).collect();
        own.sort_unstable();
        own == wanted
    });
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// A refusal in words, with a link to its rule.
pub fn refusal<G: GamePage>(game: &G, refusal: &Refusal<G::Why>, texts: Texts) -> Markup {
    let rule = refusal.rule.as_str();
    let link = html! { a href=(route::rule(game.slug(), rule)) target="_blank" { (rule) } };
    let html = Html { game, texts: texts.of::<G>(), reader: Viewer::Spectator, seats: &[] };
    texts.html("act-refused", &[("why", html.say(&game.say_why(refusal.why)).into()), ("rule", link.into())])
}
