//! The payment solver against brute force: every symbol a unit, every use of it tried.

use std::collections::HashSet;

use engine::{QuickRandom, Random};

use crate::card::{Kind, KindSet, STACKS};
use crate::pay::{Bill, Purse, Trip};
use crate::symbol::{SYMBOLS, Symbol, Symbols};

const LUCK: usize = Symbol::GoodLuck.index();
const BAD: usize = Symbol::BadLuck.index();
/// The loan of an any-of-four symbol; below it, the loan of a symbol.
const ANY: usize = SYMBOLS;

/// Whether a symbol is health, knowledge, relationship or money.
fn is_four(symbol: usize) -> bool {
    symbol < LUCK
}

/// One demanded symbol, and whether events may pay it.
type Demand = (usize, bool);

/// The units that have not paid yet, and what has been done with the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Units {
    own: [u8; SYMBOLS],
    any: u8,
    /// A bad luck that the trip changed when it averted a misfortune.
    wild: u8,
    events: [u8; SYMBOLS],
    loan: Option<usize>,
    magician: bool,
    trip: bool,
    /// How many own bad luck were changed by arrows, and by the trip.
    arrowed: u8,
    tripped: u8,
}

/// All assignments of units to demands.
struct Search<'a> {
    purse: &'a Purse,
    seen: HashSet<(usize, Units)>,
    /// The ends found: every demand paid.
    ends: HashSet<Units>,
}

impl Search<'_> {
    fn arrow(&self, from: usize, to: usize) -> bool {
        self.purse.arrows[from] >> to & 1 == 1
    }

    fn pay(&mut self, demands: &[Demand], units: Units) {
        if !self.seen.insert((demands.len(), units)) {
            return;
        }
        let Some((&(symbol, by_events), rest)) = demands.split_first() else {
            self.ends.insert(units);
            return;
        };
        if by_events && units.events[symbol] > 0 {
            let mut next = units;
            next.events[symbol] -= 1;
            self.pay(rest, next);
        }
        for from in 0..SYMBOLS {
            if units.own[from] > 0 {
                let mut next = units;
                next.own[from] -= 1;
                self.use_symbol(rest, next, from, symbol, true);
            }
            if units.loan == Some(from) {
                self.use_symbol(rest, Units { loan: None, ..units }, from, symbol, false);
            }
        }
        if units.any > 0 {
            self.use_any(rest, Units { any: units.any - 1, ..units }, symbol);
        }
        if units.loan == Some(ANY) {
            self.use_any(rest, Units { loan: None, ..units }, symbol);
        }
        if units.wild > 0 && is_four(symbol) {
            self.pay(rest, Units { wild: units.wild - 1, ..units });
        }
    }

    /// A symbol pays as itself, by an arrow, by the Magician or by the trip: changed at most once.
    fn use_symbol(&mut self, rest: &[Demand], units: Units, from: usize, to: usize, is_own: bool) {
        let own_bad = u8::from(is_own && from == BAD);
        if from == to {
            self.pay(rest, units);
        }
        if self.arrow(from, to) {
            self.pay(rest, Units { arrowed: units.arrowed + own_bad, ..units });
        }
        if units.magician && from != to && is_four(from) && is_four(to) {
            self.pay(rest, Units { magician: false, ..units });
        }
        if units.trip && from == BAD && is_four(to) {
            self.pay(rest, Units { trip: false, tripped: units.tripped + own_bad, ..units });
        }
    }

    /// An any-of-four symbol is one of the four, and then an arrow may change it.
    fn use_any(&mut self, rest: &[Demand], units: Units, to: usize) {
        if is_four(to) || (0..LUCK).any(|settled| self.arrow(settled, to)) {
            self.pay(rest, units);
        }
    }
}

/// Every way in which the discounts can be used on costs, unused included.
fn discounted(costs: Vec<(Symbols, KindSet)>, discounts: &[Kind], out: &mut Vec<Vec<Symbols>>) {
    let Some((&kind, rest)) = discounts.split_first() else {
        out.push(costs.into_iter().map(|(cost, _)| cost).collect());
        return;
    };
    discounted(costs.clone(), rest, out);
    for card in 0..costs.len() {
        for symbol in costs[card].0.kinds().filter(|_| costs[card].1.contains(kind)) {
            let mut less = costs.clone();
            less[card].0 = less[card].0.minus(Symbols::one(symbol));
            discounted(less, rest, out);
        }
    }
}

/// All ends of all ways to cover a bill.
fn brute(purse: &Purse, bill: &Bill) -> HashSet<Units> {
    let counts = |symbols: Symbols| Symbol::ALL.map(|symbol| symbols.count(symbol));
    let mut units = Units {
        own: counts(purse.symbols),
        any: purse.any,
        wild: 0,
        events: counts(purse.events),
        loan: None,
        magician: purse.has_magician,
        trip: purse.trip == Trip::Free,
        arrowed: 0,
        tripped: 0,
    };
    if purse.trip == Trip::Used {
        units.own[BAD] -= 1;
        units.wild = 1;
    }
    let lent = (0..SYMBOLS).filter(|symbol| purse.loan >> symbol & 1 == 1);
    let loans: Vec<Option<usize>> =
        [None].into_iter().chain(lent.map(Some)).chain(purse.loan_any.then_some(Some(ANY))).collect();
    let discounts: Vec<Kind> = Kind::STACKED
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(purse.discounts[kind.index()])))
        .collect();
    let cards: Vec<(Symbols, KindSet)> = bill.cards.iter().flatten().copied().collect();
    let mut ends = HashSet::new();
    for by_luck in 0..1 << cards.len() {
        let is_lucky = |card: usize| by_luck >> card & 1 == 1;
        let costs = (0..cards.len()).filter(|&card| !is_lucky(card)).map(|card| cards[card]).collect();
        let lucky = (0..cards.len()).filter(|&card| is_lucky(card)).count();
        let mut ways = Vec::new();
        discounted(costs, &discounts, &mut ways);
        for costs in ways {
            let mut demands: Vec<Demand> = vec![(LUCK, false); 3 * lucky];
            demands.extend(bill.upkeep.iter().map(|symbol| (symbol.index(), false)));
            demands.extend(costs.iter().flat_map(|cost| cost.iter()).map(|symbol| (symbol.index(), true)));
            for &loan in &loans {
                let mut search = Search { purse, seen: HashSet::new(), ends: HashSet::new() };
                search.pay(&demands, Units { loan, ..units });
                ends.extend(search.ends);
            }
        }
    }
    ends
}

/// Whether some way covers the bill and changes as much bad luck by arrows as was settled before (CV-41).
fn brute_covers(purse: &Purse, bill: &Bill) -> bool {
    let bad = purse.symbols.count(Symbol::BadLuck);
    brute(purse, bill).iter().any(|end| end.arrowed >= purse.changed.min(bad - end.tripped))
}

fn pick<T: Copy>(words: &mut QuickRandom, list: &[T]) -> T {
    list[words.below(list.len() as u64) as usize]
}

fn some_symbols(words: &mut QuickRandom, most: u64) -> Symbols {
    (0..words.below(most + 1)).map(|_| pick(words, &Symbol::ALL)).collect()
}

fn some_kinds(words: &mut QuickRandom) -> KindSet {
    (0..=words.below(2)).map(|_| pick(words, &Kind::STACKED)).collect()
}

/// A purse that has each of the odd features in one case out of three.
fn some_purse(words: &mut QuickRandom) -> Purse {
    let mut purse = Purse {
        symbols: some_symbols(words, 7),
        any: 0,
        arrows: [0; SYMBOLS],
        events: Symbols::EMPTY,
        discounts: [0; STACKS],
        has_magician: words.below(3) == 0,
        loan: 0,
        loan_any: false,
        trip: Trip::None,
        changed: 0,
    };
    let has = |words: &mut QuickRandom| words.below(3) == 0;
    if has(words) {
        purse.any = 1 + words.below(2) as u8;
    }
    if has(words) {
        for _ in 0..=words.below(3) {
            let (from, to) = (words.below(6) as usize, words.below(6) as usize);
            if from != to {
                purse.arrows[from] |= 1 << to;
            }
        }
    }
    if words.below(4) == 0 {
        purse.arrows[BAD] |= 1 << words.below(5);
        purse.symbols = purse.symbols.plus(Symbols::many(Symbol::BadLuck, words.below(3) as u8));
    }
    if has(words) {
        purse.events = some_symbols(words, 3);
    }
    if has(words) {
        (0..=words.below(2)).for_each(|_| purse.discounts[words.below(STACKS as u64) as usize] += 1);
    }
    if has(words) {
        purse.loan = words.below(64) as u8 & words.below(64) as u8;
        purse.loan_any = words.below(4) == 0;
    }
    let bad = purse.symbols.count(Symbol::BadLuck);
    if has(words) {
        let is_used = bad > 0 && words.below(2) == 0;
        purse.trip = if is_used { Trip::Used } else { Trip::Free };
    }
    // What was settled with a misfortune is bad luck that is there, and that an arrow changes.
    let most = bad.saturating_sub(u8::from(purse.trip != Trip::None)).min(2);
    if purse.arrows[BAD] != 0 && most > 0 {
        purse.changed = words.below(u64::from(most) + 1) as u8;
    }
    purse
}

/// A bill that the purse has about an even chance to cover.
fn some_bill(words: &mut QuickRandom, purse: &Purse) -> Bill {
    let mut cards = [None; 2];
    for card in cards.iter_mut().take(words.below(3) as usize) {
        *card = Some((some_cost(words, purse, 4), some_kinds(words)));
    }
    let upkeep = if words.below(3) == 0 { some_cost(words, purse, 2) } else { Symbols::EMPTY };
    Bill { cards, upkeep }
}

/// Symbols of which most are in the purse.
fn some_cost(words: &mut QuickRandom, purse: &Purse, most: u64) -> Symbols {
    let there: Vec<Symbol> = purse.symbols.iter().chain(purse.events.iter()).collect();
    (0..words.below(most + 1))
        .map(|_| {
            if there.is_empty() || words.below(5) < 2 {
                pick(words, &Symbol::ALL)
            } else {
                pick(words, &there)
            }
        })
        .collect()
}

/// A feature: its name, and the same purse and bill without it if they have it.
type Feature = (&'static str, fn(&Purse, &Bill) -> Option<(Purse, Bill)>);

const FEATURES: [Feature; 12] = [
    ("any", |p, b| (p.any > 0).then_some((Purse { any: 0, ..*p }, *b))),
    ("arrows", |p, b| {
        let has = p.arrows != [0; SYMBOLS] && p.changed == 0;
        has.then_some((Purse { arrows: [0; SYMBOLS], ..*p }, *b))
    }),
    ("events", |p, b| (!p.events.is_empty()).then_some((Purse { events: Symbols::EMPTY, ..*p }, *b))),
    ("discounts", |p, b| {
        (p.discounts != [0; STACKS]).then_some((Purse { discounts: [0; STACKS], ..*p }, *b))
    }),
    ("magician", |p, b| p.has_magician.then_some((Purse { has_magician: false, ..*p }, *b))),
    ("loan", |p, b| (p.loan != 0).then_some((Purse { loan: 0, ..*p }, *b))),
    ("loan of any", |p, b| p.loan_any.then_some((Purse { loan_any: false, ..*p }, *b))),
    ("trip free", |p, b| (p.trip == Trip::Free).then_some((Purse { trip: Trip::None, ..*p }, *b))),
    ("trip used", |p, b| (p.trip == Trip::Used).then_some((Purse { trip: Trip::None, ..*p }, *b))),
    ("changed", |p, b| (p.changed > 0).then_some((Purse { changed: 0, ..*p }, *b))),
    ("two cards", |p, b| b.cards[1].is_some().then_some((*p, Bill { cards: [b.cards[0], None], ..*b }))),
    ("upkeep", |p, b| (!b.upkeep.is_empty()).then_some((*p, Bill { upkeep: Symbols::EMPTY, ..*b }))),
];

/// CV-38, both ways: what can be covered is never refused, and what cannot be is never accepted. Each feature
/// occurs with both answers, and often enough decides which one it is.
#[test]
fn cv_38_the_solver_agrees_with_brute_force() {
    let mut words = QuickRandom::new(38);
    // For each feature: covered with it, not covered with it, and decided by it.
    let mut seen = [[0; 3]; FEATURES.len()];
    let mut both = [0; 2];
    for case in 0..60_000 {
        let purse = some_purse(&mut words);
        let bill = some_bill(&mut words, &purse);
        let expected = brute_covers(&purse, &bill);
        assert_eq!(purse.covers(&bill), expected, "case {case}: {purse:?} {bill:?}");
        both[usize::from(expected)] += 1;
        for ((_, without), seen) in FEATURES.iter().zip(&mut seen) {
            if let Some((purse, bill)) = without(&purse, &bill) {
                seen[usize::from(!expected)] += 1;
                seen[2] += usize::from(purse.covers(&bill) != expected);
            }
        }
    }
    assert!(both.iter().all(|&count| count > 20_000), "{both:?}");
    for ((name, _), [covered, refused, decided]) in FEATURES.iter().zip(seen) {
        let counts = format!("{name}: {covered} covered, {refused} refused, {decided} decided by it");
        assert!(covered > 500 && refused > 500 && decided > 150, "{counts}");
    }
}

/// Every single arrow, from each symbol to each other one, on purses where it can matter.
#[test]
fn cv_36_every_arrow_agrees_with_brute_force() {
    let mut words = QuickRandom::new(36);
    for from in 0..SYMBOLS {
        for to in (0..SYMBOLS).filter(|&to| to != from) {
            for is_double in [false, true] {
                let mut decided = 0;
                for case in 0..300 {
                    let mut purse = some_purse(&mut words);
                    purse.arrows = [0; SYMBOLS];
                    purse.arrows[from] |= 1 << to;
                    if is_double {
                        purse.arrows[to] |= 1 << from;
                    }
                    purse.changed = 0;
                    let mut bill = some_bill(&mut words, &purse);
                    // One symbol to change and one to pay make the arrow matter more often.
                    purse.symbols = purse.symbols.plus(Symbols::one(Symbol::ALL[from]));
                    let (cost, kinds) = bill.cards[0].unwrap_or_default();
                    bill.cards[0] = Some((cost.plus(Symbols::one(Symbol::ALL[to])), kinds));
                    let covers = purse.covers(&bill);
                    assert_eq!(covers, brute_covers(&purse, &bill), "case {case}: {purse:?} {bill:?}");
                    let plain = Purse { arrows: [0; SYMBOLS], ..purse };
                    decided += usize::from(covers != plain.covers(&bill));
                }
                assert!(decided > 10, "the arrow from {from} to {to} mattered {decided} times");
            }
        }
    }
}

/// CV-41: among all ways to cover the cards taken, one that leaves the fewest bad luck is used.
#[test]
fn cv_41_the_fewest_bad_luck_agrees_with_brute_force() {
    let mut words = QuickRandom::new(41);
    let (mut tried, mut by_trip, mut by_arrow, mut by_both, mut kept) = (0, 0, 0, 0, 0);
    while tried < 12_000 {
        let mut purse = some_purse(&mut words);
        purse.changed = 0;
        purse.symbols = purse.symbols.plus(Symbols::many(Symbol::BadLuck, words.below(4) as u8));
        if words.below(2) == 0 {
            purse.arrows[BAD] |= 1 << words.below(5);
        }
        if purse.trip == Trip::Used {
            purse.trip = Trip::Free;
        }
        let bill = Bill { upkeep: Symbols::EMPTY, ..some_bill(&mut words, &purse) };
        let ends = brute(&purse, &bill);
        // The trip may also change a bad luck that pays for nothing.
        let idle = |end: &Units| u8::from(end.trip && end.own[BAD] > 0);
        let trips = |end: &Units| end.tripped + idle(end);
        let Some(most) = ends.iter().map(|end| end.arrowed + trips(end)).max() else { continue };
        tried += 1;
        let (is_trip, changed) = purse.fewest_bad_luck(&bill);
        assert_eq!(u8::from(is_trip) + changed, most, "{purse:?} {bill:?}");
        let is_way = ends.iter().any(|end| end.arrowed == changed && trips(end) >= u8::from(is_trip));
        assert!(is_way, "{is_trip} {changed}: {purse:?} {bill:?}");
        by_trip += usize::from(is_trip && changed == 0);
        by_arrow += usize::from(!is_trip && changed > 0);
        by_both += usize::from(is_trip && changed > 0);
        kept += usize::from(most == 0 && purse.symbols.count(Symbol::BadLuck) > 0);
    }
    let counts = [by_trip, by_arrow, by_both, kept];
    assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
}
