//! A site of several nodes on one database, and people who play at it while something goes wrong.
//!
//! Everybody sends every request to whichever node chance picks. What was acknowledged must stand in the records, once,
//! every record must prove itself, and no table may stand still for long.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};
use testdb::Cluster;

use crate::client::{Asked, Client};
use crate::process::{PATIENCE, Place, Server};
use crate::table::{GAMES, Pair, actions_of};

/// How long a proxy waits for a node before it asks another one, and leaves the silent one alone for a while.
const IMPATIENCE: Duration = Duration::from_secs(1);
const AVOIDED: Duration = Duration::from_secs(5);

/// How many matches are there to be played, at all tables together: enough for any trouble, however quick the machine is,
/// and no more than one address may open. What is not needed is not played.
const MATCHES: usize = 60;

/// All games in turn: a table of each, or many in `cargo xtask soak`.
pub(crate) fn games() -> Vec<&'static str> {
    let count = if is_soak() { 20 } else { 4 };
    GAMES.into_iter().cycle().take(count).collect()
}

/// Whether there is time for more than a round of trouble.
pub(crate) fn is_soak() -> bool {
    std::env::var_os("LUDOTEKA_SOAK").is_some()
}

/// How long a table may stand still while the database is there.
const STILL_MAX: Duration = Duration::from_secs(5);

/// After how many moves at a table everybody has met every node.
pub(crate) const SOME_MOVES: usize = 8;

/// Some nodes on one database.
pub(crate) struct Site {
    pub(crate) place: Place,
    pub(crate) url: String,
    pub(crate) nodes: Vec<Server>,
    pub(crate) street: Arc<Street>,
}

/// Where the nodes are, for whoever plays; and how it went.
pub(crate) struct Street {
    addresses: Mutex<Vec<SocketAddr>>,
    /// The troubles are over: everybody finishes the table they play at and stops.
    is_last: AtomicBool,
    pub(crate) acknowledged: AtomicUsize,
    pub(crate) unanswered: AtomicUsize,
    away: AtomicUsize,
    /// The tables at which people play at the same time.
    tables: Mutex<Vec<Arc<Pace>>>,
    /// When the database was last back, in milliseconds since the site was opened.
    back_ms: AtomicU64,
    opened: Instant,
}

/// How it goes at a table.
#[derive(Default)]
struct Pace {
    moves: AtomicUsize,
    is_over: AtomicBool,
    last_ms: AtomicU64,
    /// How long it stood still at most while the database was there.
    longest_ms: AtomicU64,
}

impl Street {
    fn now_ms(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    /// The database is there again.
    pub(crate) fn database_is_back(&self) {
        self.back_ms.store(self.now_ms(), Ordering::Relaxed);
    }

    /// A move was acknowledged at a table.
    fn count(&self, at: &Pace) {
        let now_ms = self.now_ms();
        let since_ms = at.last_ms.swap(now_ms, Ordering::Relaxed).max(self.back_ms.load(Ordering::Relaxed));
        at.longest_ms.fetch_max(now_ms.saturating_sub(since_ms), Ordering::Relaxed);
        at.moves.fetch_add(1, Ordering::Relaxed);
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// The tables at which people still play, and how many moves came at each.
    fn going_on(&self) -> Vec<(Arc<Pace>, usize)> {
        let tables = self.tables.lock().unwrap();
        let going_on = tables.iter().filter(|table| !table.is_over.load(Ordering::Relaxed));
        going_on.map(|table| (table.clone(), table.moves.load(Ordering::Relaxed))).collect()
    }
}

impl Site {
    pub(crate) fn new(name: &str, cluster: &Cluster, count: usize) -> Site {
        Site::at(name, cluster.new_database(), count)
    }

    /// The same on a database that is there.
    pub(crate) fn at(name: &str, url: String, count: usize) -> Site {
        let place = Place::new(name);
        let nodes: Vec<Server> = (0..count).map(|_| place.serve_with(&arguments(&url))).collect();
        let street = Arc::new(Street {
            addresses: Mutex::new(nodes.iter().map(|node| node.address).collect()),
            is_last: AtomicBool::new(false),
            acknowledged: AtomicUsize::new(0),
            unanswered: AtomicUsize::new(0),
            away: AtomicUsize::new(0),
            tables: Mutex::default(),
            back_ms: AtomicU64::new(0),
            opened: Instant::now(),
        });
        Site { place, url, nodes, street }
    }

    /// One more node.
    pub(crate) fn add(&mut self, node: Server) {
        self.street.addresses.lock().unwrap().push(node.address);
        self.nodes.push(node);
    }

    /// Kills a node and starts another in its place.
    pub(crate) fn replace(&mut self, index: usize) {
        self.nodes.remove(index).kill();
        // Meanwhile people meet a closed door there.
        let node = self.place.serve_with(&arguments(&self.url));
        self.street.addresses.lock().unwrap()[index] = node.address;
        self.nodes.insert(index, node);
    }
}

pub(crate) fn arguments(url: &str) -> [&str; 4] {
    ["--store", url, "--writes", "1000"]
}

/// One person, who asks any node.
struct Person {
    street: Arc<Street>,
    client: Client,
    words: QuickRandom,
    table: Arc<Pace>,
    /// The node that did not answer, and when.
    silent: Option<(SocketAddr, Instant)>,
}

impl Person {
    fn new(site: &Site, client: &Client, table: Arc<Pace>, stream: u64) -> Person {
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
                    self.street.count(&self.table);
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
        let nodes = (0..MATCHES / games.len()).map(|turn| &site.nodes[turn % site.nodes.len()]);
        let mut pairs: Vec<Pair> = nodes.map(|node| Pair::of(game, node)).collect();
        let table = Arc::new(Pace::default());
        let people: Vec<[Person; 2]> = (0..)
            .zip(&pairs)
            .map(|(turn, pair)| {
                let stream = (index * 100 + turn * 2) as u64;
                let person =
                    |at: usize| Person::new(site, &pair.people[at], table.clone(), stream + at as u64);
                [person(0), person(1)]
            })
            .collect();
        let street = site.street.clone();
        street.tables.lock().unwrap().push(table.clone());
        threads.push(thread::spawn(move || {
            table.last_ms.store(street.now_ms(), Ordering::Relaxed);
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
            table.is_over.store(true, Ordering::Relaxed);
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
    let paces = site.street.tables.lock().unwrap();
    let longest_ms = paces.iter().map(|pace| pace.longest_ms.load(Ordering::Relaxed)).max().unwrap_or(0);
    tell(&format!(
        "{} matches at {} tables, {move_count} moves acknowledged, {} left unanswered, {} times told to wait, no table stood \
         still for more than {longest_ms} ms",
        records.len(),
        paces.len(),
        count(&site.street.unanswered),
        count(&site.street.away),
    ));
    // Where other tests run beside this one, it says nothing of the nodes.
    assert!(
        !is_soak() || longest_ms < STILL_MAX.as_millis() as u64,
        "a table stood still for {longest_ms} ms"
    );
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
        assert!(!site.street.going_on().is_empty(), "everything was over before {what}");
        assert!(begun.elapsed() < PATIENCE, "after {what} everything stands still");
        thread::sleep(Duration::from_millis(5));
    }
    tell(&format!("after {what} the fourth move came in {} ms", begun.elapsed().as_millis()));
}

/// Waits until there were so many moves at every table where people play, and says how long that took.
pub(crate) fn goes_on_everywhere(site: &Site, moves: usize, what: &str) {
    let (begun, before) = (Instant::now(), site.street.going_on());
    assert!(!before.is_empty(), "everything was over before {what}");
    let is_still = |(table, before): &(Arc<Pace>, usize)| {
        !table.is_over.load(Ordering::Relaxed) && table.moves.load(Ordering::Relaxed) < before + moves
    };
    while before.iter().any(is_still) {
        assert!(begun.elapsed() < PATIENCE, "after {what} a table stands still");
        thread::sleep(Duration::from_millis(5));
    }
    let (count, ms) = (before.len(), begun.elapsed().as_millis());
    tell(&format!("after {what} there were {moves} moves at each of {count} tables in {ms} ms"));
}
