//! Which language is picked.

use crate::{Language, pick_language};

#[test]
fn the_cookie_wins_then_the_browser_then_english() {
    assert_eq!(pick_language("pl,en;q=0.8", Some("de")), Language::De);
    assert_eq!(pick_language("pl-PL,pl;q=0.9,en;q=0.8", None), Language::Pl);
    assert_eq!(pick_language("es, fr;q=0.5, de;q=0.7", Some("xx")), Language::De);
    assert_eq!(pick_language("", None), Language::En);
    assert_eq!(pick_language("*;q=x,,;;", None), Language::En);
    assert_eq!(pick_language("fr;q=0, en;q=0.1", None), Language::En);
}
