//! The face of CVlizations.
//!
//! - `art`: what is drawn. `idea`, `brief`: ideas as cards, and their effects in few words. `order`: orders as cards,
//!   and the order table. `outlook`: how an order stands, and how likely each strength is.
//! - `track`: the turn, ages, ideas to buy. `tribe`: the tribes around the table. `mine`: one's own.
//! - `hand`: the tray. `choice`: what an order or an idea leaves to choose.
//! - `preview`: what would happen. `looks`: things seen large. `moment`: the orders are revealed.
//! - `said`: what stands around sentences of the log. `sheet`: the scoring at the end.

mod art;
mod brief;
mod choice;
mod hand;
mod idea;
mod looks;
mod mine;
mod moment;
mod order;
pub(crate) mod outlook;
pub(crate) mod preview;
mod said;
mod sheet;
mod track;
mod tribe;

use cvlizations::{Action, Cvlizations, Effect, Event, Order, Phase, Source, Strength, Token, Tribe, View};
use engine::{Game, Phrase, RuleId, ScoreFrom, Seat};
use maud::{Markup, PreEscaped};

use crate::game_page::{Area, Figure, GamePage, GuideStep, Moment, Pane, Preview, Scene, Tab, Thing};
use crate::patch::Drawing;
use crate::text::Texts;

impl GamePage for Cvlizations {
    const TIE_BREAK: Option<(&'static str, RuleId)> = Some(("cvl-tie-break", cvlizations::rule_ids::CVL_52));

    const STYLE: &'static [&'static str] = &[include_str!("../../../assets/css/cvlizations.css")];

    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../cvlizations/guide/en.md"),
        include_str!("../../../../cvlizations/guide/fr.md"),
        include_str!("../../../../cvlizations/guide/pl.md"),
        include_str!("../../../../cvlizations/guide/de.md"),
    ];

    fn variant_note(variant: &str, texts: Texts) -> Option<String> {
        Some(texts.text(&format!("cvl-variant-{variant}-note")))
    }

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

    fn scene() -> Markup {
        PreEscaped(include_str!("../../../assets/pictures/scene-cvlizations.svg").to_owned())
    }

    /// A turn of five tribes that all choose, twice and with their ideas, is told from the first order on.
    const LOOK_BACK: usize = 160;

    const PICTURES: Option<&'static str> = Some(include_str!("../../../assets/pictures/cvlizations.svg"));

    // The track is in the common area, but on a phone it stands above one's own ideas.
    const TABS: &'static [Tab] = &[
        Tab::new("cvl-tab-orders", &[Pane::Common]),
        Tab::new("cvl-tab-ideas", &[Pane::Common, Pane::Mine]),
        Tab::new("tab-others", &[Pane::Others]),
        Tab::new("tab-log", &[Pane::Score, Pane::Log]),
    ];

    fn board(&self, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
        drawing.whole("steps", Area::Facts, track::steps(view, scene));
        tribe::plates(self, view, scene, drawing);
        drawing.whole("track", Area::Common, track::track(self, view, scene));
        drawing.whole("turn", Area::Common, track::side(view, scene));
        drawing.whole("orders", Area::Common, order::table(self, view, scene));
        drawing.whole("mine", Area::Mine, mine::mine(self, view, scene));
        drawing.whole("hand", Area::Tray, hand::tray(self, view, scene));
        drawing.whole("sheet", Area::Sheet, sheet::sheet(self, view, scene));
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

    fn verb(&self, _: &View, action: Action, texts: Texts) -> Option<String> {
        let key = match action {
            Action::Lay { .. } => "cvl-verb-lay",
            // Several ways may be offered side by side, so each says what it takes.
            Action::Steal(theft) => {
                let what = choice::brief_theft(self, theft, texts);
                return Some(texts.with("cvl-verb-steal", &[("what", what.into())]));
            }
            Action::Take(_) => "cvl-verb-take",
            Action::Trade(_) => "cvl-verb-trade",
            Action::Buy { idea, swap: None } => {
                return Some(texts.with("cvl-verb-buy", &[("idea", idea::name(self, idea, texts).into())]));
            }
            Action::Buy { swap: Some(swap), .. } => {
                let [give, take] =
                    [swap.give, swap.take].map(|kind| texts.bare(cvlizations::say_resource(kind)));
                return Some(texts.with("cvl-verb-swap", &[("give", give.into()), ("take", take.into())]));
            }
            // The whole sentence is short.
            Action::Stop => return None,
        };
        Some(texts.text(key))
    }

    fn needs_button(&self, _: &View, action: Action) -> bool {
        matches!(action, Action::Lay { .. } | Action::Buy { .. })
    }

    fn ask(&self, view: &View, texts: Texts) -> String {
        let due = view.board.agenda.due().map(|(order, _)| order);
        texts.text(match (view.board.phase, due) {
            (Phase::Lay(_), _) => "cvl-ask-lay",
            (Phase::Carry(_), Some(Order::Theft)) => "cvl-ask-steal",
            (Phase::Carry(_), Some(Order::Trading)) => "cvl-ask-trade",
            (Phase::Buy(..), _) => "cvl-ask-buy",
            _ => "cvl-ask-take",
        })
    }

    fn preview(&self, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
        preview::preview(self, view, action, scene)
    }

    fn look(&self, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
        looks::look(self, view, thing, scene)
    }

    fn wishes(&self, view: &View, thing: &str) -> Vec<Action> {
        looks::wishes(view, thing)
    }

    fn actor(&self, event: &Event) -> Option<Seat> {
        said::actor(event)
    }

    fn moment(&self, view: &View, events: &[&Event], at: usize, scene: &Scene<'_>) -> Option<Moment> {
        moment::moment(self, view, events, at, scene)
    }

    /// Majorities can be lost, and resources that would be swapped can be spent or stolen.
    fn safe_points(&self, view: &View, seat: Seat) -> Option<i32> {
        let is_safe = |source: Source| match source {
            Source::Happiness | Source::Ideas => true,
            Source::End(idea) => !matches!(
                self.effect(idea),
                Effect::Majority(..)
                    | Effect::MostIdeas(_)
                    | Effect::Swap(..)
                    | Effect::StockExchange { .. }
                    | Effect::Consumerism(_)
            ),
        };
        let lines = self.score_lines(ScoreFrom::View(view), seat);
        let safe = lines.iter().filter(|line| is_safe(line.source)).filter_map(|line| line.points).sum();
        (view.board.phase != Phase::Over).then_some(safe)
    }

    /// An order that is already known to fail and sets nothing off.
    fn warning(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        let Action::Lay { open, hidden } = action else { return None };
        let Some(tribe @ Tribe::Player(seat)) = outlook::subject(view) else { return None };
        let fails = |which: &Order| {
            let is_three = outlook::standing(self, view, *which, Some(tribe)) == Some(Strength::Three);
            let laid = [(*which, Strength::Three)];
            *which != Order::Doubling && is_three && self.foresee(&view.board, seat, &laid).is_nothing()
        };
        let failing = [open, hidden].into_iter().find(fails)?;
        Some(texts.with("cvl-warn-fails", &[("order", order::name(self, failing, texts).into())]))
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
        let places = ["status", "common", "mine", "others", "tray", "main", "score", "log"];
        places.map(|region| GuideStep { region, text: texts.text(&format!("cvl-tour-{region}")) }).to_vec()
    }

    const FIGURES: &'static [Figure] = &[
        Figure { name: "mine", when: "cvl-now-buy", regions: &["mine"] },
        Figure { name: "orders", when: "cvl-now-lay", regions: &["orders", "hand"] },
        Figure { name: "reveal", when: "cvl-now-buy", regions: &["tribe-1", "tribe-2", "orders"] },
        Figure { name: "ideas", when: "cvl-now-buy", regions: &["track"] },
        Figure { name: "helm", when: "cvl-now-lay", regions: &["turn"] },
        Figure { name: "end", when: "", regions: &["sheet"] },
    ];
}
