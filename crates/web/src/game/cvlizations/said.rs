//! What stands around sentences of the log: whose doing it is, headings, and small pictures of what changed the table.

use cvlizations::{Cvlizations, Event, Tribe};
use engine::{InLog, Seat, Speak};
use maud::{Markup, html};

use super::art;

/// Whose doing an event is.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::LaidOpen(tribe, _) | Event::LaidHidden(tribe, _) | Event::Revealed(tribe, _) => match tribe {
            Tribe::Player(seat) | Tribe::Neutral(seat) => Some(seat),
            Tribe::Grannfolk => None,
        },
        Event::Leads(seat)
        | Event::SitsLeft(seat)
        | Event::Again(seat, _)
        | Event::Gathered(seat, ..)
        | Event::Slacked(seat, _)
        | Event::Took(seat, _)
        | Event::Traded(seat, ..)
        | Event::NothingToTrade(seat)
        | Event::Robbed(seat, ..)
        | Event::FromSupply(seat, _)
        | Event::NobodyToRob(seat)
        | Event::Failed(seat, _)
        | Event::Brought(seat, ..)
        | Event::BroughtChoice(seat, ..)
        | Event::Looked(seat, _)
        | Event::Bought(seat, ..)
        | Event::Stopped(seat) => Some(seat),
        Event::OnTrack(_)
        | Event::TurnBegan(..)
        | Event::Due(..)
        | Event::TrackShort
        | Event::HelmPassed(_)
        | Event::AgeEnded(_)
        | Event::TrackCleared
        | Event::Ended => None,
    }
}

/// A line of the log around its sentence.
pub(super) fn entry(game: &Cvlizations, event: &Event, sentence: &Markup) -> Markup {
    if game.in_log(event) == InLog::Heading {
        return html! { strong.log-round { (sentence) } };
    }
    let picture = match *event {
        Event::Due(order, _) | Event::Revealed(_, order) | Event::LaidOpen(_, order) => art::order(order),
        Event::Bought(_, idea, _) => art::idea(idea),
        _ => return sentence.clone(),
    };
    html! { span.cvl-said { span.cvl-thumb { (picture) } span { (sentence) } } }
}
