//! Notation: one way to write each action and chance.

use crate::action::{Action, Chance};

#[test]
fn every_form_reads_back() {
    let actions = [
        "under 12",
        "lay 12 r0c3",
        "reroll y",
        "reroll yogbp",
        "buy 12 yog",
        "buy 12",
        "complete 3 y",
        "complete 3 yog step 12",
        "complete 3 yog colour 5",
        "complete 3 yog step 1 colour 2",
        "enter y 49.9 6",
        "draw scoring",
        "aside bonus",
        "chance",
        "done",
        "finish",
    ];
    for text in actions {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["start 2", "market 49", "deal 4 1", "roll y3", "roll y3 o5 g1 b6 p2", "top 7"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
}

#[test]
fn nothing_else_is_read() {
    let wrong = [
        "",
        "under",
        "under 0",
        "under 50",
        "under 07",
        "lay 12",
        "lay 12 r4c1",
        "lay 12 c1r1",
        "reroll",
        "reroll oy",
        "reroll yy",
        "reroll w",
        "buy",
        "buy 12 ",
        "buy 12 oy",
        "complete 3",
        "complete 3 yo step 0",
        "complete 3 yo step 13",
        "complete 3 yo colour 6",
        "complete 3 yo colour 1 step 1",
        "enter y 1 3",
        "enter y 1.0 3",
        "enter y 1.10 3",
        "enter y 1.1 7",
        "enter yo 1.1 3",
        "enter  1.1 3",
        "draw",
        "aside all",
        "chance now",
        "done ",
        "Finish",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["start", "start 0", "market", "deal 1", "roll", "roll y7", "roll o1 y1", "roll y1 y2", "top"]
    {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}
