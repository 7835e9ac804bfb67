//! The tour over the real board: offered once, on a phone as on a desk, and there again whenever it is wanted.

use crate::person::{Person, Shape};
use crate::world::run;

impl Person {
    /// Walks through the tour and tells how many steps it has. Every step points at something in view.
    async fn walk(&self) -> u64 {
        let mut at = 0;
        loop {
            let count = self.see(".guide small").await;
            let count = count.as_str().unwrap();
            at += 1;
            assert!(count.starts_with(&format!("{at} / ")), "{count}");
            let last: u64 = count.rsplit(' ').next().unwrap().parse().unwrap();
            let pointed = "
                const part = document.querySelector('.pointed');
                const box = part?.getBoundingClientRect();
                const isIn = box && box.width > 0 && box.height > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
                const words = document.querySelector('.guide p').textContent;
                return isIn && words.length > 20 ? true : `${document.querySelector('.guide').innerText}: ${part?.outerHTML.slice(0, 80)}`";
            assert_eq!(self.js(pointed).await, true, "step {at}");
            self.click(".guide .main").await;
            if at == last {
                self.until("the end of the tour", "return !document.querySelector('.guide, .pointed')").await;
                return last;
            }
        }
    }
}

#[test]
fn a_newcomer_is_shown_around_once_and_again_on_request() {
    run(async |world| {
        for (shape, games) in
            [(Shape::Phone, &["kosmopolis", "cv", "cvlizations", "goennen"][..]), (Shape::Desk, &["cv"])]
        {
            let person = world.newcomer(shape).await;
            for game in games {
                person.open_table_of(game, None, "Ada", &["me", "bot-beginner", "bot-beginner"]).await;
                person.see(".guide.offer").await;
                person.click(".guide.offer .main").await;
                let steps = person.walk().await;
                assert!((3..=8).contains(&steps), "a short tour of {game}: {steps} steps");
                person.reload().await;
                person.until("the page", "return document.readyState === 'complete' && document.documentElement.classList.contains('js')").await;
                assert_eq!(person.count(".guide").await, 0, "nobody is asked twice");
                // A phone has one menu for everything.
                let menu = if shape == Shape::Phone { ".table-menu" } else { ".help-menu" };
                person.click(&format!("{menu} summary")).await;
                person.click(&format!("{menu} [data-guide-start]")).await;
                assert_eq!(person.walk().await, steps);
                assert_eq!(person.complaints().await, Vec::<String>::new());
            }
        }
    });
}
