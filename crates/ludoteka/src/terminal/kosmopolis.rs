//! The screen of Kosmopolis: the capital and the hometowns as a table of four columns.

mod frame;
mod menu;
mod report;

use engine::{Game, Phrase, ScoreFrom, Seat, Speak};
use kosmopolis::{Action, Cards, Colour, Event, Kind, Kosmopolis, Phase, ROUNDS, Token, View, say_ability};

use super::text::{WIDTH, flow, left, shorten, width};
use super::{Hue, Ink, Pen, Screen};
use frame::{Cell, Frame};

impl Screen for Kosmopolis {
    const HELP: &'static str = "kos-help";

    fn board(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        let mut lines = vec![title(self, view, pen)];
        let mut frame = Frame::new(self, pen);
        capital(&mut frame, view, pen);
        for seat in Seat::all(self.players()) {
            hometown(self, &mut frame, view, seat, pen);
        }
        lines.extend(frame.finish());
        lines.extend(own_cards(view, pen));
        lines
    }

    fn menu(&self, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
        menu::menu(self, view, actions, pen)
    }

    fn ink(&self, token: Token, pen: Pen<'_>) -> String {
        match token {
            Token::Card(kind) => card(kind, pen.ink),
            Token::Cards(all) => cards(all, pen.ink),
            Token::Colour(colour) => pen.ink.paint(hue(colour), &pen.name_of(self, token)),
            Token::Profession(_) | Token::Modification(_) => pen.name_of(self, token),
        }
    }

    fn is_round_end(event: &Event) -> bool {
        matches!(event, Event::RoundEnded(_))
    }

    fn report(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        report::report(self, &view.board.report, pen)
    }

    fn legend(&self, view: &View, pen: Pen<'_>) -> Vec<String> {
        if !matches!(view.board.phase, Phase::Play(_) | Phase::Draft(_)) {
            return Vec::new();
        }
        let all = Colour::ALL.map(|colour| {
            let ability = pen.plain().say(self, &say_ability(self.ability(colour)));
            format!("{} {ability}", colour.letter())
        });
        flow(&format!(" {}  ", pen.text("kos-capital")), &all, " · ", WIDTH - 1)
    }
}

fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Blue => Hue::Blue,
        Colour::Pink => Hue::Pink,
        Colour::Green => Hue::Green,
        Colour::Yellow => Hue::Yellow,
    }
}

/// A card: its letter says what its colour says.
fn card(kind: Kind, ink: Ink) -> String {
    ink.paint(hue(kind.colour()), &kind.to_string())
}

/// Cards with their letters.
fn cards(cards: Cards, ink: Ink) -> String {
    cards.iter().map(|kind| card(kind, ink)).collect::<Vec<_>>().join(" ")
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Kosmopolis, view: &View, pen: Pen<'_>) -> String {
    let board = &view.board;
    let is_own = view.viewer.seat().is_some_and(|seat| game.awaits_in(view).seats().contains(seat));
    let awaited = match is_own {
        true => pen.text("state-my-turn"),
        false => pen.plain().say(game, &game.say_prompt(view).what),
    };
    let round = Phrase::new("kos-round").with("round", board.round).with("rounds", ROUNDS);
    let head = pen.ink.paint(Hue::Bold, &pen.say(game, &round));
    let stock = Phrase::new("kos-term-stock")
        .with("deck", board.deck_count)
        .with("markers", board.supply)
        .with("modifications", board.stock_count());
    let rest = pen.say(game, &stock);
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), pen.ink.paint(Hue::Dim, &rest))
}

fn capital(frame: &mut Frame, view: &View, pen: Pen<'_>) {
    let board = &view.board;
    let sums = Colour::ALL.map(|colour| Cell {
        pieces: values(board.capital.of(colour), pen.ink),
        end: board.capital.sum_of(colour).to_string(),
        is_dense: true,
    });
    frame.row(&format!(" {}", pen.text("kos-capital")), sums);
    let known = view.known_limits();
    let limits = Colour::ALL.map(|colour| {
        let laid = board.laid.iter().zip(view.values).filter_map(|(laid, value)| {
            let laid = (*laid)?;
            (laid.column == colour).then(|| match value {
                Some(value) => format!("{value:+}"),
                None => format!("?{}", laid.seat),
            })
        });
        let doubt = if view.unknown_count(colour) > 0 { "?" } else { "" };
        let limit = format!("{}{doubt}", known[colour.index()]);
        Cell { pieces: laid.collect(), end: pen.ink.paint(Hue::Bold, &limit), is_dense: false }
    });
    frame.row(&format!("   {}", pen.text("kos-limit")), limits);
    frame.rule();
}

fn hometown(game: &Kosmopolis, frame: &mut Frame, view: &View, seat: Seat, pen: Pen<'_>) {
    let board = &view.board;
    let known = view.known_limits();
    let cells = Colour::ALL.map(|colour| {
        let own = board.hometown[seat].of(colour);
        let sum = own.sum_of(colour);
        let end = match sum {
            0 => String::new(),
            sum if sum > known[colour.index()] => pen.ink.paint(Hue::Red, &format!("{sum}!")),
            sum => sum.to_string(),
        };
        Cell { pieces: values(own, pen.ink), end, is_dense: true }
    });
    let mark = if game.awaits_in(view).seats().contains(seat) {
        '▶'
    } else if board.gathering.done().contains(seat) {
        '✓'
    } else {
        ' '
    };
    frame.row(&format!("{mark}{seat} {}", pen.who(seat)), cells);
    let count = |key, count: i64| pen.say(game, &Phrase::new(key).with("count", count));
    let points = game.total(ScoreFrom::View(view), seat);
    let mut facts = vec![
        count("kos-hand-count", i64::from(board.hand_count[seat] + board.pack_count[seat])),
        count("kos-marker-count", i64::from(board.markers[seat])),
        format!("{points} {}", count("kos-points", i64::from(points))),
    ];
    if board.starter == seat {
        facts.push(pen.text("term-starts"));
    }
    if !board.bonus[seat].is_empty() {
        facts.push(format!("{} {}", pen.text("kos-source-bonus"), cards(board.bonus[seat], pen.ink)));
    }
    frame.note(&facts.join(" · "));
}

/// The values of the cards of one column; an empty one shows a dot.
fn values(cards: Cards, ink: Ink) -> Vec<String> {
    if cards.is_empty() {
        return vec![ink.paint(Hue::Dim, "·")];
    }
    cards.iter().map(|kind| ink.paint(hue(kind.colour()), &kind.value().to_string())).collect()
}

/// What the viewer alone sees.
fn own_cards(view: &View, pen: Pen<'_>) -> Vec<String> {
    if view.viewer.seat().is_none() {
        return Vec::new();
    }
    let hand = if view.pack.is_empty() { "term-hand" } else { "term-kept-cards" };
    let passed = view.passed[0].plus(view.passed[1]);
    let mut lines = Vec::new();
    for (key, all) in [("term-choose-from", view.pack), (hand, view.hand), ("term-passed", passed)] {
        if !all.is_empty() {
            let pieces: Vec<String> = all.iter().map(|kind| card(kind, pen.ink)).collect();
            lines.extend(flow(&left(&format!(" {}", pen.text(key)), 13), &pieces, " ", WIDTH - 1));
        }
    }
    lines
}
