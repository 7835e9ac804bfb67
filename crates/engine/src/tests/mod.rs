//! Tests of the contract's own parts; what needs a game is tested by the games.

mod draw;
mod draw_pile;
mod gathering;
mod history;
mod mode;
mod record;
mod seat;
