//! Rules as the trace needs them: their ids, a hash of their text, and a short summary.

use rulebook::{Block, Id, Page, words};

use crate::workspace::Game;

/// A rule of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) id: Id,
    /// The text as Markdown, with every run of white space made one blank.
    pub(crate) source: String,
    /// The words of its first paragraph.
    pub(crate) words: String,
}

/// The longest summary that still fits a line beside the code.
const SUMMARY_CHARS_MAX: usize = 80;

impl Rule {
    /// The first eight hexadecimal digits of the FNV-1a 64 hash of the text. Breaking lines anew does not change it.
    pub(crate) fn hash(&self) -> String {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in self.source.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        format!("{hash:016x}")[..8].to_owned()
    }

    /// The beginning of the text without Markdown, cut at a word.
    pub(crate) fn summary(&self) -> String {
        let words = &self.words;
        let Some((end, _)) = words.char_indices().nth(SUMMARY_CHARS_MAX) else { return words.clone() };
        let is_between_words = words[end..].starts_with(' ');
        let cut = words[..end].rfind(' ').filter(|_| !is_between_words).unwrap_or(end);
        format!("{}...", words[..cut].trim_end_matches([' ', '.', ',', ':', ';']))
    }
}

/// Reads the rules of a page, in the order of the page. A page with a problem is refused.
pub(crate) fn parse_page(game: Game, text: &str) -> Result<Vec<Rule>, String> {
    let (path, page) = (game.page(), Page::read(text));
    if let Some(problem) = page.problems.first() {
        return Err(format!("{path}:{}: {problem}", problem.line));
    }
    let rules = page.rules();
    if let Some(foreign) = rules.iter().find(|rule| rule.id.prefix() != game.prefix) {
        let (line, id) = (foreign.line, &foreign.id);
        return Err(format!(
            "{path}:{line}: {id} does not belong to this page, whose ids start with {}.",
            game.prefix
        ));
    }
    Ok(rules.into_iter().map(rule).collect())
}

fn rule(rule: &rulebook::Rule) -> Rule {
    let words = match rule.blocks.first() {
        Some(Block::Paragraph(spans)) => words(spans),
        _ => String::new(),
    };
    Rule { id: rule.id.clone(), source: rule.source.clone(), words }
}
