//! Plausible actions for playouts, in little time.

use engine::{QuickRandom, Random, Seat};
use goennen::{
    ALL_DICE, Action, Board, Card, Colour, Dice, DiceSet, Display, Entries, Goennen, Phase, Reward, Scoring,
    Task, TaskKind,
};

use super::worth::{rounds_left, worth};

pub(super) fn choose(
    game: &Goennen,
    board: &Board,
    seat: Seat,
    actions: &[Action],
    words: &mut QuickRandom,
) -> Action {
    let display = &board.displays[seat];
    match board.phase {
        Phase::Decide(_) | Phase::Use(_) => {
            let best = pick(actions, |action| use_value(game, board, display, action));
            match best {
                Some((value, action)) if value > 0.0 => action,
                _ if matches!(actions.first(), Some(Action::Reroll(_))) => reroll(game, board, display),
                _ if actions.contains(&Action::Chance) => Action::Chance,
                _ => Action::Finish,
            }
        }
        Phase::Passive(_) | Phase::Chance(_) | Phase::SoloEnter => {
            let best = pick(actions, |action| entry_value(game, display, action) + noise(words));
            best.map_or(Action::Done, |(_, action)| action)
        }
        Phase::Lay(_) | Phase::Keep(..) | Phase::Choose => {
            let rounds = rounds_left(game, board);
            let best = pick(actions, |action| match action {
                Action::Lay(card, place) if board.phase != Phase::Choose => {
                    worth(game, &display.with_card(card, place), rounds)
                }
                Action::Under(_) if board.phase != Phase::Choose => worth(game, display, rounds),
                _ => noise(words),
            });
            best.map_or(actions[0], |(_, action)| action)
        }
        _ => actions[words.below(actions.len() as u64) as usize],
    }
}

fn noise(words: &mut QuickRandom) -> f32 {
    words.below(1000) as f32 / 10_000.0
}

/// The first action with the highest value.
fn pick(actions: &[Action], mut value: impl FnMut(Action) -> f32) -> Option<(f32, Action)> {
    let mut best: Option<(f32, Action)> = None;
    for &action in actions {
        if let Action::Reroll(_) = action {
            continue;
        }
        let value = value(action);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best
}

/// What a completed card is worth, roughly.
fn card_value(game: &Goennen, card: Card) -> f32 {
    match game.face(card).reward {
        Reward::Bonus(_) => 5.0,
        Reward::Score(scoring, points) => {
            f32::from(points)
                * match scoring {
                    Scoring::Beside => 2.6,
                    Scoring::Colour(_) => 2.6,
                    Scoring::ColourBeside(_) => 1.5,
                    Scoring::Lines => 3.5,
                    Scoring::AllColours => 0.8,
                    Scoring::ColourLines => 0.9,
                    Scoring::Bonuses => 2.0,
                }
        }
    }
}

fn use_value(game: &Goennen, board: &Board, display: &Display, action: Action) -> f32 {
    match action {
        Action::Complete { card, steps, colours, .. } => {
            10.0 + card_value(game, card) - f32::from(steps + colours)
        }
        Action::Buy(card, dice) => {
            let open =
                display.slots().iter().filter(|slot| slot.card.is_some() && !slot.is_completed).count();
            // The ninth card ends the match, and too many open cards are of no use.
            if open >= 4 || (display.count() == 8 && open >= 2) {
                return -1.0;
            }
            let price = board.place_of(card).map_or(0, |place| game.prices()[place]);
            let marks = f32::from(price) - dice.count() as f32
                + f32::from(goennen::steps_to_equal(board.turn.dice, dice));
            4.0 + 0.5 * card_value(game, card) - 1.5 * marks
        }
        _ => 0.0,
    }
}

/// How good an entry is: towards cards that are nearly done, into fields that are hard to fill.
fn entry_value(game: &Goennen, display: &Display, action: Action) -> f32 {
    match action {
        Action::Enter { card, field, die, number } => {
            let Some(slot) = display.slot(card) else { return 0.0 };
            let task = &game.face(card).task;
            let empty = f32::from(task.empty_count(slot.entries));
            let this = task.fields()[usize::from(field)];
            let mut value = 3.0 + card_value(game, card) / (empty * empty);
            if this.number.is_some() {
                value += 0.8;
            }
            match this.colour {
                Some(colour) if colour == die => value += 0.8,
                Some(_) => value -= 0.5,
                None => {}
            }
            match task.kind() {
                TaskKind::Sum(_) => value += f32::from(number) - 4.4,
                TaskKind::Ascending => {
                    let due = f32::from(field + 1) * 7.0 / (task.count() + 1) as f32;
                    value -= 0.9 * (f32::from(number) - due).abs();
                    if !task.can_be_finished(slot.entries.with(usize::from(field), number)) {
                        return -1.0;
                    }
                }
                TaskKind::Fixed | TaskKind::Equal => {}
            }
            value
        }
        Action::Draw(_) => {
            if display.count() < 8 {
                4.0
            } else {
                0.5
            }
        }
        Action::Done => 1.0,
        _ => 0.0,
    }
}

/// Keeps what helps to the aim that is nearest, and rolls the rest again.
fn reroll(game: &Goennen, board: &Board, display: &Display) -> Action {
    let dice = board.turn.dice;
    let mut best = (0.0f32, DiceSet::EMPTY);
    let mut consider = |value: f32, missing: u32, kept: DiceSet| {
        let value = value * 0.45f32.powi(missing as i32);
        if value > best.0 {
            best = (value, kept);
        }
    };
    if display.count() < 8 {
        let same = most_equal(dice, ALL_DICE);
        consider(7.0, 3u32.saturating_sub(same.count()), same);
    }
    for slot in display.slots() {
        let Some(card) = slot.card.filter(|_| !slot.is_completed) else { continue };
        let task = &game.face(card).task;
        let empty = u32::from(task.empty_count(slot.entries));
        if empty <= 5 && task.can_be_finished(slot.entries) {
            let kept = helping(task, slot.entries, dice);
            consider(4.0 + card_value(game, card), empty.saturating_sub(kept.count()), kept);
        }
    }
    let rest = ALL_DICE.minus(best.1);
    Action::Reroll(if rest.is_empty() { DiceSet::one(Colour::Yellow) } else { rest })
}

/// The largest set of equal dice.
fn most_equal(dice: Dice, among: DiceSet) -> DiceSet {
    let of = |number: u8| among.iter().filter(|&die| dice.get(die) == number).collect::<DiceSet>();
    (1..=6).map(of).max_by_key(|set| set.count()).unwrap_or(DiceSet::EMPTY)
}

/// Dice that fill empty fields of a task, taken field by field.
fn helping(task: &Task, entries: Entries, dice: Dice) -> DiceSet {
    let mut kept = DiceSet::EMPTY;
    let mut last = 0;
    for (index, field) in task.fields().iter().enumerate() {
        if let Some(number) = entries.get(index) {
            last = number;
            continue;
        }
        let fits = |die: Colour| {
            let number = dice.get(die);
            field.colour.is_none_or(|colour| colour == die)
                && match task.kind() {
                    TaskKind::Fixed => field.number.is_none_or(|printed| printed == number),
                    TaskKind::Ascending => number > last && number <= last + 2,
                    TaskKind::Equal => true,
                    TaskKind::Sum(_) => number >= 5,
                }
        };
        let free = ALL_DICE.minus(kept);
        let die = match task.kind() {
            TaskKind::Equal => {
                let same = most_equal(dice, free.union(kept)).minus(kept);
                same.iter().find(|&die| fits(die))
            }
            _ => free.iter().filter(|&die| fits(die)).min_by_key(|&die| dice.get(die)),
        };
        if let Some(die) = die {
            kept = kept.with(die);
            last = dice.get(die);
        } else {
            last = field.number.unwrap_or(last + 1);
        }
    }
    kept
}
