//! Tests of the PostgreSQL store, against a real server.
//!
//! - Here: the suite that every store passes, in a database of its own.
//! - `open`: which servers and databases are refused. `node`: what several nodes share. `fault`: a server that is
//!   stopped, killed, or followed by a standby that takes over. `copy`: to SQLite and back. `encrypted`, `far`: connections
//!   over a network.

mod copy;
mod encrypted;
mod far;
mod fault;
mod node;
mod open;

use std::sync::Arc;

use testdb::Cluster;
use tokio::runtime::{Builder, Runtime};

use super::super::suite::{AnyStore, store_suite};
use super::PostgresStore;

store_suite!(run);

fn run<F: Future<Output = ()>>(check: impl FnOnce(AnyStore) -> F) {
    let url = Cluster::shared().new_database();
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        check(Arc::new(store)).await;
    });
}

/// An address of this machine that no other test of this run has; the number tells those of one run apart.
fn own_address(number: u8) -> String {
    let [_, _, high, low] = std::process::id().to_be_bytes();
    format!("127.{}.{low}.{number}", 128 | high)
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}
