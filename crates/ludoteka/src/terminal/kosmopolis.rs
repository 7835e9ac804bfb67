//! The screen of Kosmopolis: the capital and the hometowns as a table of four columns.

mod frame;
mod menu;
mod report;
mod words;

use decks::Language;
use engine::{Awaits, Game, RuleId, Seat, SeatSet};
use kosmopolis::{
    Ability, Action, Cards, Colour, Event, Kind, Kosmopolis, Phase, ROUNDS, Step, View, rule_ids,
};

use super::text::{WIDTH, flow, left, shorten, width};
use super::{Hue, Ink, Screen, Voice, Words};
use frame::{Cell, Frame};

const HELP: &str = "\
How to read the table
  b5 is a blue card worth 5; the letters stand at the heads of the columns.
  A column shows its cards and their sum; a sum with ! is above the limit.
  The limit is the capital's sum with the modification cards beside it: +4 is
  one whose value you know, ?2 one that seat 2 laid face down. A limit with ?
  may turn out to be another one.
  ▶ marks who is awaited, ✓ who has chosen in secret.
  →12 behind a choice is what the sum, or the limit, will be.
What cards do in the capital, where they also raise the limit for all
  Agent     lays a modification card face down     Scholar   draws a card
  Priest    takes the lowest card of a column      Merchant  takes a marker
At the end of a round
  A hometown column above its limit is lost, unless markers save it. Whoever is
  nearest to a limit takes the capital's highest card of that colour.";

impl Screen for Kosmopolis {
    fn board(&self, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
        let mut lines = vec![title(self, view, voice, ink)];
        let mut frame = Frame::new(self, ink);
        capital(&mut frame, view, ink);
        for seat in Seat::all(self.players()) {
            hometown(self, &mut frame, view, voice, seat, ink);
        }
        lines.extend(frame.finish());
        lines.extend(own_cards(self, view, voice, ink));
        lines
    }

    fn question(&self, view: &View, voice: Voice<'_>) -> (String, RuleId) {
        let board = &view.board;
        match board.phase {
            Phase::Draft(step) => {
                let next = view.viewer.seat().map(|seat| voice.name(seat.left(1, self.players())));
                let next = shorten(next.unwrap_or("the left"), 12);
                let count = view.pack.total();
                let keep = count.min(2);
                let rest = match count - keep {
                    0 => String::new(),
                    rest => format!(", pass {rest} to {next}"),
                };
                let which = if step == Step::First { "dealt to you" } else { "passed to you" };
                (format!("Keep {keep} of the {count} cards {which}{rest}"), rule_ids::KOS_12)
            }
            Phase::Lay(_) => {
                let value = view.drawn.map_or_else(String::new, |value| format!("{value:+}"));
                (format!("Agent: lay {value} face down at a column of the capital"), rule_ids::KOS_25)
            }
            Phase::Priest(_) => {
                ("Priest: take the lowest card of a column home".to_owned(), rule_ids::KOS_26)
            }
            Phase::Save(seat) => {
                let markers = board.markers[seat.index()];
                (format!("Save bust columns? You have {}", counted(markers, "marker")), rule_ids::KOS_32)
            }
            Phase::Play(_)
            | Phase::Seed
            | Phase::Start(_)
            | Phase::Deal(_)
            | Phase::Scholar(_)
            | Phase::Agent(_)
            | Phase::Over => {
                let last = if board.closer.is_some() { "Your last turn: play" } else { "Play" };
                (format!("{last} a card to the capital or to your hometown"), rule_ids::KOS_20)
            }
        }
    }

    fn menu(&self, view: &View, actions: &[Action], ink: Ink) -> Vec<String> {
        menu::menu(view, actions, ink)
    }

    fn tell(&self, event: &Event, voice: Voice<'_>, ink: Ink) -> Words {
        words::tell(event, voice, ink)
    }

    fn is_round_end(event: &Event) -> bool {
        matches!(event, Event::RoundEnded(_))
    }

    fn report(&self, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
        report::report(self, &view.board.report, voice, ink)
    }

    fn legend(&self, view: &View) -> Option<String> {
        let what = |colour| match self.ability(colour) {
            Ability::Agent => "modifies a limit",
            Ability::Priest => "takes a card",
            Ability::Scholar => "draws",
            Ability::Merchant => "takes a marker",
        };
        let all = Colour::ALL.map(|colour| format!("{} {}", colour.letter(), what(colour)));
        matches!(view.board.phase, Phase::Play(_) | Phase::Draft(_))
            .then(|| format!(" in the capital   {}", all.join(", ")))
    }

    fn help(&self) -> &'static str {
        HELP
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

/// The name of the profession of a colour.
fn profession(game: &Kosmopolis, colour: Colour) -> &str {
    game.deck().names[colour.index()].get(Language::En)
}

/// A card: its letter says what its colour says.
fn card(kind: Kind, ink: Ink) -> String {
    ink.paint(hue(kind.colour()), &kind.to_string())
}

/// Cards with their letters.
fn cards(cards: Cards, ink: Ink) -> String {
    cards.iter().map(|kind| card(kind, ink)).collect::<Vec<_>>().join(" ")
}

/// `1 marker`, `2 markers`.
fn counted(count: u8, word: &str) -> String {
    if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") }
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Kosmopolis, view: &View, voice: Voice<'_>, ink: Ink) -> String {
    let board = &view.board;
    let awaited = match awaits(game, view) {
        Awaits::Over => "the game is over".to_owned(),
        Awaits::Chance => "cards are drawn".to_owned(),
        Awaits::Seats(seats) => waiting(board.phase, seats, voice),
    };
    let head = ink.paint(Hue::Bold, &format!("Round {} of {ROUNDS}", board.round));
    let stock = board.stock_count();
    let rest = format!("deck {} · markers {} · modifications {stock}", board.deck_count, board.supply);
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), ink.paint(Hue::Dim, &rest))
}

/// Whom the game waits for and why.
fn waiting(phase: Phase, seats: SeatSet, voice: Voice<'_>) -> String {
    let whose = match seats.first() {
        Some(seat) if voice.is_own(seat) => "your".to_owned(),
        // The longest name that leaves room for the rest.
        Some(seat) => format!("{}'s", shorten(voice.name(seat), 10)),
        None => String::new(),
    };
    match phase {
        Phase::Draft(_) if seats.count() > 1 => format!("draft: {} players choose", seats.count()),
        Phase::Draft(_) => format!("draft: {whose} choice"),
        Phase::Lay(_) => format!("{whose} Agent"),
        Phase::Priest(_) => format!("{whose} Priest"),
        Phase::Save(_) => format!("round end: {whose} markers"),
        Phase::Play(_)
        | Phase::Seed
        | Phase::Start(_)
        | Phase::Deal(_)
        | Phase::Scholar(_)
        | Phase::Agent(_)
        | Phase::Over => format!("play: {whose} turn"),
    }
}

/// What the state behind a view waits for.
fn awaits(game: &Kosmopolis, view: &View) -> Awaits {
    match view.board.phase {
        Phase::Seed | Phase::Start(_) | Phase::Deal(_) | Phase::Scholar(_) | Phase::Agent(_) => {
            Awaits::Chance
        }
        Phase::Draft(_) => {
            let all = SeatSet::all(game.players());
            Awaits::Seats(view.board.committed.iter().fold(all, SeatSet::without))
        }
        Phase::Play(seat) | Phase::Lay(seat) | Phase::Priest(seat) | Phase::Save(seat) => {
            Awaits::Seats(SeatSet::one(seat))
        }
        Phase::Over => Awaits::Over,
    }
}

fn capital(frame: &mut Frame, view: &View, ink: Ink) {
    let board = &view.board;
    let sums = Colour::ALL.map(|colour| Cell {
        pieces: values(board.capital.of(colour), ink),
        end: board.capital.sum_of(colour).to_string(),
        is_dense: true,
    });
    frame.row(" Capital", sums);
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
        Cell { pieces: laid.collect(), end: ink.paint(Hue::Bold, &limit), is_dense: false }
    });
    frame.row("   limit", limits);
    frame.rule();
}

fn hometown(game: &Kosmopolis, frame: &mut Frame, view: &View, voice: Voice<'_>, seat: Seat, ink: Ink) {
    let board = &view.board;
    let index = seat.index();
    let known = view.known_limits();
    let cells = Colour::ALL.map(|colour| {
        let own = board.hometown[index].of(colour);
        let sum = own.sum_of(colour);
        let end = match sum {
            0 => String::new(),
            sum if sum > known[colour.index()] => ink.paint(Hue::Red, &format!("{sum}!")),
            sum => sum.to_string(),
        };
        Cell { pieces: values(own, ink), end, is_dense: true }
    });
    let mark = if awaits(game, view).seats().contains(seat) {
        '▶'
    } else if board.committed.contains(seat) {
        '✓'
    } else {
        ' '
    };
    let name = if voice.is_own(seat) { "You" } else { voice.name(seat) };
    frame.row(&format!("{mark}{seat} {name}"), cells);
    let bonus = match board.bonus[index] {
        none if none.is_empty() => String::new(),
        some => format!(" · bonus {}", cards(some, ink)),
    };
    let starts = if board.starter == seat { " · starts" } else { "" };
    let points: i32 = game.breakdown(view, seat).iter().map(|line| line.points).sum();
    frame.note(&format!(
        "hand {} · {} · {points} {}{starts}{bonus}",
        board.hand_count[index] + board.pack_count[index],
        counted(board.markers[index], "marker"),
        if points == 1 { "point" } else { "points" },
    ));
}

/// The values of the cards of one column; an empty one shows a dot.
fn values(cards: Cards, ink: Ink) -> Vec<String> {
    if cards.is_empty() {
        return vec![ink.paint(Hue::Dim, "·")];
    }
    cards.iter().map(|kind| ink.paint(hue(kind.colour()), &kind.value().to_string())).collect()
}

/// What the viewer alone sees.
fn own_cards(game: &Kosmopolis, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let list = |label: &str, all: Cards| {
        let pieces: Vec<String> = all.iter().map(|kind| card(kind, ink)).collect();
        flow(label, &pieces, " ", WIDTH - 1)
    };
    let mut lines = Vec::new();
    if !view.pack.is_empty() {
        lines.extend(list(" To choose   ", view.pack));
    }
    if !view.hand.is_empty() {
        lines.extend(list(if view.pack.is_empty() { " Hand        " } else { " Kept        " }, view.hand));
    }
    let passed: Vec<String> =
        view.passed.iter().filter(|passed| !passed.is_empty()).map(|&passed| cards(passed, ink)).collect();
    if !passed.is_empty() {
        let next = voice.name(seat.left(1, game.players()));
        lines.push(format!(" Passed      {} to {next}", passed.join(", then ")));
    }
    lines
}
