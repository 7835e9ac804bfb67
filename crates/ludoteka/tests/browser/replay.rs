//! A finished match, watched again in place.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::person::{Person, Shape};
use crate::world::run;

impl Person {
    /// Presses a key many times without waiting for anything.
    async fn hammer(&self, key: Key, count: usize) {
        let value = char::from(key);
        let mut keys = KeyActions::new("keys".to_owned());
        for _ in 0..count {
            keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(keys).await.unwrap();
    }

    /// Waits until the replay shows a line: the bar, the slider, the words and the log all say so.
    async fn at_line(&self, line: u64) {
        let script = format!(
            "const bar = document.querySelector('[data-replay]');
             const words = document.querySelector('[data-region=where]').innerText;
             return bar.dataset.line === '{line}' && bar.querySelector('input').value === '{line}'
               && new RegExp('\\\\b{line}\\\\b').test(words)"
        );
        self.until(&format!("line {line}"), &script).await;
    }

    async fn line(&self) -> u64 {
        let line = self.js("return Number(document.querySelector('[data-replay]').dataset.line)").await;
        line.as_u64().unwrap()
    }
}

/// Whether the page shows the same as a page that is loaded at this line.
const IS_AS_LOADED: &str = "const done = arguments[0];
    const words = (page) => [...page.querySelectorAll('main [data-region]:not([data-region=where]), [data-log]')]
      .map((part) => part.textContent.replace(/\\s+/g, ' ')).join('\\n');
    fetch(location.href).then((answer) => answer.text()).then((html) => {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      done(words(fresh) === words(document) ? true : words(fresh) + '\\n-- but --\\n' + words(document));
    })";

#[test]
fn a_replay_goes_through_a_match_without_loading_a_page() {
    run(async |world| {
        let person = world.lively_person(Shape::Desk).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        let table = person.table().await;
        assert_eq!(person.fast_forward(&table, &[], "").await, "over");
        person.visit(&format!("/t/{table}/replay?line=0&seat=1")).await;
        person.until("the page", "return document.readyState === 'complete'").await;
        person.js("window.wasNotReloaded = true").await;
        let count = person.js("return Number(document.querySelector('[data-replay]').dataset.count)").await;
        let count = count.as_u64().unwrap();

        // Ten presses at once are ten lines.
        person.hammer(Key::Right, 10).await;
        person.at_line(10).await;
        assert_eq!(person.client.execute_async(IS_AS_LOADED, Vec::new()).await.unwrap(), json!(true));
        person.hammer(Key::Left, 4).await;
        person.at_line(6).await;

        // The slider goes anywhere.
        let middle = count / 2;
        person
            .js(&format!(
                "const slider = document.querySelector('.replay-slider'); slider.value = '{middle}';
                 slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            ))
            .await;
        person.at_line(middle).await;
        assert_eq!(person.client.execute_async(IS_AS_LOADED, Vec::new()).await.unwrap(), json!(true));
        // What one looks at is as it was then.
        person.click(".others [data-look]").await;
        person.see("dialog.look").await;
        let asked = "return performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.includes('/replay/ask')).at(-1)";
        let asked = person.js(asked).await;
        assert!(asked.as_str().unwrap().contains(&format!("line={middle}")), "{asked}");
        person.press(Key::Escape).await;

        // By round and turn, forwards and back.
        let marks =
            person.js("return JSON.parse(document.querySelector('script[data-marks]').textContent)").await;
        let marks: Vec<u64> = marks.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        let next = *marks.iter().find(|&&mark| mark > middle).expect("a round begins after the middle");
        person.click("[data-step=on-turn]").await;
        person.at_line(next).await;
        let before = *marks.iter().rev().find(|&&mark| mark < next).expect("a round began before");
        person.click("[data-step=back-turn]").await;
        person.at_line(before).await;

        // It plays by itself until it is stopped.
        let name = "return document.querySelector('[data-step=play]').getAttribute('aria-label')";
        let play = person.js(name).await;
        person.click("[data-step=play]").await;
        assert_ne!(person.js(name).await, play, "the button says what it would do now");
        person.at_line(before + 2).await;
        person.click("[data-step=play]").await;
        assert_eq!(person.js(name).await, play);
        let stopped = person.line().await;
        tokio::time::sleep(std::time::Duration::from_millis(1300)).await;
        assert_eq!(person.line().await, stopped);

        // Both ends.
        person.press(Key::End).await;
        person.at_line(count).await;
        person.see("[data-step=next][aria-disabled=true]").await;
        person.press(Key::Home).await;
        person.at_line(0).await;
        person.see("[data-step=previous][aria-disabled=true]").await;
        assert_eq!(person.js("return window.wasNotReloaded").await, true, "no page was loaded");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
