//! Rules and their ids, read from the pages under `docs/rules`.
//!
//! A rule is a list item that starts with its id in bold, `- **KOS-12** text`; lines that belong to it are indented.

use std::fmt;

use crate::workspace::Game;

/// The id of a rule: a game's prefix, a hyphen, an optional group letter, a number, an optional part letter
/// (`KOS-12`, `KOS-E1`, `CV-C53`, `GON-61a`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Id(String);

impl Id {
    pub(crate) fn parse(text: &str) -> Option<Id> {
        let (prefix, suffix) = text.split_once('-')?;
        let is_prefix = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        let number = suffix.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or(suffix);
        let number = number.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(number);
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        (is_prefix && is_number).then(|| Id(text.to_owned()))
    }

    /// The name of the constant in a game's `rule_ids.rs`: `KOS_12`, `GON_61A`.
    pub(crate) fn constant(&self) -> String {
        self.0.replace('-', "_").to_ascii_uppercase()
    }

    /// How the name of a test that proves the rule starts: `kos_12_`, `gon_61a_`.
    pub(crate) fn test_prefix(&self) -> String {
        format!("{}_", self.0.replace('-', "_").to_ascii_lowercase())
    }

    /// Worked examples have an E before the number. They are proved by a test; there is no code that is the example.
    pub(crate) fn is_example(&self) -> bool {
        self.0.split_once('-').is_some_and(|(_, suffix)| suffix.starts_with('E'))
    }

    fn has_prefix(&self, prefix: &str) -> bool {
        self.0.split_once('-').is_some_and(|(own, _)| own == prefix)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// A rule: its id and its text, with every run of white space made one blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) id: Id,
    pub(crate) text: String,
}

/// The longest summary that still fits a line beside the code.
const SUMMARY_CHARS_MAX: usize = 80;

impl Rule {
    /// The first eight hexadecimal digits of the FNV-1a 64 hash of the text. Breaking lines anew does not change it.
    pub(crate) fn hash(&self) -> String {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in self.text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        format!("{hash:016x}")[..8].to_owned()
    }

    /// The beginning of the text without Markdown, cut at a word.
    pub(crate) fn summary(&self) -> String {
        let plain: String = self.text.chars().filter(|letter| !matches!(letter, '*' | '`')).collect();
        let Some((end, _)) = plain.char_indices().nth(SUMMARY_CHARS_MAX) else { return plain };
        let is_between_words = plain[end..].starts_with(' ');
        let cut = plain[..end].rfind(' ').filter(|_| !is_between_words).unwrap_or(end);
        format!("{}...", plain[..cut].trim_end_matches([' ', '.', ',', ':', ';']))
    }
}

/// Reads the rules of a page, in the order of the page.
pub(crate) fn parse_page(game: Game, text: &str) -> Result<Vec<Rule>, String> {
    let page = game.page();
    let mut rules: Vec<Rule> = Vec::new();
    // The indentation of the rule that following lines may still belong to.
    let mut open: Option<usize> = None;
    let mut is_after_blank = false;
    for (index, line) in text.lines().enumerate() {
        let at = format!("{page}:{}", index + 1);
        let indent = line.len() - line.trim_start().len();
        let trimmed = line.trim();
        if let Some((id, rest)) = rule_start(game, trimmed).map_err(|why| format!("{at}: {why}"))? {
            if let Some(earlier) = rules.iter().find(|rule| rule.id == id) {
                return Err(format!(
                    "{at}: {} stands twice; give the new rule an id of its own.",
                    earlier.id
                ));
            }
            rules.push(Rule { id, text: rest.to_owned() });
            open = Some(indent);
        } else if let (Some(rule_indent), false) = (open, trimmed.is_empty()) {
            if indent > rule_indent {
                let rule = rules.last_mut().expect("an open rule was pushed");
                rule.text = format!("{} {trimmed}", rule.text);
            } else if is_after_blank || trimmed.starts_with(['-', '#', '|', '`']) {
                open = None;
            } else {
                return Err(format!(
                    "{at}: indent this line if it belongs to the rule above, else put a blank line before it."
                ));
            }
        }
        is_after_blank = trimmed.is_empty();
    }
    for rule in &mut rules {
        rule.text = rule.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if rule.text.is_empty() {
            return Err(format!("{page}: {} has no text.", rule.id));
        }
    }
    Ok(rules)
}

/// The id and the text of a line that begins a rule; nothing if the line is another one.
fn rule_start(game: Game, trimmed: &str) -> Result<Option<(Id, &str)>, String> {
    let Some((bold, rest)) = trimmed.strip_prefix("- **").and_then(|rest| rest.split_once("**")) else {
        return Ok(None);
    };
    match Id::parse(bold) {
        Some(id) if id.has_prefix(game.prefix) => Ok(Some((id, rest))),
        Some(id) => Err(format!("{id} does not belong to this page, whose ids start with {}.", game.prefix)),
        None if bold.starts_with(game.prefix) && bold.bytes().any(|byte| byte.is_ascii_digit()) => {
            Err(format!(
                "`{bold}` is not a rule id; write it like {0}-12, {0}-E1, {0}-C5 or {0}-12a.",
                game.prefix
            ))
        }
        None => Ok(None),
    }
}
