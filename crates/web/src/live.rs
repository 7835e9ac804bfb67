//! A table's regions: on the page when it is loaded, and in the messages that keep it up to date.

use engine::{InLog, Phrase, ScoreFrom, Seat};
use maud::{Markup, html};
use seating::Stage;
use serde_json::{Map, Value, json};

use crate::game_page::{GamePage, Region, Scene, Voice};
use crate::page::ended::points;
use crate::table::TableInfo;
use crate::text::{Html, Texts};
use crate::{act, icon, route};

/// A line of the log, in words, as HTML.
#[derive(Clone, Debug)]
pub struct LogLine(pub Markup);

/// All regions of a table for the viewer of the view: those of every game, and the board's own.
pub fn regions<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Vec<Region> {
    let scene = &scene.of::<G>();
    let mut all = vec![Region { id: "status", html: status(game, view, scene) }];
    all.extend(game.board(view, scene));
    all.push(Region { id: "actions", html: act::region(game, view, scene) });
    all.push(Region { id: "score", html: score(game, view, scene) });
    all
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
    told.map(|event| LogLine(game.entry(event, &html.say(&game.say_event(event))))).collect()
}

/// A message of the live protocol. `version` rises with every message of a table; `regions` are those that
/// changed; `say` are the new lines of the log, oldest first. With `log`, the whole log is replaced first.
pub fn message(
    version: u64,
    regions: &[Region],
    table: &TableInfo,
    texts: Texts,
    say: &[LogLine],
    log: Option<&[LogLine]>,
) -> String {
    let map: Map<String, Value> = regions.iter().map(|r| (r.id.to_owned(), json!(r.html.0))).collect();
    let lines = |lines: &[LogLine]| lines.iter().map(|line| line.0.0.clone()).collect::<Vec<_>>();
    let mut message = json!({
        "v": version,
        "regions": map,
        "title": title(table, texts),
        "turn": table.is_my_turn(),
        "say": lines(say),
    });
    if let Some(log) = log {
        message["log"] = json!(lines(log));
    }
    message.to_string()
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

fn status<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let table = scene.table;
    let prompt = game.say_prompt(view);
    let is_mine = table.is_my_turn();
    html! {
        div.status.mine[is_mine] {
            span.status-sign aria-hidden="true" { @if is_mine { (icon::hand()) } @else { (icon::hourglass()) } }
            div.status-words {
                p.status-what { (scene.say(game, &prompt.what)) }
                @if let Some(note) = &prompt.note { p.status-note { (scene.say(game, note)) } }
            }
            @match table.stage {
                Stage::Ended => a.button.primary href=(route::result(&table.id)) { (texts.text("ended-see")) },
                Stage::Expired => p.status-note { (texts.text("stage-expired")) },
                Stage::Closed => p.status-note { (texts.text("stage-closed")) },
                Stage::Lobby | Stage::Playing => {}
            }
        }
    }
}

/// More sources than this do not fit side by side: players are then side by side instead.
const COLUMNS_MAX: usize = 4;

/// The score so far, by source, as far as the viewer may know.
fn score<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let from = ScoreFrom::View(view);
    let standings = game.standings(from);
    let rows: Vec<_> = seats.iter().map(|&seat| brief(game, from, seat)).collect();
    // Not every seat need have every source.
    let mut sources: Vec<Phrase<G::Token>> = Vec::new();
    for (source, _) in rows.iter().flatten() {
        if !sources.contains(source) {
            sources.push(source.clone());
        }
    }
    let of = |row: &[(Phrase<G::Token>, Option<i32>)], source: &Phrase<G::Token>| {
        row.iter().find(|(own, _)| own == source).map_or(Some(0), |(_, points)| *points)
    };
    if sources.len() > COLUMNS_MAX {
        return html! {
            table.score.tall {
                caption.sr { (texts.text("score-title")) }
                thead { tr {
                    td {}
                    @for &seat in &seats { th scope="col" { (scene.name(seat)) } }
                } }
                tbody { @for source in &sources { tr {
                    th scope="row" { (texts.plain(game, source)) }
                    @for row in &rows { td { (points(of(row, source))) } }
                } } }
                tfoot { tr {
                    th scope="row" { (texts.text("score-total")) }
                    @for &seat in &seats { td.total { (standings.score(seat)) } }
                } }
            }
        };
    }
    html! {
        table.score {
            caption.sr { (texts.text("score-title")) }
            thead { tr {
                th scope="col" { span.sr { (texts.text("score-player")) } }
                @for source in &sources { th scope="col" { (texts.plain(game, source)) } }
                th scope="col" { (texts.text("score-total")) }
            } }
            tbody {
                @for (row, &seat) in rows.iter().zip(&seats) {
                    tr {
                        th scope="row" { (scene.name(seat)) }
                        @for source in &sources { td { (points(of(row, source))) } }
                        td.total { (standings.score(seat)) }
                    }
                }
            }
        }
    }
}

/// The points of a seat by source, those of sources that are called alike added up.
fn brief<G: GamePage>(game: &G, from: ScoreFrom<'_, G>, seat: Seat) -> Vec<(Phrase<G::Token>, Option<i32>)> {
    let mut rows: Vec<(Phrase<G::Token>, Option<i32>)> = Vec::new();
    for line in game.score_lines(from, seat) {
        let source = G::say_brief(line.source);
        match rows.iter_mut().find(|(own, _)| *own == source) {
            Some((_, sum)) => *sum = sum.zip(line.points).map(|(sum, points)| sum + points),
            None => rows.push((source, line.points)),
        }
    }
    rows
}
