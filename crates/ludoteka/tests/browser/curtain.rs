//! One screen for three: nobody sees a hand before saying who they are.

use crate::person::{Person, Shape};
use crate::play::Taste;
use crate::world::run;

/// Nothing that only one person may see is on the page: no hand, no pack, no action. The open board stays.
async fn assert_covered(person: &Person) {
    let script = "return fetch(location.pathname).then((answer) => answer.text())";
    let source = format!("{}{}", person.client.source().await.unwrap(), person.js(script).await);
    for sign in ["\"hand-", "\"pack-", "data-actions", "name=\"action\""] {
        assert!(!source.contains(sign), "{sign} is behind the curtain");
    }
    assert!(source.contains("data-region=\"capital\""), "the open board stays in view");
}

#[test]
fn three_people_share_one_screen_behind_a_curtain() {
    run(async |world| {
        let screen = world.lively_person(Shape::Desk).await;
        screen.open_table("Ada", &["me", "here=Bruno", "here=Celina"]).await;
        let mut taste = Taste(5);
        let mut drafted = 0;
        let mut turns = 0;
        let mut names = std::collections::BTreeSet::new();
        while turns < 5 {
            screen
                .until(
                    "curtain or board",
                    "return Boolean(document.querySelector('.curtain, [data-region=hand]'))",
                )
                .await;
            if screen.count(".curtain").await > 0 {
                assert_covered(&screen).await;
                let button = screen.text(".curtain form button").await;
                names.insert(button);
                screen.click(".curtain form button").await;
                screen.see("[data-thing^=pack-], [data-thing^=hand-]").await;
            }
            let deed = screen.decide(&mut taste).await;
            if deed.starts_with("keep") {
                drafted += 1;
            } else if deed.starts_with("capital") || deed.starts_with("hometown") {
                turns += 1;
            }
        }
        // Everybody chose twice before the first card was played.
        assert_eq!(drafted, 6);
        assert_eq!(names.len(), 3, "{names:?}");
        assert_eq!(screen.complaints().await, Vec::<String>::new());
    });
}
