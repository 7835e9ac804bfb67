//! What may be undone told its seat nothing: states that the seat could not tell apart before, it cannot tell apart
//! after. The proof goes by events; here it is held against imagined twins, in every game and mode.

use bots::Skill;
use engine::{Awaits, Line, QuickRandom, Random, Seat, Told, Viewer};
use games::{AnyGame, GAMES, Opening, with_game};
use web::GamePage;

use crate::play::{Play, Playing};

/// How many states behind the same view are compared.
const TWINS: usize = 12;
/// How many matches of each mode and number of players.
const MATCHES: u64 = 6;

/// What came of a match: lines that may be undone, and lines that may not although no twin differed.
#[derive(Default)]
struct Tally {
    undoable: usize,
    cautious: usize,
    /// Lines that a rule binds to.
    binding: usize,
}

/// Whether the last line would have told its seat the same in every imagined state, events and view alike.
fn is_told_nothing<G: GamePage + Skill>(
    before: &Playing<G>,
    after: &Playing<G>,
    seat: Seat,
    words: &mut QuickRandom,
) -> bool {
    let game = after.table.game();
    let Some(&Line::Act(_, action)) = after.table.lines().last() else { return false };
    let viewer = Viewer::Seat(seat);
    let (view, seen) = (before.table.view(viewer), after.table.view(viewer));
    let told: Vec<_> = after.table.events(before.table.event_count(), viewer).cloned().collect();
    (0..TWINS).all(|_| {
        let mut twin = game.imagine(&view, words);
        let mut events: Vec<Told<G::Event>> = Vec::new();
        game.apply(&mut twin, seat, action, &mut events);
        let heard = events.iter().filter_map(|told| told.to(viewer));
        game.view(&twin, viewer) == seen && heard.eq(&told)
    })
}

fn check_match<G: GamePage + Skill>(game: &G, seed: u64, tally: &mut Tally) {
    let mut words = QuickRandom::new(seed);
    let mut playing = Playing::new(game.clone());
    loop {
        match playing.table.awaits() {
            Awaits::Over => return,
            Awaits::Chance => {
                let (count, state) = (game.outcome_count(playing.table.state()), playing.table.state());
                let chance = game.outcome(state, words.below(count)).to_string();
                playing.reveal(&chance).expect("what was drawn follows");
            }
            Awaits::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let legal = playing.table.legal(seat);
                let action = legal[words.below(legal.len() as u64) as usize];
                let before = playing.clone();
                playing.do_act(seat, action).expect("what is listed is accepted");
                let is_line = playing.table.lines().len() > before.table.lines().len();
                let mut told = playing.table.events(before.table.event_count(), Viewer::Seat(seat));
                if told.any(|event| game.is_binding(event)) {
                    assert!(!playing.can_undo(seat), "{}: {action} stays (seed {seed})", game.slug());
                    tally.binding += 1;
                }
                let is_twin = is_line && is_told_nothing(&before, &playing, seat, &mut words);
                if playing.can_undo(seat) {
                    assert!(is_twin, "{}: {action} told its seat something (seed {seed})", game.slug());
                    tally.undoable += 1;
                } else if is_twin && seats.count() == 1 && playing.table.awaits() != Awaits::Chance {
                    tally.cautious += 1;
                }
            }
        }
    }
}

#[test]
fn what_may_be_undone_told_nothing() {
    let mut bound = 0;
    for info in GAMES {
        let mut tally = Tally::default();
        for mode in info.modes {
            for players in mode.players.clone() {
                let opening =
                    Opening { variant: Some(mode.variant.to_owned()), ..Opening::new(info.slug, players) };
                let any = AnyGame::open(&opening).expect("a mode of the game");
                for seed in 0..MATCHES {
                    with_game!(&any, game => check_match(game, seed, &mut tally));
                }
            }
        }
        let Tally { undoable, cautious, binding } = tally;
        bound += binding;
        assert!(undoable > 50, "{}: only {undoable} lines may be undone", info.slug);
        assert!(cautious < undoable / 4, "{}: {cautious} harmless lines may not, {undoable} may", info.slug);
    }
    assert!(bound > 0, "a rule that binds was seen, as GON-45 is");
}
