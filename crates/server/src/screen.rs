//! What an audience has on its screen, and the message that brought it there.

use std::cell::RefCell;
use std::io::Write;

use axum::body::Bytes;
use axum::extract::ws::Message;
use engine::{SeatSet, Viewer};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use web::{Language, LogLine, Moment, Region, Shown, TableInfo, Texts, Update};

use crate::deflate::Deflate;
use crate::live_table::Now;

/// From this size on a push is compressed.
const COMPRESS_BYTES_MIN: usize = 1024;

/// All that a board depends on besides the table itself. Sockets with the same audience show the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Audience {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) is_host: bool,
    /// Whether they may say something where spectators may: who is known.
    pub(crate) is_known: bool,
    /// The seats that sit at the device.
    pub(crate) own: SeatSet,
}

/// A page as it was drawn: its regions, and new lines of the log or all of it.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// All regions, without what stood on the screen before.
    pub(crate) regions: Vec<Region>,
    pub(crate) table: TableInfo,
    pub(crate) say: Vec<LogLine>,
    pub(crate) log: Option<Vec<LogLine>>,
    /// What deserves a stage of its own.
    pub(crate) moments: Vec<Moment>,
}

/// What an audience has on its screen. Of the regions only keys are kept: the texts are as long as a page.
#[derive(Debug)]
pub(crate) struct Screen {
    pub(crate) audience: Audience,
    pub(crate) version: u64,
    pub(crate) event_count: usize,
    pub(crate) undo_count: u64,
    /// What brought the screen here from the one before; `None` if nothing on it changed.
    pub(crate) news: Option<Message>,
    pub(crate) shown: Shown,
    is_turn: bool,
    /// The digest of all that stands on it. What follows on equal screens is equal.
    digest: u64,
    /// The digest of the screen before, if there was one.
    before: Option<u64>,
}

impl Screen {
    /// The screen after `before`, if there was one.
    pub(crate) fn new(
        audience: Audience,
        now: &Now,
        before: Option<&Screen>,
        mut drawn: Drawn,
        texts: Texts,
    ) -> Screen {
        let shown = Shown::new(&drawn.regions);
        let is_turn = drawn.table.is_my_turn();
        let mut is_turned = true;
        if let Some(before) = before {
            drawn.regions.retain(|region| !before.shown.has(region));
            is_turned = is_turn != before.is_turn;
        }
        let Drawn { regions: changed, table, say, log, moments } = drawn;
        let is_news = !changed.is_empty() || !say.is_empty() || log.is_some();
        let update = Update {
            version: now.version,
            regions: &changed,
            table: is_turned.then_some(&table),
            is_spectator: table.is_spectator(),
            texts,
            say: &say,
            log: log.as_deref(),
            moments: &moments,
        };
        let event_count = now.state.play.as_ref().map_or(0, |play| play.event_count());
        let undo_count = now.state.undo_count;
        Screen {
            audience,
            version: now.version,
            event_count,
            undo_count,
            news: is_news.then(|| PRESS.with_borrow_mut(|press| press.message(&update))),
            digest: shown.digest((event_count, undo_count, is_turn)),
            shown,
            is_turn,
            before: before.map(|before| before.digest),
        }
    }

    /// Whether its news are for who shows `before`.
    pub(crate) fn follows(&self, before: Option<&Screen>) -> bool {
        before.map(|before| before.digest) == self.before
    }
}

thread_local! {
    static PRESS: RefCell<Press> = RefCell::default();
}

/// What messages are made with. Each thread has one and keeps it: messages are written into the same place again and
/// again. What is sent is a copy, as long as it has to be.
#[derive(Default)]
struct Press {
    packer: Deflate,
    text: String,
    packed: Vec<u8>,
}

impl Press {
    fn message(&mut self, update: &Update<'_>) -> Message {
        self.text.clear();
        web::write_message(&mut self.text, update);
        self.pack()
    }

    /// The text as it is sent: as it is, or as gzip if it is large.
    fn pack(&mut self) -> Message {
        if self.text.len() >= COMPRESS_BYTES_MIN && self.gzip().is_some() {
            Message::Binary(Bytes::copy_from_slice(&self.packed))
        } else {
            Message::Text(self.text.as_str().into())
        }
    }

    /// Makes the text a gzip file; `None` if it would not be shorter.
    fn gzip(&mut self) -> Option<()> {
        // RFC 1952: deflate, no name, no time; behind the data their checksum and length.
        const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255];
        let (bytes, packed) = (self.text.as_bytes(), &mut self.packed);
        packed.clear();
        packed.extend_from_slice(&HEAD);
        if self.packer.compress(bytes, packed).is_none() {
            let mut packer = DeflateEncoder::new(&mut *packed, Compression::fast());
            packer.write_all(bytes).and_then(|()| packer.finish().map(drop)).ok()?;
        }
        let mut check = Crc::new();
        check.update(bytes);
        packed.extend_from_slice(&check.sum().to_le_bytes());
        packed.extend_from_slice(&check.amount().to_le_bytes());
        (packed.len() < bytes.len()).then_some(())
    }
}

#[cfg(test)]
#[path = "tests/screen.rs"]
mod tests;
