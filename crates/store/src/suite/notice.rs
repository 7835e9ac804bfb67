//! What every store promises about wishes and notices.

use super::{AnyStore, check_invalid, entry, player, row, summary};
use crate::{Asked, BODY_BYTES_MAX, Notice, SecretText, Status, StoreError, StoredWishes, Summary};

/// A notice that was never written, to somebody about a decision, due at the time of the decision's number.
pub(crate) fn notice(table: &str, number: u8, decision: u64) -> Notice {
    Notice {
        table: table.to_owned(),
        player: player(number),
        version: 0,
        decision,
        due_ms: Some(decision.cast_signed()),
        told_ms: None,
        tries: 0,
        left: None,
    }
}

fn secret(text: &str) -> SecretText {
    SecretText::new(text)
}

/// A match in which these are asked these decisions.
fn asking(asked: &[(u8, u64, i64)]) -> Summary {
    let players: std::collections::BTreeSet<_> = asked.iter().map(|(number, _, _)| player(*number)).collect();
    let asked = asked
        .iter()
        .map(|&(number, decision, due_ms)| Asked { player: player(number), decision, due_ms })
        .collect();
    Summary { players: players.clone(), waiting: players, asked, ..summary(Status::Playing, 1) }
}

/// Who is to be told about which decision, and when.
async fn waiting(store: &AnyStore, table: &str) -> Vec<(u8, u64, Option<i64>)> {
    let notices = store.notices(table).await.unwrap();
    notices.iter().map(|notice| (notice.player.bytes()[0], notice.decision, notice.due_ms)).collect()
}

pub(crate) async fn what_is_asked_waits_to_be_told_to_those_who_wish_it(store: AnyStore) {
    for number in [1, 2] {
        store.put_wishes(player(number), Some(secret("w"))).await.unwrap();
    }
    let first = crate::TableRow { summary: asking(&[(1, 1, 10), (3, 1, 10)]), ..row("a", 1) };
    store.create_table(first, None, vec![entry(0, "a")]).await.unwrap();
    store.create_table(row("b", 1), None, vec![]).await.unwrap();
    assert_eq!(waiting(&store, "a").await, [(1, 1, Some(10))], "the third wishes nothing");
    // The same decision once more changes nothing, another one does.
    store.append("a", 1, vec![entry(1, "b")], Some(asking(&[(1, 1, 99), (2, 2, 20)]))).await.unwrap();
    assert_eq!(waiting(&store, "a").await, [(1, 1, Some(10)), (2, 2, Some(20))]);
    store.append("a", 2, vec![entry(2, "c")], Some(asking(&[(1, 3, 30), (2, 2, 99)]))).await.unwrap();
    assert_eq!(waiting(&store, "a").await, [(1, 3, Some(30)), (2, 2, Some(20))]);
    // Whoever is asked nothing any more is told nothing: answered, undone or over.
    store.append("a", 3, vec![entry(3, "d")], Some(asking(&[(2, 2, 99)]))).await.unwrap();
    assert_eq!(waiting(&store, "a").await, [(1, 3, None), (2, 2, Some(20))]);
    // An append that fails withdraws nothing, and one that says nothing of it neither.
    store.append("a", 3, vec![entry(3, "e")], Some(asking(&[]))).await.unwrap_err();
    store.append("a", 4, vec![entry(4, "e")], None).await.unwrap();
    assert_eq!(waiting(&store, "a").await, [(1, 3, None), (2, 2, Some(20))]);
    // What was told is not told again, until something else is asked.
    let mut told = store.notices("a").await.unwrap().remove(1);
    (told.due_ms, told.told_ms) = (None, Some(25));
    store.put_notice(told.clone()).await.unwrap();
    store.append("a", 5, vec![entry(5, "f")], Some(asking(&[(2, 2, 99)]))).await.unwrap();
    assert_eq!(waiting(&store, "a").await[1], (2, 2, None));
    store.append("a", 6, vec![entry(6, "g")], Some(asking(&[(2, 7, 99)]))).await.unwrap();
    let again = store.notices("a").await.unwrap().remove(1);
    assert_eq!((again.decision, again.due_ms, again.told_ms), (7, Some(99), Some(25)));
    assert!(again.version > told.version);
    assert_eq!(waiting(&store, "b").await, []);
    let nobody = Summary { waiting: [].into(), ..asking(&[(1, 9, 9)]) };
    check_invalid(store.append("a", 7, vec![], Some(nobody)).await, "asked");
}

pub(crate) async fn a_notice_is_changed_by_one_of_those_who_saw_it(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    let new = Notice { told_ms: Some(7), tries: 2, left: Some(secret("left")), ..notice("a", 1, 5) };
    assert_eq!(
        store.put_notice(Notice { version: 3, ..new.clone() }).await,
        Err(StoreError::Conflict { expected: 3, next: 0 })
    );
    store.put_notice(new.clone()).await.unwrap();
    assert_eq!(store.put_notice(new.clone()).await, Err(StoreError::Conflict { expected: 0, next: 1 }));
    let seen = Notice { version: 1, ..new };
    assert_eq!(store.notices("a").await.unwrap(), std::slice::from_ref(&seen));
    assert_eq!(store.put_notice(notice("b", 1, 5)).await, Err(StoreError::NotFound));
    // Several want to send it; one of them does.
    let mut sender_count = 0;
    let senders: Vec<_> = (0..8)
        .map(|number| {
            let (store, mine) = (store.clone(), Notice { due_ms: Some(100 + number), ..seen.clone() });
            tokio::spawn(async move { store.put_notice(mine).await })
        })
        .collect();
    for sender in senders {
        match sender.await.unwrap() {
            Ok(()) => sender_count += 1,
            Err(error) => assert_eq!(error, StoreError::Conflict { expected: 1, next: 2 }),
        }
    }
    assert_eq!(sender_count, 1);
    // A move that is made meanwhile counts, and whoever saw the notice before it does not.
    store.append("a", 0, vec![entry(0, "x")], Some(asking(&[]))).await.unwrap();
    let late = store.put_notice(Notice { version: 2, ..seen }).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 2, next: 3 }));
    assert_eq!(waiting(&store, "a").await, [(1, 5, None)]);
}

pub(crate) async fn a_notice_is_due_at_its_time_and_oldest_first(store: AnyStore) {
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    for (number, due_ms) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(20)), (5, Some(i64::MAX))] {
        store.put_notice(Notice { due_ms, ..notice("a", number, 1) }).await.unwrap();
    }
    let due = async |now_ms, limit| -> Vec<u8> {
        let due = store.due_notices(now_ms, limit).await.unwrap();
        due.iter().map(|notice| notice.player.bytes()[0]).collect()
    };
    // The last one was written before the clock was set back.
    assert_eq!(due(9, 9).await, [5]);
    assert_eq!(due(20, 9).await, [2, 4, 5]);
    assert_eq!(due(99, 2).await, [2, 4]);
}

pub(crate) async fn a_notice_goes_with_its_table(store: AnyStore) {
    let gone = Summary { disposable: true, ..summary(Status::Over, 1) };
    let gone = crate::TableRow { summary: gone, ..row("a", 1) };
    store.create_table(gone, None, vec![]).await.unwrap();
    store.put_notice(notice("a", 1, 1)).await.unwrap();
    store.delete("a").await.unwrap();
    assert_eq!(store.due_notices(99, 9).await, Ok(vec![]));
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    assert_eq!(waiting(&store, "a").await, []);
}

pub(crate) async fn wishes_are_replaced_forgotten_and_gone_through(store: AnyStore) {
    assert_eq!(store.wishes(player(1)).await, Ok(None));
    for (number, text) in [(2, "two"), (1, "one"), (3, "three"), (1, "uno")] {
        store.put_wishes(player(number), Some(secret(text))).await.unwrap();
    }
    assert_eq!(store.wishes(player(1)).await, Ok(Some(secret("uno"))));
    let all = |numbers: &[(u8, &str)]| -> Vec<StoredWishes> {
        let wish = |(number, text): &(u8, &str)| StoredWishes { player: player(*number), text: secret(text) };
        numbers.iter().map(wish).collect()
    };
    assert_eq!(store.all_wishes(None, 2).await, Ok(all(&[(1, "uno"), (2, "two")])));
    assert_eq!(store.all_wishes(Some(player(2)), 2).await, Ok(all(&[(3, "three")])));
    store.put_wishes(player(1), None).await.unwrap();
    store.put_wishes(player(9), None).await.unwrap();
    assert_eq!(store.wishes(player(1)).await, Ok(None));
    let long = secret(&"x".repeat(BODY_BYTES_MAX + 1));
    check_invalid(store.put_wishes(player(1), Some(long.clone())).await, "wishes");
    store.create_table(row("a", 1), None, vec![]).await.unwrap();
    check_invalid(store.put_notice(Notice { left: Some(long), ..notice("a", 1, 1) }).await, "wishes");
}

pub(crate) async fn the_first_secret_stays_until_it_is_replaced(store: AnyStore) {
    assert_eq!(store.secrets().await, Ok(vec![]));
    for (text, replaces, kept) in [("a", false, "a"), ("b", false, "a"), ("c", true, "c")] {
        store.keep_secret("push", secret(text), replaces).await.unwrap();
        assert_eq!(store.secrets().await, Ok(vec![("push".to_owned(), secret(kept))]));
    }
    check_invalid(store.keep_secret("two words", secret("x"), false).await, "name");
}

pub(crate) async fn what_people_wish_shows_in_no_table(store: AnyStore) {
    store.put_wishes(player(1), Some(secret("hush-hush"))).await.unwrap();
    store.keep_secret("push", secret("hush-hush"), false).await.unwrap();
    let first = crate::TableRow { summary: asking(&[(1, 1, 1)]), ..row("a", 1) };
    store.create_table(first, None, vec![]).await.unwrap();
    let mut waits = store.notices("a").await.unwrap().remove(0);
    waits.left = Some(secret("hush-hush"));
    store.put_notice(waits).await.unwrap();
    let shown = format!(
        "{:?} {:?} {:?} {:?}",
        store.load("a").await.unwrap(),
        store.notices("a").await.unwrap(),
        store.all_wishes(None, 9).await.unwrap(),
        store.secrets().await.unwrap()
    );
    assert!(!shown.contains("hush-hush"), "{shown}");
}
