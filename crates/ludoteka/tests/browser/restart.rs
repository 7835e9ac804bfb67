//! The server ends without warning and starts again: nothing that was acknowledged is lost.

use std::time::Duration;

use fantoccini::key::Key;

use crate::person::Person;
use crate::play::Taste;
use crate::whole_game::table_of_two;
use crate::world::{World, run};

/// What a board says, apart from who is connected.
const BOARD: &str = "return ['hand', 'capital', 'mine', 'towns', 'piles', 'score']
    .map((id) => [...document.querySelectorAll(`[data-region=${id}] [data-piece], [data-region=${id}] b`)]
    .map((e) => e.dataset.piece ?? e.textContent).join(' ')).join('|') + document.querySelector('[data-log]').innerText";

/// Kills the server, waits until both pages say so, starts it again, and waits until both have caught up.
async fn kill_and_restart(world: &mut World, people: [&Person; 2]) {
    world.server.kill();
    for person in people {
        person.see("[data-banner]").await;
        assert!(person.text("[data-banner]").await.contains("Connection lost"));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    world.server.restart();
    for person in people {
        person.until("a connection", "return document.querySelector('[data-banner]').hidden").await;
        assert_eq!(person.js("return window.wasNotReloaded").await, true, "nobody had to load anything");
    }
}

#[test]
fn a_killed_server_loses_nothing_in_draft_and_play() {
    run(async |world| {
        let (host, guest) = table_of_two(world).await;
        let people = [&host, &guest];
        let mut taste = Taste(17);

        // In mid-draft: one has chosen, the other has not.
        host.decide(&mut taste).await;
        host.see("form[action$=\"/retract\"] button").await;
        guest.see(".others .has-chosen").await;
        let before = [host.js(BOARD).await, guest.js(BOARD).await];
        kill_and_restart(world, people).await;
        assert_eq!([host.js(BOARD).await, guest.js(BOARD).await], before);
        host.see("form[action$=\"/retract\"] button").await;
        assert!(host.asked().await.is_none(), "a choice that was acknowledged is not asked for again");
        guest.decide(&mut taste).await;
        host.wait_asked().await;

        // In mid-game, after some turns.
        let mut turns = 0;
        while turns < 5 {
            for person in people {
                if person.asked().await.is_some() {
                    let deed = person.decide(&mut taste).await;
                    turns += usize::from(!deed.starts_with("keep"));
                }
            }
        }
        let both_idle = "return !document.documentElement.classList.contains('sending')";
        for person in people {
            person.until("quiet", both_idle).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let before = [host.js(BOARD).await, guest.js(BOARD).await];
        kill_and_restart(world, people).await;
        assert_eq!([host.js(BOARD).await, guest.js(BOARD).await], before);

        // A move while the server is away does not get through, says so, and works afterwards.
        let actor = if host.asked().await.is_some() { &host } else { &guest };
        world.server.kill();
        actor.see("[data-banner]").await;
        let asked = actor.wait_asked().await;
        let offer = &asked.offers[0];
        for thing in offer.things() {
            actor.touch(thing).await;
        }
        actor.click("[data-main]:enabled").await;
        assert!(
            actor.see("[data-refusal]:not([hidden])").await.as_str().unwrap().contains("did not get through")
        );
        world.server.restart();
        for person in people {
            person.until("a connection", "return document.querySelector('[data-banner]').hidden").await;
        }
        assert_eq!(actor.wait_asked().await.decision, asked.decision, "nothing was done");
        // What was chosen is still chosen; it is taken back first.
        while actor.count(".picked").await > 0 {
            actor.press(Key::Escape).await;
        }
        actor.decide(&mut taste).await;

        // The game goes on.
        let mut more = 0;
        while more < 4 {
            for person in people {
                if person.asked().await.is_some() {
                    person.decide(&mut taste).await;
                    more += 1;
                }
            }
        }
    });
}

/// A server that is frozen says nothing and keeps its connections: a page asks, and does not wait for ever.
#[test]
fn a_frozen_server_is_noticed() {
    run(async |world| {
        let (host, guest) = table_of_two(world).await;
        world.server.signal("-STOP");
        for person in [&host, &guest] {
            person.see("[data-banner]").await;
            assert!(person.text("[data-banner]").await.contains("Connection lost"));
        }
        world.server.signal("-CONT");
        for person in [&host, &guest] {
            person.until("a connection", "return document.querySelector('[data-banner]').hidden").await;
            assert_eq!(person.js("return window.wasNotReloaded").await, true, "nobody had to load anything");
        }
        host.decide(&mut Taste(3)).await;
        guest.see(".others .has-chosen").await;
    });
}
