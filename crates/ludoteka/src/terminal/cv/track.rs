//! The track: what each card costs, does, and what is missing to take it.

use cv::{Card, Cv, Offer, Phase, View};
use engine::Phrase;

use super::card::{effects, kinds, name, symbols};
use crate::terminal::text::{WIDTH, flow, left, shorten, width};
use crate::terminal::{Hue, Pen};

/// The cells of the columns, blanks between them not counted.
const NAME: usize = 22;
const KIND: usize = 13;
const COST: usize = 5;
const OFFER: usize = 14;
const EFFECT: usize = WIDTH - 1 - 4 - (NAME + 1) - (KIND + 1) - (COST + 1) - OFFER - 1;

/// The cards on the track from the left, one below the other.
pub(super) fn track(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    let cards: Vec<Card> = view.board.track.iter().flatten().copied().collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let offers = match own_turn(view) {
        Some(Phase::Roll(_)) => pen.text("cv-term-chance"),
        Some(_) => pen.text("cv-term-offer"),
        None => String::new(),
    };
    let head = |key: &str, cells: usize| shorten(&pen.text(key), cells);
    let head = row(
        &format!(" {}", head("cv-term-track", NAME)),
        &head("cv-term-type", KIND),
        &head("cv-term-cost", COST),
        &head("cv-term-does", EFFECT),
        &shorten(&offers, OFFER),
    );
    let mut lines = vec![pen.ink.paint(Hue::Dim, head.trim_end())];
    for card in cards {
        let face = game.face(card);
        // The longest effects break between words, all others between pieces.
        let does = flow("", &words(&effects(game, card, pen)), " ", EFFECT);
        let cost = match face.cost.is_empty() {
            true => shorten(&pen.text("cv-term-free"), COST),
            false => symbols(face.cost, pen.ink),
        };
        let title = format!("{:>3} {}", card.number(), shorten(&name(game, card, pen), NAME));
        for (index, does) in does.iter().enumerate() {
            lines.push(if index == 0 {
                row(&title, &kinds(game, face.kinds, pen), &cost, does, &offer(game, view, card, pen))
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
fn offer(game: &Cv, view: &View, card: Card, pen: Pen<'_>) -> String {
    let Some(phase) = own_turn(view) else { return String::new() };
    let text = match game.offer(view, card) {
        Offer::Now => return pen.ink.paint(Hue::Green, &shorten(&pen.text("cv-offer-now"), OFFER)),
        Offer::Missing(_) if matches!(phase, Phase::Roll(_)) => return chance(game, view, card, pen),
        Offer::Missing(missing) => {
            // Letters in colour cannot be cut; where the words leave too little room, the letters must do.
            let said = format!("{} {}", pen.text("cv-offer-missing"), symbols(missing, pen.ink));
            return if width(&said) > OFFER { symbols(missing, pen.ink) } else { said };
        }
        Offer::WithEvents(events) => {
            let numbers = events.iter().map(|card| u32::from(card.number()));
            let said = pen.say(game, &Phrase::new("cv-offer-events").list("cards", numbers));
            let numbers = format!("({})", events.to_string().replace(' ', ", "));
            return if width(&said) > OFFER { shorten(&numbers, OFFER) } else { said };
        }
        Offer::NeedsKind(kind) => Phrase::new("cv-offer-needs").with("kind", kind),
        Offer::NeedsNoKind(kind) => Phrase::new("cv-offer-without").with("kind", kind),
        Offer::Retired => Phrase::new("cv-offer-retired"),
    };
    shorten(&pen.plain().say(game, &text), OFFER)
}

/// How likely the best rerolls lead to the card, and which one comes next.
fn chance(game: &Cv, view: &View, card: Card, pen: Pen<'_>) -> String {
    match game.odds(view, card) {
        None => String::new(),
        Some(odds) => {
            let by = odds.reroll.filter(|dice| !dice.is_empty());
            let chance = percent(odds.afford) + " %";
            let by = by.map_or_else(String::new, |dice| format!(" {}", symbols(dice, pen.ink)));
            if width(&chance) + width(&by) > OFFER { chance } else { chance + &by }
        }
    }
}

/// A chance in percent. What is possible is never 0, what is not certain never 100.
pub(super) fn percent(chance: f64) -> String {
    let rounded = (chance * 100.0).round();
    if chance > 0.0 && rounded < 1.0 {
        "<1".to_owned()
    } else if chance < 1.0 && rounded > 99.0 {
        ">99".to_owned()
    } else {
        format!("{rounded:.0}")
    }
}
