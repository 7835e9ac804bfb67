//! The commands, one file each.

pub(crate) mod cards;
pub(crate) mod lobby;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
mod trace;
pub(crate) mod verify;
