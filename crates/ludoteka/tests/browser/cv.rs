//! CV in the browser: a whole game by finger on a phone, and its moments on every screen.

use std::time::{Duration, Instant};

use crate::inspect::SHAPES;
use crate::person::Shape;
use crate::play::Taste;
use crate::world::run;

#[test]
fn a_phone_plays_a_whole_game_of_cv_by_touch() {
    run(async |world| {
        let person = world.person(Shape::Phone).await;
        person.open_table_of("cv", Some("gigamic"), "Ada", &["me", "bot-beginner"]).await;
        person.wait_asked().await;
        person.js("window.wasNotReloaded = true").await;
        let mut taste = Taste(5);
        let (mut moves, mut rerolls, mut takes) = (0, 0, 0);
        let start = Instant::now();
        while !person.is_over().await {
            if start.elapsed() > Duration::from_secs(300) {
                person.give_up(&format!("the game to end after {moves} moves")).await;
            }
            if person.asked().await.is_none() {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let done = person.decide(&mut taste).await;
            moves += 1;
            rerolls += usize::from(done.starts_with("reroll"));
            takes += usize::from(done.starts_with("take"));
        }
        // Two childhood choices, and at least one choice in each of a dozen turns.
        assert!(moves >= 20, "{moves} moves");
        assert!(rerolls > 0 && takes > 0, "{rerolls} rerolls, {takes} cards taken");
        assert_eq!(person.js("return window.wasNotReloaded").await, true, "everything came live");
        person.click("[data-region=status] a[href$=\"/result\"]").await;
        person.see("table.cv-sheet").await;
        // A column for each player beside the names of the categories.
        assert_eq!(person.count("table.cv-sheet tfoot tr:last-child > *").await, 3);
        person.click("a[href*=\"/keepsake/1\"]").await;
        person.see(".keepsake").await;
        assert!(person.text(".keepsake").await.contains("Ada"), "one's own life has one's own name");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}

#[test]
fn the_moments_of_cv_fit_every_screen() {
    run(async |world| {
        let mut problems = Vec::new();
        for shape in SHAPES {
            let person = world.person(shape).await;
            person.visit("/").await;
            problems.extend(person.inspect("new table of CV", "/new?game=cv").await);
            problems.extend(person.inspect("rules of CV", "/rules/cv").await);
            let seats = ["me", "bot-beginner", "bot-beginner", "bot-beginner"];
            person.open_table_of("cv", None, "Maximiliana-Theodora", &seats).await;
            let (path, table) = (person.path().await, person.table().await);
            person.wait_asked().await;
            problems.extend(person.inspect("childhood", &path).await);
            // What is wished for makes a CV grow, so that later moments show stacks.
            let wishes = ["take", "stop"];
            for (name, stop) in [("first throw", "reroll"), ("selecting", "take"), ("laying", "lay")] {
                if person.fast_forward(&table, &wishes, stop).await == stop {
                    problems.extend(person.inspect(name, &path).await);
                }
            }
            // Some rounds later there are stacks to look at.
            for _ in 0..4 {
                person.fast_forward(&table, &["stop"], "done").await;
                person.fast_forward(&table, &["take", "done"], "stop").await;
            }
            if person.fast_forward(&table, &["take"], "stop").await == "stop" {
                person.visit(&path).await;
                person.wait_asked().await;
                person.picture("cv").await;
                problems.extend(person.inspect("a later throw", &path).await);
            }
            let daring = ["take", "reroll"];
            if person.fast_forward(&table, &daring, "lose").await == "lose" {
                problems.extend(person.inspect("misfortune", &path).await);
            }
            person.fast_forward(&table, &wishes, "").await;
            person.visit(&format!("{path}/keepsake/1")).await;
            person.see(".keepsake").await;
            person.picture("cv-life").await;
            problems.extend(person.inspect("over", &path).await);
            problems.extend(person.inspect("result", &format!("{path}/result")).await);
            problems.extend(person.inspect("keepsake", &format!("{path}/keepsake/1")).await);
            for replay in ["line=0", "line=60&seat=1", "line=120&seat=2", "line=10000"] {
                problems.extend(person.inspect("replay", &format!("{path}/replay?{replay}")).await);
            }
        }
        assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    });
}
