//! CV in the browser.
//!
//! - `art`: what is drawn. `symbol`, `effect`, `card`: symbols, what cards do, cards.
//! - `track`: ages and track with offers and odds. `dice`: the turn. `stack`: CVs. `goal`, `hand`: what one wants
//!   and holds. `moment`: misfortune, upkeep, social assistance.
//! - `said`: what stands around sentences of the log.
//! - `sheet`: the scoring sheet. `story`: a finished CV as a page to keep.

mod art;
mod card;
mod dice;
mod effect;
mod goal;
mod hand;
mod moment;
mod said;
mod sheet;
mod stack;
mod story;
mod symbol;
mod track;

use cv::{Action, Card, Cv, Event, Kind, Place, Symbol, Token, View};
use engine::{Game, Seat};
use maud::Markup;

use crate::game_page::{GamePage, GuideStep, Region, Scene, Thing};
use crate::text::Texts;

impl GamePage for Cv {
    const HAS_KEEPSAKE: bool = true;

    const STYLE: &'static [&'static str] =
        &[include_str!("../../../assets/css/cv.css"), include_str!("../../../assets/css/cv-card.css")];

    fn picture() -> Markup {
        art::picture()
    }

    fn blurb(texts: Texts) -> String {
        texts.text("cv-blurb")
    }

    fn minutes() -> (u32, u32) {
        (45, 75)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn board(&self, view: &View, scene: &Scene<'_>) -> Vec<Region> {
        let region = |id, html| Region { id, html };
        let mut regions = vec![
            region("ages", track::ages(view, scene)),
            region("moment", moment::moment(self, view, scene)),
            region("sheet", sheet::sheet(self, view, scene)),
        ];
        regions.extend(stack::rivals(self, view, scene));
        regions.push(region("track", track::track(self, view, scene)));
        regions.push(region("turn", dice::turn(self, view, scene)));
        regions.push(region("dice", dice::dice(view, scene)));
        regions.push(region("goals", goal::goals(self, view, scene)));
        regions.push(region("mine", stack::mine(self, view, scene)));
        regions.push(region("hand", hand::hand(self, view, scene)));
        regions
    }

    fn steps(&self, view: &View, action: Action) -> Vec<Vec<Thing>> {
        let one = |place: &str, card: Card| vec![vec![format!("{place}-{card}")]];
        match action {
            Action::Keep(card) => one("pack", card),
            Action::Throw | Action::Stop | Action::Done => Vec::new(),
            Action::Reroll(dice) if dice.is_empty() => vec![vec!["die-new".to_owned()]],
            Action::Reroll(dice) => {
                vec![dice.iter().map(|symbol| format!("die-{}", symbol.word())).collect()]
            }
            Action::Play(card) | Action::Insure(card) => one("hand", card),
            Action::Take(card) => one("track", card),
            Action::Lose(card) => one("cv", card),
            Action::Pay(cards) if cards.is_empty() => Vec::new(),
            Action::Pay(cards) => vec![cards.iter().map(|card| format!("cv-{card}")).collect()],
            Action::Announce(card, kind) => lay_steps(self, view, card, format!("top-{kind}")),
            Action::Lay(card, kind, Place::Top) => lay_steps(self, view, card, format!("top-{kind}")),
            Action::Lay(card, _, Place::Under(other)) => lay_steps(self, view, card, format!("cv-{other}")),
        }
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        if let Ok(card) = what.parse::<Card>() {
            return moment::worth(self, card, texts);
        }
        match (place, what.parse::<Kind>()) {
            ("top", Ok(kind)) => texts.with("cv-thing-top", &[("kind", symbol::kind(kind, texts).into())]),
            _ => match Symbol::ALL.into_iter().find(|symbol| symbol.word() == what) {
                Some(symbol) => texts.with("cv-thing-die", &[("symbol", symbol::name(symbol, texts).into())]),
                None => texts.text("cv-die-new"),
            },
        }
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        card::token(self, token, texts)
    }

    fn entry(&self, event: &Event, sentence: &Markup) -> Markup {
        said::entry(self, event, sentence)
    }

    fn guide(texts: Texts) -> Vec<GuideStep> {
        let step = |region, text| GuideStep { region, text };
        vec![
            step("hand", texts.text("cv-guide-hand")),
            step("goals", texts.text("cv-guide-goals")),
            step("track", texts.text("cv-guide-track")),
            step("turn", texts.text("cv-guide-dice")),
            step("mine", texts.text("cv-guide-mine")),
            step("cv-1", texts.text("cv-guide-rivals")),
            step("ages", texts.text("cv-guide-ages")),
            step("status", texts.text("cv-guide-status")),
        ]
    }

    fn keepsake(&self, view: &View, events: &[&Event], seat: Seat, scene: &Scene<'_>) -> Option<Markup> {
        Some(story::story(self, view, events, seat, &scene.of::<Cv>()))
    }
}

/// The card that an action lays.
fn laid(action: Action) -> Option<Card> {
    match action {
        Action::Lay(card, ..) | Action::Announce(card, _) => Some(card),
        _ => None,
    }
}

/// Which card, then where to. What goes without saying is not asked: the card where only one can be laid, and
/// the place where there is only one, so that a button is enough.
fn lay_steps(game: &Cv, view: &View, card: Card, place: Thing) -> Vec<Vec<Thing>> {
    let mut options = Vec::new();
    game.options(view, &mut options);
    if options.len() == 1 {
        return Vec::new();
    }
    if options.iter().all(|&action| laid(action) == Some(card)) {
        return vec![vec![place]];
    }
    // A waiting card already lies in the CV (CV-53), a new one beside it.
    let is_new = view.board.laying.cards.contains(&Some(card));
    let from = if is_new { format!("new-{card}") } else { format!("cv-{card}") };
    vec![vec![from], vec![place]]
}
