//! A person before a browser: one profile, and what one does with it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::command::Extension;
use crate::world::PATIENCE;

/// How often one looks whether something has happened.
const GLANCE: Duration = Duration::from_millis(25);

/// What the browser runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// 1440 x 900, with a mouse.
    Desk,
    /// 390 x 844, with a finger.
    Phone,
}

impl Shape {
    pub(crate) fn width(self) -> u32 {
        match self {
            Shape::Desk => 1440,
            Shape::Phone => 390,
        }
    }
}

/// Whether one likes to see things move. Drawing movement takes most of the time of a test, so who is to show something
/// else likes stillness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Liking {
    Movement,
    Stillness,
}

pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) shape: Shape,
    pub(crate) profile: PathBuf,
    base: String,
}

impl Person {
    /// Opens a browser with a new profile.
    pub(crate) async fn arrive(
        driver: SocketAddr,
        server: SocketAddr,
        profile: &Path,
        shape: Shape,
        liking: Liking,
    ) -> Person {
        let mut arguments: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--accept-lang=en",
            "--hide-scrollbars",
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        if liking == Liking::Stillness {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({
            "prefs": { "download.default_directory": profile.join("downloads") },
        });
        if shape == Shape::Phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 1.5, "touch": true } });
        }
        options["args"] = json!(arguments);
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("an object was written") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder
            .capabilities(capabilities)
            .connect(&format!("http://{driver}"))
            .await
            .expect("a browser: `cargo xtask test` installs it, as does `apt-get install chromium`");
        let person = Person { client, shape, profile: profile.to_owned(), base: format!("http://{server}") };
        if shape == Shape::Desk {
            let size = json!({ "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false });
            person.protocol("Emulation.setDeviceMetricsOverride", &size).await;
        }
        person
    }

    /// Tours and moments have tests of their own; everybody else has seen them.
    pub(crate) async fn settled(self) -> Person {
        let settled = "for (const game of ['kosmopolis', 'cv', 'cvlizations', 'goennen']) localStorage.setItem(`guided-${game}`, 'yes');
            localStorage.setItem('moments', localStorage.getItem('moments') ?? 'none');";
        self.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": settled })).await;
        self
    }

    /// A command of the browser's development protocol.
    pub(crate) async fn protocol(&self, name: &str, parameters: &Value) -> Value {
        self.client.issue_cmd(Extension::protocol(name, parameters)).await.unwrap()
    }

    /// What the browser complained about since it was asked last.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Extension::log()).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let is_grave = |entry: &&Value| entry["level"] == "SEVERE";
        entries.iter().filter(is_grave).map(|entry| entry["message"].to_string()).collect()
    }

    pub(crate) async fn visit(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.base)).await.unwrap();
    }

    /// The path of the page.
    pub(crate) async fn path(&self) -> String {
        let address = self.client.current_url().await.unwrap();
        address.path().to_owned()
    }

    /// The id of the table one sits at.
    pub(crate) async fn table(&self) -> String {
        let path = self.path().await;
        path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()).expect("a table").to_owned()
    }

    /// Runs a script in the page; `None` while the page changes.
    pub(crate) async fn try_js(&self, script: &str, arguments: Vec<Value>) -> Option<Value> {
        self.client.execute(script, arguments).await.ok()
    }

    /// Runs a script in the page.
    pub(crate) async fn js(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// Waits until a script gives something that is neither null nor false.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        let start = Instant::now();
        loop {
            if let Some(value) = self.try_js(script, Vec::new()).await
                && !value.is_null()
                && value != false
            {
                return value;
            }
            if start.elapsed() > PATIENCE {
                self.give_up(what).await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Ends the test with what the page shows.
    pub(crate) async fn give_up(&self, what: &str) -> ! {
        let shown = self.try_js("return location.href + '\\n' + document.body.innerText", Vec::new()).await;
        let shown = shown.as_ref().and_then(Value::as_str).unwrap_or_default();
        let complaints = self.complaints().await;
        panic!("waited in vain: {what}\n{complaints:?}\n{shown}");
    }

    /// Waits until something is on the page and visible.
    pub(crate) async fn see(&self, css: &str) -> Value {
        let quoted = json!(css);
        let script = format!(
            "return [...document.querySelectorAll({quoted})].find((e) => e.checkVisibility())?.innerText ?? null"
        );
        self.until(&format!("to see {css}"), &script).await
    }

    /// How many elements there are.
    pub(crate) async fn count(&self, css: &str) -> u64 {
        let script = format!("return document.querySelectorAll({}).length", json!(css));
        self.js(&script).await.as_u64().unwrap()
    }

    /// The text of an element, or nothing.
    pub(crate) async fn text(&self, css: &str) -> String {
        let script = format!("return document.querySelector({})?.innerText ?? ''", json!(css));
        self.js(&script).await.as_str().unwrap().to_owned()
    }

    /// Clicks the first visible element that fits, as soon as it can be clicked.
    pub(crate) async fn click(&self, css: &str) {
        let start = Instant::now();
        while !self.try_click(css, 0).await {
            if start.elapsed() > PATIENCE {
                self.give_up(&format!("to click {css}")).await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Clicks one of the visible elements that fit; `false` if it is gone or covered just now.
    pub(crate) async fn try_click(&self, css: &str, index: usize) -> bool {
        // On a phone a pane may scroll inside itself; a person brings what they touch to where they see it.
        let script = "
            const [css, index, isPhone] = arguments;
            const all = [...document.querySelectorAll(css)];
            // What lies behind another tab is brought to the front first.
            if (isPhone && !all.some((e) => e.checkVisibility())) {
              const pane = all[index]?.closest('.pane')?.dataset.pane;
              const tab = pane && [...document.querySelectorAll('[data-tab]')].find((t) => t.dataset.tab.split(' ').includes(pane));
              tab?.click();
              // What is in the other row of a pane is brought to the front by its switch.
              const row = [...document.querySelectorAll('.pane input[type=radio]:not(:checked)')].find((e) => e.closest('.pane').dataset.pane === pane);
              if (!all.some((e) => e.checkVisibility())) row?.click();
            }
            const found = all.filter((e) => e.checkVisibility())[index];
            if (isPhone) found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            return found";
        let is_phone = self.shape == Shape::Phone;
        let found = self.try_js(script, vec![json!(css), json!(index), json!(is_phone)]).await;
        let id = found.as_ref().and_then(Value::as_object).and_then(|object| object.values().next());
        let Some(id) = id.and_then(Value::as_str) else { return false };
        let element = Element::from_element_id(self.client.clone(), id.to_owned().into());
        element.click().await.is_ok()
    }

    /// An element that must be there.
    pub(crate) async fn find(&self, css: &str) -> Element {
        self.client.find(Locator::Css(css)).await.unwrap()
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses in a list.
    pub(crate) async fn select(&self, css: &str, value: &str) {
        self.find(css).await.select_by_value(value).await.unwrap();
    }

    /// Presses a key.
    pub(crate) async fn press(&self, key: Key) {
        let value = char::from(key);
        let keys =
            KeyActions::new("keys".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.client.perform_actions(keys).await.unwrap();
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// Opens a table of Kosmopolis with the form; `seats` are the values of its lists.
    pub(crate) async fn open_table(&self, name: &str, seats: &[&str]) {
        self.open_table_of("kosmopolis", None, name, seats).await;
    }

    /// Opens a table of a game with the form, in a variant if it has several.
    pub(crate) async fn open_table_of(&self, game: &str, variant: Option<&str>, name: &str, seats: &[&str]) {
        self.visit("/").await;
        self.click(&format!("a[href=\"/new?game={game}\"]")).await;
        self.see("form[action=\"/new\"] input[name=name]").await;
        if let Some(variant) = variant {
            self.click(&format!("label:has(input[name=variant][value={variant}])")).await;
        }
        self.write("input[name=name]", name).await;
        for (index, seat) in seats.iter().enumerate() {
            let number = index + 1;
            let (kind, person) = seat.split_once('=').unwrap_or((seat, ""));
            self.select(&format!("select[name=seat{number}]"), kind).await;
            if !person.is_empty() {
                self.write(&format!("input[name=name{number}]"), person).await;
            }
        }
        let places = self.count("select[name^=seat]").await as usize;
        for number in seats.len() + 1..=places {
            self.select(&format!("select[name=seat{number}]"), "none").await;
        }
        self.click("form[action=\"/new\"] button.primary").await;
        self.until("a table", "return location.pathname.startsWith('/t/')").await;
    }
}
