//! The round end: on each district's lot every hometown column is a tower built of its cards, and the limit a dashed
//! line. The same drawing stands on the board while columns are saved, and in the moment at the end of a round.

use engine::{Game, ScoreFrom, Seat};
use kosmopolis::{Cards, Colour, Event, Kind, Kosmopolis, Report, View};
use maud::{Markup, PreEscaped, html};

use super::card;
use crate::game_page::Scene;
use crate::icon::{self, Symbol};

/// The drawing of a lot, in units.
const WIDTH: i32 = 224;
const GROUND: i32 = 258;
const HEIGHT: i32 = 292;
/// Where the towers stand, from the left.
const LEFT: i32 = 24;
/// The highest tower or line.
const MOST: i32 = 190;
/// The height of a point where there is room.
const POINT: i32 = 12;

/// What became of a tower.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    None,
    Safe,
    Exact,
    Above(u8),
    Saved(u8),
    Lost,
}

/// A tower: a seat's column of one colour at the round end.
pub(super) struct Tower {
    pub(super) seat: Seat,
    pub(super) sum: u8,
    pub(super) fate: Fate,
    pub(super) prizes: Cards,
    cards: Cards,
}

/// A round end as it is drawn.
pub(super) struct RoundEnd<'a> {
    game: &'a Kosmopolis,
    view: &'a View,
    scene: &'a Scene<'a>,
    report: &'a Report,
    /// The cards of columns that are gone: the seat, the colour, the cards.
    lost: Vec<(Seat, Colour, Cards)>,
    /// What came to hometowns since: it was not there then.
    since: Vec<(Seat, Kind)>,
    point: f32,
}

/// When each part of a moment appears; 0: from the start.
#[derive(Clone, Copy, Default)]
pub(super) struct Beats {
    pub(super) reveal: usize,
    pub(super) save: usize,
    pub(super) fall: usize,
    pub(super) bonus: usize,
}

fn beat(number: usize) -> Option<usize> {
    (number > 0).then_some(number)
}

impl<'a> RoundEnd<'a> {
    /// The last round end, with the cards that events say were lost; what happened after it (from `end` on) is undone.
    pub(super) fn new(
        game: &'a Kosmopolis,
        view: &'a View,
        events: &[&Event],
        end: usize,
        scene: &'a Scene<'a>,
    ) -> RoundEnd<'a> {
        let report = &view.board.report;
        let lost = events.iter().filter_map(|event| match event {
            Event::Lost(seat, colour, cards) => Some((*seat, *colour, *cards)),
            _ => None,
        });
        let since = events.iter().skip(end).filter_map(|event| match event {
            Event::ToHometown(seat, kind) | Event::Took(seat, kind) => Some((*seat, *kind)),
            _ => None,
        });
        let sums =
            Seat::all(game.players()).flat_map(|seat| report.sums[seat]).map(i32::from).max().unwrap_or(0);
        let limits = report.limits.iter().map(|&limit| i32::from(limit)).max().unwrap_or(0);
        let most = sums.max(limits).max(1);
        let point = (MOST as f32 / most as f32).min(POINT as f32);
        RoundEnd { game, view, scene, report, lost: lost.collect(), since: since.collect(), point }
    }

    /// The towers of a colour, the nearest seat's first.
    pub(super) fn towers(&self, colour: Colour) -> Vec<Tower> {
        let near = self.scene.near();
        let seats = std::iter::once(near).chain(self.scene.others());
        seats.map(|seat| self.tower(seat, colour)).collect()
    }

    fn tower(&self, seat: Seat, colour: Colour) -> Tower {
        let report = self.report;
        let sum = report.sums[seat][colour.index()];
        let excess = self.view.excess(seat, colour);
        let fate = match excess {
            _ if sum == 0 => Fate::None,
            None if i16::from(sum) == report.limits[colour.index()] => Fate::Exact,
            None => Fate::Safe,
            Some(excess) if report.saved[seat].contains(colour) => Fate::Saved(excess),
            Some(_) if report.lost[seat].contains(colour) => Fate::Lost,
            Some(excess) => Fate::Above(excess),
        };
        let gone = self.lost.iter().find(|(who, which, _)| (*who, *which) == (seat, colour));
        let now = self.view.board.hometown[seat].of(colour);
        let later = self.since.iter().filter(|(who, kind)| *who == seat && kind.colour() == colour);
        let then = later.fold(now, |cards, (_, kind)| cards.beyond(Cards::one(*kind)));
        let cards = gone.map_or(then, |(_, _, cards)| *cards);
        Tower { seat, sum, fate, prizes: report.bonus[seat].of(colour), cards }
    }

    /// A seat's points right after the round end.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        let later: i32 =
            self.since.iter().filter(|(who, _)| *who == seat).map(|(_, kind)| i32::from(kind.value())).sum();
        self.game.total(ScoreFrom::View(self.view), seat) - later
    }

    /// The modification cards that lay at a colour.
    fn modifications(&self, colour: Colour) -> Vec<(Seat, i8)> {
        let laid = self.report.laid.iter().zip(self.report.values);
        laid.filter_map(|(laid, value)| laid.map(|laid| (laid, value)))
            .filter(|(laid, _)| laid.column == colour)
            .map(|(laid, value)| (laid.seat, value))
            .collect()
    }

    /// The head of a lot: the district, and what its modifications turned out to be.
    pub(super) fn head(&self, colour: Colour, beats: Beats) -> Markup {
        let texts = self.scene.texts;
        let modifications = self.modifications(colour);
        html! {
            h3.lot-head {
                (card::sign(self.game, colour)) span.lot-name { (card::profession(self.game, colour, texts)) }
                @if modifications.is_empty() { span.lot-same { (texts.text("kos-no-change")) } }
                @for (seat, value) in modifications {
                    span.turn-up data-beat=[beat(beats.reveal)] { (card::modification(self.game, seat, Some(value), self.scene)) }
                }
            }
        }
    }

    /// Where so many points end, from above.
    fn height(&self, points: i32) -> i32 {
        GROUND - (points as f32 * self.point).round() as i32
    }

    /// The drawing of a lot. On the board the viewer's own tower can be touched.
    pub(super) fn drawing(&self, colour: Colour, beats: Beats) -> Markup {
        let towers = self.towers(colour);
        let slot = (WIDTH - LEFT) / towers.len().max(1) as i32;
        let width = (slot - 10).min(54);
        let limit = self.report.limits[colour.index()];
        let moved: i32 = self.modifications(colour).iter().map(|&(_, value)| i32::from(value)).sum();
        let line = self.height(limit.into()).min(GROUND + 8);
        html! {
            svg.lot-drawing viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                rect.ground x="0" y=(GROUND) width=(WIDTH) height="4" {}
                @for (index, tower) in towers.iter().enumerate() {
                    @let x = LEFT + slot * index as i32 + (slot - width) / 2;
                    (self.pillar(tower, x, width, beats))
                    (self.face(tower.seat, x + width / 2 - 14))
                }
                g.limit-line.{ "by" (moved) } data-beat=[beat(beats.reveal)] {
                    path d={ "M8 " (line) "H" (WIDTH) } {}
                    rect x="0" y=(line - 11) width="32" height="22" rx="6" {}
                    text x="16" y=(line + 5) { (super::board::number(limit.into())) }
                }
                @for (index, tower) in towers.iter().enumerate() {
                    @let x = LEFT + slot * index as i32 + (slot - width) / 2;
                    @let top = self.height(tower.sum.into());
                    @for (place, kind) in tower.prizes.iter().enumerate() {
                        (self.prize(kind, x + width / 2 - 19 + place as i32 * 8, top.max(78) - 58, beats))
                    }
                }
            }
        }
    }

    fn pillar(&self, tower: &Tower, x: i32, width: i32, beats: Beats) -> Markup {
        let mut points = 0;
        let blocks = tower.cards.iter().map(|kind| {
            let bottom = self.height(points);
            points += i32::from(kind.value());
            let top = self.height(points);
            (kind.value(), top, bottom - top)
        });
        let blocks: Vec<(u8, i32, i32)> = blocks.collect();
        let top = self.height(points);
        let (class, number) = match tower.fate {
            Fate::Lost => ("falls", beats.fall),
            Fate::Saved(_) => ("saved", 0),
            Fate::Above(_) => ("above", beats.save),
            Fate::None | Fate::Safe | Fate::Exact => ("stands", 0),
        };
        html! {
            g.pillar.(class) data-beat=[beat(number)] {
                @for &(value, top, height) in &blocks {
                    rect.block x=(x) y=(top + 1) width=(width) height=(height - 2) rx="3" {}
                    rect.dark x=(x + width / 2) y=(top + 1) width=(width / 2) height=(height - 2) rx="3" {}
                    rect.hatch x=(x) y=(top + 1) width=(width) height=(height - 2) rx="3" {}
                    text x=(x + width / 2) y=(top + height / 2 + 5) font-size=(height.clamp(9, 15)) { (value) }
                }
                @if let Fate::Saved(excess) = tower.fate {
                    g.prop data-beat=[beat(beats.save)] {
                        path d={ "M" (x - 7) " " (GROUND) "L" (x) " " (top + 14) "M" (x + width + 7) " " (GROUND) "L" (x + width) " " (top + 14) } {}
                        @for step in 0..i32::from(excess.min(4)) {
                            (PreEscaped(format!("<use href=\"#kos-marker\" x=\"{}\" y=\"{}\" width=\"18\" height=\"18\"/>", x + width / 2 - 9 * i32::from(excess.min(4)) + 18 * step, GROUND - 20)))
                        }
                    }
                }
            }
        }
    }

    fn face(&self, seat: Seat, x: i32) -> Markup {
        let Some(info) = self.scene.table.seats.get(seat.index()) else { return html! {} };
        let word = info.colour.word();
        PreEscaped(format!(
            "<g class=\"player-{word}\"><circle class=\"face-rim\" cx=\"{}\" cy=\"{}\" r=\"16\"/><use href=\"#face-{word}\" x=\"{x}\" y=\"{}\" width=\"28\" height=\"28\"/></g>",
            x + 14,
            GROUND + 19,
            GROUND + 5
        ))
    }

    fn prize(&self, kind: Kind, x: i32, y: i32, beats: Beats) -> Markup {
        let word = self.game.ability(kind.colour()).word();
        html! {
            g.prize data-beat=[beat(beats.bonus)] {
                (PreEscaped(format!("<use class=\"crown\" href=\"#i-crown\" x=\"{}\" y=\"{}\" width=\"22\" height=\"22\"/>", x + 8, y - 20)))
                rect.prize-edge x=(x - 2) y=(y - 2) width="42" height="58" rx="5" {}
                (PreEscaped(format!("<use href=\"#kos-{word}\" x=\"{x}\" y=\"{y}\" width=\"38\" height=\"54\"/>")))
                rect.block x=(x + 2) y=(y + 2) width="18" height="20" rx="4" {}
                text x=(x + 11) y=(y + 17) font-size="15" { (kind.value()) }
            }
        }
    }

    /// What became of each tower, under it: its sum, a sign, and a word where there is room.
    pub(super) fn feet(&self, colour: Colour, beats: Beats) -> Markup {
        let texts = self.scene.texts;
        html! {
            ul.feet {
                @for tower in self.towers(colour) {
                    @let (class, key, sign, at) = match tower.fate {
                        Fate::None => ("calm", "kos-foot-none", Symbol::NONE, 0),
                        Fate::Lost => ("fell", "kos-foot-falls", icon::cross(), beats.fall),
                        Fate::Saved(_) => ("saved", "kos-foot-saved", card::marker(), beats.save),
                        Fate::Above(_) => ("fell", "kos-foot-above", icon::warning(), beats.reveal),
                        Fate::Exact => ("won", "kos-exact", icon::star(), beats.reveal),
                        Fate::Safe if !tower.prizes.is_empty() => ("won", "kos-foot-closest", icon::crown(), beats.bonus),
                        Fate::Safe => ("calm", "kos-safe", icon::tick(), beats.reveal),
                    };
                    li.(class) data-beat=[beat(at)] {
                        span.sr { (self.scene.table.name(tower.seat)) ": " }
                        @if tower.sum > 0 { b { (tower.sum) } (sign) " " }
                        span.foot-words { (texts.text(key)) }
                    }
                }
            }
        }
    }
}

/// The lots on the board while columns are saved. The viewer's own columns are touched in the hometown below.
pub(super) fn on_board(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let end = RoundEnd::new(game, view, &[], 0, scene);
    html! {
        div.grid.lots role="group" aria-label=(scene.texts.text("kos-capital")) data-place="kos-capital" {
            @for colour in Colour::ALL {
                section.lot.(colour) role="group" aria-label=(super::board::column_words(game, view, colour, scene.texts))
                    data-look={ "column-" (colour) } {
                    (end.head(colour, Beats::default()))
                    (end.drawing(colour, Beats::default()))
                }
            }
        }
    }
}
