//! Where a store is, for whoever moves all it holds to another place.

use std::path::{Path, PathBuf};

use super::sqlite::{arriving, begin_arrival, put_in_place, remove_database};
use super::{OpenError, Options, PostgresStore, SqliteStore, Store};

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// In an SQLite file. Whoever moves it keeps servers away by the lock of its directory.
    File(PathBuf),
    /// In the PostgreSQL database with this address. Here nodes are kept away by a lock of the database.
    Database(String),
}

/// A store that is being filled. Nobody can use it before [`Arrival::complete`]: a file has another name until then, and a
/// database is marked. What an arrival that was interrupted has left is thrown away when the next one begins.
pub struct Arrival {
    kind: Kind,
}

enum Kind {
    File { store: SqliteStore, part: PathBuf, to: PathBuf },
    Database(Box<PostgresStore>),
}

impl Place {
    /// The name that a file of tables has until all of them are in it.
    pub fn arriving(file: &Path) -> PathBuf {
        arriving(file)
    }

    /// Opens what is there, to copy it elsewhere.
    ///
    /// # Errors
    /// If there is nothing of ours, or somebody is using the database.
    pub async fn open(&self) -> Result<Box<dyn Store>, OpenError> {
        Ok(match self {
            Place::File(path) if !path.exists() => {
                let why =
                    "there are no tables; name the directory that `ludoteka serve --data` has".to_owned();
                return Err(OpenError::Failed { path: path.clone(), why });
            }
            Place::File(path) => Box::new(SqliteStore::open(path, &Options::default())?),
            Place::Database(url) => Box::new(PostgresStore::open_source(url).await?),
        })
    }

    /// Makes an empty store for what arrives.
    ///
    /// # Errors
    /// If there is something already, or somebody is using the database.
    pub async fn arrive(&self) -> Result<Arrival, OpenError> {
        let kind = match self {
            Place::File(to) => {
                let part = begin_arrival(to)?;
                Kind::File { store: SqliteStore::open(&part, &Options::default())?, part, to: to.clone() }
            }
            Place::Database(url) => Kind::Database(Box::new(PostgresStore::open_target(url).await?)),
        };
        Ok(Arrival { kind })
    }
}

impl Arrival {
    /// The store to fill.
    pub fn store(&self) -> &dyn Store {
        match &self.kind {
            Kind::File { store, .. } => store,
            Kind::Database(store) => store.as_ref(),
        }
    }

    /// Everything is there: makes it usable, at one moment.
    ///
    /// # Errors
    /// If that cannot be written. Then it is not usable.
    pub async fn complete(self) -> Result<(), OpenError> {
        match self.kind {
            Kind::File { store, part, to } => {
                let wrong = |why: String| OpenError::Failed { path: to.clone(), why };
                store.close().await.map_err(|error| wrong(error.to_string()))?;
                put_in_place(&part, &to).map_err(|error| wrong(error.to_string()))
            }
            Kind::Database(store) => store.complete().await,
        }
    }

    /// Throws away what has arrived, as far as that is possible.
    pub async fn abandon(self) {
        match self.kind {
            Kind::File { store, part, .. } => {
                let _ = store.close().await;
                remove_database(&part);
            }
            Kind::Database(store) => {
                let _ = store.abandon().await;
            }
        }
    }
}
