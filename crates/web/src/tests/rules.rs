//! The rules pages become what they should.

use games::GAMES;
use rulebook::Page;

use crate::page::rules::rulebook_html;

fn to_html(text: &str) -> String {
    rulebook_html(&Page::read(text)).0
}

#[test]
fn items_with_an_id_are_anchors_and_other_ids_links() {
    let html = to_html(
        "# Title\n\n- **KOS-1** See **this**, *that* and KOS-2.\n  More `<b>`.\n- **KOS-2** Two.\n\n## Third & last\n",
    );
    assert_eq!(
        html,
        "<h1>Title</h1><ul><li class=\"rule\" id=\"KOS-1\"><a class=\"rule-id\" href=\"#KOS-1\">KOS-1</a> \
         See <strong>this</strong>, <em>that</em> and <a href=\"#KOS-2\">KOS-2</a>. More <code>&lt;b&gt;</code>.</li>\
         <li class=\"rule\" id=\"KOS-2\"><a class=\"rule-id\" href=\"#KOS-2\">KOS-2</a> Two.</li></ul>\
         <h2 id=\"third-last\">Third &amp; last</h2>"
    );
}

#[test]
fn rules_are_nested_with_their_lists_and_tables() {
    let html = to_html(
        "- **TEA-1** One:\n  - **TEA-1a** part.\n    1. step\n\n  | A | B |\n  | --- | --- |\n  | 1 | TEA-1a |\n\n  End.\n",
    );
    assert_eq!(
        html,
        "<ul><li class=\"rule\" id=\"TEA-1\"><a class=\"rule-id\" href=\"#TEA-1\">TEA-1</a> One:\
         <ul><li class=\"rule\" id=\"TEA-1a\"><a class=\"rule-id\" href=\"#TEA-1a\">TEA-1a</a> part.\
         <ol start=\"1\"><li>step</li></ol></li></ul>\
         <div class=\"wide\"><table><thead><tr><th>A</th><th>B</th></tr></thead>\
         <tbody><tr><td>1</td><td><a href=\"#TEA-1a\">TEA-1a</a></td></tr></tbody></table></div><p>End.</p></li></ul>"
    );
}

#[test]
fn nothing_of_a_page_becomes_markup_by_itself() {
    let html =
        to_html("A [word](#glossary), a [bad](javascript:x) one, <b>bold</b>.\n\n<script>x</script>\n");
    assert_eq!(
        html,
        "<p>A <a href=\"#glossary\">word</a>, a bad one, &lt;b&gt;bold&lt;/b&gt;.</p>\
         <p>&lt;script&gt;x&lt;/script&gt; </p>"
    );
}

#[test]
fn every_rule_of_every_game_has_its_anchor() {
    for game in GAMES {
        let html = to_html(game.rules);
        // Counted apart from the reader, so that it cannot overlook a rule unnoticed.
        let starts = game.rules.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
        let ids: Vec<&str> = starts.filter_map(|line| line.split_once("**")).map(|(id, _)| id).collect();
        assert!(ids.len() > 20);
        for id in ids {
            assert!(html.contains(&format!("<li class=\"rule\" id=\"{id}\">")), "{id}");
        }
        assert!(!html.contains("**") && !html.contains("| "), "{} is rendered whole", game.slug);
    }
}
