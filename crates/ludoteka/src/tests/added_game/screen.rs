//! What a game adds to be shown in a terminal.

use engine::{Game, ScoreFrom, Seat};

use super::pile::{Action, Event, Pile, Token, View};
use crate::terminal::{Pen, Screen};

impl Screen for Pile {
    const HELP: &'static str = "pile-help";

    fn board(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        let line = |seat: Seat| {
            let points = self.total(ScoreFrom::View(view), seat);
            format!(" {}  {points}", pen.name(seat))
        };
        Seat::all(self.players()).map(line).collect()
    }

    fn menu(&self, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
        use engine::Speak;
        let choices = (1..).zip(actions);
        choices
            .map(|(number, &action)| format!(" {number} {}", pen.say(self, &self.say_action(view, action))))
            .collect()
    }

    fn ink(&self, token: Token, pen: Pen<'_>) -> String {
        pen.name_of(self, token)
    }

    fn is_round_end(_: &Event) -> bool {
        false
    }

    fn report(&self, _: &View, _: Pen<'_>) -> Vec<String> {
        Vec::new()
    }

    fn legend(&self, _: &View, _: Pen<'_>) -> Vec<String> {
        Vec::new()
    }
}
