use crate::exception;
use crate::generate::{rule_ids, trace_page};
use crate::rule::parse_page;
use crate::trace::{Page, Trace};
use crate::workspace::{Game, Source};

const GAME: Game = Game { name: "kosmopolis", prefix: "KOS" };
const PAGE: &str = "- **KOS-1** First [EN], see KOS-2.\n- **KOS-2** Second.\n- **KOS-E1** Example.\n";
const CODE: &str = "// KOS-1: why.\nrefuse(KOS_2)\n";
const TESTS: &str = "#[test]\nfn kos_1_a() {}\n#[test]\nfn kos_2_b() {}\n#[test]\nfn kos_e1_c() {}\n";

fn page(text: &str, has_crate: bool) -> Page {
    Page { game: GAME, rules: parse_page(GAME, text).unwrap(), has_crate, text: text.into() }
}

fn trace(page: Page, code: &str, tests: &str, exceptions: &str) -> Trace {
    let sources = [("rules.rs", code), ("tests/turn.rs", tests)]
        .map(|(name, text)| Source { path: format!("crates/kosmopolis/src/{name}"), text: text.into() });
    Trace::new(vec![page], exception::parse(exceptions).unwrap(), &sources)
}

#[track_caller]
fn check(code: &str, tests: &str, exceptions: &str, expected: &[&str]) {
    let problems = trace(page(PAGE, true), code, tests, exceptions).problems();
    assert_eq!(problems.len(), expected.len(), "{problems:#?}");
    for (problem, part) in problems.iter().zip(expected) {
        assert!(problem.contains(part), "`{problem}` does not say `{part}`");
    }
}

#[test]
fn a_whole_trace_has_no_problems() {
    check(CODE, TESTS, "", &[]);
}

#[test]
fn a_rule_without_code_is_found() {
    check("// KOS-1: why.", TESTS, "", &["KOS-2 is cited nowhere"]);
    // A citation in a test does not make the rule true.
    check("// KOS-1: why.", &format!("// KOS-2\n{TESTS}"), "", &["KOS-2 is cited nowhere"]);
}

#[test]
fn a_rule_or_example_without_test_is_found() {
    check(CODE, "#[test]\nfn kos_1_a() {}\n", "", &["KOS-2 has no test", "KOS-E1 has no test"]);
    // A function that is never run proves nothing.
    check(CODE, &TESTS.replacen("#[test]\n", "", 1), "", &["KOS-1 has no test"]);
}

#[test]
fn an_unknown_id_is_found() {
    check(&format!("{CODE}// KOS-3: what?"), TESTS, "", &["rules.rs:3: `KOS-3` is cited"]);
    check(
        CODE,
        &format!("{TESTS}#[test]\nfn kos_9_d() {{}}\n"),
        "",
        &["test `kos_9_d` starts with a rule id"],
    );
    let cross = page(&PAGE.replace("see KOS-2", "see KOS-7"), true);
    let problems = trace(cross, CODE, TESTS, "").problems();
    assert!(problems[0].contains("kosmopolis.md:1: `KOS-7` is cited"), "{problems:?}");
}

#[test]
fn an_exception_excuses_and_must_not_be_stale() {
    check("// KOS-1", TESTS, "KOS-2 implication By construction.", &[]);
    check(CODE, TESTS, "KOS-2 todo Later.", &["the rule has its code and its test"]);
    check(CODE, TESTS, "KOS-8 todo Later.", &["there is no such rule"]);
}

#[test]
fn a_game_without_a_crate_owes_nothing() {
    assert_eq!(trace(page(PAGE, false), "", "", "").problems(), [""; 0]);
}

#[test]
fn the_trace_page_has_a_row_per_rule() {
    let text = trace_page(&trace(page(PAGE, true), "// KOS-1", TESTS, "KOS-2 implication Yes.")).text;
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| KOS")).collect();
    assert_eq!(rows.len(), 3);
    assert!(rows[0].ends_with("| `crates/kosmopolis/src/rules.rs` | `kos_1_a` |"), "{}", rows[0]);
    assert!(rows[1].ends_with("| (implication) | `kos_2_b` |"), "{}", rows[1]);
    assert!(rows[2].ends_with("| - | `kos_e1_c` |"), "{}", rows[2]);
}

#[test]
fn rule_ids_are_documented_constants() {
    let file = rule_ids(&[page("- **KOS-1** First, or [FR].\n", true)]).remove(0);
    assert_eq!(file.path, "crates/kosmopolis/src/rule_ids.rs");
    assert!(file.text.ends_with("pub const KOS_1: RuleId = RuleId::new(\"KOS-1\");\n"));
    assert!(file.text.contains("\\[FR\\]"), "rustdoc would look for a link: {}", file.text);
}
