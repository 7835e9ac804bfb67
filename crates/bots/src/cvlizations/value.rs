//! What things are worth in CVlizations, in points of happiness at the end: resources, ideas, a whole position.

use cvlizations::{
    Board, Cvlizations, Effect, Gain, Idea, IdeaSet, Kind, Order, Resource, Resources, Strength, TURNS,
};
use engine::Seat;

/// How often an owner carries out one given order, per turn.
const ORDER: f32 = 0.36;
/// How often at least one own action is carried out by one, by two, by three, per turn.
const AT: [f32; 3] = [0.77, 0.7, 0.2];

/// How many turns are still to come after this one.
pub(super) fn turns_left(board: &Board) -> f32 {
    f32::from(TURNS - board.turn.min(TURNS))
}

/// What a resource in hand is worth when so many turns are still to come: it buys ideas as long as there are any.
pub(super) fn resource_worth(turns: f32) -> f32 {
    if turns < 0.5 {
        0.02
    } else if turns < 1.5 {
        0.45
    } else {
        0.55
    }
}

fn gain_worth(gain: Gain, turns: f32) -> f32 {
    match gain {
        Gain::Happiness => 1.0,
        Gain::Resource(_) | Gain::Taken => resource_worth(turns),
        Gain::Choice => resource_worth(turns) * 1.2,
    }
}

/// What an idea is worth to its owner beyond its printed points, with so many turns to work in.
pub(super) fn effect_worth(game: &Cvlizations, board: &Board, seat: Seat, idea: Idea, turns: f32) -> f32 {
    let player = &board.players[seat];
    let ideas = player.ideas.with(idea);
    // Further ideas will be bought: about two in three turns.
    let coming = 0.65 * turns;
    let of_kind = |kind: Kind| ideas.both(game.of_kind(kind)).count() as f32 + coming / 4.0;
    match game.effect(idea) {
        Effect::None => 0.0,
        Effect::Order(_, gain) => ORDER * turns * gain_worth(gain, turns),
        Effect::Strength(strength, gain) => 1.1 * AT[strength.index()] * turns * gain_worth(gain, turns),
        Effect::FirstAt(strength, gain) => AT[strength.index()] * turns * gain_worth(gain, turns),
        Effect::Vacation(_) => 0.28 * turns,
        Effect::Crowd => 0.12 * turns * resource_worth(turns),
        Effect::Dagger => 0.42 * turns,
        Effect::Dog(gain) => 0.9 * turns * gain_worth(gain, turns),
        Effect::Cat => 0.15 * turns,
        Effect::Sword => 1.6 * ORDER * turns * resource_worth(turns),
        Effect::Law => 0.25 * turns * resource_worth(turns),
        Effect::Look => 0.2 * turns,
        Effect::Bazaar => 0.25 * turns,
        Effect::SecondPurchase => 0.6 * turns,
        Effect::Purchase(None, gain) => 0.85 * turns * gain_worth(gain, turns),
        Effect::Purchase(Some(_), gain) => 0.2 * turns * gain_worth(gain, turns),
        Effect::PurchaseTurn(gain) => 0.85 * turns * gain_worth(gain, turns),
        Effect::Patience => 0.15 * turns * 2.0 * resource_worth(turns),
        Effect::EmptyStore(_) => 0.2 * turns * resource_worth(turns),
        Effect::Variety(gain) => 0.42 * turns * gain_worth(gain, turns),
        Effect::Swap(resource, max) => {
            let held = player.resources.count(resource) as f32 + 0.4 * turns;
            (0.6 * held).min(f32::from(max)).min(1.5)
        }
        Effect::StockExchange { max, points } => {
            let sets =
                Resource::ALL.map(|resource| player.resources.count(resource)).into_iter().fold(9, u32::min);
            (f32::from(points) * (0.3 * sets as f32 + 0.05 * turns)).min(f32::from(max * points))
        }
        Effect::Consumerism(points) => 0.2 * f32::from(points),
        Effect::Humanism(points) => {
            let happy = ideas.iter().filter(|&idea| game.effect(idea).brings_happiness()).count() as f32;
            f32::from(points) * (happy + 0.2 * coming)
        }
        Effect::Types => Kind::ALL.iter().filter(|&&kind| of_kind(kind) >= 0.7).count() as f32,
        Effect::TypeSets(points) => {
            f32::from(points) * Kind::ALL.map(of_kind).into_iter().fold(9.0, f32::min).floor()
        }
        Effect::Pairs => (ideas.count() as f32 + coming) / 2.0,
        Effect::PerKind(kind, points) => f32::from(points) * of_kind(kind),
        Effect::PerLate(points) => {
            f32::from(points) * (ideas.iter().filter(|idea| idea.is_late()).count() as f32 + coming)
        }
        Effect::PerHappiness(every) => (player.happiness as f32 + 0.8 * turns) / f32::from(every),
        Effect::Majority(kind, points) => {
            f32::from(points) * lead(game, board, seat, |set| set.both(game.of_kind(kind)), ideas)
        }
        Effect::MostIdeas(points) => f32::from(points) * lead(game, board, seat, |set| set, ideas),
    }
}

/// How likely a seat with these ideas will have most of what is counted.
fn lead(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    counted: impl Fn(IdeaSet) -> IdeaSet,
    ideas: IdeaSet,
) -> f32 {
    let own = counted(ideas).count() as i32;
    let others = Seat::all(engine::Game::players(game)).filter(|&other| other != seat);
    let best = others.map(|other| counted(board.players[other].ideas).count() as i32).max().unwrap_or(0);
    match own - best {
        2.. => 0.9,
        1 => 0.65,
        0 => 0.25,
        _ => 0.05,
    }
}

/// What buying an idea now is worth, its printed points included.
pub(super) fn idea_worth(game: &Cvlizations, board: &Board, seat: Seat, idea: Idea) -> f32 {
    f32::from(game.points(idea)) + effect_worth(game, board, seat, idea, turns_left(board))
}

/// What is for sale and what it is worth to a seat: made once for a decision.
pub(super) struct Market {
    offers: [(Resources, f32); 6],
    count: usize,
    /// What a resource that is left over is worth.
    pub(super) resource: f32,
}

impl Market {
    pub(super) fn new(game: &Cvlizations, board: &Board, seat: Seat, top: Option<Idea>) -> Market {
        let resource = resource_worth(turns_left(board));
        let mut market = Market { offers: [(Resources::NONE, 0.0); 6], count: 0, resource };
        for idea in board.track.into_iter().flatten().chain(top) {
            let cost = game.cost(idea);
            market.offers[market.count] =
                (cost, idea_worth(game, board, seat, idea) - resource * cost.total() as f32);
            market.count += 1;
        }
        market
    }

    /// What resources are worth before the development of this turn.
    pub(super) fn worth(&self, held: Resources) -> f32 {
        let mut best = 0.0_f32;
        for &(cost, gain) in &self.offers[..self.count] {
            if gain > best && held.covers(cost) {
                best = gain;
            }
        }
        // Even stores serve more costs than a heap of one kind.
        let even = Resource::ALL.map(|resource| held.count(resource).min(2)).into_iter().sum::<u32>();
        best + self.resource * (held.total() as f32 * 0.9 + even as f32 * 0.15)
    }
}

/// What a seat has, as an estimate of its score at the end of the match.
pub(super) fn position(game: &Cvlizations, board: &Board, seat: Seat) -> f32 {
    let player = &board.players[seat];
    // At a horizon the turn has just begun: it counts among those to come.
    let turns = turns_left(board) + 1.0;
    let ideas: f32 = player
        .ideas
        .iter()
        .map(|idea| f32::from(game.points(idea)) + effect_worth(game, board, seat, idea, turns))
        .sum();
    let even = Resource::ALL.map(|resource| player.resources.count(resource).min(2)).into_iter().sum::<u32>();
    let resources = resource_worth(turns) * (player.resources.total() as f32 * 0.9 + even as f32 * 0.15);
    player.happiness as f32 + ideas + resources
}

/// What the ideas of a seat that work add to an action: resources of given kinds, and other points.
pub(super) fn extras(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    order: Order,
    strength: Strength,
    turns: f32,
) -> (Resources, f32) {
    let gathered = match order {
        Order::Logging => Some(Resource::Wood),
        Order::Hunting => Some(Resource::Food),
        Order::Quarrying => Some(Resource::Stone),
        _ => None,
    };
    let has_failed = strength == Strength::Three && game.amount(order, strength) == 0;
    let (mut resources, mut points) = (Resources::NONE, 0.0);
    for idea in board.players[seat].awake.iter() {
        let gain = match game.effect(idea) {
            Effect::Order(with, gain) if with == order => Some(gain),
            Effect::Strength(at, gain) | Effect::FirstAt(at, gain) if at == strength => Some(gain),
            Effect::Vacation(with) if with == order && !has_failed => Some(Gain::Happiness),
            Effect::Crowd if strength == Strength::Three => gathered.map(Gain::Resource),
            Effect::Dagger if order == Order::Theft && !has_failed => Some(Gain::Happiness),
            Effect::Sword if order == Order::Theft && !has_failed => Some(Gain::Choice),
            Effect::Dog(gain)
                if matches!(order, Order::Theft | Order::Cunning | Order::Slacking) && !has_failed =>
            {
                Some(gain)
            }
            Effect::Cat if has_failed => Some(Gain::Happiness),
            _ => None,
        };
        match gain {
            Some(Gain::Resource(resource)) => resources = resources.plus(Resources::of(resource, 1)),
            Some(gain) => points += gain_worth(gain, turns),
            None => {}
        }
    }
    (resources, points)
}
