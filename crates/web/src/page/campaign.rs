//! The page of a campaign: the path so far, and the way on.

use games::GameInfo;
use maud::{Markup, html};

use super::frame::Frame;
use super::person;
use crate::context::Context;
use crate::game::look;
use crate::game_page::Campaign;
use crate::route;

/// What the page of a campaign shows.
#[derive(Clone, Debug)]
pub struct CampaignData {
    /// For whom.
    pub context: Context,
    /// The game.
    pub game: &'static GameInfo,
    /// The id of its first table.
    pub id: String,
    /// What it has come to.
    pub campaign: Campaign,
    /// The table that is being played, if one is.
    pub table: Option<String>,
    /// Whether it is the viewer's own.
    pub is_mine: bool,
}

/// The page of a campaign.
pub fn campaign(data: &CampaignData) -> Markup {
    let texts = data.context.texts();
    let title = texts.with("campaign-title", &[("game", data.game.title.into())]);
    let content = html! {
        @if let Some(look) = look(data.game.slug) { (look.outfit()) }
        div.sheet.campaign.{ "game-" (data.game.slug) } {
            h1 { (title) }
            (data.campaign.html)
            div.buttons {
                @if let Some(table) = &data.table {
                    a.button.primary.large href=(route::table(table)) { (texts.text("campaign-play")) }
                } @else if data.is_mine {
                    form method="post" action=(route::campaign(&data.id)) {
                        (person::nonce())
                        button.primary.large { (data.campaign.verb) }
                    }
                }
                a.button.quiet href=(route::HOME) { (texts.text("home")) }
            }
        }
    };
    Frame::still(&data.context, title, "form-page").page(&content)
}
