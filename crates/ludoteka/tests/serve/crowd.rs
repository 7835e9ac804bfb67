//! Nobody is shut out: connections that never say what they want, floods, and people who share an address with one.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::QuickRandom;

use crate::client::Client;
use crate::process::{PATIENCE, Place};
use crate::table::{Pair, open};

/// More than the open files that a program is usually given.
const HALF_OPEN: usize = 1100;
/// How much memory so many connections may hold at most, in kB.
const HALF_OPEN_KB: u64 = 6 * 1024;
/// Half a request.
const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: ludoteka\r\nX-Slow: ";

/// The server with the few open files that most systems give it at first.
#[cfg(unix)]
fn with_few_files(command: &Command) -> Option<Command> {
    let mut few = Command::new("sh");
    few.args(["-c", "ulimit -Sn 1024 && exec \"$0\" \"$@\""]);
    few.arg(command.get_program()).args(command.get_args());
    few.stdin(Stdio::null());
    Some(few)
}

#[cfg(unix)]
#[test]
fn half_open_connections_keep_nobody_waiting() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    // The test holds as many connections as the attacker does.
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, maximum: limit.maximum };
    setrlimit(Resource::Nofile, wanted).unwrap();

    let place = Place::new("half-open");
    let server = place.spawn_as(&[], with_few_files).opened();
    let mut pair = Pair::new(&server);
    pair.people[0].from = Some(IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2)));
    let mut live = pair.people[1].live(&pair.id);
    live.next();
    let before = server.memory();
    let mut held = Vec::new();
    for number in 0..HALF_OPEN {
        // A server that lets nobody in any more shows below; here it must not stop the test.
        let Ok(mut stream) = TcpStream::connect_timeout(&server.address, Duration::from_secs(5)) else {
            break;
        };
        if number % 2 == 0 {
            let _ = stream.write_all(HALF);
        }
        held.push(stream);
    }
    // Somebody from elsewhere and somebody from the very same address play on, each over new connections.
    let mut words = QuickRandom::new(50);
    for _ in 0..6 {
        pair.step(&mut words).expect("the match goes on");
    }
    assert!(live.wait(PATIENCE).is_some(), "live updates go on");
    if let (Some(before), Some(after)) = (before, server.memory()) {
        let grown = after.saturating_sub(before);
        eprintln!("{} half-open connections hold {grown} kB", held.len());
        assert!(grown < HALF_OPEN_KB, "{grown} kB");
    }
}

/// More than an address may have connections at once.
const HALF_SENT: usize = 140;

#[test]
fn half_sent_forms_keep_nobody_waiting() {
    let place = Place::new("half-sent");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    // Two people send the first half of many forms, and never the second.
    let held: Vec<TcpStream> = (0..HALF_SENT)
        .map(|number| {
            let cookie = pair.people[number % 2].cookie.clone().unwrap();
            let mut stream = TcpStream::connect(server.address).unwrap();
            let host = server.address;
            let head = format!(
                "POST /t/{}/say HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\ntext=",
                pair.id
            );
            let _ = stream.write_all(head.as_bytes());
            stream
        })
        .collect();
    // A third one at the same address comes over new connections, and those two play on.
    let mut third = server.client();
    for _ in 0..20 {
        assert_eq!(third.try_get("/").unwrap().status, 200, "somebody else is let in");
    }
    let mut words = QuickRandom::new(51);
    for _ in 0..4 {
        pair.step(&mut words).expect("the match goes on");
    }
    assert!(pair.people[0].live(&pair.id).wait(PATIENCE).is_some(), "live updates too");
    drop(held);
}

/// How long the server keeps a connection after it was last told something.
fn lasts(mut stream: TcpStream) -> Duration {
    let begun = Instant::now();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    let is_closed =
        read.is_ok() || read.is_err_and(|error| error.kind() == std::io::ErrorKind::ConnectionReset);
    assert!(is_closed, "it is open for ever");
    begun.elapsed()
}

#[test]
fn nobody_takes_for_ever() {
    let place = Place::new("for-ever");
    let server = place.serve();
    let connect = |words: &[u8]| {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(words).unwrap();
        stream
    };
    thread::scope(|scope| {
        let head = connect(HALF);
        scope.spawn(|| assert!(lasts(head) < Duration::from_secs(40), "half a head"));
        let body = connect(
            b"POST /settings HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n\
              Content-Length: 100\r\n\r\nlanguage=",
        );
        scope.spawn(|| assert!(lasts(body) < Duration::from_secs(40), "half a body"));
        // A trickle is no better than silence.
        let mut trickle = connect(HALF);
        scope.spawn(move || {
            let begun = Instant::now();
            while trickle.write_all(b"x").is_ok() {
                assert!(begun.elapsed() < Duration::from_secs(40), "a head, byte by byte");
                thread::sleep(Duration::from_millis(200));
            }
        });
        // Somebody asks for much, again and again, and reads nothing of it.
        scope.spawn(|| {
            let page = b"GET /rules/cv HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2000);
            let mut deaf = connect(b"");
            deaf.set_write_timeout(Some(PATIENCE)).unwrap();
            let begun = Instant::now();
            while deaf.write_all(&page).is_ok() {
                assert!(begun.elapsed() < PATIENCE, "a reader that does not read");
            }
        });
    });
    assert_eq!(server.client().get("/").status, 200);
}

/// A refused write is not read to its end, so its connection ends with the answer and says so: a proxy that shares
/// connections among people would lose the next one's move on it.
#[test]
fn a_refused_write_ends_its_connection_openly() {
    let place = Place::new("refused-write");
    let server = place.serve();
    let mut stream = TcpStream::connect(server.address).unwrap();
    let host = server.address;
    write!(
        stream,
        "POST /settings HTTP/1.1\r\nHost: {host}\r\nOrigin: http://elsewhere.example\r\nContent-Length: 7\r\n\r\n"
    )
    .unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    assert!(head.to_lowercase().contains("connection: close"), "{head}");
}

/// One person floods, with a name and without; nineteen others at the same address play on and are never refused.
#[test]
fn one_flooder_among_twenty_silences_nobody() {
    let place = Place::new("flooder");
    let server = place.serve();
    let mut pairs: Vec<Pair> = (0..9).map(|_| Pair::new(&server)).collect();
    let mut last = server.client();
    let alone = open(&mut last, "game=kosmopolis&name=Zoe&seat1=me&seat2=bot-beginner");
    let mut flooder = server.client();
    open(&mut flooder, "game=kosmopolis&name=Max&seat1=me&seat2=friend");
    pairs.iter_mut().flat_map(|pair| &mut pair.people).for_each(|person| person.refused_count = 0);
    last.refused_count = 0;

    let (is_over, refused) = (AtomicBool::new(false), AtomicUsize::new(0));
    let begun = Barrier::new(3);
    thread::scope(|scope| {
        for mut client in [flooder, server.client()] {
            let (is_over, refused, begun) = (&is_over, &refused, &begun);
            scope.spawn(move || {
                let mut count = 0;
                while !is_over.load(Ordering::Relaxed) {
                    // Connections may be refused too: whoever floods is not owed an answer.
                    let writes = client.try_post_json("/settings", "language=en");
                    let reads = client.try_get("/new");
                    let answers = [writes, reads];
                    let is_refused =
                        answers.iter().any(|answer| answer.as_ref().is_ok_and(|answer| answer.status == 429));
                    refused.fetch_add(usize::from(is_refused), Ordering::Relaxed);
                    count += 1;
                    if count == 500 {
                        begun.wait();
                    }
                }
            });
        }
        begun.wait();
        let mut words = QuickRandom::new(51);
        for _ in 0..4 {
            for pair in &mut pairs {
                pair.step(&mut words).expect("the match goes on");
            }
            assert_eq!(last.get(&format!("/t/{alone}")).status, 200);
        }
        is_over.store(true, Ordering::Relaxed);
    });
    assert!(refused.load(Ordering::Relaxed) > 0, "the flood is refused");
    let counts = pairs.iter().flat_map(|pair| &pair.people).chain([&last]).map(|person| person.refused_count);
    assert_eq!(counts.sum::<usize>(), 0, "nobody else is");
}

/// How many requests an address may make at once on a server that allows one a second.
const AT_ONCE: usize = 6;

/// Asks until it is refused, and gives how often it was not. One a second comes back, so an address that was refused
/// just now is refused again after fewer than it may make at once, however slow the machine is.
fn until_refused(client: &Client) -> usize {
    for count in 0..10 * AT_ONCE {
        let answer = client.clone().try_post_json("/settings", "language=en").unwrap();
        if answer.status == 429 {
            let wait = answer.retry_after.expect("it is said when to come again");
            assert!((1..=60).contains(&wait), "{wait} s");
            return count;
        }
    }
    panic!("a flood is not refused");
}

#[test]
fn a_proxy_says_who_floods_and_files_are_free() {
    let place = Place::new("proxy");
    let server = place.serve_with(&["--writes", "1", "--trusted-proxy", "127.0.0.0/8"]);
    let from = |address: &str| {
        let more = format!("X-Forwarded-For: 192.0.2.1, {address}\r\n");
        Client { more, ..server.client() }
    };
    assert!(until_refused(&from("203.0.113.1")) >= AT_ONCE);
    assert!(until_refused(&from("203.0.113.1")) < AT_ONCE);
    assert!(until_refused(&from("203.0.113.2")) >= AT_ONCE);
    let page = from("203.0.113.2").get("/").text;
    let style = page.split("href=\"/assets/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(from("203.0.113.1").try_get(&format!("/assets/{style}")).unwrap().status, 200);
    // IPv6: a household is one.
    assert!(until_refused(&from("2001:db8:1:1::5")) >= AT_ONCE);
    assert!(until_refused(&from("2001:db8:1:1::6")) < AT_ONCE);
    assert!(until_refused(&from("2001:db8:1:2::6")) >= AT_ONCE);
    drop(server);
    // Without a known proxy the header says nothing.
    let server = place.serve_with(&["--writes", "1"]);
    let from = |address: &str| {
        let more = format!("X-Forwarded-For: {address}\r\n");
        Client { more, ..server.client() }
    };
    assert!(until_refused(&from("203.0.113.1")) >= AT_ONCE);
    assert!(until_refused(&from("203.0.113.2")) < AT_ONCE);
}

#[test]
fn counters_are_told_to_the_operator() {
    let place = Place::new("operator");
    let server = place.serve();
    assert_eq!(server.client().get("/metrics").status, 404);
    assert!(server.client().metrics().contains("ludoteka_requests_total "));
}
