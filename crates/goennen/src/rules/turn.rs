//! The active player's turn: rolling, buying, completing, ending (GON-10 to GON-15, GON-40 to GON-42, GON-60).

use engine::{Refusal, Seat, Sink, Told};

use super::{Own, Refused, chance, enter, market, passive, solo};
use crate::Goennen;
use crate::action::{Action, REROLLS};
use crate::card::{Card, CardSet};
use crate::dice::{ALL_DICE, Dice, DiceSet};
use crate::display::Place;
use crate::event::{Event, Spent};
use crate::face::Bonus;
use crate::fit::Supply;
use crate::model::{Board, Phase, ROLLS, ROUNDS_MAX, State, Turn};
use crate::pay::steps_to_equal;
use crate::rule_ids::{GON_10, GON_11, GON_12, GON_13, GON_14, GON_40, GON_41, GON_45, GON_54, GON_56};
use crate::why::Why;

/// A seat begins its turn: all five dice are rolled.
pub(crate) fn begin(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.turn = Turn { rolled: ALL_DICE, ..Turn::NONE };
    state.board.phase = Phase::Roll(seat);
    sink.tell(Told::open(Event::TurnBegan(seat)));
}

/// GON-10: the dice fall. GON-20: after a reroll the passive players come first.
#[inline]
pub(crate) fn roll(game: &Goennen, state: &mut State, seat: Seat, dice: Dice, sink: &mut impl Sink<Event>) {
    let turn = &mut state.board.turn;
    turn.dice = turn.dice.after(dice);
    turn.rolls += 1;
    sink.tell(Told::open(Event::Rolled(seat, dice, turn.rolls)));
    if turn.rolls > 1 {
        passive::begin(game, &mut state.board, seat);
    } else {
        state.board.phase = Phase::Decide(seat);
    }
}

/// After a roll, with nothing used yet.
pub(crate) fn list_decide(game: &Goennen, board: &Board, own: &Own, seat: Seat, out: &mut Vec<Action>) {
    let can_roll = board.turn.rolls < ROLLS;
    if can_roll {
        out.extend_from_slice(&REROLLS);
    }
    list_uses(game, board, seat, out);
    if !can_roll {
        if chance::is_possible(game, board, own, seat) {
            out.push(Action::Chance);
        }
        // GON-12: after the third roll using nothing is allowed.
        out.push(Action::Finish);
    }
}

/// After the first purchase or completion (GON-13).
pub(crate) fn list_use(game: &Goennen, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    list_uses(game, board, seat, out);
    // GON-15: ending is always asked.
    out.push(Action::Finish);
}

/// GON-11: every purchase, then every completion.
#[inline]
fn list_uses(game: &Goennen, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let display = &board.displays[seat];
    let unused = board.unused();
    let (dice, marks) = (board.turn.dice, display.marks);
    let (steps, discounts) = (marks.left(Bonus::Step), marks.left(Bonus::Discount));
    let supply = Supply::new(dice, unused, steps, marks.left(Bonus::Colour));
    let purse = supply.purse();
    let prices = game.prices();
    let can_pay = purse.payments(3, discounts) | purse.payments(4, discounts);
    if can_pay != 0 && !display.is_full() {
        let market: CardSet = board.market.iter().flatten().flatten().copied().collect();
        for card in market.iter() {
            let Some(place) = board.place_of(card) else { continue };
            let mut payments = purse.payments(prices[place], discounts);
            while payments != 0 {
                out.push(Action::Buy(card, DiceSet::from_bits(payments.trailing_zeros() as u8)));
                payments &= payments - 1;
            }
        }
    }
    for (card, entries) in display.open() {
        supply.completions(&game.face(card).task, entries, |dice, steps, colours| {
            out.push(Action::Complete { card, dice, steps, colours });
        });
    }
}

pub(crate) fn check_decide(
    game: &Goennen,
    board: &Board,
    own: &Own,
    seat: Seat,
    action: Action,
) -> Result<(), Refused> {
    let is_last = board.turn.rolls == ROLLS;
    match action {
        Action::Reroll(_) if is_last => Err(Refusal::new(GON_10, Why::NoMoreRolls)),
        Action::Reroll(dice) if dice.is_empty() => Err(Refusal::new(GON_10, Why::OtherDice)),
        Action::Reroll(_) => Ok(()),
        Action::Chance if !is_last => Err(Refusal::new(GON_45, Why::ChanceLater)),
        Action::Chance if !chance::is_possible(game, board, own, seat) => {
            Err(Refusal::new(GON_45, Why::NoChanceLeft))
        }
        Action::Finish if !is_last => Err(Refusal::new(GON_12, Why::MustUse)),
        Action::Chance | Action::Finish => Ok(()),
        _ => check_uses(game, board, seat, action),
    }
}

pub(crate) fn check_use(game: &Goennen, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    match action {
        // GON-13: no further roll and no chance.
        Action::Reroll(_) | Action::Chance => Err(Refusal::new(GON_13, Why::UsedAlready)),
        Action::Finish => Ok(()),
        _ => check_uses(game, board, seat, action),
    }
}

fn check_uses(game: &Goennen, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    match action {
        Action::Buy(card, dice) => check_buy(game, board, seat, card, dice),
        Action::Complete { card, dice, steps, colours } => {
            check_complete(game, board, seat, card, dice, (steps, colours))
        }
        // GON-14: single dice are entered by passive players, or by a chance.
        Action::Enter { .. } => Err(Refusal::new(GON_14, Why::UseNow)),
        _ => Err(Refusal::new(GON_11, Why::UseNow)),
    }
}

fn check_buy(game: &Goennen, board: &Board, seat: Seat, card: Card, dice: DiceSet) -> Result<(), Refused> {
    let display = &board.displays[seat];
    let place = board.place_of(card).ok_or(Refusal::new(GON_40, Why::NotInMarket(card)))?;
    if display.is_full() {
        return Err(Refusal::new(GON_41, Why::DisplayFull));
    }
    enter::check_dice(dice, board.unused())?;
    let price = game.prices()[place];
    if dice.count() > u32::from(price) {
        return Err(Refusal::new(GON_40, Why::Price(price)));
    }
    if u32::from(price) - dice.count() > u32::from(display.marks.left(Bonus::Discount)) {
        let why = if dice.is_empty() { Why::Price(price) } else { Why::NoDiscount };
        return Err(Refusal::new(GON_54, why));
    }
    if steps_to_equal(board.turn.dice, dice) > display.marks.left(Bonus::Step) {
        return Err(Refusal::new(GON_40, Why::NotEqual));
    }
    Ok(())
}

fn check_complete(
    game: &Goennen,
    board: &Board,
    seat: Seat,
    card: Card,
    dice: DiceSet,
    marks: (u8, u8),
) -> Result<(), Refused> {
    let display = &board.displays[seat];
    let slot = display.slot(card).ok_or(Refusal::new(GON_14, Why::NotInDisplay(card)))?;
    if slot.is_completed {
        return Err(Refusal::new(GON_14, Why::Completed(card)));
    }
    enter::check_dice(dice, board.unused())?;
    let task = &game.face(card).task;
    let empty = task.empty_count(slot.entries);
    if dice.count() != u32::from(empty) {
        return Err(Refusal::new(GON_14, Why::FieldCount(empty)));
    }
    let (steps, colours) = (display.marks.left(Bonus::Step), display.marks.left(Bonus::Colour));
    let (mut is_possible, mut is_listed) = (false, false);
    Supply::new(board.turn.dice, dice, steps, colours).completions(
        task,
        slot.entries,
        |_, steps, colours| {
            is_possible = true;
            is_listed |= (steps, colours) == marks;
        },
    );
    match (is_possible, is_listed) {
        (_, true) => Ok(()),
        (true, false) => Err(Refusal::new(GON_56, Why::Needless)),
        (false, false) => Err(Refusal::new(GON_14, Why::DoesNotFit)),
    }
}

/// GON-10: these dice are rolled again, the others are saved.
#[inline]
pub(crate) fn reroll(state: &mut State, seat: Seat, dice: DiceSet, sink: &mut impl Sink<Event>) {
    state.board.turn.rolled = dice;
    state.board.phase = Phase::Roll(seat);
    sink.tell(Told::open(Event::Rerolls(seat, dice)));
}

/// GON-40: the card leaves the market; where it lies is the next action (GON-56).
pub(crate) fn buy(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    card: Card,
    dice: DiceSet,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let Some(place) = board.place_of(card) else { unreachable!("the card is in the market") };
    let spent = Spent {
        steps: steps_to_equal(board.turn.dice, dice),
        discounts: game.prices()[place] - dice.count() as u8,
        ..Spent::NONE
    };
    enter::spend(&mut board.displays[seat], spent);
    // GON-42: the row is not filled during the turn.
    board.market[card.stack().index()][place] = None;
    board.turn.used = board.turn.used.union(dice);
    board.turn.bought = Some(card);
    board.phase = Phase::Lay(seat);
    sink.tell(Told::open(Event::Bought(seat, card, dice, spent)));
}

pub(crate) fn list_lay(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    if let Some(card) = board.turn.bought {
        out.extend(board.displays[seat].places().iter().map(|place| Action::Lay(card, place)));
    }
}

pub(crate) fn check_lay(board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    match action {
        Action::Lay(card, _) if board.turn.bought != Some(card) => {
            Err(Refusal::new(GON_41, Why::NotInHand(card)))
        }
        Action::Lay(_, place) if !board.displays[seat].places().contains(place) => {
            Err(Refusal::new(GON_41, Why::NotThere(place)))
        }
        Action::Lay(..) => Ok(()),
        _ => Err(Refusal::new(GON_41, Why::LayNow)),
    }
}

/// GON-41: the bought card is laid.
pub(crate) fn lay_bought(
    state: &mut State,
    seat: Seat,
    card: Card,
    place: Place,
    sink: &mut impl Sink<Event>,
) {
    state.board.turn.bought = None;
    state.board.phase = Phase::Use(seat);
    lay(state, seat, card, place, sink);
}

/// A card comes into a display. GON-60: the first ninth card makes the next round the last.
pub(crate) fn lay(state: &mut State, seat: Seat, card: Card, place: Place, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.displays[seat].lay(card, place);
    sink.tell(Told::open(Event::Laid(seat, card, place)));
    if board.displays[seat].is_full() && board.last_round.is_none() {
        board.last_round = Some(board.round + 1);
        sink.tell(Told::open(Event::LastRound(seat, board.round + 1)));
    }
}

/// GON-14: all empty fields at once.
pub(crate) fn complete(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    card: Card,
    dice: DiceSet,
    spent: Spent,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let display = &mut board.displays[seat];
    enter::spend(display, spent);
    enter::complete(game, display, card);
    board.turn.used = board.turn.used.union(dice);
    board.phase = Phase::Use(seat);
    sink.tell(Told::open(Event::Filled(seat, card, dice, spent)));
    sink.tell(Told::open(Event::Completed(seat, card)));
}

/// GON-15: the active player ends the turn.
pub(crate) fn finish(game: &Goennen, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    sink.tell(Told::open(Event::Finished(seat)));
    end(game, state, seat, sink);
}

/// The turn is over: the market moves on (GON-42), also after the last one.
#[inline]
pub(crate) fn end(game: &Goennen, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    market::move_on(&mut state.board);
    refill(game, state, seat, sink);
}

/// GON-42: the next card for the market, or what comes after the turn.
fn refill(game: &Goennen, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    match market::next_stack(state) {
        Some(stack) => state.board.phase = Phase::Refill(seat, stack),
        None if game.players == 1 => solo::begin(state),
        None => next(game, state, seat, sink),
    }
}

pub(crate) fn fill(game: &Goennen, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    market::add(state, card, sink);
    refill(game, state, seat, sink);
}

/// The dice pass clockwise. GON-60: a round ends with the player to the right of the starting player.
fn next(game: &Goennen, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let next = seat.left(1, game.players);
    let board = &mut state.board;
    if next == board.starter {
        // GON-64: the match ends after round 60 at the latest.
        if board.last_round == Some(board.round) || board.round >= ROUNDS_MAX {
            return over(state, sink);
        }
        board.round += 1;
        sink.tell(Told::open(Event::RoundBegan(board.round)));
    }
    begin(state, next, sink);
}

/// The match is over; the dice are of no use any more.
pub(crate) fn over(state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.turn = Turn::NONE;
    state.board.phase = Phase::Over;
    sink.tell(Told::open(Event::Ended));
}
