//! The screen of CVlizations: the ideas as a list with what each needs, the table of orders, and the tribes.

mod menu;
mod order;
mod people;
mod report;
mod track;

use cvlizations::{
    Action, Cvlizations, Event, Idea, Kind, Order, Resource, Resources, Source, TURNS, Token, Tribe, View,
};
use engine::{Game, Phrase, Speak};
use phrases::Fill;

use super::text::{WIDTH, left, shorten, width, wrap};
use super::{Hue, Pen, Screen};

impl Screen for Cvlizations {
    const HELP: &'static str = "cvl-help";

    fn board(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        let mut lines = vec![title(self, view, pen)];
        lines.extend(track::track(self, view, pen));
        lines.extend(order::table(self, view, pen));
        for tribe in self.tribes() {
            lines.extend(people::tribe(self, view, tribe, pen));
        }
        lines
    }

    fn menu(&self, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
        menu::menu(self, view, actions, pen)
    }

    fn ink(&self, token: Token, pen: Pen<'_>) -> String {
        match token {
            Token::Idea(idea) => title_of(self, idea, pen),
            Token::Order(_) => pen.ink.paint(Hue::Bold, &pen.name_of(self, token)),
            Token::Resources(_) => pen.name_of(self, token),
        }
    }

    fn is_round_end(event: &Event) -> bool {
        matches!(event, Event::Ended)
    }

    fn report(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        report::report(self, view, pen)
    }

    fn source(&self, _: &View, source: Source) -> Phrase<Token> {
        match source {
            Source::End(_) => Phrase::new("cvl-source-ends"),
            Source::Happiness | Source::Ideas => Cvlizations::say_source(source),
        }
    }

    fn legend(&self, _: &View, pen: Pen<'_>) -> Vec<String> {
        wrap(" ", &pen.text("cvl-term-letters"), WIDTH - 1)
    }
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Cvlizations, view: &View, pen: Pen<'_>) -> String {
    let board = &view.board;
    let is_own = view.viewer.seat().is_some_and(|seat| game.awaits_in(view).seats().contains(seat));
    let awaited = match is_own {
        true => pen.text("state-my-turn"),
        false => pen.plain().say(game, &game.say_prompt(view).what),
    };
    let turn = Phrase::new("cvl-turn-of").with("turn", board.turn.max(1)).with("turns", TURNS);
    let head = pen.ink.paint(Hue::Bold, &pen.say(game, &turn));
    let rest = pen.say(game, &Phrase::new("cvl-deck-count").with("count", view.pile.count()));
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), pen.ink.paint(Hue::Dim, &rest))
}

/// The colour of a type.
fn hue(kind: Kind) -> Hue {
    match kind {
        Kind::Building => Hue::Orange,
        Kind::Tool => Hue::Blue,
        Kind::Invention => Hue::Green,
        Kind::Ideology => Hue::Pink,
    }
}

/// The longest name that is shown whole.
const NAME_CELLS: usize = 24;

/// The name of an idea.
fn name(game: &Cvlizations, idea: Idea, pen: Pen<'_>) -> String {
    shorten(&pen.name_of(game, Token::Idea(idea)), NAME_CELLS)
}

/// The name of an idea in the colour of its type.
fn title_of(game: &Cvlizations, idea: Idea, pen: Pen<'_>) -> String {
    pen.ink.paint(hue(game.deck().entry(idea).kind), &name(game, idea, pen))
}

/// The name of an order.
fn order_name(game: &Cvlizations, order: Order, pen: Pen<'_>) -> String {
    shorten(&pen.name_of(game, Token::Order(order)), NAME_CELLS)
}

/// The printed number of an order; Doubling has a sign instead.
fn number(order: Order) -> String {
    order.number().map_or_else(|| "×2".to_owned(), |number| number.to_string())
}

/// Resources as letters in their colours.
fn letters(resources: Resources, pen: Pen<'_>) -> String {
    let letters = Resource::ALL.map(|resource| {
        let hue = match resource {
            Resource::Food => Hue::Red,
            Resource::Wood => Hue::Orange,
            Resource::Stone => Hue::Bold,
        };
        pen.ink.paint(hue, &resource.letter().to_string().repeat(resources.count(resource) as usize))
    });
    letters.concat()
}

/// What a tribe is called, in so many cells.
fn tribe_name(tribe: Tribe, pen: Pen<'_>, cells: usize) -> String {
    let name = match tribe {
        Tribe::Player(seat) => pen.who(seat),
        Tribe::Neutral(seat) => {
            let who = shorten(&pen.who(seat), cells.saturating_sub(10).max(6));
            pen.with("cvl-term-neutral", &[("name", Fill::from(who.as_str()))])
        }
        Tribe::Grannfolk => pen.text("cvl-grannfolk"),
    };
    shorten(&name, cells)
}
