//! The screen of CV: the track as a list with what each card needs, the dice, and everybody's stacks.

mod card;
mod menu;
mod people;
mod report;
mod track;
mod turn;
mod typed;

use cv::{Action, Age, Cv, Edition, Event, Symbol, Token, View, say_age, say_symbol};
use engine::{Game, NotationError, Phrase, Seat, Speak};

use super::text::{WIDTH, flow, left, shorten, width};
use super::{Hue, Pen, Screen};

impl Screen for Cv {
    const HELP: &'static str = "cv-help";

    fn board(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        let mut lines = vec![title(self, view, pen)];
        lines.extend(track::track(self, view, pen));
        let awaited = self.awaits_in(view).seats();
        for seat in Seat::all(self.players()) {
            lines.extend(people::player(self, view, seat, awaited, pen));
        }
        lines.extend(people::goals(self, view, pen));
        lines.extend(people::own_cards(self, view, pen));
        lines.extend(turn::turn(self, view, pen));
        lines
    }

    fn menu(&self, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
        menu::menu(self, view, actions, pen)
    }

    fn read(&self, view: &View, text: &str) -> Result<Action, NotationError> {
        typed::read(view, text)
    }

    fn ink(&self, token: Token, pen: Pen<'_>) -> String {
        card::token(self, token, pen)
    }

    fn is_round_end(event: &Event) -> bool {
        // Rounds are short and many; only the end is worth a look back.
        matches!(event, Event::Ended)
    }

    fn report(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        report::report(self, view, pen)
    }

    fn legend(&self, _: &View, pen: Pen<'_>) -> Vec<String> {
        let mut all: Vec<String> = Symbol::ALL
            .iter()
            .map(|&symbol| format!("{} {}", symbol.letter(), pen.plain().say(self, &say_symbol(symbol))))
            .collect();
        all.push(format!("{} {}", card::ANY, pen.text("cv-any")));
        flow(" ", &all, "  ", WIDTH - 1)
    }
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Cv, view: &View, pen: Pen<'_>) -> String {
    let board = &view.board;
    let is_own = view.viewer.seat().is_some_and(|seat| game.awaits_in(view).seats().contains(seat));
    let awaited = match is_own {
        true => pen.text("state-my-turn"),
        false => pen.plain().say(game, &game.say_prompt(view).what),
    };
    let head = match board.round {
        0 => say_age(Age::Childhood),
        round => Phrase::new("cv-round").with("round", round),
    };
    let head = pen.ink.paint(Hue::Bold, &pen.say(game, &head));
    let edition = if game.edition() == Edition::Gigamic { "gigamic · " } else { "" };
    let decks = Phrase::new("cv-term-decks")
        .with("early", board.deck_count(Age::EarlyAdulthood))
        .with("middle", board.deck_count(Age::MiddleAge))
        .with("old", board.deck_count(Age::OldAge));
    let rest = format!("{edition}{}", pen.say(game, &decks));
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), pen.ink.paint(Hue::Dim, &rest))
}
