//! Ideas that work during the actions and after purchases: CVL-C1 to CVL-C34, as far as no other module has them.

use super::fixture::{Position, game, happiness, held, lay, priced};
use crate::card::Order;
use crate::effect::{Effect, Gain, Moment};
use crate::model::PLAYERS_MAX;
use crate::resource::Resource;
use crate::{Cvlizations, Deck};

/// Seat 1 has these ideas and no resources; the three lay these orders; seat 1 answers. Gives what it then has.
#[track_caller]
fn after(own: &'static [u8], orders: [&str; 3], answers: &[&str]) -> (String, u32) {
    let ideas: [&[u8]; PLAYERS_MAX] = [own, &[], &[], &[], &[]];
    let mut scenario = Position { ideas, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &[(1, orders[0]), (2, orders[1]), (3, orders[2])]);
    for answer in answers {
        scenario.awaits("1").act(1, answer);
    }
    assert!(scenario.legal(1).is_empty(), "seat 1 is asked once more: {:?}", scenario.legal(1));
    (held(&scenario, 1), happiness(&scenario, 1))
}

fn is(resources: &str, happiness: u32) -> (String, u32) {
    (resources.to_owned(), happiness)
}

#[test]
fn cvl_c1_optimism_gives_a_resource_of_choice_for_each_action_by_three() {
    let three = ["logging slacking"; 3];
    assert_eq!(
        after(&[1], three, &["take food", "take stone"]),
        is("FWS", 0),
        "also for Slacking that failed"
    );
    // Doubled effectively: two, each its own choice.
    let doubled = ["slacking doubling", "slacking logging", "slacking logging"];
    assert_eq!(after(&[1], doubled, &["take food", "take wood"]), is("FW", 0));
    // Doubling by three is never carried out and gives none.
    let failed = ["logging doubling", "doubling hunting", "doubling hunting"];
    assert_eq!(after(&[1], failed, &[]), is("WW", 0));
    assert_eq!(after(&[1], ["logging slacking", "logging hunting", "quarrying hunting"], &[]), is("WWW", 1));
}

/// The same order is doubled by one, by two and by three; the others lay what does not matter here.
#[test]
fn cvl_28_what_works_each_time_and_what_once_a_turn() {
    let doubled = |order: &str, by: usize| -> [String; 3] {
        std::array::from_fn(|place| match place {
            0 => format!("{order} doubling"),
            place if place < by => format!("{order} trading"),
            // What comes before asks nobody anything.
            _ if order == "slacking" => "trading hunting".to_owned(),
            _ => "trading cunning".to_owned(),
        })
    };
    let after = |own: &'static [u8], order: &str, by: usize, answers: &[&str]| {
        let orders = doubled(order, by);
        after(own, [&orders[0], &orders[1], &orders[2]], answers)
    };
    // Each time: with an order, at a strength, for a Theft, for an order that did not fail.
    assert_eq!(after(&[9], "hunting", 1, &[]), is("FFFFFF", 0), "Fishing Rod, twice 2 and 1");
    assert_eq!(after(&[15], "quarrying", 2, &[]), is("SSSSSSSS", 0), "Pickaxe, twice 3 and 1");
    assert_eq!(after(&[31], "logging", 1, &[]), is("FFWWWW", 0), "Plough");
    assert_eq!(after(&[18], "logging", 3, &[]), is("WWWW", 0), "Well, twice 1 and 1");
    assert_eq!(after(&[1], "slacking", 3, &["take food", "take food"]), is("FF", 0), "Optimism");
    assert_eq!(after(&[11], "theft", 1, &[]), is("", 2), "Dagger");
    assert_eq!(after(&[27], "slacking", 1, &[]), is("FF", 2), "Taming the Dog");
    // Once a turn.
    assert_eq!(after(&[2], "hunting", 1, &["take wood"]), is("FFFFW", 0), "Egoism");
    assert_eq!(after(&[4], "hunting", 2, &[]), is("FFFFFF", 1), "Hedonism");
    assert_eq!(after(&[6], "hunting", 1, &[]), is("FFFF", 1), "Hermitage");
    assert_eq!(after(&[25], "slacking", 1, &[]), is("", 3), "Vacation");
    assert_eq!(after(&[28], "slacking", 3, &[]), is("", 1), "Taming the Cat");
}

#[test]
fn cvl_c1_what_optimism_gives_can_serve_a_later_order_of_the_turn() {
    // Logging by three with Optimism, then Trading.
    let orders = ["logging trading", "logging slacking", "logging slacking"];
    assert_eq!(after(&[1], orders, &["take stone", "trade stone food"]), is("FFFW", 0));
}

#[test]
fn cvl_c99_egoism_gives_a_resource_once_a_turn_for_the_first_action_by_one() {
    let orders = ["logging slacking", "hunting quarrying", "hunting quarrying"];
    assert_eq!(after(&[2], orders, &["take stone"]), is("WWS", 1), "one, although both are by one");
    let doubled = ["logging doubling", "hunting cunning", "hunting cunning"];
    assert_eq!(after(&[2], doubled, &["take food"]), is("FWWWW", 0), "one when doubled");
    // A Theft by one that finds nobody is an action by one too.
    let theft = ["theft hunting", "hunting slacking", "quarrying slacking"];
    assert_eq!(after(&[2], theft, &["take food"]), is("FFFF", 0));
    assert_eq!(after(&[2], ["logging hunting"; 3], &[]), is("FW", 0));
}

#[test]
fn cvl_c99_egoism_works_again_in_the_next_turn() {
    let position = Position { ideas: [&[2], &[], &[], &[], &[]], ..Position::new(game(3)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "hunting cunning"), (3, "hunting cunning")]);
    scenario.act(1, "take food").act(2, "take food food").act(3, "take food food");
    lay(&mut scenario, &[(2, "logging slacking"), (3, "logging slacking"), (1, "hunting quarrying")]);
    scenario.awaits("1").act(1, "take food");
}

#[test]
fn cvl_c4_hedonism_gives_happiness_once_a_turn_for_the_first_action_by_two() {
    let orders = ["logging quarrying", "logging quarrying", "hunting cunning"];
    assert_eq!(after(&[4], orders, &[]), is("WWWSSS", 1));
    let doubled = ["logging doubling", "logging quarrying", "hunting cunning"];
    assert_eq!(after(&[4], doubled, &[]), is("WWWWWW", 1));
    let doubling_by_two = ["logging doubling", "quarrying doubling", "hunting cunning"];
    assert_eq!(after(&[4], doubling_by_two, &[]), is("WWWW", 0), "Doubling is not an action");
    assert_eq!(after(&[4], ["logging hunting"; 3], &[]), is("FW", 0));
}

#[test]
fn cvl_c6_the_hermitage_gives_happiness_once_a_turn_for_the_first_action_by_one() {
    let orders = ["logging quarrying", "hunting slacking", "hunting slacking"];
    assert_eq!(after(&[6], orders, &[]), is("WWSS", 1));
    assert_eq!(
        after(&[6], ["logging quarrying", "logging quarrying", "hunting slacking"], &[]),
        is("WWWSSS", 0)
    );
}

#[test]
fn cvl_c9_the_fishing_rod_adds_a_food_to_hunting_at_every_strength() {
    assert_eq!(after(&[9], ["hunting slacking", "logging slacking", "logging slacking"], &[]), is("FFF", 0));
    assert_eq!(after(&[9], ["hunting slacking", "hunting slacking", "logging slacking"], &[]), is("FFFF", 0));
    assert_eq!(after(&[9], ["hunting slacking"; 3], &[]), is("FF", 0));
    // Twice when doubled.
    assert_eq!(
        after(&[9], ["hunting doubling", "logging slacking", "logging slacking"], &[]),
        is("FFFFFF", 0)
    );
    // Not with another order that brings food.
    let cunning = ["cunning slacking", "logging slacking", "logging slacking"];
    assert_eq!(after(&[9], cunning, &["take food"]), is("F", 0));
}

#[test]
fn cvl_c14_gunpowder_adds_a_stone_to_quarrying() {
    assert_eq!(after(&[14], ["quarrying slacking"; 3], &[]), is("SS", 0));
    // With the Pickaxe two in all.
    let orders = ["quarrying slacking", "logging slacking", "logging slacking"];
    assert_eq!(after(&[14, 15], orders, &[]), is("SSSS", 0));
}

#[test]
fn cvl_c15_the_pickaxe_with_doubling_brings_two_more_stone_in_all() {
    let orders = ["quarrying doubling", "logging slacking", "logging slacking"];
    assert_eq!(after(&[], orders, &[]), is("SSSS", 0));
    assert_eq!(after(&[15], orders, &[]), is("SSSSSS", 0));
}

#[test]
fn cvl_c16_the_axe_adds_a_wood_to_logging() {
    let orders = ["logging slacking", "quarrying slacking", "quarrying slacking"];
    assert_eq!(after(&[16], orders, &[]), is("WWW", 0));
}

#[test]
fn cvl_c18_the_well_adds_one_to_gathering_by_three() {
    assert_eq!(after(&[18], ["logging hunting"; 3], &[]), is("FFWW", 0));
    assert_eq!(
        after(&[18], ["quarrying doubling", "quarrying slacking", "quarrying slacking"], &[]),
        is("SSSS", 0)
    );
    assert_eq!(
        after(&[18], ["logging hunting", "logging slacking", "quarrying slacking"], &[]),
        is("FFWWW", 0)
    );
    assert_eq!(after(&[18], ["slacking cunning"; 3], &[]), is("", 0));
}

#[test]
fn cvl_c22_the_bridge_gives_a_food_when_trading_swaps() {
    let orders = ["logging trading", "slacking hunting", "slacking hunting"];
    assert_eq!(after(&[22], orders, &["trade wood stone"]), is("FWSSS", 0));
    let without = ["slacking trading", "slacking hunting", "slacking hunting"];
    assert_eq!(after(&[22], without, &[]), is("", 0), "nothing was traded");
}

#[test]
fn cvl_c25_vacation_gives_happiness_with_slacking_once_a_turn() {
    assert_eq!(after(&[25], ["slacking hunting", "logging hunting", "logging hunting"], &[]), is("F", 2));
    assert_eq!(after(&[25], ["slacking doubling", "logging hunting", "logging hunting"], &[]), is("", 3));
    assert_eq!(after(&[25], ["slacking hunting"; 3], &[]), is("F", 0), "not when it failed");
}

#[test]
fn cvl_c27_the_dog_gives_a_food_for_orders_that_could_have_failed() {
    let orders = ["cunning slacking", "logging hunting", "logging hunting"];
    assert_eq!(after(&[27], orders, &["take wood"]), is("FFW", 1));
    assert_eq!(after(&[27], ["cunning slacking"; 3], &[]), is("", 0));
    let doubled = ["slacking doubling", "logging hunting", "logging hunting"];
    assert_eq!(after(&[27], doubled, &[]), is("FF", 2));
    // A Theft that finds nobody to rob has not failed.
    assert_eq!(after(&[27], ["theft hunting", "slacking hunting", "slacking hunting"], &[]), is("FF", 0));
}

#[test]
fn cvl_c28_the_cat_gives_a_happiness_for_each_failed_order() {
    let two = ["slacking cunning"; 3];
    assert_eq!(after(&[28], two, &[]), is("", 2));
    assert_eq!(after(&[28], ["theft logging"; 3], &[]), is("W", 1), "gathering does not fail");
    // Effectively doubled: one.
    let doubled = ["slacking doubling", "slacking logging", "slacking logging"];
    assert_eq!(after(&[28], doubled, &[]), is("", 1));
    // A failed Doubling with a failed order: two. With another order: one.
    assert_eq!(after(&[28], ["slacking doubling"; 3], &[]), is("", 2));
    assert_eq!(after(&[28], ["logging doubling", "slacking doubling", "hunting doubling"], &[]), is("WW", 1));
    // Doubling by two works.
    assert_eq!(
        after(&[28], ["logging doubling", "slacking doubling", "hunting cunning"], &[]),
        is("WWWW", 0)
    );
    // A Theft that found nobody has not failed.
    assert_eq!(after(&[28], ["theft hunting", "slacking hunting", "logging hunting"], &[]), is("F", 0));
}

#[test]
fn cvl_c28_the_point_for_a_failed_doubling_comes_before_a_question() {
    let position = Position { ideas: [&[2, 28], &[], &[], &[], &[]], ..Position::new(game(3)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging doubling"), (2, "slacking doubling"), (3, "hunting doubling")]);
    // Logging by one: Egoism asks, and the Cat has given its point already.
    scenario.awaits("1");
    assert_eq!(happiness(&scenario, 1), 1);
    scenario.act(1, "take food");
    assert_eq!(happiness(&scenario, 1), 1);
}

#[test]
fn cvl_c29_the_wheel_adds_one_of_the_kind_taken() {
    let orders = ["logging trading", "slacking hunting", "slacking hunting"];
    assert_eq!(after(&[29], orders, &["trade wood stone"]), is("WSSSS", 0));
    let doubled = ["trading doubling", "slacking hunting", "slacking hunting"];
    assert_eq!(after(&[29], doubled, &[]), is("", 0), "nothing to trade, nothing gained");
}

#[test]
fn cvl_c31_the_plough_gives_a_food_with_logging() {
    let orders = ["logging doubling", "slacking quarrying", "slacking quarrying"];
    assert_eq!(after(&[31], orders, &[]), is("FFWWWW", 0));
    assert_eq!(after(&[31], ["logging quarrying"; 3], &[]), is("FWS", 0));
}

/// Seat 1 with these ideas buys one idea; gives its happiness.
fn bought(own: &'static [u8], number: u8) -> u32 {
    let ideas: [&[u8]; PLAYERS_MAX] = [own, &[], &[], &[], &[]];
    let resources = ["FFFWWWSSS", "", "", "", ""];
    let position = Position { ideas, resources, track: &[2, 11, 16, 17], ..Position::new(priced()) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "logging slacking"), (3, "logging slacking")]);
    scenario.act(1, &format!("buy {number}"));
    happiness(&scenario, 1)
}

#[test]
fn cvl_c12_the_hammer_gives_a_happiness_for_each_building() {
    assert_eq!((bought(&[12], 17), bought(&[12], 11)), (1, 0));
}

#[test]
fn cvl_c24_the_temple_gives_a_happiness_for_each_ideology() {
    assert_eq!((bought(&[24], 2), bought(&[24], 17)), (1, 0));
}

#[test]
fn cvl_c34_the_sale_gives_a_happiness_for_each_purchase() {
    assert_eq!((bought(&[34], 2), bought(&[34], 17), bought(&[34, 12], 17)), (1, 1, 2));
}

#[test]
fn cvl_33_the_moments_of_ideas_are_the_places_where_rules_ask() {
    // Every effect of the box has one moment, and every moment has an idea.
    let game = game(3);
    for moment in Moment::ALL {
        let count =
            game.deck().entries().iter().filter(|entry| entry.effect.moment() == Some(moment)).count();
        assert!(count > 0, "{moment:?}");
    }
    let silent = game.deck().entries().iter().filter(|entry| entry.effect.moment().is_none()).count();
    assert_eq!(silent, 1, "Board Games alone has no effect");
}

#[test]
fn cvl_c9_nothing_is_added_to_an_order_that_brought_nothing() {
    // A deck may say this of any order; in the box no order that can bring nothing has such an idea.
    let add = |deck: Deck, number: u8, order: Order, resource: Resource| {
        deck.with(number, |entry| entry.effect = Effect::Order(order, Gain::Resource(resource)))
    };
    let deck = add(Deck::standard(), 9, Order::Theft, Resource::Food);
    let deck = add(deck, 16, Order::Cunning, Resource::Wood);
    let game = Cvlizations::new(None, 3, deck).expect("three players");
    let position = Position { ideas: [&[9, 16], &[], &[], &[], &[]], ..Position::new(game) };
    let of_first = |orders: [&str; 3], resources, answers: &[&str]| {
        let mut scenario = Position { resources, ..position.clone() }.scenario();
        lay(&mut scenario, &[(1, orders[0]), (2, orders[1]), (3, orders[2])]);
        for answer in answers {
            scenario.act(1, answer);
        }
        held(&scenario, 1)
    };
    let alone = ["theft cunning", "logging slacking", "hunting slacking"];
    let rich = ["", "S", "", "", ""];
    assert_eq!(of_first(alone, rich, &["steal 2 stone", "take stone"]), "FWSS");
    assert_eq!(of_first(alone, [""; 5], &["take stone"]), "WS", "nobody to rob");
    assert_eq!(of_first(["theft cunning"; 3], rich, &[]), "", "both by three");
}

#[test]
fn what_an_idea_hands_out_is_said_also_of_one_that_fills_an_empty_store() {
    let gain = |number: u8| game(3).effect(super::fixture::idea(number)).gain();
    assert_eq!(gain(17), Some(Gain::Resource(Resource::Food)), "Granary");
    assert_eq!(gain(2), Some(Gain::Choice), "Egoism");
    assert_eq!(gain(25), Some(Gain::Happiness), "Vacation");
    assert_eq!(gain(3), None, "Patience does more than that");
}
