//! The end of a match: faces on steps, the winner's with a crown on the highest, and the points of each by source.

use engine::{ScoreFrom, Seat, Standings};
use maud::{Markup, html};

use crate::game_page::{GamePage, Moment, Mood, Scene};
use crate::page::ended::{Results, SeatResult, headline, points, results};
use crate::{icon, route};

/// How many steps there are; whoever comes after stands on the ground.
const STEPS: usize = 3;
/// How many pieces of confetti fall for a winner.
const CONFETTI: usize = 18;

/// The last moment of a match.
pub(crate) fn moment<G: GamePage>(game: &G, view: &G::View, scene: &Scene<'_>) -> Moment {
    let results = results(game, view, scene.texts);
    let standings = game.standings(ScoreFrom::View(view));
    let is_won = match (scene.table.me, &standings) {
        (Some(seat), Standings::Placed(_)) => standings.is_winner(seat),
        (_, Standings::Solo(solo)) => solo.is_won,
        (None, Standings::Placed(_)) => true,
    };
    let html = html! {
        @if is_won { div.confetti aria-hidden="true" { @for _ in 0..CONFETTI { i {} } } }
        h3.podium-winner { (headline(&standings, scene.texts, scene)) }
        (podium(&results, scene))
        // The client docks it beside the button that goes on.
        a.second data-dock href=(route::result(&scene.table.id)) { (scene.texts.text("ended-see")) }
    };
    Moment {
        kind: "end",
        mood: if is_won { Mood::Good } else { Mood::Turn },
        title: scene.texts.text("moment-end"),
        html,
    }
}

/// The podium: the winner first and highest, each with the points by source. Where steps are too narrow for words the
/// points stand in one table below them instead; the style shows one of the two.
pub(crate) fn podium(results: &Results, scene: &Scene<'_>) -> Markup {
    let place = |result: &SeatResult| results.standings.place(result.seat).unwrap_or(1);
    html! {
        div.podium-all.{ "of-" (results.seats.len()) } {
            ol.podium {
                @for (index, result) in results.seats.iter().enumerate() {
                    li.step.{ "step-" (place(result).min(STEPS + 1)) }.(scene.player(result.seat)) data-beat=(results.seats.len() - index) {
                        @if results.standings.is_winner(result.seat) { (icon::crown()) }
                        (scene.face(result.seat))
                        b.step-name { (name(result.seat, scene)) }
                        div.step-block {
                            div.step-head {
                                b.step-total { (results.standings.score(result.seat)) }
                                @if results.standings.place(result.seat).is_some() { span.step-place { (place(result)) } }
                            }
                            (sources(result))
                        }
                    }
                }
            }
            (by_source(results, scene))
            @if let Some((words, rule)) = &results.tie_break { p.tie-break { (words) " (" (rule) ")" } }
        }
    }
}

/// The points of all side by side, a row for each source that gave anybody any.
fn by_source(results: &Results, scene: &Scene<'_>) -> Markup {
    let lines = results.seats.first().map(|result| result.lines.as_slice()).unwrap_or_default();
    let worth = |result: &SeatResult, row: usize| result.lines.get(row).and_then(|line| line.2);
    let is_empty = |row: usize| results.seats.iter().all(|result| worth(result, row) == Some(0));
    html! {
        table.podium-table {
            thead { tr {
                td {}
                @for result in &results.seats { th.(scene.player(result.seat)) scope="col" { (scene.face(result.seat)) span.sr { (name(result.seat, scene)) } } }
            } }
            tbody {
                @for (row, (source, ..)) in lines.iter().enumerate().filter(|&(row, _)| !is_empty(row)) {
                    tr { th scope="row" { (source) } @for result in &results.seats { td { (points(worth(result, row))) } } }
                }
            }
        }
    }
}

fn name(seat: Seat, scene: &Scene<'_>) -> String {
    scene.table.name(seat)
}

fn sources(result: &SeatResult) -> Markup {
    html! {
        dl.step-sources {
            @for (source, _, worth) in result.lines.iter().filter(|line| line.2 != Some(0)) {
                div { dt { (source) } dd { (points(*worth)) } }
            }
        }
    }
}
