//! Development: CVL-30 to CVL-35, Fortune-telling (CVL-C13), Bazaar (CVL-C20), Common Language (CVL-C30).

use testkit::Scenario;

use super::fixture::{Position, game, happiness, held, idea, ideas, lay, priced, seat};
use crate::effect::Effect;
use crate::model::{Phase, Purchase};
use crate::resource::Resource;
use crate::rule_ids::{CVL_30, CVL_31, CVL_34, CVL_C13, CVL_C20};
use crate::{Cvlizations, Event};

/// Everybody lays Logging and Slacking: one wood each and no question.
fn develop(position: Position) -> Scenario<Cvlizations> {
    let mut scenario = position.scenario();
    for place in 0..scenario.game().players {
        let number = scenario.game().seat_at(scenario.state().board(), place).index() + 1;
        scenario.act(number, "lay logging slacking");
    }
    scenario
}

/// Track: Dagger WS, Axe FS, Wheel WW, Board Games (seven resources).
fn position() -> Position {
    Position { track: &[11, 16, 29, 45], deck: &[1, 2, 3], ..Position::new(priced()) }
}

#[test]
fn cvl_30_each_may_buy_one_idea_from_the_leader_clockwise_and_pays_it() {
    let resources = ["FS", "S", "W", "", ""];
    let mut scenario = develop(Position { leader: 2, resources, ..position() });
    scenario.awaits("2");
    assert_eq!(scenario.legal(2), ["buy 11", "stop"]);
    scenario.refuse(2, "buy 16", CVL_30).refuse(2, "buy 1", CVL_30).refuse(3, "buy 29", CVL_30);
    scenario.act(2, "buy 11").chance("idea 1").awaits("3");
    assert_eq!(held(&scenario, 2), "");
    assert_eq!(scenario.state().board().players[seat(2)].ideas, ideas(&[11]));
    scenario.act(3, "stop").awaits("1").act(1, "buy 16").chance("idea 2");
    assert_eq!(held(&scenario, 1), "W");
    assert_eq!(scenario.state().board().turn, 2);
}

#[test]
fn cvl_31_the_track_is_filled_up_at_once_while_the_deck_lasts() {
    let mut scenario = develop(Position { resources: ["S", "S", "", "", ""], deck: &[31], ..position() });
    scenario
        .act(1, "buy 11")
        .awaits("chance")
        .refuse_chance("idea 1", CVL_31)
        .refuse_chance("look 31", CVL_31);
    scenario.chance("idea 31").awaits("2");
    assert_eq!(scenario.state().board().on_track(), ideas(&[16, 29, 31, 45]));
    // Plough is there for the next one; the deck is empty now, and the track stays short.
    scenario.act(2, "buy 31");
    assert_eq!(scenario.state().board().on_track(), ideas(&[16, 29, 45]));
    assert!(scenario.told_to_all().contains(&Event::TrackShort));
}

#[test]
fn cvl_32_an_idea_sleeps_in_the_turn_it_is_bought() {
    let mut scenario = develop(Position { resources: ["FS", "", "", "", ""], ..position() });
    scenario.act(1, "buy 16").chance("idea 1");
    let player = scenario.state().board().players[seat(1)];
    assert_eq!((player.ideas, player.awake), (ideas(&[16]), ideas(&[16])), "awake in turn 2");
    // While the turn of the purchase lasts it does not work.
    let position =
        Position { resources: ["FWSS", "", "", "", ""], ideas: [&[30], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(Position { track: &[12, 17, 29, 45], ..position });
    // The Hammer is bought first, the Granary (a building) after it: the Hammer sleeps.
    scenario.act(1, "buy 12").chance("idea 1").awaits("1").act(1, "buy 17").chance("idea 2");
    assert_eq!(happiness(&scenario, 1), 0);
}

#[test]
fn cvl_33_an_idea_wins_over_a_rule() {
    // CVL-30 allows one idea a turn, Common Language two.
    let position = Position { resources: ["FSS", "", "", "", ""], ..position() };
    let mut scenario = develop(position.clone());
    scenario.act(1, "buy 16").chance("idea 1").awaits("2");
    let mut scenario = develop(Position { ideas: [&[30], &[], &[], &[], &[]], ..position });
    scenario.act(1, "buy 16").chance("idea 1").awaits("1").act(1, "buy 11").chance("idea 2").awaits("2");
}

#[test]
fn cvl_34_a_seat_that_can_buy_nothing_is_not_asked() {
    // Nobody has anything but a wood; then nobody is asked and the turn is over.
    let scenario = develop(position());
    assert_eq!(scenario.state().board().turn, 2);
    let mut scenario = develop(Position { resources: ["", "S", "", "", ""], ..position() });
    scenario.awaits("2").refuse(2, "trade food wood", CVL_34);
}

#[test]
fn cvl_34_a_look_is_always_asked_before_the_first_purchase() {
    let position = Position { ideas: [&[13], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position);
    scenario.awaits("chance").refuse_chance("idea 1", CVL_C13).chance("look 2").awaits("1");
    assert_eq!(scenario.legal(1), ["stop"]);
    scenario.act(1, "stop");
}

#[test]
fn cvl_34_a_second_purchase_is_asked_only_if_something_can_be_paid() {
    let position =
        Position { resources: ["FS", "", "", "", ""], ideas: [&[13, 30], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position);
    // After the first purchase a wood is left: no question, although a card was looked at.
    scenario.chance("look 2").act(1, "buy 16");
    assert_eq!(scenario.state().board().turn, 2);
}

#[test]
fn cvl_35_a_cost_names_kinds_of_resources() {
    let game = game(3);
    for entry in game.deck().entries() {
        let named: u32 = Resource::ALL.iter().map(|&resource| entry.cost.count(resource)).sum();
        assert_eq!(named, entry.cost.total());
        assert!((2..=7).contains(&named), "idea {} costs {named}", entry.idea);
    }
}

#[test]
fn cvl_c13_the_looked_at_card_can_be_bought_instead_and_the_track_is_not_refilled() {
    // Plough costs WS.
    let position =
        Position { resources: ["S", "", "", "", ""], ideas: [&[13], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(Position { deck: &[2, 31], ..position });
    scenario.chance("look 31").awaits("1");
    assert_eq!(scenario.legal(1), ["buy 11", "buy 31", "stop"]);
    // Only the owner knows the card; that they looked is public.
    assert_eq!(scenario.view(1).top(), Some(idea(31)));
    assert_eq!(scenario.view(2).top(), None);
    assert!(scenario.view(2).pile.top.is_some_and(|top| top.known_to.contains(seat(1))));
    assert_eq!(scenario.told(1).last(), Some(&Event::Looked(seat(1), Some(idea(31)))));
    assert_eq!(scenario.told(2).last(), Some(&Event::Looked(seat(1), None)));
    scenario.act(1, "buy 31");
    let state = scenario.state();
    assert_eq!(state.board().on_track(), ideas(&[11, 16, 29, 45]));
    assert_eq!((state.hidden.pile.count(), state.hidden.pile.top()), (1, None));
}

#[test]
fn cvl_c13_the_known_top_is_what_the_next_refill_lays() {
    let position =
        Position { resources: ["", "S", "", "", ""], ideas: [&[13], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position);
    scenario.chance("look 2").act(1, "stop").awaits("2");
    // The next purchase lays it without a draw, and everybody sees it.
    scenario.act(2, "buy 11").awaits("2");
    assert_eq!(scenario.state().board().on_track(), ideas(&[2, 16, 29, 45]));
    assert_eq!(scenario.state().hidden.pile.top(), None);
    assert_eq!(scenario.state().board().turn, 2);
}

#[test]
fn cvl_c13_a_later_look_shows_the_same_card() {
    let position = Position { ideas: [&[13], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position);
    scenario.chance("look 2").act(1, "stop").awaits("2");
    lay(&mut scenario, &[(2, "hunting quarrying"), (3, "hunting quarrying"), (1, "hunting quarrying")]);
    // No draw: the card is known. Seat 3 has Axe to buy, seat 1 looks again at its turn.
    for number in [2, 3] {
        scenario.awaits(&number.to_string()).act(number, "stop");
    }
    scenario.awaits("1");
    assert_eq!(scenario.told(1).last(), Some(&Event::Looked(seat(1), Some(idea(2)))));
    assert_eq!(scenario.view(1).top(), Some(idea(2)));
}

/// Two ideas look here. Whoever has seen the card knows it in every later turn, until it is laid; nobody else does.
#[test]
fn cvl_c13_nobody_who_saw_the_top_card_forgets_it() {
    let deck = priced().deck().clone().with(14, |entry| entry.effect = Effect::Look);
    let game = Cvlizations::new(None, 3, deck).expect("three players");
    let ideas: [&[u8]; 5] = [&[13], &[14], &[], &[], &[]];
    let mut scenario = develop(Position { game, ideas, ..position() });
    let known = |scenario: &Scenario<Cvlizations>| [1, 2, 3].map(|number| scenario.view(number).top());
    scenario.chance("look 2").awaits("1");
    assert_eq!(known(&scenario), [Some(idea(2)), None, None]);
    // The second look shows the same card without a draw.
    scenario.act(1, "stop").awaits("2");
    assert_eq!(known(&scenario), [Some(idea(2)), Some(idea(2)), None]);
    scenario.act(2, "stop");
    assert_eq!(scenario.state().board().turn, 2);
    lay(&mut scenario, &[(2, "hunting quarrying"), (3, "hunting quarrying"), (1, "hunting quarrying")]);
    assert_eq!(known(&scenario), [Some(idea(2)), Some(idea(2)), None]);
    // Seat 3 buys, and what it could not know is laid.
    scenario.act(2, "stop").act(3, "buy 16");
    assert!(scenario.state().board().on_track().contains(idea(2)));
    assert_eq!(known(&scenario)[2], None);
}

#[test]
fn cvl_c13_with_an_empty_deck_there_is_no_look() {
    let position = Position { ideas: [&[13], &[], &[], &[], &[]], deck: &[], ..position() };
    let scenario = develop(position);
    assert_eq!(scenario.state().board().turn, 2);
}

#[test]
fn cvl_c13_the_known_top_is_gone_after_age_two() {
    let position = Position { ideas: [&[13], &[], &[], &[], &[]], turn: 6, ..position() };
    let mut scenario = develop(position);
    scenario.chance("look 2").act(1, "stop").awaits("chance");
    assert_eq!(scenario.state().hidden.pile.top(), None);
    assert_eq!(scenario.view(1).top(), None);
    scenario.chance("idea 33");
}

#[test]
fn cvl_c20_the_bazaar_swaps_once_with_each_purchase_needed_or_not() {
    let position =
        Position { resources: ["F", "", "", "", ""], ideas: [&[20], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position.clone());
    // FW: the swaps that leave enough for one of the ideas; none can be paid without one.
    assert_eq!(
        scenario.legal(1),
        ["buy 11 swap food stone", "buy 16 swap wood stone", "buy 29 swap food wood", "stop"]
    );
    scenario.refuse(1, "buy 11 swap stone food", CVL_C20).refuse(1, "buy 29 swap food food", CVL_C20);
    scenario.refuse(1, "buy 45 swap food wood", CVL_30);
    scenario.act(1, "buy 29 swap food wood");
    assert_eq!(held(&scenario, 1), "");
    // Without the Bazaar nobody is asked.
    let scenario = develop(Position { ideas: [&[]; 5], ..position.clone() });
    assert_eq!(scenario.state().board().turn, 2);
    // A swap that is not needed is allowed, and no purchase means no swap.
    let mut scenario = develop(Position { resources: ["FFS", "", "", "", ""], ..position });
    assert!(scenario.legal(1).contains(&"buy 16".to_owned()));
    assert!(scenario.legal(1).contains(&"buy 16 swap food wood".to_owned()));
    scenario.act(1, "buy 16 swap food wood").chance("idea 1");
    assert_eq!(held(&scenario, 1), "WW");
}

#[test]
fn cvl_c20_with_two_purchases_each_may_have_a_swap() {
    let position =
        Position { resources: ["FFF", "", "", "", ""], ideas: [&[20, 30], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(position);
    scenario.act(1, "buy 29 swap food wood").chance("idea 3").awaits("1");
    scenario.act(1, "buy 16 swap food stone").chance("idea 1");
    assert_eq!(held(&scenario, 1), "");
    scenario.refuse(2, "buy 11 swap food wood", crate::rule_ids::CVL_11);
}

#[test]
fn cvl_c20_only_its_owner_swaps() {
    let mut scenario = develop(Position { resources: ["FS", "", "", "", ""], ..position() });
    scenario.refuse(1, "buy 16 swap wood stone", CVL_C20);
}

#[test]
fn cvl_c30_a_second_idea_after_the_refill_at_full_cost() {
    let position =
        Position { resources: ["FSS", "", "", "", ""], ideas: [&[30], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(Position { deck: &[31], ..position });
    scenario.act(1, "buy 16").chance("idea 31").awaits("1");
    assert_eq!(scenario.state().board().phase, Phase::Buy(seat(1), Purchase::Second));
    // What the refill has laid can be bought.
    assert_eq!(scenario.legal(1), ["buy 11", "buy 31", "stop"]);
    scenario.act(1, "buy 31");
    assert_eq!(held(&scenario, 1), "");
    assert_eq!(scenario.state().board().turn, 2, "there is no third purchase");
}

#[test]
fn cvl_c30_the_card_looked_at_lies_on_the_track_after_the_first_purchase() {
    let position =
        Position { resources: ["FSS", "", "", "", ""], ideas: [&[13, 30], &[], &[], &[], &[]], ..position() };
    let mut scenario = develop(Position { deck: &[2, 31], ..position });
    scenario.chance("look 31").act(1, "buy 16").awaits("1");
    assert_eq!(scenario.legal(1), ["buy 11", "buy 31", "stop"]);
    scenario.act(1, "buy 11").awaits("chance").chance("idea 2");
}

#[test]
fn cvl_c20_the_bazaar_of_an_owner_who_has_nothing_to_spare_asks_nothing() {
    let own: [&[u8]; 5] = [&[20], &[], &[], &[], &[]];
    // One wood: a resource is missing for the Dagger, but to swap the wood away would not help.
    assert_eq!(develop(Position { ideas: own, ..position() }).state().board().turn, 2);
    // Plenty of food: for Board Games one swap is not enough.
    let resources = ["FFFFFF", "", "", "", ""];
    let position = Position { ideas: own, resources, track: &[45], deck: &[], ..position() };
    assert_eq!(develop(position).state().board().turn, 2);
}
