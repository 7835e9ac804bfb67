//! The actions phase: CVL-20 to CVL-28, CVL-E1, CVL-E2.

use super::fixture::{Position, game, happiness, held, idea, lay, seat};
use crate::Event;
use crate::model::Phase;
use crate::resource::{Bundle, Resource};
use crate::rule_ids::{CVL_23, CVL_25};

#[test]
fn cvl_e1_the_turn_of_the_rulebook() {
    let mut scenario = Position { resources: ["FWS"; 5], ..Position::new(game(4)) }.scenario();
    lay(&mut scenario, &[(1, "logging hunting"), (2, "logging doubling"), (3, "trading hunting")]);
    scenario.act(4, "lay quarrying hunting").awaits("3");
    // A takes 3 wood, B 6; A, C and D a food each; D 2 stone.
    assert_eq!(held(&scenario, 1), "FFWWWWS");
    assert_eq!(held(&scenario, 2), "FWWWWWWWS");
    assert_eq!(held(&scenario, 4), "FFWSSS");
    scenario.act(3, "trade food wood");
    assert_eq!(held(&scenario, 3), "FWWWWS");
}

#[test]
fn cvl_e2_a_doubled_theft_steals_twice() {
    let mut scenario = Position { resources: ["", "FWS", "", "SS", ""], ..Position::new(game(4)) }.scenario();
    lay(&mut scenario, &[(1, "logging hunting"), (2, "theft doubling"), (3, "slacking doubling")]);
    scenario.act(4, "lay quarrying hunting").awaits("2");
    assert_eq!(scenario.legal(2), ["steal 4 stone"]);
    scenario.act(2, "steal 4 stone").awaits("2").act(2, "steal 4 stone");
    assert_eq!(held(&scenario, 2), "FWSSS");
}

#[test]
fn cvl_20_orders_by_number_and_each_from_the_leader_clockwise() {
    let mut scenario = Position { leader: 3, ..Position::three() }.scenario();
    lay(&mut scenario, &[(3, "trading cunning"), (1, "theft trading"), (2, "cunning theft")]);
    // Theft first: seat 1 comes before seat 2, because seat 3 leads.
    scenario.awaits("1").act(1, "steal 2 food and 3 food").awaits("2");
    scenario.act(2, "steal 1 food and 3 wood").awaits("3");
    scenario.act(3, "take food food").awaits("2").act(2, "take stone stone").awaits("3");
    scenario.act(3, "trade food wood").awaits("1").act(1, "trade stone wood");
    assert_eq!(held(&scenario, 3), "FWWS");
}

#[test]
fn cvl_21_the_strength_is_how_many_tribes_laid_the_order() {
    let by = |pairs: [&str; 3]| {
        let mut scenario = Position::new(game(3)).scenario();
        lay(&mut scenario, &[(1, pairs[0]), (2, pairs[1]), (3, pairs[2])]);
        (held(&scenario, 1), happiness(&scenario, 1))
    };
    let by_one = ["logging slacking", "hunting quarrying", "hunting quarrying"];
    assert_eq!(by(by_one), ("WW".to_owned(), 1));
    assert_eq!(by(["logging slacking", "logging quarrying", "slacking hunting"]), ("WWW".to_owned(), 2));
    assert_eq!(by(["logging slacking"; 3]), ("W".to_owned(), 0));
    // Compulsory: a thief, a cunning player and a trader must choose something.
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft cunning"), (2, "logging trading"), (3, "hunting slacking")]);
    scenario.awaits("1").refuse(1, "stop", CVL_23).act(1, "steal 2 food");
    scenario.awaits("1").refuse(1, "stop", CVL_23).act(1, "take food");
    scenario.awaits("2").refuse(2, "stop", CVL_23).act(2, "trade wood food");
}

#[test]
fn cvl_21_by_three_means_by_three_or_more() {
    let mut scenario = Position::new(game(5)).scenario();
    let pair = "hunting slacking";
    lay(&mut scenario, &[(1, pair), (2, pair), (3, pair), (4, pair), (5, pair)]);
    assert_eq!((held(&scenario, 5), happiness(&scenario, 5)), ("F".to_owned(), 0));
}

#[test]
fn cvl_22_doubling_repeats_the_other_order_at_its_own_strength() {
    let wood = |others: [&str; 2]| {
        let mut scenario = Position::new(game(3)).scenario();
        lay(&mut scenario, &[(1, "doubling logging"), (2, others[0]), (3, others[1])]);
        held(&scenario, 1).len()
    };
    assert_eq!(wood(["hunting slacking", "hunting slacking"]), 4, "both alone");
    assert_eq!(wood(["hunting logging", "hunting slacking"]), 6, "Logging by two");
    assert_eq!(wood(["hunting doubling", "hunting slacking"]), 4, "Doubling by two");
    assert_eq!(wood(["logging doubling", "logging slacking"]), 2, "Logging by three");
    assert_eq!(wood(["hunting doubling", "doubling slacking"]), 2, "Doubling by three does nothing");
}

#[test]
fn cvl_23_what_the_orders_bring_at_each_strength() {
    // Cunning: one, two alike or not, nothing.
    let mut scenario = Position::new(game(3)).scenario();
    lay(&mut scenario, &[(1, "cunning logging"), (2, "slacking logging"), (3, "slacking hunting")]);
    assert_eq!(scenario.legal(1), ["take food", "take wood", "take stone"]);
    scenario.refuse(1, "take food food", CVL_23);
    let mut scenario = Position::new(game(3)).scenario();
    lay(&mut scenario, &[(1, "cunning logging"), (2, "cunning logging"), (3, "slacking hunting")]);
    let twos = ["food food", "food wood", "food stone", "wood wood", "wood stone", "stone stone"]
        .map(|two| format!("take {two}"));
    assert_eq!(scenario.legal(1), twos);
    scenario.refuse(1, "take food", CVL_23);
    let mut scenario = Position::new(game(3)).scenario();
    lay(&mut scenario, &[(1, "cunning logging"), (2, "cunning logging"), (3, "cunning logging")]);
    assert_eq!(held(&scenario, 1), "W");
    // Trading: three, two, one of the other kind for one.
    for (others, expected) in [
        (["logging slacking", "logging slacking"], "WWWWS"),
        (["trading slacking", "logging slacking"], "WWWS"),
        (["trading slacking", "trading slacking"], "WWS"),
    ] {
        let mut scenario = Position::three().scenario();
        lay(&mut scenario, &[(1, "trading doubling"), (2, others[0]), (3, others[1])]);
        scenario.act(1, "trade food wood");
        assert_eq!(held(&scenario, 1), expected);
    }
}

#[test]
fn cvl_25_the_kinds_differ_and_somebody_without_resources_trades_nothing() {
    let mut scenario = Position { resources: ["F", "", "FWS", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &[(1, "trading slacking"), (2, "trading slacking"), (3, "trading slacking")]);
    assert_eq!(scenario.legal(1), ["trade food wood", "trade food stone"]);
    scenario.refuse(1, "trade food food", CVL_25).refuse(1, "trade wood food", CVL_25);
    // Seat 2 has nothing and is not asked.
    scenario.act(1, "trade food stone").awaits("3");
    assert!(scenario.told_to_all().contains(&Event::NothingToTrade(seat(2))));
}

#[test]
fn cvl_26_a_doubled_order_is_carried_out_twice_in_a_row_with_gains_between() {
    // Seat 1 trades its only resource; what it gets for it serves the second time.
    let mut scenario = Position { resources: ["F", "FWS", "", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &[(1, "trading doubling"), (2, "trading slacking"), (3, "hunting slacking")]);
    scenario.awaits("1").act(1, "trade food wood").awaits("1");
    assert_eq!(scenario.legal(1), ["trade wood food", "trade wood stone"]);
    scenario.act(1, "trade wood stone").awaits("2");
    assert_eq!(held(&scenario, 1), "WSS");
    // The ideas come between too: the Wheel after each time.
    let position = Position { resources: ["F", "", "", "", ""], ..Position::three() };
    let mut scenario = Position { ideas: [&[29], &[], &[], &[], &[]], ..position }.scenario();
    lay(&mut scenario, &[(1, "trading doubling"), (2, "logging slacking"), (3, "hunting slacking")]);
    scenario.act(1, "trade food wood");
    assert_eq!(held(&scenario, 1), "WWWW");
    scenario.act(1, "trade wood food");
    assert_eq!(held(&scenario, 1), "FFFFWWW");
}

#[test]
fn cvl_28_ideas_without_a_choice_work_before_those_with_one() {
    // By three: Optimism asks, the Well and the Plough do not.
    let position = Position { ideas: [&[1, 18, 31], &[], &[], &[], &[]], ..Position::new(game(3)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "logging slacking"), (3, "logging slacking")]);
    scenario.awaits("1");
    assert_eq!(held(&scenario, 1), "FWW");
    assert_eq!(scenario.state().board().phase, Phase::Choose(seat(1)));
    scenario.refuse(1, "take food wood", crate::rule_ids::CVL_C1).act(1, "take stone");
    // Slacking by three is an own action by three as well.
    scenario.awaits("1").act(1, "take stone");
    assert_eq!(held(&scenario, 1), "FWWSS");
}

#[test]
fn cvl_28_ideas_with_a_choice_ask_by_rising_number() {
    // A deck in which the ideas 1 and 2 both ask after an action by one.
    use crate::card::Strength;
    use crate::effect::{Effect, Gain};
    let deck =
        crate::Deck::standard().with(1, |entry| entry.effect = Effect::Strength(Strength::One, Gain::Choice));
    let game = crate::Cvlizations::new(None, 3, deck).expect("three players");
    let position = Position { ideas: [&[1, 2], &[], &[], &[], &[]], ..Position::new(game) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "hunting cunning"), (3, "hunting cunning")]);
    scenario.act(1, "take food");
    assert_eq!(scenario.told_to_all(), [Event::BroughtChoice(seat(1), idea(1), Bundle::one(Resource::Food))]);
    scenario.act(1, "take stone");
    assert!(scenario.told_to_all().contains(&Event::BroughtChoice(
        seat(1),
        idea(2),
        Bundle::one(Resource::Stone)
    )));
}

#[test]
fn cvl_28_doubling_triggers_nothing_itself() {
    // Egoism, Hermitage: an action by one. Doubling is laid by one, but the other order by two.
    let position = Position { ideas: [&[2, 6], &[], &[], &[], &[]], ..Position::new(game(3)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "logging doubling"), (2, "logging hunting"), (3, "hunting slacking")]);
    scenario.awaits("2");
    assert_eq!((held(&scenario, 1), happiness(&scenario, 1)), ("WWWWWW".to_owned(), 0));
}
