//! Kills without warning: what was acknowledged is there, once.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};

use crate::client::{Asked, Client};
use crate::process::{PATIENCE, Place};
use crate::table::{Pair, actions_of, open};

/// How often the server is killed.
const KILLS: usize = 30;
/// How many pairs play at once.
const PAIRS: usize = 4;
/// How many tables each pair has to play at most; more than it can finish between the kills.
const TABLES: usize = 8;

/// What the clients and the one who kills the server share.
struct Stage {
    address: Mutex<SocketAddr>,
    /// The kills are over: every pair finishes the table it plays and stops.
    is_last: AtomicBool,
    acknowledged: AtomicUsize,
    /// Moves that were sent and never answered, so that the client had to ask again.
    unanswered: AtomicUsize,
    /// Of those, the ones that another answer to the same decision showed not to have been kept.
    forgotten: AtomicUsize,
}

/// One person at one table after the other.
struct Person {
    stage: Arc<Stage>,
    client: Client,
    words: QuickRandom,
}

impl Person {
    /// Asks until an answer comes, wherever the server is by then. Also how often none came.
    fn insist(&mut self, path: &str, form: Option<&str>) -> (u16, String, usize) {
        let begun = Instant::now();
        let mut unanswered = 0;
        loop {
            assert!(begun.elapsed() < PATIENCE, "no answer");
            self.client.address = *self.stage.address.lock().unwrap();
            let answer = match form {
                Some(form) => self.client.try_post_json(path, form),
                None => self.client.try_get(path),
            };
            match answer {
                Ok(answer) if answer.status == 429 => thread::sleep(Duration::from_millis(20)),
                Ok(answer) => return (answer.status, answer.text, unanswered),
                Err(error) => {
                    unanswered += usize::from(error.kind() != std::io::ErrorKind::ConnectionRefused);
                    thread::sleep(Duration::from_millis(2));
                }
            }
        }
    }

    /// Answers a decision until it is acknowledged, and gives the acknowledged action.
    fn decide(&mut self, path: &str, asked: &Asked) -> String {
        let action = self.pick(asked);
        let form = asked.form(&action);
        // The first attempt is made once, so that a lost answer can be followed by another mind.
        self.client.address = *self.stage.address.lock().unwrap();
        let is_lost = match self.client.try_post_json(path, &form) {
            Ok(answer) if answer.status == 200 => {
                assert_eq!(answer.text, "{\"ok\":true}");
                return action;
            }
            Ok(answer) => {
                assert_eq!(answer.status, 429, "nobody else answers for this seat: {}", answer.text);
                false
            }
            Err(error) => error.kind() != std::io::ErrorKind::ConnectionRefused,
        };
        self.stage.unanswered.fetch_add(usize::from(is_lost), Ordering::Relaxed);
        let other = self.pick(asked);
        if is_lost && other != action && self.words.below(2) == 0 {
            // Stale if the lost one was kept, else this one counts; never both.
            let (status, text, _) = self.insist(path, Some(&asked.form(&other)));
            if status == 200 {
                self.stage.forgotten.fetch_add(1, Ordering::Relaxed);
                let (status, text, _) = self.insist(path, Some(&form));
                assert_eq!((status, text.as_str()), (409, "{\"stale\":true}"), "the lost one came too late");
                return other;
            }
            assert_eq!((status, text.as_str()), (409, "{\"stale\":true}"));
        }
        let (status, text, _) = self.insist(path, Some(&form));
        assert_eq!((status, text.as_str()), (200, "{\"ok\":true}"), "a repeated answer is the same answer");
        action
    }

    fn pick(&mut self, asked: &Asked) -> String {
        asked.actions[self.words.below(asked.actions.len() as u64) as usize].clone()
    }

    /// Plays a table to its end; gives the acknowledged actions in order.
    fn play(&mut self, id: &str) -> Vec<String> {
        let mut done = Vec::new();
        let mut decision = None;
        loop {
            let (status, page, _) = self.insist(&format!("/t/{id}"), None);
            assert_eq!(status, 200);
            if let Some(asked) = Asked::find(&page) {
                assert!(decision < Some(asked.decision), "an answered decision is never asked again");
                decision = Some(asked.decision);
                done.push(self.decide(&format!("/t/{id}/act"), &asked));
                self.stage.acknowledged.fetch_add(1, Ordering::Relaxed);
            } else if page.contains(&format!("/t/{id}/result")) {
                return done;
            } else {
                thread::sleep(Duration::from_millis(3));
            }
        }
    }
}

/// What one seat of one table was told is done.
struct Promise {
    table: usize,
    seat: Seat,
    actions: Vec<String>,
}

#[test]
fn acknowledged_moves_survive_random_kills() {
    let place = Place::new("kill");
    let mut server = place.serve();
    let mut tables: Vec<Pair> = (0..PAIRS * TABLES).map(|_| Pair::new(&server)).collect();
    let stage = Arc::new(Stage {
        address: Mutex::new(server.address),
        is_last: AtomicBool::new(false),
        acknowledged: AtomicUsize::new(0),
        unanswered: AtomicUsize::new(0),
        forgotten: AtomicUsize::new(0),
    });
    let mut threads = Vec::new();
    for pair in 0..PAIRS {
        let begun = Arc::new(Mutex::new(0));
        for index in 0..2 {
            let own: Vec<usize> = (pair * TABLES..(pair + 1) * TABLES).collect();
            let seats: Vec<(usize, String, Client)> =
                own.iter().map(|&at| (at, tables[at].id.clone(), tables[at].people[index].clone())).collect();
            let (stage, begun) = (stage.clone(), begun.clone());
            threads.push(thread::spawn(move || {
                let mut promises = Vec::new();
                for (nth, (table, id, client)) in seats.into_iter().enumerate() {
                    // Whoever is first decides for both whether they go on: nobody waits alone.
                    let mut begun = begun.lock().unwrap();
                    if *begun <= nth {
                        if stage.is_last.load(Ordering::Relaxed) {
                            break;
                        }
                        *begun = nth + 1;
                    }
                    drop(begun);
                    let words = QuickRandom::stream(7, (table * 2 + index) as u64);
                    let mut person = Person { stage: stage.clone(), client, words };
                    promises.push(Promise { table, seat: Seat::at(index), actions: person.play(&id) });
                }
                promises
            }));
        }
    }

    let mut words = QuickRandom::new(30);
    for kill in 0..KILLS {
        thread::sleep(Duration::from_millis(10 + words.below(190)));
        server.kill();
        if kill % 5 == 4 {
            // Now and then it dies again while it is still looking at what the last kill left.
            let starting = place.spawn(&[]);
            thread::sleep(Duration::from_millis(words.below(40)));
            starting.kill();
        }
        server = place.serve();
        *stage.address.lock().unwrap() = server.address;
    }
    stage.is_last.store(true, Ordering::Relaxed);

    let promises: Vec<Promise> =
        threads.into_iter().flat_map(|thread| thread.join().expect("every answer was as promised")).collect();
    let mut records = Vec::new();
    let mut move_count = 0;
    for (at, pair) in tables.iter_mut().enumerate() {
        let own: Vec<&Promise> = promises.iter().filter(|promise| promise.table == at).collect();
        if own.is_empty() {
            continue;
        }
        pair.go_to(&server);
        let (text, record) = pair.record();
        for promise in own {
            assert_eq!(
                actions_of(&record, promise.seat),
                promise.actions,
                "table {at}, seat {}",
                promise.seat
            );
            move_count += promise.actions.len();
        }
        records.push((pair.id.clone(), text));
    }
    place.verify(&records);
    let count = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
    assert_eq!(move_count, count(&stage.acknowledged), "every acknowledged move was looked for");
    assert!(move_count > 200, "{move_count} moves are too few to mean anything");
    let (unanswered, forgotten) = (count(&stage.unanswered), count(&stage.forgotten));
    assert!(unanswered >= 5, "only {unanswered} moves were in flight when the server was killed");
    eprint_summary(move_count, unanswered, forgotten);
}

/// Shown with `--nocapture`: how hard the test was.
#[allow(clippy::print_stderr, reason = "for who looks at the test")]
fn eprint_summary(moves: usize, unanswered: usize, forgotten: usize) {
    eprintln!(
        "{moves} moves acknowledged, {unanswered} left unanswered by kills, {forgotten} of them seen not to be kept"
    );
}

/// Whether the home page of a person says that this table waits for them. The table itself is not opened by it.
fn is_my_turn(client: &mut Client, id: &str) -> bool {
    let home = client.get("/").text;
    let card = home.split("<a ").find(|card| card.contains(&format!("href=\"/t/{id}\"")));
    card.is_some_and(|card| card.split('>').next().is_some_and(|tag| tag.contains("my-turn")))
}

/// The bots' moves since the server was started.
fn bot_moves(client: &mut Client) -> u64 {
    let text = client.get("/metrics").text;
    let line = text.lines().find_map(|line| line.strip_prefix("ludoteka_bot_moves_total "));
    line.unwrap().parse().unwrap()
}

#[test]
fn bots_go_on_after_a_kill() {
    let place = Place::new("bots");
    let pause = ["--bot-pause", "150"];
    let mut server = place.serve_with(&pause);
    let mut ann = server.client();
    let id = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=bot-expert&seat3=bot-casual");
    let mut words = QuickRandom::new(31);
    let mut moved_alone = 0;
    for round in 0..6 {
        thread::sleep(Duration::from_millis(words.below(100)));
        server.kill();
        server = place.serve_with(&pause);
        ann.address = server.address;
        // Nobody opens the table: the bots must find by themselves that they are awaited.
        let begun = Instant::now();
        let wanted = if round == 0 { 2 } else { 1 };
        while bot_moves(&mut ann) < wanted && (round == 0 || !is_my_turn(&mut ann, &id)) {
            assert!(begun.elapsed() < PATIENCE, "no bot moves in round {round}");
            thread::sleep(Duration::from_millis(20));
        }
        while !is_my_turn(&mut ann, &id) {
            assert!(begun.elapsed() < PATIENCE, "the bots stopped in round {round}");
            thread::sleep(Duration::from_millis(20));
        }
        moved_alone += bot_moves(&mut ann);
        let asked = ann.get(&format!("/t/{id}")).asked().expect("my turn");
        let action = asked.actions[words.below(asked.actions.len() as u64) as usize].clone();
        assert_eq!(ann.post_json(&format!("/t/{id}/act"), &asked.form(&action)).status, 200);
    }
    assert!(moved_alone >= 4, "the bots moved {moved_alone} times after the kills");
}
