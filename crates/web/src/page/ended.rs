//! The end of the game: who won, by what, and how to prove that nobody cheated.

use engine::{ScoreLine, Seat, Tally};
use maud::{Markup, html};

use super::frame::Frame;
use super::table::regions;
use crate::context::Context;
use crate::face::{Face, Region, Scene};
use crate::game::look;
use crate::route;
use crate::table::TableInfo;
use crate::text::Texts;

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place, from 1.
    pub place: usize,
    /// Its points.
    pub total: i32,
    /// The same by source.
    pub lines: Vec<ScoreLine>,
}

/// The standings of a finished match, the winner first.
pub fn standings<G: Face>(game: &G, view: &G::View, tally: &Tally) -> Vec<Standing> {
    let mut list: Vec<Standing> = Seat::all(game.players())
        .map(|seat| Standing {
            seat,
            place: tally.place(seat),
            total: tally.score(seat),
            lines: game.breakdown(view, seat),
        })
        .collect();
    list.sort_by_key(|standing| standing.place);
    list
}

/// What the end-of-game page shows.
#[derive(Clone, Debug)]
pub struct EndedData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// The standings, the winner first.
    pub standings: Vec<Standing>,
    /// The regions of the final board; may be empty.
    pub regions: Vec<Region>,
    /// The name under which the record is downloaded.
    pub record_name: String,
    /// The commitment shown before the first move, in hexadecimal.
    pub commitment: String,
    /// How many lines the record has.
    pub line_count: usize,
}

/// The end-of-game page.
pub fn ended(data: &EndedData) -> Markup {
    let texts = data.context.texts();
    let table = &data.table;
    let scene = Scene::new(&data.context, table);
    let winners: Vec<Markup> =
        data.standings.iter().filter(|standing| standing.place == 1).map(|s| scene.name(s.seat)).collect();
    let title = texts.with("ended-title", &[("game", table.game.title.into())]);
    let args = [("names", texts.list(&winners).into()), ("count", winners.len().into())];
    let board =
        data.regions.iter().filter(|r| !["status", "actions", "score", "hand", "sheet"].contains(&r.id));
    let sheet = data.regions.iter().find(|region| region.id == "sheet");
    let has_keepsake = look(table.game.slug).is_some_and(|look| look.has_keepsake);
    let content = html! {
        @if let Some(look) = look(table.game.slug) { ((look.sprite)()) }
        div.sheet.ended.wide-sheet[sheet.is_some()] {
            h1 { (texts.html("ended-winner", &args)) }
            @match sheet {
                Some(sheet) => div.{ "game-" (table.game.slug) } { (sheet.html) },
                None => (standings_table(data, texts, &scene)),
            }
            @if has_keepsake {
                nav.keepsakes aria-label=(texts.text("keepsake-all")) {
                    h2 { (texts.text("keepsake-all")) }
                    @for standing in &data.standings {
                        a.button href=(route::keepsake(&table.id, standing.seat)) { (table.name(standing.seat)) }
                    }
                }
            }
            div.buttons {
                form method="post" action=(route::rematch(&table.id)) { button.primary.large { (texts.text("ended-rematch")) } }
                a.button href=(route::replay(&table.id, 0, table.me)) { (texts.text("ended-replay")) }
                a.button href=(route::record(&table.id)) download=(data.record_name) { (texts.text("ended-record")) }
                a.button.quiet href=(route::HOME) { (texts.text("home")) }
            }
            section.proof {
                h2 { (texts.text("ended-proof")) }
                p { (texts.text("ended-proof-words")) }
                p { (texts.text("ended-commitment")) " " code.hash { (data.commitment) } }
                p { (texts.text("ended-verify")) }
                pre { code { "ludoteka verify " (data.record_name) } }
            }
        }
        @if !data.regions.is_empty() {
            div.table-layout.final-board.{ "game-" (table.game.slug) } { div.board { (regions(board)) } }
        }
    };
    Frame::still(&data.context, title, "ended-page").page(&content)
}

fn standings_table(data: &EndedData, texts: Texts, scene: &Scene<'_>) -> Markup {
    let sources = data.standings.first().map(|standing| standing.lines.as_slice()).unwrap_or_default();
    let look = look(data.table.game.slug);
    let slug = data.table.game.slug;
    html! {
        table.standings {
            thead { tr {
                th scope="col" { (texts.text("ended-place")) }
                th scope="col" { span.sr { (texts.text("score-player")) } }
                @for line in sources { th scope="col" {
                    @if let Some(look) = look { ((look.source)(line.source, texts)) }
                    " " a.rule-link href=(route::rule(slug, line.rule.as_str())) { (line.rule) }
                } }
                th scope="col" { (texts.text("score-total")) }
            } }
            tbody { @for standing in &data.standings {
                tr.first[standing.place == 1] {
                    td.place { (standing.place) }
                    th scope="row" { (scene.name(standing.seat)) }
                    @for line in &standing.lines { td { (line.points) } }
                    td.total { (standing.total) }
                }
            } }
        }
    }
}
