//! The screen of Gönnen können: the market and one's own display as lists of cards, the others in a line each.

mod campaign;
mod card;
mod menu;
mod people;
mod typed;

use engine::{Game, NotationError, Phrase, Seat, Speak};
use goennen::{Action, Aim, Colour, DiceSet, Event, Goennen, Odds, Phase, Stack, Token, View, letters};

use super::text::{WIDTH, flow, left, shorten, width};
use super::{Hue, Pen, Screen, Stage};

impl Screen for Goennen {
    const HELP: &'static str = "gon-help";

    fn board(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        let mut lines = vec![title(self, view, pen)];
        if view.board.phase != Phase::Over {
            lines.extend(market(self, view, pen));
        }
        let awaited = self.awaits_in(view).seats();
        for seat in Seat::all(self.players()) {
            lines.extend(people::player(self, view, seat, awaited, pen));
        }
        lines.extend(people::own_cards(self, view, pen));
        lines.extend(dice(view, pen));
        lines.extend(chances(self, view, pen));
        lines
    }

    fn menu(&self, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
        menu::menu(self, view, actions, pen)
    }

    fn read(&self, view: &View, text: &str) -> Result<Action, NotationError> {
        typed::read(view, text)
    }

    fn ink(&self, token: Token, pen: Pen<'_>) -> String {
        let hue = match token {
            Token::Card(card) => self.face(card).colour.map(hue),
            Token::Colour(colour) | Token::Die(colour, _) => Some(hue(colour)),
            Token::Place(_) | Token::Field(_) => None,
        };
        let name = pen.name_of(self, token);
        hue.map_or(name.clone(), |hue| pen.ink.paint(hue, &name))
    }

    fn is_round_end(event: &Event) -> bool {
        matches!(event, Event::Ended)
    }

    fn report(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        if view.board.phase != Phase::Over {
            return Vec::new();
        }
        let all = Seat::all(self.players());
        all.flat_map(|seat| people::whole(self, view, seat, pen)).collect()
    }

    fn campaign(scores: &[i32]) -> Option<Stage<Token>> {
        Some(campaign::stage(scores))
    }

    fn legend(&self, _: &View, pen: Pen<'_>) -> Vec<String> {
        let name = |colour: Colour| format!("{} {}", colour.letter(), self.ink(Token::Colour(colour), pen));
        flow(" ", &Colour::ALL.map(name), "  ", WIDTH - 1)
    }
}

fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Yellow => Hue::Yellow,
        Colour::Orange => Hue::Orange,
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Purple => Hue::Pink,
    }
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Goennen, view: &View, pen: Pen<'_>) -> String {
    let board = &view.board;
    let is_own = view.viewer.seat().is_some_and(|seat| game.awaits_in(view).seats().contains(seat));
    let awaited = match is_own {
        true => pen.text("state-my-turn"),
        false => pen.plain().say(game, &game.say_prompt(view).what),
    };
    let round = pen.say(game, &Phrase::new("gon-round").with("round", board.round.max(1)));
    let head = pen.ink.paint(Hue::Bold, &round);
    let rest = match game.level() {
        Some(level) => {
            let last = board.last_round.map_or(level.rounds(), |last| last.min(level.rounds()));
            let points = game.display_score(&view.display(game, Seat::at(0)));
            let say = |phrase: Phrase<Token>| pen.say(game, &phrase);
            let left = last.saturating_sub(board.round);
            let count = say(Phrase::new("gon-rounds-left").with("count", left));
            let target = Phrase::new("gon-target").with("points", points).with("target", level.points());
            format!("{count} · {}", say(target))
        }
        None => {
            let stacks = Phrase::new("gon-term-stacks").with("scoring", view.scoring.count());
            pen.say(game, &stacks.with("bonus", view.bonus.count()))
        }
    };
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), pen.ink.paint(Hue::Dim, &rest))
}

/// Both rows of the market, the newest place first.
fn market(game: &Goennen, view: &View, pen: Pen<'_>) -> Vec<String> {
    let mut lines = vec![pen.ink.paint(Hue::Dim, &format!(" {}", pen.text("gon-market")))];
    for stack in Stack::ALL {
        for (place, price) in game.prices().into_iter().enumerate().rev() {
            if let Some(which) = view.board.row(stack)[place] {
                lines.push(card::row(game, which, None, &format!("{price}×"), "", pen));
            }
        }
    }
    lines
}

/// What the dice show: those that were rolled last, those that are saved, those that are used.
fn dice(view: &View, pen: Pen<'_>) -> Vec<String> {
    let turn = &view.board.turn;
    if view.board.phase.active().is_none() || turn.dice.set().is_empty() {
        return Vec::new();
    }
    let die =
        |colour: Colour| pen.ink.paint(hue(colour), &format!("{}{}", colour.letter(), turn.dice.get(colour)));
    let is_saved = |colour: Colour| turn.rolls > 1 && !turn.rolled.contains(colour);
    let groups: [(&str, Vec<Colour>); 3] = [
        ("gon-dice", each(|colour| !turn.used.contains(colour) && !is_saved(colour))),
        ("gon-die-saved", each(|colour| !turn.used.contains(colour) && is_saved(colour))),
        ("gon-die-used", each(|colour| turn.used.contains(colour))),
    ];
    let shown = groups.into_iter().filter(|(_, dice)| !dice.is_empty()).map(|(key, dice)| {
        let dice: Vec<String> =
            dice.into_iter().filter(|&colour| turn.dice.get(colour) > 0).map(die).collect();
        format!("{}: {}", pen.text(key), dice.join(" "))
    });
    vec![format!(" {}", shown.collect::<Vec<_>>().join(" · "))]
}

fn each(is_in: impl Fn(Colour) -> bool) -> Vec<Colour> {
    Colour::ALL.into_iter().filter(|&colour| is_in(colour)).collect()
}

/// The exact chances of one's own turn: for each price, and for each open card of one's own.
fn chances(game: &Goennen, view: &View, pen: Pen<'_>) -> Vec<String> {
    if !Goennen::is_rolling(view) || view.board.turn.rolls >= goennen::ROLLS {
        return Vec::new();
    }
    let mut pieces = Vec::new();
    let mut prices = Vec::new();
    for (&place, price) in view.board.market.iter().flat_map(|row| row.iter().zip(game.prices())) {
        if let Some(card) = place.filter(|_| !prices.contains(&price)) {
            prices.push(price);
            let name = pen.say(game, &Phrase::new("gon-price").with("count", price));
            pieces.extend(game.odds(view, Aim::Buy(card)).map(|odds| chance(&name, odds)));
        }
    }
    let own = view.viewer.seat().map(|seat| view.display(game, seat).cards()).unwrap_or_default();
    for card in own.iter() {
        pieces.extend(game.odds(view, Aim::Complete(card)).map(|odds| chance(&card.to_string(), odds)));
    }
    flow(&format!(" {} ", pen.text("gon-term-chances")), &pieces, " · ", WIDTH - 1)
}

/// A chance, with the letters of the dice to reroll for it.
fn chance(name: &str, odds: Odds) -> String {
    let rounded = (odds.chance * 100.0).round();
    let percent = match rounded {
        _ if odds.chance > 1e-6 && rounded < 1.0 => "<1".to_owned(),
        _ if odds.chance < 1.0 - 1e-6 && rounded > 99.0 => ">99".to_owned(),
        _ => format!("{rounded:.0}"),
    };
    let dice = odds.reroll.unwrap_or(DiceSet::EMPTY);
    let by = if dice.is_empty() { String::new() } else { format!(" ({})", letters(dice)) };
    format!("{name} {percent}%{by}")
}
