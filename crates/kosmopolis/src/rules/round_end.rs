//! The round end: reveal, save, discard, bonus, next round.

use engine::{Refusal, Seat, Sink, Told};

use super::setup::FULL_STOCK;
use super::{Refused, draft};
use crate::Kosmopolis;
use crate::action::Action;
use crate::card::{COLOURS, Colour, ColourSet};
use crate::deck::MODIFICATIONS;
use crate::event::Event;
use crate::model::{Board, NO_MODIFICATION, Phase, ROUNDS, Report, State};
use crate::rule_ids::{KOS_31, KOS_32};
use crate::why::Why;

/// KOS-30: all laid modification cards are turned up, and every column has its limit.
pub(crate) fn reveal(game: &Kosmopolis, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    let mut report = Report { round: board.round, laid: board.laid, ..Report::NONE };
    for colour in Colour::ALL {
        report.limits[colour.index()] = board.capital.sum_of(colour) as i16;
    }
    for (place, laid) in board.laid.iter().enumerate() {
        if let Some(laid) = laid {
            let value = game.modifications[usize::from(hidden.laid[place])];
            report.values[place] = value;
            report.limits[laid.column.index()] += i16::from(value);
            sink.tell(Told::open(Event::Revealed(laid.seat, laid.column, value)));
        }
    }
    for seat in Seat::all(game.players) {
        for colour in Colour::ALL {
            let sum = board.hometown[seat].sum_of(colour);
            report.sums[seat][colour.index()] = sum as u8;
        }
    }
    for colour in Colour::ALL {
        sink.tell(Told::open(Event::Limit(colour, report.limits[colour.index()])));
    }
    board.report = report;
    let starter = board.starter;
    next_saver(game, state, starter, 0, sink);
}

/// KOS-31: how far a column is above its limit; `None` if it is not bust. An empty column never is.
#[inline]
pub(crate) fn excess(report: &Report, seat: Seat, colour: Colour) -> Option<u8> {
    let sum = i16::from(report.sums[seat][colour.index()]);
    let excess = sum - report.limits[colour.index()];
    (sum > 0 && excess > 0).then_some(excess as u8)
}

/// What saving these columns costs a seat; columns that are not bust cost nothing here.
fn cost(report: &Report, seat: Seat, colours: ColourSet) -> u8 {
    colours.iter().filter_map(|colour| excess(report, seat, colour)).sum()
}

fn busts(report: &Report, seat: Seat) -> ColourSet {
    let all = Colour::ALL.into_iter().filter(|&colour| excess(report, seat, colour).is_some());
    all.fold(ColourSet::EMPTY, ColourSet::with)
}

/// KOS-32: every affordable set of bust columns, none of them included.
pub(crate) fn list(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let sets = (0..1 << COLOURS).map(ColourSet::from_bits);
    out.extend(sets.filter(|&set| check(board, seat, set).is_ok()).map(Action::Save));
}

pub(crate) fn check(board: &Board, seat: Seat, colours: ColourSet) -> Result<(), Refused> {
    let bust = busts(&board.report, seat);
    if let Some(colour) = colours.iter().find(|&colour| !bust.contains(colour)) {
        return Err(Refusal::new(KOS_31, Why::NotBust(colour)));
    }
    let cost = cost(&board.report, seat, colours);
    let markers = board.markers[seat];
    if cost > markers {
        return Err(Refusal::new(KOS_32, Why::TooDear { cost, markers }));
    }
    Ok(())
}

/// KOS-32: asks the next seat that can save something, from the starting player on; then goes on.
fn next_saver(game: &Kosmopolis, state: &mut State, from: Seat, asked: usize, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    for step in 0..game.players - asked {
        let seat = from.left(step, game.players);
        let bust = busts(&board.report, seat);
        let cheapest = bust.iter().filter_map(|colour| excess(&board.report, seat, colour)).min();
        if cheapest.is_some_and(|cheapest| cheapest <= board.markers[seat]) {
            board.phase = Phase::Save(seat);
            return;
        }
    }
    settle(game, state, sink);
}

/// KOS-32: the markers go back to the supply.
pub(crate) fn save(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    colours: ColourSet,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let cost = cost(&board.report, seat, colours);
    board.markers[seat] -= cost;
    board.supply += cost;
    board.report.saved[seat] = colours;
    sink.tell(Told::open(Event::Saved(seat, colours, cost)));
    let asked = (seat.index() + game.players - board.starter.index()) % game.players + 1;
    next_saver(game, state, seat.left(1, game.players), asked, sink);
}

/// Discards, bonus, and the next round or the end.
fn settle(game: &Kosmopolis, state: &mut State, sink: &mut impl Sink<Event>) {
    discard(game, &mut state.board, sink);
    for colour in Colour::ALL {
        award(game, &mut state.board, colour, sink);
    }
    let State { board, hidden } = state;
    sink.tell(Told::open(Event::RoundEnded(board.round)));
    // KOS-37: hometowns and capital stay, the modification cards are shuffled again.
    hidden.stock = FULL_STOCK;
    hidden.laid = [NO_MODIFICATION; MODIFICATIONS];
    board.laid = [None; MODIFICATIONS];
    if board.round == ROUNDS {
        // KOS-10, KOS-40
        board.phase = Phase::Over;
        sink.tell(Told::open(Event::Ended));
        return;
    }
    board.starter = next_starter(game, board);
    board.round += 1;
    draft::begin_round(game, state, sink);
}

/// KOS-33: unsaved bust columns leave the game.
fn discard(game: &Kosmopolis, board: &mut Board, sink: &mut impl Sink<Event>) {
    for seat in Seat::all(game.players) {
        for colour in busts(&board.report, seat).iter() {
            if board.report.saved[seat].contains(colour) {
                continue;
            }
            let cards = board.hometown[seat].of(colour);
            board.hometown[seat] = board.hometown[seat].minus(cards);
            board.discards = board.discards.plus(cards);
            board.report.lost[seat] = board.report.lost[seat].with(colour);
            sink.tell(Told::open(Event::Lost(seat, colour, cards)));
        }
    }
}

/// KOS-34, KOS-35: the seat closest to the limit takes the capital's highest card; tied seats, in turn order
/// from the starting player, the next highest while there are any.
fn award(game: &Kosmopolis, board: &mut Board, colour: Colour, sink: &mut impl Sink<Event>) {
    let gap = |board: &Board, seat: Seat| {
        if board.hometown[seat].of(colour).is_empty() {
            return None;
        }
        let sum = i16::from(board.report.sums[seat][colour.index()]);
        // A saved column counts as exactly the limit.
        Some((board.report.limits[colour.index()] - sum).max(0))
    };
    let closest = Seat::all(game.players).filter_map(|seat| gap(board, seat)).min();
    if closest.is_none() {
        return;
    }
    for step in 0..game.players {
        let seat = board.starter.left(step, game.players);
        if gap(board, seat) != closest {
            continue;
        }
        let Some(kind) = board.capital.highest(colour) else { return };
        board.capital.remove(kind);
        // KOS-36: apart from the hometown.
        board.bonus[seat].add(kind);
        board.report.bonus[seat].add(kind);
        sink.tell(Told::open(Event::Bonus(seat, kind)));
    }
}

/// KOS-38: the highest hometown total; if tied, the first clockwise from the last starting player, included.
fn next_starter(game: &Kosmopolis, board: &Board) -> Seat {
    let mut best = board.starter;
    for step in 1..game.players {
        let seat = board.starter.left(step, game.players);
        if board.hometown[seat].sum() > board.hometown[best].sum() {
            best = seat;
        }
    }
    best
}
