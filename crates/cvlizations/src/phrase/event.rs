//! What happened.

use engine::{Gap, InLog, Phrase, Seat};

use super::{Said, effect, some};
use crate::Event;
use crate::card::Order;
use crate::model::Tribe;

pub(super) fn say_event(event: Event) -> Said {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).of(seat);
    match event {
        Event::OnTrack(idea) => Phrase::new("cvl-say-track").with("idea", idea),
        Event::Leads(seat) => of("cvl-say-leads", seat),
        Event::SitsLeft(seat) => of("cvl-say-left", seat),
        Event::TurnBegan(turn, tribe) => {
            say_tribe(tribe, ["cvl-say-turn", "cvl-say-turn-neutral", "cvl-say-turn-grannfolk"])
                .with("turn", turn)
        }
        Event::LaidOpen(tribe, order) => {
            say_tribe(tribe, ["cvl-say-open", "cvl-say-open-neutral", "cvl-say-open-grannfolk"])
                .with("order", order)
        }
        Event::LaidHidden(tribe, Some(order)) => {
            say_tribe(tribe, ["cvl-say-hid", "cvl-say-hid-neutral", "cvl-say-hid-grannfolk"])
                .with("order", order)
        }
        Event::LaidHidden(tribe, None) => {
            say_tribe(tribe, ["cvl-say-hidden", "cvl-say-hidden-neutral", "cvl-say-hidden-grannfolk"])
        }
        Event::Revealed(tribe, order) => {
            let keys = ["cvl-say-revealed", "cvl-say-revealed-neutral", "cvl-say-revealed-grannfolk"];
            say_tribe(tribe, keys).with("order", order)
        }
        Event::Due(order, strength) => {
            Phrase::new("cvl-say-due").with("order", order).with("strength", Gap::Word(strength.word()))
        }
        Event::Again(seat, order) => {
            of("cvl-say-again", seat).with("order", order).with("doubling", Order::Doubling)
        }
        Event::Gathered(seat, _, resource, amount) => {
            of("cvl-say-gathered", seat).with("what", some(resource, amount))
        }
        Event::Slacked(seat, amount) => of("cvl-say-slacked", seat).with("count", amount),
        Event::Took(seat, bundle) => of("cvl-say-took", seat).with("what", bundle),
        Event::Traded(seat, swap, amount) => {
            of("cvl-say-traded", seat).with("give", some(swap.give, 1)).with("take", some(swap.take, amount))
        }
        Event::NothingToTrade(seat) => of("cvl-say-no-trade", seat),
        Event::Robbed(thief, victim, bundle) => of("cvl-say-robbed", thief)
            .with("victim", victim)
            .with("whom", Gap::Person(victim))
            .with("what", bundle),
        Event::FromSupply(seat, resource) => of("cvl-say-supply", seat).with("what", some(resource, 1)),
        Event::NobodyToRob(seat) => of("cvl-say-nobody", seat),
        Event::Failed(seat, order) => of("cvl-say-failed", seat).with("order", order),
        Event::Brought(seat, idea, gain) => {
            of("cvl-say-brought", seat).with("idea", idea).with("what", effect::say_gain(gain))
        }
        Event::BroughtChoice(seat, idea, bundle) => {
            of("cvl-say-brought", seat).with("idea", idea).with("what", bundle)
        }
        Event::Looked(seat, Some(idea)) => of("cvl-say-looked-card", seat).with("idea", idea),
        Event::Looked(seat, None) => of("cvl-say-looked", seat),
        Event::Bought(seat, idea, None) => of("cvl-say-bought", seat).with("idea", idea),
        Event::Bought(seat, idea, Some(swap)) => of("cvl-say-bought-swap", seat)
            .with("idea", idea)
            .with("give", some(swap.give, 1))
            .with("take", some(swap.take, 1)),
        Event::Stopped(seat) => of("cvl-say-stopped", seat),
        Event::TrackShort => Phrase::new("cvl-say-short"),
        Event::HelmPassed(tribe) => {
            say_tribe(tribe, ["cvl-say-helm", "cvl-say-helm-neutral", "cvl-say-helm-grannfolk"])
        }
        Event::AgeEnded(age) => Phrase::new("cvl-say-age").with("age", age),
        Event::TrackCleared => Phrase::new("cvl-say-cleared"),
        Event::Ended => Phrase::new("say-ended"),
    }
}

/// A sentence about a tribe: a player's, a player's neutral one, or the Grannfolk.
fn say_tribe(tribe: Tribe, [player, neutral, grannfolk]: [&'static str; 3]) -> Said {
    match tribe {
        Tribe::Player(seat) => Phrase::new(player).of(seat),
        Tribe::Neutral(seat) => Phrase::new(neutral).of(seat),
        Tribe::Grannfolk => Phrase::new(grannfolk),
    }
}

pub(super) fn in_log(event: &Event) -> InLog {
    match event {
        // The board shows them, and the orders say them again when they are revealed.
        Event::LaidHidden(_, None) | Event::HelmPassed(_) => InLog::Omitted,
        Event::TurnBegan(..) | Event::AgeEnded(_) | Event::Ended => InLog::Heading,
        Event::LaidHidden(_, Some(_))
        | Event::Failed(..)
        | Event::Brought(..)
        | Event::BroughtChoice(..)
        | Event::FromSupply(..)
        | Event::OnTrack(_)
        | Event::TrackShort => InLog::SameLine,
        Event::Leads(_)
        | Event::SitsLeft(_)
        | Event::LaidOpen(..)
        | Event::Revealed(..)
        | Event::Due(..)
        | Event::Again(..)
        | Event::Gathered(..)
        | Event::Slacked(..)
        | Event::Took(..)
        | Event::Traded(..)
        | Event::NothingToTrade(_)
        | Event::Robbed(..)
        | Event::NobodyToRob(_)
        | Event::Looked(..)
        | Event::Bought(..)
        | Event::Stopped(_)
        | Event::TrackCleared => InLog::NewLine,
    }
}
