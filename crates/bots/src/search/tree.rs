//! The trees of one lane: decisions by point of view, selection, expansion, playout, backing up.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::time::Instant;

use engine::{Awaits, QuickRandom, Random, SEATS_MAX, Seat, Silent, Sink, Told, Viewer, mix};

use crate::skill::Skill;

/// How much more a rarely tried action is worth trying.
const EXPLORATION: f32 = 0.7;
/// The most nodes a lane keeps; beyond, iterations play out without adding nodes.
const NODES_MAX: usize = 1 << 20;

/// One action at a decision.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    visits: u32,
    /// How often the action was legal when the decision was visited.
    chances: u32,
    /// The sum of what the iterations through it were worth to the acting seat.
    worth: f32,
}

/// A decision as its seat sees it.
#[derive(Clone, Debug)]
struct Node<A> {
    edges: Vec<Edge<A>>,
}

/// The trees of all seats, found by point of view.
#[derive(Debug)]
pub(super) struct Trees<G: Skill> {
    nodes: Vec<Node<G::Action>>,
    /// Nodes in use; the others keep their memory for the next decision.
    used: usize,
    index: HashMap<u64, u32, BuildHasherDefault<Hashed>>,
    actions: Vec<G::Action>,
    /// What is weighed at the root.
    options: Vec<G::Action>,
    notes: G::Notes,
    path: Vec<(u32, u32, Seat)>,
    iterations: u64,
}

impl<G: Skill> Trees<G> {
    pub(super) fn new() -> Trees<G> {
        Trees {
            nodes: Vec::new(),
            used: 0,
            index: HashMap::default(),
            actions: Vec::new(),
            options: Vec::new(),
            notes: G::Notes::default(),
            path: Vec::new(),
            iterations: 0,
        }
    }

    pub(super) fn iterations(&self) -> u64 {
        self.iterations
    }

    /// The root's actions with visits and summed worth.
    pub(super) fn root(&self) -> impl Iterator<Item = (G::Action, u64, f64)> {
        let root = self.nodes[..self.used].first();
        root.into_iter()
            .flat_map(|node| &node.edges)
            .map(|edge| (edge.action, u64::from(edge.visits), f64::from(edge.worth)))
    }

    /// Searches from scratch until the iterations or the time are used up; at least one iteration is done.
    pub(super) fn search(
        &mut self,
        game: &G,
        view: &G::View,
        own: Seat,
        words: &mut QuickRandom,
        iterations: u64,
        deadline: Option<Instant>,
    ) {
        self.used = 0;
        self.index.clear();
        self.iterations = 0;
        self.notes = G::Notes::default();
        game.options(view, &mut self.options);
        game.prepare(view, &mut self.options, &mut self.notes);
        while self.iterations < iterations.max(1) {
            let state = game.imagine(view, words);
            self.iterate(game, view, own, state, words);
            self.iterations += 1;
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
    }

    fn iterate(&mut self, game: &G, view: &G::View, own: Seat, mut state: G::State, words: &mut QuickRandom) {
        self.path.clear();
        let mut observed = Observed { players: game.players(), hashes: [0; SEATS_MAX] };
        loop {
            if game.is_horizon(view, &state) {
                break;
            }
            let seat = match game.awaits(&state) {
                Awaits::Over => break,
                Awaits::Chance => {
                    game.draw(&mut state, words, &mut observed);
                    continue;
                }
                // The seat's own decision is the root, even while others have yet to commit.
                Awaits::Seats(seats) if seats.contains(own) => own,
                Awaits::Seats(seats) => seats.first().expect("somebody is awaited"),
            };
            if !self.path.is_empty() && !game.is_weighed(view, &state, seat) {
                break;
            }
            let (node, is_new) = self.node(seat, observed.hashes[seat.index()]);
            let Some(node) = node else { break };
            game.legal(&state, seat, &mut self.actions);
            if self.path.is_empty() {
                // The decision at the root is the same in every imagined state.
                self.actions.clone_from(&self.options);
            }
            let edge = self.select(node, words);
            let action = self.nodes[node as usize].edges[edge as usize].action;
            self.path.push((node, edge, seat));
            game.apply(&mut state, seat, action, &mut observed);
            if is_new && self.path.len() > 1 {
                break;
            }
        }
        self.play_out(game, view, &mut state, words);
        let worth = game.worth(&state);
        for &(node, edge, seat) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.worth += worth[seat.index()];
        }
    }

    /// The node of a point of view, made if it is new; `None` if there is no room.
    fn node(&mut self, seat: Seat, hash: u64) -> (Option<u32>, bool) {
        let key = mix(hash ^ (seat.index() as u64 + 1));
        if let Some(&node) = self.index.get(&key) {
            return (Some(node), false);
        }
        if self.used == NODES_MAX {
            return (None, true);
        }
        let node = self.used;
        match self.nodes.get_mut(node) {
            Some(old) => old.edges.clear(),
            None => self.nodes.push(Node { edges: Vec::new() }),
        }
        self.used += 1;
        self.index.insert(key, node as u32);
        (Some(node as u32), true)
    }

    /// Chooses among the legal actions: one never tried, else the best by upper confidence bound.
    fn select(&mut self, node: u32, words: &mut QuickRandom) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        let mut untried = 0u64;
        let mut fresh = 0u32;
        let mut best = (f32::NEG_INFINITY, 0u32);
        // Both lists are ascending, so one pass joins them.
        let mut at = 0;
        for &action in &self.actions {
            while at < edges.len() && edges[at].action < action {
                at += 1;
            }
            if at == edges.len() || edges[at].action != action {
                edges.insert(at, Edge { action, visits: 0, chances: 0, worth: 0.0 });
                if untried > 0 && fresh as usize >= at {
                    fresh += 1;
                }
                if best.0 > f32::NEG_INFINITY && best.1 as usize >= at {
                    best.1 += 1;
                }
            }
            let edge = &mut edges[at];
            edge.chances += 1;
            if edge.visits == 0 {
                untried += 1;
                if words.below(untried) == 0 {
                    fresh = at as u32;
                }
            } else if untried == 0 {
                let visits = edge.visits as f32;
                let bonus = EXPLORATION * ((edge.chances as f32).ln() / visits).sqrt();
                let score = edge.worth / visits + bonus;
                if score > best.0 {
                    best = (score, at as u32);
                }
            }
            at += 1;
        }
        if untried > 0 { fresh } else { best.1 }
    }

    /// Plays on by the game's quick policy to the horizon.
    fn play_out(&mut self, game: &G, view: &G::View, state: &mut G::State, words: &mut QuickRandom) {
        loop {
            if game.is_horizon(view, state) {
                return;
            }
            match game.awaits(state) {
                Awaits::Over => return,
                Awaits::Chance => {
                    game.draw(state, words, &mut Silent);
                }
                Awaits::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    game.legal(state, seat, &mut self.actions);
                    let action = game.rollout(state, seat, &self.actions, &mut self.notes, words);
                    game.apply(state, seat, action, &mut Silent);
                }
            }
        }
    }
}

/// What each seat was told since the root, as a hash.
struct Observed {
    players: usize,
    hashes: [u64; SEATS_MAX],
}

impl<E: Hash> Sink<E> for Observed {
    fn tell(&mut self, told: Told<E>) {
        for seat in Seat::all(self.players) {
            let mut hasher = Mixer(self.hashes[seat.index()]);
            told.to(Viewer::Seat(seat)).hash(&mut hasher);
            self.hashes[seat.index()] = hasher.0;
        }
    }
}

/// A quick hash for points of view: they live for one search, so it need not be the same elsewhere.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

/// Keys of the index are hashes already.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}
