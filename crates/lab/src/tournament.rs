//! Tournaments: many games between bots, seats rotated.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::{Bot, BotSpec, Skill};
use engine::{
    Awaits, Draws, Line, LineOf, Nonce, Perspective, ScoreFrom, Seat, Secret, Silent, Standings, mix,
};

use crate::statistic::Totals;

/// Games that a thread takes at a time.
const CHUNK: u64 = 64;

/// Many games between the same bots.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// One bot per seat of the first game; every next game they move one seat on.
    pub bots: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// All chance and all bots follow from it.
    pub seed: u64,
    /// How many threads share the games; the result does not depend on it.
    pub threads: usize,
}

/// One game of a tournament that was asked to keep its lines.
#[derive(Clone, Debug)]
pub struct GameResult<'a, G: Skill> {
    /// Its number, from 0.
    pub number: u64,
    /// Which bot of the tournament sat at each seat.
    pub bot_at: Vec<usize>,
    /// Its lines.
    pub lines: &'a [LineOf<G>],
    /// The secret its draws follow from; the nonces are all zero.
    pub secret: Secret,
}

/// Gets every game of a tournament; may fail, which stops it.
pub type Keeper<'a, G, E> = dyn Fn(&GameResult<'_, G>) -> Result<(), E> + Sync + 'a;

/// How a single game went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The result.
    pub standings: Standings,
    /// How many decisions it took.
    pub decisions: u64,
}

/// Plays one game to its end. With `lines`, what happened is added to it.
pub fn play_match<G: Skill>(
    game: &G,
    bots: &mut [Bot<G>],
    draws: &mut Draws,
    mut lines: Option<&mut Vec<LineOf<G>>>,
) -> Played {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                let chance = game.draw(&mut state, draws, &mut Silent);
                if let Some(lines) = &mut lines {
                    lines.push(Line::Chance(chance));
                }
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("somebody is awaited") };
                let action = bots[seat.index()].choose(Perspective::new(game, &state, seat));
                game.apply(&mut state, seat, action, &mut Silent);
                decisions += 1;
                if let Some(lines) = &mut lines {
                    lines.push(Line::Act(seat, action));
                }
            }
            Awaits::Over => return Played { standings: game.standings(ScoreFrom::State(&state)), decisions },
        }
    }
}

impl Tournament {
    /// The nonces of a simulated game: nobody is there to add one.
    pub fn nonces(players: usize) -> Vec<Nonce> {
        vec![[0; 16]; players]
    }

    /// Which bot sits at a seat in a game: they move on by one seat a game.
    fn bot_at(&self, game: u64, seat: Seat) -> usize {
        let count = self.bots.len() as u64;
        ((seat.index() as u64 + count - game % count) % count) as usize
    }

    /// Plays all games. `progress` hears of every finished chunk of games; `keep`, if given, gets every game
    /// with its lines, in no particular order, and may fail: then the tournament stops with its error.
    pub fn run<G: Skill, E: Send>(
        &self,
        game: &G,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<&Keeper<'_, G, E>>,
    ) -> Result<Totals, E> {
        assert_eq!(self.bots.len(), game.players(), "one bot per seat");
        let next = AtomicU64::new(0);
        let is_stopped = AtomicBool::new(false);
        let total = Mutex::new((Totals::new(self.bots.len()), None));
        let work = || {
            let mut part = Totals::new(self.bots.len());
            let mut bots: Vec<Bot<G>> = self.bots.iter().map(|spec| Bot::new(spec, 0)).collect();
            let mut failure = None;
            while !is_stopped.load(Ordering::Relaxed) {
                let from = next.fetch_add(CHUNK, Ordering::Relaxed);
                let to = (from + CHUNK).min(self.games);
                if from >= self.games {
                    break;
                }
                for number in from..to {
                    if let Err(error) = self.play_one(game, number, &mut bots, &mut part, keep) {
                        is_stopped.store(true, Ordering::Relaxed);
                        failure = Some(error);
                        break;
                    }
                }
                progress(to - from);
            }
            let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            total.0.merge(&part);
            total.1 = total.1.take().or(failure);
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let (totals, failure) = total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        failure.map_or(Ok(totals), Err)
    }

    fn play_one<G: Skill, E>(
        &self,
        game: &G,
        number: u64,
        bots: &mut [Bot<G>],
        part: &mut Totals,
        keep: Option<&Keeper<'_, G, E>>,
    ) -> Result<(), E> {
        let secret = Secret::of_simulation(self.seed, number);
        let mut draws = Draws::new(&secret, &[[0; 16]; engine::SEATS_MAX][..game.players()]);
        for (index, bot) in bots.iter_mut().enumerate() {
            bot.reseed(mix(mix(self.seed ^ mix(number)) ^ index as u64));
        }
        // Bots move on one seat a game: a rotation of the slice, without building a new one.
        bots.rotate_right((number % bots.len() as u64) as usize);
        let mut lines = keep.map(|_| Vec::new());
        let played = play_match(game, bots, &mut draws, lines.as_mut());
        bots.rotate_left((number % bots.len() as u64) as usize);
        part.add(&played.standings, played.decisions, |seat| self.bot_at(number, seat));
        if let (Some(keep), Some(lines)) = (keep, lines) {
            let bot_at = Seat::all(game.players()).map(|seat| self.bot_at(number, seat)).collect();
            keep(&GameResult { number, bot_at, lines: &lines, secret })?;
        }
        Ok(())
    }
}
