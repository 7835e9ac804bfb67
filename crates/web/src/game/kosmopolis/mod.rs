//! The face of Kosmopolis.
//!
//! - `card`: cards, small and large, modification cards, markers. `art`: what is drawn on them.
//! - `board`: capital and hometowns in four aligned columns. `hand`: hand and draft. `report`: the round end.
//! - `word`: labels, prompts, refusals. `say`: the log.

mod art;
mod board;
mod card;
mod hand;
mod report;
mod say;
mod word;

use kosmopolis::{Action, Colour, Event, Kind, Kosmopolis, View, Why};
use maud::Markup;

use crate::face::{Face, GuideStep, Prompt, Region, Scene, Thing, Voice};
use crate::text::Texts;

impl Face for Kosmopolis {
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
                texts.with("kos-thing-town", &[("colour", card::colour(colour, texts).into())])
            }
            (_, Ok(colour)) => {
                texts.with("kos-thing-column", &[("colour", card::colour(colour, texts).into())])
            }
            ("capital", Err(_)) => texts.text("kos-capital"),
            (_, Err(_)) => texts.text("kos-hometown"),
        }
    }

    fn label(&self, view: &View, action: Action, texts: Texts) -> String {
        word::label(self, view, action, texts)
    }

    fn say(&self, event: &Event, voice: &Voice<'_>) -> Option<Markup> {
        say::say(self, *event, voice)
    }

    fn why(&self, why: Why, texts: Texts) -> String {
        word::why(self, why, texts)
    }

    fn prompt(&self, view: &View, scene: &Scene<'_>) -> Prompt {
        word::prompt(self, view, scene)
    }

    fn source(source: &str, texts: Texts) -> String {
        match source {
            "hometown" => texts.text("kos-source-hometown"),
            "bonus" => texts.text("kos-source-bonus"),
            _ => texts.text("kos-source-markers"),
        }
    }

    fn variant_name(_: &str, texts: Texts) -> String {
        texts.text("kos-variant-standard")
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
