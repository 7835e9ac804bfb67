//! Commands of the driver beyond the standard: the browser's log and its development protocol.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command that posts JSON to an address below the session.
#[derive(Debug)]
pub(crate) struct Extension {
    path: &'static str,
    body: Value,
}

impl Extension {
    /// What the browser complained about since it was asked last.
    pub(crate) fn log() -> Extension {
        Extension { path: "se/log", body: json!({ "type": "browser" }) }
    }

    /// A command of Chromium's development protocol.
    pub(crate) fn protocol(name: &str, parameters: &Value) -> Extension {
        Extension { path: "goog/cdp/execute", body: json!({ "cmd": name, "params": parameters }) }
    }
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
