//! The scoring sheet at the end, as the note pad of the box has it: a row for each category, a column for each
//! player.

use cv::{Ability, Card, Cv, Kind, Phase, Source, View};
use engine::{Game, ScoreFrom, ScoreLine, Seat, Speak};
use maud::{Markup, html};

use super::{art, card, effect};
use crate::game_page::Scene;
use crate::page::ended::points;
use crate::{icon, route};

/// The sheet of a finished match.
pub(super) fn sheet(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    if view.board.phase != Phase::Over {
        return html! {};
    }
    let texts = scene.texts;
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let from = ScoreFrom::View(view);
    let standings = game.standings(from);
    let lines: Vec<Vec<ScoreLine<Source>>> = seats.iter().map(|&seat| game.score_lines(from, seat)).collect();
    let sources = lines.first().map(Vec::as_slice).unwrap_or_default();
    html! {
        div.cv-sheet-scroll {
            table.cv-sheet {
                caption { (texts.text("cv-sheet")) }
                thead { tr {
                    th scope="col" { span.sr { (texts.text("cv-sheet-row")) } }
                    @for &seat in &seats {
                        th scope="col" { @if standings.is_winner(seat) { (icon::star()) } (scene.name(seat)) }
                    }
                } }
                tbody {
                    @for (row, line) in sources.iter().enumerate() {
                        tr {
                            th scope="row" { (row_head(game, view, line, scene)) }
                            @for (column, &seat) in seats.iter().enumerate() {
                                td {
                                    b { (points(lines[column][row].points)) }
                                    (detail(game, view, line.source, seat, scene))
                                }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (texts.text("score-total")) }
                    @for &seat in &seats {
                        td.total.best[standings.is_winner(seat)] { (standings.score(seat)) }
                    }
                } }
            }
        }
    }
}

/// The public goal at a place on the table.
fn public_goal(view: &View, place: u8) -> Option<Card> {
    view.board.goals.get(usize::from(place)).copied().flatten()
}

fn row_head(game: &Cv, view: &View, line: &ScoreLine<Source>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let rule = html! { a.rule-link href=(route::rule("cv", line.rule.as_str())) { (line.rule) } };
    let kind = match line.source {
        Source::Series(kind) => kind,
        Source::Possessions => Kind::Possession,
        Source::SecretGoal | Source::PublicGoal(_) => Kind::Goal,
    };
    let goal = match line.source {
        Source::PublicGoal(place) => public_goal(view, place),
        Source::Series(_) | Source::Possessions | Source::SecretGoal => None,
    };
    html! {
        span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) }
        @match goal {
            Some(goal) => {
                (card::thumb(game, goal)) (card::soft_name(game, goal, texts)) " " (rule)
                @for effect in effect::effects(game, goal, texts) { span.cv-small { (effect.words) } }
            }
            None => { (texts.bare(Cv::say_source(line.source))) " " (rule) }
        }
    }
}

/// What the points are for: how many cards, which goal.
fn detail(game: &Cv, view: &View, source: Source, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let cards = |kind: Kind| {
        let count = view.board.counts[seat][kind.index()];
        let top = view.board.tops[seat][kind.index()];
        let is_double = top.is_some_and(|card| game.face(card).can(Ability::Double));
        html! {
            span.cv-small {
                (texts.with("cv-card-count", &[("count", count.into())]))
                @if is_double { " " (texts.text("cv-sheet-double")) }
            }
            span.cv-thumbs { @for card in view.board.stack(seat, kind) {
                span title=(card::name(game, card, texts)) { (card::thumb(game, card)) }
            } }
        }
    };
    match source {
        Source::Series(kind) => cards(kind),
        Source::Possessions => cards(Kind::Possession),
        Source::SecretGoal => {
            html! { @if let Some(goal) = view.goal(seat) { span.cv-small { (card::soft_name(game, goal, texts)) } (card::thumb(game, goal)) } }
        }
        Source::PublicGoal(place) => {
            let own = public_goal(view, place).map_or(0, |goal| game.goal_points(&view.board, seat, goal));
            html! { span.cv-small.cv-own { (texts.with("cv-sheet-own", &[("points", own.into())])) } }
        }
    }
}
