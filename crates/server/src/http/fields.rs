//! The fields of a form.

use axum::extract::{Form, FromRequest, Request};
use axum::response::Response;

use engine::{Nonce, from_hex};

use super::Requester;
use crate::error::AppError;
use crate::identity::random;

/// More fields than any of our forms has.
const FIELDS_MAX: usize = 64;
/// The longest name of a player, in characters.
pub(crate) const NAME_LENGTH_MAX: usize = 24;

/// A form as sent: names and values in order.
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values of a field.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    /// What the browser adds to the table's secret; drawn here if it sent nothing usable.
    pub(crate) fn nonce(&self) -> Nonce {
        self.get("nonce").and_then(from_hex).unwrap_or_else(random)
    }

    /// A person's name: one line, not too long, without control characters. `None` if nothing is left.
    pub(crate) fn name(&self, field: &str) -> Option<String> {
        clean_name(self.get(field)?)
    }
}

/// A name fit to be shown: folded to one line and cut.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    // Characters that reorder text could make a name look like another one.
    let is_fit = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let fit: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| is_fit(c)).collect();
    let folded = fit.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = folded.chars().take(NAME_LENGTH_MAX).collect();
    let cut = cut.trim().to_owned();
    (!cut.is_empty()).then_some(cut)
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Response> {
        let requester = Requester::of(request.headers(), request.uri());
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(fields)) if fields.len() <= FIELDS_MAX => Ok(Fields(fields)),
            Ok(_) => Err(requester.refuse(&AppError::Bad)),
            Err(rejection) => {
                let status = rejection.status().as_u16();
                Err(requester.refuse_status(if status == 413 { 413 } else { 400 }))
            }
        }
    }
}
