//! A table: who may do what when, what becomes a line, and what is told to whom.

use super::coins::{A, B, Bid, C, Coins, Event, Phase, Source, Throw, Why};
use crate::{
    Awaits, Game, Line, NotNow, Perspective, QuickRandom, Refusal, ScoreFrom, Seat, Silent, Standings, Table,
    TakeBack, Told, Viewer, apply_line,
};

/// A table at which 2 and 3 were thrown, so that bids go up to 5.
fn thrown() -> Table<Coins> {
    let mut table = Table::new(Coins);
    for throw in [2, 3] {
        table.reveal(Throw(throw)).expect("a face");
    }
    table
}

/// The same after the secret bids: 1 and 2 of seat 1, 4 and 5 of seat 2, which was quicker.
fn bid() -> Table<Coins> {
    let mut table = thrown();
    for (seat, bid) in [(B, 4), (A, 1), (B, 5), (A, 2)] {
        table.act(seat, Bid(bid)).expect("a fair bid");
    }
    table
}

#[test]
fn a_game_is_known_by_its_slug() {
    assert_eq!(Coins.slug(), "coins");
}

#[test]
fn chance_is_drawn_until_a_seat_is_awaited() {
    let mut table = Table::new(Coins);
    assert_eq!((table.awaits(), table.awaits().seats().count()), (Awaits::Chance, 0));
    table.draw_all(&mut QuickRandom::new(1));
    assert_eq!((table.draw_count(), table.lines().len(), table.state().throws), (2, 2, 2));
    assert_eq!(table.awaits().seats().to_string(), "1 2");
    let bids: Vec<Bid> = (1..=table.state().thrown).map(Bid).collect();
    assert_eq!(table.legal(A), bids);
    assert_eq!(table.legal(C), []);
    let mut options = Vec::new();
    Perspective::new(&Coins, table.state(), B).options(&mut options);
    assert_eq!(options, bids, "a bot is offered the same");
}

#[test]
fn secret_choices_become_lines_in_seat_order_once_all_have_chosen() {
    let mut table = thrown();
    assert_eq!(table.draw_count(), 2);
    for (seat, bid) in [(B, 4), (A, 1), (B, 5)] {
        table.act(seat, Bid(bid)).expect("a fair bid");
    }
    assert_eq!(table.commits(), [(B, Bid(4)), (A, Bid(1)), (B, Bid(5))]);
    assert_eq!(table.lines().len(), 2, "seat 1 has not chosen yet");
    table.act(A, Bid(2)).expect("a fair bid");
    assert!(table.commits().is_empty());
    let acted = [(A, 1), (A, 2), (B, 4), (B, 5)].map(|(seat, bid)| Line::Act(seat, Bid(bid)));
    assert!(table.lines().since(2).eq(&acted));
    table.act(B, Bid(3)).expect("a fair bid");
    assert_eq!(table.lines().last(), Some(&Line::Act(B, Bid(3))), "nothing secret about it: a line at once");
    assert_eq!(table.awaits(), Awaits::Over);
}

#[test]
fn the_lines_of_a_table_lead_to_its_state_again() {
    let table = bid();
    let mut state = Coins.start();
    for (count, line) in table.lines().iter().enumerate() {
        assert_eq!(table.state_after(count), state);
        apply_line(&Coins, &mut state, *line, &mut Silent);
    }
    assert_eq!((state, table.state_after(6)), (*table.state(), *table.state()));
    assert_eq!(state.phase, Phase::Last);
}

#[test]
fn taking_back_leaves_the_other_parts_and_the_other_seat_alone() {
    let mut table = thrown();
    for (seat, bid) in [(A, 1), (B, 4), (A, 2)] {
        table.act(seat, Bid(bid)).expect("a fair bid");
    }
    table.take_back(A, TakeBack::Last).expect("seat 1 has two parts");
    assert_eq!(table.commits(), [(A, Bid(1)), (B, Bid(4))], "the first part stays");
    assert_eq!(table.awaits().seats().to_string(), "1 2");
    table.take_back(A, TakeBack::All).expect("seat 1 has a part");
    assert_eq!(table.commits(), [(B, Bid(4))]);
    for (seat, bid) in [(A, 5), (A, 5), (B, 1)] {
        table.act(seat, Bid(bid)).expect("a fair bid");
    }
    let acted = [(A, 5), (A, 5), (B, 4), (B, 1)].map(|(seat, bid)| Line::Act(seat, Bid(bid)));
    assert!(table.lines().since(2).eq(&acted), "what was taken back is no line");
}

/// Every reason that every game has, and one of the game's own; the state stays as it was.
#[test]
fn what_cannot_be_done_now_is_refused_with_its_reason() {
    #[track_caller]
    fn refused(table: &Table<Coins>, what: impl Fn(&mut Table<Coins>) -> Result<(), Refusal<Why>>, why: Why) {
        let mut after = table.clone();
        let refusal = what(&mut after).expect_err("refused");
        let rule = if why == Why::TooMuch { "COIN-2" } else { "COIN-1" };
        assert_eq!(
            (refusal.why, refusal.rule.as_str(), refusal.rule.to_string().as_str()),
            (why, rule, rule)
        );
        assert_eq!(
            (after.state(), after.lines(), after.commits()),
            (table.state(), table.lines(), table.commits())
        );
        assert_eq!((after.event_count(), after.draw_count()), (table.event_count(), table.draw_count()));
    }
    let act = |seat, bid| move |table: &mut Table<Coins>| table.act(seat, Bid(bid));
    let reveal = |throw| move |table: &mut Table<Coins>| table.reveal(Throw(throw));
    let back = |seat| move |table: &mut Table<Coins>| table.take_back(seat, TakeBack::All);

    let start = Table::new(Coins);
    refused(&start, act(A, 1), NotNow::ChanceAwaited.into());
    refused(&start, act(C, 1), NotNow::NoSuchSeat.into());
    refused(&start, reveal(4), NotNow::NotInDeck.into());

    let mut choosing = thrown();
    refused(&choosing, act(A, 6), Why::TooMuch);
    refused(&choosing, act(C, 1), NotNow::NoSuchSeat.into());
    refused(&choosing, reveal(1), NotNow::NoChanceAwaited.into());
    refused(&choosing, back(A), NotNow::NothingToTakeBack.into());
    refused(&choosing, back(C), NotNow::NoSuchSeat.into());
    for bid in [1, 2] {
        choosing.act(A, Bid(bid)).expect("a fair bid");
    }
    refused(&choosing, act(A, 3), NotNow::AlreadyChosen.into());

    let mut last = bid();
    refused(&last, act(A, 1), NotNow::NotYourTurn.into());
    refused(&last, back(A), NotNow::NothingToTakeBack.into());
    last.act(B, Bid(1)).expect("a fair bid");
    refused(&last, act(B, 1), NotNow::Over.into());
    refused(&last, reveal(1), NotNow::NoChanceAwaited.into());
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut table = thrown();
    let mark = table.event_count();
    assert_eq!(mark, 2);
    for bid in [4, 5] {
        table.act(B, Bid(bid)).expect("a fair bid");
    }
    table.take_back(B, TakeBack::Last).expect("seat 2 has two parts");
    let told = |since, viewer| table.events(since, viewer).copied().collect::<Vec<_>>();
    let open = [Event::Chose(B, None), Event::Again(B)];
    let own = [Event::Wrote(B, 4), Event::Chose(B, Some(5)), Event::Again(B)];
    assert_eq!(told(mark, Viewer::Spectator), open);
    assert_eq!(told(mark, Viewer::Seat(A)), open);
    assert_eq!(told(mark, Viewer::Seat(B)), own);
    assert_eq!(told(0, Viewer::Spectator)[..2], [Event::Threw(2), Event::Threw(3)]);
    // Each event comes with the mark from which the next ones are asked for; what is hidden leaves a gap.
    let between = |viewer| table.events_between(1..4, viewer).map(|(mark, &event)| (mark, event));
    assert!(between(Viewer::Seat(A)).eq([(2, Event::Threw(3)), (4, open[0])]));
    assert!(between(Viewer::Seat(B)).eq([(2, Event::Threw(3)), (3, own[0]), (4, own[1])]));
}

#[test]
fn a_list_takes_the_same_events_as_a_table() {
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut state = *thrown().state();
    Coins.act(&mut state, A, Bid(2), &mut told).expect("a fair bid");
    let to = |viewer| told.iter().filter_map(move |told| told.to(viewer)).copied();
    assert!(to(Viewer::Seat(A)).eq([Event::Wrote(A, 2)]));
    assert_eq!((to(Viewer::Seat(B)).count(), to(Viewer::Spectator).count()), (0, 0));
}

#[test]
fn a_game_that_says_nothing_about_undoing_is_treated_with_caution() {
    let event = Event::Bid(B, 1);
    assert!(Coins.uncovers(&event), "it may have told something");
    assert!(!Coins.is_binding(&event), "but no rule of the game forbids it");
}

#[test]
fn points_are_added_up_as_far_as_they_are_known() {
    let mut table = thrown();
    let view = table.view(Viewer::Seat(A));
    let known =
        |seat| Coins.score_lines(ScoreFrom::View(&view), seat).iter().map(|line| line.points).collect();
    let (own, others): (Vec<Option<i32>>, Vec<Option<i32>>) = (known(A), known(B));
    assert_eq!((own, others), (vec![Some(0), Some(0)], vec![None, Some(-5)]));
    assert_eq!(Coins.total(ScoreFrom::View(&view), B), -5, "what is unknown adds nothing");

    table = bid();
    table.act(B, Bid(3)).expect("a fair bid");
    let from = ScoreFrom::State(table.state());
    assert_eq!([A, B].map(|seat| Coins.total(from, seat)), [3, 7]);
    let sources: Vec<Source> = Coins.score_lines(from, B).iter().map(|line| line.source).collect();
    assert_eq!(sources, [Source::Bids, Source::Throws]);
    assert_eq!(Coins.score_lines(from, C), [], "a seat that the table does not have");
    let standings = Coins.standings(from);
    assert_eq!([A, B].map(|seat| standings.score(seat)), [3, 7]);
    assert_eq!([A, B].map(|seat: Seat| standings.place(seat)), [Some(2), Some(1)]);
    assert!(matches!(standings, Standings::Placed(places) if places.score(B) == 7));
}
