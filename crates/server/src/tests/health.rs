//! `/health`: red as soon as nothing can be kept, and no write for everyone who asks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::browser::{TestServer, two_people};
use crate::health::Health;
use crate::time::MachineTime;
use store::{Options, SqliteStore, Store};

const LONG: Duration = Duration::from_secs(10);

#[tokio::test]
async fn many_who_ask_share_one_write() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = SqliteStore::open(folder.path().join("s.sqlite"), &Options::default()).expect("a database");
    let store = Arc::new(store);
    let health = Arc::new(Health::new(store.clone() as Arc<dyn Store>, Arc::new(MachineTime::default())));
    let (before, well) = (store.commit_count(), Arc::new(AtomicUsize::new(0)));
    let asking: Vec<_> = (0..200)
        .map(|_| {
            let (health, well) = (health.clone(), well.clone());
            tokio::spawn(
                async move { well.fetch_add(usize::from(health.is_well().await), Ordering::Relaxed) },
            )
        })
        .collect();
    for asked in asking {
        asked.await.expect("an answer");
    }
    assert_eq!(well.load(Ordering::Relaxed), 200);
    assert!(store.commit_count() - before <= 2, "{} writes", store.commit_count() - before);
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_database_turns_health_red_and_no_move_is_acknowledged() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    assert_eq!(ann.get("/health").await.status, 200);
    std::fs::rename(server.path(), server.path().with_extension("away")).expect("moved");
    let asked = ann.get(&format!("/t/{id}")).await.actions().expect("asked");
    let action = asked["actions"][0]["n"].as_str().expect("notation").replace(' ', "+");
    let form = format!("decision={}&seat=1&action={action}", asked["decision"]);
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 503);
    server.time.pass(LONG);
    assert_eq!(ann.get("/health").await.status, 503);
    // Put back, all is well, and the same move is made.
    std::fs::rename(server.path().with_extension("away"), server.path()).expect("moved back");
    server.time.pass(LONG);
    assert_eq!(ann.get("/health").await.status, 200);
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
}
