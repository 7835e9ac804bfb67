//! Kills without warning: what was acknowledged is there, once.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};

use crate::client::{Asked, Client};
use crate::process::{PATIENCE, Place};
use crate::table::{GAMES, Pair, actions_of, open};

/// What is answered to a decision that is no longer open.
const STALE: &str = "{\"stale\":true}";

/// How often the server is killed, and how many tables each pair has to play at most, which is more than it can finish
/// between the kills. `cargo xtask soak` takes its time.
fn kills_and_tables() -> (usize, usize) {
    if std::env::var_os("LUDOTEKA_SOAK").is_some() { (1000, 120) } else { (60, 10) }
}

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
    /// Moves that were taken back: actions, and parts of secret choices.
    undone: AtomicUsize,
    retracted: AtomicUsize,
}

/// What somebody was told is done, move by move.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Told {
    Done(String),
    /// The move before it was taken back, or it was not: the server died over the answer.
    MaybeTakenBack,
}

/// All ways in which the moves can have gone.
fn ways(told: &[Told]) -> Vec<Vec<String>> {
    let mut ways = vec![Vec::new()];
    for told in told {
        match told {
            Told::Done(action) => ways.iter_mut().for_each(|way| way.push(action.clone())),
            Told::MaybeTakenBack => {
                let mut without = ways.clone();
                without.iter_mut().for_each(|way| drop(way.pop()));
                ways.extend(without);
            }
        }
    }
    ways
}

/// One person at one table after the other.
struct Person {
    stage: Arc<Stage>,
    client: Client,
    words: QuickRandom,
    /// What no other words at any table begin with.
    name: String,
    /// What was said, and whether that was acknowledged or the server died over the answer.
    said: Vec<(String, bool)>,
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

    /// Answers a decision until it is acknowledged, and gives the acknowledged action. `None` if the decision is another
    /// one by now, since the other has taken back the move before it.
    fn decide(&mut self, path: &str, asked: &Asked) -> Option<String> {
        let action = self.pick(asked);
        let form = asked.form(&action);
        // The first attempt is made once, so that a lost answer can be followed by another mind.
        self.client.address = *self.stage.address.lock().unwrap();
        // A page sends it through its live connection, and by itself if that is gone.
        let table = path.split('/').nth(2).unwrap_or_default();
        let answer = match self.words.below(2) {
            0 => self.client.try_call(table, &form),
            _ => self.client.try_post_json(path, &form),
        };
        let is_lost = match answer {
            Ok(answer) if answer.status == 200 => {
                assert_eq!(answer.text, "{\"ok\":true}");
                return Some(action);
            }
            Ok(answer) if answer.status == 409 => {
                assert_eq!(answer.text, STALE);
                return None;
            }
            Ok(answer) => {
                assert_eq!(answer.status, 429, "{}", answer.text);
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
                assert_eq!((status, text.as_str()), (409, STALE), "the lost one came too late");
                return Some(other);
            }
            assert_eq!((status, text.as_str()), (409, STALE));
        }
        // A repeated answer is the same answer. If it is stale, it was not kept before either.
        match self.insist(path, Some(&form)) {
            (200, text, _) => {
                assert_eq!(text, "{\"ok\":true}");
                Some(action)
            }
            (status, text, _) => {
                assert_eq!((status, text.as_str()), (409, STALE));
                None
            }
        }
    }

    fn pick(&mut self, asked: &Asked) -> String {
        asked.actions[self.words.below(asked.actions.len() as u64) as usize].clone()
    }

    /// Now and then says something.
    fn talk(&mut self, id: &str) {
        if self.words.below(8) != 0 {
            return;
        }
        let text = format!("{}-{}-", self.name, self.said.len());
        self.client.address = *self.stage.address.lock().unwrap();
        match self.client.try_post_json(&format!("/t/{id}/say"), &format!("text={text}")) {
            Ok(answer) if answer.status == 200 => self.said.push((text, true)),
            Ok(answer) => assert_eq!(answer.status, 429, "{}", answer.text),
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => {}
            Err(_) => self.said.push((text, false)),
        }
    }

    /// Now and then takes the last move back, if the table lets them.
    fn change_mind(&mut self, id: &str, told: &mut Vec<Told>) {
        if self.words.below(4) != 0 || !matches!(told.last(), Some(Told::Done(_))) {
            return;
        }
        // Which of the two the table grants depends on whether others are still choosing.
        let ways = [("retract", "part=last", &self.stage.retracted), ("undo", "", &self.stage.undone)];
        for (path, form, counter) in ways {
            self.client.address = *self.stage.address.lock().unwrap();
            // Asked once only: asked again it could take back one more.
            match self.client.try_post_json(&format!("/t/{id}/{path}"), form) {
                Ok(answer) if answer.status == 200 => {
                    counter.fetch_add(1, Ordering::Relaxed);
                    told.pop();
                    return;
                }
                Ok(answer) => assert!([409, 422, 429].contains(&answer.status), "{path}: {}", answer.text),
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => return,
                Err(_) => return told.push(Told::MaybeTakenBack),
            }
        }
    }

    /// Plays a table to its end; gives what was acknowledged, in order.
    fn play(&mut self, id: &str) -> Vec<Told> {
        let mut done = Vec::new();
        let mut decision = None;
        loop {
            let (status, page, _) = self.insist(&format!("/t/{id}"), None);
            assert_eq!(status, 200);
            if let Some(asked) = Asked::find(&page) {
                assert!(decision < Some(asked.decision), "an answered decision is never asked again");
                decision = Some(asked.decision);
                let Some(action) = self.decide(&format!("/t/{id}/act"), &asked) else { continue };
                done.push(Told::Done(action));
                self.stage.acknowledged.fetch_add(1, Ordering::Relaxed);
                self.change_mind(id, &mut done);
                self.talk(id);
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
    told: Vec<Told>,
    said: Vec<(String, bool)>,
}

/// Compares what the people of a table were told with what was kept. Gives the record, and how many moves and words
/// these were.
fn compare(place: &Place, at: usize, pair: &mut Pair, own: &[&Promise]) -> (String, usize, usize) {
    let (text, record) = pair.record();
    let file = format!("{}.json", pair.id);
    place.kept(&["export", &pair.id, &file]);
    let log = std::fs::read_to_string(place.join(&file)).unwrap();
    let (mut moves, mut words) = (0, 0);
    for promise in own {
        for (said, is_acknowledged) in &promise.said {
            let count = log.matches(said.as_str()).count();
            assert!(count == 1 || (count == 0 && !is_acknowledged), "table {at}: {said} {count} times");
        }
        let (ways, kept) = (ways(&promise.told), actions_of(&record, promise.seat));
        assert!(ways.contains(&kept), "table {at}, seat {}: {:?}\n{kept:?}", promise.seat, promise.told);
        moves += kept.len();
        words += promise.said.len();
    }
    (text, moves, words)
}

#[test]
fn acknowledged_moves_survive_random_kills() {
    let place = Place::new("kill");
    let mut server = place.serve();
    let (kills, tables_each) = kills_and_tables();
    let address = |at: usize| IpAddr::from([127, 0, (at / 200) as u8 + 1, (at % 200) as u8 + 1]);
    let mut tables: Vec<Pair> = (0..GAMES.len() * tables_each)
        .map(|at| Pair::from(address(at), GAMES[at / tables_each], &server))
        .collect();
    let stage = Arc::new(Stage {
        address: Mutex::new(server.address),
        is_last: AtomicBool::new(false),
        acknowledged: AtomicUsize::new(0),
        unanswered: AtomicUsize::new(0),
        forgotten: AtomicUsize::new(0),
        undone: AtomicUsize::new(0),
        retracted: AtomicUsize::new(0),
    });
    let mut threads = Vec::new();
    for pair in 0..GAMES.len() {
        let begun = Arc::new(Mutex::new(0));
        for index in 0..2 {
            let own: Vec<usize> = (pair * tables_each..(pair + 1) * tables_each).collect();
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
                    let (name, said) = (format!("word-{table}-{index}"), Vec::new());
                    let mut person = Person { stage: stage.clone(), client, words, name, said };
                    let told = person.play(&id);
                    promises.push(Promise { table, seat: Seat::at(index), told, said: person.said });
                }
                promises
            }));
        }
    }

    let mut words = QuickRandom::new(30);
    for kill in 0..kills {
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
    let (mut move_count, mut said_count) = (0, 0);
    for (at, pair) in tables.iter_mut().enumerate() {
        let own: Vec<&Promise> = promises.iter().filter(|promise| promise.table == at).collect();
        if own.is_empty() {
            continue;
        }
        pair.go_to(&server);
        let (text, moves, words) = compare(&place, at, pair, &own);
        move_count += moves;
        said_count += words;
        records.push((pair.id.clone(), text));
    }
    place.verify(&records);
    let count = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
    let taken_back = [count(&stage.undone), count(&stage.retracted)];
    assert!(move_count <= count(&stage.acknowledged), "every acknowledged move was looked for");
    assert!(move_count > 200, "{move_count} moves are too few to mean anything");
    assert!(said_count >= 5, "{said_count} things were said");
    assert!(taken_back.iter().all(|&count| count >= 1), "{taken_back:?} undone and retracted");
    let (unanswered, forgotten) = (count(&stage.unanswered), count(&stage.forgotten));
    assert!(unanswered >= 5, "only {unanswered} moves were in flight when the server was killed");
    eprint_summary(move_count, unanswered, forgotten, taken_back);
}

/// Shown with `--nocapture`: how hard the test was.
#[allow(clippy::print_stderr, reason = "for who looks at the test")]
fn eprint_summary(moves: usize, unanswered: usize, forgotten: usize, [undone, retracted]: [usize; 2]) {
    eprintln!(
        "{moves} moves acknowledged and kept, {undone} undone, {retracted} retracted, {unanswered} left unanswered by \
         kills, {forgotten} of them seen not to be kept"
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
    let text = client.metrics();
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
