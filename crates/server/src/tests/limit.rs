//! Limits by person and by address, without a socket.

use std::net::IpAddr;

use store::PlayerHash;

use super::{Kind, Limiter, SOCKETS_OF_ADDRESS_MAX, SOCKETS_OF_PERSON_MAX, WRITES};
use crate::error::AppError;
use crate::recent::Recent;

fn address(last: u8) -> Option<IpAddr> {
    Some(IpAddr::from([127, 0, 0, last]))
}

fn person(number: u8) -> Option<PlayerHash> {
    Some(PlayerHash::new([number; 32]))
}

/// An address that asks too often is refused, another is not, and reading is not held up by writing.
#[test]
fn rates_are_limited_by_address() {
    let limiter = Limiter::new(WRITES);
    let allowed = (0..10_000).filter(|_| limiter.allow(None, address(1), Kind::Write).is_ok()).count();
    assert!((100..2000).contains(&allowed), "{allowed} writes at once");
    assert!(limiter.allow(None, address(2), Kind::Write).is_ok());
    assert!(limiter.allow(None, address(1), Kind::Read).is_ok());
    let refused = limiter.allow(None, address(1), Kind::Write);
    assert!(matches!(refused, Err(AppError::TooSoon(1))), "{refused:?}");
}

/// Whoever floods, with a name or without, takes nothing from the others at the same address.
#[test]
fn a_flooder_does_not_silence_the_address() {
    let limiter = Limiter::new(WRITES);
    for kind in [Kind::Read, Kind::Write, Kind::Opening] {
        for _ in 0..2000 {
            let _ = limiter.allow(person(1), address(1), kind);
            let _ = limiter.allow(None, address(1), kind);
        }
        assert!(limiter.allow(person(1), address(1), kind).is_err(), "{kind:?}");
        assert!(
            limiter.allow(person(1), address(2), kind).is_err(),
            "{kind:?}: from elsewhere it is the same person"
        );
        for other in 2..=20 {
            for _ in 0..3 {
                assert!(limiter.allow(person(other), address(1), kind).is_ok(), "{kind:?} by {other}");
            }
        }
    }
    // Whoever makes up people without end runs out of them.
    let newcomers = (0..1000).filter(|_| limiter.allow(None, address(1), Kind::Newcomer).is_ok()).count();
    assert!(newcomers < 200, "{newcomers}");
}

#[test]
fn live_connections_are_limited_by_person() {
    let limiter = Limiter::new(WRITES);
    let opened = (0..1000).filter(|_| limiter.connect(person(1), address(1))).count();
    assert_eq!(opened, SOCKETS_OF_PERSON_MAX);
    let opened = (0..1000).filter(|_| limiter.connect(None, address(1))).count();
    assert_eq!(opened, SOCKETS_OF_ADDRESS_MAX);
    assert!(limiter.connect(person(2), address(1)));
    assert!(limiter.connect(None, address(2)), "another address is not concerned");
    limiter.disconnect(person(1), address(1));
    assert!(limiter.connect(person(1), address(1)));
}

#[test]
fn openings_of_an_address_are_limited() {
    let limiter = Limiter::new(WRITES);
    let allowed = (0..1000).filter(|_| limiter.allow(None, address(1), Kind::Opening).is_ok()).count();
    assert!((50..200).contains(&allowed), "{allowed} tables at once");
    assert!(limiter.allow(None, address(1), Kind::Write).is_ok(), "who sits may still play");
}

#[test]
fn the_oldest_is_forgotten_first() {
    let mut recent: Recent<u32, u32> = Recent::new(10);
    for number in 0..1000 {
        recent.insert(number, number);
        // Used again and again, it stays.
        *recent.entry(0, || panic!("0 is forgotten at {number}")) += 1;
        for young in number.saturating_sub(8)..=number {
            assert!(recent.get(&young).is_some(), "{young} is forgotten at {number}");
        }
    }
    assert!((0..1000).filter(|number| recent.get(number).is_some()).count() <= 20);
    assert_eq!(recent.get(&0), Some(&1000));
}
