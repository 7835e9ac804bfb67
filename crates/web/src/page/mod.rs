//! The pages: each a pure function of a data struct.

pub(crate) mod campaign;
pub(crate) mod curtain;
pub(crate) mod device;
pub(crate) mod ended;
pub(crate) mod error;
pub(crate) mod frame;
pub(crate) mod guide;
pub(crate) mod home;
pub(crate) mod join;
pub(crate) mod keepsake;
pub(crate) mod kept;
pub(crate) mod lobby;
pub(crate) mod new_table;
pub(crate) mod notices;
mod person;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod table;
