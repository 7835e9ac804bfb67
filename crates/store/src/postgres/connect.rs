//! Connecting: what every connection is set to, and what the server has to promise before anything is written to it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::{Client, Config, Connection, Socket};

use super::failure::Failure;
use super::tls::{self, Encrypted, Encryption};

/// How long connecting to one host may take.
const CONNECT_MAX: Duration = Duration::from_secs(2);
/// How long everything may take that is asked of a new connection before it is ready.
const PREPARE_MAX: Duration = Duration::from_secs(10);
/// How often it is looked whether another host has taken over.
const LOOK: Duration = Duration::from_secs(1);
/// Where a server listens if its address does not say.
const PORT: u16 = 5432;
/// After how long a silent network counts as cut, where the system can be told so.
const SILENCE_MAX: Duration = Duration::from_secs(4);

/// What a session needs so that our statements mean what they say. A transaction that a node left open, because it was
/// frozen or cut off in the middle, is ended by the server and does not hold others up. There is no limit on statements:
/// it would end the wait for a standby, and the commit would count as made. A quiet session stays, unless its node is not
/// there any more; then it goes soon, with the lock that it holds.
const SESSION: &str = "
    SET search_path = ludoteka;
    SET default_transaction_isolation = 'read committed';
    SET idle_in_transaction_session_timeout = '2s';
    SET statement_timeout = 0;
    SET lock_timeout = '3s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET jit = off;
    SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout';";

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

/// Where the database is: one host, or several of which one can be written.
#[derive(Clone)]
pub(super) struct Address {
    /// How to connect to each of the hosts.
    hosts: Arc<[Config]>,
    /// Which of them answered last: it is asked first, so that a machine that is gone costs its time once.
    last: Arc<AtomicUsize>,
    encryption: Encryption,
}

impl Address {
    /// Reads an address such as `postgres://user:password@host/database`. The error never shows the password.
    pub(super) fn parse(url: &str) -> Result<Address, String> {
        let (mut config, encryption) = tls::parse(url)?;
        if config.get_hosts().is_empty() {
            return Err("the address names no host; postgres://user@host/database does".to_owned());
        }
        if config.get_application_name().is_none() {
            config.application_name("ludoteka");
        }
        let hosts: Arc<[Config]> = (0..config.get_hosts().len()).map(|at| only_host(&config, at)).collect();
        Ok(Address { hosts, last: Arc::default(), encryption })
    }

    /// A connection that nobody drives yet, to the first host that lets us in as it should. Each has a time of its own: a
    /// machine that is switched off does not even refuse.
    pub(super) async fn dial(&self) -> Result<Dialled, Failure> {
        let first = self.last.load(Ordering::Relaxed);
        let mut failure = Failure::Lost("the address names no host".to_owned());
        for at in (0..self.hosts.len()).map(|turn| (first + turn) % self.hosts.len()) {
            let connecting = self.hosts[at].connect(self.encryption.clone());
            failure = match tokio::time::timeout(CONNECT_MAX, connecting).await {
                Ok(Ok((client, connection))) => {
                    self.last.store(at, Ordering::Relaxed);
                    return Ok(Dialled { client, connection, host: at });
                }
                Ok(Err(error)) => Failure::from(error),
                Err(_) => Failure::late(),
            };
        }
        Err(failure)
    }

    /// Waits until another host than this one can be written; for ever, if there is no other.
    pub(super) async fn until_elsewhere(&self, host: usize) {
        if self.hosts.len() < 2 {
            return std::future::pending().await;
        }
        while self.last.load(Ordering::Relaxed) == host {
            tokio::time::sleep(LOOK).await;
            // Who connects remembers where.
            let _ = self.dial().await;
        }
    }

    /// Which host answered last.
    #[cfg(test)]
    pub(super) fn last(&self) -> usize {
        self.last.load(Ordering::Relaxed)
    }

    /// A connection that works by itself, ready for our statements.
    pub(super) async fn connect(&self) -> Result<Link, Failure> {
        let Dialled { client, connection, host } = self.dial().await?;
        let driver = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::info!(%error, "a connection to the database ended");
            }
        });
        let link = Link { client, host, driver: driver.abort_handle() };
        within(PREPARE_MAX, async { Ok(link.client.batch_execute(SESSION).await?) }).await?;
        Ok(link)
    }
}

/// A connection that somebody has to drive, and which of the hosts it leads to.
pub(super) struct Dialled {
    pub(super) client: Client,
    pub(super) connection: Connection<Socket, Encrypted>,
    host: usize,
}

/// Gives up what takes too long on a new connection, as with a server that is frozen.
pub(super) async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    tokio::time::timeout(time, work).await.unwrap_or_else(|_| Err(Failure::late()))
}

/// The same address with one of its hosts and no other.
fn only_host(all: &Config, at: usize) -> Config {
    let mut config = Config::new();
    let nth = |ports: &[u16]| ports.get(at).or(ports.first()).copied();
    match &all.get_hosts()[at] {
        Host::Tcp(name) => config.host(name),
        #[cfg(unix)]
        Host::Unix(path) => config.host_path(path),
    };
    config.port(nth(all.get_ports()).unwrap_or(PORT));
    if let Some(address) = all.get_hostaddrs().get(at) {
        config.hostaddr(*address);
    }
    if let Some(user) = all.get_user() {
        config.user(user);
    }
    if let Some(password) = all.get_password() {
        config.password(password);
    }
    if let Some(database) = all.get_dbname() {
        config.dbname(database);
    }
    if let Some(options) = all.get_options() {
        config.options(options);
    }
    if let Some(name) = all.get_application_name() {
        config.application_name(name);
    }
    config
        .ssl_mode(all.get_ssl_mode())
        .ssl_negotiation(all.get_ssl_negotiation())
        .target_session_attrs(match all.get_hosts().len() {
            1 => all.get_target_session_attrs(),
            // Whichever of them is asked, a standby is of no use to us.
            _ => TargetSessionAttrs::ReadWrite,
        })
        .channel_binding(all.get_channel_binding())
        .connect_timeout(CONNECT_MAX)
        .keepalives(all.get_keepalives())
        .keepalives_idle(SILENCE_MAX)
        .tcp_user_timeout(SILENCE_MAX);
    config
}

/// As an address that PostgreSQL's own programs take, without user and password: it stands in messages.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut names, mut sockets) = (Vec::new(), Vec::new());
        for config in &*self.hosts {
            let port = config.get_ports().first().copied().unwrap_or(PORT);
            match &config.get_hosts()[0] {
                Host::Tcp(name) if port == PORT => names.push(name.clone()),
                Host::Tcp(name) => names.push(format!("{name}:{port}")),
                #[cfg(unix)]
                Host::Unix(path) if port == PORT => sockets.push(format!("host={}", path.display())),
                #[cfg(unix)]
                Host::Unix(path) => sockets.push(format!("host={}&port={port}", path.display())),
            }
        }
        let sign = if sockets.is_empty() { "" } else { "?" };
        let database = self.hosts[0].get_dbname().unwrap_or_default();
        write!(f, "postgres://{}/{database}{sign}{}", names.join(","), sockets.join("&"))
    }
}

/// A connection. Dropped, it is closed at once: the server rolls back what it had not committed.
pub(super) struct Link {
    pub(super) client: Client,
    /// Which of the hosts of its address it leads to.
    pub(super) host: usize,
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
    let settings = WANTED.map(|(setting, _)| setting);
    let sql = "SELECT array_agg(current_setting(name) ORDER BY place), pg_is_in_recovery()
         FROM unnest($1::text[]) WITH ORDINALITY AS wanted (name, place)";
    let row = link.client.query_one(sql, &[&settings.as_slice()]).await?;
    let (found, is_standby): (Vec<String>, bool) = (row.get(0), row.get(1));
    for ((setting, wanted), found) in WANTED.into_iter().zip(found) {
        if !wanted.contains(&found.as_str()) {
            let wanted = wanted[0];
            return Err(Failure::Failed(match setting {
                "server_encoding" => format!(
                    "it has the encoding {found} where {wanted} is needed; make it with \
                     createdb --encoding {wanted} --template template0"
                ),
                _ => format!(
                    "it has {setting} = {found} where {wanted} is needed to keep what was acknowledged; correct \
                     postgresql.conf, or what the address, the database or the user says otherwise"
                ),
            }));
        }
    }
    if is_standby {
        return Err(Failure::Lost(
            "the database is a standby and cannot be written; name the primary".to_owned(),
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_host_is_asked_by_itself_with_what_the_address_says_of_it() {
        let url = "postgres://ann:hush-hush@one,two:6543/x?options=-c%20a%3Db";
        let address = Address::parse(url).unwrap();
        let hosts: Vec<(&[Host], &[u16])> =
            address.hosts.iter().map(|host| (host.get_hosts(), host.get_ports())).collect();
        let tcp = |name: &str| [Host::Tcp(name.to_owned())];
        assert_eq!(hosts, [(&tcp("one")[..], &[5432][..]), (&tcp("two")[..], &[6543][..])]);
        for host in &*address.hosts {
            assert_eq!((host.get_user(), host.get_password()), (Some("ann"), Some(&b"hush-hush"[..])));
            assert_eq!((host.get_dbname(), host.get_options()), (Some("x"), Some("-c a=b")));
            assert_eq!(host.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
        }
    }

    #[test]
    fn an_address_is_told_so_that_other_programs_take_it() {
        for (url, told) in [
            ("postgres://ann:hush-hush@one,two:6543/x", "postgres://one,two:6543/x"),
            ("postgres://ann@%2Frun%2Fpostgresql/x", "postgres:///x?host=/run/postgresql"),
            ("postgres:///x?host=/a&port=7000", "postgres:///x?host=/a&port=7000"),
        ] {
            assert_eq!(Address::parse(url).unwrap().to_string(), told);
        }
    }
}
