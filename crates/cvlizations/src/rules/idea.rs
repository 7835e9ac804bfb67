//! Ideas at work: what they hand out after actions, after purchases and in the cleanup.
//!
//! CVL-33: each function here is a place where the rules ask for ideas. The other places are in `theft` (the
//! Sword, Law), in `development` (the look, the Bazaar, the second purchase) and in `scoring` (the end).

use engine::{Refusal, Seat, Sink, Told};

use super::carry::{self, Done};
use super::{Refused, cleanup};
use crate::Cvlizations;
use crate::action::Action;
use crate::card::{Idea, IdeaSet, Order};
use crate::effect::{Effect, Gain, Moment};
use crate::event::Event;
use crate::model::{Board, Phase, State};
use crate::resource::{Bundle, Resource, Resources};
use crate::rule_ids::{CVL_C1, CVL_C98};
use crate::scoring::rule_of_idea;
use crate::why::Why;

/// Hands out what needs no choice.
#[inline]
fn give(board: &mut Board, seat: Seat, idea: Idea, gain: Gain, sink: &mut impl Sink<Event>) {
    let player = &mut board.players[seat];
    match gain {
        Gain::Resource(resource) => player.resources = player.resources.plus(Resources::of(resource, 1)),
        Gain::Happiness => player.happiness += 1,
        Gain::Choice | Gain::Taken => return,
    }
    sink.tell(Told::open(Event::Brought(seat, idea, gain)));
}

/// CVL-28: an action has been carried out once. Gives whether an idea now asks its owner something.
#[inline]
pub(crate) fn after_action(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    done: Done,
    sink: &mut impl Sink<Event>,
) -> bool {
    let awake = board.players[seat].awake;
    let set_off = awake.both(game.book.set_off(done.order, done.strength));
    let cats = awake.both(game.book.cats());
    if !cats.is_empty() {
        reward_failed_doubling(game, board, seat, cats, sink);
    }
    // Few actions set off anything, and this is asked after every one of them.
    !set_off.is_empty() && set_off_all(game, board, seat, set_off, done, sink)
}

/// CVL-C28: the point for a failed Doubling comes when the other order has been carried out.
fn reward_failed_doubling(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    cats: IdeaSet,
    sink: &mut impl Sink<Event>,
) {
    let strength = board.crowd.strength(Order::Doubling);
    if board.laid[seat.index()].contains(Order::Doubling) && game.book.fails(Order::Doubling, strength) {
        for idea in cats.iter() {
            give(board, seat, idea, Gain::Happiness, sink);
        }
    }
}

fn set_off_all(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    ideas: IdeaSet,
    done: Done,
    sink: &mut impl Sink<Event>,
) -> bool {
    for idea in ideas.iter() {
        let Some(gain) = gain_of(game, board, idea, done) else { continue };
        if gain == Gain::Choice {
            // CVL-28: those with a choice come after the others, by rising number.
            board.pending = board.pending.with(idea);
        } else {
            give(board, seat, idea, gain, sink);
        }
    }
    if board.pending.is_empty() {
        return false;
    }
    board.phase = Phase::Choose(seat);
    true
}

/// What an idea hands out for an action that can set it off, if it does.
fn gain_of(game: &Cvlizations, board: &mut Board, idea: Idea, done: Done) -> Option<Gain> {
    // Once a turn: the first action that can set it off uses it up.
    let mut is_first = || {
        let is_first = !board.spent.contains(idea);
        board.spent = board.spent.with(idea);
        is_first
    };
    match game.book.effect(idea) {
        // CVL-C9: only if the order brought something.
        Effect::Order(_, _) if !done.brought => None,
        // CVL-C29: of the kind taken.
        Effect::Order(_, Gain::Taken) => done.taken.map(Gain::Resource),
        // CVL-C14, CVL-C15, CVL-C16, CVL-C22, CVL-C31: with their order, each time.
        Effect::Order(_, gain) => Some(gain),
        // CVL-C1: each time, so twice for an action that is doubled.
        Effect::Strength(_, gain) => Some(gain),
        // CVL-C99, CVL-C4, CVL-C6
        Effect::FirstAt(_, gain) => is_first().then_some(gain),
        // CVL-C25: Doubling brings no second one.
        Effect::Vacation(_) => is_first().then_some(Gain::Happiness),
        // CVL-C18
        Effect::Crowd => carry::gathered(done.order).map(Gain::Resource),
        // CVL-C11: also when nobody could be robbed.
        Effect::Dagger => Some(Gain::Happiness),
        // CVL-C27
        Effect::Dog(gain) => Some(gain),
        // CVL-C28: a failed order that is carried out twice brings one.
        Effect::Cat => (!done.is_again).then_some(Gain::Happiness),
        _ => None,
    }
}

/// The choices of an idea that asks for a resource.
#[inline]
pub(crate) fn list(out: &mut Vec<Action>) {
    out.extend(Bundle::ONES.map(Action::Take));
}

pub(crate) fn check(board: &Board, action: Action) -> Result<(), Refused> {
    // The idea that asks is the rule.
    let rule = board.pending.first().map_or(CVL_C1, rule_of_idea);
    match action {
        Action::Take(bundle) if bundle.count() == 1 => Ok(()),
        Action::Take(_) => Err(Refusal::new(rule, Why::TakeCount(1))),
        _ => Err(Refusal::new(rule, Why::TakeNow)),
    }
}

/// The owner of an idea has chosen.
fn take(board: &mut Board, seat: Seat, bundle: Bundle, sink: &mut impl Sink<Event>) {
    if let Some(idea) = board.pending.first() {
        board.pending = board.pending.without(idea);
        sink.tell(Told::open(Event::BroughtChoice(seat, idea, bundle)));
    }
    board.players[seat].resources = board.players[seat].resources.plus(bundle.resources());
}

/// CVL-C1, CVL-C99: a resource of choice, right after the action.
pub(crate) fn choose(
    game: &Cvlizations,
    state: &mut State,
    seat: Seat,
    bundle: Bundle,
    sink: &mut impl Sink<Event>,
) {
    take(&mut state.board, seat, bundle, sink);
    if state.board.pending.is_empty() {
        carry::go_on(game, state, seat, sink);
    }
}

/// CVL-C12, CVL-C24, CVL-C34: right after a purchase. Ideas bought this turn do not work yet (CVL-32).
#[inline]
pub(crate) fn after_purchase(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    bought: Idea,
    sink: &mut impl Sink<Event>,
) {
    for idea in game.working(board, seat, Moment::Purchase).iter() {
        if let Effect::Purchase(kind, gain) = game.book.effect(idea)
            && kind.is_none_or(|kind| game.book.of_kind(kind).contains(bought))
        {
            give(board, seat, idea, gain, sink);
        }
    }
}

/// The cleanup ideas of one seat, those without a choice first. Gives whether one of them asks something.
#[inline]
pub(crate) fn in_cleanup(
    game: &Cvlizations,
    board: &mut Board,
    seat: Seat,
    sink: &mut impl Sink<Event>,
) -> bool {
    let has_bought = board.buyers.contains(seat);
    for idea in game.working(board, seat, Moment::Cleanup).iter() {
        // Each looks at what its owner has when its number is due.
        let resources = board.players[seat].resources;
        let gain = match game.book.effect(idea) {
            // CVL-C7
            Effect::PurchaseTurn(gain) => has_bought.then_some(gain),
            // CVL-C17
            Effect::EmptyStore(resource) => (!resources.has(resource)).then_some(Gain::Resource(resource)),
            // CVL-C32
            Effect::Variety(gain) => {
                Resource::ALL.iter().all(|&resource| resources.has(resource)).then_some(gain)
            }
            // CVL-C98: compulsory, also in turn 9.
            Effect::Patience => {
                if !has_bought {
                    board.pending = board.pending.with(idea);
                }
                None
            }
            _ => None,
        };
        if let Some(gain) = gain {
            give(board, seat, idea, gain, sink);
        }
    }
    !board.pending.is_empty()
}

/// CVL-C98: two of one kind.
#[inline]
pub(crate) fn list_alike(out: &mut Vec<Action>) {
    out.extend(Resource::ALL.map(|resource| Action::Take(Bundle::two(resource, resource))));
}

pub(crate) fn check_alike(action: Action) -> Result<(), Refused> {
    match action {
        Action::Take(bundle) if bundle.count() != 2 => Err(Refusal::new(CVL_C98, Why::TakeCount(2))),
        Action::Take(bundle) if !bundle.is_alike() => Err(Refusal::new(CVL_C98, Why::NotAlike)),
        Action::Take(_) => Ok(()),
        _ => Err(Refusal::new(CVL_C98, Why::TakeNow)),
    }
}

/// CVL-C98: the owner has chosen; the cleanup goes on.
pub(crate) fn choose_alike(
    game: &Cvlizations,
    state: &mut State,
    seat: Seat,
    bundle: Bundle,
    sink: &mut impl Sink<Event>,
) {
    take(&mut state.board, seat, bundle, sink);
    if state.board.pending.is_empty() {
        cleanup::go_on(game, state, sink);
    }
}
