//! The few words on the buttons.

use engine::Game;
use goennen::{Action, DiceSet, Goennen, Phase, View};

use super::{card, steps};
use crate::text::Texts;

/// A verb for an action. Where several actions differ in little, what they differ in is named.
pub(super) fn verb(game: &Goennen, view: &View, action: Action, texts: Texts) -> String {
    let dice = |set: DiceSet| {
        let name = |die| format!("{} {}", card::colour(game, die, texts), view.board.turn.dice.get(die));
        set.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let is_choosing = view.board.phase == Phase::Choose;
    match action {
        Action::Under(_) if is_choosing => texts.text("gon-verb-away"),
        Action::Under(_) => texts.text("gon-verb-under"),
        Action::Lay(card, _) if is_choosing && view.parts.iter().flatten().count() < 3 => {
            texts.with("gon-verb-lay-card", &[("card", card::name(game, card, texts).into())])
        }
        Action::Lay(..) => texts.text("gon-verb-lay"),
        Action::Reroll(set) => texts.with("gon-verb-reroll", &[("count", set.count().into())]),
        Action::Buy(_, set) if set.is_empty() => texts.text("gon-verb-buy-free"),
        Action::Buy(_, set) if has_equal(game, view, action) => {
            texts.with("gon-verb-buy-with", &[("dice", dice(set).into())])
        }
        Action::Buy(..) => texts.text("gon-verb-buy"),
        Action::Complete { dice: set, steps, colours, .. } if has_equal(game, view, action) => {
            let with = texts.with("gon-verb-complete-with", &[("dice", dice(set).into())]);
            let marks = steps::marks(steps, colours, texts);
            if marks.is_empty() { with } else { format!("{with} ({marks})") }
        }
        Action::Complete { .. } => texts.text("gon-verb-complete"),
        Action::Enter { .. } => enter(game, view, action, texts),
        Action::Draw(_) => texts.text("gon-verb-draw"),
        Action::Aside(_) => texts.text("gon-verb-aside"),
        Action::Chance => texts.text("gon-do-chance"),
        Action::Done if view.parts[0].is_none() && view.board.turn.used.is_empty() => {
            texts.text("gon-verb-not-now")
        }
        Action::Done => texts.text("gon-verb-enough"),
        Action::Finish => texts.text("gon-do-finish"),
    }
}

/// An entry names its field where the die fits several of the card, and die and card where either has another entry.
fn enter(game: &Goennen, view: &View, action: Action, texts: Texts) -> String {
    let Action::Enter { card, field, die, number } = action else { return String::new() };
    let mut options = Vec::new();
    game.options(view, &mut options);
    let (mut same, mut near) = (0, 0);
    for other in &options {
        if let Action::Enter { card: also, die: with, .. } = *other {
            same += usize::from(also == card && with == die);
            near += usize::from(also == card || with == die);
        }
    }
    if same > 1 {
        texts.with("gon-verb-enter-at", &[("number", number.into()), ("field", (field + 1).into())])
    } else if near > 1 {
        let name = format!("{} {number}", card::colour(game, die, texts));
        texts.with(
            "gon-verb-enter-on",
            &[("die", name.into()), ("card", card::name(game, card, texts).into())],
        )
    } else {
        texts.text("gon-verb-enter")
    }
}

/// Whether another action has the same card.
fn has_equal(game: &Goennen, view: &View, action: Action) -> bool {
    let mut options = Vec::new();
    game.options(view, &mut options);
    let is_equal = |&other: &Action| match (action, other) {
        (Action::Buy(card, _), Action::Buy(also, _)) => card == also,
        (Action::Complete { card, .. }, Action::Complete { card: also, .. }) => card == also,
        _ => false,
    };
    options.iter().filter(|&other| is_equal(other)).count() > 1
}

/// What the main button says while nothing is chosen: only what there is to choose.
pub(super) fn ask(game: &Goennen, view: &View, texts: Texts) -> String {
    let mut options = Vec::new();
    game.options(view, &mut options);
    let can_enter = options.iter().any(|action| matches!(action, Action::Enter { .. }));
    let is_chance_or_end = options.iter().all(|action| matches!(action, Action::Chance | Action::Finish));
    texts.text(match view.board.phase {
        Phase::Choose if view.parts.iter().flatten().count() == 3 => "gon-ask-place",
        Phase::Choose | Phase::Aside => "gon-ask-card",
        Phase::Lay(_) | Phase::Keep(..) => "gon-ask-place",
        Phase::Chance(_) if !can_enter => "gon-ask-stack",
        Phase::Passive(_) | Phase::Chance(_) | Phase::SoloEnter => "gon-ask-enter",
        _ if is_chance_or_end => "gon-ask-chance",
        _ => "gon-ask-dice",
    })
}

/// While passive, an answer can be given for the rest of the turn. Whose turn it is says how long that is.
pub(super) fn lasting(view: &View, action: Action, texts: Texts) -> Option<(String, String)> {
    match (view.board.phase, action) {
        (Phase::Passive(active), Action::Done) if view.parts[0].is_none() => {
            Some((format!("{}-{active}", view.board.round), texts.text("gon-verb-pass")))
        }
        _ => None,
    }
}
