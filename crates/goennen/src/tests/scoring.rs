//! Scoring (GON-61 to GON-63).

use engine::Seat;

use super::fixture::{Position, bonus, card, plain, scoring};
use crate::{Bonus, Colour, Face, Scoring};

const ALL: &str = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2, 10 r3c3";

/// A full display: card 5 in the middle scores like this, the others have these colours, row by row.
fn middle(kind: Scoring, colours: &str) -> Position {
    let numbers = [1, 2, 3, 4, 5, 6, 7, 8, 10];
    let faces: Vec<(u8, Face)> = numbers
        .iter()
        .zip(colours.chars().filter(|letter| *letter != ' '))
        .map(|(&number, letter)| {
            let colour = Colour::of_letter(letter).expect("a colour");
            (
                number,
                scoring(
                    colour,
                    "1",
                    if number == 5 { kind } else { Scoring::Lines },
                    if number == 5 { 3 } else { 1 },
                ),
            )
        })
        .collect();
    Position::new(2, &faces).display(1, ALL)
}

fn points(position: Position, number: u8) -> i32 {
    let scenario = position.scenario();
    let display = &scenario.state().board().displays[Seat::at(0)];
    scenario.game().card_score(display, card(number))
}

#[test]
fn gon_61_only_completed_scoring_cards_score_each_for_itself() {
    let kind = Scoring::Colour(Colour::Green);
    assert_eq!(points(middle(kind, "ggg yyy bbb"), 5), 0, "not completed");
    assert_eq!(points(middle(kind, "ggg yyy bbb").completed(1, &[5]), 5), 9);
    // Equal ones score each.
    let same = scoring(Colour::Green, "1", kind, 4);
    let position =
        Position::new(2, &[(1, same), (2, same)]).display(1, "1 r1c1, 2 r1c2").completed(1, &[1, 2]);
    let scenario = position.scenario();
    assert_eq!(scenario.points(1, "colour"), 16);
    assert_eq!(scenario.standings().score(Seat::at(0)), 16);
}

#[test]
fn gon_61a_completed_cards_beside_it() {
    let position = || middle(Scoring::Beside, "ggg yyy bbb").completed(1, &[5]);
    assert_eq!(points(position(), 5), 0, "it does not count itself");
    assert_eq!(points(position().completed(1, &[1, 3, 7, 10]), 5), 0, "corners do not count");
    assert_eq!(points(position().completed(1, &[2, 4, 6, 8]), 5), 12);
    // Only the next card in each direction: a row of three is not seen from its end.
    let face = scoring(Colour::Green, "1", Scoring::Beside, 5);
    let position = Position::new(2, &[(1, face)]).display(1, "1 r1c1, 2 r1c2, 3 r1c3").completed(1, &[1, 3]);
    assert_eq!(points(position, 1), 0);
}

#[test]
fn gon_61b_cards_of_a_colour_completed_or_not() {
    let kind = Scoring::Colour(Colour::Yellow);
    assert_eq!(points(middle(kind, "gyg yyy bbb").completed(1, &[5]), 5), 12, "itself included");
    assert_eq!(points(middle(kind, "gyg ygy bbb").completed(1, &[5]), 5), 9);
}

#[test]
fn gon_61c_cards_of_a_colour_beside_it() {
    let kind = Scoring::ColourBeside(Colour::Yellow);
    assert_eq!(
        points(middle(kind, "ygy yyg yoy").completed(1, &[5]), 5),
        3,
        "one at an edge, four at corners"
    );
    assert_eq!(points(middle(kind, "gyg yyy byb").completed(1, &[5]), 5), 12, "not itself");
}

#[test]
fn gon_61d_rows_and_columns_of_completed_cards() {
    let position = || middle(Scoring::Lines, "ggg yyy bbb").completed(1, &[5]);
    assert_eq!(points(position().completed(1, &[1, 2, 3]), 5), 3, "it need not lie in the line");
    assert_eq!(points(position().completed(1, &[1, 2, 3, 4, 7]), 5), 6);
    assert_eq!(points(position().completed(1, &[1, 2, 3, 4, 6, 7, 8, 10]), 5), 18);
}

#[test]
fn gon_61e_all_five_colours_once() {
    assert_eq!(points(middle(Scoring::AllColours, "yog bpg ggg").completed(1, &[5]), 5), 3);
    assert_eq!(points(middle(Scoring::AllColours, "yog bgg ggg").completed(1, &[5]), 5), 0);
}

#[test]
fn gon_61f_rows_and_columns_of_one_colour() {
    let kind = Scoring::ColourLines;
    assert_eq!(points(middle(kind, "yyg obg bbg").completed(1, &[5]), 5), 3, "a green column");
    assert_eq!(points(middle(kind, "yyy obg bbb").completed(1, &[5]), 5), 6, "lines may differ in colour");
    assert_eq!(points(middle(kind, "yyy yob ypp").completed(1, &[5]), 5), 6);
}

#[test]
fn gon_61g_kinds_of_bonus_completed() {
    let faces = [
        (1, scoring(Colour::Green, "1", Scoring::Bonuses, 4)),
        (30, bonus("1", Bonus::Step)),
        (31, bonus("1", Bonus::Step)),
        (42, bonus("1", Bonus::Discount)),
        (46, bonus("1", Bonus::Joker)),
    ];
    let position = || Position::new(2, &faces).display(1, "1 r1c1, 30 r1c2, 31 r1c3, 42 r2c1, 46 r2c2");
    assert_eq!(points(position().completed(1, &[1, 30, 31]), 1), 4, "two alike count once");
    assert_eq!(points(position().completed(1, &[1, 30, 31, 42, 46]), 1), 12, "the joker is a kind");
    assert_eq!(points(position().completed(1, &[1]), 1), 0);
}

#[test]
fn gon_62_an_uncompleted_joker_counts_for_nothing() {
    let faces = [
        (1, scoring(Colour::Yellow, "1", Scoring::Colour(Colour::Green), 4)),
        (46, bonus("1", Bonus::Joker)),
        (2, plain("1")),
    ];
    let position = || Position::new(2, &faces).display(1, "1 r1c1, 46 r1c2, 2 r1c3").completed(1, &[1]);
    assert_eq!(points(position(), 1), 4, "the green card alone");
    assert_eq!(points(position().completed(1, &[46]), 1), 8);
}

#[test]
fn gon_63_jokers_get_their_colours_together() {
    // A line of green needs both jokers; one by one, the first would rather count as yellow.
    let faces = [
        (1, scoring(Colour::Green, "1", Scoring::ColourLines, 20)),
        (2, scoring(Colour::Orange, "1", Scoring::Colour(Colour::Yellow), 3)),
        (46, bonus("1", Bonus::Joker)),
        (47, bonus("1", Bonus::Joker)),
    ];
    let position = || Position::new(2, &faces).display(1, "1 r1c1, 46 r1c2, 47 r1c3, 2 r2c1");
    let scenario = position().completed(1, &[1, 2, 46, 47]).scenario();
    let display = &scenario.state().board().displays[Seat::at(0)];
    let (points, colours) = scenario.game().score_by_cell(display);
    assert_eq!(points.iter().sum::<i32>(), 20);
    assert_eq!(colours[1..3], [Some(Colour::Green), Some(Colour::Green)]);
    // With one joker completed there is no line, and yellow is best.
    let scenario = position().completed(1, &[1, 2, 46]).scenario();
    let display = &scenario.state().board().displays[Seat::at(0)];
    let (points, colours) = scenario.game().score_by_cell(display);
    assert_eq!((points.iter().sum::<i32>(), colours[1], colours[2]), (3, Some(Colour::Yellow), None));
}

#[test]
fn gon_63_ties_go_to_the_first_colours_row_by_row() {
    // All five colours: three are missing, two jokers, so nothing is won by them.
    let faces = [
        (1, scoring(Colour::Green, "1", Scoring::AllColours, 20)),
        (2, scoring(Colour::Orange, "1", Scoring::AllColours, 20)),
        (3, scoring(Colour::Blue, "1", Scoring::AllColours, 20)),
        (46, bonus("1", Bonus::Joker)),
        (47, bonus("1", Bonus::Joker)),
    ];
    let colours = |cells: &str, done: &[u8]| {
        let scenario = Position::new(2, &faces).display(1, cells).completed(1, done).scenario();
        let display = &scenario.state().board().displays[Seat::at(0)];
        let (points, colours) = scenario.game().score_by_cell(display);
        (points.iter().sum::<i32>(), colours.into_iter().flatten().collect::<Vec<_>>())
    };
    let first = vec![Colour::Yellow, Colour::Yellow];
    assert_eq!(colours("1 r1c1, 2 r1c2, 46 r1c3, 47 r2c1", &[1, 46, 47]), (0, first));
    let both = vec![Colour::Yellow, Colour::Purple];
    assert_eq!(colours("1 r1c1, 2 r1c2, 3 r1c3, 46 r2c1, 47 r2c2", &[1, 46, 47]), (20, both));
}

#[test]
fn gon_61_the_points_of_a_display_are_those_of_its_cards() {
    let position = middle(Scoring::Beside, "y o g b p y o g b").completed(1, &[2, 5, 6]);
    let scenario = position.scenario();
    let display = &scenario.state().board().displays[Seat::at(0)];
    // Two neighbours of the card in the middle are completed, and no line is.
    assert_eq!(scenario.game().display_score(display), 6);
    let cards = display.cards().iter().map(|card| scenario.game().card_score(display, card));
    assert_eq!(cards.sum::<i32>(), 6);
}
