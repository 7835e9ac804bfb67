//! Which things are touched for an action, and what they are called.
//!
//! Card and dice may be touched in any order. What goes without saying is not asked: a field only where a die fits
//! several fields of the card, a number only where it is not the one the die shows and could be another, marks only
//! where the same dice complete a card in two ways. These follow the first touches.

use goennen::{Action, Card, Colour, DiceSet, Goennen, Phase, Place, Stack, View};

use super::card;
use crate::game_page::Thing;
use crate::text::Texts;

fn dice(set: DiceSet) -> impl Iterator<Item = Thing> {
    set.iter().map(|die| format!("die-{}", die.letter()))
}

/// The things to touch for an action; none for a button.
pub(super) fn steps(game: &Goennen, view: &View, action: Action) -> Vec<Vec<Thing>> {
    let things: Vec<Thing> = match action {
        Action::Under(card) if view.board.phase == Phase::Choose => vec![format!("hand-{card}")],
        Action::Lay(card, place) => lay(view, card, place),
        Action::Reroll(set) => dice(set).collect(),
        Action::Buy(card, set) => [format!("market-{card}")].into_iter().chain(dice(set)).collect(),
        Action::Complete { card, dice: set, steps, colours } => {
            let things = [format!("card-{card}")].into_iter().chain(dice(set)).collect();
            if is_ambiguous(game, view, card, set) {
                return vec![things, vec![format!("with-{steps}-{colours}")]];
            }
            things
        }
        Action::Enter { card, field, die, number } => return enter(game, view, card, field, die, number),
        Action::Draw(stack) => vec![format!("stack-{stack}")],
        Action::Aside(stack) => {
            let oldest = view.board.row(stack)[0];
            vec![oldest.map_or_else(|| format!("stack-{stack}"), |card| format!("market-{card}"))]
        }
        Action::Chance => vec!["chance".to_owned()],
        Action::Under(_) | Action::Done | Action::Finish => return Vec::new(),
    };
    vec![things]
}

/// A card that was bought or drawn is known; of the first hand it is asked which, as long as there are several.
fn lay(view: &View, card: Card, place: Place) -> Vec<Thing> {
    let place = format!("place-{place}");
    if view.board.phase != Phase::Choose {
        return vec![place];
    }
    match view.parts.iter().flatten().count() {
        0..=2 => vec![format!("hand-{card}"), place],
        _ => vec![place],
    }
}

/// Whether the same dice complete a card with different marks.
fn is_ambiguous(game: &Goennen, view: &View, card: Card, set: DiceSet) -> bool {
    let Some(me) = view.viewer.seat() else { return false };
    let mut ways = 0;
    game.each_completion(&view.display(game, me), card, view.board.turn.dice, |dice, _| {
        ways += usize::from(dice == set);
    });
    ways > 1
}

fn enter(game: &Goennen, view: &View, card: Card, field: u8, die: Colour, number: u8) -> Vec<Vec<Thing>> {
    let mut all = vec![vec![format!("die-{}", die.letter()), format!("card-{card}")]];
    let Some(me) = view.viewer.seat() else { return all };
    let (mut fields, mut numbers) = (0u16, 0u32);
    game.each_entry(
        &view.display(game, me),
        view.board.turn.dice,
        DiceSet::one(die),
        |other, place, _, _| {
            if other == card {
                fields |= 1 << place;
                numbers += u32::from(place == field);
            }
        },
    );
    if fields.count_ones() > 1 {
        all.push(vec![format!("field-{card}-{}", field + 1)]);
    }
    if numbers > 1 && number != view.board.turn.dice.get(die) {
        all.push(vec![format!("as-{number}")]);
    }
    all
}

/// A thing in words.
pub(super) fn thing(game: &Goennen, thing: &str, texts: Texts) -> String {
    let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
    let named = |card: Card| card::name(game, card, texts);
    match place {
        "die" => {
            let colour = what.chars().next().and_then(Colour::of_letter);
            let name = colour.map(|colour| card::colour(game, colour, texts)).unwrap_or_default();
            texts.with("gon-thing-die", &[("colour", name.into())])
        }
        "market" => what
            .parse()
            .map(|card| texts.with("gon-thing-market", &[("card", named(card).into())]))
            .unwrap_or_default(),
        "card" | "hand" => what.parse().map(named).unwrap_or_default(),
        "field" => {
            let field = what.split_once('-').map_or("", |(_, field)| field);
            texts.with("gon-field", &[("number", field.into())])
        }
        "place" => match what.parse() {
            Ok(place) => texts.name(game, goennen::Token::Place(place)),
            Err(_) => String::new(),
        },
        "stack" => texts.text(match what.parse() {
            Ok(Stack::Scoring) => "gon-thing-scoring",
            _ => "gon-thing-bonus",
        }),
        "as" => texts.with("gon-as", &[("number", what.into())]),
        "with" => {
            let (steps, colours) = what.split_once('-').unwrap_or(("", ""));
            let count = |text: &str| text.parse::<u8>().unwrap_or(0);
            marks(count(steps), count(colours), texts)
        }
        _ => texts.text("gon-do-chance"),
    }
}

/// Marks in words: `2 × ±1, 1 × colour`.
pub(super) fn marks(steps: u8, colours: u8, texts: Texts) -> String {
    let kinds = [(steps, "gon-mark-step"), (colours, "gon-mark-colour")];
    let made = kinds.into_iter().filter(|&(count, _)| count > 0);
    made.map(|(count, key)| texts.with(key, &[("count", count.into())])).collect::<Vec<_>>().join(", ")
}

/// GON-31: an entry that leaves no way to complete the card is legal, but nobody makes it without knowing.
pub(super) fn warning(game: &Goennen, view: &View, action: Action, texts: Texts) -> Option<String> {
    let Action::Enter { card, field, number, .. } = action else { return None };
    let display = view.display(game, view.viewer.seat()?);
    let slot = display.slot(card)?;
    let task = &game.face(card).task;
    let after = slot.entries.with(usize::from(field), number);
    let is_spoilt = task.can_be_finished(slot.entries) && !task.can_be_finished(after);
    is_spoilt.then(|| texts.with("gon-warning", &[("card", card::name(game, card, texts).into())]))
}
