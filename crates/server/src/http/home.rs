//! The home page, the form for a new table, settings, rules.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::Seat;
use games::{GAMES, GameInfo};
use seating::{BotLevel, PlayerColour, TimeLimit};
use serde::Deserialize;
use web::{HomeData, Language, NewTableData, TableCard, TableCardState, Theme, route};

use super::App;
use super::ask::{Fields, Requester};
use super::limit::Kind;
use super::reply::{Reply, go, name_problem, page, with_cookie};
use crate::change::{Person, Wish};
use crate::error::AppError;
use crate::identity;
use crate::name::NameProblem;
use crate::tables::{InCampaign, Opening};
use store::{Filter, Player, PlayerHash, Status, TableRow};

/// How many tables a list shows.
const LIST_MAX: u32 = 30;

pub(super) async fn home(State(app): State<Arc<App>>, who: Requester) -> Reply {
    Ok(page(web::home(&home_data(&app, &who).await?)))
}

async fn home_data(app: &App, who: &Requester) -> Result<HomeData, AppError> {
    let store = &app.tables.store;
    let (mut mine, mut finished, mut me) = (Vec::new(), Vec::new(), None);
    let player = who.player;
    if let Some(player) = player {
        me = store.get_player(player).await?;
        mine = store.list(Filter::LiveOf(player), LIST_MAX).await?;
        finished = store.list(Filter::FinishedOf(player), LIST_MAX).await?;
    }
    let open = store.list(Filter::Public(player), LIST_MAX).await?;
    let card = |row: &TableRow, player| {
        let card = card(row, player)?;
        // Only who looks at a table finds out; until then it is listed as it is stored.
        Some(if app.tables.is_kept(&row.id) {
            TableCard { state: TableCardState::Kept, ..card }
        } else {
            card
        })
    };
    let mut mine: Vec<TableCard> = mine.iter().filter_map(|row| card(row, player)).collect();
    mine.sort_by_key(|card| card.state != TableCardState::MyTurn);
    Ok(HomeData {
        context: who.context(me.as_ref()),
        mine,
        open: open.iter().filter_map(|row| card(row, None)).collect(),
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

/// The form for a new table, with what was typed before the game was switched.
pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    who: Requester,
    Query(typed): Query<Vec<(String, String)>>,
) -> Reply {
    let field = |name: &str| typed.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str());
    let slug = field("to").or(field("game")).unwrap_or(GAMES[0].slug);
    let game = games::info(slug).ok_or(AppError::NotFound)?;
    let me = known(&app, &who).await?;
    let players = field("players").and_then(|players| players.parse().ok());
    let context = who.context(me.as_ref());
    Ok(page(web::new_table(&NewTableData { context, game, players, typed, problem: None })))
}

/// What is known of the requester.
pub(super) async fn known(app: &App, who: &Requester) -> Result<Option<Player>, AppError> {
    match who.player {
        Some(player) => Ok(app.tables.store.get_player(player).await?),
        None => Ok(None),
    }
}

/// Makes the requester known. Gives the cookie to set if they are new.
pub(super) async fn introduce(
    app: &App,
    who: &Requester,
    name: &str,
    colour: PlayerColour,
) -> Result<(PlayerHash, Option<String>), AppError> {
    let (hash, cookie) = match who.player {
        Some(player) => (player, None),
        None => {
            app.limiter.allow(None, who.address, Kind::Newcomer)?;
            let (player, cookie) = identity::new_player(app.is_secure());
            (player, Some(cookie))
        }
    };
    let player = Player {
        hash,
        name: name.to_owned(),
        colour: colour.word().to_owned(),
        language: who.texts().language().code().to_owned(),
        updated_ms: app.tables.now_ms(),
    };
    app.tables.store.put_player(player).await?;
    Ok((hash, cookie))
}

/// What the form wants, seat by seat. A quick form wants one person against bots, in the first mode.
fn wishes(game: &GameInfo, fields: &Fields, own_name: &str) -> Option<Vec<Wish>> {
    if fields.get("quick").is_some() {
        let mode = game.modes.first()?;
        let players = 3.clamp(*mode.players.start(), *mode.players.end());
        // A first match is for learning: the bots are casual unless asked otherwise.
        let level = fields.get("level").and_then(BotLevel::of_word).unwrap_or(BotLevel::Casual);
        let mut list = vec![Wish::Bot(level); players];
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

pub(super) async fn new_table(State(app): State<Arc<App>>, who: Requester, fields: Fields) -> Reply {
    let game = fields.get("game").and_then(games::info).ok_or(AppError::Bad)?;
    match create(&app, &who, game, &fields).await {
        Ok((id, cookie)) => Ok(with_cookie(go(&route::table(&id)), cookie.as_deref())),
        // The variant is not for that many seats, or a name will not do, and the form says so.
        Err(error @ (AppError::TooLate | AppError::Name(_))) => {
            let context = who.context(None);
            let problem = Some(match error {
                AppError::Name(problem) => name_problem(problem, &who),
                _ => web::seats_problem(context.texts()),
            });
            let mode = fields.get("variant").and_then(|variant| game.mode(variant));
            let players = mode.map(|mode| *mode.players.start());
            let typed = fields.pairs();
            Ok(page(web::new_table(&NewTableData { context, game, players, typed, problem })))
        }
        Err(error) => Err(error),
    }
}

async fn create(
    app: &App,
    who: &Requester,
    game: &'static GameInfo,
    fields: &Fields,
) -> Result<(String, Option<String>), AppError> {
    let me = known(app, who).await?;
    let texts = who.texts();
    // A guest without a name is called so in the language of today.
    let known_name = me.as_ref().map(|me| me.name.clone()).filter(|name| !web::is_guest_name(name));
    if fields.get("name").is_some_and(|typed| !typed.trim().is_empty()) && fields.name("name").is_none() {
        return Err(AppError::Name(NameProblem::Blank));
    }
    let name = fields.name("name").or(known_name);
    let name = name.unwrap_or_else(|| web::guest_name(texts));
    let colour = fields.get("colour").or(me.as_ref().map(|me| me.colour.as_str()));
    let colour = colour.and_then(PlayerColour::of_word).unwrap_or_default();
    let campaign = fields.get("campaign").and_then(|_| (web::look(game.slug)?.campaign)(&[], texts));
    let variant = campaign.as_ref().map(|campaign| campaign.next).or(fields.get("variant"));
    if variant.is_some_and(|variant| game.mode(variant).is_none()) {
        return Err(AppError::Bad);
    }
    let wishes = match &campaign {
        Some(_) => vec![Wish::Me],
        None => wishes(game, fields, &name).ok_or(AppError::TooLate)?,
    };
    let mode = game.choose(variant, wishes.len()).map_err(|_| AppError::TooLate)?;
    let limit = fields.get("clock").map_or(Some(TimeLimit::None), TimeLimit::of_word).ok_or(AppError::Bad)?;
    app.limiter.allow(who.player, who.address, Kind::Opening)?;
    let (player, cookie) = introduce(app, who, &name, colour).await?;
    let opening = Opening {
        game,
        variant: mode.variant,
        players: wishes.len(),
        public: fields.get("access") == Some("public"),
        host: player,
        address: who.address,
        campaign: if campaign.is_some() { InCampaign::First } else { InCampaign::No },
        limit,
        open_chat: fields.get("chat") == Some("open"),
    };
    let me = Person { player, name, colour: Some(colour), nonce: fields.nonce() };
    let id = app.tables.create(opening, |change| change.seat_all(&wishes, &me, &bot_names(texts))).await?;
    Ok((id, cookie))
}

/// The names of bots, in the language of the person who opened the table.
pub(super) fn bot_names(texts: web::Texts) -> Vec<String> {
    (1..=engine::SEATS_MAX).map(|number| web::bot_name(number, texts)).collect()
}

pub(super) async fn settings(State(app): State<Arc<App>>, fields: Fields) -> Response {
    let back = fields
        .get("back")
        .filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let mut response = go(back.unwrap_or("/"));
    if let Some(language) =
        fields.get("language").and_then(|code| Language::ALL.into_iter().find(|l| l.code() == code))
    {
        let cookie = identity::set_cookie(identity::LANGUAGE, language.code(), app.is_secure());
        response = with_cookie(response, Some(&cookie));
    }
    if let Some(theme) = fields.get("theme") {
        let cookie = identity::set_cookie(identity::THEME, Theme::of_word(theme).word(), app.is_secure());
        response = with_cookie(response, Some(&cookie));
    }
    response
}

/// This browser forgets who it was, and its cookie counts for nobody any more, wherever else it may be. What has not
/// moved to another device stays without its person, and nobody is told anything about it any more.
pub(super) async fn sign_out(State(app): State<Arc<App>>, who: Requester) -> Reply {
    if let Some(player) = who.player {
        app.tables.sign_out(player).await?;
    }
    let cookies = identity::forget_player(app.is_secure());
    Ok(cookies.iter().fold(go(route::HOME), |response, cookie| with_cookie(response, Some(cookie))))
}

pub(super) async fn rules(who: Requester, Path(game): Path<String>) -> Reply {
    let info = games::info(&game).ok_or(AppError::NotFound)?;
    Ok(page(web::rules(&who.context(None), info)))
}

/// The illustrated rules.
pub(super) async fn guide(who: Requester, Path(game): Path<String>) -> Reply {
    let info = games::info(&game).ok_or(AppError::NotFound)?;
    Ok(page(web::guide(&who.context(None), info)))
}
