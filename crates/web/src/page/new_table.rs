//! The form for a new table.

use std::ops::RangeInclusive;

use engine::Seat;
use games::{GAMES, GameInfo, Mode};
use maud::{Markup, html};
use seating::{BotLevel, TimeLimit};

use super::frame::Frame;
use super::person::{self, NAME_LENGTH_MAX};
use crate::clock::limit_words;
use crate::context::Context;
use crate::game::look;
use crate::route;
use crate::table::level_name;
use crate::text::Texts;

/// What the form needs.
#[derive(Clone, Debug)]
pub struct NewTableData {
    /// For whom.
    pub context: Context,
    /// The game.
    pub game: &'static GameInfo,
    /// A number of players: the form is for the modes with that number, or else for the first ones.
    pub players: Option<usize>,
    /// What was typed already, by the name of its field: it survives a switch of the game.
    pub typed: Vec<(String, String)>,
    /// What was wrong with the form that was sent, in words.
    pub problem: Option<String>,
}

impl NewTableData {
    fn typed(&self, field: &str) -> Option<&str> {
        self.typed.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
}

/// The form. It posts to `/new`: `game`, `variant`, `clock`, `access` (`link` or `public`), `name`, `colour`, and for
/// every seat `seatN` (`me`, `friend`, `here`, `bot-<level>`, `none`) with `nameN` for `here`.
pub fn new_table(data: &NewTableData) -> Markup {
    let context = &data.context;
    let texts = context.texts();
    let info = data.game;
    let groups = info.groups();
    let wanted =
        groups.iter().find(|(players, _)| data.players.is_some_and(|count| players.contains(&count)));
    let Some((players, modes)) = wanted.or(groups.first()) else { return html! {} };
    let title = texts.with("new-title", &[("game", info.title.into())]);
    let content = html! {
        form.sheet method="post" action=(route::NEW) {
            h1 { (title) }
            @if let Some(problem) = &data.problem { p.problem role="alert" { (problem) } }
            @if GAMES.len() > 1 {
                div.which role="group" aria-label=(texts.text("home-games")) { @for other in GAMES {
                    (switch("to", other.slug, other.slug == info.slug, other.title))
                } }
            }
            input type="hidden" name="game" value=(info.slug);
            @if groups.len() > 1 {
                div.which role="group" aria-label=(texts.text("new-players")) { @for (other, _) in &groups {
                    (switch("players", &other.start().to_string(), other == players, &texts.player_count(other)))
                } }
            }
            (variants(data, modes, texts))
            (person::fields(context, &[], data.typed("name"), data.typed("colour")))
            fieldset.seats { legend { (texts.text("new-seats")) }
                @for seat in Seat::all(*players.end()) { (seat_row(data, players, seat, texts)) }
            }
            label.field { span { (texts.text("clock-title")) }
                @let limit = data.typed("clock").and_then(TimeLimit::of_word).unwrap_or_default();
                select name="clock" { @for offered in TimeLimit::OFFERED {
                    option value=(offered.word()) selected[offered == limit] { (limit_words(offered, texts)) }
                } }
                small.note { (texts.text("clock-note")) }
            }
            fieldset.access { legend { (texts.text("new-access")) }
                @let is_public = data.typed("access") == Some("public");
                label.tick { input type="radio" name="access" value="link" checked[!is_public]; (texts.text("new-access-link")) }
                label.tick { input type="radio" name="access" value="public" checked[is_public]; (texts.text("new-access-public")) }
                label.tick { input type="checkbox" name="chat" value="open" checked[data.typed("chat") == Some("open")]; (texts.text("new-chat")) }
            }
            button.primary.large { (texts.text("new-start")) }
            @if look(info.slug).is_some_and(|look| (look.campaign)(&[], texts).is_some()) && players.contains(&1) {
                button.large name="campaign" value="yes" { (texts.text("campaign-begin")) }
            }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}

/// A button that shows the form for another game or number of players, with all that was typed.
fn switch(field: &str, value: &str, is_current: bool, words: &str) -> Markup {
    html! {
        button formmethod="get" formnovalidate name=(field) value=(value) aria-pressed=(is_current) { (words) }
    }
}

/// The variants, each with what it changes.
fn variants(data: &NewTableData, modes: &[&Mode], texts: Texts) -> Markup {
    let Some(look) = look(data.game.slug) else { return html! {} };
    let chosen = data.typed("variant").and_then(|typed| modes.iter().position(|mode| mode.variant == typed));
    let note = |mode: &Mode| (look.variant_note)(mode.variant, texts);
    match modes {
        [only] => html! {
            input type="hidden" name="variant" value=(only.variant);
            @if let Some(note) = note(only) { p.calm { (note) } }
        },
        modes => html! {
            fieldset { legend { (texts.text("new-variant")) }
                @for (index, mode) in modes.iter().enumerate() {
                    label.tick {
                        input type="radio" name="variant" value=(mode.variant) checked[index == chosen.unwrap_or(0)];
                        span { ((look.variant_name)(mode.variant, texts))
                            @if let Some(note) = note(mode) { small.note { (note) } }
                        }
                    }
                }
            }
        },
    }
}

fn seat_row(data: &NewTableData, players: &RangeInclusive<usize>, seat: Seat, texts: Texts) -> Markup {
    let is_first = seat.index() == 0;
    // Two bots make a lively table of three where the game takes three.
    let is_filled = seat.index() < 3.clamp(*players.start(), *players.end());
    let label = texts.with("new-seat", &[("number", (seat.index() + 1).into())]);
    let usual = match (is_first, is_filled) {
        (true, _) => "me".to_owned(),
        (false, true) => format!("bot-{}", BotLevel::default().word()),
        (false, false) => "none".to_owned(),
    };
    let may_be_empty = seat.index() >= *players.start();
    let wish = data.typed(&format!("seat{seat}")).filter(|wish| may_be_empty || *wish != "none");
    let wish = wish.unwrap_or(&usual);
    let choice =
        |value: &str, words: String| html! { option value=(value) selected[value == wish] { (words) } };
    html! {
        div.seat-row {
            label.field { span { (label) }
                select name={ "seat" (seat) } {
                    (choice("me", texts.text("new-me")))
                    (choice("friend", texts.text("new-friend")))
                    @for level in BotLevel::ALL {
                        (choice(&format!("bot-{}", level.word()), texts.with("new-bot", &[("level", level_name(level, texts).into())])))
                    }
                    (choice("here", texts.text("new-here")))
                    @if may_be_empty { (choice("none", texts.text("new-none"))) }
                }
            }
            label.field.here-name { span { (texts.text("person-name")) }
                input name={ "name" (seat) } maxlength=(NAME_LENGTH_MAX) autocomplete="off" value=[data.typed(&format!("name{seat}"))];
            }
        }
    }
}
