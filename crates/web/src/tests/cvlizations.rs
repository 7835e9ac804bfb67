//! CVlizations: what only its boards have.

use cvlizations::{
    Action, Cvlizations, Deck, Effect, Event, Gain, Idea, Moment, Order, Phase, Resource, Tribe, Why,
};
use engine::{Awaits, Game, QuickRandom, Random, Seat, Table, Viewer};
use seating::Stage;

use super::acting::{check_actions, check_forms};
use super::pages::check;
use super::{context, info, regions_for};
use crate::game::cvlizations::{art, outlook};
use crate::{EndedData, Language, TableData, results};

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
    let deck = Deck::standard();
    let sprite = art::sprite().0;
    let has = |id: &str| sprite.matches(&format!("id=\"cvl-{id}\"")).count() == 1;
    for idea in Idea::all() {
        let name = deck.entry(idea).names.get(Language::En).to_lowercase().replace(' ', "-");
        assert_eq!(art::PICTURES[idea.index()], name, "the picture of idea {idea}");
        assert!(has(&name), "{name}");
    }
    assert!(Order::ALL.iter().all(|order| has(&format!("o-{order}"))));
    assert!((0..5).all(|seat| has(&format!("f-{seat}"))));
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
                    let touches = crate::GamePage::steps(table.game(), &view, action).concat().len();
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
                let message = crate::message(1, &regions, &about, context.texts(), &[], None);
                assert!(message.len() < 110_000, "{} bytes before compression", message.len());
                if count % 7 == 0 {
                    let data = TableData { context, table: about, regions, log: Vec::new(), problem: None };
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

/// What the order table promises of one's own ideas is what they bring when the order is carried out.
#[test]
fn promised_extras_are_what_ideas_bring() {
    let (mut foreseen, mut kept) = (0, 0);
    for seed in 0..150 {
        let game = game("standard", 3 + seed as usize % 3);
        let mut boards = Vec::new();
        let table = eager(game.clone(), seed, |table| {
            let board = *table.state().board();
            if matches!(board.phase, Phase::Lay(_)) {
                boards.resize(usize::from(board.turn) + 1, board);
                boards[usize::from(board.turn)] = board;
            }
        });
        let (mut turn, mut due) = (0, None);
        let events: Vec<Event> = table.events(0, Viewer::Spectator).copied().collect();
        for (index, &event) in events.iter().enumerate() {
            match event {
                Event::TurnBegan(number, _) => (turn, due) = (usize::from(number), None),
                Event::Due(order, strength) => due = Some((order, strength)),
                Event::Brought(seat, idea, gain) => {
                    let Some((order, strength)) = due else { continue };
                    // A failed Doubling is told with the other order.
                    let is_cat = game.effect(idea) == Effect::Cat;
                    if game.effect(idea).moment() != Some(Moment::Action) || is_cat {
                        continue;
                    }
                    let said = outlook::extras(&game, &boards[turn], seat, order, strength);
                    let is_same = |own: Gain| own == gain || own == Gain::Taken;
                    assert!(
                        said.iter().any(|&(own, what)| own == idea && is_same(what)),
                        "{idea} with {order}"
                    );
                    foreseen += 1;
                }
                Event::Gathered(seat, order, ..) => {
                    let Some((_, strength)) = due else { continue };
                    let said = outlook::extras(&game, &boards[turn], seat, order, strength);
                    let later =
                        events[index + 1..].iter().take_while(|event| matches!(event, Event::Brought(..)));
                    let later: Vec<Event> = later.copied().collect();
                    for (idea, gain) in said {
                        if !matches!(game.effect(idea), Effect::FirstAt(..)) && gain != Gain::Choice {
                            assert!(later.contains(&Event::Brought(seat, idea, gain)), "{idea} with {order}");
                            kept += 1;
                        }
                    }
                }
                _ => {}
            }
        }
    }
    assert!(foreseen > 300 && kept > 100, "{foreseen} {kept}");
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
