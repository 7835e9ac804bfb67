//! What a game adds so that it can be shown in a terminal.

use bots::Skill;
use engine::{RuleId, Table, Viewer};

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
    /// A sentence of its own on the same line.
    Note(String),
    /// One of several things alike: what they are, and this one. They make one list.
    Item(&'static str, String),
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

    /// What happened, in words.
    fn tell(&self, event: &Self::Event, voice: Voice<'_>, ink: Ink) -> Words;

    /// Whether the event ends a round, after which [`Screen::report`] is shown.
    fn is_round_end(event: &Self::Event) -> bool;

    /// How the last round ended, as a table.
    fn report(&self, view: &Self::View, voice: Voice<'_>, ink: Ink) -> Vec<String>;

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
    for event in table.events(range.start, viewer).take(range.end.saturating_sub(range.start)) {
        match (table.game().tell(event, voice, ink), lines.last_mut()) {
            (Words::New(text) | Words::Note(text), None) | (Words::New(text), Some(_)) => lines.push(text),
            (Words::Also(who, what), None) => lines.push(format!("{who} {what}")),
            (Words::Also(_, what), Some(last)) => last.push_str(&format!(" and {what}")),
            (Words::Note(text), Some(last)) => last.push_str(&format!(". {text}")),
            (Words::Item(list, item), Some(last)) if listing == Some(list) => {
                last.push_str(&format!(", {item}"));
                continue;
            }
            (Words::Item(list, item), _) => {
                lines.push(format!("{list} {item}"));
                listing = Some(list);
                continue;
            }
            (Words::Nothing, _) => continue,
        }
        listing = None;
    }
    lines.iter().flat_map(|line| wrap(LOG_MARK, &format!("{line}."), WIDTH - 1)).collect()
}
