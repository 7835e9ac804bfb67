//! The players: their CVs, goals, and what the viewer alone holds.

use cv::{Card, Cv, Kind, Phase, View};
use engine::{Game, Phrase, ScoreFrom, Seat, SeatSet};

use super::card::{about, bracketed, effects, kind, name, separated, title, tokens};
use crate::terminal::text::{WIDTH, flow, left, shorten, width};
use crate::terminal::{Hue, Pen};

/// The cells of the labels at the left: of players, and of all else.
const PLAYER: usize = 14;
const LABEL: usize = 9;

/// A player: who it is and what they have, then the stacks with their active cards.
pub(super) fn player(game: &Cv, view: &View, seat: Seat, awaited: SeatSet, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let mark = if awaited.contains(seat) {
        '▶'
    } else if board.gathering.done().contains(seat) {
        '✓'
    } else {
        ' '
    };
    let label = left(&shorten(&format!("{mark}{seat} {}", pen.who(seat)), PLAYER - 1), PLAYER);
    let (gives, any) = game.tokens(board, seat);
    let points = game.total(ScoreFrom::View(view), seat);
    let open = board.open_hand[seat];
    let hand = u32::from(board.hand_count[seat]) + u32::from(board.pack_count[seat]) + open.count();
    let count = |key, count: i64| pen.say(game, &Phrase::new(key).with("count", count));
    let mut facts = vec![count("cv-dice-count", i64::from(game.dice_count(board, seat)))];
    if !gives.is_empty() || any > 0 {
        facts.push(format!("{} {}", pen.text("cv-tokens"), tokens(gives, any, pen.ink)));
    }
    facts.push(count("cv-card-count", i64::from(board.cv_count(seat))));
    facts.push(format!("{points} {}", count("cv-points", i64::from(points))));
    facts.push(count("cv-hand-count", i64::from(hand)));
    if board.starter == seat && board.round > 0 {
        facts.push(pen.text("term-starts"));
    }
    if board.retired.contains(seat) {
        facts.push(pen.text("cv-retired"));
    }
    if !pen.is_own(seat) {
        let holds = open.iter().map(|card| Phrase::new("cv-term-holds").with("card", card));
        facts.extend(holds.map(|holds| pen.say(game, &holds)));
    }
    let facts = separated(&facts, " ·").iter().flat_map(|fact| words(fact)).collect::<Vec<_>>();
    let mut lines = flow(&pen.ink.paint(Hue::Bold, &label), &facts, " ", WIDTH - 1);
    let stacks = separated(&stacks(game, view, seat, pen), ",");
    if !stacks.is_empty() {
        // A stack stands on one line if it can.
        let parts =
            |stack: &String| if width(stack) > WIDTH - 5 { words(stack) } else { vec![stack.clone()] };
        lines.extend(flow("    ", &stacks.iter().flat_map(parts).collect::<Vec<_>>(), " ", WIDTH - 1));
    }
    lines
}

/// Each stack that is there: its type, how many cards, and the active one with what it does.
fn stacks(game: &Cv, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let active = |card: Card| format!("{}{}", name(game, card, pen), bracketed(&effects(game, card, pen)));
    let stacks = Kind::STACKED.into_iter().filter_map(|type_| {
        let top = board.tops[seat][type_.index()]?;
        let count = board.counts[seat][type_.index()];
        Some(format!("{} {count}: {}", kind(game, type_, pen), active(top)))
    });
    let apart = board.apart[seat].iter().map(|card| format!("{}: {}", pen.text("cv-apart"), active(card)));
    stacks.chain(apart).collect()
}

/// A label at the left, or the room for one.
fn label(text: &str) -> String {
    format!("{} ", left(&shorten(&format!(" {text}"), LABEL - 1), LABEL - 1))
}

/// The public goals with everybody's count, and the viewer's own goal; at the end everybody's.
pub(super) fn goals(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    let public: Vec<Card> = board.goals.iter().flatten().copied().collect();
    let all = |who: &dyn Fn(Seat) -> String| {
        let goals = public.iter().enumerate();
        let lines = goals.flat_map(|(index, &goal)| {
            let head = if index == 0 { pen.text("cv-term-goals") } else { String::new() };
            flow(&label(&head), &public_goal(game, view, goal, who, pen), " ", WIDTH - 1)
        });
        lines.collect::<Vec<_>>()
    };
    let mut lines = all(&|seat| shorten(&pen.who(seat), 12));
    // Names may be too long for one line a goal; then the numbers of the seats must do.
    if lines.len() > public.len() {
        lines = all(&|seat| if pen.is_own(seat) { pen.who(seat) } else { format!("{seat}:") });
    }
    for seat in Seat::all(game.players()) {
        let Some(goal) = view.goal(seat) else { continue };
        let points = game.goal_points(board, seat, goal);
        let whose = if pen.is_own(seat) { pen.text("cv-term-secret") } else { shorten(pen.name(seat), 12) };
        let what = format!("{}{}: {points}", title(game, goal, pen), bracketed(&effects(game, goal, pen)));
        let head = if pen.is_own(seat) { label(&whose) } else { format!(" {whose}: ") };
        lines.extend(flow(&head, &words(&what), " ", WIDTH - 1));
    }
    lines
}

/// A public goal, what it counts and what everybody has of it, in words that a line can end with.
fn public_goal(
    game: &Cv,
    view: &View,
    goal: Card,
    who: &dyn Fn(Seat) -> String,
    pen: Pen<'_>,
) -> Vec<String> {
    let points = |seat| game.goal_points(&view.board, seat, goal);
    let most = Seat::all(game.players()).map(points).max().unwrap_or(0);
    let counts = Seat::all(game.players()).map(|seat| {
        // CV-84: whoever has most scores it; nobody with nothing.
        let leads = if points(seat) == most && most > 0 { "!" } else { "" };
        format!("{} {}{leads}", who(seat), points(seat))
    });
    let what = format!("{}{}:", title(game, goal, pen), bracketed(&effects(game, goal, pen)));
    let mut pieces = words(&what);
    pieces.extend(separated(&counts.collect::<Vec<_>>(), ","));
    pieces
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// The viewer's own events, and in the draft what went round.
pub(super) fn own_cards(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    if view.viewer.seat().is_none() {
        return Vec::new();
    }
    let list =
        |key: &str, cards: &[String]| flow(&label(&pen.text(key)), &words(&cards.join(", ")), " ", WIDTH - 1);
    let mut lines = Vec::new();
    if !view.events().is_empty() {
        let cards: Vec<String> = view.events().iter().map(|card| held(game, card, pen)).collect();
        lines.extend(list("term-hand", &cards));
    }
    if matches!(view.board.phase, Phase::Draft(_)) && !view.passed[0].is_empty() {
        let cards: Vec<String> = view.passed[0].iter().map(|card| name(game, card, pen)).collect();
        lines.extend(list("term-passed", &cards));
    }
    lines
}

/// A card in hand: its number, its name and what it does.
fn held(game: &Cv, card: Card, pen: Pen<'_>) -> String {
    let is_event = game.face(card).is_event();
    let what = if is_event { effects(game, card, pen) } else { about(game, card, pen) };
    format!("{card} {}{}", title(game, card, pen), bracketed(&what))
}
