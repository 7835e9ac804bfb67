//! The log as it is written: logs are read for as long as there are tables, so their bytes stay as they are.

use crate::log_entry::{Closing, LogEntry};
use store::StoredEntry;

/// Every kind of entry, as it has been written since the first table.
const WRITTEN: &[(&str, &str)] = &[
    (
        "created",
        r#"{"fact":"created","game":"kosmopolis","variant":"standard","players":3,"public":true,"host":"00ff","commitment":"c0"}"#,
    ),
    (
        "created",
        r#"{"fact":"created","game":"cv","variant":"granna","players":2,"public":false,"host":"00ff","commitment":"c0","rules":2,"clock":"move-60","open_chat":true}"#,
    ),
    ("sat", r#"{"fact":"sat","seat":"1","who":"open","name":"","colour":"red","nonce":null}"#),
    ("sat", r#"{"fact":"sat","seat":"1","who":{"human":"HASH"},"name":"Ann","colour":"teal","nonce":"0a"}"#),
    (
        "sat",
        r#"{"fact":"sat","seat":"2","who":{"bot":"strong"},"name":"Bot 1","colour":"grey","nonce":null}"#,
    ),
    (
        "sat",
        r#"{"fact":"sat","seat":"2","who":{"stand":["HASH","expert"]},"name":"Ben","colour":"brown","nonce":null}"#,
    ),
    ("invited", r#"{"fact":"invited","seat":"2","player":"00ff","name":"Ben","colour":"brown"}"#),
    ("started", r#"{"fact":"started","nonces":["0a","0b"]}"#),
    ("started", r#"{"fact":"started","nonces":["0a","sealed"]}"#),
    ("acted", r#"{"fact":"acted","seat":"1","decision":7,"action":"capital b5"}"#),
    ("chance", r#"{"fact":"chance","chance":"seed b5"}"#),
    ("timeup", r#"{"fact":"timeup","seat":"1","decision":7}"#),
    ("resumed", r#"{"fact":"resumed","from_ms":1700000000000}"#),
    ("voted", r#"{"fact":"voted","player":"00ff","motion":"remove-2","yes":true}"#),
    ("said", r#"{"fact":"said","player":"00ff","seat":"1","name":"Ann","text":"hi"}"#),
    ("said", r#"{"fact":"said","player":"00ff","name":"Zoe","sign":"well"}"#),
    ("muted", r#"{"fact":"muted","player":"00ff","whom":"00fe","muted":true}"#),
    ("retracted", r#"{"fact":"retracted","seat":"3"}"#),
    ("undone", r#"{"fact":"undone","seat":"3"}"#),
    ("device", r#"{"fact":"device","player":"00ff","token":"ab"}"#),
    ("moved", r#"{"fact":"moved","from":"00ff","to":"00fe","token":"ab"}"#),
    ("rematch", r#"{"fact":"rematch","table":"abc"}"#),
    ("closed", r#"{"fact":"closed","why":"expired"}"#),
];

#[test]
fn entries_are_read_and_written_as_ever() {
    for (kind, body) in WRITTEN {
        let body = body.replace("HASH", &"5e".repeat(32));
        let stored = StoredEntry { number: 4, kind: (*kind).to_owned(), body, hash: 9, at_ms: 5 };
        let entry = LogEntry::of_stored(&stored);
        assert_eq!(entry.map(|entry| entry.to_stored(4, 9, 5)), Some(stored), "{kind}");
    }
}

#[test]
fn the_reason_of_a_closing_is_one_word() {
    for (why, word) in [(Closing::Host, "host"), (Closing::Expired, "expired"), (Closing::Rules, "rules")] {
        let body = LogEntry::Closed { why }.to_stored(0, 0, 0).body;
        assert_eq!(body, format!(r#"{{"fact":"closed","why":"{word}"}}"#));
    }
}

#[test]
fn what_is_not_an_entry_is_not_read() {
    let unknown_seat = r#"{"fact":"sat","seat":"1","who":"nobody","name":"","colour":"red","nonce":null}"#;
    for body in ["", "{}", r#"{"fact":"flew"}"#, unknown_seat] {
        let stored = StoredEntry { number: 1, kind: "sat".into(), body: body.into(), hash: 0, at_ms: 0 };
        assert_eq!(LogEntry::of_stored(&stored), None, "{body}");
    }
}
