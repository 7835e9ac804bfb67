//! Serving: opens the store, brings tables back, listens, and stops gracefully.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use trust::Trust;

use crate::bot::BotPool;
use crate::connection::Connections;
use crate::http::{App, router};
use crate::identity::random;
use crate::keep;
use crate::notice::{self, Notices};
use crate::site::{Network, Site};
use crate::tables::{Tables, Timing};
use store::{OpenError, Options as StoreOptions, PostgresStore, SqliteStore, Store};

/// How often the server looks for abandoned tables.
const SWEEP: Duration = Duration::from_secs(600);
/// How often it forgets tables that nobody looks at.
const FORGET: Duration = Duration::from_secs(60);
/// From how many milliseconds on it is said that the clock of the machine was set.
const BEHIND_MAX_MS: i64 = 60_000;
/// How long open requests may take after the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The directory of the database; made if it is not there.
    pub data: PathBuf,
    /// The address of a PostgreSQL database that several nodes share, instead of the file in `data`.
    pub store: Option<String>,
    /// The address people know the server by, if it is not the one it listens on.
    pub public_url: Option<String>,
    /// How long a bot waits before it acts.
    pub bot_pause: Duration,
    /// The proxies that are believed when they say who asks.
    pub trusted_proxies: Vec<Network>,
    /// What the operator says to be told the counters; without one nobody is told.
    pub metrics_token: Option<String>,
    /// Networks that webhooks of players may go to although they are not public, also without encryption.
    pub webhook_allow: Vec<Network>,
    /// A file with certificates that are believed when notices are sent, beside the usual ones.
    pub webhook_root: Option<PathBuf>,
    /// How long "your turn" waits before it is sent.
    pub notice_delay: Duration,
    /// How many writes a second a person or an address may make in the long run.
    pub writes: u32,
    /// How many tables somebody may have open at once.
    pub tables_max: u32,
    /// How long closed lobbies and finished matches of bots alone are kept.
    pub keep: Duration,
}

impl Default for Options {
    /// On any free port of this machine, with the data in the current folder.
    fn default() -> Options {
        Options {
            listen: ([127, 0, 0, 1], 0).into(),
            data: PathBuf::from("."),
            store: None,
            public_url: None,
            bot_pause: Duration::from_millis(700),
            trusted_proxies: Vec::new(),
            metrics_token: None,
            webhook_allow: Vec::new(),
            webhook_root: None,
            notice_delay: crate::NOTICE_DELAY,
            writes: crate::WRITES,
            tables_max: 100,
            keep: Duration::from_secs(30 * 24 * 3600),
        }
    }
}

/// Why the server does not start, in one line.
#[derive(Debug)]
pub struct ServeError(String);

impl ServeError {
    pub(crate) fn new(line: String) -> ServeError {
        ServeError(line)
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ServeError {}

/// Serves until the process is told to stop. `ready` is told where it listens.
///
/// # Errors
/// If the directory cannot be made, the database cannot be opened or the address is taken.
pub async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let (store, _lock) = open_store(&options).await?;
    let listener = TcpListener::bind(options.listen).await.map_err(|error| {
        ServeError(format!("cannot listen on {}: {error}; choose another with --listen", options.listen))
    })?;
    let address = listener.local_addr().map_err(|error| ServeError(error.to_string()))?;

    let timing = Timing {
        bot_pause: options.bot_pause,
        lobby_life: Duration::from_secs(24 * 3600),
        match_life: Duration::from_secs(30 * 24 * 3600),
        keep: options.keep,
        tables_max: options.tables_max,
    };
    let tables = Tables::new(store.clone(), BotPool::new(u64::from_le_bytes(random())), timing);
    let site = Site::new(options.public_url.as_deref(), options.trusted_proxies);
    let connections = Connections::new(site.clone());
    let base = site.public_url().map_or_else(|| format!("http://{address}"), str::to_owned);
    let more = options.webhook_root.as_deref().map(Trust::of_file).transpose().map_err(ServeError)?;
    let (delay, allow) = (options.notice_delay, options.webhook_allow);
    let notices = notice::Options { base, delay, allow, trust: more };
    let notices = Notices::open(store.clone(), &options.data, notices)
        .await
        .map_err(|error| ServeError(format!("notices cannot be sent: {error}")))?;
    let notices = tables.notices.get_or_init(|| notices);
    let app = App::new(tables.clone(), site, options.writes, options.metrics_token);
    tables.follow();
    notices.start(&tables);
    tokio::spawn(maintain(tables.clone()));

    let told = told_to_stop().map_err(|error| ServeError(format!("signals cannot be caught: {error}")))?;
    ready(address);
    tracing::info!(%address, "listening");
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let serving = connections.serve(listener, router(app), stopped);
    let ending = async {
        told.await;
        let _ = stop.send(true);
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        () = serving => {}
        () = ending => tracing::info!("some connections were still open"),
    }
    // Nothing is wrong if it cannot be noted: tables then only live a minute longer.
    let _ = tables.seen.note().await;
    store.close().await.map_err(|error| ServeError(error.to_string()))?;
    tracing::info!("stopped");
    Ok(())
}

/// The store that was chosen: a file of this machine's, or a database that several nodes share. The file is locked until
/// the end: two servers would each have a table in memory that the other one changes.
async fn open_store(options: &Options) -> Result<(Arc<dyn Store>, Option<keep::DataLock>), ServeError> {
    let failed = |error: OpenError| ServeError(error.to_string());
    let data = options.data.display();
    std::fs::create_dir_all(&options.data)
        .map_err(|error| ServeError(format!("{data} cannot be made: {error}; choose another with --data")))?;
    if let Some(url) = &options.store {
        return Ok((Arc::new(PostgresStore::open(url).await.map_err(failed)?), None));
    }
    let lock = keep::lock(&options.data)?;
    let path = keep::database(&options.data);
    let arriving = store::Place::arriving(&path);
    if !path.exists() && arriving.exists() {
        return Err(ServeError(format!(
            "{}: tables were being moved here and not all have arrived; run `ludoteka move` again to its end, or remove it",
            arriving.display()
        )));
    }
    let store = tokio::task::spawn_blocking(move || SqliteStore::open(&path, &StoreOptions::default()))
        .await
        .map_err(|error| ServeError(error.to_string()))?;
    Ok((Arc::new(store.map_err(failed)?), Some(lock)))
}

/// Lets bots go on after a restart; closes, deletes and forgets tables every now and then.
async fn maintain(tables: Arc<Tables>) {
    let resumed = tables.clone();
    tokio::spawn(async move {
        match resumed.resume().await {
            Ok(count) => tracing::info!(count, "tables brought back"),
            Err(error) => tracing::warn!(?error, "tables could not be brought back"),
        }
    });
    let (mut sweep, mut forget) = (tokio::time::interval(SWEEP), tokio::time::interval(FORGET));
    loop {
        tokio::select! {
            _ = forget.tick() => {
                tables.forget();
                // Looked at also when nobody asks, so that the log says it.
                tables.health.is_well().await;
                let behind_ms = tables.time.behind_ms();
                if behind_ms.abs() > BEHIND_MAX_MS {
                    tracing::warn!(
                        behind_ms,
                        "the clock of the machine was set; tables are dated by the old time until the next start"
                    );
                }
                if let Err(error) = tables.seen.note().await {
                    tracing::warn!(?error, "the time that passed could not be noted");
                }
            },
            _ = sweep.tick() => if let Err(error) = tables.sweep().await {
                tracing::warn!(?error, "the sweep stopped early");
            },
        }
    }
}

/// Waits for Ctrl-C, or for the signal by which a service manager asks a program to stop. From this call on the signals
/// are caught, not only when somebody waits.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
