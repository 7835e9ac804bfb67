//! Joining, leaving, moving, one device for several, rematch, expiry.

use super::browser::{TestServer, two_people};

#[tokio::test]
async fn a_get_never_claims_a_seat() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    let count = server.entry_count(&id).await;
    for path in [format!("/t/{id}"), format!("/t/{id}/join"), format!("/t/{id}?watch=yes")] {
        server.browser().get(&path).await;
    }
    assert_eq!(server.entry_count(&id).await, count);
    let mut ben = server.browser();
    assert_eq!(ben.post(&format!("/t/{id}/join"), "name=Ben").await.status, 303);
    // Twice is once.
    assert_eq!(ben.post(&format!("/t/{id}/join"), "name=Ben").await.status.as_u16() / 100, 4);
    let mut cleo = server.browser();
    assert_eq!(cleo.post(&format!("/t/{id}/join"), "name=Cleo").await.status, 409, "the table is full");
}

#[tokio::test]
async fn only_the_host_starts_removes_and_closes() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend&seat3=friend").await;
    let mut ben = server.browser();
    ben.post(&format!("/t/{id}/join"), "name=Ben").await;
    for path in ["start", "remove", "close"] {
        assert_eq!(ben.post(&format!("/t/{id}/{path}"), "seat=1").await.status, 403, "{path}");
    }
    assert_eq!(ann.post(&format!("/t/{id}/remove"), "seat=2").await.status, 303);
    assert!(!ann.get(&format!("/t/{id}")).await.text.contains("Ben"));
    // Short-handed with bots.
    assert_eq!(ann.post(&format!("/t/{id}/start"), "level=casual").await.status, 303);
    assert!(ann.get(&format!("/t/{id}")).await.actions().is_some());
    assert_eq!(ann.post(&format!("/t/{id}/start"), "").await.status, 409);
    assert_eq!(ann.post(&format!("/t/{id}/close"), "").await.status, 303);
    assert_eq!(server.tables.get(&id).await.ok().map(|live| live.now().stage), Some(seating::Stage::Expired));
}

#[tokio::test]
async fn who_leaves_is_played_by_a_bot_until_they_return() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    assert_eq!(ben.post(&format!("/t/{id}/leave"), "").await.status, 303);
    assert!(ann.act(&id, 0).await);
    // The stand-in drafts for Ben, so Ann is asked again.
    let mut is_asked = false;
    for _ in 0..2000 {
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        is_asked = ann.get(&format!("/t/{id}")).await.actions().is_some();
        if is_asked {
            break;
        }
    }
    assert!(is_asked);
    assert!(ben.get(&format!("/t/{id}")).await.actions().is_none(), "a seat that was left cannot act");
    assert_eq!(ben.post(&format!("/t/{id}/return"), "").await.status, 303);
    let state = server.tables.get(&id).await.expect("a state").now();
    assert!(matches!(state.seats[1].occupant, seating::Occupant::Human(_)));
}

#[tokio::test]
async fn a_personal_link_moves_the_seat_and_its_page_moves_nothing() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let page = ann.post(&format!("/t/{id}/device"), "").await;
    let start = page.text.find(&format!("/t/{id}/device/")).expect("a link");
    let link: String = page.text[start..].chars().take_while(|c| !matches!(c, '"' | '<' | '&')).collect();
    let mut phone = server.browser();
    assert_eq!(phone.get(&link).await.status, 200);
    assert!(ann.get(&format!("/t/{id}")).await.actions().is_some(), "a GET moves nothing");
    assert_eq!(phone.post(&link, "").await.status, 303);
    assert!(phone.get(&format!("/t/{id}")).await.actions().is_some());
    assert!(ann.get(&format!("/t/{id}")).await.actions().is_none());
    assert_eq!(server.browser().get(&format!("/t/{id}/device/0123")).await.status, 404);
}

#[tokio::test]
async fn one_device_for_three_shows_a_hand_only_behind_the_curtain() {
    let server = TestServer::new();
    let mut tablet = server.browser();
    let form = "game=kosmopolis&name=Ann&seat1=me&seat2=here&name2=Ben&seat3=here&name3=Cleo";
    let id = tablet.open(form).await;
    let table = format!("/t/{id}");
    let curtain = tablet.get(&table).await;
    let is_covered =
        ["hand-", "pack-"].iter().all(|sign| !curtain.text.contains(&format!("data-thing=\"{sign}")));
    assert!(curtain.actions().is_none() && is_covered, "no hand is shown");
    assert!(
        curtain.text.contains("data-region=\"curtain\"") && curtain.text.contains("data-place=\"common\"")
    );
    for seat in 1..=3 {
        // Acting for a seat that is not shown is refused.
        let other = tablet
            .post_json(&format!("{table}/act"), &format!("decision=0&seat={seat}&action=keep+b2+b3"))
            .await;
        assert_eq!(other.status, 403);
        assert_eq!(tablet.post(&format!("{table}/iam"), &format!("seat={seat}")).await.status, 303);
        let asked = tablet.get(&table).await.actions().expect("asked");
        assert_eq!(asked["seat"].as_str(), Some(seat.to_string().as_str()));
        assert!(tablet.act(&id, 0).await);
        if seat < 3 {
            assert!(tablet.get(&table).await.actions().is_none(), "the curtain falls again");
        }
    }
    let mut stranger = server.browser();
    assert_eq!(stranger.post(&format!("{table}/iam"), "seat=1").await.status, 403);
}

#[tokio::test]
async fn a_rematch_is_one_table_for_the_same_people() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    assert_eq!(ann.post(&format!("/t/{id}/rematch"), "").await.status, 403, "not before the end");
    for step in 0..400 {
        let acted = (ann.act(&id, step).await, ben.act(&id, step).await);
        if acted == (false, false) {
            break;
        }
    }
    let first = ann.post(&format!("/t/{id}/rematch"), "").await;
    let second = ben.post(&format!("/t/{id}/rematch"), "").await;
    assert_eq!(first.status, 303);
    assert_eq!(first.location, second.location);
    assert_eq!(server.browser().post(&format!("/t/{id}/rematch"), "").await.status, 403);
}

#[tokio::test]
async fn lists_show_mine_first_and_only_public_ones_of_others() {
    let server = TestServer::new();
    let (mut ann, mut ben) = (server.browser(), server.browser());
    let secret = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend&access=link").await;
    let open = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend&access=public").await;
    let home = ben.get("/").await.text;
    assert!(home.contains(&open) && !home.contains(&secret));
    let home = ann.get("/").await.text;
    assert!(home.contains(&open) && home.contains(&secret));
}

#[tokio::test]
async fn abandoned_tables_expire_and_their_records_stay() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    server.tables.sweep().await.expect("swept");
    assert_eq!(server.tables.get(&id).await.expect("a state").now().stage, seating::Stage::Playing);
    // The same tables in a server that waits for nobody.
    let server = server.restart_with_lives(std::time::Duration::ZERO).await;
    ann.router = server.router.clone();
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    server.tables.sweep().await.expect("swept");
    assert_eq!(server.tables.get(&id).await.expect("a state").now().stage, seating::Stage::Expired);
    let page = ann.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200);
    assert!(page.actions().is_none());
    assert_eq!(ann.get(&format!("/t/{id}/record")).await.status, 200);
    assert!(ann.get("/").await.text.contains(&id), "it is still listed");
}
