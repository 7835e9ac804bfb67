//! What people at a table say to each other.

use seating::Sign;
use web::guest_name;

use super::act::done;
use super::ask::{AtTable, Fields};
use super::home::known;
use super::reply::Reply;
use crate::chat::Words;
use crate::error::AppError;
use crate::log_entry::seat_of;

pub(super) async fn say(at: AtTable, fields: Fields) -> Reply {
    let (me, state) = (at.player()?, at.live.now());
    let words = match fields.get("sign") {
        Some(word) => Words::Sign(Sign::of_word(word).ok_or(AppError::Bad)?),
        None => match fields.get("text").and_then(Words::typed) {
            Some(words) => words,
            // Nothing to say is nothing wrong.
            None => return done(&at),
        },
    };
    let own = state.seats_of(me);
    // At a shared device whoever holds it speaks.
    let seat = at.live.shown(me).filter(|seat| own.contains(seat)).or(own.first().copied());
    let name = match seat {
        Some(seat) => state.at(seat).name.clone(),
        None => known(&at.app, &at.who).await?.map_or_else(|| guest_name(at.who.texts()), |known| known.name),
    };
    at.change(move |change| change.say(me, seat, name, words)).await?;
    done(&at)
}

pub(super) async fn mute(at: AtTable, fields: Fields) -> Reply {
    let me = at.player()?;
    let seat =
        fields.get("seat").and_then(|seat| seat_of(seat, at.live.now().players())).ok_or(AppError::Bad)?;
    let is_muted = fields.get("muted") == Some("yes");
    at.change(move |change| change.mute(me, seat, is_muted)).await?;
    done(&at)
}
