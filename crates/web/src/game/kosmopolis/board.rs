//! The board: the capital's districts and the hometowns in four aligned columns, so that a sum stands under its limit.

use std::hash::Hash;

use engine::{Game, ScoreFrom, Seat};
use kosmopolis::{Colour, Kosmopolis, Laid, MODIFICATIONS, PLAYERS_MAX, Phase, ROUNDS, Standing, View};
use maud::{Markup, Render, html};

use super::{card, lot};
use crate::game_page::{Area, Scene};
use crate::icon::{self, Symbol};
use crate::patch::{Drawing, Patches};
use crate::text::Texts;

/// The steps of a round, the round, decks, supply.
pub(super) fn facts(view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let texts = scene.texts;
    let at = match view.board.phase {
        Phase::Seed | Phase::Start(_) | Phase::Deal(_) | Phase::Draft(_) => 0,
        Phase::Play(_) | Phase::Scholar(_) | Phase::Agent(_) | Phase::Lay(_) | Phase::Priest(_) => 1,
        Phase::Save(_) => 2,
        Phase::Over => 3,
    };
    let has_report = view.board.report.round > 0;
    patches.patch((at, has_report), || {
        html! {
            ol.steps aria-label=(texts.text("kos-steps")) {
                @for (index, key) in ["kos-step-draft", "kos-step-play", "kos-step-end"].into_iter().enumerate() {
                    li.done[index < at].now[index == at] aria-current=[(index == at).then_some("step")]
                        data-look=[(index == 2 && has_report).then_some("report")] {
                        @if index < at { (icon::tick()) }
                        (texts.text(key))
                    }
                }
            }
        }
    });
    counts(view, texts, patches);
}

/// Cards in the deck, modifications, markers in the supply, round.
fn counts(view: &View, texts: Texts, patches: &mut Patches<'_>) {
    let board = &view.board;
    let count = |look: &str, sign: Markup, count: usize, words: String| {
        html! { span.count title=(words) data-look=(look) { (sign) b { (count) } span.sr { (words) } } }
    };
    patches.inside(
        (),
        || html! { span.counts {} },
        |patches| {
            let cards = usize::from(board.deck_count);
            patches.patch(cards, || count("deck", icon::cards().render(), cards, texts.text("kos-deck")));
            let modifications = board.stock_count().min(MODIFICATIONS);
            patches.patch(modifications, || {
                count("modifications", html! { i.back {} }, modifications, texts.text("kos-modifications"))
            });
            let supply = usize::from(board.supply);
            patches
                .patch(supply, || count("supply", card::marker().render(), supply, texts.text("kos-supply")));
            let round = board.round.max(1);
            patches.patch(round, || {
                let words = texts.with("kos-round", &[("round", round.into()), ("rounds", ROUNDS.into())]);
                html! { span.count { (words) } }
            });
        },
    );
}

/// What all share: the capital; in the draft the cards to choose from; at the round end the towers.
pub(super) fn common(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let (texts, board) = (scene.texts, &view.board);
    patches.inside((), || html! { p.phone-facts {} }, |patches| counts(view, texts, patches));
    if matches!(board.phase, Phase::Draft(_)) && !view.pack.is_empty() {
        super::hand::draft(game, view, scene, patches);
    } else if matches!(board.phase, Phase::Save(_)) {
        let key = (board.report, board.hometown, board.capital, board.laid, view.values);
        patches.patch(key, || lot::on_board(game, view, scene));
    } else {
        let frame = || html! { div.grid role="group" aria-label=(texts.text("kos-capital")) data-place="kos-capital" {} };
        patches.inside((), frame, |patches| {
            for colour in Colour::ALL {
                district(game, view, colour, scene, patches);
            }
        });
    }
}

/// The modification cards at a column: who laid each, and its value where the viewer knows it.
fn laid_at(view: &View, colour: Colour) -> Vec<(Seat, Option<i8>)> {
    let laid = view.board.laid.iter().zip(view.values);
    let here = |(laid, value): (&Option<Laid>, Option<i8>)| {
        laid.filter(|laid| laid.column == colour).map(|laid| (laid.seat, value))
    };
    laid.filter_map(here).collect()
}

/// All that is shown of a column of the capital.
pub(super) fn column_key(view: &View, colour: Colour) -> impl Hash + use<> {
    (colour, view.board.capital.of(colour), laid_at(view, colour))
}

/// A column of the capital in words.
pub(super) fn column_words(game: &Kosmopolis, view: &View, colour: Colour, texts: Texts) -> String {
    texts.with(
        "kos-capital-column",
        &[
            ("colour", card::colour(game, colour, texts).into()),
            ("limit", number(view.known_limits()[colour.index()]).into()),
            ("unknown", view.unknown_count(colour).into()),
        ],
    )
}

/// The limit as the clock on the tower.
pub(super) fn clock(view: &View, colour: Colour) -> Markup {
    let is_hidden = view.unknown_count(colour) > 0;
    html! {
        b.clock data-spot={ "clock-" (colour) } {
            (number(view.known_limits()[colour.index()])) @if is_hidden { span.unsure { "?" } }
        }
    }
}

/// The modification cards that lean at a column.
pub(super) fn modifications(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>) -> Markup {
    let laid = view.board.laid.iter().zip(view.values);
    html! {
        span.mods {
            @for (laid, value) in laid {
                @if let Some(laid) = laid.filter(|laid| laid.column == colour) {
                    (card::modification(game, laid.seat, value, scene))
                }
            }
        }
    }
}

fn district(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let texts = scene.texts;
    let cards = view.board.capital.of(colour);
    let frame = || {
        let words = column_words(game, view, colour, texts);
        html! { section.district.(colour) data-thing={ "column-" (colour) } role="group" aria-label=(words) {} }
    };
    let limit = (view.known_limits()[colour.index()], view.unknown_count(colour));
    patches.inside((colour, limit), frame, |patches| {
        patches.inside(
            (),
            || html! { span.tower {} },
            |patches| {
                patches.patch(colour, || card::tower(colour));
                patches.patch((colour, limit), || clock(view, colour));
            },
        );
        patches.inside(
            (),
            || html! { span.sign-post {} },
            |patches| {
                patches.patch(colour, || {
                    let does = texts.text(&format!("kos-does-{}", game.ability(colour).word()));
                    html! {
                        b.post-name { (card::sign(game, colour)) (card::profession(game, colour, texts)) }
                        span.post-does { (does) }
                    }
                });
                patches.patch(laid_at(view, colour), || modifications(game, view, colour, scene));
                patches.patch(colour, || html! { span.post-change data-spot={ "limit-" (colour) } {} });
            },
        );
        card::fan(game, cards, ("capital", colour), texts, patches);
    });
}

/// The regions of the hometowns of the others, the left neighbour first.
const TOWNS: [&str; PLAYERS_MAX - 1] = ["town-1", "town-2", "town-3"];

/// The hometowns of the others, a region for each, so that a move sends only those that change.
pub(super) fn others(game: &Kosmopolis, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
    for (seat, id) in scene.others().zip(TOWNS) {
        drawing.region(id, Area::Others, |patches| plate(game, view, seat, id, scene, patches));
    }
}

fn plate(game: &Kosmopolis, view: &View, seat: Seat, id: &str, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let texts = scene.texts;
    let is_awaited = scene.table.awaited.contains(seat);
    let frame = || {
        let title = texts.with("kos-town-of", &[("name", scene.table.name(seat).into())]);
        html! {
            section.plate.(scene.player(seat)).awaited[is_awaited] aria-label=(title) data-look={ "plate-" (seat) } data-place={ "kos-" (id) } {}
        }
    };
    patches.inside((seat, is_awaited), frame, |patches| {
        patches.patch(seat, || scene.face(seat));
        patches.inside(
            (),
            || html! { div.plate-who {} },
            |patches| {
                patches.patch(seat, || html! { b.plate-name { (scene.table.name(seat)) } });
                let worth = worth(game, view, seat);
                patches.patch(worth, || points(worth, texts));
                plate_has(game, view, seat, texts, patches);
            },
        );
        patches.inside(
            (),
            || html! { div.plate-towns {} },
            |patches| {
                for colour in Colour::ALL {
                    small_town(game, view, seat, colour, texts, patches);
                }
            },
        );
    });
}

/// All that is shown of a column of a hometown besides its cards.
fn town_key(view: &View, seat: Seat, colour: Colour) -> impl Hash + Copy + use<> {
    let limit = (view.known_limits()[colour.index()], view.unknown_count(colour) > 0);
    (seat, colour, view.board.hometown[seat].sum_of(colour), view.standing(seat, colour), limit)
}

/// A player's points, and how many of them are at risk.
pub(super) fn worth(game: &Kosmopolis, view: &View, seat: Seat) -> (i32, i32) {
    let total = game.total(ScoreFrom::View(view), seat);
    (total, total - view.points_within_limits(seat))
}

/// A player's points, and what of them is at risk.
pub(super) fn points((total, risk): (i32, i32), texts: Texts) -> Markup {
    html! {
        span.plate-points { (total) " "
            @if risk > 0 {
                @let words = texts.with("kos-at-risk", &[("count", risk.into())]);
                small.risk title=(words) { (icon::warning()) span.risk-words { (words) } b.risk-count aria-hidden="true" { (risk) } }
            } @else {
                small { (texts.with("kos-points", &[("count", total.into())])) }
            }
        }
    }
}

/// What a player has besides the hometown.
fn plate_has(game: &Kosmopolis, view: &View, seat: Seat, texts: Texts, patches: &mut Patches<'_>) {
    let board = &view.board;
    let (markers, bonus) = (board.markers[seat], board.bonus[seat]);
    patches.inside((), || html! { span.plate-has {} }, |patches| {
        if !matches!(board.phase, Phase::Over | Phase::Save(_)) {
            let held = board.hand_count[seat] + board.pack_count[seat];
            patches.patch(held, || {
                let words = texts.with("kos-hand-count", &[("count", held.into())]);
                html! { span role="img" title=(words) { (icon::cards()) b { (held) } } }
            });
        }
        if markers > 0 {
            patches.patch(markers, || {
                let words = texts.with("kos-marker-count", &[("count", markers.into())]);
                html! { span.markers role="img" title=(words) { (card::markers(markers)) b.marker-number { (markers) } } }
            });
        }
        if board.starter == seat && board.round > 0 && board.phase != Phase::Over {
            patches.patch((), || {
                html! { span.starter title=(texts.text("starter")) { (icon::star()) span.sr { (texts.text("starter")) } } }
            });
        }
        if !bonus.is_empty() {
            patches.patch(bonus, || card::bonus(game, bonus, texts));
        }
        if matches!(board.phase, Phase::Draft(_)) && board.gathering.done().contains(seat) {
            patches.patch((), || {
                html! { span.has-chosen title=(texts.text("has-chosen")) { (icon::tick()) span.chosen-words { (texts.text("has-chosen")) } } }
            });
        }
    });
}

fn small_town(
    game: &Kosmopolis,
    view: &View,
    seat: Seat,
    colour: Colour,
    texts: Texts,
    patches: &mut Patches<'_>,
) {
    let cards = view.board.hometown[seat].of(colour);
    let standing = view.standing(seat, colour);
    let key = town_key(view, seat, colour);
    let frame = || {
        let words = town_words(game, view, seat, colour, texts);
        html! {
            div.small-town.(colour).(word(standing)) role="group" aria-label=(words) data-spot={ "town-" (seat) "-" (colour) } {}
        }
    };
    patches.inside(key, frame, |patches| {
        if cards.is_empty() {
            patches.patch(colour, || html! { span.fan.n-0 { (card::sign(game, colour)) } });
        } else {
            card::small_fan(game, cards, patches);
        }
        if standing != Standing::Empty {
            patches.patch(key, || {
                html! {
                    span.small-sum {
                        b { (cards.sum_of(colour)) }
                        @if standing != Standing::Scored {
                            span.of { "/" (number(view.known_limits()[colour.index()]))
                                @if view.unknown_count(colour) > 0 { span.small-unsure { "?" } } }
                        }
                        (standing_sign(standing))
                    }
                }
            });
        }
    });
}

/// The class of a column that stands like this.
fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::Empty => "empty",
        Standing::Below(_) | Standing::Scored => "below",
        Standing::Exact => "exact",
        Standing::Above(_) => "above",
    }
}

fn standing_sign(standing: Standing) -> Symbol<'static> {
    match standing {
        Standing::Empty | Standing::Scored => Symbol::NONE,
        Standing::Below(_) => icon::tick(),
        Standing::Exact => icon::star(),
        Standing::Above(_) => icon::warning(),
    }
}

/// How a column stands, in words.
pub(super) fn standing_words(standing: Standing, texts: Texts) -> String {
    match standing {
        Standing::Empty => texts.text("kos-nothing"),
        Standing::Below(_) => texts.text("kos-safe"),
        Standing::Exact => texts.text("kos-exact"),
        Standing::Above(count) => texts.with("kos-above", &[("count", count.into())]),
        Standing::Scored => String::new(),
    }
}

/// How a column will stand, in words, and short for where there is no room for them.
pub(super) fn standing_chip(view: &View, seat: Seat, colour: Colour, texts: Texts) -> Markup {
    let standing = view.standing(seat, colour);
    let sum = view.board.hometown[seat].sum_of(colour).to_string();
    let limit = limit(view, colour);
    let words = texts.with(
        "kos-sum-stands",
        &[
            ("sum", sum.clone().into()),
            ("limit", limit.clone().into()),
            ("stands", standing_words(standing, texts).into()),
        ],
    );
    html! {
        span.stands-words { (words) }
        span.stands-sign aria-hidden="true" { (sum) "/" (limit) } (standing_sign(standing))
    }
}

/// How a column stands, as a coloured pill.
pub(super) fn standing_pill(standing: Standing, texts: Texts) -> Markup {
    html! { span.pill.bad[matches!(standing, Standing::Above(_))] { (standing_sign(standing)) (standing_words(standing, texts)) } }
}

/// A limit as far as it is known: `11?`
pub(super) fn limit(view: &View, colour: Colour) -> String {
    let mark = if view.unknown_count(colour) > 0 { "?" } else { "" };
    format!("{}{mark}", number(view.known_limits()[colour.index()]))
}

/// A real minus is easier to see than a hyphen.
pub(super) fn number(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// `blue: 7 of 4, 3 too many`
fn town_words(game: &Kosmopolis, view: &View, seat: Seat, colour: Colour, texts: Texts) -> String {
    let standing = view.standing(seat, colour);
    let name = card::colour(game, colour, texts);
    let sum = view.board.hometown[seat].sum_of(colour);
    let words = standing_words(standing, texts);
    match standing {
        Standing::Empty => format!("{name}: {words}"),
        Standing::Scored => format!("{name}: {sum}"),
        Standing::Below(_) | Standing::Exact | Standing::Above(_) => {
            let of = texts
                .with("kos-sum", &[("sum", sum.to_string().into()), ("limit", limit(view, colour).into())]);
            format!("{name}: {of}, {words}")
        }
    }
}

/// The viewer's own hometown, in the same four columns as the capital.
pub(super) fn mine(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let (near, texts) = (scene.near(), scene.texts);
    let is_mine = scene.table.me.is_some();
    let frame = || {
        let title = texts.with("kos-town-of", &[("name", scene.table.name(near).into())]);
        html! { div.grid role="group" aria-label=(title) data-place="kos-mine" {} }
    };
    patches.inside((), frame, |patches| {
        for colour in Colour::ALL {
            town(game, view, near, colour, is_mine, texts, patches);
        }
    });
}

fn town(
    game: &Kosmopolis,
    view: &View,
    seat: Seat,
    colour: Colour,
    is_mine: bool,
    texts: Texts,
    patches: &mut Patches<'_>,
) {
    let cards = view.board.hometown[seat].of(colour);
    let standing = view.standing(seat, colour);
    let sum = cards.sum_of(colour);
    let key = town_key(view, seat, colour);
    let frame = || {
        html! {
            section.town.(colour).(word(standing)) data-thing=[is_mine.then(|| format!("town-{colour}"))]
                data-look=[(!is_mine).then(|| format!("plate-{seat}"))] data-spot={ "town-" (seat) "-" (colour) } role="group"
                aria-label=(town_words(game, view, seat, colour, texts)) {}
        }
    };
    patches.inside(key, frame, |patches| {
        patches.patch(key, || {
            html! {
                p.sum aria-hidden="true" {
                    @match standing {
                        Standing::Empty => span.of { (texts.text("kos-nothing")) },
                        Standing::Scored => b { (sum) },
                        Standing::Below(_) | Standing::Exact | Standing::Above(_) => {
                            span.of { (texts.html("kos-sum", &[("sum", html! { b { (sum) } }.into()), ("limit", limit(view, colour).into())])) }
                            span.standing { (standing_sign(standing)) span.standing-words { (standing_words(standing, texts)) } }
                        },
                    }
                }
            }
        });
        if cards.is_empty() {
            patches.patch(colour, || {
                html! { span.fan.n-0 data-spot={ "home-" (colour) } { span.empty-place { (card::sign(game, colour)) } } }
            });
        } else {
            card::fan(game, cards, ("home", colour), texts, patches);
        }
    });
}
