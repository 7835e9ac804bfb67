//! The scoring sheet at the end, as the note pad of the box has it: a row for each category, a column for each
//! player.

use cv::{Ability, Card, Cv, Kind, Phase, View};
use engine::{Game, ScoreLine, Seat};
use maud::{Markup, html};

use super::{art, card, effect};
use crate::face::{Face, Scene};
use crate::{icon, route};

/// The sheet of a finished match.
pub(super) fn sheet(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    if view.board.phase != Phase::Over {
        return html! {};
    }
    let texts = scene.texts;
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let lines: Vec<Vec<ScoreLine>> = seats.iter().map(|&seat| game.breakdown(view, seat)).collect();
    let totals: Vec<i32> = lines.iter().map(|own| own.iter().map(|line| line.points).sum()).collect();
    // CV-86: of equal totals the one with fewer cards is ahead.
    let rank = |seat: Seat, total: i32| (total, std::cmp::Reverse(view.board.cv_count(seat)));
    let most = seats.iter().zip(&totals).map(|(&seat, &total)| rank(seat, total)).max();
    let is_best = |seat: Seat, total: i32| Some(rank(seat, total)) == most;
    let sources = lines.first().map(Vec::as_slice).unwrap_or_default();
    html! {
        div.cv-sheet-scroll {
            table.cv-sheet {
                caption { (texts.text("cv-sheet")) }
                thead { tr {
                    th scope="col" { span.sr { (texts.text("cv-sheet-row")) } }
                    @for (&seat, &total) in seats.iter().zip(&totals) {
                        th scope="col" { @if is_best(seat, total) { (icon::star()) } (scene.name(seat)) }
                    }
                } }
                tbody {
                    @for (row, line) in sources.iter().enumerate() {
                        tr {
                            th scope="row" { (row_head(game, view, line, scene)) }
                            @for (column, &seat) in seats.iter().enumerate() {
                                td {
                                    b { (lines[column].get(row).map_or(0, |line| line.points)) }
                                    (detail(game, view, line.source, seat, scene))
                                }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (texts.text("score-total")) }
                    @for (&seat, &total) in seats.iter().zip(&totals) { td.total.best[is_best(seat, total)] { (total) } }
                } }
            }
        }
    }
}

/// The type that a source counts.
fn kind_of(source: &str) -> Option<Kind> {
    match source {
        "health" => Some(Kind::Health),
        "relationship" => Some(Kind::Relationship),
        "knowledge" => Some(Kind::Knowledge),
        "possessions" => Some(Kind::Possession),
        _ => None,
    }
}

/// The public goal that a source counts.
fn public_goal(view: &View, source: &str) -> Option<Card> {
    let number: usize = source.strip_prefix("public-goal-")?.parse().ok()?;
    view.board.goals.get(number.checked_sub(1)?).copied().flatten()
}

fn row_head(game: &Cv, view: &View, line: &ScoreLine, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let rule = html! { a.rule-link href=(route::rule("cv", line.rule.as_str())) { (line.rule) } };
    match (kind_of(line.source), public_goal(view, line.source)) {
        (Some(kind), _) => html! {
            span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } (Cv::source(line.source, texts)) " " (rule)
        },
        (None, Some(goal)) => html! {
            span.cv-kind.k-goal { (art::kind(Kind::Goal)) } (card::name(game, goal, texts)) " " (rule)
            @for effect in effect::effects(game, goal, texts) { span.cv-small { (effect.words) } }
        },
        (None, None) => html! {
            span.cv-kind.k-goal { (art::kind(Kind::Goal)) } (Cv::source(line.source, texts)) " " (rule)
        },
    }
}

/// What the points are for: how many cards, which goal.
fn detail(game: &Cv, view: &View, source: &str, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if let Some(kind) = kind_of(source) {
        let count = view.board.counts[seat.index()][kind.index()];
        let top = view.board.tops[seat.index()][kind.index()];
        let is_double = top.is_some_and(|card| game.face(card).can(Ability::Double));
        return html! { span.cv-small {
            (texts.with("cv-card-count", &[("count", count.into())]))
            @if is_double { " " (texts.text("cv-sheet-double")) }
        } };
    }
    if let Some(goal) = public_goal(view, source) {
        let own = game.goal_points(&view.board, seat, goal);
        return html! { span.cv-small.cv-own { (texts.with("cv-sheet-own", &[("points", own.into())])) } };
    }
    html! { @if let Some(goal) = view.goal(seat) { span.cv-small { (card::name(game, goal, texts)) } } }
}
