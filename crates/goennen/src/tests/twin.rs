//! Entries and payments against brute force: every die, field, number and set of dice by the words of the rules.

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent};

use super::fixture::game;
use crate::card::{Card, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet, roll, roll_count};
use crate::display::Display;
use crate::face::Bonus;
use crate::pay::Purse;
use crate::task::{Entries, Task, TaskKind};
use crate::{Deck, Goennen, Phase};

/// Whether a number may stand in an empty field, by GON-30 to GON-34.
fn is_allowed(task: &Task, entries: Entries, field: usize, number: u8) -> bool {
    let known = |other: usize| entries.get(other).or(task.fields()[other].number);
    let others = || (0..task.count()).filter(|&other| other != field);
    task.fields()[field].number.is_none_or(|printed| printed == number)
        && match task.kind() {
            TaskKind::Fixed => true,
            TaskKind::Ascending => others().all(|other| match known(other) {
                Some(there) if other < field => there < number,
                Some(there) => there > number,
                None => true,
            }),
            TaskKind::Equal => others()
                .filter(|&other| task.group(field) >> other & 1 == 1)
                .all(|other| known(other).is_none_or(|there| there == number)),
            TaskKind::Sum(target) => {
                let sum: u8 = others().filter_map(|other| entries.get(other)).sum();
                entries.count() + 1 < task.count() || sum + number >= target
            }
        }
}

/// Whether an earlier empty field is interchangeable (GON-56).
fn has_twin(task: &Task, entries: Entries, field: usize) -> bool {
    let is_alone = |field: usize| task.group(field).count_ones() == 1;
    task.kind() != TaskKind::Ascending
        && (0..field).any(|other| {
            entries.get(other).is_none()
                && task.fields()[other] == task.fields()[field]
                && (task.group(other) == task.group(field) || (is_alone(other) && is_alone(field)))
        })
}

fn brute_force(game: &Goennen, display: &Display, dice: Dice, free: DiceSet) -> Vec<(Card, u8, Colour, u8)> {
    let (steps, colours) = (display.marks().left(Bonus::Step), display.marks().left(Bonus::Colour));
    let mut found = Vec::new();
    for slot in display.slots().iter().filter(|slot| !slot.is_completed) {
        let Some(card) = slot.card else { continue };
        let (task, entries) = (&game.face(card).task, slot.entries);
        let is_last = entries.count() + 1 == task.count();
        for field in (0..task.count()).filter(|&field| entries.get(field).is_none()) {
            let this = task.fields()[field];
            let has_relation = match task.kind() {
                TaskKind::Fixed => false,
                TaskKind::Ascending | TaskKind::Sum(_) => true,
                TaskKind::Equal => task.group(field).count_ones() > 1,
            };
            for die in free.iter() {
                let shown = dice.get(die);
                let allowed: Vec<u8> = (1..=6).filter(|&n| is_allowed(task, entries, field, n)).collect();
                let fewest = allowed.iter().map(|n| n.abs_diff(shown)).min().unwrap_or(9);
                for number in allowed {
                    let marks = number.abs_diff(shown);
                    let is_plain = this.number.is_none() && !has_relation;
                    if !has_twin(task, entries, field)
                        && (this.colour.is_none_or(|colour| colour == die) || colours > 0)
                        && marks <= steps
                        && !(is_plain && marks > 0)
                        && !(is_last && marks > fewest)
                    {
                        found.push((card, field as u8, die, number));
                    }
                }
            }
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn gon_23_entries_are_those_of_brute_force() {
    let game = game(3);
    let mut words = QuickRandom::new(31);
    let mut actions = Vec::new();
    let (mut positions, mut entries) = (0, 0);
    for _ in 0..12 {
        let mut state = game.start();
        loop {
            match game.awaits(&state) {
                Awaits::Chance => {
                    game.draw(&mut state, &mut words, &mut Silent);
                }
                Awaits::Seats(seats) => {
                    if matches!(state.board().phase, Phase::Decide(_)) {
                        // The display of anybody, with any dice and any marks.
                        let mut display = state.board().displays[Seat::at(words.below(3) as usize)];
                        for bonus in [Bonus::Step, Bonus::Colour] {
                            display.marks.gain(bonus, [0, 0, 1, 3][words.below(4) as usize]);
                        }
                        let dice = roll(ALL_DICE, words.below(roll_count(ALL_DICE)));
                        let free = DiceSet::from_bits(words.below(32) as u8);
                        let mut found = Vec::new();
                        game.each_entry(&display, dice, free, |card, field, die, number| {
                            found.push((card, field, die, number));
                        });
                        assert_eq!(
                            found,
                            brute_force(&game, &display, dice, free),
                            "{display:?} {dice} {free:?}"
                        );
                        positions += 1;
                        entries += found.len();
                    }
                    let seat = seats.first().expect("somebody is awaited");
                    game.legal(&state, seat, &mut actions);
                    let action = actions[words.below(actions.len() as u64) as usize];
                    game.apply(&mut state, seat, action, &mut Silent);
                }
                Awaits::Over => break,
            }
        }
    }
    assert!(positions > 500 && entries > 5000, "{positions} {entries}");
}

/// All fields and numbers at once are the same as field by field, and both as the words of the rules.
#[test]
fn what_a_task_takes_is_the_same_asked_by_field_and_by_number() {
    let mut words = QuickRandom::new(43);
    for entry in Deck::standard().entries() {
        let task = &entry.face.task;
        for _ in 0..200 {
            let entries = super::fit::any_entries(task, &mut words);
            for field in 0..task.count() {
                for number in 1..=6 {
                    let is_empty = entries.get(field).is_none();
                    let expected = is_empty && is_allowed(task, entries, field, number);
                    assert_eq!(
                        task.takes(entries).get(number) >> field & 1 == 1,
                        expected,
                        "{task} {entries:?}"
                    );
                    let by_field = is_empty && task.allowed(entries, field) >> number & 1 == 1;
                    assert_eq!(by_field, expected, "{task} {entries:?}");
                }
            }
            assert_eq!(task.takes(entries).get(0), 0, "a die that was not rolled is entered nowhere");
        }
    }
}

#[test]
fn gon_56_payments_are_those_of_brute_force() {
    let mut words = QuickRandom::new(37);
    for _ in 0..3000 {
        let dice = roll(ALL_DICE, words.below(roll_count(ALL_DICE)));
        let among = DiceSet::from_bits(words.below(32) as u8 | words.below(32) as u8);
        let steps = [0, 0, 1, 3, 6, 12][words.below(6) as usize];
        let (price, discounts) = (3 + words.below(2) as u8, words.below(7) as u8);
        let pays = |set: DiceSet| {
            let count = set.count() as u8;
            let cost = |number: u8| set.iter().map(|die| dice.get(die).abs_diff(number)).sum::<u8>();
            set.is_within(among)
                && count <= price
                && price - count <= discounts
                && (1..=6).any(|number| cost(number) <= steps)
        };
        let expected =
            (0..32u8).filter(|&bits| pays(DiceSet::from_bits(bits))).fold(0, |all, bits| all | 1 << bits);
        let found = Purse::new(dice, among, steps).payments(price, discounts);
        assert_eq!(found, expected, "{dice} {among:?} {steps} {price} {discounts}");
    }
}
