//! What interrupts the turn takes the place of the track: misfortune, upkeep, laying a card. The cards to choose from
//! lie there large, each with what the choice means.

use cv::{Ability, Action, Card, CardSet, Cv, Kind, Phase, Place, Source, Symbol, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, effect, hand, symbol, track};
use crate::game_page::Scene;
use crate::text::Texts;

/// The middle of the stage.
pub(super) fn common(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let is_mine = |seat: Seat| scene.table.me == Some(seat);
    match view.board.phase {
        Phase::Over => finale(game, view, scene),
        Phase::Draft(step) => hand::draft(game, view, step, scene),
        Phase::Misfortune(seat) if is_mine(seat) => misfortune(game, view, seat, scene),
        Phase::Upkeep(seat) if is_mine(seat) => upkeep(game, view, seat, scene),
        Phase::Lay(seat) | Phase::Settle(seat) if is_mine(seat) => lay(game, view, seat, scene),
        _ => track::track(game, view, scene),
    }
}

/// At the end all goals lie open: the public ones with who scores them, and what everybody was secretly after.
fn finale(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let shown = |goal: Card, seats: Vec<Seat>, points: u32| {
        let look = Look { look: Some(format!("card-{goal}")), ..Look::default() };
        html! {
            div.cv-choice {
                (card::whole(game, goal, &look, texts))
                p {
                    span.cv-who { @for &seat in &seats { (scene.face(seat)) span.sr { (scene.table.name(seat)) } } }
                    b { @if seats.is_empty() { (texts.text("cv-goal-nobody")) } @else { (signed_points(points as i32, texts)) } }
                }
            }
        }
    };
    let all = || Seat::all(game.players());
    html! {
        section.cv-final aria-label=(texts.text("cv-goals")) {
            div.cv-choices {
                @for &goal in view.board.goals.iter().flatten() {
                    @let scored = |seat: &Seat| game.public_goal_points(&view.board, *seat, goal);
                    @let seats: Vec<Seat> = all().filter(|seat| scored(seat) > 0).collect();
                    @let points = seats.first().map_or(0, scored);
                    (shown(goal, seats, points))
                }
                @for seat in all() {
                    @if let Some(goal) = view.goal(seat) { (shown(goal, vec![seat], game.goal_points(&view.board, seat, goal))) }
                }
            }
        }
    }
}

/// The total of a seat on another board.
pub(super) fn total(game: &Cv, view: &View, board: cv::Board, seat: Seat) -> i32 {
    game.total(ScoreFrom::View(&View { board, ..*view }), seat)
}

/// The points that a seat has whatever comes next: a goal for everybody goes to whoever is ahead at the end, and a
/// misfortune takes a card from the top, the one that is missed least.
pub(super) fn safe_points(game: &Cv, view: &View, seat: Seat) -> Option<i32> {
    let own = |board: cv::Board| -> i32 {
        let lines = game.score_lines(ScoreFrom::View(&View { board, ..*view }), seat);
        let is_own = |source: Source| !matches!(source, Source::PublicGoal(_));
        lines.iter().filter(|line| is_own(line.source)).filter_map(|line| line.points).sum()
    };
    let struck = |card| own(game.board_without(&view.board, seat, CardSet::one(card)));
    let least_loss = view.board.active(seat).iter().map(struck).max();
    (view.board.phase != Phase::Over).then(|| own(view.board).min(least_loss.unwrap_or(i32::MAX)))
}

/// What the loss of cards changes: points, dice, tokens. For the eye under the card.
pub(super) fn cost_of_loss(game: &Cv, view: &View, seat: Seat, cards: CardSet, texts: Texts) -> Markup {
    let after = game.board_without(&view.board, seat, cards);
    let change = total(game, view, after, seat) - total(game, view, view.board, seat);
    let lost: Vec<Markup> = cards.iter().map(|card| effect::gives(game, card, texts)).collect();
    let gives = |card: Card| {
        let face = game.face(card);
        face.token_count() > 0
            || face.dice > 0
            || face.rerolls > 0
            || face.arrows[0].is_some()
            || face.ability.is_some()
    };
    html! {
        b.loss[change < 0] { (signed_points(change, texts)) }
        @if cards.iter().any(gives) { span.cv-and { (texts.text("cv-and")) " " @for one in &lost { (one) } } }
    }
}

/// `+3 points`, `−1 point`, `0 points`.
pub(super) fn signed_points(change: i32, texts: Texts) -> String {
    let size = change.unsigned_abs();
    let sign = match change {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{size} {}", texts.with("cv-points", &[("count", size.into())]))
}

fn misfortune(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let turn = &view.board.turn;
    let insurances = view.events().iter().filter(|&card| game.face(card).can(Ability::Insurance));
    let args = [
        ("who", "you".into()),
        ("name", scene.name(seat).into()),
        ("bad", turn.bad_luck().into()),
        ("due", turn.due.into()),
    ];
    html! {
        section.cv-panel.cv-storm aria-label=(texts.text("cv-moment-misfortune")) {
            header {
                span.cv-storm-dice aria-hidden="true" { @for _ in 0..3 { span.die.frozen { (art::symbol(Symbol::BadLuck)) } } }
                div { h2 { (texts.text("cv-moment-misfortune")) } p { (texts.html("cv-moment-misfortune-words", &args)) } }
            }
            div.cv-choices {
                @for which in view.board.active(seat).iter() {
                    (choice(game, which, &format!("cv-{which}"), &cost_of_loss(game, view, seat, CardSet::one(which), texts), texts))
                }
                @for which in insurances {
                    span.cv-or { (texts.text("cv-or")) }
                    (choice(game, which, &format!("hand-{which}"), &html! { b.gain { (texts.text("cv-play-it")) } span.cv-and { (texts.text("cv-lose-nothing")) } }, texts))
                }
            }
        }
    }
}

/// A card to choose with what it means.
fn choice(game: &Cv, which: Card, thing: &str, means: &Markup, texts: Texts) -> Markup {
    let look = Look { thing: Some(thing.to_owned()), ..Look::default() };
    html! { div.cv-choice { (card::whole(game, which, &look, texts)) p { (means) } } }
}

fn upkeep(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section.cv-panel.cv-storm aria-label=(texts.text("cv-moment-upkeep")) {
            header { div {
                h2 { (texts.text("cv-moment-upkeep")) }
                p { (texts.html("cv-moment-upkeep-words", &[("who", "you".into()), ("name", scene.name(seat).into())])) }
            } }
            div.cv-choices {
                @for which in game.owing(&view.board).iter() {
                    @let means = html! {
                        b { (texts.text("cv-owes")) " " (symbol::chips(game.face(which).upkeep, 0, texts)) }
                        span.cv-and { (texts.text("cv-if-lost")) " " (cost_of_loss(game, view, seat, CardSet::one(which), texts)) }
                    };
                    (choice(game, which, &format!("cv-{which}"), &means, texts))
                }
            }
        }
    }
}

/// The card to be laid, and every place where it can go.
fn lay(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let mut options = Vec::new();
    game.options(view, &mut options);
    let cards = game.to_lay(view);
    let others: CardSet = view.board.laying.cards.iter().flatten().copied().collect::<CardSet>().minus(cards);
    let has = |wanted: &dyn Fn(Action) -> bool| options.iter().any(|&action| wanted(action));
    let kinds = Kind::STACKED.into_iter().filter(|&kind| {
        has(&|action| matches!(action, Action::Lay(_, own, _) | Action::Announce(_, own) if own == kind))
    });
    let from = |card: Card| {
        // A waiting card already lies in the CV (CV-53), a new one beside it.
        let is_new = view.board.laying.cards.contains(&Some(card));
        if is_new { format!("new-{card}") } else { format!("cv-{card}") }
    };
    html! {
        section.cv-panel.cv-lay aria-label=(texts.with("cv-arriving", &[("count", cards.count().into())])) {
            div.cv-new {
                @for which in cards.iter() {
                    @let look = Look { thing: Some(from(which)), class: "new-card", ..Look::default() };
                    (card::whole(game, which, &look, texts))
                }
                @for which in others.iter() {
                    @let look = Look { look: Some(format!("card-{which}")), class: "later", ..Look::default() };
                    (card::whole(game, which, &look, texts))
                }
            }
            div.cv-places {
                @for kind in kinds {
                    (places(game, view, seat, kind, &options, texts))
                }
            }
        }
    }
}

/// The places of one stack, from top to bottom.
fn places(game: &Cv, view: &View, seat: Seat, kind: Kind, options: &[Action], texts: Texts) -> Markup {
    let has = |wanted: &dyn Fn(Action) -> bool| options.iter().any(|&action| wanted(action));
    let can_announce = has(&|action| matches!(action, Action::Announce(_, own) if own == kind));
    let can_top = has(&|action| matches!(action, Action::Lay(_, own, Place::Top) if own == kind));
    let can_under = |card: Card| {
        has(
            &|action| matches!(action, Action::Lay(_, own, Place::Under(other)) if own == kind && other == card),
        )
    };
    html! {
        div.cv-row.{ "k-" (kind) } role="group" aria-label=(symbol::kind(kind, texts)) {
            h3 { span.cv-kind { (art::kind(kind)) } (symbol::kind(kind, texts)) }
            @if can_top {
                span.cv-slot data-thing={ "top-" (kind) } { b { (texts.text("cv-on-top")) } span { (texts.text("cv-works")) } }
            }
            @if can_announce {
                span.cv-slot data-thing={ "as-" (kind) } { b { (symbol::kind(kind, texts)) } span { (texts.text("cv-waiting-first")) } }
            }
            @for card in view.board.stack(seat, kind) {
                @let can = can_under(card);
                @let look = Look {
                    thing: can.then(|| format!("under-{card}")),
                    look: (!can).then(|| format!("card-{card}")),
                    ..Look::default()
                };
                (card::mini(game, card, &look, &html! { @if can { "↓" } @else { (art::kind(kind)) } }, texts))
            }
            @if has(&|action| matches!(action, Action::Lay(_, own, Place::Under(_)) if own == kind)) {
                span.cv-hint { (texts.text("cv-under-hint")) }
            }
        }
    }
}
