//! Balance: how often each card is taken when it could be, and which sources points come from.

use std::collections::{BTreeMap, BTreeSet};

use bots::CardStudy;
use engine::{Line, ScoreFrom, Seat, Silent};

use crate::statistic::WIN;
use crate::tournament::GameResult;

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

    /// How often the players who took it won.
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
    pub sources: Vec<(String, i64)>,
    /// Every card that could be taken, by number.
    pub cards: BTreeMap<u16, CardTotals>,
}

impl Balance {
    /// Studies one game by playing its lines again.
    pub fn of_game<G: CardStudy>(game: &G, result: &GameResult<'_, G>) -> Balance {
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
        let from = ScoreFrom::State(&state);
        let standings = game.standings(from);
        for (card, seat) in takers {
            let totals = balance.cards.entry(card).or_default();
            totals.taken += 1;
            let is_won = standings.is_winner(seat);
            totals.wins += if is_won { WIN / standings.winners().count() as u64 } else { 0 };
        }
        balance.best =
            Seat::all(standings.players()).map(|seat| i64::from(standings.score(seat))).max().unwrap_or(0);
        for seat in Seat::all(standings.players()) {
            for line in game.score_lines(from, seat) {
                balance.add_points(line.source.to_string(), i64::from(line.points.unwrap_or(0)));
            }
        }
        balance
    }

    fn close(&mut self, offered: &mut BTreeSet<u16>) {
        for card in std::mem::take(offered) {
            self.cards.entry(card).or_default().offered += 1;
        }
    }

    fn add_points(&mut self, source: String, points: i64) {
        match self.sources.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((source, points)),
        }
    }

    /// Adds what other games have shown.
    pub fn merge(&mut self, other: &Balance) {
        self.games += other.games;
        self.best += other.best;
        other.sources.iter().for_each(|(source, points)| self.add_points(source.clone(), *points));
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
