//! Whose doing an event is, and how its line of the log looks.

use engine::{InLog, Seat, Speak};
use goennen::{Event, Goennen};
use maud::{Markup, html};

use super::{art, card};

/// The seat whose face stands beside an event.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Started(seat)
        | Event::Dealt(seat, _)
        | Event::Chose(seat, _)
        | Event::Done(seat, _)
        | Event::TookBack(seat)
        | Event::TurnBegan(seat)
        | Event::Rolled(seat, ..)
        | Event::Rerolls(seat, _)
        | Event::Entered(seat, ..)
        | Event::EnteredNothing(seat)
        | Event::Filled(seat, ..)
        | Event::Completed(seat, _)
        | Event::Bought(seat, ..)
        | Event::Laid(seat, ..)
        | Event::TookChance(seat)
        | Event::Drew(seat, _)
        | Event::Saw(seat, _)
        | Event::PutUnder(seat, ..)
        | Event::Finished(seat)
        | Event::LastRound(seat, _) => Some(seat),
        Event::ToMarket(_)
        | Event::RoundBegan(_)
        | Event::RolledPassively(..)
        | Event::PutAside(_)
        | Event::Ended => None,
    }
}

/// A line of the log: what was bought or completed shows what it gives.
pub(super) fn entry(game: &Goennen, event: &Event, sentence: &Markup) -> Markup {
    match *event {
        _ if game.in_log(event) == InLog::Heading => html! { strong.log-round { (sentence) } },
        Event::Completed(_, which) | Event::Bought(_, which, ..) => {
            let face = game.face(which);
            html! {
                (sentence)
                span.gon-thumb.(card::class(game, which)) aria-hidden="true" { (art::of_card(face.colour)) span.gon-gives { (card::gives(face.reward)) } }
            }
        }
        _ => sentence.clone(),
    }
}
