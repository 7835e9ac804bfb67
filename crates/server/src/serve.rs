//! Serving: opens the store, brings tables back, listens, and stops gracefully.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::bot::BotPool;
use crate::http::{App, router};
use crate::identity::random;
use crate::store::{Options as StoreOptions, SqliteStore, Store};
use crate::tables::{Tables, Timing};

/// How often the server looks for abandoned tables.
const SWEEP: Duration = Duration::from_secs(600);
/// How long open requests may take after the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);
/// The name of the database in the data directory.
const DATABASE: &str = "ludoteka.sqlite";

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The directory of the database; made if it is not there.
    pub data: PathBuf,
    /// The address people know the server by, if it is not the one it listens on.
    pub public_url: Option<String>,
    /// How long a bot waits before it acts.
    pub bot_pause: Duration,
}

/// Why the server does not start, in one line.
#[derive(Debug)]
pub struct ServeError(String);

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
    let data = options.data.display();
    std::fs::create_dir_all(&options.data)
        .map_err(|error| ServeError(format!("{data} cannot be made: {error}; choose another with --data")))?;
    let path = options.data.join(DATABASE);
    let store = tokio::task::spawn_blocking(move || SqliteStore::open(&path, &StoreOptions::default()))
        .await
        .map_err(|error| ServeError(error.to_string()))?
        .map_err(|error| ServeError(error.to_string()))?;
    let store: Arc<dyn Store> = Arc::new(store);
    let listener = TcpListener::bind(options.listen).await.map_err(|error| {
        ServeError(format!("cannot listen on {}: {error}; choose another with --listen", options.listen))
    })?;
    let address = listener.local_addr().map_err(|error| ServeError(error.to_string()))?;

    let timing = Timing {
        bot_pause: options.bot_pause,
        lobby_life: Duration::from_secs(24 * 3600),
        match_life: Duration::from_secs(30 * 24 * 3600),
    };
    let tables = Tables::new(store.clone(), BotPool::new(u64::from_le_bytes(random())), timing);
    let app = App::new(tables.clone(), options.public_url);
    tokio::spawn(maintain(tables));

    ready(address);
    tracing::info!(%address, "listening");
    let listener = listener.tap_io(|stream| {
        // Moves are small and should not wait until there is more to send.
        let _ = stream.set_nodelay(true);
    });
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        told_to_stop().await;
        let _ = stop.send(true);
    });
    let mut stopped = stopped;
    tokio::select! {
        served = serving.into_future() => served.map_err(|error| ServeError(error.to_string()))?,
        () = async {
            let _ = stopped.changed().await;
            tokio::time::sleep(GRACE).await;
        } => tracing::info!("some connections were still open"),
    }
    store.close().await.map_err(|error| ServeError(error.to_string()))?;
    tracing::info!("stopped");
    Ok(())
}

/// Loads the tables of running matches after a restart, then closes abandoned ones every now and then.
async fn maintain(tables: Arc<Tables>) {
    match tables.resume().await {
        Ok(count) => tracing::info!(count, "tables brought back"),
        Err(error) => tracing::warn!(?error, "tables could not be brought back"),
    }
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        sweep.tick().await;
        if let Err(error) = tables.sweep().await {
            tracing::warn!(?error, "the sweep stopped early");
        }
    }
}

/// Waits for Ctrl-C, or for the signal by which a service manager asks a program to stop.
async fn told_to_stop() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
