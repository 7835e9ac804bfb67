//! Notation that is refused; what reads back is checked by the conformance suite for every action.

use crate::{Action, Chance};

#[test]
fn texts_that_are_no_notation_are_refused() {
    let actions = [
        "",
        "lay",
        "lay logging",
        "lay logging hunting theft",
        "lay Logging hunting",
        "steal",
        "steal food",
        "steal 2",
        "steal 0 food",
        "steal 6 food",
        "steal 2 food and",
        "steal 2 food and 3 wood and 4 stone",
        "steal supply food and supply wood",
        "steal 2 food wood stone",
        "take",
        "take gold",
        "take food wood stone",
        "trade food",
        "trade food wood stone",
        "buy",
        "buy 0",
        "buy 49",
        "buy 07",
        "buy +7",
        "buy 7 swap food",
        "buy 7 food wood",
        "stop now",
        "pass",
        " stop",
        "stop\n",
    ];
    for text in actions {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in
        ["", "idea", "idea 0", "look", "leader", "leader 0", "left x", "open", "hidden gold", "draw 3"]
    {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

#[test]
fn what_has_no_order_reads_in_any_order_and_writes_in_one() {
    for (found, written) in [
        ("steal 3 wood and 2 food", "steal 2 food and 3 wood"),
        ("steal supply wood and 2 stone food", "steal 2 food stone and supply wood"),
        ("take stone food", "take food stone"),
    ] {
        let action: Action = found.parse().expect("notation");
        assert_eq!(action.to_string(), written);
    }
}

#[test]
fn a_bundle_is_its_resources_whatever_their_order_in_writing() {
    let of = |text: &str| {
        let bundle: crate::Bundle = text.parse().expect("a bundle");
        bundle.iter().map(|resource| resource.letter()).collect::<String>()
    };
    assert_eq!(["stone", "wood food", "stone stone"].map(of), ["S", "FW", "SS"]);
}
