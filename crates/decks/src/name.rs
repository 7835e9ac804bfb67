//! Names in four languages, and where a fact is known from.

use engine::Language;

/// A name in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(pub(crate) [String; 4]);

impl Names {
    /// The name in one language.
    pub fn get(&self, language: Language) -> &str {
        &self.0[language as usize]
    }
}

/// Where a card's facts are known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// A rulebook, or a photographed card.
    Print,
    /// A named public review.
    Report,
    /// Ours, because no public source shows it.
    Reconstructed,
}

impl Provenance {
    /// All of them with their word in deck files.
    pub const WORDS: [(&'static str, Provenance); 3] = [
        ("print", Provenance::Print),
        ("report", Provenance::Report),
        ("reconstructed", Provenance::Reconstructed),
    ];

    /// The word in deck files.
    pub fn word(self) -> &'static str {
        Provenance::WORDS[self as usize].0
    }
}
