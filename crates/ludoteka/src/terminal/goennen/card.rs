//! Cards as lines of a list, tasks as text.

use engine::Phrase;
use goennen::{Bonus, Card, Goennen, Reward, Scoring, Slot, Token};
use phrases::Fill;

use super::hue;
use crate::terminal::Pen;
use crate::terminal::text::{WIDTH, left, right, shorten, width};

/// The cells of the columns, blanks between them not counted.
const PLACE: usize = 4;
const NAME: usize = 16;
const TASK: usize = 20;
const WORTH: usize = 3;
const REWARD: usize = WIDTH - 1 - (PLACE + 1) - 4 - (NAME + 1) - 2 - (TASK + 1) - (WORTH + 1);

/// A card as a line: where it lies or what it costs, number, name, colour, task, what it is worth now, reward.
pub(super) fn row(
    game: &Goennen,
    card: Card,
    slot: Option<&Slot>,
    place: &str,
    worth: &str,
    pen: Pen<'_>,
) -> String {
    let face = game.face(card);
    let name = left(&shorten(&pen.name_of(game, Token::Card(card)), NAME), NAME);
    let letter = face.colour.map_or("*".to_owned(), |colour| colour.letter().to_string());
    let (name, letter) = match face.colour {
        Some(colour) => (pen.ink.paint(hue(colour), &name), pen.ink.paint(hue(colour), &letter)),
        None => (name, letter),
    };
    format!(
        "{} {} {name} {letter} {} {} {}",
        right(&shorten(place, PLACE), PLACE),
        right(&card.to_string(), 3),
        left(&shorten(&task(game, card, slot), TASK), TASK),
        right(worth, WORTH),
        shorten(&short(game, face.reward, pen), REWARD),
    )
    .trim_end()
    .to_owned()
}

/// A task as in deck files, with what has been entered in brackets; a tick when it is completed.
pub(super) fn task(game: &Goennen, card: Card, slot: Option<&Slot>) -> String {
    let task = &game.face(card).task;
    if slot.is_some_and(|slot| slot.is_completed) {
        return "✓".to_owned();
    }
    let entries = slot.map(|slot| slot.entries).unwrap_or_default();
    let mut field = 0;
    let words = task.to_string();
    let (fields, sum) = words.split_once(" >= ").map_or((words.as_str(), None), |(f, s)| (f, Some(s)));
    let mut text = String::new();
    for word in fields.split(' ') {
        if word == "<" || word == "=" {
            text.push_str(word);
            continue;
        }
        // Blanks between fields that are not joined; signs stand without.
        if field > 0 && !text.ends_with(['<', '=']) {
            text.push(' ');
        }
        match entries.get(field) {
            // A sum has no printed numbers that an entered one could be taken for.
            Some(number) if sum.is_some() => text.push_str(&number.to_string()),
            Some(number) => text.push_str(&format!("[{number}]")),
            None => text.push_str(word),
        }
        field += 1;
    }
    if let Some(sum) = sum {
        text.push_str(&format!(" ≥{sum}"));
    }
    debug_assert!(width(&text) < WIDTH);
    text
}

/// A reward in the fewest words.
fn short(game: &Goennen, reward: Reward, pen: Pen<'_>) -> String {
    let text = |key: &'static str| pen.say(game, &Phrase::new(key));
    let of =
        |key: &str, colour: goennen::Colour| pen.with(key, &[("colour", Fill::Text(colour.word().into()))]);
    match reward {
        Reward::Score(scoring, points) => {
            let what = match scoring {
                Scoring::Beside => text("gon-short-beside"),
                Scoring::Colour(colour) => of("gon-short-colour", colour),
                Scoring::ColourBeside(colour) => of("gon-short-colour-beside", colour),
                Scoring::Lines => text("gon-short-lines"),
                Scoring::AllColours => text("gon-short-all-colours"),
                Scoring::ColourLines => text("gon-short-colour-lines"),
                Scoring::Bonuses => text("gon-short-bonuses"),
            };
            format!("{points} {what}")
        }
        Reward::Bonus(bonus) => self::bonus(game, bonus, pen),
    }
}

/// A bonus in the fewest words.
pub(super) fn bonus(game: &Goennen, bonus: Bonus, pen: Pen<'_>) -> String {
    pen.say(
        game,
        &Phrase::new(match bonus {
            Bonus::Step => "gon-short-step",
            Bonus::Colour => "gon-short-repaint",
            Bonus::Second => "gon-short-second",
            Bonus::Discount => "gon-short-discount",
            Bonus::Joker => "gon-short-joker",
        }),
    )
}
