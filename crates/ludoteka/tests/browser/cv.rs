//! CV in the browser: a whole game by finger on a phone.

use crate::person::Shape;
use crate::play::Taste;
use crate::world::run;

fn count_of(done: &[String], verb: &str) -> usize {
    done.iter().filter(|notation| notation.starts_with(verb)).count()
}

#[test]
fn a_phone_plays_a_whole_game_of_cv_by_touch() {
    run(async |world| {
        let person = world.person(Shape::Phone).await;
        person.open_table_of("cv", Some("gigamic"), "Ada", &["me", "bot-beginner"]).await;
        person.wait_asked().await;
        person.js("window.wasNotReloaded = true").await;
        let done = person.play_by_finger(&mut Taste(5), usize::MAX).await;
        let (rerolls, takes) = (count_of(&done, "reroll"), count_of(&done, "take"));
        // Two childhood choices, and at least one choice in each of a dozen turns.
        assert!(done.len() >= 20, "{done:?}");
        assert!(rerolls > 0 && takes > 0, "{rerolls} rerolls, {takes} cards taken");
        assert_eq!(person.js("return window.wasNotReloaded").await, true, "everything came live");
        // The podium comes by itself and is left like any moment.
        person.click("dialog.moment .main").await;
        person.click(".act a.main[href$=\"/result\"]").await;
        person.see("table.cv-sheet").await;
        // A column for each player beside the names of the categories.
        assert_eq!(person.count("table.cv-sheet tfoot tr:last-child > *").await, 3);
        person.click("a[href*=\"/keepsake/1\"]").await;
        person.see(".keepsake").await;
        assert!(person.text(".keepsake").await.contains("Ada"), "one's own life has one's own name");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
