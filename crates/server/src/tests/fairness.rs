//! What the server could choose of a match's draws: nothing, once it knows what the players add.

use engine::Record;
use games::{AnyGame, Opening, with_game};
use seating::Stage;

use super::browser::{Browser, TestServer};

async fn state(server: &TestServer, id: &str) -> std::sync::Arc<crate::table_state::TableState> {
    server.tables.get(id).await.expect("a table").now()
}

/// Plays to the end against bots.
async fn play_out(server: &TestServer, browser: &mut Browser, id: &str) {
    for step in 0..20_000 {
        if state(server, id).await.stage == Stage::Ended {
            return;
        }
        if !browser.act(id, step).await {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn players_add_their_nonce_after_the_commitment_and_bots_have_none_to_choose() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let (early, late) = ("ab".repeat(16), "cd".repeat(16));
    let form = format!("game=kosmopolis&name=Ann&seat1=me&seat2=bot-beginner&nonce={early}");
    let id = ann.open(&form).await;
    // The match does not begin with a nonce that came before the commitment was shown.
    let before = state(&server, &id).await;
    assert_eq!(before.stage, Stage::Lobby);
    let lobby = ann.get(&format!("/t/{id}")).await.text;
    assert!(lobby.contains(&before.about.commitment) && lobby.contains("data-at-once"));
    assert_eq!(ann.post(&format!("/t/{id}/start"), &format!("nonce={late}")).await.status, 303);
    let now = state(&server, &id).await;
    assert_eq!(now.about.commitment, before.about.commitment);
    let added: Vec<Option<String>> =
        now.nonces.iter().map(|own| own.map(|own| engine::to_hex(&own))).collect();
    assert_eq!(added, [Some(late.clone()), None]);
    play_out(&server, &mut ann, &id).await;
    let text = ann.get(&format!("/t/{id}/record")).await.text;
    assert!(text.starts_with("ludoteka record 2\n"));
    assert!(text.contains(&format!("nonce 1 {late}\nnonce 2 sealed\n")) && !text.contains(&early));
    let prove = |text: &str| {
        let record = Record::parse(text).expect("a good record");
        let game = AnyGame::open(&Opening::of_record(&record)).expect("a known game");
        with_game!(&game, game => engine::verify(game, &record).is_ok())
    };
    assert!(prove(&text));
    // A rematch and its draws are fixed in the same order.
    let next = ann.post(&format!("/t/{id}/rematch"), &format!("nonce={early}")).await.location;
    let again = state(&server, &next[3..]).await;
    assert_eq!(again.stage, Stage::Lobby);
    assert!(ann.get(&next).await.text.contains(&again.about.commitment));
    assert!(again.seats.iter().all(|seat| seat.nonce.is_none()));
}

#[tokio::test]
async fn a_browser_that_adds_nothing_starts_at_once() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=bot-beginner").await;
    let now = state(&server, &id).await;
    assert_eq!(now.stage, Stage::Playing);
    assert_eq!(now.nonces.as_slice(), [None, None]);
}
