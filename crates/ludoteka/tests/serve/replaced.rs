//! Two real programs on one database, while people play: the one under test, which is built with the feature `next-rules`,
//! and the one before it, which knows one rules version less. `cargo xtask soak` builds both and runs this.

use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use engine::QuickRandom;
use testdb::Cluster;

use crate::process::{PATIENCE, Place, Server};
use crate::table::{GAMES, Pair, open};
use crate::upgrade::{leaves_alone, stored};

/// The program without the feature.
fn program_before() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let program = own.join("../../target/before/debug/ludoteka");
    assert!(program.is_file(), "build it with `cargo build -p ludoteka --target-dir target/before`");
    program
}

/// A server of that program on the same database.
fn serve_before(place: &Place, url: &str) -> Server {
    let starting = place.spawn_as(&["--store", url, "--writes", "1000"], |command| {
        let mut before = Command::new(program_before());
        before.args(command.get_args()).env("XDG_DATA_HOME", place.join("home"));
        Some(before)
    });
    starting.opened()
}

#[test]
fn people_play_on_while_the_program_is_replaced() {
    let place = Place::new("two-programs");
    let url = Cluster::shared().new_database();
    let old = serve_before(&place, &url);
    let mut words = QuickRandom::new(4);
    let mut before: Vec<Pair> = GAMES.map(|game| Pair::of(game, &old)).into();
    for pair in &mut before {
        for _ in 0..5 {
            pair.step(&mut words).expect("the match goes on");
        }
    }
    let new = place.serve_with(&["--store", &url, "--writes", "1000"]);
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
    // The old one goes; everything comes to its end at the new one, and each program proves what it knows.
    assert!(old.terminate().success());
    let mut records = Vec::new();
    for pair in &mut before {
        pair.go_to(&new);
        pair.finish(&mut words);
        records.push((pair.id.clone(), pair.record().0));
    }
    after.finish(&mut words);
    for (id, text) in &records {
        let file = place.join(&format!("{id}.rec"));
        std::fs::write(&file, text).unwrap();
        let verified = Command::new(program_before()).arg("verify").arg(&file).output().unwrap();
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
    records.push((after.id.clone(), after.record().0));
    place.verify(&records);
}
