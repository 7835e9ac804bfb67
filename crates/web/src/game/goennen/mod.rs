//! The face of Gönnen können.
//!
//! - `art`: what is drawn. `task`, `card`: the fields of a card, cards.
//! - `facts`: the top bar. `plate`: the others, or the level. `market`: the stall and what lies below it. `display`:
//!   one's own three by three. `dice`, `hand`: the tray. `sheet`: the end. `odds`: chances while rolling.
//! - `steps`: what is touched for an action. `words`: what stands on the buttons. `preview`: what would happen.
//!   `look`: things seen large, and why not. `said`: the log.

mod art;
mod campaign;
mod card;
mod dice;
mod display;
mod facts;
mod hand;
mod look;
mod market;
mod odds;
mod plate;
mod preview;
mod said;
mod sheet;
mod steps;
mod task;
mod words;

use engine::{RuleId, Seat};
use goennen::{Action, Event, Goennen, Token, View};
use maud::{Markup, html};

use crate::game_page::{Area, Campaign, Figure, GamePage, GuideStep, Pane, Preview, Scene, Tab, Thing};
use crate::patch::Drawing;
use crate::text::Texts;

impl GamePage for Goennen {
    const TIE_BREAK: Option<(&'static str, RuleId)> = Some(("gon-tie-break", goennen::rule_ids::GON_65));

    const STYLE: &'static [&'static str] = &[
        include_str!("../../../assets/css/goennen-card.css"),
        include_str!("../../../assets/css/goennen.css"),
    ];

    fn picture() -> Markup {
        art::picture()
    }

    fn blurb(texts: Texts) -> String {
        texts.text("gon-blurb")
    }

    fn campaign(scores: &[i32], texts: Texts) -> Option<Campaign> {
        Some(campaign::campaign(scores, texts))
    }

    fn variant_note(variant: &str, texts: Texts) -> Option<String> {
        let mode = if variant.starts_with("solo") { "solo" } else { "standard" };
        Some(texts.text(&format!("gon-variant-{mode}-note")))
    }

    fn minutes() -> (u32, u32) {
        (20, 45)
    }

    /// All signs are in the file of pictures.
    fn sprite() -> Markup {
        html! {}
    }

    fn scene() -> Markup {
        art::garden()
    }

    const PICTURES: Option<&'static str> = Some(include_str!("../../../assets/pictures/goennen.svg"));

    const TABS: &'static [Tab] = &[
        Tab::new("gon-tab-mine", &[Pane::Mine]),
        Tab::new("gon-tab-market", &[Pane::Common]),
        Tab::new("tab-others", &[Pane::Others]),
        Tab::new("tab-log", &[Pane::Score, Pane::Log]),
    ];

    fn board(&self, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
        drawing.whole("facts", Area::Facts, facts::facts(self, view, scene));
        plate::regions(self, view, scene, drawing);
        drawing.whole("switch", Area::Common, market::switch(scene));
        drawing.whole("market", Area::Common, market::market(self, view, scene));
        drawing.whole("shelf", Area::Common, market::shelf(self, view, scene));
        drawing.whole("mine", Area::Mine, display::mine(self, view, scene));
        drawing.whole("me", Area::Tray, dice::me(self, view, scene));
        drawing.whole("hand", Area::Tray, hand::hand(self, view, scene));
        drawing.whole("dice", Area::Tray, dice::dice(self, view, scene));
        drawing.whole("choices", Area::Tray, dice::choices(self, view, scene));
        drawing.whole("sheet", Area::Sheet, sheet::sheet(self, view, scene));
    }

    fn steps(&self, view: &View, action: Action) -> Vec<Vec<Thing>> {
        steps::steps(self, view, action)
    }

    fn verb(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        Some(words::verb(self, view, action, texts))
    }

    fn ask(&self, view: &View, texts: Texts) -> String {
        words::ask(self, view, texts)
    }

    /// What uses or rolls dice cannot be taken back: it waits for the button.
    fn needs_button(&self, _view: &View, action: Action) -> bool {
        matches!(
            action,
            Action::Reroll(_)
                | Action::Buy(..)
                | Action::Complete { .. }
                | Action::Enter { .. }
                | Action::Draw(_)
                | Action::Aside(_)
                | Action::Chance
        )
    }

    fn lasting(&self, view: &View, action: Action, texts: Texts) -> Option<(String, String)> {
        words::lasting(view, action, texts)
    }

    fn preview(&self, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
        preview::preview(self, view, action, scene)
    }

    fn look(&self, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
        look::look(self, view, thing, scene)
    }

    fn wishes(&self, view: &View, thing: &str) -> Vec<Action> {
        look::wishes(self, view, thing)
    }

    fn chain(&self, view: &View, thing: &str) -> Vec<Action> {
        look::chain(self, view, thing)
    }

    fn actor(&self, event: &Event) -> Option<Seat> {
        said::actor(event)
    }

    fn entry(&self, event: &Event, sentence: &Markup) -> Markup {
        said::entry(self, event, sentence)
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
        let places = [
            ("status", "gon-tour-status"),
            ("mine", "gon-tour-mine"),
            ("common", "gon-tour-common"),
            ("tray", "gon-tour-tray"),
            ("main", "gon-tour-main"),
            ("others", "gon-tour-others"),
            ("score", "gon-tour-score"),
            ("log", "gon-tour-log"),
        ];
        places.map(|(region, key)| GuideStep { region, text: texts.text(key) }).to_vec()
    }

    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../goennen/guide/en.md"),
        include_str!("../../../../goennen/guide/fr.md"),
        include_str!("../../../../goennen/guide/pl.md"),
        include_str!("../../../../goennen/guide/de.md"),
    ];

    const FIGURES: &'static [Figure] = &[
        Figure { name: "display", when: "gon-now-lay", regions: &["mine"] },
        Figure { name: "market", when: "gon-now-decide", regions: &["market"] },
        Figure { name: "dice", when: "gon-now-last", regions: &["dice"] },
        Figure { name: "enter", when: "gon-now-chance", regions: &["mine"] },
        Figure { name: "passive", when: "gon-now-enter", regions: &["dice", "mine"] },
        Figure { name: "bonus", when: "gon-now-use", regions: &["shelf"] },
        Figure { name: "end", when: "", regions: &["sheet"] },
    ];
}
