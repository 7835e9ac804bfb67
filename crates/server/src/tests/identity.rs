//! Who a browser is, under which name the server is known, and what goes over encrypted connections only.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use tower::ServiceExt;

use super::browser::{TestServer, two_people};
use crate::site::Site;

const FORM: &str = "game=kosmopolis&name=Ann&seat1=me&seat2=friend";

async fn ask(
    server: &TestServer,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    form: &str,
) -> Response {
    let mut request = Request::builder().method(method).uri(path);
    request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(form.to_owned())).expect("a request");
    server.router.clone().oneshot(request).await.expect("an answer")
}

fn cookies(response: &Response) -> Vec<String> {
    let all = response.headers().get_all(header::SET_COOKIE).iter();
    all.map(|value| value.to_str().expect("text").to_owned()).collect()
}

#[tokio::test]
async fn an_invented_cookie_is_nobody() {
    let server = TestServer::new();
    let invented = "ab".repeat(32);
    let cookie = format!("player={invented}");
    let own = [("host", "localhost"), ("origin", "http://localhost"), ("cookie", cookie.as_str())];
    let opened = ask(&server, "POST", "/new", &own, FORM).await;
    assert_eq!(opened.status(), StatusCode::SEE_OTHER);
    let made = cookies(&opened);
    assert!(made.len() == 1 && made[0].starts_with("player="), "{made:?}");
    assert!(!made[0].contains(&invented), "the server makes its own");
    // Whoever knows what was invented has nothing.
    let table = opened.headers()[header::LOCATION].to_str().expect("text").to_owned();
    let closed = ask(&server, "POST", &format!("{table}/close"), &own, "").await;
    assert_eq!(closed.status(), StatusCode::FORBIDDEN);
    let real = made[0].split(';').next().expect("a pair").to_owned();
    // Nor does it hide the real one, if somebody made the browser send both.
    let both = format!("{cookie}; {real}");
    let own = [("host", "localhost"), ("origin", "http://localhost"), ("cookie", both.as_str())];
    let closed = ask(&server, "POST", &format!("{table}/close"), &own, "").await;
    assert_eq!(closed.status(), StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_was_known_before_a_restart_still_is() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    let server = server.restart().await;
    ann.router = server.router.clone();
    assert!(ann.act(&id, 0).await);
}

#[tokio::test]
async fn an_encrypted_server_keeps_its_cookie_to_itself() {
    let plain = TestServer::new();
    let (ann, _, id) = two_people(&plain).await;
    let old = ann.cookie.expect("a cookie");
    let server = plain.restart_at(Site::new(Some("https://play.example.org"), Vec::new())).await;
    let own = [("host", "play.example.org"), ("origin", "https://play.example.org")];
    let opened = ask(&server, "POST", "/new", &own, FORM).await;
    assert_eq!(opened.status(), StatusCode::SEE_OTHER);
    let made = cookies(&opened).pop().expect("a cookie");
    assert!(made.starts_with("__Host-player=") && made.contains("; Secure") && made.contains("; Path=/;"));
    assert!(!made.contains("Domain"));
    let policy = opened.headers()[header::STRICT_TRANSPORT_SECURITY].to_str().expect("text");
    assert!(policy.starts_with("max-age="), "{policy}");
    // A cookie from before goes on working and gets the better name, once.
    let path = format!("/t/{id}");
    let shown = ask(&server, "GET", &path, &[own[0], ("cookie", &old)], "").await;
    let renamed = cookies(&shown).pop().expect("a cookie");
    let better = renamed.split(';').next().expect("a pair").to_owned();
    assert_eq!(better, format!("__Host-{old}"));
    let again = ask(&server, "GET", &path, &[own[0], ("cookie", &better)], "").await;
    assert!(cookies(&again).is_empty());
    let page = axum::body::to_bytes(again.into_body(), 1 << 22).await.expect("a body");
    assert!(String::from_utf8_lossy(&page).contains("data-actions>"), "the seat is still Ann's");
}

#[tokio::test]
async fn a_known_server_answers_to_its_name() {
    let server = TestServer::new().restart_at(Site::new(Some("https://play.example.org"), Vec::new())).await;
    for host in ["evil.example", "127.0.0.1:7070", "play.example.org:80"] {
        assert_eq!(ask(&server, "GET", "/", &[("host", host)], "").await.status(), 421, "{host}");
    }
    assert_eq!(ask(&server, "GET", "/", &[("host", "play.example.org")], "").await.status(), 200);
    assert_eq!(ask(&server, "GET", "/health", &[("host", "127.0.0.1:7070")], "").await.status(), 200);
    // The same host without encryption is another origin.
    let near = [("host", "play.example.org"), ("origin", "http://play.example.org")];
    assert_eq!(ask(&server, "POST", "/new", &near, FORM).await.status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn counters_are_for_the_operator() {
    let server = TestServer::new();
    assert_eq!(ask(&server, "GET", "/metrics", &[("host", "localhost")], "").await.status(), 404);
    for told in ["", "Bearer ", "Bearer wrong"] {
        let headers = [("host", "localhost"), ("authorization", told)];
        assert_eq!(ask(&server, "GET", "/metrics", &headers, "").await.status(), 404, "{told}");
    }
}
