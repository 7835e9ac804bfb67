//! What every store promises about lists of tables.

use super::{AnyStore, entry, ids, player, row, summary, with};
use crate::{Filter, Status, Summary, TableSecret};

pub(crate) async fn lists_are_newest_first_and_limited(store: AnyStore) {
    for (id, updated_ms) in [("b", 20), ("d", 30), ("a", 20), ("c", 10)] {
        store.create_table(row(id, updated_ms), None, vec![]).await.unwrap();
    }
    assert_eq!(ids(&store, Filter::Live).await, ["d", "a", "b", "c"]);
    store.append("c", 0, vec![], Some(summary(Status::Open, 40))).await.unwrap();
    assert_eq!(ids(&store, Filter::Live).await, ["c", "d", "a", "b"]);
    let two = store.list(Filter::Public(None), 2).await.unwrap();
    assert_eq!(two, [row("c", 40), row("d", 30)]);
    assert_eq!(store.list(Filter::Live, 0).await, Ok(vec![]));
}

pub(crate) async fn lists_follow_the_status(store: AnyStore) {
    let private = with(row("private", 9), |row| row.public = false);
    store.create_table(private, None, vec![]).await.unwrap();
    let all = [Status::Open, Status::Playing, Status::Over, Status::Closed];
    for (updated_ms, status) in (1..).zip(all) {
        let row = with(row(status.as_str(), updated_ms), |row| row.summary.status = status);
        store.create_table(row, None, vec![]).await.unwrap();
    }
    assert_eq!(ids(&store, Filter::Public(None)).await, ["playing", "open"]);
    assert_eq!(ids(&store, Filter::Live).await, ["private", "playing", "open"]);
    store.append("open", 0, vec![], Some(summary(Status::Over, 10))).await.unwrap();
    assert_eq!(ids(&store, Filter::Public(None)).await, ["playing"]);
    assert_eq!(ids(&store, Filter::Live).await, ["private", "playing"]);
}

pub(crate) async fn lists_follow_the_seats(store: AnyStore) {
    let (ann, ben) = (player(1), player(2));
    let sits = with(row("a", 1), |row| row.summary.players = [ann].into());
    store.create_table(sits, None, vec![]).await.unwrap();
    store.create_table(row("b", 2), None, vec![]).await.unwrap();
    assert_eq!(ids(&store, Filter::Of(ann)).await, ["a"]);
    assert_eq!(ids(&store, Filter::Of(ben)).await, [""; 0]);

    let both = Summary { players: [ann, ben].into(), waiting: [ben].into(), ..summary(Status::Playing, 5) };
    store.append("b", 0, vec![entry(0, "seats")], Some(both.clone())).await.unwrap();
    assert_eq!(ids(&store, Filter::LiveOf(ann)).await, ["b", "a"]);
    let of_ben = store.list(Filter::LiveOf(ben), 10).await.unwrap();
    assert_eq!(of_ben[0].summary, both);

    // Ann leaves; the table goes on and ends.
    let over = Summary { players: [ben].into(), ..summary(Status::Over, 6) };
    store.append("b", 1, vec![entry(1, "leave")], Some(over)).await.unwrap();
    assert_eq!(ids(&store, Filter::Of(ann)).await, ["a"]);
    assert_eq!(ids(&store, Filter::LiveOf(ben)).await, [""; 0]);
    assert_eq!(ids(&store, Filter::FinishedOf(ben)).await, ["b"]);
    assert_eq!(ids(&store, Filter::Of(ben)).await, ["b"]);
    assert_eq!(ids(&store, Filter::FinishedOf(ann)).await, [""; 0]);
}

pub(crate) async fn lists_show_no_secret(store: AnyStore) {
    let sits = with(row("a", 1), |row| row.summary.players = [player(1)].into());
    let secret = TableSecret::new("hush-hush");
    store.create_table(sits, Some(secret), vec![entry(0, "hush-hush")]).await.unwrap();
    for filter in [Filter::Public(None), Filter::Live, Filter::Of(player(1)), Filter::LiveOf(player(1))] {
        let rows = store.list(filter, 10).await.unwrap();
        assert_eq!(rows.len(), 1);
        assert!(!format!("{rows:?}").contains("hush-hush"));
    }
    // Nor does anything that somebody might log, though the whole table holds it.
    let stored = store.load("a").await.unwrap();
    assert_eq!(stored.secret.as_ref().map(TableSecret::reveal), Some("hush-hush"));
    assert!(!format!("{stored:?}").contains("hush-hush"));
}

pub(crate) async fn public_tables_are_listed_without_ones_own(store: AnyStore) {
    let (ann, ben) = (player(1), player(2));
    for (id, updated_ms, sits) in [("anns", 3, ann), ("bens", 2, ben)] {
        let row = with(row(id, updated_ms), |row| row.summary.players = [sits].into());
        store.create_table(row, None, vec![]).await.unwrap();
    }
    // However many private ones are newer, they hide nothing.
    for number in 0..50 {
        let private = with(row(&format!("private-{number}"), 100 + number), |row| row.public = false);
        store.create_table(private, None, vec![]).await.unwrap();
    }
    let two = async |besides| -> Vec<String> {
        let rows = store.list(Filter::Public(besides), 2).await.unwrap();
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(two(None).await, ["anns", "bens"]);
    assert_eq!(two(Some(ann)).await, ["bens"]);
    assert_eq!(two(Some(player(9))).await, ["anns", "bens"]);
}

pub(crate) async fn waiting_bots_are_listed(store: AnyStore) {
    let waits = |status| Summary { bots_wait: true, ..summary(status, 5) };
    for status in [Status::Open, Status::Playing, Status::Over] {
        let row = with(row(status.as_str(), 1), |row| row.summary = waits(status));
        store.create_table(row, None, vec![]).await.unwrap();
    }
    assert_eq!(ids(&store, Filter::BotsWait).await, ["playing"]);
    store.append("playing", 0, vec![], Some(summary(Status::Playing, 6))).await.unwrap();
    assert_eq!(ids(&store, Filter::BotsWait).await, [""; 0]);
    store.append("playing", 0, vec![], Some(waits(Status::Playing))).await.unwrap();
    assert_eq!(ids(&store, Filter::BotsWait).await, ["playing"]);
    let newer = Summary { updated_ms: 9, ..waits(Status::Playing) };
    store.create_table(with(row("newer", 1), |row| row.summary = newer), None, vec![]).await.unwrap();
    let idle = async |before_ms, limit| store.bots_idle(before_ms, limit).await.unwrap();
    let (playing, newer) = (("playing".to_owned(), 5), ("newer".to_owned(), 9));
    assert_eq!(idle(10, 9).await, [newer.clone(), playing.clone()]);
    assert_eq!(idle(10, 1).await, [newer]);
    assert_eq!(idle(9, 9).await, [playing]);
    assert_eq!(idle(5, 9).await, []);
}
