//! Imagining: a full state that has a given view, uniformly over all there are.
//!
//! A viewer cannot place the deck, the other hands and some modification values. Every way the
//! unplaced cards can lie is equally likely, copies told apart, as long as the view comes out the same:
//!
//! - Each other seat holds the cards it was dealt, kept and drew, less what it has openly played; so what it
//!   played beyond the cards it is known to have had must have been among its unplaced cards.
//! - Viewers remember what they passed: the left neighbour kept some of the first cards and passed the others
//!   on; the second cards stayed with the left neighbour.
//!
//! Where a played card may have come from either source, the ways are counted, not guessed: the split of the
//! passed cards is chosen by the number of arrangements it allows, and an arrangement that could be proposed
//! in several ways is accepted that much less often.

use engine::{Parts, Random, Seat, SeatSet};

use crate::Kosmopolis;
use crate::action::Keep;
use crate::card::Cards;
use crate::deck::MODIFICATIONS;
use crate::model::{Board, BySeat, Hidden, NO_MODIFICATION, Phase, State, Step};
use crate::rules::draft::keep_count;
use crate::view::View;

/// Draws a state with this view.
pub(crate) fn imagine(game: &Kosmopolis, view: &View, words: &mut impl Random) -> State {
    let board = view.board;
    let mut hidden = Hidden {
        deck: Cards::EMPTY,
        hand: BySeat::all(Cards::EMPTY),
        pack: BySeat::all(Cards::EMPTY),
        chosen: Parts::NONE,
        passed: [BySeat::all(Cards::EMPTY); 2],
        stock: 0,
        laid: [NO_MODIFICATION; MODIFICATIONS],
        drawn: NO_MODIFICATION,
    };
    if let Some(seat) = view.viewer.seat() {
        let right = seat.right(game.players);
        hidden.hand[seat] = view.hand;
        hidden.pack[seat] = view.pack;
        Keep::of(view.chosen).into_iter().for_each(|keep| hidden.chosen.put(seat, keep));
        for step in 0..2 {
            hidden.passed[step][right] = view.received[step];
            hidden.passed[step][seat] = view.passed[step];
        }
    }
    imagine_modifications(game, view, &mut hidden, words);
    match board.phase {
        Phase::Play(_) | Phase::Scholar(_) | Phase::Agent(_) | Phase::Lay(_) | Phase::Priest(_) => {
            Hands::new(game, view).imagine(&mut hidden, words);
        }
        Phase::Deal(_) | Phase::Draft(_) => imagine_draft(game, view, &mut hidden, words),
        Phase::Seed | Phase::Start(_) | Phase::Save(_) | Phase::Over => {
            hidden.deck = game.deck.cards.minus(on_table(&board));
        }
    }
    debug_assert_eq!(hidden.deck.total(), u32::from(board.deck_count));
    State { board, hidden }
}

/// Every card that lies open.
fn on_table(board: &Board) -> Cards {
    let towns = board.hometown.iter().chain(&board.bonus).fold(Cards::EMPTY, |all, &pile| all.plus(pile));
    towns.plus(board.capital).plus(board.discards)
}

/// Draws one card out of a pool.
#[inline]
fn draw(pool: &mut Cards, total: &mut u32, words: &mut impl Random) -> Cards {
    let kind = pool.nth(words.below(u64::from(*total)) as u32);
    pool.remove(kind);
    *total -= 1;
    Cards::one(kind)
}

/// Draws some cards out of a pool.
#[inline]
fn draw_many(pool: &mut Cards, total: &mut u32, count: u32, words: &mut impl Random) -> Cards {
    (0..count).fold(Cards::EMPTY, |cards, _| cards.plus(draw(pool, total, words)))
}

/// Draws some of the cards, leaving them where they are.
fn sample(cards: Cards, count: u32, words: &mut impl Random) -> Cards {
    let mut pool = cards;
    draw_many(&mut pool, &mut cards.total(), count, words)
}

/// The values the viewer cannot place are dealt out at random to the cards the viewer cannot see.
fn imagine_modifications(game: &Kosmopolis, view: &View, hidden: &mut Hidden, words: &mut impl Random) {
    let board = &view.board;
    let mut unknown: u8 = (1 << MODIFICATIONS) - 1;
    let known = view.values.iter().flatten().chain(&view.drawn);
    let opened = board.opening.iter().flatten().filter(|_| matches!(board.phase, Phase::Start(_)));
    for index in known.chain(opened).filter_map(|&value| game.modification_index(value)) {
        unknown &= !(1 << index);
    }
    let mut take = |unknown: &mut u8| {
        let mut bits = *unknown;
        for _ in 0..words.below(u64::from(bits.count_ones())) {
            bits &= bits - 1;
        }
        let index = bits.trailing_zeros() as u8;
        *unknown &= !(1 << index);
        index
    };
    for place in 0..MODIFICATIONS {
        if board.laid[place].is_some() {
            let known = view.values[place].and_then(|value| game.modification_index(value));
            hidden.laid[place] = known.unwrap_or_else(|| take(&mut unknown));
        }
    }
    if matches!(board.phase, Phase::Lay(_)) {
        let known = view.drawn.and_then(|value| game.modification_index(value));
        hidden.drawn = known.unwrap_or_else(|| take(&mut unknown));
    }
    hidden.stock = unknown;
}

/// In the draft nothing has been played yet: what the viewer cannot see is simply dealt out.
fn imagine_draft(game: &Kosmopolis, view: &View, hidden: &mut Hidden, words: &mut impl Random) {
    let board = &view.board;
    let is_second = board.phase == Phase::Draft(Step::Second);
    let own = view.viewer.seat();
    let left = own.map(|seat| seat.left(1, game.players));
    let mut pool = game.deck.cards.minus(on_table(board)).minus(view.hand).minus(view.pack);
    if is_second {
        pool = pool.minus(view.passed[0]);
    }
    let mut total = pool.total();
    for seat in Seat::all(game.players).filter(|&seat| Some(seat) != own) {
        hidden.hand[seat] = draw_many(&mut pool, &mut total, u32::from(board.hand_count[seat]), words);
        hidden.pack[seat] = if is_second && Some(seat) == left {
            view.passed[0]
        } else {
            draw_many(&mut pool, &mut total, u32::from(board.pack_count[seat]), words)
        };
        if is_second {
            hidden.passed[0][seat.right(game.players)] = hidden.pack[seat];
        }
        if board.gathering.done().contains(seat) {
            let count = keep_count(board.pack_count[seat]);
            let kept = sample(hidden.pack[seat], u32::from(count), words);
            Keep::of(kept).into_iter().for_each(|keep| hidden.chosen.put(seat, keep));
        }
    }
    hidden.deck = pool;
}

/// The most ways to split the passed cards: two of four.
const SPLITS_MAX: usize = 6;

/// What a viewer knows of the other hands during play.
struct Hands<'a> {
    game: &'a Kosmopolis,
    view: &'a View,
    /// The seats whose hands are imagined.
    others: SeatSet,
    /// Every card that is not placed: in the deck, or somewhere among the others' own cards.
    pool: Cards,
    /// Cards that the left neighbour certainly had.
    sure: Cards,
    /// Cards of which the left neighbour kept `kept` and passed the others on.
    split: Cards,
    /// How many cards are kept at the second step of the draft.
    kept: u32,
    /// How many cards are passed at the second step of the draft.
    passed: u32,
    /// How many unplaced cards each other seat had.
    slots: BySeat<u32>,
}

/// One way the passed cards may have been split, with what each other seat had for certain then.
#[derive(Clone, Copy)]
struct Split {
    /// What the left neighbour kept of them.
    kept: Cards,
    /// What each seat played that must have been among its unplaced cards.
    forced: BySeat<Cards>,
    /// In how many ways this can be, up to a common factor.
    weight: f64,
}

impl<'a> Hands<'a> {
    fn new(game: &'a Kosmopolis, view: &'a View) -> Hands<'a> {
        let board = &view.board;
        let own = view.viewer.seat();
        let others = own.map_or(SeatSet::all(game.players), |seat| SeatSet::all(game.players).without(seat));
        let arrived = board.dealt - keep_count(board.dealt);
        let kept = keep_count(arrived);
        // With two players what the neighbour passed on came back: the split is known.
        let (sure, split) = match own {
            None => (Cards::EMPTY, Cards::EMPTY),
            Some(_) if game.players == 2 => {
                (view.passed[1].plus(view.passed[0].minus(view.received[1])), Cards::EMPTY)
            }
            Some(_) => (view.passed[1], view.passed[0]),
        };
        let played = others.iter().fold(Cards::EMPTY, |all, seat| all.plus(board.played[seat]));
        let seen = on_table(board).minus(played).plus(view.hand).plus(sure).plus(split);
        let mut hands = Hands {
            game,
            view,
            others,
            pool: game.deck.cards.minus(seen),
            sure,
            split,
            kept: u32::from(kept),
            passed: u32::from(arrived - kept),
            slots: BySeat::all(0),
        };
        for seat in others.iter() {
            hands.slots[seat] = hands.slot_count(seat);
        }
        hands
    }

    fn left(&self) -> Option<Seat> {
        self.view.viewer.seat().map(|seat| seat.left(1, self.game.players))
    }

    /// The seat that got what the left neighbour passed on; none with two players: it came back to the viewer.
    fn second_left(&self) -> Option<Seat> {
        let seat = self.view.viewer.seat()?;
        (self.game.players > 2).then(|| seat.left(2, self.game.players))
    }

    /// The cards a seat certainly had if the split was this one.
    fn fixed(&self, seat: Seat, kept: Cards) -> Cards {
        if Some(seat) == self.left() {
            self.sure.plus(kept)
        } else if Some(seat) == self.second_left() {
            self.split.minus(kept)
        } else {
            Cards::EMPTY
        }
    }

    fn slot_count(&self, seat: Seat) -> u32 {
        let board = &self.view.board;
        let fixed = if Some(seat) == self.left() {
            self.sure.total() + if self.split.is_empty() { 0 } else { self.kept }
        } else if Some(seat) == self.second_left() {
            self.passed
        } else {
            0
        };
        u32::from(board.dealt) + u32::from(board.drawn_count[seat]) - fixed
    }

    fn split_of(&self, kept: Cards) -> Split {
        // Only the two seats that got passed cards have any that are certain.
        let mut forced = self.view.board.played;
        for seat in [self.left(), self.second_left()].into_iter().flatten() {
            forced[seat] = forced[seat].beyond(self.fixed(seat, kept));
        }
        Split { kept, forced, weight: 0.0 }
    }

    /// In how many ways the unplaced cards can lie with this split, counting an arrangement once for every
    /// choice of which copies were the forced ones. The acceptance step takes that back.
    fn weigh(&self, split: &Split) -> f64 {
        let mut ways = 1.0;
        let mut rest = self.pool;
        let mut rest_count = rest.total();
        for seat in self.others.iter() {
            let forced = split.forced[seat];
            let mut forced_count = 0;
            for kind in forced.kinds() {
                let (copies, needed) = (rest.count(kind), forced.count(kind));
                if copies < needed {
                    return 0.0;
                }
                ways *= choose(copies, needed);
                forced_count += u32::from(needed);
            }
            if forced_count > self.slots[seat] {
                return 0.0;
            }
            rest = rest.minus(forced);
            rest_count -= forced_count;
            ways *= INVERSE_FACTORIALS[(self.slots[seat] - forced_count) as usize];
        }
        ways * FACTORIALS[rest_count as usize]
    }

    /// All ways the split may have been, copies told apart; there is something to split.
    fn splits(&self) -> ([Split; SPLITS_MAX], usize) {
        let none = Split { kept: Cards::EMPTY, forced: BySeat::all(Cards::EMPTY), weight: 0.0 };
        let mut splits = [none; SPLITS_MAX];
        let mut count = 0;
        let mut add = |kept: Cards| {
            splits[count] = self.split_of(kept);
            count += 1;
        };
        let mut rest = self.split.iter();
        while let Some(first) = rest.next() {
            if self.kept == 1 {
                add(Cards::one(first));
            } else {
                rest.clone().for_each(|second| add(Cards::one(first).plus(Cards::one(second))));
            }
        }
        (splits, count)
    }

    /// Whether a played card may have come from the split as well as from elsewhere: then splits differ.
    fn is_ambiguous(&self) -> bool {
        let board = &self.view.board;
        let seats = [self.left(), self.second_left()];
        seats.into_iter().flatten().any(|seat| {
            let played = board.played[seat];
            self.split.kinds().any(|kind| played.has(kind))
        })
    }

    fn choose_split(&self, words: &mut impl Random) -> Split {
        if self.split.is_empty() {
            return self.split_of(Cards::EMPTY);
        }
        if !self.is_ambiguous() {
            return self.split_of(sample(self.split, self.kept, words));
        }
        let (mut splits, count) = self.splits();
        let splits = &mut splits[..count];
        for split in &mut *splits {
            split.weight = self.weigh(split);
        }
        let sum: f64 = splits.iter().map(|split| split.weight).sum();
        let mut at = unit(words) * sum;
        for split in &*splits {
            at -= split.weight;
            if at < 0.0 {
                return *split;
            }
        }
        // Rounding may leave a hair: any split that is possible will do.
        splits.iter().rev().find(|split| split.weight > 0.0).copied().unwrap_or(splits[0])
    }

    fn imagine(&self, hidden: &mut Hidden, words: &mut impl Random) {
        let (split, own, rest) = loop {
            let split = self.choose_split(words);
            let forced = self.others.iter().fold(Cards::EMPTY, |all, seat| all.plus(split.forced[seat]));
            let mut rest = self.pool.minus(forced);
            let mut total = rest.total();
            let mut own = BySeat::all(Cards::EMPTY);
            let mut proposals = 1.0;
            for seat in self.others.iter() {
                let forced = split.forced[seat];
                let free = self.slots[seat] - forced.total();
                let cards = forced.plus(draw_many(&mut rest, &mut total, free, words));
                for kind in forced.kinds() {
                    proposals *= choose(cards.count(kind), forced.count(kind));
                }
                own[seat] = cards;
            }
            if proposals == 1.0 || unit(words) * proposals < 1.0 {
                break (split, own, rest);
            }
        };
        hidden.deck = rest;
        for seat in self.others.iter() {
            let all = own[seat].plus(self.fixed(seat, split.kept));
            hidden.hand[seat] = all.minus(self.view.board.played[seat]);
        }
        self.remember(&split, own, hidden, words);
    }

    /// What the others remember of the draft: which of their unplaced cards came at which step.
    fn remember(&self, split: &Split, mut own: BySeat<Cards>, hidden: &mut Hidden, words: &mut impl Random) {
        let players = self.game.players;
        if self.kept == 0 {
            return;
        }
        let mut kept: BySeat<Cards> = BySeat::all(Cards::EMPTY);
        for seat in self.others.iter().filter(|&seat| Some(seat) != self.left()) {
            let right = seat.right(players);
            kept[seat] = sample(own[seat], self.kept, words);
            own[seat] = own[seat].minus(kept[seat]);
            hidden.passed[1][right] = if Some(seat) == self.second_left() {
                self.split.minus(split.kept)
            } else {
                sample(own[seat], self.passed, words)
            };
        }
        for seat in self.others.iter().filter(|&seat| Some(seat) != self.left()) {
            let right = seat.right(players);
            hidden.passed[0][right] = kept[seat].plus(hidden.passed[1][seat]);
        }
    }
}

/// A number from 0 up to, not including, 1.
fn unit(words: &mut impl Random) -> f64 {
    (words.word() >> 11) as f64 / (1u64 << 53) as f64
}

/// The factorials up to the largest deck: 20 kinds of 7.
const FACTORIALS: [f64; 141] = {
    let mut table = [1.0; 141];
    let mut n = 1;
    while n < table.len() {
        table[n] = table[n - 1] * n as f64;
        n += 1;
    }
    table
};

/// Their inverses, because dividing is slow.
const INVERSE_FACTORIALS: [f64; 141] = {
    let mut table = FACTORIALS;
    let mut n = 0;
    while n < table.len() {
        table[n] = 1.0 / table[n];
        n += 1;
    }
    table
};

/// How many ways to choose `k` of `n`, both at most 7.
#[inline]
fn choose(n: u8, k: u8) -> f64 {
    CHOICES[usize::from(n)][usize::from(k)]
}

/// Pascal's triangle up to the most copies of a kind.
const CHOICES: [[f64; 8]; 8] = {
    let mut table = [[0.0; 8]; 8];
    let mut n = 0;
    while n < 8 {
        table[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};
