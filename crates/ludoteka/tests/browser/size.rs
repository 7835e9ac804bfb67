//! How much goes over the wire.

use serde_json::json;

use crate::person::Shape;
use crate::play::Taste;
use crate::world::run;

const PAGE_BYTES_MAX: u64 = 100_000;
const TABLE_BYTES_MAX: u64 = 250_000;
const UPDATE_BYTES_MAX: u64 = 20_000;

#[test]
fn the_first_page_and_the_updates_are_small() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        // Every message of every socket is measured before the page gets it.
        let measure = "window.messages = [];
            const Plain = window.WebSocket;
            window.WebSocket = class extends Plain {
              constructor(...all) {
                super(...all);
                this.addEventListener('message', (event) => window.messages.push(
                  typeof event.data === 'string' ? new TextEncoder().encode(event.data).length : event.data.byteLength));
              }
            };";
        person.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": measure })).await;
        let loaded = "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
            return all.reduce((sum, entry) => sum + entry.transferSize, 0)";
        person.visit("/").await;
        person.until("the page", "return document.readyState === 'complete'").await;
        let home = person.js(loaded).await.as_u64().unwrap();
        assert!((1..PAGE_BYTES_MAX).contains(&home), "the home page takes {home} bytes");
        person.click("form[action=\"/new\"] button.primary").await;
        person.see("[data-thing^=pack-]").await;
        let mut taste = Taste(31);
        for _ in 0..12 {
            person.decide(&mut taste).await;
        }
        person.wait_asked().await;
        let messages: Vec<u64> = person
            .js("return window.messages")
            .await
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m.as_u64().unwrap())
            .collect();
        assert!(messages.len() > 12, "{messages:?}");
        // The first message brings the whole board, the others what changed.
        let largest = messages[1..].iter().max().unwrap();
        assert!(*largest < UPDATE_BYTES_MAX, "an update takes {largest} bytes: {messages:?}");
        assert!(world.server.counter("ludoteka_pushed_bytes_total") >= messages.iter().sum());
        // A board from an empty cache counts too, with everything it loads.
        let mut sizes = Vec::new();
        for game in ["kosmopolis", "cv", "cvlizations", "goennen"] {
            person.open_table_of(game, None, "Ada", &["me", "bot-beginner", "bot-beginner"]).await;
            person.wait_asked().await;
            person.protocol("Network.clearBrowserCache", &json!({})).await;
            person.reload().await;
            person.until("the page", "return document.readyState === 'complete'").await;
            person.wait_asked().await;
            sizes.push((game, person.js(loaded).await.as_u64().unwrap()));
        }
        // The client and the style alone are more than this: the cache was empty indeed.
        let is_whole = |&(_, size): &(&str, u64)| (20_000..TABLE_BYTES_MAX).contains(&size);
        assert!(sizes.iter().all(is_whole), "first loads take {sizes:?} bytes");
    });
}
