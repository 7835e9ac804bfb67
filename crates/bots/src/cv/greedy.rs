//! Whole turns by the worth of a CV.

use cv::{Action, Board, Card, CardSet, Cv, Ladder, Phase, Place, Symbols, TRACK, View, Wallet};
use engine::Seat;

use super::life::{Life, Outlook};

/// The most events that are thought of together.
const EVENTS_MAX: usize = 4;
/// The most ways to end a turn: no card, one, or two of five, with any of the events.
const WAYS_MAX: usize = (1 + TRACK + TRACK * (TRACK - 1) / 2) << EVENTS_MAX;
/// How many rerolls a search looks at.
const REROLLS: usize = 5;

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

pub(super) fn choose(game: &Cv, view: &View, seat: Seat, actions: &[Action]) -> Action {
    if actions.len() == 1 {
        return actions[0];
    }
    let outlook = Outlook::new(game, &view.board, seat, view.goal(seat));
    match view.board.phase {
        Phase::Draft(_) => best_by(actions, |action| match action {
            Action::Keep(card) if game.face(card).is_event() => outlook.event(card),
            // The Bicycle is a point, and the first choice every round.
            Action::Keep(_) => 2.2,
            _ => f32::NEG_INFINITY,
        }),
        Phase::Roll(_) => roll(&outlook, view, actions),
        Phase::Select(_) => select(&outlook, view, actions),
        _ => best_by(actions, |action| settle(&outlook, action)),
    }
}

/// What a choice outside of rolling and selecting leaves the CV worth.
fn settle(outlook: &Outlook<'_>, action: Action) -> f32 {
    let (game, board, life) = (outlook.game, outlook.board, outlook.life());
    match action {
        Action::Take(card) => {
            let (life, hand) = outlook.take(&life, card);
            outlook.value(&life) + hand
        }
        Action::Done | Action::Announce(..) | Action::Wait(_) => outlook.value(&life),
        Action::Insure(card) => outlook.value(&life) - outlook.event(card),
        Action::Lose(card) => outlook.value(&life.without(game, board, card)),
        Action::Pay(cards) => {
            let lost = game.owing(board).minus(cards);
            outlook.value(&lost.iter().fold(life, |life, card| life.without(game, board, card)))
        }
        Action::Lay(card, kind, place) => {
            let value = outlook.value(&life.with(game, card, kind, place == Place::Top));
            // Right under the top a good card waits in case the top is lost.
            let top = board.tops[outlook.seat][kind.index()];
            value + if matches!(place, Place::Under(above) if Some(above) == top) { 0.01 } else { 0.0 }
        }
        Action::Keep(_) | Action::Throw | Action::Reroll(_) | Action::Stop | Action::Play(_) => 0.0,
    }
}

/// One way to end the turn: cards to take, events to play for them, what that is worth.
#[derive(Clone, Copy, Debug)]
struct Way {
    value: f32,
    cards: [Option<Card>; 2],
    events: CardSet,
    wallet: Wallet,
    with_upkeep: Wallet,
}

/// All ways to end the turn, best first, affordable or not.
#[derive(Debug)]
struct Ways {
    ways: Vec<Way>,
    /// What is lost if upkeep is not paid.
    unpaid: f32,
    /// What a misfortune costs.
    loss: f32,
    /// The worth of the CV if nothing is taken.
    nothing: f32,
}

impl Ways {
    fn new(outlook: &Outlook<'_>, view: &View) -> Ways {
        let (game, board) = (outlook.game, outlook.board);
        let life = outlook.life();
        let owing = game.owing(board);
        let upkeep = owing.iter().fold(Symbols::EMPTY, |sum, card| sum.plus(game.face(card).upkeep));
        let nothing = outlook.value(&life);
        let dearest = |card: Card| nothing - outlook.value(&life.without(game, board, card));
        let unpaid = owing.iter().map(dearest).fold(0.0, f32::max);
        let events: Vec<Card> = view
            .events()
            .iter()
            .filter(|&event| game.is_payment_now(board, event))
            .take(EVENTS_MAX)
            .collect();
        let mut ways = Vec::with_capacity(WAYS_MAX);
        let room = 2 - board.turn.taken_count();
        let taken: Life =
            board.turn.taken.iter().flatten().fold(life, |life, &card| outlook.take(&life, card).0);
        let wallet = game.wallet(board);
        let takeable = |card: &Card| game.meets_condition(board, outlook.seat, *card);
        let track: Vec<Card> = board.track.iter().flatten().copied().filter(takeable).collect();
        let mut add = |cards: [Option<Card>; 2]| {
            let mut after = taken;
            let (mut value, mut paying) = (0.0, wallet);
            for card in cards.into_iter().flatten() {
                let (next, hand) = outlook.take(&after, card);
                after = next;
                value += hand;
                paying = paying.with_card(game, board, card);
            }
            value += outlook.value(&after);
            for mask in 0..1u32 << events.len() {
                if mask > 0 && cards == [None, None] {
                    break;
                }
                let played: CardSet =
                    (0..events.len()).filter(|i| mask >> i & 1 == 1).map(|i| events[i]).collect();
                let cost: f32 = played.iter().map(|event| outlook.event(event) + 0.05).sum();
                let wallet = played.iter().fold(paying, |wallet, event| wallet.with_event(game, event));
                let with_upkeep = wallet.with_upkeep(upkeep);
                ways.push(Way { value: value - cost, cards, events: played, wallet, with_upkeep });
            }
        };
        add([None, None]);
        for (i, &first) in track.iter().enumerate() {
            if room >= 1 {
                add([Some(first), None]);
            }
            for &second in &track[i + 1..] {
                if room >= 2 && !clash(game, first, second) {
                    add([Some(first), Some(second)]);
                }
            }
        }
        ways.sort_by(|a, b| b.value.total_cmp(&a.value));
        Ways { ways, unpaid, loss: outlook.least_loss(&life), nothing }
    }

    /// The best way these dice allow.
    fn best(&self, dice: Symbols) -> (f32, Option<&Way>) {
        let mut best: (f32, Option<&Way>) = (self.nothing - self.unpaid, None);
        for way in &self.ways {
            if way.value <= best.0 {
                break;
            }
            if way.wallet.with_dice(dice).is_covered() {
                if self.unpaid == 0.0 || way.with_upkeep.with_dice(dice).is_covered() {
                    return (way.value, Some(way));
                }
                if way.value - self.unpaid > best.0 {
                    best = (way.value - self.unpaid, Some(way));
                }
            }
        }
        best
    }
}

/// Two cards that cannot be taken in one turn in just any order: with retirement, work has to come first.
fn clash(game: &Cv, first: Card, second: Card) -> bool {
    let retires = |card: Card| game.face(card).can(cv::Ability::Retirement);
    let works = |card: Card| game.face(card).kinds == cv::KindSet::one(cv::Kind::Work);
    retires(first) && works(second) || works(first) && retires(second)
}

/// What dice are worth when the roll ends with them.
fn dice_value(game: &Cv, view: &View, ways: &Ways, dice: Symbols) -> f64 {
    let bad = dice.count(cv::Symbol::BadLuck) + view.board.turn.tokens.count(cv::Symbol::BadLuck);
    let averted = u8::from(game.averts_one(&view.board));
    let struck = view.board.turn.struck;
    let misfortunes = (bad.saturating_sub(averted) / 3).saturating_sub(struck);
    f64::from(ways.best(dice).0) - f64::from(misfortunes) * f64::from(ways.loss)
}

/// Rerolls by exact odds towards the best cards.
fn roll(outlook: &Outlook<'_>, view: &View, actions: &[Action]) -> Action {
    let game = outlook.game;
    let ways = Ways::new(outlook, view);
    // New dice are for a turn with many throws to come; the plan without them is what they must improve.
    let plan = game.plan(&view.board, |dice| dice_value(game, view, &ways, dice));
    if let Some(zoo) = actions.iter().find_map(|action| match action {
        Action::Play(card) if game.face(*card).dice > 0 => Some(*card),
        _ => None,
    }) {
        let mut after = *view;
        after.board.turn.fresh = (view.board.turn.fresh + game.face(zoo).dice)
            .min(cv::DICE_MAX - view.board.turn.dice.total() as u8);
        let better = game.plan(&after.board, |dice| dice_value(game, view, &ways, dice));
        if better.value > plan.value + f64::from(outlook.event(zoo)) + 0.1 {
            return Action::Play(zoo);
        }
    }
    let wanted = match plan.reroll {
        _ if view.board.turn.dice.is_empty() => Action::Throw,
        Some(dice) => Action::Reroll(dice),
        None => Action::Stop,
    };
    if actions.contains(&wanted) { wanted } else { actions[0] }
}

/// Takes the cards of the best way, after the events it needs.
fn select(outlook: &Outlook<'_>, view: &View, actions: &[Action]) -> Action {
    let ways = Ways::new(outlook, view);
    step(ways.best(view.board.turn.dice).1, actions)
}

/// The next step of a way: its events, then its cards.
fn step(way: Option<&Way>, actions: &[Action]) -> Action {
    let Some(way) = way.filter(|way| way.cards != [None, None]) else { return Action::Done };
    let take = way.cards.iter().flatten().map(|&card| Action::Take(card));
    let play = way.events.iter().map(Action::Play);
    play.chain(take).find(|action| actions.contains(action)).unwrap_or(Action::Done)
}

/// What a search knows of the turn it began in: the ways to end it, and exact odds.
#[derive(Debug)]
pub struct Notes {
    seat: Seat,
    round: u8,
    taken: usize,
    ways: Ways,
    ladder: Option<Ladder>,
}

impl Notes {
    /// Whether they hold for this decision: it is of the same turn.
    pub(super) fn is_of(&self, board: &Board, seat: Seat) -> bool {
        seat == self.seat && board.current == seat && board.round == self.round
    }

    /// After a card has been taken: the card that goes best with it.
    fn second(&self, board: &Board, actions: &[Action]) -> Action {
        let first = board.turn.taken[self.taken.min(1)];
        let partner = |way: &Way| match way.cards {
            [Some(a), Some(b)] if Some(a) == first => Some(b),
            [Some(a), Some(b)] if Some(b) == first => Some(a),
            _ => None,
        };
        let takes = self.ways.ways.iter().filter_map(partner).map(Action::Take);
        takes.into_iter().find(|take| actions.contains(take)).unwrap_or(Action::Done)
    }

    /// The rest of the turn as greedy plays it.
    pub(super) fn choose(&self, game: &Cv, board: &Board, actions: &[Action]) -> Option<Action> {
        let wanted = match board.phase {
            Phase::Roll(_) => {
                let ladder = self.ladder.as_ref().filter(|ladder| ladder.fits(board))?;
                match game.best_by(ladder, board).reroll {
                    _ if board.turn.dice.is_empty() => Action::Throw,
                    Some(dice) => Action::Reroll(dice),
                    None => Action::Stop,
                }
            }
            Phase::Select(_) if board.turn.taken_count() > self.taken => self.second(board, actions),
            Phase::Select(_) => step(self.ways.best(board.turn.dice).1, actions),
            _ => return None,
        };
        actions.binary_search(&wanted).is_ok().then_some(wanted)
    }
}

/// Begins a search: of the rerolls, which are many and mostly silly, the best few are looked at.
pub(super) fn prepare(game: &Cv, view: &View, actions: &mut Vec<Action>) -> Option<Notes> {
    let board = &view.board;
    let seat = view.viewer.seat()?;
    if !matches!(board.phase, Phase::Roll(_) | Phase::Select(_)) {
        return None;
    }
    let outlook = Outlook::new(game, board, seat, view.goal(seat));
    let ways = Ways::new(&outlook, view);
    let mut ladder = None;
    if matches!(board.phase, Phase::Roll(_)) {
        if actions.len() > REROLLS {
            let mut plans = game.plans(board, |dice| dice_value(game, view, &ways, dice));
            plans.sort_by(|a, b| b.value.total_cmp(&a.value));
            plans.truncate(REROLLS);
            actions.retain(|action| match action {
                Action::Reroll(dice) => plans.iter().any(|plan| plan.reroll == Some(*dice)),
                Action::Stop => plans.iter().any(|plan| plan.reroll.is_none()),
                _ => true,
            });
        }
        ladder = Some(game.ladder(board, |dice| dice_value(game, view, &ways, dice)));
    }
    Some(Notes { seat, round: board.round, taken: board.turn.taken_count(), ways, ladder })
}
