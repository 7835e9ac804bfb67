//! What the browser gets: views turned into HTML, the style, and the one module of JavaScript.
//!
//! Everything here is a pure function of data that the server hands in. Nothing decides a rule, reads a file or
//! opens a socket; what a page shows of a match comes from a view, so it cannot show what the viewer may not
//! know. No page carries a `style` attribute or a script of its own: the content security policy is strict.
//!
//! # Modules in reading order
//!
//! - `language`, `text`: which language; texts and phrases as HTML.
//! - `context`: for whom a page is made. `table`: what the server knows about a table.
//! - `game_page`: the trait [`GamePage`] that every game fulfils. `act`: actions as things to touch and as forms.
//! - `live`: the regions of a table, on the page and in pushes.
//! - `page`: the pages. `icon`: small pictures. `route`: addresses.
//! - `game`: one module per game, and the only place that tells games apart.
//! - `asset`: style, client, icons of the tab, with names for caching.

mod act;
mod asset;
mod context;
mod game;
mod game_page;
mod icon;
mod language;
mod live;
mod page;
pub mod route;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use act::{match_things, refusal};
pub use asset::{Asset, CLIENT_JS, CSS, FAVICON_SVG, FAVICON_TURN_SVG, asset, asset_path, assets};
pub use context::{Context, Me, Theme};
pub use decks::Language;
pub use game::{Look, look, looks};
pub use game_page::{GamePage, GuideStep, Region, Scene, Thing, Voice};
pub use language::pick_language;
pub use live::{LogLine, message, regions, tell};
pub use maud::{Markup, PreEscaped};
pub use page::curtain::{CurtainData, curtain};
pub use page::device::{DeviceData, device, take_over};
pub use page::ended::{EndedData, Results, SeatResult, ended, results};
pub use page::error::{error, explain};
pub use page::home::{HomeData, TableCard, TableCardState, home};
pub use page::join::{JoinData, join};
pub use page::keepsake::{KeepsakeData, keepsake};
pub use page::lobby::{LobbyData, lobby, lobby_regions};
pub use page::new_table::{NewTableData, new_table};
pub use page::replay::{ReplayData, replay};
pub use page::rules::rules;
pub use page::table::{TableData, table};
pub use table::{SeatInfo, TableInfo, bot_name, guest_name, seats_problem};
pub use text::{Arg, Texts};
