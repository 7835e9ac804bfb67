//! CV in the browser.
//!
//! - `art`: what is drawn. `symbol`, `effect`, `card`: symbols, what cards do, cards.
//! - `facts`: the top bar. `rival`: the others. `panel`: the middle of the stage, which is the `track` unless something
//!   interrupts the turn. `side`: decks and goals. `stack`: one's own CV. `dice`, `hand`: the tray.
//! - `outlook`: what an action would lead to. `look`: what a thing is, what was meant, which moves lead there.
//! - `moment`: what is staged. `said`: what stands around sentences of the log.
//! - `sheet`: the scoring sheet. `story`: a finished CV as a page to keep.

mod art;
mod card;
mod dice;
mod effect;
mod facts;
mod hand;
mod look;
mod moment;
mod outlook;
mod panel;
mod rival;
mod said;
mod sheet;
mod side;
mod stack;
mod story;
mod symbol;
mod track;

use cv::{Action, Card, Cv, Event, Kind, Phase, Place, Symbol, Token, View};
use engine::{Game, RuleId, Seat};
use maud::{Markup, PreEscaped};

use crate::game_page::{Area, Figure, GamePage, GuideStep, Moment, Pane, Preview, Scene, Tab, Thing};
use crate::patch::Drawing;
use crate::text::Texts;

impl GamePage for Cv {
    const HAS_KEEPSAKE: bool = true;

    const TIE_BREAK: Option<(&'static str, RuleId)> = Some(("cv-tie-break", cv::rule_ids::CV_86));

    const STYLE: &'static [&'static str] = &[
        include_str!("../../../assets/css/cv-card.css"),
        include_str!("../../../assets/css/cv.css"),
        include_str!("../../../assets/css/cv-tray.css"),
        include_str!("../../../assets/css/cv-moment.css"),
        include_str!("../../../assets/css/cv-end.css"),
    ];

    const GUIDE: [&'static str; 4] = [
        include_str!("../../../../cv/guide/en.md"),
        include_str!("../../../../cv/guide/fr.md"),
        include_str!("../../../../cv/guide/pl.md"),
        include_str!("../../../../cv/guide/de.md"),
    ];

    fn variant_note(variant: &str, texts: Texts) -> Option<String> {
        Some(texts.text(&format!("cv-variant-{variant}-note")))
    }

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

    fn scene() -> Markup {
        PreEscaped(include_str!("../../../assets/pictures/scene-cv.svg").to_owned())
    }

    const PICTURES: Option<&'static str> = Some(include_str!("../../../assets/pictures/cv.svg"));

    const TABS: &'static [Tab] = &[
        Tab::new("cv-tab-track", &[Pane::Common]),
        Tab::new("cv-tab-mine", &[Pane::Mine]),
        Tab::new("cv-tab-others", &[Pane::Others]),
        Tab::new("cv-tab-log", &[Pane::Score, Pane::Log]),
    ];

    fn board(&self, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
        drawing.whole("facts", Area::Facts, facts::facts(view, scene));
        drawing.whole("sheet", Area::Sheet, sheet::sheet(self, view, scene));
        rival::rivals(self, view, scene, drawing);
        drawing.whole("track", Area::Common, panel::common(self, view, scene));
        drawing.whole("side", Area::Common, side::side(self, view, scene));
        drawing.whole("mine", Area::Mine, stack::mine(self, view, scene));
        drawing.whole("hand", Area::Tray, hand::hand(self, view, scene));
        drawing.whole("dice", Area::Tray, dice::dice(self, view, scene));
        drawing.whole("turn", Area::Tray, dice::turn(self, view, scene));
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
            Action::Announce(card, kind) => lay_steps(self, view, card, format!("as-{kind}")),
            Action::Lay(card, kind, Place::Top) => lay_steps(self, view, card, format!("top-{kind}")),
            Action::Lay(card, _, Place::Under(other)) => {
                lay_steps(self, view, card, format!("under-{other}"))
            }
            Action::Wait(card) => one("new", card),
        }
    }

    fn verb(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        let fresh = u32::from(view.board.turn.fresh);
        match action {
            Action::Keep(_) => Some(texts.text("cv-verb-keep")),
            Action::Reroll(dice) if !dice.is_empty() => {
                Some(texts.with("cv-verb-reroll", &[("count", (dice.total() + fresh).into())]))
            }
            Action::Stop => Some(texts.text("cv-verb-stop")),
            Action::Take(_) => Some(texts.text("cv-verb-take")),
            Action::Done
                if view.board.turn.taken_count() > 0 && matches!(view.board.phase, Phase::Select(_)) =>
            {
                Some(texts.text("cv-verb-done"))
            }
            Action::Insure(card) => {
                Some(texts.with("cv-verb-play", &[("card", card::name(self, card, texts).into())]))
            }
            Action::Lay(_, kind, Place::Top) => {
                Some(texts.with("cv-verb-top", &[("kind", symbol::kind(kind, texts).into())]))
            }
            Action::Lay(_, _, Place::Under(_)) => Some(texts.text("cv-verb-under")),
            Action::Throw
            | Action::Reroll(_)
            | Action::Play(_)
            | Action::Done
            | Action::Lose(_)
            | Action::Pay(_)
            | Action::Wait(_)
            | Action::Announce(..) => None,
        }
    }

    fn is_main(&self, view: &View, action: Action) -> bool {
        match action {
            Action::Throw => true,
            // With nothing to take, stopping is what is left to do.
            Action::Done => {
                let mut options = Vec::new();
                self.options(view, &mut options);
                !options.iter().any(|action| matches!(action, Action::Take(_)))
            }
            _ => false,
        }
    }

    fn needs_button(&self, _view: &View, action: Action) -> bool {
        // Every choice is seen where it will happen before it is made.
        !matches!(action, Action::Throw | Action::Stop | Action::Done)
    }

    fn ask(&self, view: &View, texts: Texts) -> String {
        texts.text(match view.board.phase {
            Phase::Roll(_) => "cv-ask-dice",
            Phase::Misfortune(_) => "cv-ask-lose",
            Phase::Upkeep(_) => "cv-ask-keep",
            Phase::Lay(_) | Phase::Settle(_) => "cv-ask-place",
            _ => "cv-ask-card",
        })
    }

    fn preview(&self, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
        outlook::preview(self, view, action, scene)
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

    fn moment(&self, view: &View, events: &[&Event], at: usize, scene: &Scene<'_>) -> Option<Moment> {
        moment::moment(self, view, events, at, scene)
    }

    fn safe_points(&self, view: &View, seat: Seat) -> Option<i32> {
        panel::safe_points(self, view, seat)
    }

    fn warning(&self, view: &View, action: Action, texts: Texts) -> Option<String> {
        let lost = match action {
            Action::Lose(card) => cv::CardSet::one(card),
            Action::Pay(cards) => self.owing(&view.board).minus(cards),
            _ => return None,
        };
        let names: Vec<String> = lost.iter().map(|card| card::name(self, card, texts)).collect();
        (!names.is_empty()).then(|| texts.with("cv-warn-lost", &[("cards", names.join(", ").into())]))
    }

    fn thing(&self, thing: &str, texts: Texts) -> String {
        let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
        if let Ok(card) = what.parse::<Card>() {
            let effects = effect::effects(self, card, texts).into_iter().map(|effect| effect.words);
            let words: Vec<String> = effects.collect();
            let name = card::name(self, card, texts);
            return if words.is_empty() { name } else { format!("{name} ({})", words.join("; ")) };
        }
        match (place, what.parse::<Kind>()) {
            ("top", Ok(kind)) => texts.with("cv-thing-top", &[("kind", symbol::kind(kind, texts).into())]),
            ("as", Ok(kind)) => symbol::kind(kind, texts),
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
        let places = ["status", "common", "mine", "others", "tray", "main", "score", "log"];
        places.map(|region| GuideStep { region, text: texts.text(&format!("cv-tour-{region}")) }).to_vec()
    }

    const FIGURES: &'static [Figure] = &[
        Figure { name: "throw", when: "cv-now-throw", regions: &["dice", "turn"] },
        Figure { name: "reroll", when: "cv-now-roll", regions: &["dice", "turn"] },
        Figure { name: "track", when: "cv-now-select", regions: &["track", "side"] },
        Figure { name: "stacks", when: "cv-now-select", regions: &["mine"] },
        Figure { name: "misfortune", when: "cv-now-misfortune", regions: &["track"] },
        Figure { name: "goals", when: "cv-now-select", regions: &["side", "mine"] },
        Figure { name: "end", when: "", regions: &["sheet"] },
    ];

    fn keepsake(&self, view: &View, events: &[&Event], seat: Seat, scene: &Scene<'_>) -> Option<Markup> {
        Some(story::story(self, view, events, seat, &scene.of::<Cv>()))
    }
}

/// The card that an action lays.
fn laid(action: Action) -> Option<Card> {
    match action {
        Action::Lay(card, ..) | Action::Announce(card, _) | Action::Wait(card) => Some(card),
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
