//! Chance (GON-45, GON-46).

use engine::{Game, Seat, SeatSet, Viewer};

use super::fixture::{Position, bonus, card, entries, game, only, plain};
use crate::rule_ids::{GON_23, GON_41, GON_45, GON_46};
use crate::{Bonus, Card, Phase, Stack};

/// Seat 1 after the third roll, with a card of three rising fields and one of two numbers.
fn third() -> Position {
    let faces = [(1, plain("_ < _ < _")), (2, plain("6 6")), (9, plain("1 1 1 1 1"))];
    Position::new(2, &faces).display(1, "1 r1c1, 2 r1c2").display(2, "9 r1c1").rolled(3, "y2 o2 g5 b6 p4")
}

#[test]
fn gon_45_one_or_two_dice_as_a_passive_player_would() {
    let mut scenario = third().scenario();
    assert_eq!(only(&scenario.legal(1), "enter").len(), 0, "a chance is an action of its own");
    scenario.act(1, "chance").refuse(1, "finish", GON_45).refuse(1, "done", GON_45);
    scenario.refuse(1, "complete 1 ygb", GON_45).refuse_take_back(1, GON_23);
    // Any of the five dice; the first entry is compulsory.
    assert!(!scenario.legal(1).contains(&"done".to_owned()));
    scenario.act(1, "enter g 1.2 5").refuse(1, "draw scoring", GON_45).refuse_take_back(1, GON_23);
    scenario.refuse(1, "enter g 1.3 5", crate::rule_ids::GON_20);
    scenario.refuse(1, "enter g 2.1 6", crate::rule_ids::GON_20);
    // The second on another card; then the turn is over.
    assert!(scenario.legal(1).contains(&"done".to_owned()));
    scenario.act(1, "enter b 2.1 6").awaits("chance");
    let display = scenario.state().board().displays[Seat::at(0)];
    assert_eq!(display.slot(card(1)).unwrap().entries, entries("_ 5 _"));
    assert_eq!(scenario.state().board().phase, Phase::Roll(Seat::at(1)));
}

#[test]
fn gon_45_a_chance_is_not_taken_back() {
    let mut scenario = third().scenario();
    scenario.act(1, "chance").refuse_take_back(1, GON_23);
    // Nothing was learned by it, and it stays all the same.
    let (game, taken) = (game(2), crate::Event::TookChance(Seat::at(0)));
    assert!(game.is_binding(&taken) && !game.uncovers(&taken));
    assert!(!game.is_binding(&crate::Event::Finished(Seat::at(0))));
}

/// What has been seen cannot be unseen: nobody takes back a roll or a look at a card.
#[test]
fn rolls_and_cards_that_come_up_are_news_and_own_choices_are_not() {
    let (game, seat) = (game(2), Seat::at(0));
    let dice: crate::Dice = "y1 o2 g3 b4 p5".parse().expect("dice");
    let news = [
        crate::Event::Rolled(seat, dice, 1),
        crate::Event::RolledPassively(dice, 2),
        crate::Event::ToMarket(card(3)),
        crate::Event::Dealt(seat, Some(card(3))),
        crate::Event::Saw(seat, card(3)),
    ];
    assert!(news.iter().all(|event| game.uncovers(event)), "{news:?}");
    let own = [crate::Event::Rerolls(seat, dice.set()), crate::Event::Finished(seat)];
    assert!(!own.iter().any(|event| game.uncovers(event)), "{own:?}");
}

#[test]
fn gon_45_a_chance_ends_by_itself_when_nothing_else_fits() {
    let faces = [(2, plain("6 6")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, "2 r1c1").display(2, "9 r1c1");
    let mut scenario = position.rolled(3, "y2 o2 g5 b6 p4").scenario();
    scenario.act(1, "chance").act(1, "enter b 2.1 6").awaits("chance");
    let mut scenario = third().scenario();
    scenario.act(1, "chance").act(1, "enter b 2.1 6").act(1, "done").awaits("chance");
}

#[test]
fn gon_45_only_after_the_third_roll_and_never_a_second_die_bonus() {
    let mut scenario = third().rolled(2, "y2 o2 g5 b6 p4").scenario();
    scenario.refuse(1, "chance", GON_45);
    let faces = [(1, plain("_ _ _ _ >= 9")), (38, bonus("1", Bonus::Second))];
    let position = Position::new(2, &faces).display(1, "1 r1c1, 38 r1c2").completed(1, &[38]);
    let mut scenario = position.display(2, "9 r1c1").rolled(3, "y2 o2 g5 b6 p4").scenario();
    scenario.act(1, "chance").act(1, "enter y 1.1 2").act(1, "enter o 1.2 2").awaits("chance");
    assert_eq!(scenario.state().board().displays[Seat::at(0)].marks().left(Bonus::Second), 3);
}

#[test]
fn gon_45_there_must_be_something_to_do() {
    let cells = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2, 10 r3c3";
    let all = [1, 2, 3, 4, 5, 6, 7, 8, 10];
    let position = Position::new(2, &[]).display(1, cells).completed(1, &all).display(2, "9 r1c1");
    let mut scenario = position.rolled(3, "y2 o2 g5 b6 p4").scenario();
    scenario.refuse(1, "chance", GON_45);
    // A free place is of no use when both stacks are empty; one card in one of them is enough.
    let position = || {
        let faces = [(1, plain("6 6")), (9, plain("1 1 1 1 1"))];
        Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1").rolled(3, "y2 o2 g5 b1 p4")
    };
    let mut scenario = position().scenario_with_stacks(&[], &[]);
    scenario.refuse(1, "chance", GON_45);
    assert!(only(&scenario.legal(1), "chance").is_empty());
    for (scoring, bonus, draw) in [(&[3][..], &[][..], "draw scoring"), (&[], &[44], "draw bonus")] {
        let mut scenario = position().scenario_with_stacks(scoring, bonus);
        scenario.act(1, "chance");
        let mut offered = Vec::new();
        scenario.game().options(&scenario.view(1), &mut offered);
        assert_eq!(offered.iter().map(ToString::to_string).collect::<Vec<_>>(), [draw]);
        assert_eq!(scenario.legal(1), [draw]);
    }
}

#[test]
fn gon_46_the_top_card_is_laid_or_put_under_its_stack_unseen() {
    let mut scenario = third().scenario();
    scenario.act(1, "chance").act(1, "draw scoring").awaits("chance");
    scenario.refuse_chance("top 30", GON_46).chance("top 3").awaits("1");
    let drawn = |scenario: &testkit::Scenario<crate::Goennen>, seat| scenario.view(seat).drawn.unwrap().card;
    assert_eq!((drawn(&scenario, 1), drawn(&scenario, 2)), (Some(card(3)), None));
    scenario.refuse(1, "under 4", GON_46).refuse(1, "finish", GON_46).act(1, "under 3").awaits("chance");
    let under = |seat| scenario.view(seat).scoring.under[0].unwrap().card;
    assert_eq!((under(1), under(2)), (Some(card(3)), None));
    let mut scenario = third().scenario();
    scenario.act(1, "chance").act(1, "draw bonus").chance("top 44");
    // Another card lies there, and there nothing would touch it.
    scenario.refuse(1, "lay 44 r1c2", GON_41).refuse(1, "lay 44 r3c3", GON_41);
    scenario.act(1, "lay 44 r2c1").awaits("chance");
    assert_eq!(scenario.state().board().displays[Seat::at(0)].count(), 3);
}

#[test]
fn gon_46_not_with_a_full_display_nor_from_an_empty_stack() {
    let cells = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2, 10 r3c3";
    let faces = [(1, plain("_ < _ < _")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, cells).display(2, "9 r1c1");
    let mut scenario = position.rolled(3, "y2 o2 g5 b6 p4").scenario();
    scenario.act(1, "chance").refuse(1, "draw scoring", GON_46);
    assert!(only(&scenario.legal(1), "draw").is_empty());
    let mut scenario = third().scenario_with_stacks(&[], &[44]);
    scenario.act(1, "chance").refuse(1, "draw scoring", GON_46);
    assert_eq!(only(&scenario.legal(1), "draw"), ["draw bonus"]);
}

#[test]
fn gon_46_a_stack_with_only_cards_put_under_it_is_not_empty() {
    let mut scenario = third().scenario_with_stacks(&[], &[44]);
    let seat = SeatSet::one(Seat::at(1));
    scenario.state_mut().hidden.scoring.put_under(Card::at(5), seat);
    scenario.act(1, "chance").act(1, "draw scoring").refuse_chance("top 6", GON_46).chance("top 5");
    // Whoever put it there remembers it; with three players a third one would not know.
    assert_eq!(scenario.view(2).drawn.unwrap().card, Some(Card::at(5)));
    let view = scenario.game().view(scenario.state(), Viewer::Spectator);
    assert_eq!(view.drawn.unwrap().card, None);
    scenario.act(1, "under 5");
    assert_eq!(scenario.state().hidden.scoring.under()[0].unwrap().known_to.count(), 2);
    assert!(!scenario.state().hidden.is_empty(Stack::Scoring));
}
