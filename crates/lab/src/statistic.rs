//! Wins, scores and lengths, added up exactly so that the order of games does not matter.

use engine::{SEATS_MAX, Seat, Standings};

/// A win shared by k is 1/k; in sixtieths that is a whole number for up to five.
pub(crate) const WIN: u64 = 60;

/// A 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for a share of `wins` in `games`.
    pub fn of_share(wins: f64, games: u64) -> Interval {
        if games == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_963_984_540_054;
        let n = games as f64;
        let share = wins / n;
        let centre = share + Z * Z / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Interval { low: ((centre - half) / scale).max(0.0), high: ((centre + half) / scale).min(1.0) }
    }
}

/// What one bot, or one seat, has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BotTotals {
    /// Games played.
    pub games: u64,
    wins: u64,
    score: i64,
    squares: i64,
    margin: i64,
}

impl BotTotals {
    fn add(&mut self, standings: &Standings, seat: Seat) {
        let score = i64::from(standings.score(seat));
        let others = Seat::all(standings.players()).filter(|&other| other != seat);
        let best = match standings {
            Standings::Placed(places) => {
                others.map(|other| i64::from(places.score(other))).max().unwrap_or(0)
            }
            // A player alone is ahead of the target or behind it.
            Standings::Solo(solo) => i64::from(solo.target),
        };
        self.games += 1;
        self.wins += if standings.is_winner(seat) { WIN / standings.winners().count() as u64 } else { 0 };
        self.score += score;
        self.squares += score * score;
        self.margin += score - best;
    }

    fn merge(&mut self, other: &BotTotals) {
        self.games += other.games;
        self.wins += other.wins;
        self.score += other.score;
        self.squares += other.squares;
        self.margin += other.margin;
    }

    /// Wins, a win shared by k counting 1/k.
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// The share of games won.
    pub fn win_rate(&self) -> f64 {
        self.wins() / self.games.max(1) as f64
    }

    /// Its 95 % interval.
    pub fn win_rate_interval(&self) -> Interval {
        Interval::of_share(self.wins(), self.games)
    }

    /// The mean score.
    pub fn mean_score(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }

    /// The standard deviation of the score.
    pub fn score_deviation(&self) -> f64 {
        let mean = self.mean_score();
        (self.squares as f64 / self.games.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }

    /// The mean distance to the best other player, or for a player alone to the target; negative for somebody
    /// who is usually behind.
    pub fn mean_margin(&self) -> f64 {
        self.margin as f64 / self.games.max(1) as f64
    }
}

/// What a tournament has shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Games played.
    pub games: u64,
    /// Decisions taken: seat actions, each with its legal list.
    pub decisions: u64,
    /// The shortest and the longest game in decisions.
    pub shortest: Option<u64>,
    /// See `shortest`.
    pub longest: u64,
    /// Per bot, in the order given.
    pub bots: Vec<BotTotals>,
    /// Per seat.
    pub seats: [BotTotals; SEATS_MAX],
}

impl Totals {
    pub(crate) fn new(bots: usize) -> Totals {
        Totals { bots: vec![BotTotals::default(); bots], ..Totals::default() }
    }

    /// Adds a game in which bot `bot_at(seat)` sat at each seat.
    pub(crate) fn add(&mut self, standings: &Standings, decisions: u64, bot_at: impl Fn(Seat) -> usize) {
        self.games += 1;
        self.decisions += decisions;
        self.shortest = Some(self.shortest.map_or(decisions, |shortest| shortest.min(decisions)));
        self.longest = self.longest.max(decisions);
        for seat in Seat::all(standings.players()) {
            self.bots[bot_at(seat)].add(standings, seat);
            self.seats[seat.index()].add(standings, seat);
        }
    }

    pub(crate) fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.merge(other);
        }
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.merge(other);
        }
    }

    /// The mean number of decisions of a game.
    pub fn mean_length(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }
}
