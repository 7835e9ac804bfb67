//! The moments of Kosmopolis: hidden modifications turn over, and the end of a round in four steps.

use engine::{Game, Seat};
use kosmopolis::{Colour, Event, Kosmopolis, Phase, View};
use maud::{Markup, html};

use super::lot::{Beats, Fate, RoundEnd, Tower};
use crate::game_page::{Moment, Mood, Scene};
use crate::icon;

/// The moment an event deserves.
pub(super) fn moment(
    game: &Kosmopolis,
    view: &View,
    events: &[&Event],
    at: usize,
    scene: &Scene<'_>,
) -> Option<Moment> {
    let report = &view.board.report;
    let is_reveal =
        |event: &Event| *event == Event::Limit(Colour::Yellow, report.limits[Colour::Yellow.index()]);
    match *events.get(at)? {
        // Somebody may still save columns: the rest follows when they have.
        event if is_reveal(event) && matches!(view.board.phase, Phase::Save(_)) => {
            let beats = Beats { reveal: 1, save: 2, fall: 0, bonus: 0 };
            Some(Moment {
                kind: "kos-round",
                mood: Mood::Turn,
                title: scene.texts.with("kos-report-title", &[("round", report.round.into())]),
                html: sheet(view, &RoundEnd::new(game, view, events, at, scene), beats, scene),
            })
        }
        // Only the last round end is remembered whole.
        Event::RoundEnded(round) if *round == report.round => {
            let was_seen = !events.iter().any(|event| is_reveal(event));
            let own = scene.table.me.filter(|&seat| !report.lost[seat].is_empty());
            Some(Moment {
                kind: "kos-round",
                mood: if own.is_some() { Mood::Bad } else { Mood::Good },
                title: scene.texts.with("kos-report-title", &[("round", (*round).into())]),
                html: sheet(
                    view,
                    &RoundEnd::new(game, view, events, at, scene),
                    beats(game, view, was_seen),
                    scene,
                ),
            })
        }
        _ => None,
    }
}

/// Steps in which nothing happens take no time.
fn beats(game: &Kosmopolis, view: &View, was_seen: bool) -> Beats {
    let report = &view.board.report;
    let any = |happened: &dyn Fn(Seat) -> bool| usize::from(Seat::all(game.players()).any(happened));
    let reveal = usize::from(!was_seen);
    let save = reveal + any(&|seat| !report.saved[seat].is_empty());
    let fall = save + any(&|seat| !report.lost[seat].is_empty());
    let bonus = fall + any(&|seat| !report.bonus[seat].is_empty());
    Beats { reveal, save, fall, bonus }
}

fn sheet(view: &View, end: &RoundEnd<'_>, beats: Beats, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let is_whole = beats.bonus > 0;
    let steps = [
        ("kos-beat-reveal", beats.reveal),
        ("kos-beat-save", beats.save),
        ("kos-beat-fall", beats.fall),
        ("kos-beat-bonus", beats.bonus),
    ];
    html! {
        ol.beats {
            @for (index, (key, number)) in steps.into_iter().enumerate() {
                @if index == 0 || is_whole {
                    li data-beat=[(number > 0).then_some(number)] {
                        @if index == 3 { (icon::crown()) } @else { (icon::tick()) }
                        (texts.text(key))
                    }
                }
            }
        }
        div.arena {
            @for colour in Colour::ALL {
                section.lot.(colour) {
                    (end.head(colour, beats))
                    (end.drawing(colour, beats))
                    (end.feet(colour, beats))
                }
            }
        }
        @if is_whole { (totals(view, end, beats, scene)) } @else { p.calm { (texts.text("kos-save-next")) } }
    }
}

/// What the round did to each player's points.
fn totals(view: &View, end: &RoundEnd<'_>, beats: Beats, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let report = &view.board.report;
    let seats = std::iter::once(scene.near()).chain(scene.others());
    html! {
        ul.totals data-beat=[(beats.bonus > 0).then_some(beats.bonus)] {
            @for seat in seats {
                @let lost: i32 = report.lost[seat].iter().map(|colour| i32::from(report.sums[seat][colour.index()])).sum();
                @let won = report.bonus[seat].sum();
                li.total.(scene.player(seat)) {
                    (scene.face(seat))
                    span.total-words {
                        b.plate-name { @if scene.table.me == Some(seat) { (texts.text("seat-you-head")) } @else { (scene.table.name(seat)) } }
                        @if lost > 0 { span.fell { (texts.with("kos-total-lost", &[("count", lost.into())])) } }
                        @if won > 0 { span.won { (texts.with("kos-total-bonus", &[("count", won.into())])) } }
                    }
                    b.total-points { (end.total(seat)) }
                }
            }
        }
    }
}

/// The last round end, seen again.
pub(super) fn again(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Option<Markup> {
    let report = &view.board.report;
    if report.round == 0 {
        return None;
    }
    let texts = scene.texts;
    let end = RoundEnd::new(game, view, &[], 0, scene);
    // Towers may have grown since: the words are of then, so only they are shown.
    Some(html! {
        h3 { (texts.with("kos-report-title", &[("round", report.round.into())])) }
        div.again {
            @for colour in Colour::ALL {
                section.lot.(colour) {
                    (end.head(colour, Beats::default()))
                    p.again-limit { (texts.text("kos-limit")) " " b { (super::board::number(report.limits[colour.index()].into())) } }
                    ul.again-feet {
                        @for tower in end.towers(colour) {
                            li { (scene.face(tower.seat)) b { (tower.sum) } (fate(&tower, scene)) }
                        }
                    }
                }
            }
        }
    })
}

fn fate(tower: &Tower, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        @match tower.fate {
            Fate::None => {},
            Fate::Safe | Fate::Exact => (icon::said("tick", "won", &texts.text("kos-legend-safe"))),
            Fate::Saved(count) => span.markers title=(texts.text("kos-legend-saved")) { (super::card::markers(count)) },
            Fate::Lost | Fate::Above(_) => (icon::said("cross", "fell", &texts.text("kos-legend-lost"))),
        }
        @if !tower.prizes.is_empty() { (icon::said("crown", "won", &texts.text("kos-source-bonus"))) }
    }
}
