//! Decisions that are answered through the live connection: the same rights, limits and answers as for a form.

use engine::QuickRandom;
use serde_json::{Value, json};

use crate::client::{Asked, Live};
use crate::process::Place;
use crate::table::{Pair, Screen};

/// The seat that is asked first, and what.
fn asked(pair: &mut Pair) -> (usize, Asked) {
    let path = pair.path();
    let mut people = pair.people.iter_mut().enumerate();
    people
        .find_map(|(at, person)| person.get(&path).asked().map(|asked| (at, asked)))
        .expect("somebody is asked")
}

#[test]
fn a_call_is_answered_and_pushed_like_a_form() {
    let place = Place::new("call");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let mut lives = pair.people.each_ref().map(|person| person.live(&pair.id));
    let [first, second] = &mut lives;
    let mut screens = Live::settle([first, second]).map(|messages| Screen::of(&messages));
    let mut words = QuickRandom::new(7);
    for number in 1..=20 {
        let (at, asked) = asked(&mut pair);
        let form = asked.form(&asked.actions[0]);
        lives[at].say(&format!("call={number}&{form}"));
        for (own, (live, screen)) in lives.iter_mut().zip(&mut screens).enumerate() {
            let (mut is_answered, mut is_pushed) = (own != at, false);
            while !(is_answered && is_pushed) {
                let message = live.next();
                if message.get("call").is_some() {
                    assert_eq!(message, json!({ "call": number, "ok": true }));
                    is_answered = true;
                } else {
                    screen.apply(&message);
                    is_pushed = true;
                }
            }
        }
        // Sent again it is answered again, and done once.
        assert_eq!(lives[at].call(900 + number, &form), json!({ "call": 900 + number, "ok": true }));
    }
    for (person, screen) in pair.people.iter().zip(&screens) {
        let [messages] = Live::settle([&mut person.live(&pair.id)]);
        assert_eq!(*screen, Screen::of(&messages), "whoever comes now sees the same");
    }
    pair.finish(&mut words);
    pair.record();
}

#[test]
fn a_call_is_refused_like_a_form() {
    let place = Place::new("call-refused");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let (at, asked) = asked(&mut pair);
    let form = asked.form(&asked.actions[0]);
    let before = pair.people[at].get(&pair.path()).asked();
    let refused = |answer: &Value| answer["refused"].as_str().is_some_and(|why| !why.is_empty());
    let mut other = pair.people[1 - at].live(&pair.id);
    assert!(refused(&other.call(1, &form)), "not theirs");
    let mut nobody = server.client().live(&pair.id);
    assert!(refused(&nobody.call(1, &form)), "nobody's");
    let mut live = pair.people[at].live(&pair.id);
    assert!(refused(&live.call(2, &asked.form("hometown x9"))), "no notation");
    assert!(refused(&live.call(3, &asked.form("pass"))), "against the rules");
    assert!(refused(&live.call(4, "")), "no decision");
    let stale = Asked { decision: asked.decision + 100, ..asked.clone() };
    assert_eq!(live.call(5, &stale.form(&asked.actions[0])), json!({ "call": 5, "stale": true }));
    let many: String = (0..80).map(|number| format!("&a{number}=1")).collect();
    for text in ["", "call", "call=", "call=x", "call=-1", "hello", "{}", &format!("call=9&{form}{many}")] {
        live.say(text);
    }
    assert_eq!(pair.people[at].get(&pair.path()).asked(), before, "nothing was done");
    assert_eq!(live.call(6, &form), json!({ "call": 6, "ok": true }), "and the connection lives on");
}

#[test]
fn who_has_signed_out_calls_in_vain() {
    let place = Place::new("call-signed-out");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let (at, asked) = asked(&mut pair);
    let mut live = pair.people[at].live(&pair.id);
    assert_eq!(pair.people[at].clone().post("/sign-out", "").status, 303);
    let answer = live.call(1, &asked.form(&asked.actions[0]));
    assert!(answer.get("refused").is_some(), "{answer}");
}

#[test]
fn calls_count_for_the_limit() {
    let place = Place::new("call-limit");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let (at, asked) = asked(&mut pair);
    let mut live = pair.people[at].live(&pair.id);
    let stale = Asked { decision: asked.decision + 100, ..asked.clone() };
    let form = stale.form(&asked.actions[0]);
    let is_refused = (0..5000).any(|number| live.call(number, &form).get("refused").is_some());
    assert!(is_refused, "nobody calls for ever");
}
