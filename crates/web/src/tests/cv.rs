//! CV: what is said of its boards in general holds for it too, and what only it has.

use std::collections::BTreeSet;

use cv::{Action, Card, Cv, Deck, Edition, Kind, Phase, Why};
use engine::{Awaits, Game, QuickRandom, Random, ScoreFrom, Seat, Silent, Table, Viewer};
use seating::Stage;

use super::acting::{check_actions, check_forms};
use super::pages::check;
use super::{changes_for, context, every_position_of, info, joined, regions_for};
use crate::{
    EndedData, GamePage, KeepsakeData, Language, Mark, MarkLook, Preview, Scene, TableData, results,
};

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

#[test]
fn safe_points_outlast_one_misfortune_and_every_rival() {
    let mut at_risk = 0;
    eager(game(3, Edition::Gigamic), 4, |table| {
        let (game, view) = (table.game(), table.view(Viewer::Seat(Seat::at(0))));
        for seat in Seat::all(3) {
            let Some(safe) = game.safe_points(&view, seat) else {
                assert_eq!(table.awaits(), Awaits::Over, "only at the end nothing is at risk");
                continue;
            };
            let total = game.total(ScoreFrom::View(&view), seat);
            assert!(safe <= total, "{safe} of {total}");
            at_risk += i32::from(safe < total);
        }
    });
    assert!(at_risk > 50, "{at_risk}");
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
                let message = super::push(&regions, &about, context.language);
                assert!(message.len() < 90_000, "{} bytes before compression", message.len());
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
        });
    }
}

/// What a move pushes: the regions that changed, before any compression.
#[test]
fn a_move_is_small_on_the_wire() {
    let mut sizes = Vec::new();
    for language in Language::ALL {
        let mut before = crate::Shown::default();
        eager(game(4, Edition::Granna), 80 + language as u64, |table| {
            let viewer = Viewer::Seat(Seat::at(1));
            let now = changes_for(table, viewer, language, &before);
            let changed: Vec<_> = now.iter().filter(|region| !before.has(region)).cloned().collect();
            let about = info(4, viewer.seat());
            sizes.push(super::push(&changed, &about, language).len());
            before = crate::Shown::new(&now);
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
        regions.into_iter().find(|region| region.id == "dice").map(|region| region.html().0).unwrap()
    };
    let mut before =
        (cv::Symbols::EMPTY, Seat::at(0), 0, ([None; 2], cv::Symbols::EMPTY, [0; 5]), String::new());
    eager(game(2, Edition::Granna), 3, |table| {
        let board = table.state().board();
        if !matches!(board.phase, Phase::Roll(_) | Phase::Select(_) | Phase::Misfortune(_)) {
            return;
        }
        // Events pay before dice, so playing one may set a die free.
        let paid = (board.turn.taken, board.turn.events, board.turn.discounts);
        let now = (board.turn.dice, board.current, board.turn.fresh, paid, dice(table));
        if (now.0, now.1, now.2, now.3) == (before.0, before.1, before.2, before.3) {
            assert_eq!(now.4, before.4, "what is not sent again does not tumble again");
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
            assert_eq!(html.contains("card-tag"), is_own && !is_full);
            offers += usize::from(html.contains("you can take it"));
            odds += usize::from(html.contains("cv-chance"));
            assert!(is_own || !html.contains("cv-chance"));
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
        let score = &regions.iter().find(|region| region.id == "score").unwrap().html().0;
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

fn previewed(game: &Cv, view: &cv::View, action: Action) -> Preview {
    let context = context(Language::En);
    let mut about = info(game.players(), view.viewer.seat());
    about.awaited = game.awaits_in(view).seats();
    game.preview(view, action, &Scene::new(&context, &about).of::<Cv>())
}

/// The values of an attribute in a piece of HTML.
fn values(html: &str, attribute: &str) -> BTreeSet<String> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

/// The points before and after that a preview foretells: the last `a → b` of its row.
fn foretold(preview: &Preview) -> Option<(i32, i32)> {
    let (_, words) = preview.rows.iter().find(|(label, _)| label == "Points")?;
    let (before, after) = words.0.rsplit_once(" → ")?;
    let number = |text: &str| {
        text.chars().filter(|c| c.is_ascii_digit() || *c == '-').collect::<String>().parse().ok()
    };
    Some((number(before.rsplit(' ').next()?)?, number(after)?))
}

/// What a preview says of points is what the score says after the action, for every card that is laid alone.
#[test]
fn what_is_previewed_happens() {
    let (mut laid, mut lost, mut thrown, mut played) = (0, 0, 0, 0);
    for (seed, game) in (0..).zip(games()) {
        eager(game, 200 + seed, |table| {
            let Awaits::Seats(seats) = table.awaits() else { return };
            let seat = seats.first().unwrap();
            let (game, view) = (table.game(), table.view(Viewer::Seat(seat)));
            let board = view.board;
            for action in table.legal(seat) {
                let preview = previewed(game, &view, action);
                assert!(
                    preview.title.is_some() && preview.rows.len() <= 4,
                    "{action}: {} rows",
                    preview.rows.len()
                );
                let mut after = *table.state();
                game.apply(&mut after, seat, action, &mut Silent);
                let total = |state: &cv::State| {
                    game.total(ScoreFrom::View(&game.view(state, Viewer::Seat(seat))), seat)
                };
                match action {
                    // Nothing else is laid by itself after it.
                    Action::Lay(..)
                        if board.laying.cards.iter().flatten().count() == 1
                            && board.laying.announced.is_none() =>
                    {
                        assert_eq!(
                            foretold(&preview),
                            Some((total(table.state()), total(&after))),
                            "{action}"
                        );
                        laid += 1;
                    }
                    // A chip on the card says the change; what follows the loss changes no points by itself.
                    Action::Lose(card) if board.turn.taken_count() == 0 && game.owing(&board).is_empty() => {
                        let mark = preview.marks.iter().find(|mark| mark.at == format!("cv-{card}")).unwrap();
                        let change = total(&after) - total(table.state());
                        assert!(
                            mark.html.0.contains(&change.unsigned_abs().to_string()),
                            "{action}: {}",
                            mark.html.0
                        );
                        lost += 1;
                    }
                    Action::Reroll(dice) => {
                        let stays = preview.rows.iter().any(|(label, _)| label == "Stays");
                        assert_eq!(stays, after.board().turn.dice != cv::Symbols::EMPTY, "{action}");
                        assert_eq!(after.board().turn.dice, board.turn.dice.beyond(dice));
                        thrown += 1;
                    }
                    Action::Play(_) if matches!(board.phase, Phase::Select(_)) => {
                        let then = game.view(&after, Viewer::Seat(seat));
                        for mark in &preview.marks {
                            let card: Card = mark.at.strip_prefix("track-").unwrap().parse().unwrap();
                            assert_eq!(game.offer(&then, card), cv::Offer::Now, "{action}: {card}");
                            played += 1;
                        }
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(laid > 50 && lost > 5 && thrown > 500 && played > 10, "{laid} {lost} {thrown} {played}");
}

/// The dice and tokens that a preview lifts are there, and paying with them leaves what it says.
#[test]
fn marks_point_at_what_is_on_the_board() {
    let mut pays = 0;
    for (seed, game) in (0..).zip(games()) {
        eager(game, 300 + seed, |table| {
            let Awaits::Seats(seats) = table.awaits() else { return };
            let seat = seats.first().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let html = joined(&regions_for(table, table.state(), Viewer::Seat(seat), Language::En));
            for action in table.legal(seat) {
                for Mark { at, count, look, .. } in previewed(table.game(), &view, action).marks {
                    let there = html.matches(&format!("data-spot=\"{at}\"")).count()
                        + html.matches(&format!("data-thing=\"{at}\"")).count();
                    let needed = if count == usize::MAX { 1 } else { count };
                    assert!(there >= needed, "{action}: {needed} of {at}, {there} on the board");
                    pays += usize::from(look == MarkLook::Pays);
                }
            }
        });
    }
    assert!(pays > 200, "{pays}");
}

#[test]
fn everything_says_what_it_is_or_why_not() {
    let (mut looks, mut wishes) = (BTreeSet::new(), 0);
    for (seed, edition) in (0..).zip(Edition::ALL) {
        eager(game(2, edition), 400 + seed, |table| {
            for viewer in Viewer::all(2) {
                let view = table.view(viewer);
                let html = joined(&regions_for(table, table.state(), viewer, Language::En));
                let context = context(Language::En);
                let about = info(table.game().players(), viewer.seat());
                let scene = Scene::new(&context, &about).of::<Cv>();
                for thing in values(&html, "data-thing").union(&values(&html, "data-look")) {
                    let large = table.game().look(&view, thing, &scene);
                    assert!(large.is_some_and(|large| large.0.len() > 20), "{thing} says nothing");
                    looks.insert(thing.split('-').next().unwrap().to_owned());
                    for wish in table.game().wishes(&view, thing) {
                        assert!(wish.to_string().parse::<Action>().is_ok());
                        wishes += 1;
                    }
                }
            }
        });
    }
    assert!(looks.len() > 9 && wishes > 1000, "{looks:?} {wishes}");
}

/// Whatever a chain offers can be carried out move by move.
#[test]
fn chains_lead_to_the_card() {
    let (mut stopped, mut events) = (0, 0);
    for seed in 0..8 {
        for edition in Edition::ALL {
            eager(game(3, edition), 500 + seed, |table| {
                let Awaits::Seats(seats) = table.awaits() else { return };
                let seat = seats.first().unwrap();
                let (game, view) = (table.game(), table.view(Viewer::Seat(seat)));
                for card in view.board.track.iter().flatten() {
                    let chain = game.chain(&view, &format!("track-{card}"));
                    let mut state = *table.state();
                    for &action in &chain {
                        assert_eq!(game.check_action(&state, seat, action), Ok(()), "{action} of {chain:?}");
                        game.apply(&mut state, seat, action, &mut Silent);
                    }
                    if let Some(&last) = chain.last() {
                        assert_eq!(last, Action::Take(*card));
                        stopped += usize::from(chain[0] == Action::Stop);
                        events += usize::from(chain.len() > 2);
                    }
                }
            });
        }
    }
    assert!(stopped > 50 && events > 5, "{stopped} {events}");
}

/// Misfortune, a new age and unpaid upkeep are staged for whom they concern.
#[test]
fn moments_are_staged_for_whom_they_concern() {
    let (mut storms, mut ages) = (0, 0);
    for seed in 0..6 {
        let mut told = 0;
        eager(game(3, Edition::Granna), 600 + seed, |table| {
            let context = context(Language::De);
            let about = info(3, Some(Seat::at(0)));
            let viewer = Viewer::Seat(Seat::at(0));
            let events: Vec<_> = table.events(told, viewer).collect();
            let view = table.view(viewer);
            let scene = Scene::new(&context, &about).of::<Cv>();
            for at in 0..events.len() {
                let moment = table.game().moment(&view, &events, at, &scene);
                match events[at] {
                    cv::Event::Struck(seat, ..) => assert_eq!(moment.is_some(), *seat == Seat::at(0)),
                    cv::Event::DeckEmpty(age) => assert_eq!(moment.is_some(), *age != cv::Age::OldAge),
                    _ => {}
                }
                storms += usize::from(moment.as_ref().is_some_and(|moment| moment.kind == "cv-storm"));
                ages += usize::from(moment.is_some_and(|moment| moment.kind == "cv-age"));
            }
            told = table.lines().len();
        });
    }
    assert!(storms > 2 && ages > 5, "{storms} {ages}");
}

/// Every card is drawn, has a line of wit in every language, and shows both when it is seen large.
#[test]
fn every_card_has_a_drawing_and_a_line_of_wit() {
    let game = game(2, Edition::Granna);
    let pictures = Cv::PICTURES.unwrap();
    let table = Table::new(game.clone());
    let view = table.view(Viewer::Seat(Seat::at(0)));
    for language in Language::ALL {
        let context = context(language);
        let about = info(2, Some(Seat::at(0)));
        let scene = Scene::new(&context, &about).of::<Cv>();
        for card in Card::all() {
            assert!(pictures.contains(&format!("id=\"cv-{card}\"")), "{card} is not drawn");
            let large = game.look(&view, &format!("card-{card}"), &scene).unwrap().0;
            assert!(large.contains(&format!("#cv-{card}\"")) && large.contains("class=\"wit\""), "{large}");
            assert!(!large.contains("cv-wit-"), "{large}");
        }
    }
}

#[test]
fn the_rules_are_illustrated() {
    let context = context(Language::En);
    for guide in Cv::GUIDE {
        for part in guide.split("](figure:").skip(1) {
            let name = part.split(')').next().unwrap();
            assert!(Cv::FIGURES.iter().any(|figure| figure.name == name), "{name}");
        }
    }
    for figure in Cv::FIGURES {
        let look = crate::look("cv").unwrap();
        assert!(
            (look.figure)(figure.name, &context).is_some_and(|picture| picture.0.len() > 400),
            "{}",
            figure.name
        );
    }
}
