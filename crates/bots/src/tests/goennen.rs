//! The bots of Gönnen können.

use engine::{Awaits, Game, Perspective, QuickRandom, ScoreFrom, Seat, Silent, Standings};
use goennen::{Deck, Goennen};

use super::{
    awaited, choose_behind_the_same_view, play_whole_matches, search_with_memory, search_with_threads,
};
use crate::Bot;

fn game(players: usize) -> Goennen {
    Goennen::new(None, players, Deck::standard()).expect("1 to 4 players")
}

#[test]
fn every_bot_plays_whole_matches_of_goennen_legally() {
    for players in 1..=3 {
        play_whole_matches(&game(players));
    }
}

#[test]
fn search_of_goennen_depends_on_its_seed_alone() {
    search_with_threads(&game(2), 12);
    search_with_memory(&game(2));
}

#[test]
fn bots_of_goennen_do_not_see_what_their_view_does_not_show() {
    choose_behind_the_same_view(&game(3));
}

/// Plays a match and gives its standings.
fn play(game: &Goennen, specs: &[&str], number: u64) -> Standings {
    let mut bots: Vec<Bot<Goennen>> =
        specs.iter().map(|spec| Bot::new(&spec.parse().unwrap(), number)).collect();
    let mut words = QuickRandom::new(number);
    let mut state = game.start();
    while game.awaits(&state) != Awaits::Over {
        match awaited(game, &state) {
            None => {
                game.draw(&mut state, &mut words, &mut Silent);
            }
            Some(seat) => {
                let action = bots[seat.index()].choose(Perspective::new(game, &state, seat));
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    game.standings(ScoreFrom::State(&state))
}

/// Alone a search looks to the end: with few iterations it already scores more than greedy, whatever the level.
#[test]
fn search_of_goennen_scores_more_than_greedy_alone() {
    for variant in ["solo-1", "solo-7"] {
        let game = Goennen::new(Some(variant), 1, Deck::standard()).expect("a level");
        let points = |spec: &str| -> i32 {
            (0..6).map(|number| play(&game, &[spec], number).score(Seat::at(0))).sum()
        };
        let (search, greedy) = (points("search:100"), points("greedy"));
        assert!(search > greedy, "{variant}: {search} and {greedy} points in 6 games");
    }
}

/// Bars low enough never to fail by chance: greedy wins nearly always, and alone it scores about 95.
#[test]
fn greedy_of_goennen_beats_random_and_knows_how_to_score() {
    let wins: f64 =
        (0..8).map(|number| play(&game(2), &["greedy", "random"], number).win_share(Seat::at(0))).sum();
    assert!(wins >= 7.0, "{wins} of 8");
    let points: i32 = (0..8).map(|number| play(&game(1), &["greedy"], number).score(Seat::at(0))).sum();
    assert!(points >= 8 * 70, "{points} points in 8 games");
}
