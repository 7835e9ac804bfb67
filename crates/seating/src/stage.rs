//! How far a table has come.

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The match is on.
    Playing,
    /// The match is over.
    Ended,
    /// Nobody came back, or the host closed the table; the record stays.
    Expired,
}
