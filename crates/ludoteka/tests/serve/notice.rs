//! "Your turn" from the server as it is run: its options, its database, its nodes, and a receiver on this machine.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::QuickRandom;
use testdb::Cluster;

use crate::client::Client;
use crate::process::{PATIENCE, Place, Server};
use crate::table::Pair;

/// Somebody who listens and keeps what comes.
struct Receiver {
    address: SocketAddr,
    came: Arc<Mutex<Vec<String>>>,
}

impl Receiver {
    fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, came) = (listener.local_addr().unwrap(), Arc::default());
        let kept: Arc<Mutex<Vec<String>>> = Arc::clone(&came);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                stream.set_read_timeout(Some(PATIENCE)).unwrap();
                let mut bytes = Vec::new();
                while !bytes.ends_with(b"}") {
                    let mut part = [0; 1024];
                    let count = stream.read(&mut part).unwrap_or(0);
                    if count == 0 {
                        break;
                    }
                    bytes.extend_from_slice(&part[..count]);
                }
                kept.lock().unwrap().push(String::from_utf8(bytes).unwrap());
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
            }
        });
        Receiver { address, came }
    }

    fn count(&self) -> usize {
        self.came.lock().unwrap().len()
    }

    /// Waits until something has come, and long enough that it would have come again; gives the one thing that came.
    fn one(&self) -> String {
        let begun = Instant::now();
        while self.count() == 0 {
            assert!(begun.elapsed() < PATIENCE, "nothing comes");
            thread::sleep(Duration::from_millis(10));
        }
        thread::sleep(Duration::from_secs(2));
        assert_eq!(self.count(), 1, "one notice a turn");
        self.came.lock().unwrap()[0].clone()
    }

    /// Ben wishes to be told here.
    fn wished_by(&self, pair: &mut Pair) {
        let form = format!("kind=slack&url=http%3A%2F%2F{}%2Fhush-hush", self.address);
        assert_eq!(pair.people[1].post("/notices", &form).location, "/notices?said=kept");
    }
}

/// Both act once, so that both are asked anew.
fn both_act(pair: &mut Pair) {
    let mut words = QuickRandom::new(60);
    for _ in 0..2 {
        pair.step(&mut words).expect("the match goes on");
    }
}

#[test]
fn a_notice_that_waits_survives_a_kill_and_is_told_once() {
    let (receiver, place) = (Receiver::new(), Place::new("notice"));
    let arguments = ["--webhook-allow", "127.0.0.0/8", "--notice-delay", "4000"];
    let server = place.serve_with(&arguments);
    let mut pair = Pair::new(&server);
    receiver.wished_by(&mut pair);
    both_act(&mut pair);
    server.kill();
    assert_eq!(receiver.count(), 0);
    let server = place.serve_with(&arguments);
    let told = receiver.one();
    assert!(told.starts_with("POST /hush-hush HTTP/1.1\r\n"), "{told}");
    assert!(told.contains(&format!("http://{}/t/{}", server.address, pair.id)), "{told}");
    // A backup has what people wish; a table that is given away, the counters and the log have nothing of it.
    place.kept(&["backup", "all.sqlite"]);
    place.kept(&["export", &pair.id, "table.json"]);
    let holds =
        |name: &str| String::from_utf8_lossy(&fs::read(place.join(name)).unwrap()).contains("hush-hush");
    assert!(holds("all.sqlite") && !holds("table.json") && !holds("errors.log"));
    let metrics = server.client().metrics();
    assert!(metrics.contains("moves_total") && !metrics.contains("hush-hush"), "{metrics}");
    server.kill();
    let server = place.serve_with(&arguments);
    pair.go_to(&server);
    thread::sleep(Duration::from_secs(5));
    assert_eq!(receiver.count(), 1, "told is told");
}

/// Two nodes on one database that send notices soon.
fn nodes(place: &Place, url: &str) -> [Server; 2] {
    let arguments = ["--store", url, "--webhook-allow", "127.0.0.0/8", "--notice-delay", "2000"];
    [place.serve_with(&arguments), place.serve_with(&arguments)]
}

#[test]
fn of_two_nodes_one_tells_and_if_it_dies_the_other() {
    let (receiver, place) = (Receiver::new(), Place::new("notice-nodes"));
    let [first, second] = nodes(&place, &Cluster::shared().new_database());
    let mut pair = Pair::new(&first);
    receiver.wished_by(&mut pair);
    both_act(&mut pair);
    assert!(receiver.one().contains(&pair.id));
    // The node that took the moves is gone before anybody is told, and what the other one has in memory is older.
    let other = Receiver::new();
    let mut pair = Pair::new(&first);
    other.wished_by(&mut pair);
    let mut elsewhere = Client { address: second.address, ..pair.people[1].clone() };
    assert!(elsewhere.get(&pair.path()).asked().is_some());
    both_act(&mut pair);
    first.kill();
    let told = other.one();
    assert!(told.contains(&format!("http://{}/t/{}", second.address, pair.id)), "{told}");
}

#[test]
fn who_looks_at_one_node_is_not_told_by_another() {
    let (receiver, place) = (Receiver::new(), Place::new("notice-looks"));
    let [first, second] = nodes(&place, &Cluster::shared().new_database());
    let mut pair = Pair::new(&first);
    receiver.wished_by(&mut pair);
    let mut ben = pair.people[1].clone();
    ben.address = second.address;
    let mut live = ben.live(&pair.id);
    live.next();
    both_act(&mut pair);
    thread::sleep(Duration::from_secs(5));
    assert_eq!(receiver.count(), 0, "Ben looks at the table");
    drop(live);
    assert!(receiver.one().contains(&pair.id));
}
