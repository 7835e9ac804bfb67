//! The tables of a server in a PostgreSQL database, for commands that look at them while nodes may be serving.

use std::path::Path;

use store::{Player, PostgresStore, Store, StoreError, StoredTable};
use tokio::runtime::Runtime;

use crate::arguments::DataArguments;
use crate::directory::{chosen_store, shell_word};
use crate::failure::Failure;

/// How many ids are asked for at once.
const PAGE: u32 = 500;

/// The address of the database, unless a directory was chosen.
pub(crate) fn address(data: &DataArguments) -> Option<String> {
    if data.data.is_some() { None } else { chosen_store(data.store.as_deref()) }
}

/// Why a file cannot be made of a database here, and what makes one.
pub(crate) fn use_pg_dump(url: &str, file: &Path) -> Failure {
    let (file, place) = (shell_word(file), PostgresStore::place_of(url));
    Failure::new(format!(
        "the tables are in PostgreSQL, which makes its own backups, also while nodes are serving: \
         pg_dump --format=custom --schema=ludoteka --file={file} {place}"
    ))
}

/// The same the other way round.
pub(crate) fn use_pg_restore(url: &str, file: &Path) -> Failure {
    let (file, place) = (shell_word(file), PostgresStore::place_of(url));
    Failure::new(format!(
        "the tables are in PostgreSQL; stop all nodes and use its own program: \
         pg_restore --clean --if-exists --single-transaction --dbname={place} {file}"
    ))
}

/// The tables in a database, asked for one after the other.
pub(crate) struct SharedStore {
    runtime: Runtime,
    store: PostgresStore,
    place: String,
}

impl SharedStore {
    /// Connects, and brings the schema up to date as a server does.
    pub(crate) fn open(url: &str) -> Result<SharedStore, Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(Failure::new)?;
        let store = runtime.block_on(PostgresStore::open(url)).map_err(Failure::new)?;
        Ok(SharedStore { runtime, store, place: PostgresStore::place_of(url) })
    }

    /// Where it is, without user and password.
    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    pub(crate) fn ids(&self) -> Result<Vec<String>, Failure> {
        let mut all: Vec<String> = Vec::new();
        loop {
            let after = all.last().cloned().unwrap_or_default();
            let page = self.runtime.block_on(self.store.ids(&after, PAGE)).map_err(Failure::new)?;
            if page.is_empty() {
                return Ok(all);
            }
            all.extend(page);
        }
    }

    pub(crate) fn load(&self, id: &str) -> Result<StoredTable, StoreError> {
        self.runtime.block_on(self.store.load(id))
    }

    pub(crate) fn import(&self, table: StoredTable, people: &[Player]) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.import(table, people))
    }
}
