use super::tea;
use crate::Page;

#[test]
fn a_rule_is_shown_with_all_that_belongs_to_it() {
    let page = tea();
    let shown = |id: &str, width: usize| page.rule(id).unwrap().plain(width).join("\n");
    assert_eq!(shown("1", 30), "TEA-1 Everyone gets a cup, and\n  one spoon (decided).");
    assert_eq!(
        shown("2", 60),
        "TEA-2 A cup is as large as its kind (TEA-1, TEA-3 and\n  HAM-4):\n  kind         sips  price\n  \
         ------------------------\n  mug          9     < 2\n  TEA-1 glass  4     3"
    );
    assert_eq!(
        shown("3", 60),
        "TEA-3 The pot is full when one of these is true:\n  TEA-3a it holds six cups;\n  \
         TEA-3b nobody wants more:\n    1. they said so, or\n    2. they left\n       - by the door\n       \
         - by the window\n  Nothing else makes it full."
    );
}

#[test]
fn a_table_that_is_too_wide_has_its_cells_wrapped() {
    let page = Page::read("| word | meaning |\n|---|---|\n| pot | what tea is made in |\n| cup |\n");
    assert_eq!(
        page.plain(20),
        ["word  meaning", "--------------------", "pot   what tea is", "      made in", "cup"]
    );
}

#[test]
fn a_table_that_is_much_too_wide_becomes_a_list() {
    let shown = tea().rule("2").unwrap().plain(21).join("\n");
    assert!(
        shown.ends_with("\n  - mug. sips: 9; price:\n    < 2\n  - TEA-1 glass. sips:\n    4; price: 3"),
        "{shown}"
    );
}

#[test]
fn a_page_is_shown_with_its_headings() {
    let lines = tea().plain(40);
    assert_eq!(lines[..3], ["Tea: the rules", "==============", ""]);
    let at = lines.iter().position(|line| line == "Setting the table").unwrap();
    assert_eq!(lines[at - 1..at + 3], ["", "Setting the table", "-----------------", ""]);
    assert!(lines.iter().all(|line| line.chars().count() <= 40), "{lines:#?}");
    assert!(!lines.join("\n").contains("**"));
    assert_eq!(lines.last().map(String::as_str), Some("The end."));
}

#[test]
fn words_longer_than_the_line_are_not_cut() {
    let page = Page::read("- **TEA-1** Say abcdefghijklmnopqrstuvwxyz.\n");
    assert_eq!(page.rules()[0].plain(20), ["TEA-1 Say", "  abcdefghijklmnopqrstuvwxyz."]);
}
