//! The log: what happened, in words.

use engine::Seat;
use kosmopolis::{Cards, Colour, Event, Kind, Kosmopolis};
use maud::{Markup, html};

use super::card;
use crate::face::Voice;
use crate::text::Arg;

/// An event in words; `None` for the small steps of dealing, which everybody sees.
pub(super) fn say(game: &Kosmopolis, event: Event, voice: &Voice<'_>) -> Option<Markup> {
    let told = Telling { game, voice };
    let texts = voice.texts;
    let line = match event {
        Event::Dealt(..) | Event::Chose(_, None) | Event::Passed(_, _, _, None) => {
            return None;
        }
        Event::Seeded(kind) => texts.html("kos-say-seeded", &[("card", told.card(kind))]),
        Event::Opened(seat, value) => told.with_value("kos-say-opened", seat, value),
        Event::RoundBegan(round, seat, _) => {
            heading(&told.of("kos-say-round", seat, &[("round", round.into())]))
        }
        Event::Retracted(seat) => told.of("kos-say-again", seat, &[]),
        Event::Chose(seat, Some(keep)) => told.with_cards("kos-say-chose", seat, keep.cards()),
        Event::Passed(from, to, _, Some(cards)) => told.passed(from, to, cards),
        Event::ToCapital(seat, kind) => told.with_card("kos-say-capital", seat, kind),
        Event::ToHometown(seat, kind) => told.with_card("kos-say-hometown", seat, kind),
        Event::Drew(seat, Some(kind)) => told.with_card("kos-say-drew-card", seat, kind),
        Event::Drew(seat, None) => told.of("kos-say-drew", seat, &[]),
        Event::DeckEmpty(seat) => told.of("kos-say-deck-empty", seat, &[]),
        Event::TookMarker(seat) => told.of("kos-say-marker", seat, &[]),
        Event::SupplyEmpty(seat) => told.of("kos-say-supply-empty", seat, &[]),
        Event::DrewModification(seat, Some(value)) => {
            told.with_value("kos-say-modification-value", seat, value)
        }
        Event::DrewModification(seat, None) => told.of("kos-say-modification", seat, &[]),
        Event::NoModification(seat) => told.of("kos-say-no-modification", seat, &[]),
        Event::LaidModification(seat, column, Some(value)) => {
            told.at_column("kos-say-laid-value", seat, column, value)
        }
        Event::LaidModification(seat, column, None) => {
            told.of("kos-say-laid", seat, &[("column", told.column(column))])
        }
        Event::Took(seat, kind) => told.with_card("kos-say-took", seat, kind),
        Event::NothingToTake(seat) => told.of("kos-say-nothing-to-take", seat, &[]),
        Event::LastTurns(seat) => told.of("kos-say-last-turns", seat, &[]),
        Event::LaidOut(seat, cards) => told.with_cards("kos-say-laid-out", seat, cards),
        Event::Revealed(seat, column, value) => told.at_column("kos-say-revealed", seat, column, value),
        Event::Limit(colour, limit) => {
            let limit = i32::from(limit).into();
            texts.html("kos-say-limit", &[("column", told.column(colour)), ("limit", limit)])
        }
        Event::Saved(seat, colours, _) if colours.is_empty() => told.of("kos-say-saved-nothing", seat, &[]),
        Event::Saved(seat, colours, paid) => {
            let columns: Vec<Markup> =
                colours.iter().map(|colour| card::colour_chip(game, colour, texts)).collect();
            told.of("kos-say-saved", seat, &[("columns", texts.list(&columns).into()), ("paid", paid.into())])
        }
        Event::Lost(seat, colour, cards) => {
            told.of("kos-say-lost", seat, &[("column", told.column(colour)), ("cards", told.cards(cards))])
        }
        Event::Bonus(seat, kind) => told.with_card("kos-say-bonus", seat, kind),
        Event::RoundEnded(round) => heading(&texts.html("kos-say-round-ended", &[("round", round.into())])),
        Event::Ended => heading(&html! { (texts.text("kos-say-ended")) }),
    };
    Some(line)
}

/// A line that divides the log.
fn heading(line: &Markup) -> Markup {
    html! { strong.log-round { (line) } }
}

/// A game and who is told about it.
struct Telling<'a> {
    game: &'a Kosmopolis,
    voice: &'a Voice<'a>,
}

impl Telling<'_> {
    /// A sentence about a seat.
    fn of(&self, key: &str, seat: Seat, rest: &[(&str, Arg)]) -> Markup {
        self.voice.of(key, seat, rest)
    }

    fn with_card(&self, key: &str, seat: Seat, kind: Kind) -> Markup {
        self.of(key, seat, &[("card", self.card(kind))])
    }

    fn with_cards(&self, key: &str, seat: Seat, cards: Cards) -> Markup {
        self.of(key, seat, &[("cards", self.cards(cards))])
    }

    fn with_value(&self, key: &str, seat: Seat, value: i8) -> Markup {
        self.of(key, seat, &[("value", self.value(value))])
    }

    fn at_column(&self, key: &str, seat: Seat, column: Colour, value: i8) -> Markup {
        self.of(key, seat, &[("value", self.value(value)), ("column", self.column(column))])
    }

    fn passed(&self, from: Seat, to: Seat, cards: Cards) -> Markup {
        let (name, whom) = (self.voice.name(to).into(), self.voice.person(to).into());
        self.of("kos-say-passed", from, &[("cards", self.cards(cards)), ("to", name), ("whom", whom)])
    }

    fn card(&self, kind: Kind) -> Arg {
        card::chip(self.game, kind, self.voice.texts).into()
    }

    fn cards(&self, cards: Cards) -> Arg {
        card::chips(self.game, cards, self.voice.texts).into()
    }

    fn column(&self, colour: Colour) -> Arg {
        card::colour_chip(self.game, colour, self.voice.texts).into()
    }

    fn value(&self, value: i8) -> Arg {
        html! { b { (card::signed(value)) } }.into()
    }
}
