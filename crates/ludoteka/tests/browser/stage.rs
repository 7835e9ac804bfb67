//! Every moment of every game on every screen: nothing touchable outside or covered, nothing clipped or too small,
//! enough contrast in the rendered page, in four languages, light and dark.
//!
//! A run of the tests looks at a sample that reaches every moment and every combination. With `LUDOTEKA_SOAK=1` (as in
//! `cargo xtask soak`) it looks at every moment of every mode on every screen where its table is fullest, and on one
//! screen as it begins and as others see it, with languages and themes in turn; with `LUDOTEKA_SOAK=all` at every page
//! in every combination, which takes most of a day. `LUDOTEKA_PAGES=cv-now` looks only at pages with that in their name,
//! as a soak does.

use std::iter;
use std::time::Duration;

use engine::Game;
use games::{AnyGame, with_game};
use serde_json::json;
use web::{Language, Theme};

use crate::person::{Person, Shape};
use crate::shelf::Shelf;
use crate::world::run;

/// The windows in which pages are looked at.
const SIZES: [(u32, u32); 5] = [(1440, 900), (1280, 720), (1920, 1080), (390, 844), (844, 390)];

const LIBRARY: &str = include_str!("inspect.js");

/// The smallest side of something to touch.
const TARGET_MIN: u32 = 40;

/// How a person likes to read: every language, light and dark.
fn tastes() -> Vec<(Language, Theme)> {
    let both = [Theme::Light, Theme::Dark];
    Language::ALL.into_iter().flat_map(|language| both.map(|theme| (language, theme))).collect()
}

/// Whether more is to be looked at and played than at every change.
pub(crate) fn is_soak() -> bool {
    std::env::var_os("LUDOTEKA_SOAK").is_some()
}

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Each moment once, on each screen some.
    Sample,
    /// Each moment on each screen.
    Soak,
    /// Every page in every combination.
    All,
}

fn reach() -> Reach {
    match std::env::var("LUDOTEKA_SOAK") {
        Ok(wish) if wish == "all" => Reach::All,
        Err(_) if only().is_none() => Reach::Sample,
        _ => Reach::Soak,
    }
}

/// A part of the names of the only pages to look at: for mending one page.
fn only() -> Option<String> {
    std::env::var("LUDOTEKA_PAGES").ok()
}

/// Whether pages of a game are among those to look at: names begin with the game.
fn is_asked_for(game: &AnyGame) -> bool {
    let first = only().and_then(|part| part.split('-').next().map(str::to_owned));
    first.is_none_or(|first| first == game.info().slug || games::info(&first).is_none())
}

impl Person {
    /// Makes the window so large.
    async fn resize(&self, (width, height): (u32, u32)) {
        let is_phone = width.min(height) < 500;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.protocol("Emulation.setDeviceMetricsOverride", &size).await;
    }

    /// What is wrong with what is shown now.
    async fn problems(&self) -> Vec<String> {
        let words = |found: serde_json::Value| -> Vec<String> {
            found.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
        };
        let layout = format!("{LIBRARY}; const found = inspect({TARGET_MIN}); texts(); return found");
        let mut problems = words(self.js(&layout).await);
        let picture = self.protocol("Page.captureScreenshot", &json!({})).await;
        let picture = format!("data:image/png;base64,{}", picture["data"].as_str().unwrap());
        let script = format!(
            "{LIBRARY}; const done = arguments[1]; contrast(arguments[0]).then(done, (e) => done([String(e)]))"
        );
        let found = self.client.execute_async(&script, vec![json!(picture)]).await.unwrap();
        problems.extend(words(found));
        self.js("document.adoptedStyleSheets = []").await;
        problems
    }

    /// Looks at a page, on a phone behind every tab, in a sample at the tab that is shown and one other in turn.
    async fn look_at(&self, address: &str, turn: usize) -> Vec<String> {
        self.client.goto(address).await.unwrap();
        self.until("the page", "return document.readyState === 'complete'").await;
        let tabs =
            "return [...document.querySelectorAll('[data-tab]')].filter((e) => e.checkVisibility()).length";
        let tabs = self.js(tabs).await.as_u64().unwrap() as usize;
        let mut problems = Vec::new();
        let others = (1..tabs).filter(|other| reach() != Reach::Sample || turn % (tabs - 1) + 1 == *other);
        for tab in iter::once(0).chain(others) {
            self.js(&format!("document.querySelectorAll('[data-tab]')[{tab}]?.click()")).await;
            let mut found = self.problems().await;
            if !found.is_empty() {
                // What is only on its way is not wrong: the page is judged at rest.
                tokio::time::sleep(Duration::from_secs(2)).await;
                found = self.problems().await;
            }
            problems.extend(found);
        }
        problems.extend(self.complaints().await);
        problems
    }
}

fn players(game: &AnyGame) -> usize {
    with_game!(game, game => game.players())
}

/// The modes to look at: all, in a sample the last of each game with the most players, and of those for one player the
/// last, since they differ in numbers alone.
fn modes() -> Vec<AnyGame> {
    let all: Vec<AnyGame> = AnyGame::in_every_mode().collect();
    let like = |game: &AnyGame| {
        let slug = game.info().slug;
        all.iter().filter(move |other| other.info().slug == slug)
    };
    let is_wanted = |game: &AnyGame| {
        let most = like(game).map(players).max();
        let is_last_for = |count: usize| {
            like(game).rfind(|other| players(other) == count).is_some_and(|last| std::ptr::eq(last, game))
        };
        is_soak() && players(game) > 1 || most.is_some_and(is_last_for) || is_last_for(1)
    };
    let wanted: Vec<bool> = all.iter().map(is_wanted).collect();
    all.into_iter().zip(wanted).filter(|(_, is_wanted)| *is_wanted).map(|(game, _)| game).collect()
}

/// Whether a sample looks at a mode with this taste: a stage for one is the same in every taste but for its words.
fn is_sampled(game: &AnyGame, taste: usize) -> bool {
    reach() != Reach::Sample || players(game) > 1 || taste.is_multiple_of(5)
}

/// Where pages are looked at: the number of the mode, of the taste and of the screen.
struct Spot {
    index: usize,
    taste: usize,
    place: usize,
}

impl Spot {
    /// Whether a page of a mode is looked at here.
    fn is_wanted(&self, number: usize, pages: &[(String, String)]) -> bool {
        let name = &pages[number].0;
        let is_watched = name.contains("-watch");
        let has_late = pages.iter().any(|(other, _)| *other == format!("{name}-late"));
        let is_fullest = !is_watched && !has_late;
        let tastes = tastes().len();
        let is_chosen = match reach() {
            Reach::All => true,
            Reach::Soak => {
                let is_taste = (number + self.place) % tastes == self.taste;
                let is_screen = (number + self.index) % SIZES.len() == self.place;
                is_taste && (is_fullest || is_screen)
            }
            Reach::Sample => {
                let is_curtain = name.ends_with("-curtain") && number.is_multiple_of(4);
                let spot = self.taste * SIZES.len() + self.place;
                let is_here = (number * 7 + self.index * 3) % (tastes * SIZES.len()) == spot;
                is_here && (is_fullest || is_curtain && !has_late)
            }
        };
        is_chosen && only().is_none_or(|part| name.contains(&part))
    }
}

#[test]
fn every_moment_of_half_the_games_fits_every_screen() {
    look_through(0);
}

#[test]
fn every_moment_of_the_other_half_fits_every_screen() {
    look_through(1);
}

/// Looks at the moments of every second mode. The halves are tests of their own, so that they run beside each other.
#[allow(clippy::print_stdout, reason = "who waits for a soak wants to see how far it is")]
fn look_through(half: usize) {
    run(async |world| {
        let shelf = Shelf::new().await;
        let tastes = tastes();
        let mut problems = Vec::new();
        let mut count = 0;
        let in_half = modes().into_iter().enumerate().skip(half).step_by(2);
        for (index, game) in in_half.filter(|(_, game)| is_asked_for(game)) {
            // A browser that has seen thousands of pages is slow and large.
            let person = world.person(Shape::Desk).await;
            for (taste, &(language, theme)) in tastes.iter().enumerate() {
                if !is_sampled(&game, taste) {
                    continue;
                }
                let mut pages: Vec<(String, String)> = Vec::new();
                gallery::boards(&game, &gallery::context(language, theme), &mut |name, page| {
                    // A later page of the same name shows the table fuller.
                    pages.retain(|(other, _)| other != name);
                    pages.push((name.to_owned(), page.0.clone()));
                });
                for (place, &size) in SIZES.iter().enumerate() {
                    let spot = Spot { index, taste, place };
                    let wanted: Vec<_> = pages
                        .iter()
                        .enumerate()
                        .filter(|(number, _)| spot.is_wanted(*number, &pages))
                        .collect();
                    if !wanted.is_empty() {
                        person.resize(size).await;
                    }
                    for (number, (name, html)) in wanted {
                        let found = person.look_at(&shelf.put("page.html", html), number).await;
                        let screen = format!("{name}, {}, {}, {size:?}", language.code(), theme.word());
                        for problem in found {
                            println!("{screen}: {problem}");
                            problems.push(format!("{screen}: {problem}"));
                        }
                        count += 1;
                    }
                }
            }
            println!("{count} pages, {} problems after {}", problems.len(), game.info().slug);
        }
        assert!(only().is_some() || count > 30, "{count} pages");
        assert!(
            problems.is_empty(),
            "{} problems on {count} pages:\n{}",
            problems.len(),
            problems.join("\n")
        );
    });
}
