//! Costs that do not grow with other people's tables: quotas, lists, what is loaded and what is deleted.

use std::time::Duration;

use super::browser::{TestServer, two_people};
use store::StoreError;

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let lobby = "game=kosmopolis&name=Ann&seat1=me&seat2=friend";
    let mut ids = Vec::new();
    for _ in 0..12 {
        ids.push(ann.open(lobby).await);
    }
    assert_eq!(ann.post("/new", lobby).await.status, 429);
    // Others are not concerned, and a table that is closed makes room.
    server.browser().open(lobby).await;
    assert_eq!(ann.post(&format!("/t/{}/close", ids[0]), "").await.status, 303);
    ann.open(lobby).await;
}

#[tokio::test]
async fn matches_of_bots_alone_are_few_and_are_deleted_after_their_end() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let bots = "game=kosmopolis&seat1=bot-expert&seat2=bot-expert";
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(ann.open(bots).await);
    }
    assert_eq!(ann.post("/new", bots).await.status, 429);
    // Against bots one may still play oneself.
    let own = ann.open("game=kosmopolis&seat1=me&seat2=bot-beginner").await;
    for id in ids.iter().chain([&own]) {
        assert_eq!(ann.post(&format!("/t/{id}/close"), "").await.status, 303);
    }
    let lobby = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    ann.post(&format!("/t/{lobby}/close"), "").await;
    server.tables.sweep().await.expect("swept");
    assert!(server.tables.store.load(&ids[0]).await.is_ok(), "not yet");
    let server = server.restart_with_lives(Duration::ZERO).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    server.tables.sweep().await.expect("swept");
    for id in ids.iter().chain([&lobby]) {
        assert_eq!(server.tables.store.load(id).await, Err(StoreError::NotFound));
    }
    assert!(server.tables.store.load(&own).await.is_ok(), "what a person played stays");
}

#[tokio::test]
async fn a_restart_loads_what_a_bot_waits_for_and_nothing_else() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let server = server.restart().await;
    ann.router = server.router.clone();
    assert_eq!(server.tables.loaded_count(), 0);
    assert!(ann.act(&id, 0).await);
    assert_eq!(server.tables.loaded_count(), 1);
    // Nobody is connected, so a sweep forgets the table; the log has all of it.
    server.tables.forget();
    assert_eq!(server.tables.loaded_count(), 0);
    assert!(ann.get(&format!("/t/{id}")).await.text.contains("retract"));
}

#[tokio::test]
async fn tables_that_are_kept_keep_nobody_from_opening_others() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let lobby = "game=kosmopolis&name=Ann&seat1=me&seat2=friend";
    let bots = "game=kosmopolis&seat1=bot-expert&seat2=bot-expert";
    let mut ids = Vec::new();
    for form in [lobby; 8].into_iter().chain([bots; 4]) {
        ids.push(ann.open(form).await);
    }
    assert_eq!(ann.post("/new", lobby).await.status, 429);
    assert_eq!(ann.post("/new", bots).await.status, 429);
    // Another program comes, which cannot go on with three of them.
    for id in [&ids[0], &ids[1], &ids[8]] {
        let sql = "UPDATE entries SET body = replace(body, '\"kosmopolis\"', '\"nothing\"') WHERE number = 0
            AND table_key = (SELECT key FROM tables WHERE id = ?1)";
        assert_eq!(server.database().execute(sql, [id]).expect("changed"), 1);
    }
    let server = server.restart().await;
    ann.router = server.router.clone();
    assert_eq!(ann.get(&format!("/t/{}", ids[0])).await.status, 200, "it is there to be read");
    ann.open(bots).await;
    assert_eq!(ann.post("/new", bots).await.status, 429);
    ann.open(lobby).await;
    ann.open(lobby).await;
    assert_eq!(ann.post("/new", lobby).await.status, 429, "those she can go on with count as before");
}
