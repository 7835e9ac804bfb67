//! Which language a page is written in.

use decks::Language;

/// The language to use: what was chosen (a cookie holding a code), else what the browser asks for, else
/// English.
pub fn pick_language(accept_language: &str, cookie: Option<&str>) -> Language {
    if let Some(chosen) = cookie.and_then(by_code) {
        return chosen;
    }
    let mut best: Option<(Language, f32)> = None;
    for part in accept_language.split(',').take(20) {
        let mut pieces = part.split(';');
        let Some(language) = pieces.next().and_then(by_code) else { continue };
        let quality = pieces
            .find_map(|piece| piece.trim().strip_prefix("q="))
            .map_or(Some(1.0), |quality| quality.parse().ok())
            .unwrap_or(0.0);
        // The first of several equal ones stays: browsers list what they prefer first.
        if quality > best.map_or(0.0, |(_, quality)| quality) {
            best = Some((language, quality));
        }
    }
    best.map_or(Language::En, |(language, _)| language)
}

/// The language whose code the tag starts with: `pl`, `pl-PL`.
fn by_code(tag: &str) -> Option<Language> {
    let tag = tag.trim().to_ascii_lowercase();
    let code = tag.split(['-', '_']).next()?;
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// A language's name in itself, for the switch.
pub(crate) fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Fr => "Français",
        Language::Pl => "Polski",
        Language::De => "Deutsch",
    }
}
