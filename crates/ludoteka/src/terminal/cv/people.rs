//! The players: their CVs, goals, and what the viewer alone holds.

use cv::{Card, CardSet, Cv, Kind, Phase, View};
use engine::{Game, Seat, SeatSet};

use super::card::{about, counted, effect, kind, name, scores, separated, title, tokens};
use crate::terminal::text::{WIDTH, flow, left, shorten, width};
use crate::terminal::{Hue, Ink, Voice};

/// The cells of the labels at the left.
const LABEL: usize = 14;

/// A player: who it is and what they have, then the stacks with their active cards.
pub(super) fn player(
    game: &Cv,
    view: &View,
    seat: Seat,
    awaited: SeatSet,
    voice: Voice<'_>,
    ink: Ink,
) -> Vec<String> {
    let board = &view.board;
    let index = seat.index();
    let mark = if awaited.contains(seat) {
        '▶'
    } else if board.committed.contains(seat) {
        '✓'
    } else {
        ' '
    };
    let who = if voice.is_own(seat) { "You" } else { voice.name(seat) };
    let label = left(&shorten(&format!("{mark}{seat} {who}"), LABEL - 1), LABEL);
    let (gives, any) = game.tokens(board, seat);
    let points: i32 = game.breakdown(view, seat).iter().map(|line| line.points).sum();
    let open = board.open_hand[index];
    let hand = u32::from(board.hand_count[index]) + u32::from(board.pack_count[index]) + open.count();
    let mut facts = vec![counted(u32::from(game.dice_count(board, seat)), "die")];
    if !gives.is_empty() || any > 0 {
        facts.push(format!("tokens {}", tokens(gives, any, ink)));
    }
    facts.push(counted(board.cv_count(seat), "card"));
    facts.push(if points == 1 { "1 point".to_owned() } else { format!("{points} points") });
    facts.push(format!("hand {hand}"));
    if board.starter == seat && board.round > 0 {
        facts.push("starts".to_owned());
    }
    if board.retired.contains(seat) {
        facts.push("retired".to_owned());
    }
    if !voice.is_own(seat) {
        facts.extend(open.iter().map(|card| format!("holds {}", name(game, card))));
    }
    let mut lines = flow(&ink.paint(Hue::Bold, &label), &separated(&facts, " ·"), " ", WIDTH - 1);
    let stacks = separated(&stacks(game, view, seat, ink), ",");
    if !stacks.is_empty() {
        // A stack stands on one line if it can.
        let parts =
            |stack: &String| if width(stack) > WIDTH - 5 { words(stack) } else { vec![stack.clone()] };
        lines.extend(flow("    ", &stacks.iter().flat_map(parts).collect::<Vec<_>>(), " ", WIDTH - 1));
    }
    lines
}

/// Each stack that is there: its type, how many cards, and the active one with what it does.
fn stacks(game: &Cv, view: &View, seat: Seat, ink: Ink) -> Vec<String> {
    let board = &view.board;
    let active = |card: Card| {
        let does = effect(game.face(card), ink).join(", ");
        let does = if does.is_empty() { does } else { format!(" ({does})") };
        format!("{}{does}", name(game, card))
    };
    let stacks = Kind::STACKED.into_iter().filter_map(|type_| {
        let top = board.tops[seat.index()][type_.index()]?;
        let count = board.counts[seat.index()][type_.index()];
        Some(format!("{} {count}: {}", kind(type_, ink), active(top)))
    });
    let apart = board.apart[seat.index()].iter().map(|card| format!("waiting: {}", active(card)));
    stacks.chain(apart).collect()
}

/// The public goals with everybody's count, and the viewer's own goal; at the end everybody's.
pub(super) fn goals(game: &Cv, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
    let board = &view.board;
    let public: Vec<Card> = board.goals.iter().flatten().copied().collect();
    let all = |who: &dyn Fn(Seat) -> String| {
        let goals = public.iter().enumerate();
        let lines = goals.flat_map(|(index, &goal)| {
            let label = if index == 0 { " Goals   " } else { "         " };
            flow(label, &public_goal(game, view, goal, who, ink), " ", WIDTH - 1)
        });
        lines.collect::<Vec<_>>()
    };
    let mut lines = all(&|seat| shorten(voice.who(seat), 12));
    // Names may be too long for one line a goal; then the numbers of the seats must do.
    if lines.len() > public.len() {
        lines = all(&|seat| if voice.is_own(seat) { "you".to_owned() } else { format!("{seat}:") });
    }
    for seat in Seat::all(game.players()) {
        let Some(goal) = view.goal(seat) else { continue };
        let points = game.goal_points(board, seat, goal);
        let whose = if voice.is_own(seat) { "Yours".to_owned() } else { shorten(voice.name(seat), 12) };
        let label = format!("{} ", left(&format!(" {whose}"), 8));
        let what = format!("{} ({}): {points}", title(game, goal, ink), scores(game.face(goal), ink));
        lines.extend(flow(&label, &words(&what), " ", WIDTH - 1));
    }
    lines
}

/// A public goal, what it counts and what everybody has of it, in words that a line can end with.
fn public_goal(game: &Cv, view: &View, goal: Card, who: &dyn Fn(Seat) -> String, ink: Ink) -> Vec<String> {
    let points = |seat| game.goal_points(&view.board, seat, goal);
    let most = Seat::all(game.players()).map(points).max().unwrap_or(0);
    let counts = Seat::all(game.players()).map(|seat| {
        // CV-84: whoever has most scores it; nobody with nothing.
        let leads = if points(seat) == most && most > 0 { "!" } else { "" };
        format!("{} {}{leads}", who(seat), points(seat))
    });
    let mut pieces = words(&format!("{} ({}):", title(game, goal, ink), scores(game.face(goal), ink)));
    pieces.extend(separated(&counts.collect::<Vec<_>>(), ","));
    pieces
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// The viewer's own events, and in the draft the cards to choose from and what went round.
pub(super) fn own_cards(game: &Cv, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let list = |label: &str, cards: CardSet| {
        let cards: Vec<String> = cards.iter().map(|card| held(game, card, ink)).collect();
        flow(label, &words(&cards.join(", ")), " ", WIDTH - 1)
    };
    let mut lines = Vec::new();
    if !view.events().is_empty() {
        lines.extend(list(" Hand    ", view.events()));
    }
    if matches!(view.board.phase, Phase::Draft(_)) && !view.passed[0].is_empty() {
        let next = voice.name(seat.left(1, game.players()));
        let passed: Vec<String> = view.passed[0].iter().map(|card| name(game, card)).collect();
        lines.extend(flow(" Passed  ", &words(&format!("{} to {next}", passed.join(", "))), " ", WIDTH - 1));
    }
    lines
}

/// A card in hand: its number, its name and what it does.
fn held(game: &Cv, card: Card, ink: Ink) -> String {
    let face = game.face(card);
    let what = if face.is_event() { effect(face, ink).join(", ") } else { about(game, card, ink) };
    format!("{card} {} ({what})", title(game, card, ink))
}
