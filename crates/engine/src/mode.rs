//! Modes: what a game can be played as, and by how many.

use std::fmt;
use std::ops::RangeInclusive;

/// One way to play a game: a variant, and the numbers of players it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The edition, variant or level, as a slug; `standard` where nothing needs a name.
    pub variant: &'static str,
    /// The numbers of players.
    pub players: RangeInclusive<usize>,
}

impl Mode {
    /// The numbers of players in words: `1 player`, `2 players`, `2 to 4 players`.
    pub fn player_counts(&self) -> String {
        match (self.players.start(), self.players.end()) {
            (1, 1) => "1 player".to_owned(),
            (first, last) if first == last => format!("{first} players"),
            (first, last) => format!("{first} to {last} players"),
        }
    }
}

/// What is known of a game before a match of it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// Its slug in commands, records and addresses: `kosmopolis`.
    pub slug: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// Its modes, the default first. A variant stands in one mode only.
    pub modes: &'static [Mode],
    /// The numbered rules, as Markdown.
    pub rules: &'static str,
}

impl GameInfo {
    /// The mode of a variant.
    pub fn mode(&self, variant: &str) -> Option<&'static Mode> {
        self.modes.iter().find(|mode| mode.variant == variant)
    }

    /// The modes for a number of players.
    pub fn modes_for(&self, players: usize) -> impl Iterator<Item = &'static Mode> {
        self.modes.iter().filter(move |mode| mode.players.contains(&players))
    }

    /// The modes by the numbers of players they are for: those of one form for a new table.
    pub fn groups(&self) -> Vec<(RangeInclusive<usize>, Vec<&'static Mode>)> {
        let mut groups: Vec<(RangeInclusive<usize>, Vec<&'static Mode>)> = Vec::new();
        for mode in self.modes {
            match groups.iter_mut().find(|(players, _)| *players == mode.players) {
                Some((_, modes)) => modes.push(mode),
                None => groups.push((mode.players.clone(), vec![mode])),
            }
        }
        groups
    }

    /// Every number of players that some mode is for, ascending.
    pub fn player_counts(&self) -> Vec<usize> {
        let mut counts: Vec<usize> = self.modes.iter().flat_map(|mode| mode.players.clone()).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    }

    /// The mode to play: the variant asked for, or else the first one for that many players.
    pub fn choose(&self, variant: Option<&str>, players: usize) -> Result<&'static Mode, ModeError> {
        let mode = match variant {
            Some(variant) => self.mode(variant).filter(|mode| mode.players.contains(&players)),
            None => self.modes_for(players).next(),
        };
        mode.ok_or_else(|| ModeError {
            title: self.title,
            modes: self.modes,
            variant: variant.map(|variant| variant.chars().filter(|c| !c.is_control()).take(40).collect()),
            players,
        })
    }
}

/// A game has no such mode. Its `Display` is one line that says what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModeError {
    title: &'static str,
    modes: &'static [Mode],
    variant: Option<String>,
    players: usize,
}

impl ModeError {
    /// Whether the variant asked for exists, only not for that many players.
    pub fn is_known_variant(&self) -> bool {
        self.variant.as_ref().is_none_or(|name| self.modes.iter().any(|mode| mode.variant == name))
    }
}

impl fmt::Display for ModeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.variant {
            Some(variant) if !self.is_known_variant() => {
                write!(f, "{} has no variant `{variant}`", self.title)?;
            }
            Some(variant) => {
                write!(f, "{}, variant `{variant}`, is not for {} players", self.title, self.players)?;
            }
            None => write!(f, "{} is not for {} players", self.title, self.players)?,
        }
        f.write_str("; there is ")?;
        for (place, mode) in self.modes.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{} for {}", mode.variant, mode.player_counts())?;
        }
        Ok(())
    }
}

impl std::error::Error for ModeError {}
