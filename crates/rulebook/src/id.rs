//! The ids of rules.

use std::fmt;

/// The id of a rule: the prefix of its game, a hyphen, perhaps a group letter, a number, perhaps a part letter
/// (`TEA-12`, `TEA-E1`, `TEA-C53`, `TEA-61a`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(String);

impl Id {
    /// The id with this spelling.
    pub fn parse(text: &str) -> Option<Id> {
        let (prefix, suffix) = text.split_once('-')?;
        let is_prefix = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        let number = suffix.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or(suffix);
        let number = number.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(number);
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        (is_prefix && is_number).then(|| Id(text.to_owned()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The part before the hyphen, which all rules of a game share.
    pub fn prefix(&self) -> &str {
        self.0.split_once('-').map_or("", |(prefix, _)| prefix)
    }

    /// The part after the hyphen.
    pub fn suffix(&self) -> &str {
        self.0.split_once('-').map_or("", |(_, suffix)| suffix)
    }

    /// Whether the rule is a worked example: those have an E before the number.
    pub fn is_example(&self) -> bool {
        self.suffix().starts_with('E')
    }

    /// The name of the constant in a game's `rule_ids.rs`: `TEA_12`, `TEA_61A`.
    pub fn constant(&self) -> String {
        self.0.replace('-', "_").to_ascii_uppercase()
    }

    /// How the name of a test that proves the rule starts: `tea_12_`, `tea_61a_`.
    pub fn test_prefix(&self) -> String {
        format!("{}_", self.0.replace('-', "_").to_ascii_lowercase())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
