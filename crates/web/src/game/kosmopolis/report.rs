//! The round end as a table: limits, sums, what was saved, lost and won.

use engine::{Game, Seat};
use kosmopolis::{Colour, Kosmopolis, Phase, View};
use maud::{Markup, html};

use super::card;
use crate::game_page::Scene;
use crate::icon;

/// The last round end: open while columns are being saved and until the next cards are played, then folded.
pub(super) fn report(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let report = &view.board.report;
    if report.round == 0 {
        return html! {};
    }
    let texts = scene.texts;
    let is_open = match view.board.phase {
        Phase::Save(_) | Phase::Draft(_) | Phase::Deal(_) | Phase::Over => true,
        Phase::Play(_) | Phase::Lay(_) | Phase::Priest(_) | Phase::Scholar(_) | Phase::Agent(_) => false,
        Phase::Seed | Phase::Start(_) => false,
    };
    let is_saving = matches!(view.board.phase, Phase::Save(_));
    let stage = if is_saving {
        "saving"
    } else if is_open {
        "new"
    } else {
        "old"
    };
    html! {
        details.report open[is_open] data-stage=(stage) data-keep={ "report-" (report.round) "-" (stage) } {
            summary { h2 { (texts.with("kos-report-title", &[("round", report.round.into())])) } }
            div.report-scroll {
                table {
                    thead {
                        tr { th {}
                            @for colour in Colour::ALL { th scope="col" {
                                span.chip.(colour) { (card::sign(game, colour)) span.long { (card::colour(game, colour, texts)) } }
                            } }
                            th scope="col" { (texts.text("kos-source-bonus")) }
                        }
                        tr.limits { th scope="row" { (texts.text("kos-limit")) }
                            @for colour in Colour::ALL { td { (limit(game, view, colour, scene)) } }
                            td {}
                        }
                    }
                    tbody {
                        @for seat in Seat::all(game.players()) {
                            tr { th scope="row" { (scene.name(seat)) }
                                @for colour in Colour::ALL { td { (cell(view, seat, colour, is_saving, scene)) } }
                                td { @for kind in report.bonus[seat].iter() { (card::small(game, kind, texts)) } }
                            }
                        }
                    }
                }
            }
            p.legend {
                span { (icon::tick()) (texts.text("kos-legend-safe")) }
                span { (icon::cross()) (texts.text("kos-legend-lost")) }
                span { (card::markers(1)) (texts.text("kos-legend-saved")) }
            }
        }
    }
}

fn limit(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>) -> Markup {
    let report = &view.board.report;
    html! {
        b { (report.limits[colour.index()]) }
        @for (laid, value) in report.laid.iter().zip(report.values) {
            @if let Some(laid) = laid.filter(|laid| laid.column == colour) {
                " " (card::modification(game, laid.seat, Some(value), scene))
            }
        }
    }
}

fn cell(view: &View, seat: Seat, colour: Colour, is_saving: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let report = &view.board.report;
    let index = seat.index();
    let sum = report.sums[Seat::at(index)][colour.index()];
    let excess = view.excess(seat, colour);
    // The same thing as the column itself: a bust column can be touched here too.
    let thing =
        (is_saving && scene.table.me == Some(seat) && excess.is_some()).then(|| format!("town-{colour}"));
    if sum == 0 {
        return html! { span.none { "–" } };
    }
    let verdict = html! {
            b { (sum) }
            @match excess {
                None => (icon::said("tick", "safe", &texts.text("kos-legend-safe"))),
                Some(excess) if report.saved[Seat::at(index)].contains(colour) => span.saved {
                    (card::markers(excess)) span.sr { (texts.text("kos-legend-saved")) }
                },
                Some(_) if report.lost[Seat::at(index)].contains(colour) => {
                    (icon::said("cross", "lost", &texts.text("kos-legend-lost")))
                },
                Some(excess) => span.lost {
                    (icon::said("warning", "lost", &texts.with("kos-over", &[("count", excess.into())]))) "+" (excess)
                },
            }
    };
    match thing {
        Some(thing) => html! { span.verdict data-thing=(thing) { (verdict) } },
        None => verdict,
    }
}
