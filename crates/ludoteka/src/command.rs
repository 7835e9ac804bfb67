//! The commands, one file each.

pub(crate) mod backup;
pub(crate) mod campaign;
pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod load;
pub(crate) mod lobby;
pub(crate) mod move_;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
mod trace;
pub(crate) mod verify;
