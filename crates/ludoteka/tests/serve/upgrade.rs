//! Upgrades while people play: two programs on one database, of which one does not know the rules of a table.

use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use engine::QuickRandom;
use testdb::Cluster;

use crate::process::{PATIENCE, Place, Server};
use crate::table::{Pair, open};

/// The name of a database in its address.
fn database(url: &str) -> &str {
    url.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap()
}

/// All that the database holds of a table and of its lease.
fn stored(url: &str, id: &str) -> String {
    let sql = format!(
        "SELECT t.*, (SELECT string_agg(e::text, ' ' ORDER BY number) FROM ludoteka.entries e WHERE table_key = key)
         FROM ludoteka.tables t WHERE id = '{id}'"
    );
    Cluster::shared().sql(database(url), &sql)
}

/// This node must not touch the table, whatever is asked of it.
fn leaves_alone(node: &Server, url: &str, pair: &mut Pair) {
    let before = stored(url, &pair.id);
    let (path, person) = (pair.path(), &mut pair.people[0]);
    let own = person.address;
    person.address = node.address;
    for page in ["", "/result", "/replay"] {
        let answer = person.get(&format!("{path}{page}"));
        assert_eq!((answer.status, answer.retry_after), (503, Some(1)), "{page}: {}", answer.text);
        assert!(answer.text.contains("another of its servers"), "{}", answer.text);
        assert!(answer.asked().is_none());
    }
    for act in ["act", "say", "undo", "vote", "leave", "close", "start"] {
        let answer = person.post_json(&format!("{path}/{act}"), "decision=1&seat=1&action=x&text=hello");
        assert_eq!((answer.status, answer.retry_after), (503, Some(1)), "{act}: {}", answer.text);
        assert!(answer.text.contains("another of its servers"), "{}", answer.text);
    }
    let origin = format!("http://{}", person.address);
    let socket = person.try_live(person.live_request(&pair.id, Some(&origin)));
    assert_eq!(socket.err(), Some(503), "a proxy can turn to the next node");
    let metrics = person.metrics();
    let count = |name: &str| -> u64 {
        let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("ludoteka_{name} ")));
        line.unwrap().parse().unwrap()
    };
    assert!(count("elsewhere_total") >= 11 && count("tables_elsewhere") >= 1, "{metrics}");
    person.address = own;
    assert_eq!(stored(url, &pair.id), before, "nothing was written");
}

#[test]
fn a_node_leaves_tables_alone_whose_rules_it_does_not_know() {
    let place = Place::new("upgrade");
    let url = Cluster::shared().new_database();
    let node = place.serve_with(&["--store", &url, "--writes", "1000"]);
    let mut pair = Pair::new(&node);
    let mut ann = node.client();
    let bots = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=bot-casual&seat3=bot-casual");
    assert!(node.terminate().success());
    // As if a newer program had opened them, and a bot were awaited at one.
    let all =
        "UPDATE ludoteka.entries SET body = replace(body, '\"deck\"', '\"rules\":2,\"deck\"') WHERE number = 0;
        UPDATE ludoteka.tables SET bots_wait = true, updated_ms = 1 WHERE id = ";
    Cluster::shared().sql(database(&url), &format!("{all}'{bots}'"));
    let before = stored(&url, &bots);
    let node = place.serve_with(&["--store", &url, "--writes", "1000"]);
    leaves_alone(&node, &url, &mut pair);
    // The node has found the bots by itself, and has given their lease back to whoever can think for them.
    let begun = Instant::now();
    while !node.client().metrics().contains("ludoteka_tables_elsewhere 2") {
        assert!(begun.elapsed() < PATIENCE, "nobody looks for bots");
        thread::sleep(Duration::from_millis(50));
    }
    let held = format!(
        "SELECT count(*) FROM ludoteka.leases WHERE what = 'bots {bots}' AND until_at > clock_timestamp()"
    );
    let begun = Instant::now();
    while Cluster::shared().sql(database(&url), &held) != "0" {
        assert!(begun.elapsed() < PATIENCE, "it keeps the lease");
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(stored(&url, &bots), before);
}

/// The program with one rules version more, which `cargo xtask soak` builds.
fn next_program() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.join("../../target/next/debug/ludoteka")
}

/// A server of the next program on the same database.
fn serve_next(place: &Place, url: &str) -> Server {
    let starting = place.spawn_as(&["--store", url, "--writes", "1000"], |command| {
        let mut next = Command::new(next_program());
        next.args(command.get_args()).env("XDG_DATA_HOME", place.join("home"));
        Some(next)
    });
    starting.opened()
}

/// Two real programs. CI has one only, and no time to build another: there the test above stands for this one.
#[test]
fn people_play_on_while_the_program_is_replaced() {
    let is_soak = std::env::var_os("LUDOTEKA_SOAK").is_some();
    assert!(!is_soak || next_program().is_file(), "`cargo xtask soak` builds the second program first");
    if !next_program().is_file() {
        return;
    }
    let place = Place::new("two-programs");
    let url = Cluster::shared().new_database();
    let old = place.serve_with(&["--store", &url, "--writes", "1000"]);
    let mut words = QuickRandom::new(4);
    let mut before: Vec<Pair> = ["kosmopolis", "cv"].map(|game| Pair::of(game, &old)).into();
    for pair in &mut before {
        for _ in 0..5 {
            pair.step(&mut words).expect("the match goes on");
        }
    }
    let new = serve_next(&place, &url);
    let rules = |node: &Server| node.client().get("/health").text;
    assert_ne!(rules(&old), rules(&new), "they know other rules");
    // What was begun under the old rules goes on at either.
    for turn in 0..10 {
        for pair in &mut before {
            pair.go_to(if turn % 2 == 0 { &new } else { &old });
            pair.step(&mut words).expect("the match goes on");
        }
    }
    // What is begun at the new one is played by the new rules, and only there.
    let mut after = Pair::new(&new);
    let mut ann = new.client();
    let bots = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=bot-casual&seat3=bot-casual");
    let log = stored(&url, &after.id);
    assert!(log.contains("\"\"rules\"\":2") || log.contains("\"rules\":2"), "{log}");
    for _ in 0..5 {
        leaves_alone(&old, &url, &mut after);
        after.step(&mut words).expect("the match goes on");
        // The bots at the other table go on too, although the old node looks for work.
        let begun = Instant::now();
        let asked = loop {
            if let Some(asked) = ann.get(&format!("/t/{bots}")).asked() {
                break asked;
            }
            assert!(begun.elapsed() < PATIENCE, "the bots stopped");
            thread::sleep(Duration::from_millis(20));
        };
        let answer = ann.post_json(&format!("/t/{bots}/act"), &asked.form(&asked.actions[0]));
        assert_eq!(answer.status, 200, "{}", answer.text);
    }
    // The old one goes; everything comes to its end at the new one, and the old program proves what it knows.
    assert!(old.terminate().success());
    let mut records = Vec::new();
    for pair in &mut before {
        pair.go_to(&new);
        pair.finish(&mut words);
        records.push((pair.id.clone(), pair.record().0));
    }
    place.verify(&records);
    after.finish(&mut words);
    let file = place.join("after.rec");
    std::fs::write(&file, after.record().0).unwrap();
    let verified = Command::new(next_program()).arg("verify").arg(&file).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}
