//! What grows old: by time that the server has seen pass, and by nothing else.

use std::time::Duration;

use super::browser::{LIFE, TestServer, two_people};
use seating::Stage;
use store::StoreError;

async fn stage(server: &TestServer, id: &str) -> Stage {
    server.tables.get(id).await.expect("a table").now().stage
}

/// A table of bots that was closed: what a sweep deletes when it is old.
async fn closed_bots(server: &TestServer) -> String {
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&seat1=bot-expert&seat2=bot-expert").await;
    assert_eq!(ann.post(&format!("/t/{id}/close"), "").await.status, 303);
    id
}

#[tokio::test]
async fn a_clock_that_is_set_forward_closes_and_deletes_nothing() {
    let server = TestServer::new();
    let (_, _, id) = two_people(&server).await;
    let bots = closed_bots(&server).await;
    server.time.set_clock(LIFE * 10_000);
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Playing);
    server.tables.store.load(&bots).await.expect("it was not deleted");
    // Nor after a restart, which sees only that the clock stands elsewhere.
    let server = server.restart().await;
    server.time.set_clock(LIFE * 10_000);
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Playing);
    server.tables.store.load(&bots).await.expect("it was not deleted");
    // Time that the server sees pass does count, also over a restart.
    server.time.pass(LIFE / 2);
    let server = server.restart().await;
    server.time.pass(LIFE / 2 + Duration::from_secs(60));
    server.time.set_clock(LIFE);
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Expired);
    assert_eq!(server.tables.store.load(&bots).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn a_server_that_was_switched_off_for_long_closes_nothing() {
    let server = TestServer::new();
    let (_, _, id) = two_people(&server).await;
    let server = server.restart().await;
    // Months later by the clock, and it has been running for minutes.
    server.time.set_clock(LIFE * 100);
    server.time.pass(LIFE / 10);
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Playing);
}

#[tokio::test]
async fn a_move_makes_a_table_young_again() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    server.time.pass(LIFE - Duration::from_secs(60));
    assert!(ann.act(&id, 0).await);
    server.time.pass(LIFE - Duration::from_secs(60));
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Playing);
    server.time.pass(Duration::from_secs(120));
    server.tables.sweep().await.expect("swept");
    assert_eq!(stage(&server, &id).await, Stage::Expired);
}
