//! Scoring: points by kind of scoring card, the colours of jokers, the order of finish (GON-61 to GON-65).

use std::fmt;

use engine::{Places, RuleId, ScoreLine, Seat, Solo, Standings};

use crate::Goennen;
use crate::card::{COLOURS, Card, Colour};
use crate::display::{CELLS, Display};
use crate::face::{BONUS_KINDS, Bonus, Reward, SCORING_KINDS, Scoring};
use crate::model::{Board, PLAYERS_MAX};
use crate::rule_ids::{GON_61A, GON_61B, GON_61C, GON_61D, GON_61E, GON_61F, GON_61G};

/// Where points come from: the kinds of scoring cards (GON-61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Completed cards beside a scoring card (GON-61a).
    Beside,
    /// Cards of a colour (GON-61b).
    Colour,
    /// Cards of a colour beside a scoring card (GON-61c).
    ColourBeside,
    /// Rows and columns of completed cards (GON-61d).
    Lines,
    /// All five colours (GON-61e).
    AllColours,
    /// Rows and columns of one colour (GON-61f).
    ColourLines,
    /// Kinds of bonus (GON-61g).
    Bonuses,
}

impl Source {
    /// All of them, in the order of the rules.
    pub const ALL: [Source; SCORING_KINDS] = [
        Source::Beside,
        Source::Colour,
        Source::ColourBeside,
        Source::Lines,
        Source::AllColours,
        Source::ColourLines,
        Source::Bonuses,
    ];

    /// The rule that gives the points.
    pub const fn rule(self) -> RuleId {
        match self {
            Source::Beside => GON_61A,
            Source::Colour => GON_61B,
            Source::ColourBeside => GON_61C,
            Source::Lines => GON_61D,
            Source::AllColours => GON_61E,
            Source::ColourLines => GON_61F,
            Source::Bonuses => GON_61G,
        }
    }

    /// The word, as a slug.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Beside => "beside",
            Source::Colour => "colour",
            Source::ColourBeside => "colour-beside",
            Source::Lines => "lines",
            Source::AllColours => "all-colours",
            Source::ColourLines => "colour-lines",
            Source::Bonuses => "bonuses",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The rows and columns of three, as bits of cells.
const LINES: [u16; 6] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

/// The cells that share an edge with each cell.
const BESIDE: [u16; CELLS] = [
    0b000_001_010,
    0b000_010_101,
    0b000_100_010,
    0b001_010_001,
    0b010_101_010,
    0b100_010_100,
    0b010_001_000,
    0b101_010_000,
    0b010_100_000,
];

/// A display as scoring needs it: cells as bits.
#[derive(Clone, Copy)]
struct Count {
    completed: u16,
    colours: [u16; COLOURS],
    bonuses: [bool; BONUS_KINDS],
    /// The scoring cards that are completed: cell, kind, points.
    scoring: [Option<(u8, Scoring, u8)>; CELLS],
    /// The completed jokers.
    jokers: u16,
}

impl Count {
    fn new(game: &Goennen, display: &Display) -> Count {
        let mut count = Count {
            completed: 0,
            colours: [0; COLOURS],
            bonuses: [false; BONUS_KINDS],
            scoring: [None; CELLS],
            jokers: 0,
        };
        for (cell, slot) in display.slots().iter().enumerate() {
            let Some(card) = slot.card else { continue };
            let face = game.face(card);
            // GON-62: for colours cards count completed or not.
            if let Some(colour) = face.colour {
                count.colours[colour.index()] |= 1 << cell;
            }
            if !slot.is_completed {
                continue;
            }
            count.completed |= 1 << cell;
            match face.reward {
                Reward::Score(scoring, points) => count.scoring[cell] = Some((cell as u8, scoring, points)),
                Reward::Bonus(bonus) => {
                    count.bonuses[bonus.index()] = true;
                    // GON-53: a joker that is not completed has no colour.
                    count.jokers |= u16::from(bonus == Bonus::Joker) << cell;
                }
            }
        }
        count
    }

    fn with_joker(mut self, cell: u32, colour: Colour) -> Count {
        self.colours[colour.index()] |= 1 << cell;
        self
    }

    /// How often a scoring card counts (GON-61).
    fn times(&self, cell: u8, scoring: Scoring) -> u32 {
        let beside = BESIDE[usize::from(cell)];
        let lines = |cells: u16| LINES.iter().filter(|&&line| line & !cells == 0).count() as u32;
        match scoring {
            Scoring::Beside => (self.completed & beside).count_ones(),
            Scoring::Colour(colour) => self.colours[colour.index()].count_ones(),
            Scoring::ColourBeside(colour) => (self.colours[colour.index()] & beside).count_ones(),
            Scoring::Lines => lines(self.completed),
            Scoring::AllColours => u32::from(self.colours.iter().all(|&cells| cells != 0)),
            // A line has one colour at most, so lines can be counted colour by colour.
            Scoring::ColourLines => self.colours.iter().map(|&cells| lines(cells)).sum(),
            Scoring::Bonuses => self.bonuses.iter().filter(|&&is| is).count() as u32,
        }
    }

    fn points(&self, cell: usize) -> i32 {
        self.scoring[cell]
            .map_or(0, |(cell, scoring, points)| self.times(cell, scoring) as i32 * i32::from(points))
    }

    fn total(&self) -> i32 {
        (0..CELLS).map(|cell| self.points(cell)).sum()
    }

    /// GON-63: the completed jokers together get the colours that score most; ties go to the first in the order of
    /// the colours, jokers taken row by row.
    fn with_jokers(self, left: u16) -> Count {
        if left == 0 {
            return self;
        }
        let (cell, rest) = (left.trailing_zeros(), left & (left - 1));
        let mut best: Option<(i32, Count)> = None;
        for colour in Colour::ALL {
            let count = self.with_joker(cell, colour).with_jokers(rest);
            let total = count.total();
            if best.is_none_or(|(most, _)| total > most) {
                best = Some((total, count));
            }
        }
        best.map_or(self, |(_, count)| count)
    }

    fn scored(game: &Goennen, display: &Display) -> Count {
        let count = Count::new(game, display);
        // Without a completed scoring card nothing depends on jokers but their colour, the first.
        count.with_jokers(count.jokers)
    }
}

/// The points of one display by cell, and the colours its jokers get.
pub(crate) fn by_cell(game: &Goennen, display: &Display) -> ([i32; CELLS], [Option<Colour>; CELLS]) {
    let count = Count::scored(game, display);
    let colour = |cell: usize| {
        let is_joker = count.jokers >> cell & 1 == 1;
        Colour::ALL.into_iter().find(|colour| is_joker && count.colours[colour.index()] >> cell & 1 == 1)
    };
    (std::array::from_fn(|cell| count.points(cell)), std::array::from_fn(colour))
}

/// How many points a display scores.
pub(crate) fn total(game: &Goennen, display: &Display) -> i32 {
    Count::scored(game, display).total()
}

/// GON-61: only completed scoring cards score, each for itself; one line for each kind.
pub(crate) fn score(game: &Goennen, board: &Board, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
    let Some(display) = board.displays.get(seat) else { return };
    let count = Count::scored(game, display);
    let mut points = [0; SCORING_KINDS];
    for (cell, scoring) in count.scoring.iter().enumerate() {
        if let Some((_, scoring, _)) = scoring {
            points[scoring.index()] += count.points(cell);
        }
    }
    for (source, points) in Source::ALL.into_iter().zip(points) {
        out(ScoreLine::new(source, source.rule(), points));
    }
}

/// GON-65, GON-73: totals and places, or a level won or lost.
pub(crate) fn standings(game: &Goennen, board: &Board) -> Standings {
    if let Some(level) = game.level() {
        let score = total(game, &board.displays[Seat::at(0)]);
        return Standings::Solo(Solo::new(score, i32::from(level.points())));
    }
    let mut scores = [0; PLAYERS_MAX];
    for (score, seat) in scores.iter_mut().zip(Seat::all(game.players)) {
        *score = total(game, &board.displays[seat]);
    }
    // GON-65: fewer empty places break a tie.
    let rank = |seat: Seat| (scores[seat.index()], board.displays[seat].count());
    Standings::Placed(Places::new(&scores[..game.players], |a, b| rank(a) > rank(b)))
}

impl Goennen {
    /// What each card of a display scores now, cell by cell, and the colour each completed joker would get.
    pub fn score_by_cell(&self, display: &Display) -> ([i32; CELLS], [Option<Colour>; CELLS]) {
        by_cell(self, display)
    }

    /// How many points a display scores now.
    pub fn display_score(&self, display: &Display) -> i32 {
        total(self, display)
    }

    /// What a card in a display scores now.
    pub fn card_score(&self, display: &Display, card: Card) -> i32 {
        display.cell_of(card).map_or(0, |cell| by_cell(self, display).0[cell])
    }
}
