//! The end of the game: who won, by what, and how to prove that nobody cheated.

use engine::{RuleId, ScoreFrom, Seat, Standings};
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::game::look;
use crate::game_page::{GamePage, Scene};
use crate::patch::Region;
use crate::podium::podium;
use crate::table::TableInfo;
use crate::text::Texts;
use crate::{icon, route};

/// What a finished match came to, in the reader's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// Places, or won and lost.
    pub standings: Standings,
    /// The seats, the winner first.
    pub seats: Vec<SeatResult>,
    /// What put one of several with equal points ahead, and its rule, if it came to that.
    pub tie_break: Option<(String, RuleId)>,
}

/// The points of a seat by source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The source in words, its rule, and the points if they are known.
    pub lines: Vec<(String, RuleId, Option<i32>)>,
}

/// The results of a match, from a view of it.
pub fn results<G: GamePage>(game: &G, view: &G::View, texts: Texts) -> Results {
    let from = ScoreFrom::View(view);
    let (standings, texts) = (game.standings(from), texts.of::<G>());
    let mut seats: Vec<SeatResult> = Seat::all(game.players())
        .map(|seat| {
            let lines = game.score_lines(from, seat).into_iter();
            let lines = lines.map(|line| {
                (texts.plain(game, &game.say_source_in(view, line.source)), line.rule, line.points)
            });
            SeatResult { seat, lines: lines.collect() }
        })
        .collect();
    seats.sort_by_key(|result| standings.place(result.seat));
    let is_broken = |pair: &[SeatResult]| {
        standings.score(pair[0].seat) == standings.score(pair[1].seat)
            && standings.place(pair[0].seat) != standings.place(pair[1].seat)
    };
    let tie_break = G::TIE_BREAK.filter(|_| seats.windows(2).any(is_broken));
    let tie_break = tie_break.map(|(key, rule)| (texts.text(key), rule));
    Results { standings, seats, tie_break }
}

/// Points in a table; a question mark where the viewer cannot know them.
pub(crate) fn points(points: Option<i32>) -> Markup {
    html! { @match points { Some(points) => (points), None => span.unknown { "?" } } }
}

/// What the end-of-game page shows.
#[derive(Clone, Debug)]
pub struct EndedData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// What the match came to.
    pub results: Results,
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
    let title = texts.with("ended-title", &[("game", table.game.title.into())]);
    let sheet = data.regions.iter().find(|region| region.id == "sheet");
    let has_keepsake = look(table.game.slug).is_some_and(|look| look.has_keepsake);
    let content = html! {
        @if let Some(look) = look(table.game.slug) { (look.outfit()) }
        div.sheet.ended.wide-sheet[sheet.is_some()] {
            h1 { (headline(&data.results.standings, texts, &scene)) }
            (icon::faces())
            (podium(&data.results, &scene))
            @match sheet {
                Some(sheet) => div.{ "game-" (table.game.slug) } { (sheet.html()) },
                None => (standings_table(data, texts, &scene)),
            }
            @if has_keepsake {
                nav.keepsakes aria-label=(texts.text("keepsake-all")) {
                    h2 { (texts.text("keepsake-all")) }
                    @for result in &data.results.seats {
                        a.button href=(route::keepsake(&table.id, result.seat)) { (table.name(result.seat)) }
                    }
                }
            }
            div.buttons {
                @if let Some(campaign) = &table.campaign {
                    a.button.primary.large href=(route::campaign(campaign)) { (texts.text("campaign")) }
                } @else if let Some(next) = &table.rematch {
                    a.button.primary.large href=(route::table(next)) { (texts.text("ended-go-on")) }
                } @else if table.me.is_some() {
                    form method="post" action=(route::rematch(&table.id)) { button.primary.large { (texts.text("ended-rematch")) } }
                }
                a.button href=(route::replay(&table.id, 0, table.me)) { (texts.text("ended-replay")) }
                a.button href=(route::table(&table.id)) { (texts.text("ended-board")) }
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
    };
    Frame::still(&data.context, title, "ended-page").page(&content)
}

/// The winners, or whether the target was reached.
pub(crate) fn headline(standings: &Standings, texts: Texts, scene: &Scene<'_>) -> Markup {
    match standings {
        Standings::Placed(_) => {
            let winners: Vec<Markup> = standings.winners().map(|seat| scene.name(seat)).collect();
            let args = [("names", texts.list(&winners).into()), ("count", winners.len().into())];
            texts.html("ended-winner", &args)
        }
        Standings::Solo(solo) => {
            let args = [("points", solo.score.into()), ("target", solo.target.into())];
            texts.html(if solo.is_won { "over-won" } else { "over-lost" }, &args)
        }
    }
}

fn standings_table(data: &EndedData, texts: Texts, scene: &Scene<'_>) -> Markup {
    let Results { standings, seats, .. } = &data.results;
    let sources = seats.first().map(|result| result.lines.as_slice()).unwrap_or_default();
    let is_placed = matches!(standings, Standings::Placed(_));
    let slug = data.table.game.slug;
    html! {
        table.standings {
            thead { tr {
                @if is_placed { th scope="col" { (texts.text("ended-place")) } }
                th scope="col" { span.sr { (texts.text("score-player")) } }
                @for (source, rule, _) in sources { th scope="col" {
                    (source) " " a.rule-link href=(route::rule(slug, rule.as_str())) { (rule) }
                } }
                th scope="col" { (texts.text("score-total")) }
            } }
            tbody { @for SeatResult { seat, lines } in seats {
                tr.first[standings.is_winner(*seat)] {
                    @if let Some(place) = standings.place(*seat) { td.place { (place) } }
                    th scope="row" { (scene.name(*seat)) }
                    @for line in lines { td { (points(line.2)) } }
                    td.total { (standings.score(*seat)) }
                }
            } }
        }
    }
}
