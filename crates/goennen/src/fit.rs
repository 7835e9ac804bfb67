//! Which dice complete a card, and at what price in marks (GON-14, GON-56).
//!
//! A completion names card, dice and marks; how the dice lie on the fields is found here. Thirty-two sets of
//! dice fit into the bits of one word, so all of them are followed at once: a step lays one more die on a field,
//! which moves every set without that die to the set with it. With marks there is one such word for each pair
//! of plus/minus and colour marks spent.

use crate::card::{COLOURS, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet, PIPS};
use crate::pay::Purse;
use crate::task::{ByNumber, Entries, FIELD_BITS, FIELDS_MAX, Field, Task, TaskKind};

/// The most plus/minus marks that are ever at hand: four cards with three circles each.
pub(crate) const STEPS_MAX: usize = 12;

/// For each die, the sets without it.
const WITHOUT: [u32; COLOURS] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];

/// Lays one more of these dice. Every die is looked at: which of them are there nobody could foresee.
#[inline]
fn step(reach: u32, dice: u8) -> u32 {
    let with = |die: usize| {
        let is_there = u32::from(dice >> die & 1).wrapping_neg();
        (reach & WITHOUT[die] & is_there) << (1 << die)
    };
    with(0) | with(1) | with(2) | with(3) | with(4)
}

#[inline]
fn colour_bits(colour: Option<Colour>) -> u8 {
    colour.map_or(ALL_DICE.bits(), |colour| DiceSet::one(colour).bits())
}

/// Dice to be laid on cards, with the marks at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supply {
    dice: Dice,
    among: DiceSet,
    by_number: [u8; PIPS as usize + 1],
    steps: u8,
    colours: u8,
    /// All fields for each number that no die shows.
    absent: ByNumber,
    /// How many different numbers the dice show.
    distinct: u8,
    /// How many dice show the same number at most.
    alike: u8,
}

impl Supply {
    /// These of the dice, and so many marks for plus/minus and for colours.
    #[inline]
    pub(crate) fn new(dice: Dice, among: DiceSet, steps: u8, colours: u8) -> Supply {
        let by_number = dice.by_number(among);
        let (mut absent, mut distinct, mut alike) = (ByNumber::all(0), 0, 0);
        for number in 1..=PIPS {
            let dice = by_number[usize::from(number)];
            let fields = u16::from(dice == 0).wrapping_neg();
            absent = absent.or(ByNumber::one(number, fields & FIELD_BITS));
            distinct += u8::from(dice != 0);
            alike = alike.max(dice.count_ones() as u8);
        }
        Supply { dice, among, by_number, steps, colours: colours.min(COLOURS as u8), absent, distinct, alike }
    }

    /// Which of the dice pay for a card.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        if self.steps == 0 {
            Purse::equal(self.by_number)
        } else {
            Purse::new(self.dice, self.among, self.steps)
        }
    }

    /// Tells every set of dice that completes the card, ascending, with each pair of plus/minus and colour
    /// marks of which no other pair needs less of one and no more of the other (GON-56).
    #[inline]
    pub(crate) fn completions(&self, task: &Task, entries: Entries, mut found: impl FnMut(DiceSet, u8, u8)) {
        if u32::from(task.empty_count(entries)) > self.among.count() {
            return;
        }
        if self.steps == 0 && self.is_out_of_reach(task, entries) {
            return;
        }
        if self.steps == 0 && self.colours == 0 {
            let mut reach = self.plain(task, entries);
            while reach != 0 {
                let set = DiceSet::from_bits(reach.trailing_zeros() as u8);
                reach &= reach - 1;
                found(set, 0, 0);
            }
        } else {
            self.marked(task, entries, &mut found);
        }
    }

    /// Whether any set of dice completes the card.
    pub(crate) fn can_complete(&self, task: &Task, entries: Entries) -> bool {
        let mut can = false;
        self.completions(task, entries, |_, _, _| can = true);
        can
    }

    /// Whether the numbers of the dice alone say that a card cannot be completed without plus/minus: a quick no.
    #[inline]
    fn is_out_of_reach(&self, task: &Task, entries: Entries) -> bool {
        let empty = task.empty(entries);
        match task.kind() {
            TaskKind::Fixed => !task.printed().both(self.absent).both(ByNumber::all(empty)).is_empty(),
            TaskKind::Ascending => u32::from(self.distinct) < empty.count_ones(),
            TaskKind::Equal => {
                let mut rest = empty;
                while rest != 0 {
                    let group = task.group(rest.trailing_zeros() as usize) & empty;
                    if group.count_ones() > u32::from(self.alike) {
                        return true;
                    }
                    rest &= !group;
                }
                false
            }
            TaskKind::Sum(_) => task.missing(entries) > self.most(empty.count_ones()),
        }
    }

    /// The highest sum of so many dice.
    #[inline]
    fn most(&self, count: u32) -> u8 {
        let mut left = count;
        let mut most = 0;
        for number in (1..=PIPS).rev() {
            let taken = self.by_number[usize::from(number)].count_ones().min(left);
            left -= taken;
            most += number * taken as u8;
        }
        most
    }

    /// The sets of dice that complete the card without any mark, as bits.
    fn plain(&self, task: &Task, entries: Entries) -> u32 {
        let among = self.among.bits();
        let on = |field: usize, dice: u8| colour_bits(task.field(field).colour) & dice;
        let mut empty = task.empty(entries);
        let mut reach = 1;
        match task.kind() {
            TaskKind::Fixed => {
                while empty != 0 && reach != 0 {
                    let field = empty.trailing_zeros() as usize;
                    empty &= empty - 1;
                    let number = task.field(field).number;
                    let dice = number.map_or(among, |number| self.by_number[usize::from(number)]);
                    reach = step(reach, on(field, dice));
                }
                reach
            }
            TaskKind::Sum(_) => {
                while empty != 0 && reach != 0 {
                    let field = empty.trailing_zeros() as usize;
                    empty &= empty - 1;
                    reach = step(reach, on(field, among));
                }
                let missing = task.missing(entries);
                self.only(reach, |set| self.sum(set) >= missing)
            }
            TaskKind::Equal => {
                while empty != 0 && reach != 0 {
                    let first = empty.trailing_zeros() as usize;
                    let group = task.group(first) & empty;
                    empty &= !group;
                    let lay = |number: usize| {
                        let dice = self.by_number[number];
                        if dice.count_ones() < group.count_ones() {
                            return 0;
                        }
                        bits(group).fold(reach, |reach, field| step(reach, on(field, dice)))
                    };
                    reach = match task.group_number(entries, first) {
                        Some(number) => lay(usize::from(number)),
                        None if task.is_free(first) => step(reach, on(first, among)),
                        None => (1..=usize::from(PIPS)).fold(0, |all, number| all | lay(number)),
                    };
                }
                reach
            }
            TaskKind::Ascending => self.plain_chain(task, entries),
        }
    }

    /// A chain: the numbers that are there come one after the other, and each fills the next field or none.
    fn plain_chain(&self, task: &Task, entries: Entries) -> u32 {
        let count = task.count();
        let mut dice_of = self.by_number;
        let mut entered = [FIELDS_MAX; PIPS as usize + 1];
        for field in bits(task.empty(Entries::NONE) & !task.empty(entries)) {
            let number = usize::from(entries.get(field).unwrap_or(0));
            (dice_of[number], entered[number]) = (ALL_DICE.bits(), field);
        }
        let mut left = dice_of[1..].iter().filter(|&&dice| dice != 0).count();
        // The sets of dice with which so many fields are behind us.
        let mut reach = [0u32; FIELDS_MAX + 1];
        reach[0] = 1;
        let mut tried = 0;
        for number in (1..dice_of.len()).filter(|&number| dice_of[number] != 0) {
            // Fields that are too far ahead, and those for which too few numbers would be left, need no look.
            for field in (count.saturating_sub(left)..count.min(tried + 1)).rev() {
                let this = task.field(field);
                if entered[number] != FIELDS_MAX {
                    if entered[number] == field {
                        reach[field + 1] |= reach[field];
                    }
                } else if entries.get(field).is_none()
                    && this.number.is_none_or(|printed| usize::from(printed) == number)
                {
                    reach[field + 1] |= step(reach[field], self.by_number[number] & colour_bits(this.colour));
                }
            }
            (tried, left) = (tried + 1, left - 1);
        }
        reach[count]
    }

    /// The sum of the numbers that some dice show.
    #[inline]
    fn sum(&self, set: u8) -> u8 {
        (0..COLOURS).map(|die| (set >> die & 1) * self.dice.0[die]).sum()
    }

    fn only(&self, reach: u32, holds: impl Fn(u8) -> bool) -> u32 {
        let mut rest = reach;
        let mut kept = 0;
        while rest != 0 {
            let set = rest.trailing_zeros();
            rest &= rest - 1;
            if holds(set as u8) {
                kept |= 1 << set;
            }
        }
        kept
    }

    /// With marks: as many layers as there are marks at hand, and no more; most players have few.
    fn marked(&self, task: &Task, entries: Entries, found: &mut impl FnMut(DiceSet, u8, u8)) {
        if self.is_hopeless(task, entries) {
            return;
        }
        match (self.steps, self.colours) {
            (0..=3, 0) => self.layered::<4, 1>(task, entries, found),
            (0..=3, 1..=3) => self.layered::<4, 4>(task, entries, found),
            _ => self.layered::<{ STEPS_MAX + 1 }, { COLOURS + 1 }>(task, entries, found),
        }
    }

    fn layered<const S: usize, const C: usize>(
        &self,
        task: &Task,
        entries: Entries,
        found: &mut impl FnMut(DiceSet, u8, u8),
    ) {
        let mut layers = Layers::<S, C>::start(self.steps, self.colours);
        let mut empty = task.empty(entries);
        match task.kind() {
            TaskKind::Fixed | TaskKind::Sum(_) => {
                for field in bits(empty) {
                    layers = self.lay(&layers, task, field, task.field(field).number);
                    if layers.is_empty() {
                        return;
                    }
                }
            }
            TaskKind::Equal => {
                while empty != 0 {
                    let first = empty.trailing_zeros() as usize;
                    let group = task.group(first) & empty;
                    empty &= !group;
                    let lay = |number: Option<u8>| {
                        bits(group).fold(layers, |layers, field| self.lay(&layers, task, field, number))
                    };
                    layers = match task.group_number(entries, first) {
                        Some(number) => lay(Some(number)),
                        None if task.is_free(first) => lay(None),
                        None => {
                            let near = |number: &u8| self.near(*number) >= group.count_ones();
                            let each = (1..=PIPS).filter(near).map(|number| lay(Some(number)));
                            each.fold(Layers { sets: [[0; C]; S], ..layers }, Layers::<S, C>::or)
                        }
                    };
                }
            }
            TaskKind::Ascending => {
                let mut all = Layers { sets: [[0; C]; S], ..layers };
                self.chain(task, entries, 0, 0, &layers, &mut all);
                layers = all;
            }
        }
        if let TaskKind::Sum(_) = task.kind() {
            layers = self.raise(&layers, task.missing(entries));
        }
        layers.cheapest(found);
    }

    /// Every way to number the empty fields of a chain, from a field on and above a number.
    fn chain<const S: usize, const C: usize>(
        &self,
        task: &Task,
        entries: Entries,
        field: usize,
        last: u8,
        layers: &Layers<S, C>,
        all: &mut Layers<S, C>,
    ) {
        if field == task.count() {
            *all = all.or(*layers);
            return;
        }
        let is_filled = entries.get(field).is_some();
        for number in last + 1..=PIPS {
            if task.known(entries, field).is_some_and(|known| known != number) {
                continue;
            }
            if is_filled {
                self.chain(task, entries, field + 1, number, layers, all);
            } else if self.near(number) > 0 {
                let next = self.lay(layers, task, field, Some(number));
                if !next.is_empty() {
                    self.chain(task, entries, field + 1, number, &next, all);
                }
            }
        }
    }

    /// Whether the marks at hand could ever be enough, by what single fields need at least: a quick no.
    fn is_hopeless(&self, task: &Task, entries: Entries) -> bool {
        match task.kind() {
            TaskKind::Fixed => {
                let mut needed = 0;
                for field in bits(task.empty(entries)) {
                    let Field { colour, number: Some(number) } = task.field(field) else { continue };
                    let dice = colour.filter(|_| self.colours == 0).map_or(self.among, DiceSet::one);
                    let steps = dice.both(self.among).iter().map(|die| self.dice.get(die).abs_diff(number));
                    needed += steps.min().unwrap_or(PIPS);
                }
                needed > self.steps
            }
            TaskKind::Sum(_) => {
                task.missing(entries) > self.most(u32::from(task.empty_count(entries))) + self.steps
            }
            TaskKind::Ascending | TaskKind::Equal => false,
        }
    }

    /// How many dice can be made to count as a number.
    fn near(&self, number: u8) -> u32 {
        self.among.iter().filter(|&die| self.dice.get(die).abs_diff(number) <= self.steps).count() as u32
    }

    /// Lays one more die on a field: as this number, or as it is.
    fn lay<const S: usize, const C: usize>(
        &self,
        layers: &Layers<S, C>,
        task: &Task,
        field: usize,
        number: Option<u8>,
    ) -> Layers<S, C> {
        let mut next = Layers { sets: [[0; C]; S], ..*layers };
        let colour = task.field(field).colour;
        for die in self.among.iter() {
            let steps = number.map_or(0, |number| number.abs_diff(self.dice.get(die)));
            let colours = u8::from(colour.is_some_and(|colour| colour != die));
            if steps <= layers.steps && colours <= layers.colours {
                next.spread(layers, die, steps, colours);
            }
        }
        next
    }

    /// GON-34, GON-50: what a sum misses is made up by plus/minus; no die goes above 6.
    fn raise<const S: usize, const C: usize>(&self, layers: &Layers<S, C>, missing: u8) -> Layers<S, C> {
        let mut next = Layers { sets: [[0; C]; S], ..*layers };
        for (colours, &reach) in layers.sets[0].iter().enumerate() {
            let mut rest = reach;
            while rest != 0 {
                let set = rest.trailing_zeros();
                rest &= rest - 1;
                let steps = missing.saturating_sub(self.sum(set as u8));
                let is_possible = missing <= PIPS * set.count_ones() as u8;
                if is_possible && steps <= layers.steps {
                    next.sets[usize::from(steps)][colours] |= 1 << set;
                }
            }
        }
        next
    }
}

#[inline]
fn bits(mask: u16) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(bit)
    })
}

/// The sets of dice that can be reached, by plus/minus marks and colour marks spent.
#[derive(Clone, Copy)]
struct Layers<const S: usize, const C: usize> {
    sets: [[u32; C]; S],
    /// How many plus/minus marks may be spent.
    steps: u8,
    /// How many colour marks may be spent.
    colours: u8,
}

impl<const S: usize, const C: usize> Layers<S, C> {
    fn start(steps: u8, colours: u8) -> Layers<S, C> {
        let (steps, colours) = (steps.min(S as u8 - 1), colours.min(C as u8 - 1));
        let mut start = Layers { sets: [[0; C]; S], steps, colours };
        start.sets[0][0] = 1;
        start
    }

    fn is_empty(&self) -> bool {
        self.sets[..=usize::from(self.steps)].iter().all(|row| row.iter().all(|&sets| sets == 0))
    }

    fn or(self, other: Layers<S, C>) -> Layers<S, C> {
        let mut both = self;
        for (row, more) in both.sets.iter_mut().zip(&other.sets) {
            for (sets, more) in row.iter_mut().zip(more) {
                *sets |= more;
            }
        }
        both
    }

    /// Takes over every set without a die as the set with it, at a price.
    fn spread(&mut self, from: &Layers<S, C>, die: Colour, steps: u8, colours: u8) {
        for spent in 0..=self.steps - steps {
            for mixed in 0..=self.colours - colours {
                let sets = from.sets[usize::from(spent)][usize::from(mixed)] & WITHOUT[die.index()];
                self.sets[usize::from(spent + steps)][usize::from(mixed + colours)] |=
                    sets << (1 << die.index());
            }
        }
    }

    /// Tells each set with its prices that no other price undercuts.
    fn cheapest(&self, found: &mut impl FnMut(DiceSet, u8, u8)) {
        let all = self.sets.iter().flatten().fold(0, |all, sets| all | sets);
        let mut rest = all;
        while rest != 0 {
            let set = rest.trailing_zeros();
            rest &= rest - 1;
            let mut least = COLOURS + 1;
            for (steps, row) in self.sets.iter().enumerate().take(usize::from(self.steps) + 1) {
                let colours = row.iter().take(least).position(|&sets| sets >> set & 1 == 1);
                if let Some(colours) = colours {
                    least = colours;
                    found(DiceSet::from_bits(set as u8), steps as u8, colours as u8);
                }
            }
        }
    }
}
