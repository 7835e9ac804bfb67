//! Labels and prompts in words.

use cv::{Action, Age, Card, Cv, Kind, Phase, Place, Symbols, View};
use engine::{Game, Seat};
use maud::Markup;

use super::{card, symbol};
use crate::face::{Prompt, Scene};
use crate::text::{Arg, Texts};

/// Decks with fewer cards than this are spoken of: soon there is social assistance.
const NEARLY_EMPTY: u32 = 4;

/// An action on its button.
pub(super) fn label(game: &Cv, view: &View, action: Action, texts: Texts) -> String {
    let name = |card: Card| -> Arg { card::name(game, card, texts).into() };
    let with = |key: &str, card: Card| texts.with(key, &[("card", name(card))]);
    match action {
        Action::Keep(card) => with("cv-do-keep", card),
        Action::Throw => texts.with("cv-do-throw", &[("count", view.board.turn.fresh.into())]),
        Action::Reroll(dice) => reroll(dice, view.board.turn.fresh, texts),
        Action::Stop => texts.text("cv-do-stop"),
        Action::Play(card) => with("cv-do-play", card),
        Action::Take(card) => with("cv-do-take", card),
        Action::Done if matches!(view.board.phase, Phase::Assist(_)) => texts.text("cv-do-decline"),
        Action::Done if view.board.turn.taken_count() == 0 => texts.text("cv-do-nothing"),
        Action::Done => texts.text("cv-do-done"),
        Action::Insure(card) => with("cv-do-insure", card),
        Action::Lose(card) => with("cv-do-lose", card),
        Action::Pay(cards) if cards.is_empty() => texts.text("cv-do-pay-none"),
        Action::Pay(cards) => {
            texts.with("cv-do-pay", &[("cards", card::names(game, cards.iter(), texts).into())])
        }
        Action::Announce(card, kind) => {
            texts.with("cv-do-announce", &[("card", name(card)), ("kind", symbol::kind(kind, texts).into())])
        }
        Action::Lay(card, kind, Place::Top) => {
            texts.with("cv-do-lay-top", &[("card", name(card)), ("kind", symbol::kind(kind, texts).into())])
        }
        Action::Lay(card, kind, Place::Under(other)) => texts.with(
            "cv-do-lay-under",
            &[("card", name(card)), ("other", name(other)), ("kind", symbol::kind(kind, texts).into())],
        ),
    }
}

fn reroll(dice: Symbols, fresh: u8, texts: Texts) -> String {
    if dice.is_empty() {
        return texts.with("cv-do-reroll-new", &[("count", fresh.into())]);
    }
    let words = symbol::words(dice, 0, texts);
    texts.with("cv-do-reroll", &[("dice", words.into()), ("fresh", fresh.into())])
}

/// What the table waits for.
pub(super) fn prompt(game: &Cv, view: &View, scene: &Scene<'_>) -> Prompt {
    let texts = scene.texts;
    let board = &view.board;
    let turn = &board.turn;
    let other = |key: &str, seat: Seat| texts.html(key, &[("name", scene.name(seat).into())]);
    let own = |seat: Seat| scene.table.me == Some(seat);
    let what = match board.phase {
        Phase::Open | Phase::Goal(_) | Phase::PublicGoal | Phase::Deal(_) => texts.html("cv-wait-deal", &[]),
        Phase::Draft(_) => draft_prompt(game, view, scene),
        Phase::Roll(seat) if own(seat) && turn.dice.is_empty() => {
            texts.html("cv-now-throw", &[("count", turn.fresh.into())])
        }
        Phase::Roll(seat) if own(seat) => texts.html("cv-now-roll", &[("count", turn.throws.into())]),
        Phase::Roll(seat) | Phase::Throw(seat) => other("cv-wait-roll", seat),
        Phase::Misfortune(seat) if own(seat) => texts.html("cv-now-misfortune", &[]),
        Phase::Misfortune(seat) => other("cv-wait-misfortune", seat),
        Phase::Select(seat) if own(seat) => {
            let left = cv::TAKEN_MAX - turn.taken_count().min(cv::TAKEN_MAX);
            texts.html("cv-now-select", &[("count", left.into())])
        }
        Phase::Select(seat) => other("cv-wait-select", seat),
        Phase::Upkeep(seat) if own(seat) => texts.html("cv-now-upkeep", &[]),
        Phase::Upkeep(seat) => other("cv-wait-upkeep", seat),
        Phase::Lay(seat) if own(seat) => lay_prompt(game, view, texts),
        Phase::Lay(seat) => other("cv-wait-lay", seat),
        Phase::Refill => texts.html("cv-wait-refill", &[]),
        Phase::Assist(seat) if own(seat) && board.laying.cards[0].is_some() => lay_prompt(game, view, texts),
        Phase::Assist(seat) if own(seat) => texts.html("cv-now-assist", &[]),
        Phase::Assist(seat) => other("cv-wait-assist", seat),
        Phase::Settle(seat) if own(seat) => texts.html("cv-now-settle", &[]),
        Phase::Settle(seat) => other("cv-wait-settle", seat),
        Phase::Over => over(game, view, scene),
    };
    Prompt { what, note: note(game, view, texts) }
}

/// The card to be laid now: the announced one waits until others have their type (CV-53).
fn lay_prompt(game: &Cv, view: &View, texts: Texts) -> Markup {
    if let Some((card, kind)) = view.board.laying.announced {
        let args =
            [("card", card::chip(game, card, texts).into()), ("kind", symbol::kind(kind, texts).into())];
        return texts.html("cv-now-lay-waiting", &args);
    }
    let cards = super::to_lay(game, view);
    // CV-51, CV-52: only some types may go underneath.
    let is_free = |kind: Kind| Kind::SERIES.contains(&kind);
    let has_choice = cards.iter().any(|card| game.face(card).kinds.iter().any(is_free));
    let key = if has_choice { "cv-now-lay" } else { "cv-now-lay-top" };
    texts.html(key, &[("cards", card::chips(game, cards, texts).into())])
}

/// What is soon to happen: the last round, or social assistance.
fn note(game: &Cv, view: &View, texts: Texts) -> Option<Markup> {
    let board = &view.board;
    if board.round == 0 || matches!(board.phase, Phase::Over | Phase::Assist(_) | Phase::Settle(_)) {
        return None;
    }
    // CV-80: the old-age deck never grows again, so a short one means that this round is the last.
    if board.deck_count(Age::OldAge) < game.players() as u32 {
        return Some(texts.html("cv-note-last", &[]));
    }
    let age = board.deck()?;
    let count = board.deck_count(age);
    (count < NEARLY_EMPTY && age != Age::OldAge).then(|| {
        texts.html("cv-note-deck", &[("age", symbol::age(age, texts).into()), ("count", count.into())])
    })
}

fn draft_prompt(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let waiting: Vec<Markup> = scene.table.awaited.iter().map(|seat| scene.name(seat)).collect();
    match scene.table.me {
        Some(seat) if scene.table.awaited.contains(seat) => {
            let left = seat.left(1, game.players());
            let pass = view.pack.count().saturating_sub(1);
            texts.html("cv-now-keep", &[("count", pass.into()), ("name", scene.name(left).into())])
        }
        Some(_) => texts.html("cv-wait-keep-mine", &[("names", texts.list(&waiting).into())]),
        None => texts.html("cv-wait-keep", &[("names", texts.list(&waiting).into())]),
    }
}

fn over(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let total = |seat: Seat| -> i32 { game.breakdown(view, seat).iter().map(|line| line.points).sum() };
    let most = Seat::all(game.players()).map(total).max().unwrap_or(0);
    // Who wins a tie is on the result page, which has the places; here the most points are named.
    let names: Vec<Markup> =
        Seat::all(game.players()).filter(|&seat| total(seat) == most).map(|seat| scene.name(seat)).collect();
    scene.texts.html("cv-over-now", &[("names", scene.texts.list(&names).into()), ("points", most.into())])
}
