//! Clocks and votes: what happens when time is up follows from the log, and nobody decides alone about another.

use std::time::Duration;

use engine::{Seat, TakeBack};
use seating::{Motion, Occupant, Stage};

use super::browser::{Browser, TestServer};
use crate::change::{Change, Named};
use crate::log_entry::LogEntry;
use crate::table_state::TableState;

const MINUTE: i64 = 60_000;

/// People at a table with a clock, the match begun.
async fn people(server: &TestServer, names: &[&str], clock: &str) -> (Vec<Browser>, String) {
    let mut all: Vec<Browser> = names.iter().map(|_| server.browser()).collect();
    let seats: String = (2..=names.len()).map(|seat| format!("&seat{seat}=friend")).collect();
    let form = format!("game=kosmopolis&name={}&seat1=me{seats}&clock={clock}", names[0]);
    let id = all[0].open(&form).await;
    for (browser, name) in all.iter_mut().zip(names).skip(1) {
        let lobby = browser.get(&format!("/t/{id}")).await.text;
        assert!(lobby.contains("clock-note"), "the clock is said before one sits down");
        browser.post(&format!("/t/{id}/join"), &format!("name={name}")).await;
    }
    all[0].post(&format!("/t/{id}/start"), "").await;
    (all, id)
}

async fn state_of(server: &TestServer, id: &str) -> TableState {
    (*server.tables.get(id).await.expect("a table").now()).clone()
}

/// What a seat may do: some action in notation.
fn some_action(state: &TableState, seat: Seat) -> String {
    let play = state.play.as_ref().expect("a match");
    play.thought(seat, &bots::BotSpec::Greedy, 1)()
}

fn act(state: &TableState, seat: Seat, now_ms: i64) -> Change {
    let mut change = Change::of(state, now_ms);
    let (decision, action) = (state.opened[seat.index()], some_action(state, seat));
    change.answer(seat, decision, Named::Notation(action)).expect("it is open");
    change
}

fn left(state: &TableState, seat: usize, now_ms: i64) -> i64 {
    let seat = Seat::at(seat);
    state.clocks.left_ms(seat, state.running().contains(seat), now_ms)
}

/// Folds entries again, as loading does.
fn fold(before: &TableState, change: &Change) -> TableState {
    let mut state = before.clone();
    for stored in &change.entries {
        let entry = LogEntry::of_stored(stored).expect("an entry");
        state.add(&entry, stored.at_ms).expect("it follows");
    }
    state
}

#[tokio::test]
async fn time_runs_for_all_who_are_asked_and_for_nobody_else() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    let state = state_of(&server, &id).await;
    let start = state.updated_ms;
    // Both draft at the same time.
    assert_eq!((left(&state, 0, start + 10_000), left(&state, 1, start + 10_000)), (50_000, 50_000));
    let change = act(&state, Seat::at(0), start + 20_000);
    let state = change.state;
    assert_eq!((left(&state, 0, start + 50_000), left(&state, 1, start + 50_000)), (40_000, 10_000));
    assert_eq!(state.next_due_ms(), Some(start + MINUTE));
}

#[tokio::test]
async fn taking_back_and_choosing_again_wins_no_time() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    let mut state = state_of(&server, &id).await;
    let start = state.updated_ms;
    for step in 1..=5 {
        let now = start + step * 10_000;
        state = act(&state, Seat::at(0), now).state;
        let mut change = Change::of(&state, now);
        change.take_back(Seat::at(0), TakeBack::All).expect("taken back");
        state = change.state;
    }
    assert_eq!(left(&state, 0, start + 50_000), 10_000);
}

#[tokio::test]
async fn a_match_clock_gives_a_little_more_with_every_move() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "match-600-10").await;
    let state = state_of(&server, &id).await;
    let start = state.updated_ms;
    assert_eq!(left(&state, 0, start), 610_000);
    let state = act(&state, Seat::at(0), start + 30_000).state;
    let state = act(&state, Seat::at(1), start + 100_000).state;
    // The next draft: both have ten seconds more.
    assert_eq!((left(&state, 0, start + 100_000), left(&state, 1, start + 100_000)), (590_000, 520_000));
}

#[tokio::test]
async fn when_time_is_up_a_bot_decides_and_the_person_cannot() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    let state = state_of(&server, &id).await;
    let (start, ann, ben) = (state.updated_ms, Seat::at(0), Seat::at(1));
    let state = act(&state, ben, start + 1000).state;
    let mut early = Change::of(&state, start + MINUTE - 1);
    early.time_up().expect("tried");
    assert!(early.entries.is_empty(), "not a moment too early");
    let mut change = Change::of(&state, start + MINUTE);
    change.time_up().expect("noted");
    assert_eq!(change.entries.len(), 1);
    let (state, decision) = (change.state, state.opened[0]);
    assert_eq!(state.awaited_bots().map(|(seat, _)| seat).collect::<Vec<_>>(), [ann]);
    let action = some_action(&state, ann);
    let mut late = Change::of(&state, start + MINUTE + 1);
    assert!(late.answer(ann, decision, Named::Notation(action.clone())).is_err(), "the time was up");
    let mut change = Change::of(&state, start + MINUTE + 1);
    assert!(change.answer_for(ann, decision, action).expect("decided"));
    // For the next decision Ann has her time again, and what the bot did stays.
    assert!(matches!(change.state.at(ann).occupant, Occupant::Human(_)));
    assert!(change.state.bot_of(ann).is_none() && !change.state.can_undo(ann));
    assert_eq!(left(&change.state, 0, start + MINUTE + 1), MINUTE);
}

#[tokio::test]
async fn after_three_in_a_row_the_bot_keeps_the_seat_until_the_person_returns() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben"], "move-1").await;
    let live = server.tables.get(&id).await.expect("a table");
    // Nobody does anything: in the end bots have both seats, and the match goes on by itself.
    for _ in 0..3000 {
        if live.now().seats.iter().all(|seat| matches!(seat.occupant, Occupant::StandIn(..))) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(live.now().seats.iter().all(|seat| matches!(seat.occupant, Occupant::StandIn(..))));
    all[0].post(&format!("/t/{id}/return"), "").await;
    let stage = live.now().stage;
    assert!(stage == Stage::Ended || matches!(live.now().seats[0].occupant, Occupant::Human(_)));
}

#[tokio::test]
async fn the_time_without_a_server_counts_for_nobody() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    let mut state = state_of(&server, &id).await;
    let (start, back) = (state.updated_ms, state.updated_ms + 90 * MINUTE);
    // A server that starts an hour and a half later.
    state.clocks.wake(back);
    assert_eq!(left(&state, 0, back), MINUTE);
    let mut change = Change::of(&state, back + 5000);
    change.time_up().expect("tried");
    assert!(change.entries.is_empty());
    let change = act(&state, Seat::at(1), back + 5000);
    assert_eq!(left(&change.state, 0, back + 5000), 55_000, "only the time since it is there");
    // The log alone says the same to whoever reads it.
    let plain = state_of(&server, &id).await;
    let again = fold(&plain, &change);
    assert_eq!(left(&again, 0, back + 5000), 55_000);
    assert_eq!(change.entries[0].kind, "resumed");
    assert!(start < back);
}

#[tokio::test]
async fn a_clock_of_the_machine_that_is_set_ends_nobodys_time() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    server.time.set_clock(Duration::from_secs(3600));
    assert!(all[1].act(&id, 0).await);
    let state = state_of(&server, &id).await;
    assert!(left(&state, 0, server.tables.now_ms()) > 30_000, "the hour that did not pass counts for nobody");
    // What does pass counts.
    server.time.pass(Duration::from_secs(20));
    assert!(left(&state, 0, server.tables.now_ms()) <= 40_000);
    server.time.pass(Duration::from_secs(41));
    let mut change = Change::of(&state, server.tables.now_ms());
    change.time_up().expect("tried");
    assert_eq!(change.entries.len(), 1);
}

#[tokio::test]
async fn a_clock_that_was_set_back_between_two_servers_stops_no_clock() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-60").await;
    // The server before was an hour ahead.
    let hour = "UPDATE entries SET at_ms = at_ms + 3600000";
    server.database().execute(hour, []).expect("changed");
    let server = server.restart().await;
    let state = state_of(&server, &id).await;
    server.time.pass(Duration::from_secs(20));
    let seconds = left(&state, 0, server.tables.now_ms()) / 1000;
    assert!((30..=40).contains(&seconds), "{seconds}");
    // The log says so to whoever reads it.
    let now_ms = server.tables.now_ms();
    let change = act(&state, Seat::at(1), now_ms);
    let again = fold(
        &TableState::load(&server.tables.store.load(&id).await.expect("a table")).expect("read"),
        &change,
    );
    assert_eq!(left(&again, 0, now_ms), left(&change.state, 0, now_ms));
    assert_eq!(change.entries[0].kind, "resumed");
}

#[tokio::test]
async fn a_restart_goes_on_with_the_clocks() {
    let server = TestServer::new();
    let (_, id) = people(&server, &["Ann", "Ben"], "move-2").await;
    let server = server.restart().await;
    // Nobody asks for the table: its clock alone brings it back.
    for _ in 0..3000 {
        let stored = server.tables.store.load(&id).await.expect("a table");
        if stored.entries.iter().any(|entry| entry.kind == "timeup") {
            assert!(stored.entries.iter().any(|entry| entry.kind == "resumed"));
            assert!(TableState::load(&stored).is_ok(), "the log follows");
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no time was up");
}

#[tokio::test]
async fn a_table_without_a_clock_has_none() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben"], "none").await;
    let state = state_of(&server, &id).await;
    assert!(state.running().is_empty() && state.next_due_ms().is_none());
    assert!(!all[0].get(&format!("/t/{id}")).await.text.contains("data-left-ms"));
    let answer = all[0].post("/new", "game=kosmopolis&name=Ann&seat1=me&seat2=friend&clock=move-0").await;
    assert_eq!(answer.status, 400);
}

#[tokio::test]
async fn the_board_shows_the_clock_of_who_is_asked() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben"], "match-600-10").await;
    let page = all[0].get(&format!("/t/{id}")).await.text;
    assert_eq!(page.matches("data-left-ms=\"6").count(), 2, "both draft, both clocks run");
}

#[tokio::test]
async fn nobody_closes_a_running_match_or_throws_another_out_alone() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben"], "none").await;
    let stage = || async { state_of(&server, &id).await.stage };
    assert_eq!(all[0].post(&format!("/t/{id}/remove"), "seat=2").await.status, 403, "of two neither can");
    assert_eq!(all[0].post(&format!("/t/{id}/close"), "").await.status, 303);
    assert_eq!(stage().await, Stage::Playing, "Ann has only proposed it");
    assert!(all[1].get(&format!("/t/{id}")).await.text.contains("value=\"close\""), "Ben is asked");
    assert_eq!(all[1].post(&format!("/t/{id}/vote"), "motion=close&answer=no").await.status, 303);
    assert!(state_of(&server, &id).await.motions.is_empty());
    assert_eq!(all[1].post(&format!("/t/{id}/vote"), "motion=close&answer=yes").await.status, 303);
    assert_eq!(stage().await, Stage::Playing);
    // One who left is asked too, as the match is theirs.
    all[0].post(&format!("/t/{id}/leave"), "").await;
    assert_eq!(stage().await, Stage::Playing);
    assert_eq!(all[0].post(&format!("/t/{id}/vote"), "motion=close&answer=yes").await.status, 303);
    assert_eq!(stage().await, Stage::Expired);
    assert_eq!(server.browser().post(&format!("/t/{id}/vote"), "motion=close&answer=yes").await.status, 403);
}

#[tokio::test]
async fn all_others_together_put_a_bot_in_somebodys_place() {
    let server = TestServer::new();
    let (mut all, id) = people(&server, &["Ann", "Ben", "Cleo"], "none").await;
    assert_eq!(
        all[2].post(&format!("/t/{id}/vote"), "motion=remove-3&answer=no").await.status,
        403,
        "not for oneself"
    );
    assert_eq!(all[0].post(&format!("/t/{id}/remove"), "seat=3").await.status, 303);
    assert!(matches!(state_of(&server, &id).await.seats[2].occupant, Occupant::Human(_)));
    // A vote moves with its person to another device, and counts once.
    let mut state = state_of(&server, &id).await;
    let ann = state.seats[0].occupant.owner().expect("Ann");
    let phone = store::PlayerHash::new([7; 32]);
    let mut change = Change::of(&state, state.updated_ms);
    change.link_device(ann, "token".to_owned()).expect("a link");
    change.hand_over("token".to_owned(), phone).expect("moved");
    state = change.state;
    assert!(
        state.motions[&Motion::Remove(2)].contains(&phone)
            && !state.motions[&Motion::Remove(2)].contains(&ann)
    );
    assert_eq!(all[1].post(&format!("/t/{id}/vote"), "motion=remove-3&answer=yes").await.status, 303);
    assert!(matches!(state_of(&server, &id).await.seats[2].occupant, Occupant::Bot(_)));
    assert_eq!(all[2].post(&format!("/t/{id}/return"), "").await.status, 403, "for good");
}
