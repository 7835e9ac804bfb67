//! Sitting down, getting up, and everything about who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Secret, sha256, to_hex};
use serde_json::json;
use web::{BotLevel, DeviceData, PlayerColour, Stage, route};

use super::App;
use super::fields::Fields;
use super::home::{begin, bot_names, introduce, known, new_id, sit, sit_with};
use super::reply::{Asker, go, page, with_cookie};
use super::table::{address, qr};
use crate::error::AppError;
use crate::fact::{Closing, Fact, seat_of};
use crate::identity::{Identity, random};
use crate::room::{Change, Room, RoomSeat, Sitter};
use crate::store::PlayerHash;

type Done = Result<(), AppError>;

/// After a form: the table again, or its address for the client.
fn back(asker: &Asker, id: &str, done: Done) -> Response {
    match done {
        Ok(()) if asker.wants_json() => Json(json!({ "ok": true, "go": route::table(id) })).into_response(),
        Ok(()) => go(&route::table(id)),
        Err(error) => asker.refuse(&error),
    }
}

fn player(asker: &Asker) -> Result<PlayerHash, AppError> {
    asker.identity.map(|identity| identity.player).ok_or(AppError::Forbidden)
}

/// A colour nobody has: the wished one if it is free.
fn free_colour(room: &Room, wished: Option<PlayerColour>) -> PlayerColour {
    let is_free = |colour: &PlayerColour| {
        !room.seats.iter().any(|seat| seat.sitter != Sitter::Open && seat.colour == *colour)
    };
    let mut all = wished.into_iter().chain(PlayerColour::ALL);
    all.find(is_free).unwrap_or_default()
}

fn first_open(room: &Room) -> Option<Seat> {
    Seat::all(room.players()).find(|seat| room.seats[seat.index()].sitter == Sitter::Open)
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let joined = async {
        let handle = app.hall.room(&id).await?;
        let room = handle.now();
        if room.stage != Stage::Lobby || first_open(&room).is_none() {
            return Err(AppError::TooLate);
        }
        let name = fields.name("name").ok_or(AppError::Bad)?;
        let wished = fields.get("colour").and_then(|colour| colour.parse().ok());
        let (identity, cookie) = introduce(&app, &asker, &name, wished.unwrap_or_default()).await?;
        let me = identity.player;
        let nonce = fields.nonce();
        app.hall
            .change(&handle, move |change| {
                if change.room.stage != Stage::Lobby {
                    return Err(AppError::TooLate);
                }
                if !change.room.seats_of(me).is_empty() {
                    return Ok(());
                }
                let seat = first_open(&change.room).ok_or(AppError::TooLate)?;
                let colour = free_colour(&change.room, wished);
                sit_with(change, seat, Sitter::Human(me), &name, colour, nonce)
            })
            .await?;
        Ok(cookie)
    };
    match joined.await {
        Ok(cookie) => with_cookie(back(&asker, &id, Ok(())), cookie.as_deref()),
        Err(error) => asker.refuse(&error),
    }
}

/// Runs a change that only the host may make.
async fn as_host(
    app: &Arc<App>,
    asker: &Asker,
    id: &str,
    attempt: impl FnOnce(&mut Change) -> Done + Send + 'static,
) -> Done {
    let handle = app.hall.room(id).await?;
    let me = player(asker)?;
    app.hall
        .change(&handle, move |change| {
            if change.room.host != me {
                return Err(AppError::Forbidden);
            }
            attempt(change)
        })
        .await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let level = fields.get("level").and_then(BotLevel::of_word).unwrap_or_default();
    let names = bot_names(asker.context(None).texts());
    let nonce = fields.nonce();
    let done = as_host(&app, &asker, &id, move |change| {
        if change.room.stage != Stage::Lobby {
            return Err(AppError::TooLate);
        }
        let taken: Vec<String> = change.room.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut names = names.into_iter().filter(|name| !taken.contains(name));
        while let Some(seat) = first_open(&change.room) {
            let colour = free_colour(&change.room, None);
            sit(change, seat, Sitter::Bot(level), &names.next().unwrap_or_default(), colour)?;
        }
        // The host has seen the commitment by now: a nonce of theirs counts from here.
        if let Some(seat) = change.room.seats_of(change.room.host).first().copied() {
            let RoomSeat { sitter, name, colour, .. } = change.room.seats[seat.index()].clone();
            sit_with(change, seat, sitter, &name, colour, nonce)?;
        }
        begin(change)
    })
    .await;
    back(&asker, &id, done)
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let wanted = fields.get("seat").map(str::to_owned);
    let done = as_host(&app, &asker, &id, move |change| {
        let seat = wanted.and_then(|text| seat_of(&text, change.room.players())).ok_or(AppError::Bad)?;
        let own = &change.room.seats[seat.index()];
        let colour = own.colour;
        match (change.room.stage, own.sitter) {
            (Stage::Lobby, _) => sit(change, seat, Sitter::Open, "", colour),
            // In a match the seat cannot be empty: a bot takes it for good.
            (Stage::Playing, Sitter::Human(_) | Sitter::Stand(..)) => {
                let name = own.name.clone();
                sit(change, seat, Sitter::Bot(BotLevel::default()), &name, colour)
            }
            _ => Err(AppError::TooLate),
        }
    })
    .await;
    back(&asker, &id, done)
}

pub(super) async fn close(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let done = as_host(&app, &asker, &id, |change| {
        if !matches!(change.room.stage, Stage::Lobby | Stage::Playing) {
            return Err(AppError::TooLate);
        }
        change.add(&Fact::Closed { why: Closing::Host });
        Ok(())
    })
    .await;
    match done {
        Ok(()) => go("/"),
        Err(error) => asker.refuse(&error),
    }
}

/// Every seat of a person is changed by `new`; at least one must be theirs.
async fn change_own(
    app: &Arc<App>,
    asker: &Asker,
    id: &str,
    new: impl Fn(Stage, Sitter, PlayerHash) -> Option<Sitter> + Send + 'static,
) -> Done {
    let handle = app.hall.room(id).await?;
    let me = player(asker)?;
    app.hall
        .change(&handle, move |change| {
            let own = change.room.seats_of(me);
            if own.is_empty() {
                return Err(AppError::Forbidden);
            }
            for seat in own {
                let RoomSeat { sitter, name, colour, .. } = change.room.seats[seat.index()].clone();
                if let Some(sitter) = new(change.room.stage, sitter, me) {
                    let name = if sitter == Sitter::Open { String::new() } else { name };
                    sit(change, seat, sitter, &name, colour)?;
                }
            }
            Ok(())
        })
        .await
}

/// Leaving: in the lobby the seat is free again; in a match a bot plays on until the player returns.
pub(super) async fn leave(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let done = change_own(&app, &asker, &id, |stage, sitter, me| match (stage, sitter) {
        (Stage::Lobby, _) => Some(Sitter::Open),
        (Stage::Playing, Sitter::Human(_)) => Some(Sitter::Stand(me, BotLevel::default())),
        _ => None,
    })
    .await;
    back(&asker, &id, done)
}

pub(super) async fn come_back(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let done = change_own(&app, &asker, &id, |_, sitter, me| match sitter {
        Sitter::Stand(..) => Some(Sitter::Human(me)),
        Sitter::Human(_) | Sitter::Bot(_) | Sitter::Open => None,
    })
    .await;
    back(&asker, &id, done)
}

/// "I am X": from now on this device shows that seat.
pub(super) async fn i_am(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = async {
        let handle = app.hall.room(&id).await?;
        let me = player(&asker)?;
        let room = handle.now();
        let seat = fields.get("seat").and_then(|text| seat_of(text, room.players())).ok_or(AppError::Bad)?;
        if !room.seats_of(me).contains(&seat) {
            return Err(AppError::Forbidden);
        }
        handle.show(me, Some(seat));
        Ok(())
    };
    let done = done.await;
    back(&asker, &id, done)
}

/// Makes the personal link that moves the seat to another device.
pub(super) async fn device(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let made = async {
        let handle = app.hall.room(&id).await?;
        let me = player(&asker)?;
        let token = to_hex(&random::<16>());
        let hash = to_hex(&sha256(token.as_bytes()));
        app.hall
            .change(&handle, move |change| {
                if change.room.seats_of(me).is_empty() {
                    return Err(AppError::Forbidden);
                }
                change.add(&Fact::Device { player: me.to_string(), token: hash });
                Ok(())
            })
            .await?;
        let known = known(&app, &asker).await?;
        let link = address(&app, &asker, &format!("{}/device/{token}", route::table(&id)));
        let data = DeviceData { context: asker.context(known.as_ref()), id: id.clone(), qr: qr(&link), link };
        Ok::<_, AppError>(page(web::device(&data)))
    };
    made.await.unwrap_or_else(|error| asker.refuse(&error))
}

/// The page behind a personal link. It moves nothing: previews of chats open links too.
pub(super) async fn device_page(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    match app.hall.room(&id).await {
        Ok(handle) => {
            let room = handle.now();
            if !room.devices.contains_key(&to_hex(&sha256(token.as_bytes()))) {
                return asker.refuse(&AppError::NotFound);
            }
            let path = format!("{}/device/{token}", route::table(&id));
            page(web::take_over(&asker.context(None), &path, room.game.title))
        }
        Err(error) => asker.refuse(&error),
    }
}

/// Moves the seats of the link's owner to this browser.
pub(super) async fn take_over(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let moved = async {
        let handle = app.hall.room(&id).await?;
        let hash = to_hex(&sha256(token.as_bytes()));
        let owner = *handle.now().devices.get(&hash).ok_or(AppError::NotFound)?;
        let (identity, cookie) = match asker.identity {
            Some(identity) => (identity, None),
            None => {
                let (identity, cookie) = Identity::new(app.is_secure());
                (identity, Some(cookie))
            }
        };
        if let Some(mut known) = app.hall.store.get_player(owner).await? {
            known.hash = identity.player;
            app.hall.store.put_player(known).await?;
        }
        app.hall
            .change(&handle, move |change| {
                for seat in change.room.seats_of(owner) {
                    let RoomSeat { name, colour, .. } = change.room.seats[seat.index()].clone();
                    sit(change, seat, Sitter::Human(identity.player), &name, colour)?;
                }
                Ok(())
            })
            .await?;
        Ok(cookie)
    };
    match moved.await {
        Ok(cookie) => with_cookie(go(&route::table(&id)), cookie.as_deref()),
        Err(error) => asker.refuse(&error),
    }
}

/// A new table with the same people: the first who asks opens it, the others follow to it.
pub(super) async fn rematch(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let opened = async {
        let handle = app.hall.room(&id).await?;
        let me = player(&asker)?;
        let room = handle.now();
        if let Some(next) = &room.rematch {
            return Ok(next.clone());
        }
        if room.seats_of(me).is_empty() || !matches!(room.stage, Stage::Ended | Stage::Expired) {
            return Err(AppError::Forbidden);
        }
        let secret = Secret::new(random());
        let first = Fact::Created {
            game: room.game.slug.to_owned(),
            variant: room.variant.clone(),
            players: room.players(),
            public: false,
            host: me.to_string(),
            commitment: secret.commitment().to_string(),
        };
        let next = new_id();
        let seats = room.seats.clone();
        app.hall
            .create(&next, first, secret, |change| {
                for (seat, own) in Seat::all(seats.len()).zip(&seats) {
                    let sitter = match own.sitter {
                        Sitter::Stand(player, _) => Sitter::Human(player),
                        other => other,
                    };
                    sit(change, seat, sitter, &own.name, own.colour)?;
                }
                begin(change)
            })
            .await?;
        let table = next.clone();
        let noted = app
            .hall
            .change(&handle, move |change| {
                if let Some(earlier) = &change.room.rematch {
                    return Ok(earlier.clone());
                }
                change.add(&Fact::Rematch { table: table.clone() });
                Ok(table)
            })
            .await?;
        Ok(noted)
    };
    match opened.await {
        Ok(next) => back(&asker, &next, Ok(())),
        Err(error) => asker.refuse(&error),
    }
}
