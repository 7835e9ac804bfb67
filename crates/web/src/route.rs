//! The addresses that pages link to and forms post to; the server answers them.

use engine::Seat;

/// The home page.
pub const HOME: &str = "/";
/// GET: the form for a new table. POST: opens one.
pub const NEW: &str = "/new";
/// POST: language and theme; fields `language`, `theme` (one of them), `back`.
pub const SETTINGS: &str = "/settings";

/// GET: the form for a new table of this game.
pub fn new(game: &str) -> String {
    format!("/new?game={game}")
}

/// GET: the same form for the modes with this number of players.
pub fn new_for(game: &str, players: usize) -> String {
    format!("/new?game={game}&players={players}")
}

/// GET: the numbered rules of a game.
pub fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// GET: a rule.
pub fn rule(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{rule}")
}

/// GET: the table, whatever its stage.
pub fn table(id: &str) -> String {
    format!("/t/{id}")
}

/// The WebSocket of the table. `page` says what the browser shows (`lobby`, `curtain` or `board`), so that the
/// server can send it on when the table has moved on.
pub fn live(id: &str, page: &str) -> String {
    format!("/t/{id}/live?page={page}")
}

/// POST: an action; fields `decision`, `seat`, and `action` (notation) or `thing` repeated.
pub fn act(id: &str) -> String {
    format!("/t/{id}/act")
}

/// POST: takes the last action back.
pub fn undo(id: &str) -> String {
    format!("/t/{id}/undo")
}

/// POST: takes the secret choice back.
pub fn take_back(id: &str) -> String {
    format!("/t/{id}/retract")
}

/// POST: takes a seat; fields `name`, `colour`, `seat` (a number from 1, optional).
pub fn join(id: &str) -> String {
    format!("/t/{id}/join")
}

/// POST: the host starts; open seats get bots of the level in the field `level`.
pub fn start(id: &str) -> String {
    format!("/t/{id}/start")
}

/// POST: the host empties a seat; field `seat`.
pub fn remove(id: &str) -> String {
    format!("/t/{id}/remove")
}

/// POST: the host closes the table.
pub fn close(id: &str) -> String {
    format!("/t/{id}/close")
}

/// POST: leaves the seat; a bot plays on until the player returns.
pub fn leave(id: &str) -> String {
    format!("/t/{id}/leave")
}

/// POST: comes back to a seat that a bot holds.
pub fn come_back(id: &str) -> String {
    format!("/t/{id}/return")
}

/// POST: makes the personal link that moves the seat to another device.
pub fn device(id: &str) -> String {
    format!("/t/{id}/device")
}

/// POST: "I am this seat" at a device that several people share; field `seat`.
pub fn i_am(id: &str) -> String {
    format!("/t/{id}/iam")
}

/// POST: a new table with the same people.
pub fn rematch(id: &str) -> String {
    format!("/t/{id}/rematch")
}

/// GET: the end-of-game page.
pub fn result(id: &str) -> String {
    format!("/t/{id}/result")
}

/// GET: the record as a file.
pub fn record(id: &str) -> String {
    format!("/t/{id}/record")
}

/// GET: what a seat may keep of a finished match, to be printed.
pub fn keepsake(id: &str, seat: Seat) -> String {
    format!("/t/{id}/keepsake/{seat}")
}

/// GET: the match at a line, from a seat or as a spectator.
pub fn replay(id: &str, line: usize, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{id}/replay?line={line}&seat={seat}"),
        None => format!("/t/{id}/replay?line={line}"),
    }
}
