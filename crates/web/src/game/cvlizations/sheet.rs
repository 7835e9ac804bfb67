//! The scoring at the end: happiness, then idea by idea what is printed on it and what it gives, with the swaps that
//! the table made.

use cvlizations::{Cvlizations, Idea, Kind, Phase, Resource, Resources, Source, Tribe, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::{art, idea, tribe};
use crate::game_page::Scene;
use crate::{icon, route};

/// The sheet of a finished match: a column for each player, the winner first.
pub(super) fn sheet(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    if view.board.phase != Phase::Over {
        return html! {};
    }
    let standings = game.standings(ScoreFrom::View(view));
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| standings.place(seat));
    html! {
        div.cvl-sheet {
            @for &seat in &seats {
                section.cvl-result.(tribe::class(Tribe::Player(seat), scene)).best[standings.is_winner(seat)] {
                    header {
                        (scene.face(seat))
                        h2 { @if standings.is_winner(seat) { (icon::star()) } (scene.name(seat)) }
                        b.cvl-sum { (standings.score(seat)) }
                    }
                    (lines(game, view, seat, scene))
                }
            }
        }
    }
}

fn lines(game: &Cvlizations, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let player = &view.board.players[seat];
    let ends = game.score_lines(ScoreFrom::View(view), seat);
    let end = |which: Idea| ends.iter().find(|line| line.source == Source::End(which));
    let slug = scene.table.game.slug;
    html! {
        table {
            tbody {
                tr { th scope="row" { (art::joy()) (texts.text("cvl-sheet-happiness")) } td { b { (player.happiness) } } }
                @for kind in Kind::ALL { @for which in player.ideas.both(game.of_kind(kind)).iter() {
                    @let rule = cvlizations::rule_of_idea(which);
                    tr {
                        th scope="row" {
                            (idea::mini(game, which, texts))
                            span.cvl-sheet-idea {
                                (idea::name(game, which, texts)) " " a.rule-link href=(route::rule(slug, rule.as_str())) { (rule) }
                                @if end(which).is_some() { span.cvl-note { (idea::words(game, which, texts)) } }
                            }
                        }
                        td {
                            b { (i32::from(game.points(which)) + end(which).and_then(|line| line.points).unwrap_or(0)) }
                            @if let Some(points) = end(which).and_then(|line| line.points) {
                                span.cvl-note { (game.points(which)) " + " (points) }
                            }
                        }
                    }
                } }
            }
        }
        (swaps(game, view, seat, scene))
    }
}

/// What was swapped at the end, and what is left to break a tie.
fn swaps(game: &Cvlizations, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let swaps = game.swaps(&view.board, seat);
    let singles = Resources::new(swaps.singles);
    let sets = Resources::new(Resource::ALL.map(|_| swaps.sets));
    html! {
        ul.cvl-swaps {
            @if !singles.is_none() {
                li { (texts.html("cvl-sheet-swapped", &[("what", idea::resources(game, singles, texts).into())])) }
            }
            @if !sets.is_none() {
                li { (texts.html("cvl-sheet-swapped", &[("what", idea::resources(game, sets, texts).into())])) }
            }
            li {
                @if swaps.left.is_none() { (texts.text("cvl-sheet-nothing")) }
                @else { (texts.html("cvl-sheet-left", &[("what", idea::resources(game, swaps.left, texts).into())])) }
            }
        }
    }
}
