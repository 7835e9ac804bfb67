//! Perft: how many ways a match can go, a number that changes when a rule does.
//!
//! Chance is fixed by the seed: the k-th draw along any path uses the k-th word of `QuickRandom::new(seed)`, so that
//! two paths that draw equally often see the same luck.

use std::fmt::Write;
use std::path::Path;

use engine::{Awaits, Game, QuickRandom, Random, Silent};

use crate::golden;
use crate::random::CHANCE_RUN_MAX;

/// The words of a seed, read at any place.
struct Fixed {
    quick: QuickRandom,
    known: Vec<u64>,
    next: usize,
}

impl Random for Fixed {
    fn word(&mut self) -> u64 {
        while self.known.len() <= self.next {
            self.known.push(self.quick.word());
        }
        self.next += 1;
        self.known[self.next - 1]
    }
}

/// Counts the sequences of exactly `depth` seat actions. Where several seats are awaited, the one with the
/// lowest number acts first: their order makes no difference. A match that is over earlier counts nothing.
pub fn perft<G: Game>(game: &G, seed: u64, depth: u32) -> u64 {
    let mut fixed = Fixed { quick: QuickRandom::new(seed), known: Vec::new(), next: 0 };
    count(game, game.start(), &mut fixed, 0, depth)
}

fn count<G: Game>(game: &G, mut state: G::State, fixed: &mut Fixed, mut draws: usize, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let first = draws;
    while game.awaits(&state) == Awaits::Chance {
        fixed.next = draws;
        game.draw(&mut state, fixed, &mut Silent);
        draws += 1;
        assert!(draws - first <= CHANCE_RUN_MAX, "perft: chance without end");
    }
    let Some(seat) = game.awaits(&state).seats().first() else { return 0 };
    let mut actions = Vec::new();
    game.legal(&state, seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        game.apply(&mut next, seat, action, &mut Silent);
        next
    };
    actions.into_iter().map(|action| count(game, after(action), fixed, draws, depth - 1)).sum()
}

/// One line of a perft file.
struct Entry {
    players: usize,
    seed: u64,
    depth: u32,
    nodes: u64,
}

fn parse(line: &str) -> Option<Entry> {
    let mut fields = line.split_whitespace();
    let entry = Entry {
        players: fields.next()?.parse().ok()?,
        seed: fields.next()?.parse().ok()?,
        depth: fields.next()?.parse().ok()?,
        // A line without its number is one to be filled in by an update.
        nodes: fields.next().map_or(Some(u64::MAX), |field| field.parse().ok())?,
    };
    if fields.next().is_some() { None } else { Some(entry) }
}

/// Computes every line `players seed depth nodes` of a perft text anew; `#` starts a comment. The number of
/// nodes may be left out of a line that [`check_perft_file`] is to fill in.
///
/// # Panics
/// If a number is not the one computed, or a line is not of that form.
#[track_caller]
pub fn check_perft<G: Game>(game_of: impl Fn(usize) -> G, file_text: &str) {
    let now = recount(&game_of, file_text);
    for (number, (stored, now)) in file_text.lines().zip(now.lines()).enumerate() {
        assert!(
            stored.split_whitespace().eq(now.split_whitespace()),
            "perft line {}: `{}` found, now it is `{}`\n{}",
            number + 1,
            stored.trim(),
            now.trim(),
            golden::how_to_update()
        );
    }
}

/// The same for a file, which `UPDATE_EXPECT=1` writes anew. The path is taken from the crate's own folder.
///
/// # Panics
/// As [`check_perft`], and if the file cannot be read.
#[track_caller]
pub fn check_perft_file<G: Game>(game_of: impl Fn(usize) -> G, path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if golden::is_updating() {
        golden::write(path, &recount(&game_of, &text));
    } else {
        check_perft(game_of, &text);
    }
}

/// The same text with its numbers computed anew; comments stay as they are.
#[track_caller]
fn recount<G: Game>(game_of: &impl Fn(usize) -> G, text: &str) -> String {
    let mut out = String::new();
    for (index, line) in text.lines().enumerate() {
        let (body, comment) = line.split_once('#').map_or((line, None), |(body, rest)| (body, Some(rest)));
        if body.trim().is_empty() {
            let _ = writeln!(out, "{line}");
            continue;
        }
        let Some(entry) = parse(body) else {
            panic!("perft line {}: `{line}` found, expected `players seed depth nodes`", index + 1);
        };
        let Entry { players, seed, depth, nodes } = entry;
        let now = perft(&game_of(players), seed, depth);
        if now == nodes {
            let _ = writeln!(out, "{line}");
        } else {
            let comment = comment.map(|rest| format!(" #{rest}")).unwrap_or_default();
            let _ = writeln!(out, "{players} {seed} {depth} {now}{comment}");
        }
    }
    out
}
