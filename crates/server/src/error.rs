//! What the server answers when it does not do what was asked.
//!
//! Which one when: `NotFound` for what does not exist; `Forbidden` for what belongs to somebody else; `Stale` for an
//! answer to a decision that is no longer open; `Refused` for what the rules forbid (the page says which rule);
//! `Bad` for a request that none of our pages sends; `Unavailable` when the store cannot keep it, and nothing
//! was changed.

use web::Markup;

use crate::play::Refused;
use crate::store::StoreError;

/// A refusal of the server.
#[derive(Debug)]
pub(crate) enum AppError {
    NotFound,
    Forbidden,
    Stale,
    Refused(Markup),
    Bad,
    /// The table is not in a state for this: started already, full, over.
    TooLate,
    TooMany,
    Unavailable,
}

impl AppError {
    /// The HTTP status.
    pub(crate) fn status(&self) -> u16 {
        match self {
            AppError::NotFound => 404,
            AppError::Forbidden => 403,
            AppError::Stale | AppError::TooLate => 409,
            AppError::Refused(_) => 422,
            AppError::Bad => 400,
            AppError::TooMany => 429,
            AppError::Unavailable => 503,
        }
    }
}

impl From<Refused> for AppError {
    fn from(refused: Refused) -> AppError {
        match refused {
            Refused::Unreadable => AppError::Bad,
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
                tracing::warn!(%why, "the store is unavailable");
                AppError::Unavailable
            }
        }
    }
}
