//! The heuristics of Kosmopolis.
//!
//! Greedy makes a plan: which cards of the hand go home and which to the capital, so that the columns at home
//! stay below where their limits will probably be. It plays the card whose place in the best plan is worth
//! most now. It does not look ahead.

use engine::{QuickRandom, Random, SEATS_MAX, ScoreFrom, Seat};
use kosmopolis::{
    Ability, Action, Board, COLOURS, Cards, Colour, ColourSet, Kind, Kosmopolis, Phase, State, View,
};

use crate::skill::Skill;
use crate::study::CardStudy;

/// What another player's card in hand adds to each column of the capital, on average.
const OTHERS_CARD: f32 = 0.45;
/// How uncertain that is (variance per card).
const OTHERS_VARIANCE: f32 = 1.1;
/// How uncertain an unknown modification card makes its column (variance).
const MODIFICATION_VARIANCE: f32 = 7.0;

/// Where the columns stand and where they will probably end, as one seat sees it.
struct Outlook {
    /// The seat's column sums.
    sums: [f32; COLOURS],
    /// The expected limits, without the seat's own hand.
    limits: [f32; COLOURS],
    /// Their standard deviations.
    spread: [f32; COLOURS],
    /// How many cards the seat will probably still play this round.
    turns: u32,
    /// What a card in the capital is worth by its ability.
    abilities: [f32; COLOURS],
    rivals: f32,
}

impl Outlook {
    fn new(game: &Kosmopolis, view: &View, seat: Seat) -> Outlook {
        let board = &view.board;
        let players = engine::Game::players(game);
        let held = |seat: Seat| board.hand_count[seat] + board.pack_count[seat];
        let others: u8 = Seat::all(players).filter(|&other| other != seat).map(held).sum();
        let known = view.known_limits();
        let sums = Colour::ALL.map(|colour| board.hometown[seat].sum_of(colour) as f32);
        let limits = Colour::ALL.map(|c| known[c.index()] as f32 + OTHERS_CARD * f32::from(others));
        let spread = Colour::ALL.map(|colour| {
            let unknown = view.unknown_count(colour) as f32;
            (0.5 + OTHERS_VARIANCE * f32::from(others) + MODIFICATION_VARIANCE * unknown).sqrt()
        });
        // The player with the fewest cards ends the round; everybody else has one more turn after that.
        let shortest = Seat::all(players).filter(|&other| other != seat).map(held).min().unwrap_or(0);
        let turns = if board.closer.is_some() { 1 } else { u32::from(shortest) + 1 };
        let abilities = Colour::ALL.map(|colour| match game.ability(colour) {
            Ability::Scholar if board.deck_count > 0 => 2.2,
            Ability::Merchant if board.supply > 0 => 1.3,
            Ability::Agent if board.stock_count() > 0 => 1.2,
            Ability::Priest => 1.5,
            Ability::Scholar | Ability::Merchant | Ability::Agent => 0.0,
        });
        Outlook { sums, limits, spread, turns, abilities, rivals: (players - 1) as f32 }
    }

    /// What a column is worth with this sum under this expected limit.
    fn column(&self, colour: usize, sum: f32, limit: f32) -> f32 {
        if sum <= 0.0 {
            return 0.0;
        }
        let room = (limit + 0.5 - sum) / self.spread[colour];
        let safe = 1.0 / (1.0 + (-1.7 * room).exp());
        // Close below the limit, a bonus card is likely.
        let bonus = 4.5 * (-(limit - sum).max(0.0) / 5.0).exp() / self.rivals.sqrt().max(1.0);
        safe * (sum + bonus)
    }

    /// What it is worth if `home` of the hand goes home and the rest to the capital.
    fn plan(&self, home: [f32; COLOURS], capital: [f32; COLOURS], used: [f32; COLOURS]) -> f32 {
        (0..COLOURS)
            .map(|c| {
                let worth = self.column(c, self.sums[c] + home[c], self.limits[c] + capital[c]);
                worth + self.abilities[c] * used[c]
            })
            .sum()
    }

    /// The best plan for a hand in which a card may be bound to a place already: its worth.
    fn best(&self, hand: Cards, bound: Option<(Kind, bool)>) -> f32 {
        let mut cards = [Kind::all().next().expect("there are kinds"); 16];
        let mut count = 0;
        let mut skip = bound.map(|(kind, _)| kind);
        for kind in hand.iter() {
            if skip == Some(kind) {
                skip = None;
            } else if count < 10 {
                cards[count] = kind;
                count += 1;
            }
        }
        let mut best = f32::NEG_INFINITY;
        for mask in 0u32..1 << count {
            let (mut home, mut capital, mut used) = ([0.0; COLOURS], [0.0; COLOURS], [0.0; COLOURS]);
            let mut put = |kind: Kind, is_home: bool| {
                let (c, value) = (kind.colour().index(), f32::from(kind.value()));
                if is_home {
                    home[c] += value;
                } else {
                    capital[c] += value;
                    used[c] += 1.0;
                }
            };
            if let Some((kind, is_home)) = bound {
                put(kind, is_home);
            }
            for (index, &kind) in cards[..count].iter().enumerate() {
                put(kind, mask >> index & 1 == 1);
            }
            let to_capital = count as u32 - mask.count_ones() + u32::from(matches!(bound, Some((_, false))));
            // What cannot be played in time goes home, so such a plan cannot be carried out.
            if to_capital <= self.turns || mask + 1 == 1 << count {
                best = best.max(self.plan(home, capital, used));
            }
        }
        best
    }
}

/// The best action by a score; the first of equals.
fn best_by(actions: &[Action], mut score: impl FnMut(Action) -> f32) -> Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for &action in actions {
        let value = score(action);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

fn choose(game: &Kosmopolis, view: &View, seat: Seat, actions: &[Action]) -> Action {
    let outlook = Outlook::new(game, view, seat);
    match view.board.phase {
        Phase::Draft(_) => best_by(actions, |action| match action {
            Action::Keep(keep) => outlook.best(view.hand.plus(keep.cards()), None),
            _ => f32::NEG_INFINITY,
        }),
        Phase::Play(_) => best_by(actions, |action| match action {
            Action::Capital(kind) => {
                // A Scholar is worth more early: what it draws can still be placed.
                let early = if game.ability(kind.colour()) == Ability::Scholar { 0.4 } else { 0.1 };
                outlook.best(view.hand, Some((kind, false))) + early
            }
            Action::Hometown(kind) => outlook.best(view.hand, Some((kind, true))),
            _ => f32::NEG_INFINITY,
        }),
        Phase::Lay(_) => {
            let value = f32::from(view.drawn.unwrap_or_default());
            best_by(actions, |action| match action {
                Action::Lay(colour) => worth_of_shift(game, view, &outlook, seat, colour, value),
                _ => f32::NEG_INFINITY,
            })
        }
        Phase::Priest(_) => best_by(actions, |action| match action {
            Action::Take(colour) => worth_of_taking(game, view, seat, colour),
            _ => f32::NEG_INFINITY,
        }),
        Phase::Save(_) => best_by(actions, |action| match action {
            Action::Save(colours) => worth_of_saving(view, seat, colours),
            _ => f32::NEG_INFINITY,
        }),
        Phase::Seed
        | Phase::Start(_)
        | Phase::Deal(_)
        | Phase::Scholar(_)
        | Phase::Agent(_)
        | Phase::Over => actions[0],
    }
}

/// What the seat gains by moving a limit, less half of what the others gain.
fn worth_of_shift(
    game: &Kosmopolis,
    view: &View,
    outlook: &Outlook,
    seat: Seat,
    colour: Colour,
    value: f32,
) -> f32 {
    let c = colour.index();
    let hand = view.hand.sum_of(colour) as f32;
    let change = |sum: f32, limit: f32| outlook.column(c, sum, limit + value) - outlook.column(c, sum, limit);
    let own = change(outlook.sums[c] + hand / 2.0, outlook.limits[c] + hand / 2.0);
    let players = engine::Game::players(game);
    let others: f32 = Seat::all(players)
        .filter(|&other| other != seat)
        .map(|other| change(view.board.hometown[other].sum_of(colour) as f32 + 2.0, outlook.limits[c]))
        .sum();
    own - others / 2.0
}

fn worth_of_taking(game: &Kosmopolis, view: &View, seat: Seat, colour: Colour) -> f32 {
    let mut after = *view;
    if let Some(kind) = view.board.capital.lowest(colour) {
        let card = Cards::one(kind);
        after.board.capital = after.board.capital.minus(card);
        after.board.hometown[seat] = after.board.hometown[seat].plus(card);
    }
    Outlook::new(game, &after, seat).best(view.hand, None)
}

fn worth_of_saving(view: &View, seat: Seat, colours: ColourSet) -> f32 {
    // A saved column must be kept below the limit again next round.
    let keeps = if view.board.round == kosmopolis::ROUNDS { 1.0 } else { 0.6 };
    colours
        .iter()
        .map(|colour| {
            let sum = view.board.hometown[seat].sum_of(colour) as f32;
            let cost = f32::from(view.excess(seat, colour).unwrap_or_default());
            keeps * sum + 1.5 - cost
        })
        .sum()
}

impl Skill for Kosmopolis {
    type Notes = ();

    fn greedy(&self, view: &View, _: &mut QuickRandom) -> Action {
        let mut actions = Vec::new();
        engine::Game::options(self, view, &mut actions);
        let seat = view.viewer.seat().expect("a seat chooses, not a spectator");
        choose(self, view, seat, &actions)
    }

    fn rollout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        (): &mut (),
        words: &mut QuickRandom,
    ) -> Action {
        let random = |words: &mut QuickRandom| actions[words.below(actions.len() as u64) as usize];
        match state.board().phase {
            Phase::Play(_) => {
                let (first, second) = (random(words), random(words));
                let score = |action| play_score(self, state.board(), seat, action);
                if score(second) > score(first) { second } else { first }
            }
            Phase::Save(_) => best_by(actions, |action| match action {
                Action::Save(colours) => {
                    colours.iter().map(|c| state.board().hometown[seat].sum_of(c) as f32).sum()
                }
                _ => 0.0,
            }),
            _ => random(words),
        }
    }

    fn is_horizon(&self, root: &View, state: &State) -> bool {
        state.board().round > root.board.round
    }

    fn worth(&self, state: &State) -> [f32; SEATS_MAX] {
        let standings = engine::Game::standings(self, ScoreFrom::State(state));
        let is_over = state.board().phase == Phase::Over;
        let mut worth = [0.0; SEATS_MAX];
        for seat in Seat::all(standings.players()) {
            let others = Seat::all(standings.players()).filter(|&other| other != seat);
            let best = others.map(|other| standings.score(other)).max().unwrap_or(0);
            let margin = (standings.score(seat) - best) as f32;
            let scale = if is_over { 6.0 } else { 12.0 };
            let soft = 1.0 / (1.0 + (-margin / scale).exp());
            worth[seat.index()] =
                if is_over { 0.5 * soft + 0.5 * standings.win_share(seat) as f32 } else { soft };
        }
        worth
    }
}

/// A quick guess at a play: home if there is room below the limit as it stands, else the capital.
fn play_score(game: &Kosmopolis, board: &Board, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Hometown(kind) => {
            let colour = kind.colour();
            let sum = board.hometown[seat].sum_of(colour) + i32::from(kind.value());
            let others: u8 = board.hand_count.iter().sum::<u8>() - board.hand_count[seat];
            let room = board.capital.sum_of(colour) as f32 + OTHERS_CARD * f32::from(others) - sum as f32;
            if room >= 0.0 { 3.0 + f32::from(kind.value()) * 0.5 - room * 0.1 } else { 2.0 + room }
        }
        Action::Capital(kind) => match game.ability(kind.colour()) {
            Ability::Scholar if board.deck_count > 0 => 4.0,
            Ability::Merchant if board.supply > 0 => 3.0,
            Ability::Priest => 3.0,
            Ability::Agent | Ability::Scholar | Ability::Merchant => 2.5,
        },
        _ => 0.0,
    }
}

/// Cards kept in the draft are studied.
impl CardStudy for Kosmopolis {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Keep(keep) = action {
            let kept = keep.cards();
            let kinds = Kind::all().enumerate().filter(|&(_, kind)| kept.count(kind) > 0);
            cards.extend(kinds.map(|(number, _)| number as u16));
        }
    }

    fn occasion(&self, state: &State, seat: Seat) -> u64 {
        // A step of a draft: the cards to choose from get fewer from one to the next.
        let board = state.board();
        u64::from(board.round) * 16 + u64::from(board.pack_count[seat])
    }

    fn card_name(&self, card: u16) -> String {
        Kind::all().nth(usize::from(card)).map_or(String::new(), |kind| kind.to_string())
    }
}
