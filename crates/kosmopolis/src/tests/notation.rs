//! Notation that is refused; what reads back is checked by the conformance suite for every action.

use crate::{Action, Chance};

#[test]
fn texts_that_are_no_notation_are_refused() {
    let actions = [
        "",
        "keep",
        "keep ",
        "keep b7",
        "keep b5 b5 b5",
        "keep  b5",
        "capital",
        "capital b1",
        "capital B5",
        "hometown b55",
        "lay red",
        "lay",
        "take",
        "save",
        "save ",
        "save blue red",
        "save none blue",
        "pass",
        "capital b5 ",
        " capital b5",
        "keep b5\n",
        "capital é5",
    ];
    for text in actions {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in [
        "",
        "seed",
        "deal b5",
        "deal 0 b5",
        "deal 6 b5",
        "start 1 4",
        "modification 2",
        "modification +",
        "draw",
    ] {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

#[test]
fn cards_to_keep_read_in_any_order_and_write_in_one() {
    let action: Action = "keep g2 b5".parse().unwrap();
    assert_eq!(action.to_string(), "keep b5 g2");
    let action: Action = "save yellow blue".parse().unwrap();
    assert_eq!(action.to_string(), "save blue yellow");
}
