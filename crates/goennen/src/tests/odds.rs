//! Odds against plain recursion over every reroll and every roll.

use engine::{QuickRandom, Random};

use crate::card::Colour;
use crate::dice::{ALL_DICE, Dice, DiceSet, roll, roll_count};
use crate::odds::Ladder;

/// The best that can be made of the dice, by trying everything. Only some dice take part, so that it ends.
fn plain(dice: Dice, among: DiceSet, rolls: u8, worth: &impl Fn(Dice) -> f64) -> f64 {
    let mut best = worth(dice);
    if rolls == 0 {
        return best;
    }
    for bits in 1..=ALL_DICE.bits() {
        let reroll = DiceSet::from_bits(bits);
        if reroll.is_within(among) {
            let count = roll_count(reroll);
            let sum: f64 =
                (0..count).map(|i| plain(dice.after(roll(reroll, i)), among, rolls - 1, worth)).sum();
            best = best.max(sum / count as f64);
        }
    }
    best
}

#[test]
fn the_ladder_agrees_with_plain_recursion() {
    // What the other dice show is of no worth, so the ladder is free to reroll them too.
    let among: DiceSet = [Colour::Yellow, Colour::Green].into_iter().collect();
    let worth = |dice: Dice| match (dice.get(Colour::Yellow), dice.get(Colour::Green)) {
        (a, b) if a == b => f64::from(a),
        (a, b) => f64::from(a.abs_diff(b)) / 3.0,
    };
    let ladder = Ladder::new(2, worth);
    let mut words = QuickRandom::new(3);
    for _ in 0..10 {
        let dice = roll(ALL_DICE, words.below(roll_count(ALL_DICE)));
        for rolls in 0..=2 {
            let (found, expected) = (ladder.choose(dice, rolls).0, plain(dice, among, rolls, &worth));
            assert!((found - expected).abs() < 1e-5, "{dice} {rolls}: {found} {expected}");
        }
    }
}

#[test]
fn one_reroll_of_all_five_dice_agrees_with_plain_recursion() {
    let worth = |dice: Dice| {
        let sum: u8 = dice.0.iter().sum();
        f64::from(u8::from(sum >= 22)) + f64::from(u8::from(dice.get(Colour::Blue) == 1))
    };
    let ladder = Ladder::new(1, worth);
    let mut words = QuickRandom::new(4);
    for _ in 0..12 {
        let dice = roll(ALL_DICE, words.below(roll_count(ALL_DICE)));
        let (found, expected) = (ladder.choose(dice, 1).0, plain(dice, ALL_DICE, 1, &worth));
        assert!((found - expected).abs() < 1e-5, "{dice}: {found} {expected}");
    }
    let before = (0..roll_count(ALL_DICE)).map(|i| worth(roll(ALL_DICE, i))).sum::<f64>();
    assert!((ladder.before() - before / 7776.0).abs() < 1e-5);
}

#[test]
fn the_chance_of_a_task_is_that_of_paper() {
    // One white field with a number: three rolls of five dice.
    let task =
        crate::Task::new(crate::TaskKind::Fixed, &[(crate::Field { colour: None, number: Some(6) }, false)]);
    let chance = crate::Goennen::chance_from_empty(&task);
    assert!((chance - (1.0 - (5.0f64 / 6.0).powi(15))).abs() < 1e-5, "{chance}");
    // A coloured one: three rolls of one die.
    let yellow = crate::Field { colour: Some(Colour::Yellow), number: Some(6) };
    let task = crate::Task::new(crate::TaskKind::Fixed, &[(yellow, false)]);
    let chance = crate::Goennen::chance_from_empty(&task);
    assert!((chance - (1.0 - (5.0f64 / 6.0).powi(3))).abs() < 1e-5, "{chance}");
}

#[test]
fn the_chance_of_an_aim_counts_marks_and_what_is_entered() {
    use super::fixture::{Position, bonus, plain};
    use crate::{Aim, Bonus};
    let faces = [(1, plain("6 6")), (9, plain("1 1 1 1 1")), (30, bonus("1", Bonus::Step))];
    let at = |entries: &str, completed: &[u8], rolls: u8, dice: &str| {
        let position = Position::new(2, &faces).display(1, "1 r1c1, 30 r1c2").display(2, "9 r1c1");
        let scenario = position.entered(1, 1, entries).completed(1, completed).rolled(rolls, dice).scenario();
        let view = scenario.view(1);
        (
            scenario.game().odds(&view, Aim::Complete(crate::Card::at(1))),
            scenario.game().odds(&view, Aim::Buy(crate::Card::at(20))),
        )
    };
    // One six is missing and there is one reroll: all five dice.
    let (odds, buy) = at("6 _", &[], 2, "y1 o1 g1 b2 p2");
    let odds = odds.expect("rolling");
    assert!((odds.chance - (1.0 - (5.0f64 / 6.0).powi(5))).abs() < 1e-5);
    assert_eq!(odds.reroll, Some(ALL_DICE));
    // Three ones are a price already.
    assert_eq!(buy.map(|buy| (buy.chance, buy.reroll)), Some((1.0, None)));
    // With three steps a three is a six.
    let (odds, _) = at("6 _", &[30], 2, "y3 o1 g1 b2 p2");
    assert_eq!(odds.map(|odds| odds.chance), Some(1.0));
    // After the third roll it is there or not.
    let (odds, buy) = at("_ _", &[], 3, "y6 o1 g2 b2 p6");
    assert_eq!((odds.unwrap().chance, buy.unwrap().chance), (1.0, 0.0));
}

#[test]
fn what_a_reroll_gives_to_the_others() {
    use super::fixture::{Position, plain};
    let faces = [(1, plain("6 6")), (9, plain("4 y5"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1").entered(2, 9, "4 _");
    let scenario = position.rolled(1, "y1 o1 g1 b2 p2").scenario();
    let gift = |dice: &[Colour]| {
        let dice = dice.iter().copied().collect();
        scenario.game().gifts(scenario.state().board(), dice)[engine::Seat::at(1)]
    };
    // Only the yellow die with a five helps, and it completes the card.
    assert_eq!(gift(&[Colour::Orange, Colour::Blue]).entry, 0.0);
    let yellow = gift(&[Colour::Yellow, Colour::Orange]);
    assert!((yellow.entry - 1.0 / 6.0).abs() < 1e-9 && (yellow.completion - 1.0 / 6.0).abs() < 1e-9);
    let own = scenario.game().gifts(scenario.state().board(), ALL_DICE)[engine::Seat::at(0)];
    assert_eq!(own.entry, 0.0, "nothing for the active player");
}

#[test]
fn a_gift_that_completes_one_card_counts_although_another_stays_open() {
    use super::fixture::{Position, plain};
    // A yellow five fits on both cards; it completes the second one only, and the third not either.
    let faces = [(1, plain("6 6")), (8, plain("5 5 5")), (9, plain("y5")), (10, plain("5 5"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1").display(2, "8 r1c1, 9 r1c2, 10 r1c3");
    let scenario = position.rolled(1, "y1 o1 g1 b2 p2").scenario();
    let gifts = scenario.game().gifts(scenario.state().board(), DiceSet::one(Colour::Yellow));
    assert!((gifts[engine::Seat::at(1)].completion - 1.0 / 6.0).abs() < 1e-9);
}

#[test]
fn a_reroll_without_gain_is_not_advised() {
    let dice = roll(ALL_DICE, 1234);
    let ladder = Ladder::new(2, |_| 0.7);
    assert_eq!(ladder.choose(dice, 1).1, None);
    assert_eq!(ladder.choose(dice, 2).1, None);
    // Only the blue die is worth anything: the others are left alone.
    let ladder = Ladder::new(2, |dice| f64::from(u8::from(dice.get(Colour::Blue) == 6)));
    let dice: Dice = "y1 o2 g3 b4 p5".parse().expect("dice");
    assert_eq!(ladder.choose(dice, 1).1, Some(DiceSet::one(Colour::Blue)));
    assert_eq!(ladder.choose("y1 o2 g3 b6 p5".parse().expect("dice"), 1).1, None);
}

#[test]
fn a_ladder_knows_what_stopping_is_worth_and_how_many_rolls_it_has() {
    // A chance is worth three, but only after the last roll.
    let ladder = Ladder::with_floor(2, 3.0, |dice| f64::from(dice.get(Colour::Blue)));
    for (text, blue) in [("y1 o2 g3 b1 p5", 1.0), ("y1 o2 g3 b4 p5", 4.0)] {
        let dice: Dice = text.parse().expect("dice");
        assert_eq!(ladder.stop(dice), blue);
        assert_eq!(ladder.choose(dice, 0).0, f64::max(blue, 3.0));
    }
    assert_eq!([0, 1, 2, 3].map(|rolls| ladder.has(rolls)), [false, true, true, false]);
}

#[test]
fn only_whoever_decides_about_the_dice_is_rolling() {
    use super::fixture::{Position, plain};
    let position = Position::new(2, &[(9, plain("_ < _"))]).display(1, "1 r1c1").display(2, "9 r1c1");
    let mut scenario = position.rolled(1, "y1 o1 g1 b2 p2").scenario();
    let rolling = |scenario: &testkit::Scenario<crate::Goennen>| {
        [scenario.view(1), scenario.view(2), scenario.spectator_view()]
            .map(|v| crate::Goennen::is_rolling(&v))
    };
    assert_eq!(rolling(&scenario), [true, false, false]);
    scenario.act(1, "reroll y").chance("roll y3");
    assert_eq!(rolling(&scenario), [false; 3], "the other one is entering a die");
}
