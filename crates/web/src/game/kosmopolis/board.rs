//! The board: capital and hometowns in four aligned columns, so that a sum stands under its limit.

use engine::{Game, ScoreFrom, Seat};
use kosmopolis::{Colour, Kosmopolis, MODIFICATIONS, PLAYERS_MAX, Phase, ROUNDS, View, say_ability};
use maud::{Markup, html};

use super::card;
use crate::game_page::{Region, Scene};
use crate::icon;

/// The seat shown nearest: the viewer's own, or the first for a spectator.
fn nearest(scene: &Scene<'_>) -> Seat {
    scene.table.me.unwrap_or(Seat::at(0))
}

/// Round, decks, supply.
pub(super) fn piles(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let round = [("round", board.round.max(1).into()), ("rounds", ROUNDS.into())];
    let pile = |class: &str, count: usize, words: String| {
        html! {
            span.pile title=(words) {
                i.back.(class) data-piece={ "pile-" (class) } {}
                b { (count) } " " span.pile-words { (words) }
            }
        }
    };
    html! {
        div.piles {
            strong.round { (texts.with("kos-round", &round)) }
            (pile("deck", usize::from(board.deck_count), texts.text("kos-deck")))
            (pile("modifications", board.stock_count().min(MODIFICATIONS), texts.text("kos-modifications")))
            span.pile.supply title=(texts.text("kos-supply")) {
                (card::markers(board.supply))
                b { (board.supply) } " " span.pile-words { (texts.text("kos-supply")) }
            }
            @if board.round > 0 && game.players() > 1 {
                span.pile.starter { (icon::star()) span.pile-words { (texts.text("starter")) } " " (scene.name(board.starter)) }
            }
        }
    }
}

/// The capital: the four columns with their limits and modifications.
pub(super) fn capital(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section.capital data-thing="capital" aria-label=(texts.text("kos-capital")) {
            h2.area-title { (texts.text("kos-capital")) }
            div.columns {
                @for colour in Colour::ALL { (capital_column(game, view, colour, scene)) }
            }
        }
    }
}

fn capital_column(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let limit = view.known_limits()[colour.index()];
    let unknown = view.unknown_count(colour);
    let cards = view.board.capital.of(colour);
    let ability = texts.plain(game, &say_ability(game.ability(colour)));
    let words = texts.with(
        "kos-capital-column",
        &[
            ("colour", card::colour(game, colour, texts).into()),
            ("limit", limit.into()),
            ("unknown", unknown.into()),
        ],
    );
    html! {
        div.column.capital-column.(colour) data-thing={ "column-" (colour) } role="group" aria-label=(words) {
            div.column-head title=(ability) {
                (card::sign(game, colour))
                span.column-name { (card::profession(game, colour, texts)) }
            }
            div.limit {
                span.limit-word { (texts.text("kos-limit")) }
                b.limit-number { (limit) @if unknown > 0 { span.unknown { "?" } } }
                span.modifications {
                    @for (laid, value) in view.board.laid.iter().zip(view.values) {
                        @if let Some(laid) = laid.filter(|laid| laid.column == colour) {
                            (card::modification(game, laid.seat, value, scene))
                        }
                    }
                }
            }
            @if cards.is_empty() { div.cards {} } @else { (card::column(game, cards)) }
            p.ability { (ability) }
        }
    }
}

/// The regions of the hometowns of the others, the left neighbour first.
const TOWNS: [&str; PLAYERS_MAX - 1] = ["town-1", "town-2", "town-3"];

/// The hometowns of the others, a region for each, so that a move sends only those that change.
pub(super) fn towns(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Vec<Region> {
    let near = nearest(scene);
    let seats = (1..game.players()).map(|step| near.left(step, game.players()));
    seats.zip(TOWNS).map(|(seat, id)| Region { id, html: town(game, view, seat, false, scene) }).collect()
}

/// The viewer's own hometown.
pub(super) fn mine(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    town(game, view, nearest(scene), scene.table.me.is_some(), scene)
}

fn town(game: &Kosmopolis, view: &View, seat: Seat, is_mine: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let title = texts.with("kos-town-of", &[("name", scene.table.name(seat).into())]);
    let player = scene.table.seats.get(seat.index()).map(crate::game_page::player_class).unwrap_or_default();
    html! {
        section.town.(player).town-mine[is_mine].awaited[scene.table.awaited.contains(seat)] aria-label=(title) {
            (town_head(game, view, seat, is_mine, scene))
            div.columns data-thing=[is_mine.then_some("home")] {
                @for colour in Colour::ALL { (town_column(game, view, seat, colour, is_mine, scene)) }
            }
        }
    }
}

fn town_head(game: &Kosmopolis, view: &View, seat: Seat, is_mine: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let held = board.hand_count[seat] + board.pack_count[seat];
    let total = game.total(ScoreFrom::View(view), seat);
    let has_chosen = matches!(board.phase, Phase::Draft(_)) && board.gathering.done().contains(seat);
    html! {
        header.town-head {
            h3 { (scene.badge(seat)) }
            div.town-facts {
                span.points {
                    b { (total) } " " (texts.with("kos-points", &[("count", total.into())]))
                }
                @if !is_mine && !matches!(board.phase, Phase::Over) {
                    @let words = texts.with("kos-hand-count", &[("count", held.into())]);
                    span.hand-count role="img" aria-label=(words) {
                        @for _ in 0..held { i.back data-piece={ "back-" (seat) } {} }
                        @if held == 0 { i.back.none {} }
                        b { (held) }
                    }
                }
                @if board.markers[seat] > 0 {
                    @let words = texts.with("kos-marker-count", &[("count", board.markers[seat].into())]);
                    span.markers role="img" aria-label=(words) { (card::markers(board.markers[seat])) }
                }
                @if !board.bonus[seat].is_empty() {
                    span.bonus { span.bonus-word { (texts.text("kos-source-bonus")) }
                        @for kind in board.bonus[seat].iter() { (card::small(game, kind, texts)) }
                    }
                }
                @if has_chosen { span.tag.done { (icon::tick()) (texts.text("has-chosen")) } }
            }
        }
    }
}

fn town_column(
    game: &Kosmopolis,
    view: &View,
    seat: Seat,
    colour: Colour,
    is_mine: bool,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let cards = view.board.hometown[seat].of(colour);
    let sum = cards.sum_of(colour);
    let limit = view.known_limits()[colour.index()];
    let unknown = view.unknown_count(colour) > 0;
    let is_over = view.board.phase == Phase::Over;
    let excess = view.known_excess(seat, colour);
    let thing = (is_mine && sum > 0).then(|| format!("town-{colour}"));
    html! {
        div.column.(colour).over[excess > 0].exact[sum > 0 && sum == limit && !is_over] data-thing=[thing]
            role="group" aria-label=(card::colour(game, colour, texts)) {
            @if cards.is_empty() { (card::sign(game, colour)) } @else { (card::column(game, cards)) }
            @if sum > 0 {
                div.sum {
                    b { (sum) }
                    @if !is_over { span.of { "/" (limit) @if unknown { "?" } } }
                    @if excess > 0 {
                        @let words = texts.with("kos-over", &[("count", excess.into())]);
                        span.over-sign { (icon::said("warning", "over-icon", &words)) "+" (excess) }
                    }
                    @if !is_over { (gauge(sum, limit)) }
                }
            }
        }
    }
}

/// How full a column is; full at the limit.
fn gauge(sum: i32, limit: i32) -> Markup {
    let most = limit.max(1);
    html! { progress value=(sum.min(most)) max=(most) aria-hidden="true" {} }
}
