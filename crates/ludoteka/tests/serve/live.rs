//! Live connections: who may open one, what it brings, how it catches up.

use std::time::{Duration, Instant};

use engine::QuickRandom;
use serde_json::Value;

use crate::client::Live;
use crate::process::{PATIENCE, Place};
use crate::table::{Pair, Screen};

#[test]
fn a_page_elsewhere_gets_no_connection() {
    let place = Place::new("origin");
    let server = place.serve();
    let pair = Pair::new(&server);
    let ann = &pair.people[0];
    let port = server.address.port();
    let own = format!("http://{}", server.address);
    for origin in [
        "http://evil.example",
        "null",
        "",
        &format!("http://evil.example:{port}"),
        &format!("{own}.evil.example"),
    ] {
        let refused = ann.try_live(ann.live_request(&pair.id, Some(origin)));
        assert_eq!(refused.err(), Some(403), "{origin:?}");
    }
    assert!(ann.try_live(ann.live_request(&pair.id, Some(&own))).is_ok());
    assert_eq!(ann.try_live(ann.live_request("nothing", Some(&own))).err(), Some(404));
}

#[test]
fn every_window_has_what_its_viewer_may_have() {
    let place = Place::new("windows");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let ids = pair.id.clone();
    // Two windows of one person, one of the other, and one of a person nobody knows.
    let mut first = pair.people[0].live(&ids);
    let mut second = pair.people[0].live(&ids);
    let mut other = pair.people[1].live(&ids);
    let mut watching = server.client().live(&ids);
    let lives = [&mut first, &mut second, &mut other, &mut watching];
    let mut screens = Live::settle(lives).map(|messages| Screen::of(&messages));
    let names: Vec<&String> = screens[0].regions.keys().collect();
    assert!(["actions", "capital", "hand", "status"].iter().all(|id| names.iter().any(|name| name == id)));
    let mut words = QuickRandom::new(60);
    for step in 0..15 {
        pair.step(&mut words).expect("the match goes on");
        let lives = [&mut first, &mut second, &mut other, &mut watching];
        for (live, screen) in lives.into_iter().zip(&mut screens) {
            screen.apply(&live.next());
        }
        assert_eq!(screens[0], screens[1], "two windows of one person agree");
        assert!(!screens[3].regions["actions"].contains("data-actions"), "nothing is asked of a spectator");
        assert!(!screens[3].regions["hand"].contains("data-thing"), "a spectator holds nothing");
        // Later two hands may happen to be alike.
        assert!(step > 2 || screens[0].regions["hand"] != screens[2].regions["hand"]);
    }
    // Whoever connects later, or again, has the same as who was there all the time.
    drop(second);
    let mut again = pair.people[0].live(&ids);
    let [messages] = Live::settle([&mut again]);
    assert!(messages[0].get("log").is_some(), "the whole log comes first");
    assert_eq!(Screen::of(&messages), screens[0]);
    let page = pair.people[0].get(&pair.path()).text;
    assert!(screens[0].log.iter().all(|line| page.contains(line.as_str())), "the page tells the same");
}

#[test]
fn after_a_kill_the_connection_brings_the_same_board() {
    let place = Place::new("reconnect");
    let mut server = place.serve();
    let mut pair = Pair::new(&server);
    let mut words = QuickRandom::new(61);
    for round in 0..5 {
        for _ in 0..4 {
            pair.step(&mut words);
        }
        let mut live = pair.people[0].live(&pair.id);
        let mut watching = server.client().live(&pair.id);
        // The last move is made while they are connected: what was pushed is what must come again.
        let mut before = Live::settle([&mut live, &mut watching]).map(|messages| Screen::of(&messages));
        if pair.step(&mut words).is_some() {
            before[0].apply(&live.next());
            before[1].apply(&watching.next());
        }
        server.kill();
        assert_eq!(live.wait(PATIENCE), None, "the connection is over");
        server = place.serve();
        pair.go_to(&server);
        let mut live = pair.people[0].live(&pair.id);
        let mut watching = server.client().live(&pair.id);
        let after = Live::settle([&mut live, &mut watching]).map(|messages| Screen::of(&messages));
        assert_eq!(before, after, "round {round}");
    }
}

/// Many windows at one table, none of which reads for a while: moves are not held up, and all catch up.
#[test]
fn two_hundred_windows_catch_up() {
    const WINDOWS: usize = 200;
    let place = Place::new("load");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let mut windows: Vec<_> = (0..WINDOWS).map(|_| server.client().live(&pair.id)).collect();
    let mut screens: Vec<Screen> = windows.iter_mut().map(|live| Screen::of(&[live.next()])).collect();
    let memory = server.memory();
    let mut words = QuickRandom::new(62);
    for _ in 0..10 {
        pair.step(&mut words).expect("the match goes on");
    }
    let truth = Screen::of(&Live::settle([&mut server.client().live(&pair.id)])[0]);
    assert_ne!(truth, screens[0]);
    for (live, screen) in windows.iter_mut().zip(&mut screens) {
        let begun = Instant::now();
        while *screen != truth {
            assert!(begun.elapsed() < PATIENCE);
            let message: Value = live.next();
            screen.apply(&message);
        }
        assert_eq!(live.wait(Duration::from_millis(1)), None, "nothing comes after what is newest");
    }
    if let (Some(before), Some(after)) = (memory, server.memory()) {
        assert!(after < before + 100_000, "{before} kB became {after} kB");
        assert!(after < 400_000, "{after} kB");
    }
}
