//! Kosmopolis in the browser.
//!
//! - `card`: cards, small and large, modification cards, markers. `art`: what is drawn on them.
//! - `board`: capital and hometowns in four aligned columns. `hand`: hand and draft. `report`: the round end.

mod art;
mod board;
mod card;
mod hand;
mod report;

use kosmopolis::{Action, Colour, Kind, Kosmopolis, Token, View};
use maud::Markup;

use crate::game_page::{GamePage, GuideStep, Region, Scene, Thing};
use crate::text::Texts;

impl GamePage for Kosmopolis {
    const STYLE: &'static [&'static str] = &[include_str!("../../../assets/css/kosmopolis.css")];

    fn picture() -> Markup {
        art::picture()
    }

    fn blurb(texts: Texts) -> String {
        texts.text("kos-blurb")
    }

    fn minutes() -> (u32, u32) {
        (20, 40)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn board(&self, view: &View, scene: &Scene<'_>) -> Vec<Region> {
        let region = |id, html| Region { id, html };
        let mut regions = vec![
            region("report", report::report(self, view, scene)),
            region("piles", board::piles(self, view, scene)),
        ];
        regions.extend(board::towns(self, view, scene));
        regions.push(region("capital", board::capital(self, view, scene)));
        regions.push(region("mine", board::mine(self, view, scene)));
        regions.push(region("hand", hand::hand(self, view, scene)));
        regions
    }

    fn steps(&self, _: &View, action: Action) -> Vec<Vec<Thing>> {
        match action {
            Action::Keep(keep) => vec![keep.cards().iter().map(|kind| format!("pack-{kind}")).collect()],
            Action::Capital(kind) => vec![vec![format!("hand-{kind}")], vec!["capital".to_owned()]],
            Action::Hometown(kind) => vec![vec![format!("hand-{kind}")], vec!["home".to_owned()]],
            Action::Lay(colour) | Action::Take(colour) => vec![vec![format!("column-{colour}")]],
            Action::Save(colours) if colours.is_empty() => Vec::new(),
            Action::Save(colours) => vec![colours.iter().map(|colour| format!("town-{colour}")).collect()],
        }
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        if let Ok(kind) = what.parse::<Kind>() {
            return card::full_name(self, kind, texts);
        }
        match (place, what.parse::<Colour>()) {
            ("town", Ok(colour)) => {
                texts.with("kos-thing-town", &[("colour", card::colour(self, colour, texts).into())])
            }
            (_, Ok(colour)) => {
                texts.with("kos-thing-column", &[("colour", card::colour(self, colour, texts).into())])
            }
            ("capital", Err(_)) => texts.text("kos-capital"),
            (_, Err(_)) => texts.text("kos-hometown"),
        }
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        card::token(self, token, texts)
    }

    fn guide(texts: Texts) -> Vec<GuideStep> {
        let step = |region, text| GuideStep { region, text };
        vec![
            step("hand", texts.text("kos-guide-hand")),
            step("capital", texts.text("kos-guide-capital")),
            step("mine", texts.text("kos-guide-mine")),
            step("town-1", texts.text("kos-guide-towns")),
            step("piles", texts.text("kos-guide-piles")),
            step("status", texts.text("kos-guide-status")),
        ]
    }
}
