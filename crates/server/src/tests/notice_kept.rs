//! Notices belong to the store: they survive a restart, are sent by one of several servers, and move with their person.

use std::sync::Arc;
use std::time::Duration;

use super::browser::{Browser, TestServer, two_people};
use super::notice::{
    DELAY, LONG_DELAY, OK, QUIET, Received, arrived, both_act, count, receiver, receiver_by, restart,
    send_notices, server_with, set_webhook,
};
use crate::bot::BotPool;
use crate::notice::{Notices, Options};
use crate::tables::Tables;
use store::PlayerHash;
use trust::Trust;

/// A table of two at which the second person has a webhook and is away, and the receiver behind it.
async fn away(server: &TestServer) -> (Browser, Browser, String, Received) {
    let (address, received) = receiver(OK).await;
    let (ann, mut ben, id) = two_people(server).await;
    set_webhook(&mut ben, "slack", &format!("http://{address}/hush-hush")).await;
    (ann, ben, id, received)
}

/// Who sits in the second seat.
async fn second(server: &TestServer, id: &str) -> PlayerHash {
    let state = server.tables.get(id).await.expect("a table").now();
    state.seats.iter().filter_map(|seat| seat.occupant.owner()).nth(1).expect("somebody")
}

#[tokio::test]
async fn a_notice_that_waits_survives_a_restart_and_is_told_once() {
    let server = server_with(true, LONG_DELAY).await;
    let (mut ann, mut ben, id, received) = away(&server).await;
    both_act(&mut ann, &mut ben, &id).await;
    let server = restart(server, &mut [&mut ann, &mut ben], LONG_DELAY).await;
    assert_eq!(count(&received), 0, "it waits");
    assert_eq!(arrived(&received).await, 1);
    // Told is told, also for the next server and when the table changes for others.
    let _server = restart(server, &mut [&mut ann, &mut ben], DELAY).await;
    assert!(ann.act(&id, 0).await);
    tokio::time::sleep(DELAY + QUIET).await;
    assert_eq!(count(&received), 1);
}

#[tokio::test]
async fn what_is_answered_after_a_restart_is_not_told() {
    let server = server_with(true, LONG_DELAY).await;
    let (mut ann, mut ben, id, received) = away(&server).await;
    both_act(&mut ann, &mut ben, &id).await;
    let player = second(&server, &id).await;
    let server = restart(server, &mut [&mut ann, &mut ben], LONG_DELAY).await;
    let due = |notices: Vec<store::Notice>| notices[0].due_ms;
    assert!(due(server.tables.store.notices(&id).await.expect("notices")).is_some());
    assert!(ben.act(&id, 0).await);
    let after = server.tables.store.notices(&id).await.expect("notices");
    assert_eq!((after[0].player, after[0].due_ms), (player, None), "the move itself withdraws it");
    tokio::time::sleep(LONG_DELAY + QUIET).await;
    assert_eq!(count(&received), 0);
}

#[tokio::test]
async fn of_two_servers_on_one_store_one_sends() {
    let server = server_with(true, DELAY).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let other = Tables::new(server.tables.store.clone(), BotPool::new(2), server.tables.timing.clone());
        send_notices(&other, &server.path(), true, DELAY).await;
        others.push(other);
    }
    let keys: Vec<String> = others
        .iter()
        .chain([&server.tables])
        .map(|tables| tables.notices.get().expect("notices").public_key())
        .collect();
    assert!(keys.iter().all(|key| *key == keys[0]), "they have one key");
    for _ in 0..3 {
        let (mut ann, mut ben, id, received) = away(&server).await;
        both_act(&mut ann, &mut ben, &id).await;
        assert_eq!(arrived(&received).await, 1);
    }
}

#[tokio::test]
async fn what_could_not_be_sent_is_tried_again_also_after_a_restart() {
    let server = server_with(true, DELAY).await;
    let (address, received) = receiver("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n").await;
    let (mut ann, mut ben, id) = two_people(&server).await;
    set_webhook(&mut ben, "slack", &format!("http://{address}/")).await;
    both_act(&mut ann, &mut ben, &id).await;
    assert_eq!(arrived(&received).await, 1);
    let server = restart(server, &mut [&mut ann, &mut ben], DELAY).await;
    server.time.pass(Duration::from_secs(31));
    let begun = tokio::time::Instant::now();
    while count(&received) < 2 && begun.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(count(&received), 2);
    // Whoever does not wish it any more is not told, even if it has been tried.
    ben.post("/notices/stop", "").await;
    server.time.pass(Duration::from_secs(301));
    tokio::time::sleep(QUIET).await;
    assert_eq!(count(&received), 2);
}

#[tokio::test]
async fn what_people_wish_moves_with_them_to_another_device() {
    let server = server_with(true, LONG_DELAY).await;
    let (mut ann, mut ben, id, received) = away(&server).await;
    both_act(&mut ann, &mut ben, &id).await;
    let before = second(&server, &id).await;
    let link = ben.post(&format!("/t/{id}/device"), "").await.text;
    let start = link.find(&format!("/t/{id}/device/")).expect("a link");
    let path: String = link[start..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
    let mut phone = server.browser();
    assert_eq!(phone.post(&path, "").await.status, 303);
    let now = second(&server, &id).await;
    let notices = server.tables.notices.get().expect("notices");
    let (old, new) = (notices.wishes(before).await.expect("read"), notices.wishes(now).await.expect("read"));
    assert!(old.is_empty() && new.webhook.is_some());
    assert_eq!(arrived(&received).await, 1, "the turn that waited is told to the device that has it now");
    // Whoever signs out is told nothing any more.
    assert_eq!(phone.post("/sign-out", "").await.status, 303);
    assert!(notices.wishes(now).await.expect("read").is_empty());
}

#[tokio::test]
async fn files_of_earlier_programs_are_taken_over_once() {
    let server = TestServer::new();
    let folder = server.path().parent().expect("a folder").join("notices");
    std::fs::create_dir(&folder).expect("made");
    let key = ring::signature::EcdsaKeyPair::generate_pkcs8(
        &ring::signature::ECDSA_P256_SHA256_FIXED_SIGNING,
        &ring::rand::SystemRandom::new(),
    )
    .expect("a key");
    std::fs::write(folder.join("push.key"), key.as_ref()).expect("written");
    let wishes = r#"{"webhook":{"kind":"ntfy","url":"https://example.org/x"},"browsers":[{"endpoint":"https://push.example.org/","p256dh":"a","auth":"b"}]}"#;
    let (ann, ben, eve) = (PlayerHash::new([1; 32]), PlayerHash::new([2; 32]), PlayerHash::new([3; 32]));
    for player in [ann, ben] {
        std::fs::write(folder.join(format!("{player}.json")), wishes).expect("written");
    }
    std::fs::write(folder.join(format!("{eve}.json")), "damaged").expect("written");
    server
        .tables
        .store
        .put_wishes(ben, Some(store::SecretText::new("{\"webhook\":null,\"browsers\":[]}")))
        .await
        .expect("kept");
    send_notices(&server.tables, &server.path(), false, DELAY).await;
    let notices = server.tables.notices.get().expect("notices");
    let taken = notices.wishes(ann).await.expect("read");
    assert!(taken.webhook.is_some_and(|webhook| webhook.url == "https://example.org/x"));
    assert_eq!(taken.browsers.len(), 1, "they know the key");
    assert!(notices.wishes(ben).await.expect("read").is_empty(), "what the store knows wins");
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("a folder").map(|f| f.expect("a file").file_name()).collect();
    assert_eq!(left, [format!("{eve}.json").as_str()], "what cannot be read stays");
    // Another node with a key of its own: its browsers would not be reached any more, its webhooks are.
    let other = tempfile::TempDir::new().expect("a folder");
    std::fs::create_dir(other.path().join("notices")).expect("made");
    std::fs::write(other.path().join("notices/push.key"), "another").expect("written");
    std::fs::write(other.path().join(format!("notices/{eve}.json")), wishes).expect("written");
    let options = Options { base: String::new(), delay: DELAY, allow: Vec::new(), trust: None };
    let second = Notices::open(server.tables.store.clone(), other.path(), options).await.expect("a key");
    assert_eq!(second.public_key(), notices.public_key());
    let taken = second.wishes(eve).await.expect("read");
    assert!(taken.webhook.is_some() && taken.browsers.is_empty());
    assert!(!other.path().join("notices").exists());
}

#[tokio::test]
async fn a_table_can_be_exported_without_anybodys_secrets() {
    let server = server_with(true, LONG_DELAY).await;
    let (mut ann, mut ben, id, _received) = away(&server).await;
    both_act(&mut ann, &mut ben, &id).await;
    let stored = server.tables.store.load(&id).await.expect("a table");
    let bodies: String = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
    assert!(!format!("{stored:?}{bodies}{}", stored.row.summary.shown).contains("hush-hush"));
    let rows: Arc<str> = format!("{:?}", server.tables.store.notices(&id).await.expect("notices")).into();
    assert!(rows.contains("due_ms: Some") && !rows.contains("hush-hush"), "{rows}");
}

/// A receiver with a certificate of an authority that only the tests believe.
fn encryption() -> tokio_rustls::TlsAcceptor {
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let own = CertificateDer::from_pem_slice(include_bytes!("../../../testdb/tls/leaf.pem"))
        .expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("../../../testdb/tls/leaf.key")).expect("a key");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions =
        rustls::ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = versions.expect("versions").with_no_client_auth().with_single_cert(vec![own], key);
    Arc::new(config.expect("a certificate")).into()
}

#[tokio::test]
async fn an_encrypted_receiver_is_told_if_its_certificate_is_believed() {
    let (address, received) = receiver_by(OK, Some(encryption())).await;
    let allow: Vec<crate::site::Network> = vec!["127.0.0.0/8".parse().expect("a network")];
    for is_believed in [false, true] {
        let server = TestServer::new();
        let authority = Trust::of_pem(include_bytes!("../../../testdb/tls/ca.pem"));
        let trust = authority.filter(|_| is_believed);
        let options = Options {
            base: "https://play.example.org".to_owned(),
            delay: DELAY,
            allow: allow.clone(),
            trust,
        };
        let data = server.path();
        let notices = Notices::open(server.tables.store.clone(), data.parent().expect("a folder"), options);
        let notices = notices.await.expect("a key");
        server.tables.notices.get_or_init(|| notices).start(&server.tables);
        let (mut ann, mut ben, id) = two_people(&server).await;
        for host in ["localhost", "127.0.0.1"] {
            set_webhook(&mut ben, "generic", &format!("https://{host}:{}/hook", address.port())).await;
            let said = ben.post("/notices/test", "").await.location;
            assert_eq!(
                said,
                if is_believed { "/notices?said=arrived" } else { "/notices?said=lost" },
                "{host}"
            );
        }
        if is_believed {
            both_act(&mut ann, &mut ben, &id).await;
            let begun = tokio::time::Instant::now();
            while count(&received) < 3 && begun.elapsed() < Duration::from_secs(60) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        assert_eq!(count(&received), if is_believed { 3 } else { 0 });
    }
}
