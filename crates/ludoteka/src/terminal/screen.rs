//! What a game adds so that it can be shown in a terminal.

use bots::Skill;
use engine::{InLog, NotationError, Phrase, RuleId, Speak, Table, Viewer};

use super::text::{WIDTH, flow, wrap};
use super::{Hue, Pen};

/// What every line of the log begins with.
pub(crate) const LOG_MARK: &str = " · ";

/// A game in a terminal. All lines fit into 80 columns. What the game says is not said here but by [`Speak`].
pub(crate) trait Screen: Skill + Speak {
    /// The key of the text that says how to read the screen.
    const HELP: &'static str;

    /// The table as the viewer sees it, with what is the viewer's own.
    fn board(&self, view: &Self::View, pen: Pen<'_>) -> Vec<String>;

    /// The viewer's choices, numbered from 1 in the order of `actions`.
    fn menu(&self, view: &Self::View, actions: &[Self::Action], pen: Pen<'_>) -> Vec<String>;

    /// A move as a player types it: its notation, whatever the case. A game may understand more.
    fn read(&self, _view: &Self::View, text: &str) -> Result<Self::Action, NotationError> {
        text.to_ascii_lowercase().parse()
    }

    /// A thing of the game within a sentence.
    fn ink(&self, token: Self::Token, pen: Pen<'_>) -> String;

    /// Whether the event ends a round or the game, after which [`Screen::report`] is shown.
    fn is_round_end(event: &Self::Event) -> bool;

    /// How the last round or the game ended, as a table.
    fn report(&self, view: &Self::View, pen: Pen<'_>) -> Vec<String>;

    /// What a source of points is called in the standings.
    fn source(&self, view: &Self::View, source: Self::Source) -> Phrase<Self::Token> {
        self.say_source_in(view, source)
    }

    /// Where a campaign stands after matches with these scores; `None` for a game that has no campaign.
    fn campaign(_scores: &[i32]) -> Option<Stage<Self::Token>> {
        None
    }

    /// What matters most for the choice at hand, for a screen with room to spare.
    fn legend(&self, view: &Self::View, pen: Pen<'_>) -> Vec<String>;
}

/// Where a campaign stands: a chain of matches, each of which follows from the scores of those before it.
pub(crate) struct Stage<T> {
    /// The variant of the next match; none once the campaign is finished.
    pub(crate) next: Option<&'static str>,
    /// What there is to say about it, a sentence a line.
    pub(crate) lines: Vec<Phrase<T>>,
}

/// What the viewer is asked, and by which rule.
pub(crate) fn question<G: Screen>(game: &G, view: &G::View, pen: Pen<'_>) -> (Vec<String>, RuleId) {
    let prompt = game.say_prompt(view);
    let mut asked = pen.plain().say(game, &prompt.what);
    if let Some(note) = &prompt.note {
        asked = format!("{asked} {}", pen.plain().say(game, note));
    }
    let hint = format!("({})  {}", prompt.rule, pen.text("term-help"));
    let mut words: Vec<String> = asked.split(' ').map(str::to_owned).collect();
    words.push(hint.clone());
    let mut lines = flow("", &words, " ", WIDTH - 1);
    for line in &mut lines {
        // What is asked stands out, what stands behind it does not.
        *line = match line.split_once(&hint) {
            Some((asked, _)) => {
                format!("{}{}", pen.ink.paint(Hue::Bold, asked), pen.ink.paint(Hue::Dim, &hint))
            }
            None => pen.ink.paint(Hue::Bold, line),
        };
    }
    (lines, prompt.rule)
}

/// How to read the screen.
pub(crate) fn help<G: Screen>(pen: Pen<'_>) -> Vec<String> {
    paragraphs(&pen.text(G::HELP))
}

/// A heading, and below it paragraphs, each a line of the text.
pub(crate) fn paragraphs(text: &str) -> Vec<String> {
    let mut lines = text.lines();
    let head = lines.next().map(str::to_owned);
    let rest = lines.flat_map(|line| wrap("  ", line, WIDTH - 1));
    head.into_iter().chain(rest).collect()
}

/// The log in words, from one event to another, as the viewer may have it: the sentences of one action follow each
/// other.
pub(crate) fn log<G: Screen>(
    table: &Table<G>,
    range: std::ops::Range<usize>,
    viewer: Viewer,
    pen: Pen<'_>,
) -> Vec<String> {
    let game = table.game();
    let mut lines: Vec<String> = Vec::new();
    for (_, event) in table.events_between(range, viewer) {
        let in_log = game.in_log(event);
        if in_log == InLog::Omitted {
            continue;
        }
        let sentence = pen.say(game, &game.say_event(event));
        match lines.last_mut() {
            Some(last) if in_log == InLog::SameLine => {
                last.push(' ');
                last.push_str(&sentence);
            }
            _ => lines.push(sentence),
        }
    }
    lines.iter().flat_map(|line| wrap(LOG_MARK, line, WIDTH - 1)).collect()
}
