//! Events in words, as the viewer would tell them.

use engine::Seat;
use kosmopolis::{Cards, Colour, ColourSet, Event};

use super::{card, cards, counted, hue};
use crate::terminal::{Ink, Voice, Words};

/// What happened. What a player does is a new line, what follows from it belongs to that line.
pub(super) fn tell(event: &Event, voice: Voice<'_>, ink: Ink) -> Words {
    let new = |seat, own, other, what: String| Words::New(format!("{} {what}", voice.does(seat, own, other)));
    let also = |seat, own, other, what: &str| {
        let verb = if voice.is_own(seat) { own } else { other };
        Words::Also(voice.subject(seat).to_owned(), format!("{verb} {what}"))
    };
    let note = |text: &str| Words::Note(text.to_owned());
    let column = |colour: Colour| ink.paint(hue(colour), colour.word());
    match *event {
        Event::Seeded(kind) => Words::New(format!("The capital opens with {}", card(kind, ink))),
        Event::Opened(seat, value) => {
            Words::Note(format!("{} {value:+}", voice.does(seat, "turn up", "turns up")))
        }
        Event::RoundBegan(round, starter, dealt) => {
            let starts = voice.then(starter, "start", "starts");
            Words::New(format!("Round {round} begins: {starts}, {} each", counted(dealt, "card")))
        }
        // The board and the report show these.
        Event::Dealt(..) | Event::Limit(..) | Event::RoundEnded(_) | Event::Ended => Words::Nothing,
        Event::Chose(seat, Some(keep)) => new(seat, "keep", "keeps", cards(keep.cards(), ink)),
        Event::Chose(seat, None) => Words::Note(format!("{} chosen", voice.does(seat, "have", "has"))),
        Event::Retracted(seat) if voice.is_own(seat) => Words::New("You take the choice back".to_owned()),
        Event::Retracted(_) => Words::Nothing,
        Event::Passed(from, to, _, Some(passed)) => tell_passed(from, to, passed, voice, ink),
        // Only who passes and who gets is told.
        Event::Passed(_, _, _, None) => Words::Nothing,
        Event::ToCapital(seat, kind) => {
            new(seat, "play", "plays", format!("{} to the capital", card(kind, ink)))
        }
        Event::ToHometown(seat, kind) => new(seat, "lay", "lays", format!("{} at home", card(kind, ink))),
        Event::Drew(seat, kind) => {
            also(seat, "draw", "draws", &kind.map_or_else(|| "a card".to_owned(), |kind| card(kind, ink)))
        }
        Event::DeckEmpty(_) => note("The deck is used up: nothing is drawn"),
        Event::TookMarker(seat) => also(seat, "take", "takes", "a marker"),
        Event::SupplyEmpty(_) => note("No marker is left to take"),
        Event::DrewModification(seat, Some(value)) => {
            also(seat, "draw", "draws", &format!("the modification {value:+}"))
        }
        // Where it is laid is told next.
        Event::DrewModification(_, None) => Words::Nothing,
        Event::NoModification(_) => note("No modification is left to lay"),
        Event::LaidModification(seat, at, value) => {
            let value = value.map_or_else(|| "a modification".to_owned(), |value| format!("{value:+}"));
            also(seat, "lay", "lays", &format!("{value} face down at {}", column(at)))
        }
        Event::Took(seat, kind) => {
            also(seat, "take", "takes", &format!("{} home from the capital", card(kind, ink)))
        }
        Event::NothingToTake(_) => note("There is nothing to take"),
        Event::LastTurns(seat) => {
            let whose =
                if voice.is_own(seat) { "Your".to_owned() } else { format!("{}'s", voice.name(seat)) };
            Words::Note(format!("{whose} hand is empty: all others have one last turn"))
        }
        Event::LaidOut(seat, rest) => {
            new(seat, "lay out", "lays out", format!("{}: the play is over", cards(rest, ink)))
        }
        Event::Revealed(seat, at, value) => {
            Words::Item("Turned up:", format!("{value:+} at {} ({})", column(at), voice.who(seat)))
        }
        Event::Saved(seat, colours, paid) => tell_saved(seat, colours, paid, voice, ink),
        Event::Lost(seat, _, lost) => {
            Words::Item("Lost above the limit:", format!("{} {}", voice.who(seat), cards(lost, ink)))
        }
        Event::Bonus(seat, kind) => Words::Item("Bonus:", format!("{} {}", voice.who(seat), card(kind, ink))),
    }
}

fn tell_passed(from: Seat, to: Seat, passed: Cards, voice: Voice<'_>, ink: Ink) -> Words {
    let passes = voice.does(from, "pass", "passes");
    Words::New(format!("{passes} {} to {}", cards(passed, ink), voice.who(to)))
}

fn tell_saved(seat: Seat, colours: ColourSet, paid: u8, voice: Voice<'_>, ink: Ink) -> Words {
    if colours.is_empty() {
        return Words::New(format!("{} nothing", voice.does(seat, "save", "saves")));
    }
    let list: Vec<String> = colours.iter().map(|colour| ink.paint(hue(colour), colour.word())).collect();
    let pays = voice.does(seat, "pay", "pays");
    Words::New(format!("{pays} {} to save {}", counted(paid, "marker"), list.join(" and ")))
}
