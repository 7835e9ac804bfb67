//! CV: what is said of its boards in general holds for it too, and what only it has.

use cv::{Action, Card, Cv, Deck, Edition, Kind, Phase, Why};
use engine::{Awaits, Game, QuickRandom, Random, Seat, Table, Viewer};
use seating::Stage;

use super::acting::{check_actions, check_forms};
use super::pages::check;
use super::{context, every_position_of, info, joined, regions_for};
use crate::{EndedData, GamePage, KeepsakeData, Language, Scene, TableData, results};

fn game(players: usize, edition: Edition) -> Cv {
    Cv::new(players, edition, Deck::standard()).unwrap()
}

/// Both editions with every number of players.
fn games() -> impl Iterator<Item = Cv> {
    Edition::ALL.into_iter().flat_map(|edition| (2..=4).map(move |players| game(players, edition)))
}

/// A match in which cards are taken whenever they can be, so that stacks, upkeep and waiting cards occur.
fn eager(game: Cv, seed: u64, mut show: impl FnMut(&Table<Cv>)) {
    let mut words = QuickRandom::stream(seed, game.players() as u64);
    let mut table = Table::new(game);
    loop {
        table.draw_all(&mut words);
        show(&table);
        let Awaits::Seats(seats) = table.awaits() else { return };
        let seat = seats.first().unwrap();
        let legal = table.legal(seat);
        let takes: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Take(_))).collect();
        let list = if takes.is_empty() { &legal } else { &takes };
        table.act(seat, list[words.below(list.len() as u64) as usize]).unwrap();
    }
}

#[test]
fn everything_legal_can_be_touched_and_found_again() {
    let mut checked = 0;
    for game in games() {
        every_position_of(game.clone(), 0, |table| checked += check_actions(table));
        eager(game, 1, |table| {
            checked += check_actions(table);
            check_forms(table);
        });
    }
    assert!(checked > 3000, "{checked} actions checked");
}

/// Rare moments: found by playing without looking, and looked at where they occur.
#[test]
fn rare_moments_can_be_played_too() {
    let (mut upkeep, mut settle, mut announce) = (0, 0, 0);
    for seed in 0..800 {
        eager(game(2, Edition::Gigamic), seed, |table| {
            let board = table.state().board();
            let counter = match board.phase {
                Phase::Upkeep(_) => &mut upkeep,
                Phase::Settle(_) => &mut settle,
                Phase::Lay(_) if board.laying.announced.is_some() => &mut announce,
                _ => return,
            };
            *counter += 1;
            check_actions(table);
            check_forms(table);
        });
    }
    assert!(upkeep > 0 && settle > 0 && announce > 0, "{upkeep} {settle} {announce}");
}

#[test]
fn boards_of_a_whole_match() {
    for language in Language::ALL {
        eager(game(4, Edition::Granna), 60 + language as u64, |table| {
            for viewer in [Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
                let mut about = info(4, viewer.seat());
                about.game = games::info("cv").unwrap();
                about.awaited = table.awaits().seats();
                let regions = regions_for(table, table.state(), viewer, language);
                let context = context(language);
                let message = crate::message(1, &regions, &about, context.texts(), &[], None);
                assert!(message.len() < 90_000, "{} bytes before compression", message.len());
                let data = TableData { context, table: about, regions, log: Vec::new(), problem: None };
                check("table", &crate::table(&data));
            }
        });
    }
}

/// What a move pushes: the regions that changed, before any compression.
#[test]
fn a_move_is_small_on_the_wire() {
    let mut sizes = Vec::new();
    for language in Language::ALL {
        let mut before: Vec<crate::Region> = Vec::new();
        eager(game(4, Edition::Granna), 80 + language as u64, |table| {
            let viewer = Viewer::Seat(Seat::at(1));
            let now = regions_for(table, table.state(), viewer, language);
            let is_same = |region: &&crate::Region| {
                before.iter().any(|old| old.id == region.id && old.html.0 == region.html.0)
            };
            let changed: Vec<_> = now.iter().filter(|region| !is_same(region)).cloned().collect();
            let about = info(4, viewer.seat());
            sizes.push(crate::message(9, &changed, &about, crate::Texts::new(language), &[], None).len());
            before = now;
        });
    }
    sizes.sort_unstable();
    let (half, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    assert!(half < 20_000 && most < 70_000, "half of the moves take {half} bytes, the largest {most}");
}

#[test]
fn dice_lie_still_while_they_do_not_change() {
    let dice = |table: &Table<Cv>| {
        let regions = regions_for(table, table.state(), Viewer::Spectator, Language::En);
        regions.into_iter().find(|region| region.id == "dice").map(|region| region.html.0).unwrap()
    };
    let mut before = (cv::Symbols::EMPTY, Seat::at(0), 0, String::new());
    eager(game(2, Edition::Granna), 3, |table| {
        let board = table.state().board();
        if !matches!(board.phase, Phase::Roll(_) | Phase::Select(_) | Phase::Misfortune(_)) {
            return;
        }
        let now = (board.turn.dice, board.current, board.turn.fresh, dice(table));
        if (now.0, now.1, now.2) == (before.0, before.1, before.2) {
            assert_eq!(now.3, before.3, "what is not sent again does not tumble again");
        }
        before = now;
    });
}

#[test]
fn the_end_has_a_sheet_and_a_page_to_keep_for_everybody() {
    for (language, edition) in Language::ALL.into_iter().zip(Edition::ALL.into_iter().cycle()) {
        eager(game(3, edition), 70, |table| {
            let game = table.game();
            let viewer = Viewer::Seat(Seat::at(0));
            let mut about = info(3, Some(Seat::at(0)));
            about.game = games::info("cv").unwrap();
            about.stage = Stage::Ended;
            let context = context(language);
            if table.awaits() != Awaits::Over {
                return;
            }
            let regions = regions_for(table, table.state(), Viewer::Spectator, language);
            let results = results(game, &table.view(viewer), context.texts());
            let ended = EndedData {
                context: context.clone(),
                table: about.clone(),
                results,
                regions,
                record_name: "cv.rec".to_owned(),
                commitment: "00".repeat(32),
                line_count: table.lines().len(),
            };
            let page = crate::ended(&ended);
            check("ended", &page);
            assert_eq!(page.0.matches("class=\"cv-sheet\"").count(), 1, "one sheet");
            for seat in Seat::all(3) {
                assert!(page.0.contains(&format!("href=\"/t/t1/keepsake/{seat}\"")));
                let viewer = Viewer::Seat(seat);
                let events: Vec<_> = table.events(0, viewer).collect();
                let scene = Scene::new(&context, &about);
                let content = game.keepsake(&table.view(viewer), &events, seat, &scene).unwrap();
                // Every card that is in the CV at the end is in the story.
                for card in table.state().board().cv(seat).iter() {
                    let name = game.deck().entry(card).names.get(language);
                    assert!(content.0.contains(&maud::html! { (name) }.0), "{name}");
                }
                let data = KeepsakeData { context: context.clone(), table: about.clone(), seat, content };
                check("keepsake", &crate::keepsake(&data));
            }
        });
    }
}

#[test]
fn every_card_says_what_it_does_in_every_language() {
    let game = game(2, Edition::Gigamic);
    for language in Language::ALL {
        let texts = crate::Texts::new(language);
        for card in Card::all() {
            let words = game.thing(&format!("hand-{card}"), texts);
            let name = game.deck().entry(card).names.get(language);
            assert!(words.starts_with(name) && words.len() > name.len() + 4, "{words}");
        }
    }
}

#[test]
fn every_refusal_is_said_in_every_language_with_its_rule() {
    let game = game(2, Edition::Granna);
    let card = Card::at(18);
    let whys = [
        Why::DraftNow,
        Why::ThrowNow,
        Why::RollNow,
        Why::SelectNow,
        Why::MisfortuneNow,
        Why::UpkeepNow,
        Why::LayNow,
        Why::AssistNow,
        Why::SettleNow,
        Why::NotInPack(card),
        Why::NotInHand(card),
        Why::NotPlayable(card),
        Why::NoDieAdded,
        Why::NotOldAge(card),
        Why::NoSuchDice,
        Why::Frozen,
        Why::NotOnTrack(card),
        Why::NeedsKind(card, Kind::Work),
        Why::NeedsNoKind(card, Kind::Work),
        Why::Retired(card),
        Why::NotCovered(card),
        Why::NotOnTop(card),
        Why::NotThisSet,
        Why::NotToLay(card),
        Why::NotOfKind(card, Kind::Work),
        Why::NotThere,
        Why::DiceCount(4),
    ];
    for language in Language::ALL {
        for why in whys {
            let refusal = engine::Refusal::new(cv::rule_ids::CV_38, why);
            let html = crate::refusal(&game, &refusal, crate::Texts::new(language)).0;
            assert!(html.contains("href=\"/rules/cv#CV-38\""), "{html}");
        }
    }
}

#[test]
fn the_player_whose_turn_it_is_sees_offers_and_odds_and_nobody_else() {
    let (mut offers, mut odds) = (0, 0);
    eager(game(3, Edition::Granna), 9, |table| {
        let board = table.state().board();
        let (Phase::Roll(seat) | Phase::Select(seat)) = board.phase else { return };
        for viewer in Viewer::all(3) {
            let html = joined(&regions_for(table, table.state(), viewer, Language::En));
            let is_own = viewer.seat() == Some(seat);
            let is_full = board.turn.taken_count() == cv::TAKEN_MAX || board.track_count() == 0;
            assert_eq!(html.contains("cv-offer"), is_own && !is_full);
            offers += usize::from(html.contains("cv-yes"));
            odds += usize::from(html.contains("cv-odds"));
            assert!(is_own || !html.contains("cv-odds"));
        }
    });
    assert!(offers > 10 && odds > 10, "{offers} offers, {odds} odds");
}

/// The secret goal of an opponent is unknown, not absent: the rows of the public goals stay where they are.
#[test]
fn points_that_a_viewer_cannot_know_are_a_question_mark() {
    let mut seen = 0;
    eager(game(3, Edition::Granna), 7, |table| {
        if table.awaits() == Awaits::Over || table.state().board().round < 3 {
            return;
        }
        let regions = regions_for(table, table.state(), Viewer::Seat(Seat::at(0)), Language::En);
        let score = &regions.iter().find(|region| region.id == "score").unwrap().html.0;
        let rows: Vec<&str> = score.split("<tr>").collect();
        let secret = rows.iter().find(|row| row.contains("Secret goal")).unwrap();
        assert_eq!(secret.matches('?').count(), 2, "of two opponents: {secret}");
        let goals = rows.iter().filter(|row| row.contains("Public goal"));
        for (place, row) in (0..).zip(goals) {
            assert!(!row.contains('?'), "{row}");
            for seat in Seat::all(3) {
                let goal = table.state().board().goals[place].unwrap();
                let points = table.game().public_goal_points(table.state().board(), seat, goal);
                let cell = row.split("<td>").nth(seat.index() + 1).unwrap();
                assert!(cell.starts_with(&format!("{points}<")), "seat {seat}, goal {place}: {cell}");
            }
        }
        seen += 1;
    });
    assert!(seen > 20, "{seen} tables were looked at");
}
