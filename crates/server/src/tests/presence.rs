//! Who is there: told where it shows, and to nobody else.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::browser::{Browser, TestServer, two_people};
use crate::http::{AT_TABLE_MAX, SEND_MAX};
use store::PlayerHash;

#[tokio::test]
async fn who_comes_or_goes_wakes_only_who_shows_it() {
    let server = TestServer::new();
    let (_, _, id) = two_people(&server).await;
    let live = server.tables.get(&id).await.expect("a table");
    let (boards, mut lobby) = (live.watch(), live.watch_arrivals());
    let mut is_told = move || {
        let is_told = lobby.has_changed().expect("the table is there");
        lobby.mark_unchanged();
        is_told
    };
    let stranger = PlayerHash::new([9; 32]);
    live.enter(stranger);
    assert!(!is_told() && live.is_present(stranger));
    live.leave(stranger);
    assert!(!is_told() && !live.is_present(stranger));
    // A seat shows whether its player is there, whatever the number of windows.
    let ann = live.now().seats[0].occupant.owner().expect("Ann sits there");
    let mut told = Vec::new();
    live.enter(ann);
    told.push(is_told());
    live.enter(ann);
    told.push(is_told());
    live.leave(ann);
    told.push(is_told());
    live.leave(ann);
    told.push(is_told());
    assert_eq!(told, [true, false, false, true]);
    assert!(!boards.has_changed().expect("the table is there"), "boards do not show it and sleep on");
}

/// The router on a real socket. Buffers are as small as the system allows, so that who does not read is found out soon.
async fn listen(server: &TestServer) -> SocketAddr {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_send_buffer_size(2048).expect("a small buffer");
    socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("an address");
    let listener = socket.listen(64).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let router = server.router.clone();
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

/// Asks for the live connection of a table; gives it and the first line of the answer.
async fn connect(to: SocketAddr, id: &str, browser: &Browser) -> (TcpStream, String) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small buffer");
    let mut stream = socket.connect(to).await.expect("connected");
    let cookie = browser.cookie.as_deref().unwrap_or_default();
    let request = format!(
        "GET /t/{id}/live?page=board HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nCookie: {cookie}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: bHVkb3Rla2EtdGVzdC0xMg==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut first = Vec::new();
    while !first.ends_with(b"\r\n") {
        first.push(stream.read_u8().await.expect("an answer"));
    }
    (stream, String::from_utf8_lossy(&first).into_owned())
}

#[tokio::test]
async fn who_does_not_read_is_dropped_and_holds_nobody_up() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let to = listen(&server).await;
    let (mut reading, upgraded) = connect(to, &id, &ann).await;
    assert!(upgraded.starts_with("HTTP/1.1 101"), "{upgraded}");
    let (deaf, _) = connect(to, &id, &server.browser()).await;
    let reader = tokio::spawn(async move {
        let mut buffer = [0; 4096];
        let mut count = 0;
        while let Ok(more @ 1..) = reading.read(&mut buffer).await {
            count += more;
        }
        count
    });
    let sockets = || server.tables.counters.sockets.load(Ordering::Relaxed);
    let mut steps = 0;
    while sockets() == 2 && steps < 400 {
        let is_done = ann.act(&id, steps).await | ben.act(&id, steps + 1).await;
        assert!(is_done, "the match goes on");
        steps += 1;
        // Once the buffers are full, the time to read begins.
        if steps > 20 {
            tokio::time::sleep(SEND_MAX / 10).await;
        }
    }
    assert_eq!(sockets(), 1, "one is dropped, the other is not");
    drop(deaf);
    drop(server);
    reader.abort();
}

#[tokio::test]
async fn a_table_has_room_for_so_many_and_no_more_but_for_who_plays() {
    let server = TestServer::new();
    let (ann, _, id) = two_people(&server).await;
    let to = listen(&server).await;
    let live = server.tables.get(&id).await.expect("a table");
    let mut watchers: Vec<_> = (1..AT_TABLE_MAX).map(|_| live.watch()).collect();
    let zoe = server.browser();
    let (last, upgraded) = connect(to, &id, &zoe).await;
    assert!(upgraded.starts_with("HTTP/1.1 101"), "{upgraded}");
    while live.watcher_count() < AT_TABLE_MAX {
        tokio::task::yield_now().await;
    }
    let (_, refused) = connect(to, &id, &zoe).await;
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    let (playing, upgraded) = connect(to, &id, &ann).await;
    assert!(upgraded.starts_with("HTTP/1.1 101"), "who plays is let in: {upgraded}");
    drop(playing);
    watchers.pop();
    while live.watcher_count() >= AT_TABLE_MAX {
        tokio::task::yield_now().await;
    }
    let (_, upgraded) = connect(to, &id, &zoe).await;
    assert!(upgraded.starts_with("HTTP/1.1 101"), "one that is gone makes room for one: {upgraded}");
    drop(last);
}

#[tokio::test]
async fn who_shows_the_same_is_drawn_once() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    let to = listen(&server).await;
    let drawn = || server.tables.counters.drawn.load(Ordering::Relaxed);
    // Each comes at another moment, so no two have the same messages behind them.
    let mut watching = Vec::new();
    for step in 0..3 {
        let (mut stream, _) = connect(to, &id, &server.browser()).await;
        read_frame(&mut stream).await;
        watching.push(stream);
        assert!(ann.act(&id, step).await || ben.act(&id, step).await);
        for stream in &mut watching {
            read_frame(stream).await;
        }
    }
    let before = drawn();
    assert!(ann.act(&id, 0).await || ben.act(&id, 0).await);
    for stream in &mut watching {
        read_frame(stream).await;
    }
    assert_eq!(drawn() - before, 1, "three watch in one language");
}

/// Reads past the head of an answer and the next frame behind it.
async fn read_frame(stream: &mut TcpStream) {
    let mut head = [stream.read_u8().await.expect("a frame"), 0];
    if head[0] != 0x81 && head[0] != 0x82 {
        let mut last = vec![head[0]];
        while !last.ends_with(b"\r\n\r\n") {
            last.push(stream.read_u8().await.expect("a head"));
        }
        head[0] = stream.read_u8().await.expect("a frame");
    }
    head[1] = stream.read_u8().await.expect("its length");
    let length = match head[1] {
        126 => u64::from(stream.read_u16().await.expect("its length")),
        127 => stream.read_u64().await.expect("its length"),
        short => u64::from(short),
    };
    let mut body = vec![0; length as usize];
    stream.read_exact(&mut body).await.expect("all of it");
}
