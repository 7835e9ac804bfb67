//! Nobody acts for a seat that is not theirs, reads what they may not know, or breaks anything.

use axum::body::Body;
use axum::http::header;

use super::browser::{TestServer, two_people};

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let asked = ann.get(&format!("/t/{id}")).await.actions().expect("asked");
    let action = asked["actions"][0]["n"].as_str().unwrap().replace(' ', "+");
    let form = format!("decision={}&seat=1&action={action}&text=hi", asked["decision"]);
    let count = server.entry_count(&id).await;
    let mut stranger = server.browser();
    for path in [
        "act", "undo", "retract", "leave", "return", "device", "iam", "start", "remove", "close", "rematch",
        "say", "mute",
    ] {
        let answer = stranger.post_json(&format!("/t/{id}/{path}"), &form).await;
        assert_eq!(answer.status, 403, "{path} by a stranger");
    }
    for path in ["act", "undo", "retract", "iam", "start", "remove"] {
        let answer = ben.post_json(&format!("/t/{id}/{path}"), &form).await;
        assert_eq!(answer.status, 403, "{path} by the other player");
    }
    // A made-up cookie is nobody.
    stranger.cookie = Some(format!("player={}", "0".repeat(64)));
    assert_eq!(stranger.post_json(&format!("/t/{id}/act"), &form).await.status, 403);
    assert_eq!(server.entry_count(&id).await, count);
}

#[tokio::test]
async fn a_page_elsewhere_cannot_write() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let count = server.entry_count(&id).await;
    for (name, value) in
        [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let request = ann
            .request("POST", &format!("/t/{id}/close"))
            .header(name, value)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::empty())
            .unwrap();
        assert_eq!(ann.send(request).await.status, 403, "{name}: {value}");
    }
    let request = ann.request("GET", &format!("/t/{id}/live")).header("origin", "http://evil.example");
    assert_eq!(ann.send(request.body(Body::empty()).unwrap()).await.status, 403);
    assert_eq!(server.entry_count(&id).await, count);
}

/// In the draft players see only their own cards: everything that can be touched on a page is the viewer's own.
#[tokio::test]
async fn pages_show_nobody_elses_cards() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let packs = |text: &str| {
        let mut list: Vec<String> =
            text.split("data-thing=\"pack-").skip(1).map(|rest| rest.chars().take(2).collect()).collect();
        list.sort();
        list
    };
    let (own, others) =
        (packs(&ann.get(&format!("/t/{id}")).await.text), packs(&ben.get(&format!("/t/{id}")).await.text));
    assert_eq!((own.len(), others.len()), (6, 6));
    let mut stranger = server.browser();
    for path in ["", "?watch=yes", "/result", "/record", "/replay", "/replay?seat=1&line=20"] {
        let page = stranger.get(&format!("/t/{id}{path}")).await;
        assert!(packs(&page.text).is_empty() && !page.text.contains("data-actions>"), "{path}");
        assert!(!page.text.contains("* deal"), "no raw notation: {path}");
    }
    // What Ann has chosen is not on Ben's page.
    let before = ben.get(&format!("/t/{id}")).await.text;
    assert!(ann.act(&id, 0).await);
    let after = ben.get(&format!("/t/{id}")).await.text;
    assert_eq!(packs(&before), packs(&after));
    assert!(!after.contains("data-commit"), "others' choices stay hidden");
}

#[tokio::test]
async fn malformed_requests_get_a_4xx_and_change_nothing() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let count = server.entry_count(&id).await;
    let act = format!("/t/{id}/act");
    let long = format!("decision=1&seat=1&action={}", "x".repeat(500));
    let huge = "a=".to_owned() + &"x".repeat(20_000);
    let many = "a=b&".repeat(100);
    let bad = [
        (act.as_str(), ""),
        (&act, "decision=x&seat=1&action=keep+b2+b3"),
        (&act, "decision=-1&seat=1&action=keep+b2+b3"),
        (&act, "decision=99999999999999999999&seat=1&action=keep+b2+b3"),
        (&act, "decision=1&seat=9&action=keep+b2+b3"),
        (&act, "decision=1&seat=0&action=keep+b2+b3"),
        (&act, "decision=1&seat=%00&action=%ff%fe"),
        (&act, "decision=1&seat=1&thing=nothing&thing=pack-z9"),
        (&act, &long),
        (&act, &huge),
        (&act, &many),
        ("/new", "game=chess"),
        ("/new", "game=kosmopolis&variant=deluxe&quick=bots"),
        ("/new", "game=kosmopolis&seat1=me&seat2=bot-god"),
        ("/t/nothing/act", "decision=1&seat=1&action=keep+b2+b3"),
        ("/t/..%2f..%2fetc/join", "name=x"),
        ("/nowhere", ""),
    ];
    for (path, form) in bad {
        for answer in [ann.post(path, form).await, ann.post_json(path, form).await] {
            let is_form_again = path == "/new" && answer.status == 200;
            assert!(answer.status.is_client_error() || is_form_again, "{path} {form:.60}: {}", answer.status);
            assert!(!answer.text.is_empty());
        }
    }
    for path in
        ["/t/nothing", "/t/%00", "/rules/chess", "/new?game=chess", "/assets/../x", "/t/x/replay?line=-1"]
    {
        assert!(ann.get(path).await.status.is_client_error(), "{path}");
    }
    for method in ["PUT", "DELETE", "PATCH"] {
        let request =
            ann.request(method, &act).header(header::ORIGIN, "http://localhost").body(Body::empty()).unwrap();
        assert!(ann.send(request).await.status.is_client_error(), "{method}");
    }
    assert_eq!(server.entry_count(&id).await, count);
}

#[tokio::test]
async fn refusals_speak_the_language_of_who_asks() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let mut words = Vec::new();
    for language in ["en", "fr", "pl", "de"] {
        let request = ann.request("GET", "/t/nothing").header(header::ACCEPT_LANGUAGE, language);
        let page = ann.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(page.status, 404);
        assert!(page.text.contains(&format!("lang=\"{language}\"")));
        let title = page.text.split("<h1>").nth(1).unwrap().split("</h1>").next().unwrap().to_owned();
        words.push(title);
    }
    words.sort();
    words.dedup();
    assert_eq!(words.len(), 4, "{words:?}");
}

#[tokio::test]
async fn every_answer_has_a_strict_policy_and_names_are_escaped() {
    let server = TestServer::new();
    let mut ann = server.browser();
    let form = "game=kosmopolis&name=%3Cscript%3Ealert(1)%3C%2Fscript%3E&seat1=me&seat2=friend&access=public";
    let id = ann.open(form).await;
    for path in ["/".to_owned(), format!("/t/{id}"), "/nowhere".to_owned(), "/rules/kosmopolis".to_owned()] {
        let request = server.browser().request("GET", &path).body(Body::empty()).unwrap();
        let response = tower::ServiceExt::oneshot(server.router.clone(), request).await.unwrap();
        let policy =
            response.headers().get(header::CONTENT_SECURITY_POLICY).expect("a policy").to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        let page = server.browser().get(&path).await.text;
        assert!(
            !page.contains("<script>") && !page.contains(" style=") && !page.contains(" onclick="),
            "{path}"
        );
    }
}
