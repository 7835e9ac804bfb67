//! The tests every store passes. A backend lists itself with [`store_suite!`] and gets one test per promise.
//!
//! A check gets a store with nothing in it, and knows it as `dyn Store` only.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::{
    APPEND_MAX, BODY_BYTES_MAX, Filter, Moment, OpenedBy, Player, PlayerHash, Status, Store, StoreError,
    StoredEntry, Summary, TableRow, TableSecret, Totals,
};

/// Makes a test of every check. `$run` takes a check and calls it with an empty store.
macro_rules! store_suite {
    ($run:path) => {
        $crate::suite::store_suite!($run:
            a_table_comes_back_as_it_was_stored
            a_table_without_secret_or_entries_comes_back
            an_id_is_taken_once
            an_append_continues_the_log
            an_append_at_another_number_conflicts_and_changes_nothing
            an_append_is_all_or_nothing
            an_append_can_change_the_summary_alone
            a_log_is_read_from_a_number_on
            unknown_tables_are_not_found
            lists_are_newest_first_and_limited
            lists_follow_the_status
            lists_follow_the_seats
            lists_show_no_secret
            public_tables_are_listed_without_ones_own
            waiting_bots_are_listed
            opened_tables_are_counted_until_they_are_finished
            only_what_nobody_played_is_deleted
            expired_tables_are_the_oldest_of_their_status
            what_no_server_saw_grow_old_is_not_old
            seen_time_never_goes_back
            a_player_is_replaced
            what_breaks_a_limit_is_refused
            of_rivals_one_wins
            concurrent_appends_number_every_entry_once
            everything_can_be_gone_through
            a_lease_is_renewed_by_its_holder
            what_is_asked_waits_to_be_told_to_those_who_wish_it
            a_notice_is_changed_by_one_of_those_who_saw_it
            a_notice_is_due_at_its_time_and_oldest_first
            a_notice_goes_with_its_table
            wishes_are_replaced_forgotten_and_gone_through
            the_first_secret_stays_until_it_is_replaced
            what_people_wish_shows_in_no_table
            a_closed_store_is_unavailable
        );
    };
    ($run:path: $($check:ident)*) => {
        $(#[test] fn $check() { $run($crate::suite::$check) })*
    };
}
pub(crate) use store_suite;

pub(crate) mod list;
pub(crate) mod notice;
pub(crate) use list::*;
pub(crate) use notice::*;

/// The store as the checks know it.
pub(crate) type AnyStore = Arc<dyn Store>;

/// A player made of a number.
pub(crate) fn player(number: u8) -> PlayerHash {
    PlayerHash::new([number; 32])
}

/// An entry that can be told from every other.
pub(crate) fn entry(number: u64, body: &str) -> StoredEntry {
    // All 64 bits in use, since databases count in signed integers.
    let hash = u64::MAX - number;
    StoredEntry {
        number,
        kind: "act".to_owned(),
        body: body.to_owned(),
        hash,
        at_ms: 1_000 + number.cast_signed(),
    }
}

/// A summary of nobody's table.
pub(crate) fn summary(status: Status, updated_ms: i64) -> Summary {
    let nobody = BTreeSet::new();
    Summary {
        status,
        updated_ms,
        seen_ms: updated_ms / 10,
        players: nobody.clone(),
        waiting: nobody,
        bots_wait: false,
        disposable: false,
        shown: "{}".to_owned(),
        asked: Vec::new(),
    }
}

/// A table that waits for players.
pub(crate) fn row(id: &str, updated_ms: i64) -> TableRow {
    let summary = summary(Status::Open, updated_ms);
    TableRow { id: id.to_owned(), game: "cv".to_owned(), host: None, public: true, created_ms: 5, summary }
}

fn with(mut row: TableRow, change: impl FnOnce(&mut TableRow)) -> TableRow {
    change(&mut row);
    row
}

async fn ids(store: &AnyStore, filter: Filter) -> Vec<String> {
    let rows = store.list(filter, 100).await.unwrap();
    rows.into_iter().map(|row| row.id).collect()
}

#[track_caller]
fn check_invalid<T: std::fmt::Debug>(outcome: Result<T, StoreError>, what: &str) {
    match outcome {
        Err(StoreError::Invalid(why)) => assert!(why.contains(what), "`{why}` does not speak of `{what}`"),
        other => panic!("{what}: {other:?}"),
    }
}

pub(crate) async fn a_table_comes_back_as_it_was_stored(store: AnyStore) {
    let row = with(row("x-1_Y", 7), |row| {
        row.public = false;
        row.host = Some(player(3));
        row.summary.bots_wait = true;
        row.summary.disposable = true;
        row.summary.players = [player(1), player(2)].into();
        row.summary.waiting = [player(2)].into();
        row.summary.shown = r#"{"seats":["Żółw","\u0000"]}"#.to_owned();
    });
    let entries = vec![entry(0, ""), entry(1, "line\nline '; -- \u{1F3B2}")];
    let secret = Some(TableSecret::new("12ab"));
    store.create_table(row.clone(), secret.clone(), entries.clone()).await.unwrap();
    let stored = store.load("x-1_Y").await.unwrap();
    assert_eq!(stored.row, row);
    assert!(stored.secret == secret);
    assert!(stored.entries == entries);
    assert_eq!(stored.next_number(), 2);
}

pub(crate) async fn a_table_without_secret_or_entries_comes_back(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    let stored = store.load("a").await.unwrap();
    assert_eq!((stored.row, stored.secret, stored.entries), (row("a", 1), None, vec![]));
    store.append("a", 0, vec![entry(0, "first")], None).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().next_number(), 1);
}

pub(crate) async fn an_id_is_taken_once(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![entry(0, "mine")]).await.unwrap();
    let taken = store.create_table(row("a", 9), Some(TableSecret::new("s")), vec![entry(0, "yours")]).await;
    assert_eq!(taken, Err(StoreError::Conflict { expected: 0, next: 1 }));
    let stored = store.load("a").await.unwrap();
    assert_eq!((stored.row.summary.updated_ms, stored.secret), (1, None));
    assert_eq!(stored.entries[0].body, "mine");
}

pub(crate) async fn an_append_continues_the_log(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
    store.append("a", 1, vec![entry(1, "b"), entry(2, "c")], None).await.unwrap();
    let new = Summary { players: [player(3)].into(), ..summary(Status::Playing, 50) };
    store.append("a", 3, vec![entry(3, "d")], Some(new.clone())).await.unwrap();
    let stored = store.load("a").await.unwrap();
    assert_eq!(stored.row.summary, new);
    assert!(stored.entries == [entry(0, "a"), entry(1, "b"), entry(2, "c"), entry(3, "d")]);
}

pub(crate) async fn an_append_at_another_number_conflicts_and_changes_nothing(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![entry(0, "a"), entry(1, "b")]).await.unwrap();
    for expected in [0, 1, 3, 1 << 40] {
        let late = Some(summary(Status::Over, 99));
        let outcome = store.append("a", expected, vec![entry(expected, "x")], late).await;
        assert_eq!(outcome, Err(StoreError::Conflict { expected, next: 2 }));
    }
    let stored = store.load("a").await.unwrap();
    assert_eq!(stored.row, row("a", 1));
    assert!(stored.entries == [entry(0, "a"), entry(1, "b")]);
}

pub(crate) async fn an_append_is_all_or_nothing(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
    // The second entry cannot be stored, so the first may not be either, nor the summary.
    for bad in [entry(3, "gap"), entry(1, "twice"), entry(2, &"x".repeat(BODY_BYTES_MAX + 1))] {
        let new = Some(summary(Status::Over, 99));
        check_invalid(store.append("a", 1, vec![entry(1, "b"), bad], new).await, "");
    }
    let stored = store.load("a").await.unwrap();
    assert_eq!((stored.next_number(), stored.row), (1, row("a", 1)));
}

pub(crate) async fn an_append_can_change_the_summary_alone(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
    let new = summary(Status::Closed, 8);
    let outcome = store.append("a", 0, vec![], Some(new.clone())).await;
    assert_eq!(outcome, Err(StoreError::Conflict { expected: 0, next: 1 }));
    store.append("a", 1, vec![], Some(new.clone())).await.unwrap();
    let stored = store.load("a").await.unwrap();
    assert_eq!((stored.row.summary.clone(), stored.next_number()), (new, 1));
}

pub(crate) async fn a_log_is_read_from_a_number_on(store: AnyStore) {
    let log = vec![entry(0, "a"), entry(1, "b"), entry(2, "c")];
    store.create_table(row("a", 1), None, log.clone()).await.unwrap();
    store.create_table(row("b", 1), None, vec![entry(0, "other")]).await.unwrap();
    let since = async |tables: &[(&str, u64)]| {
        store.entries_since(tables.iter().map(|&(id, from)| (id.to_owned(), from)).collect()).await
    };
    for from in 0..=3 {
        assert!(since(&[("a", from)]).await.unwrap() == [&log[from as usize..]], "from {from}");
    }
    assert_eq!(since(&[("a", 1 << 40)]).await, Ok(vec![vec![]]));
    assert_eq!(since(&[]).await, Ok(vec![]));
    // Many at once, in the order in which they were asked for, also twice.
    let many = since(&[("b", 0), ("nowhere", 0), ("a", 1), ("a", 2), ("b", 1)]).await.unwrap();
    let b = vec![entry(0, "other")];
    assert!(many == [b, vec![], log[1..].to_vec(), log[2..].to_vec(), vec![]]);
}

pub(crate) async fn everything_can_be_gone_through(store: AnyStore) {
    for (id, status) in
        [("c", Status::Over), ("B", Status::Open), ("a", Status::Closed), ("_", Status::Playing)]
    {
        let row = with(row(id, 1), |row| row.summary.status = status);
        store.create_table(row, None, vec![]).await.unwrap();
    }
    // In the order of bytes, whatever language the database sorts in.
    assert_eq!(store.ids("", 10).await.unwrap(), ["B", "_", "a", "c"]);
    assert_eq!(store.ids("B", 2).await.unwrap(), ["_", "a"]);
    assert_eq!(store.ids("c", 2).await.unwrap(), [""; 0]);
    for number in [3, 1, 2] {
        let (name, colour, language) = ("Ann".to_owned(), "red".to_owned(), "en".to_owned());
        let ann = Player { hash: player(number), name, colour, language, updated_ms: i64::from(number) };
        store.put_player(ann).await.unwrap();
    }
    let hashes = async |after, limit| -> Vec<PlayerHash> {
        let players = store.players(after, limit).await.unwrap();
        players.into_iter().map(|player| player.hash).collect()
    };
    assert_eq!(hashes(None, 2).await, [player(1), player(2)]);
    assert_eq!(hashes(Some(player(2)), 2).await, [player(3)]);
    assert_eq!(hashes(Some(player(3)), 2).await, []);
    store.append("B", 0, vec![entry(0, "x"), entry(1, "y")], None).await.unwrap();
    assert_eq!(store.totals().await.unwrap(), Totals { tables: 4, entries: 2, players: 3 });
}

pub(crate) async fn a_lease_is_renewed_by_its_holder(store: AnyStore) {
    let lasts = Duration::from_secs(3600);
    assert_eq!(store.claim("sweep", lasts).await, Ok(true));
    assert_eq!(store.claim("sweep", lasts).await, Ok(true));
    assert_eq!(store.claim("other", Duration::ZERO).await, Ok(true));
    assert_eq!(store.tell("a", "nobody may listen").await, Ok(()));
}

pub(crate) async fn unknown_tables_are_not_found(store: AnyStore) {
    for id in ["a", "", "\0", "a\0b", "a b", "ä", "../a", &"x".repeat(1000)] {
        assert_eq!(store.load(id).await, Err(StoreError::NotFound), "{id:?}");
    }
    assert_eq!(store.append("a", 0, vec![entry(0, "a")], None).await, Err(StoreError::NotFound));
    assert_eq!(store.get_player(player(1)).await, Ok(None));
    assert_eq!(store.list(Filter::Live, 10).await, Ok(vec![]));
}

pub(crate) async fn expired_tables_are_the_oldest_of_their_status(store: AnyStore) {
    let tables = [
        ("a", 30, Status::Open),
        ("b", 10, Status::Over),
        ("c", 20, Status::Playing),
        ("d", 5, Status::Open),
    ];
    for (id, updated_ms, status) in tables {
        let row = with(row(id, updated_ms), |row| row.summary.status = status);
        store.create_table(row, None, vec![]).await.unwrap();
    }
    let expired = async |among: &[Status], before_ms, limit| -> Vec<String> {
        let rows = store.expired(among, Moment { at_ms: before_ms, seen_ms: 100 }, limit).await.unwrap();
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(expired(&Status::LIVE, 30, 9).await, ["d", "c"]);
    assert_eq!(expired(&Status::LIVE, 31, 9).await, ["d", "c", "a"]);
    assert_eq!(expired(&Status::LIVE, 31, 1).await, ["d"]);
    assert_eq!(expired(&Status::FINISHED, 31, 9).await, ["b"]);
    assert_eq!(expired(&[], 31, 9).await, [""; 0]);
}

pub(crate) async fn what_no_server_saw_grow_old_is_not_old(store: AnyStore) {
    for (id, updated_ms) in [("a", 10), ("b", 30)] {
        store.create_table(row(id, updated_ms), None, vec![]).await.unwrap();
        let done = with(row(&format!("{id}-done"), updated_ms), |row| {
            row.summary = Summary { disposable: true, ..summary(Status::Closed, updated_ms) };
        });
        store.create_table(done, None, vec![]).await.unwrap();
    }
    // The clock of the machine was set forward, and servers have seen little time pass; then the other way round.
    for (at_ms, seen_ms, is_old) in
        [(i64::MAX, 1, false), (i64::MAX, 2, true), (10, 99, false), (11, 99, true)]
    {
        let before = Moment { at_ms, seen_ms };
        let live = store.expired(&Status::LIVE, before, 9).await.unwrap();
        let done = store.disposable(before, 9).await.unwrap();
        let ids: Vec<&str> = live.iter().chain(&done).map(|row| row.id.as_str()).collect();
        assert_eq!(ids, if is_old { vec!["a", "a-done"] } else { vec![] }, "{before:?}");
    }
    // A change makes a table young again by both clocks.
    store.append("a", 0, vec![entry(0, "a")], Some(summary(Status::Playing, 90))).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().row.summary.seen_ms, 9);
    let before = Moment { at_ms: 50, seen_ms: 50 };
    assert_eq!(store.expired(&Status::LIVE, before, 9).await.unwrap().len(), 1);
}

pub(crate) async fn seen_time_never_goes_back(store: AnyStore) {
    assert_eq!(store.note_seen(0).await, Ok(0));
    assert_eq!(store.note_seen(500).await, Ok(500));
    assert_eq!(store.note_seen(0).await, Ok(500), "this is how a server begins");
    assert_eq!(store.note_seen(400).await, Ok(500), "of two servers neither turns the other back");
    assert_eq!(store.note_seen(501).await, Ok(501));
}

pub(crate) async fn a_player_is_replaced(store: AnyStore) {
    let ann = Player {
        hash: player(1),
        name: "Ann Ż".to_owned(),
        colour: "teal".to_owned(),
        language: "pl".to_owned(),
        updated_ms: 1,
    };
    let ben = Player { hash: player(2), name: String::new(), ..ann.clone() };
    store.put_player(ann.clone()).await.unwrap();
    store.put_player(ben.clone()).await.unwrap();
    assert_eq!(store.get_player(ann.hash).await, Ok(Some(ann.clone())));
    let renamed = Player { name: "Anna".to_owned(), updated_ms: 2, ..ann };
    store.put_player(renamed.clone()).await.unwrap();
    assert_eq!(store.get_player(renamed.hash).await, Ok(Some(renamed)));
    assert_eq!(store.get_player(ben.hash).await, Ok(Some(ben)));
}

pub(crate) async fn what_breaks_a_limit_is_refused(store: AnyStore) {
    let full = "ü".repeat(BODY_BYTES_MAX / 2);
    let over = format!("{full}x");
    store.create_table(row("a", 1), None, vec![entry(0, &full)]).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().entries[0].body, full);

    check_invalid(store.append("a", 1, vec![entry(1, &over)], None).await, "body");
    check_invalid(store.append("a", 1, vec![entry(1, "a\0b")], None).await, "zero byte");
    let many = (1..).take(APPEND_MAX + 1).map(|number| entry(number, "")).collect();
    check_invalid(store.append("a", 1, many, None).await, "at once");
    check_invalid(store.append("a", u64::MAX, vec![], None).await, "number");
    let two_words = StoredEntry { kind: "two words".to_owned(), ..entry(1, "") };
    check_invalid(store.append("a", 1, vec![two_words], None).await, "kind");
    let waits = Summary { waiting: [player(1)].into(), ..summary(Status::Playing, 2) };
    check_invalid(store.append("a", 1, vec![], Some(waits)).await, "waits");

    for id in ["", "a/b", "a b", "ü", &"x".repeat(65)] {
        check_invalid(store.create_table(row(id, 1), None, vec![]).await, "id");
    }
    check_invalid(store.create_table(row("b", 1), None, vec![entry(1, "")]).await, "belongs");
    let secret = Some(TableSecret::new(over.clone()));
    check_invalid(store.create_table(row("b", 1), secret, vec![]).await, "secret");
    let shown = with(row("b", 1), |row| row.summary.shown = over);
    check_invalid(store.create_table(shown, None, vec![]).await, "summary");
    let colour = String::new();
    let name = "Ann".to_owned();
    let nobody = Player { hash: player(1), name, colour, language: "en".to_owned(), updated_ms: 1 };
    check_invalid(store.put_player(nobody).await, "colour");

    assert_eq!(ids(&store, Filter::Live).await, ["a"]);
    assert_eq!(store.load("a").await.unwrap().next_number(), 1);
}

pub(crate) async fn of_rivals_one_wins(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    for number in 0..10 {
        let rivals: Vec<_> = (0..8)
            .map(|rival| {
                let store = store.clone();
                let entries = vec![entry(number, &format!("rival {rival}"))];
                tokio::spawn(async move { (rival, store.append("a", number, entries, None).await) })
            })
            .collect();
        let mut winners = Vec::new();
        for rival in rivals {
            match rival.await.unwrap() {
                (rival, Ok(())) => winners.push(rival),
                (_, Err(error)) => {
                    assert_eq!(error, StoreError::Conflict { expected: number, next: number + 1 });
                }
            }
        }
        assert_eq!(winners.len(), 1);
        let last = store.load("a").await.unwrap().entries.pop().unwrap();
        assert_eq!(last.body, format!("rival {}", winners[0]));
    }
}

pub(crate) async fn concurrent_appends_number_every_entry_once(store: AnyStore) {
    const TABLES: u64 = 4;
    const ROUNDS: u64 = 25;
    for table in 0..TABLES {
        store.create_table(row(&format!("t{table}"), 1), None, vec![]).await.unwrap();
    }
    // Two writers per table, as with two servers: the one that loses loads the log and tries again behind it.
    let writers: Vec<_> = (0..2 * TABLES)
        .map(|writer| {
            let (store, table) = (store.clone(), format!("t{}", writer % TABLES));
            tokio::spawn(async move {
                let mut next = 0;
                let mut done = 0;
                while done < ROUNDS {
                    let body = format!("{writer} {done}");
                    match store
                        .append(&table, next, vec![entry(next, &body), entry(next + 1, &body)], None)
                        .await
                    {
                        Ok(()) => (next, done) = (next + 2, done + 1),
                        Err(StoreError::Conflict { .. }) => {
                            next = store.load(&table).await.unwrap().next_number();
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    for table in 0..TABLES {
        let entries = store.load(&format!("t{table}")).await.unwrap().entries;
        let numbers: Vec<_> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (0..4 * ROUNDS).collect::<Vec<_>>());
        let bodies: BTreeSet<_> = entries.chunks(2).map(|pair| &pair[0].body).collect();
        assert_eq!(bodies.len() as u64, 2 * ROUNDS);
        assert!(entries.chunks(2).all(|pair| pair[0].body == pair[1].body));
    }
}

pub(crate) async fn a_closed_store_is_unavailable(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    store.health().await.unwrap();
    store.close().await.unwrap();
    let append = store.append("a", 0, vec![entry(0, "a")], None).await;
    assert!(matches!(append, Err(StoreError::Unavailable(_))), "{append:?}");
    let load = store.load("a").await;
    assert!(matches!(load, Err(StoreError::Unavailable(_))), "{load:?}");
    let health = store.health().await;
    assert!(matches!(health, Err(StoreError::Unavailable(_))), "{health:?}");
    // Closing twice is how a shutdown that is asked for twice looks.
    let again = store.close().await;
    assert!(matches!(again, Err(StoreError::Unavailable(_))), "{again:?}");
}

pub(crate) async fn opened_tables_are_counted_until_they_are_finished(store: AnyStore) {
    let ann = player(1);
    let bots = Summary { disposable: true, ..summary(Status::Playing, 1) };
    for (id, summary) in [
        ("a", summary(Status::Open, 1)),
        ("b", bots),
        ("c", summary(Status::Over, 1)),
        ("d", summary(Status::Open, 1)),
    ] {
        let host = if id == "d" { None } else { Some(ann) };
        let row = TableRow { host, summary, ..row(id, 1) };
        store.create_table(row, None, vec![]).await.unwrap();
    }
    assert_eq!(store.opened_by(ann).await, Ok(OpenedBy { tables: 2, bots_only: 1 }));
    assert_eq!(store.opened_by(player(2)).await, Ok(OpenedBy::default()));
    assert_eq!(ids(&store, Filter::OpenedBy(ann)).await, ["a", "b"]);
    store.append("b", 0, vec![], Some(summary(Status::Over, 2))).await.unwrap();
    assert_eq!(store.opened_by(ann).await, Ok(OpenedBy { tables: 1, bots_only: 0 }));
}

pub(crate) async fn only_what_nobody_played_is_deleted(store: AnyStore) {
    let tables = [
        ("lobby", Status::Closed, true),
        ("bots", Status::Over, true),
        ("people", Status::Over, false),
        ("going-on", Status::Playing, true),
    ];
    for (updated_ms, (id, status, disposable)) in (1..).zip(tables) {
        let row = with(row(id, updated_ms), |row| {
            row.summary = Summary { disposable, ..summary(status, updated_ms) }
        });
        store.create_table(row, Some(TableSecret::new("s")), vec![entry(0, id)]).await.unwrap();
    }
    let found = async |before_ms, limit| -> Vec<String> {
        let rows = store.disposable(Moment { at_ms: before_ms, seen_ms: 100 }, limit).await.unwrap();
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(found(9, 9).await, ["lobby", "bots"]);
    assert_eq!((found(2, 9).await, found(9, 1).await), (vec!["lobby".to_owned()], vec!["lobby".to_owned()]));
    for (id, _, _) in tables {
        let is_kept = matches!(id, "people" | "going-on");
        let outcome = store.delete(id).await;
        assert_eq!(outcome, if is_kept { Err(StoreError::NotFound) } else { Ok(()) }, "{id}");
        assert_eq!(store.load(id).await.is_ok(), is_kept, "{id}");
    }
    // The id of a deleted table is free again, and its log is empty.
    store.create_table(row("bots", 1), None, vec![]).await.unwrap();
    assert_eq!(store.load("bots").await.unwrap().entries, vec![]);
}
