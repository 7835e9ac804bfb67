//! The log: what happened, in words.

use cv::{Card, CardSet, Cv, Event, Kind, Place, Symbols};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

use super::{art, card, symbol};
use crate::face::Voice;
use crate::route;
use crate::text::Arg;

/// An event in words; `None` for the small steps of dealing, which everybody sees.
pub(super) fn say(game: &Cv, event: Event, voice: &Voice<'_>) -> Option<Markup> {
    let told = Telling { game, voice };
    let texts = voice.texts;
    let line = match event {
        Event::GoalDealt(_, None)
        | Event::Dealt(..)
        | Event::Chose(_, None)
        | Event::Passed(_, _, _, None) => return None,
        Event::Opened(card) => texts.html("cv-say-opened", &[("card", told.card(card))]),
        Event::GoalDealt(seat, Some(card)) => told.with_card("cv-say-goal", seat, card),
        Event::GoalOpened(card) => texts.html("cv-say-goal-opened", &[("card", told.card(card))]),
        Event::Chose(seat, Some(card)) => told.with_card("cv-say-chose", seat, card),
        Event::Retracted(seat) => told.of("cv-say-again", seat, &[]),
        Event::Passed(from, to, _, Some(cards)) => told.passed(from, to, cards),
        Event::Started(seat, card) => told.with_card("cv-say-started", seat, card),
        Event::RoundBegan(round) => heading(&texts.html("cv-say-round", &[("round", round.into())])),
        Event::TurnBegan(seat, dice) => heading(&told.of("cv-say-turn", seat, &[("count", dice.into())])),
        Event::Rerolled(seat, dice, fresh) => told.rerolled(seat, dice, fresh),
        Event::Threw(_, thrown, all) if thrown == all => {
            texts.html("cv-say-threw", &[("all", told.symbols(all))])
        }
        Event::Threw(_, thrown, all) => {
            texts.html("cv-say-threw-some", &[("thrown", told.symbols(thrown)), ("all", told.symbols(all))])
        }
        Event::Stopped(seat) => told.of("cv-say-stopped", seat, &[]),
        Event::Played(seat, card) => told.with_card("cv-say-played", seat, card),
        Event::Took(seat, card) => told.with_card("cv-say-took", seat, card),
        Event::Finished(seat) => told.of("cv-say-finished", seat, &[]),
        Event::Struck(seat, _, bad) => {
            let line = told.of("cv-say-struck", seat, &[("count", bad.into())]);
            moment("bad", &art::symbol(cv::Symbol::BadLuck), &line, "CV-40")
        }
        Event::NothingToLose(seat) => told.of("cv-say-nothing-to-lose", seat, &[]),
        Event::Averted(seat) => {
            moment("good", &art::named("shield"), &told.of("cv-say-averted", seat, &[]), "CV-C45")
        }
        Event::Insured(seat, card) => {
            moment("good", &art::named("shield"), &told.with_card("cv-say-insured", seat, card), "CV-C5")
        }
        Event::Lost(seat, card) => told.with_card("cv-say-lost", seat, card),
        Event::Paid(seat, cards) => told.with_cards("cv-say-paid", seat, cards),
        Event::Unpaid(seat, card) => {
            let sign = html! { span.cv-crossed { (symbol::signs(game.face(card).upkeep, 0)) } };
            moment("bad", &sign, &told.with_card("cv-say-unpaid", seat, card), "CV-56")
        }
        Event::Announced(seat, card, kind) => {
            told.of("cv-say-announced", seat, &[("card", told.card(card)), ("kind", told.kind(kind))])
        }
        Event::Laid(seat, card, kind, place) => told.laid(seat, card, kind, place),
        Event::LaidApart(seat, card) => told.with_card("cv-say-apart", seat, card),
        Event::ToHand(seat, card) => told.with_card("cv-say-to-hand", seat, card),
        Event::Discarded(card) => texts.html("cv-say-discarded", &[("card", told.card(card))]),
        Event::DeckEmpty(age) => {
            let line = texts.html("cv-say-deck-empty", &[("age", symbol::age(age, texts).into())]);
            moment("good", &art::age(age), &line, "CV-70")
        }
        Event::Entitled(seats) => {
            moment("good", &art::kind(Kind::Relationship), &told.entitled(seats), "CV-71")
        }
        Event::Assisted(seat, card) => told.with_card("cv-say-assisted", seat, card),
        Event::Declined(seat) => told.of("cv-say-declined", seat, &[]),
        Event::GoalRevealed(seat, card) => told.with_card("cv-say-revealed", seat, card),
        Event::Ended => heading(&html! { (texts.text("cv-say-ended")) }),
    };
    Some(line)
}

/// A line that divides the log.
fn heading(line: &Markup) -> Markup {
    html! { strong.log-round { (line) } }
}

/// A line that nobody should miss, with the rule behind it.
fn moment(class: &str, sign: &Markup, line: &Markup, rule: &str) -> Markup {
    html! {
        span.cv-said.(class) { (sign) span { (line) " " a href=(route::rule("cv", rule)) target="_blank" { (rule) } } }
    }
}

/// A game and who is told about it.
struct Telling<'a> {
    game: &'a Cv,
    voice: &'a Voice<'a>,
}

impl Telling<'_> {
    /// A sentence about a seat.
    fn of(&self, key: &str, seat: Seat, rest: &[(&str, Arg)]) -> Markup {
        self.voice.of(key, seat, rest)
    }

    fn with_card(&self, key: &str, seat: Seat, card: Card) -> Markup {
        self.of(key, seat, &[("card", self.card(card))])
    }

    fn with_cards(&self, key: &str, seat: Seat, cards: CardSet) -> Markup {
        self.of(key, seat, &[("cards", self.cards(cards))])
    }

    fn passed(&self, from: Seat, to: Seat, cards: CardSet) -> Markup {
        let (name, whom) = (self.voice.name(to).into(), self.voice.person(to).into());
        self.of("cv-say-passed", from, &[("cards", self.cards(cards)), ("to", name), ("whom", whom)])
    }

    fn rerolled(&self, seat: Seat, dice: Symbols, fresh: u8) -> Markup {
        let count = [("count", Arg::from(fresh))];
        if dice.is_empty() {
            return self.of("cv-say-throws", seat, &count);
        }
        let again = ("dice", self.symbols(dice));
        self.of("cv-say-rerolled", seat, &[again, ("count", fresh.into())])
    }

    fn laid(&self, seat: Seat, card: Card, kind: Kind, place: Place) -> Markup {
        let (card, kind) = (("card", self.card(card)), ("kind", self.kind(kind)));
        match place {
            Place::Top => self.of("cv-say-laid-top", seat, &[card, kind]),
            Place::Under(other) => self.of("cv-say-laid-under", seat, &[card, ("other", self.card(other))]),
        }
    }

    fn entitled(&self, seats: SeatSet) -> Markup {
        let names: Vec<Markup> = seats.iter().map(|seat| self.voice.name(seat)).collect();
        let count = names.len();
        let names = self.voice.texts.list(&names);
        self.voice.texts.html("cv-say-entitled", &[("count", count.into()), ("names", names.into())])
    }

    fn card(&self, card: Card) -> Arg {
        card::chip(self.game, card, self.voice.texts).into()
    }

    fn cards(&self, cards: CardSet) -> Arg {
        card::chips(self.game, cards, self.voice.texts).into()
    }

    fn kind(&self, kind: Kind) -> Arg {
        card::kind_chip(kind, self.voice.texts).into()
    }

    fn symbols(&self, symbols: Symbols) -> Arg {
        symbol::chips(symbols, 0, self.voice.texts).into()
    }
}
