//! Notation that is refused; what reads back is checked by the conformance suite for every action.

use crate::{Action, CardSet, Chance, Symbols};

#[test]
fn texts_that_are_no_notation_are_refused() {
    let actions = [
        "",
        "keep",
        "keep ",
        "keep 0",
        "keep 84",
        "keep 05",
        "keep +5",
        "keep 5 6",
        "keep  5",
        " keep 5",
        "keep 5 ",
        "keep 5\n",
        "Keep 5",
        "keep é",
        "throw ",
        "throw 4",
        "stop ",
        "done ",
        "done 1",
        "reroll",
        "reroll ",
        "reroll X",
        "reroll KH",
        "reroll -H",
        "reroll H K",
        "reroll new H",
        "reroll HHHHHHHHHHHHHHHHHHHHHH",
        "play",
        "play 99",
        "take",
        "insure",
        "lose",
        "lose none",
        "pay",
        "pay ",
        "pay 20 18",
        "pay 20 20",
        "pay none 20",
        "announce 44",
        "announce 44 event",
        "announce 44 money",
        "lay 18",
        "lay 18 relationship",
        "lay 18 relationship bottom",
        "lay 18 relationship under",
        "lay 18 relationship under 0",
        "lay 18 goal top",
        "pass",
    ];
    for text in actions {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    let chances = [
        "",
        "track",
        "track 0",
        "track 84",
        "track 18 19",
        "goal 76",
        "goal 0 76",
        "goal 6 76",
        "goal 1",
        "public",
        "deal 5",
        "deal 1 5 6",
        "dice",
        "dice ",
        "dice KH",
        "dice H K",
        "dice x",
        "seed 1",
    ];
    for text in chances {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

#[test]
fn a_refusal_says_what_was_found_and_what_is_expected() {
    let error = |text: &str| text.parse::<Action>().expect_err("no notation").to_string();
    assert!(error("keep 84").contains("84") && error("keep 84").contains("a card number from 1 to 83"));
    assert!(error("reroll KH").contains("letters in the order H K R $ + -"));
    assert!(error("lay 18 event top").contains("health, relationship, knowledge, work or possession"));
    assert!(error("pay 20 18").contains("ascending"));
    assert!(error("jump").contains("throw, reroll, stop"));
    let error = "roll H".parse::<Chance>().expect_err("no notation").to_string();
    assert!(error.contains("track, goal, public, deal or dice"), "{error}");
}

#[test]
fn every_form_reads_back_as_it_is_written() {
    for text in [
        "keep 5",
        "throw",
        "reroll HK$+-",
        "reroll new",
        "stop",
        "play 3",
        "take 18",
        "done",
        "insure 5",
        "lose 18",
        "pay 20 31",
        "pay none",
        "announce 44 work",
        "lay 18 relationship top",
        "lay 18 relationship under 20",
        "wait 56",
    ] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
    }
    for text in ["track 18", "goal 1 76", "public 78", "deal 4 12", "dice HHK-"] {
        assert_eq!(text.parse::<Chance>().map(|chance| chance.to_string()), Ok(text.to_owned()));
    }
    // More letters than any dice or costs have are not even looked at.
    assert_eq!("H".repeat(20).parse::<Symbols>().map(Symbols::total), Ok(20));
    assert!("H".repeat(21).parse::<Symbols>().is_err());
    assert_eq!("pay none".parse::<Action>(), Ok(Action::Pay(CardSet::EMPTY)));
    assert_eq!("reroll new".parse::<Action>(), Ok(Action::Reroll(Symbols::EMPTY)));
}

/// Multisets of symbols against plain lists.
#[test]
fn multisets_of_symbols_agree_with_plain_lists() {
    use crate::Symbol;
    use engine::Random;
    let mut words = engine::QuickRandom::new(6);
    for _ in 0..2000 {
        let mut some = || {
            let count = words.below(10);
            let mut list: Vec<Symbol> = (0..count).map(|_| Symbol::ALL[words.below(6) as usize]).collect();
            list.sort_unstable();
            list
        };
        let (a, b) = (some(), some());
        let (set_a, set_b): (Symbols, Symbols) = (a.iter().copied().collect(), b.iter().copied().collect());
        assert_eq!(set_a.iter().collect::<Vec<_>>(), a);
        assert_eq!(set_a.total() as usize, a.len());
        let mut rest = a.clone();
        for symbol in &b {
            if let Some(at) = rest.iter().position(|other| other == symbol) {
                rest.remove(at);
            }
        }
        assert_eq!(set_a.beyond(set_b).iter().collect::<Vec<_>>(), rest);
        assert_eq!(set_b.contains(set_a), rest.is_empty());
        let mut both = [a.clone(), b].concat();
        both.sort_unstable();
        assert_eq!(set_a.plus(set_b).iter().collect::<Vec<_>>(), both);
        assert_eq!(set_a.plus(set_b).minus(set_b), set_a);
        // Every part of a multiset once, from none on.
        let mut parts = vec![Symbols::EMPTY];
        while let Some(next) = parts.last().and_then(|part| part.next_within(set_a)) {
            assert!(set_a.contains(next) && !parts.contains(&next));
            parts.push(next);
        }
        let count: usize = Symbol::ALL.iter().map(|&symbol| usize::from(set_a.count(symbol)) + 1).product();
        assert_eq!(parts.len(), count);
    }
}
