//! Upgrades while people play: a node that does not know the rules of a table. Two real programs are in `replaced.rs`.

use std::thread;
use std::time::{Duration, Instant};

use testdb::Cluster;

use crate::process::{PATIENCE, Place, Server};
use crate::table::{Pair, open};

/// The name of a database in its address.
fn database(url: &str) -> &str {
    url.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap()
}

/// All that the database holds of a table and of its lease.
pub(crate) fn stored(url: &str, id: &str) -> String {
    let sql = format!(
        "SELECT t.*, (SELECT string_agg(e::text, ' ' ORDER BY number) FROM ludoteka.entries e WHERE table_key = key)
         FROM ludoteka.tables t WHERE id = '{id}'"
    );
    Cluster::shared().sql(database(url), &sql)
}

/// This node must not touch the table, whatever is asked of it.
pub(crate) fn leaves_alone(node: &Server, url: &str, pair: &mut Pair) {
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
