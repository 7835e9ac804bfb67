//! Who sends a request: one random cookie per browser, of which only the hash is kept.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, ORIGIN};
use engine::{sha256, to_hex};
use seating::PlayerColour;
use web::{Context, Language, Me, Theme};

use crate::store::{Player, PlayerHash};

/// The cookie that identifies a person.
const PLAYER: &str = "player";
/// The cookies that hold settings.
pub(crate) const LANGUAGE: &str = "language";
pub(crate) const THEME: &str = "theme";
/// A year.
const LIFE_SECONDS: u32 = 31_536_000;

/// `N` random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are neither secrets nor identities, and no way to go on.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The person behind a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    pub(crate) player: PlayerHash,
}

impl Identity {
    /// The person that the request's cookie identifies, if it has one.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Identity> {
        let token = cookie(headers, PLAYER)?;
        let is_token = token.len() == 64 && token.bytes().all(|b| b.is_ascii_hexdigit());
        is_token.then(|| Identity { player: PlayerHash::new(sha256(token.as_bytes())) })
    }

    /// A new person, and the `Set-Cookie` that makes the browser that person.
    pub(crate) fn new(is_secure: bool) -> (Identity, String) {
        let token = to_hex(&random::<32>());
        let identity = Identity { player: PlayerHash::new(sha256(token.as_bytes())) };
        (identity, set_cookie(PLAYER, &token, is_secure, true))
    }
}

/// A `Set-Cookie` header.
pub(crate) fn set_cookie(name: &str, value: &str, is_secure: bool, is_http_only: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    let http_only = if is_http_only { "; HttpOnly" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={LIFE_SECONDS}; SameSite=Lax{http_only}{secure}")
}

/// The context of a page: language and theme from cookies, else from the browser.
pub(crate) fn context(headers: &HeaderMap, path: &str, me: Option<&Player>) -> Context {
    let accept = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language: Language = web::pick_language(accept, cookie(headers, LANGUAGE));
    let theme = cookie(headers, THEME).map(Theme::of_word).unwrap_or_default();
    let me = me.map(|player| Me {
        name: player.name.clone(),
        colour: PlayerColour::of_word(&player.colour).unwrap_or_default(),
    });
    Context { language, theme, me, path: path.to_owned() }
}

/// Whether a write comes from one of our pages. Browsers say which site a form was on; other sites are refused.
pub(crate) fn is_own_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        // Every browser sends it with a post; anything else has no cookies that could be misused.
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if public.is_some_and(|public| public.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    !host.is_empty() && origin.split_once("://").is_some_and(|(_, authority)| authority == host)
}
