//! The scoring sheet at the end: every display with the points on its cards, and card by card how they came about.

use engine::{Game, ScoreFrom, Seat};
use goennen::{Card, Display, Goennen, Phase, Reward, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, display};
use crate::game_page::Scene;
use crate::icon;

/// The sheet of a finished match.
pub(super) fn sheet(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    if view.board.phase != Phase::Over {
        return html! {};
    }
    let standings = game.standings(ScoreFrom::View(view));
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| standings.place(seat));
    html! {
        div.gon-sheet { @for seat in seats {
            (one(game, &view.display(game, seat), seat, standings.is_winner(seat), scene))
        } }
    }
}

fn one(game: &Goennen, display: &Display, seat: Seat, is_winner: bool, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let (points, jokers) = game.score_by_cell(display);
    let cell = |index: usize| {
        let slot = &display.slots()[index];
        let look = Look {
            slot: Some(slot),
            worth: display::worth(game, display, index, texts).filter(|_| slot.is_completed),
            ..Look::default()
        };
        slot.card.map_or_else(|| html! {}, |which| card::whole(game, which, &look, texts))
    };
    let scoring =
        display.slots().iter().enumerate().filter_map(|(index, slot)| match (slot.card, slot.is_completed) {
            (Some(card), true) => match game.face(card).reward {
                Reward::Score(_, each) => Some((card, each, points[index])),
                Reward::Bonus(_) => None,
            },
            _ => None,
        });
    html! {
        section.gon-sheet-seat.(scene.player(seat)) {
            h2 { (scene.face(seat)) (scene.name(seat)) @if is_winner { (icon::crown()) } b.gon-sheet-total { (game.display_score(display)) } }
            div.gon-cloth.gon-seen { (display::grid(display, cell, |_| html! { div.gon-nowhere {} })) }
            table {
                caption.sr { (texts.text("gon-sheet")) }
                tbody {
                    @for (which, each, worth) in scoring { (row(game, which, each, worth, scene)) }
                    @for (index, colour) in jokers.iter().enumerate() {
                        @if let (Some(colour), Some(which)) = (colour, display.slots()[index].card) {
                            tr { th scope="row" { (card::token(game, goennen::Token::Card(which), texts)) }
                                td colspan="2" { (texts.text("gon-sheet-joker")) " " (art::fruit(*colour)) " " (card::colour(game, *colour, texts)) } }
                        }
                    }
                }
                tfoot { tr { th scope="row" colspan="2" { (texts.text("score-total")) } td.total { (game.display_score(display)) } } }
            }
        }
    }
}

/// A card: what it counts, how often, and what that makes.
fn row(game: &Goennen, which: Card, each: u8, worth: i32, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let times = if each > 0 { worth / i32::from(each) } else { 0 };
    html! {
        tr {
            th scope="row" { (card::token(game, goennen::Token::Card(which), texts)) }
            td.gon-sheet-how { span.gon-gives { (card::gives(game.face(which).reward)) } (card::short(game.face(which).reward, texts)) " × " (times) }
            td { b { (worth) } }
        }
    }
}
