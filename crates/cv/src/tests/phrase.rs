//! Which sentence is said, and what fills its gaps. The words themselves are checked by the suite for every language.

use decks::{Cell, OpenGame};
use engine::{Game, Gap, InLog, Language, Phrase, Speak, Viewer};
use testkit::Scenario;

use super::fixture::{BOTH, Position, cards, face, game, seat, set};
use super::look::{pass, refill, throw};
use crate::card::{Age, Card, CardSet, Kind};
use crate::symbol::Symbol;
use crate::{
    Action, Cv, Edition, Event, Source, Token, arrow_text, say_age, say_effect, say_goal, say_kind,
    say_symbol, say_symbols,
};

/// A phrase as its key and what fills its gaps: `cv-do-take(18)`.
fn said(phrase: &Phrase<Token>) -> String {
    let gaps = phrase.gaps.iter().map(|(_, gap)| gap).filter(|gap| !matches!(gap, Gap::Person(_)));
    let gaps: Vec<String> = gaps.map(filled).collect();
    if gaps.is_empty() { phrase.key.to_owned() } else { format!("{}({})", phrase.key, gaps.join(", ")) }
}

fn filled(gap: &Gap<Token>) -> String {
    match gap {
        Gap::Seat(seat) | Gap::Person(seat) => seat.to_string(),
        Gap::Number(number) => number.to_string(),
        Gap::Word(word) => (*word).to_owned(),
        Gap::Phrase(phrase) => said(phrase),
        Gap::List(parts) => parts.iter().map(filled).collect::<Vec<_>>().join(" "),
        Gap::Token(Token::Card(card)) => card.to_string(),
        Gap::Token(Token::Kind(kind)) => kind.to_string(),
        Gap::Token(Token::Age(age)) => age.word().to_owned(),
        Gap::Token(Token::Symbols(symbols, any)) => format!("{symbols}{}", "*".repeat(usize::from(*any))),
        Gap::Token(Token::Change(arrow)) => arrow_text(*arrow),
    }
}

/// What a seat is told to do or to wait for.
fn prompt(scenario: &Scenario<Cv>, number: usize) -> String {
    said(&scenario.game().say_prompt(&scenario.view(number)).what)
}

fn note(scenario: &Scenario<Cv>, number: usize) -> Option<String> {
    scenario.game().say_prompt(&scenario.view(number)).note.as_ref().map(said)
}

/// How an action of a seat is put.
fn button(scenario: &Scenario<Cv>, number: usize, action: &str) -> String {
    let action: Action = action.parse().expect("notation");
    said(&scenario.game().say_action(&scenario.view(number), action))
}

const FREE: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
    (22, r#"type = "health"; cost = """#),
    (27, r#"type = ["health", "work"]; cost = """#),
    (31, r#"type = "possession"; cost = ""; points = 1"#),
    (56, r#"type = ["knowledge", "work"]; cost = """#),
    (57, r#"type = "work"; cost = ""; without = ["work"]"#),
];

fn of(edition: Edition, cv: &'static str, track: &'static str) -> Position {
    Position { players: 3, edition, cv: [cv, "", "", ""], track, faces: FREE, ..Position::default() }
}

#[test]
fn who_is_awaited_is_told_what_to_do_and_the_others_whom_they_wait_for() {
    for edition in BOTH {
        let mut scenario = Position { hand: ["11", "", "", ""], ..of(edition, "", "13 14 15") }.scenario();
        assert_eq!(prompt(&scenario, 1), "cv-now-throw(4)");
        assert_eq!(prompt(&scenario, 2), "cv-wait-roll(1)");
        scenario.act(1, "throw").chance("dice HHHK");
        assert_eq!(prompt(&scenario, 1), "cv-now-roll(2)");
        // New dice come with any reroll, or alone.
        scenario.act(1, "play 11");
        assert_eq!(button(&scenario, 1, "reroll new"), "cv-do-reroll-new(2)");
        assert_eq!(button(&scenario, 1, "reroll HK"), "cv-do-reroll(HK, 2)");
        scenario.act(1, "stop");
        assert_eq!(prompt(&scenario, 1), "cv-now-select(2)");
        assert_eq!(prompt(&scenario, 3), "cv-wait-select(1)");
        assert_eq!(button(&scenario, 1, "done"), "cv-do-nothing");
        scenario.act(1, "take 13");
        assert_eq!(prompt(&scenario, 1), "cv-now-select(1)");
        assert_eq!(button(&scenario, 1, "done"), "cv-do-done");
        assert_eq!(button(&scenario, 1, "pay none"), "cv-do-pay-none");
        assert_eq!(button(&scenario, 1, "pay 20 31"), "cv-do-pay(20 31)");
    }
}

#[test]
fn in_the_draft_everybody_is_told_who_still_chooses() {
    for edition in BOTH {
        let mut scenario = Scenario::new(game(3, edition));
        scenario.draw(5);
        assert_eq!(prompt(&scenario, 1), "cv-now-keep(2, 2)");
        assert_eq!(prompt(&scenario, 3), "cv-now-keep(2, 1)");
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
        assert_eq!(prompt(&scenario, 1), "wait-choose-mine(2 3)");
        assert_eq!(prompt(&scenario, 2), "cv-now-keep(2, 3)");
        let view = scenario.game().view(scenario.state(), Viewer::Spectator);
        assert_eq!(said(&scenario.game().say_prompt(&view).what), "wait-choose(2 3)");
        assert_eq!(note(&scenario, 1), None);
    }
}

#[test]
fn the_cards_to_lay_are_named() {
    let taking = |position: Position, cards: [u8; 2]| {
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHHH");
        cards.iter().for_each(|card| {
            scenario.act(1, &format!("take {card}"));
        });
        scenario
    };
    for edition in BOTH {
        // The work card can lie in one way only.
        let scenario = taking(of(edition, "health 22", "13 15"), [13, 15]);
        assert_eq!(prompt(&scenario, 1), "cv-now-lay(13)");
        assert_eq!(prompt(&scenario, 2), "cv-wait-lay(1)");
        assert_eq!(scenario.game().to_lay(&scenario.view(1)), set("13"));
        assert_eq!(scenario.game().to_lay(&scenario.view(2)), CardSet::EMPTY);
        // CV-52: possessions go on top, so only their order is asked for.
        let scenario = taking(of(edition, "", "17 31"), [17, 31]);
        assert_eq!(prompt(&scenario, 1), "cv-now-lay-top(17 31)");
    }
    let waiting = Position { apart: ["27", "", "", ""], ..of(Edition::Gigamic, "", "57 56") };
    let mut scenario = taking(waiting, [57, 56]);
    assert_eq!(prompt(&scenario, 1), "cv-now-lay(56 57)", "one can be announced, the other can wait");
    scenario.act(1, "announce 57 work");
    assert_eq!(prompt(&scenario, 1), "cv-now-lay-waiting(57, work)");
}

/// What the viewers of a turn are told with these cards left in the decks.
fn note_with(players: usize, decks: &'static str) -> Option<String> {
    let position = Position { players, decks: Some(decks), hand: ["1", "", "", ""], ..Position::default() };
    let scenario = position.scenario();
    assert_eq!(note(&scenario, 1), note(&scenario, 2));
    note(&scenario, 1)
}

#[test]
fn a_deck_that_runs_out_is_spoken_of() {
    let old = "59 60 61 62 63 64";
    assert!(old.split(' ').all(|card| cards(card)[0].age() == Age::OldAge));
    assert_eq!(note_with(3, "35 36 37 38 59 60 61 62 63 64"), None);
    let early = note_with(3, "36 37 38 59 60 61 62 63 64");
    assert_eq!(early.as_deref(), Some("cv-note-deck(early-adulthood, 3)"));
    assert_eq!(note_with(3, "58 59 60 61 62 63 64").as_deref(), Some("cv-note-deck(middle-age, 1)"));
    // CV-80: with fewer old-age cards than players the round is the last.
    assert_eq!(note_with(3, "59 60 61"), None);
    assert_eq!(note_with(3, "59 60").as_deref(), Some("cv-note-last"));
    assert_eq!(note_with(2, "59 60"), None);
    assert_eq!(note_with(2, "58 59").as_deref(), Some("cv-note-last"));
}

#[test]
fn assistance_and_the_end_have_sentences_of_their_own_and_no_note() {
    let position = Position { decks: Some("18 40"), ..of(Edition::Gigamic, "possession 17", "24 16 13 33") };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    refill(&mut scenario, "18");
    assert_eq!(prompt(&scenario, 2), "cv-now-assist");
    assert_eq!(prompt(&scenario, 1), "cv-wait-assist(2)");
    assert_eq!(button(&scenario, 2, "done"), "cv-do-decline");
    assert_eq!(note(&scenario, 2), None, "though few cards are left");
    let over = Position { starter: 2, decks: Some(""), ..of(Edition::Granna, "", "") };
    let mut scenario = over.scenario();
    pass(&mut scenario, 1);
    scenario.awaits("over");
    assert_eq!(note(&scenario, 1), None, "though no cards are left");
}

#[test]
fn upkeep_that_is_paid_has_a_line_in_the_log() {
    let game = game(2, Edition::Granna);
    let (some, none) = (Event::Paid(seat(1), set("20 31")), Event::Paid(seat(1), CardSet::EMPTY));
    assert_eq!(said(&game.say_event(&some)), "cv-say-paid(1, 20 31)");
    assert_eq!(game.in_log(&some), InLog::NewLine);
    assert_eq!(said(&game.say_event(&none)), "cv-say-paid-none(1)");
    assert_eq!(game.in_log(&none), InLog::Omitted);
}

#[test]
fn sources_and_variants_have_names() {
    let source = |source| said(&Cv::say_source(source));
    assert_eq!(source(Source::PublicGoal(0)), "cv-source-public(1)");
    assert_eq!(source(Source::PublicGoal(2)), "cv-source-public(3)");
    assert_eq!(source(Source::Series(Kind::Health)), "cv-kind-health");
    for edition in Edition::ALL {
        assert_eq!(Cv::say_variant(edition.slug()).key, format!("cv-variant-{}", edition.slug()));
    }
}

#[test]
fn symbols_types_and_ages_are_said_by_their_words() {
    for symbol in Symbol::ALL {
        assert_eq!(say_symbol(symbol).key, format!("cv-{}", symbol.word()));
    }
    for kind in Kind::ALL {
        assert_eq!(say_kind(kind).key, format!("cv-kind-{}", kind.word()));
    }
    let ages = Age::ALL.map(|age| say_age(age).key);
    assert_eq!(ages, ["cv-age-childhood", "cv-age-early", "cv-age-middle", "cv-age-old", "cv-kind-goal"]);
    let symbols = |text: &str, any| filled(&say_symbols(text.parse().expect("symbols"), any));
    assert_eq!(symbols("HH$", 0), "cv-times(2, cv-health) cv-money");
    assert_eq!(symbols("K", 1), "cv-knowledge cv-any");
    assert_eq!(symbols("", 2), "cv-times(2, cv-any)");
}

/// The effects of a card that a deck file describes so.
fn effects(card: u8, text: &str) -> Vec<String> {
    face(Card::at(card), text).effects().into_iter().map(say_effect).map(|phrase| said(&phrase)).collect()
}

#[test]
fn everything_on_a_card_is_an_effect_and_nothing_else() {
    let full = r#"type = "health"; cost = "H"; gives = "HR"; any = 1; dice = 1; rerolls = 2; upkeep = "$"; change = ["K > $", "H <> R"]; ability = "therapy"; needs = ["work"]; without = ["possession"]"#;
    let expected = [
        "cv-gives(HR*)",
        "cv-more-dice(1)",
        "cv-more-rerolls(2)",
        "cv-arrow(K, $)",
        "cv-arrow-both(H, R)",
        "cv-upkeep($)",
        "cv-ability-therapy",
        "cv-needs(work)",
        "cv-without(possession)",
    ];
    assert_eq!(effects(13, full), expected);
    assert_eq!(face(Card::at(13), full).token_count(), 3);
    let empty: [&str; 0] = [];
    assert_eq!(effects(13, r#"type = "health"; cost = "HHK""#), empty);
    assert_eq!(face(Card::at(13), r#"type = "health"; cost = "HHK""#).token_count(), 0);
    assert_eq!(effects(13, r#"type = "health"; cost = ""; any = 1"#), ["cv-gives(*)"]);
    assert_eq!(effects(17, r#"type = "possession"; cost = "$"; points = 3"#), ["cv-points-printed(3)"]);
    // What an event gives, it gives once.
    let fund = r#"type = "event"; cost = "$"; gives = "$$"; when = "old age""#;
    assert_eq!(effects(29, fund), ["cv-event-gives($$)", "cv-late"]);
    assert_eq!(effects(11, r#"type = "event"; dice = 2"#), ["cv-event-dice(2)"]);
    assert_eq!(effects(6, r#"type = "event"; discount = "work""#), ["cv-discount(work)"]);
    assert_eq!(
        effects(77, r#"type = "goal"; score = { points = 1, symbols = true }"#),
        ["cv-goal-symbols(1)"]
    );
}

#[test]
fn goals_say_what_makes_a_set() {
    let standard = game(2, Edition::Granna);
    let goal = |card: u8| said(&say_goal(standard.face(Card::at(card)).goal.expect("a goal")));
    assert_eq!(goal(79), "cv-goal-sets(3, work)");
    assert_eq!(goal(82), "cv-goal-sets(3, work cv-times(2, possession))");
    assert_eq!(goal(77), "cv-goal-symbols(1)");
}

#[test]
fn only_cards_that_can_be_bought_have_a_cost() {
    let standard = game(2, Edition::Granna);
    let cost = |card: u8| standard.say_cost(Card::at(card)).as_ref().map(said);
    assert_eq!((cost(5), cost(12), cost(78)), (None, None, None));
    assert_eq!(cost(41).as_deref(), Some("cv-cost-none"));
    assert_eq!(cost(20).as_deref(), Some("cv-cost(R$)"));
    assert_eq!(cost(60).as_deref(), Some("cv-cost(--)"));
}

#[test]
fn the_sheet_shows_every_card_with_all_that_is_on_it() {
    let sheets = game(2, Edition::Granna).sheets();
    let cards = &sheets[0];
    assert_eq!(cards.rows.len(), 83);
    assert!(cards.rows.iter().all(|row| row.len() == cards.columns.len()));
    let cell = |card: usize, column: &str| {
        let column = cards.columns.iter().position(|name| *name == column).expect("a column");
        match &cards.rows[card - 1][column] {
            Cell::Text(text) => text.clone(),
            Cell::Number(number) => number.to_string(),
            Cell::Said(phrases) => phrases.iter().map(said).collect::<Vec<_>>().join("; "),
        }
    };
    let all = |card: usize| {
        ["number", "en", "type", "cost", "condition", "effect", "points", "scores", "gigamic"]
            .map(|column| cell(card, column))
    };
    let retirement = ["41", "Early retirement", "health", "", "cv-needs(work)"];
    assert_eq!(all(41)[..5], retirement);
    assert_eq!(all(41)[5..], ["cv-gives(H); cv-ability-retirement", "", "", ""]);
    assert_eq!(all(61)[3..], ["$$$", "", "cv-gives(H)", "4", "", ""]);
    assert_eq!(all(20)[3..6], ["R$", "", "cv-gives(R+); cv-upkeep($)"]);
    let person = ["", "", "", "", "cv-goal-sets(3, work cv-times(2, possession))"];
    assert_eq!(all(82)[3..8], person);
    assert_eq!(all(82)[8], "cv-goal-sets(4, cv-times(2, health) work)");
    assert_eq!(cell(82, Language::En.code()), "Successful person");
    let letter = |row: &Vec<Cell<Token>>| match &row[0] {
        Cell::Text(text) => text.clone(),
        Cell::Number(_) | Cell::Said(_) => "?".to_owned(),
    };
    assert_eq!(sheets[1].rows.iter().map(letter).collect::<String>(), "HKR$+-");
}
