//! The limits every backend enforces alike, checked before anything reaches a database.

use super::{
    Notice, Player, SecretText, StoreError, StoredEntry, StoredTable, Summary, TableRow, TableSecret,
};

/// The longest body of an entry, summary or secret, in bytes.
pub const BODY_BYTES_MAX: usize = 64 * 1024;
/// The longest id of a table, in bytes.
pub const ID_BYTES_MAX: usize = 64;
/// The longest word (kind, game, colour, language), in bytes.
pub const WORD_BYTES_MAX: usize = 32;
/// The longest name of a player, in bytes.
pub const NAME_BYTES_MAX: usize = 256;
/// The most entries of one append. An action and the chance after it are a handful; this bounds a mistake.
pub const APPEND_MAX: usize = 1000;
/// The longest word to other nodes, in bytes. PostgreSQL takes no more than 8000 with everything around it.
pub const TOLD_BYTES_MAX: usize = 4000;

/// Whether a table can have this id. Other texts come in from addresses that somebody typed.
pub(super) fn is_id(id: &str) -> bool {
    let is_id_byte = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    !id.is_empty() && id.len() <= ID_BYTES_MAX && id.bytes().all(is_id_byte)
}

pub(super) fn table(row: &TableRow, secret: Option<&TableSecret>) -> Result<(), StoreError> {
    if !is_id(&row.id) {
        return invalid(format!("a table's id is 1 to {ID_BYTES_MAX} letters, digits, `-` or `_`"));
    }
    word("the game", &row.game)?;
    if let Some(secret) = secret {
        text("the secret", secret.reveal(), BODY_BYTES_MAX)?;
    }
    summary(&row.summary)
}

pub(super) fn entries(expected: u64, entries: &[StoredEntry]) -> Result<(), StoreError> {
    if entries.len() > APPEND_MAX {
        return invalid(format!("{} entries at once, at most {APPEND_MAX} are taken", entries.len()));
    }
    // Databases count in signed integers.
    if expected > i64::MAX as u64 - APPEND_MAX as u64 {
        return invalid(format!("a log does not reach the number {expected}"));
    }
    for (number, entry) in (expected..).zip(entries) {
        if entry.number != number {
            return invalid(format!("entry {} stands where {number} belongs", entry.number));
        }
        word("the kind of an entry", &entry.kind)?;
        text("the body of an entry", &entry.body, BODY_BYTES_MAX)?;
    }
    Ok(())
}

pub(super) fn summary(summary: &Summary) -> Result<(), StoreError> {
    if !summary.waiting.is_subset(&summary.players) {
        return invalid("the table waits for somebody who does not sit at it".to_owned());
    }
    if !summary.asked.iter().all(|asked| summary.waiting.contains(&asked.player)) {
        return invalid("somebody is asked whom the table does not wait for".to_owned());
    }
    text("the summary", &summary.shown, BODY_BYTES_MAX)
}

pub(super) fn player(player: &Player) -> Result<(), StoreError> {
    text("the name of a player", &player.name, NAME_BYTES_MAX)?;
    word("the colour", &player.colour)?;
    word("the language", &player.language)
}

pub(super) fn wishes(wishes: Option<&SecretText>) -> Result<(), StoreError> {
    wishes.map_or(Ok(()), |wishes| text("what somebody wishes", wishes.reveal(), BODY_BYTES_MAX))
}

pub(super) fn notice(notice: &Notice) -> Result<(), StoreError> {
    wishes(notice.left.as_ref())
}

pub(super) fn secret(name: &str, secret: &SecretText) -> Result<(), StoreError> {
    word("the name of a secret", name)?;
    text("a secret", secret.reveal(), BODY_BYTES_MAX)
}

/// A table from elsewhere, with its people.
pub(super) fn import(stored: &StoredTable, people: &[Player]) -> Result<(), StoreError> {
    people.iter().try_for_each(player)?;
    table(&stored.row, stored.secret.as_ref())?;
    for (part, chunk) in stored.entries.chunks(APPEND_MAX).enumerate() {
        entries((part * APPEND_MAX) as u64, chunk)?;
    }
    Ok(())
}

pub(super) fn told(words: &str) -> Result<(), StoreError> {
    text("a word to other nodes", words, TOLD_BYTES_MAX)
}

fn word(what: &str, text: &str) -> Result<(), StoreError> {
    let is_word_byte = |b: u8| b.is_ascii_graphic();
    if text.is_empty() || text.len() > WORD_BYTES_MAX || !text.bytes().all(is_word_byte) {
        return invalid(format!("{what} is one word of 1 to {WORD_BYTES_MAX} ASCII characters"));
    }
    Ok(())
}

fn text(what: &str, text: &str, bytes_max: usize) -> Result<(), StoreError> {
    if text.len() > bytes_max {
        return invalid(format!("{what} has {} bytes, at most {bytes_max} are taken", text.len()));
    }
    // PostgreSQL cannot hold it, and what one backend refuses all refuse.
    if text.contains('\0') {
        return invalid(format!("{what} holds a zero byte"));
    }
    Ok(())
}

fn invalid(why: String) -> Result<(), StoreError> {
    Err(StoreError::Invalid(why))
}
