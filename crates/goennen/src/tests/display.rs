//! Displays: equal ones are equal wherever they were begun.

use std::collections::HashSet;

use crate::card::Card;
use crate::display::{CELLS, Display, Place};

fn laid(cards: &str) -> Display {
    cards.split(", ").fold(Display::EMPTY, |display, word| {
        let (number, place) = word.split_once(' ').unwrap();
        display.with_card(number.parse().unwrap(), place.parse().unwrap())
    })
}

#[test]
fn gon_41_equal_displays_are_equal_states_wherever_they_were_begun() {
    // An L of three cards, begun with each of them.
    let expected = laid("1 r1c1, 2 r2c1, 3 r2c2");
    for cards in ["2 r1c1, 1 r0c1, 3 r2c2", "3 r1c1, 2 r1c0, 1 r0c1", "3 r1c1, 1 r0c0, 2 r2c1"] {
        assert_eq!(laid(cards), expected, "{cards}");
    }
    assert_ne!(laid("1 r1c1, 2 r2c1, 3 r1c2"), expected);
}

#[test]
fn gon_41_a_display_spans_three_rows_and_three_columns_at_most() {
    // Every arrangement of up to four cards that can be laid, against the words of the rule.
    let mut displays = vec![Display::EMPTY.with_card(Card::at(1), Place::new(1, 1).unwrap())];
    for count in 2..=4 {
        let mut next = HashSet::new();
        for display in &displays {
            for row in 0..=3u8 {
                for column in 0..=3u8 {
                    let place = Place::new(row, column).unwrap();
                    assert_eq!(display.places().contains(place), can_lie(display, row.into(), column.into()));
                    if display.places().contains(place) {
                        next.insert(display.with_card(Card::at(count), place));
                    }
                }
            }
        }
        displays = next.into_iter().collect();
    }
    assert!(displays.len() > 500, "{}", displays.len());
}

fn can_lie(display: &Display, row: i32, column: i32) -> bool {
    let cells: Vec<(i32, i32)> = (0..CELLS as i32)
        .filter(|&cell| display.slots()[cell as usize].card.is_some())
        .map(|cell| (cell / 3 + 1, cell % 3 + 1))
        .collect();
    let with: Vec<(i32, i32)> = cells.iter().copied().chain([(row, column)]).collect();
    let span = |of: fn(&(i32, i32)) -> i32| {
        let values = with.iter().map(of);
        values.clone().max().unwrap() - values.min().unwrap()
    };
    !cells.contains(&(row, column))
        && cells.iter().any(|cell| (cell.0 - row).abs() <= 1 && (cell.1 - column).abs() <= 1)
        && span(|cell| cell.0) <= 2
        && span(|cell| cell.1) <= 2
}

#[test]
fn gon_41_a_full_display_has_no_place() {
    let mut display = Display::EMPTY;
    for number in 1..=9 {
        let place = display.places().iter().next().unwrap();
        display = display.with_card(Card::at(number), place);
    }
    assert!(display.is_full() && display.places().is_empty());
}

#[test]
fn gon_41_there_is_a_place_until_nine_cards_lie() {
    let mut display = Display::EMPTY;
    for number in 1..=9 {
        assert!(!display.places().is_empty(), "before card {number}");
        let place = display.places().iter().next().expect("a place");
        display = display.with_card(Card::at(number), place);
    }
    assert!(display.places().is_empty());
}
