//! What nodes say to each other: the text of a notification, and how it is read.
//!
//! An append is told as `entry NODE TABLE NEXT`. The entries come with it, so that whoever hears it need not ask; but
//! anybody who may connect to the database hears it too, so they are sealed: `entry NODE+SEALED TABLE NEXT`. They stand there
//! because a program that does not know them takes the word for a name. What is too much for one notification is left out.
//! Words that are not worth keeping are told as `word NODE TABLE TEXT`.
//!
//! Sealed is a line `KIND HASH TIME BYTES` for each entry and then so many bytes of body, filled up so that its length
//! says little, with AES-256-GCM. Every node has a key of its own for each of its starts, made from the secret of the
//! database and its name, and counts what it seals; so no number is used twice with a key. The rest of the notification is
//! sealed along: entries that were told of one place are not taken for another.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, Prk, Salt};

use super::super::{News, StoredEntry};

/// The most that is sealed, in bytes. With everything around it PostgreSQL takes less than 8000.
const SEALED_BYTES_MAX: usize = 22 * FILLED_BYTES;
/// What is sealed is filled up to a multiple of this.
const FILLED_BYTES: usize = 256;
/// No text that is stored holds it.
const FILL: u8 = 0;
const COUNT_BYTES: usize = size_of::<u64>();

/// The name of a node, and what it seals with.
#[derive(Clone)]
pub(super) struct Voice {
    node: Arc<str>,
    secret: Prk,
    key: Arc<LessSafeKey>,
    /// How much it has sealed.
    count: Arc<AtomicU64>,
}

impl Voice {
    pub(super) fn new(secret: &[u8], node: u64) -> Voice {
        let node = format!("{node:016x}");
        let secret = Salt::new(HKDF_SHA256, b"ludoteka nodes").extract(secret);
        let key = Arc::new(key_of(&secret, &node));
        Voice { node: node.into(), secret, key, count: Arc::default() }
    }

    /// Says that entries were appended to a table, whose log went on at `expected`.
    pub(super) fn appended(&self, table: &str, expected: u64, entries: &[StoredEntry]) -> String {
        let next = (expected + entries.len() as u64).to_string();
        let sealed = text_of(entries).and_then(|text| self.seal(text, table, &next));
        let (plus, sealed) = sealed.as_deref().map_or(("", ""), |sealed| ("+", sealed));
        format!("entry {}{plus}{sealed} {table} {next}", self.node)
    }

    /// Says something about a table.
    pub(super) fn told(&self, table: &str, words: &str) -> String {
        format!("word {} {table} {words}", self.node)
    }

    /// What was heard; of what this node said itself only that an append is kept.
    pub(super) fn hear(&self, text: &str) -> Option<News> {
        let mut words = text.splitn(4, ' ');
        let (kind, by, table, rest) = (words.next()?, words.next()?, words.next()?, words.next()?);
        let (by, sealed) = by.split_once('+').map_or((by, None), |(by, sealed)| (by, Some(sealed)));
        match kind {
            "entry" if by == &*self.node => {
                Some(News::Kept { table: table.to_owned(), next: rest.parse().ok()? })
            }
            _ if by == &*self.node => None,
            "entry" => {
                let next = rest.parse().ok()?;
                // What cannot be read is asked for.
                let entries = sealed.and_then(|sealed| self.open(sealed, by, table, rest));
                let entries = entries.and_then(|text| entries_before(next, &text)).unwrap_or_default();
                Some(News::Appended { table: table.to_owned(), next, entries: entries.into() })
            }
            "word" => Some(News::Told { table: table.to_owned(), text: rest.to_owned() }),
            // A newer program may say more.
            _ => None,
        }
    }

    fn seal(&self, text: String, table: &str, next: &str) -> Option<String> {
        let mut bytes = text.into_bytes();
        bytes.resize(bytes.len().next_multiple_of(FILLED_BYTES), FILL);
        let count = self.count.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        self.key.seal_in_place_append_tag(nonce(count), about(table, next), &mut bytes).ok()?;
        bytes.splice(..0, count);
        Some(BASE64.encode(bytes))
    }

    fn open(&self, sealed: &str, by: &str, table: &str, next: &str) -> Option<String> {
        let mut bytes = BASE64.decode(sealed).ok()?;
        let (count, sealed) = bytes.split_first_chunk_mut::<COUNT_BYTES>()?;
        let key = key_of(&self.secret, by);
        let text = key.open_in_place(nonce(*count), about(table, next), sealed).ok()?;
        let end = text.iter().position(|byte| *byte == FILL).unwrap_or(text.len());
        String::from_utf8(text[..end].to_vec()).ok()
    }
}

#[expect(clippy::expect_used, reason = "neither length depends on the input")]
fn key_of(secret: &Prk, node: &str) -> LessSafeKey {
    let info = [node.as_bytes()];
    let key =
        secret.expand(&info, &AES_256_GCM).map(UnboundKey::from).expect("a key is not too long to be made");
    LessSafeKey::new(key)
}

fn nonce(count: [u8; COUNT_BYTES]) -> Nonce {
    let mut nonce = [0; NONCE_LEN];
    nonce[NONCE_LEN - COUNT_BYTES..].copy_from_slice(&count);
    Nonce::assume_unique_for_key(nonce)
}

fn about(table: &str, next: &str) -> Aad<String> {
    Aad::from(format!("{table} {next}"))
}

/// The text of entries, if it is not too long.
fn text_of(entries: &[StoredEntry]) -> Option<String> {
    let mut text = String::new();
    for StoredEntry { number: _, kind, body, hash, at_ms } in entries {
        // Writing to a string cannot fail.
        let _ = write!(text, "{kind} {hash:016x} {at_ms} {}\n{body}\n", body.len());
        if text.len() > SEALED_BYTES_MAX {
            return None;
        }
    }
    (!entries.is_empty()).then_some(text)
}

/// The entries of a text, the last of which stands before `next` in the log.
fn entries_before(next: u64, mut text: &str) -> Option<Vec<StoredEntry>> {
    let mut entries = Vec::new();
    while !text.is_empty() {
        let (head, rest) = text.split_once('\n')?;
        let mut words = head.split(' ');
        let (kind, hash, at_ms, bytes) = (words.next()?, words.next()?, words.next()?, words.next()?);
        let (body, rest) = rest.split_at_checked(bytes.parse().ok()?)?;
        entries.push(StoredEntry {
            number: 0,
            kind: kind.to_owned(),
            body: body.to_owned(),
            hash: u64::from_str_radix(hash, 16).ok()?,
            at_ms: at_ms.parse().ok()?,
        });
        text = rest.strip_prefix('\n')?;
    }
    let first = next.checked_sub(entries.len() as u64)?;
    for (number, entry) in (first..).zip(&mut entries) {
        entry.number = number;
    }
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    fn entry(number: u64, body: &str) -> StoredEntry {
        StoredEntry {
            number,
            kind: "act".to_owned(),
            body: body.to_owned(),
            hash: u64::MAX - number,
            at_ms: -7,
        }
    }

    fn heard(text: &str) -> Option<News> {
        Voice::new(&SECRET, 2).hear(text)
    }

    fn unread(table: &str, next: u64) -> Option<News> {
        Some(News::Appended { table: table.to_owned(), next, entries: Arc::default() })
    }

    #[test]
    fn entries_are_heard_as_they_were_said() {
        let said = Voice::new(&SECRET, 1);
        for bodies in [&[][..], &[""], &["a"], &["", "\n", "a b\n\nact 0 0 3\nxyz", "", "Gönnen 🎲"]] {
            let entries: Vec<StoredEntry> =
                (7..).zip(bodies).map(|(number, body)| entry(number, body)).collect();
            let next = 7 + entries.len() as u64;
            let text = said.appended("t", 7, &entries);
            let kept = News::Kept { table: "t".to_owned(), next };
            assert_eq!(said.hear(&text), Some(kept), "a node hears of itself only that it was kept");
            let wanted = News::Appended { table: "t".to_owned(), next, entries: entries.into() };
            assert_eq!(heard(&text), Some(wanted), "{text}");
        }
        let word = News::Told { table: "t".to_owned(), text: "two words".to_owned() };
        assert_eq!(heard(&said.told("t", "two words")), Some(word));
    }

    #[test]
    fn what_is_too_long_for_a_notification_is_left_out() {
        let said = Voice::new(&SECRET, u64::MAX);
        let table = "t".repeat(super::super::super::check::ID_BYTES_MAX);
        let first = i64::MAX as u64 - 2;
        let count = |bytes: usize| {
            let text = said.appended(&table, first, &[entry(first, &"x".repeat(bytes))]);
            assert!(text.len() < 8000, "{}", text.len());
            match heard(&text) {
                Some(News::Appended { entries, .. }) => entries.len(),
                other => panic!("{other:?}"),
            }
        };
        let around = text_of(&[entry(0, &"x".repeat(1000))]).unwrap().len() - 1000;
        assert_eq!(count(SEALED_BYTES_MAX - around), 1);
        assert_eq!(count(SEALED_BYTES_MAX - around + 1), 0);
        assert_eq!(count(65536), 0);
    }

    /// Whoever listens without the secret learns what the number says, and hears the same whatever was chosen.
    #[test]
    fn what_is_sealed_says_nothing_to_others() {
        let said = Voice::new(&SECRET, 1);
        let [one, other, again] =
            ["take 7", "take 12 instead", "take 7"].map(|body| said.appended("t", 3, &[entry(3, body)]));
        assert_eq!(one.len(), other.len());
        assert_ne!(one, again, "nothing is sealed twice alike");
        assert_eq!(Voice::new(&[8; 32], 2).hear(&one), unread("t", 4));
        let (_, sealed) = one.split_once('+').unwrap();
        let bytes = BASE64.decode(sealed.split(' ').next().unwrap()).unwrap();
        assert!(!bytes.windows(4).any(|part| part == b"take"));
    }

    /// What is damaged or told of another place leaves the number, by which the log can be asked, or nothing.
    #[test]
    fn what_cannot_be_read_is_asked_for() {
        let text = Voice::new(&SECRET, 1).appended("t", 7, &[entry(7, "a")]);
        let sealed = text.split(' ').nth(1).unwrap();
        let cut = &sealed[..sealed.len() - 4];
        let by_another = sealed.replacen('1', "3", 1);
        for by in ["1", "1+", "1+x", "1+ü", "1+AAAA", cut, &by_another] {
            assert_eq!(heard(&format!("entry {by} t 8")), unread("t", 8), "{by}");
        }
        assert_eq!(heard(&format!("entry {sealed} u 8")), unread("u", 8));
        assert_eq!(heard(&format!("entry {sealed} t 9")), unread("t", 9));
        for (at, _) in sealed.char_indices().skip(17) {
            let other = if sealed[at..].starts_with('A') { "B" } else { "A" };
            let damaged = format!("entry {}{other}{} t 8", &sealed[..at], &sealed[at + 1..]);
            assert_eq!(heard(&damaged), unread("t", 8), "{damaged}");
        }
        for text in ["", "entry", "entry 1 t", "entry 1 t x", "entry 1 t -1", "song 1 t 8", "word 1 t"] {
            assert_eq!(heard(text), None, "{text}");
        }
    }

    #[test]
    fn a_text_that_is_no_list_of_entries_is_none() {
        assert_eq!(entries_before(8, "act 0 0 1\na\n").unwrap()[0].number, 7);
        for text in [
            "x",
            "act",
            "act 0 0 1",
            "act 0 0 1\n",
            "act 0 0 1\na",
            "act 0 0 2\na\n",
            "act 0 0 1\nab\n",
            "act 0 0 1\nü\n",
            "act 0 0 -1\n\n",
            "act g 0 0\n\n",
            "act 0 x 0\n\n",
            "act 0 0 99999999999999999999\n\n",
            "act 0 0 1\na\n\n",
        ] {
            assert_eq!(entries_before(8, text), None, "{text}");
        }
        // More than a log of that length has.
        assert_eq!(entries_before(1, "act 0 0 0\n\nact 0 0 0\n\n"), None);
    }
}
