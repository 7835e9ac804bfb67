//! Who a browser is: one random cookie per browser, of which only the hash is kept.
//!
//! A cookie counts if this server made it, that is, if the store knows somebody by its hash. What a browser invents, or
//! was made to send by somebody else, is nobody; so is who has signed out.

use std::sync::Mutex;

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use engine::{Seat, sha256, to_hex};

use crate::error::AppError;
use crate::live_table::lock;
use crate::recent::Recent;
use store::{PlayerHash, Store};

/// The cookie that identifies a person.
const PLAYER: &str = "player";
/// Its name over encrypted connections. Browsers take this name from the very host only, and not from its neighbours.
const PLAYER_SECURE: &str = "__Host-player";
/// The cookies that hold settings.
pub(crate) const LANGUAGE: &str = "language";
pub(crate) const THEME: &str = "theme";
/// The cookie that says, of one table, which seat a shared device shows. Its node knows; another one may not.
pub(crate) const SHOWN: &str = "shown";
/// A year.
const LIFE_SECONDS: u32 = 31_536_000;
/// How many cookies of one request are looked at. A browser has one, or two after the server became encrypted.
const CLAIMS_MAX: usize = 4;
/// How many people are remembered, so that the store need not be asked with every request.
const REMEMBERED: usize = 20_000;

/// `N` random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are neither secrets nor identities, and no way to go on.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The values of all cookies of a name.
fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers, name).next()
}

/// The people that this server knows.
#[derive(Debug)]
pub(crate) struct People {
    known: Mutex<Recent<PlayerHash, ()>>,
}

/// Somebody this server knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recognised {
    pub(crate) player: PlayerHash,
    /// The `Set-Cookie` that gives their cookie the name it should have, if it has another.
    pub(crate) rename: Option<String>,
}

impl People {
    pub(crate) fn new() -> People {
        People { known: Mutex::new(Recent::new(REMEMBERED)) }
    }

    /// The person that a request's cookie identifies, if this server made it.
    pub(crate) async fn recognise(
        &self,
        store: &dyn Store,
        headers: &HeaderMap,
        is_secure: bool,
    ) -> Result<Option<Recognised>, AppError> {
        let own = if is_secure { PLAYER_SECURE } else { PLAYER };
        // A cookie from before the server was encrypted goes on working, and gets the better name.
        let old = is_secure.then_some(PLAYER);
        let claims = cookies(headers, own).map(|token| (token, false));
        let claims =
            claims.chain(old.into_iter().flat_map(|old| cookies(headers, old)).map(|token| (token, true)));
        for (token, is_old) in claims.filter(|(token, _)| is_token(token)).take(CLAIMS_MAX) {
            let player = PlayerHash::new(sha256(token.as_bytes()));
            if self.is_known(store, player).await? {
                let rename = is_old.then(|| set_cookie(PLAYER_SECURE, token, true));
                return Ok(Some(Recognised { player, rename }));
            }
        }
        Ok(None)
    }

    /// Looks the person up anew when they come next.
    pub(crate) fn forget(&self, player: PlayerHash) {
        lock(&self.known).remove(&player);
    }

    /// Looks everybody up anew.
    pub(crate) fn forget_all(&self) {
        *lock(&self.known) = Recent::new(REMEMBERED);
    }

    /// Whether somebody is known by this hash, and has not signed out.
    pub(crate) async fn is_known(&self, store: &dyn Store, player: PlayerHash) -> Result<bool, AppError> {
        if lock(&self.known).get(&player).is_some() {
            return Ok(true);
        }
        let known = store.get_player(player).await?;
        // Who has signed out has no name any more.
        let is_known = known.is_some_and(|player| !player.name.is_empty());
        if is_known {
            lock(&self.known).insert(player, ());
        }
        Ok(is_known)
    }
}

fn is_token(token: &str) -> bool {
    token.len() == 64 && token.bytes().all(|b| b.is_ascii_hexdigit())
}

/// A new person, and the `Set-Cookie` that makes the browser that person. The caller makes them known to the store.
pub(crate) fn new_player(is_secure: bool) -> (PlayerHash, String) {
    let token = to_hex(&random::<32>());
    let name = if is_secure { PLAYER_SECURE } else { PLAYER };
    (PlayerHash::new(sha256(token.as_bytes())), set_cookie(name, &token, is_secure))
}

/// The `Set-Cookie`s that make the browser nobody, by whatever name its cookie goes.
pub(crate) fn forget_player(is_secure: bool) -> Vec<String> {
    let secure = if is_secure { "; Secure" } else { "" };
    let names = if is_secure { &[PLAYER_SECURE, PLAYER][..] } else { &[PLAYER] };
    let forget = |name: &&str| format!("{name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly{secure}");
    names.iter().map(forget).collect()
}

/// The `Set-Cookie` that goes with "I am X" at a table.
pub(crate) fn set_shown(table: &str, seat: Seat, is_secure: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{SHOWN}={seat}; Path={}; SameSite=Lax; HttpOnly{secure}", web::route::table(table))
}

/// A `Set-Cookie` header.
pub(crate) fn set_cookie(name: &str, value: &str, is_secure: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={LIFE_SECONDS}; SameSite=Lax; HttpOnly{secure}")
}
