//! Alone (GON-70 to GON-73).

use engine::{Seat, Standings};

use super::fixture::{Position, bonus, card, only, plain, scoring, solo};
use crate::rule_ids::{GON_71, GON_72};
use crate::{Bonus, Colour, Level, Phase, Scoring, Stack};

/// Level 7, a card with six white fields.
fn position() -> Position {
    Position::solo(7, &[(1, plain("_ _ _ _ _ _ >= 30")), (2, plain("5 5"))]).display(1, "1 r1c1, 2 r1c2")
}

#[test]
fn gon_70_a_round_is_an_active_and_a_passive_move() {
    let mut scenario = position().rolled(1, "y1 o2 g2 b6 p6").scenario();
    // A reroll gives nothing to anybody.
    scenario.act(1, "reroll y").chance("roll y4").awaits("1");
    assert_eq!(scenario.state().board().phase, Phase::Decide(Seat::at(0)));
    scenario.act(1, "reroll y").chance("roll y5").act(1, "finish");
    assert_eq!(scenario.state().board().phase, Phase::SoloRoll);
    // The market is filled after the active move.
    let mut scenario = position().rolled(1, "y5 o5 g5 b6 p6").scenario();
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r2c1").act(1, "finish").awaits("chance").chance("market 3");
    assert_eq!(scenario.state().board().phase, Phase::SoloRoll);
}

#[test]
fn gon_71_fewer_rerolls_give_more_dice() {
    for (rolls, allowed) in [(1, 3), (2, 2), (3, 1)] {
        let mut scenario = position().rolled(rolls, "y5 o5 g1 b2 p3").scenario();
        scenario.act(1, "complete 2 yo").act(1, "finish").chance("roll y1 o2 g3 b4 p6");
        for (die, number) in [("y", 1), ("o", 2), ("g", 3)].into_iter().take(allowed) {
            let field =
                scenario.state().board().displays[Seat::at(0)].slot(card(1)).unwrap().entries.count() + 1;
            scenario.act(1, &format!("enter {die} 1.{field} {number}"));
        }
        assert_eq!(scenario.state().board().phase, Phase::Aside, "{allowed} dice");
    }
}

#[test]
fn gon_71_all_five_dice_are_rolled_and_none_need_be_entered() {
    let mut scenario = position().rolled(1, "y5 o5 g1 b2 p3").scenario();
    scenario.act(1, "complete 2 yo").act(1, "finish").refuse_chance("roll y1 o2", GON_71);
    scenario.chance("roll y1 o2 g3 b4 p6").refuse(1, "aside bonus", GON_71).act(1, "done");
    assert_eq!(scenario.state().board().phase, Phase::Aside);
    // Without a legal entry nothing is asked.
    let mut scenario = position().completed(1, &[1]).rolled(1, "y5 o5 g1 b2 p3").scenario();
    scenario.act(1, "complete 2 yo").act(1, "finish").chance("roll y1 o2 g3 b4 p6");
    assert_eq!(scenario.state().board().phase, Phase::Aside);
}

#[test]
fn gon_52_alone_the_second_die_is_one_more_than_allowed() {
    let faces = [(1, plain("_ _ _ _ _ _ >= 30")), (2, plain("5 5")), (38, bonus("1", Bonus::Second))];
    let position = Position::solo(7, &faces).display(1, "1 r1c1, 2 r1c2, 38 r1c3").completed(1, &[38]);
    let mut scenario = position.rolled(3, "y5 o5 g1 b2 p3").scenario();
    scenario.act(1, "complete 2 yo").act(1, "finish").chance("roll y1 o2 g3 b4 p6");
    scenario.act(1, "enter y 1.1 1").awaits("1");
    assert_eq!(scenario.state().board().phase, Phase::SoloEnter);
    // The mark is made with the entry, and there is at most one in a move.
    scenario.refuse(1, "enter y 1.2 1", crate::rule_ids::GON_20).act(1, "enter p 1.2 6");
    assert_eq!(scenario.state().board().phase, Phase::Aside);
    assert_eq!(scenario.state().board().displays[Seat::at(0)].marks().left(Bonus::Second), 2);
}

#[test]
fn gon_72_the_oldest_card_of_a_row_is_put_aside() {
    let mut scenario = position().completed(1, &[1]).rolled(3, "y1 o2 g3 b4 p6").scenario();
    scenario.act(1, "finish").chance("roll y1 o2 g3 b4 p6");
    assert_eq!(scenario.legal(1), ["aside scoring", "aside bonus"]);
    scenario
        .refuse(1, "done", GON_72)
        .act(1, "aside bonus")
        .refuse_chance("market 3", GON_72)
        .chance("market 44");
    let board = scenario.state().board();
    assert!(board.aside.contains(card(40)) && board.round == 2);
    assert_eq!(board.row(Stack::Bonus).map(|card| card.map_or(0, crate::Card::number)), [41, 42, 43, 44]);
}

#[test]
fn gon_72_an_empty_row_cannot_be_chosen_and_with_two_nothing_is_put_aside() {
    let short = |scoring, bonus| {
        let position = position().completed(1, &[1]).market(scoring, bonus).rolled(3, "y1 o2 g3 b4 p6");
        let mut scenario = position.scenario_with_stacks(&[], &[]);
        scenario.act(1, "finish").chance("roll y1 o2 g3 b4 p6");
        scenario
    };
    let mut scenario = short([20, 0, 0, 0], [0; 4]);
    assert_eq!(scenario.legal(1), ["aside scoring"]);
    scenario.refuse(1, "aside bonus", GON_72).act(1, "aside scoring").awaits("chance");
    assert_eq!(scenario.state().board().round, 2);
    let scenario = short([0; 4], [0; 4]);
    assert_eq!(scenario.state().board().round, 2, "what counts is the number of rounds");
}

#[test]
fn gon_73_a_level_ends_with_its_rounds() {
    let table: Vec<_> = Level::all().map(|level| (level.rounds(), level.points())).collect();
    assert_eq!(table, [(15, 90), (14, 86), (13, 82), (12, 78), (11, 74), (10, 70), (9, 66)]);
    for round in [8, 9] {
        let position = position().completed(1, &[1]).with(|board| board.round = round);
        let mut scenario = position.rolled(3, "y1 o2 g3 b4 p6").scenario();
        scenario.act(1, "finish").chance("roll y1 o2 g3 b4 p6").act(1, "aside bonus").chance("market 44");
        scenario.awaits(if round == 9 { "over" } else { "chance" });
    }
}

#[test]
fn gon_73_a_ninth_card_may_end_it_earlier_but_never_later() {
    let eight = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2";
    for (round, last) in [(3, 4), (9, 9)] {
        let position = Position::solo(7, &[]).display(1, eight).completed(1, &[1, 2, 3, 4, 5, 6, 7, 8]);
        let position = position.with(|board| board.round = round).rolled(1, "y5 o5 g5 b6 p6");
        let mut scenario = position.scenario();
        scenario.act(1, "buy 20 yog").act(1, "lay 20 r3c3").act(1, "finish");
        let mut rounds = 0;
        while scenario.state().board().phase != Phase::Over {
            scenario.random(round.into(), 1);
            rounds = scenario.state().board().round;
        }
        assert_eq!(rounds, last);
    }
}

#[test]
fn gon_73_a_level_is_won_with_at_least_its_points() {
    for (points, is_won) in [(66, true), (65, false)] {
        let face = scoring(Colour::Green, "1", Scoring::Colour(Colour::Green), points);
        let scenario = Position::solo(7, &[(1, face)]).display(1, "1 r1c1").completed(1, &[1]).scenario();
        let Standings::Solo(solo) = scenario.standings() else { panic!("a match of one seat is not placed") };
        assert_eq!((solo.score, solo.target, solo.is_won), (i32::from(points), 66, is_won));
    }
    assert_eq!(only(&["aside bonus".to_owned()], "aside").len(), 1);
    assert_eq!(solo(4).level().map(Level::number), Some(4), "any level may be chosen");
}
