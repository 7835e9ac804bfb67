//! The home page, the form for a new table, settings, rules.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::{Nonce, Seat, Secret, to_hex};
use games::{GAMES, GameInfo};
use serde::Deserialize;
use web::{BotLevel, HomeData, Language, NewTableData, PlayerColour, TableCard, TableState, Theme, route};

use super::App;
use super::fields::Fields;
use super::reply::{Asker, go, page, with_cookie};
use crate::error::AppError;
use crate::fact::Fact;
use crate::hall::now_ms;
use crate::identity::{self, Identity, random};
use crate::room::{Change, Sitter};
use crate::store::{Filter, Player, PlayerHash, Status, TableRow};

/// How many tables a list shows.
const LIST_MAX: u32 = 30;

pub(super) async fn home(State(app): State<Arc<App>>, asker: Asker) -> Response {
    match home_data(&app, &asker).await {
        Ok(data) => page(web::home(&data)),
        Err(error) => asker.refuse(&error),
    }
}

async fn home_data(app: &App, asker: &Asker) -> Result<HomeData, AppError> {
    let store = &app.hall.store;
    let (mut mine, mut finished, mut me) = (Vec::new(), Vec::new(), None);
    let player = asker.identity.map(|identity| identity.player);
    if let Some(player) = player {
        me = store.get_player(player).await?;
        mine = store.list(Filter::LiveOf(player), LIST_MAX).await?;
        finished = store.list(Filter::FinishedOf(player), LIST_MAX).await?;
    }
    let is_mine = |row: &TableRow| player.is_some_and(|player| row.summary.players.contains(&player));
    let open = store.list(Filter::Live, 10 * LIST_MAX).await?;
    let open = open.into_iter().filter(|row| row.public && !is_mine(row)).take(LIST_MAX as usize);
    let mut mine: Vec<TableCard> = mine.iter().filter_map(|row| card(row, player)).collect();
    mine.sort_by_key(|card| card.state != TableState::MyTurn);
    Ok(HomeData {
        context: asker.context(me.as_ref()),
        mine,
        open: open.filter_map(|row| card(&row, None)).collect(),
        finished: finished.iter().filter_map(|row| card(row, player)).collect(),
    })
}

/// A table in a list. `player` is whose list it is.
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
        (Status::Open, None) => TableState::Open,
        (Status::Open, Some(_)) => TableState::Gathering,
        (Status::Playing, Some(player)) if row.summary.waiting.contains(&player) => TableState::MyTurn,
        (Status::Playing, Some(_)) => TableState::Waiting,
        (Status::Playing, None) => TableState::Running,
        (Status::Over, _) => TableState::Ended,
        (Status::Closed, _) => TableState::Expired,
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
pub(super) struct WhichGame {
    game: Option<String>,
}

pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    asker: Asker,
    Query(which): Query<WhichGame>,
) -> Response {
    let slug = which.game.as_deref().unwrap_or(GAMES[0].slug);
    let Some(game) = games::info(slug) else { return asker.refuse(&AppError::NotFound) };
    let me = match known(&app, &asker).await {
        Ok(me) => me,
        Err(error) => return asker.refuse(&error),
    };
    page(web::new_table(&NewTableData { context: asker.context(me.as_ref()), game, problem: None }))
}

/// What is known of who asks.
pub(super) async fn known(app: &App, asker: &Asker) -> Result<Option<Player>, AppError> {
    match asker.identity {
        Some(identity) => Ok(app.hall.store.get_player(identity.player).await?),
        None => Ok(None),
    }
}

/// Who asks, made known: with the cookie to set if they are new.
pub(super) async fn introduce(
    app: &App,
    asker: &Asker,
    name: &str,
    colour: PlayerColour,
) -> Result<(Identity, Option<String>), AppError> {
    let (identity, cookie) = match asker.identity {
        Some(identity) => (identity, None),
        None => {
            let (identity, cookie) = Identity::new(app.is_secure());
            (identity, Some(cookie))
        }
    };
    let language = asker.context(None).language.code().to_owned();
    let player = Player {
        hash: identity.player,
        name: name.to_owned(),
        colour: colour.word().to_owned(),
        language,
        updated_ms: now_ms(),
    };
    app.hall.store.put_player(player).await?;
    Ok((identity, cookie))
}

/// What is wished for a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wish {
    Me,
    Friend,
    Here(String),
    Bot(BotLevel),
}

/// The wishes of a form, seat by seat; a quick form asks for one person against bots.
fn wishes(game: &GameInfo, fields: &Fields, own_name: &str) -> Option<Vec<Wish>> {
    let most = *game.players.end();
    if fields.get("quick").is_some() {
        let players = 3.clamp(*game.players.start(), most);
        let mut list = vec![Wish::Bot(BotLevel::default()); players];
        list[0] = Wish::Me;
        return Some(list);
    }
    let mut list = Vec::new();
    for seat in Seat::all(most) {
        let wish = match fields.get(&format!("seat{seat}")).unwrap_or("none") {
            "me" if !list.contains(&Wish::Me) => Wish::Me,
            // Two seats for oneself are two people at one device.
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
    game.players.contains(&list.len()).then_some(list)
}

pub(super) async fn new_table(State(app): State<Arc<App>>, asker: Asker, fields: Fields) -> Response {
    match create(&app, &asker, &fields).await {
        Ok((id, cookie)) => with_cookie(go(&route::table(&id)), cookie.as_deref()),
        Err(AppError::TooLate) => {
            let Some(game) = fields.get("game").and_then(games::info) else {
                return asker.refuse(&AppError::Bad);
            };
            let context = asker.context(None);
            let problem = Some(web::seats_problem(context.texts()));
            page(web::new_table(&NewTableData { context, game, problem }))
        }
        Err(error) => asker.refuse(&error),
    }
}

async fn create(app: &App, asker: &Asker, fields: &Fields) -> Result<(String, Option<String>), AppError> {
    let game = fields.get("game").and_then(games::info).ok_or(AppError::Bad)?;
    let me = known(app, asker).await?;
    let texts = asker.context(None).texts();
    let name = fields.name("name").or_else(|| me.as_ref().map(|me| me.name.clone()));
    let name = name.unwrap_or_else(|| web::guest_name(texts));
    let colour = fields.get("colour").or(me.as_ref().map(|me| me.colour.as_str()));
    let colour: PlayerColour = colour.and_then(|colour| colour.parse().ok()).unwrap_or_default();
    let variant = fields.get("variant").unwrap_or(game.variants[0]);
    if !game.variants.contains(&variant) {
        return Err(AppError::Bad);
    }
    // A number of seats that the game is not for is told on the form.
    let wishes = wishes(game, fields, &name).ok_or(AppError::TooLate)?;
    let (identity, cookie) = introduce(app, asker, &name, colour).await?;
    let secret = Secret::new(random());
    let first = Fact::Created {
        game: game.slug.to_owned(),
        variant: variant.to_owned(),
        players: wishes.len(),
        public: fields.get("access") == Some("public"),
        host: identity.player.to_string(),
        commitment: secret.commitment().to_string(),
    };
    let id = new_id();
    let nonce = fields.nonce();
    let bot_names = bot_names(texts);
    app.hall
        .create(&id, first, secret, |change| {
            seat_all(change, &wishes, identity.player, &name, colour, nonce, &bot_names)
        })
        .await?;
    Ok((id, cookie))
}

/// An address nobody guesses: 72 random bits.
pub(super) fn new_id() -> String {
    to_hex(&random::<9>())
}

/// The names of bots, in the words of who opened the table.
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
        let (sitter, name, colour) = match wish {
            Wish::Friend => continue,
            Wish::Me => {
                sit_with(change, seat, Sitter::Human(me), name, colour, nonce)?;
                continue;
            }
            Wish::Here(name) => (Sitter::Human(me), name.clone(), free.remove(0)),
            Wish::Bot(level) => {
                bots += 1;
                (Sitter::Bot(*level), bot_names[bots - 1].clone(), free.remove(0))
            }
        };
        sit(change, seat, sitter, &name, colour)?;
    }
    if !wishes.contains(&Wish::Friend) {
        begin(change)?;
    }
    Ok(())
}

/// Seats somebody, with a nonce of our own.
pub(super) fn sit(
    change: &mut Change,
    seat: Seat,
    sitter: Sitter,
    name: &str,
    colour: PlayerColour,
) -> Result<(), AppError> {
    sit_with(change, seat, sitter, name, colour, random())
}

/// Seats somebody who brings a nonce: theirs comes after the commitment, so nobody picks the draws alone.
pub(super) fn sit_with(
    change: &mut Change,
    seat: Seat,
    sitter: Sitter,
    name: &str,
    colour: PlayerColour,
    nonce: Nonce,
) -> Result<(), AppError> {
    let fact = Fact::Sat {
        seat: seat.to_string(),
        who: sitter.who(),
        name: name.to_owned(),
        colour: colour.word().to_owned(),
        nonce: Some(to_hex(&nonce)),
    };
    if change.add(&fact) { Ok(()) } else { Err(AppError::Bad) }
}

/// Starts the match: every seat's nonce is fixed, and the first cards are drawn.
pub(super) fn begin(change: &mut Change) -> Result<(), AppError> {
    let nonces =
        change.room.seat_nonces().into_iter().map(|nonce| to_hex(&nonce.unwrap_or_else(random))).collect();
    if !change.add(&Fact::Started { nonces }) {
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

pub(super) async fn rules(asker: Asker, Path(game): Path<String>) -> Response {
    match games::info(&game) {
        Some(info) => page(web::rules(&asker.context(None), info)),
        None => asker.refuse(&AppError::NotFound),
    }
}
