//! One click, and one plays against bots.

use serde_json::json;

use crate::person::Shape;
use crate::play::Taste;
use crate::world::run;

#[test]
fn one_click_starts_a_game_against_bots() {
    run(async |world| {
        let person = world.lively_person(Shape::Desk).await;
        person.visit("/").await;
        person.click("form[action=\"/new\"] button.primary").await;
        person.see("[data-thing^=pack-]").await;
        // What the tab shows, from now on.
        person
            .js("window.shown = new Set();
                 const look = () => window.shown.add(`${document.title.startsWith('●')} ${document.querySelector('link[rel=icon]').href.includes('turn')}`);
                 look();
                 new MutationObserver(look).observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });")
            .await;
        person.wait_asked().await;
        assert!(person.client.title().await.unwrap().starts_with('●'));
        let mut taste = Taste(7);
        let mut turns = 0;
        while turns < 5 {
            let deed = person.decide(&mut taste).await;
            if deed.starts_with("capital") || deed.starts_with("hometown") {
                turns += 1;
            }
        }
        person.wait_asked().await;
        // Two bots had at least four turns each, and all of that came by itself.
        let log = person.text("[data-log]").await;
        for bot in ["Bot 1", "Bot 2"] {
            assert!(log.matches(bot).count() >= 4, "{log}");
        }
        let shown = person.js("return [...window.shown].sort()").await;
        assert_eq!(
            shown,
            json!(["false false", "true true"]),
            "title and icon agree, on one's turn and off it"
        );
        assert_eq!(person.complaints().await, Vec::<String>::new());
        // The home page leads back to the table that waits.
        person.visit("/").await;
        assert!(person.client.title().await.unwrap().starts_with('●'));
        person.click("a.table-card.my-turn").await;
        person.see("[data-region=hand]").await;
    });
}
