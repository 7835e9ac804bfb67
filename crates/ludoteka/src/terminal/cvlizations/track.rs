//! The ideas that can be bought: what each is, costs, does, and what the viewer lacks.

use cvlizations::{Cvlizations, Idea, Phase, Resources, View, say_effect};

use super::{letters, name};
use crate::terminal::text::{WIDTH, flow, left, shorten, width};
use crate::terminal::{Hue, Pen};

/// The cells of the columns, blanks between them not counted.
const NAME: usize = 21;
const COST: usize = 7;
const OFFER: usize = 13;
const EFFECT: usize = WIDTH - 1 - 4 - (NAME + 1) - 2 - (COST + 1) - OFFER - 1;

/// The ideas on the track from the left, and the top of the deck for somebody who has seen it.
pub(super) fn track(game: &Cvlizations, view: &View, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let ideas: Vec<Idea> = board.track.iter().flatten().copied().collect();
    if board.phase == Phase::Over || ideas.is_empty() {
        return Vec::new();
    }
    let head = |key: &str, cells: usize| shorten(&pen.text(key), cells);
    let head = row(
        &format!(" {}", head("cvl-track", NAME)),
        "",
        &head("cvl-term-cost", COST),
        &head("cvl-term-does", EFFECT),
        &head("cvl-term-for-you", OFFER),
    );
    let mut lines = vec![pen.ink.paint(Hue::Dim, head.trim_end())];
    for idea in ideas.into_iter().chain(view.top()) {
        let mark = if view.top() == Some(idea) { '↑' } else { ' ' };
        let words = pen.plain().say(game, &say_effect(game.effect(idea)));
        let words: Vec<String> = words.split(' ').map(|word| shorten(word, EFFECT)).collect();
        let title = format!("{mark}{:>2} {}", idea.number(), shorten(&name(game, idea, pen), NAME));
        let points = game.points(idea).to_string();
        for (index, does) in flow("", &words, " ", EFFECT).iter().enumerate() {
            lines.push(if index == 0 {
                row(&title, &points, &letters(game.cost(idea), pen), does, &offer(game, view, idea, pen))
            } else {
                row("", "", "", does, "")
            });
        }
    }
    lines
}

fn row(title: &str, points: &str, cost: &str, does: &str, offer: &str) -> String {
    format!(
        "{} {} {} {} {offer}",
        left(title, NAME + 4),
        left(points, 1),
        left(cost, COST),
        left(does, EFFECT)
    )
    .trim_end()
    .to_owned()
}

/// Whether the viewer can pay, or what is lacking.
fn offer(game: &Cvlizations, view: &View, idea: Idea, pen: Pen<'_>) -> String {
    let Some(seat) = view.viewer.seat() else { return String::new() };
    let missing = view.board.players[seat].resources.missing(game.cost(idea));
    if missing == Resources::NONE {
        return pen.ink.paint(Hue::Green, &shorten(&pen.text("cvl-can-pay"), OFFER));
    }
    let said = format!("{} {}", pen.text("cvl-lacks"), letters(missing, pen));
    if width(&said) > OFFER { letters(missing, pen) } else { said }
}
