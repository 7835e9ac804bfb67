//! Taking back: a secret choice until all have chosen, a move until anything is learned. And what is refused says why.

use serde_json::json;

use crate::play::Taste;
use crate::whole_game::table_of_two;
use crate::world::run;

/// A script after which the page sends something else in one field of its answers.
fn sends_other(field: &str, value: &str) -> String {
    format!(
        "WebSocket.prototype.send = function (text) {{
             const form = new URLSearchParams(text);
             form.set('{field}', '{value}');
             window.truly.call(this, form.toString());
         }}"
    )
}

#[test]
fn choices_and_moves_can_be_taken_back_and_refusals_say_why() {
    run(async |world| {
        let (host, guest) = table_of_two(world).await;
        let people = [&host, &guest];
        let mut taste = Taste(29);

        // A choice, while the other still chooses.
        let before = host.wait_asked().await;
        host.decide(&mut taste).await;
        guest.see(".others .has-chosen").await;
        host.click("form[action$=\"/retract\"] button").await;
        let again = host.wait_asked().await;
        assert_eq!(again.offers.len(), before.offers.len());
        guest.until("the choice to be gone", "return !document.querySelector('.others .has-chosen')").await;

        // A stale answer is told so, in the page and to a script.
        let answer = host
            .js("const body = new URLSearchParams({ decision: 0, seat: '1', action: 'keep b2 b3' });
                 const address = JSON.parse(document.querySelector('script[data-actions]').textContent).act;
                 return fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } }).then((answer) => answer.json())")
            .await;
        assert_eq!(answer["stale"], json!(true));
        host.js(&format!("window.truly = WebSocket.prototype.send; {}", sends_other("decision", "0"))).await;
        let things: Vec<String> =
            again.offers[0].notation.split(' ').skip(1).map(|card| format!("pack-{card}")).collect();
        for thing in &things {
            host.touch(thing).await;
        }
        host.click("[data-main]:enabled").await;
        assert!(host.see("[data-refusal]:not([hidden])").await.as_str().unwrap().contains("moved on"));
        // A refused one says why and by which rule.
        host.js(&sends_other("action", "capital b2")).await;
        host.click("[data-main]:enabled").await;
        host.until("the rule", "return document.querySelector('[data-refusal] a[href*=\"/rules/kosmopolis#\"]')?.checkVisibility()").await;
        // What goes astray on the live connection is sent by a form after a while.
        host.js("WebSocket.prototype.send = () => {}").await;
        host.click("[data-main]:enabled").await;
        host.see("form[action$=\"/retract\"] button").await;
        host.js("WebSocket.prototype.send = window.truly").await;

        // A move into the hometown tells nothing new, so it can be taken back as long as nothing follows.
        guest.decide(&mut taste).await;
        let mut is_undone = false;
        while !is_undone {
            for person in people {
                let Some(asked) = person.asked().await else { continue };
                let Some(offer) = asked.offer("hometown") else {
                    person.decide(&mut taste).await;
                    continue;
                };
                let shown = "return [...document.querySelectorAll('[data-region=hand] [data-piece]')].map((e) => e.dataset.piece).sort().join(' ')";
                let hand = person.js(shown).await;
                person.carry_out(&asked, offer, false).await;
                person.click("form[action$=\"/undo\"] button").await;
                let after = person.wait_asked().await;
                assert_eq!(after.offers.len(), asked.offers.len());
                assert_eq!(person.js(shown).await, hand);
                is_undone = true;
            }
        }
    });
}
