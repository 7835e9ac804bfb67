//! Events in words, as the viewer would tell them.

use cv::{Card, CardSet, Cv, Event, Kind, Place, Symbols};
use engine::{Seat, SeatSet};

use super::card::{about, counted, effect, kind, listed, scores, symbols, title, titles};
use crate::terminal::{Hue, Ink, Voice, Words};

/// What happened. What a player does is a new line, what follows from it belongs to that line.
pub(super) fn tell(game: &Cv, event: &Event, voice: Voice<'_>, ink: Ink) -> Words {
    let card = |card| title(game, card, ink);
    let new = |seat, own, other, what: String| Words::New(format!("{} {what}", voice.does(seat, own, other)));
    let note =
        |seat, own, other, what: String| Words::Note(format!("{} {what}", voice.does(seat, own, other)));
    let does = |seat, own, other, what: String| {
        let verb = if voice.is_own(seat) { own } else { other };
        Words::Does(voice.subject(seat).to_owned(), format!("{verb} {what}"))
    };
    match *event {
        Event::Opened(opened) => Words::More("New on the track:", card(opened)),
        Event::GoalDealt(_, None) | Event::Dealt(_, None) => Words::Nothing,
        Event::GoalDealt(seat, Some(goal)) => {
            Words::New(format!("{} secret goal is {}", whose(seat, voice), goal_words(game, goal, ink)))
        }
        Event::GoalOpened(goal) => Words::Item("Public goals:", goal_words(game, goal, ink)),
        Event::Dealt(seat, Some(dealt)) => {
            Words::Item(if voice.is_own(seat) { "Your childhood:" } else { "Childhood:" }, card(dealt))
        }
        Event::Chose(seat, Some(kept)) => new(seat, "keep", "keeps", card(kept)),
        Event::Chose(seat, None) => Words::Note(format!("{} chosen", voice.does(seat, "have", "has"))),
        Event::Retracted(seat) if voice.is_own(seat) => Words::New("You take the choice back".to_owned()),
        Event::Retracted(_) => Words::Nothing,
        Event::Passed(from, to, _, Some(cards)) => tell_passed(game, from, to, cards, voice, ink),
        // Only who passes and who gets is told.
        Event::Passed(_, _, _, None) => Words::Nothing,
        Event::Started(seat, bicycle) => {
            let starts = voice.then(seat, "start", "starts");
            new(seat, "show", "shows", format!("the {}: {starts} every round", card(bicycle)))
        }
        Event::RoundBegan(round) => Words::New(format!("Round {round} begins")),
        // The throw is told next.
        Event::TurnBegan(..) => Words::Nothing,
        Event::Rerolled(seat, dice, fresh) => tell_rerolled(seat, dice, fresh, voice, ink),
        Event::Threw(_, thrown, all) => tell_threw(thrown, all, ink),
        // What is done next says so.
        Event::Stopped(_) | Event::Finished(_) => Words::Nothing,
        Event::Played(seat, played) => {
            let what = effect(game.face(played), ink).join(", ");
            does(seat, "play", "plays", format!("{} ({what})", card(played)))
        }
        Event::Took(seat, taken) => {
            does(seat, "take", "takes", format!("{} ({})", card(taken), about(game, taken, ink)))
        }
        Event::Struck(seat, _, bad) => tell_struck(seat, bad, voice, ink),
        Event::NothingToLose(seat) => {
            let has = voice.then(seat, "have", "has");
            Words::Note(format!("Misfortune strikes, but {has} nothing to lose"))
        }
        Event::Averted(seat) => does(seat, "avert", "averts", "a misfortune by the trip".to_owned()),
        Event::Insured(seat, insurance) => {
            let loses = if voice.is_own(seat) { "lose" } else { "loses" };
            note(seat, "play", "plays", format!("{} and {loses} nothing", card(insurance)))
        }
        Event::Lost(seat, lost) => note(seat, "lose", "loses", card(lost)),
        Event::Paid(_, paid) if paid.is_empty() => Words::Nothing,
        Event::Paid(seat, paid) => {
            does(seat, "pay", "pays", format!("the upkeep of {}", titles(game, paid, ink)))
        }
        Event::Unpaid(seat, lost) => {
            does(seat, "lose", "loses", format!("{}, as its upkeep is not paid", card(lost)))
        }
        Event::Announced(seat, laid, type_) => does(
            seat,
            "are about to lay",
            "is about to lay",
            format!("{} as {}", card(laid), kind(type_, ink)),
        ),
        Event::Laid(seat, laid, type_, place) => {
            does(seat, "lay", "lays", format!("{} {}", card(laid), place_words(game, type_, place, ink)))
        }
        Event::LaidApart(_, laid) => Words::Note(format!("{} waits for its type", card(laid))),
        Event::ToHand(seat, taken) => does(seat, "keep", "keeps", format!("{} in hand", card(taken))),
        Event::Discarded(old) => Words::Note(format!("{} leaves the track", card(old))),
        Event::DeckEmpty(age) => Words::New(format!("The {} deck is empty", age.word())),
        Event::Entitled(seats) => tell_entitled(seats, voice),
        Event::Assisted(seat, taken) => {
            new(seat, "take", "takes", format!("{} as social assistance", card(taken)))
        }
        Event::Declined(seat) => new(seat, "take", "takes", "no social assistance".to_owned()),
        Event::GoalRevealed(seat, goal) => {
            Words::New(format!("{} secret goal was {}", whose(seat, voice), goal_words(game, goal, ink)))
        }
        // The standings say it.
        Event::Ended => Words::Nothing,
    }
}

fn whose(seat: Seat, voice: Voice<'_>) -> String {
    if voice.is_own(seat) { "Your".to_owned() } else { format!("{}'s", voice.name(seat)) }
}

fn goal_words(game: &Cv, goal: Card, ink: Ink) -> String {
    format!("{} ({})", title(game, goal, ink), scores(game.face(goal), ink))
}

fn tell_passed(game: &Cv, from: Seat, to: Seat, cards: CardSet, voice: Voice<'_>, ink: Ink) -> Words {
    let passes = voice.does(from, "pass", "passes");
    Words::New(format!("{passes} {} to {}", titles(game, cards, ink), voice.who(to)))
}

fn tell_rerolled(seat: Seat, dice: Symbols, fresh: u8, voice: Voice<'_>, ink: Ink) -> Words {
    let throw = if voice.is_own(seat) { "throw" } else { "throws" };
    let new = counted(u32::from(fresh), "die");
    let what = match (dice.is_empty(), fresh) {
        (true, _) => format!("{throw} {new}"),
        (false, 0) => format!("{throw} {} again", symbols(dice, ink)),
        (false, _) => format!("{throw} {} again and {new} more", symbols(dice, ink)),
    };
    Words::Does(voice.subject(seat).to_owned(), what)
}

fn tell_threw(thrown: Symbols, all: Symbols, ink: Ink) -> Words {
    let shown = symbols(thrown, ink);
    if thrown == all {
        return Words::Namely("The dice show".to_owned(), shown);
    }
    Words::Namely("The dice show".to_owned(), format!("{shown}, so {}", symbols(all, ink)))
}

fn tell_struck(seat: Seat, bad: u8, voice: Voice<'_>, ink: Ink) -> Words {
    Words::New(ink.paint(Hue::Red, &format!("Misfortune strikes {}: {bad} bad luck", voice.who(seat))))
}

fn place_words(game: &Cv, type_: Kind, place: Place, ink: Ink) -> String {
    match place {
        Place::Top => format!("on top of {}", kind(type_, ink)),
        Place::Under(other) => format!("into {}, under {}", kind(type_, ink), title(game, other, ink)),
    }
}

fn tell_entitled(seats: SeatSet, voice: Voice<'_>) -> Words {
    let who: Vec<String> = seats.iter().map(|seat| voice.who(seat).to_owned()).collect();
    if who.is_empty() {
        return Words::Note("Nobody needs social assistance".to_owned());
    }
    Words::Note(format!("Social assistance is offered to {}", listed(&who)))
}
