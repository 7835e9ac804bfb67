//! The form for a new table.

use std::ops::RangeInclusive;

use engine::Seat;
use games::{GAMES, GameInfo, Mode};
use maud::{Markup, html};
use seating::BotLevel;

use super::frame::Frame;
use super::person::{self, NAME_LENGTH_MAX};
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
    /// What was wrong with the form that was sent, in words.
    pub problem: Option<String>,
}

/// The form. It posts to `/new`: `game`, `variant`, `access` (`link` or `public`), `name`, `colour`, and for
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
                nav.which { @for other in GAMES {
                    a.button href=(route::new(other.slug)) aria-current=[(other.slug == info.slug).then_some("page")] { (other.title) }
                } }
            }
            input type="hidden" name="game" value=(info.slug);
            @if groups.len() > 1 {
                nav.which aria-label=(texts.text("new-players")) { @for (other, _) in &groups {
                    a.button href=(route::new_for(info.slug, *other.start())) aria-current=[(other == players).then_some("page")] {
                        (texts.player_count(other))
                    }
                } }
            }
            (variants(info, modes, texts))
            (person::fields(context, &[]))
            fieldset.seats { legend { (texts.text("new-seats")) }
                @for seat in Seat::all(*players.end()) { (seat_row(players, seat, texts)) }
            }
            fieldset.access { legend { (texts.text("new-access")) }
                label.tick { input type="radio" name="access" value="link" checked; (texts.text("new-access-link")) }
                label.tick { input type="radio" name="access" value="public"; (texts.text("new-access-public")) }
            }
            button.primary.large { (texts.text("new-start")) }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}

fn variants(info: &GameInfo, modes: &[&Mode], texts: Texts) -> Markup {
    let Some(look) = look(info.slug) else { return html! {} };
    match modes {
        [only] => html! { input type="hidden" name="variant" value=(only.variant); },
        modes => html! {
            fieldset { legend { (texts.text("new-variant")) }
                @for (index, mode) in modes.iter().enumerate() {
                    label.tick {
                        input type="radio" name="variant" value=(mode.variant) checked[index == 0];
                        ((look.variant_name)(mode.variant, texts))
                    }
                }
            }
        },
    }
}

fn seat_row(players: &RangeInclusive<usize>, seat: Seat, texts: Texts) -> Markup {
    let is_first = seat.index() == 0;
    // Two bots make a lively table of three where the game takes three.
    let is_filled = seat.index() < 3.clamp(*players.start(), *players.end());
    let label = texts.with("new-seat", &[("number", (seat.index() + 1).into())]);
    html! {
        div.seat-row {
            label.field { span { (label) }
                select name={ "seat" (seat) } {
                    option value="me" selected[is_first] { (texts.text("new-me")) }
                    option value="friend" { (texts.text("new-friend")) }
                    @for level in BotLevel::ALL {
                        option value={ "bot-" (level.word()) } selected[!is_first && is_filled && level == BotLevel::default()] {
                            (texts.with("new-bot", &[("level", level_name(level, texts).into())]))
                        }
                    }
                    option value="here" { (texts.text("new-here")) }
                    @if seat.index() >= *players.start() {
                        option value="none" selected[!is_filled] { (texts.text("new-none")) }
                    }
                }
            }
            label.field.here-name { span { (texts.text("person-name")) }
                input name={ "name" (seat) } maxlength=(NAME_LENGTH_MAX) autocomplete="off";
            }
        }
    }
}
