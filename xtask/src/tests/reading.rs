use crate::citation::{citations_of, production_code, proved_constant_of, test_functions};
use crate::exception::{self, Kind};
use crate::rule::{Rule, parse_page};
use crate::workspace::{Game, Source};
use crate::{callgrind, step};
use rulebook::Id;

const PREFIXES: &[&str] = &["KOS", "CV", "GON", "CVL"];

/// A game of these tests; whether there is one of that name does not matter here.
fn game(prefix: &'static str) -> Game {
    Game { name: if prefix == "CV" { "cv" } else { "game" }, prefix }
}

#[test]
fn a_page_is_read_rule_by_rule() {
    let page = "# Title\n\n- **GON-61** Only completed\n  cards score.\n  - **GON-61a** N per\n    card.\n\n    More of it.\n\
                - an item without id\n- **Word** an item in bold\n\n  Not of a rule.\n";
    let rules = parse_page(game("GON"), page).unwrap();
    let read: Vec<(String, &str)> =
        rules.iter().map(|rule| (rule.id.to_string(), rule.source.as_str())).collect();
    assert_eq!(
        read,
        [("GON-61".into(), "Only completed cards score."), ("GON-61a".into(), "N per card. More of it.")]
    );
}

#[test]
fn a_wrong_page_is_refused_with_its_line() {
    let check = |page: &str, why: &str| {
        let refusal = parse_page(game("CV"), page).unwrap_err();
        assert!(refusal.starts_with("docs/rules/cv.md") && refusal.contains(why), "{refusal}");
    };
    check("- **CV-1** One.\n- **CV-1** Two.\n", "cv.md:2: CV-1 stands twice");
    check("- **KOS-1** One.\n", "does not belong to this page");
    check("- **CV1** One.\n", "`CV1` is not a rule id");
    check("- **CV-1** One\nand two.\n", "cv.md:2: indent this line");
    check("- **CV-1**\n", "CV-1 has no text");
}

#[test]
fn hash_and_summary_come_from_the_text() {
    let rule = |text: &str| Rule { id: Id::parse("KOS-1").unwrap(), source: text.into(), words: text.into() };
    // The published FNV-1a test vector for "foobar" is 85944171f73967e8.
    assert_eq!(rule("foobar").hash(), "85944171");
    let marked = parse_page(game("KOS"), "- **KOS-1** A `<` *(decided)*.\n").unwrap().remove(0);
    assert_eq!(marked.summary(), "A < (decided).");
    assert_eq!(marked.source, "A `<` *(decided)*.");
    let long = format!("{} the end", "word ".repeat(20).trim());
    assert_eq!(rule(&long).summary(), format!("{}...", "word ".repeat(16).trim()));
    let polish = "ł".repeat(100);
    assert_eq!(rule(&polish).summary(), format!("{}...", "ł".repeat(80)));
}

#[test]
fn citations_are_found_as_words_and_as_values() {
    let text = "// KOS-12: why (see CV-C53, GON-61a).\nrefuse(KOS_12, CVL_E1)\n";
    let found: Vec<(usize, String)> =
        citations_of(text, PREFIXES).into_iter().map(|citation| (citation.line, citation.constant)).collect();
    let expected = [(1, "KOS_12"), (1, "CV_C53"), (1, "GON_61A"), (2, "KOS_12"), (2, "CVL_E1")];
    assert_eq!(found, expected.map(|(line, constant)| (line, constant.to_owned())));
    let none = "XKOS-1 KOS_12_MAX CV-like CVs kos_12_test MY_KOS_1 KOS";
    assert_eq!(citations_of(none, PREFIXES), []);
    assert_eq!(
        citations_of("KOS-12x9", PREFIXES).len(),
        1,
        "a slip of the pen counts, so that it is reported"
    );
}

#[test]
fn production_code_ends_where_inline_tests_begin() {
    let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
    let inline = "// KOS-1\n#[cfg(test)]\nmod tests {\n// KOS-2\n}\n";
    assert_eq!(production_code(&source("crates/a/src/lib.rs", inline)), "// KOS-1\n");
    let outside = "#[cfg(test)]\nmod tests;\n// KOS-1\n";
    assert_eq!(production_code(&source("crates/a/src/lib.rs", outside)), outside);
    for path in ["crates/a/src/tests/turn.rs", "crates/a/src/tests.rs", "crates/a/benches/b.rs"] {
        assert_eq!(production_code(&source(path, outside)), "", "{path}");
    }
    assert_eq!(production_code(&source("crates/a/src/rule_ids.rs", outside)), "");
}

#[test]
fn tests_are_functions_with_a_test_attribute() {
    let text = "#[test]\n// Why.\nfn kos_1_a() {}\nfn kos_2_b() {}\n  #[tokio::test(start_paused = true)]\n  async fn c() {}\n\
                #[cfg(test)]\nfn d() {}\n#[test]\n#[cfg(unix)]\npub(crate) fn e() {}\n";
    assert_eq!(test_functions(text), ["kos_1_a", "c", "e"]);
}

#[test]
fn a_test_name_tells_its_rule() {
    assert_eq!(proved_constant_of("kos_12_all_keep_two", PREFIXES), Some("KOS_12".into()));
    assert_eq!(proved_constant_of("gon_61a_edges", PREFIXES), Some("GON_61A".into()));
    assert_eq!(proved_constant_of("kos_e1_example", PREFIXES), Some("KOS_E1".into()));
    for other in ["kos_deck_is_whole", "all_games_end", "kos_12", "nim_1_end"] {
        assert_eq!(proved_constant_of(other, PREFIXES), None, "{other}");
    }
}

#[test]
fn exceptions_need_id_kind_and_reason() {
    let read = exception::parse("# Comment\n\nKOS-3 implication Cards have no legs.\n").unwrap();
    assert_eq!((read[0].id.to_string(), read[0].kind, read[0].line), ("KOS-3".into(), Kind::Implication, 3));
    for (wrong, why) in [
        ("KOS implication because", "start the line with a rule id"),
        ("KOS-3 laziness because", "write one of"),
        ("KOS-3 todo", "say after the kind why"),
        ("KOS-3 todo a\nKOS-3 todo b", "exceptions.txt:2: KOS-3 stands twice"),
    ] {
        let refusal = exception::parse(wrong).unwrap_err();
        assert!(refusal.contains(why), "{refusal}");
    }
}

#[test]
fn counts_are_read_from_the_reports() {
    let report = "==7== Callgrind\n==7== Events    : Ir\n==7== Collected : 1234567\n==7==\n";
    assert_eq!(callgrind::collected(report), Some(1_234_567));
    assert_eq!(callgrind::decisions("games 200\ndecisions 8400\n"), Some(8400));
    assert_eq!(callgrind::decisions("no such line"), None);
}

#[test]
fn a_step_can_be_typed_into_a_shell() {
    let documentation = step::CI.iter().find(|step| step.name == "documentation").unwrap();
    assert_eq!(documentation.shell_line(), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps");
}
