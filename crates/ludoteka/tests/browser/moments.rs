//! Great moments have a sheet of their own, which holds nobody up.

use crate::person::{Person, Shape};
use crate::play::IS_OVER;
use crate::world::run;

impl Person {
    /// Plays a match to its end in another tab, while this one shows the table; then looks at this one again.
    async fn play_elsewhere(&self) {
        let table = self.table().await;
        let first = self.client.window().await.unwrap();
        let second = self.client.new_window(true).await.unwrap().handle;
        self.client.switch_to_window(second).await.unwrap();
        assert_eq!(self.fast_forward(&table, &[], "").await, "over");
        self.client.close_window().await.unwrap();
        self.client.switch_to_window(first).await.unwrap();
        // Nobody has pressed anything here, and the match is over all the same.
        self.until("the end behind the moment", IS_OVER).await;
    }

    /// Wishes for moments in the menu of the table.
    async fn wish_moments(&self, how: &str) {
        self.click(".table-menu summary").await;
        self.select("[data-setting=moments]", how).await;
        self.click(".table-menu summary").await;
    }
}

const MOMENT: &str = "return document.querySelector('dialog.moment')?.className ?? null";

#[test]
fn moments_are_staged_one_after_the_other_and_hold_nobody_up() {
    run(async |world| {
        let person = world.lively_person(Shape::Desk).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        person.wait_asked().await;
        person.wish_moments("full").await;
        person.play_elsewhere().await;
        let mut seen: Vec<String> = Vec::new();
        loop {
            let shown = person.until("a moment", MOMENT).await.as_str().unwrap().to_owned();
            assert_eq!(person.count("dialog.moment").await, 1, "one after the other");
            if seen.is_empty() {
                // Its steps appear one by one, and once more if somebody missed them.
                person.until("all steps", "return !document.querySelector('dialog.moment .to-come')").await;
                person.click("dialog.moment .second").await;
                person
                    .until(
                        "the first step again",
                        "return document.querySelector('dialog.moment .to-come') ? true : null",
                    )
                    .await;
                let focus = "return document.activeElement.closest('dialog.moment') !== null";
                assert_eq!(person.js(focus).await, true, "the keyboard is in the sheet");
            }
            let is_end = shown.contains("moment-end");
            person.js("document.querySelector('dialog.moment').id = 'left'").await;
            seen.push(shown);
            person.click("dialog.moment .main").await;
            person.until("the moment to be left", "return !document.getElementById('left')").await;
            if is_end {
                break;
            }
        }
        // Three rounds end, and then the match.
        let rounds = seen.iter().filter(|moment| moment.contains("moment-kos-round")).count();
        assert!(rounds >= 3, "{seen:?}");
        assert_eq!(person.count("dialog.moment").await, 0);

        // Shortened they go by themselves; only the podium stays.
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        person.wait_asked().await;
        person.wish_moments("short").await;
        person.play_elsewhere().await;
        person
            .until("a round end", "return document.querySelector('dialog.moment-kos-round') ? true : null")
            .await;
        assert_eq!(person.count("dialog.moment .to-come").await, 0, "all of it at once");
        person.until("the podium", "return document.querySelector('dialog.moment-end') ? true : null").await;

        // The wish is remembered; who wants none sees the podium alone.
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        person.wait_asked().await;
        assert_eq!(person.js("return document.querySelector('[data-setting=moments]').value").await, "short");
        person.wish_moments("none").await;
        person.play_elsewhere().await;
        let shown = person.until("the podium", MOMENT).await;
        assert!(shown.as_str().unwrap().contains("moment-end"), "{shown}");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
