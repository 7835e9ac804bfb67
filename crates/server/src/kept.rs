//! A table that this program cannot go on with, because its log leads elsewhere under these rules, or cannot be read.
//! It is kept as it is stored: looking at it writes nothing, and the program that wrote it goes on with it.
//!
//! No rule is asked here. The lines of the match come from the entries alone.

use std::fmt;
use std::sync::Arc;

use engine::{
    By, Commitment, Header, Nonce, Places, RecordWriter, Seat, Secret, Sitter, Solo, Standings, from_hex,
};
use seating::{Occupant, PlayerColour};
use serde::{Deserialize, Serialize};
use web::KeptWhy;

use crate::log_entry::{Closing, LogEntry, SEALED, WAITING, seat_of};
use crate::table_state::SeatState;
use store::{PlayerHash, Status, StoredEntry, StoredTable};

/// Stands in a record for the checksum of a deck that nobody wrote down.
const UNKNOWN_DECK: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// A table as it is stored, read without its rules. Its `Debug` leaves the lines out: what is hidden must not be logged.
pub(crate) struct KeptTable {
    pub(crate) id: String,
    /// The slug of the game.
    pub(crate) game: String,
    pub(crate) why: KeptWhy,
    pub(crate) status: Status,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) lines: Vec<KeptLine>,
    /// What the match came to, if it was over and its program noted it.
    pub(crate) standings: Option<Standings>,
    /// Whether everybody may read the lines: those of a match that can still go on tell hidden cards.
    pub(crate) is_open: bool,
    /// The campaign that the match belongs to, and where the people went on.
    pub(crate) campaign: Option<String>,
    pub(crate) rematch: Option<String>,
    record: Option<String>,
}

impl fmt::Debug for KeptTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeptTable({}, {:?})", self.id, self.why)
    }
}

/// A line of the match, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptLine {
    pub(crate) by: By,
    pub(crate) text: String,
}

impl KeptTable {
    pub(crate) fn new(stored: &StoredTable, why: KeptWhy) -> Arc<KeptTable> {
        let entries: Vec<LogEntry> = stored.entries.iter().filter_map(LogEntry::of_stored).collect();
        let seats = seats(&entries);
        let found = StoredLines::new(&stored.entries, seats.len());
        let mut lines = found.lines();
        let status = stored.row.summary.status;
        // An earlier program closed tables that it could not follow; the match itself went on.
        let is_cut = matches!(entries.last(), Some(LogEntry::Closed { why: Closing::Rules }));
        let is_open = Status::FINISHED.contains(&status) && !is_cut;
        let secret = stored.secret.as_ref().and_then(|secret| Secret::parse(secret.reveal()));
        let secret = secret.filter(|_| status == Status::Over);
        let record = header(&entries, &seats).filter(|_| is_open);
        Arc::new(KeptTable {
            id: stored.row.id.clone(),
            game: stored.row.game.clone(),
            why,
            status,
            standings: StoredResult::read(&stored.row.summary.shown, seats.len()),
            is_open,
            campaign: entries.iter().find_map(|entry| match entry {
                LogEntry::Created { campaign, .. } => campaign.clone(),
                _ => None,
            }),
            rematch: entries.iter().find_map(|entry| match entry {
                LogEntry::Rematch { table } => Some(table.clone()),
                _ => None,
            }),
            record: record.map(|header| record_text(&header, &lines, secret.as_ref())),
            seats,
            lines: {
                lines.extend(found.waiting);
                lines
            },
        })
    }

    /// Whether a program with other rules, cards, games or kinds of entries may be able to go on with it. What is damaged
    /// is damaged for all of them.
    pub(crate) fn may_be_known_elsewhere(&self) -> bool {
        match self.why {
            KeptWhy::Rules(_) | KeptWhy::Cards | KeptWhy::Game | KeptWhy::Unreadable(_) => true,
            KeptWhy::Elsewhere(_) | KeptWhy::Secret => false,
        }
    }

    /// The record, if everybody may have it.
    pub(crate) fn record(&self) -> Option<&str> {
        self.record.as_deref()
    }

    /// The lines that this person may read: all, or while the match can still go on what they did themselves.
    pub(crate) fn lines_for(&self, player: Option<PlayerHash>) -> impl Iterator<Item = (usize, &KeptLine)> {
        let is_own = move |seat: Seat| {
            let owner = self.seats.get(seat.index()).and_then(|seat| seat.occupant.owner());
            owner.is_some() && owner == player
        };
        let may = move |line: &KeptLine| match line.by {
            By::Seat(seat) => self.is_open || is_own(seat),
            By::Chance => self.is_open,
        };
        (1..).zip(&self.lines).filter(move |(_, line)| may(line))
    }
}

/// A record as a file. Before the end the secret is not in it.
pub(crate) fn record_text(header: &Header, lines: &[KeptLine], secret: Option<&Secret>) -> String {
    let (mut writer, mut text) = RecordWriter::start(header);
    for line in lines {
        text.push_str(&writer.line(line.by, &line.text));
    }
    if let Some(secret) = secret {
        text.push_str(&writer.end(secret));
    }
    text
}

/// Who sits where, as a record says it.
pub(crate) fn sitter(seat: &SeatState) -> Sitter {
    Sitter::new(seat.occupant.bot().map_or("human", |level| level.spec()), &seat.name)
}

/// Who sat where at last.
fn seats(entries: &[LogEntry]) -> Vec<SeatState> {
    let Some(LogEntry::Created { players, .. }) = entries.first() else { return Vec::new() };
    let open = SeatState {
        occupant: Occupant::Open,
        name: String::new(),
        colour: PlayerColour::default(),
        nonce: None,
        invited: None,
    };
    let mut seats = vec![open; (*players).min(engine::SEATS_MAX)];
    for entry in entries {
        match entry {
            LogEntry::Sat { seat, who, name, colour, .. } => {
                let Some(seat) = seat_of(seat, seats.len()) else { continue };
                let colour = PlayerColour::of_word(colour).unwrap_or_default();
                seats[seat.index()] =
                    SeatState { occupant: *who, name: name.clone(), colour, nonce: None, invited: None };
            }
            LogEntry::Moved { from, to, .. } => {
                let Some((from, to)) = PlayerHash::parse(from).zip(PlayerHash::parse(to)) else { continue };
                for seat in &mut seats {
                    seat.occupant = seat.occupant.map(|player| if player == from { to } else { player });
                }
            }
            _ => {}
        }
    }
    seats
}

fn header(entries: &[LogEntry], seats: &[SeatState]) -> Option<Header> {
    let LogEntry::Created { game, variant, commitment, rules, deck, .. } = entries.first()? else {
        return None;
    };
    let nonces = entries.iter().find_map(|entry| match entry {
        LogEntry::Started { nonces } => Some(nonces),
        _ => None,
    })?;
    let nonce = |text: &String| if text == SEALED { Some(None) } else { from_hex(text).map(Some) };
    let nonces: Vec<Option<Nonce>> = nonces.iter().filter_map(nonce).collect();
    Some(Header {
        game: game.clone(),
        variant: variant.clone(),
        rules: *rules,
        deck: deck.clone().unwrap_or_else(|| UNKNOWN_DECK.to_owned()),
        deck_file: None,
        sitters: seats.iter().map(sitter).collect(),
        commitment: from_hex(commitment).map(Commitment)?,
        nonces,
    })
}

/// What is found of a match without its rules.
#[derive(Default)]
pub(crate) struct StoredLines {
    /// The lines as the record has them, each with the state before it.
    steps: Vec<(KeptLine, u64)>,
    /// Secret choices that wait for those of others.
    waiting: Vec<KeptLine>,
}

impl StoredLines {
    /// Reads the entries of a log. What was taken back is left out; choices that were made at the same time stand in the
    /// order of the seats.
    pub(crate) fn new(entries: &[StoredEntry], players: usize) -> StoredLines {
        let mut found = StoredLines::default();
        let mut before = 0;
        for stored in entries {
            match LogEntry::of_stored(stored) {
                Some(LogEntry::Acted { seat, action, .. }) => {
                    if let Some(seat) = seat_of(&seat, players) {
                        let line = KeptLine { by: By::Seat(seat), text: action };
                        found.act(line, before, stored.kind == WAITING);
                    }
                }
                Some(LogEntry::Chance { chance }) => {
                    found.steps.push((KeptLine { by: By::Chance, text: chance }, before));
                }
                Some(LogEntry::Retracted { seat, last }) => {
                    if let Some(seat) = seat_of(&seat, players) {
                        found.retract(By::Seat(seat), last, stored.hash);
                    }
                }
                Some(LogEntry::Undone { .. }) => drop(found.steps.pop()),
                _ => {}
            }
            before = stored.hash;
        }
        found
    }

    fn act(&mut self, line: KeptLine, before: u64, is_waiting: bool) {
        if is_waiting {
            self.waiting.push(line);
            return;
        }
        let mut resolved = std::mem::take(&mut self.waiting);
        resolved.push(line);
        resolved.sort_by_key(|line| match line.by {
            By::Seat(seat) => seat.index(),
            By::Chance => 0,
        });
        self.steps.extend(resolved.into_iter().map(|line| (line, before)));
    }

    /// Takes the parts of a secret choice away: the last one, or all of them.
    fn retract(&mut self, by: By, is_last: bool, after: u64) {
        if let Some(last) = self.waiting.iter().rposition(|line| line.by == by) {
            self.waiting.remove(last);
            self.waiting.retain(|line| is_last || line.by != by);
            return;
        }
        // Older logs do not say which choices waited. Then the parts begin where the state was what it is again; if
        // somebody else chose meanwhile there is no such place, and one part is taken to be all.
        let begun = self.steps.iter().rposition(|(line, before)| line.by == by && *before == after);
        let begun =
            begun.filter(|_| !is_last).or_else(|| self.steps.iter().rposition(|(line, _)| line.by == by));
        let mut index = 0;
        self.steps.retain(|(line, _)| {
            index += 1;
            line.by != by || begun.is_none_or(|begun| index <= begun)
        });
    }

    /// The lines of the record.
    pub(crate) fn lines(&self) -> Vec<KeptLine> {
        self.steps.iter().map(|(line, _)| line.clone()).collect()
    }
}

/// What a match came to, as the summary of its table has it: in plain numbers, for programs with other rules.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StoredResult {
    Placed { scores: Vec<i32>, places: Vec<usize> },
    Solo { score: i32, target: i32 },
}

impl StoredResult {
    pub(crate) fn new(standings: &Standings) -> StoredResult {
        match standings {
            Standings::Placed(places) => {
                let seats = || Seat::all(places.players());
                StoredResult::Placed {
                    scores: seats().map(|seat| places.score(seat)).collect(),
                    places: seats().map(|seat| places.place(seat)).collect(),
                }
            }
            Standings::Solo(solo) => StoredResult::Solo { score: solo.score, target: solo.target },
        }
    }

    /// The standings in a summary, if they are there.
    fn read(shown: &str, players: usize) -> Option<Standings> {
        #[derive(Deserialize)]
        struct Shown {
            result: StoredResult,
        }
        match serde_json::from_str::<Shown>(shown).ok()?.result {
            StoredResult::Placed { scores, places } if scores.len() == players && places.len() == players => {
                let is_ahead = |a: Seat, b: Seat| places[a.index()] < places[b.index()];
                Some(Standings::Placed(Places::new(&scores, is_ahead)))
            }
            StoredResult::Placed { .. } => None,
            StoredResult::Solo { score, target } => Some(Standings::Solo(Solo::new(score, target))),
        }
    }
}
