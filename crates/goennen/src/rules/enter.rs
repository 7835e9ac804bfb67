//! Entering single dice: what passive players do, and whoever takes a chance (GON-20, GON-23, GON-30 to GON-35).

use engine::{Random, Refusal, Seat, Sink, Told};

use super::Refused;
use crate::Goennen;
use crate::action::Action;
use crate::card::{COLOURS, Card, Colour};
use crate::dice::{Dice, DiceSet, PIPS};
use crate::display::Display;
use crate::event::{Event, Spent};
use crate::face::{Bonus, CIRCLES};
use crate::rule_ids::{GON_11, GON_20, GON_23, GON_30, GON_32, GON_33, GON_34, GON_50, GON_56};
use crate::task::{Entries, Task, TaskKind};
use crate::why::Why;

/// The dice from which one more can be entered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    /// What the dice show.
    pub(crate) dice: Dice,
    /// The dice that can be entered.
    pub(crate) free: DiceSet,
    /// Whether it is one entry more than allowed, which takes a second-die mark (GON-52).
    pub(crate) is_extra: bool,
}

/// What a field takes (GON-30 to GON-34, GON-56).
#[derive(Clone, Copy)]
struct Take {
    /// The numbers that may be entered, as bits.
    allowed: u8,
    /// Whether plus/minus is not offered: the field has neither a number nor a relation.
    is_free: bool,
    /// Whether it is the last empty field of its card.
    is_last: bool,
}

impl Take {
    #[inline]
    fn new(task: &Task, entries: Entries, field: usize) -> Take {
        Take {
            allowed: task.allowed(entries, field),
            is_free: task.is_free(field),
            is_last: task.empty_count(entries) == 1,
        }
    }

    /// The numbers that a die can be entered as, as bits, with so many plus/minus marks at hand (GON-50).
    #[inline]
    fn numbers(self, shown: u8, steps: u8) -> u8 {
        if steps == 0 || self.is_free || self.allowed == 0 {
            return self.allowed & 1 << shown;
        }
        if self.is_last {
            // GON-56: an entry that completes a card uses the fewest marks.
            let closest = closest(self.allowed, shown);
            return if closest.abs_diff(shown) <= steps { 1 << closest } else { 0 };
        }
        let lowest = shown.saturating_sub(steps).max(1);
        let highest = (shown + steps).min(PIPS);
        let reach = ((1u16 << (highest + 1)) - (1u16 << lowest)) as u8;
        self.allowed & reach
    }
}

/// The allowed number that is nearest; allowed numbers are neighbours, so there is only one.
#[inline]
fn closest(allowed: u8, shown: u8) -> u8 {
    let lowest = allowed.trailing_zeros() as u8;
    let highest = 7 - allowed.leading_zeros() as u8;
    shown.clamp(lowest, highest)
}

/// Tells every legal entry in ascending order, until `found` gives false.
#[inline]
pub(crate) fn each(game: &Goennen, display: &Display, offer: Offer, mut found: impl FnMut(Action) -> bool) {
    let marks = display.marks;
    // GON-52: one entry more than allowed takes a mark.
    if offer.free.is_empty() || (offer.is_extra && marks.left(Bonus::Second) == 0) {
        return;
    }
    let (steps, colours) = (marks.left(Bonus::Step), marks.left(Bonus::Colour));
    if steps == 0 {
        return each_plain(game, display, offer, colours > 0, found);
    }
    for (card, entries) in display.open() {
        let task = &game.face(card).task;
        let mut fields = task.offered(entries);
        while fields != 0 {
            let field = fields.trailing_zeros() as usize;
            fields &= fields - 1;
            let take = Take::new(task, entries, field);
            // GON-30: a coloured field takes only its die, but for GON-51.
            let dice = match task.field(field).colour {
                Some(colour) if colours == 0 => offer.free.both(DiceSet::one(colour)),
                _ => offer.free,
            };
            let mut rest = dice.bits();
            while rest != 0 {
                let die = Colour::ALL[rest.trailing_zeros() as usize % COLOURS];
                rest &= rest - 1;
                let mut numbers = take.numbers(offer.dice.get(die), steps);
                while numbers != 0 {
                    let number = numbers.trailing_zeros() as u8;
                    numbers &= numbers - 1;
                    if !found(Action::Enter { card, field: field as u8, die, number }) {
                        return;
                    }
                }
            }
        }
    }
}

/// The same without plus/minus: every die has one number, and with it a set of fields.
#[inline]
fn each_plain(
    game: &Goennen,
    display: &Display,
    offer: Offer,
    any_colour: bool,
    mut found: impl FnMut(Action) -> bool,
) {
    for (card, entries) in display.open() {
        let task = &game.face(card).task;
        let fields_of = fields_of(task, entries, offer, any_colour);
        let mut fields = fields_of.iter().fold(0, |all, fields| all | fields) & task.offered(entries);
        while fields != 0 {
            let field = fields.trailing_zeros();
            fields &= fields - 1;
            let bit = |die: usize| (fields_of[die] >> field & 1) << die;
            let mut dice = bit(0) | bit(1) | bit(2) | bit(3) | bit(4);
            while dice != 0 {
                let die = Colour::ALL[dice.trailing_zeros() as usize % COLOURS];
                dice &= dice - 1;
                if !found(Action::Enter { card, field: field as u8, die, number: offer.dice.get(die) }) {
                    return;
                }
            }
        }
    }
}

/// The empty fields that take each die as it is. GON-30: a coloured field takes only its die, but for GON-51.
#[inline]
fn fields_of(task: &Task, entries: Entries, offer: Offer, any_colour: bool) -> [u16; COLOURS] {
    let takes = task.takes(entries);
    let any = if any_colour { u16::MAX } else { 0 };
    // Every die is looked at, rolled or not: that is quicker than to ask which.
    std::array::from_fn(|die| {
        let is_free = u16::from(offer.free.bits() >> die & 1).wrapping_neg();
        takes.get(offer.dice.0[die]) & (task.taking(Colour::ALL[die]) | any) & is_free
    })
}

/// All legal entries.
#[inline]
pub(crate) fn list(game: &Goennen, display: &Display, offer: Offer, out: &mut Vec<Action>) {
    each(game, display, offer, |action| {
        out.push(action);
        true
    });
}

/// Whether there is a legal entry.
#[inline]
pub(crate) fn is_possible(game: &Goennen, display: &Display, offer: Offer) -> bool {
    let marks = display.marks;
    if offer.is_extra && marks.left(Bonus::Second) == 0 {
        return false;
    }
    let (steps, any_colour) = (marks.left(Bonus::Step), marks.left(Bonus::Colour) > 0);
    // Which of the fields and numbers are offered (GON-56) makes no difference to whether there is one.
    display.open().any(|(card, entries)| {
        let task = &game.face(card).task;
        if steps == 0 {
            let fields_of = fields_of(task, entries, offer, any_colour);
            return fields_of.iter().fold(0, |all, fields| all | fields) != 0;
        }
        let takes = task.takes(entries);
        offer.free.iter().any(|die| {
            let fields = if any_colour { u16::MAX } else { task.taking(die) };
            let shown = offer.dice.get(die);
            let mut numbers = shown.saturating_sub(steps).max(1)..=shown.saturating_add(steps).min(PIPS);
            numbers.any(|number| takes.get(number) & fields != 0)
        })
    })
}

/// Whether there is a legal entry that completes a card.
pub(crate) fn can_complete(game: &Goennen, display: &Display, offer: Offer) -> bool {
    let mut can = false;
    each(game, display, offer, |action| {
        if let Action::Enter { card, .. } = action {
            let slot = display.slot(card);
            can = slot.is_some_and(|slot| game.face(card).task.empty_count(slot.entries) == 1);
        }
        !can
    });
    can
}

/// One of the legal entries, or none more, each as likely.
pub(crate) fn any(game: &Goennen, display: &Display, offer: Offer, words: &mut impl Random) -> Action {
    let mut chosen = Action::Done;
    let mut count = 1;
    each(game, display, offer, |action| {
        count += 1;
        if words.below(count) == 0 {
            chosen = action;
        }
        true
    });
    chosen
}

/// An entry, as an action names it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) card: Card,
    pub(crate) field: u8,
    pub(crate) die: Colour,
    pub(crate) number: u8,
}

/// Whether an entry is legal; exactly if it is listed.
pub(crate) fn check(game: &Goennen, display: &Display, offer: Offer, entry: Entry) -> Result<(), Refused> {
    let Entry { card, die, number, .. } = entry;
    let slot = display.slot(card).ok_or(Refusal::new(GON_20, Why::NotInDisplay(card)))?;
    if slot.is_completed {
        return Err(Refusal::new(GON_20, Why::Completed(card)));
    }
    let task = &game.face(card).task;
    let field = usize::from(entry.field);
    if field >= task.count() {
        return Err(Refusal::new(GON_23, Why::NoSuchField));
    }
    if task.empty(slot.entries) >> field & 1 == 0 {
        return Err(Refusal::new(GON_20, Why::Filled));
    }
    if task.offered(slot.entries) >> field & 1 == 0 {
        return Err(Refusal::new(GON_56, Why::FirstOfTwins));
    }
    if !offer.free.contains(die) {
        return Err(Refusal::new(GON_20, Why::OutOfReach(die)));
    }
    let colour = task.field(field).colour.filter(|&colour| colour != die);
    if let Some(colour) = colour.filter(|_| display.marks.left(Bonus::Colour) == 0) {
        return Err(Refusal::new(GON_30, Why::WrongColour(colour)));
    }
    if task.allowed(slot.entries, field) >> number & 1 == 0 {
        return Err(match task.kind() {
            _ if task.field(field).number.is_some() => Refusal::new(GON_30, Why::WrongNumber),
            TaskKind::Fixed => Refusal::new(GON_30, Why::WrongNumber),
            TaskKind::Ascending => Refusal::new(GON_32, Why::NotRising),
            TaskKind::Equal => Refusal::new(GON_33, Why::NotSame),
            TaskKind::Sum(_) => Refusal::new(GON_34, Why::SumMissed),
        });
    }
    let (shown, steps) = (offer.dice.get(die), display.marks.left(Bonus::Step));
    if Take::new(task, slot.entries, field).numbers(shown, steps) >> number & 1 == 1 {
        Ok(())
    } else if number.abs_diff(shown) > steps {
        Err(Refusal::new(GON_50, Why::NoSteps))
    } else {
        Err(Refusal::new(GON_56, Why::Needless))
    }
}

/// Enters a die and makes its marks. Gives them.
pub(crate) fn apply(game: &Goennen, display: &mut Display, offer: Offer, entry: Entry) -> Spent {
    let Entry { card, field, die, number } = entry;
    let face = game.face(card);
    let colour = face.task.field(usize::from(field)).colour;
    let spent = Spent {
        steps: number.abs_diff(offer.dice.get(die)),
        colours: u8::from(colour.is_some_and(|colour| colour != die)),
        seconds: u8::from(offer.is_extra),
        discounts: 0,
    };
    spend(display, spent);
    let Some(slot) = display.slot_mut(card) else { unreachable!("the card is in the display") };
    slot.entries = slot.entries.with(usize::from(field), number);
    // GON-22: a single entry need not complete the card, and may.
    if face.task.empty_count(slot.entries) == 0 {
        complete(game, display, card);
    }
    spent
}

/// GON-55: every use marks a circle.
#[inline]
pub(crate) fn spend(display: &mut Display, spent: Spent) {
    display.marks.spend(Bonus::Step, spent.steps);
    display.marks.spend(Bonus::Colour, spent.colours);
    display.marks.spend(Bonus::Second, spent.seconds);
    display.marks.spend(Bonus::Discount, spent.discounts);
}

/// GON-35: a card is completed, and its reward works at once. Its numbers are forgotten (GON-56).
#[inline]
pub(crate) fn complete(game: &Goennen, display: &mut Display, card: Card) {
    display.complete(card);
    if let Some(bonus) = game.face(card).bonus() {
        display.marks.gain(bonus, CIRCLES);
    }
}

/// Tells of an entry that everybody sees, and of the card it completed.
pub(crate) fn tell(display: &Display, seat: Seat, entry: Entry, spent: Spent, sink: &mut impl Sink<Event>) {
    let Entry { card, field, die, number } = entry;
    sink.tell(Told::open(Event::Entered(seat, die, card, field, number, spent)));
    if display.slot(card).is_some_and(|slot| slot.is_completed) {
        sink.tell(Told::open(Event::Completed(seat, card)));
    }
}

/// The dice of an offer as a refusal of a purchase or a completion needs them (GON-11).
pub(crate) fn check_dice(dice: DiceSet, unused: DiceSet) -> Result<(), Refused> {
    let used = dice.minus(unused).first();
    used.map_or(Ok(()), |die| Err(Refusal::new(GON_11, Why::OutOfReach(die))))
}
