//! Without JavaScript the same game is played with forms.

use serde_json::json;

use crate::person::{Person, Shape};
use crate::play::Taste;
use crate::world::run;

/// Clicks something that sends a form, and waits for the page that answers.
async fn submit(person: &Person, css: &str, index: usize) {
    person.js("window.isOld = true").await;
    assert!(person.try_click(css, index).await, "{css} can be clicked");
    person.until("the answer", "return !window.isOld && document.readyState === 'complete'").await;
}

#[test]
fn the_game_can_be_played_without_javascript() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        person.protocol("Emulation.setScriptExecutionDisabled", &json!({ "value": true })).await;
        person.open_table("Ada", &["me", "bot-beginner", "bot-beginner"]).await;
        let mut taste = Taste(19);
        let mut drafts = 0;
        let mut turns = 0;
        while turns < 6 {
            assert_eq!(person.count("html.js").await, 0, "no script has run");
            let boxes = person.count(".fallback input[name=thing]").await;
            let buttons = person.count(".fallback button[name=action]").await;
            if boxes > 0 {
                // Two cards to keep, each a box to tick.
                let first = taste.of(boxes as usize - 1);
                for index in [first, first + 1] {
                    assert!(person.try_click(".fallback label:has(input[name=thing])", index).await);
                }
                submit(&person, ".fallback button[name=subset]", 0).await;
                drafts += 1;
            } else if buttons > 0 {
                let before = person.count("[data-log] li").await;
                submit(&person, ".fallback button[name=action]", taste.of(buttons as usize)).await;
                assert!(person.count("[data-log] li").await > before, "the page after a move tells of it");
                turns += 1;
            } else {
                // The bots are on; without a script, one looks again by hand.
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                person.reload().await;
            }
            assert_eq!(person.count(".slip.problem").await, 0);
        }
        assert!(drafts >= 2);
        // A form of an earlier page is told that the table has moved on, and shows where it stands now.
        while person.count(".fallback button[name=action]").await < 2 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            person.reload().await;
        }
        let earlier = "document.querySelector('.fallback input[name=decision]').value = 1";
        person.js(earlier).await;
        submit(&person, ".fallback button[name=action]", 1).await;
        assert!(person.text(".slip.problem").await.contains("moved on"));
        assert!(person.count(".fallback button[name=action]").await >= 2);
        assert_eq!(person.count("html.js").await, 0);
    });
}
