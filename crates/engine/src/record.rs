//! Records: a match as text, one line per action or chance, as chess has PGN.
//!
//! ```text
//! ludoteka record 1
//! game kosmopolis
//! variant standard
//! rules 1
//! deck 5b0f...            the SHA-256 of the deck's rule facts
//! seat 1 human Ann        kind of player, then the name
//! seat 2 greedy
//! commitment 9c41...      the SHA-256 of the secret
//! nonce 1 00ff...         what seat 1 added after that
//! nonce 2 a3b1...
//! moves #4be01c
//! * seed b5 #77a012       chance
//! 1 keep b5 g2 #0c11f2    seat 1
//! ...
//! secret 12ab... #d0b3aa  revealed when the match is over
//! end
//! ```
//!
//! Where a seat added nothing its line is `nonce 2 sealed`: what counts for it follows from the secret (see
//! [`Secret::sealed_nonce`]). Such a record is of version 2 in its first line; any other is of version 1, as ever.
//!
//! A deck that is not the default one is embedded, each line of its file behind `deck| `. The six digits at
//! the end of a line are a check over everything above it and the line itself: a slip of the hand in a move
//! is found on its own line, one in the header at `moves` at the latest. They do not protect against somebody
//! who computes them anew; [`crate::verify`] does.

use std::fmt;
use std::hash::Hasher;
use std::iter::Peekable;
use std::str::Lines;

use crate::{Commitment, Draws, Nonce, SEATS_MAX, Seat, Secret, StableHasher, draw, mix};

/// What is wrong with a record, and on which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there and what would be right.
    pub cause: String,
}

impl RecordError {
    /// An error on this line.
    pub fn new(line: usize, cause: impl Into<String>) -> RecordError {
        RecordError { line, cause: cause.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.cause)
    }
}

impl std::error::Error for RecordError {}

/// Who sits at a seat: a kind (`human`, or a bot such as `search:2000`) and a name, which may be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// `human` or the bot, one word.
    pub kind: String,
    /// The name shown; one line.
    pub name: String,
}

impl Sitter {
    /// A sitter; white space that would break the line is folded.
    pub fn new(kind: &str, name: &str) -> Sitter {
        let kind = kind.split_whitespace().collect::<Vec<_>>().join("-");
        Sitter { kind, name: name.split_whitespace().collect::<Vec<_>>().join(" ") }
    }

    /// The name, or the kind if there is no name.
    pub fn label(&self) -> &str {
        if self.name.is_empty() { &self.kind } else { &self.name }
    }
}

/// What is known before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's slug.
    pub game: String,
    /// The variant's slug.
    pub variant: String,
    /// The rules version.
    pub rules: u32,
    /// The deck checksum in hexadecimal.
    pub deck: String,
    /// The whole deck file, if it is not the default one.
    pub deck_file: Option<String>,
    /// Who sits where, in seat order.
    pub sitters: Vec<Sitter>,
    /// The commitment to the secret.
    pub commitment: Commitment,
    /// What the seats added, in seat order; `None` for a seat whose nonce is sealed in the secret.
    pub nonces: Vec<Option<Nonce>>,
}

impl Header {
    /// The draws of the match under its secret.
    pub fn draws(&self, secret: &Secret) -> Draws {
        Draws::new(secret, &secret.nonces(&self.nonces))
    }
}

/// Who a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A seat's action.
    Seat(Seat),
    /// Chance.
    Chance,
}

/// One line of the moves, still as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Whose it is.
    pub by: By,
    /// The notation of the action or chance.
    pub text: String,
}

/// A record as read: well-formed, but not yet played through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// Where the header's `rules` and `deck` stand, for messages.
    pub rules_line: usize,
    /// See `rules_line`.
    pub deck_line: usize,
    /// Where the header ends.
    pub moves_line: usize,
    /// The moves.
    pub lines: Vec<RecordLine>,
    /// The secret, once revealed, and its line.
    pub secret: Option<(usize, Secret)>,
    /// Whether the last line is `end`.
    pub ended: bool,
    /// How many lines the file has; one more if the last was cut off in the middle and left out.
    pub line_count: usize,
    /// Whether a last line without its line break was left out.
    pub is_cut: bool,
    /// The check after the last line, to go on writing from.
    writer: RecordWriter,
    /// How many bytes the whole lines take, to cut off a partial one before going on.
    pub whole_bytes: usize,
}

/// Writes a record line by line, each with its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordWriter {
    check: u64,
}

/// The first line of a record in which every nonce stands.
const FIRST: &str = "ludoteka record 1";
/// The first line of a record in which a nonce is sealed in the secret.
const FIRST_SEALED: &str = "ludoteka record 2";
/// What stands in the place of a nonce that is sealed in the secret.
const SEALED: &str = "sealed";

impl RecordWriter {
    /// Starts a record: the writer, and the header's text.
    pub fn start(header: &Header) -> (RecordWriter, String) {
        let mut lines = vec![
            if header.nonces.contains(&None) { FIRST_SEALED } else { FIRST }.to_owned(),
            format!("game {}", header.game),
            format!("variant {}", header.variant),
            format!("rules {}", header.rules),
            format!("deck {}", header.deck),
        ];
        if let Some(file) = &header.deck_file {
            lines.extend(file.lines().map(|line| format!("deck| {line}").trim_end().to_owned()));
        }
        for (index, sitter) in header.sitters.iter().enumerate() {
            let line = format!("seat {} {} {}", index + 1, sitter.kind, sitter.name);
            lines.push(line.trim_end().to_owned());
        }
        lines.push(format!("commitment {}", header.commitment));
        for (index, nonce) in header.nonces.iter().enumerate() {
            let written = nonce.map_or(SEALED.to_owned(), |nonce| draw::to_hex(&nonce));
            lines.push(format!("nonce {} {written}", index + 1));
        }
        let mut writer = RecordWriter { check: StableHasher::default().finish() };
        let mut text = String::new();
        for line in &lines {
            writer.absorb(line);
            text.push_str(line);
            text.push('\n');
        }
        let moves = writer.checked("moves");
        text.push_str(&moves);
        (writer, text)
    }

    /// The text of one more line.
    pub fn line(&mut self, by: By, notation: &str) -> String {
        match by {
            By::Seat(seat) => self.checked(&format!("{seat} {notation}")),
            By::Chance => self.checked(&format!("* {notation}")),
        }
    }

    /// The last two lines: the secret revealed, and `end`.
    pub fn end(mut self, secret: &Secret) -> String {
        let mut text = self.checked(&format!("secret {}", secret.reveal()));
        text.push_str("end\n");
        text
    }

    fn absorb(&mut self, body: &str) {
        let mut hasher = StableHasher::default();
        hasher.write_u64(self.check);
        hasher.write(body.as_bytes());
        self.check = hasher.finish();
    }

    fn checked(&mut self, body: &str) -> String {
        self.absorb(body);
        // Mixed, because the last byte alone hardly reaches the upper bits of the sum.
        format!("{body} #{:06x}\n", mix(self.check) >> 40)
    }
}

impl Record {
    /// Reads a record. Whether its moves follow from the rules is for [`crate::replay()`] to say.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Reader::new(text).record()
    }

    /// The same for raw bytes, which may not even be text.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Record::parse(text),
            Err(error) => {
                let good = &bytes[..error.valid_up_to()];
                let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
                Err(RecordError::new(line, "not text (UTF-8 expected)"))
            }
        }
    }

    /// A writer that goes on after the last whole line.
    pub fn writer(&self) -> RecordWriter {
        self.writer.clone()
    }
}

/// Reads the lines of a record one after the other.
struct Reader<'a> {
    /// What is still to be read. Lines are taken one by one: a list of all would take more memory than the file.
    lines: Peekable<Lines<'a>>,
    /// How many were taken.
    next: usize,
    writer: RecordWriter,
    is_cut: bool,
    whole_bytes: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let whole_bytes = text.rfind('\n').map_or(0, |at| at + 1);
        // `end` counts without its line break too: nothing can be missing after it.
        let is_whole = whole_bytes == text.len() || text[whole_bytes..].trim_end() == "end";
        let whole = if is_whole { text } else { &text[..whole_bytes] };
        let writer = RecordWriter { check: StableHasher::default().finish() };
        Reader {
            lines: whole.lines().peekable(),
            next: 0,
            writer,
            is_cut: !is_whole,
            whole_bytes: whole.len(),
        }
    }

    fn error<T>(&self, cause: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError::new(self.next.max(1), cause))
    }

    fn take(&mut self, expected: &str) -> Result<&'a str, RecordError> {
        let line = self.lines.next();
        self.next += 1;
        line.map_or_else(|| self.error(format!("the record stops here, expected {expected}")), Ok)
    }

    /// Takes a header line `key value`.
    fn field(&mut self, key: &str) -> Result<&'a str, RecordError> {
        let line = self.take(&format!("`{key} ...`"))?;
        self.writer.absorb(line);
        match line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) if !value.trim().is_empty() => Ok(value),
            _ => self.error(format!("`{}` found, expected `{key} ...`", shorten(line))),
        }
    }

    fn peek_key(&mut self) -> &'a str {
        let line = self.lines.peek().copied().unwrap_or_default();
        line.split(' ').next().unwrap_or_default()
    }

    /// Takes a line that ends in its check, and gives its body.
    fn checked(&mut self) -> Result<&'a str, RecordError> {
        let line = self.take("a move")?;
        let body = line.rsplit_once(" #").map(|(body, _)| body);
        let Some(body) = body else {
            return self.error(format!("`{}` found, expected a move that ends in its check", shorten(line)));
        };
        if self.writer.checked(body).trim_end() != line {
            return self.error("the check does not fit: this line, or something above it, was changed");
        }
        Ok(body)
    }

    fn seats<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
        expected: &str,
    ) -> Result<Vec<T>, RecordError> {
        let mut list = Vec::new();
        while self.peek_key() == key {
            let value = self.field(key)?;
            let (number, rest) = value.split_once(' ').unwrap_or((value, ""));
            if list.len() == SEATS_MAX || number != (list.len() + 1).to_string() {
                return self.error(format!("seat {} expected here, at most {SEATS_MAX}", list.len() + 1));
            }
            match read(rest) {
                Some(item) => list.push(item),
                None => return self.error(format!("expected {expected}")),
            }
        }
        Ok(list)
    }

    fn header(&mut self) -> Result<(Header, usize, usize), RecordError> {
        let first = self.take("a Ludoteka record")?;
        self.writer.absorb(first);
        let is_sealed = first == FIRST_SEALED;
        if first != FIRST && !is_sealed {
            return self.error(format!("not a Ludoteka record: `{FIRST}` expected"));
        }
        let game = self.field("game")?.to_owned();
        let variant = self.field("variant")?.to_owned();
        let rules = self.field("rules")?;
        let Ok(rules) = rules.parse() else { return self.error("the rules version is a number") };
        let rules_line = self.next;
        let deck = self.field("deck")?.to_owned();
        let deck_line = self.next;
        if draw::from_hex::<32>(&deck).is_none() {
            return self.error("the deck checksum is 64 hexadecimal digits");
        }
        let mut deck_file = None;
        while self.peek_key() == "deck|" {
            let line = self.take("the deck")?;
            self.writer.absorb(line);
            let file: &mut String = deck_file.get_or_insert_default();
            file.push_str(line.strip_prefix("deck| ").unwrap_or_default());
            file.push('\n');
        }
        let sitter = |text: &str| {
            let (kind, name) = text.split_once(' ').unwrap_or((text, ""));
            (!kind.is_empty()).then(|| Sitter::new(kind, name))
        };
        let sitters = self.seats("seat", sitter, "a kind of player and a name")?;
        let commitment = self.field("commitment")?;
        let Some(commitment) = draw::from_hex(commitment).map(Commitment) else {
            return self.error("the commitment is 64 hexadecimal digits");
        };
        let nonce = |text: &str| match text {
            SEALED if is_sealed => Some(None),
            digits => draw::from_hex(digits).map(Some),
        };
        let nonces = self.seats("nonce", nonce, "32 hexadecimal digits")?;
        if nonces.len() != sitters.len() {
            self.next += 1;
            return self.error(format!("{} seats but {} nonces", sitters.len(), nonces.len()));
        }
        let header = Header { game, variant, rules, deck, deck_file, sitters, commitment, nonces };
        Ok((header, rules_line, deck_line))
    }

    fn record(mut self) -> Result<Record, RecordError> {
        let (header, rules_line, deck_line) = self.header()?;
        if self.checked()? != "moves" {
            return self.error("`moves` expected after the header");
        }
        let moves_line = self.next;
        let mut lines = Vec::new();
        let mut secret = None;
        let mut ended = false;
        while let Some(line) = self.lines.peek() {
            if line.trim_end() == "end" {
                self.take("`end`")?;
                ended = true;
                break;
            }
            if secret.is_some() {
                self.next += 1;
                return self.error("`end` expected after the secret");
            }
            let body = self.checked()?;
            let (by, text) = body.split_once(' ').unwrap_or((body, ""));
            if by == "secret" {
                match Secret::parse(text) {
                    Some(revealed) => secret = Some((self.next, revealed)),
                    None => return self.error("the secret is 64 hexadecimal digits"),
                }
                continue;
            }
            let by = match by {
                "*" => By::Chance,
                seat => match seat.parse::<Seat>() {
                    Ok(seat) if seat.index() < header.sitters.len() => By::Seat(seat),
                    _ => {
                        return self.error(format!(
                            "`{}` found, expected a seat from 1 to {} or `*`",
                            shorten(seat),
                            header.sitters.len()
                        ));
                    }
                },
            };
            lines.push(RecordLine { number: self.next, by, text: text.to_owned() });
        }
        if self.lines.peek().is_some() || (ended && self.is_cut) {
            self.next += 1;
            return self.error("nothing may follow `end`");
        }
        if ended && secret.is_none() {
            return self.error("the secret is expected before `end`");
        }
        let line_count = self.next + usize::from(self.is_cut);
        let (writer, is_cut, whole_bytes) = (self.writer, self.is_cut, self.whole_bytes);
        Ok(Record {
            header,
            rules_line,
            deck_line,
            moves_line,
            lines,
            secret,
            ended,
            line_count,
            is_cut,
            writer,
            whole_bytes,
        })
    }
}

fn shorten(line: &str) -> String {
    let cut: String = line.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if line.chars().count() > 40 { format!("{cut}...") } else { cut }
}
