//! A page loaded again, and two tabs of one person.

use serde_json::json;

use crate::person::Shape;
use crate::play::Taste;
use crate::world::run;

#[test]
fn a_reload_in_mid_turn_keeps_the_game() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        let mut taste = Taste(11);
        // After touching one of two cards to keep.
        let before = person.wait_asked().await;
        person.click("[data-thing^=\"pack-\"].lit").await;
        person.see(".picked").await;
        person.reload().await;
        let after = person.wait_asked().await;
        assert_eq!(after.decision, before.decision);
        assert_eq!(person.count(".picked").await, 0);
        // Between the two steps of a Priest; whoever wants one gets one sooner or later.
        let wishes = ["keep p", "capital p"];
        let mut table = person.table().await;
        while person.fast_forward(&table, &wishes, "take").await == "over" {
            person.open_table("Ada", &["me", "bot-beginner"]).await;
            table = person.table().await;
        }
        person.visit(&format!("/t/{table}")).await;
        let before = person.wait_asked().await;
        assert!(before.offer("take").is_some());
        person.reload().await;
        let after = person.wait_asked().await;
        assert_eq!(after.decision, before.decision);
        assert_eq!(after.offers.len(), before.offers.len());
        assert!(person.count("[data-thing^=\"column-\"].lit").await > 0);
        let home = "return document.querySelectorAll('.mine [data-piece]').length";
        let count = person.js(home).await.as_u64().unwrap();
        person.decide(&mut taste).await;
        let script =
            format!("return document.querySelectorAll('.mine [data-piece]').length === {}", count + 1);
        person.until("the card at home", &script).await;
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}

#[test]
fn two_tabs_of_one_person_agree() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        let mut taste = Taste(13);
        let path = person.path().await;
        let first = person.client.window().await.unwrap();
        let second = person.client.new_window(true).await.unwrap().handle;
        person.client.switch_to_window(second.clone()).await.unwrap();
        person.visit(&path).await;
        for turn in 0..4 {
            let (here, there) = if turn % 2 == 0 { (&first, &second) } else { (&second, &first) };
            person.client.switch_to_window(here.clone()).await.unwrap();
            person.decide(&mut taste).await;
            let decision = person.wait_asked().await.decision;
            person.client.switch_to_window(there.clone()).await.unwrap();
            person
                .until(
                    "the tabs to agree",
                    &format!("return JSON.parse(document.querySelector('script[data-actions]').textContent).decision === {decision}"),
                )
                .await;
            let shown = "return [...document.querySelectorAll('[data-region=hand] [data-piece]')].map((e) => e.dataset.piece).sort()";
            let hand = person.js(shown).await;
            person.client.switch_to_window(here.clone()).await.unwrap();
            assert_eq!(person.js(shown).await, hand);
            assert_ne!(hand, json!([]));
        }
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}

#[test]
fn what_is_new_stays_marked_until_ones_own_next_move() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        let table = person.table().await;
        assert_eq!(person.fast_forward(&table, &["keep"], "capital").await, "capital");
        person.visit(&format!("/t/{table}")).await;
        let marks = "return [document.querySelectorAll('[data-log] li.new').length, document.querySelectorAll('.new-mark').length]";
        let mut taste = Taste(17);
        // Sooner or later the bot has played a card since, and the log says so.
        let mut before = json!([0, 0]);
        for _ in 0..8 {
            person.decide(&mut taste).await;
            person.wait_asked().await;
            before = person.js(marks).await;
            if before[0] != 0 && before[1] != 0 {
                break;
            }
        }
        assert!(before[0] != 0 && before[1] != 0, "{before}");
        person.reload().await;
        person.wait_asked().await;
        assert_eq!(person.js(marks).await, before, "a reload forgets nothing");
        let line = person.text("[data-log] li.new").await;
        person.decide(&mut taste).await;
        person.wait_asked().await;
        let old = format!(
            "return [...document.querySelectorAll('[data-log] li:not(.new)')].some((e) => e.innerText === {})",
            json!(line)
        );
        person.until("what was new to be known", &old).await;
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
