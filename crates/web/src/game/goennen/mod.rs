//! The face of Gönnen können.
//!
//! - `art`: what is drawn. `task`, `card`: the fields of a card, cards.
//! - `market`: round and stall. `dice`: the dice of the turn. `display`: three by three cards, one's own and those of
//!   the others. `hand`: cards that are about to be laid. `odds`: chances while rolling.
//! - `steps`: what is touched for an action.

mod art;
mod card;
mod dice;
mod display;
mod hand;
mod market;
mod odds;
mod steps;
mod task;

use goennen::{Action, Goennen, Token, View};
use maud::Markup;

use crate::game_page::{GamePage, GuideStep, Region, Scene, Thing};
use crate::text::Texts;

impl GamePage for Goennen {
    const STYLE: &'static [&'static str] = &[include_str!("../../../assets/css/goennen.css")];

    fn picture() -> Markup {
        art::picture()
    }

    fn blurb(texts: Texts) -> String {
        texts.text("gon-blurb")
    }

    fn minutes() -> (u32, u32) {
        (20, 45)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn board(&self, view: &View, scene: &Scene<'_>) -> Vec<Region> {
        let region = |id, html| Region { id, html };
        let mut regions = vec![region("round", market::round(self, view, scene))];
        regions.extend(display::rivals(self, view, scene));
        regions.push(region("hand", hand::hand(self, view, scene)));
        regions.push(region("market", market::market(self, view, scene)));
        regions.push(region("mine", display::mine(self, view, scene)));
        regions.push(region("dice", dice::dice(self, view, scene)));
        regions
    }

    fn steps(&self, view: &View, action: Action) -> Vec<Vec<Thing>> {
        steps::steps(self, view, action)
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        steps::thing(self, thing, texts)
    }

    fn warning(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        steps::warning(self, view, action, texts)
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        card::token(self, token, texts)
    }

    fn guide(texts: Texts) -> Vec<GuideStep> {
        let step = |region, text| GuideStep { region, text };
        vec![
            step("hand", texts.text("gon-guide-hand")),
            step("mine", texts.text("gon-guide-mine")),
            step("market", texts.text("gon-guide-market")),
            step("dice", texts.text("gon-guide-dice")),
            step("display-1", texts.text("gon-guide-others")),
            step("round", texts.text("gon-guide-round")),
            step("status", texts.text("gon-guide-status")),
        ]
    }
}
