//! CVlizations: what only its boards have.

use cvlizations::{Action, Cvlizations, Deck, Event, Idea, Order, Phase, Resource, Tribe, Why};
use engine::{Awaits, Game, QuickRandom, Random, Seat, Table, Viewer};
use seating::Stage;

use super::acting::{check_actions, check_forms};
use super::pages::check;
use super::{context, info, joined, regions_for};
use crate::game::cvlizations::{outlook, preview};
use crate::{EndedData, GamePage, Language, Scene, TableData, TableInfo, results};

fn game(variant: &str, players: usize) -> Cvlizations {
    Cvlizations::new(Some(variant), players, Deck::standard()).unwrap()
}

/// A match in which ideas are bought whenever they can be, so that there is much to see.
fn eager(game: Cvlizations, seed: u64, mut show: impl FnMut(&Table<Cvlizations>)) -> Table<Cvlizations> {
    let mut words = QuickRandom::stream(seed, game.players() as u64);
    let mut table = Table::new(game);
    loop {
        table.draw_all(&mut words);
        show(&table);
        let Awaits::Seats(seats) = table.awaits() else { return table };
        let seat = seats.first().unwrap();
        let legal = table.legal(seat);
        let buys: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Buy { .. })).collect();
        let list = if buys.is_empty() { &legal } else { &buys };
        table.act(seat, list[words.below(list.len() as u64) as usize]).unwrap();
    }
}

#[test]
fn every_idea_and_order_shows_a_drawing_of_its_own() {
    let file = <Cvlizations as GamePage>::PICTURES.unwrap();
    let has = |id: &str| file.matches(&format!("id=\"{id}\"")).count() == 1;
    assert!(Idea::all().all(|idea| has(&format!("cvl-idea-{idea}"))));
    assert!(Order::ALL.iter().all(|order| has(&format!("cvl-order-{order}"))));
    // What is on every page is small.
    let sprite = <Cvlizations as GamePage>::sprite().0;
    assert!(sprite.len() < 6_000, "{} bytes", sprite.len());
    for sign in ["r-food", "r-wood", "r-stone", "r-joy", "r-any", "helm", "mask", "eye", "lock"] {
        assert!(sprite.contains(&format!("id=\"cvl-{sign}\"")), "{sign}");
    }
}

/// Large menus included: Theft with the Sword, the swaps of the Bazaar, the card on top of the deck.
#[test]
fn everything_legal_can_be_touched_in_few_touches() {
    let (mut swords, mut swaps, mut tops) = (0, 0, 0);
    for seed in 0..30 {
        let variant = ["standard", "basic", "advanced"][seed as usize % 3];
        let players = if variant == "standard" { 3 + seed as usize % 2 * 2 } else { 2 };
        eager(game(variant, players), seed, |table| {
            let Awaits::Seats(seats) = table.awaits() else { return };
            let seat = seats.first().unwrap();
            let legal = table.legal(seat);
            let view = table.view(Viewer::Seat(seat));
            let is_sword = legal.iter().any(|action| {
                matches!(action, Action::Steal(theft) if theft.loots().any(|loot| loot.bundle.count() == 2))
            });
            let is_swap = legal.iter().any(|action| matches!(action, Action::Buy { swap: Some(_), .. }));
            let is_top = view.top().is_some_and(|top| legal.contains(&Action::Buy { idea: top, swap: None }));
            let rare = [(is_sword, &mut swords), (is_swap, &mut swaps), (is_top, &mut tops)];
            let mut is_rare = false;
            for (is, count) in rare {
                *count += usize::from(is);
                is_rare |= is && *count < 12;
            }
            if is_rare {
                check_actions(table);
                check_forms(table);
                for action in legal {
                    let touches = GamePage::steps(table.game(), &view, action).concat().len();
                    assert!(touches <= 2, "{action} takes {touches} touches");
                }
            }
        });
    }
    assert!(swords > 0 && swaps > 0 && tops > 0, "{swords} {swaps} {tops}");
}

#[test]
fn boards_of_a_whole_match() {
    for (language, (variant, players)) in
        Language::ALL.into_iter().zip([("standard", 5), ("basic", 2), ("advanced", 2), ("standard", 4)])
    {
        let mut count = 0;
        eager(game(variant, players), 60 + language as u64, |table| {
            count += 1;
            for viewer in [Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
                let mut about = info(players, viewer.seat());
                about.game = games::info("cvlizations").unwrap();
                about.awaited = table.awaits().seats();
                let regions = regions_for(table, table.state(), viewer, language);
                let context = context(language);
                let message = super::push(&regions, &about, context.language);
                assert!(message.len() < 110_000, "{} bytes before compression", message.len());
                if count % 7 == 0 {
                    let data = TableData {
                        context,
                        table: about,
                        regions,
                        forms: maud::html! {},
                        log: Vec::new(),
                        problem: None,
                    };
                    check("table", &crate::table(&data));
                }
            }
        });
    }
}

#[test]
fn the_end_tells_every_idea_of_everybody() {
    for language in Language::ALL {
        let table = eager(game("standard", 4), 70, |_| {});
        let mut about = info(4, Some(Seat::at(0)));
        about.game = games::info("cvlizations").unwrap();
        about.stage = Stage::Ended;
        let context = context(language);
        let view = table.view(Viewer::Seat(Seat::at(0)));
        let results = results(table.game(), &view, context.texts());
        let regions = regions_for(&table, table.state(), Viewer::Spectator, language);
        let ended = EndedData {
            context,
            table: about,
            results,
            regions,
            record_name: "cvlizations.rec".to_owned(),
            commitment: "00".repeat(32),
            line_count: table.lines().len(),
        };
        let page = crate::ended(&ended);
        check("ended", &page);
        assert_eq!(page.0.matches("class=\"cvl-sheet\"").count(), 1, "one sheet");
        let ideas: u32 = Seat::all(4).map(|seat| table.state().board().players[seat].ideas.count()).sum();
        assert_eq!(page.0.matches("cvl-sheet-idea").count(), ideas as usize);
    }
}

/// The scene of an awaited seat.
fn about(table: &Table<Cvlizations>, seat: Option<Seat>) -> TableInfo {
    let mut about = info(table.game().players(), seat);
    about.game = games::info("cvlizations").unwrap();
    about.awaited = table.awaits().seats();
    about
}

/// Whether an element of the board can carry a mark.
fn has_spot(html: &str, at: &str) -> bool {
    ["spot", "thing"].iter().any(|kind| html.contains(&format!("data-{kind}=\"{at}\"")))
}

/// Every preview of every action: at most three rows, and marks on elements that are there.
#[test]
fn previews_mark_what_is_on_the_board() {
    let (mut seen, mut marked) = (0, 0);
    for seed in 0..12 {
        let variant = ["standard", "basic", "advanced"][seed as usize % 3];
        let players = if variant == "standard" { 3 + seed as usize % 2 * 2 } else { 2 };
        eager(game(variant, players), 80 + seed, |table| {
            let Awaits::Seats(seats) = table.awaits() else { return };
            let seat = seats.first().unwrap();
            let (view, about) = (table.view(Viewer::Seat(seat)), about(table, Some(seat)));
            let html = joined(&regions_for(table, table.state(), Viewer::Seat(seat), Language::En));
            let context = context(Language::En);
            let scene = Scene::new(&context, &about).of::<Cvlizations>();
            for action in table.legal(seat).into_iter().step_by(5) {
                let preview = table.game().preview(&view, action, &scene);
                assert!((1..=3).contains(&preview.rows.len()), "{action}: {} rows", preview.rows.len());
                for mark in preview.marks {
                    assert!(has_spot(&html, &mark.at), "{action} marks {}", mark.at);
                    marked += 1;
                }
                seen += 1;
            }
        });
    }
    assert!(seen > 500 && marked > 500, "{seen} {marked}");
}

/// Laying two orders shows one's face on both stones, and the strengths that would hold; what cannot be is never gold.
#[test]
fn the_golden_strength_is_the_one_that_would_hold() {
    let mut seen = 0;
    eager(game("standard", 3), 81, |table| {
        let Phase::Lay(tribe @ Tribe::Player(seat)) = table.state().board().phase else { return };
        let html = joined(&regions_for(table, table.state(), Viewer::Seat(seat), Language::En));
        assert!(!html.contains("cvl-strength now never"), "nothing with 0 % is gold");
        let (view, about, context) =
            (table.view(Viewer::Seat(seat)), about(table, Some(seat)), context(Language::En));
        let scene = Scene::new(&context, &about).of::<Cvlizations>();
        for action in table.legal(seat).into_iter().step_by(7) {
            let Action::Lay { open, hidden } = action else { panic!("{action}") };
            let marks = table.game().preview(&view, action, &scene).marks;
            for (which, strength) in preview::as_it_stands(table.game(), &view, tribe, [open, hidden]) {
                let gold = format!("strength-{which}-{}", strength.index() + 1);
                let golden: Vec<_> =
                    marks.iter().filter(|mark| mark.at.starts_with(&format!("strength-{which}-"))).collect();
                assert!(golden.iter().all(|mark| mark.at == gold), "{action}");
                let stone = marks.iter().find(|mark| mark.at == format!("stone-{which}"));
                assert!(stone.is_some_and(|mark| mark.html.0.contains("cvl-who")), "a face on {which}");
                seen += golden.len();
            }
        }
    });
    assert!(seen > 50, "{seen}");
}

/// What a preview counts is what the match then tells, whatever is hidden from the one who looks.
#[test]
fn previews_are_what_really_happens() {
    let (mut compared, mut robbed, mut helped) = (0, 0, 0);
    for seed in 0..40 {
        let variant = ["standard", "basic", "advanced"][seed as usize % 3];
        let players = if variant == "standard" { 3 + seed as usize % 3 } else { 2 };
        let mut words = QuickRandom::stream(seed, 9);
        let mut table = Table::new(game(variant, players));
        loop {
            table.draw_all(&mut words);
            let Awaits::Seats(seats) = table.awaits() else { break };
            let seat = seats.first().unwrap();
            let legal = table.legal(seat);
            let action = legal[words.below(legal.len() as u64) as usize];
            let view = table.view(Viewer::Seat(seat));
            if !matches!(action, Action::Lay { .. }) {
                let tally = preview::tally(table.game(), &view, seat, action);
                // The real state, one action further and nothing else.
                let mut state = *table.state();
                let mut told: Vec<engine::Told<Event>> = Vec::new();
                table.game().apply(&mut state, seat, action, &mut told);
                let lost = told.iter().filter_map(|told| match told.full {
                    Event::Robbed(_, victim, bundle) => Some((victim, bundle.resources())),
                    _ => None,
                });
                assert_eq!(tally.losses, lost.collect::<Vec<_>>(), "{action}");
                let own = state.board().players[seat];
                // Where the next thing that happens is not the seat's own, nothing else has changed what it has.
                if !told
                    .iter()
                    .any(|told| matches!(told.full, Event::Due(..) | Event::Again(..) | Event::HelmPassed(_)))
                {
                    assert_eq!(
                        (tally.resources, tally.happiness),
                        (own.resources, own.happiness),
                        "{action}"
                    );
                    compared += 1;
                }
                robbed += tally.losses.len();
                helped += tally.ideas.len();
            }
            table.act(seat, action).unwrap();
        }
    }
    assert!(compared > 300 && robbed > 30 && helped > 10, "{compared} {robbed} {helped}");
}

/// Whatever can be touched says what it is, or why it cannot be chosen; whatever can be looked at is seen.
#[test]
fn nothing_on_the_board_is_mute() {
    let names = |html: &str, kind: &str| -> Vec<String> {
        let start = format!("data-{kind}=\"");
        let found = html.split(&start).skip(1).filter_map(|part| part.split('"').next());
        found.map(str::to_owned).collect()
    };
    let (mut looks, mut wishes) = (0, 0);
    for (variant, players) in [("standard", 5), ("basic", 2), ("advanced", 2)] {
        eager(game(variant, players), 91, |table| {
            for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
                let view = table.view(viewer);
                let about = about(table, viewer.seat());
                let html = joined(&regions_for(table, table.state(), viewer, Language::De));
                let context = context(Language::De);
                let scene = Scene::new(&context, &about).of::<Cvlizations>();
                for thing in names(&html, "look") {
                    let large = table.game().look(&view, &thing, &scene);
                    assert!(large.is_some_and(|large| large.0.len() > 40), "{thing} is seen");
                    looks += 1;
                }
                for thing in names(&html, "thing") {
                    let is_seen = table.game().look(&view, &thing, &scene).is_some();
                    let has_wish = !table.game().wishes(&view, &thing).is_empty();
                    assert!(is_seen || has_wish, "{thing} is mute");
                    wishes += usize::from(has_wish);
                }
            }
        });
    }
    assert!(looks > 500 && wishes > 500, "{looks} {wishes}");
}

/// The orders are revealed once a turn, to everybody, with every tribe.
#[test]
fn every_reveal_has_its_moment() {
    for (variant, players, tribes) in [("standard", 4, 4), ("basic", 2, 3), ("advanced", 2, 4)] {
        let table = eager(game(variant, players), 95, |_| {});
        let viewer = Viewer::Seat(Seat::at(0));
        let events: Vec<&Event> = table.events(0, viewer).collect();
        let (about, context) = (about(&table, viewer.seat()), context(Language::En));
        let scene = Scene::new(&context, &about).of::<Cvlizations>();
        let view = table.view(viewer);
        let moments = (0..events.len()).filter_map(|at| table.game().moment(&view, &events, at, &scene));
        let moments: Vec<_> = moments.filter(|moment| moment.kind == "cvl-reveal").collect();
        assert_eq!(moments.len(), usize::from(cvlizations::TURNS));
        for moment in moments {
            check("moment", &moment.html);
            assert_eq!(moment.html.0.matches("data-beat=\"1\"").count(), tribes);
            assert!(moment.html.0.contains("data-beat=\"2\""), "the first order pays out");
        }
    }
}

/// What was stolen, taken or traded is told as well: on a second sheet, once the last order is carried out.
#[test]
fn what_was_chosen_is_told_before_ideas_are_bought() {
    let is_chosen = |event: &&&Event| {
        matches!(event, Event::Took(..) | Event::Traded(..) | Event::Robbed(..) | Event::FromSupply(..))
    };
    for (variant, players) in [("standard", 4), ("basic", 2), ("advanced", 2)] {
        let table = eager(game(variant, players), 96, |_| {});
        let viewer = Viewer::Seat(Seat::at(0));
        let events: Vec<&Event> = table.events(0, viewer).collect();
        let (about, context) = (about(&table, viewer.seat()), context(Language::En));
        let scene = Scene::new(&context, &about).of::<Cvlizations>();
        let view = table.view(viewer);
        let turns: Vec<&[&Event]> = events
            .split(|event| matches!(event, Event::TurnBegan(..)))
            .filter(|turn| turn.len() > 1)
            .collect();
        let mut told = 0;
        for turn in turns {
            let chosen = turn.iter().filter(is_chosen).count();
            let moments = (0..turn.len()).filter_map(|at| table.game().moment(&view, turn, at, &scene));
            let sheets: Vec<_> = moments.filter(|moment| moment.kind == "cvl-orders").collect();
            if chosen > 0 {
                let [sheet] = sheets.as_slice() else { panic!("{} sheets", sheets.len()) };
                check("moment", &sheet.html);
                let lines = sheet.html.0.matches("<p>").count();
                let due = turn.iter().filter(|event| matches!(event, Event::Due(..))).count();
                assert_eq!(sheet.html.0.matches("<li").count(), due, "every order once");
                assert!(lines >= chosen, "{lines} lines for {chosen} choices");
                told += chosen;
            }
        }
        assert!(told > 5, "{told}");
    }
}

/// The tour and the pictures of the illustrated rules show what they speak of.
#[test]
fn every_figure_and_step_of_the_tour_exists() {
    for language in Language::ALL {
        let guide = <Cvlizations as GamePage>::GUIDE[language as usize];
        for figure in <Cvlizations as GamePage>::FIGURES {
            assert!(guide.contains(&format!("(figure:{})", figure.name)), "{} is shown", figure.name);
            let picture = crate::page::guide::figure::<Cvlizations>(figure.name, &context(language));
            assert!(picture.is_some_and(|picture| picture.0.len() > 400), "{} is found", figure.name);
        }
        assert_eq!(guide.matches("(figure:").count(), <Cvlizations as GamePage>::FIGURES.len());
    }
}

#[test]
fn chances_add_up_and_know_what_lies_open() {
    let mut certain = 0;
    for (variant, players) in [("standard", 4), ("basic", 2), ("advanced", 2)] {
        eager(game(variant, players), 5, |table| {
            let game = table.game();
            let Phase::Lay(tribe) = table.state().board().phase else { return };
            let view = table.view(Viewer::Seat(tribe.seat().unwrap()));
            for order in view.board.hand[tribe.index()].iter() {
                let chances = outlook::chances(game, &view, tribe, order).unwrap();
                assert_eq!(chances.iter().map(|&chance| u32::from(chance)).sum::<u32>(), 100);
                let laid = |other: &Tribe| *other != tribe && view.board.open[other.index()] == Some(order);
                let known = game.tribes().filter(laid).count();
                assert!(chances.iter().take(known.min(2)).all(|&chance| chance == 0), "{chances:?}");
                certain += usize::from(known >= 2 && chances == [0, 0, 100]);
            }
        });
    }
    assert!(certain > 0);
    // The first to lay, against two tribes with all eight orders: each has a given one with 2 in 8.
    let table = eager(game("standard", 3), 1, |table| {
        let board = table.state().board();
        if board.turn == 1 && board.phase == Phase::Lay(board.leader) {
            let view = table.view(Viewer::Seat(board.first));
            let chances = outlook::chances(table.game(), &view, board.leader, Order::Hunting).unwrap();
            assert_eq!(chances, [56, 38, 6], "9/16, 6/16, 1/16");
        }
    });
    assert_eq!(
        outlook::chances(
            table.game(),
            &table.view(Viewer::Spectator),
            Tribe::Player(Seat::at(0)),
            Order::Theft
        ),
        None
    );
}

#[test]
fn every_refusal_is_said_in_every_language_with_its_rule() {
    let game = game("standard", 3);
    let (seat, idea) = (Seat::at(1), Idea::new(17).unwrap());
    let whys = [
        Why::LayNow,
        Why::StealNow,
        Why::TakeNow,
        Why::TradeNow,
        Why::BuyNow,
        Why::SameOrder,
        Why::Used(Order::Theft),
        Why::VictimCount(2),
        Why::SameVictim,
        Why::NoVictim,
        Why::NothingToSteal(seat),
        Why::Protected(seat),
        Why::LootCount(seat, 2),
        Why::NotTheirs(seat),
        Why::SupplyToo,
        Why::NoSupply,
        Why::TakeCount(2),
        Why::NotAlike,
        Why::SameKind,
        Why::NothingToGive(Resource::Wood),
        Why::NotOnTrack(idea),
        Why::TooDear(idea),
        Why::NoBazaar,
    ];
    for language in Language::ALL {
        for why in whys {
            let refusal = engine::Refusal::new(cvlizations::rule_ids::CVL_11, why);
            let html = crate::refusal(&game, &refusal, crate::Texts::new(language)).0;
            assert!(html.contains("href=\"/rules/cvlizations#CVL-11\""), "{html}");
        }
    }
}
