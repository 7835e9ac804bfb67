//! The face of CVlizations.
//!
//! - `art`: what is drawn. `idea`, `order`: cards and the order table. `outlook`: what an order would bring, and how
//!   likely.
//! - `track`: turns, ages, ideas to buy. `tribe`: the tribes around the table. `mine`: one's own. `choice`: what an
//!   order or an idea leaves to choose.
//! - `said`: what stands around sentences of the log. `sheet`: the scoring at the end.

pub(crate) mod art;
mod choice;
mod idea;
mod mine;
mod order;
pub(crate) mod outlook;
mod said;
mod sheet;
mod track;
mod tribe;

use cvlizations::{Action, Cvlizations, Event, Order, Source, Token, View};
use engine::Phrase;
use maud::Markup;

use crate::game_page::{GamePage, GuideStep, Region, Scene, Thing};
use crate::text::Texts;

impl GamePage for Cvlizations {
    const STYLE: &'static [&'static str] = &[include_str!("../../../assets/css/cvlizations.css")];

    fn picture() -> Markup {
        art::picture()
    }

    fn blurb(texts: Texts) -> String {
        texts.text("cvl-blurb")
    }

    fn minutes() -> (u32, u32) {
        (30, 60)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn board(&self, view: &View, scene: &Scene<'_>) -> Vec<Region> {
        let region = |id, html| Region { id, html };
        let mut regions = vec![
            region("turn", track::turns(view, scene)),
            region("sheet", sheet::sheet(self, view, scene)),
            region("choice", choice::menu(self, view, scene)),
            region("track", track::track(self, view, scene)),
            region("orders", order::table(self, view, scene)),
        ];
        regions.extend(tribe::plates(self, view, scene));
        regions.push(region("mine", mine::mine(self, view, scene)));
        regions
    }

    fn steps(&self, _: &View, action: Action) -> Vec<Vec<Thing>> {
        match action {
            Action::Lay { open, hidden } => {
                vec![vec![format!("open-{open}")], vec![format!("hide-{hidden}")]]
            }
            Action::Steal(theft) => {
                let loots = theft.loots().map(choice::loot_thing);
                vec![loots.chain(theft.supply.map(choice::supply_thing)).collect()]
            }
            Action::Take(bundle) => vec![vec![choice::take_thing(bundle)]],
            Action::Trade(swap) => vec![vec![choice::swap_thing("trade", swap)]],
            Action::Buy { idea, swap: None } => vec![vec![format!("idea-{idea}")]],
            Action::Buy { idea, swap: Some(swap) } => {
                vec![vec![format!("idea-{idea}")], vec![choice::swap_thing("swap", swap)]]
            }
            Action::Stop => Vec::new(),
        }
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        let texts = texts.of::<Cvlizations>();
        if let Some(words) = choice::thing_words(self, thing, texts) {
            return words;
        }
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        match (place, what.parse::<Order>(), what.parse::<cvlizations::Idea>()) {
            ("open" | "hide", Ok(which), _) => order::name(self, which, texts),
            (_, _, Ok(which)) => idea::full_words(self, which, texts),
            _ => thing.to_owned(),
        }
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        idea::token(self, token, texts)
    }

    fn say_brief(source: Source) -> Phrase<Token> {
        match source {
            Source::Happiness => Phrase::new("cvl-brief-happiness"),
            Source::Ideas => Phrase::new("cvl-brief-ideas"),
            Source::End(_) => Phrase::new("cvl-source-ends"),
        }
    }

    fn entry(&self, event: &Event, sentence: &Markup) -> Markup {
        said::entry(self, event, sentence)
    }

    fn guide(texts: Texts) -> Vec<GuideStep> {
        let step = |region, text| GuideStep { region, text };
        vec![
            step("orders", texts.text("cvl-guide-orders")),
            step("tribe-1", texts.text("cvl-guide-tribes")),
            step("track", texts.text("cvl-guide-track")),
            step("mine", texts.text("cvl-guide-mine")),
            step("turn", texts.text("cvl-guide-turn")),
            step("status", texts.text("cvl-guide-status")),
        ]
    }
}
