//! Texts and phrases as HTML: nothing that comes from outside is read as HTML.

use engine::{Seat, Speak, Viewer};

use super::{context, game, info};
use crate::text::Html;
use crate::{Language, Texts};

#[test]
fn what_players_type_is_escaped_and_cannot_stand_in_for_markup() {
    let texts = Texts::new(Language::En);
    let name = maud::html! { b { "<Ola>" } };
    let html = texts.html("curtain-i-am", &[("name", name.into())]);
    assert_eq!(html.0, "I am <b>&lt;Ola&gt;</b>");
    let typed =
        texts.html("list-and", &[("rest", "\u{E001}<i>".into()), ("last", maud::html! { u {} }.into())]);
    assert_eq!(typed.0, "&lt;i&gt; and <u></u>");
}

/// Names of players and of the cards of a foreign deck stand in every sentence; both are escaped.
#[test]
fn names_in_phrases_are_escaped() {
    let mut table = info(3, None);
    table.seats[1].name = "\u{E000}<script>alert(1)</script>".to_owned();
    let game = game(3);
    let texts = context(Language::En).texts().of::<kosmopolis::Kosmopolis>();
    let html = Html { game: &game, texts, reader: Viewer::Spectator, seats: &table.seats };
    let said = html.say(&game.say_event(&kosmopolis::Event::TookMarker(Seat::at(1)))).0;
    assert!(said.contains("&lt;script&gt;alert(1)&lt;/script&gt;</b> takes a marker."), "{said}");
    assert!(!said.contains("<script>"), "{said}");

    let text = cv::DEFAULT_DECK.replace("en = \"Marriage\"", "en = \"<b>Marriage\"");
    let game = cv::Cv::new(2, cv::Edition::Granna, cv::Deck::parse("cv.toml", &text).unwrap()).unwrap();
    let texts = Texts::new(Language::En).of::<cv::Cv>();
    let html = Html { game: &game, texts, reader: Viewer::Spectator, seats: &table.seats };
    let took = game.say_event(&cv::Event::Took(Seat::at(0), cv::Card::at(18)));
    let said = html.say(&took).0;
    assert!(said.contains("&lt;b&gt;Marriage") && !said.contains("<b>Marriage"), "{said}");
}
