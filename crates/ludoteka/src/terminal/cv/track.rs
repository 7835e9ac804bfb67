//! The track: what each card costs, does, and what is missing to take it.

use cv::{Card, Cv, Offer, Phase, View};

use super::card::{conditions, effect, kinds, name, symbols};
use crate::terminal::text::{WIDTH, flow, left, shorten, width};
use crate::terminal::{Hue, Ink};

/// The cells of the columns, blanks between them not counted.
const NAME: usize = 22;
const KIND: usize = 13;
const COST: usize = 5;
const OFFER: usize = 12;
const EFFECT: usize = WIDTH - 1 - 4 - (NAME + 1) - (KIND + 1) - (COST + 1) - OFFER - 1;

/// The cards on the track from the left, one below the other.
pub(super) fn track(game: &Cv, view: &View, ink: Ink) -> Vec<String> {
    let cards: Vec<Card> = view.board.track.iter().flatten().copied().collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let heads = match own_turn(view) {
        Some(Phase::Roll(_)) => "chance, by",
        Some(_) => "for you",
        None => "",
    };
    let head = row(" Track", "type", "cost", "does", heads);
    let mut lines = vec![ink.paint(Hue::Dim, head.trim_end())];
    for card in cards {
        let face = game.face(card);
        let mut does = conditions(face, ink);
        does.extend(effect(face, ink));
        // The longest effects break between words, all others between pieces.
        let does = flow("", &words(&does), " ", EFFECT);
        let cost = if face.cost.is_empty() { "free".to_owned() } else { symbols(face.cost, ink) };
        let title = format!("{:>3} {}", card.number(), shorten(&name(game, card), NAME));
        for (index, does) in does.iter().enumerate() {
            lines.push(if index == 0 {
                row(&title, &kinds(face.kinds, ink), &cost, does, &offer(game, view, card, ink))
            } else {
                row("", "", "", does, "")
            });
        }
    }
    lines
}

/// Pieces as words, a comma behind all pieces but the last.
fn words(pieces: &[String]) -> Vec<String> {
    pieces.join(", ").split(' ').map(str::to_owned).collect()
}

fn row(title: &str, kind: &str, cost: &str, does: &str, offer: &str) -> String {
    format!(
        "{} {} {} {} {offer}",
        left(title, NAME + 4),
        left(kind, KIND),
        left(cost, COST),
        left(does, EFFECT)
    )
    .trim_end()
    .to_owned()
}

/// The phase, if the viewer throws dice or takes cards now.
fn own_turn(view: &View) -> Option<Phase> {
    match view.board.phase {
        phase @ (Phase::Roll(seat) | Phase::Select(seat)) if view.viewer.seat() == Some(seat) => Some(phase),
        _ => None,
    }
}

/// What it takes to take the card, in the viewer's own turn.
fn offer(game: &Cv, view: &View, card: Card, ink: Ink) -> String {
    let Some(phase) = own_turn(view) else { return String::new() };
    let text = match game.offer(view, card) {
        Offer::Now => return ink.paint(Hue::Green, "now"),
        Offer::WithEvents(events) => format!("with {}", events.to_string().replace(' ', ", ")),
        Offer::Missing(_) if matches!(phase, Phase::Roll(_)) => return chance(game, view, card, ink),
        Offer::Missing(missing) => format!("lacks {}", symbols(missing, ink)),
        Offer::NeedsKind(kind) => format!("no {kind}"),
        Offer::NeedsNoKind(kind) => format!("has {kind}"),
        Offer::Retired => "retired".to_owned(),
    };
    if width(&text) > OFFER { shorten(&text, OFFER) } else { text }
}

/// How likely the best rerolls lead to the card, and which one comes next.
fn chance(game: &Cv, view: &View, card: Card, ink: Ink) -> String {
    match game.odds(view, card) {
        None => String::new(),
        Some(odds) => {
            let by = odds.reroll.filter(|dice| !dice.is_empty());
            let chance = percent(odds.afford);
            let by = by.map_or_else(String::new, |dice| format!(" {}", symbols(dice, ink)));
            if width(&chance) + width(&by) > OFFER { chance } else { chance + &by }
        }
    }
}

/// A chance: `64 %`. What is possible is never 0 %, what is not certain never 100 %.
pub(super) fn percent(chance: f64) -> String {
    let rounded = (chance * 100.0).round();
    if chance > 0.0 && rounded < 1.0 {
        "<1 %".to_owned()
    } else if chance < 1.0 && rounded > 99.0 {
        ">99 %".to_owned()
    } else {
        format!("{rounded:.0} %")
    }
}
