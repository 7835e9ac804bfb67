//! Balance: how often each card is taken when it could be, which sources points come from, and what it is worth to be
//! the first to act.

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
    /// At how many ends it lay before somebody, in games that follow their cards to the end.
    pub held: u64,
    /// At how many of these it had come to count.
    pub completed: u64,
    /// The points it scored itself, over all ends.
    pub points: i64,
}

impl CardTotals {
    /// How often it was taken when it could be.
    pub fn take_rate(&self) -> f64 {
        self.taken as f64 / self.offered.max(1) as f64
    }

    /// How often it had come to count where it lay.
    pub fn completion_rate(&self) -> f64 {
        self.completed as f64 / self.held.max(1) as f64
    }

    /// How many points it scored where it counted.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.completed.max(1) as f64
    }

    /// Adds what other games have shown.
    fn merge(&mut self, other: &CardTotals) {
        let CardTotals { offered, taken, wins, held, completed, points } = other;
        self.offered += offered;
        self.taken += taken;
        self.wins += wins;
        self.held += held;
        self.completed += completed;
        self.points += points;
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
    /// The wins by place, in sixtieths: of the seat that acts first in the match, of the next to its left, and so on.
    /// Nothing where chance does not decide who that is.
    places: Vec<u64>,
}

impl Balance {
    /// Studies one game by playing its lines again.
    pub fn of_game<G: CardStudy>(game: &G, result: &GameResult<'_, G>) -> Balance {
        let mut balance = Balance { games: 1, ..Balance::default() };
        let mut state = game.start();
        let (mut actions, mut cards) = (Vec::new(), Vec::new());
        let mut offered: BTreeSet<u16> = BTreeSet::new();
        let mut takers: Vec<(u16, Seat)> = Vec::new();
        let (mut occasion, mut first) = (None, None);
        for line in result.lines {
            match *line {
                Line::Chance(chance) => {
                    first = first.or(game.leads_first(chance));
                    game.apply_chance(&mut state, chance, &mut Silent);
                }
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
        let won = |seat| {
            if standings.is_winner(seat) { WIN / standings.winners().count() as u64 } else { 0 }
        };
        for (card, seat) in takers {
            let totals = balance.cards.entry(card).or_default();
            totals.taken += 1;
            totals.wins += won(seat);
        }
        if let Some(first) = first {
            let players = standings.players();
            balance.places = (0..players).map(|place| won(first.left(place, players))).collect();
        }
        balance.best =
            Seat::all(standings.players()).map(|seat| i64::from(standings.score(seat))).max().unwrap_or(0);
        let mut fates = Vec::new();
        for seat in Seat::all(standings.players()) {
            game.fates(&state, seat, &mut fates);
            for line in game.score_lines(from, seat) {
                balance.add_points(line.source.to_string(), i64::from(line.points.unwrap_or(0)));
            }
        }
        for fate in fates {
            let totals = balance.cards.entry(fate.card).or_default();
            totals.held += 1;
            totals.completed += u64::from(fate.is_completed);
            totals.points += i64::from(fate.points);
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
        self.places.resize(self.places.len().max(other.places.len()), 0);
        self.places.iter_mut().zip(&other.places).for_each(|(wins, more)| *wins += more);
        other.sources.iter().for_each(|(source, points)| self.add_points(source.clone(), *points));
        for (&card, other) in &other.cards {
            self.cards.entry(card).or_default().merge(other);
        }
    }

    /// How often the first to act won, the next to its left, and so on; nothing where chance does not decide who that is.
    pub fn place_win_rates(&self) -> impl Iterator<Item = f64> {
        let all = (WIN * self.games.max(1)) as f64;
        self.places.iter().map(move |&wins| wins as f64 / all)
    }

    /// The cards that score added up by group, in games that follow their cards to the end.
    pub fn groups<G: CardStudy>(&self, game: &G) -> BTreeMap<&'static str, CardTotals> {
        let mut groups: BTreeMap<&'static str, CardTotals> = BTreeMap::new();
        for (&card, totals) in self.cards.iter().filter(|(_, totals)| totals.points > 0) {
            groups.entry(game.group(card)).or_default().merge(totals);
        }
        groups
    }

    /// The mean of the best score of each game.
    pub fn mean_best(&self) -> f64 {
        self.best as f64 / self.games.max(1) as f64
    }
}
