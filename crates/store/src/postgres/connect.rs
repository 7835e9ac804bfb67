//! Connecting: what every connection is set to, and what the server has to promise before anything is written to it.

use std::fmt;
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio_postgres::config::Host;
use tokio_postgres::{Client, Config, Connection, Socket};

use super::failure::Failure;
use super::tls::{self, Encrypted, Encryption};

/// How long connecting may take.
const CONNECT_MAX: Duration = Duration::from_secs(2);
/// After how long a silent network counts as cut, where the system can be told so.
const SILENCE_MAX: Duration = Duration::from_secs(4);

/// What a session needs so that our statements mean what they say. A transaction that a node left open, because it was
/// frozen or cut off in the middle, is ended by the server and does not hold others up. There is no limit on statements:
/// it would end the wait for a standby, and the commit would count as made.
const SESSION: &str = "
    SET search_path = ludoteka;
    SET default_transaction_isolation = 'read committed';
    SET idle_in_transaction_session_timeout = '2s';
    SET lock_timeout = '3s';
    SET jit = off;";

/// Shared by all nodes, which hold it where they write and where they listen; alone by whoever moves all tables ("Ludono").
const NODES: i64 = 0x4c75_646f_6e6f;

/// Takes part as a node, for as long as the connection lives.
pub(super) async fn enter(link: &Link) -> Result<(), Failure> {
    match link.client.query_one("SELECT pg_try_advisory_lock_shared($1)", &[&NODES]).await?.get(0) {
        true => Ok(()),
        false => Err(Failure::Failed(
            "its tables are being moved by `ludoteka move`; wait until that is done".to_owned(),
        )),
    }
}

/// Lets no node in for as long as the connection lives.
pub(super) async fn enter_alone(link: &Link) -> Result<(), Failure> {
    match link.client.query_one("SELECT pg_try_advisory_lock($1)", &[&NODES]).await?.get(0) {
        true => Ok(()),
        false => Err(Failure::Failed("nodes are running on it; stop all of them first".to_owned())),
    }
}

/// Says that a node is there, so that nobody begins to move its tables; says nothing while they are being moved.
pub(super) fn say_present() -> String {
    format!("SELECT pg_try_advisory_lock_shared({NODES})")
}

/// What the nodes of this database seal with.
pub(super) async fn seal(link: &Link) -> Result<Vec<u8>, Failure> {
    Ok(link.client.query_one("SELECT secret FROM seal", &[]).await?.get(0))
}

/// Where the database is.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    encryption: Encryption,
}

impl Address {
    /// Reads an address such as `postgres://user:password@host/database`. The error never shows the password.
    pub(super) fn parse(url: &str) -> Result<Address, String> {
        let (mut config, encryption) = tls::parse(url)?;
        if config.get_hosts().is_empty() {
            return Err("the address names no host; postgres://user@host/database does".to_owned());
        }
        config.connect_timeout(CONNECT_MAX).keepalives_idle(SILENCE_MAX).tcp_user_timeout(SILENCE_MAX);
        if config.get_application_name().is_none() {
            config.application_name("ludoteka");
        }
        Ok(Address { config, encryption })
    }

    /// A connection that nobody drives yet.
    pub(super) async fn dial(&self) -> Result<(Client, Connection<Socket, Encrypted>), Failure> {
        match tokio::time::timeout(CONNECT_MAX, self.config.connect(self.encryption.clone())).await {
            Ok(connected) => Ok(connected?),
            Err(_) => Err(Failure::Lost(
                "the database does not answer; check that it runs and can be reached".to_owned(),
            )),
        }
    }

    /// A connection that works by itself, ready for our statements.
    pub(super) async fn connect(&self) -> Result<Link, Failure> {
        let (client, connection) = self.dial().await?;
        let driver = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::info!(%error, "a connection to the database ended");
            }
        });
        let link = Link { client, driver: driver.abort_handle() };
        link.client.batch_execute(SESSION).await?;
        Ok(link)
    }
}

/// Without user and password: it stands in messages.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = |host: &Host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        };
        let hosts: Vec<String> = self.config.get_hosts().iter().map(host).collect();
        write!(f, "postgres://{}/{}", hosts.join(","), self.config.get_dbname().unwrap_or_default())
    }
}

/// A connection. Dropped, it is closed at once: the server rolls back what it had not committed.
pub(super) struct Link {
    pub(super) client: Client,
    driver: AbortHandle,
}

impl Drop for Link {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

/// Refuses a server that may lose what it has acknowledged.
pub(super) async fn check_durable(link: &Link) -> Result<(), Failure> {
    const WANTED: [(&str, &[&str]); 4] = [
        ("fsync", &["on"]),
        ("full_page_writes", &["on"]),
        // `local` and `remote_write` would lose something if a standby had to take over.
        ("synchronous_commit", &["on", "remote_apply"]),
        ("server_encoding", &["UTF8"]),
    ];
    for (setting, wanted) in WANTED {
        let row = link.client.query_one("SELECT current_setting($1)", &[&setting]).await?;
        let found: String = row.get(0);
        if !wanted.contains(&found.as_str()) {
            return Err(Failure::Failed(format!(
                "it has {setting} = {found} where {} is needed to keep what was acknowledged; correct postgresql.conf",
                wanted[0]
            )));
        }
    }
    let row = link.client.query_one("SELECT pg_is_in_recovery()", &[]).await?;
    if row.get(0) {
        return Err(Failure::Lost(
            "the database is a standby and cannot be written; name the primary".to_owned(),
        ));
    }
    Ok(())
}
