//! The end: everybody's ideas one by one with their points, the swaps, and what is left.

use cvlizations::{Cvlizations, Kind, Phase, Resources, Source, View};
use engine::{Game, Phrase, ScoreFrom, Seat};

use super::title_of;
use crate::terminal::text::{WIDTH, flow};
use crate::terminal::{Hue, Pen};

/// Everybody's points idea by idea at the end; nothing before.
pub(super) fn report(game: &Cvlizations, view: &View, pen: Pen<'_>) -> Vec<String> {
    if view.board.phase != Phase::Over {
        return Vec::new();
    }
    Seat::all(game.players()).flat_map(|seat| player(game, view, seat, pen)).collect()
}

fn player(game: &Cvlizations, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let player = &view.board.players[seat];
    let total = game.total(ScoreFrom::View(view), seat);
    let words = pen.say(game, &Phrase::new("cvl-points").with("count", total));
    let mut lines = vec![pen.ink.paint(Hue::Bold, &format!("{}: {total} {words}", pen.name(seat)))];
    let ends = game.score_lines(ScoreFrom::View(view), seat);
    let mut items = vec![format!("{} {},", pen.text("cvl-sheet-happiness"), player.happiness)];
    for kind in Kind::ALL {
        for idea in player.ideas.both(game.of_kind(kind)).iter() {
            let end = ends.iter().find(|line| line.source == Source::End(idea)).and_then(|line| line.points);
            let end = end.map_or_else(String::new, |points| format!("+{points}"));
            items.push(format!("{} {}{end},", title_of(game, idea, pen), game.points(idea)));
        }
    }
    if let Some(last) = items.last_mut() {
        last.pop();
    }
    lines.extend(flow("  ", &items, " ", WIDTH - 1));
    let swaps = game.swaps(&view.board, seat);
    let swapped = Resources::new(swaps.singles.map(|count| count + swaps.sets));
    let mut say = |key: &'static str, what: Resources| {
        let phrase = Phrase::new(key).with("what", what);
        let words: Vec<String> = pen.say(game, &phrase).split(' ').map(str::to_owned).collect();
        lines.extend(flow("  ", &words, " ", WIDTH - 1));
    };
    if !swapped.is_none() {
        say("cvl-sheet-swapped", swapped);
    }
    if !swaps.left.is_none() {
        say("cvl-sheet-left", swaps.left);
    }
    lines
}
