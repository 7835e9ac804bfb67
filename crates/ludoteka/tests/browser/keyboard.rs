//! Playing with the keyboard alone.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::person::Person;
use crate::whole_game::table_of_two;
use crate::world::run;

const FOCUS: &str = "const e = document.activeElement; return e.dataset.thing ?? null";

/// Presses Tab until what has the focus fits.
async fn tab_to(person: &Person, css: &str) {
    let script = format!("return document.activeElement.matches({})", json!(css));
    for _ in 0..60 {
        if person.js(&script).await == true {
            return;
        }
        person.press(Key::Tab).await;
    }
    person.give_up(&format!("to reach {css} with Tab")).await;
}

async fn picked(person: &Person) -> Vec<String> {
    let list =
        person.js("return [...document.querySelectorAll('.picked')].map((e) => e.dataset.thing)").await;
    list.as_array().unwrap().iter().map(|thing| thing.as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_draft_and_a_turn_with_the_keyboard_alone() {
    run(async |world| {
        let (host, guest) = table_of_two(world).await;
        host.wait_asked().await;
        tab_to(&host, "[data-thing].lit").await;
        let first = host.js(FOCUS).await;
        host.press(Key::Enter).await;
        assert_eq!(picked(&host).await, [first.as_str().unwrap()]);
        assert_eq!(host.js(FOCUS).await, first, "the focus stays where one is");
        host.press(Key::Escape).await;
        assert!(picked(&host).await.is_empty(), "Escape takes a touch back");
        assert_eq!(host.js(FOCUS).await, first);
        host.press(Key::Enter).await;

        // The other's choice arrives; selection and focus are still there.
        let mut taste = crate::play::Taste(23);
        guest.decide(&mut taste).await;
        host.see(".town .tag.done").await;
        assert_eq!(host.js(FOCUS).await, first);
        assert_eq!(picked(&host).await, [first.as_str().unwrap()]);

        let before = host.wait_asked().await.decision;
        host.press(Key::Right).await;
        let second = host.js(FOCUS).await;
        assert!(second.is_string(), "the arrows go from thing to thing");
        if picked(&host).await.contains(&second.as_str().unwrap().to_owned())
            && host.js("return document.activeElement.matches('.picked')").await == true
        {
            host.press(Key::Left).await;
        }
        host.press(Key::Enter).await;
        if host.count("[data-choices] button.primary").await > 0 {
            host.press(Key::Enter).await;
        }
        let next = format!(
            "return JSON.parse(document.querySelector('script[data-actions]')?.textContent ?? '{{\"decision\":{before}}}').decision !== {before}"
        );
        host.until("the second choice", &next).await;

        // The second choice with the mouse-free hand, then a turn.
        for person in [&host, &guest] {
            let asked = person.wait_asked().await;
            for _ in 0..2 {
                tab_to(person, "[data-thing].lit").await;
                person.press(Key::Enter).await;
            }
            let done = format!(
                "return JSON.parse(document.querySelector('script[data-actions]')?.textContent ?? '{{}}').decision !== {}",
                asked.decision
            );
            person.until("the choice to be taken", &done).await;
        }
        let awaited = "return document.documentElement.classList.contains('asked') && Boolean(document.querySelector('[data-thing^=\"hand-\"].lit'))";
        let actor = loop {
            if host.js(awaited).await == true {
                break &host;
            }
            if guest.js(awaited).await == true {
                break &guest;
            }
        };
        let lines = actor.count("[data-log] li").await;
        tab_to(actor, "[data-thing^=\"hand-\"].lit").await;
        actor.press(Key::Enter).await;
        tab_to(actor, "[data-thing=home].lit").await;
        actor.press(Key::Enter).await;
        let told = format!("return document.querySelectorAll('[data-log] li').length > {lines}");
        actor.until("the turn to be told", &told).await;
        // A number presses the button of an action; the menu of a touched card has two.
        let other = if std::ptr::eq(actor, &raw const host) { &guest } else { &host };
        let asked = other.wait_asked().await;
        tab_to(other, "[data-thing^=\"hand-\"].lit").await;
        other.press(Key::Enter).await;
        other.see("[data-choices] button[data-number=\"2\"]").await;
        other.client.active_element().await.unwrap().send_keys("2").await.unwrap();
        let done = format!(
            "return JSON.parse(document.querySelector('script[data-actions]')?.textContent ?? '{{}}').decision !== {}",
            asked.decision
        );
        other.until("the turn by number", &done).await;
        assert_ne!(other.js("return document.title").await, Value::Null);
    });
}
