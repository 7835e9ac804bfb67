//! The file of a campaign: which game, who plays, and every match that was played.
//!
//! It is plain text, and says nothing that cannot be checked: each match has a record of its own beside the file,
//! `FILE.1.rec`, `FILE.2.rec` and so on, and its line says what that record came to.
//!
//! ```text
//! ludoteka campaign 1
//! game goennen
//! seats human=Ann
//! 1 solo-1 97 5f3a…
//! ```

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

const FIRST: &str = "ludoteka campaign 1";
/// A file longer than this is no campaign.
const BYTES_MAX: u64 = 1 << 20;

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchPlayed {
    pub(crate) variant: String,
    pub(crate) score: i32,
    /// The commitment of its record, so that no other record takes its place.
    pub(crate) commitment: String,
}

/// A campaign as its file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CampaignFile {
    path: PathBuf,
    pub(crate) game: String,
    pub(crate) seats: String,
    pub(crate) matches: Vec<MatchPlayed>,
}

impl CampaignFile {
    /// Begins a campaign in a new file.
    pub(crate) fn create(path: &Path, game: &str, seats: &str) -> Result<CampaignFile, Failure> {
        let file = CampaignFile {
            path: path.to_owned(),
            game: game.to_owned(),
            seats: seats.to_owned(),
            matches: Vec::new(),
        };
        if path.exists() {
            return Err(Failure::at(path, "exists already"));
        }
        file.write()?;
        Ok(file)
    }

    /// Whether a file calls itself a campaign.
    pub(crate) fn is_one(path: &Path) -> bool {
        fs::read(path).is_ok_and(|bytes| bytes.split(|&byte| byte == b'\n').next() == Some(FIRST.as_bytes()))
    }

    /// Reads a campaign; what is wrong is said with its line.
    pub(crate) fn read(path: &Path) -> Result<CampaignFile, Failure> {
        let about = fs::metadata(path).map_err(|error| Failure::at(path, error))?;
        if !about.is_file() || about.len() > BYTES_MAX {
            return Err(Failure::at(path, "not the file of a campaign"));
        }
        let text = fs::read_to_string(path).map_err(|error| Failure::at(path, error))?;
        let wrong = |line: usize, what: &str| Failure::at(path, format!("line {line}: {what}"));
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let mut expect = |start: &str, what: &str| match lines.next() {
            Some((line, text)) => text
                .strip_prefix(start)
                .map(str::to_owned)
                .ok_or_else(|| wrong(line, &format!("{what} is expected"))),
            None => Err(Failure::at(path, format!("it ends where {what} is expected"))),
        };
        if !expect(FIRST, "`ludoteka campaign 1`")?.is_empty() {
            return Err(wrong(1, "`ludoteka campaign 1` is expected"));
        }
        let game = expect("game ", "`game` and its name")?;
        let seats = expect("seats ", "`seats` and who sits there")?;
        let mut matches = Vec::new();
        for (line, text) in lines {
            let words: Vec<&str> = text.split(' ').collect();
            let played = match words[..] {
                [number, variant, score, commitment] if number == (matches.len() + 1).to_string() => {
                    let score = score.parse().ok().filter(|value: &i32| value.to_string() == score);
                    score.map(|score| MatchPlayed {
                        variant: variant.to_owned(),
                        score,
                        commitment: commitment.to_owned(),
                    })
                }
                _ => None,
            };
            let expected = format!("`{} VARIANT SCORE COMMITMENT` is expected", matches.len() + 1);
            matches.push(played.ok_or_else(|| wrong(line, &expected))?);
        }
        Ok(CampaignFile { path: path.to_owned(), game, seats, matches })
    }

    /// Where it lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Where the record of a match lies, from 1.
    pub(crate) fn record_path(&self, number: usize) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(format!(".{number}.rec"));
        PathBuf::from(name)
    }

    /// The scores of all matches, in their order.
    pub(crate) fn scores(&self) -> Vec<i32> {
        self.matches.iter().map(|played| played.score).collect()
    }

    /// Adds a match; it is on the disk when this returns.
    pub(crate) fn add(&mut self, played: MatchPlayed) -> Result<(), Failure> {
        self.matches.push(played);
        self.write()
    }

    fn text(&self) -> String {
        let mut text = format!("{FIRST}\ngame {}\nseats {}\n", self.game, self.seats);
        for (index, MatchPlayed { variant, score, commitment }) in self.matches.iter().enumerate() {
            text.push_str(&format!("{} {variant} {score} {commitment}\n", index + 1));
        }
        text
    }

    /// Writes the file beside its place and moves it there: it is never seen half written.
    fn write(&self) -> Result<(), Failure> {
        let mut name = self.path.as_os_str().to_owned();
        name.push(".new");
        let beside = PathBuf::from(name);
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(self.text().as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, &self.path)
        });
        written.map_err(|error: io::Error| {
            let _ = fs::remove_file(&beside);
            Failure::at(&self.path, error)
        })
    }
}
