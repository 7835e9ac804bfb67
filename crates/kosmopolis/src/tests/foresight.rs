//! Foresight is what really happens, and the same for all states that the viewer cannot tell apart.

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent, Told, Viewer};

use super::fixture::game;
use crate::{Action, Colour, Event, Kosmopolis, Phase, ROUNDS, Standing, State, View};

/// Shows every position of a match at random.
fn positions(game: &Kosmopolis, seed: u64, mut show: impl FnMut(&State, Seat)) {
    let mut words = QuickRandom::new(seed);
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, &mut words, &mut Silent);
            }
            Awaits::Over => return,
            Awaits::Seats(seats) => {
                let seat = seats.first().unwrap();
                show(&state, seat);
                game.legal(&state, seat, &mut actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

#[test]
fn what_is_foreseen_happens() {
    let (mut compared, mut ends, mut last) = (0, 0, 0);
    for players in 2..=4 {
        let game = game(players);
        for seed in 0..12 {
            positions(&game, seed, |state, seat| {
                let view = game.view(state, Viewer::Seat(seat));
                let mut actions = Vec::new();
                game.legal(state, seat, &mut actions);
                for action in actions {
                    let Some(foresight) = game.foresee(&view, action) else {
                        assert!(matches!(action, Action::Keep(_)));
                        continue;
                    };
                    let mut real = *state;
                    let mut told: Vec<Told<Event>> = Vec::new();
                    game.apply(&mut real, seat, action, &mut told);
                    let told: Vec<Event> =
                        told.iter().filter_map(|told| told.to(Viewer::Seat(seat))).copied().collect();
                    assert!(told.starts_with(&foresight.events), "{action}: {told:?}");
                    let is_end = !matches!(state.board.phase, Phase::Save(_))
                        && matches!(real.board.phase, Phase::Save(_) | Phase::Deal(_) | Phase::Over);
                    let is_next = state.board.round != real.board.round || real.board.phase == Phase::Over;
                    assert_eq!(
                        foresight.ends_round,
                        is_end || is_next && !matches!(state.board.phase, Phase::Save(_))
                    );
                    // KOS-27: called by the first empty hand of the round and by no other.
                    let is_called = told.contains(&Event::LastTurns(seat));
                    assert_eq!(foresight.is_last_turns, is_called, "{action}");
                    if foresight.ends_round {
                        ends += 1;
                        continue;
                    }
                    assert_eq!(foresight.events, told, "{action}");
                    last += usize::from(foresight.is_last_turns);
                    assert_eq!(foresight.view, game.view(&real, Viewer::Seat(seat)), "{action}");
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 2000 && ends > 20 && last > 20, "{compared} {ends} {last}");
}

#[test]
fn foresight_knows_no_more_than_its_viewer() {
    let game = game(3);
    let mut words = QuickRandom::new(5);
    positions(&game, 7, |state, seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let other = game.imagine(&view, &mut words);
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        for action in actions {
            assert_eq!(
                game.foresee(&view, action),
                game.foresee(&game.view(&other, Viewer::Seat(seat)), action)
            );
        }
        assert_eq!(game.foresee(&game.view(state, Viewer::Spectator), Action::Lay(Colour::Blue)), None);
    });
}

#[test]
fn points_within_limits_are_those_a_round_end_leaves() {
    let game = game(3);
    for seed in 0..10 {
        positions(&game, seed, |state, seat| {
            let view = game.view(state, Viewer::Seat(seat));
            let total: i32 = view.board.hometown[seat].sum() + view.board.bonus[seat].sum();
            let total = total + i32::from(view.board.markers[seat]);
            let above = |colour: &Colour| matches!(view.standing(seat, *colour), Standing::Above(_));
            let lost: i32 =
                Colour::ALL.iter().filter(|c| above(c)).map(|&c| view.board.hometown[seat].sum_of(c)).sum();
            assert_eq!(view.points_within_limits(seat), total - lost);
            if matches!(view.board.phase, Phase::Save(_)) {
                // Limits are known now: what is above them is what the round end would take.
                for colour in Colour::ALL {
                    let excess = view.excess(seat, colour).map(u32::from);
                    let known = match view.standing(seat, colour) {
                        Standing::Above(excess) => Some(excess),
                        _ => None,
                    };
                    assert_eq!(excess, known);
                }
            }
            assert!(view.board.round <= ROUNDS);
        });
    }
}

/// What an action tells the acting seat, and what that seat sees then.
fn outcome(game: &Kosmopolis, state: &State, seat: Seat, action: Action) -> (Vec<Event>, View) {
    let mut after = *state;
    let mut told: Vec<Told<Event>> = Vec::new();
    game.apply(&mut after, seat, action, &mut told);
    let events = told.iter().filter_map(|told| told.to(Viewer::Seat(seat))).copied().collect();
    (events, game.view(&after, Viewer::Seat(seat)))
}

/// An action may be undone if no event of it uncovers anything: then it must lead to the same whatever is hidden.
#[test]
fn an_action_that_uncovers_nothing_teaches_its_seat_nothing() {
    let game = game(3);
    let mut words = QuickRandom::new(6);
    let (mut quiet, mut uncovering, mut telling) = (0, 0, 0);
    for seed in 0..4 {
        positions(&game, seed, |state, seat| {
            let view = game.view(state, Viewer::Seat(seat));
            let other = game.imagine(&view, &mut words);
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            for action in actions {
                let (here, there) =
                    (outcome(&game, state, seat, action), outcome(&game, &other, seat, action));
                if here.0.iter().any(|event| game.uncovers(event)) {
                    uncovering += 1;
                    telling += usize::from(here != there);
                } else {
                    assert_eq!(here, there, "{action}");
                    quiet += 1;
                }
            }
        });
    }
    assert!(quiet > 500 && telling > 50, "{quiet} quiet, {telling} of {uncovering} tell something");
}
