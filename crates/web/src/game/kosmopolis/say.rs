//! The log: what happened, in words.

use engine::Seat;
use kosmopolis::{Cards, Colour, Event, Kind, Kosmopolis};
use maud::{Markup, html};

use super::card;
use crate::face::Voice;
use crate::text::Arg;

/// An event in words; `None` for the small steps of dealing, which everybody sees.
pub(super) fn say(game: &Kosmopolis, event: Event, voice: &Voice<'_>) -> Option<Markup> {
    let texts = voice.texts;
    let told = Telling { game, voice };
    let line = match event {
        Event::Seeded(kind) => texts.html("kos-say-seeded", &[("card", told.card(kind))]),
        Event::Opened(seat, value) => told.of("kos-say-opened", seat, &[("value", told.value(value))]),
        Event::RoundBegan(round, starter, _) => {
            let line = told.of("kos-say-round", starter, &[("round", round.into())]);
            html! { strong.log-round { (line) } }
        }
        Event::Dealt(..) | Event::Chose(_, None) | Event::Retracted(_) => return None,
        Event::Chose(seat, Some(keep)) => {
            told.of("kos-say-chose", seat, &[("cards", told.cards(keep.cards()))])
        }
        Event::Passed(_, _, _, None) => return None,
        Event::Passed(from, to, _, Some(cards)) => told.of(
            "kos-say-passed",
            from,
            &[("cards", told.cards(cards)), ("to", voice.name(to).into()), ("whom", voice.person(to).into())],
        ),
        Event::LastTurns(seat) => told.of("kos-say-last-turns", seat, &[]),
        Event::LaidOut(seat, cards) => told.of("kos-say-laid-out", seat, &[("cards", told.cards(cards))]),
        Event::RoundEnded(round) => {
            let line = texts.html("kos-say-round-ended", &[("round", round.into())]);
            html! { strong.log-round { (line) } }
        }
        Event::Ended => html! { strong.log-round { (texts.text("kos-say-ended")) } },
        Event::ToCapital(..)
        | Event::ToHometown(..)
        | Event::Drew(..)
        | Event::DeckEmpty(_)
        | Event::TookMarker(_)
        | Event::SupplyEmpty(_)
        | Event::DrewModification(..)
        | Event::NoModification(_)
        | Event::LaidModification(..)
        | Event::Took(..)
        | Event::NothingToTake(_) => return told.play(event),
        Event::Revealed(..) | Event::Limit(..) | Event::Saved(..) | Event::Lost(..) | Event::Bonus(..) => {
            return told.round_end(event);
        }
    };
    Some(line)
}

/// A game and who is told about it.
struct Telling<'a> {
    game: &'a Kosmopolis,
    voice: &'a Voice<'a>,
}

impl Telling<'_> {
    /// A sentence about a seat.
    fn of(&self, key: &str, seat: Seat, rest: &[(&str, Arg)]) -> Markup {
        let mut args = vec![("who", self.voice.person(seat).into()), ("name", self.voice.name(seat).into())];
        args.extend(rest.iter().cloned());
        self.voice.texts.html(key, &args)
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

    fn play(&self, event: Event) -> Option<Markup> {
        let line = match event {
            Event::ToCapital(seat, kind) => self.of("kos-say-capital", seat, &[("card", self.card(kind))]),
            Event::ToHometown(seat, kind) => self.of("kos-say-hometown", seat, &[("card", self.card(kind))]),
            Event::Drew(seat, Some(kind)) => self.of("kos-say-drew-card", seat, &[("card", self.card(kind))]),
            Event::Drew(seat, None) => self.of("kos-say-drew", seat, &[]),
            Event::DeckEmpty(seat) => self.of("kos-say-deck-empty", seat, &[]),
            Event::TookMarker(seat) => self.of("kos-say-marker", seat, &[]),
            Event::SupplyEmpty(seat) => self.of("kos-say-supply-empty", seat, &[]),
            Event::DrewModification(seat, Some(value)) => {
                self.of("kos-say-modification-value", seat, &[("value", self.value(value))])
            }
            Event::DrewModification(seat, None) => self.of("kos-say-modification", seat, &[]),
            Event::NoModification(seat) => self.of("kos-say-no-modification", seat, &[]),
            Event::LaidModification(seat, column, Some(value)) => {
                let args = [("value", self.value(value)), ("column", self.column(column))];
                self.of("kos-say-laid-value", seat, &args)
            }
            Event::LaidModification(seat, column, None) => {
                self.of("kos-say-laid", seat, &[("column", self.column(column))])
            }
            Event::Took(seat, kind) => self.of("kos-say-took", seat, &[("card", self.card(kind))]),
            Event::NothingToTake(seat) => self.of("kos-say-nothing-to-take", seat, &[]),
            _ => return None,
        };
        Some(line)
    }

    fn round_end(&self, event: Event) -> Option<Markup> {
        let texts = self.voice.texts;
        let line = match event {
            Event::Revealed(seat, column, value) => {
                let args = [("value", self.value(value)), ("column", self.column(column))];
                self.of("kos-say-revealed", seat, &args)
            }
            Event::Limit(colour, limit) => {
                let limit = i32::from(limit);
                texts.html("kos-say-limit", &[("column", self.column(colour)), ("limit", limit.into())])
            }
            Event::Saved(seat, colours, _) if colours.is_empty() => {
                self.of("kos-say-saved-nothing", seat, &[])
            }
            Event::Saved(seat, colours, paid) => {
                let columns: Vec<Markup> =
                    colours.iter().map(|colour| card::colour_chip(self.game, colour, texts)).collect();
                let args = [("columns", texts.list(&columns).into()), ("paid", paid.into())];
                self.of("kos-say-saved", seat, &args)
            }
            Event::Lost(seat, colour, cards) => {
                let args = [("column", self.column(colour)), ("cards", self.cards(cards))];
                self.of("kos-say-lost", seat, &args)
            }
            Event::Bonus(seat, kind) => self.of("kos-say-bonus", seat, &[("card", self.card(kind))]),
            _ => return None,
        };
        Some(line)
    }
}
