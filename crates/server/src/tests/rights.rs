//! Fair rights at a table: rematches, moving to another device, what a bot did in one's absence, limits.

use seating::{Occupant, Stage};

use super::browser::{Browser, TestServer, two_people};

/// Plays to the end, whoever is asked.
async fn play_out(people: &mut [&mut Browser], id: &str) {
    for step in 0..400 {
        let mut has_acted = false;
        for person in people.iter_mut() {
            has_acted |= person.act(id, step).await;
        }
        if !has_acted {
            return;
        }
    }
    panic!("the match does not end");
}

/// The personal link that a browser makes for itself.
pub(super) async fn personal_link(browser: &mut Browser, id: &str) -> String {
    let page = browser.post(&format!("/t/{id}/device"), "").await;
    let start = page.text.find(&format!("/t/{id}/device/")).expect("a link");
    page.text[start..].chars().take_while(|c| !matches!(c, '"' | '<' | '&')).collect()
}

#[tokio::test]
async fn a_rematch_waits_for_those_who_play_it() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    let next = ben.post(&format!("/t/{id}/rematch"), "").await.location;
    let table = next.strip_prefix("/t/").expect("a table").to_owned();
    let stage = || async { server.tables.get(&table).await.expect("a table").now().stage };
    assert_eq!(stage().await, Stage::Lobby, "nobody plays before they have said so");
    assert_eq!(ben.post(&format!("{next}/start"), "").await.status, 409, "Ann has not answered");
    // The seat is Ann's: nobody else can take it.
    assert_eq!(server.browser().post(&format!("{next}/join"), "name=Cleo").await.status, 409);
    assert_eq!(ann.post(&format!("{next}/start"), "").await.status, 403, "Ben asked, so Ben starts");
    let nonce = "ab".repeat(16);
    assert_eq!(ann.post(&format!("{next}/join"), &format!("nonce={nonce}")).await.status, 303);
    assert_eq!(ben.post(&format!("{next}/start"), "").await.status, 303);
    assert_eq!(stage().await, Stage::Playing);
    assert!(ann.get(&next).await.actions().is_some() && ben.get(&next).await.actions().is_some());
    let state = server.tables.get(&table).await.expect("a table").now();
    assert_eq!(
        state.nonces[0].map(|own| engine::to_hex(&own)),
        Some(nonce),
        "what Ann adds came after the commitment"
    );
    let home = ann.get("/").await.text;
    assert!(home.contains(&table));
}

#[tokio::test]
async fn who_does_not_want_a_rematch_is_not_in_it() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    let next = ann.post(&format!("/t/{id}/rematch"), "").await.location;
    let state = server.tables.get(&next[3..]).await.expect("a table").now();
    assert!(state.seats.iter().all(|seat| !seat.occupant.is_open() || seat.invited.is_some()));
    assert!(ben.get("/").await.text.contains(&next), "Ben finds it among his tables");
    assert_eq!(ben.post(&format!("{next}/leave"), "").await.status, 303);
    // The seat is free now, and a bot may have it.
    assert_eq!(ann.post(&format!("{next}/start"), "level=beginner").await.status, 303);
    let state = server.tables.get(&next[3..]).await.expect("a table").now();
    assert!(matches!(state.seats[1].occupant, Occupant::Bot(_)));
    assert!(state.seats.iter().all(|seat| !seat.occupant.is_open()), "no match has an empty seat");
}

#[tokio::test]
async fn a_rematch_exists_once_however_often_and_by_however_many_it_is_asked_for() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    let count = || async {
        let all = store::Filter::Live;
        server.tables.store.list(all, 100).await.expect("a list").len()
    };
    let before = count().await;
    let path = format!("/t/{id}/rematch");
    let (here, mut asked) = (tokio::task::LocalSet::new(), tokio::task::JoinSet::new());
    for number in 0..12 {
        let (mut browser, path) = (if number % 2 == 0 { ann.clone() } else { ben.clone() }, path.clone());
        asked.spawn_local_on(async move { browser.post(&path, "").await.location }, &here);
    }
    here.await;
    let mut places = asked.join_all().await;
    places.dedup();
    assert_eq!(places.len(), 1, "{places:?}");
    assert_eq!(count().await, before + 1, "one more table, and no other that nobody knows of");
}

#[tokio::test]
async fn a_rematch_that_was_noted_and_not_opened_is_opened_by_who_asks_next() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    // The server died between the two.
    let live = server.tables.get(&id).await.expect("a table");
    server
        .tables
        .change(&live, |change| change.go_on_at("0123456789abcdef01".to_owned(), None))
        .await
        .expect("noted");
    drop(live);
    let server = server.restart().await;
    ben.router = server.router.clone();
    let next = ben.post(&format!("/t/{id}/rematch"), "").await.location;
    assert_eq!(next, "/t/0123456789abcdef01");
    assert_eq!(ben.get(&next).await.status, 200);
}

#[tokio::test]
async fn a_rematch_keeps_the_names_of_the_finished_table() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    // Elsewhere Ben has another name by now.
    ben.open("game=kosmopolis&name=Benedict&seat1=me&seat2=friend").await;
    let next = ann.post(&format!("/t/{id}/rematch"), "").await.location;
    ben.post(&format!("{next}/join"), "").await;
    let names = |state: &crate::table_state::TableState| -> Vec<String> {
        state.seats.iter().map(|seat| seat.name.clone()).collect()
    };
    let state = server.tables.get(&next[3..]).await.expect("a table").now();
    assert_eq!(names(&state), ["Ann", "Ben"]);

    // Three people at one screen.
    let mut tablet = server.browser();
    let form = "game=kosmopolis&name=Ann&seat1=me&seat2=here&name2=Ola&seat3=here&name3=Jan";
    let id = tablet.open(form).await;
    for step in 0..400 {
        for seat in 1..=3 {
            tablet.post(&format!("/t/{id}/iam"), &format!("seat={seat}")).await;
            tablet.act(&id, step).await;
        }
        if server.tables.get(&id).await.expect("a table").now().stage == Stage::Ended {
            break;
        }
    }
    let next = tablet.post(&format!("/t/{id}/rematch"), "").await.location;
    let state = server.tables.get(&next[3..]).await.expect("a table").now();
    assert_eq!(names(&state), ["Ann", "Ola", "Jan"]);
    assert!(tablet.get(&next).await.text.contains("data-at-once"), "nobody has to be waited for");
    assert_eq!(tablet.post(&format!("{next}/start"), "").await.status, 303);
}

#[tokio::test]
async fn moving_to_another_device_moves_all_rights_once() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    let link = personal_link(&mut ann, &id).await;
    let mut phone = server.browser();
    assert_eq!(phone.post(&link, "").await.status, 303);
    // The host's right went along, and the old device has none.
    assert_eq!(ann.post(&format!("/t/{id}/start"), "").await.status, 403);
    assert_eq!(ann.post(&format!("/t/{id}/leave"), "").await.status, 403);
    assert_eq!(phone.post(&format!("/t/{id}/start"), "level=beginner").await.status, 303);
    // A used link changes nothing, whoever uses it.
    let count = server.entry_count(&id).await;
    for mut other in [server.browser(), ann.clone(), phone.clone()] {
        assert_eq!(other.get(&link).await.status, 404);
        assert_eq!(other.post(&link, "").await.status, 404);
    }
    assert_eq!(server.entry_count(&id).await, count);
    assert!(phone.get(&format!("/t/{id}")).await.actions().is_some());
}

#[tokio::test]
async fn a_device_that_is_known_keeps_its_own_name() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let mut cleo = server.browser();
    cleo.open("game=kosmopolis&name=Cleo&seat1=me&seat2=friend").await;
    let link = personal_link(&mut ann, &id).await;
    assert_eq!(cleo.post(&link, "").await.status, 303);
    assert!(cleo.get("/").await.text.contains("Cleo"));
}

#[tokio::test]
async fn a_device_can_be_signed_out() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    assert!(ann.get("/").await.text.contains("/sign-out"));
    let answer = ann.post("/sign-out", "").await;
    assert_eq!(answer.status, 303);
    assert_eq!(ann.cookie.as_deref(), Some("player="), "the browser was told to forget");
    assert!(ann.get(&format!("/t/{id}")).await.actions().is_none());
}

#[tokio::test]
async fn what_a_bot_did_in_ones_absence_is_not_undone_on_return() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    // Until one of the two could take back an action: after the draft an action that tells nothing.
    let table = format!("/t/{id}");
    for step in 0..200 {
        let live = server.tables.get(&id).await.expect("a table");
        let state = live.now();
        let awaited = state.awaited().first().expect("somebody is awaited");
        let player = [&mut ann, &mut ben].into_iter().nth(awaited.index()).expect("one of them");
        if player.get(&table).await.actions().is_none() {
            continue;
        }
        player.post(&format!("{table}/leave"), "").await;
        // The bot acts, and the person returns at once.
        for _ in 0..2000 {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            if live.now().opened != state.opened || live.now().awaited() != state.awaited() {
                break;
            }
        }
        player.post(&format!("{table}/return"), "").await;
        let now = live.now();
        let could =
            now.play.as_ref().is_some_and(|play| play.can_undo(awaited) || play.part_count(awaited) > 0);
        if could {
            let form = format!("seat={awaited}");
            let count = server.entry_count(&id).await;
            assert_eq!(player.post(&format!("{table}/undo"), &form).await.status, 409);
            assert_eq!(player.post(&format!("{table}/retract"), &form).await.status, 409);
            assert_eq!(server.entry_count(&id).await, count);
            return;
        }
        ann.act(&id, step).await;
        ben.act(&id, step).await;
    }
    panic!("nothing that could be undone happened");
}

#[tokio::test]
async fn links_and_leaving_have_limits() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let mut made = 0;
    let mut links = Vec::new();
    while made < 100 && ann.post(&format!("/t/{id}/device"), "").await.status == 200 {
        made += 1;
        if made == 3 || made == 4 {
            links.push(personal_link(&mut ann, &id).await);
            made += 1;
        }
    }
    assert!(made < 20, "{made} personal links");
    assert_eq!(server.browser().post(&links[0], "").await.status, 404, "only the newest can be used");
    let mut left = 0;
    while left < 100 && ben.post(&format!("/t/{id}/leave"), "").await.status == 303 {
        ben.post(&format!("/t/{id}/return"), "").await;
        left += 1;
    }
    assert!((5..20).contains(&left), "left {left} times");
    let state = server.tables.get(&id).await.expect("a table").now();
    assert!(matches!(state.seats[1].occupant, Occupant::Human(_)), "Ben plays on");
}

#[tokio::test]
async fn a_rematch_that_was_closed_can_be_asked_for_again() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_out(&mut [&mut ann, &mut ben], &id).await;
    let ask = format!("/t/{id}/rematch");
    let first = ann.post(&ask, "").await.location;
    assert_eq!(ann.post(&format!("{first}/close"), "").await.status, 303);
    let second = ben.post(&ask, "").await.location;
    assert_ne!(second, first, "closed before it began, it is nobody's rematch");
    assert_eq!(ann.post(&ask, "").await.location, second);
    assert_eq!(ann.post(&format!("{second}/join"), "").await.status, 303);
    assert_eq!(ben.post(&format!("{second}/start"), "").await.status, 303);
}

#[tokio::test]
async fn a_signed_out_cookie_is_nobodys_wherever_it_is() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let mut thief = ann.clone();
    assert!(thief.get(&format!("/t/{id}")).await.actions().is_some());
    ann.post("/sign-out", "").await;
    assert!(
        thief.get(&format!("/t/{id}")).await.actions().is_none(),
        "the copy of the cookie is worth nothing"
    );
    assert_eq!(thief.post(&format!("/t/{id}/leave"), "").await.status, 403);
    let server = server.restart().await;
    thief.router = server.router.clone();
    assert_eq!(thief.post(&format!("/t/{id}/leave"), "").await.status, 403, "after a restart as well");
}
