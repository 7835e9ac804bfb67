//! A browser of the tests: keeps its cookie, sends its origin, reads pages.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::bot::BotPool;
use crate::http::{App, router};
use crate::site::Site;
use crate::tables::{Tables, Timing};
use crate::time::{MachineTime, Time};
use store::{Options, PostgresStore, SqliteStore, Store};

/// A server on a database of its own.
pub(super) struct TestServer {
    pub(super) router: Router,
    pub(super) tables: Arc<Tables>,
    pub(super) time: Arc<TestTime>,
    folder: TempDir,
}

/// Clocks that tests can set. Between that they go as the machine's do.
#[derive(Default)]
pub(super) struct TestTime {
    machine: MachineTime,
    set_ms: AtomicI64,
    passed_ms: AtomicI64,
}

impl TestTime {
    /// Time passes while the server is running.
    pub(super) fn pass(&self, time: Duration) {
        self.set_clock(time);
        self.passed_ms.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }

    /// The clock of the machine is set forward.
    pub(super) fn set_clock(&self, forward: Duration) {
        self.set_ms.fetch_add(forward.as_millis() as i64, Ordering::Relaxed);
    }
}

impl Time for TestTime {
    fn now_ms(&self) -> i64 {
        self.machine.now_ms() + self.set_ms.load(Ordering::Relaxed)
    }

    fn running(&self) -> Duration {
        self.machine.running() + Duration::from_millis(self.passed_ms.load(Ordering::Relaxed) as u64)
    }
}

/// How long tables live in the tests, unless said otherwise.
pub(super) const LIFE: Duration = Duration::from_secs(3600);
/// The name of the database in the server's folder.
const DATABASE: &str = "test.sqlite";

fn open(
    folder: TempDir,
    life: Duration,
    site: Site,
    wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
) -> TestServer {
    let store = SqliteStore::open(folder.path().join(DATABASE), &Options::default()).expect("a database");
    let store = wrap(Arc::new(store));
    let timing = Timing {
        bot_pause: Duration::from_millis(1),
        lobby_life: life,
        match_life: life,
        keep: life,
        tables_max: 12,
    };
    let time = Arc::new(TestTime::default());
    let tables = Tables::with_time(store, BotPool::new(1), timing, time.clone());
    let router = router(App::new(tables.clone(), site, crate::WRITES, None));
    TestServer { router, tables, time, folder }
}

impl TestServer {
    pub(super) fn new() -> TestServer {
        TestServer::with_store(|store| store)
    }

    /// A server whose store is wrapped.
    pub(super) fn with_store(wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> TestServer {
        open(TempDir::new().expect("a folder"), LIFE, Site::default(), wrap)
    }

    /// One of several servers on a PostgreSQL database. It hears of the others only what the test tells it.
    pub(super) async fn on_shared(url: &str) -> TestServer {
        let store = PostgresStore::open(url).await.expect("a database");
        TestServer::with_store(|_| Arc::new(store))
    }

    /// A server on a copy of a database that is there.
    pub(super) fn on_copy_of(database: &std::path::Path) -> TestServer {
        let folder = TempDir::new().expect("a folder");
        std::fs::copy(database, folder.path().join(DATABASE)).expect("a copy");
        open(folder, LIFE, Site::default(), |store| store)
    }

    /// Stops and starts again on the same database; memory is lost.
    pub(super) async fn restart(self) -> TestServer {
        self.restart_with_lives(LIFE).await
    }

    /// The same, with tables that expire after so long.
    pub(super) async fn restart_with_lives(self, life: Duration) -> TestServer {
        self.restart_with(life, Site::default()).await
    }

    /// The same, known by another address.
    pub(super) async fn restart_at(self, site: Site) -> TestServer {
        self.restart_with(LIFE, site).await
    }

    async fn restart_with(self, life: Duration, site: Site) -> TestServer {
        self.tables.seen.note().await.expect("noted");
        self.tables.store.close().await.expect("closed");
        let server = open(self.folder, life, site, |store| store);
        server.tables.resume().await.expect("resumed");
        server
    }

    /// The database, past the server.
    pub(super) fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.path()).expect("a database")
    }

    pub(super) fn path(&self) -> std::path::PathBuf {
        self.folder.path().join(DATABASE)
    }

    pub(super) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookie: None }
    }

    /// How many entries a table's log has: to show that nothing changed.
    pub(super) async fn entry_count(&self, id: &str) -> usize {
        self.tables.store.load(id).await.expect("a table").entries.len()
    }
}

/// One browser profile.
#[derive(Clone)]
pub(super) struct Browser {
    pub(super) router: Router,
    pub(super) cookie: Option<String>,
}

/// What came back.
pub(super) struct Page {
    pub(super) status: StatusCode,
    pub(super) location: String,
    pub(super) text: String,
}

impl Page {
    /// The data block with the actions, if something is asked.
    pub(super) fn actions(&self) -> Option<Value> {
        let rest = self.text.split("data-actions>").nth(1)?;
        serde_json::from_str(rest.split("</script>").next()?).ok()
    }
}

impl Browser {
    pub(super) async fn send(&mut self, request: Request<Body>) -> Page {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let text =
            |name| response.headers().get(name).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned();
        let location = text(header::LOCATION);
        if let Some((pair, _)) = text(header::SET_COOKIE).split_once(';')
            && pair.starts_with("player=")
        {
            self.cookie = Some(pair.to_owned());
        }
        let status = response.status();
        let bytes = to_bytes(response.into_body(), 1 << 22).await.expect("a body");
        Page { status, location, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub(super) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut builder = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        if let Some(cookie) = &self.cookie {
            builder = builder.header(header::COOKIE, cookie);
        }
        builder
    }

    pub(super) async fn get(&mut self, path: &str) -> Page {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        self.send(request).await
    }

    pub(super) async fn post(&mut self, path: &str, form: &str) -> Page {
        self.post_as(path, form, "text/html").await
    }

    pub(super) async fn post_json(&mut self, path: &str, form: &str) -> Page {
        self.post_as(path, form, "application/json").await
    }

    async fn post_as(&mut self, path: &str, form: &str, accept: &str) -> Page {
        let request = self
            .request("POST", path)
            .header(header::ORIGIN, "http://localhost")
            .header(header::ACCEPT, accept)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form.to_owned()))
            .expect("a request");
        self.send(request).await
    }

    /// Opens a table and gives its id.
    pub(super) async fn open(&mut self, form: &str) -> String {
        let page = self.post("/new", form).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        page.location.strip_prefix("/t/").expect("a table").to_owned()
    }

    /// Answers what is asked with the `pick`-th action; `false` if nothing is asked of this browser.
    pub(super) async fn act(&mut self, id: &str, pick: usize) -> bool {
        let page = self.get(&format!("/t/{id}")).await;
        let Some(asked) = page.actions() else { return false };
        let actions = asked["actions"].as_array().expect("a list");
        let action = actions[pick % actions.len()]["n"].as_str().expect("notation");
        let form = format!(
            "decision={}&seat={}&action={}",
            asked["decision"],
            asked["seat"].as_str().expect("a seat"),
            action.replace('+', "%2B").replace(' ', "+")
        );
        let answer = self.post_json(&format!("/t/{id}/act"), &form).await;
        assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.text);
        true
    }
}

/// Two people at one table of two, both seated, the match begun.
pub(super) async fn two_people(server: &TestServer) -> (Browser, Browser, String) {
    two_people_at(server, "kosmopolis").await
}

/// The same at a table of this game.
pub(super) async fn two_people_at(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (server.browser(), server.browser());
    let form = format!("game={game}&name=Ann&colour=red&seat1=me&seat2=friend&access=link");
    let id = ann.open(&form).await;
    let joined = ben.post(&format!("/t/{id}/join"), "name=Ben&colour=teal").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
    let started = ann.post(&format!("/t/{id}/start"), "").await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    (ann, ben, id)
}
