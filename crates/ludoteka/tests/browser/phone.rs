//! Every game by finger on a phone: nobody needs to scroll the page to act.
//!
//! A run of the tests plays the first turns of each game; with `LUDOTEKA_SOAK=1` (as in `cargo xtask soak`) it plays all
//! of them to the end.

use std::time::{Duration, Instant};

use crate::person::{Person, Shape};
use crate::play::Taste;
use crate::stage::is_soak;
use crate::world::{PATIENCE, run};

/// The games.
const GAMES: [&str; 4] = ["kosmopolis", "cv", "cvlizations", "goennen"];

/// How many decisions of each game are made without the soak.
const DECISIONS: usize = 6;

/// What hinders a person who is asked something: a page that scrolls, or nothing to touch in view.
const HINDRANCE: &str = "
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) return `the page is ${scrollWidth} x ${scrollHeight}`;
    if (scrollX !== 0 || scrollY !== 0) return 'the page was scrolled';
    const isIn = (element) => {
      const box = element.getBoundingClientRect();
      return element.checkVisibility() && box.width > 0 && box.top > -1 && box.left > -1
        && box.top + Math.min(box.height, 40) < innerHeight + 1 && box.left + Math.min(box.width, 40) < innerWidth + 1;
    };
    const inPanes = [...document.querySelectorAll('.pane .lit')];
    const buttons = [...document.querySelectorAll('[data-main]:enabled, [data-second]:enabled')];
    if (inPanes.length > 0 && !inPanes.some(isIn)) return `of ${inPanes.length} things none is in view: ${document.body.dataset.pane}`;
    if (![...document.querySelectorAll('.lit'), ...buttons].some(isIn)) return 'there is nothing to touch';
    return null";

impl Person {
    /// Plays by touch until the match is over or so many decisions are made; tells what was done.
    pub(crate) async fn play_by_finger(&self, taste: &mut Taste, decisions_max: usize) -> Vec<String> {
        let mut done = Vec::new();
        let start = Instant::now();
        while done.len() < decisions_max && !self.is_over().await {
            if start.elapsed() > Duration::from_secs(900) {
                self.give_up(&format!("the game to end after {} moves", done.len())).await;
            }
            if self.asked().await.is_none() {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            // A moment after it is asked, what is asked for is in view.
            let start = Instant::now();
            while let Some(hindrance) =
                self.try_js(HINDRANCE, Vec::new()).await.filter(|found| !found.is_null())
            {
                let is_still_asked = self.asked().await.is_some();
                assert!(start.elapsed() < PATIENCE || !is_still_asked, "{hindrance} after {done:?}");
                tokio::time::sleep(Duration::from_millis(30)).await;
            }
            done.push(self.decide(taste).await);
        }
        done
    }
}

#[test]
fn every_game_is_played_on_a_phone_without_scrolling_the_page() {
    run(async |world| {
        let person = world.lively_person(Shape::Phone).await;
        for game in GAMES {
            person.open_table_of(game, None, "Ada", &["me", "bot-beginner", "bot-beginner"]).await;
            person.wait_asked().await;
            person.js("window.wasNotReloaded = true").await;
            let decisions_max = if is_soak() { usize::MAX } else { DECISIONS };
            let done = person.play_by_finger(&mut Taste(6), decisions_max).await;
            assert!(done.len() >= DECISIONS, "{game}: {done:?}");
            assert_eq!(person.js("return window.wasNotReloaded").await, true, "everything came live");
            if is_soak() {
                person.click("dialog.moment .main").await;
                person.click(".act a.main[href$=\"/result\"]").await;
                person.see("table").await;
            }
            assert_eq!(person.complaints().await, Vec::<String>::new(), "{game}");
        }
    });
}
