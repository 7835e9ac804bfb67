//! How an order stands, and how likely each number of tribes is as far as open and used orders tell.
//!
//! Nothing is decided here. What is counted lies open, or is the viewer's own; a tribe's hidden order is taken to be
//! any of those it can still lay, each as likely as the others. For the Grannfolk that is exact. What an order brings
//! is foreseen by the rules ([`Cvlizations::foresee`]).

use cvlizations::{Board, Cvlizations, Order, Phase, Resource, Strength, TRIBES, Tribe, View};

/// The resource of a gathering order.
pub(super) fn gathered(order: Order) -> Option<Resource> {
    match order {
        Order::Logging => Some(Resource::Wood),
        Order::Hunting => Some(Resource::Food),
        Order::Quarrying => Some(Resource::Stone),
        Order::Theft | Order::Cunning | Order::Slacking | Order::Trading | Order::Doubling => None,
    }
}

/// Whether orders are being laid.
pub(super) fn is_laying(board: &Board) -> bool {
    matches!(board.phase, Phase::Lay(_) | Phase::GrannfolkOpen | Phase::GrannfolkHidden)
}

/// The tribe whose two orders concern the viewer now: the one the viewer lays for, else the viewer's own.
pub(super) fn subject(view: &View) -> Option<Tribe> {
    let seat = view.viewer.seat()?;
    match view.board.phase {
        Phase::Lay(tribe @ Tribe::Neutral(leader)) if leader == seat => Some(tribe),
        _ => Some(Tribe::Player(seat)),
    }
}

/// Whether a tribe has this order open, or hidden and the viewer knows it.
pub(super) fn is_known(view: &View, tribe: Tribe, order: Order) -> bool {
    let board = &view.board;
    board.laid[tribe.index()].contains(order)
        || (is_laying(board) && board.open[tribe.index()] == Some(order))
        || view.hidden_of(tribe) == Some(order)
}

/// How likely it is that a tribe has laid or will lay this order.
fn share(view: &View, tribe: Tribe, order: Order) -> f64 {
    let board = &view.board;
    let hand = board.hand[tribe.index()];
    if is_known(view, tribe, order) {
        return 1.0;
    }
    // Both orders of the tribe are known, or this one is used up.
    if view.hidden_of(tribe).is_some() || !hand.contains(order) {
        return 0.0;
    }
    let count = f64::from(hand.count());
    match board.open[tribe.index()] {
        Some(_) => 1.0 / (count - 1.0).max(1.0),
        None => (2.0 / count).min(1.0),
    }
}

/// How likely each strength is for an order that a tribe of the viewer's lays, in percent that add up to 100.
/// `None` once the orders are revealed.
pub(crate) fn chances(game: &Cvlizations, view: &View, tribe: Tribe, order: Order) -> Option<[u8; 3]> {
    if !is_laying(&view.board) {
        return None;
    }
    let (mut alone, mut by_two) = (1.0, 0.0);
    for other in game.tribes().filter(|&other| other != tribe).take(TRIBES) {
        let share = share(view, other, order);
        (alone, by_two) = (alone * (1.0 - share), by_two * (1.0 - share) + alone * share);
    }
    Some(percent([alone, by_two, 1.0 - alone - by_two]))
}

/// Whole percent that add up to 100; what is certain is 100 and what is impossible 0.
fn percent(shares: [f64; 3]) -> [u8; 3] {
    let mut whole = shares.map(|share| (share * 100.0).floor().clamp(0.0, 100.0) as u8);
    let mut rest: Vec<usize> = (0..3).collect();
    let part = |index: usize| shares[index] * 100.0 - f64::from(whole[index]);
    rest.sort_by(|&a, &b| part(b).total_cmp(&part(a)));
    let missing = 100 - whole.iter().map(|&share| usize::from(share)).sum::<usize>().min(100);
    for &index in rest.iter().take(missing) {
        whole[index] += 1;
    }
    whole
}

/// The strength at which an order stands: by all who are known to have laid it, and by a tribe that would.
pub(crate) fn standing(
    game: &Cvlizations,
    view: &View,
    order: Order,
    with: Option<Tribe>,
) -> Option<Strength> {
    let laid = game.tribes().filter(|&tribe| with == Some(tribe) || is_known(view, tribe, order)).count();
    match laid {
        0 => None,
        1 => Some(Strength::One),
        2 => Some(Strength::Two),
        _ => Some(Strength::Three),
    }
}
