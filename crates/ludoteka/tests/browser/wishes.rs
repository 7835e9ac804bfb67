//! What would happen, why not, and how else: answers to a touch before anything is sent.

use serde_json::{Value, json};

use crate::person::{Person, Shape};
use crate::play::Taste;
use crate::world::run;

impl Person {
    /// The answer to a look at each card on the track of CV that is not offered now: its thing and the answer.
    async fn looks_on_track(&self) -> Vec<(String, Value)> {
        let script = "const done = arguments[0];
            const things = [...document.querySelectorAll('.common [data-thing^=\"track-\"]:not(.lit)')].map((e) => e.dataset.thing);
            const ask = (thing) => fetch(document.body.dataset.questions + new URLSearchParams({ look: thing }))
              .then((answer) => answer.json()).then((answer) => [thing, answer]);
            Promise.all(things.map(ask)).then(done, (error) => done(String(error)))";
        let answers = self.client.execute_async(script, Vec::new()).await.unwrap();
        let answers = answers.as_array().unwrap_or_else(|| panic!("{answers}"));
        answers.iter().map(|pair| (pair[0].as_str().unwrap().to_owned(), pair[1].clone())).collect()
    }
}

#[test]
fn a_touch_shows_what_would_happen_or_why_not() {
    run(async |world| {
        let person = world.lively_person(Shape::Desk).await;
        // Kosmopolis: a touched card shows where it would lie and what that changes.
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        let table = person.table().await;
        assert_eq!(person.fast_forward(&table, &[], "capital").await, "capital");
        person.visit(&format!("/t/{table}")).await;
        person.wait_asked().await;
        let before = person.count("[data-log] li").await;
        person.click("[data-thing^=\"hand-\"].lit").await;
        person.see("[data-slip] h3").await;
        person.see("[data-slip] .slip-row").await;
        person.see(".marked").await;
        // Nothing was sent.
        assert_eq!(person.count("[data-log] li").await, before);
        assert_eq!(person.count(".picked").await, 1);

        // CV: while one throws, a card of the track cannot be taken. It says why, or how.
        person.open_table_of("cv", None, "Ada", &["me", "bot-beginner"]).await;
        let table = person.table().await;
        let (mut refused, mut reached) = (None, None);
        let mut taste = Taste(41);
        for _ in 0..20 {
            assert_eq!(person.fast_forward(&table, &["throw", "lay"], "stop").await, "stop");
            person.visit(&format!("/t/{table}")).await;
            person.wait_asked().await;
            let looks = person.looks_on_track().await;
            let is_chain = |answer: &Value| answer["chain"].as_array().is_some_and(|chain| chain.len() > 1);
            refused = looks.iter().find(|(_, answer)| !is_chain(answer)).cloned();
            reached = looks.iter().find(|(_, answer)| is_chain(answer)).cloned();
            if refused.is_some() && reached.is_some() {
                break;
            }
            person.decide(&mut taste).await;
        }
        let (dear, _) = refused.expect("a card that is out of reach");
        person.click(&format!(".common [data-thing=\"{dear}\"]")).await;
        person.see("dialog.look .why a[href*=\"/rules/cv\"]").await;
        assert_eq!(person.count("dialog.look .main").await, 0, "there is no way to it");
        let announced = person.text("[data-announce]").await;
        assert_eq!(
            announced,
            person
                .js("return document.querySelector('dialog.look .why').textContent")
                .await
                .as_str()
                .unwrap()
        );
        person.click("dialog.look .second").await;

        // One touch carries out the chain, as the single moves it is.
        let (near, answer) = reached.expect("a card in reach");
        let chain: Vec<&str> =
            answer["chain"].as_array().unwrap().iter().map(|step| step["n"].as_str().unwrap()).collect();
        person
            .js("window.sent = []; const plain = WebSocket.prototype.send;
                 WebSocket.prototype.send = function (text) { window.sent.push(new URLSearchParams(text).get('action')); plain.call(this, text); }")
            .await;
        person.click(&format!(".common [data-thing=\"{near}\"]")).await;
        person.see("dialog.look .main").await;
        person.click("dialog.look .main").await;
        let all_sent = format!("return window.sent.length >= {}", chain.len());
        person.until("the moves of the chain", &all_sent).await;
        assert_eq!(person.js("return window.sent").await, json!(chain));
        let taken = format!("return !document.querySelector('.common [data-thing=\"{near}\"]')");
        person.until("the card to be taken", &taken).await;
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
