//! Two players: CVL-60 to CVL-63 with the Grannfolk, CVL-70 to CVL-73 with neutral tribes.

use testkit::Scenario;

use super::fixture::{Position, happiness, held, lay, mode, seat};
use crate::card::{ALL_ORDERS, Order, Strength};
use crate::model::{Phase, Tribe};
use crate::rule_ids::{CVL_11, CVL_24, CVL_60, CVL_61, CVL_63};
use crate::{Cvlizations, Event, Variant};

/// The Grannfolk lays these two.
fn grannfolk(scenario: &mut Scenario<Cvlizations>, open: &str, hidden: &str) {
    scenario.chance(&format!("open {open}")).chance(&format!("hidden {hidden}"));
}

#[test]
fn cvl_60_the_grannfolk_leads_first_and_chance_decides_who_sits_to_its_left() {
    let mut scenario = Scenario::new(mode((Variant::Basic, 2)));
    for number in [1, 2, 3, 4] {
        scenario.chance(&format!("idea {number}"));
    }
    scenario.refuse_chance("left 3", CVL_60).chance("left 2");
    assert_eq!(scenario.state().board().leader, Tribe::Grannfolk);
    grannfolk(&mut scenario, "theft", "slacking");
    scenario.awaits("2").act(2, "lay logging hunting").awaits("1").act(1, "lay logging hunting");
    // The development begins with the player to the left as well.
    assert_eq!(scenario.state().board().first, seat(2));
}

#[test]
fn cvl_60_the_helm_passes_through_the_grannfolk() {
    // Without ideas there is nothing to buy.
    let game = Cvlizations::new(Some("basic"), 2, crate::Deck::standard().small(&[])).expect("two players");
    let mut scenario = Position { game, ..Position::basic() }.scenario();
    let mut first = Vec::new();
    for turn in 0..9 {
        let pairs = ["logging slacking", "hunting quarrying", "theft doubling"];
        let leader = scenario.state().board().leader;
        let expected = [Tribe::Grannfolk, Tribe::Player(seat(1)), Tribe::Player(seat(2))][turn % 3];
        assert_eq!(leader, expected);
        first.push(scenario.state().board().first.index() + 1);
        for _ in 0..3 {
            match scenario.state().board().phase {
                Phase::GrannfolkOpen => {
                    let (open, hidden) = pairs[turn % 3].split_once(' ').expect("two orders");
                    grannfolk(&mut scenario, open, hidden);
                }
                Phase::Lay(Tribe::Player(seat)) => {
                    scenario.act(seat.index() + 1, &format!("lay {}", pairs[turn % 3]));
                }
                other => panic!("{other:?}"),
            }
        }
    }
    scenario.awaits("over");
    // The player to the left of the Grannfolk acts first in six of nine turns.
    assert_eq!(first, [1, 1, 2, 1, 1, 2, 1, 1, 2]);
}

#[test]
fn cvl_61_two_orders_are_drawn_one_open_and_one_hidden_from_everybody() {
    let mut scenario = Position { leader: 1, ..Position::basic() }.scenario();
    // Seat 1 leads, then seat 2, then the Grannfolk: its place in the order comes last.
    scenario
        .awaits("1")
        .act(1, "lay logging hunting")
        .awaits("2")
        .act(2, "lay slacking hunting")
        .awaits("chance");
    scenario.refuse_chance("hidden theft", CVL_61).chance("open theft").refuse_chance("hidden theft", CVL_61);
    let mut scenario = Position::basic().scenario();
    grannfolk(&mut scenario, "theft", "slacking");
    assert_eq!(scenario.told(1), [Event::LaidHidden(Tribe::Grannfolk, None)]);
    assert_eq!(scenario.view(1).hidden, [None; 5]);
    assert_eq!(scenario.view(2).hidden, [None; 5]);
    lay(&mut scenario, &[(1, "slacking hunting"), (2, "logging hunting")]);
    // Revealed with the others, and used up until the age ends.
    assert_eq!(happiness(&scenario, 1), 2);
    assert_eq!(scenario.state().board().hand[2].count(), 6);
    lay(&mut scenario, &[(1, "logging quarrying"), (2, "slacking quarrying")]);
    scenario.refuse_chance("open slacking", CVL_61).refuse_chance("open theft", CVL_61);
    grannfolk(&mut scenario, "logging", "doubling");
    assert_eq!(scenario.state().board().hand[2].count(), 4);
}

#[test]
fn cvl_61_its_orders_come_back_at_the_end_of_an_age() {
    let mut scenario = Position { turn: 3, leader: 2, ..Position::basic() }.scenario();
    scenario.act(2, "lay logging hunting");
    grannfolk(&mut scenario, "theft", "slacking");
    scenario.act(1, "lay logging hunting");
    assert_eq!(scenario.state().board().hand[2], ALL_ORDERS);
}

#[test]
fn cvl_62_the_grannfolk_counts_and_does_nothing_else() {
    let mut scenario = Position::basic().scenario();
    grannfolk(&mut scenario, "logging", "doubling");
    lay(&mut scenario, &[(1, "logging slacking"), (2, "hunting doubling")]);
    // Logging by two brings three; Doubling by two works.
    assert_eq!(held(&scenario, 1), "FWWWWS");
    assert_eq!(held(&scenario, 2), "FFFFFWS");
    let mut scenario = Position::basic().scenario();
    grannfolk(&mut scenario, "slacking", "doubling");
    lay(&mut scenario, &[(1, "slacking logging"), (2, "slacking hunting")]);
    assert_eq!((happiness(&scenario, 1), happiness(&scenario, 2)), (0, 0), "Slacking by three");
    // It is never robbed: the opponent is the only victim.
    let mut scenario = Position::basic().scenario();
    grannfolk(&mut scenario, "slacking", "doubling");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    assert_eq!(scenario.legal(1), ["steal 2 food", "steal 2 wood", "steal 2 stone"]);
    scenario.refuse(1, "steal 3 food", CVL_24);
}

#[test]
fn cvl_63_theft_by_two_takes_one_of_the_opponent_and_one_of_the_supply() {
    let mut scenario = Position { resources: ["", "FS", "", "", ""], ..Position::basic() }.scenario();
    grannfolk(&mut scenario, "theft", "slacking");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    assert_eq!(
        scenario.legal(1),
        [
            "steal 2 food and supply food",
            "steal 2 food and supply wood",
            "steal 2 food and supply stone",
            "steal 2 stone and supply food",
            "steal 2 stone and supply wood",
            "steal 2 stone and supply stone",
        ]
    );
    scenario.refuse(1, "steal 2 food", CVL_63).refuse(1, "steal supply food", CVL_24);
    scenario.act(1, "steal supply food and 2 food");
    assert_eq!(held(&scenario, 1), "FFWW");
}

#[test]
fn cvl_63_without_a_victim_only_the_supply_and_by_one_never_the_supply() {
    let mut scenario = Position { resources: [""; 5], ..Position::basic() }.scenario();
    grannfolk(&mut scenario, "theft", "slacking");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    assert_eq!(scenario.legal(1), ["steal supply food", "steal supply wood", "steal supply stone"]);
    let mut scenario = Position { resources: [""; 5], ..Position::basic() }.scenario();
    grannfolk(&mut scenario, "cunning", "slacking");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    assert_eq!(held(&scenario, 1), "WW");
    let mut scenario = Position::basic().scenario();
    grannfolk(&mut scenario, "cunning", "slacking");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    scenario.refuse(1, "steal 2 food and supply food", CVL_63);
}

#[test]
fn cvl_63_with_the_sword_and_with_law() {
    let ideas: [&[u8]; 5] = [&[10], &[], &[], &[], &[]];
    let mut scenario = Position { resources: ["", "FS", "", "", ""], ideas, ..Position::basic() }.scenario();
    grannfolk(&mut scenario, "theft", "slacking");
    lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
    assert_eq!(scenario.legal(1)[0], "steal 2 food stone and supply food");
    assert_eq!(scenario.legal(1).len(), 3);
    // Doubled against Law: the second time only the supply is left.
    let ideas: [&[u8]; 5] = [&[10], &[26], &[], &[], &[]];
    let mut scenario = Position { ideas, ..Position::basic() }.scenario();
    grannfolk(&mut scenario, "theft", "slacking");
    lay(&mut scenario, &[(1, "theft doubling"), (2, "quarrying hunting")]);
    scenario.act(1, "steal 2 food and supply food").awaits("1");
    assert_eq!(scenario.legal(1), ["steal supply food", "steal supply wood", "steal supply stone"]);
}

/// It is the number of tribes that asks for the supply, not the number of victims that a deck names.
#[test]
fn cvl_63_the_supply_is_asked_for_by_two_whatever_the_deck_says() {
    let with = |variant: &str, amounts: [u8; 3]| {
        let deck = crate::Deck::standard().with_order(Order::Theft, amounts);
        Cvlizations::new(Some(variant), 2, deck).expect("two players")
    };
    for amounts in [[1, 2, 0], [2, 1, 2], [2, 2, 2], [1, 1, 1]] {
        // By one: the opponent and never the supply.
        let position = Position { resources: ["", "F", "", "", ""], ..Position::basic() };
        let mut scenario = Position { game: with("basic", amounts), ..position.clone() }.scenario();
        grannfolk(&mut scenario, "cunning", "slacking");
        lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
        assert_eq!(scenario.legal(1), ["steal 2 food"], "{amounts:?}");
        scenario.refuse(1, "steal 2 food and supply food", CVL_63);
        // By two: the opponent and the supply.
        let mut scenario = Position { game: with("basic", amounts), ..position }.scenario();
        grannfolk(&mut scenario, "theft", "slacking");
        lay(&mut scenario, &[(1, "theft logging"), (2, "quarrying hunting")]);
        assert_eq!(scenario.legal(1).len(), 3, "{amounts:?}");
        scenario.refuse(1, "steal 2 food", CVL_63).act(1, "steal 2 food and supply wood");
        // By four, if the deck lets it bring anything: the opponent alone.
        let game = with("advanced", amounts);
        let mut scenario =
            Position { game, resources: ["", "F", "", "", ""], ..Position::advanced() }.scenario();
        let pair = "theft slacking";
        lay(&mut scenario, &[(1, pair), (2, pair), (1, pair), (2, pair)]);
        if amounts[2] > 0 {
            assert_eq!(scenario.legal(1), ["steal 2 food"], "{amounts:?}");
        }
    }
}

#[test]
fn cvl_70_each_player_lays_for_a_neutral_tribe_and_knows_its_hidden_order() {
    let mut scenario = Position::advanced().scenario();
    assert_eq!(scenario.state().board().phase, Phase::Lay(Tribe::Neutral(seat(1))));
    assert_eq!(scenario.legal(1).len(), 56);
    scenario.act(1, "lay theft slacking");
    let neutral = Tribe::Neutral(seat(1));
    assert_eq!(scenario.view(1).hidden_of(neutral), Some(Order::Slacking));
    assert_eq!(scenario.view(2).hidden_of(neutral), None);
    assert_eq!(scenario.view(2).board.open[neutral.index()], Some(Order::Theft));
}

#[test]
fn cvl_71_neutrals_first_the_leaders_first_each_time() {
    let mut scenario = Position { leader: 2, ..Position::advanced() }.scenario();
    for (number, expected) in [
        (2, Tribe::Neutral(seat(2))),
        (1, Tribe::Neutral(seat(1))),
        (2, Tribe::Player(seat(2))),
        (1, Tribe::Player(seat(1))),
    ] {
        assert_eq!(scenario.state().board().phase, Phase::Lay(expected));
        scenario.refuse(3 - number, "lay logging hunting", CVL_11).act(number, "lay cunning trading");
    }
    // By four: Cunning fails; Trading is carried out by the leader first.
    scenario.awaits("2").act(2, "trade food wood").awaits("1");
}

#[test]
fn cvl_72_neutrals_count_and_their_orders_come_back() {
    let mut scenario = Position { turn: 3, ..Position::advanced() }.scenario();
    lay(
        &mut scenario,
        &[(1, "logging slacking"), (2, "theft hunting"), (1, "theft logging"), (2, "quarrying slacking")],
    );
    // Theft by two: one of the opponent and one of the supply.
    assert_eq!(scenario.state().board().crowd.strength(Order::Theft), Strength::Two);
    scenario.refuse(1, "steal 2 food", CVL_63).act(1, "steal 2 food and supply wood");
    assert_eq!(held(&scenario, 1), "FFWWWWWS");
    assert_eq!(happiness(&scenario, 2), 2);
    assert_eq!(scenario.state().board().hand, [ALL_ORDERS; 5]);
}

#[test]
fn cvl_73_the_helm_goes_back_and_forth() {
    let mut scenario = Position::advanced().scenario();
    lay(
        &mut scenario,
        &[(1, "logging slacking"), (2, "logging slacking"), (1, "logging slacking"), (2, "logging slacking")],
    );
    scenario.awaits("2");
    let pair = "hunting quarrying";
    lay(&mut scenario, &[(2, pair), (1, pair), (2, pair), (1, pair)]);
    assert_eq!(scenario.state().board().leader, Tribe::Player(seat(1)));
    // The neutral tribe has used its orders too.
    assert_eq!(scenario.state().board().hand[2].count(), 4);
}

#[test]
fn cvl_60_the_tribes_of_a_table_are_its_players_and_those_that_nobody_plays() {
    let tribes = |variant, players| {
        mode((variant, players)).tribes().map(|tribe| tribe.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(tribes(Variant::Standard, 3), ["seat 1", "seat 2", "seat 3"]);
    assert_eq!(tribes(Variant::Basic, 2), ["seat 1", "seat 2", "the Grannfolk"]);
    let neutral = ["the neutral tribe of seat 1", "the neutral tribe of seat 2"];
    assert_eq!(tribes(Variant::Advanced, 2), ["seat 1", "seat 2", neutral[0], neutral[1]]);
}
