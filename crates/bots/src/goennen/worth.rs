//! What a display is worth: the points it will probably score.
//!
//! Every card is completed by the end with some chance, which follows from the fields that are still empty and from
//! the rounds that are left. A scoring card then counts what it will find around it, empty places included: they
//! will be filled if there is time, and with what fits if there is a choice.

use engine::{Game, SEATS_MAX, Seat};
use goennen::{
    Board, Bonus, CELLS, COLOURS, Display, Goennen, Marks, Phase, ROUNDS_MAX, Reward, Scoring, Slot, State,
    Task, TaskKind,
};

/// The rows and columns of three, as cells.
const LINES: [[usize; 3]; 6] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// The cells that share an edge with each cell.
const BESIDE: [&[usize]; CELLS] =
    [&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4, 6], &[1, 3, 5, 7], &[2, 4, 8], &[3, 7], &[4, 6, 8], &[5, 7]];

/// How many rounds are probably left, the current one included.
pub(super) fn rounds_left(game: &Goennen, board: &Board) -> f32 {
    let last = match (game.level(), board.last_round) {
        (Some(level), Some(last)) => level.rounds().min(last),
        (Some(level), None) => level.rounds(),
        (None, Some(last)) => last,
        (None, None) => {
            let most = board.displays.iter().map(Display::count).max().unwrap_or(0);
            let rounds = (CELLS - most) as f32 * 1.6 + 1.0;
            return rounds.min(f32::from(ROUNDS_MAX - board.round + 1));
        }
    };
    f32::from(last.saturating_sub(board.round)) + 1.0
}

/// How much work the empty fields of a task are, in dice that must fall right.
fn effort(task: &Task, slot: &Slot, marks: Marks) -> f32 {
    let helped = 1.0 / (1.0 + 0.12 * f32::from(marks.left(Bonus::Step).min(4)));
    let mut work = 0.0;
    for (index, field) in task.fields().iter().enumerate() {
        if slot.entries.get(index).is_some() {
            continue;
        }
        let colour = if field.colour.is_some() { 0.55 } else { 0.0 };
        let number = match (task.kind(), field.number) {
            (_, Some(_)) => {
                if field.colour.is_some() {
                    1.5
                } else {
                    1.0
                }
            }
            (TaskKind::Fixed, None) => 0.25,
            (TaskKind::Ascending, None) => 0.55 + 0.08 * task.count() as f32,
            (TaskKind::Equal, None) => 0.95,
            (TaskKind::Sum(_), None) => 0.35,
        };
        work += colour + number * helped;
    }
    if let TaskKind::Sum(_) = task.kind() {
        let empty = f32::from(task.empty_count(slot.entries));
        let mean = f32::from(task.missing(slot.entries)) / empty.max(1.0);
        work += (mean - 3.5).max(0.0) * 0.32 * empty * helped;
    }
    work
}

/// How likely a card is completed by the end.
fn chance(task: &Task, slot: &Slot, marks: Marks, rounds: f32) -> f32 {
    if slot.is_completed {
        return 1.0;
    }
    if !task.can_be_finished(slot.entries) {
        return 0.0;
    }
    let effort = effort(task, slot, marks);
    // A few rounds are enough for one card, but there are several of them.
    1.0 - (-(0.20 + 0.42 * rounds) / effort.max(0.2)).exp()
}

/// What a use of a bonus is worth, while there is time to use it.
fn use_worth(bonus: Bonus, rounds: f32) -> f32 {
    let time = (rounds / 4.0).min(1.0);
    time * match bonus {
        Bonus::Step => 1.5,
        Bonus::Colour => 1.0,
        Bonus::Second => 1.2,
        Bonus::Discount => 1.5,
        Bonus::Joker => 0.0,
    }
}

/// A display as the estimate needs it.
struct Estimate {
    /// How likely each cell has a completed card at the end.
    done: [f32; CELLS],
    /// How likely each cell has a card of each colour at the end.
    colours: [[f32; COLOURS]; CELLS],
    /// How likely an empty place is filled.
    fill: f32,
}

/// The points a display will probably score.
pub(super) fn worth(game: &Goennen, display: &Display, rounds: f32) -> f32 {
    // A ninth card brings the end near: this round and one more (GON-60).
    let rounds = if display.is_full() { rounds.min(2.0) } else { rounds };
    let marks = display.marks();
    let count = display.count() as f32;
    let empty = CELLS as f32 - count;
    // About one card in two rounds.
    let fill = if empty > 0.0 { ((rounds - 0.5).max(0.0) * 0.55 / empty).min(0.95) } else { 0.0 };
    let mut estimate = Estimate { done: [0.0; CELLS], colours: [[0.0; COLOURS]; CELLS], fill };
    let mut bonuses = [0.0f32; 5];
    let mut sum = 0.0;
    for (cell, slot) in display.slots().iter().enumerate() {
        let Some(card) = slot.card else {
            // A card that comes later has less time.
            estimate.done[cell] = fill * (rounds / (rounds + 5.0));
            estimate.colours[cell] = [fill * 0.26; COLOURS];
            continue;
        };
        let face = game.face(card);
        let done = chance(&face.task, slot, marks, rounds);
        estimate.done[cell] = done;
        match face.colour {
            Some(colour) => estimate.colours[cell][colour.index()] = 1.0,
            None => estimate.colours[cell] = [done * 0.62; COLOURS],
        }
        if let Reward::Bonus(bonus) = face.reward {
            let index = bonus.index();
            bonuses[index] = 1.0 - (1.0 - bonuses[index]) * (1.0 - done);
            if !slot.is_completed {
                sum += done * 3.0 * use_worth(bonus, rounds - 1.0).max(0.0);
            }
        }
    }
    for bonus in Bonus::ALL {
        sum += f32::from(marks.left(bonus)) * use_worth(bonus, rounds);
        bonuses[bonus.index()] = 1.0 - (1.0 - bonuses[bonus.index()]) * (1.0 - fill * 0.25);
    }
    for (cell, slot) in display.slots().iter().enumerate() {
        let Some(card) = slot.card else { continue };
        if let Reward::Score(scoring, points) = game.face(card).reward {
            sum += estimate.done[cell] * f32::from(points) * estimate.times(cell, scoring, &bonuses);
        }
    }
    sum
}

impl Estimate {
    /// How often a scoring card will probably count.
    fn times(&self, cell: usize, scoring: Scoring, bonuses: &[f32; 5]) -> f32 {
        match scoring {
            Scoring::Beside => BESIDE[cell].iter().map(|&near| self.done[near]).sum(),
            Scoring::Colour(colour) => self.colours.iter().map(|cell| cell[colour.index()]).sum(),
            Scoring::ColourBeside(colour) => {
                BESIDE[cell].iter().map(|&near| self.colours[near][colour.index()]).sum()
            }
            Scoring::Lines => {
                LINES.iter().map(|line| line.iter().map(|&at| self.done[at]).product::<f32>()).sum()
            }
            Scoring::AllColours => (0..COLOURS)
                .map(|colour| {
                    let missing: f32 = self.colours.iter().map(|cell| 1.0 - cell[colour].min(1.0)).product();
                    1.0 - missing * 0.8
                })
                .product(),
            Scoring::ColourLines => LINES
                .iter()
                .map(|line| {
                    let of = |colour: usize| {
                        line.iter().map(|&at| self.colours[at][colour].max(0.0)).product::<f32>()
                    };
                    // Whoever fills a line chooses what fits.
                    let free = line.iter().filter(|&&at| self.colours[at].iter().all(|&c| c < 1.0)).count();
                    let best = (0..COLOURS).map(of).fold(0.0, f32::max);
                    if free == 0 { best } else { (best * 1.3).min(self.fill * 0.5).max(best) }
                })
                .sum(),
            Scoring::Bonuses => bonuses.iter().sum(),
        }
    }
}

/// What a state is worth to each seat, from 0 to 1: by the points that the displays will probably score.
pub(super) fn of_state(game: &Goennen, state: &State) -> [f32; SEATS_MAX] {
    let board = state.board();
    let is_over = board.phase == Phase::Over;
    let rounds = if is_over { 0.0 } else { rounds_left(game, board) };
    let points = |seat: Seat| {
        let display = &board.displays[seat];
        if is_over { game.display_score(display) as f32 } else { worth(game, display, rounds) }
    };
    let mut values = [0.0; SEATS_MAX];
    if let Some(level) = game.level() {
        values[0] = logistic((points(Seat::at(0)) - f32::from(level.points())) / 14.0);
        return values;
    }
    let players = game.players();
    let mut scores = [0.0; SEATS_MAX];
    for seat in Seat::all(players) {
        scores[seat.index()] = points(seat);
    }
    for seat in Seat::all(players) {
        let best = Seat::all(players).filter(|&other| other != seat).map(|other| scores[other.index()]);
        let best = best.fold(f32::MIN, f32::max);
        let scale = if is_over { 6.0 } else { 14.0 };
        values[seat.index()] = logistic((scores[seat.index()] - best) / scale);
    }
    values
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}
