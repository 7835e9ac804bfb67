//! Tasks as on a card that can be wiped clean: fields, what stands between them, what has been entered.

use goennen::{Card, Field, Goennen, Slot, Task, TaskKind};
use maud::{Markup, html};

use super::art;
use crate::icon;
use crate::text::Texts;

/// More fields than this stand in two lines.
const LINE_MAX: usize = 5;

/// What stands before each field.
fn joints(task: &Task) -> Vec<&'static str> {
    let between = match task.kind() {
        TaskKind::Sum(_) => "+",
        TaskKind::Fixed | TaskKind::Ascending | TaskKind::Equal => "",
    };
    let mut joints = Vec::new();
    let mut joint = "";
    // The way a task is written says which fields are joined.
    for word in task.to_string().split(' ').take_while(|&word| word != ">=") {
        match word {
            "<" => joint = "<",
            "=" => joint = "=",
            _ => {
                joints.push(joint);
                joint = between;
            }
        }
    }
    joints
}

/// The task of a card; in a display with what has been entered, in one's own with fields that can be marked.
pub(super) fn draw(game: &Goennen, card: Card, slot: Option<&Slot>, is_own: bool, texts: Texts) -> Markup {
    let task = &game.face(card).task;
    let slot = slot.copied().unwrap_or(Slot::EMPTY);
    let is_open = !slot.is_completed;
    let entries = slot.entries;
    let is_groups = task.kind() == TaskKind::Equal;
    let is_long = task.count() > LINE_MAX;
    let half = task.count().div_ceil(2);
    html! {
        div.gon-task.{ "t" (task.count()) }.long[is_long] aria-hidden="true" {
            div.gon-fields {
                @for (index, (field, joint)) in task.fields().iter().zip(joints(task)).enumerate() {
                    @if is_long && index == half { i.gon-break {} }
                    @else if !joint.is_empty() { em { (joint) } }
                    @else if index > 0 { em.gap.cut[is_groups] {} }
                    @let spot = is_own.then(|| format!("field-{card}-{}", index + 1));
                    (self::field(*field, entries.get(index), is_open, spot.as_deref()))
                }
            }
            @if let TaskKind::Sum(sum) = task.kind() {
                span.gon-sum {
                    b { "≥ " (sum) }
                    @if is_open && entries.count() > 0 {
                        @let missing = task.missing(entries);
                        span.gon-missing { (texts.with("gon-missing", &[("count", missing.into())])) }
                        span.gon-to-come { "+" (missing) }
                    }
                }
            }
        }
    }
}

fn field(field: Field, entered: Option<u8>, is_open: bool, spot: Option<&str>) -> Markup {
    html! {
        span.gon-field.(art::class(field.colour)).full[entered.is_some() || !is_open] data-spot=[spot] {
            @match (entered, field.number, field.colour) {
                (None, Some(number), _) if !is_open => (number),
                _ if !is_open => (icon::tick()),
                (Some(number), ..) => (number),
                (None, Some(number), None) => (number),
                (None, Some(number), Some(colour)) => { (number) span.gon-corner { (art::fruit(colour)) } },
                (None, None, Some(colour)) => (art::fruit(colour)),
                (None, None, None) => {}
            }
        }
    }
}

/// Whether a card of a display can no longer be completed (GON-31).
pub(super) fn is_spoilt(game: &Goennen, slot: &Slot) -> bool {
    let task = slot.card.map(|card| &game.face(card).task);
    !slot.is_completed && task.is_some_and(|task| !task.can_be_finished(slot.entries))
}
