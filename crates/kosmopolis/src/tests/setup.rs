//! Set-up: KOS-4, KOS-5.

use testkit::Scenario;

use super::fixture::{cards, game, seat};
use crate::model::Phase;
use crate::rule_ids::{KOS_4, KOS_5};

#[test]
fn kos_4_the_first_card_opens_the_capital_and_triggers_nothing() {
    // A Merchant would take a marker, a Scholar draw, an Agent and a Priest ask: none of it happens.
    for first in ["y6", "g2", "b3", "p4"] {
        let mut scenario = Scenario::new(game(3));
        scenario.awaits("chance").chance(&format!("seed {first}"));
        let board = scenario.state().board();
        assert_eq!(board.capital, cards(first));
        assert_eq!(board.phase, Phase::Start(seat(1)));
        assert_eq!((board.supply, board.deck_count), (8, 71));
    }
    Scenario::new(game(2)).refuse_chance("deal 1 b5", KOS_4).refuse_chance("start 1 +4", KOS_4);
}

#[test]
fn kos_5_the_highest_modification_card_starts_and_all_four_go_back() {
    let mut scenario = Scenario::new(game(3));
    scenario.chance("seed b5").chance("start 1 -1");
    scenario.refuse_chance("start 2 -1", KOS_5).refuse_chance("start 3 +2", KOS_5);
    scenario.chance("start 2 +2").chance("start 3 -3");
    let state = scenario.state();
    assert_eq!(state.board().starter, seat(2));
    assert_eq!(state.board().opening.as_slice()[..3], [Some(-1), Some(2), Some(-3)]);
    assert_eq!(state.hidden.stock.count_ones(), 4);
    assert_eq!(state.board().phase, Phase::Deal(seat(1)));
    // With four players nobody can miss the +4.
    let mut scenario = Scenario::new(game(4));
    scenario.chance("seed b5").chance("start 1 -1").chance("start 2 +2").chance("start 3 -3");
    scenario.refuse_chance("start 4 -3", KOS_5).chance("start 4 +4");
    assert_eq!(scenario.state().board().starter, seat(4));
}
