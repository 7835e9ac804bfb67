//! Theft: whom one may rob, and of what.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::Refused;
use crate::Cvlizations;
use crate::action::{Action, Loot, Theft};
use crate::card::{Order, Strength};
use crate::effect::Moment;
use crate::event::Event;
use crate::model::{Board, PLAYERS_MAX};
use crate::resource::{Bundle, Resource, Resources};
use crate::rule_ids::{CVL_24, CVL_63, CVL_C10, CVL_C26};
use crate::why::Why;

/// What a thief has to take: so many victims, and something from the supply or not.
struct Task {
    victims: SeatSet,
    victim_count: u32,
    is_from_supply: bool,
}

fn task(game: &Cvlizations, board: &Board, thief: Seat) -> Task {
    task_at(game, board, thief, board.crowd.strength(Order::Theft))
}

/// The same if Theft has this strength.
#[inline]
fn task_at(game: &Cvlizations, board: &Board, thief: Seat, strength: Strength) -> Task {
    let amount = game.book.amount(Order::Theft, strength);
    let mut victims = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        if seat != thief && is_robbable(game, board, seat) {
            victims = victims.with(seat);
        }
    }
    let most = u32::from(amount).min(victims.count());
    if game.players == 2 {
        // CVL-63: with two players the supply gives the second resource, by two and never else, whatever the deck
        // says of the number of victims.
        Task { victims, victim_count: most.min(1), is_from_supply: strength == Strength::Two }
    } else {
        Task { victims, victim_count: most, is_from_supply: false }
    }
}

#[inline]
fn is_robbable(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    // CVL-24: who has no resources cannot be chosen.
    !board.players[seat].resources.is_none() && !is_protected(game, board, seat)
}

/// CVL-C26: Law protects its owner once they have been robbed this turn.
#[inline]
fn is_protected(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    board.robbed.contains(seat) && has_law(game, board, seat)
}

#[inline]
fn has_law(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    !game.working(board, seat, Moment::Robbed).is_empty()
}

/// How many resources this thief takes from this victim: one, and with the Sword (CVL-C10) one more if there is
/// one, but not from the owner of Law (CVL-C26).
#[inline]
fn loot_count(game: &Cvlizations, board: &Board, thief: Seat, victim: Seat) -> u32 {
    let has_sword = !game.working(board, thief, Moment::Robbing).is_empty();
    let most = if has_sword && !has_law(game, board, victim) { 2 } else { 1 };
    board.players[victim].resources.total().min(most)
}

/// Whether there is anything to take.
#[inline]
pub(crate) fn is_possible(game: &Cvlizations, board: &Board, thief: Seat) -> bool {
    let task = task(game, board, thief);
    task.victim_count > 0 || task.is_from_supply
}

/// The most that a thief can take if Theft has this strength: from others, and from the supply.
pub(crate) fn most(game: &Cvlizations, board: &Board, thief: Seat, strength: Strength) -> (u32, u32) {
    let task = task_at(game, board, thief, strength);
    let mut counts: Vec<u32> =
        task.victims.iter().map(|victim| loot_count(game, board, thief, victim)).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    (counts.iter().take(task.victim_count as usize).sum(), u32::from(task.is_from_supply))
}

/// The most that can be stolen from one victim in different ways: two of three resources, alike or not.
const LOOTS_MAX: usize = 6;

/// Everything that can be stolen from the victims, ascending, and where the loots of each victim end. Written down once,
/// because by two every loot goes with many others.
struct Loots {
    loots: [Option<Loot>; LOOTS_MAX * (PLAYERS_MAX - 1)],
    ends: [usize; PLAYERS_MAX - 1],
    victim_count: usize,
}

impl Loots {
    #[inline]
    fn new(game: &Cvlizations, board: &Board, thief: Seat, victims: SeatSet) -> Loots {
        let mut found = Loots {
            loots: [None; LOOTS_MAX * (PLAYERS_MAX - 1)],
            ends: [0; PLAYERS_MAX - 1],
            victim_count: 0,
        };
        let mut end = 0;
        for victim in victims.iter() {
            let held = board.players[victim].resources;
            for &bundle in Bundle::all(loot_count(game, board, thief, victim)) {
                if held.covers(bundle.resources()) {
                    found.loots[end] = Some(Loot { victim, bundle });
                    end += 1;
                }
            }
            found.ends[found.victim_count] = end;
            found.victim_count += 1;
        }
        found
    }

    #[inline]
    fn all(&self) -> &[Option<Loot>] {
        &self.loots[..self.ends[..self.victim_count].last().copied().unwrap_or(0)]
    }

    /// The loots of each victim with all those of later ones.
    #[inline]
    fn pairs(&self, mut found: impl FnMut(Option<Loot>, Option<Loot>)) {
        let (all, mut start) = (self.all(), 0);
        for &end in &self.ends[..self.victim_count] {
            for &first in &all[start..end] {
                all[end..].iter().for_each(|&second| found(first, second));
            }
            start = end;
        }
    }
}

/// CVL-24: every choice of victims, which have no order, and of a resource of each.
pub(crate) fn list(game: &Cvlizations, board: &Board, thief: Seat, out: &mut Vec<Action>) {
    let task = task(game, board, thief);
    let loots = Loots::new(game, board, thief, task.victims);
    let mut push = |first, second, supply| out.push(Action::Steal(Theft { first, second, supply }));
    match (task.victim_count, task.is_from_supply) {
        (0, _) => Resource::ALL.into_iter().for_each(|resource| push(None, None, Some(resource))),
        (1, false) => {
            loots.all().iter().for_each(|&first| push(first, None, None));
        }
        (1, true) => {
            for &first in loots.all() {
                Resource::ALL.into_iter().for_each(|resource| push(first, None, Some(resource)));
            }
        }
        (_, _) => loots.pairs(|first, second| push(first, second, None)),
    }
}

pub(crate) fn check(game: &Cvlizations, board: &Board, thief: Seat, theft: Theft) -> Result<(), Refused> {
    let task = task(game, board, thief);
    if task.is_from_supply && theft.supply.is_none() {
        return Err(Refusal::new(CVL_63, Why::SupplyToo));
    }
    if !task.is_from_supply && theft.supply.is_some() {
        return Err(Refusal::new(CVL_63, Why::NoSupply));
    }
    for Loot { victim, bundle } in theft.loots() {
        if victim == thief || victim.index() >= game.players {
            return Err(Refusal::new(CVL_24, Why::NoVictim));
        }
        if board.players[victim].resources.is_none() {
            return Err(Refusal::new(CVL_24, Why::NothingToSteal(victim)));
        }
        if is_protected(game, board, victim) {
            return Err(Refusal::new(CVL_C26, Why::Protected(victim)));
        }
        let count = loot_count(game, board, thief, victim);
        if bundle.count() != count {
            let rule = if count == 2 { CVL_C10 } else { CVL_24 };
            return Err(Refusal::new(rule, Why::LootCount(victim, count as u8)));
        }
        if !board.players[victim].resources.covers(bundle.resources()) {
            return Err(Refusal::new(CVL_24, Why::NotTheirs(victim)));
        }
    }
    if theft.loots().count() as u32 != task.victim_count {
        return Err(Refusal::new(CVL_24, Why::VictimCount(task.victim_count as u8)));
    }
    match (theft.first, theft.second) {
        // Notation writes them in seat order, so that the two have no order.
        (Some(first), Some(second)) if first.victim >= second.victim => {
            Err(Refusal::new(CVL_24, Why::SameVictim))
        }
        (None, Some(_)) => Err(Refusal::new(CVL_24, Why::VictimCount(task.victim_count as u8))),
        _ => Ok(()),
    }
}

/// Resources change hands.
#[inline]
pub(crate) fn carry_out(board: &mut Board, thief: Seat, theft: Theft, sink: &mut impl Sink<Event>) {
    let mut gained = Resources::NONE;
    for Loot { victim, bundle } in theft.loots() {
        let resources = bundle.resources();
        board.players[victim].resources = board.players[victim].resources.minus(resources);
        board.robbed = board.robbed.with(victim);
        gained = gained.plus(resources);
        sink.tell(Told::open(Event::Robbed(thief, victim, bundle)));
    }
    if let Some(resource) = theft.supply {
        gained = gained.plus(Resources::of(resource, 1));
        sink.tell(Told::open(Event::FromSupply(thief, resource)));
    }
    board.players[thief].resources = board.players[thief].resources.plus(gained);
}
