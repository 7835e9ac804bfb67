//! Actions: as things to touch for the client, as forms without it, and back again.

use engine::{Refusal, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use seating::{Motion, Stage};

use crate::game_page::{GamePage, Scene, Thing};
use crate::live::{write_json, write_list, write_number};
use crate::patch::Patches;
use crate::table::TableInfo;
use crate::text::{Html, Texts};
use crate::{icon, route};

/// The region `actions`: the data for the client, the main button with its second, and the ways back.
pub(crate) fn region<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let table = scene.table;
    let texts = scene.texts;
    let options = options(game, view, table);
    let note = game.say_prompt(view).note;
    if !options.is_empty() {
        // While others choose in secret, the view changes and what is asked does not: nothing is sent then.
        patches.put(data(game, view, &options, scene));
    }
    patches.put(motions(scene));
    if let Some(note) = &note {
        patches.put(html! { div.slip data-slip { p.slip-note { (scene.say(game, note)) } } });
    }
    patches.patch(
        (note.is_none(), table.can_undo, table.part_count, table.has_stand_in(), &table.rematch),
        || {
            html! {
                @if note.is_none() { div.slip data-slip hidden {} }
                div.more data-more {}
                div.buttons {
                    (ways_back(table, texts))
                    button.second.needs-js type="button" data-second hidden {}
                    (main_button(table, texts))
                }
            }
        },
    );
}

/// What somebody proposed, for the others to agree to or not.
fn motions(scene: &Scene<'_>) -> Markup {
    let (table, texts) = (scene.table, scene.texts);
    html! {
        @for info in table.motions.iter().filter(|info| !info.by.is_empty()) {
            form.slip.motion method="post" action=(route::vote(&table.id)) data-post {
                input type="hidden" name="motion" value=(info.motion.word());
                p {
                    @let names: Vec<Markup> = info.by.iter().map(|&seat| scene.name(seat)).collect();
                    @match info.motion {
                        Motion::Close => (texts.html("motion-close-asked", &[("names", texts.list(&names).into()), ("count", names.len().into())])),
                        Motion::Remove(seat) => (texts.html("motion-remove-asked", &[
                            ("names", texts.list(&names).into()), ("count", names.len().into()), ("name", scene.name(Seat::at(seat)).into()),
                        ])),
                    }
                }
                @if info.can_vote {
                    div.motion-buttons {
                        @if !info.has_agreed { button name="answer" value="yes" { (texts.text("motion-yes")) } }
                        button name="answer" value="no" { @if info.has_agreed { (texts.text("motion-withdraw")) } @else { (texts.text("motion-no")) } }
                    }
                }
            }
        }
    }
}

/// What the viewer can do now; nothing unless the table waits for them.
fn options<G: GamePage>(game: &G, view: &G::View, table: &TableInfo) -> Vec<G::Action> {
    let mut options = Vec::new();
    if table.is_my_turn() {
        game.options(view, &mut options);
    }
    options
}

/// The main button. It never moves; while there is nothing to do it is hollow and says whom the table waits for.
fn main_button(table: &TableInfo, texts: Texts) -> Markup {
    if table.has_stand_in() {
        return html! {
            form.main-form method="post" action=(route::come_back(&table.id)) { button.main { (texts.text("table-return")) } }
        };
    }
    match table.stage {
        Stage::Ended => html! {
            @if let (Some(next), false) = (&table.rematch, table.is_spectator()) {
                a.second href=(route::result(&table.id)) { (texts.text("ended-see")) }
                a.main href=(route::table(next)) { (texts.text("ended-go-on")) }
            } @else {
                a.main href=(route::result(&table.id)) { (texts.text("ended-see")) }
            }
        },
        _ if table.is_spectator() => html! { span.main.hollow { (texts.text("act-watching")) } },
        Stage::Playing => html! {
            button.main.hollow.needs-js type="button" data-main disabled { (texts.text("act-wait")) }
        },
        Stage::Lobby | Stage::Expired => html! {},
    }
}

fn ways_back(table: &TableInfo, texts: Texts) -> Markup {
    let way = |address: String, key: &str, part: Option<&str>| {
        html! {
            form.way-back method="post" action=(address) data-post {
                (hidden_seat(table))
                @if let Some(part) = part { input type="hidden" name="part" value=(part); }
                button.second.undo title=(texts.text(key)) { (icon::undo()) span { (texts.text(key)) } }
            }
        }
    };
    html! {
        @if table.can_undo { (way(route::undo(&table.id), "act-undo", None)) }
        @if table.part_count > 1 { (way(route::take_back(&table.id), "act-take-back-last", Some("last"))) }
        @if table.part_count > 0 { (way(route::take_back(&table.id), "act-take-back", None)) }
    }
}

/// The same actions as forms, for browsers without the client.
pub fn forms<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Markup {
    let scene = &scene.of::<G>();
    let (table, texts) = (scene.table, scene.texts);
    let options = options(game, view, table);
    html! {
        @if let (Some(seat), false) = (table.me, options.is_empty()) {
            form.fallback method="post" action=(route::act(&table.id)) {
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
}

fn hidden_seat(table: &TableInfo) -> Markup {
    html! { @if let Some(seat) = table.me { input type="hidden" name="seat" value=(seat); } }
}

/// What the client has to know of the actions, written without a tree in between.
fn data<G: GamePage>(game: &G, view: &G::View, options: &[G::Action], scene: &Scene<'_>) -> Markup {
    let (table, texts) = (scene.table, scene.texts);
    let mut out = String::with_capacity(96 * options.len() + 256);
    out.push_str("{\"act\":");
    write_json(&mut out, &route::act(&table.id));
    out.push_str(",\"ask\":");
    write_json(&mut out, &game.ask(view, texts));
    out.push_str(",\"decision\":");
    write_number(&mut out, table.decision);
    if let Some(seat) = table.me {
        out.push_str(",\"seat\":");
        write_json(&mut out, &seat.to_string());
    }
    out.push_str(",\"actions\":");
    write_list(&mut out, options.iter(), |out, &action| {
        out.push_str("{\"n\":");
        write_json(out, &action.to_string());
        out.push_str(",\"label\":");
        write_json(out, &label(game, view, action, texts));
        out.push_str(",\"steps\":");
        write_list(out, game.steps(view, action).iter(), |out, step| {
            write_list(out, step.iter(), |out, thing| write_json(out, thing));
        });
        if game.is_main(view, action) {
            out.push_str(",\"main\":1");
        }
        if game.needs_button(view, action) {
            out.push_str(",\"button\":1");
        }
        if let Some((key, label)) = game.lasting(view, action, texts) {
            out.push_str(",\"lasting\":{\"key\":");
            write_json(out, &key);
            out.push_str(",\"label\":");
            write_json(out, &label);
            out.push('}');
        }
        if let Some(warning) = game.warning(view, action, texts) {
            out.push_str(",\"warning\":");
            write_json(out, &warning);
        }
        out.push('}');
    });
    out.push('}');
    block("data-actions", &out)
}

/// What stands on the button for an action.
pub(crate) fn label<G: GamePage>(game: &G, view: &G::View, action: G::Action, texts: Texts) -> String {
    let verb = game.verb(view, action, texts);
    sentence(&verb.unwrap_or_else(|| texts.plain(game, &game.say_action(view, action))))
}

/// A label as it stands on a button: it starts with a capital.
fn sentence(label: &str) -> String {
    let mut rest = label.chars();
    let mut sentence = String::with_capacity(label.len());
    sentence.extend(rest.next().into_iter().flat_map(char::to_uppercase));
    sentence.push_str(rest.as_str());
    sentence
}

/// JSON for the client in a page. `<` is written as an escape, so that no text ends the block.
pub(crate) fn data_block(name: &str, value: &serde_json::Value) -> Markup {
    block(name, &value.to_string().replace('<', "\\u003c"))
}

fn block(name: &str, text: &str) -> Markup {
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
