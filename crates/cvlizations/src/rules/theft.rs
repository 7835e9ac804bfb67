//! Theft: whom one may rob, and of what.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::Refused;
use crate::Cvlizations;
use crate::action::{Action, Loot, Theft};
use crate::effect::Moment;
use crate::event::Event;
use crate::model::Board;
use crate::resource::{Bundle, Resource, Resources};
use crate::rule_ids::{CVL_24, CVL_63, CVL_C10, CVL_C26};
use crate::why::Why;

/// What a thief has to take: so many victims, and something from the supply or not.
struct Task {
    victims: SeatSet,
    victim_count: u32,
    is_from_supply: bool,
}

fn task(game: &Cvlizations, board: &Board, thief: Seat, amount: u8) -> Task {
    let mut victims = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        if seat != thief && is_robbable(game, board, seat) {
            victims = victims.with(seat);
        }
    }
    let most = u32::from(amount).min(victims.count());
    if game.players == 2 {
        // CVL-63: with two players the second resource is the supply's.
        Task { victims, victim_count: most.min(1), is_from_supply: amount == 2 }
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
pub(crate) fn is_possible(game: &Cvlizations, board: &Board, thief: Seat, amount: u8) -> bool {
    let task = task(game, board, thief, amount);
    task.victim_count > 0 || task.is_from_supply
}

/// What can be stolen from one victim, ascending.
#[inline]
fn bundles(held: Resources, count: u32) -> impl Iterator<Item = Bundle> + Clone {
    Bundle::all(count).iter().copied().filter(move |bundle| held.covers(bundle.resources()))
}

/// CVL-24: every choice of victims, which have no order, and of a resource of each.
pub(crate) fn list(game: &Cvlizations, board: &Board, thief: Seat, amount: u8, out: &mut Vec<Action>) {
    let task = task(game, board, thief, amount);
    let loots = |victim: Seat| {
        let count = loot_count(game, board, thief, victim);
        bundles(board.players[victim].resources, count).map(move |bundle| Loot { victim, bundle })
    };
    let mut push = |first, second, supply| out.push(Action::Steal(Theft { first, second, supply }));
    match (task.victim_count, task.is_from_supply) {
        (0, _) => Resource::ALL.into_iter().for_each(|resource| push(None, None, Some(resource))),
        (1, false) => {
            for first in task.victims.iter().flat_map(loots) {
                push(Some(first), None, None);
            }
        }
        (1, true) => {
            for first in task.victims.iter().flat_map(loots) {
                Resource::ALL.into_iter().for_each(|resource| push(Some(first), None, Some(resource)));
            }
        }
        (_, _) => {
            for victim in task.victims.iter() {
                for first in loots(victim) {
                    let others = task.victims.iter().filter(|&other| other > victim);
                    for second in others.flat_map(loots) {
                        push(Some(first), Some(second), None);
                    }
                }
            }
        }
    }
}

pub(crate) fn check(
    game: &Cvlizations,
    board: &Board,
    thief: Seat,
    amount: u8,
    theft: Theft,
) -> Result<(), Refused> {
    let task = task(game, board, thief, amount);
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
