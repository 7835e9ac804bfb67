//! Playing with the keyboard alone.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::person::{Person, Shape};
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
        host.see(".others .has-chosen").await;
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
        host.see("[data-main]:enabled").await;
        host.press(Key::Enter).await;
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
            // Enter on what is chosen presses the main button.
            person.press(Key::Enter).await;
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
        tab_to(actor, "[data-thing^=\"town-\"].lit").await;
        actor.press(Key::Enter).await;
        actor.press(Key::Enter).await;
        let told = format!("return document.querySelectorAll('[data-log] li').length > {lines}");
        actor.until("the turn to be told", &told).await;
        // A touched card can go two ways: the main button has one, its second the other.
        let other = if std::ptr::eq(actor, &raw const host) { &guest } else { &host };
        let asked = other.wait_asked().await;
        tab_to(other, "[data-thing^=\"hand-\"].lit").await;
        other.press(Key::Enter).await;
        tab_to(other, "[data-second]").await;
        other.press(Key::Enter).await;
        let done = format!(
            "return JSON.parse(document.querySelector('script[data-actions]')?.textContent ?? '{{}}').decision !== {}",
            asked.decision
        );
        other.until("the turn by the second button", &done).await;
        assert_ne!(other.js("return document.title").await, Value::Null);
    });
}

/// Goes with the arrows from every stop of the Tab key that is there to look at, and tells what was not reached, what
/// does not show its focus, and what is out of order.
const UNREACHED: &str = "
    const shown = (element) => element.checkVisibility() && !element.closest('dialog');
    const all = [...document.querySelectorAll('[data-look], [data-thing]')].filter(shown).filter((e) => !e.matches('.lit, .picked'));
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const name = (element) => element.dataset.look ?? element.dataset.thing;
    const reached = new Set();
    const problems = [];
    for (const stop of all.filter((element) => element.tabIndex === 0)) {
      stop.focus();
      for (let step = 0; step < 400 && !reached.has(document.activeElement); step += 1) {
        reached.add(document.activeElement);
        const from = document.activeElement;
        press('ArrowRight');
        const to = document.activeElement;
        if (to !== all[0] && !(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING)) problems.push(`order: ${name(to)}`);
      }
    }
    problems.push(...all.filter((element) => !reached.has(element)).map((element) => `not reached: ${name(element)}`));
    problems.push(...all.filter((element) => element.closest('[aria-hidden=true]')).map((element) => `silent: ${name(element)}`));
    document.activeElement.blur();
    return [all.length, problems]";

#[test]
fn whatever_can_be_looked_at_is_reached_and_opened_with_the_keyboard() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        for (game, seats) in [("kosmopolis", 3), ("cv", 3), ("cvlizations", 3), ("goennen", 3)] {
            let seats: Vec<&str> = ["me", "bot-beginner", "bot-beginner"][..seats].to_vec();
            person.open_table_of(game, None, "Ada", &seats).await;
            let mut taste = crate::play::Taste(29);
            for _ in 0..3 {
                person.decide(&mut taste).await;
            }
            person.wait_asked().await;
            let found = person.js(UNREACHED).await;
            assert!(found[0].as_u64().unwrap() > 4, "{game}: {found}");
            assert_eq!(found[1], json!([]), "{game}");

            // With real keys: to a thing, open it, close it, and be where one was.
            tab_to(&person, ".others :is([data-look]):not(.lit)").await;
            let outline = "const style = getComputedStyle(document.activeElement); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2";
            assert_eq!(person.js(outline).await, true, "{game}: the focus shows");
            let name = person.js("return document.activeElement.dataset.look").await;
            for key in [Key::Enter, Key::Space] {
                person.press(key).await;
                person.see("dialog.look[open]").await;
                person.press(Key::Escape).await;
                person.until("the end of the look", "return !document.querySelector('dialog.look')").await;
                assert_eq!(person.js("return document.activeElement.dataset.look").await, name, "{game}");
            }
            assert_eq!(person.complaints().await, Vec::<String>::new(), "{game}");
        }
    });
}
