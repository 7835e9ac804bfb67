//! Phrases piece by piece: what is text, what is a player, what is a thing.

use cv::{Card, Cv, Edition, Symbols};
use engine::{Gap, Language, Phrase, Seat, Speak, Viewer};

use crate::{Fill, Form, Part, Plain, Texts, plain};

/// Writes brackets around whatever is not text.
#[derive(Default)]
struct Marked(String);

impl Form<cv::Token> for Marked {
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.0.push_str(&format!("[{seat}]"));
    }

    fn token(&mut self, token: cv::Token) {
        self.0.push_str(&format!("[{token:?}]"));
    }
}

fn game() -> Cv {
    Cv::new(3, Edition::Granna, cv::Deck::standard()).unwrap()
}

fn marked(phrase: &Phrase<cv::Token>, reader: Viewer) -> String {
    let mut form = Marked::default();
    Texts::of::<Cv>(Language::En).write(phrase, reader, &mut form);
    form.0
}

#[test]
fn players_and_things_are_pieces_of_their_own() {
    let phrase = game().say_event(&cv::Event::Took(Seat::at(1), Card::at(18)));
    assert_eq!(marked(&phrase, Viewer::Spectator), "[2] takes [Card(Card(18))].");
    assert_eq!(marked(&phrase, Viewer::Seat(Seat::at(0))), "[2] takes [Card(Card(18))].");
    assert_eq!(marked(&phrase, Viewer::Seat(Seat::at(1))), "You take [Card(Card(18))].");
}

#[test]
fn lists_are_written_in_words() {
    let names = |count: usize| {
        let phrase: Phrase<cv::Token> = Phrase::new("wait-choose").list("names", Seat::all(count));
        marked(&phrase, Viewer::Spectator)
    };
    assert_eq!(names(1), "Still choosing: [1].");
    assert_eq!(names(2), "Still choosing: [1] and [2].");
    assert_eq!(names(3), "Still choosing: [1], [2] and [3].");
}

#[test]
fn things_have_plain_names_in_every_language() {
    let game = game();
    let dice: Symbols = "HH$".parse().unwrap();
    let phrase = Phrase::new("cv-cost").with("symbols", dice);
    let said = Language::ALL.map(|language| plain(&game, &phrase, language));
    assert_eq!(said[0], "costs 2 × health and money");
    assert_eq!(said[3], "kostet 2 × Gesundheit und Geld");
    let took = game.say_event(&cv::Event::Took(Seat::at(1), Card::at(18)));
    let names = |seat: Seat| ["Ann", "Ben", "Cleo"][seat.index()].to_owned();
    let say = |language| {
        Plain { game: &game, texts: Texts::of::<Cv>(language), reader: Viewer::Spectator, names: &names }
            .say(&took)
    };
    assert_eq!(say(Language::En), "Ben takes Marriage.");
    assert_eq!(say(Language::Fr), "Ben prend Mariage.");
}

/// A name is handed to the form as a seat and never passes through a text.
#[test]
fn what_players_type_cannot_stand_in_for_a_piece() {
    let texts = Texts::new(Language::En);
    let typed = Fill::Text("\u{E001}<i>".into());
    let mut parts = Vec::new();
    texts.fill("list-and", &[("rest", typed), ("last", Fill::Hole)], &mut |part| {
        parts.push(match part {
            Part::Text(text) => text.to_owned(),
            Part::Hole(index) => format!("hole {index}"),
        });
    });
    assert_eq!(parts, ["<i> and ", "hole 1"]);
}

/// Written as bytes these letters begin as the stand-ins do.
#[test]
fn letters_beside_the_stand_ins_stay() {
    let texts = Texts::new(Language::En);
    let fills = [("rest", Fill::Text("\u{FB01}n \u{FF21}".into())), ("last", Fill::Text("\u{D7FF}".into()))];
    assert_eq!(texts.with("list-and", &fills), "\u{FB01}n \u{FF21} and \u{D7FF}");
    let mut parts = Vec::new();
    texts.fill("list-and", &[("rest", Fill::Text("\u{FF21}".into())), ("last", Fill::Hole)], &mut |part| {
        parts.push(match part {
            Part::Text(text) => text.to_owned(),
            Part::Hole(index) => format!("hole {index}"),
        });
    });
    assert_eq!(parts, ["\u{FF21} and ", "hole 1"]);
}

#[test]
fn a_refused_record_is_explained() {
    let game = game();
    let refusal = engine::Refusal::new(cv::rule_ids::CV_7, cv::Why::NotInPack(Card::at(83)));
    let error = engine::ReplayError::Refused { line: 30, text: "keep 83".to_owned(), refusal };
    assert!(error.to_string().contains("CV-7"));
    let worded = crate::explain(&game, error, Language::En);
    assert_eq!(
        worded.to_string(),
        "line 30: `keep 83`: The Life of the Party is not among the cards to choose from (CV-7)"
    );
    let gap: Gap<cv::Token> = Card::at(83).into();
    assert_eq!(gap, Gap::Token(cv::Token::Card(Card::at(83))));
}

/// What is remembered is what would be made anew, however many texts were asked for in between.
#[test]
fn remembered_texts_are_the_ones_that_are_made() {
    let texts = Texts::of::<Cv>(Language::Pl);
    for round in 0..3 {
        for count in 0..3000_i64 {
            let fills = [("count", Fill::Number(count))];
            let made = texts.make("cv-points", &fills);
            assert_eq!(*texts.filled("cv-points", &fills), *made, "round {round}, {count}");
        }
    }
    let names = ["Ann", "Ben", "Ann", ""].map(|name| texts.with("cv-of", &[("name", name.into())]));
    assert!(names[0] == names[2] && names[0] != names[1] && names[0].contains("Ann"), "{names:?}");
    let languages = Language::ALL.map(|language| Texts::new(language).text("seat-you"));
    assert_eq!(languages, Language::ALL.map(|language| Texts::new(language).make("seat-you", &[])));
    assert_ne!(languages[0], languages[3]);
}
