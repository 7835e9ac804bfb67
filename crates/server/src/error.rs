//! What the server answers when it does not do what was asked.
//!
//! A handler gives one of these back, and `http::reply` alone puts it into words. Which one when: `NotFound` for what
//! does not exist; `Forbidden` for what belongs to somebody else; `Stale` for an answer to a decision that is no
//! longer open; `Kept` for a table that this program can only show, `Elsewhere` if another node may go on with it; `Refused` for what the rules forbid (the page says which rule); `Bad` for a request that none of our
//! pages sends; `TooSoon` for who asks too often, `TooMany` for who has too much already; `Unavailable` when the store does not answer: mostly nothing was changed, but nobody knows yet.

use std::sync::Arc;

use crate::kept::KeptTable;
use crate::name::NameProblem;
use crate::play::{Forbidden, Refused};
use store::StoreError;

/// A refusal of the server.
#[derive(Clone, Debug)]
pub(crate) enum AppError {
    NotFound,
    Forbidden,
    Stale,
    /// A name that cannot be seen, or looks like another's at the table.
    Name(NameProblem),
    Refused(Arc<dyn Forbidden>),
    Bad,
    TooLarge,
    /// This program cannot go on with the table; what is stored of it can be read.
    Kept(Arc<KeptTable>),
    /// The same, and another node of this site may have the program that can: whoever stands before the nodes asks the next.
    Elsewhere(Arc<KeptTable>),
    /// The table is not in a state for this: started already, full, over.
    TooLate,
    /// Whoever asks has as much as one may have.
    TooMany,
    /// Whoever asks may ask again after so many seconds.
    TooSoon(u32),
    /// The request is for another server.
    Misdirected,
    Unavailable,
}

impl AppError {
    /// The HTTP status.
    pub(crate) fn status(&self) -> u16 {
        match self {
            AppError::NotFound => 404,
            AppError::Forbidden => 403,
            AppError::Stale | AppError::TooLate | AppError::Kept(_) => 409,
            AppError::Refused(_) | AppError::Name(_) => 422,
            AppError::Bad => 400,
            AppError::TooLarge => 413,
            AppError::TooMany | AppError::TooSoon(_) => 429,
            AppError::Misdirected => 421,
            AppError::Unavailable | AppError::Elsewhere(_) => 503,
        }
    }

    /// After how many seconds the same may succeed, if time alone helps.
    pub(crate) fn retry_after(&self) -> Option<u32> {
        match self {
            AppError::TooSoon(seconds) => Some(*seconds),
            AppError::TooMany => Some(60),
            AppError::Unavailable => Some(5),
            AppError::Elsewhere(_) => Some(1),
            AppError::NotFound
            | AppError::Forbidden
            | AppError::Stale
            | AppError::Refused(_)
            | AppError::Bad
            | AppError::TooLarge
            | AppError::TooLate
            | AppError::Kept(_)
            | AppError::Name(_)
            | AppError::Misdirected => None,
        }
    }
}

impl From<Refused> for AppError {
    fn from(refused: Refused) -> AppError {
        match refused {
            Refused::Unreadable => AppError::Bad,
            Refused::Impossible => AppError::TooLate,
            Refused::ByRule(why) => AppError::Refused(why),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error {
            StoreError::NotFound => AppError::NotFound,
            StoreError::Conflict { .. } => AppError::Stale,
            StoreError::Invalid(why) => {
                tracing::error!(%why, "the store refused what the server wrote");
                AppError::Bad
            }
            StoreError::Unavailable(why) => {
                // The store itself says so, once.
                tracing::debug!(%why, "the store is unavailable");
                AppError::Unavailable
            }
        }
    }
}
