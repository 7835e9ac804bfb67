//! The rules pages become what they should.

use games::GAMES;

use crate::markdown::to_html;

#[test]
fn items_with_an_id_are_anchors_and_other_ids_links() {
    let html =
        to_html("# Title\n\n- **KOS-1** See **this**, *that* and KOS-2.\n  More `<b>`.\n- **KOS-2** Two.\n")
            .0;
    assert_eq!(
        html,
        "<h1 id=\"title\">Title</h1><ul><li class=\"rule\" id=\"KOS-1\"><a class=\"rule-id\" href=\"#KOS-1\">KOS-1</a> \
         See <strong>this</strong>, <em>that</em> and <a href=\"#KOS-2\">KOS-2</a>. More <code>&lt;b&gt;</code>.</li>\
         <li class=\"rule\" id=\"KOS-2\"><a class=\"rule-id\" href=\"#KOS-2\">KOS-2</a> Two.</li></ul>"
    );
}

#[test]
fn tables_and_links() {
    let html =
        to_html("A [word](#glossary) and [bad](javascript:x).\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n").0;
    assert!(html.starts_with("<p>A <a href=\"#glossary\">word</a> and [bad](javascript:x).</p>"), "{html}");
    assert!(
        html.contains("<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr>")
    );
}

#[test]
fn every_rule_of_every_game_has_its_anchor() {
    for game in GAMES {
        let html = to_html(game.rules).0;
        let ids: Vec<&str> = game
            .rules
            .lines()
            .filter_map(|line| line.strip_prefix("- **"))
            .filter_map(|line| line.split_once("**"))
            .map(|(id, _)| id)
            .collect();
        assert!(ids.len() > 20);
        for id in ids {
            assert!(html.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert!(!html.contains("**") && !html.contains("| "), "{} is rendered whole", game.slug);
    }
}
