//! The mapping of dice to fields against brute force: every way to lay dice on fields, every number.

use std::collections::BTreeSet;

use engine::{QuickRandom, Random};

use crate::card::{Card, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet, roll, roll_count};
use crate::fit::Supply;
use crate::task::{Entries, Task, TaskKind};
use crate::{Deck, Stack};

type Completion = (DiceSet, u8, u8);

/// Whether numbers in all fields fulfil the task, by the words of the rules and nothing else.
fn is_fulfilled(task: &Task, numbers: &[u8]) -> bool {
    let printed = task.fields().iter().zip(numbers).all(|(field, &n)| field.number.is_none_or(|p| p == n));
    printed
        && match task.kind() {
            TaskKind::Fixed => true,
            TaskKind::Ascending => numbers.windows(2).all(|pair| pair[0] < pair[1]),
            TaskKind::Equal => (0..numbers.len())
                .all(|i| (0..numbers.len()).all(|j| task.group(i) >> j & 1 == 0 || numbers[i] == numbers[j])),
            TaskKind::Sum(target) => numbers.iter().sum::<u8>() >= target,
        }
}

struct Search<'a> {
    task: &'a Task,
    entries: Entries,
    dice: Dice,
    marks: (u8, u8),
    found: BTreeSet<Completion>,
}

impl Search<'_> {
    /// Lays any die that is left as any number on the next field.
    fn lay(&mut self, numbers: &mut Vec<u8>, left: DiceSet, used: DiceSet, spent: (u8, u8)) {
        let field = numbers.len();
        if field == self.task.count() {
            if is_fulfilled(self.task, numbers) {
                self.found.insert((used, spent.0, spent.1));
            }
            return;
        }
        if let Some(number) = self.entries.get(field) {
            numbers.push(number);
            self.lay(numbers, left, used, spent);
            numbers.pop();
            return;
        }
        for die in left.iter() {
            for number in 1..=6u8 {
                let colour = self.task.fields()[field].colour;
                let steps = spent.0 + number.abs_diff(self.dice.get(die));
                let colours = spent.1 + u8::from(colour.is_some_and(|colour| colour != die));
                if steps <= self.marks.0 && colours <= self.marks.1 {
                    numbers.push(number);
                    self.lay(numbers, left.without(die), used.with(die), (steps, colours));
                    numbers.pop();
                }
            }
        }
    }
}

/// GON-56: a pair of marks is dropped only if another needs no more of either.
fn brute_force(
    task: &Task,
    entries: Entries,
    dice: Dice,
    among: DiceSet,
    marks: (u8, u8),
) -> Vec<Completion> {
    let mut search = Search { task, entries, dice, marks, found: BTreeSet::new() };
    if u32::from(task.empty_count(entries)) <= among.count() {
        search.lay(&mut Vec::new(), among, DiceSet::EMPTY, (0, 0));
    }
    let all = search.found;
    let is_best = |&(set, steps, colours): &Completion| {
        !all.iter()
            .any(|&(other, s, c)| other == set && (s, c) != (steps, colours) && s <= steps && c <= colours)
    };
    all.iter().copied().filter(is_best).collect()
}

/// Entries at random, as play could have made them.
pub(super) fn any_entries(task: &Task, words: &mut QuickRandom) -> Entries {
    let mut entries = Entries::NONE;
    for _ in 0..words.below(task.count() as u64 + 1) {
        let field = words.below(task.count() as u64) as usize;
        if entries.get(field).is_some() || task.empty_count(entries) == 1 {
            continue;
        }
        let allowed = task.allowed(entries, field);
        let number = words.below(6) as u8 + 1;
        if allowed >> number & 1 == 1 {
            entries = entries.with(field, number);
        }
    }
    entries
}

fn any_tasks() -> Vec<Task> {
    Deck::standard().entries().iter().map(|entry| entry.face.task).collect()
}

#[test]
fn gon_56_the_mapping_of_dice_to_fields_is_that_of_brute_force() {
    let mut words = QuickRandom::new(17);
    let tasks = any_tasks();
    let (mut positions, mut completions, mut pairs) = (0, 0, 0);
    for round in 0..400 {
        for task in &tasks {
            let entries = any_entries(task, &mut words);
            if task.empty_count(entries) == 5 && round % 20 > 0 {
                continue;
            }
            let dice = roll(ALL_DICE, words.below(roll_count(ALL_DICE)));
            let among = DiceSet::from_bits(words.below(32) as u8 | words.below(32) as u8);
            let marks = match words.below(3) {
                0 => (0, 0),
                1 => (words.below(4) as u8, words.below(3) as u8),
                _ => (words.below(13) as u8, words.below(6) as u8),
            };
            let mut found = Vec::new();
            Supply::new(dice, among, marks.0, marks.1)
                .completions(task, entries, |set, steps, colours| found.push((set, steps, colours)));
            let expected = brute_force(task, entries, dice, among, marks);
            assert_eq!(found, expected, "{task}, {entries:?}, {dice}, {among:?}, {marks:?}");
            positions += 1;
            completions += usize::from(!found.is_empty());
            pairs += usize::from(found.windows(2).any(|two| two[0].0 == two[1].0));
        }
    }
    assert!(positions > 8000 && completions > 2000 && pairs > 100, "{positions} {completions} {pairs}");
}

#[test]
fn a_card_is_in_one_stack() {
    assert_eq!(Card::all().map(Card::number).collect::<Vec<_>>(), (1..=49).collect::<Vec<_>>());
    assert!(
        Card::all().all(|card| Stack::ALL.iter().filter(|stack| stack.cards().contains(card)).count() == 1)
    );
    assert_eq!(Colour::ALL.len(), 5);
}
