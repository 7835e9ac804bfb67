//! What people say at a table: kept, limited, and without any effect on the match.

use super::browser::{TestServer, two_people};
use crate::table_state::TableState;

#[tokio::test]
async fn what_is_said_is_kept_and_changes_nothing_of_the_match() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let before = server.tables.get(&id).await.expect("a table").now();
    let asked = ann.get(&format!("/t/{id}")).await.actions();
    let said = ben.post_json(&format!("/t/{id}/say"), "text=%3Cb%3Ehi%3C%2Fb%3E+Ann").await;
    assert_eq!((said.status.as_u16(), said.text.as_str()), (200, r#"{"ok":true}"#));
    assert_eq!(ben.post(&format!("/t/{id}/say"), "sign=well").await.status, 303, "a form gets the board");
    let after = server.tables.get(&id).await.expect("a table").now();
    assert_eq!(
        (after.hash(), &after.opened, after.awaited()),
        (before.hash(), &before.opened, before.awaited())
    );
    let page = ann.get(&format!("/t/{id}")).await;
    assert_eq!(page.actions(), asked, "what is asked is the same decision");
    assert!(page.text.contains("&lt;b&gt;hi&lt;/b&gt; Ann") && !page.text.contains("<b>hi</b>"));
    assert!(page.text.contains("Well played!"));
    assert!(ann.act(&id, 0).await, "an answer that was asked for before is not stale");
    // It survives, and the log still follows.
    let server = server.restart().await;
    ben.router = server.router.clone();
    assert!(ben.get(&format!("/t/{id}")).await.text.contains("&lt;b&gt;hi"));
    let stored = server.tables.store.load(&id).await.expect("a table");
    assert!(TableState::load(&stored).is_ok());
    assert!(!stored.entries.iter().any(|entry| entry.kind == "said" && entry.hash != after.hash()));
}

#[tokio::test]
async fn spectators_neither_read_nor_write_unless_the_table_allows_it() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    ann.post(&format!("/t/{id}/say"), "text=among+us").await;
    let mut zoe = server.browser();
    zoe.open("game=kosmopolis&name=Zoe&seat1=me&seat2=friend").await;
    assert!(!zoe.get(&format!("/t/{id}")).await.text.contains("among us"));
    assert_eq!(zoe.post(&format!("/t/{id}/say"), "text=hello").await.status, 403);
    let (mut ann, mut ben) = (server.browser(), server.browser());
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend&chat=open").await;
    ben.post(&format!("/t/{id}/join"), "name=Ben").await;
    ann.post(&format!("/t/{id}/start"), "").await;
    assert_eq!(zoe.post(&format!("/t/{id}/say"), "text=hello+from+outside").await.status, 303);
    let page = ben.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("hello from outside") && page.contains("Zoe"));
    let mut other_ann = server.browser();
    other_ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    let said = other_ann.post(&format!("/t/{id}/say"), "text=I+am+Ann").await;
    assert_ne!(said.status, 303, "nobody is taken for somebody who plays");
    assert!(!ben.get(&format!("/t/{id}")).await.text.contains("I am Ann"));
}

#[tokio::test]
async fn nobody_floods_a_table() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let mut sent = 0;
    while sent < 100
        && ann.post_json(&format!("/t/{id}/say"), &format!("text=word+{sent}")).await.status == 200
    {
        sent += 1;
    }
    assert!((3..15).contains(&sent), "{sent} messages at once");
    assert_eq!(ben.post_json(&format!("/t/{id}/say"), "text=me+too").await.status, 200, "another may speak");
    let long = "x".repeat(3000);
    assert_eq!(ben.post_json(&format!("/t/{id}/say"), &format!("text={long}")).await.status, 200);
    let page = ann.get(&format!("/t/{id}")).await.text;
    assert!(page.contains(&"x".repeat(240)) && !page.contains(&"x".repeat(241)), "it is cut");
    let count = server.entry_count(&id).await;
    assert_eq!(ben.post_json(&format!("/t/{id}/say"), "text=%E2%80%8B+").await.status, 200);
    assert_eq!(ben.post_json(&format!("/t/{id}/say"), "sign=rude").await.status, 400);
    assert_eq!(server.entry_count(&id).await, count, "nothing to say is not written down");
}

#[tokio::test]
async fn who_is_muted_is_not_read_by_who_muted_them() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    assert_eq!(ann.post(&format!("/t/{id}/mute"), "seat=2&muted=yes").await.status, 303);
    ben.post(&format!("/t/{id}/say"), "text=blah").await;
    assert!(!ann.get(&format!("/t/{id}")).await.text.contains("blah"));
    assert!(ben.get(&format!("/t/{id}")).await.text.contains("blah"));
    assert_eq!(ann.post(&format!("/t/{id}/mute"), "seat=2&muted=no").await.status, 303);
    assert!(ann.get(&format!("/t/{id}")).await.text.contains("blah"));
    assert_eq!(ann.post(&format!("/t/{id}/mute"), "seat=1&muted=yes").await.status, 400, "not oneself");
}

#[tokio::test]
async fn names_that_cannot_be_told_apart_are_refused() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let id = ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    let mut ben = server.browser();
    // The same, other case, Cyrillic, spaces, something invisible.
    for name in ["Ann", "ANN", "%D0%90nn", "A+n+n", "An%E2%80%8Bn"] {
        let page = ben.post(&format!("/t/{id}/join"), &format!("name={name}")).await;
        assert!(page.status == 200 && page.text.contains("looks like it"), "{name}: the form again");
        let refused = ben.post_json(&format!("/t/{id}/join"), &format!("name={name}")).await;
        assert_eq!(refused.status, 422, "{name}");
    }
    let blank = ben.post(&format!("/t/{id}/join"), "name=%E3%85%A4").await;
    assert!(blank.status == 200 && blank.text.contains("cannot be seen"));
    assert_eq!(
        ben.post(&format!("/t/{id}/join"), "name=%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80").await.status,
        303
    );
    let state = server.tables.get(&id).await.expect("a table").now();
    assert_eq!(state.seats[1].name, "\u{1f469}\u{200d}\u{1f680}", "a joined picture stays whole");
    let same = ann.post("/new", "game=kosmopolis&name=Ann&seat1=me&seat2=here&name2=ann").await;
    assert!(same.status == 200 && same.text.contains("looks like it"), "one screen is one table too");
}
