//! The end of a match: faces on three steps, and the points of each by source.

use engine::{ScoreFrom, Seat, Standings};
use maud::{Markup, html};

use crate::game_page::{GamePage, Moment, Mood, Scene};
use crate::page::ended::{Results, SeatResult, headline, points, results};
use crate::route;

/// How many stand on the podium; the others stand beside it.
const STEPS: usize = 3;

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
        h3.podium-winner { (headline(&standings, scene.texts, scene)) }
        (podium(&results, scene))
        p.podium-links { a.second href=(route::result(&scene.table.id)) { (scene.texts.text("ended-see")) } }
    };
    Moment {
        kind: "end",
        mood: if is_won { Mood::Good } else { Mood::Turn },
        title: scene.texts.text("moment-end"),
        html,
    }
}

/// The podium: the winner in the middle, each with the points by source below.
pub(crate) fn podium(results: &Results, scene: &Scene<'_>) -> Markup {
    let place = |result: &SeatResult| results.standings.place(result.seat).unwrap_or(1);
    html! {
        ol.podium {
            @for (index, result) in results.seats.iter().enumerate() {
                li.step.{ "step-" (place(result).min(STEPS + 1)) }.(scene.player(result.seat)) data-beat=(results.seats.len() - index) {
                    (scene.face(result.seat))
                    b.step-name { (name(result.seat, scene)) }
                    div.step-block {
                        @if results.standings.place(result.seat).is_some() { span.step-place { (place(result)) } }
                        b.step-total { (results.standings.score(result.seat)) }
                    }
                    (sources(result))
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
