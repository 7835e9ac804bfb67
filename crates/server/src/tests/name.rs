//! Names that cannot be seen or look like another's; pictures stay whole.

use super::{clean_name, looks_like};

#[test]
fn names_are_one_short_line_without_tricks() {
    assert_eq!(clean_name("  Ann \n of\tUlm "), Some("Ann of Ulm".to_owned()));
    assert_eq!(clean_name("a\u{202e}b\u{200b}c\u{0}"), Some("abc".to_owned()));
    assert_eq!(clean_name(&"x".repeat(100)).map(|name| name.len()), Some(24));
    assert_eq!(clean_name("ż".repeat(30).as_str()).map(|name| name.chars().count()), Some(24));
    assert_eq!(clean_name("An\u{200d}na"), Some("Anna".to_owned()), "nothing is joined between letters");
}

#[test]
fn what_cannot_be_seen_is_no_name() {
    let blank = [
        "",
        "   ",
        "\n\u{200b}",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "\u{301}\u{302}",
        "\u{ad}",
        "\u{e000}",
        "\u{200d}\u{fe0f}",
    ];
    for name in blank {
        assert_eq!(clean_name(name), None, "{name:?}");
    }
}

#[test]
fn joined_pictures_stay_whole() {
    for picture in ["👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "❤️", "🇵🇱", "👩🏾‍🚀"]
    {
        assert_eq!(clean_name(picture).as_deref(), Some(picture));
        let many = picture.repeat(40);
        let cut = clean_name(&many).expect("a name");
        assert!(
            cut.len() < many.len() && cut.replace(picture, "").is_empty(),
            "{cut} is cut between pictures"
        );
    }
}

#[test]
fn names_that_look_alike_are_alike() {
    let alike = [
        ("Ann", "ann"),
        ("Ann", "Аnn"),
        ("Ann", "A n n"),
        ("Ann", "An\u{200b}n"),
        ("Paul", "Раul"),
        ("All", "AII"),
        ("Łukasz", "łukasz"),
        ("x", "х"),
    ];
    for (one, other) in alike {
        assert!(looks_like(one, other) && looks_like(other, one), "{one} and {other}");
    }
    for (one, other) in
        [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ola", "Ala"), ("👍", "👎"), ("Bot 1", "Bot 2"), ("Jan", "Jon")]
    {
        assert!(!looks_like(one, other), "{one} and {other}");
    }
}
