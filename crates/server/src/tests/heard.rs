//! What a node hears of others: added without a look into the log where it follows, and read there where it does not.

use std::sync::Arc;

use engine::Seat;
use store::StoredEntry;

use super::browser::{TestServer, two_people};
use crate::change::{Change, Done};
use crate::chat::Words;
use crate::live_table::LiveTable;

/// A table that somebody watches, and what another node appends to it.
struct Heard {
    server: TestServer,
    id: String,
    live: Arc<LiveTable>,
    entries: Vec<StoredEntry>,
}

fn say(change: &mut Change, text: &str) -> Done {
    let seat = Seat::at(0);
    let (me, name) = {
        let at = change.state.at(seat);
        (at.occupant.owner().expect("Ann sits there"), at.name.clone())
    };
    change.say(me, Some(seat), name, Words::typed(text).expect("words"))
}

impl Heard {
    async fn new() -> Heard {
        let server = TestServer::new();
        let (_, _, id) = two_people(&server).await;
        let live = server.tables.get(&id).await.expect("a table");
        let mut change = Change::of(&live.now(), server.tables.now_ms());
        for text in ["alpha", "bravo", "charlie"] {
            say(&mut change, text).expect("it may be said");
        }
        let entries = change.entries;
        Heard { server, id, live, entries }
    }

    /// The other node has appended it.
    async fn store(&self) {
        let (id, at, entries) = (&self.id, self.live.now().next, self.entries.clone());
        self.server.tables.store.append(id, at, entries, None).await.expect("it is kept");
    }

    /// Hears that the first `count` entries were appended, of which only these were told; whether the log has to be read.
    fn hears(&self, count: usize, told: &[StoredEntry]) -> bool {
        let next = self.entries[count - 1].number + 1;
        let behind = self.server.tables.hear(&self.id, next, told);
        behind.inspect(|(_, number)| assert_eq!(*number, next)).is_some()
    }

    fn lines(&self) -> Vec<String> {
        let line = |words: &Words| match words {
            Words::Text(text) => text.clone(),
            Words::Sign(sign) => sign.word().to_owned(),
        };
        self.live.now().chat.lines.iter().map(|said| line(&said.words)).collect()
    }

    async fn until_said(&self, lines: &[&str]) {
        let mut now = self.live.watch();
        while self.lines() != lines {
            now.changed().await.expect("the table is there");
        }
    }
}

#[tokio::test]
async fn what_follows_is_added_unasked() {
    let heard = Heard::new().await;
    assert!(!heard.hears(1, &heard.entries[..1]));
    assert_eq!(heard.lines(), [""; 0], "nobody watches, so it is read when somebody asks");
    let _watching = heard.live.watch();
    // The log does not hold it, so it can only come from what was told.
    assert!(!heard.hears(1, &heard.entries[..1]));
    assert_eq!(heard.lines(), ["alpha"]);
    assert!(!heard.hears(1, &heard.entries[..1]), "what is known already is no news");
    assert!(!heard.hears(3, &heard.entries[1..]));
    assert_eq!(heard.lines(), ["alpha", "bravo", "charlie"]);
}

#[tokio::test]
async fn what_is_told_while_somebody_acts_waits_for_them() {
    let heard = Heard::new().await;
    let _watching = heard.live.watch();
    let acting = heard.live.writing.lock().await;
    assert!(!heard.hears(1, &heard.entries[..1]));
    assert!(!heard.hears(3, &heard.entries[1..]));
    tokio::task::yield_now().await;
    assert_eq!(heard.lines(), [""; 0]);
    drop(acting);
    heard.until_said(&["alpha", "bravo", "charlie"]).await;
}

#[tokio::test]
async fn what_does_not_follow_is_read_in_the_log() {
    let heard = Heard::new().await;
    let _watching = heard.live.watch();
    let [alpha, bravo, charlie] = [0, 1, 2].map(|at| &heard.entries[at..=at]);
    assert!(heard.hears(2, bravo), "the one before it was not told");
    assert!(heard.hears(1, &[]), "it was too much to be told");
    let forged = [StoredEntry { hash: alpha[0].hash ^ 1, ..alpha[0].clone() }];
    assert!(heard.hears(1, &forged), "it is not what the log would say");
    assert_eq!(heard.lines(), [""; 0]);
    assert!(!heard.hears(1, alpha), "what could not be used stands in nobody's way");
    assert!(heard.hears(3, charlie));
    assert_eq!(heard.lines(), ["alpha"]);
}

#[tokio::test]
async fn what_somebody_who_acts_misses_is_read_when_they_are_done() {
    let heard = Heard::new().await;
    heard.store().await;
    let _watching = heard.live.watch();
    let acting = heard.live.writing.lock().await;
    // The last one was too much to be told.
    assert!(!heard.hears(2, &heard.entries[..2]));
    assert!(!heard.hears(3, &[]));
    drop(acting);
    heard.until_said(&["alpha", "bravo", "charlie"]).await;
}

#[tokio::test]
async fn who_was_slower_goes_on_after_what_was_heard() {
    for told in 0..=3 {
        let heard = Heard::new().await;
        heard.store().await;
        let acting = heard.live.writing.lock().await;
        heard.live.hear(&heard.entries[..told]);
        let tables = &heard.server.tables;
        tables.try_change(&heard.live, |change| say(change, "delta")).await.expect("it is said in the end");
        drop(acting);
        let lines = ["alpha", "bravo", "charlie", "delta"];
        assert_eq!(heard.lines(), lines, "{told} told");
        let log = tables.store.entries_since(vec![(heard.id.clone(), heard.entries[0].number)]).await;
        let said: Vec<bool> = log
            .expect("a log")
            .remove(0)
            .iter()
            .zip(lines)
            .map(|(entry, word)| entry.body.contains(word))
            .collect();
        assert_eq!(said, [true; 4]);
    }
}
