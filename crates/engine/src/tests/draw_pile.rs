use std::collections::HashMap;

use crate::{DrawPile, Element, QuickRandom, Seat, SeatSet, Set, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Card(u8);

impl Element for Card {
    type Bits = u16;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

type Deck = DrawPile<Set<Card>, 3>;

fn deck(count: u8) -> Deck {
    DrawPile::new((0..count).map(Card).collect())
}

#[test]
fn the_known_top_comes_next_and_what_lies_under_comes_last() {
    let mut deck = deck(4);
    deck.look(Card(2), Seat::at(0));
    deck.look(Card(2), Seat::at(1));
    deck.put_under(Card(9), SeatSet::one(Seat::at(1)));
    deck.put_under(Card(7), SeatSet::EMPTY);
    assert_eq!((deck.count(), deck.under_count(), deck.outcome_count()), (6, 2, 1));
    assert_eq!(deck.top().map(|top| top.known_to), Some(SeatSet::all(2)), "whoever has seen it remembers it");
    assert!(deck.can_draw(Card(2)) && !deck.can_draw(Card(0)), "only the top can be drawn");
    assert_eq!(deck.outcome(0), Card(2));
    assert_eq!(deck.under().map(|under| under.map(|under| under.card)), [Some(Card(9)), Some(Card(7)), None]);
    deck.draw(Card(2));
    assert_eq!(deck.outcome_count(), 3);
    assert!(deck.can_draw(Card(0)) && !deck.can_draw(Card(2)), "any other card of the deck, and only once");
    assert!(!deck.can_draw(Card(9)), "what lies under the deck waits");
    assert_eq!((0..3).map(|index| deck.outcome(index)).collect::<Vec<_>>(), [Card(0), Card(1), Card(3)]);
    for card in [0, 3, 1] {
        deck.draw(Card(card));
    }
    assert_eq!((deck.outcome_count(), deck.outcome(0)), (1, Card(9)), "in the order they were put there");
    assert!(deck.can_draw(Card(9)) && !deck.can_draw(Card(7)) && !deck.is_empty());
    deck.draw(Card(9));
    deck.draw(Card(7));
    assert!(deck.is_empty() && deck.outcome_count() == 0);
}

#[test]
fn a_viewer_knows_the_places_of_the_cards_that_they_saw() {
    let mut deck = deck(3);
    deck.look(Card(1), Seat::at(0));
    deck.put_under(Card(8), SeatSet::one(Seat::at(1)));
    let seen = |viewer| {
        let view = deck.view(viewer);
        (view.top.and_then(|top| top.card), view.under[0].and_then(|under| under.card), view.count())
    };
    assert_eq!(seen(Viewer::Seat(Seat::at(0))), (Some(Card(1)), None, 4));
    assert_eq!(seen(Viewer::Seat(Seat::at(1))), (None, Some(Card(8)), 4));
    assert_eq!(seen(Viewer::Spectator), (None, None, 4));
}

/// Every way in which the unseen cards can lie comes about equally often.
#[test]
fn a_deck_is_imagined_uniformly_from_its_view() {
    let mut deck = deck(3);
    deck.look(Card(1), Seat::at(0));
    deck.put_under(Card(8), SeatSet::one(Seat::at(1)));
    let mut words = QuickRandom::new(4);
    for (viewer, ways) in [(Viewer::Seat(Seat::at(0)), 20), (Viewer::Spectator, 60)] {
        let view = deck.view(viewer);
        // Two more cards lie somewhere else: five or six unseen ones for the places that are not known.
        let unseen = deck.cards().with(Card(10)).with(Card(11));
        let unseen = view.known().fold(unseen, Set::without);
        let mut counts: HashMap<Deck, u32> = HashMap::new();
        let samples = 600 * ways;
        for _ in 0..samples {
            let mut rest = unseen;
            let imagined: Deck = view.imagine(&mut rest, &mut words);
            assert_eq!(imagined.view(viewer), view);
            assert_eq!(imagined.cards().count() + rest.count(), 6);
            *counts.entry(imagined).or_default() += 1;
        }
        // The top, the card under it and a pair in between: 5 * 4 * 3 / 2 of five, 6 * 5 * 4 * 3 / 2 of six.
        let expected = [30, 180][usize::from(viewer == Viewer::Spectator)];
        assert_eq!(counts.len(), expected);
        let mean = f64::from(samples) / expected as f64;
        let chi: f64 = counts.values().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum();
        let freedom = expected as f64 - 1.0;
        assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "chi-squared {chi} with {freedom} degrees");
    }
}
