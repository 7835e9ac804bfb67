//! Playing: deciding by touch, and fast-forwarding to where a test begins.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::person::Person;
use crate::world::PATIENCE;

/// A source of choices that are the same in every run.
pub(crate) struct Taste(pub(crate) u64);

impl Taste {
    /// One of so many.
    pub(crate) fn of(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// An action that is offered: its notation, its label, and the things to touch for it.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    pub(crate) notation: String,
    label: String,
    things: Vec<String>,
}

impl Offer {
    /// The things to touch for it, in order.
    pub(crate) fn things(&self) -> &[String] {
        &self.things
    }
}

/// A decision that a person is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) decision: u64,
    pub(crate) offers: Vec<Offer>,
}

impl Asked {
    fn read(block: &Value) -> Option<Asked> {
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        let offers = block["actions"].as_array()?.iter().map(|action| Offer {
            notation: word(&action["n"]),
            label: word(&action["label"]),
            things: action["steps"]
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|s| s.as_array().unwrap())
                .map(word)
                .collect(),
        });
        Some(Asked { decision: block["decision"].as_u64()?, offers: offers.collect() })
    }

    /// The first offer whose notation begins so.
    pub(crate) fn offer(&self, start: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.notation.starts_with(start))
    }
}

/// The decision that the page asks for, once its client has lit what can be touched.
const ASKED: &str = "
    const block = document.querySelector('script[data-actions]');
    const isLit = document.documentElement.classList.contains('asked');
    return block && isLit ? JSON.parse(block.textContent) : null";

/// Whether the page says that the match is over.
pub(crate) const IS_OVER: &str = "return Boolean(document.querySelector('.act a.main[href$=\"/result\"]'))";

/// What the whole board shows.
pub(crate) const BOARD: &str = "return document.querySelector('main').innerHTML";

impl Person {
    /// What one is asked now.
    pub(crate) async fn asked(&self) -> Option<Asked> {
        Asked::read(&self.try_js(ASKED, Vec::new()).await?)
    }

    /// Waits until one is asked.
    pub(crate) async fn wait_asked(&self) -> Asked {
        Asked::read(&self.until("to be asked", ASKED).await).unwrap()
    }

    pub(crate) async fn is_over(&self) -> bool {
        self.try_js(IS_OVER, Vec::new()).await == Some(json!(true))
    }

    /// Touches a thing that is lit, once it lies still: dice tumble, and cards move to their places.
    pub(crate) async fn touch(&self, thing: &str) {
        let is_still = "
            const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
            return !document.getAnimations().some((a) => a.playState === 'running' && ends(a))";
        self.until("everything to lie still", is_still).await;
        self.click(&format!("[data-thing=\"{thing}\"].lit")).await;
    }

    /// Carries out an offer by touch and waits until the table has taken it. With `by_button` the last thing is
    /// not touched but the button that names the action is pressed.
    pub(crate) async fn carry_out(&self, asked: &Asked, offer: &Offer, by_button: bool) {
        let touches = if by_button { offer.things.len().saturating_sub(1) } else { offer.things.len() };
        for thing in &offer.things[..touches] {
            self.touch(thing).await;
        }
        let start = Instant::now();
        let press = "
            const [label] = arguments;
            const buttons = [...document.querySelectorAll('[data-main]:enabled, [data-second]:enabled, [data-more] button:enabled')];
            return buttons.findIndex((button) => button.textContent === label)";
        loop {
            let now = self
                .try_js(
                    "const b = document.querySelector('script[data-actions]'); \
                return b ? JSON.parse(b.textContent).decision : -1",
                    Vec::new(),
                )
                .await;
            if now.is_some_and(|now| now != json!(asked.decision)) {
                return;
            }
            let place = self.try_js(press, vec![json!(offer.label)]).await.and_then(|place| place.as_u64());
            if let Some(place) = place {
                self.try_click(
                    "[data-main]:enabled, [data-second]:enabled, [data-more] button:enabled",
                    place as usize,
                )
                .await;
            }
            if start.elapsed() > PATIENCE {
                self.give_up(&format!("the table to take {}", offer.notation)).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Decides as a taste has it, and tells what was done.
    pub(crate) async fn decide(&self, taste: &mut Taste) -> String {
        let asked = self.wait_asked().await;
        let offer = &asked.offers[taste.of(asked.offers.len())];
        // The button of an action appears when few are left, which is so after the card was touched.
        let by_button =
            ["capital", "hometown"].iter().any(|verb| offer.notation.starts_with(verb)) && taste.of(3) == 0;
        self.carry_out(&asked, offer, by_button).await;
        offer.notation.clone()
    }

    /// Plays on without touching, for all seats of this browser, until an action that begins with `stop` is
    /// offered or the match is over. What is wished for is done first, the rest at random. It happens on a page that
    /// nothing moves away from.
    pub(crate) async fn fast_forward(&self, table: &str, wishes: &[&str], stop: &str) -> String {
        self.visit("/new?game=kosmopolis").await;
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(120) {
            let arguments = vec![json!(table), json!(wishes), json!(stop)];
            let end = self.client.execute_async(FAST_FORWARD, arguments).await.unwrap();
            let end = end.as_str().unwrap();
            if end != "late" {
                // A player this fast is told to wait now and then, which is not a complaint about a page.
                self.complaints().await;
                return end.to_owned();
            }
        }
        self.give_up("the match to go on").await;
    }
}

const FAST_FORWARD: &str = "
    const [table, wishes, stop, done] = arguments;
    const pause = (ms) => new Promise((go) => setTimeout(go, ms));
    const post = async (address, fields) => {
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'application/json' } });
      if (!answer.ok) await pause(100);
    };
    const play = async () => {
      const start = Date.now();
      while (Date.now() - start < 25000) {
        const html = await (await fetch(`/t/${table}`)).text();
        const page = new DOMParser().parseFromString(html, 'text/html');
        if (page.querySelector('.act a.main[href$=\"/result\"]')) return 'over';
        const person = page.querySelector('form[action$=\"/iam\"]');
        if (person) {
          await post(person.getAttribute('action'), { seat: person.querySelector('[name=seat]').value });
          continue;
        }
        const block = page.querySelector('script[data-actions]');
        if (!block) {
          await pause(30);
          continue;
        }
        const asked = JSON.parse(block.textContent);
        const names = asked.actions.map((action) => action.n);
        if (stop && names.some((name) => name.startsWith(stop))) return stop;
        const wish = wishes.find((wish) => names.some((name) => name.startsWith(wish)));
        const liked = wish ? names.filter((name) => name.startsWith(wish)) : names;
        const action = liked[Math.floor(Math.random() * liked.length)];
        await post(asked.act, { decision: asked.decision, seat: asked.seat, action });
      }
      return 'late';
    };
    play().then(done, (error) => done(String(error)));";
