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
//!   `answer`: what would happen, what is this, why not.
//! - `patch`: regions in patches, of which only the new ones are drawn.
//! - `live`: the regions of a table, on the page and in pushes. `stage`: where they stand. `menu`: what is wanted
//!   once an evening. `podium`: the end.
//! - `page`: the pages. `icon`: small pictures. `hyphen`: where long words may be divided. `route`: addresses.
//! - `game`: one module per game, and the only place that tells games apart.
//! - `asset`: style, client, icons of the tab, with names for caching.

mod act;
mod answer;
mod asset;
mod chat;
mod clock;
mod context;
mod game;
mod game_page;
mod hyphen;
mod icon;
mod language;
mod live;
mod menu;
mod page;
mod patch;
mod podium;
pub mod route;
mod stage;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use act::{forms, match_things, refusal};
pub use answer::{look as look_at, preview};
pub use asset::{Asset, CLIENT_JS, CSS, FAVICON_SVG, FAVICON_TURN_SVG, WORKER_JS, asset, asset_path, assets};
pub use chat::{ChatInfo, ChatLine, ChatWords, chat_region};
pub use context::{Context, Me, Theme};
pub use decks::Language;
pub use game::{Look, look, looks};
pub use game_page::{
    Area, Campaign, Figure, GamePage, GuideStep, Mark, MarkLook, Moment, Mood, Pane, Preview, Scene, Tab,
    Thing, Voice,
};
pub use language::pick_language;
pub use live::{LogLine, Update, changes, message, moments, regions, tell, write_message};
pub use maud::{Markup, PreEscaped};
pub use page::campaign::{CampaignData, campaign};
pub use page::curtain::{CurtainData, curtain, curtain_region};
pub use page::device::{DeviceData, device, take_over};
pub use page::ended::{EndedData, Results, SeatResult, ended, results};
pub use page::error::{error, explain, waiting};
pub use page::guide::guide;
pub use page::home::{HomeData, TableCard, TableCardState, home};
pub use page::join::{JoinData, join};
pub use page::keepsake::{KeepsakeData, keepsake};
pub use page::kept::{KeptData, KeptLine, KeptWhy, elsewhere_refusal, kept, kept_refusal};
pub use page::lobby::{LobbyData, lobby, lobby_regions};
pub use page::new_table::{NewTableData, new_table};
pub use page::notices::{NoticesAnswer, NoticesData, notices};
pub use page::replay::{ReplayData, replay, replay_where};
pub use page::rules::rules;
pub use page::table::{TableData, table};
pub use patch::{Drawing, Patch, Patches, Region, Shown};
pub use table::{
    ClockInfo, MotionInfo, SeatInfo, TableInfo, blank_name_problem, bot_name, guest_name, is_guest_name,
    seats_problem, taken_name_problem,
};
pub use text::{Arg, Texts};
