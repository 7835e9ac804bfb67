//! Questions about a board: what would happen, what is this, why not. A question changes nothing.

use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use serde::Deserialize;
use web::Scene;

use super::ask::AtTable;
use super::reply::Reply;
use crate::error::AppError;
use crate::log_entry::seat_of;
use crate::play::Play;
use crate::visibility::{self, Page};

/// The longest question: a notation or the name of a thing.
const QUESTION_BYTES_MAX: usize = 400;

#[derive(Deserialize)]
pub(super) struct Question {
    /// The notation of an action: what would happen?
    act: Option<String>,
    /// The name of a thing: what is it, and why can it not be chosen?
    look: Option<String>,
    /// In a replay: the line, and the seat it is seen from.
    line: Option<usize>,
    seat: Option<String>,
}

/// JSON that is written already.
pub(super) fn written(json: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json).into_response()
}

impl Question {
    fn answer(&self, play: &dyn Play, viewer: Viewer, scene: &Scene<'_>) -> Reply {
        let is_long =
            |text: &Option<String>| text.as_ref().is_some_and(|text| text.len() > QUESTION_BYTES_MAX);
        if is_long(&self.act) || is_long(&self.look) {
            return Err(AppError::Bad);
        }
        match (&self.act, &self.look) {
            // Somebody may have been quicker: what cannot be done any more has no preview, which is no mistake.
            (Some(notation), None) => {
                let preview = viewer.seat().and_then(|seat| play.preview(seat, notation, scene));
                Ok(written(preview.unwrap_or_else(|| "null".to_owned())))
            }
            (None, Some(thing)) => Ok(written(play.look(viewer, thing, scene))),
            (None, None) | (Some(_), Some(_)) => Err(AppError::Bad),
        }
    }
}

/// An answer about the board that the requester sees.
pub(super) async fn ask(at: AtTable, Query(question): Query<Question>) -> Reply {
    let state = at.live.now();
    let viewer = match visibility::page(&at.live, &state, at.who.player) {
        Page::Board(viewer) => viewer,
        Page::Curtain(_) => Viewer::Spectator,
        Page::Lobby => return Err(AppError::Forbidden),
    };
    let play = state.play.as_deref().ok_or(AppError::Forbidden)?;
    let table = at.info(&state, at.who.player, viewer.seat());
    question.answer(play, viewer, &Scene::new(&at.who.context(None), &table))
}

/// An answer about a line of a finished match, seen from any seat.
pub(super) async fn ask_replay(at: AtTable, Query(question): Query<Question>) -> Reply {
    let state = at.live.now();
    let play = state.ended().ok_or(AppError::Forbidden)?;
    let seat = question.seat.as_deref().and_then(|seat| seat_of(seat, state.players()));
    let then = play.at_line(question.line.unwrap_or(0).min(play.line_count()));
    let table = at.info(&state, None, seat);
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    question.answer(then.as_ref(), viewer, &Scene::new(&at.who.context(None), &table))
}
