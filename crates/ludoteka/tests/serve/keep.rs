//! What whoever runs a server relies on: one server at a time, backups under load, tables that move, a look that finds
//! what is wrong, and a health that turns red when the file is gone.

use std::fs;
use std::path::Path;
use std::process::Output;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random};

use crate::client::Client;
use crate::process::{PATIENCE, Place};
use crate::table::{Pair, actions_of};

impl Place {
    /// Runs a command of whoever runs the server, on the directory of this place.
    fn keep(&self, command: &[&str]) -> Output {
        self.command(command).args(["--data".as_ref(), self.join("data").as_os_str()]).output().unwrap()
    }

    /// The same, expected to succeed; gives what it said.
    #[track_caller]
    pub(crate) fn kept(&self, command: &[&str]) -> String {
        let output = self.keep(command);
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The same, expected to fail with one line; gives both what it said and why it failed.
    #[track_caller]
    fn refused(&self, command: &[&str]) -> String {
        let output = self.keep(command);
        let (said, why) =
            (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(!output.status.success(), "{command:?}: {said}");
        assert_eq!(why.lines().count(), 1, "{why}");
        said + &why
    }
}

#[test]
fn the_second_server_on_a_directory_is_refused_until_the_first_is_gone() {
    let place = Place::new("two");
    let server = place.serve();
    let said = place.refused(&["serve", "--listen", "127.0.0.1:0"]);
    assert!(said.contains("another ludoteka (process ") && said.contains("--data"), "{said}");
    assert_eq!(server.client().get("/health").status, 200, "the first one does not care");
    // The lock goes with the process, however it ends.
    server.kill();
    let server = place.serve();
    assert!(server.terminate().success());
    place.serve();
}

/// Everything that was acknowledged before the backup began is in it, and every match in it goes on.
#[test]
fn a_backup_under_load_has_every_move_that_was_acknowledged_before_it() {
    const TABLES: usize = 4;
    let place = Place::new("drill");
    let server = place.serve();
    let games = ["kosmopolis", "cv", "goennen"];
    let mut pairs: Vec<Pair> = (0..TABLES).map(|at| Pair::of(games[at % games.len()], &server)).collect();
    let done: Arc<Vec<Mutex<[Vec<String>; 2]>>> = Arc::new((0..TABLES).map(|_| Mutex::default()).collect());
    let is_over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = pairs
        .drain(..)
        .enumerate()
        .map(|(at, mut pair)| {
            let (done, is_over) = (done.clone(), is_over.clone());
            thread::spawn(move || {
                let mut words = QuickRandom::new(at as u64);
                while !is_over.load(Ordering::Relaxed) {
                    let Some((seat, action)) = pair.step(&mut words) else { break };
                    done[at].lock().unwrap()[seat.index()].push(action);
                }
                pair
            })
        })
        .collect();
    let mut backups = Vec::new();
    for number in 0..3 {
        thread::sleep(Duration::from_millis(150));
        let before: Vec<[Vec<String>; 2]> = done.iter().map(|done| done.lock().unwrap().clone()).collect();
        let name = format!("backup-{number}.sqlite");
        let said = place.kept(&["backup", &name]);
        assert!(said.contains(&format!("{TABLES} tables")), "{said}");
        backups.push((name, before));
    }
    is_over.store(true, Ordering::Relaxed);
    let mut pairs: Vec<Pair> = players.into_iter().map(|player| player.join().unwrap()).collect();
    let moves: usize = done.iter().map(|done| done.lock().unwrap().iter().map(Vec::len).sum::<usize>()).sum();
    assert!(moves > 30, "{moves} moves are too few to mean anything");
    let running = place.refused(&["restore", &backups[0].0]);
    assert!(running.contains("another ludoteka"), "{running}");
    place.kept(&["check"]);
    server.kill();

    for (name, before) in backups {
        place.kept(&["check", &name]);
        let said = place.kept(&["restore", &name]);
        assert!(said.contains("before-restore"), "{said}");
        let server = place.serve();
        let mut records = Vec::new();
        for (pair, before) in pairs.iter_mut().zip(before) {
            pair.go_to(&server);
            let mut words = QuickRandom::new(9);
            pair.finish(&mut words);
            let (text, record) = pair.record();
            for (index, actions) in before.iter().enumerate() {
                let kept = actions_of(&record, engine::Seat::at(index));
                assert!(kept.starts_with(actions), "{name}: {kept:?}\n{actions:?}");
            }
            records.push((format!("{}-{name}", pair.id), text));
        }
        place.verify(&records);
        server.kill();
    }
}

#[test]
fn a_table_moves_to_another_server() {
    let (here, there) = (Place::new("from"), Place::new("to"));
    let server = here.serve();
    let mut pair = Pair::of("cv", &server);
    let mut words = QuickRandom::new(5);
    let mut done = [Vec::new(), Vec::new()];
    for _ in 0..8 {
        let (seat, action) = pair.step(&mut words).expect("the match goes on");
        done[seat.index()].push(action);
    }
    let file = here.join("table.json");
    let name = file.to_str().unwrap().to_owned();
    let said = here.kept(&["export", &pair.id, &name]);
    assert!(said.contains("hidden cards"), "{said}");
    assert!(here.refused(&["export", &pair.id, &name]).contains("exists"), "a file is not overwritten");
    assert!(here.refused(&["export", "nowhere", "x.json"]).contains("no such table"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert!(here.refused(&["import", &name]).contains("here already"));

    // While the other server is running.
    let other = there.serve();
    there.kept(&["import", &name]);
    pair.go_to(&other);
    for (seat, actions) in pair.finish(&mut words).into_iter().enumerate() {
        done[seat].extend(actions);
    }
    let (text, record) = pair.record();
    for (index, actions) in done.iter().enumerate() {
        assert_eq!(&actions_of(&record, engine::Seat::at(index)), actions);
    }
    there.verify(&[(pair.id.clone(), text)]);
    there.kept(&["check"]);

    fs::write(&file, fs::read_to_string(&file).unwrap().replace("\"secret\": \"", "\"secret\": \"zz"))
        .unwrap();
    let third = Place::new("third");
    let said = third.kept(&["import", &name]);
    assert!(said.contains("secret is missing"), "{said}");
    fs::write(&file, "{}").unwrap();
    assert!(third.refused(&["import", &name]).contains("`format`"));
}

#[test]
fn check_names_what_is_wrong_and_says_what_to_do() {
    let place = Place::new("check");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let mut words = QuickRandom::new(6);
    pair.finish(&mut words);
    let other = Pair::of("cv", &server);
    assert!(place.kept(&["check"]).contains("2 tables"));
    assert!(server.terminate().success());
    let sound = place.join("sound.sqlite");
    place.kept(&["backup", sound.to_str().unwrap()]);
    let database = place.join("data").join("ludoteka.sqlite");
    let edit = |sql: &str| rusqlite::Connection::open(&database).unwrap().execute_batch(sql).unwrap();

    // A move that somebody put another one in the place of.
    let change = format!(
        "UPDATE entries SET hash = hash + 1 WHERE number = 9 AND table_key = (SELECT key FROM tables WHERE id = '{}')",
        other.id
    );
    edit(&change);
    let said = place.refused(&["check"]);
    assert!(said.contains(&format!("table {}: entry 9", other.id)), "{said}");
    assert!(said.contains("1 of 2 tables") && said.contains("restore a backup"), "{said}");
    edit(&format!("UPDATE tables SET status = 'playing' WHERE id = '{}'", pair.id));
    assert!(place.refused(&["check"]).contains("its log says over"));
    edit("PRAGMA foreign_keys = 0; DELETE FROM entries WHERE number = 3");
    assert!(place.refused(&["check"]).contains("has gaps"));

    let mut bytes = fs::read(&database).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096 * 4].fill(0x5a);
    fs::write(&database, bytes).unwrap();
    assert!(place.refused(&["check"]).contains("damaged"));
    place.kept(&["restore", sound.to_str().unwrap()]);
    place.kept(&["check"]);
    assert!(place.refused(&["check", "nowhere.sqlite"]).contains("nowhere.sqlite"));
}

/// Waits until the server says how it is.
fn wait_for_health(client: &mut Client, status: u16) {
    let begun = Instant::now();
    while client.get("/health").status != status {
        assert!(begun.elapsed() < PATIENCE, "it does not become {status}");
        thread::sleep(Duration::from_millis(200));
    }
}

#[cfg(unix)]
#[test]
fn health_turns_red_when_the_database_is_gone() {
    let place = Place::new("gone");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let mut ann = server.client();
    wait_for_health(&mut ann, 200);
    let database = place.join("data").join("ludoteka.sqlite");
    let away = Path::new(&database).with_extension("away");
    fs::rename(&database, &away).unwrap();
    wait_for_health(&mut ann, 503);
    let path = pair.path();
    let person = &mut pair.people[0];
    let asked = person.get(&path).asked().expect("asked");
    let answer = person.post_json(&format!("{path}/act"), &asked.form(&asked.actions[0]));
    assert_eq!(answer.status, 503, "nothing is acknowledged that is not kept");
    fs::rename(&away, &database).unwrap();
    wait_for_health(&mut ann, 200);
    let mut words = QuickRandom::new(1);
    words.word();
    assert!(pair.step(&mut words).is_some());
}
