use super::tea;
use crate::{Block, Id, Item, Page, Span, words};

#[test]
fn ids_are_parsed_and_named() {
    let forms = |text: &str| {
        let id = Id::parse(text).unwrap();
        (id.constant(), id.test_prefix(), id.is_example())
    };
    assert_eq!(forms("TEA-12"), ("TEA_12".into(), "tea_12_".into(), false));
    assert_eq!(forms("TEA-E1"), ("TEA_E1".into(), "tea_e1_".into(), true));
    assert_eq!(forms("TEA-C53"), ("TEA_C53".into(), "tea_c53_".into(), false));
    assert_eq!(forms("TEA-61a"), ("TEA_61A".into(), "tea_61a_".into(), false));
    for wrong in ["TEA", "TEA-", "TEA-x", "tea-1", "TEA-1ab", "TEA-EE1", "-1", "TEA 1", "TEA-1-2", ""] {
        assert_eq!(Id::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn a_page_has_a_title_an_opening_and_sections() {
    let page = tea();
    assert_eq!(page.problems, []);
    assert_eq!(words(&page.title), "Tea: the rules");
    assert_eq!(page.opening.len(), 1);
    let sections: Vec<(u8, &str)> =
        page.sections.iter().map(|section| (section.level, section.anchor.as_str())).collect();
    let expected = [(2, "setting-the-table"), (3, "pouring"), (2, "worked-examples"), (2, "pouring-2")];
    assert_eq!(sections, expected);
}

#[test]
fn rules_are_read_in_order_with_line_and_source() {
    let page = tea();
    let read: Vec<(&str, usize, &str)> =
        page.rules().into_iter().map(|rule| (rule.id.as_str(), rule.line, rule.source.as_str())).collect();
    let expected = [
        ("TEA-1", 7, "Everyone gets a cup, and one spoon *(decided)*."),
        (
            "TEA-2",
            9,
            "A cup is as large as its kind (TEA-1, **TEA-3** and HAM-4): | kind | sips | price | |---|---|---| \
             | mug | 9 | `<` 2 | | TEA-1 glass | 4 | 3 |",
        ),
        // What follows the nested rules belongs to the rule they are nested in.
        ("TEA-3", 15, "The pot is full when one of these is true: Nothing else makes it full."),
        ("TEA-3a", 16, "it holds six cups;"),
        ("TEA-3b", 17, "nobody wants more: 1. they said so, or 2. they left - by the door - by the window"),
        ("TEA-C41", 27, "Pour from the [left](#setting-the-table), as TEA-3a has it. Never from the right."),
        ("TEA-E1", 33, "Six cups are poured."),
    ];
    assert_eq!(read, expected);
}

#[test]
fn breaking_lines_anew_does_not_change_the_source() {
    let broken = Page::read("- **TEA-1** Everyone\n  gets a cup,\n  and one   spoon *(decided)*.\n");
    assert_eq!(broken.rules()[0].source, tea().rules()[0].source);
}

#[test]
fn a_rule_keeps_emphasis_tables_lists_and_nested_rules() {
    let page = tea();
    let Block::Paragraph(spans) = &page.rule("TEA-1").unwrap().blocks[0] else { panic!("no paragraph") };
    assert_eq!(spans[1], Span::Emphasis(vec![Span::Text("(decided)".into())]));
    let [Block::Paragraph(_), Block::Table(table)] = page.rule("TEA-2").unwrap().blocks.as_slice() else {
        panic!("a paragraph and a table")
    };
    assert_eq!((table.head.len(), table.rows.len()), (3, 2));
    assert_eq!(table.rows[0][2], [Span::Code("<".into()), Span::Text(" 2".into())]);
    let [Block::Paragraph(_), Block::List(list), Block::Paragraph(end)] =
        page.rule("TEA-3").unwrap().blocks.as_slice()
    else {
        panic!("a list between two paragraphs")
    };
    assert!(list.items.iter().all(|item| matches!(item, Item::Rule(_))));
    assert_eq!(words(end), "Nothing else makes it full.");
    let Block::List(numbered) = &page.rule("TEA-3b").unwrap().blocks[1] else { panic!("no list") };
    assert_eq!((numbered.first, numbered.items.len()), (Some(1), 2));
    let Item::Plain(left) = &numbered.items[1] else { panic!("not a rule") };
    assert!(matches!(left.as_slice(), [Block::Paragraph(_), Block::List(_)]));
}

#[test]
fn ids_in_running_text_are_references_where_the_page_has_the_rule() {
    let page = tea();
    let reference = |id: &str| Span::Reference(Id::parse(id).unwrap());
    let Block::Paragraph(spans) = &page.opening[0] else { panic!("no paragraph") };
    assert_eq!(spans[3], reference("TEA-1"));
    let Block::Paragraph(spans) = &page.rule("2").unwrap().blocks[0] else { panic!("no paragraph") };
    assert_eq!(spans[1], reference("TEA-1"));
    assert_eq!(spans[3], Span::Strong(vec![reference("TEA-3")]));
    assert_eq!(spans[4], Span::Text(" and HAM-4):".into()), "there is nothing to follow it to");
    let Block::Table(table) = &page.rule("2").unwrap().blocks[1] else { panic!("no table") };
    assert_eq!(table.rows[1][0][0], reference("TEA-1"));
    let Block::List(list) = &page.sections[0].blocks[0] else { panic!("no list") };
    let Some(Item::Plain(sugar)) = list.items.last() else { panic!("not a rule") };
    let Block::Paragraph(spans) = &sugar[0] else { panic!("no paragraph") };
    assert!(spans.contains(&Span::Code("TEA-1".into())), "code stays as it is: {spans:?}");
}

#[test]
fn rules_are_found_by_id_in_any_letters_and_without_prefix() {
    let page = tea();
    let found = |id: &str| page.rule(id).map(|rule| rule.id.to_string());
    assert_eq!(found("TEA-3a"), Some("TEA-3a".into()));
    assert_eq!(found("tea-3A"), Some("TEA-3a".into()));
    assert_eq!(found("c41"), Some("TEA-C41".into()));
    assert_eq!(found("3"), Some("TEA-3".into()));
    for none in ["", "TEA", "4", "-3"] {
        assert_eq!(found(none), None, "{none}");
    }
}

#[track_caller]
fn check(page: &str, expected: &[&str]) {
    let problems = Page::read(page).problems;
    let told: Vec<String> = problems.iter().map(|problem| format!("{}: {problem}", problem.line)).collect();
    assert_eq!(told.len(), expected.len(), "{told:?}");
    for (told, part) in told.iter().zip(expected) {
        assert!(told.contains(part), "`{told}` does not say `{part}`");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    check("- **TEA-1** One.\n- **TEA-2** Two.\n- **TEA-1** Again.\n", &["3: TEA-1 stands twice"]);
    check("- **TEA-1** One.\n  - **TEA-1** Nested.\n", &["2: TEA-1 stands twice"]);
    check("- **TEA-1** One.\n- **HAM-1** One.\n", &["2: HAM-1 does not belong to this page"]);
    check(
        "- **TEA-1** One.\n- **TEA2** Two.\n- **TEA-2ab** Two.\n",
        &["2: `TEA2` is not", "3: `TEA-2ab` is"],
    );
    check("- **TEA1** One.\n", &["1: `TEA1` is not a rule id"]);
    check("- **TEA-1**\n- **TEA-2** Two.\n", &["1: TEA-1 has no text"]);
    check("- **TEA-1** One\nand two.\n", &["2: indent this line"]);
    check("- **TEA-1** One\n  - **TEA-1a** and\n  two.\n", &["3: indent this line"]);
}

#[test]
fn what_is_not_meant_as_a_rule_is_not_one() {
    check("- **TEA-1** One.\n- **H2O** is hot.\n- **Word** of honour.\n\nAfter a blank line.\n", &[]);
    check("**TEA-1** is a paragraph.\n\n- see **TEA-1**\n", &[]);
    assert!(Page::read("**TEA-1** is a paragraph.\n").rules().is_empty());
}
