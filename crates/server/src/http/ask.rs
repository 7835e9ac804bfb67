//! What a request says: who asks, which table they mean, for which seat, and what stands in their form. There is one
//! extractor for each, and no handler looks at headers.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Form, FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, HOST};
use axum::http::request::Parts;
use engine::{Nonce, Seat, from_hex};
use seating::{Occupant, PlayerColour};
use web::{Context, Language, Me, Texts, Theme};

use super::App;
use super::limit::Kind;
use crate::change::Change;
use crate::error::AppError;
use crate::identity::{self, cookie};
use crate::live_table::LiveTable;
use crate::log_entry::seat_of;
use crate::name::clean_name;
use crate::site::Site;
use crate::table_state::TableState;
use crate::visibility;
use store::{Player, PlayerHash};

/// More fields than any of our forms has.
const FIELDS_MAX: usize = 64;
/// How long the body of a request may take. Forms are small.
const BODY_MAX: Duration = Duration::from_secs(10);

/// Who asks, and how they want to be answered. Read from the headers once, when a request comes in.
#[derive(Clone, Debug)]
pub(crate) struct Requester(Arc<Asked>);

#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) player: Option<PlayerHash>,
    /// The address that the request counts for.
    pub(crate) address: Option<IpAddr>,
    /// Whether the request comes from one of our own pages.
    pub(crate) is_own: bool,
    /// Whether nothing is to be changed.
    pub(crate) is_read: bool,
    /// Whether our client asks, which wants JSON, and not a form.
    pub(crate) wants_json: bool,
    pub(crate) host: Option<String>,
    pub(crate) path: String,
    language: Language,
    theme: Theme,
    /// The seat that a shared device shows, as it says.
    shown: Option<String>,
}

impl std::ops::Deref for Requester {
    type Target = Asked;

    fn deref(&self) -> &Asked {
        &self.0
    }
}

impl Requester {
    /// `player` is who the request comes from, found out already.
    pub(crate) fn of(request: &Request, site: &Site, player: Option<PlayerHash>) -> Requester {
        let headers = request.headers();
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        Requester(Arc::new(Asked {
            player,
            address: peer.map(|peer| site.client(peer, headers)),
            is_own: site.is_own_origin(peer, headers),
            is_read: request.method().is_safe(),
            wants_json: text(ACCEPT).is_some_and(|accept| accept.starts_with("application/json")),
            host: text(HOST).map(str::to_owned),
            path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            language: web::pick_language(
                text(ACCEPT_LANGUAGE).unwrap_or_default(),
                cookie(headers, identity::LANGUAGE),
            ),
            theme: cookie(headers, identity::THEME).map(Theme::of_word).unwrap_or_default(),
            shown: cookie(headers, identity::SHOWN).map(str::to_owned),
        }))
    }

    /// The context of a page for the requester: language and theme from cookies, else from the browser.
    pub(crate) fn context(&self, me: Option<&Player>) -> Context {
        let me = me.map(|player| Me {
            name: player.name.clone(),
            colour: PlayerColour::of_word(&player.colour).unwrap_or_default(),
        });
        Context { language: self.language, theme: self.theme, me, path: self.path.clone() }
    }

    /// Another node may have heard "I am X" that this one did not. The device says it again with every request.
    fn show_seat(&self, live: &LiveTable) {
        let state = live.now();
        if let Some(player) = self.player
            && let Some(seat) = self.shown.as_deref().and_then(|text| seat_of(text, state.players()))
            && live.shown(player) != Some(seat)
            && state.seats_of(player).contains(&seat)
        {
            live.show(player, seat);
        }
    }

    pub(crate) fn texts(&self) -> Texts {
        Texts::new(self.language)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Requester, Infallible> {
        // `guard` comes first and has put it there; a request that did not pass it does not exist.
        Ok(parts.extensions.get::<Requester>().expect("every request is guarded").clone())
    }
}

/// Which table the address names, and who asks.
#[derive(Clone)]
pub(crate) struct AtTable {
    pub(crate) app: Arc<App>,
    pub(crate) who: Requester,
    pub(crate) live: Arc<LiveTable>,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, AppError> {
        let at = AtTable::find(parts, app).await?;
        app.tables.refresh(&at.live).await?;
        Ok(at)
    }
}

impl AtTable {
    /// The table as this node knows it. Who changes it finds out whether another node knows more.
    async fn find(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, AppError> {
        let Ok(who) = Requester::from_request_parts(parts, app).await;
        let named = RawPathParams::from_request_parts(parts, app).await.map_err(|_| AppError::Bad)?;
        let id = named.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned());
        let live = app.tables.get(&id.ok_or(AppError::NotFound)?).await?;
        if app.tables.is_shared {
            who.show_seat(&live);
        }
        Ok(AtTable { app: app.clone(), who, live })
    }

    /// The person who asks; nobody in particular may change nothing.
    pub(crate) fn player(&self) -> Result<PlayerHash, AppError> {
        self.who.player.ok_or(AppError::Forbidden)
    }

    /// The seats of whoever asks.
    pub(crate) fn own_seats(&self, state: &TableState) -> Vec<Seat> {
        self.who.player.map(|player| state.seats_of(player)).unwrap_or_default()
    }

    /// What pages are told about the table: for this person, at this seat.
    pub(crate) fn info(
        &self,
        state: &TableState,
        player: Option<PlayerHash>,
        me: Option<Seat>,
    ) -> web::TableInfo {
        visibility::info(&self.live, state, player, me, self.app.tables.now_ms())
    }

    /// Changes the table.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Clone + Send + 'static,
    ) -> Result<T, AppError> {
        self.app.tables.change(&self.live, attempt).await
    }

    /// Changes the table as only its host may.
    pub(crate) async fn change_as_host(
        &self,
        attempt: impl FnOnce(&mut Change) -> Result<(), AppError> + Clone + Send + 'static,
    ) -> Result<(), AppError> {
        if self.player()? != self.live.now().host {
            return Err(AppError::Forbidden);
        }
        self.change(attempt).await
    }
}

/// Which seat somebody acts for: the one that the form names, if it belongs to them; otherwise their first.
pub(crate) struct AtSeat {
    pub(crate) at: AtTable,
    pub(crate) seat: Seat,
    pub(crate) fields: Fields,
}

impl FromRequest<Arc<App>> for AtSeat {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<AtSeat, AppError> {
        let (mut parts, body) = request.into_parts();
        let at = AtTable::find(&mut parts, app).await?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        AtSeat::new(at, fields).await
    }
}

impl AtSeat {
    async fn new(at: AtTable, fields: Fields) -> Result<AtSeat, AppError> {
        let seat = match at.seat_for(&fields) {
            // Another node may know of a seat that this one does not.
            Err(_) => {
                at.app.tables.refresh(&at.live).await?;
                at.seat_for(&fields)?
            }
            Ok(seat) => seat,
        };
        Ok(AtSeat { at, seat, fields })
    }

    /// A form that comes through the live connection of a table. What stands before every request is looked at here
    /// too: the limits, and whether the person is still who they were when they connected.
    pub(super) async fn of_call(at: &AtTable, fields: Fields) -> Result<AtSeat, AppError> {
        let (app, who) = (at.app.clone(), at.who.clone());
        app.limiter.allow(who.player, who.address, Kind::Write)?;
        if !app.tables.people.is_known(&*app.tables.store, at.player()?).await? {
            return Err(AppError::Forbidden);
        }
        // The table in memory may be another one by now.
        let live = app.tables.get(&at.live.now().about.id).await?;
        AtSeat::new(AtTable { app, who, live }, fields).await
    }

    /// Changes the table, if the seat is still theirs: it may have moved to another device meanwhile, at another node.
    pub(super) async fn change<T: Send + 'static>(
        &self,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Clone + Send + 'static,
    ) -> Result<T, AppError> {
        let (player, seat) = (self.at.player()?, self.seat);
        self.at.change(move |change| change.sits(player, seat).and_then(|()| attempt(change))).await
    }
}

impl AtTable {
    /// The seat that whoever asks may act for.
    fn seat_for(&self, fields: &Fields) -> Result<Seat, AppError> {
        let (player, state) = (self.player()?, self.live.now());
        let own = state.seats_of(player);
        let seat = match fields.get("seat") {
            Some(text) => seat_of(text, state.players()).ok_or(AppError::Bad)?,
            None => *own.first().ok_or(AppError::Forbidden)?,
        };
        let is_mine = state.at(seat).occupant == Occupant::Human(player);
        // At a shared device only the seat that is shown may act: the person holding it has said who they are.
        let is_shown = own.len() <= 1 || self.live.shown(player) == Some(seat);
        if is_mine && is_shown { Ok(seat) } else { Err(AppError::Forbidden) }
    }
}

/// A form as sent: names and values in order.
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// A form as text.
    pub(super) fn parse(text: &str) -> Result<Fields, AppError> {
        let fields: Vec<(String, String)> =
            form_urlencoded::parse(text.as_bytes()).into_owned().take(FIELDS_MAX + 1).collect();
        if fields.len() <= FIELDS_MAX { Ok(Fields(fields)) } else { Err(AppError::Bad) }
    }

    /// The first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values of a field.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    /// All of them, as they were typed.
    pub(crate) fn pairs(self) -> Vec<(String, String)> {
        self.0
    }

    /// What the browser adds to the table's secret; nothing if it cannot.
    pub(crate) fn nonce(&self) -> Option<Nonce> {
        self.get("nonce").and_then(from_hex)
    }

    /// A person's name: one line, not too long, without control characters. `None` if nothing is left.
    pub(crate) fn name(&self, field: &str) -> Option<String> {
        clean_name(self.get(field)?)
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Fields, AppError> {
        let read = Form::<Vec<(String, String)>>::from_request(request, state);
        match tokio::time::timeout(BODY_MAX, read).await {
            Ok(Ok(Form(fields))) if fields.len() <= FIELDS_MAX => Ok(Fields(fields)),
            Ok(Err(rejection)) if rejection.status() == 413 => Err(AppError::TooLarge),
            Ok(_) | Err(_) => Err(AppError::Bad),
        }
    }
}
