//! The home page: what can be played, and the tables that wait for you.

use games::{GAMES, GameInfo};
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::game::look;
use crate::{icon, route};

/// Why a table is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableCardState {
    /// Mine, and it waits for me.
    MyTurn,
    /// Mine, and it waits for others.
    Waiting,
    /// Mine, and seats are still being taken.
    Gathering,
    /// Somebody's, with a free seat.
    Open,
    /// Somebody's, being played.
    Running,
    /// Over.
    Ended,
    /// Given up; the record stays.
    Expired,
    /// This program cannot go on with it; what is stored can be read.
    Kept,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: &'static GameInfo,
    /// The players there.
    pub names: Vec<String>,
    /// How many seats are free.
    pub open_count: usize,
    /// Why it is listed.
    pub state: TableCardState,
}

/// What the home page shows. The server sorts the lists, tables that wait for me first.
#[derive(Clone, Debug)]
pub struct HomeData {
    /// For whom.
    pub context: Context,
    /// My tables that are not over.
    pub mine: Vec<TableCard>,
    /// Public tables to join or watch.
    pub open: Vec<TableCard>,
    /// My tables that are over.
    pub finished: Vec<TableCard>,
}

/// The home page.
pub fn home(data: &HomeData) -> Markup {
    let texts = data.context.texts();
    let awaited = data.mine.iter().filter(|card| card.state == TableCardState::MyTurn).count();
    let title = if awaited > 0 { texts.text("title-home-turn") } else { texts.text("title-home") };
    let content = html! {
        section.hero {
            h1 { (texts.text("home-title")) }
            p { (texts.text("tagline")) }
        }
        @if !data.mine.is_empty() {
            section aria-labelledby="mine" {
                h2 #mine { (texts.text("home-mine")) }
                (cards(&data.mine, data))
            }
        }
        section aria-labelledby="games" {
            h2 #games { (texts.text("home-games")) }
            div.games { @for info in GAMES { (game(info, data)) } }
        }
        section aria-labelledby="open" {
            h2 #open { (texts.text("home-open")) }
            @if data.open.is_empty() { p.calm { (texts.text("home-open-none")) } } @else { (cards(&data.open, data)) }
        }
        @if !data.finished.is_empty() {
            section aria-labelledby="finished" {
                h2 #finished { (texts.text("home-finished")) }
                (cards(&data.finished, data))
            }
        }
    };
    let frame = Frame { is_turn: awaited > 0, ..Frame::still(&data.context, title, "home-page") };
    frame.page(&content)
}

fn game(info: &GameInfo, data: &HomeData) -> Markup {
    let texts = data.context.texts();
    let Some(look) = look(info.slug) else { return html! {} };
    let counts = info.player_counts();
    let players = counts.first().copied().unwrap_or(0)..=counts.last().copied().unwrap_or(0);
    html! {
        article.game-card {
            div.picture { ((look.picture)()) }
            div.game-words {
                h3 { (info.title) }
                p.facts {
                    span { (icon::people()) (texts.player_count(&players)) }
                    span { (icon::clock()) (texts.with("game-minutes", &[("least", look.minutes.0.into()), ("most", look.minutes.1.into())])) }
                }
                p.blurb { ((look.blurb)(texts)) }
                div.buttons {
                    form method="post" action=(route::NEW) {
                        input type="hidden" name="game" value=(info.slug);
                        input type="hidden" name="quick" value="bots";
                        (super::person::nonce())
                        button.primary name="level" value="casual" { (texts.text("home-play-now")) }
                    }
                    a.button href=(route::new(info.slug)) { (texts.text("home-new")) }
                    a.button.quiet href=(route::guide(info.slug)) { (texts.text("help-guide")) }
                }
            }
        }
    }
}

fn cards(list: &[TableCard], data: &HomeData) -> Markup {
    let texts = data.context.texts();
    html! {
        ul.tables {
            @for card in list {
                @let state = match card.state {
                    TableCardState::MyTurn => texts.text("state-my-turn"),
                    TableCardState::Waiting => texts.text("state-waiting"),
                    TableCardState::Gathering | TableCardState::Open => {
                        texts.with("state-open", &[("count", card.open_count.into())])
                    }
                    TableCardState::Running => texts.text("state-running"),
                    TableCardState::Ended => texts.text("state-ended"),
                    TableCardState::Expired => texts.text("state-expired"),
                    TableCardState::Kept => texts.text("state-kept"),
                };
                li {
                    a.table-card.my-turn[card.state == TableCardState::MyTurn] href=(route::table(&card.id)) {
                        b { (card.game.title) }
                        span.table-names { (card.names.join(", ")) }
                        span.table-state { (state) }
                    }
                }
            }
        }
    }
}
