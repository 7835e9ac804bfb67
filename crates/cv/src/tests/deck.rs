//! The default deck (CV-3), and files that are refused.

use crate::card::{Age, Card, CardSet, Kind};
use crate::{Ability, DEFAULT_DECK, Deck, Goal};

#[test]
fn cv_3_five_decks_with_their_numbers_and_seven_types() {
    let deck = Deck::standard();
    let numbers: Vec<u8> = deck.entries().iter().map(|entry| entry.card.number()).collect();
    assert_eq!(numbers, (1..=83).collect::<Vec<_>>());
    let ranges = [(1, 12), (13, 38), (39, 58), (59, 75), (76, 83)];
    for (age, (first, last)) in Age::ALL.into_iter().zip(ranges) {
        let expected: CardSet = (first..=last).filter_map(Card::new).collect();
        assert_eq!(age.cards(), expected, "{age:?}");
        assert!(expected.iter().all(|card| card.age() == age));
    }
    assert_eq!(Age::ALL.map(|age| age.cards().count()), [12, 26, 20, 17, 8]);
    assert_eq!((Card::new(0), Card::new(84)), (None, None));
    let words = ["health", "relationship", "knowledge", "work", "possession", "event", "goal"];
    assert_eq!(Kind::ALL.map(Kind::word), words);
    // Each type is there; a card has one, or two of those that have a stack; goals are goals and nothing else.
    for kind in Kind::ALL {
        assert!(deck.entries().iter().any(|entry| entry.face.kinds.contains(kind)), "{kind}");
    }
    for entry in deck.entries() {
        let kinds = entry.face.kinds;
        let is_goal = entry.card.age() == Age::Goal;
        assert_eq!(kinds.contains(Kind::Goal), is_goal, "{}", entry.card);
        let is_two_colour = kinds.count() == 2 && kinds.iter().all(|kind| Kind::STACKED.contains(&kind));
        assert!(kinds.count() == 1 || is_two_colour, "{}", entry.card);
    }
    assert!(deck.entries().iter().any(|entry| entry.face.kinds.count() == 2));
    assert_eq!(deck.starter(), Card::at(12));
}

/// The line, from 1, of a card's field in the default file.
fn line_of(number: u8, key: &str) -> usize {
    let lines: Vec<&str> = DEFAULT_DECK.lines().collect();
    let card = lines.iter().position(|line| *line == format!("number = {number}")).expect("the card");
    let field = format!("{key} = ");
    let rest = lines[card..].iter().take_while(|line| !line.is_empty());
    card + 1 + rest.into_iter().position(|line| line.starts_with(&field)).expect("the field")
}

/// The refusal of the default file with one line replaced.
fn refusal(line: usize, text: &str) -> String {
    let mut lines: Vec<&str> = DEFAULT_DECK.lines().collect();
    lines[line - 1] = text;
    match Deck::parse("my.toml", &lines.join("\n")) {
        Ok(_) => "accepted".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// A field replaced by other text is refused in its line.
#[track_caller]
fn check(number: u8, key: &str, text: &str, message: &str) {
    let line = line_of(number, key);
    assert_eq!(refusal(line, text), format!("my.toml: line {line}: {message}"));
}

/// A field replaced by other text is refused in the line where the card begins.
#[track_caller]
fn check_card(number: u8, key: &str, text: &str, message: &str) {
    let first = line_of(number, "number") - 1;
    assert_eq!(refusal(line_of(number, key), text), format!("my.toml: line {first}: {message}"));
}

#[test]
fn numbers_and_deck_sizes_are_checked() {
    check(18, "number", "number = 17", "there is a card 17 already");
    check(18, "number", "number = 84", "`number` must be a whole number from 1 to 83");
    check(18, "number", "number = \"18\"", "`number` must be a whole number from 1 to 83");
    check_card(18, "number", "", "`number` is missing, expected a whole number from 1 to 83");
    for (number, message) in [
        (1, "the childhood deck has 11 cards, 12 are expected: card 1 is missing"),
        (38, "the early-adulthood deck has 25 cards, 26 are expected: card 38 is missing"),
        (58, "the middle-age deck has 19 cards, 20 are expected: card 58 is missing"),
        (59, "the old-age deck has 16 cards, 17 are expected: card 59 is missing"),
        (83, "the goal deck has 7 cards, 8 are expected: card 83 is missing"),
    ] {
        let first = DEFAULT_DECK.find(&format!("[[card]]\nnumber = {number}\n")).expect("the card");
        let rest = &DEFAULT_DECK[first + 1..];
        let end = rest.find("[[card]]").map_or(DEFAULT_DECK.len(), |next| first + 1 + next);
        let text = format!("{}{}", &DEFAULT_DECK[..first], &DEFAULT_DECK[end..]);
        let error = Deck::parse("my.toml", &text).expect_err("a card is missing").to_string();
        assert_eq!(error, format!("my.toml: line 1: {message}"));
    }
    let game = DEFAULT_DECK.lines().position(|line| line == "game = \"cv\"").expect("the game") + 1;
    assert_eq!(
        refusal(game, "game = \"kosmopolis\""),
        format!("my.toml: line {game}: `game` must be one of cv")
    );
    assert_eq!(refusal(game, "game = \"cv\"\nsize = 3"), {
        format!("my.toml: line {}: unknown `size`, expected game, card", game + 1)
    });
    assert!(refusal(game, "game = ").starts_with(&format!("my.toml: line {game}: ")));
    let error = Deck::parse("my.toml", "game = \"cv\"\n").expect_err("no cards").to_string();
    assert_eq!(error, "my.toml: line 1: no [[card]] found, at least one expected");
}

#[test]
fn symbols_and_figures_are_checked() {
    check(18, "cost", "cost = \"RX\"", "unknown symbol `X` in `cost`, expected H, K, R, $, + or -");
    check(20, "gives", "gives = \"r\"", "unknown symbol `r` in `gives`, expected H, K, R, $, + or -");
    check(20, "upkeep", "upkeep = \"$€\"", "unknown symbol `€` in `upkeep`, expected H, K, R, $, + or -");
    check(18, "cost", "cost = \"HHHHHHHHH\"", "at most 8 symbols are expected");
    check(18, "cost", "cost = 2", "`cost` must be a text");
    check_card(18, "cost", "", "`cost` is missing, expected a text");
    check(18, "dice", "dice = 4", "`dice` must be a whole number from 0 to 3");
    check(18, "dice", "rerolls = 9", "`rerolls` must be a whole number from 0 to 3");
    check(18, "dice", "any = -1", "`any` must be a whole number from 0 to 4");
    check(12, "points", "points = 21", "`points` must be a whole number from 0 to 20");
    let arrow = "expected `K > $` or `K <> $`";
    for text in ["K $", "K > K", "K > KK", "K >> $", "K > x", "K>$"] {
        check(18, "dice", &format!("change = [\"{text}\"]"), &format!("`{text}` found, {arrow}"));
    }
    check(18, "dice", "change = [\"K > $\", \"H > $\", \"R > $\"]", "at most 2 arrows are expected");
    // What is written otherwise but means the same is accepted: symbols in any order, with spaces.
    assert_eq!(refusal(line_of(18, "cost"), "cost = \"+ R\""), "accepted");
}

#[test]
fn effects_that_do_not_exist_are_refused() {
    let keys = "number, type, cost, gives, any, dice, rerolls, upkeep, points, change, ability, discount, when, \
                needs, without, score, gigamic, name, provenance, print, report, source, note";
    check(18, "dice", "dices = 1", &format!("unknown `dices`, expected {keys}"));
    let abilities = "magician, friend, trip, therapy, double, retirement, insurance, starter";
    check(35, "ability", "ability = \"wizard\"", &format!("`ability` must be one of {abilities}"));
    check(41, "needs", "needs = [\"job\"]", {
        "unknown `job` in `needs`, expected health, relationship, knowledge, work, possession"
    });
    check(29, "when", "when = \"tomorrow\"", "`when` must be one of old age");
    let types = "health, relationship, knowledge, work, possession, event, goal";
    check(18, "type", "type = \"friends\"", &format!("unknown `friends` in `type`, expected {types}"));
    check(76, "score", "score = { points = 1, set = [\"event\"] }", {
        "unknown `event` in `set`, expected health, relationship, knowledge, work, possession"
    });
}

#[test]
fn types_and_what_belongs_to_them_are_checked() {
    let one_or_two = "a card has one type or two different ones";
    check(18, "type", "type = []", one_or_two);
    check(18, "type", "type = [\"health\", \"health\"]", one_or_two);
    check(18, "type", "type = [\"health\", \"work\", \"knowledge\"]", one_or_two);
    let stacked = "cards 13 to 75 are events, or have one or two of the types with a stack";
    check(18, "type", "type = \"goal\"", stacked);
    check(18, "type", "type = [\"health\", \"event\"]", stacked);
    check(76, "type", "type = \"work\"", "cards 76 to 83 are goals");
    check(5, "type", "type = \"work\"", "cards 1 to 12 are events, but for the starter, a possession");
    check(5, "ability", "cost = \"H\"", "a childhood card has no `cost`");
    check(76, "score", "cost = \"H\"", "a goal has no `cost`");
    check_card(76, "score", "", "`score` is missing: a goal says what it scores");
    check(18, "dice", "score = { points = 1, set = [\"work\"] }", "a card that is no goal has no `score`");
    check(18, "dice", "gigamic = { points = 1, set = [\"work\"] }", {
        "a card that is no goal has no `gigamic`"
    });
}

#[test]
fn events_possessions_and_abilities_are_checked() {
    let one = "an event has exactly one of `gives`, `dice`, `discount` or the ability insurance";
    check_card(5, "ability", "", one);
    check_card(5, "ability", "ability = \"insurance\"\ngives = \"H\"", one);
    check_card(5, "ability", "ability = \"magician\"", one);
    check(29, "gives", "upkeep = \"$\"\ngives = \"$\"", "an event has no `upkeep`");
    check(
        11,
        "dice",
        "when = \"old age\"\ndice = 2",
        "only an event that gives symbols can wait for old age",
    );
    check(18, "dice", "discount = \"work\"", "a card that is no event has no `discount`");
    check(18, "dice", "when = \"old age\"", "a card that is no event has no `when`");
    check(18, "dice", "ability = \"insurance\"", "only an event insures");
    let points = "`points` are printed on possessions, on all of them and on nothing else";
    check_card(18, "dice", "points = 3", points);
    check_card(12, "points", "", points);
    let starter = "the starter is the one childhood card that is no event";
    check_card(18, "dice", "ability = \"starter\"", starter);
    check_card(12, "ability", "", starter);
    check(
        28,
        "cost",
        "ability = \"double\"\ncost = \"H\"",
        "only health, relationship and knowledge count double",
    );
}

#[test]
fn goals_names_and_sources_are_checked() {
    let line = line_of(76, "score");
    let in_line = |text: &str, message: &str| {
        assert_eq!(refusal(line, text), format!("my.toml: line {line}: {message}"));
    };
    in_line("score = 3", "`score` must be a table { ... }");
    in_line("score = { set = [\"work\"] }", "`points` is missing, expected a whole number from 1 to 20");
    in_line("score = { points = 0, set = [\"work\"] }", "`points` must be a whole number from 1 to 20");
    in_line("score = { points = 1, set = [] }", "`set` must name at least one type");
    in_line("score = { points = 1 }", "`set` is missing, expected a text or a list of texts");
    in_line("score = { points = 1, set = [\"work\"], symbols = true }", {
        "a goal scores sets or symbols, not both"
    });
    in_line("score = { points = 1, cards = 2 }", "unknown `cards`, expected points, set, symbols");

    let name = |text: &str| format!("name = {{ {text} }}");
    let three = r#"en = "a", fr = "a", pl = "a""#;
    check(18, "name", &name(three), "`de` is missing, expected a text");
    check(18, "name", &name(r#"en = "a", pl = "a", de = "a""#), "`fr` is missing, expected a text");
    check(18, "name", &name(&format!("{three}, de = \" \"")), "`de` must be a text that is not empty");
    check(
        18,
        "name",
        &name(&format!("{three}, de = \"a\", it = \"a\"")),
        "unknown `it`, expected en, fr, pl, de",
    );
    check_card(18, "name", "", "`name` is missing, expected a table { ... }");

    check(18, "provenance", "provenance = \"rumour\"", {
        "`provenance` must be one of print, report, reconstructed"
    });
    check_card(18, "source", "", "`source` is missing, expected a text");
    check(18, "source", "source = \"\"", "`source` must be a text that is not empty");
    let facts = "number, name, type, cost, effect, points, condition";
    check(18, "dice", "print = [\"colour\"]", &format!("unknown `colour` in `print`, expected {facts}"));
    let standard = Deck::standard();
    let ours = standard.entries().iter().find(|entry| entry.source.is_empty()).expect("a card of our own");
    check_card(ours.card.number(), "provenance", "provenance = \"reconstructed\"\nprint = [\"name\"]", {
        "facts of print or report need a `source`"
    });
}

#[test]
fn only_the_one_starter_is_accepted() {
    let line = line_of(11, "dice");
    let text = DEFAULT_DECK.lines().enumerate().map(|(at, text)| {
        if at + 1 == line {
            "points = 1\nability = \"starter\""
        } else if at + 1 == line_of(11, "type") {
            "type = \"possession\""
        } else {
            text
        }
    });
    let text = text.collect::<Vec<_>>().join("\n");
    let error = Deck::parse("my.toml", &text).expect_err("two starters").to_string();
    assert_eq!(
        error,
        format!("my.toml: line {}: only one card can be the starter", line_of(12, "ability") + 1)
    );
    // None at all: the Bicycle an event like the others.
    let (kind, points, ability) = (line_of(12, "type"), line_of(12, "points"), line_of(12, "ability"));
    let text = DEFAULT_DECK.lines().enumerate().map(|(at, text)| match at + 1 {
        at if at == kind => "type = \"event\"",
        at if at == points => "gives = \"H\"",
        at if at == ability => "",
        _ => text,
    });
    let error = Deck::parse("my.toml", &text.collect::<Vec<_>>().join("\n")).expect_err("no starter");
    assert_eq!(error.message, "no childhood card has the ability starter, one is expected (CV-8)");
}

#[test]
fn the_checksum_is_over_rule_facts_only() {
    let standard = Deck::standard();
    let facts = |text: &str| Deck::parse("other.toml", text).expect("a good deck").facts();
    let renamed = DEFAULT_DECK.replace("Marriage", "Wedding").replace("rulebook", "leaflet");
    assert_eq!(facts(&renamed), standard.facts());
    let replaced = |number, key, text: &str| {
        let line = line_of(number, key);
        let mut lines: Vec<&str> = DEFAULT_DECK.lines().collect();
        lines[line - 1] = text;
        lines.join("\n")
    };
    // Every rule fact is in it.
    for (number, key, text) in [
        (18, "type", "type = \"health\""),
        (18, "cost", "cost = \"RR\""),
        (20, "gives", "gives = \"R\""),
        (18, "dice", "dice = 2"),
        (18, "dice", "rerolls = 1"),
        (18, "dice", "any = 1"),
        (18, "dice", "change = [\"K > $\"]"),
        (18, "dice", "change = [\"K <> $\"]"),
        (20, "upkeep", "upkeep = \"H\""),
        (12, "points", "points = 2"),
        (35, "ability", "ability = \"friend\""),
        (11, "dice", "discount = \"work\""),
        (29, "when", ""),
        (41, "needs", "needs = [\"health\"]"),
        (57, "without", "without = [\"health\"]"),
        (76, "score", "score = { points = 2, set = [\"possession\"] }"),
        (77, "score", "score = { points = 2, symbols = true }"),
        (82, "gigamic", "gigamic = { points = 4, set = [\"health\", \"work\"] }"),
    ] {
        assert_ne!(facts(&replaced(number, key, text)), standard.facts(), "{number} {text}");
    }
    assert_ne!(
        facts(&replaced(18, "dice", "change = [\"K > $\"]")),
        facts(&replaced(18, "dice", "change = [\"$ > K\"]"))
    );
}

#[test]
fn abilities_have_the_words_of_deck_files() {
    for (word, ability) in Ability::WORDS {
        assert_eq!(ability.word(), word);
    }
    let entry = Deck::standard().entry(Card::at(82)).clone();
    let of = |goal: Option<Goal>| match goal {
        Some(Goal::Sets { points, .. }) => points,
        _ => 0,
    };
    assert_eq!((of(entry.face.goal), of(entry.gigamic)), (3, 4));
}

#[test]
fn cv_3_all_cards_are_the_cards_of_the_five_decks_in_order() {
    let numbers: Vec<u8> = Card::all().map(Card::number).collect();
    assert_eq!(numbers, (1..=83).collect::<Vec<u8>>());
    let by_age: Vec<Card> = Age::ALL.into_iter().flat_map(|age| age.cards().iter()).collect();
    assert_eq!(by_age, Card::all().collect::<Vec<_>>());
}
