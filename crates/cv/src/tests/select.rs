//! Selecting cards: CV-30 to CV-39.

use engine::Seat;

use testkit::Scenario;

use super::fixture::{BOTH, Position, seat, set};
use crate::card::{Card, CardSet};
use crate::model::Phase;
use crate::rule_ids::{CV_7, CV_10, CV_21, CV_30, CV_32, CV_34, CV_38, CV_40};
use crate::{Cv, Edition, Event};

fn phase(scenario: &Scenario<Cv>) -> Phase {
    scenario.state().board().phase
}

/// The position after one throw, while seat 1 selects.
fn selecting(position: Position, dice: &str) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    if phase(&scenario) == Phase::Roll(seat(1)) {
        scenario.act(1, "throw");
    }
    scenario.chance(&format!("dice {dice}"));
    if phase(&scenario) == Phase::Roll(seat(1)) {
        scenario.act(1, "stop");
    }
    scenario
}

/// Whether seat 1 may take the card.
fn can_take(scenario: &Scenario<Cv>, card: u8) -> bool {
    phase(scenario) == Phase::Select(seat(1)) && scenario.legal(1).contains(&format!("take {card}"))
}

/// A position of seat 1 with these cards in force, this track, and cards made for the test.
fn position(
    edition: Edition,
    cv: &'static str,
    track: &'static str,
    faces: &'static [(u8, &'static str)],
) -> Position {
    Position { edition, cv: [cv, "", "", ""], track, faces, ..Default::default() }
}

const FREE: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "knowledge"; cost = """#),
    (16, r#"type = "work"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
];

#[test]
fn cv_30_two_cards_or_one_or_none() {
    for edition in BOTH {
        let free = position(edition, "", "13 14 15 16 17", FREE);
        let mut scenario = selecting(free, "HHHH");
        let all = ["take 13", "take 14", "take 15", "take 16", "take 17", "done"];
        assert_eq!(scenario.legal(1), all);
        scenario.refuse(1, "take 18", CV_30).refuse(1, "throw", CV_30).refuse(2, "take 13", CV_10);
        // Nothing slides before the cleanup.
        scenario.act(1, "take 14").refuse(1, "take 14", CV_30);
        assert_eq!(
            scenario.state().board().track.map(|card| card.map(Card::number)),
            [Some(13), None, Some(15), Some(16), Some(17)]
        );
        // With the second card selecting ends by itself.
        scenario.act(1, "take 17");
        assert_eq!(phase(&scenario), Phase::Refill);
        assert_eq!(scenario.state().board().cv(seat(1)), set("14 17"));
        // One card, and none.
        let mut scenario = selecting(free, "HHHH");
        scenario.act(1, "take 15").act(1, "done");
        assert_eq!(scenario.state().board().cv(seat(1)), set("15"));
        assert_eq!(scenario.told_to_all()[0], Event::Finished(seat(1)));
        let mut scenario = selecting(free, "HHHH");
        scenario.act(1, "done");
        assert!(scenario.state().board().cv(seat(1)).is_empty());
        // Who can take nothing and play nothing is not asked.
        let dear: &[(u8, &str)] = &[(13, r#"type = "health"; cost = "KK""#)];
        assert_eq!(phase(&selecting(position(edition, "", "13", dear), "HHHH")), Phase::Refill);
    }
}

const COSTS: &[(u8, &str)] = &[
    (1, r#"type = "event"; gives = "K""#),
    (2, r#"type = "event"; gives = "$$""#),
    (3, r#"type = "event"; gives = "+""#),
    (13, r#"type = "health"; cost = "HK$""#),
    (14, r#"type = "relationship"; cost = "H""#),
    (15, r#"type = "work"; cost = "H"; gives = "$""#),
    (16, r#"type = "knowledge"; cost = "HH""#),
    (17, r#"type = "possession"; cost = "$"; points = 1"#),
    (19, r#"type = "health"; cost = "H"; upkeep = "H""#),
    (21, r#"type = "health"; cost = "H"; upkeep = "$""#),
    (22, r#"type = "health"; cost = "HHHHHHHH""#),
    (23, r#"type = "health"; cost = "++$""#),
    (24, r#"type = "knowledge"; cost = "H"; change = ["K > $"]"#),
    (34, r#"type = "event"; cost = "H"; gives = "$""#),
];

#[test]
fn cv_31_dice_tokens_and_events_pay_and_each_symbol_once() {
    for edition in BOTH {
        // A die, a token and an event.
        let three = Position { hand: ["1", "", "", ""], ..position(edition, "work 15", "13", COSTS) };
        let mut scenario = selecting(three, "H+--");
        scenario.refuse(1, "take 13", CV_38).act(1, "play 1").act(1, "take 13");
        assert_eq!(scenario.state().board().turn.taken_count(), 1);
        // Without one of them it is not covered. The other card in hand makes the table ask.
        let asked = Position { hand: ["1 5", "", "", ""], ..three };
        selecting(asked, "R+--").act(1, "play 1").refuse(1, "take 13", CV_38);
        let no_token = Position { hand: ["1 5", "", "", ""], ..position(edition, "", "13", COSTS) };
        selecting(no_token, "H+--").act(1, "play 1").refuse(1, "take 13", CV_38);
        // No symbol pays for two cards.
        let two = position(edition, "", "14 16", COSTS);
        let mut scenario = selecting(two, "HH+-");
        scenario.act(1, "take 14");
        assert_eq!(phase(&scenario), Phase::Refill, "nothing is left to take");
        selecting(two, "HH+-").act(1, "take 16").refuse(1, "take 14", CV_10);
        let mut scenario = selecting(two, "HHH-");
        scenario.act(1, "take 14").act(1, "take 16");
        assert_eq!(scenario.state().board().cv(seat(1)), set("14 16"));
        // Nor for a card and an upkeep.
        let owing = position(edition, "health 19", "14", COSTS);
        let mut scenario = selecting(owing, "H+--");
        scenario.act(1, "take 14");
        assert_eq!(scenario.state().board().cv(seat(1)), set("14"));
        assert!(scenario.state().board().discards.contains(Card::at(19)));
        let mut scenario = selecting(owing, "HH+-");
        scenario.act(1, "take 14").awaits("chance");
        assert_eq!(scenario.state().board().cv(seat(1)), set("14 19"));
    }
}

#[test]
fn cv_32_events_are_played_one_by_one_and_are_gone() {
    for edition in BOTH {
        let hand = ["1 2", "3", "", ""];
        let open_hand = ["34", "", "", ""];
        let three = Position { hand, open_hand, ..position(edition, "", "17 22", COSTS) };
        let mut scenario = selecting(three, "++--");
        assert_eq!(scenario.legal(1), ["play 1", "play 2", "play 34", "done"]);
        scenario.refuse(1, "play 3", CV_32).refuse(1, "play 5", CV_32);
        scenario.act(1, "play 2");
        assert_eq!(scenario.told_to_all(), [Event::Played(seat(1), Card::at(2))]);
        // Any number, and final.
        scenario.act(1, "play 34").refuse(1, "play 2", CV_32).refuse_take_back(1, CV_7);
        assert_eq!(scenario.state().hand(seat(1)), set("1"));
        let board = scenario.state().board();
        assert_eq!(
            (board.discards, board.hand_count[Seat::at(0)], board.open_hand[Seat::at(0)]),
            (set("2 34"), 1, CardSet::EMPTY)
        );
        assert_eq!((board.turn.events.to_string(), board.turn.tokens.is_empty()), ("$$$".to_owned(), true));
        // What is not used by the end of selecting is lost.
        scenario.act(1, "take 17").act(1, "done");
        while phase(&scenario) == Phase::Refill {
            scenario.draw(1);
        }
        assert!(scenario.state().board().turn.events.is_empty());
        // An event that gives no symbols cannot be played here.
        let other = Position { hand: ["5", "", "", ""], ..position(edition, "", "17", COSTS) };
        let mut scenario = selecting(other, "++--");
        assert_eq!(scenario.legal(1), ["done"]);
        scenario.refuse(1, "play 5", CV_32);
    }
}

#[test]
fn cv_32_symbols_of_events_pay_for_cards_only_and_are_not_changed() {
    for edition in BOTH {
        // Two money for the card, and none of them for the upkeep.
        let owing = Position { hand: ["2", "", "", ""], ..position(edition, "health 21", "17", COSTS) };
        let mut scenario = selecting(owing, "++--");
        scenario.act(1, "play 2").act(1, "take 17").awaits("chance");
        assert_eq!(scenario.state().board().cv(seat(1)), set("17"));
        // A die pays for the upkeep, since the event pays for the card.
        let mut scenario = selecting(owing, "$+--");
        scenario.act(1, "play 2").act(1, "take 17").awaits("chance");
        assert_eq!(scenario.state().board().cv(seat(1)), set("17 21"));
        // Good luck of an event pays as such, but is none of three.
        let lucky = Position { hand: ["3 5", "", "", ""], ..position(edition, "", "22 23", COSTS) };
        let mut scenario = selecting(lucky, "$++-");
        scenario.act(1, "play 3").refuse(1, "take 22", CV_38).act(1, "take 23");
        let mut scenario = selecting(lucky, "$+--");
        scenario.act(1, "play 3").refuse(1, "take 22", CV_38).act(1, "take 23");
        // An arrow changes dice, not events.
        let arrow = Position { hand: ["1 5", "", "", ""], ..position(edition, "knowledge 24", "17", COSTS) };
        let mut scenario = selecting(arrow, "RR--");
        scenario.act(1, "play 1").refuse(1, "take 17", CV_38);
        assert!(can_take(&selecting(arrow, "KR--"), 17));
    }
}

#[test]
fn cv_32_granna_plays_symbols_while_selecting_and_gigamic_at_any_moment() {
    let hand = ["2", "", "", ""];
    let of = |edition| Position { hand, ..position(edition, "possession 12", "17", COSTS) };
    let mut scenario = of(Edition::Granna).scenario();
    assert_eq!(scenario.legal(1), ["throw"]);
    scenario.refuse(1, "play 2", CV_32).act(1, "throw").chance("dice HHH-");
    scenario.refuse(1, "play 2", CV_32).act(1, "reroll H").chance("dice -").act(1, "stop").act(1, "play 2");

    // Before the first throw, and before a reroll; what it gives lasts until selecting ends.
    let mut scenario = of(Edition::Gigamic).scenario();
    assert_eq!(scenario.legal(1), ["throw", "play 2"]);
    scenario.act(1, "play 2").chance("dice HHH-").act(1, "reroll HHH").chance("dice RR+").act(1, "stop");
    scenario.act(1, "take 17");
    let mut scenario = of(Edition::Gigamic).scenario();
    scenario.act(1, "throw").chance("dice HHH-").act(1, "play 2").act(1, "reroll H").chance("dice -");
    scenario.act(1, "stop").act(1, "take 17");
    // A misfortune comes before anything else.
    let mut scenario = of(Edition::Gigamic).scenario();
    scenario
        .act(1, "throw")
        .chance("dice H---")
        .refuse(1, "play 2", CV_40)
        .act(1, "lose 12")
        .act(1, "play 2");
    // Not in the turn of somebody else.
    for edition in BOTH {
        let other = Position { hand: ["", "2", "", ""], ..position(edition, "", "17", COSTS) };
        selecting(other, "$+--").refuse(2, "play 2", CV_10);
    }
}

const LUCKY: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = "HHHHHHHH""#),
    (14, r#"type = "relationship"; cost = "RRRRRRRR""#),
    (15, r#"type = "knowledge"; cost = "K""#),
    (16, r#"type = "work"; cost = "H"; gives = "++"; dice = 3"#),
    (17, r#"type = "possession"; cost = "H"; gives = "+"; dice = 2; points = 1"#),
];

#[test]
fn cv_33_three_good_luck_take_a_card() {
    for edition in BOTH {
        let plain = position(edition, "", "13 14 15", LUCKY);
        let mut scenario = selecting(plain, "HH++");
        assert_eq!(phase(&scenario), Phase::Refill, "two are none");
        scenario = selecting(plain, "K+++");
        assert_eq!(scenario.legal(1), ["take 13", "take 14", "take 15", "done"]);
        // One card by good luck and one by its symbols, in either order.
        scenario.act(1, "take 13").refuse(1, "take 14", CV_38).act(1, "take 15");
        assert_eq!(scenario.state().board().cv(seat(1)), set("13 15"));
        let mut scenario = selecting(plain, "K+++");
        scenario.act(1, "take 15").act(1, "take 14");
        // Tokens count.
        let tokens = position(edition, "possession 17", "13 14", LUCKY);
        assert!(can_take(&selecting(tokens, "HH++--"), 13));
        assert!(!can_take(&selecting(tokens, "HHH+--"), 13));
        // Every three: six take two, five take one.
        let six = position(edition, "work 16", "13 14 15", LUCKY);
        let mut scenario = selecting(six, "HHH++++");
        scenario.act(1, "take 13").act(1, "take 14");
        assert_eq!(scenario.state().board().cv(seat(1)), set("13 14 16"));
        let mut scenario = selecting(six, "HHHK+++");
        scenario.act(1, "take 13").refuse(1, "take 14", CV_38).act(1, "take 15");
        // Two cards remain the most: nine take two.
        let mut scenario = selecting(six, "+++++++");
        scenario.act(1, "take 13").act(1, "take 14").refuse(1, "take 15", CV_10);
    }
}

const CONDITIONS: &[(u8, &str)] = &[
    (13, r#"type = "work"; cost = """#),
    (14, r#"type = "work"; cost = "H""#),
    (41, r#"type = "health"; cost = ""; needs = ["work"]"#),
    (42, r#"type = "relationship"; cost = "R"; needs = ["relationship", "possession"]"#),
    (57, r#"type = "knowledge"; cost = ""; without = ["work"]"#),
    (18, r#"type = "relationship"; cost = "H""#),
    (20, r#"type = "relationship"; cost = "H""#),
];

#[test]
fn cv_34_a_condition_is_met_however_the_card_is_taken() {
    for edition in BOTH {
        let of = |cv| position(edition, cv, "13 41 42 57", CONDITIONS);
        let mut scenario = selecting(of(""), "HHRR");
        scenario.refuse(1, "take 41", CV_34).refuse(1, "take 42", CV_34);
        assert_eq!(scenario.legal(1), ["take 13", "take 57", "done"]);
        // Three good luck replace symbols, not conditions.
        let mut scenario = selecting(of(""), "R+++");
        scenario.refuse(1, "take 41", CV_34).refuse(1, "take 42", CV_34);
        let mut scenario = selecting(of("work 14"), "H+++");
        scenario.refuse(1, "take 57", CV_34).act(1, "take 41");
        // All of the types named, also covered; the cost is due besides.
        selecting(of("relationship 18"), "HHRR").refuse(1, "take 42", CV_34);
        selecting(of("possession 12"), "HHRR").refuse(1, "take 42", CV_34);
        selecting(of("relationship 18; possession 12"), "HHH-").refuse(1, "take 42", CV_38);
        assert!(can_take(&selecting(of("relationship 18 20; possession 12"), "HHRR"), 42));
        // Somebody else's work card is not ours.
        let other = Position { cv: ["", "work 14", "", ""], ..of("") };
        selecting(other, "HHRR").refuse(1, "take 41", CV_34).act(1, "take 57");
        // Cards taken in this turn are not in the CV yet.
        selecting(of(""), "HHRR").act(1, "take 13").refuse(1, "take 41", CV_34).act(1, "take 57");
    }
    // A card lost in this turn is no longer in it.
    let mut scenario = position(Edition::Gigamic, "work 14", "41 57", CONDITIONS).scenario();
    scenario
        .chance("dice H---")
        .act(1, "lose 14")
        .act(1, "stop")
        .refuse(1, "take 41", CV_34)
        .act(1, "take 57");
    let mut scenario = position(Edition::Granna, "work 14", "41 57", CONDITIONS).scenario();
    scenario.chance("dice H---").act(1, "stop").refuse(1, "take 57", CV_34).act(1, "take 41");
    scenario.act(1, "lose 14");
    assert_eq!(scenario.state().board().cv(seat(1)), set("41"));
}

#[test]
fn cv_35_a_card_gives_nothing_before_the_next_turn() {
    let faces: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = ""; gives = "$$-"; dice = 1; rerolls = 1"#),
        (14, r#"type = "relationship"; cost = "$""#),
        (15, r#"type = "work"; cost = "H"; upkeep = "$""#),
    ];
    for edition in BOTH {
        let cv = "work 15; possession 12";
        let mut scenario = selecting(position(edition, cv, "13 14 18 20 37", faces), "HH--");
        // Nothing else can be taken, so nobody is asked.
        scenario.act(1, "take 13").awaits("chance");
        // Its money paid no upkeep, and its bad luck made no misfortune.
        assert_eq!(scenario.state().board().cv(seat(1)), set("12 13"));
        assert_eq!(scenario.state().board().turn.tokens.to_string(), "");
        scenario.draw(3).awaits("2");
        scenario.act(2, "stop");
        while scenario.state().board().current == seat(2) {
            match phase(&scenario) {
                Phase::Refill => scenario.draw(4),
                _ => scenario.random(5, 1),
            };
        }
        let turn = &scenario.state().board().turn;
        assert_eq!((turn.tokens.to_string().as_str(), turn.dice.total()), ("$$-", 5));
        assert_eq!(turn.throws, 3);
    }
}

const ARROWS: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = "H"; change = ["K > $"]"#),
    (14, r#"type = "health"; cost = "H"; change = ["K <> $"]; gives = "K""#),
    (15, r#"type = "health"; cost = "H"; change = ["K > $", "$ > R"]"#),
    (16, r#"type = "health"; cost = "H"; change = ["K > +"]"#),
    (19, r#"type = "relationship"; cost = "H"; ability = "magician""#),
    (21, r#"type = "knowledge"; cost = "H"; any = 1"#),
    (22, r#"type = "possession"; cost = "$$"; points = 1"#),
    (23, r#"type = "possession"; cost = "KK"; points = 1"#),
    (24, r#"type = "possession"; cost = "RR"; points = 1"#),
    (25, r#"type = "possession"; cost = "HHHHHHHH"; points = 1"#),
    (26, r#"type = "possession"; cost = "$"; points = 1"#),
];

#[test]
fn cv_36_arrows_change_any_number_once_when_they_pay() {
    for edition in BOTH {
        let of = |cv| position(edition, cv, "22 23 24 25 26", ARROWS);
        let takes = |cv, dice| [22, 23, 24, 25, 26].map(|card| can_take(&selecting(of(cv), dice), card));
        // One way, as many as one likes, and mixed with what needs no change.
        assert_eq!(takes("health 13", "HHKK"), [true, true, false, false, true]);
        assert_eq!(takes("health 13", "HHK$"), [true, false, false, false, true]);
        assert_eq!(takes("health 13", "HH$$"), [true, false, false, false, true]);
        // Both ways, and tokens too: the card gives one knowledge.
        assert_eq!(takes("health 14", "HHH$"), [true, true, false, false, true]);
        assert_eq!(takes("health 14", "HHHH"), [false, false, false, false, true]);
        // No symbol twice: knowledge becomes money, but not relationship.
        assert_eq!(takes("health 15", "HHKK"), [true, true, false, false, true]);
        assert_eq!(takes("health 15", "HH$$"), [true, false, true, false, true]);
        // Nor by an arrow after the Magician: one health becomes knowledge, not money; or money at once.
        assert_eq!(takes("health 13; relationship 19", "HHH+"), [false, false, false, false, true]);
        assert_eq!(takes("health 13; relationship 19", "HHHK"), [true, true, false, false, true]);
        // A symbol that becomes good luck counts for three.
        assert_eq!(takes("health 16", "HK++"), [true; 5]);
        assert_eq!(takes("health 16", "HHK+"), [false; 5]);
        assert_eq!(takes("health 16", "HKKK"), [true; 5]);
        // Each symbol still pays once.
        let asked = Position { hand: ["5", "", "", ""], ..of("health 13") };
        let mut scenario = selecting(asked, "HHKK");
        scenario.act(1, "take 26").refuse(1, "take 22", CV_38);
        // Covered, the arrow does nothing.
        assert!(!takes("health 13 16", "HHKK")[0]);
        // For a reroll a die still has the face it shows.
        let mut scenario = of("health 13").scenario();
        scenario.chance("dice HHKK").refuse(1, "reroll $", CV_21).act(1, "reroll K");
    }
}

#[test]
fn cv_37_any_of_four_is_settled_when_it_pays() {
    const FACES: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = "H"; any = 1"#),
        (14, r#"type = "relationship"; cost = "H"; change = ["K > +", "K > -"]"#),
        (15, r#"type = "possession"; cost = "H"; points = 1"#),
        (16, r#"type = "possession"; cost = "K"; points = 1"#),
        (17, r#"type = "possession"; cost = "R"; points = 1"#),
        (19, r#"type = "possession"; cost = "$"; points = 1"#),
        (21, r#"type = "possession"; cost = "+"; points = 1"#),
        (22, r#"type = "possession"; cost = "-"; points = 1"#),
        (23, r#"type = "possession"; cost = "HHHHHHHH"; points = 1"#),
        (24, r#"type = "health"; cost = "H"; any = 2"#),
    ];
    for edition in BOTH {
        for (track, is_one) in
            [("15", true), ("16", true), ("17", true), ("19", true), ("21", false), ("22", false)]
        {
            // Dice that show only what the card does not cost.
            let dice = match track {
                "15" => "KRR$",
                "16" => "HRR$",
                "17" => "HHK$",
                "19" => "HHKR",
                _ => "HKR$",
            };
            let card = track.parse().expect("a number");
            let scenario = selecting(position(edition, "health 13", track, FACES), dice);
            assert_eq!(can_take(&scenario, card), is_one, "{track}");
            assert!(!can_take(&selecting(position(edition, "", track, FACES), dice), card));
        }
        // It is one symbol, and what it is may differ from card to card but not be both.
        let both = position(edition, "health 13", "15 16 17", FACES);
        let mut scenario = selecting(both, "++--");
        scenario.act(1, "take 15");
        assert_eq!(phase(&scenario), Phase::Refill);
        selecting(both, "K+--").act(1, "take 16").act(1, "take 17");
        let mut scenario = selecting(position(edition, "health 24", "15 16", FACES), "++--");
        scenario.act(1, "take 15").act(1, "take 16");
        // Choosing is not a change: an arrow may follow.
        let arrow = position(edition, "health 13; relationship 14", "21 22 23", FACES);
        assert_eq!([21, 22, 23].map(|card| can_take(&selecting(arrow, "HH$$"), card)), [true, true, false]);
        assert!(can_take(&selecting(arrow, "HH++"), 23));
    }
}

#[test]
fn cv_38_some_way_to_cover_all_cards_taken_is_enough() {
    const FACES: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = "K""#),
        (14, r#"type = "relationship"; cost = "$+""#),
        (15, r#"type = "work"; cost = "RRRR""#),
        (16, r#"type = "knowledge"; cost = "H"; any = 1"#),
        (17, r#"type = "possession"; cost = "+"; points = 1"#),
    ];
    for edition in BOTH {
        // The token could pay the knowledge; taking the second card settles that it pays the money.
        let mut scenario = selecting(position(edition, "knowledge 16", "13 14", FACES), "K+--");
        scenario.act(1, "take 13").act(1, "take 14");
        assert_eq!(scenario.state().board().cv(seat(1)), set("13 14 16"));
        // Good luck: paid by its symbol first, one card would need it; by three, the other one.
        let mut scenario = selecting(position(edition, "", "13 15", FACES), "K+++");
        scenario.act(1, "take 13").act(1, "take 15");
        let mut scenario = selecting(position(edition, "", "15 17", FACES), "K+++");
        scenario.act(1, "take 17");
        assert_eq!(phase(&scenario), Phase::Refill, "no three are left");
        // No way to cover: refused, and a card taken cannot be put back.
        let mut scenario = selecting(position(edition, "", "13 14", FACES), "K$--");
        scenario.refuse(1, "take 14", CV_38).act(1, "take 13");
        assert_eq!(phase(&scenario), Phase::Refill);
        let mut scenario = selecting(position(edition, "", "13 17", FACES), "K$+-");
        scenario.act(1, "take 13").refuse_take_back(1, CV_7).refuse(1, "take 13", CV_30);
        assert_eq!(scenario.legal(1), ["take 17", "done"]);
    }
}

#[test]
fn cv_39_a_discount_replaces_one_symbol_of_one_card_of_its_type() {
    const FACES: &[(u8, &str)] = &[
        (6, r#"type = "event"; discount = "health""#),
        (7, r#"type = "event"; discount = "health""#),
        (13, r#"type = "health"; cost = "H+""#),
        (14, r#"type = "health"; cost = "K""#),
        (15, r#"type = ["work", "health"]; cost = "R""#),
        (16, r#"type = "work"; cost = "R""#),
        (17, r#"type = "health"; cost = "$$$$$$$$""#),
        (19, r#"type = "health"; cost = "-""#),
    ];
    for edition in BOTH {
        let of = |track| Position { hand: ["6 7", "", "", ""], ..position(edition, "", track, FACES) };
        let after = |track, dice, plays: &[&str]| {
            let mut scenario = selecting(of(track), dice);
            plays.iter().for_each(|play| {
                scenario.act(1, play);
            });
            scenario
        };
        // One symbol of whatever kind.
        after("13", "HHKK", &[]).refuse(1, "take 13", CV_38);
        assert!(can_take(&after("13", "HHKK", &["play 6"]), 13));
        assert!(can_take(&after("13", "KK++", &["play 6"]), 13));
        assert!(can_take(&after("19", "KK++", &["play 6"]), 19));
        // One symbol for each event, and only as many as are played.
        after("13", "KK$$", &["play 6"]).refuse(1, "take 13", CV_38);
        assert!(can_take(&after("13", "KK$$", &["play 6", "play 7"]), 13));
        // One card: the other is not cheaper.
        let mut scenario = after("13 14", "HH$$", &["play 6"]);
        scenario.act(1, "take 14").refuse(1, "take 13", CV_38);
        let mut scenario = after("13 14", "HH$$", &["play 6", "play 7"]);
        scenario.act(1, "take 14").act(1, "take 13");
        // Of the type named; a two-colour card is of either.
        let mut scenario = after("15 16", "HHKK", &["play 6"]);
        scenario.refuse(1, "take 16", CV_38).act(1, "take 15");
        // Three good luck remain three.
        after("17", "HH++", &["play 6"]).refuse(1, "take 17", CV_38);
        assert!(can_take(&after("17", "H+++", &[]), 17));
    }
}
