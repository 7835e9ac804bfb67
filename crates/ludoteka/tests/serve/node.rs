//! Several nodes on one PostgreSQL: any of them serves any table, and none of them is missed.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};
use testdb::Cluster;

use crate::client::{Client, Live};
use crate::process::PATIENCE;
use crate::site::{SOME_MOVES, Site, arguments, games, goes_on, goes_on_everywhere, is_soak, survives, tell};
use crate::table::{Pair, actions_of, open};

#[test]
fn any_node_serves_any_table() {
    let cluster = Cluster::shared();
    let mut site = Site::new("nodes", cluster, 3);
    survives(&mut site, &games(), |_| {});
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

/// Who is there shows in a lobby, at whichever node they are.
#[test]
fn who_waits_at_another_node_is_there() {
    let site = Site::new("lobby", Cluster::shared(), 2);
    let (mut ann, mut ben) = (site.nodes[0].client(), site.nodes[1].client());
    let id = open(&mut ann, "game=kosmopolis&name=Ann&seat1=me&seat2=friend&access=link");
    let path = format!("/t/{id}");
    assert_eq!(ben.post(&format!("{path}/join"), "name=Ben&colour=teal").status, 303);
    let until_away = |client: &mut Client, count: usize| {
        let begun = Instant::now();
        while client.get(&path).text.matches("tag away").count() != count {
            assert!(begun.elapsed() < PATIENCE, "{} is not away", 2 - count);
            thread::sleep(Duration::from_millis(20));
        }
    };
    until_away(&mut ann, 2);
    let at_first = ann.live_lobby(&id);
    let at_second = ben.live_lobby(&id);
    // Ann came before the second node had the table in memory, and is asked for.
    until_away(&mut ann, 0);
    until_away(&mut ben, 0);
    drop(at_second);
    until_away(&mut ann, 1);
    drop(at_first);
    until_away(&mut ben, 2);
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

fn is_away(live: &mut Live) -> bool {
    loop {
        if let Some(is_away) = live.next()["away"].as_bool() {
            return is_away;
        }
    }
}

/// The database can be heard and read, and nothing can be kept.
#[test]
fn people_see_a_banner_while_the_standby_is_away() {
    let mut primary = Cluster::start(&[]);
    let url = primary.new_database();
    let mut standby = primary.start_standby();
    let site = Site::at("node-alone", url, 1);
    let mut pair = Pair::new(&site.nodes[0]);
    let (path, mut live) = (pair.path(), pair.people[1].live(&pair.id));
    standby.kill();
    let ann = &mut pair.people[0];
    let form = ann.get(&path).asked().map(|asked| asked.form(&asked.actions[0])).expect("asked");
    let answer = ann.post_json(&format!("{path}/act"), &form);
    assert!(answer.status == 503 && answer.text.contains("kept all the same"), "{}", answer.text);
    assert!(is_away(&mut live), "those who wait are told too");
    standby.start_again();
    assert!(!is_away(&mut live), "it goes on");
    // It was only late.
    let answer = ann.post_json(&format!("{path}/act"), &form);
    assert_eq!((answer.status, answer.text.as_str()), (200, "{\"ok\":true}"));
}

#[test]
fn people_see_their_table_and_a_banner_while_the_database_is_away() {
    let mut cluster = Cluster::start(&[]);
    let site = Site::new("node-away", &cluster, 1);
    let mut pair = Pair::new(&site.nodes[0]);
    let (path, mut live) = (pair.path(), pair.people[0].live(&pair.id));
    live.next();
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
    // A page that cannot be had is asked for again by the browser itself; a form is not.
    let home = ann.get("/");
    assert_eq!((home.status, home.refresh.as_deref()), (503, Some("3")), "{}", home.text);
    assert!(home.text.contains("tries again by itself"), "{}", home.text);
    let opened = ann.post("/new", "game=cv&name=Ann&seat1=me&seat2=friend&access=link");
    assert_eq!((opened.status, opened.refresh.as_deref()), (503, None), "{}", opened.text);
    let mut late = ann.live(&pair.id);
    assert!(is_away(&mut late), "so is who comes meanwhile");
    cluster.start_again();
    assert!(!is_away(&mut live) && !is_away(&mut late), "it goes on");
    assert!(pair.step(&mut QuickRandom::new(2)).is_some());
}

#[test]
fn nodes_and_database_may_die_while_people_play() {
    for number in 0..if is_soak() { 10 } else { 1 } {
        nodes_and_database_die(41 + number);
    }
}

fn nodes_and_database_die(seed: u64) {
    let mut cluster = Cluster::start(&[]);
    let mut site = Site::new(&format!("node-faults-{seed}"), &cluster, 3);
    let mut words = QuickRandom::new(seed);
    survives(&mut site, &games(), |site| {
        for _ in 0..if is_soak() { 10 } else { 3 } {
            thread::sleep(Duration::from_millis(100 + words.below(400)));
            site.replace(words.below(3) as usize);
            goes_on(site, "the kill of a node");
        }
        cluster.stop();
        cluster.start_again();
        site.street.database_is_back();
        goes_on_everywhere(site, 1, "a restart of the database");
        cluster.kill();
        cluster.start_again();
        site.street.database_is_back();
        goes_on_everywhere(site, 1, "the kill of the database");
        // It sleeps until every table has gone on without it.
        site.nodes[0].signal("-STOP");
        goes_on_everywhere(site, SOME_MOVES, "a node was frozen");
        site.nodes[0].signal("-CONT");
        goes_on(site, "it woke");
    });
    let street = &site.street;
    assert!(street.acknowledged.load(Ordering::Relaxed) > 100, "too few moves to mean anything");
    assert!(street.unanswered.load(Ordering::Relaxed) > 0, "no move was in flight when something died");
}

/// The primary dies for good and its synchronous standby takes over, while three nodes serve. They were told of both, and
/// find the one that can be written.
#[test]
fn a_standby_takes_over_while_people_play() {
    for number in 0..if is_soak() { 5 } else { 1 } {
        a_standby_takes_over(61 + number);
    }
}

fn a_standby_takes_over(seed: u64) {
    let mut primary = Cluster::start(&[]);
    let own = primary.new_database();
    let standby = primary.start_standby();
    let database = own.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap();
    let url = primary.url_with(&standby, database);
    let mut site = Site::at(&format!("node-standby-{seed}"), url, 3);
    survives(&mut site, &games(), |site| {
        goes_on(site, "everybody sat down");
        thread::sleep(Duration::from_millis(QuickRandom::new(seed).below(400)));
        primary.kill();
        standby.promote();
        site.street.database_is_back();
        goes_on_everywhere(site, SOME_MOVES, "the standby took over");
    });
    assert!(site.street.acknowledged.load(Ordering::Relaxed) > 50, "too few moves to mean anything");
}
