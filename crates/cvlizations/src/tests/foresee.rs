//! What is foreseen of orders is what they bring.

use engine::{Awaits, Game, QuickRandom, Random, Seat, Table, Viewer};

use super::fixture::{MODES, mode};
use crate::card::{Order, OrderSet, Strength};
use crate::effect::{Gain, Moment};
use crate::event::Event;
use crate::model::{Board, Phase};
use crate::resource::{Resource, Resources};
use crate::{Cvlizations, Foresight, Idea, Variant};

/// What a seat really got from its orders in one turn; Trading takes what it takes, so only its number is kept.
fn real(game: &Cvlizations, events: &[Event], seat: Seat) -> Foresight {
    let mut got = Foresight::default();
    let add = |got: &mut Foresight, idea, gain| {
        match gain {
            Gain::Resource(resource) => got.resources = got.resources.plus(Resources::of(resource, 1)),
            Gain::Happiness => got.happiness += 1,
            Gain::Choice => got.choices += 1,
            Gain::Taken => {}
        }
        got.ideas.push((idea, gain));
    };
    for &event in events {
        match event {
            Event::Gathered(who, _, resource, count) if who == seat => {
                got.resources = got.resources.plus(Resources::of(resource, u32::from(count)));
            }
            Event::Slacked(who, count) if who == seat => got.happiness += u32::from(count),
            Event::Took(who, bundle) if who == seat => got.choices += bundle.count(),
            Event::Brought(who, idea, gain)
                if who == seat && game.effect(idea).moment() == Some(Moment::Action) =>
            {
                add(&mut got, idea, gain);
            }
            Event::BroughtChoice(who, idea, _) if who == seat => add(&mut got, idea, Gain::Choice),
            _ => {}
        }
    }
    got
}

/// Orders whose outcome no other player can change.
fn is_sure(laid: OrderSet) -> bool {
    !laid.contains(Order::Theft) && !laid.contains(Order::Trading)
}

/// Plays a match, and compares in every turn. Gives how many hands were compared, and how many of them were doubled
/// or had something added by an idea.
fn compare(game: Cvlizations, seed: u64) -> (usize, usize, usize) {
    let mut words = QuickRandom::stream(seed, 8);
    let mut table = Table::new(game);
    let (mut compared, mut doubled, mut helped) = (0, 0, 0);
    let mut laying: Option<(Board, usize)> = None;
    loop {
        table.draw_all(&mut words);
        let board = *table.state().board();
        let told: Vec<Event> = table.events(0, Viewer::Spectator).copied().collect();
        match (board.phase, laying) {
            (Phase::Lay(_) | Phase::GrannfolkOpen, None) => laying = Some((board, told.len())),
            (Phase::Buy(..) | Phase::Cleanup(_) | Phase::Over, Some((before, start))) => {
                laying = None;
                for seat in Seat::all(table.game().players()) {
                    let laid = board.laid[seat.index()];
                    if !is_sure(laid) || board.turn != before.turn {
                        continue;
                    }
                    let with: Vec<(Order, Strength)> =
                        laid.iter().map(|order| (order, board.crowd.strength(order))).collect();
                    let foreseen = table.game().foresee(&before, seat, &with);
                    let real = real(table.game(), &told[start..], seat);
                    let sorted = |mut foresight: Foresight| {
                        foresight.ideas.sort_unstable();
                        foresight
                    };
                    assert_eq!(sorted(foreseen.clone()), sorted(real), "seed {seed}, {with:?}");
                    compared += 1;
                    doubled += usize::from(laid.contains(Order::Doubling));
                    helped += usize::from(!foreseen.ideas.is_empty());
                }
            }
            (Phase::Lay(_), Some((before, _))) if before.turn != board.turn => {
                laying = Some((board, told.len()));
            }
            _ => {}
        }
        let Awaits::Seats(seats) = table.awaits() else { return (compared, doubled, helped) };
        let seat = seats.first().expect("somebody is awaited");
        let legal = table.legal(seat);
        table.act(seat, legal[words.below(legal.len() as u64) as usize]).expect("legal");
    }
}

#[test]
fn what_is_foreseen_is_what_orders_bring() {
    let mut counts = [0; 3];
    for seed in 0..60 {
        let (compared, doubled, helped) = compare(mode(MODES[seed as usize % MODES.len()]), seed);
        counts = [counts[0] + compared, counts[1] + doubled, counts[2] + helped];
    }
    assert!(counts[0] > 300 && counts[1] > 60 && counts[2] > 60, "{counts:?}");
}

#[test]
fn choices_trades_and_loot_are_counted() {
    let game = mode(MODES[0]);
    let mut board = game.start().board;
    for seat in Seat::all(3) {
        board.players[seat].resources = Resources::ONE_EACH;
    }
    let me = Seat::at(0);
    let foresee = |laid: &[(Order, Strength)]| game.foresee(&board, me, laid);
    assert_eq!(foresee(&[(Order::Cunning, Strength::Two)]).choices, 2);
    assert!(foresee(&[(Order::Cunning, Strength::Three)]).is_nothing());
    assert_eq!(foresee(&[(Order::Theft, Strength::Two)]).loot, 2, "one from each of two");
    let trade = foresee(&[(Order::Trading, Strength::One), (Order::Doubling, Strength::One)]);
    assert_eq!((trade.trades, trade.taken), (2, 3));
    let logging = foresee(&[(Order::Doubling, Strength::Three), (Order::Logging, Strength::Two)]);
    assert_eq!(logging.resources, Resources::of(Resource::Wood, 3), "a failed Doubling repeats nothing");
}

#[test]
fn the_supply_for_two_players_and_the_wheel_are_foreseen() {
    let game = mode((Variant::Basic, 2));
    let mut board = game.start().board;
    let (me, other) = (Seat::at(0), Seat::at(1));
    board.players[other].resources = Resources::ONE_EACH;
    let doubling = (Order::Doubling, Strength::One);
    let theft = game.foresee(&board, me, &[(Order::Theft, Strength::Two), doubling]);
    assert_eq!((theft.loot, theft.choices), (2, 2), "each time one of the opponent and one of the supply");
    assert!(!theft.is_nothing());
    // The Wheel adds one to what each trade takes; which kind that is stays open.
    let wheel = Idea::new(29).expect("an idea");
    board.players[me].resources = Resources::ONE_EACH;
    board.players[me].awake = [wheel].into_iter().collect();
    let trade = game.foresee(&board, me, &[(Order::Trading, Strength::One), doubling]);
    assert_eq!((trade.trades, trade.taken), (2, 4));
    assert_eq!(trade.ideas, [(wheel, Gain::Taken); 2]);
    assert_eq!(trade.resources, Resources::NONE);
}
