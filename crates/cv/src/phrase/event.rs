//! What happened.

use engine::{Gap, InLog, Phrase, Seat};

use super::Said;
use crate::Event;
use crate::action::Place;
use crate::card::Card;
use crate::symbol::Symbols;

pub(super) fn say_event(event: Event) -> Said {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).of(seat);
    let with = |key: &'static str, seat: Seat, card: Card| Phrase::new(key).of(seat).with("card", card);
    match event {
        Event::Opened(card) => Phrase::new("cv-say-opened").with("card", card),
        Event::GoalDealt(seat, Some(card)) => with("cv-say-goal", seat, card),
        Event::GoalDealt(seat, None) => of("cv-say-goal-dealt", seat),
        Event::GoalOpened(card) => Phrase::new("cv-say-goal-opened").with("card", card),
        Event::Dealt(seat, Some(card)) => with("say-dealt-card", seat, card),
        Event::Dealt(seat, None) => of("say-dealt", seat),
        Event::Chose(seat, Some(card)) => of("say-kept", seat).with("cards", card),
        Event::Chose(seat, None) => of("say-chosen", seat),
        Event::Retracted(seat) => of("say-again", seat),
        Event::Passed(from, to, count, cards) => {
            let to = |phrase: Said| phrase.with("to", to).with("whom", Gap::Person(to));
            match cards {
                Some(cards) => to(of("say-passed", from)).with("cards", cards),
                None => to(of("say-passed-count", from)).with("count", count),
            }
        }
        Event::Started(seat, card) => with("cv-say-started", seat, card),
        Event::RoundBegan(round) => Phrase::new("cv-say-round").with("round", round),
        Event::TurnBegan(seat, dice) => of("cv-say-turn", seat).with("count", dice),
        Event::Rerolled(seat, dice, fresh) => say_rerolled(seat, dice, fresh),
        Event::Threw(_, thrown, all) if thrown == all => Phrase::new("cv-say-threw").with("all", all),
        Event::Threw(_, thrown, all) => {
            Phrase::new("cv-say-threw-some").with("thrown", thrown).with("all", all)
        }
        Event::Stopped(seat) => of("cv-say-stopped", seat),
        Event::Played(seat, card) => with("cv-say-played", seat, card),
        Event::Took(seat, card) => with("cv-say-took", seat, card),
        Event::Finished(seat) => of("cv-say-finished", seat),
        Event::Struck(seat, _, bad) => of("cv-say-struck", seat).with("count", bad),
        Event::NothingToLose(seat) => of("cv-say-nothing-to-lose", seat),
        Event::Averted(seat) => of("cv-say-averted", seat),
        Event::Insured(seat, card) => with("cv-say-insured", seat, card),
        Event::Lost(seat, card) => with("cv-say-lost", seat, card),
        Event::Paid(seat, cards) if cards.is_empty() => of("cv-say-paid-none", seat),
        Event::Paid(seat, cards) => of("cv-say-paid", seat).with("cards", cards),
        Event::Unpaid(seat, card) => with("cv-say-unpaid", seat, card),
        Event::Announced(seat, card, kind) => with("cv-say-announced", seat, card).with("kind", kind),
        Event::Laid(seat, card, kind, Place::Top) => with("cv-say-laid-top", seat, card).with("kind", kind),
        Event::Laid(seat, card, kind, Place::Under(other)) => {
            with("cv-say-laid-under", seat, card).with("kind", kind).with("other", other)
        }
        Event::LaidApart(seat, card) => with("cv-say-apart", seat, card),
        Event::ToHand(seat, card) => with("cv-say-to-hand", seat, card),
        Event::Discarded(card) => Phrase::new("cv-say-discarded").with("card", card),
        Event::DeckEmpty(age) => Phrase::new("cv-say-deck-empty").with("age", age),
        Event::Entitled(seats) => {
            Phrase::new("cv-say-entitled").with("count", seats.count()).list("names", seats.iter())
        }
        Event::Assisted(seat, card) => with("cv-say-assisted", seat, card),
        Event::Declined(seat) => of("cv-say-declined", seat),
        Event::GoalRevealed(seat, card) => with("cv-say-revealed", seat, card),
        Event::Ended => Phrase::new("say-ended"),
    }
}

fn say_rerolled(seat: Seat, dice: Symbols, fresh: u8) -> Said {
    if dice.is_empty() {
        return Phrase::new("cv-say-throws").of(seat).with("count", fresh);
    }
    Phrase::new("cv-say-rerolled").of(seat).with("dice", dice).with("count", fresh)
}

pub(super) fn in_log(event: &Event) -> InLog {
    match event {
        // Everybody sees the small steps of dealing.
        Event::GoalDealt(_, None)
        | Event::Dealt(..)
        | Event::Chose(_, None)
        | Event::Passed(_, _, _, None) => InLog::Omitted,
        Event::Paid(_, cards) if cards.is_empty() => InLog::Omitted,
        Event::RoundBegan(_) | Event::TurnBegan(..) | Event::Ended => InLog::Heading,
        Event::Rerolled(..)
        | Event::Threw(..)
        | Event::Stopped(_)
        | Event::Finished(_)
        | Event::NothingToLose(_)
        | Event::Averted(_)
        | Event::Laid(..)
        | Event::LaidApart(..)
        | Event::ToHand(..)
        | Event::Opened(_)
        | Event::Entitled(_) => InLog::SameLine,
        Event::GoalDealt(_, Some(_))
        | Event::GoalOpened(_)
        | Event::Chose(_, Some(_))
        | Event::Retracted(_)
        | Event::Passed(_, _, _, Some(_))
        | Event::Started(..)
        | Event::Played(..)
        | Event::Took(..)
        | Event::Struck(..)
        | Event::Insured(..)
        | Event::Lost(..)
        | Event::Paid(..)
        | Event::Unpaid(..)
        | Event::Announced(..)
        | Event::Discarded(_)
        | Event::DeckEmpty(_)
        | Event::Assisted(..)
        | Event::Declined(_)
        | Event::GoalRevealed(..) => InLog::NewLine,
    }
}
