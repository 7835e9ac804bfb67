//! Plausible actions for playouts, in little time.

use cv::{Action, Board, Card, Cv, Kind, Phase, Place, State, Symbol, Symbols};
use engine::{QuickRandom, Random, Seat};

use super::life::{income, turns_left};

fn random(actions: &[Action], words: &mut QuickRandom) -> Action {
    actions[words.below(actions.len() as u64) as usize]
}

pub(super) fn choose(
    game: &Cv,
    state: &State,
    seat: Seat,
    actions: &[Action],
    words: &mut QuickRandom,
) -> Action {
    let board = state.board();
    match board.phase {
        Phase::Roll(_) => roll(game, board, seat, actions),
        Phase::Select(_) | Phase::Assist(_) => select(game, board, seat, actions, words),
        Phase::Misfortune(_) => lose(game, board, seat, actions),
        Phase::Lay(_) | Phase::Settle(_) => lay(game, board, seat, actions),
        _ => random(actions, words),
    }
}

/// What a card is worth to a seat, roughly: the next of its series, its points, what it earns.
fn worth(game: &Cv, board: &Board, seat: Seat, card: Card, turns: f32) -> f32 {
    let face = game.face(card);
    if face.is_event() {
        return 1.5;
    }
    let counts = &board.counts[seat];
    let mut best = 0.0f32;
    for kind in face.kinds.iter() {
        let own = income(face);
        let top = board.tops[seat][kind.index()].map_or(0.0, |card| income(game.face(card)));
        let points = match kind {
            Kind::Health | Kind::Relationship | Kind::Knowledge => {
                f32::from(counts[kind.index()]) + 1.0 + 0.3 * turns
            }
            Kind::Possession => f32::from(face.points),
            Kind::Work | Kind::Event | Kind::Goal => 0.5,
        };
        let gain = if Kind::SERIES.contains(&kind) { (own - top).max(0.0) } else { own - top };
        best = best.max(points + gain * turns);
    }
    best
}

/// Keeps what helps towards the nearest card, and throws the rest again.
fn roll(game: &Cv, board: &Board, seat: Seat, actions: &[Action]) -> Action {
    let turn = &board.turn;
    if turn.dice.is_empty() {
        return Action::Throw;
    }
    let turns = turns_left(game, board);
    let have = turn.dice.plus(turn.tokens);
    let mut best: (f32, Option<Symbols>) = (f32::NEG_INFINITY, None);
    for &card in board.track.iter().flatten() {
        if !game.meets_condition(board, seat, card) {
            continue;
        }
        let cost = game.face(card).cost;
        let missing = cost.beyond(have).total() as f32 - f32::from(turn.any);
        let score = worth(game, board, seat, card, turns) - 2.2 * missing.max(0.0);
        if score > best.0 {
            best = (score, Some(cost));
        }
    }
    let Some(cost) = best.1 else { return Action::Stop };
    // Dice beyond what the card still needs after tokens; luck is kept, it takes any card.
    let needed = cost.beyond(turn.tokens);
    let kept_luck = Symbols::many(Symbol::GoodLuck, turn.dice.count(Symbol::GoodLuck));
    let spare = turn.dice.beyond(needed).without_all(Symbol::BadLuck).beyond(kept_luck);
    let wanted = if spare.is_empty() { Action::Stop } else { Action::Reroll(spare) };
    if actions.binary_search(&wanted).is_ok() { wanted } else { Action::Stop }
}

/// Takes the card that is worth most; events are kept, except on a whim.
fn select(game: &Cv, board: &Board, seat: Seat, actions: &[Action], words: &mut QuickRandom) -> Action {
    let turns = turns_left(game, board);
    let mut best = (0.0, Action::Done);
    for &action in actions {
        match action {
            Action::Take(card) => {
                let value = worth(game, board, seat, card, turns);
                if value > best.0 {
                    best = (value, action);
                }
            }
            Action::Play(_) if best.0 == 0.0 && words.below(6) == 0 => return action,
            _ => {}
        }
    }
    best.1
}

/// Insures, or loses what earns least.
fn lose(game: &Cv, board: &Board, seat: Seat, actions: &[Action]) -> Action {
    let turns = turns_left(game, board);
    let mut best = (f32::INFINITY, actions[0]);
    for &action in actions {
        if let Action::Lose(card) = action {
            let face = game.face(card);
            let points: f32 = face
                .kinds
                .iter()
                .map(|kind| match kind {
                    Kind::Health | Kind::Relationship | Kind::Knowledge => {
                        f32::from(board.counts[seat][kind.index()])
                    }
                    _ => f32::from(face.points),
                })
                .fold(0.0, f32::max);
            let value = points + turns * income(face);
            if value < best.0 {
                best = (value, action);
            }
        } else {
            return action;
        }
    }
    best.1
}

/// On top if it earns more than what lies there.
fn lay(game: &Cv, board: &Board, seat: Seat, actions: &[Action]) -> Action {
    let earns = |card: Card| income(game.face(card));
    let is_better = |action: &&Action| match **action {
        Action::Lay(card, kind, place) => {
            let top = board.tops[seat].get(kind.index()).copied().flatten();
            let on_top = top.is_none_or(|top| earns(card) > earns(top));
            (place == Place::Top) == on_top
        }
        _ => true,
    };
    actions.iter().find(is_better).copied().unwrap_or(actions[0])
}
