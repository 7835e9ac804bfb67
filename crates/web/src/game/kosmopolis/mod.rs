//! Kosmopolis in the browser.
//!
//! - `card`: cards, small and large, modification cards, markers. `art`: what is drawn on them.
//! - `board`: capital and hometowns in four aligned columns. `hand`: tray and draft. `lot`: the towers of a round end.
//! - `preview`: what an action would do. `look`: what a thing is. `moment`: the end of a round, staged.

mod art;
mod board;
mod card;
mod hand;
mod look;
mod lot;
mod moment;
mod preview;

use engine::{InLog, RuleId, Seat, Speak};
use kosmopolis::{Action, Cards, Colour, ColourSet, Event, Keep, Kind, Kosmopolis, Phase, Token, View};
use maud::{Markup, PreEscaped, html};

use crate::game_page::{Area, Figure, GamePage, GuideStep, Moment, Pane, Preview, Scene, Tab, Thing};
use crate::patch::Drawing;
use crate::text::Texts;

impl GamePage for Kosmopolis {
    const TIE_BREAK: Option<(&'static str, RuleId)> = Some(("kos-tie-break", kosmopolis::rule_ids::KOS_41));

    const STYLE: &'static [&'static str] = &[
        include_str!("../../../assets/css/kosmopolis.css"),
        include_str!("../../../assets/css/kosmopolis-lot.css"),
    ];

    fn variant_note(_: &str, texts: Texts) -> Option<String> {
        Some(texts.text("kos-variant-standard-note"))
    }

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

    fn scene() -> Markup {
        PreEscaped(include_str!("../../../assets/pictures/scene-kosmopolis.svg").to_owned())
    }

    const PICTURES: Option<&'static str> = Some(include_str!("../../../assets/pictures/kosmopolis.svg"));

    const TABS: &'static [Tab] = &[
        Tab::new("kos-tab-city", &[Pane::Common, Pane::Mine]),
        Tab::new("tab-others", &[Pane::Others]),
        Tab::new("tab-score", &[Pane::Score]),
        Tab::new("tab-log", &[Pane::Log]),
    ];

    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../kosmopolis/guide/en.md"),
        include_str!("../../../../kosmopolis/guide/fr.md"),
        include_str!("../../../../kosmopolis/guide/pl.md"),
        include_str!("../../../../kosmopolis/guide/de.md"),
    ];

    const FIGURES: &'static [Figure] = &[
        Figure { name: "hometown", when: "kos-now-play", regions: &["mine"] },
        Figure { name: "draft", when: "kos-now-keep", regions: &["capital"] },
        Figure { name: "play", when: "kos-now-play", regions: &["capital", "mine", "hand"] },
        Figure { name: "capital", when: "kos-now-lay", regions: &["capital"] },
        Figure { name: "round-end", when: "kos-now-save", regions: &["capital"] },
        Figure { name: "save", when: "kos-now-save", regions: &["mine", "hand"] },
        Figure { name: "end", when: "", regions: &["mine", "score"] },
    ];

    fn board(&self, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
        drawing.region("piles", Area::Facts, |patches| board::facts(view, scene, patches));
        board::others(self, view, scene, drawing);
        drawing.region("capital", Area::Common, |patches| board::common(self, view, scene, patches));
        drawing.region("mine", Area::Mine, |patches| board::mine(self, view, scene, patches));
        drawing.region("hand", Area::Tray, |patches| hand::tray(self, view, scene, patches));
    }

    fn steps(&self, _: &View, action: Action) -> Vec<Vec<Thing>> {
        match action {
            Action::Keep(keep) => vec![keep.cards().iter().map(|kind| format!("pack-{kind}")).collect()],
            // A chosen card lights its column above and below.
            Action::Capital(kind) => {
                vec![vec![format!("hand-{kind}")], vec![format!("column-{}", kind.colour())]]
            }
            Action::Hometown(kind) => {
                vec![vec![format!("hand-{kind}")], vec![format!("town-{}", kind.colour())]]
            }
            Action::Lay(colour) | Action::Take(colour) => vec![vec![format!("column-{colour}")]],
            Action::Save(colours) if colours.is_empty() => Vec::new(),
            Action::Save(colours) => vec![colours.iter().map(|colour| format!("town-{colour}")).collect()],
        }
    }

    fn verb(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        Some(match action {
            Action::Keep(keep) => texts.with("kos-verb-keep", &[("count", keep.count().into())]),
            Action::Capital(_) => texts.text("kos-verb-capital"),
            Action::Hometown(_) => texts.text("kos-verb-hometown"),
            Action::Lay(_) => {
                let value = card::signed(self, view.drawn.unwrap_or_default(), texts);
                texts.with("kos-verb-lay", &[("value", value.into())])
            }
            Action::Take(_) => texts.text("kos-verb-take"),
            // Where the act itself is a loss, the button says what is lost.
            Action::Save(colours) if colours.is_empty() => {
                let lost = view.viewer.seat().map_or(0, |seat| preview::falls(view, seat));
                texts.with("kos-verb-save-none", &[("count", lost.into())])
            }
            Action::Save(colours) => {
                let own = view.viewer.seat();
                let excess = |colour| own.and_then(|seat| view.excess(seat, colour)).unwrap_or(0);
                let cost: u32 = colours.iter().map(|colour| u32::from(excess(colour))).sum();
                texts.with("kos-verb-save", &[("count", cost.into())])
            }
        })
    }

    fn ask(&self, view: &View, texts: Texts) -> String {
        match view.board.phase {
            Phase::Draft(_) => texts.with("kos-ask-keep", &[("count", view.pack.total().min(2).into())]),
            Phase::Lay(_) | Phase::Priest(_) => texts.text("kos-ask-column"),
            Phase::Save(_) => texts.text("kos-ask-save"),
            _ => texts.text("kos-ask-play"),
        }
    }

    fn preview(&self, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
        preview::preview(self, view, action, scene)
    }

    fn warning(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        preview::warning(self, view, action)
            .map(|points| texts.with("kos-warn-save", &[("count", points.into())]))
    }

    fn look(&self, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
        look::look(self, view, thing, scene)
    }

    fn wishes(&self, view: &View, thing: &str) -> Vec<Action> {
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        let colour = what.parse::<Colour>().ok();
        let kind = what.parse::<Kind>().ok();
        let first = match (place, kind, colour) {
            ("hand", Some(kind), _) => Some(Action::Capital(kind)),
            ("pack", Some(kind), _) => {
                // Any other card will do for the second one: what is asked is why this one cannot be chosen.
                let other = view.pack.beyond(Cards::one(kind)).kinds().next();
                Some(Action::Keep(other.map_or(Keep::one(kind), |other| Keep::two(kind, other))))
            }
            ("column", _, Some(colour)) if matches!(view.board.phase, Phase::Lay(_)) => {
                Some(Action::Lay(colour))
            }
            ("column", _, Some(colour)) => Some(Action::Take(colour)),
            ("town", _, Some(colour)) => Some(Action::Save(ColourSet::EMPTY.with(colour))),
            _ => None,
        };
        first.into_iter().collect()
    }

    fn actor(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Opened(seat, _)
            | Event::Dealt(seat, _)
            | Event::Chose(seat, _)
            | Event::Retracted(seat)
            | Event::Passed(seat, ..)
            | Event::ToCapital(seat, _)
            | Event::ToHometown(seat, _)
            | Event::Drew(seat, _)
            | Event::DeckEmpty(seat)
            | Event::TookMarker(seat)
            | Event::SupplyEmpty(seat)
            | Event::DrewModification(seat, _)
            | Event::NoModification(seat)
            | Event::LaidModification(seat, ..)
            | Event::Took(seat, _)
            | Event::NothingToTake(seat)
            | Event::LastTurns(seat)
            | Event::LaidOut(seat, _)
            | Event::Revealed(seat, ..)
            | Event::Saved(seat, ..)
            | Event::Lost(seat, ..)
            | Event::Bonus(seat, _) => Some(seat),
            Event::Seeded(_)
            | Event::RoundBegan(..)
            | Event::Limit(..)
            | Event::RoundEnded(_)
            | Event::Ended => None,
        }
    }

    fn entry(&self, event: &Event, sentence: &Markup) -> Markup {
        if self.in_log(event) == InLog::Heading {
            return html! { strong.log-round { (sentence) } };
        }
        match *event {
            Event::ToCapital(_, kind)
            | Event::ToHometown(_, kind)
            | Event::Took(_, kind)
            | Event::Bonus(_, kind) => {
                html! { (sentence) (card::thumb(self, kind)) }
            }
            _ => sentence.clone(),
        }
    }

    fn moment(&self, view: &View, events: &[&Event], at: usize, scene: &Scene<'_>) -> Option<Moment> {
        moment::moment(self, view, events, at, scene)
    }

    fn safe_points(&self, view: &View, seat: Seat) -> Option<i32> {
        (view.board.phase != Phase::Over).then(|| view.points_within_limits(seat))
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        if let Ok(kind) = what.parse::<Kind>() {
            return card::full_name(self, kind, texts);
        }
        let key = if place == "town" { "kos-thing-town" } else { "kos-thing-column" };
        match what.parse::<Colour>() {
            Ok(colour) => texts.with(key, &[("colour", card::colour(self, colour, texts).into())]),
            Err(_) => texts.text("kos-capital"),
        }
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        card::token(self, token, texts)
    }

    fn guide(texts: Texts) -> Vec<GuideStep> {
        let places = ["status", "common", "mine", "others", "tray", "main", "score", "log"];
        let step =
            |region: &'static str| GuideStep { region, text: texts.text(&format!("kos-tour-{region}")) };
        places.into_iter().map(step).collect()
    }
}
