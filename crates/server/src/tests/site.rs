//! Whom a request counts for, and whether it is meant for this server.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::{Network, Site, counted};

fn ip(text: &str) -> IpAddr {
    text.parse().expect("an address")
}

fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in pairs {
        headers.append(HeaderName::from_static(name), HeaderValue::from_str(value).expect("a value"));
    }
    headers
}

fn network(text: &str) -> Network {
    text.parse().expect("a network")
}

#[test]
fn a_network_is_an_address_or_a_prefix() {
    for (text, inside, outside) in [
        ("10.0.0.7", "10.0.0.7", "10.0.0.8"),
        ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"),
        ("0.0.0.0/0", "8.8.8.8", "::1"),
        ("2001:db8::/32", "2001:db8:1::5", "2001:db9::"),
        ("::/0", "2001:db9::", "8.8.8.8"),
        ("127.0.0.0/8", "::ffff:127.0.0.1", "::1"),
    ] {
        assert!(network(text).contains(ip(inside)), "{text} {inside}");
        assert!(!network(text).contains(ip(outside)), "{text} {outside}");
    }
    for wrong in ["", "proxy", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0/8"] {
        assert!(wrong.parse::<Network>().is_err(), "{wrong}");
    }
}

#[test]
fn only_a_proxy_of_ours_says_who_asks() {
    let site = Site::new(None, vec![network("10.0.0.0/8"), network("2001:db8::1")]);
    let told = headers(&[("x-forwarded-for", "1.1.1.1, 203.0.113.9")]);
    assert_eq!(site.client(ip("198.51.100.2"), &told), ip("198.51.100.2"), "anybody can write a header");
    assert_eq!(site.client(ip("10.1.1.1"), &told), ip("203.0.113.9"), "what stands before it is invented");
    let chain = headers(&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "203.0.113.9, 10.2.2.2")]);
    assert_eq!(site.client(ip("2001:db8::1"), &chain), ip("203.0.113.9"), "through two proxies");
    let none = headers(&[]);
    assert_eq!(site.client(ip("10.1.1.1"), &none), ip("10.1.1.1"));
    let broken = headers(&[("x-forwarded-for", "203.0.113.9, unknown")]);
    assert_eq!(site.client(ip("10.1.1.1"), &broken), ip("10.1.1.1"));
    for (written, meant) in
        [("203.0.113.9:4711", "203.0.113.9"), ("[2001:db8:5:6::7]:4711", "2001:db8:5:6::")]
    {
        assert_eq!(site.client(ip("10.1.1.1"), &headers(&[("x-forwarded-for", written)])), ip(meant));
    }
}

#[test]
fn a_household_of_ipv6_counts_once() {
    assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), counted(ip("2001:db8:1:2::9")));
    assert_ne!(counted(ip("2001:db8:1:2::9")), counted(ip("2001:db8:1:3::9")));
    assert_eq!(counted(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
}

#[test]
fn an_origin_has_a_scheme() {
    let site = Site::new(Some("https://Play.example.org/"), Vec::new());
    let from = |origin| headers(&[("origin", origin), ("host", "play.example.org")]);
    assert!(site.is_own_origin(None, &from("https://play.example.org")));
    assert!(site.is_own_origin(None, &from("https://play.example.org:443")));
    for wrong in ["http://play.example.org", "https://play.example.org:444", "https://example.org", "null"] {
        assert!(!site.is_own_origin(None, &from(wrong)), "{wrong}");
    }
    // Without a known address it is the one asked for, over plain HTTP unless a proxy says otherwise.
    let site = Site::new(None, vec![network("10.0.0.1")]);
    assert!(site.is_own_origin(None, &from("http://play.example.org")));
    assert!(!site.is_own_origin(None, &from("https://play.example.org")));
    let mut secure = from("https://play.example.org");
    secure.insert("x-forwarded-proto", HeaderValue::from_static("https"));
    assert!(site.is_own_origin(Some(ip("10.0.0.1")), &secure));
    assert!(!site.is_own_origin(Some(ip("10.0.0.2")), &secure));
}

#[test]
fn a_known_server_has_one_name() {
    let site = Site::new(Some("https://play.example.org"), Vec::new());
    assert!(site.is_host(&headers(&[("host", "PLAY.example.org")])));
    assert!(site.is_host(&headers(&[("host", "play.example.org:443")])));
    for wrong in ["evil.example", "play.example.org:80", "play.example.org.evil.example", "127.0.0.1:7070"] {
        assert!(!site.is_host(&headers(&[("host", wrong)])), "{wrong}");
    }
    assert!(!site.is_host(&headers(&[])));
    assert!(Site::default().is_host(&headers(&[("host", "anything")])));
}
