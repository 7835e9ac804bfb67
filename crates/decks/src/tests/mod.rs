//! Every reader's refusals: file, line, what is expected.

use crate::{DeckError, DeckFile, Language, Provenance, Row};

const GOOD: &str = r#"
game = "sample"
[[card]]
number = 3
name = { en = "Dog", fr = "Chien", pl = "Pies", de = "Hund" }
provenance = "print"
source = "the box"
"#;

fn check<T>(text: &str, read: impl Fn(Row<'_>) -> Result<T, DeckError>) -> String {
    let file = match DeckFile::parse("sample.toml", text) {
        Ok(file) => file,
        Err(error) => return error.to_string(),
    };
    match file.rows("card").and_then(|rows| read(rows[0])) {
        Ok(_) => "fine".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_good_row_is_read() {
    let file = DeckFile::parse("sample.toml", GOOD).unwrap();
    assert!(file.only(&["game", "card"]).is_ok());
    assert_eq!(file.top().text("game"), Ok("sample"));
    let row = file.rows("card").unwrap()[0];
    assert_eq!(row.number("number", 1..=9), Ok(3));
    assert_eq!(row.names("name").unwrap().get(Language::Pl), "Pies");
    assert_eq!(row.provenance(), Ok(Provenance::Print));
    assert!(row.only(&["number", "name", "provenance", "source"]).is_ok());
}

#[test]
fn what_is_wrong_is_said_with_file_and_line() {
    assert_eq!(
        check(GOOD, |row| row.number("number", 4..=9)),
        "sample.toml: line 4: `number` must be a whole number from 4 to 9"
    );
    assert_eq!(
        check(GOOD, |row| row.number("cost", 4..=9)),
        "sample.toml: line 3: `cost` is missing, expected a whole number from 4 to 9"
    );
    assert_eq!(
        check(&GOOD.replace("fr = \"Chien\", ", ""), |row| row.names("name")),
        "sample.toml: line 5: `fr` is missing, expected a text"
    );
    assert_eq!(
        check(&GOOD.replace("print", "rumour"), |row| row.provenance()),
        "sample.toml: line 6: `provenance` must be one of print, report, reconstructed"
    );
    assert_eq!(
        check(&GOOD.replace("source = \"the box\"", ""), |row| row.provenance()),
        "sample.toml: line 3: `source` is missing, expected a text"
    );
    assert_eq!(
        check(GOOD, |row| row.only(&["number"])),
        "sample.toml: line 5: unknown `name`, expected number"
    );
    assert!(check("a = [", |_| Ok(())).starts_with("sample.toml: line 1: "));
    assert_eq!(check("a = 1", |_| Ok(())), "sample.toml: line 1: no [[card]] found, at least one expected");
}

#[test]
fn nothing_that_steers_a_terminal_comes_out_of_a_deck() {
    let steering = GOOD.replace("Chien", "Chi\\u001b[2Jen").replace("the box", "the\\u0007box");
    assert_eq!(
        check(&steering, |row| row.names("name")),
        "sample.toml: line 5: `fr` must be one line without control characters"
    );
    let why = "sample.toml: line 7: `source` must be one line without control characters";
    assert_eq!(check(&steering, |row| row.text("source").map(drop)), why);
    assert_eq!(check(&steering, |row| row.any_text("source").map(drop)), why);
    let list = GOOD.replace("\"the box\"", "[\"a\", \"\\u009b2J\"]");
    assert!(check(&list, |row| row.texts("source").map(drop)).contains("control characters"));
    // Nor out of what is said about it.
    let key = GOOD.replace("source", "\"so\\u001bce\"");
    let told = check(&key, |row| row.only(&["number", "name", "provenance"]));
    assert_eq!(told, "sample.toml: line 7: unknown `so\u{fffd}ce`, expected number, name, provenance");
}
