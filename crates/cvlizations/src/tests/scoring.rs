//! The end of the game: CVL-50 to CVL-52, and the ideas that score.

use engine::{Game, ScoreFrom, Seat};

use super::fixture::{Position, game, ideas, lay, resources, seat};
use crate::book::Book;
use crate::card::{Idea, IdeaSet};
use crate::model::{PLAYERS_MAX, State};
use crate::resource::Resources;
use crate::rule_ids::CVL_50;
use crate::swap::{self, Swaps};
use crate::{Cvlizations, Deck, Effect, Source};

type Owned = [&'static [u8]; PLAYERS_MAX];

/// A match that is over with these ideas and resources.
fn over(
    own: Owned,
    held: [&'static str; PLAYERS_MAX],
    happiness: [u32; PLAYERS_MAX],
) -> (Cvlizations, State) {
    let position = Position { ideas: own, resources: held, happiness, turn: 9, ..Position::new(game(3)) };
    let scenario = position.scenario();
    let mut state = *scenario.state();
    state.board.phase = crate::Phase::Over;
    (scenario.game().clone(), state)
}

/// What one idea gives its owner, seat 1, at the end.
fn end(number: u8, own: Owned, held: &'static str, happiness: u32) -> i32 {
    let (game, state) = over(own, [held, "", "", "", ""], [happiness, 0, 0, 0, 0]);
    let idea = Idea::new(number).expect("an idea");
    let lines = game.score_lines(ScoreFrom::State(&state), seat(1));
    let line = lines.iter().find(|line| line.source == Source::End(idea));
    line.and_then(|line| line.points).expect("the idea scores at the end")
}

fn alone(own: &'static [u8]) -> Owned {
    [own, &[], &[], &[], &[]]
}

#[test]
fn cvl_50_printed_points_happiness_and_end_effects() {
    let (game, state) = over(alone(&[26, 40, 8]), ["", "", "", "", ""], [5, 0, 0, 0, 0]);
    let points = |number: u8| i32::from(game.points(Idea::new(number).expect("an idea")));
    let lines = game.score_lines(ScoreFrom::State(&state), seat(1));
    let by = |source| lines.iter().find(|line| line.source == source).and_then(|line| line.points);
    assert_eq!(by(Source::Happiness), Some(5));
    assert_eq!(by(Source::Ideas), Some(points(26) + points(40) + points(8)));
    assert_eq!(by(Source::End(Idea::new(40).expect("an idea"))), Some(1));
    assert_eq!(by(Source::End(Idea::new(8).expect("an idea"))), Some(2));
    let total = 5 + points(26) + points(40) + points(8) + 1 + 2;
    assert_eq!(game.standings(ScoreFrom::State(&state)).score(seat(1)), total);
    let mut scenario = testkit::Scenario::at(game, state);
    scenario.refuse(1, "stop", CVL_50);
}

#[test]
fn cvl_32_points_and_end_effects_count_for_an_idea_bought_in_turn_nine() {
    // Rationalism costs what seat 1 has, whatever that is.
    let game = Cvlizations::new(None, 3, Deck::standard().with(35, |entry| entry.cost = resources("W")))
        .expect("three");
    let position = Position { turn: 9, track: &[35], ..Position::new(game) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "logging slacking"), (3, "logging slacking")]);
    scenario.act(1, "buy 35").awaits("over");
    assert_eq!(scenario.points(1, "end-35"), 1);
    assert!(scenario.points(1, "ideas") > 0);
    assert_eq!(scenario.state().board().players[seat(1)].awake, IdeaSet::EMPTY);
}

/// Every way to swap, by brute force: sets and singles are chosen freely.
fn brute(book: &Book, own: IdeaSet, held: Resources) -> (u32, u32) {
    let cap = |resource| {
        let caps = own.iter().map(move |idea| match book.effect(idea) {
            Effect::Swap(kind, max) if kind == resource => u32::from(max),
            _ => 0,
        });
        caps.sum::<u32>()
    };
    let [food, wood, stone] = crate::Resource::ALL.map(|resource| held.count(resource));
    let [food_cap, wood_cap, stone_cap] = crate::Resource::ALL.map(cap);
    let has = |number: u8| own.contains(Idea::new(number).expect("an idea"));
    let mut best = (0, 0);
    for sets in 0..=(if has(42) { 3 } else { 0 }) {
        for f in 0..=food_cap {
            for w in 0..=wood_cap {
                for s in 0..=stone_cap {
                    if sets + f > food || sets + w > wood || sets + s > stone {
                        continue;
                    }
                    let left = food + wood + stone - 3 * sets - f - w - s;
                    let bonus = if has(8) && left == 0 { 2 } else { 0 };
                    best = best.max((2 * sets + f + w + s + bonus, left));
                }
            }
        }
    }
    best
}

#[test]
fn cvl_51_the_best_swaps_are_found_not_the_first() {
    let game = game(3);
    let swap_ideas = [8, 19, 21, 23, 42];
    for bits in 0..32_u32 {
        let own: IdeaSet = (0..5)
            .filter(|bit| bits >> bit & 1 == 1)
            .map(|bit| Idea::new(swap_ideas[bit]).expect("an idea"))
            .collect();
        for food in 0..6 {
            for wood in 0..6 {
                for stone in 0..6 {
                    let held = Resources::new([food, wood, stone]);
                    let found = swap::best(&game.book, own, held);
                    let expected = brute(&game.book, own, held);
                    assert_eq!((found.happiness, found.left.total()), expected, "{own:?} {held:?}");
                    let parts: u32 =
                        own.iter().filter_map(|idea| found.points_of(&game.book, own, idea)).sum();
                    assert_eq!(parts, found.happiness, "the lines add up");
                }
            }
        }
    }
}

#[test]
fn cvl_51_a_resource_is_spent_once_and_sets_yield_to_singles() {
    let book = game(3).book;
    // Tower, Castle, Pantry and Stock Exchange with one of each: three singles beat one set.
    let all = swap::best(&book, ideas(&[19, 21, 23, 42]), resources("FWS"));
    assert_eq!((all.happiness, all.sets, all.singles), (3, 0, [1, 1, 1]));
    // With four of each the fourth set is worth two more.
    let more = swap::best(&book, ideas(&[19, 21, 23, 42]), resources("FFFFWWWWSSSS"));
    assert_eq!((more.happiness, more.sets), (11, 1));
    // Consumerism makes a set of the last three worth while.
    let rest = swap::best(&book, ideas(&[8, 42]), resources("FWS"));
    assert_eq!(rest, Swaps { sets: 1, singles: [0; 3], happiness: 4, left: Resources::NONE });
    // Without gain nothing is swapped, so that most is left.
    assert_eq!(swap::best(&book, ideas(&[1]), resources("FWS")).left, resources("FWS"));
}

#[test]
fn cvl_52_most_happiness_then_most_resources_left_then_a_shared_victory() {
    let places = |held, happiness| {
        let (game, state) = over([&[]; 5], held, happiness);
        let standings = game.standings(ScoreFrom::State(&state));
        Seat::all(3).filter_map(|seat| standings.place(seat)).collect::<Vec<_>>()
    };
    assert_eq!(places(["", "FFF", "", "", ""], [3, 2, 1, 0, 0]), [1, 2, 3]);
    assert_eq!(places(["F", "FW", "", "", ""], [3, 3, 1, 0, 0]), [2, 1, 3]);
    assert_eq!(places(["FF", "WS", "FFFF", "", ""], [3, 3, 1, 0, 0]), [1, 1, 3]);
    // Resources count after the swaps: the Pantry of seat 1 eats its food for happiness.
    let (game, state) = over(alone(&[23]), ["FFF", "F", "", "", ""], [0, 3 + 1, 0, 0, 0]);
    let standings = game.standings(ScoreFrom::State(&state));
    let pantry = i32::from(game.points(Idea::new(23).expect("an idea")));
    assert_eq!(standings.score(seat(1)), 3 + pantry);
    if pantry == 1 {
        assert_eq!((standings.place(seat(1)), standings.place(seat(2))), (Some(2), Some(1)));
    }
}

#[test]
fn cvl_c5_humanism_counts_ideas_that_bring_happiness_during_the_game() {
    // Hermitage, Dagger, Vacation and Cat count; Law, Rationalism and Humanism itself do not.
    assert_eq!(end(5, alone(&[5, 6, 11, 25, 28, 26, 35]), "", 0), 4);
    assert_eq!(end(5, alone(&[5]), "", 0), 0);
}

#[test]
fn cvl_c8_consumerism_pays_for_owning_nothing() {
    assert_eq!(end(8, alone(&[8]), "", 0), 2);
    assert_eq!(end(8, alone(&[8]), "F", 0), 0);
    assert_eq!(end(8, alone(&[8, 23]), "F", 0), 2, "counted after the swaps");
}

#[test]
fn cvl_c19_the_tower_takes_up_to_three_wood() {
    assert_eq!(end(19, alone(&[19]), "FWWSS", 0), 2);
    assert_eq!(end(19, alone(&[19]), "WWWWW", 0), 3);
}

#[test]
fn cvl_c21_the_castle_takes_up_to_three_stone() {
    assert_eq!(end(21, alone(&[21]), "FWWSS", 0), 2);
    assert_eq!(end(21, alone(&[21]), "SSSS", 0), 3);
}

#[test]
fn cvl_c23_the_pantry_takes_up_to_three_food() {
    assert_eq!(end(23, alone(&[23]), "FWWSS", 0), 1);
    assert_eq!(end(23, alone(&[23]), "FFFF", 0), 3);
}

#[test]
fn cvl_c33_democracy_counts_sets_of_four_types() {
    assert_eq!(end(33, alone(&[33, 9, 17]), "", 0), 0);
    assert_eq!(end(33, alone(&[33, 9, 17, 25]), "", 0), 2);
    assert_eq!(end(33, alone(&[33, 9, 17, 25, 1, 10, 18, 26]), "", 0), 4);
}

#[test]
fn cvl_c35_rationalism_counts_types_itself_included() {
    assert_eq!(end(35, alone(&[35]), "", 0), 1);
    assert_eq!(end(35, alone(&[35, 1]), "", 0), 1);
    assert_eq!(end(35, alone(&[35, 9, 17, 25]), "", 0), 4);
}

#[test]
fn cvl_c36_the_school_counts_inventions() {
    assert_eq!(end(36, alone(&[36, 25, 45, 1]), "", 0), 2);
}

#[test]
fn cvl_c37_printing_counts_ideologies() {
    assert_eq!(end(37, alone(&[37, 1, 33, 9]), "", 0), 2);
}

#[test]
fn cvl_c38_the_steam_engine_counts_tools_itself_included() {
    assert_eq!(end(38, alone(&[38, 9, 25]), "", 0), 2);
}

#[test]
fn cvl_c39_the_smartphone_counts_ideas_of_age_three_itself_included() {
    assert_eq!(end(39, alone(&[39, 48, 32, 33]), "", 0), 3);
}

#[test]
fn cvl_c40_cinematography_counts_pairs_of_ideas_itself_included() {
    assert_eq!(end(40, alone(&[40]), "", 0), 0);
    assert_eq!(end(40, alone(&[40, 1]), "", 0), 1);
    assert_eq!(end(40, alone(&[40, 1, 2, 3, 4]), "", 0), 2);
}

#[test]
fn cvl_c41_the_lighthouse_counts_buildings_itself_included() {
    assert_eq!(end(41, alone(&[41, 17, 18, 25]), "", 0), 3);
}

#[test]
fn cvl_c42_the_stock_exchange_takes_up_to_three_sets() {
    assert_eq!(end(42, alone(&[42]), "FFWS", 0), 2);
    assert_eq!(end(42, alone(&[42]), "FFFFWWWWSSSS", 0), 6);
    assert_eq!(end(42, alone(&[42]), "FFFWWW", 0), 0);
}

/// What a majority idea gives when seat 1 and seat 2 own these beside it.
fn majority(number: u8, own: &'static [u8], other: &'static [u8]) -> i32 {
    end(number, [own, other, &[], &[], &[]], "", 0)
}

#[test]
fn cvl_c43_the_highway_pays_for_strictly_most_tools() {
    assert_eq!(majority(43, &[43, 9], &[]), 2);
    assert_eq!(majority(43, &[43, 9], &[10]), 0, "a tie gives nothing");
    assert_eq!(majority(43, &[43, 9, 10], &[11]), 2);
    assert_eq!(majority(43, &[43], &[]), 0, "it is not a tool itself, and none against none is a tie");
}

#[test]
fn cvl_c44_the_research_institute_pays_for_strictly_most_inventions() {
    assert_eq!(majority(44, &[44, 25], &[]), 2);
    assert_eq!(majority(44, &[44, 25], &[26]), 0);
}

#[test]
fn cvl_c47_tourism_pays_for_strictly_most_buildings() {
    assert_eq!(majority(47, &[47, 17], &[]), 2);
    assert_eq!(majority(47, &[47, 17], &[18]), 0);
}

#[test]
fn cvl_c43_a_majority_idea_counts_itself_if_it_is_of_its_type() {
    // The Highway is a building; let it ask for buildings.
    let deck = Deck::standard().with(43, |entry| entry.effect = Effect::Majority(crate::Kind::Building, 2));
    let game = Cvlizations::new(None, 3, deck).expect("three players");
    let mut state = game.start();
    state.board.players[seat(1)].ideas = ideas(&[43]);
    let lines = game.score_lines(ScoreFrom::State(&state), seat(1));
    assert_eq!(lines.last().and_then(|line| line.points), Some(2));
}

#[test]
fn cvl_c45_board_games_has_the_most_printed_points_and_no_effect() {
    let game = game(3);
    let most = game.deck().entries().iter().map(|entry| entry.points).max();
    let entry = game.deck().entry(Idea::new(45).expect("an idea"));
    assert_eq!((Some(entry.points), entry.effect), (most, Effect::None));
    let others = game.deck().entries().iter().filter(|other| Some(other.points) == most).count();
    assert_eq!(others, 1);
}

#[test]
fn cvl_c46_the_internet_counts_happiness_gained() {
    assert_eq!(end(46, alone(&[46]), "", 2), 0);
    assert_eq!(end(46, alone(&[46]), "", 7), 2);
    assert_eq!(end(46, alone(&[46, 23]), "FFF", 2), 0, "not what swaps give");
}

#[test]
fn cvl_c48_space_flight_pays_for_strictly_most_ideas() {
    assert_eq!(majority(48, &[48, 1], &[2]), 2);
    assert_eq!(majority(48, &[48, 1], &[2, 3]), 0);
    assert_eq!(majority(48, &[48], &[]), 2);
}

#[test]
fn cvl_51_several_ideas_for_the_same_resources_share_them() {
    // Two ideas take wood, and two take sets; the box has one of each.
    let deck = Deck::standard()
        .with(21, |entry| entry.effect = Effect::Swap(crate::Resource::Wood, 2))
        .with(41, |entry| entry.effect = Effect::StockExchange { max: 1, points: 1 })
        .with(42, |entry| entry.effect = Effect::StockExchange { max: 1, points: 2 });
    let book = Cvlizations::new(None, 3, deck).expect("three players").book;
    let lines = |own: &[u8], held: &str| {
        let own = ideas(own);
        let found = swap::best(&book, own, resources(held));
        let lines: Vec<u32> = own.iter().filter_map(|idea| found.points_of(&book, own, idea)).collect();
        assert_eq!(lines.iter().sum::<u32>(), found.happiness);
        lines
    };
    assert_eq!(lines(&[19, 21], "WW"), [2, 0]);
    assert_eq!(lines(&[19, 21], "WWWW"), [3, 1]);
    assert_eq!(lines(&[19, 21], "WWWWWW"), [3, 2]);
    // The dearer Stock Exchange is served first, and a set is spent once. The first one tells all of it.
    assert_eq!(lines(&[41, 42], "FWS"), [2, 0]);
    assert_eq!(lines(&[41, 42], "FFFWWWSSS"), [3, 0]);
}
