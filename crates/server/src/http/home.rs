//! The home page, the form for a new table, settings, rules.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::{Nonce, Seat, Secret, to_hex};
use games::{GAMES, GameInfo};
use seating::{BotLevel, Occupant, PlayerColour};
use serde::Deserialize;
use web::{HomeData, Language, NewTableData, TableCard, TableCardState, Theme, route};

use super::App;
use super::fields::Fields;
use super::reply::{Requester, go, page, with_cookie};
use crate::error::AppError;
use crate::identity::{self, Identity, random};
use crate::log_entry::LogEntry;
use crate::store::{Filter, Player, PlayerHash, Status, TableRow};
use crate::table_state::Change;
use crate::tables::now_ms;

/// How many tables a list shows.
const LIST_MAX: u32 = 30;

pub(super) async fn home(State(app): State<Arc<App>>, requester: Requester) -> Response {
    match home_data(&app, &requester).await {
        Ok(data) => page(web::home(&data)),
        Err(error) => requester.refuse(&error),
    }
}

async fn home_data(app: &App, requester: &Requester) -> Result<HomeData, AppError> {
    let store = &app.tables.store;
    let (mut mine, mut finished, mut me) = (Vec::new(), Vec::new(), None);
    let player = requester.identity.map(|identity| identity.player);
    if let Some(player) = player {
        me = store.get_player(player).await?;
        mine = store.list(Filter::LiveOf(player), LIST_MAX).await?;
        finished = store.list(Filter::FinishedOf(player), LIST_MAX).await?;
    }
    let is_mine = |row: &TableRow| player.is_some_and(|player| row.summary.players.contains(&player));
    let open = store.list(Filter::Live, 10 * LIST_MAX).await?;
    let open = open.into_iter().filter(|row| row.public && !is_mine(row)).take(LIST_MAX as usize);
    let mut mine: Vec<TableCard> = mine.iter().filter_map(|row| card(row, player)).collect();
    mine.sort_by_key(|card| card.state != TableCardState::MyTurn);
    Ok(HomeData {
        context: requester.context(me.as_ref()),
        mine,
        open: open.filter_map(|row| card(&row, None)).collect(),
        finished: finished.iter().filter_map(|row| card(row, player)).collect(),
    })
}

/// A table in a list. `player` is the person whose list it is, if it is somebody's.
fn card(row: &TableRow, player: Option<PlayerHash>) -> Option<TableCard> {
    #[derive(Deserialize)]
    struct Shown {
        seats: Vec<ShownSeat>,
    }
    #[derive(Deserialize)]
    struct ShownSeat {
        name: String,
        open: bool,
    }
    let shown: Shown = serde_json::from_str(&row.summary.shown).ok()?;
    let open_count = shown.seats.iter().filter(|seat| seat.open).count();
    let state = match (row.summary.status, player) {
        (Status::Open, None) => TableCardState::Open,
        (Status::Open, Some(_)) => TableCardState::Gathering,
        (Status::Playing, Some(player)) if row.summary.waiting.contains(&player) => TableCardState::MyTurn,
        (Status::Playing, Some(_)) => TableCardState::Waiting,
        (Status::Playing, None) => TableCardState::Running,
        (Status::Over, _) => TableCardState::Ended,
        (Status::Closed, _) => TableCardState::Expired,
    };
    Some(TableCard {
        id: row.id.clone(),
        game: games::info(&row.game)?,
        names: shown.seats.into_iter().filter(|seat| !seat.open).map(|seat| seat.name).collect(),
        open_count,
        state,
    })
}

#[derive(Deserialize)]
pub(super) struct NewTableQuery {
    game: Option<String>,
    players: Option<String>,
}

pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    requester: Requester,
    Query(which): Query<NewTableQuery>,
) -> Response {
    let slug = which.game.as_deref().unwrap_or(GAMES[0].slug);
    let Some(game) = games::info(slug) else { return requester.refuse(&AppError::NotFound) };
    let me = match known(&app, &requester).await {
        Ok(me) => me,
        Err(error) => return requester.refuse(&error),
    };
    let players = which.players.and_then(|players| players.parse().ok());
    page(web::new_table(&NewTableData {
        context: requester.context(me.as_ref()),
        game,
        players,
        problem: None,
    }))
}

/// What is known of the requester.
pub(super) async fn known(app: &App, requester: &Requester) -> Result<Option<Player>, AppError> {
    match requester.identity {
        Some(identity) => Ok(app.tables.store.get_player(identity.player).await?),
        None => Ok(None),
    }
}

/// Makes the requester known. Gives the cookie to set if they are new.
pub(super) async fn introduce(
    app: &App,
    requester: &Requester,
    name: &str,
    colour: PlayerColour,
) -> Result<(Identity, Option<String>), AppError> {
    let (identity, cookie) = match requester.identity {
        Some(identity) => (identity, None),
        None => {
            let (identity, cookie) = Identity::new(app.is_secure());
            (identity, Some(cookie))
        }
    };
    let language = requester.context(None).language.code().to_owned();
    let player = Player {
        hash: identity.player,
        name: name.to_owned(),
        colour: colour.word().to_owned(),
        language,
        updated_ms: now_ms(),
    };
    app.tables.store.put_player(player).await?;
    Ok((identity, cookie))
}

/// What the form wants for a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wish {
    Me,
    Friend,
    Here(String),
    Bot(BotLevel),
}

/// What the form wants, seat by seat. A quick form wants one person against bots, in the first mode.
fn wishes(game: &GameInfo, fields: &Fields, own_name: &str) -> Option<Vec<Wish>> {
    if fields.get("quick").is_some() {
        let mode = game.modes.first()?;
        let players = 3.clamp(*mode.players.start(), *mode.players.end());
        let mut list = vec![Wish::Bot(BotLevel::default()); players];
        list[0] = Wish::Me;
        return Some(list);
    }
    let mut list = Vec::new();
    for seat in Seat::all(engine::SEATS_MAX) {
        let wish = match fields.get(&format!("seat{seat}")).unwrap_or("none") {
            "me" if !list.contains(&Wish::Me) => Wish::Me,
            // Somebody who takes two seats is two people at one device.
            "me" => Wish::Here(format!("{own_name} {seat}")),
            "friend" => Wish::Friend,
            "here" => Wish::Here(
                fields.name(&format!("name{seat}")).unwrap_or_else(|| format!("{own_name} {seat}")),
            ),
            "none" => continue,
            other => Wish::Bot(other.strip_prefix("bot-").and_then(BotLevel::of_word)?),
        };
        list.push(wish);
    }
    Some(list)
}

pub(super) async fn new_table(State(app): State<Arc<App>>, requester: Requester, fields: Fields) -> Response {
    match create(&app, &requester, &fields).await {
        Ok((id, cookie)) => with_cookie(go(&route::table(&id)), cookie.as_deref()),
        Err(AppError::TooLate) => {
            let Some(game) = fields.get("game").and_then(games::info) else {
                return requester.refuse(&AppError::Bad);
            };
            let context = requester.context(None);
            let problem = Some(web::seats_problem(context.texts()));
            let mode = fields.get("variant").and_then(|variant| game.mode(variant));
            let players = mode.map(|mode| *mode.players.start());
            page(web::new_table(&NewTableData { context, game, players, problem }))
        }
        Err(error) => requester.refuse(&error),
    }
}

async fn create(
    app: &App,
    requester: &Requester,
    fields: &Fields,
) -> Result<(String, Option<String>), AppError> {
    let game = fields.get("game").and_then(games::info).ok_or(AppError::Bad)?;
    let me = known(app, requester).await?;
    let texts = requester.context(None).texts();
    let name = fields.name("name").or_else(|| me.as_ref().map(|me| me.name.clone()));
    let name = name.unwrap_or_else(|| web::guest_name(texts));
    let colour = fields.get("colour").or(me.as_ref().map(|me| me.colour.as_str()));
    let colour = colour.and_then(PlayerColour::of_word).unwrap_or_default();
    let variant = fields.get("variant");
    if variant.is_some_and(|variant| game.mode(variant).is_none()) {
        return Err(AppError::Bad);
    }
    // If the variant is not for that many seats, the form says so.
    let wishes = wishes(game, fields, &name).ok_or(AppError::TooLate)?;
    let mode = game.choose(variant, wishes.len()).map_err(|_| AppError::TooLate)?;
    let (identity, cookie) = introduce(app, requester, &name, colour).await?;
    let secret = Secret::new(random());
    let first = LogEntry::Created {
        game: game.slug.to_owned(),
        variant: mode.variant.to_owned(),
        players: wishes.len(),
        public: fields.get("access") == Some("public"),
        host: identity.player.to_string(),
        commitment: secret.commitment().to_string(),
    };
    let id = new_id();
    let nonce = fields.nonce();
    let bot_names = bot_names(texts);
    app.tables
        .create(&id, first, secret, |change| {
            seat_all(change, &wishes, identity.player, &name, colour, nonce, &bot_names)
        })
        .await?;
    Ok((id, cookie))
}

/// An address that nobody can guess: 72 random bits.
pub(super) fn new_id() -> String {
    to_hex(&random::<9>())
}

/// The names of bots, in the language of the person who opened the table.
pub(super) fn bot_names(texts: web::Texts) -> Vec<String> {
    (1..=engine::SEATS_MAX).map(|number| web::bot_name(number, texts)).collect()
}

fn seat_all(
    change: &mut Change,
    wishes: &[Wish],
    me: PlayerHash,
    name: &str,
    colour: PlayerColour,
    nonce: Nonce,
    bot_names: &[String],
) -> Result<(), AppError> {
    let mut free: Vec<PlayerColour> =
        PlayerColour::ALL.into_iter().filter(|&other| other != colour).collect();
    let mut bots = 0;
    for (seat, wish) in Seat::all(wishes.len()).zip(wishes) {
        let (occupant, name, colour) = match wish {
            Wish::Friend => continue,
            Wish::Me => {
                sit_with(change, seat, Occupant::Human(me), name, colour, nonce)?;
                continue;
            }
            Wish::Here(name) => (Occupant::Human(me), name.clone(), free.remove(0)),
            Wish::Bot(level) => {
                bots += 1;
                (Occupant::Bot(*level), bot_names[bots - 1].clone(), free.remove(0))
            }
        };
        sit(change, seat, occupant, &name, colour)?;
    }
    if !wishes.contains(&Wish::Friend) {
        begin(change)?;
    }
    Ok(())
}

/// Seats somebody, with a nonce that is drawn here.
pub(super) fn sit(
    change: &mut Change,
    seat: Seat,
    occupant: Occupant<PlayerHash>,
    name: &str,
    colour: PlayerColour,
) -> Result<(), AppError> {
    sit_with(change, seat, occupant, name, colour, random())
}

/// Seats somebody with a nonce of their own. It comes after the commitment, so nobody chooses the draws alone.
pub(super) fn sit_with(
    change: &mut Change,
    seat: Seat,
    occupant: Occupant<PlayerHash>,
    name: &str,
    colour: PlayerColour,
    nonce: Nonce,
) -> Result<(), AppError> {
    let entry = LogEntry::Sat {
        seat: seat.to_string(),
        who: occupant,
        name: name.to_owned(),
        colour: colour.word().to_owned(),
        nonce: Some(to_hex(&nonce)),
    };
    if change.add(&entry) { Ok(()) } else { Err(AppError::Bad) }
}

/// Starts the match: every seat's nonce is fixed, and the first cards are drawn.
pub(super) fn begin(change: &mut Change) -> Result<(), AppError> {
    let nonces =
        change.state.seat_nonces().into_iter().map(|nonce| to_hex(&nonce.unwrap_or_else(random))).collect();
    if !change.add(&LogEntry::Started { nonces }) {
        return Err(AppError::TooLate);
    }
    change.draw();
    Ok(())
}

pub(super) async fn settings(State(app): State<Arc<App>>, fields: Fields) -> Response {
    let back = fields
        .get("back")
        .filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let mut response = go(back.unwrap_or("/"));
    if let Some(language) =
        fields.get("language").and_then(|code| Language::ALL.into_iter().find(|l| l.code() == code))
    {
        let cookie = identity::set_cookie(identity::LANGUAGE, language.code(), app.is_secure(), true);
        response = with_cookie(response, Some(&cookie));
    }
    if let Some(theme) = fields.get("theme") {
        let cookie =
            identity::set_cookie(identity::THEME, Theme::of_word(theme).word(), app.is_secure(), true);
        response = with_cookie(response, Some(&cookie));
    }
    response
}

pub(super) async fn rules(requester: Requester, Path(game): Path<String>) -> Response {
    match games::info(&game) {
        Some(info) => page(web::rules(&requester.context(None), info)),
        None => requester.refuse(&AppError::NotFound),
    }
}
