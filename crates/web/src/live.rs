//! A table's regions: on the page when it is loaded, and in the messages that keep it up to date.

use std::fmt::Write;

use engine::{Awaits, Game, InLog, Phrase, ScoreFrom, Seat, Speak, Standings};
use maud::{Markup, html};
use seating::Stage;

use crate::game_page::{Area, GamePage, Moment, Scene, Voice, face};
use crate::page::ended::points;
use crate::patch::{Drawing, Patches, Region, Shown, Stretch};
use crate::table::TableInfo;
use crate::text::{Html, Texts};
use crate::{act, clock, podium, stage};

/// A line of the log, in words, as HTML.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The line.
    pub html: Markup,
    /// Whether it happened since the viewer's last action; such lines are the last ones of a log.
    pub is_new: bool,
}

/// All regions of a table for the viewer of the view: those of every game, and the board's own.
pub fn regions<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Vec<Region> {
    draw(game, view, scene, None)
}

/// The same for somebody who has `before` on the screen: what stands there already is not drawn again.
pub fn changes<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>, before: &Shown) -> Vec<Region> {
    draw(game, view, scene, Some(before))
}

fn draw<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>, before: Option<&Shown>) -> Vec<Region> {
    let scene = &scene.of::<G>();
    let mut drawing = Drawing::new(scene, before);
    drawing.whole("status", Area::Facts, status(game, view, scene));
    game.board(view, scene, &mut drawing);
    drawing.region("actions", Area::Sheet, |patches| act::region(game, view, scene, patches));
    drawing.whole("clocks", Area::Rail, clock::region(scene));
    drawing.region("score", Area::Rail, |patches| score(game, view, scene, patches));
    drawing.regions
}

/// Events as lines of the log, oldest first; those not worth a line are left out.
pub fn tell<'a, G: GamePage>(
    game: &G,
    events: impl Iterator<Item = &'a G::Event>,
    voice: &Voice<'_>,
) -> Vec<LogLine>
where
    G::Event: 'a,
{
    let html = Html { game, texts: voice.texts.of::<G>(), reader: voice.viewer, seats: voice.seats };
    let told = events.filter(|event| game.in_log(event) != InLog::Omitted);
    let line = |event: &G::Event| {
        let sentence = game.entry(event, &html.say(&game.say_event(event)));
        match game.actor(event) {
            Some(seat) => html! { (face(voice.seats, seat)) span.said { (sentence) } },
            None => html! { span.said { (sentence) } },
        }
    };
    told.map(|event| LogLine { html: line(event), is_new: false }).collect()
}

/// The moments that events deserve from the one at `new` on, in their order; the end of the match is the last one. What
/// stands before is what was told earlier, as far as a game looks back ([`GamePage::LOOK_BACK`]).
pub fn moments<G: GamePage>(
    game: &G,
    view: &G::View,
    events: &[&G::Event],
    new: usize,
    scene: &Scene<'_>,
) -> Vec<Moment> {
    let scene = &scene.of::<G>();
    let mut all: Vec<Moment> =
        (new..events.len()).filter_map(|at| game.moment(view, events, at, scene)).collect();
    if events.len() > new && game.awaits_in(view) == Awaits::Over {
        all.push(podium::moment(game, view, scene));
    }
    all
}

/// What a message of the live protocol brings.
#[derive(Clone, Copy, Debug)]
pub struct Update<'a> {
    /// Rises with every message of a table.
    pub version: u64,
    /// The regions that changed. What was kept in them is told by its number.
    pub regions: &'a [Region],
    /// The table, where the title changes, or whether it is the reader's turn.
    pub table: Option<&'a TableInfo>,
    /// Whether the reader only watches.
    pub is_spectator: bool,
    /// The texts of the reader.
    pub texts: Texts,
    /// The new lines of the log, oldest first.
    pub say: &'a [LogLine],
    /// The whole log, where it is replaced first.
    pub log: Option<&'a [LogLine]>,
    /// The moments to be staged.
    pub moments: &'a [Moment],
}

/// What stands before every text of a message. No text has it: it is no character of HTML.
const TEXT: char = '\u{1}';

/// A message of the live protocol, written without a tree in between: a head in JSON, and behind it the texts, which are
/// copied as they are. In the head -1 stands for the first text, -2 for the second and so on. A region is a list of
/// texts and of the places of what stood in it before: one place, or the first of several and how many.
pub fn message(update: &Update<'_>) -> String {
    let mut out = String::with_capacity(512 + update.regions.iter().map(Region::size).sum::<usize>());
    write_message(&mut out, update);
    out
}

/// The same, written behind what is there.
pub fn write_message(out: &mut String, update: &Update<'_>) {
    let mut texts: Vec<&str> = Vec::with_capacity(32);
    out.push_str("{\"v\":");
    write_number(out, update.version);
    out.push_str(",\"regions\":{");
    for (index, region) in update.regions.iter().enumerate() {
        out.push_str(if index == 0 { "" } else { "," });
        write_json(out, region.id);
        out.push(':');
        write_list(out, region.written(), |out, stretch| match stretch {
            Stretch::New(text) => write_text(out, text, &mut texts),
            Stretch::Kept { from, count: 1 } => write_number(out, from as u64),
            Stretch::Kept { from, count } => {
                write_list(out, [from, count].into_iter(), |out, part| write_number(out, part as u64));
            }
        });
    }
    out.push('}');
    if let Some(table) = update.table {
        out.push_str(",\"title\":");
        write_json(out, &title(table, update.texts));
        out.push_str(if table.is_my_turn() { ",\"turn\":true" } else { ",\"turn\":false" });
    }
    for (name, lines) in [("say", Some(update.say).filter(|say| !say.is_empty())), ("log", update.log)] {
        let Some(lines) = lines else { continue };
        out.push(',');
        write_json(out, name);
        out.push(':');
        write_list(out, lines.iter(), |out, line| write_text(out, &line.html.0, &mut texts));
    }
    if update.log.is_some() || !update.say.is_empty() {
        let (new, is_more) = news(update);
        out.push_str(",\"new\":");
        write_number(out, new as u64);
        out.push_str(if is_more { ",\"more\":true" } else { ",\"more\":false" });
    }
    if !update.moments.is_empty() {
        out.push_str(",\"moments\":");
        write_list(out, update.moments.iter(), |out, moment| {
            for (name, text) in [
                ("{\"kind\":", moment.kind),
                (",\"mood\":", moment.mood.word()),
                (",\"title\":", &moment.title),
            ] {
                out.push_str(name);
                write_json(out, text);
            }
            out.push_str(",\"html\":");
            write_text(out, &moment.html.0, &mut texts);
            out.push('}');
        });
    }
    out.push('}');
    for text in texts {
        out.push(TEXT);
        if text.contains(TEXT) { out.push_str(&text.replace(TEXT, "")) } else { out.push_str(text) }
    }
}

/// How many lines at the end of what is told are new to the viewer, and whether what was new before still is. A
/// spectator, who never acts, has the newest lines marked.
fn news(update: &Update<'_>) -> (usize, bool) {
    let lines = update.log.unwrap_or(update.say);
    if update.is_spectator {
        return if update.log.is_some() { (0, false) } else { (lines.len(), lines.is_empty()) };
    }
    let new = lines.iter().rev().take_while(|line| line.is_new).count();
    (new, update.log.is_none() && new == lines.len())
}

/// Stands for a text that comes behind the head.
fn write_text<'a>(out: &mut String, text: &'a str, texts: &mut Vec<&'a str>) {
    texts.push(text);
    out.push('-');
    write_number(out, texts.len() as u64);
}

/// A list as JSON, written behind what is there.
pub(crate) fn write_list<T>(
    out: &mut String,
    list: impl Iterator<Item = T>,
    mut write: impl FnMut(&mut String, T),
) {
    out.push('[');
    for (index, item) in list.enumerate() {
        out.push_str(if index == 0 { "" } else { "," });
        write(out, item);
    }
    out.push(']');
}

/// A number, written behind what is there.
pub(crate) fn write_number(out: &mut String, number: u64) {
    if number >= 10 {
        write_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// A text as JSON, written behind what is there. `<` is written as an escape, so that no text ends a block in a page.
pub(crate) fn write_json(out: &mut String, text: &str) {
    out.push('"');
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\' | b'<' | 0..0x20)) {
        out.push_str(&rest[..at]);
        match rest.as_bytes()[at] {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            // Writing into a text does not fail.
            other => drop(write!(out, "\\u{other:04x}")),
        }
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
    out.push('"');
}

/// The title of the tab.
pub(crate) fn title(table: &TableInfo, texts: Texts) -> String {
    let game = table.game.title;
    if table.is_my_turn() {
        texts.with("title-turn", &[("game", game.into())])
    } else {
        texts.with("title-table", &[("game", game.into())])
    }
}

/// The ribbon in the top bar: golden with the viewer's face and what is asked, or who is at it.
fn status<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let table = scene.table;
    let prompt = game.say_prompt(view);
    let is_mine = table.is_my_turn();
    let at_turn = stage::at_turn(table);
    let player = at_turn.map(|seat| scene.player(seat)).unwrap_or_default();
    html! {
        div.turn.yours[is_mine].(player) data-said=[is_mine.then(|| scene.plain(game, &prompt.what))] {
            @if let Some(seat) = at_turn { (scene.face(seat)) }
            p.turn-words {
                @if is_mine { b { (texts.text("turn-yours")) } " " }
                @match table.stage {
                    Stage::Expired => (texts.text("stage-expired")),
                    Stage::Ended | Stage::Lobby | Stage::Playing => (scene.say(game, &prompt.what)),
                }
            }
            @if !is_mine && table.stage == Stage::Playing { span.thinking aria-hidden="true" { i {} i {} i {} } }
        }
    }
}

/// More sources than this do not fit side by side: players are then side by side instead.
const COLUMNS_MAX: usize = 4;

/// The score so far: bars with faces, the best first, and unfolded the points by source.
fn score<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let standings = game.standings(ScoreFrom::View(view));
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(standings.score(seat)));
    let most = seats.iter().map(|&seat| standings.score(seat)).max().unwrap_or(0).max(1);
    let texts = scene.texts;
    patches.inside(
        (),
        || html! { ol.bars {} },
        |patches| {
            for &seat in &seats {
                let points = standings.score(seat);
                let safe = game.safe_points(view, seat).filter(|&safe| safe < points);
                patches.inside(seat, || html! { li.(scene.player(seat)) {} }, |patches| {
                    patches.patch(seat, || html! {
                        (scene.face(seat))
                        span.bar-name { @if scene.table.me == Some(seat) { (texts.text("seat-you-head")) } @else { (scene.table.name(seat)) } }
                    });
                    patches.patch((points, safe, most), || html! {
                        b.bar-points { (points) }
                        progress value=(points.max(0)) max=(most) aria-hidden="true" {}
                        @if let Some(safe) = safe { small.bar-safe { (texts.with("score-safe", &[("count", safe.into())])) } }
                    });
                });
            }
        },
    );
    patches.inside(
        (),
        || html! { details.by-source data-keep="score" {} },
        |patches| {
            patches.patch((), || html! { summary { (texts.text("score-details")) } });
            by_source(game, view, scene, &standings, patches);
        },
    );
}

/// The points by source, as far as the viewer may know.
fn by_source<G: GamePage>(
    game: &G,
    view: &G::View,
    scene: &Scene<'_>,
    standings: &Standings,
    patches: &mut Patches<'_>,
) {
    let texts = scene.texts;
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let rows: Vec<_> = seats.iter().map(|&seat| brief(game, ScoreFrom::View(view), seat)).collect();
    // Not every seat need have every source. Each is known by the first of those that are called alike.
    let mut sources: Vec<(G::Source, Phrase<G::Token>)> = Vec::new();
    for (source, said, _) in rows.iter().flatten() {
        if !sources.iter().any(|(_, other)| other == said) {
            sources.push((*source, said.clone()));
        }
    }
    let names: Vec<G::Source> = sources.iter().map(|(source, _)| *source).collect();
    let of = |row: &[Points<G>], source: &Phrase<G::Token>| {
        row.iter().find(|(_, own, _)| own == source).map_or(Some(0), |(.., points)| *points)
    };
    let caption = || html! { caption.sr { (texts.text("score-title")) } };
    if sources.len() > COLUMNS_MAX {
        return patches.inside(
            (),
            || html! { table.score.tall {} },
            |patches| {
                patches.patch((), || {
                    html! {
                        (caption())
                        thead { tr {
                            td {}
                            @for &seat in &seats { th scope="col" { (scene.name(seat)) } }
                        } }
                    }
                });
                for (name, source) in &sources {
                    let row: Vec<Option<i32>> = rows.iter().map(|row| of(row, source)).collect();
                    patches.patch((name, &row), || {
                        html! {
                            tr {
                                th scope="row" { (texts.plain(game, source)) }
                                @for own in &row { td { (points(*own)) } }
                            }
                        }
                    });
                }
                let totals: Vec<i32> = seats.iter().map(|&seat| standings.score(seat)).collect();
                patches.patch(&totals, || {
                    html! {
                        tfoot { tr {
                            th scope="row" { (texts.text("score-total")) }
                            @for total in &totals { td.total { (total) } }
                        } }
                    }
                });
            },
        );
    }
    patches.inside(
        (),
        || html! { table.score {} },
        |patches| {
            patches.patch(&names, || {
                html! {
                    (caption())
                    thead { tr {
                        th scope="col" { span.sr { (texts.text("score-player")) } }
                        @for (_, source) in &sources { th scope="col" { (texts.plain(game, source)) } }
                        th scope="col" { (texts.text("score-total")) }
                    } }
                }
            });
            for (row, &seat) in rows.iter().zip(&seats) {
                let row: Vec<Option<i32>> = sources.iter().map(|(_, source)| of(row, source)).collect();
                let total = standings.score(seat);
                patches.patch((seat, total, &row), || {
                    html! {
                        tr {
                            th scope="row" { (scene.name(seat)) }
                            @for own in &row { td { (points(*own)) } }
                            td.total { (total) }
                        }
                    }
                });
            }
        },
    );
}

/// A source of points with its words, and how many it gives.
type Points<G> = (<G as Game>::Source, Phrase<<G as Speak>::Token>, Option<i32>);

/// The points of a seat by source, those of sources that are called alike added up.
fn brief<G: GamePage>(game: &G, from: ScoreFrom<'_, G>, seat: Seat) -> Vec<Points<G>> {
    let mut rows: Vec<Points<G>> = Vec::new();
    for line in game.score_lines(from, seat) {
        let said = G::say_brief(line.source);
        match rows.iter_mut().find(|(_, own, _)| *own == said) {
            Some((.., sum)) => *sum = sum.zip(line.points).map(|(sum, points)| sum + points),
            None => rows.push((line.source, said, line.points)),
        }
    }
    rows
}
