//! The tribes: what each has, its orders of this turn, what it can still lay, and its ideas.

use cvlizations::{Cvlizations, Idea, Kind, Moment, Order, Phase, Resource, Tribe, View};
use engine::{Game, Phrase, ScoreFrom, Seat};

use super::{number, order_name, title_of, tribe_name};
use crate::terminal::text::{WIDTH, flow};
use crate::terminal::{Hue, Pen};

/// What a name may take.
const NAME: usize = 24;

/// A tribe in a few lines.
pub(super) fn tribe(game: &Cvlizations, view: &View, tribe: Tribe, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let is_awaited = match tribe {
        Tribe::Player(seat) => {
            game.awaits_in(view).seats().contains(seat) && board.phase != Phase::Lay(Tribe::Neutral(seat))
        }
        Tribe::Neutral(_) | Tribe::Grannfolk => board.phase == Phase::Lay(tribe),
    };
    let mark = if is_awaited { '▶' } else { ' ' };
    let mut facts = Vec::new();
    if board.leader == tribe && board.phase != Phase::Over {
        facts.push(pen.text("cvl-term-helm"));
    }
    let label = match tribe {
        Tribe::Player(seat) => {
            facts.extend(possessions(game, view, seat, pen));
            format!("{mark}{seat} {} ", pen.ink.paint(Hue::Bold, &tribe_name(tribe, pen, NAME)))
        }
        Tribe::Neutral(_) | Tribe::Grannfolk => format!("{mark}· {} ", tribe_name(tribe, pen, NAME)),
    };
    let mut lines = flow(&label, &separated(&facts, " ·"), " ", WIDTH - 1);
    if board.phase != Phase::Over {
        lines.extend(flow("    ", &separated(&orders(game, view, tribe, pen), " ·"), " ", WIDTH - 1));
    }
    if let Tribe::Player(seat) = tribe {
        lines.extend(ideas(game, view, seat, pen));
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

fn possessions(game: &Cvlizations, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let player = &view.board.players[seat];
    let letters = Resource::ALL
        .map(|resource| format!("{} {}", resource.letter(), player.resources.count(resource)))
        .join("  ");
    let points = game.total(ScoreFrom::View(view), seat);
    let words = pen.say(game, &Phrase::new("cvl-points").with("count", points));
    vec![letters, format!("{} {}", player.happiness, pen.text("cvl-happiness")), format!("{points} {words}")]
}

/// The orders of this turn, and those that can still be laid.
fn orders(game: &Cvlizations, view: &View, tribe: Tribe, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let index = tribe.index();
    let mut facts = Vec::new();
    if let Some(open) = board.open[index] {
        let hidden = board.laid[index].without(open).first();
        let second = match (hidden, view.hidden_of(tribe)) {
            (Some(order), _) => order_name(game, order, pen),
            (None, Some(order)) => format!("{} ({})", order_name(game, order, pen), pen.text("cvl-hidden")),
            (None, None) => "?".to_owned(),
        };
        facts.push(format!("{}, {second}", order_name(game, open, pen)));
    }
    let left: Vec<String> =
        Order::ALL.into_iter().filter(|&order| board.hand[index].contains(order)).map(number).collect();
    facts.push(format!("{} {}", pen.text("cvl-term-left"), left.join(" ")));
    facts
}

/// The ideas of a player, by type; those that do not work yet are marked.
fn ideas(game: &Cvlizations, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let player = &view.board.players[seat];
    let item = |idea: Idea| {
        let is_end = game.effect(idea).moment() == Some(Moment::End);
        let sleeps = !is_end && !player.awake.contains(idea) && view.board.phase != Phase::Over;
        format!("{}{}", title_of(game, idea, pen), if sleeps { "…" } else { "" })
    };
    let kinds = Kind::ALL
        .into_iter()
        .flat_map(|kind| player.ideas.both(game.of_kind(kind)).iter().collect::<Vec<_>>());
    let items: Vec<String> = kinds.map(item).collect();
    if items.is_empty() {
        return Vec::new();
    }
    flow("    ", &separated(&items, ","), " ", WIDTH - 1)
}

/// Pieces with a sign behind each but the last, so that a line can end with it.
fn separated(pieces: &[String], sign: &str) -> Vec<String> {
    let last = pieces.len().saturating_sub(1);
    let with_sign = |(index, piece): (usize, &String)| {
        if index < last { format!("{piece}{sign}") } else { piece.clone() }
    };
    pieces.iter().enumerate().map(with_sign).collect()
}
