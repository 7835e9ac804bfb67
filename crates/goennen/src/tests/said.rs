//! What is said to whom: the question of the moment, the name of every action, cards in words.

use engine::{Game, Gap, Phrase, QuickRandom, Seat, Speak};

use super::fixture::{Position, bonus, game, plain, solo, task_of};
use crate::phrase::{say_reward, say_task};
use crate::rule_ids::{
    GON_5, GON_6, GON_10, GON_11, GON_12, GON_20, GON_41, GON_42, GON_45, GON_46, GON_71, GON_72,
};
use crate::{Action, Bonus, Colour, Goennen, Level, Reward, Scoring, Token};

type Scenario = testkit::Scenario<Goennen>;

/// A phrase on one line: its key, then its gaps by name.
fn line(phrase: &Phrase<Token>) -> String {
    // Who is addressed is told with the name.
    let gaps = phrase.gaps.iter().filter(|(_, gap)| !matches!(gap, Gap::Person(_)));
    gaps.fold(phrase.key.to_owned(), |line, (name, gap)| format!("{line} {name}={}", gap_text(gap)))
}

fn gap_text(gap: &Gap<Token>) -> String {
    match gap {
        Gap::Seat(seat) | Gap::Person(seat) => seat.to_string(),
        Gap::Number(number) => number.to_string(),
        Gap::Word(word) => (*word).to_owned(),
        Gap::Token(Token::Card(card)) => card.to_string(),
        Gap::Token(Token::Colour(colour)) => colour.to_string(),
        Gap::Token(Token::Die(colour, number)) => format!("{}{number}", colour.letter()),
        Gap::Token(Token::Place(place)) => place.to_string(),
        Gap::Token(Token::Field(field)) => field.to_string(),
        Gap::Phrase(phrase) => format!("({})", line(phrase)),
        Gap::List(list) => format!("[{}]", list.iter().map(gap_text).collect::<Vec<_>>().join(", ")),
    }
}

/// What a seat is asked, with the rule behind it; seat 0 looks on.
#[track_caller]
fn asks(scenario: &Scenario, seat: usize, expected: &str, rule: engine::RuleId) {
    let view = if seat == 0 { scenario.spectator_view() } else { scenario.view(seat) };
    let prompt = scenario.game().say_prompt(&view);
    assert_eq!((line(&prompt.what).as_str(), prompt.rule), (expected, rule), "seat {seat}");
}

/// What an action of a seat is called.
#[track_caller]
fn calls(scenario: &Scenario, seat: usize, action: &str, expected: &str) {
    let action: Action = action.parse().expect("an action");
    assert_eq!(line(&scenario.game().say_action(&scenario.view(seat), action)), expected);
}

/// Seat 1 rolls; seats 2 and 3 have a card each that takes one die, seat 2 a second one by a bonus.
fn three() -> Position {
    let faces = [(1, plain("_ < _")), (2, plain("_ < _")), (38, bonus("1", Bonus::Second))];
    let position = Position::new(3, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 38 r1c2");
    position.completed(2, &[38]).display(3, "2 r1c1").rolled(1, "y6 o6 g2 b2 p2")
}

#[test]
fn a_first_display_is_asked_for_card_by_card() {
    let mut scenario = testkit::Scenario::new(game(2));
    asks(&scenario, 1, "wait-deal", GON_6);
    scenario.draw(5);
    asks(&scenario, 1, "gon-now-under", GON_5);
    asks(&scenario, 0, "wait-choose names=[1, 2]", GON_5);
    for part in 0..4 {
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
        if part < 3 {
            asks(&scenario, 1, "gon-now-first", GON_5);
            asks(&scenario, 2, "gon-now-under", GON_5);
        }
    }
    asks(&scenario, 1, "wait-choose-mine names=[2]", GON_5);
    asks(&scenario, 2, "gon-now-under", GON_5);
    asks(&scenario, 0, "wait-choose names=[2]", GON_5);
}

#[test]
fn whoever_rolls_is_told_how_many_rolls_are_left_and_the_others_wait() {
    let mut scenario = three().scenario();
    asks(&scenario, 1, "gon-now-decide count=2", GON_11);
    for other in [0, 2, 3] {
        asks(&scenario, other, "gon-wait-use name=1", GON_11);
    }
    scenario.act(1, "reroll yo");
    asks(&scenario, 1, "gon-wait-roll name=1", GON_10);
    scenario.chance("roll y3 o4").act(2, "done").act(3, "done");
    asks(&scenario, 1, "gon-now-decide count=1", GON_11);
    scenario.act(1, "reroll yo").chance("roll y2 o4").act(2, "done").act(3, "done");
    asks(&scenario, 1, "gon-now-last", GON_12);
    asks(&scenario, 2, "gon-wait-use name=1", GON_11);
}

#[test]
fn passive_players_are_asked_for_a_first_and_a_second_die() {
    let mut scenario = three().scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4");
    asks(&scenario, 2, "gon-now-enter", GON_20);
    asks(&scenario, 1, "wait-choose names=[2, 3]", GON_20);
    calls(&scenario, 2, "done", "gon-do-nothing");
    calls(&scenario, 2, "enter y 1.1 3", "gon-do-enter die=y3 card=1 field=1 marks=(gon-marks-none)");
    scenario.act(2, "enter y 1.1 3");
    asks(&scenario, 2, "gon-now-second", GON_20);
    asks(&scenario, 3, "gon-now-enter", GON_20);
    calls(&scenario, 2, "done", "gon-do-done");
    let marks = "(gon-marks marks=[(gon-mark-second count=1)])";
    calls(&scenario, 2, "enter o 1.2 4", &format!("gon-do-enter die=o4 card=1 field=2 marks={marks}"));
    scenario.act(2, "done");
    asks(&scenario, 2, "wait-choose-mine names=[3]", GON_20);
    asks(&scenario, 1, "wait-choose names=[3]", GON_20);
}

#[test]
fn a_purchase_is_asked_for_a_place_and_named_with_its_marks() {
    let faces = [(30, bonus("1", Bonus::Step)), (42, bonus("1", Bonus::Discount)), (1, plain("b1 g6"))];
    let faces = [&faces[..], &[(34, bonus("1", Bonus::Colour))]].concat();
    let position = Position::new(2, &faces).display(1, "1 r1c1, 30 r1c2, 42 r1c3, 34 r2c1");
    let position = position.completed(1, &[30, 42, 34]).display(2, "9 r1c1");
    let mut scenario =
        position.market([20, 21, 22, 23], [40, 41, 43, 44]).rolled(2, "y3 o3 g5 b1 p1").scenario();
    calls(&scenario, 1, "reroll yb", "gon-do-reroll dice=[y3, b1]");
    let bought = |dice: &str, marks: &str| format!("gon-do-buy card=20 dice=[{dice}] marks=({marks})");
    let marks = "gon-marks marks=[(gon-mark-step count=2)]";
    calls(&scenario, 1, "buy 20 yog", &bought("y3, o3, g5", marks));
    let marks = "gon-marks marks=[(gon-mark-discount count=1)]";
    calls(&scenario, 1, "buy 20 yo", &bought("y3, o3", marks));
    let marks = "(gon-marks marks=[(gon-mark-discount count=3)])";
    let free = format!("gon-do-buy-free card=20 dice=[] marks={marks}");
    calls(&scenario, 1, "buy 20", &free);
    let marks = "(gon-marks marks=[(gon-mark-step count=1), (gon-mark-colour count=1)])";
    let completed = format!("gon-do-complete card=1 dice=[g5, p1] marks={marks}");
    calls(&scenario, 1, "complete 1 gp step 1 colour 1", &completed);
    scenario.act(1, "buy 20 yo");
    asks(&scenario, 1, "gon-now-lay card=20", GON_41);
    asks(&scenario, 2, "gon-wait-lay name=1", GON_41);
    scenario.act(1, "lay 20 r3c1");
    asks(&scenario, 1, "gon-now-use", GON_11);
    asks(&scenario, 2, "gon-wait-use name=1", GON_11);
    scenario.act(1, "finish");
    asks(&scenario, 1, "gon-wait-market", GON_42);
}

#[test]
fn a_chance_is_asked_for_step_by_step() {
    let faces = [(1, plain("_ < _ < _")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1");
    let mut scenario = position.rolled(3, "y2 o2 g5 b6 p4").scenario();
    scenario.act(1, "chance");
    asks(&scenario, 1, "gon-now-chance", GON_45);
    asks(&scenario, 2, "gon-wait-chance name=1", GON_45);
    let mut other = Scenario::at(scenario.game().clone(), *scenario.state());
    scenario.act(1, "enter g 1.2 5");
    asks(&scenario, 1, "gon-now-chance-more", GON_45);
    asks(&scenario, 2, "gon-wait-chance name=1", GON_45);
    calls(&scenario, 1, "done", "gon-do-done");
    other.act(1, "draw scoring");
    asks(&other, 1, "gon-wait-chance name=1", GON_45);
    other.chance("top 3");
    asks(&other, 1, "gon-now-keep card=3", GON_46);
    asks(&other, 2, "gon-wait-chance name=1", GON_46);
}

#[test]
fn alone_the_passive_move_says_how_many_dice_may_be_entered() {
    let faces = [(1, plain("_ _ _ _ _ _ >= 30")), (2, plain("5 5"))];
    let position = Position::solo(7, &faces).display(1, "1 r1c1, 2 r1c2");
    let mut scenario = position.rolled(2, "y5 o5 g1 b2 p3").scenario();
    scenario.act(1, "complete 2 yo").act(1, "finish");
    asks(&scenario, 1, "gon-wait-roll name=1", GON_71);
    scenario.chance("roll y1 o2 g3 b4 p6");
    asks(&scenario, 1, "gon-now-solo count=2", GON_71);
    asks(&scenario, 0, "gon-wait-use name=1", GON_71);
    calls(&scenario, 1, "done", "gon-do-nothing");
    scenario.act(1, "enter y 1.1 1");
    asks(&scenario, 1, "gon-now-solo count=1", GON_71);
    calls(&scenario, 1, "done", "gon-do-done");
    scenario.act(1, "done");
    asks(&scenario, 1, "gon-now-aside", GON_72);
    asks(&scenario, 0, "gon-wait-use name=1", GON_72);
    calls(&scenario, 1, "aside bonus", "gon-do-aside card=40");
}

#[test]
fn the_last_round_is_announced_until_the_match_is_over() {
    let note = |round: u8, is_over: bool| {
        let position = three().with(|board| {
            (board.round, board.last_round) = (round, Some(8));
            if is_over {
                board.phase = crate::Phase::Over;
            }
        });
        let scenario = position.scenario();
        scenario.game().say_prompt(&scenario.view(2)).note.map(|note| line(&note))
    };
    assert_eq!(note(7, false).as_deref(), Some("gon-note-next round=8"));
    assert_eq!(note(8, false).as_deref(), Some("gon-note-last round=8"));
    assert_eq!(note(8, true), None);
    let scenario = three().scenario();
    assert_eq!(scenario.game().say_prompt(&scenario.view(2)).note, None, "nobody has nine cards");
}

#[test]
fn a_level_is_named_with_its_rounds_and_points() {
    for level in Level::all() {
        let said = line(&Goennen::say_variant(solo(level.number()).variant()));
        let (number, rounds, points) = (level.number(), level.rounds(), level.points());
        assert_eq!(said, format!("gon-variant-solo level={number} rounds={rounds} points={points}"));
    }
    assert_eq!(line(&Goennen::say_variant(game(2).variant())), "gon-variant-standard");
}

#[test]
fn tasks_and_rewards_are_said_in_words() {
    let said = |text: &str| line(&say_task(&task_of(text)));
    assert_eq!(said("y3 5 _"), "gon-task-fixed fields=[y3, 5, _]");
    assert_eq!(said("_ < o < 5"), "gon-task-ascending fields=[_, o, 5]");
    assert_eq!(said("_ y _ >= 12"), "gon-task-sum sum=12 fields=[_, y, _]");
    let groups = "[(gon-group fields=[o, _]), (gon-group fields=[p]), (gon-group fields=[g, _, y])]";
    assert_eq!(said("o = _ p g = _ = y"), format!("gon-task-equal groups={groups}"));
    let reward = |reward: Reward| line(&say_reward(reward));
    let bonuses = Bonus::ALL.map(|bonus| reward(Reward::Bonus(bonus)));
    let expected = ["step", "colour", "second", "discount", "joker"].map(|word| format!("gon-bonus-{word}"));
    assert_eq!(bonuses, expected);
    let kinds = [
        (Scoring::Beside, "gon-score-beside points=4"),
        (Scoring::Colour(Colour::Blue), "gon-score-colour points=4 colour=blue"),
        (Scoring::ColourBeside(Colour::Green), "gon-score-colour-beside points=4 colour=green"),
        (Scoring::Lines, "gon-score-lines points=4"),
        (Scoring::AllColours, "gon-score-all-colours points=4"),
        (Scoring::ColourLines, "gon-score-colour-lines points=4"),
        (Scoring::Bonuses, "gon-score-bonuses points=4"),
    ];
    for (kind, expected) in kinds {
        assert_eq!(reward(Reward::Score(kind, 4)), expected);
    }
}

/// A page lists what a view offers; the rules check against the state. Both must come to the same.
#[test]
fn a_view_offers_what_is_legal_and_nothing_to_those_who_wait() {
    let mut words = QuickRandom::new(9);
    for (scenario, lines) in [(Scenario::new(game(3)), 120), (Scenario::new(solo(2)), 80)] {
        let mut scenario = scenario;
        scenario.draw(engine::Random::word(&mut words));
        for step in 0..lines {
            if scenario.state().board().phase == crate::Phase::Over {
                break;
            }
            for seat in Seat::all(scenario.game().players()) {
                let mut offered = Vec::new();
                scenario.game().options(&scenario.view(seat.index() + 1), &mut offered);
                let offered: Vec<String> = offered.iter().map(ToString::to_string).collect();
                assert_eq!(offered, scenario.legal(seat.index() + 1), "{:?}", scenario.state().board().phase);
            }
            scenario.random(step, 1);
        }
    }
}
