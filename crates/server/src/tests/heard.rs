//! What a node hears of others: added without a look into the log where it follows, and read there where it does not.

use std::sync::Arc;

use engine::Seat;
use store::StoredEntry;
use testdb::Cluster;

use super::browser::{Browser, TestServer, two_people};
use super::rights::personal_link;
use crate::change::{Change, Done};
use crate::chat::Words;
use crate::error::AppError;
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
        let server = TestServer::on_shared(&Cluster::shared().new_database()).await;
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

#[tokio::test]
async fn what_was_heard_while_nobody_watched_is_read_when_somebody_asks() {
    let heard = Heard::new().await;
    heard.store().await;
    assert!(!heard.hears(3, &heard.entries[..3]));
    assert_eq!(heard.lines(), [""; 0]);
    heard.server.tables.get(&heard.id).await.expect("a table");
    assert_eq!(heard.lines(), ["alpha", "bravo", "charlie"]);
}

/// Of a page that connects while another node appends at least one side notices the other.
#[tokio::test]
async fn who_begins_to_watch_reads_what_was_heard_just_before() {
    let heard = Heard::new().await;
    heard.store().await;
    assert!(!heard.hears(3, &heard.entries[..3]));
    let _watching = heard.live.watch();
    assert!(heard.live.is_behind());
    heard.server.tables.keep_up(&heard.live).await.expect("the log can be read");
    assert_eq!(heard.lines(), ["alpha", "bravo", "charlie"]);
    assert!(!heard.live.is_behind());
}

#[tokio::test]
async fn what_is_not_so_is_believed_until_the_log_was_read() {
    let heard = Heard::new().await;
    heard.live.note_heard_to(u64::MAX);
    assert!(heard.live.is_behind());
    heard.server.tables.get(&heard.id).await.expect("a table");
    assert!(!heard.live.is_behind(), "or every look would read the log");
}

/// Somebody was told that their move could not be kept, and it was kept all the same.
#[tokio::test]
async fn an_append_that_was_given_up_and_kept_is_read() {
    let heard = Heard::new().await;
    heard.store().await;
    let next = heard.entries[2].number + 1;
    let tables = &heard.server.tables;
    assert!(tables.hear_own(&heard.id, next).is_none(), "whoever asked for it is about to know");
    heard.live.set_in_doubt(true);
    assert!(tables.hear_own(&heard.id, next).is_some(), "nobody else reads it");
    // It came while they gave up.
    let _watching = heard.live.watch();
    let refused: Result<(), _> = tables.change(&heard.live, |_| Err(AppError::Stale)).await;
    assert!(matches!(refused, Err(AppError::Stale)), "{refused:?}");
    heard.until_said(&["alpha", "bravo", "charlie"]).await;
}

#[tokio::test]
async fn who_looks_at_a_table_that_this_program_cannot_follow_is_sent_away() {
    let heard = Heard::new().await;
    let forged = StoredEntry { hash: heard.entries[0].hash ^ 1, ..heard.entries[0].clone() };
    let (id, at, tables) = (&heard.id, heard.live.now().next, &heard.server.tables);
    tables.store.append(id, at, vec![forged], None).await.expect("it is kept");
    let mut now = heard.live.watch();
    now.borrow_and_update();
    let outcome = tables.refresh(&heard.live).await;
    assert!(matches!(outcome, Err(AppError::Unavailable)), "{outcome:?}");
    assert!(heard.live.is_abandoned() && tables.is_dropped(&heard.live));
    assert!(now.has_changed().expect("the table is there"), "everybody looks again");
    // A newer one stays where an older one is given up.
    let newer = LiveTable::new((*heard.live.now()).clone());
    let newer = tables.loaded.insert(tables.loaded.begin(), id, newer).expect("it is in memory");
    tables.loaded.remove_this(id, &heard.live);
    assert!(!tables.is_dropped(&newer));
}

/// A seat moves to another device at one node, and the old device acts at another one that has not heard of it.
#[tokio::test]
async fn a_device_that_was_left_acts_at_no_node() {
    let url = Cluster::shared().new_database();
    let (one, two) = (TestServer::on_shared(&url).await, TestServer::on_shared(&url).await);
    let (mut ann, mut ben, id) = two_people(&one).await;
    let path = format!("/t/{id}");
    let asked = ann.get(&path).await.actions().expect("Ann is asked");
    let (action, decision) = (asked["actions"][0]["n"].as_str().expect("notation"), &asked["decision"]);
    let form = format!("decision={decision}&seat=1&action={}", action.replace(' ', "+"));
    let mut phone = two.browser();
    let link = personal_link(&mut Browser { router: two.router.clone(), ..ann.clone() }, &id).await;
    assert_eq!(phone.post(&link, "").await.status, 303);
    // Nobody has told the first server.
    let answer = ann.post_json(&format!("{path}/act"), &form).await;
    assert_eq!(answer.status, 403, "{}", answer.text);
    assert!(ben.act(&id, 0).await, "the others play on");
    phone.router = one.router.clone();
    assert!(phone.act(&id, 0).await, "and so does the new device");
}
