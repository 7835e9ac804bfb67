//! Dice in the tray, and below them bad luck and tokens.
//!
//! The dice are a region of their own, so that they are sent, and tumble, only when they change. A view knows them as a
//! multiset; the client keeps each in its place (`data-places`).

use cv::{Card, CardSet, Cv, Kind, Part, Phase, Spending, Symbol, Symbols, View};
use engine::Seat;
use maud::{Markup, html};

use super::{art, card, symbol};
use crate::game_page::Scene;
use crate::text::Texts;

/// Bad luck that makes a misfortune (CV-40).
const MISFORTUNE: u8 = 3;

/// Whose turn it is, if it is anybody's.
pub(super) fn turn_of(view: &View) -> Option<Seat> {
    match view.board.phase {
        Phase::Roll(seat)
        | Phase::Throw(seat)
        | Phase::Misfortune(seat)
        | Phase::Select(seat)
        | Phase::Upkeep(seat) => Some(seat),
        // A player who lays a card of social assistance need not be the one whose turn it is.
        Phase::Lay(seat) => (seat == view.board.current).then_some(seat),
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Draft(_)
        | Phase::Refill
        | Phase::Assist(_)
        | Phase::Settle(_)
        | Phase::Over => None,
    }
}

/// What has paid for the cards taken this turn.
fn spent(game: &Cv, view: &View) -> Spending {
    let turn = &view.board.turn;
    let free = Part { dice: turn.dice, tokens: turn.tokens, any: turn.any, events: turn.events };
    let nothing = Spending { left: free, ..Spending::default() };
    if turn.taken_count() == 0 {
        return nothing;
    }
    game.spending(&view.board, CardSet::EMPTY, None).unwrap_or(nothing)
}

/// What was taken first and second this turn, with what paid for each.
fn payments(view: &View, spending: &Spending) -> Vec<(Card, Part)> {
    view.board.turn.taken.iter().flatten().copied().zip(spending.cards).collect()
}

/// The dice on the table; those still in the hand show no face.
pub(super) fn dice(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let Some(seat) = turn_of(view) else { return html! {} };
    let turn = &view.board.turn;
    let spending = spent(game, view);
    // Before the first throw the dice themselves are a button too.
    let is_first =
        turn.dice.is_empty() && scene.table.is_my_turn() && matches!(view.board.phase, Phase::Roll(_));
    html! {
        div.cv-dice.(scene.player(seat)) role="group" aria-label=(texts.text("cv-dice")) {
            @if scene.table.me != Some(seat) { (scene.face(seat)) }
            div.dice-row data-places="dice" data-press[is_first] {
                @for (which, part) in payments(view, &spending) {
                    @for face in part.dice.iter() { (spent_die(game, which, face, texts)) }
                }
                @for face in spending.left.dice.iter() { (die(face, texts)) }
                @for _ in 0..turn.fresh {
                    div.die.hollow role="img" aria-label=(texts.text("cv-die-new")) data-thing="die-new" data-fresh="new" {
                        (art::named("die"))
                    }
                }
            }
        }
    }
}

fn die(which: Symbol, texts: Texts) -> Markup {
    let is_frozen = which == Symbol::BadLuck;
    let words = symbol::name(which, texts);
    let label = if is_frozen { texts.with("cv-frozen", &[("symbol", words.into())]) } else { words };
    html! {
        div.die.frozen[is_frozen] role="img" aria-label=(label) title=(label) data-thing={ "die-" (which.word()) } data-fresh=(which.word()) {
            (art::symbol(which))
            @if is_frozen { span.cv-ice { (art::named("lock")) } }
        }
    }
}

fn spent_die(game: &Cv, paid: Card, which: Symbol, texts: Texts) -> Markup {
    let label = spent_words(game, paid, which, texts);
    html! {
        div.die.spent role="img" aria-label=(label) title=(label) data-look={ "card-" (paid) } data-fresh=(which.word()) data-held {
            (art::symbol(which))
            (chip_mark(game, paid, &texts.text("cv-spent")))
        }
    }
}

fn spent_words(game: &Cv, paid: Card, which: Symbol, texts: Texts) -> String {
    let args =
        [("symbol", symbol::name(which, texts).into()), ("card", card::name(game, paid, texts).into())];
    texts.with("cv-spent-for", &args)
}

/// A small mark with the sign of the card that something pays for.
pub(super) fn chip_mark(game: &Cv, paid: Card, words: &str) -> Markup {
    let kind = game.face(paid).kinds.first().unwrap_or(Kind::Event);
    html! { span.cv-paid.{ "k-" (kind) } aria-hidden="true" { (art::kind(kind)) span { (words) } } }
}

/// Bad luck, and what cards and events give this turn.
pub(super) fn turn(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if turn_of(view).is_none() {
        return html! {};
    }
    let turn = &view.board.turn;
    let spending = spent(game, view);
    let paid = payments(view, &spending);
    let left = spending.left;
    let has_tokens = !turn.tokens.is_empty() || turn.any > 0;
    let has_events = !turn.events.is_empty() || turn.discounts.iter().any(|&count| count > 0);
    html! {
        div.cv-turn {
            (bad_luck(view, texts))
            @if matches!(view.board.phase, Phase::Roll(_)) {
                span.cv-throws title=(texts.with("cv-throws-left", &[("count", turn.throws.into())])) {
                    (art::named("reroll")) b { (turn.throws) } span.sr { (texts.with("cv-throws-left", &[("count", turn.throws.into())])) }
                }
            }
            @if has_tokens {
                span.cv-label { (texts.text("cv-tokens-from")) }
                span.cv-tokens {
                    (tokens(left.tokens, left.any, "token", texts))
                    @for (which, part) in &paid { (spent_tokens(game, *which, part.tokens, part.any)) }
                }
            }
            @if has_events {
                span.cv-label { (texts.text("cv-from-events")) }
                span.cv-tokens {
                    (tokens(left.events, 0, "event", texts))
                    @for (which, part) in &paid { (spent_tokens(game, *which, part.events, 0)) }
                    @for kind in Kind::STACKED {
                        @for _ in 0..turn.discounts[kind.index()] {
                            span.cv-token.{ "k-" (kind) } title=(texts.with("cv-discount", &[("kind", symbol::kind(kind, texts).into())])) { b { "−1" } span.cv-kind { (art::kind(kind)) } }
                        }
                    }
                }
            }
        }
    }
}

fn tokens(symbols: Symbols, any: u8, place: &str, texts: Texts) -> Markup {
    html! {
        @for which in symbols.iter() {
            @let words = symbol::name(which, texts);
            span.cv-token role="img" aria-label=(words) title=(words) data-spot={ (place) "-" (which.word()) } { (art::symbol(which)) }
        }
        @for _ in 0..any {
            span.cv-token role="img" aria-label=(texts.text("cv-any")) title=(texts.text("cv-any")) data-spot={ (place) "-any" } { (art::any()) }
        }
    }
}

fn spent_tokens(game: &Cv, paid: Card, symbols: Symbols, any: u8) -> Markup {
    html! {
        @for which in symbols.iter() { span.cv-token.spent aria-hidden="true" { (art::symbol(which)) (chip_mark(game, paid, "")) } }
        @for _ in 0..any { span.cv-token.spent aria-hidden="true" { (art::any()) (chip_mark(game, paid, "")) } }
    }
}

/// How near a misfortune is.
fn bad_luck(view: &View, texts: Texts) -> Markup {
    let bad = view.board.turn.bad_luck();
    // While a misfortune is settled, the meter still shows the one that struck.
    let is_struck = matches!(view.board.phase, Phase::Misfortune(_));
    let next = MISFORTUNE * (view.board.turn.struck + u8::from(!is_struck));
    let args = [("count", bad.into()), ("of", next.into())];
    html! {
        span.cv-meter.near[bad + 1 >= next] data-look="bad-luck" data-spot="bad-luck" title=(texts.text("cv-rule-misfortune")) {
            span.cv-clouds aria-hidden="true" {
                @for place in 0..next.max(bad) { span.on[place < bad] { (art::symbol(Symbol::BadLuck)) } }
            }
            span aria-hidden="true" { (texts.with("cv-of-three", &args)) }
            span.sr { (texts.with("cv-bad-luck-count", &args)) }
        }
    }
}
