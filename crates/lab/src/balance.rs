//! Balance: how often each card is taken when it could be, and which sources points come from.

mod cv;
mod kosmopolis;

use std::collections::{BTreeMap, BTreeSet};

use bots::Skill;
use engine::{Line, Seat, Silent, Viewer};

use crate::statistic::WIN;
use crate::tournament::GameResult;

/// What a game tells so that its cards can be studied.
pub trait Studied: Skill {
    /// The cards an action takes, by number; nothing for most actions.
    fn taken(&self, action: Self::Action, cards: &mut Vec<u16>);

    /// Which occasion a decision belongs to: a card offered several times in one turn was offered once.
    fn occasion(&self, state: &Self::State, seat: Seat) -> u64;

    /// A card's English name.
    fn card_name(&self, card: u16) -> String;
}

/// What became of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardTotals {
    /// Occasions at which a seat could have taken it.
    pub offered: u64,
    /// How often it was taken.
    pub taken: u64,
    /// The wins of those who took it, in sixtieths: exact, whatever the order of games.
    wins: u64,
}

impl CardTotals {
    /// How often it was taken when it could be.
    pub fn take_rate(&self) -> f64 {
        self.taken as f64 / self.offered.max(1) as f64
    }

    /// How often who took it won.
    pub fn win_rate(&self) -> f64 {
        self.wins as f64 / (WIN * self.taken.max(1)) as f64
    }
}

/// What many games show of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Balance {
    /// Games studied.
    pub games: u64,
    /// The sum of winning scores; the best score of each game.
    pub best: i64,
    /// Points by source, over all seats.
    pub sources: Vec<(&'static str, i64)>,
    /// Every card that could be taken, by number.
    pub cards: BTreeMap<u16, CardTotals>,
}

impl Balance {
    /// Studies one game by playing its lines again.
    pub fn of_game<G: Studied>(game: &G, result: &GameResult<'_, G>) -> Balance {
        let mut balance = Balance { games: 1, ..Balance::default() };
        let mut state = game.start();
        let (mut actions, mut cards) = (Vec::new(), Vec::new());
        let mut offered: BTreeSet<u16> = BTreeSet::new();
        let mut takers: Vec<(u16, Seat)> = Vec::new();
        let mut occasion = None;
        for line in result.lines {
            match *line {
                Line::Chance(chance) => game.apply_chance(&mut state, chance, &mut Silent),
                Line::Act(seat, action) => {
                    let now = (seat, game.occasion(&state, seat));
                    if occasion.replace(now) != Some(now) {
                        balance.close(&mut offered);
                    }
                    game.legal(&state, seat, &mut actions);
                    cards.clear();
                    actions.iter().for_each(|&action| game.taken(action, &mut cards));
                    offered.extend(&cards);
                    cards.clear();
                    game.taken(action, &mut cards);
                    takers.extend(cards.iter().map(|&card| (card, seat)));
                    game.apply(&mut state, seat, action, &mut Silent);
                }
            }
        }
        balance.close(&mut offered);
        let tally = game.tally(&state);
        for (card, seat) in takers {
            let totals = balance.cards.entry(card).or_default();
            totals.taken += 1;
            let is_won = tally.place(seat) == 1;
            totals.wins += if is_won { WIN / tally.winner_count() as u64 } else { 0 };
        }
        balance.best = Seat::all(tally.players()).map(|seat| i64::from(tally.score(seat))).max().unwrap_or(0);
        let view = game.view(&state, Viewer::Spectator);
        for seat in Seat::all(tally.players()) {
            for line in game.breakdown(&view, seat) {
                balance.add_points(line.source, i64::from(line.points));
            }
        }
        balance
    }

    fn close(&mut self, offered: &mut BTreeSet<u16>) {
        for card in std::mem::take(offered) {
            self.cards.entry(card).or_default().offered += 1;
        }
    }

    fn add_points(&mut self, source: &'static str, points: i64) {
        match self.sources.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((source, points)),
        }
    }

    /// Adds what other games have shown.
    pub fn merge(&mut self, other: &Balance) {
        self.games += other.games;
        self.best += other.best;
        other.sources.iter().for_each(|&(source, points)| self.add_points(source, points));
        for (&card, other) in &other.cards {
            let totals = self.cards.entry(card).or_default();
            totals.offered += other.offered;
            totals.taken += other.taken;
            totals.wins += other.wins;
        }
    }

    /// The mean of the best score of each game.
    pub fn mean_best(&self) -> f64 {
        self.best as f64 / self.games.max(1) as f64
    }
}
