//! Tests of the SQLite store.
//!
//! - Here: the suite that every store passes, in a file of a temporary folder.
//! - `group`: that changes share commits. `file`: backups, and files deleted under a store. `fault`: locked files and full disks. `open`: files refused or
//!   brought up to date. `kill`: that acknowledged entries survive the death of the process.

mod fault;
mod file;
mod group;
mod kill;
mod open;

use std::sync::{Arc, mpsc};
use std::time::Duration;

use rusqlite::Connection;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

use super::super::suite::{AnyStore, store_suite};
use super::{Message, Options, SqliteStore};

store_suite!(run);

fn run<F: Future<Output = ()>>(check: impl FnOnce(AnyStore) -> F) {
    let folder = folder();
    let store = SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap();
    runtime().block_on(check(Arc::new(store)));
}

fn folder() -> TempDir {
    tempfile::Builder::new().prefix("ludoteka-store-").tempdir().unwrap()
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_time().build().unwrap()
}

/// Options that do not wait long for a lock, so that tests of locks are quick.
fn quick() -> Options {
    Options { busy: Duration::from_millis(50), ..Options::default() }
}

/// Does something to the writer's connection between two groups.
async fn meddle(store: &SqliteStore, meddle: impl FnOnce(&mut Connection) + Send + 'static) {
    store.ask(|reply| Message::Meddle(Box::new(meddle), reply)).await.unwrap();
}

/// Keeps the writer busy until the returned sender is dropped, so that changes pile up before it.
async fn hold(store: &Arc<SqliteStore>) -> mpsc::Sender<()> {
    let (go, wait) = mpsc::channel();
    let (holds, held) = oneshot::channel();
    let store = store.clone();
    tokio::spawn(async move {
        meddle(&store, move |_| {
            holds.send(()).unwrap();
            let _ = wait.recv();
        })
        .await;
    });
    held.await.unwrap();
    go
}
