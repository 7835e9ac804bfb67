//! Labels, prompts and refusals in words.

use engine::{Game, Seat};
use kosmopolis::{Ability, Action, Colour, Kosmopolis, Phase, View, Why};
use maud::{Markup, html};

use super::card;
use crate::face::{Prompt, Scene};
use crate::text::{Arg, Texts};

/// What a card does in the capital, in a few words.
pub(super) fn ability(ability: Ability, texts: Texts) -> String {
    match ability {
        Ability::Agent => texts.text("kos-ability-agent"),
        Ability::Priest => texts.text("kos-ability-priest"),
        Ability::Scholar => texts.text("kos-ability-scholar"),
        Ability::Merchant => texts.text("kos-ability-merchant"),
    }
}

/// An action on its button.
pub(super) fn label(game: &Kosmopolis, view: &View, action: Action, texts: Texts) -> String {
    let colour = |colour: Colour| -> Arg { card::colour(colour, texts).into() };
    match action {
        Action::Keep(keep) => {
            let names: Vec<Markup> =
                keep.cards().iter().map(|kind| html! { (card::name(kind, texts)) }).collect();
            texts.with("kos-do-keep", &[("cards", texts.list(&names).0.into())])
        }
        Action::Capital(kind) => texts.with(
            "kos-do-capital",
            &[
                ("card", card::name(kind, texts).into()),
                ("ability", ability(game.ability(kind.colour()), texts).into()),
            ],
        ),
        Action::Hometown(kind) => texts.with("kos-do-hometown", &[("card", card::name(kind, texts).into())]),
        Action::Lay(column) => {
            let value = view.drawn.map(card::signed).unwrap_or_default();
            texts.with("kos-do-lay", &[("value", value.into()), ("colour", colour(column))])
        }
        Action::Take(column) => match view.board.capital.lowest(column) {
            Some(kind) => texts.with("kos-do-take", &[("card", card::name(kind, texts).into())]),
            None => card::colour(column, texts),
        },
        Action::Save(colours) if colours.is_empty() => texts.text("kos-do-save-none"),
        Action::Save(colours) => {
            let names: Vec<Markup> =
                colours.iter().map(|colour| html! { (card::colour(colour, texts)) }).collect();
            let excess = |colour| view.viewer.seat().and_then(|seat| view.excess(seat, colour)).unwrap_or(0);
            let cost: u32 = colours.iter().map(|colour| u32::from(excess(colour))).sum();
            texts.with("kos-do-save", &[("colours", texts.list(&names).0.into()), ("cost", cost.into())])
        }
    }
}

/// What the table waits for.
pub(super) fn prompt(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Prompt {
    let texts = scene.texts;
    let me = scene.table.me;
    let board = &view.board;
    let other = |key: &str, seat: Seat| texts.html(key, &[("name", scene.name(seat).into())]);
    let own = |seat: Seat| me == Some(seat);
    let what = match board.phase {
        Phase::Seed | Phase::Start(_) | Phase::Deal(_) => texts.html("kos-wait-deal", &[]),
        Phase::Scholar(seat) | Phase::Agent(seat) => other("kos-wait-draw", seat),
        Phase::Draft(_) => draft_prompt(game, view, scene),
        Phase::Play(seat) if own(seat) => texts.html("kos-now-play", &[]),
        Phase::Play(seat) => other("kos-wait-play", seat),
        Phase::Lay(seat) if own(seat) => {
            let value = view.drawn.map(card::signed).unwrap_or_default();
            texts.html("kos-now-lay", &[("value", html! { b { (value) } }.into())])
        }
        Phase::Lay(seat) => other("kos-wait-lay", seat),
        Phase::Priest(seat) if own(seat) => texts.html("kos-now-take", &[]),
        Phase::Priest(seat) => other("kos-wait-take", seat),
        Phase::Save(seat) if own(seat) => {
            texts.html("kos-now-save", &[("count", board.markers[seat.index()].into())])
        }
        Phase::Save(seat) => other("kos-wait-save", seat),
        Phase::Over => over(game, view, scene),
    };
    let note = board.closer.filter(|_| !matches!(board.phase, Phase::Save(_) | Phase::Over)).map(|closer| {
        let person = if own(closer) { "you" } else { "other" };
        texts.html("kos-last-turns", &[("who", person.into()), ("name", scene.name(closer).into())])
    });
    Prompt { what, note }
}

fn draft_prompt(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let waiting: Vec<Markup> = scene.table.awaited.iter().map(|seat| scene.name(seat)).collect();
    match scene.table.me {
        Some(seat) if scene.table.awaited.contains(seat) => {
            let count = view.pack.total();
            let keep = count.min(2);
            let left = seat.left(1, game.players());
            texts.html(
                "kos-now-keep",
                &[("keep", keep.into()), ("pass", (count - keep).into()), ("name", scene.name(left).into())],
            )
        }
        Some(_) => texts.html("kos-wait-keep-mine", &[("names", texts.list(&waiting).into())]),
        None => texts.html("kos-wait-keep", &[("names", texts.list(&waiting).into())]),
    }
}

fn over(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let total = |seat: Seat| -> i32 { game.breakdown(view, seat).iter().map(|line| line.points).sum() };
    let most = Seat::all(game.players()).map(total).max().unwrap_or(0);
    // Who wins a tie is on the result page, which has the places; here the most points are named.
    let names: Vec<Markup> =
        Seat::all(game.players()).filter(|&seat| total(seat) == most).map(|seat| scene.name(seat)).collect();
    scene.texts.html("kos-over-now", &[("names", scene.texts.list(&names).into()), ("points", most.into())])
}

/// Why not.
pub(super) fn why(game: &Kosmopolis, why: Why, texts: Texts) -> String {
    let card = |kind| -> Arg { card::name(kind, texts).into() };
    let colour = |which: Colour| -> Arg { card::colour(which, texts).into() };
    match why {
        Why::Over => texts.text("kos-why-over"),
        Why::ChanceAwaited | Why::NoChanceAwaited | Why::OtherChance | Why::NotInDeck => {
            texts.text("kos-why-chance")
        }
        Why::NotYourTurn => texts.text("kos-why-turn"),
        Why::AlreadyChosen => texts.text("kos-why-chosen"),
        Why::NothingToRetract => texts.text("kos-why-retract"),
        Why::DraftNow => texts.text("kos-why-draft"),
        Why::PlayNow => texts.text("kos-why-play"),
        Why::LayNow => texts.text("kos-why-lay"),
        Why::TakeNow => texts.text("kos-why-take"),
        Why::SaveNow => texts.text("kos-why-save"),
        Why::KeepCount(count) => texts.with("kos-why-count", &[("count", count.into())]),
        Why::NotInPack(kind) => texts.with("kos-why-pack", &[("card", card(kind))]),
        Why::NotInHand(kind) => texts.with("kos-why-hand", &[("card", card(kind))]),
        Why::PriestColumn(column) => {
            let name = card::profession(game, column, texts);
            texts.with("kos-why-priest", &[("colour", colour(column)), ("priest", name.into())])
        }
        Why::ColumnEmpty(column) => texts.with("kos-why-empty", &[("colour", colour(column))]),
        Why::NotBust(column) => texts.with("kos-why-bust", &[("colour", colour(column))]),
        Why::TooDear { cost, markers } => {
            texts.with("kos-why-dear", &[("cost", cost.into()), ("markers", markers.into())])
        }
    }
}
