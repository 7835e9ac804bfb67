//! What a CV is worth: points it has, points its active cards will still earn.

use cv::{Ability, Age, Board, Card, CardSet, Cv, Face, Goal, Kind, Phase, STACKS, State, Symbol, TRACK};
use engine::{Game, SEATS_MAX, ScoreFrom, Seat};

/// What one symbol a turn is worth in points, by symbol: health, knowledge, relationship, money, good luck,
/// bad luck.
const SYMBOL: [f32; 6] = [0.75, 0.75, 0.75, 0.85, 0.95, -0.7];
/// An any-of-four symbol a turn.
const ANY: f32 = 1.1;
/// One more die a turn.
const DIE: f32 = 1.0;
/// One more reroll a turn.
const REROLL: f32 = 0.7;
/// A symbol of upkeep a turn: the symbol itself, and the risk to lose the card.
const UPKEEP: f32 = -0.95;
/// An arrow.
const ARROW: f32 = 0.6;
/// Cards a seat takes in a turn.
const TAKEN: f32 = 1.35;
/// How much of the cards to come a type may hope for.
const SHARE: f32 = 0.25;

/// How far the match has gone, and what is wanted of it: the same for all cards of one decision.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Cv,
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    /// Turns a seat still has after this one.
    pub(super) turns: f32,
    goal: Option<Card>,
    /// For each public goal, what the best other seat has.
    rivals: [f32; cv::GOALS_MAX],
}

/// A CV as far as its worth goes: how many cards of each type, and which of them work.
#[derive(Clone, Copy)]
pub(super) struct Life {
    counts: [u8; STACKS],
    tops: [Option<Card>; STACKS],
    apart: CardSet,
    points: i32,
}

impl Life {
    pub(super) fn of(game: &Cv, board: &Board, seat: Seat) -> Life {
        let index = seat.index();
        Life {
            counts: board.counts[Seat::at(index)],
            tops: board.tops[Seat::at(index)],
            apart: board.apart[Seat::at(index)],
            points: board.stack(seat, Kind::Possession).map(|card| i32::from(game.face(card).points)).sum(),
        }
    }

    /// With a card laid on top of a stack, or under it.
    pub(super) fn with(mut self, game: &Cv, card: Card, kind: Kind, on_top: bool) -> Life {
        let index = kind.index();
        self.counts[index] += 1;
        if on_top || self.tops[index].is_none() {
            self.tops[index] = Some(card);
        }
        if kind == Kind::Possession {
            self.points += i32::from(game.face(card).points);
        }
        self.apart = self.apart.without(card);
        self
    }

    /// Without an active card, as the board has it.
    pub(super) fn without(mut self, game: &Cv, board: &Board, card: Card) -> Life {
        self.apart = self.apart.without(card);
        for kind in Kind::STACKED {
            let index = kind.index();
            if self.tops[index] == Some(card) {
                self.tops[index] = board.under(card);
                self.counts[index] -= 1;
                if kind == Kind::Possession {
                    self.points -= i32::from(game.face(card).points);
                }
            }
        }
        self
    }

    fn active(&self) -> impl Iterator<Item = Card> + '_ {
        self.tops.iter().flatten().copied().chain(self.apart.iter())
    }
}

/// Turns that each seat still has after the current one, guessed from the cards that are left.
pub(super) fn turns_left(game: &Cv, board: &Board) -> f32 {
    let players = game.players() as f32;
    let discarded = if game.players() == 2 { 2.0 } else { 1.0 };
    let round = players * TAKEN + discarded;
    // The end comes when the old-age deck is shorter than there are players.
    let left = (board.decks.count() as f32 - players + 1.0).max(0.0);
    let is_last = board.deck_count(Age::OldAge) < game.players() as u32;
    let done = board.current.left(game.players() - board.starter.index(), game.players()).index() as f32;
    if is_last { 0.0 } else { (left / round + 1.0 - (done + 1.0) / players).max(0.3) }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Cv, board: &'a Board, seat: Seat, goal: Option<Card>) -> Outlook<'a> {
        let mut rivals = [0.0f32; cv::GOALS_MAX];
        for (rival, goal) in rivals.iter_mut().zip(board.goals) {
            if let Some(goal) = goal {
                for other in Seat::all(game.players()).filter(|&other| other != seat) {
                    *rival = rival.max(game.goal_points(board, other, goal) as f32);
                }
            }
        }
        Outlook { game, board, seat, turns: turns_left(game, board), goal, rivals }
    }

    /// The seat's own CV as it is.
    pub(super) fn life(&self) -> Life {
        Life::of(self.game, self.board, self.seat)
    }

    /// Points it has and points to hope for.
    pub(super) fn value(&self, life: &Life) -> f32 {
        let mut value = life.points as f32;
        let ahead = SHARE * TAKEN * self.turns;
        for kind in Kind::SERIES {
            let index = kind.index();
            let doubles = life.tops[index].is_some_and(|card| self.game.face(card).can(Ability::Double));
            let count = f32::from(life.counts[index]) + if doubles { 0.9 } else { 0.0 };
            // A card now makes every later one of its type worth a point more.
            value += count * (count + 1.0) / 2.0 + count * ahead;
        }
        value += self.turns * life.active().map(|card| income(self.game.face(card))).sum::<f32>();
        value += self.goal.map_or(0.0, |goal| self.goal_value(life, goal));
        for (goal, rival) in self.board.goals.iter().zip(self.rivals) {
            if let Some(goal) = *goal {
                let own = self.goal_value(life, goal);
                // The goal goes to the player with the most.
                let scale = 1.0 + 0.6 * self.turns;
                value += own / (1.0 + (-(own - rival + 0.5) / scale).exp());
            }
        }
        value
    }

    /// What a goal gives; sets that are half made count a little.
    fn goal_value(&self, life: &Life, goal: Card) -> f32 {
        match self.game.face(goal).goal {
            None => 0.0,
            Some(Goal::Sets { points, set }) => {
                let parts = || {
                    (0..STACKS)
                        .filter(|&kind| set[kind] > 0)
                        .map(|kind| f32::from(life.counts[kind]) / f32::from(set[kind]))
                };
                let full = parts().fold(f32::INFINITY, f32::min);
                let mean = parts().sum::<f32>() / parts().count().max(1) as f32;
                let hope = (self.turns / 8.0).min(0.5);
                f32::from(points) * ((1.0 - hope) * full.floor() + hope * (0.6 * full + 0.4 * mean))
            }
            Some(Goal::Symbols { points }) => {
                let symbols: u32 = life.active().map(|card| self.game.face(card).token_count()).sum();
                f32::from(points) * symbols as f32
            }
        }
    }

    /// What an event in hand is worth unplayed.
    pub(super) fn event(&self, card: Card) -> f32 {
        let face = self.game.face(card);
        // Towards the end there is less and less time to use it.
        let fades = (self.turns / 2.5).min(1.0);
        let worth = if face.can(Ability::Insurance) {
            1.6
        } else if face.dice > 0 {
            2.0
        } else if face.discount.is_some() {
            1.1
        } else if face.is_late {
            2.6
        } else {
            face.gives.kinds().map(|symbol| 1.2 * f32::from(face.gives.count(symbol))).sum()
        };
        worth * fades
    }

    /// The best way to lay a card: what the CV is then worth, its type, and whether on top.
    pub(super) fn best_laid(&self, life: &Life, card: Card) -> (f32, Kind, bool) {
        let mut best = (f32::NEG_INFINITY, Kind::Health, true);
        for kind in self.game.kinds_for(self.board, self.seat, card).iter() {
            let places: &[bool] = if Kind::SERIES.contains(&kind) { &[true, false] } else { &[true] };
            for &on_top in places {
                let value = self.value(&life.with(self.game, card, kind, on_top));
                if value > best.0 {
                    best = (value, kind, on_top);
                }
            }
        }
        best
    }

    /// The CV with a card taken, laid as well as possible; an event adds to the hand instead.
    pub(super) fn take(&self, life: &Life, card: Card) -> (Life, f32) {
        if self.game.face(card).is_event() {
            return (*life, self.event(card));
        }
        let (_, kind, on_top) = self.best_laid(life, card);
        (life.with(self.game, card, kind, on_top), 0.0)
    }

    /// What the cheapest misfortune would cost.
    pub(super) fn least_loss(&self, life: &Life) -> f32 {
        let now = self.value(life);
        let losses = life.active().map(|card| now - self.value(&life.without(self.game, self.board, card)));
        losses.fold(f32::INFINITY, f32::min).clamp(0.0, 20.0)
    }
}

/// What an active card earns in a turn.
pub(super) fn income(face: &Face) -> f32 {
    let symbols: f32 = Symbol::ALL
        .into_iter()
        .map(|symbol| SYMBOL[symbol.index()] * f32::from(face.gives.count(symbol)))
        .sum();
    let arrows = face.arrows.iter().flatten().map(|arrow| if arrow.is_double { 1.3 } else { 1.0 } * ARROW);
    let ability = match face.ability {
        Some(Ability::Magician) => 0.75,
        Some(Ability::Friend) => 0.7,
        Some(Ability::Trip) => 0.8,
        Some(Ability::Therapy) => 0.6,
        Some(Ability::Double | Ability::Retirement | Ability::Insurance | Ability::Starter) | None => 0.0,
    };
    symbols
        + ability
        + arrows.sum::<f32>()
        + ANY * f32::from(face.any)
        + DIE * f32::from(face.dice)
        + REROLL * f32::from(face.rerolls)
        + UPKEEP * face.upkeep.total() as f32
}

/// What a state is worth to each seat, from 0 to 1.
pub(super) fn worth(game: &Cv, state: &State) -> [f32; SEATS_MAX] {
    let board = state.board();
    let players = game.players();
    let standings = (board.phase == Phase::Over).then(|| game.standings(ScoreFrom::State(state)));
    let mut values = [0.0f32; SEATS_MAX];
    for seat in Seat::all(players) {
        values[seat.index()] = match &standings {
            Some(standings) => standings.score(seat) as f32,
            None => {
                let outlook = Outlook::new(game, board, seat, state.goal(seat));
                let hidden = state.hand(seat).union(board.open_hand[seat]);
                outlook.value(&outlook.life()) + hidden.iter().map(|card| outlook.event(card)).sum::<f32>()
            }
        };
    }
    let mut worth = [0.0; SEATS_MAX];
    for seat in Seat::all(players) {
        let others = Seat::all(players).filter(|&other| other != seat);
        let best = others.map(|other| values[other.index()]).fold(f32::NEG_INFINITY, f32::max);
        let scale = 8.0 + turns_left(game, board).min(TRACK as f32);
        let soft = 1.0 / (1.0 + (-(values[seat.index()] - best) / scale).exp());
        let won = standings.as_ref().map_or(soft, |standings| standings.win_share(seat) as f32);
        worth[seat.index()] = 0.5 * soft + 0.5 * won;
    }
    worth
}
