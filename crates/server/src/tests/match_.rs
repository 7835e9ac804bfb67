//! Whole matches, decisions, taking back.

use engine::Record;
use games::{AnyGame, Opening, with_game};

use super::browser::{Browser, TestServer, two_people, two_people_at};

async fn play_on(people: &mut [&mut Browser], id: &str, steps: usize) -> usize {
    let mut done = 0;
    for step in 0..steps {
        let mut acted = false;
        for person in &mut *people {
            acted |= person.act(id, step * 7 + 3).await;
        }
        if !acted {
            break;
        }
        done += 1;
    }
    done
}

#[tokio::test]
async fn two_people_play_a_whole_match_and_the_record_proves_it() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let before = ann.get(&format!("/t/{id}/record")).await;
    assert_eq!(before.status, 403, "no record before the end");
    assert_eq!(ann.get(&format!("/t/{id}/replay?line=3&seat=2")).await.status, 403);
    play_on(&mut [&mut ann, &mut ben], &id, 400).await;
    let result = ann.get(&format!("/t/{id}/result")).await;
    assert_eq!(result.status, 200, "{}", result.location);
    assert!(result.text.contains("Ann") && result.text.contains("Ben"));
    let text = ann.get(&format!("/t/{id}/record")).await.text;
    let record = Record::parse(&text).expect("a good record");
    let game = AnyGame::open(&Opening::of_record(&record)).expect("a known game");
    let draws = with_game!(&game, game => engine::verify(game, &record).ok()).expect("a proof");
    assert!(draws > 30);
    for line in [0, 5, 40, 9999] {
        let replay = server.browser().get(&format!("/t/{id}/replay?line={line}&seat=2")).await;
        assert_eq!(replay.status, 200);
    }
}

#[tokio::test]
async fn a_life_is_kept_once_it_is_over_and_not_before() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people_at(&server, "cv").await;
    assert_eq!(ann.get(&format!("/t/{id}/keepsake/1")).await.status, 403, "nothing to keep before the end");
    play_on(&mut [&mut ann, &mut ben], &id, 4000).await;
    let result = ann.get(&format!("/t/{id}/result")).await;
    assert_eq!(result.status, 200, "{}", result.location);
    for (seat, name) in [(1, "Ann"), (2, "Ben")] {
        let address = format!("/t/{id}/keepsake/{seat}");
        assert!(result.text.contains(&address), "the result links to {address}");
        let kept = server.browser().get(&address).await;
        assert_eq!(kept.status, 200);
        assert!(kept.text.contains(&format!("<h1>{name}</h1>")));
    }
    for nobody in ["3", "x"] {
        assert_eq!(ann.get(&format!("/t/{id}/keepsake/{nobody}")).await.status, 404);
    }
}

#[tokio::test]
async fn a_game_without_keepsakes_has_none() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_on(&mut [&mut ann, &mut ben], &id, 400).await;
    assert!(!ann.get(&format!("/t/{id}/result")).await.text.contains("keepsake"));
    assert_eq!(ann.get(&format!("/t/{id}/keepsake/1")).await.status, 404);
}

#[tokio::test]
async fn bots_play_until_a_person_is_awaited() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&quick=bots").await;
    for step in 0..2000 {
        if !ann.act(&id, step).await {
            if ann.get(&format!("/t/{id}/result")).await.status == 200 {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(3)).await;
        }
    }
    panic!("the match did not end");
}

#[tokio::test]
async fn a_repeated_answer_is_the_same_answer_and_a_stale_one_changes_nothing() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let act = format!("/t/{id}/act");
    let asked = ann.get(&format!("/t/{id}")).await.actions().expect("asked");
    let (first, second) =
        (asked["actions"][0]["n"].as_str().unwrap(), asked["actions"][1]["n"].as_str().unwrap());
    let form = |decision: u64, action: &str| {
        format!("decision={decision}&seat=1&action={}", action.replace(' ', "+"))
    };
    let decision = asked["decision"].as_u64().unwrap();
    assert_eq!(ann.post_json(&act, &form(decision, first)).await.status, 200);
    let count = server.entry_count(&id).await;
    let again = ann.post_json(&act, &form(decision, first)).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (200, "{\"ok\":true}"));
    let other = ann.post_json(&act, &form(decision, second)).await;
    assert_eq!((other.status.as_u16(), other.text.as_str()), (409, "{\"stale\":true}"));
    assert_eq!(server.entry_count(&id).await, count);
    // The other drafter's decision was opened before the first commit and is still the same.
    assert!(ben.act(&id, 0).await);
    // A refusal says why and names its rule.
    let asked = ann.get(&format!("/t/{id}")).await.actions().expect("asked");
    let refused = ann.post_json(&act, &form(asked["decision"].as_u64().unwrap(), "lay blue")).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("/rules/kosmopolis#KOS-12"), "{}", refused.text);
}

#[tokio::test]
async fn a_secret_choice_can_be_taken_back_until_all_have_chosen() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    assert!(ann.act(&id, 0).await);
    let page = ann.get(&format!("/t/{id}")).await;
    assert!(page.actions().is_none() && page.text.contains(&format!("/t/{id}/retract")));
    assert_eq!(ann.post_json(&format!("/t/{id}/retract"), "seat=1").await.status, 200);
    assert!(ann.act(&id, 2).await);
    assert!(ben.act(&id, 0).await);
    assert_eq!(ann.post_json(&format!("/t/{id}/retract"), "seat=1").await.status, 422);
    // The choice that resolved the step told what others passed: it cannot be undone.
    assert_eq!(ben.post_json(&format!("/t/{id}/undo"), "seat=2").await.status, 409);
}

#[tokio::test]
async fn the_last_action_can_be_undone_until_somebody_else_acts() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    play_on(&mut [&mut ann, &mut ben], &id, 2).await;
    let (mut mover, mut other, seat) =
        if ann.get(&format!("/t/{id}")).await.actions().is_some() { (ann, ben, 1) } else { (ben, ann, 2) };
    let asked = mover.get(&format!("/t/{id}")).await.actions().expect("asked");
    let home = asked["actions"]
        .as_array()
        .unwrap()
        .iter()
        .find(|a| a["n"].as_str().unwrap().starts_with("hometown"));
    let action = home.expect("a card for the hometown")["n"].as_str().unwrap().replace(' ', "+");
    let form = format!("decision={}&seat={seat}&action={action}", asked["decision"]);
    assert_eq!(mover.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
    let other_seat = 3 - seat;
    assert_eq!(other.post_json(&format!("/t/{id}/undo"), &format!("seat={other_seat}")).await.status, 409);
    assert_eq!(mover.post_json(&format!("/t/{id}/undo"), &format!("seat={seat}")).await.status, 200);
    let again = mover.get(&format!("/t/{id}")).await.actions().expect("asked again");
    assert_eq!(again["actions"], asked["actions"]);
    assert_ne!(again["decision"], asked["decision"]);
    // The undone answer is stale now.
    assert_eq!(mover.post_json(&format!("/t/{id}/act"), &form).await.status, 409);
    // After the other acted nothing can be undone.
    let form = format!("decision={}&seat={seat}&action={action}", again["decision"]);
    assert_eq!(mover.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
    while other.act(&id, 0).await {}
    assert_eq!(mover.post_json(&format!("/t/{id}/undo"), &format!("seat={seat}")).await.status, 409);
}

/// How many lines of the log a page marks as new, and how many it has.
fn marked(page: &str) -> (usize, usize) {
    let log = page.split_once("data-log").and_then(|(_, rest)| rest.split_once("</ol>")).expect("a log").0;
    (log.matches("<li class=\"new\">").count(), log.matches("<li").count())
}

#[tokio::test]
async fn what_happened_since_ones_own_action_stays_marked_after_a_reload() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let table = format!("/t/{id}");
    let (new, all) = marked(&ann.get(&table).await.text);
    assert_eq!((new, all > 0), (all, true), "whoever has not acted yet has seen nothing");
    let (new, _) = marked(&server.browser().get(&table).await.text);
    assert_eq!(new, 0, "a spectator missed nothing");
    play_on(&mut [&mut ann, &mut ben], &id, 2).await;
    let (mut mover, mut other) =
        if ann.get(&table).await.actions().is_some() { (ann, ben) } else { (ben, ann) };
    let (missed, before) = marked(&other.get(&table).await.text);
    // A turn may be several actions.
    while mover.act(&id, 0).await {}
    assert_eq!(marked(&mover.get(&table).await.text).0, 0, "one's own doing is no news");
    let (new, after) = marked(&other.get(&table).await.text);
    assert!(after > before, "{before} lines, then {after}");
    assert_eq!(new, missed + after - before, "to the other all of it is");
    let server = server.restart().await;
    other.router = server.router.clone();
    assert_eq!(marked(&other.get(&table).await.text).0, new, "and a restart forgets nothing");
    assert!(other.act(&id, 0).await);
    assert!(marked(&other.get(&table).await.text).0 < new);
}

#[tokio::test]
async fn without_javascript_forms_do_the_same() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let page = ann.get(&format!("/t/{id}")).await;
    assert!(page.text.contains("name=\"thing\""), "the draft is boxes to tick");
    let asked = page.actions().expect("asked");
    let things = &asked["actions"][1]["steps"][0];
    let form = format!(
        "decision={}&seat=1&subset=yes&thing={}&thing={}",
        asked["decision"],
        things[0].as_str().unwrap(),
        things[1].as_str().unwrap()
    );
    let done = ann.post(&format!("/t/{id}/act"), &form).await;
    assert_eq!((done.status.as_u16(), done.location), (303, format!("/t/{id}")));
    // A stale form shows the board again and says so.
    let stale = ann.post(&format!("/t/{id}/act"), "decision=1&seat=1&action=keep+b2+b3").await;
    assert_eq!(stale.status, 409);
    assert!(stale.text.contains("role=\"alert\""));
}
