//! What a game adds so that it can be shown in a terminal.

use bots::Skill;
use engine::{NotationError, RuleId, Table, Viewer};

use super::text::{WIDTH, wrap};
use super::{Ink, Voice};

/// What every line of the log begins with.
pub(crate) const LOG_MARK: &str = " · ";

/// An event in words; the stop at the end of a sentence is not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Words {
    /// A new line of the log.
    New(String),
    /// Who does something more, and what: `You`, `draw b5`. It goes on with the sentence before.
    Also(String, String),
    /// Who does something, and what: `Ann`, `throws 4 dice`. It goes on with the sentence if that speaks of the
    /// same player, else it is a new line.
    Does(String, String),
    /// A sentence of its own on the same line.
    Note(String),
    /// What came of the sentence before, and what to say first if there is none: `The dice show`, `HK`.
    Namely(String, String),
    /// One of several things alike: what they are, and this one. They make one list.
    Item(&'static str, String),
    /// The same, but the list begins on the line before.
    More(&'static str, String),
    /// Not worth a word: the board shows it.
    Nothing,
}

/// A game in a terminal. All lines fit into 80 columns.
pub(crate) trait Screen: Skill {
    /// The table as the viewer sees it, with what is the viewer's own.
    fn board(&self, view: &Self::View, voice: Voice<'_>, ink: Ink) -> Vec<String>;

    /// What the viewer is asked, and by which rule.
    fn question(&self, view: &Self::View, voice: Voice<'_>) -> (String, RuleId);

    /// The viewer's choices, numbered from 1 in the order of `actions`.
    fn menu(&self, view: &Self::View, actions: &[Self::Action], ink: Ink) -> Vec<String>;

    /// A move as a player types it: its notation, whatever the case. A game may understand more.
    fn read(&self, _view: &Self::View, text: &str) -> Result<Self::Action, NotationError> {
        text.to_ascii_lowercase().parse()
    }

    /// What happened, in words.
    fn tell(&self, event: &Self::Event, voice: Voice<'_>, ink: Ink) -> Words;

    /// Whether the event ends a round or the game, after which [`Screen::report`] is shown.
    fn is_round_end(event: &Self::Event) -> bool;

    /// How the last round or the game ended, as a table.
    fn report(&self, view: &Self::View, voice: Voice<'_>, ink: Ink) -> Vec<String>;

    /// What a source of points is called in the standings.
    fn source(&self, _view: &Self::View, source: &str) -> String {
        source.to_owned()
    }

    /// What matters most for the choice at hand, in one line, for a screen with room to spare.
    fn legend(&self, view: &Self::View) -> Option<String>;

    /// How to read the screen, in a few lines.
    fn help(&self) -> &'static str;
}

/// The log in words, from one event to another, as the viewer may have it, told in a voice.
pub(crate) fn log<G: Screen>(
    table: &Table<G>,
    range: std::ops::Range<usize>,
    viewer: Viewer,
    voice: Voice<'_>,
    ink: Ink,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut listing = None;
    let mut subject: Option<String> = None;
    for event in table.events(range.start, viewer).take(range.end.saturating_sub(range.start)) {
        let (was_listing, was_subject) = (listing.take(), subject.take());
        match (table.game().tell(event, voice, ink), lines.last_mut()) {
            (Words::New(text) | Words::Note(text), None) | (Words::New(text), Some(_)) => lines.push(text),
            (Words::Also(who, what), None) => lines.push(format!("{who} {what}")),
            (Words::Also(_, what), Some(last)) => last.push_str(&format!(" and {what}")),
            (Words::Does(who, what), Some(last)) if was_subject.as_ref() == Some(&who) => {
                last.push_str(&format!("; {what}"));
                subject = Some(who);
            }
            (Words::Does(who, what), _) => {
                lines.push(format!("{who} {what}"));
                subject = Some(who);
            }
            (Words::Note(text), Some(last)) => last.push_str(&format!(". {text}")),
            (Words::Namely(first, what), None) => lines.push(format!("{first} {what}")),
            (Words::Namely(_, what), Some(last)) => {
                last.push_str(&format!(": {what}"));
                subject = was_subject;
            }
            (Words::Item(list, item) | Words::More(list, item), Some(last)) if was_listing == Some(list) => {
                last.push_str(&format!(", {item}"));
                listing = was_listing;
            }
            (Words::More(list, item), Some(last)) => {
                last.push_str(&format!(". {list} {item}"));
                listing = Some(list);
            }
            (Words::Item(list, item) | Words::More(list, item), _) => {
                lines.push(format!("{list} {item}"));
                listing = Some(list);
            }
            (Words::Nothing, _) => (listing, subject) = (was_listing, was_subject),
        }
    }
    lines.iter().flat_map(|line| wrap(LOG_MARK, &format!("{line}."), WIDTH - 1)).collect()
}
