//! The actions phase: orders are carried out by number, each by its owners in turn.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, development, idea, theft};
use crate::Cvlizations;
use crate::action::{Action, Swap};
use crate::card::{Order, Strength};
use crate::event::Event;
use crate::model::{Agenda, Board, Phase, State};
use crate::resource::{Bundle, Resource, Resources};
use crate::rule_ids::{CVL_23, CVL_25};
use crate::why::Why;

/// What became of an action, as far as ideas ask for it.
#[derive(Clone, Copy)]
pub(crate) struct Done {
    pub(crate) order: Order,
    pub(crate) strength: Strength,
    /// Whether it brought anything.
    pub(crate) brought: bool,
    /// What Trading took.
    pub(crate) taken: Option<Resource>,
    /// Whether it was the second time (CVL-26).
    pub(crate) is_again: bool,
}

/// What a gathering order brings.
#[inline]
pub(crate) fn gathered(order: Order) -> Option<Resource> {
    match order {
        Order::Logging => Some(Resource::Wood),
        Order::Hunting => Some(Resource::Food),
        Order::Quarrying => Some(Resource::Stone),
        Order::Theft | Order::Cunning | Order::Slacking | Order::Trading | Order::Doubling => None,
    }
}

/// The order that is due, and its strength.
#[inline]
pub(crate) fn due(board: &Board) -> (Order, Strength) {
    let order = board.agenda.due().map_or(Order::Trading, |(order, _)| order);
    (order, board.crowd.strength(order))
}

/// CVL-20: by number, and each from the leader clockwise. CVL-62: only players carry out anything.
#[inline]
pub(crate) fn begin(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.is_again = false;
    board.agenda = Agenda::default();
    for place in 0..game.players {
        let seat = game.seat_at(board, place);
        board.agenda = board.agenda.with(place, board.laid[seat.index()]);
    }
    run(game, state, sink);
}

/// Carries out orders until somebody has a choice or all are done.
pub(crate) fn run(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    while let Some((order, place)) = board.agenda.due() {
        let strength = board.crowd.strength(order);
        let seat = game.seat_at(board, place);
        let is_first = |place| !board.laid[game.seat_at(board, place).index()].contains(order);
        if !board.is_again && (0..place).all(is_first) {
            sink.tell(Told::open(Event::Due(order, strength)));
        }
        if let Some(done) = execute(game, board, seat, order, strength, sink) {
            if idea::after_action(game, board, seat, done, sink) {
                return;
            }
            step(game, board, seat, sink);
        } else {
            board.phase = Phase::Carry(seat);
            return;
        }
    }
    development::begin(game, state, sink);
}

/// CVL-22, CVL-26: the second time follows at once, before the next player.
#[inline]
fn step(game: &Cvlizations, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
    board.is_again = !board.is_again && is_doubled(game, board, seat);
    if board.is_again {
        let (order, _) = due(board);
        sink.tell(Told::open(Event::Again(seat, order)));
    } else {
        board.agenda.next();
    }
}

/// CVL-22: whether the other order of this seat is carried out twice.
#[inline]
pub(crate) fn is_doubled(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    board.laid[seat.index()].contains(Order::Doubling)
        && game.book.amount(Order::Doubling, board.crowd.strength(Order::Doubling)) > 0
}

/// CVL-21: carries out an order once; `None` if it leaves a choice.
#[inline]
pub(crate) fn execute(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    order: Order,
    strength: Strength,
    sink: &mut impl Sink<Event>,
) -> Option<Done> {
    let amount = game.book.amount(order, strength);
    let done = Done { order, strength, brought: amount > 0, taken: None, is_again: board.is_again };
    if amount == 0 {
        sink.tell(Told::open(Event::Failed(seat, order)));
        return Some(done);
    }
    let player = &mut board.players[seat];
    match order {
        Order::Logging | Order::Hunting | Order::Quarrying => {
            if let Some(resource) = gathered(order) {
                player.resources = player.resources.plus(Resources::of(resource, u32::from(amount)));
                sink.tell(Told::open(Event::Gathered(seat, order, resource, amount)));
            }
            Some(done)
        }
        Order::Slacking => {
            player.happiness += u32::from(amount);
            sink.tell(Told::open(Event::Slacked(seat, amount)));
            Some(done)
        }
        Order::Cunning => None,
        // CVL-25: somebody without resources trades nothing.
        Order::Trading if player.resources.is_none() => {
            sink.tell(Told::open(Event::NothingToTrade(seat)));
            Some(Done { brought: false, ..done })
        }
        Order::Trading => None,
        // CVL-24: if nobody can be robbed, nothing happens.
        Order::Theft if !theft::is_possible(game, board, seat) => {
            sink.tell(Told::open(Event::NobodyToRob(seat)));
            Some(Done { brought: false, ..done })
        }
        Order::Theft => None,
        // CVL-22: Doubling is not carried out.
        Order::Doubling => Some(done),
    }
}

/// The choices that the order that is due leaves.
#[inline]
pub(crate) fn list(game: &Cvlizations, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let (order, strength) = due(board);
    let amount = game.book.amount(order, strength);
    match order {
        Order::Theft => theft::list(game, board, seat, out),
        Order::Cunning => {
            out.extend(Bundle::all(u32::from(amount)).iter().map(|&bundle| Action::Take(bundle)));
        }
        Order::Trading => {
            let resources = board.players[seat].resources;
            let swaps = Swap::ALL.into_iter().filter(|swap| resources.has(swap.give));
            out.extend(swaps.map(Action::Trade));
        }
        Order::Logging | Order::Hunting | Order::Quarrying | Order::Slacking | Order::Doubling => {}
    }
}

pub(crate) fn check(game: &Cvlizations, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    let (order, strength) = due(board);
    let amount = game.book.amount(order, strength);
    match (order, action) {
        (Order::Theft, Action::Steal(steal)) => theft::check(game, board, seat, steal),
        (Order::Cunning, Action::Take(bundle)) if bundle.count() == u32::from(amount) => Ok(()),
        (Order::Cunning, Action::Take(_)) => Err(Refusal::new(CVL_23, Why::TakeCount(amount))),
        (Order::Trading, Action::Trade(swap)) => {
            if swap.give == swap.take {
                Err(Refusal::new(CVL_25, Why::SameKind))
            } else if !board.players[seat].resources.has(swap.give) {
                Err(Refusal::new(CVL_25, Why::NothingToGive(swap.give)))
            } else {
                Ok(())
            }
        }
        (Order::Theft, _) => Err(Refusal::new(CVL_23, Why::StealNow)),
        (Order::Trading, _) => Err(Refusal::new(CVL_23, Why::TradeNow)),
        _ => Err(Refusal::new(CVL_23, Why::TakeNow)),
    }
}

/// The choice is made: the order is carried out, and the phase goes on.
#[inline]
pub(crate) fn choose(
    game: &Cvlizations,
    state: &mut State,
    seat: Seat,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let (order, strength) = due(board);
    let amount = game.book.amount(order, strength);
    let mut done = Done { order, strength, brought: true, taken: None, is_again: board.is_again };
    let player = &mut board.players[seat];
    match action {
        Action::Steal(steal) => theft::carry_out(board, seat, steal, sink),
        Action::Take(bundle) => {
            player.resources = player.resources.plus(bundle.resources());
            sink.tell(Told::open(Event::Took(seat, bundle)));
        }
        Action::Trade(swap) => {
            let given = player.resources.minus(Resources::of(swap.give, 1));
            player.resources = given.plus(Resources::of(swap.take, u32::from(amount)));
            done.taken = Some(swap.take);
            sink.tell(Told::open(Event::Traded(seat, swap, amount)));
        }
        Action::Lay { .. } | Action::Buy { .. } | Action::Stop => {}
    }
    if !idea::after_action(game, board, seat, done, sink) {
        go_on(game, state, seat, sink);
    }
}

/// An action is over, its ideas included.
#[inline]
pub(crate) fn go_on(game: &Cvlizations, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    step(game, &mut state.board, seat, sink);
    run(game, state, sink);
}
