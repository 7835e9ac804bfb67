//! The deck file: what it must say, and how a mistake is refused.

use crate::card::{Idea, Order, Strength};
use crate::effect::{Effect, Gain};
use crate::resource::Resource;
use crate::{DEFAULT_DECK, Deck};
use decks::{Language, Provenance};

#[test]
fn the_deck_in_the_box_has_eight_orders_and_48_ideas_with_names_in_four_languages() {
    let deck = Deck::standard();
    assert_eq!((deck.orders().len(), deck.entries().len()), (8, 48));
    for language in Language::ALL {
        let mut names: Vec<&str> = deck.entries().iter().map(|entry| entry.names.get(language)).collect();
        names.extend(deck.orders().iter().map(|entry| entry.names.get(language)));
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "a name is there twice in {}", language.code());
    }
}

#[test]
fn cvl_23_the_strengths_of_the_box_are_those_of_the_rules_page() {
    let deck = Deck::standard();
    let expected = [
        (Order::Theft, [1, 2, 0]),
        (Order::Logging, [2, 3, 1]),
        (Order::Hunting, [2, 3, 1]),
        (Order::Quarrying, [2, 3, 1]),
        (Order::Cunning, [1, 2, 0]),
        (Order::Slacking, [1, 2, 0]),
        (Order::Trading, [3, 2, 1]),
        (Order::Doubling, [1, 1, 0]),
    ];
    for (order, amounts) in expected {
        assert_eq!(deck.order(order).amounts.each_ref().map(|amount| amount.amount), amounts, "{order}");
    }
    // Print is claimed for these and no others.
    let is_print = |order: Order, strength: Strength| {
        deck.order(order).amounts[strength.index()].provenance == Provenance::Print
    };
    assert!(is_print(Order::Theft, Strength::One) && is_print(Order::Trading, Strength::One));
    assert!(!is_print(Order::Theft, Strength::Two) && !is_print(Order::Cunning, Strength::One));
    for entry in deck.orders() {
        for amount in &entry.amounts {
            assert_eq!(amount.provenance == Provenance::Reconstructed, amount.source.is_empty());
        }
    }
}

#[test]
fn cvl_c5_every_idea_says_whether_it_brings_happiness() {
    assert_eq!(DEFAULT_DECK.matches("\nbrings_happiness = ").count(), 48);
    let deck = Deck::standard();
    let happy: Vec<u8> = deck
        .entries()
        .iter()
        .filter(|entry| entry.effect.brings_happiness())
        .map(|entry| entry.idea.number())
        .collect();
    assert_eq!(happy, [4, 6, 11, 12, 24, 25, 28, 32, 34]);
}

#[test]
fn the_effects_that_rules_name_are_on_the_ideas_they_name() {
    let deck = Deck::standard();
    let effect = |number: u8| deck.entry(Idea::new(number).expect("an idea")).effect;
    assert_eq!(effect(1), Effect::Strength(Strength::Three, Gain::Choice));
    assert_eq!(effect(2), Effect::FirstAt(Strength::One, Gain::Choice));
    assert_eq!(effect(3), Effect::Patience);
    assert_eq!(effect(9), Effect::Order(Order::Hunting, Gain::Resource(Resource::Food)));
    assert_eq!(effect(29), Effect::Order(Order::Trading, Gain::Taken));
    assert_eq!(effect(42), Effect::StockExchange { max: 3, points: 2 });
}

#[test]
fn every_idea_is_cheap_or_dear_as_its_age_allows() {
    let deck = Deck::standard();
    for entry in deck.entries() {
        assert!(entry.points <= 6, "idea {}", entry.idea);
        if !entry.idea.is_late() {
            assert!(entry.cost.total() <= 5 && entry.points <= 2, "idea {} builds production", entry.idea);
        }
    }
}

/// A deck with one text replaced is refused with these words.
#[track_caller]
fn refused(from: &str, to: &str, expected: &str) {
    let changed = DEFAULT_DECK.replacen(from, to, 1);
    assert_ne!(changed, DEFAULT_DECK, "`{from}` is not in the deck");
    let error = Deck::parse("test.toml", &changed).expect_err("the deck is wrong").to_string();
    assert!(error.contains(expected), "{error}");
    assert!(error.starts_with("test.toml"), "{error}");
}

#[test]
fn a_wrong_deck_is_refused_with_what_is_wrong() {
    refused("order = \"theft\"", "order = \"robbery\"", "`order` must be one of");
    refused("order = \"quarrying\"\none", "order = \"hunting\"\none", "hunting already");
    refused("amount = 2, provenance = \"report\"", "amount = 0, provenance = \"report\"", "amount");
    refused("\nnumber = 2\n", "\nnumber = 1\n", "idea 1 already");
    refused("\nnumber = 2\n", "\nnumber = 49\n", "number");
    refused("type = \"ideology\"", "type = \"religion\"", "`type` must be one of");
    refused("cost = \"FWS\"", "cost = \"FWX\"", "`X`");
    refused("cost = \"FWS\"", "cost = \"FFFFFWWWWW\"", "at most");
    refused("brings_happiness = false", "brings_happiness = true", "does not bring happiness");
    refused("kind = \"patience\"", "kind = \"impatience\"", "impatience");
    refused("kind = \"patience\"", "kind = \"patience\", max = 3", "max");
    refused("gain = \"taken\"", "gain = \"given\"", "`gain` must be one of");
    refused("game = \"cvlizations\"", "game = \"cv\"", "`game` must be");
    refused(
        "provenance = \"reconstructed\"\nprint",
        "provenance = \"guess\"\nprint",
        "`provenance` must be one of",
    );
}

#[test]
fn cvl_c28_only_four_orders_can_fail_and_only_by_three() {
    refused(
        "one = { amount = 1, provenance = \"print\"",
        "one = { amount = 0, provenance = \"print\"",
        "amount",
    );
    // The first order of which this is said is Logging.
    let logging = "three = { amount = 1, provenance = \"reconstructed\" }";
    refused(logging, "three = { amount = 0, provenance = \"reconstructed\" }", "amount");
}

#[test]
fn cvl_28_no_idea_can_wait_for_doubling_which_is_never_carried_out() {
    let hunting = "kind = \"order\", order = \"hunting\"";
    refused(hunting, "kind = \"order\", order = \"doubling\"", "`order` must be one of");
}

#[test]
fn a_fact_of_print_names_its_source() {
    let start = DEFAULT_DECK.find("\nsource = \"Polish rulebook (appendix 1:").expect("Optimism is printed");
    let line = DEFAULT_DECK[start + 1..].lines().next().expect("a line");
    refused(&format!("\n{line}"), "", "need a `source`");
}

#[test]
fn cvl_35_a_cost_of_nine_resources_is_the_dearest() {
    let dear = DEFAULT_DECK.replacen("cost = \"FWS\"", "cost = \"FFFFFWWSS\"", 1);
    let deck = Deck::parse("test.toml", &dear).expect("nine are allowed");
    let entry = deck.entries().iter().find(|entry| entry.cost.total() == 9).expect("the dear one").clone();
    let game = crate::Cvlizations::new(None, 3, deck).expect("three players");
    assert_eq!(game.cost(entry.idea).letters(), "FFFFFWWSS");
    refused("cost = \"FWS\"", "cost = \"FFFFFWWSSS\"", "at most 9");
}

#[test]
fn cvl_3_the_sheets_show_every_order_and_every_idea_with_the_deck_it_belongs_to() {
    use decks::{Cell, OpenGame};

    let game = crate::Cvlizations::new(None, 3, Deck::standard()).expect("three players");
    let [orders, ideas] = game.sheets().try_into().expect("two sheets");
    assert_eq!((orders.rows.len(), ideas.rows.len()), (8, 48));
    for sheet in [&orders, &ideas] {
        assert!(sheet.rows.iter().all(|row| row.len() == sheet.columns.len()), "{}", sheet.title);
    }
    let cell = |sheet: &decks::Sheet<_>, row: usize, name: &str| {
        let column = sheet.columns.iter().position(|column| *column == name).expect("a column");
        sheet.rows[row][column].clone()
    };
    assert_eq!(cell(&orders, 0, "order"), Cell::text("theft"));
    assert_eq!(["one", "two", "three"].map(|by| cell(&orders, 0, by)), [1, 2, 0].map(Cell::number));
    // Where the amounts are known from; what is ours has no source.
    let Cell::Text(source) = cell(&orders, 0, "source") else { panic!("the source is text") };
    assert!(
        source.starts_with("Polish rulebook (example in the actions phase); Polish rulebook"),
        "{source}"
    );
    assert_eq!(
        ["number", "en"].map(|name| cell(&ideas, 44, name)),
        [Cell::number(45), Cell::text("Board Games")]
    );
    // 32 ideas are of the first deck, 16 of the second.
    assert_eq!([0, 31].map(|row| cell(&ideas, row, "deck")), ["I and II"; 2].map(Cell::text));
    assert_eq!([32, 47].map(|row| cell(&ideas, row, "deck")), ["III"; 2].map(Cell::text));
}

#[test]
fn a_missing_idea_and_a_missing_order_are_told() {
    let last = DEFAULT_DECK.rfind("[[idea]]").expect("ideas");
    let error = Deck::parse("test.toml", &DEFAULT_DECK[..last]).expect_err("48 is missing").to_string();
    assert!(error.contains("idea 48 is missing"), "{error}");
    let first = DEFAULT_DECK.find("[[order]]\norder = \"doubling\"").expect("doubling");
    let ideas = DEFAULT_DECK.find("[[idea]]").expect("ideas");
    let text = format!("{}{}", &DEFAULT_DECK[..first], &DEFAULT_DECK[ideas..]);
    let error = Deck::parse("test.toml", &text).expect_err("doubling is missing").to_string();
    assert!(error.contains("doubling is missing"), "{error}");
}

#[test]
fn names_and_provenance_are_not_rule_facts() {
    let renamed = DEFAULT_DECK.replace("Optimism\"", "Confidence\"").replace("Polish rulebook", "my box");
    let deck = Deck::parse("test.toml", &renamed).expect("still a deck");
    assert_eq!(deck.facts(), Deck::standard().facts());
    let dearer = DEFAULT_DECK.replacen("cost = \"FWS\"", "cost = \"FWSS\"", 1);
    assert_ne!(Deck::parse("test.toml", &dearer).expect("still a deck").facts(), Deck::standard().facts());
    let facts = Deck::standard().facts();
    assert!(facts.contains("theft 1 2 0\n") && facts.contains("9 tool cost "), "{facts}");
}

#[test]
fn every_effect_and_every_reason_can_be_said_in_every_language() {
    use crate::{Cvlizations, Why, say_effect};
    use engine::{Language, NotNow, Phrase, Seat, Speak, Viewer};
    use phrases::{Plain, Texts};

    let game = Cvlizations::new(None, 3, Deck::standard()).expect("three players");
    let (seat, idea) = (Seat::at(1), Idea::new(7).expect("an idea"));
    let mut whys = vec![
        Why::LayNow,
        Why::StealNow,
        Why::TakeNow,
        Why::TradeNow,
        Why::BuyNow,
        Why::SameOrder,
        Why::Used(Order::Theft),
        Why::VictimCount(0),
        Why::VictimCount(1),
        Why::VictimCount(2),
        Why::SameVictim,
        Why::NoVictim,
        Why::NothingToSteal(seat),
        Why::Protected(seat),
        Why::LootCount(seat, 1),
        Why::LootCount(seat, 2),
        Why::NotTheirs(seat),
        Why::SupplyToo,
        Why::NoSupply,
        Why::TakeCount(1),
        Why::TakeCount(2),
        Why::NotAlike,
        Why::SameKind,
        Why::NothingToGive(Resource::Wood),
        Why::NotOnTrack(idea),
        Why::TooDear(idea),
        Why::NoBazaar,
    ];
    whys.extend(NotNow::ALL.map(Why::NotNow));
    let effects = game.deck().entries().iter().map(|entry| entry.effect);
    let generic = [
        Effect::Strength(Strength::One, Gain::Happiness),
        Effect::Strength(Strength::Two, Gain::Happiness),
        Effect::FirstAt(Strength::Three, Gain::Happiness),
        Effect::Purchase(Some(crate::Kind::Tool), Gain::Happiness),
        Effect::Purchase(Some(crate::Kind::Invention), Gain::Happiness),
        Effect::Majority(crate::Kind::Ideology, 1),
        Effect::PerKind(crate::Kind::Tool, 2),
    ];
    let said: Vec<Phrase<_>> =
        effects.chain(generic).map(say_effect).chain(whys.into_iter().map(|why| game.say_why(why))).collect();
    let names = |seat: Seat| format!("Player{seat}");
    for language in Language::ALL {
        let plain = Plain {
            game: &game,
            texts: Texts::of::<Cvlizations>(language),
            reader: Viewer::Spectator,
            names: &names,
        };
        for phrase in &said {
            let text = plain.say(phrase);
            assert!(!text.is_empty() && !text.contains(['{', '}', '$', '\n']), "{}: {text}", language.code());
            assert!(!text.contains(phrase.key) && !text.ends_with('.'), "{}: {text}", language.code());
        }
    }
    let english = Plain {
        game: &game,
        texts: Texts::of::<Cvlizations>(Language::En),
        reader: Viewer::Spectator,
        names: &names,
    };
    let effect = |number: u8| english.say(&say_effect(game.effect(Idea::new(number).expect("an idea"))));
    assert_eq!(effect(9), "Hunting: 1 food more");
    assert_eq!(effect(12), "1 happiness for each building you buy");
    assert_eq!(effect(43), "End: 2 points if you alone have most tools");
}
