//! Tests of the contract's own parts; what a game must promise is tested with the games.

mod coins;
mod digest;
mod draw;
mod draw_pile;
mod gathering;
mod history;
mod mode;
mod record;
mod replay;
mod seat;
mod table;
mod words;
