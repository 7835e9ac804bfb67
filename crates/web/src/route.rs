//! The addresses that pages link to and forms post to; the server answers them.

use engine::Seat;

/// The home page.
pub const HOME: &str = "/";
/// GET: the form for a new table. POST: opens one.
pub const NEW: &str = "/new";
/// POST: language and theme; fields `language`, `theme` (one of them), `back`.
pub const SETTINGS: &str = "/settings";
/// GET: how somebody wishes to be told that it is their turn. POST: sets the webhook; fields `kind`, `url`.
pub const NOTICES: &str = "/notices";
/// POST: adds this browser; fields `endpoint`, `p256dh`, `auth`.
pub const NOTICES_BROWSER: &str = "/notices/browser";
/// POST: sends a notice that says how it will be.
pub const NOTICES_TEST: &str = "/notices/test";
/// POST: stops all notices.
pub const NOTICES_STOP: &str = "/notices/stop";

/// POST: this browser forgets who it was.
pub const SIGN_OUT: &str = "/sign-out";

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

/// POST: the host empties a seat before the match; field `seat`.
pub fn remove(id: &str) -> String {
    format!("/t/{id}/remove")
}

/// POST: the host closes the table before the match; during it, proposes to.
pub fn close(id: &str) -> String {
    format!("/t/{id}/close")
}

/// POST: agrees to what was proposed or not; fields `motion`, `answer` (`yes` or `no`).
pub fn vote(id: &str) -> String {
    format!("/t/{id}/vote")
}

/// POST: says something to the table; field `text`, or `sign` with the word of a quick sign.
pub fn say(id: &str) -> String {
    format!("/t/{id}/say")
}

/// POST: reads somebody no more, or again; fields `seat`, `muted` (`yes` or `no`).
pub fn mute(id: &str) -> String {
    format!("/t/{id}/mute")
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

/// GET: a replay's board at a line as a message for the client; the line is to be added.
pub fn replay_line(id: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{id}/replay/board?seat={seat}&line="),
        None => format!("/t/{id}/replay/board?line="),
    }
}

/// GET: answers about the board of a table, with `act=NOTATION` (what would happen) or `look=THING` (what it is, and
/// why it cannot be chosen) to be added.
pub fn questions(id: &str) -> String {
    format!("/t/{id}/ask?")
}

/// GET: the same about a replay.
pub fn replay_questions(id: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{id}/replay/ask?seat={seat}&"),
        None => format!("/t/{id}/replay/ask?"),
    }
}

/// POST: how quickly the bots of a table move; field `pace`.
pub fn pace(id: &str) -> String {
    format!("/t/{id}/pace")
}

/// GET: the page of a campaign, by its first table. POST: goes on with it.
pub fn campaign(id: &str) -> String {
    format!("/campaign/{id}")
}

/// GET: the illustrated rules of a game.
pub fn guide(game: &str) -> String {
    format!("/guide/{game}")
}
