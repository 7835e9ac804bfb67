//! Soft hyphens in titles. Cards are narrow and words long; not every browser brings hyphenation for every language,
//! and a word that is cut anywhere is hard to read.

use decks::Language;
use hypher::Lang;

/// Shorter words fit as they are.
const LETTERS_MIN: usize = 7;
/// How many letters stay together at the beginning and at the end of a word.
const BOUND: usize = 3;

fn lang(language: Language) -> Lang {
    match language {
        Language::En => Lang::English,
        Language::Fr => Lang::French,
        Language::Pl => Lang::Polish,
        Language::De => Lang::German,
    }
}

/// The words with a soft hyphen wherever a long one may be divided. They look the same where there is room.
pub(crate) fn soft(words: &str, language: Language) -> String {
    let divided = |word: &str| {
        if word.chars().count() < LETTERS_MIN || !word.chars().all(char::is_alphabetic) {
            return word.to_owned();
        }
        let syllables = hypher::hyphenate_bounded(word, lang(language), BOUND, BOUND);
        syllables.collect::<Vec<_>>().join("\u{ad}")
    };
    words.split(' ').map(divided).collect::<Vec<_>>().join(" ")
}
