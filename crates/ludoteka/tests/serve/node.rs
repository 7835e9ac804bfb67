//! Several nodes on one PostgreSQL: any of them serves any table, and none of them is missed.
//!
//! Everybody sends every request to whichever node chance picks. While they play, nodes are killed and frozen and the
//! database is restarted and killed. What was acknowledged stands in the records, once, and every record proves itself.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};
use testdb::Cluster;

use crate::client::{Asked, Client, Live};
use crate::process::{PATIENCE, Place, Server};
use crate::table::{Pair, actions_of, open};

/// How long a proxy waits for a node before it asks another one, and leaves the silent one alone for a while.
const IMPATIENCE: Duration = Duration::from_secs(1);
const AVOIDED: Duration = Duration::from_secs(5);

/// At how many tables people play at the same time, at most.
const TABLES_MAX: usize = 4;

/// How many matches one after the other are enough for a round of trouble, however quick the machine is. What is not
/// needed is not played.
const MATCHES: usize = 12;

/// How many moves at a table show that it goes on.
const SOME_MOVES: usize = 8;

/// Some nodes on one database.
pub(crate) struct Site {
    pub(crate) place: Place,
    pub(crate) url: String,
    nodes: Vec<Server>,
    street: Arc<Street>,
}

/// Where the nodes are, for whoever plays; and how it went.
struct Street {
    addresses: Mutex<Vec<SocketAddr>>,
    /// The troubles are over: everybody finishes the table they play at and stops.
    is_last: AtomicBool,
    acknowledged: AtomicUsize,
    /// How many moves came at each of the tables that are played at the same time; `usize::MAX` when it is over.
    at_table: Vec<AtomicUsize>,
    unanswered: AtomicUsize,
    away: AtomicUsize,
}

impl Site {
    pub(crate) fn new(name: &str, cluster: &Cluster, count: usize) -> Site {
        Site::at(name, cluster.new_database(), count)
    }

    /// The same on a database that is there.
    fn at(name: &str, url: String, count: usize) -> Site {
        let place = Place::new(name);
        let nodes: Vec<Server> = (0..count).map(|_| place.serve_with(&arguments(&url))).collect();
        let street = Arc::new(Street {
            addresses: Mutex::new(nodes.iter().map(|node| node.address).collect()),
            is_last: AtomicBool::new(false),
            acknowledged: AtomicUsize::new(0),
            at_table: (0..TABLES_MAX).map(|_| AtomicUsize::new(usize::MAX)).collect(),
            unanswered: AtomicUsize::new(0),
            away: AtomicUsize::new(0),
        });
        Site { place, url, nodes, street }
    }

    /// One more node.
    pub(crate) fn add(&mut self, node: Server) {
        self.street.addresses.lock().unwrap().push(node.address);
        self.nodes.push(node);
    }

    /// Kills a node and starts another in its place.
    fn replace(&mut self, index: usize) {
        self.nodes.remove(index).kill();
        // Meanwhile people meet a closed door there.
        let node = self.place.serve_with(&arguments(&self.url));
        self.street.addresses.lock().unwrap()[index] = node.address;
        self.nodes.insert(index, node);
    }
}

fn arguments(url: &str) -> [&str; 4] {
    ["--store", url, "--writes", "1000"]
}

/// One person, who asks any node.
struct Person {
    street: Arc<Street>,
    client: Client,
    words: QuickRandom,
    /// At which of the tables they play.
    table: usize,
    /// The node that did not answer, and when.
    silent: Option<(SocketAddr, Instant)>,
}

impl Person {
    fn new(site: &Site, client: &Client, table: usize, stream: u64) -> Person {
        let client = Client { patience: IMPATIENCE, ..client.clone() };
        let words = QuickRandom::stream(14, stream);
        Person { street: site.street.clone(), client, words, table, silent: None }
    }

    /// Asks some node once. `None` if it did not answer, or could not now.
    fn ask(&mut self, path: &str, form: Option<&str>) -> Option<(u16, String)> {
        let mut addresses = self.street.addresses.lock().unwrap().clone();
        let silent = self.silent.filter(|(_, since)| since.elapsed() < AVOIDED);
        addresses.retain(|address| silent.is_none_or(|(silent, _)| silent != *address));
        self.client.address = addresses[self.words.below(addresses.len() as u64) as usize];
        let answer = match form {
            Some(form) => self.client.try_post_json(path, form),
            None => self.client.try_get(path),
        };
        match answer {
            Ok(answer) if answer.status == 429 => None,
            Ok(answer) if answer.status == 503 => {
                self.street.away.fetch_add(1, Ordering::Relaxed);
                None
            }
            Ok(answer) => Some((answer.status, answer.text)),
            Err(error) => {
                let is_lost = error.kind() != std::io::ErrorKind::ConnectionRefused;
                self.silent = is_lost.then(|| (self.client.address, Instant::now()));
                self.street.unanswered.fetch_add(usize::from(is_lost && form.is_some()), Ordering::Relaxed);
                None
            }
        }
    }

    fn insist(&mut self, path: &str, form: Option<&str>) -> (u16, String) {
        let begun = Instant::now();
        loop {
            if let Some(answer) = self.ask(path, form) {
                return answer;
            }
            assert!(begun.elapsed() < PATIENCE, "no answer");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Answers a decision until it is acknowledged, and gives the acknowledged action.
    fn decide(&mut self, path: &str, asked: &Asked) -> String {
        let (done, stale) = ("{\"ok\":true}", "{\"stale\":true}");
        let (action, other) = (self.pick(asked), self.pick(asked));
        let form = asked.form(&action);
        let first = self.ask(path, Some(&form));
        if first.is_none() && other != action && self.words.below(2) == 0 {
            // Nobody knows whether it was kept. Another mind is stale if it was, else it counts; never both.
            let (status, text) = self.insist(path, Some(&asked.form(&other)));
            if status == 200 {
                let (status, text) = self.insist(path, Some(&form));
                assert_eq!((status, text.as_str()), (409, stale), "the lost one came too late");
                return other;
            }
            assert_eq!((status, text.as_str()), (409, stale));
        }
        let (status, text) = first.unwrap_or_else(|| self.insist(path, Some(&form)));
        assert_eq!((status, text.as_str()), (200, done), "nobody else answers for this seat");
        // Sent again, to whichever node, it is the same answer.
        if self.words.below(8) == 0 {
            let (status, text) = self.insist(path, Some(&form));
            assert_eq!((status, text.as_str()), (200, done), "a repeated answer is the same answer");
        }
        action
    }

    fn pick(&mut self, asked: &Asked) -> String {
        asked.actions[self.words.below(asked.actions.len() as u64) as usize].clone()
    }

    /// Plays a table to its end; gives the acknowledged actions in order.
    fn play(&mut self, id: &str) -> Vec<String> {
        let mut done = Vec::new();
        let mut answered = None;
        loop {
            let (status, page) = self.insist(&format!("/t/{id}"), None);
            assert_eq!(status, 200);
            match Asked::find(&page) {
                // A node that cannot reach the database shows what it knows, which may be the decision of before.
                Some(asked) if answered < Some(asked.decision) => {
                    answered = Some(asked.decision);
                    done.push(self.decide(&format!("/t/{id}/act"), &asked));
                    self.street.acknowledged.fetch_add(1, Ordering::Relaxed);
                    self.street.at_table[self.table].fetch_add(1, Ordering::Relaxed);
                }
                None if page.contains(&format!("/t/{id}/result")) => return done,
                _ => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

/// A table at which people play, and what each seat was told is done.
struct Played {
    pair: Pair,
    done: Vec<(Seat, Vec<String>)>,
}

/// Everybody plays while `trouble` happens; then the records are compared with what was acknowledged.
pub(crate) fn survives(site: &mut Site, games: &[&str], trouble: impl FnOnce(&mut Site)) {
    let mut threads = Vec::new();
    for (index, game) in games.iter().enumerate() {
        let nodes = (0..MATCHES * round_count()).map(|turn| &site.nodes[turn % site.nodes.len()]);
        let mut pairs: Vec<Pair> = nodes.map(|node| Pair::of(game, node)).collect();
        let people: Vec<[Person; 2]> = (0..)
            .zip(&pairs)
            .map(|(turn, pair)| {
                let stream = (index * 100 + turn * 2) as u64;
                let person = |at: usize| Person::new(site, &pair.people[at], index, stream + at as u64);
                [person(0), person(1)]
            })
            .collect();
        let street = site.street.clone();
        street.at_table[index].store(0, Ordering::Relaxed);
        threads.push(thread::spawn(move || {
            let mut played = Vec::new();
            for (pair, [mut ann, mut ben]) in pairs.drain(..).zip(people) {
                if !played.is_empty() && street.is_last.load(Ordering::Relaxed) {
                    break;
                }
                let done = thread::scope(|scope| {
                    let ann = scope.spawn(|| ann.play(&pair.id));
                    let ben = ben.play(&pair.id);
                    vec![(Seat::at(0), ann.join().expect("every answer was as promised")), (Seat::at(1), ben)]
                });
                played.push(Played { pair, done });
            }
            street.at_table[index].store(usize::MAX, Ordering::Relaxed);
            played
        }));
    }
    trouble(site);
    site.street.is_last.store(true, Ordering::Relaxed);
    let played: Vec<Played> =
        threads.into_iter().flat_map(|thread| thread.join().expect("every answer was as promised")).collect();
    let (mut records, mut move_count) = (Vec::new(), 0);
    for (at, Played { mut pair, done }) in played.into_iter().enumerate() {
        pair.go_to(&site.nodes[at % site.nodes.len()]);
        let (text, record) = pair.record();
        for (seat, actions) in done {
            assert_eq!(actions_of(&record, seat), actions, "table {at}, seat {seat}");
            move_count += actions.len();
        }
        records.push((pair.id.clone(), text));
    }
    site.place.verify(&records);
    let count = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
    assert_eq!(move_count, count(&site.street.acknowledged), "every acknowledged move was looked for");
    tell(&format!(
        "{} tables, {move_count} moves acknowledged, {} left unanswered, {} times told to wait",
        records.len(),
        count(&site.street.unanswered),
        count(&site.street.away),
    ));
}

/// Shown with `--nocapture`: how hard the test was.
#[allow(clippy::print_stderr, reason = "for who looks at the test")]
pub(crate) fn tell(line: &str) {
    eprintln!("{line}");
}

/// Waits until somebody gets something done again, and says how long that took.
pub(crate) fn goes_on(site: &Site, what: &str) {
    let (begun, before) = (Instant::now(), site.street.acknowledged.load(Ordering::Relaxed));
    while site.street.acknowledged.load(Ordering::Relaxed) < before + 4 {
        let is_over = |count: &AtomicUsize| count.load(Ordering::Relaxed) == usize::MAX;
        assert!(!site.street.at_table.iter().all(is_over), "everything was over before {what}");
        assert!(begun.elapsed() < PATIENCE, "after {what} everything stands still");
        thread::sleep(Duration::from_millis(5));
    }
    tell(&format!("after {what} the fourth move came in {} ms", begun.elapsed().as_millis()));
}

/// Waits until there were some moves at every table where people play, so many that everybody has met every node, and says
/// how long that took.
pub(crate) fn goes_on_everywhere(site: &Site, what: &str) {
    let counts =
        || -> Vec<usize> { site.street.at_table.iter().map(|count| count.load(Ordering::Relaxed)).collect() };
    let (begun, before) = (Instant::now(), counts());
    assert!(before.iter().any(|count| *count != usize::MAX), "everything was over before {what}");
    let is_still = |(before, now): (&usize, usize)| now != usize::MAX && now < *before + SOME_MOVES;
    while before.iter().zip(counts()).any(is_still) {
        assert!(begun.elapsed() < PATIENCE, "after {what} a table stands still");
        thread::sleep(Duration::from_millis(5));
    }
    tell(&format!(
        "after {what} there were {SOME_MOVES} moves at every table in {} ms",
        begun.elapsed().as_millis()
    ));
}

#[test]
fn any_node_serves_any_table() {
    let cluster = Cluster::shared();
    let mut site = Site::new("nodes", cluster, 3);
    survives(&mut site, &["kosmopolis", "cv"], |_| {});
}

#[test]
fn what_happens_at_one_node_is_pushed_at_the_others() {
    let site = Site::new("pushed", Cluster::shared(), 2);
    let mut pair = Pair::new(&site.nodes[0]);
    let mut ben = pair.people[1].clone();
    ben.address = site.nodes[1].address;
    let mut live = ben.live(&pair.id);
    live.next();
    let mut words = QuickRandom::new(3);
    for _ in 0..10 {
        // Both act at the first node; the second hears of it from the database alone.
        let (seat, _) = pair.step(&mut words).expect("the match goes on");
        if pair.people[1].get(&pair.path()).asked().is_some() || seat == Seat::at(1) {
            let message = live.next();
            assert!(message["regions"].is_object(), "{message}");
        }
    }
}

/// What a node hears saves it a look into the log and decides nothing: if it cannot read what is told, or somebody tells it
/// what is not so, people see what the log says.
#[test]
fn what_is_heard_badly_is_read_in_the_log() {
    let cluster = Cluster::shared();
    let mut site = Site::new("heard", cluster, 1);
    let database = site.url["postgres:///".len()..].split('?').next().unwrap().to_owned();
    let mut pair = Pair::new(&site.nodes[0]);
    // Neither node can open what the other one seals.
    cluster.sql(&database, "UPDATE ludoteka.seal SET secret = sha256(secret)");
    site.add(site.place.serve_with(&arguments(&site.url)));
    let mut ben = pair.people[1].clone();
    ben.address = site.nodes[1].address;
    let mut live = ben.live(&pair.id);
    live.next();
    for (word, next) in [("alpha", "next"), ("bravo", "next + 1"), ("charlie", "next + 9"), ("delta", "0")] {
        for by in ["other", "other+AAAA"] {
            let forged = format!("'entry {by} {} ' || {next}", pair.id);
            cluster.sql(&database, &format!("SELECT pg_notify('ludoteka', {forged}) FROM ludoteka.tables"));
        }
        let said = pair.people[0].post_json(&format!("{}/say", pair.path()), &format!("text={word}"));
        assert_eq!(said.status, 200, "{}", said.text);
        while !live.next().to_string().contains(word) {}
    }
    pair.people[1].address = ben.address;
    let acknowledged = pair.finish(&mut QuickRandom::new(8));
    let (_, record) = pair.record();
    assert_eq!(acknowledged, [0, 1].map(|seat| actions_of(&record, Seat::at(seat))));
}

/// Several people at one screen say who holds it to one node, and play on at another that has never seen the table.
#[test]
fn people_at_one_screen_go_on_at_any_node() {
    let site = Site::new("one-screen", Cluster::shared(), 2);
    let mut ann = site.nodes[0].client();
    let id = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=here&name2=Ben");
    let path = format!("/t/{id}");
    assert!(ann.get(&path).asked().is_none(), "a curtain hangs before the hands");
    let said = ann.post_json(&format!("{path}/iam"), "seat=1");
    assert_eq!(said.status, 200, "{}", said.text);
    let asked = ann.get(&path).asked().expect("Ann is asked");
    ann.address = site.nodes[1].address;
    let answer = ann.post_json(&format!("{path}/act"), &asked.form(&asked.actions[0]));
    assert_eq!(answer.status, 200, "{}", answer.text);
}

#[test]
fn bots_go_on_when_their_node_dies() {
    let mut site = Site::new("node-bots", Cluster::shared(), 2);
    let mut ann = site.nodes[0].client();
    let id = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=bot-casual&seat3=bot-casual");
    let mut words = QuickRandom::new(5);
    for round in 0..3 {
        let begun = Instant::now();
        let asked = loop {
            if let Some(asked) = ann.get(&format!("/t/{id}")).asked() {
                break asked;
            }
            assert!(begun.elapsed() < PATIENCE, "the bots stopped in round {round}");
            thread::sleep(Duration::from_millis(20));
        };
        tell(&format!("round {round}: asked after {} ms", begun.elapsed().as_millis()));
        let action = asked.actions[words.below(asked.actions.len() as u64) as usize].clone();
        assert_eq!(ann.post_json(&format!("/t/{id}/act"), &asked.form(&action)).status, 200);
        // The node that took the move, and thinks for the bots by now, is gone; Ann goes on at the other.
        let dead = round % 2;
        ann.address = site.nodes[1 - dead].address;
        site.replace(dead);
    }
}

/// A node that is frozen while it thinks for a bot loses it to another one, also if nobody asks that one for the table and
/// what it has of it in memory is old. Woken, it finds that the bot has acted.
#[test]
fn bots_go_on_when_their_node_is_frozen() {
    let site = Site::new("frozen-bots", Cluster::shared(), 2);
    let database = site.url.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap();
    let mut ann = site.nodes[0].client();
    // Such a bot thinks for a while.
    let id = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=bot-expert");
    let path = format!("/t/{id}");
    let ask = |sql: &str| Cluster::shared().sql(database, &sql.replace("ID", &id));
    let wait = |what: &str, is_so: &mut dyn FnMut() -> bool| {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < PATIENCE, "waited for {what} in vain");
            thread::sleep(Duration::from_millis(10));
        }
        begun.elapsed().as_millis()
    };
    let bots_wait = "SELECT bots_wait FROM ludoteka.tables WHERE id = 'ID'";
    // A bot may have acted before its node stands still; that round shows nothing.
    let mut shown = 0;
    for round in 0..12 {
        // When only Ann is awaited, the second node reads the table; what comes then it does not hear.
        wait("the bot", &mut || ask(bots_wait) == "f");
        let asked = ann.get(&path).asked().expect("Ann is asked");
        let mut elsewhere = Client { address: site.nodes[1].address, ..ann.clone() };
        assert_eq!(elsewhere.get(&path).asked().as_ref(), Some(&asked));
        assert_eq!(ann.post_json(&format!("{path}/act"), &asked.form(&asked.actions[0])).status, 200);
        wait("the lease", &mut || {
            ask("SELECT until_at > clock_timestamp() FROM ludoteka.leases WHERE what = 'bots ID'") == "t"
                || ask(bots_wait) == "f"
        });
        site.nodes[0].signal("-STOP");
        let is_waiting = ask(bots_wait) == "t";
        if is_waiting && shown == 0 {
            // It is not alone: many others wait that came later and that nobody can do anything for.
            ask("INSERT INTO ludoteka.tables
                     (id, game, public, created_ms, next, status, updated_ms, bots_wait, disposable, shown)
                 SELECT 'other' || n, 'unknown', false, 0, 0, 'playing',
                     (extract(epoch from clock_timestamp()) * 1000)::bigint, true, false, '{}'
                 FROM generate_series(1, 1200) n ON CONFLICT DO NOTHING");
        }
        let is_held = ask("SELECT until_at > clock_timestamp() FROM ludoteka.leases WHERE what = 'bots ID'");
        let ms = wait("somebody who takes the bot on", &mut || ask(bots_wait) == "f");
        tell(&format!(
            "round {round}: waits: {is_waiting}, lease held: {is_held}, the bot of a frozen node acted after {ms} ms"
        ));
        site.nodes[0].signal("-CONT");
        wait("the same at both nodes", &mut || {
            let (one, two) = (ann.get(&path).asked(), elsewhere.get(&path).asked());
            one.is_some() && one == two
        });
        shown += usize::from(is_waiting);
        if shown == 2 {
            return;
        }
    }
    panic!("only {shown} of 12 bots were frozen while they thought");
}

#[test]
fn people_see_their_table_and_a_banner_while_the_database_is_away() {
    let mut cluster = Cluster::start(&[]);
    let site = Site::new("node-away", &cluster, 1);
    let mut pair = Pair::new(&site.nodes[0]);
    let (path, mut live) = (pair.path(), pair.people[0].live(&pair.id));
    live.next();
    let is_away = |live: &mut Live| loop {
        if let Some(is_away) = live.next()["away"].as_bool() {
            return is_away;
        }
    };
    let ann = &mut pair.people[0];
    let asked = ann.get(&path).asked().expect("asked");
    cluster.stop();
    assert!(is_away(&mut live), "the page that is open is told");
    assert_eq!(ann.get(&path).asked().as_ref(), Some(&asked), "the table is there to be looked at");
    let form = asked.form(&asked.actions[0]);
    let answer = ann.post_json(&format!("{path}/act"), &form);
    assert_eq!(
        (answer.status, answer.text.contains("cannot save anything right now")),
        (503, true),
        "{}",
        answer.text
    );
    // A form without scripts leads back to the board, with a word on it.
    let page = ann.post(&format!("{path}/act"), &form);
    assert_eq!((page.status, page.asked()), (503, Some(asked)), "{}", page.text);
    assert!(page.text.contains("cannot save anything right now"), "{}", page.text);
    let mut late = ann.live(&pair.id);
    assert!(is_away(&mut late), "so is who comes meanwhile");
    cluster.start_again();
    assert!(!is_away(&mut live) && !is_away(&mut late), "it goes on");
    assert!(pair.step(&mut QuickRandom::new(2)).is_some());
}

/// How often it all happens to the same people: once, or more often in `cargo xtask soak`.
fn round_count() -> usize {
    if std::env::var_os("LUDOTEKA_SOAK").is_some() { 4 } else { 1 }
}

#[test]
fn nodes_and_database_may_die_while_people_play() {
    let sites = if round_count() > 1 { 6 } else { 1 };
    for number in 0..sites {
        nodes_and_database_die(41 + number);
    }
}

fn nodes_and_database_die(seed: u64) {
    let mut cluster = Cluster::start(&[]);
    let mut site = Site::new(&format!("node-faults-{seed}"), &cluster, 3);
    let mut words = QuickRandom::new(seed);
    let mut trouble = |site: &mut Site| {
        for index in 0..3 {
            thread::sleep(Duration::from_millis(100 + words.below(400)));
            site.replace(index);
            goes_on(site, "the kill of a node");
        }
        cluster.stop();
        cluster.start_again();
        goes_on(site, "a restart of the database");
        cluster.kill();
        cluster.start_again();
        goes_on(site, "the kill of the database");
        // It sleeps until every table has gone on without it.
        site.nodes[0].signal("-STOP");
        goes_on_everywhere(site, "a node was frozen");
        site.nodes[0].signal("-CONT");
        goes_on(site, "it woke");
    };
    survives(&mut site, &["kosmopolis", "cv", "kosmopolis"], |site| {
        for _ in 0..round_count() {
            trouble(site);
        }
    });
    let street = &site.street;
    assert!(street.acknowledged.load(Ordering::Relaxed) > 100, "too few moves to mean anything");
    assert!(street.unanswered.load(Ordering::Relaxed) > 0, "no move was in flight when something died");
}

/// The primary dies for good and its synchronous standby takes over, while three nodes serve. They were told of both, and
/// find the one that can be written.
#[test]
fn a_standby_takes_over_while_people_play() {
    let mut primary = Cluster::start(&[]);
    let own = primary.new_database();
    let standby = primary.start_standby();
    let database = own.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap();
    let url = primary.url_with(&standby, database);
    let mut site = Site::at("node-standby", url, 3);
    survives(&mut site, &["kosmopolis", "cv"], |site| {
        goes_on(site, "everybody sat down");
        primary.kill();
        standby.promote();
        goes_on_everywhere(site, "the standby took over");
    });
    assert!(site.street.acknowledged.load(Ordering::Relaxed) > 50, "too few moves to mean anything");
}
