use engine::{DrawPile, Seat};

use super::failure;
use super::pile::{Cards, Event, PILE_1, PILE_2, PILE_3, Pile};
use crate::scenario::{Scenario, run};

const DEAL: &str = "
    # Seat 1 holds a, b and b, seat 2 c, c and d.
    * deal 1 a
    * deal 2 c
    * deal 1 b
    * deal 2 c
    * deal 1 b
    * deal 2 d
";

#[test]
fn steps_are_carried_out_or_refused() {
    let mut scenario = run(Pile::new(2), DEAL);
    scenario.refuse(1, "keep c", PILE_3).act(1, "keep a").refuse_take_back(2, PILE_3);
    assert_eq!(scenario.told(1), [Event::Keeps(Seat::at(0), 0)]);
    assert!(scenario.told(2).is_empty(), "nobody notices a part");
    assert_eq!(scenario.legal(1), ["keep b", "done"]);
    scenario.act(1, "keep b");
    assert_eq!(scenario.told(1), [Event::Keeps(Seat::at(0), 1), Event::Chose(Seat::at(0))]);
    assert_eq!(scenario.told(2), [Event::Chose(Seat::at(0))]);
    scenario.refuse_chance("draw a", PILE_1).take_back_last(1).awaits("1 2");
    assert_eq!(scenario.legal(1), ["keep b", "done"]);
    scenario.take_back(1);
    assert_eq!(scenario.legal(1), ["keep a", "keep b"]);
    scenario.act(2, "keep d").act(1, "keep a").act(1, "done").awaits("1").finish(5);
    assert_eq!(scenario.points(2, "kept"), 8);
}

#[test]
fn a_script_says_the_same_in_text() {
    let more = "
        legal 1: keep a, keep b
        legal 2: keep c, keep d
        refuse 1 keep c PILE-3
        refuse * deal 1 a PILE-1
        2 keep d
        # No card is left that is not lower: done need not be said.
        told 1: Chose(Seat(1))
        told *: Chose(Seat(1))
        legal 2:
        take-back 2
        refuse take-back 2 PILE-3
        2 keep c
        2 keep c
        take-back-last 2
        legal 2: keep c, keep d, done
        2 done
        1 keep a
        awaits 1
        1 done
        awaits 1
        random 3 4
        awaits over
    ";
    run(Pile::new(2), &format!("{DEAL}{more}"));
}

#[test]
fn what_does_not_hold_is_told_with_its_line() {
    let told = |line: &str| failure(|| drop(run(Pile::new(2), &format!("{DEAL}{line}"))));
    assert!(told("1 keep c").contains("line 9 of the scenario, `1 keep c`"), "{}", told("1 keep c"));
    for (line, words) in [
        ("1 keep c", "refused by PILE-3: NotInHand"),
        ("1 kepp c", "is not notation"),
        ("refuse 1 keep a PILE-3", "is accepted, but PILE-3 forbids it"),
        ("refuse 1 keep c PILE-1", "refused, but by PILE-3 and not by PILE-1"),
        ("legal 1: keep a", "the legal of seat 1 is: keep a, keep b"),
        ("awaits 1", "the match waits for 1 2, not 1"),
        ("told 1: Nothing.", "told was:"),
        ("3 keep a", "there is no seat 3"),
        ("* draw a", "NoChanceAwaited"),
        ("hello", "expected `*`, a seat, or a word"),
    ] {
        assert!(told(line).contains(words), "{line}: {}", told(line));
    }
}

#[test]
fn a_scenario_may_start_in_the_middle() {
    let mut scenario = Scenario::new(Pile::new(2));
    scenario.state_mut().deck = DrawPile::new(Cards([0, 0, 0, 1]));
    scenario.refuse_chance("deal 1 a", PILE_2).chance("deal 1 d");
    assert_eq!(scenario.state().areas[Seat::at(0)].hand, Cards([0, 0, 0, 1]));
}
