//! Set-up (GON-1 to GON-6).

use engine::{Game, Seat, Viewer};
use testkit::Scenario;

use super::fixture::{game, solo};
use crate::rule_ids::{GON_5, GON_6};
use crate::{Card, Colour, Deck, Goennen, Phase, Stack};

/// Two players: seat 2 starts, the market is 1 to 4 and 30 to 33.
fn dealt() -> Scenario<Goennen> {
    let mut scenario = Scenario::new(game(2));
    scenario.chance("start 2");
    for card in [1, 2, 3, 4, 30, 31, 32, 33] {
        scenario.chance(&format!("market {card}"));
    }
    for (seat, card) in [(2, 5), (2, 6), (2, 40), (2, 41), (1, 7), (1, 8), (1, 42), (1, 43)] {
        scenario.chance(&format!("deal {seat} {card}"));
    }
    scenario
}

#[test]
fn gon_1_one_to_four_players() {
    for players in [0, 5] {
        assert!(Goennen::new(None, players, Deck::standard()).is_err());
    }
    assert_eq!((2..=4).map(|players| game(players).players()).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!(Goennen::new(None, 1, Deck::standard()).unwrap().variant(), "solo-1");
    let error = Goennen::new(Some("solo-3"), 2, Deck::standard()).unwrap_err();
    assert!(error.to_string().contains("solo-3"), "{error}");
}

#[test]
fn gon_2_five_dice_of_five_colours() {
    assert_eq!(Colour::ALL.map(Colour::word), ["yellow", "orange", "green", "blue", "purple"]);
    let mut scenario = Scenario::new(solo(1));
    scenario.draw(1);
    for _ in 0..4 {
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
    }
    assert_eq!(scenario.game().outcome_count(scenario.state()), 7776);
}

#[test]
fn gon_4_the_market_has_prices_from_the_newest_to_the_oldest() {
    assert_eq!(game(2).prices(), [3, 3, 4, 4], "the oldest place first");
    let scenario = dealt();
    let row = |stack| scenario.state().board().row(stack).map(|card| card.map_or(0, Card::number));
    assert_eq!((row(Stack::Scoring), row(Stack::Bonus)), ([1, 2, 3, 4], [30, 31, 32, 33]));
}

#[test]
fn gon_5_one_card_goes_away_and_three_are_laid() {
    let mut scenario = dealt();
    scenario.awaits("1 2");
    assert_eq!(scenario.legal(1), ["under 7", "under 8", "under 42", "under 43"]);
    scenario.refuse(1, "lay 7 r1c1", GON_5).refuse(1, "under 5", GON_5).act(1, "under 42");
    assert_eq!(scenario.legal(1), ["lay 7 r1c1", "lay 8 r1c1", "lay 43 r1c1"]);
    scenario.refuse(1, "under 7", GON_5).act(1, "lay 43 r1c1").act(1, "lay 7 r2c2");
    scenario.refuse(1, "lay 8 r0c3", GON_5).refuse(1, "done", GON_5);
    // A gap would not touch, a fourth column would be too wide.
    assert!(scenario.legal(1).contains(&"lay 8 r3c3".to_owned()));
    scenario.act(1, "lay 8 r2c1").awaits("2").refuse(1, "lay 8 r1c2", GON_5);
    // Until everybody is done, nothing is shown.
    assert_eq!(scenario.state().board().displays[Seat::at(0)].count(), 0);
    scenario.act(2, "under 5").act(2, "lay 6 r1c1").act(2, "lay 40 r1c2").act(2, "lay 41 r1c3");
    assert_eq!(scenario.state().board().phase, Phase::Roll(Seat::at(1)));
    assert_eq!(scenario.state().board().displays[Seat::at(0)].count(), 3);
}

#[test]
fn gon_5_parts_are_taken_back_one_by_one_or_together() {
    let mut scenario = dealt();
    scenario.act(1, "under 42").act(1, "lay 43 r1c1").take_back_last(1);
    assert_eq!(scenario.legal(1), ["lay 7 r1c1", "lay 8 r1c1", "lay 43 r1c1"]);
    scenario.act(1, "lay 7 r1c1").take_back(1);
    assert_eq!(scenario.legal(1).len(), 4);
}

#[test]
fn gon_5_cards_lie_under_their_stacks_in_seat_order_from_the_starting_player() {
    let mut scenario = dealt();
    // Seat 1 is quicker, but seat 2 starts.
    for action in ["under 8", "lay 7 r1c1", "lay 42 r1c2", "lay 43 r1c3"] {
        scenario.act(1, action);
    }
    for action in ["under 5", "lay 6 r1c1", "lay 40 r1c2", "lay 41 r1c3"] {
        scenario.act(2, action);
    }
    let under = |viewer| {
        let view = scenario.game().view(scenario.state(), viewer);
        view.scoring.under.map(|place| place.map(|known| known.card.map(Card::number)))
    };
    // How many lie there is public; which ones, their owners know.
    assert_eq!(under(Viewer::Seat(Seat::at(0)))[..3], [Some(None), Some(Some(8)), None]);
    assert_eq!(under(Viewer::Seat(Seat::at(1)))[..3], [Some(Some(5)), Some(None), None]);
    assert_eq!(under(Viewer::Spectator)[..3], [Some(None), Some(None), None]);
    // They are drawn last, in that order.
    let mut pile = scenario.state().hidden.scoring;
    while pile.count() > 2 {
        pile.draw(pile.outcome(0));
    }
    assert_eq!((pile.outcome_count(), pile.outcome(0)), (1, Card::at(5)));
    pile.draw(Card::at(5));
    assert_eq!(pile.outcome(0), Card::at(8));
}

#[test]
fn gon_6_the_order_of_the_first_draws() {
    let mut scenario = Scenario::new(game(3));
    scenario.refuse_chance("start 4", GON_6).refuse_chance("market 1", GON_6).chance("start 3");
    scenario.refuse_chance("market 30", GON_6).chance("market 1").refuse_chance("market 1", GON_6);
    scenario.chance("market 2").chance("market 3").chance("market 4").refuse_chance("market 5", GON_6);
    for card in 30..34 {
        scenario.chance(&format!("market {card}"));
    }
    // From the starting player, two scoring and two bonus cards each.
    scenario.refuse_chance("deal 1 5", GON_6).refuse_chance("deal 3 34", GON_6);
    scenario.chance("deal 3 5").chance("deal 3 6").refuse_chance("deal 3 7", GON_6);
    scenario.chance("deal 3 34").chance("deal 3 35").chance("deal 1 7");
    assert_eq!(scenario.state().hand(Seat::at(2)).count(), 4);
}

#[test]
fn gon_6_solo_has_no_draw_for_the_start() {
    let mut scenario = Scenario::new(solo(2));
    scenario.refuse_chance("start 1", GON_6).chance("market 1");
}
