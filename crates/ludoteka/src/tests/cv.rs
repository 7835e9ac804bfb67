//! CV in the terminal: whole games, dice as they are typed, words, the sheet of scores, the deck in print.

use std::collections::BTreeSet;
use std::fs;

use cv::{Action, Cv, Deck, Edition, Event, Phase, Symbol, View};
use engine::{Awaits, Language, QuickRandom, Random as _, Seat, Sitter, Speak, Table, Viewer};

use super::layout::check_screens;
use super::{Scratch, always_the_first, new_game, play_on_screen, play_with};
use crate::arguments::PlayArguments;
use crate::command::{cards, verify};
use crate::terminal::text::width;
use crate::terminal::{Ending, Ink, Names, Pen, Screen};

fn new_cv(path: &std::path::Path, seats: &str, seed: u64, variant: &str) -> PlayArguments {
    PlayArguments {
        game: Some("cv".to_owned()),
        variant: Some(variant.to_owned()),
        ..new_game(path, seats, seed)
    }
}

fn game(players: usize, edition: Edition) -> Cv {
    Cv::new(players, edition, Deck::standard()).unwrap()
}

fn names(players: usize) -> Names {
    let sitters = ["Ann", "Ben", "Cleo", "Dan"].map(|name| Sitter::new("human", name));
    Names::new(&sitters[..players], "Guest")
}

fn pen(names: &Names, viewer: Viewer) -> Pen<'_> {
    Pen::new::<Cv>(names, viewer, Language::En, Ink::new(false))
}

/// Plays at random; `look` sees the table before every choice, with the seat that makes it.
fn wander(game: &Cv, seed: u64, mut look: impl FnMut(&Table<Cv>, Seat)) -> Table<Cv> {
    let mut words = QuickRandom::new(seed);
    let mut table = Table::new(game.clone());
    loop {
        table.draw_all(&mut words);
        let Awaits::Seats(seats) = table.awaits() else { return table };
        let seat = seats.first().unwrap();
        look(&table, seat);
        let actions = table.legal(seat);
        let action = actions[words.below(actions.len() as u64) as usize];
        table.act(seat, action).unwrap();
    }
}

#[test]
fn whole_games_of_both_editions_are_played_by_always_choosing_the_first() {
    let scratch = Scratch::new("cv-whole");
    for variant in ["granna", "gigamic"] {
        for (seed, seats) in
            ["human=Ann,greedy", "greedy,human,random", "human,random,random,human"].iter().enumerate()
        {
            let path = scratch.join(&format!("{variant}-{seed}.rec"));
            let arguments = new_cv(&path, seats, seed as u64, variant);
            let play = if seed % 2 == 0 { play_with } else { play_on_screen };
            let (ending, shown) = play(&arguments, &always_the_first());
            assert_eq!(ending, Ok(Ending::Over), "{shown}");
            for expected in ["Childhood", "Round 2", "secret goal of", "CV of", "Total", "Possession"] {
                assert!(shown.contains(expected), "{expected} is missing: {shown}");
            }
            assert!(shown.contains("wins!") || shown.contains("share the victory!"), "{shown}");
            assert!(verify::run(&[path], None, &mut Vec::new()).is_ok());
        }
    }
}

#[test]
fn bots_alone_play_cv_and_nobody_is_addressed() {
    let scratch = Scratch::new("cv-bots");
    let (ending, shown) = play_with(&new_cv(&scratch.join("a.rec"), "greedy,random", 1, "granna"), "");
    assert_eq!(ending, Ok(Ending::Over), "{shown}");
    assert!(!shown.contains("You ") && !shown.contains("Your "), "{shown}");
}

/// The dice may be named in any order and case, those to throw or those to keep.
#[test]
fn dice_are_typed_as_one_likes() {
    let game = game(2, Edition::Granna);
    let mut rolls = 0;
    for seed in 0..5 {
        wander(&game, seed, |table, seat| {
            let view = table.view(Viewer::Seat(seat));
            let dice = view.board.turn.dice;
            let free = dice.without_all(Symbol::BadLuck);
            if !matches!(view.board.phase, Phase::Roll(_)) || free.total() < 3 {
                return;
            }
            rolls += 1;
            let actions = table.legal(seat);
            let reads = |text: &str| game.read(&view, text).unwrap();
            for &action in &actions {
                assert_eq!(reads(&action.to_string()), action);
                assert_eq!(reads(&action.to_string().to_uppercase()), action);
                let Action::Reroll(again) = action else { continue };
                if again.is_empty() {
                    continue;
                }
                let backwards: String = again.to_string().to_lowercase().chars().rev().collect();
                assert_eq!(reads(&format!("reroll {backwards}")), action);
                let kept = free.beyond(again).to_string();
                if again.count(Symbol::BadLuck) == 0 && !kept.is_empty() {
                    let spaced = kept.chars().map(String::from).collect::<Vec<_>>().join(" ");
                    assert_eq!(reads(&format!("keep {spaced}")), action);
                }
            }
            assert_eq!(reads("reroll all"), Action::Reroll(free));
            assert_eq!(reads(&format!("keep {dice}")), Action::Stop);
            for wrong in ["reroll", "reroll x", "keep", "keep HHHHHHHH", "keep x"] {
                assert!(game.read(&view, wrong).is_err(), "{wrong}");
            }
        });
    }
    assert!(rolls > 50, "{rolls} rolls");
}

/// The cards an event speaks of.
fn cards_of(event: &Event) -> Vec<cv::Card> {
    match *event {
        Event::Opened(card)
        | Event::GoalDealt(_, Some(card))
        | Event::GoalOpened(card)
        | Event::Dealt(_, Some(card))
        | Event::Chose(_, Some(card))
        | Event::Started(_, card)
        | Event::Played(_, card)
        | Event::Took(_, card)
        | Event::Insured(_, card)
        | Event::Lost(_, card)
        | Event::Unpaid(_, card)
        | Event::Announced(_, card, _)
        | Event::Laid(_, card, ..)
        | Event::LaidApart(_, card)
        | Event::ToHand(_, card)
        | Event::Discarded(card)
        | Event::Assisted(_, card)
        | Event::GoalRevealed(_, card) => vec![card],
        Event::Passed(_, _, _, Some(cards)) | Event::Paid(_, cards) => cards.iter().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn what_happens_is_told_with_the_names_of_the_cards() {
    let mut told = BTreeSet::new();
    for edition in Edition::ALL {
        for players in 2..=4 {
            let (game, names) = (game(players, edition), names(players));
            for seed in 0..20 {
                let table = wander(&game, seed, |_, _| {});
                for viewer in Viewer::all(players) {
                    let pen = pen(&names, viewer);
                    for event in table.events(0, viewer) {
                        let words = pen.say(&game, &game.say_event(event));
                        assert!(words.ends_with('.') && !words.contains("  "), "{words}");
                        for card in cards_of(event) {
                            let name = game.deck().entry(card).names.get(Language::En);
                            assert!(words.contains(name), "{event:?} is told as: {words}");
                        }
                        let word = format!("{event:?}").split('(').next().unwrap_or_default().to_owned();
                        told.insert(word);
                    }
                }
            }
        }
    }
    for expected in ["Struck", "Lost", "Unpaid", "Paid", "LaidApart", "DeckEmpty", "Entitled", "Assisted"] {
        assert!(told.contains(expected), "{expected} was never told: {told:?}");
    }
}

/// However many dice there are, the choices stay on one screen, and none is hidden for good.
#[test]
fn the_menu_is_short_and_names_every_number() {
    let mut folded = 0;
    for edition in Edition::ALL {
        let (game, names) = (game(3, edition), names(3));
        for seed in 0..10 {
            wander(&game, seed, |table, seat| {
                let actions = table.legal(seat);
                let pen = pen(&names, Viewer::Seat(seat));
                let menu = game.menu(&table.view(Viewer::Seat(seat)), &actions, pen);
                assert!(menu.len() <= 16, "{}", menu.join("\n"));
                folded += usize::from(menu.iter().any(|line| line.contains("any dice: type")));
            });
        }
    }
    assert!(folded > 0, "some rolls have many rerolls");
}

#[test]
fn the_track_says_what_can_be_taken() {
    let game = game(2, Edition::Granna);
    let names = names(2);
    let mut seen = BTreeSet::new();
    for seed in 0..10 {
        wander(&game, seed, |table, seat| {
            let viewer = Viewer::Seat(seat);
            let view = table.view(viewer);
            let board = game.board(&view, pen(&names, viewer));
            let is_own_turn = matches!(view.board.phase, Phase::Roll(_) | Phase::Select(_));
            if matches!(view.board.phase, Phase::Select(_)) {
                let listed = table.legal(seat).iter().filter(|a| matches!(a, Action::Take(_))).count();
                let now = board.iter().filter(|line| line.ends_with(" within reach")).count();
                assert_eq!(now, listed, "{}", board.join("\n"));
            }
            for word in [" within reach", " missing: ", " with ", " %"] {
                if is_own_turn && board.iter().any(|line| line.contains(word)) {
                    seen.insert(word);
                }
            }
            // Somebody else's board has no column for it.
            let other = Viewer::Seat(seat.left(1, 2));
            let board = game.board(&table.view(other), pen(&names, other));
            assert!(!board.iter().any(|line| line.ends_with(" within reach")), "{}", board.join("\n"));
        });
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn the_scores_stand_on_a_sheet_category_by_category() {
    let game = game(4, Edition::Granna);
    let table = wander(&game, 3, |_, _| {});
    let sheet = crate::terminal::standings(&table, &names(4), Language::En, Ink::new(false));
    let starts: Vec<&str> = sheet.iter().map(|line| line.split("  ").next().unwrap_or_default()).collect();
    let view: View = table.view(Viewer::Spectator);
    let mut expected = vec!["Health", "Relationship", "Knowledge", "Possession", "Secret goal"];
    let goals: Vec<String> = view
        .board
        .goals
        .iter()
        .flatten()
        .map(|&goal| format!("Public goal: {}", game.deck().entry(goal).names.get(Language::En)))
        .collect();
    expected.extend(goals.iter().map(String::as_str));
    expected.extend(["Total", "Place"]);
    let found = starts.iter().position(|&start| start == "Health").unwrap();
    assert_eq!(starts[found..found + expected.len()], expected, "{}", sheet.join("\n"));
    assert!(sheet.iter().all(|line| width(line) < 80), "{}", sheet.join("\n"));
}

#[test]
fn the_deck_is_printed_card_by_card() {
    let mut output = Vec::new();
    assert!(cards::run("cv", true, None, &mut output).is_ok());
    let deck: serde_json::Value = serde_json::from_slice(&output).unwrap();
    let rows = deck["sheets"][0]["rows"].as_array().unwrap();
    let numbers: Vec<i64> = rows.iter().map(|row| row["number"].as_i64().unwrap()).collect();
    assert_eq!(numbers, (1..=83).collect::<Vec<_>>());
    let marriage = &rows[17];
    assert_eq!((&marriage["en"], &marriage["fr"]), (&"Marriage".into(), &"Mariage".into()));
    assert_eq!((&marriage["type"], &marriage["cost"]), (&"relationship".into(), &"R+".into()));
    assert_eq!((&marriage["effect"], &marriage["provenance"]), (&"one more die".into(), &"print".into()));
    assert_eq!(rows[40]["condition"], "needs in your CV: Work");
    assert_eq!(rows[78]["scores"], "3 points for every Work");
    assert_eq!(rows[81]["scores"], "3 points for every Work and 2 × Possession");
    assert_eq!(rows[81]["gigamic"], "4 points for every 2 × Health and Work");

    let mut output = Vec::new();
    assert!(cards::run("cv", false, None, &mut output).is_ok());
    let printed = String::from_utf8(output).unwrap();
    for entry in Deck::standard().entries() {
        let head = format!("{}  {}", entry.card, entry.names.get(Language::En));
        assert!(printed.lines().any(|line| line == head), "{head}");
        assert!(printed.contains(entry.names.get(Language::Pl)));
    }
    assert!(printed.lines().skip(1).all(|line| width(line) < 80), "{printed}");
}

#[test]
fn an_own_deck_cannot_steer_the_terminal() {
    let text = cv::DEFAULT_DECK.replace("en = \"Marriage\"", "en = \"Marri\\u001b[2Jage\"");
    assert_ne!(text, cv::DEFAULT_DECK);
    let refused = Deck::parse("cv.toml", &text).unwrap_err().to_string();
    assert!(refused.contains("`en` must be one line without control characters"), "{refused}");
    assert!(!refused.contains('\u{1b}'), "nor does the refusal");
}

/// Whoever writes a deck may be long-winded.
#[test]
fn long_names_and_effects_fit() {
    let text = cv::DEFAULT_DECK
        .replace("{ en = \"", "{ en = \"Extraordinarily long-winded ")
        .replace(", de = \"", ", de = \"Außerordentlich langatmige ")
        .replace("\ndice = 1\n", "\ndice = 1\nrerolls = 3\nany = 4\nchange = [\"K <> $\", \"H <> R\"]\n")
        .replace("\nupkeep = \"$\"\n", "\nupkeep = \"HHKKRR$$\"\nability = \"friend\"\n");
    let deck = Deck::parse("cv.toml", &text).unwrap();
    for players in [2, 4] {
        let game = Cv::new(players, Edition::Gigamic, deck.clone()).unwrap();
        Language::ALL.into_iter().for_each(|language| check_screens(&game, 1, language));
    }
}

#[test]
fn refusals_name_rules_of_cv() {
    let scratch = Scratch::new("cv-refusal");
    let path = scratch.join("a.rec");
    let answers = "take 18\nkeep 83\nreroll hk\nnonsense\nr\nr 22\n?\nl\n";
    let (ending, shown) = play_with(&new_cv(&path, "human,greedy", 1, "granna"), answers);
    assert_eq!(ending, Ok(Ending::Left));
    let folded = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "Refused: childhood cards are being chosen now (CV-7).",
        "Refused: The Life of the Party is not among the cards to choose from (CV-7).",
        "Not understood: `nonsense` found",
        "CV-7 The childhood cards are drafted",
        "CV-22 A die that shows bad luck is frozen",
        "How to read the table",
        "Your secret goal: ",
    ] {
        assert!(folded.contains(expected), "{expected}\n{shown}");
    }
    let moves = fs::read_to_string(&path).unwrap().lines().filter(|line| line.starts_with("1 ")).count();
    assert_eq!(moves, 0, "nothing refused is written down");
}
