//! Clocks: how much time people have, in words, and what each clock shows.

use engine::Seat;
use maud::{Markup, html};
use seating::TimeLimit;

use crate::game_page::Scene;
use crate::text::Texts;

/// A span of time in words, in its largest even unit.
fn span(seconds: u32, texts: Texts) -> String {
    let units = [(24 * 3600, "span-days"), (3600, "span-hours"), (60, "span-minutes"), (1, "span-seconds")];
    let fits = |(size, _): &&(u32, &str)| seconds.is_multiple_of(*size) && seconds >= *size;
    let (size, key) = units.iter().find(fits).unwrap_or(&(1, "span-seconds"));
    texts.with(key, &[("count", (seconds / size).into())])
}

/// How much time people have, in words.
pub(crate) fn limit_words(limit: TimeLimit, texts: Texts) -> String {
    match limit {
        TimeLimit::None => texts.text("clock-none"),
        TimeLimit::Move { seconds } => texts.with("clock-move", &[("time", span(seconds, texts).into())]),
        TimeLimit::Match { seconds, more } => {
            let args = [("time", span(seconds, texts).into()), ("more", span(more, texts).into())];
            texts.with("clock-match", &args)
        }
    }
}

/// What is agreed about time, where people decide whether they play.
pub(crate) fn limit_note(limit: TimeLimit, texts: Texts) -> Markup {
    html! {
        p.calm.clock-note { b { (limit_words(limit, texts)) }
            @if limit != TimeLimit::None { " " (texts.text("clock-note")) }
        }
    }
}

/// What a clock shows: `0:43`, `12:05`, `2:03:20`; days where it is that long.
fn face(left_ms: i64, texts: Texts) -> String {
    let seconds = (left_ms.max(0) + 999) / 1000;
    match (seconds / 86_400, seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (0, hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
        (days, ..) => texts.with("span-days", &[("count", (days as u32).into())]),
    }
}

/// All clocks, for the rail. The client lets them run between updates and shows them beside the faces too.
pub(crate) fn region(scene: &Scene<'_>) -> Markup {
    let table = scene.table;
    html! {
        @if !table.clocks.is_empty() {
            ul.clocks aria-label=(scene.texts.text("clock-title")) {
                @for (index, clock) in table.clocks.iter().enumerate() {
                    @let seat = Seat::at(index);
                    @if table.seats.get(index).is_some_and(|seat| seat.occupant.bot().is_none()) {
                        li.(scene.player(seat)) {
                            (scene.face(seat)) span.sr { (table.name(seat)) }
                            span.time-left data-clock=(scene.player(seat)) data-left-ms=(clock.left_ms) data-runs[clock.is_running] {
                                (face(clock.left_ms, scene.texts))
                            }
                        }
                    }
                }
            }
        }
    }
}
