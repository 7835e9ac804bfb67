use super::TEA;
use crate::{Block, Page, Span, words};

/// Reads the page and shows it; that it comes back is the test.
fn survive(text: &str) -> Page {
    let page = Page::read(text);
    for width in [0, 1, 79] {
        page.plain(width);
    }
    for rule in page.rules() {
        assert_eq!(page.rule(rule.id.as_str()).map(|found| &found.id), Some(&rule.id));
    }
    page
}

#[test]
fn raw_html_is_words() {
    let page = survive("<script>alert(1)</script>\n\nAn <b onclick=\"x\">inline</b> tag &amp; more.\n");
    let texts: Vec<String> = page
        .opening
        .iter()
        .map(|block| match block {
            Block::Paragraph(spans) => {
                assert!(spans.iter().all(|span| matches!(span, Span::Text(_))), "{spans:?}");
                words(spans).trim().to_owned()
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(texts, ["<script>alert(1)</script>", "An <b onclick=\"x\">inline</b> tag & more."]);
}

#[test]
fn deep_nesting_is_cut_off_and_loses_no_words() {
    let quotes = format!("{}end\n", "> ".repeat(3000));
    let lists: String = (0..300).map(|depth| format!("{}- deep\n", "  ".repeat(depth))).collect();
    let rules: String = (0..200).map(|n| format!("{}- **TEA-{n}** deep\n", "  ".repeat(n))).collect();
    let stars = format!("{}end{}\n", "*a ".repeat(2000), " a*".repeat(2000));
    let brackets = format!("{}end{}\n", "[".repeat(2000), "](x)".repeat(2000));
    for page in [quotes, lists, rules, stars, brackets] {
        let shown = survive(&page).plain(79).join(" ");
        let word = if page.contains("end") { "end" } else { "deep" };
        assert_eq!(shown.matches(word).count(), page.matches(word).count());
    }
}

#[test]
fn every_piece_of_a_page_can_be_read() {
    let starts: Vec<usize> = TEA.char_indices().map(|(at, _)| at).collect();
    for &at in &starts {
        survive(&TEA[..at]);
        survive(&TEA[at..]);
    }
}

#[test]
fn any_mixture_of_marks_can_be_read() {
    const PIECES: &[&str] = &[
        "- ",
        "**",
        "TEA-1",
        "*",
        "\n",
        "\n\n",
        "  ",
        "| a ",
        "|",
        "---",
        "`",
        "[",
        "](",
        ")",
        "<b>",
        "</",
        "1. ",
        "# ",
        "> ",
        "é",
        "\u{1f375}",
        "\t",
        "\r\n",
        "\\",
        "&lt;",
        "\0",
        "word ",
        "HAM-2a",
        "```",
        "_",
        "![",
        "==",
    ];
    // A linear congruential generator is enough to shuffle marks.
    let mut seed: u64 = 1;
    let mut next = |count: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % count
    };
    for _ in 0..2000 {
        let length = 1 + next(60);
        let page: String = (0..length).map(|_| PIECES[next(PIECES.len())]).collect();
        survive(&page);
    }
}
