//! What players are told: what is awaited, what they may do, why not, and what can be undone.

use engine::{Game, Language, NotationError, Phrase, Prompt, RuleId, Silent, Speak, Viewer};
use phrases::{Plain, Texts};
use testkit::Scenario;

use super::fixture::{Position, game, lay, priced, seat};
use crate::action::{Action, Loot, Theft};
use crate::card::Strength;
use crate::effect::{Effect, Gain};
use crate::resource::{Bundle, Resource};
use crate::rule_ids::{CVL_23, CVL_24, CVL_25, CVL_34};
use crate::{Cvlizations, Deck, Token, Why};

type Match = Scenario<Cvlizations>;

/// In English, to somebody who is none of the players.
fn english(game: &Cvlizations, phrase: &Phrase<Token>) -> String {
    let names = |seat: engine::Seat| format!("Player{seat}");
    let texts = Texts::of::<Cvlizations>(Language::En);
    Plain { game, texts, reader: Viewer::Spectator, names: &names }.say(phrase)
}

fn prompt(scenario: &Match, viewer: Viewer) -> Prompt<Token> {
    scenario.game().say_prompt(&scenario.game().view(scenario.state(), viewer))
}

/// The player who is asked reads the first, everybody else the second; both are shown this rule.
#[track_caller]
fn asks(scenario: &Match, number: usize, own: &str, others: &str, rule: RuleId) {
    let players = scenario.game().players();
    for viewer in Viewer::all(players) {
        let prompt = prompt(scenario, viewer);
        let expected = if viewer.seat() == Some(seat(number)) { own } else { others };
        assert_eq!(english(scenario.game(), &prompt.what), expected, "{viewer:?}");
        assert_eq!(prompt.rule, rule, "{viewer:?}");
    }
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error: NotationError| panic!("`{text}`: {error:?}"))
}

/// How an action is offered to a seat.
fn offered(scenario: &Match, number: usize, text: &str) -> String {
    let game = scenario.game();
    english(game, &game.say_action(&scenario.view(number), action(text)))
}

/// Why an action of a seat is refused.
#[track_caller]
fn why(scenario: &Match, number: usize, action: Action) -> (RuleId, Why) {
    let mut state = *scenario.state();
    let result = scenario.game().act(&mut state, seat(number), action, &mut Silent);
    let refusal = result.expect_err("the action is refused");
    (refusal.rule, refusal.why)
}

#[test]
fn whoever_carries_out_an_order_reads_what_to_choose_and_the_others_for_whom_they_wait() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft cunning"), (2, "cunning trading"), (3, "hunting slacking")]);
    let waiting = "Player1 is carrying out an order.";
    asks(&scenario, 1, "Theft: choose whom you rob, and of what.", waiting, CVL_24);
    assert_eq!(offered(&scenario, 1, "steal 2 food"), "Steal 1 food from Player2");
    scenario.act(1, "steal 2 food");
    // By two, so two resources.
    asks(&scenario, 1, "Cunning: take 2 resources of your choice.", waiting, CVL_23);
    scenario.act(1, "take food wood").act(2, "take stone stone");
    let waiting = "Player2 is carrying out an order.";
    asks(&scenario, 2, "Trading: choose what you give and what you take.", waiting, CVL_25);
    assert_eq!(offered(&scenario, 2, "trade stone food"), "Give 1 stone for 3 food");
}

#[test]
fn a_theft_is_offered_with_every_victim_and_what_comes_from_the_supply() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft cunning"), (2, "theft trading"), (3, "hunting slacking")]);
    let both = "Steal 1 food from Player2 and 1 wood from Player3";
    assert_eq!(offered(&scenario, 1, "steal 2 food and 3 wood"), both);
    let mut scenario = Position::basic().scenario();
    scenario.chance("open theft").chance("hidden slacking");
    lay(&mut scenario, &[(1, "theft cunning"), (2, "hunting logging")]);
    let with_supply = "Steal 1 food from Player2 and 1 stone from the supply";
    assert_eq!(offered(&scenario, 1, "steal 2 food and supply stone"), with_supply);
}

#[test]
fn cvl_34_stopping_before_and_after_a_purchase_reads_differently() {
    let position = Position { resources: ["FSS", "", "", "", ""], ..Position::new(priced()) };
    let position = Position { ideas: [&[30], &[], &[], &[], &[]], ..position };
    let mut scenario = Position { track: &[11, 16, 29, 45], deck: &[31], ..position }.scenario();
    let quiet = "logging slacking";
    lay(&mut scenario, &[(1, quiet), (2, quiet), (3, quiet)]);
    let waiting = "Player1 is choosing an idea.";
    asks(&scenario, 1, "Buy an idea, or none.", waiting, CVL_34);
    assert_eq!(offered(&scenario, 1, "stop"), "Buy nothing");
    scenario.act(1, "buy 16").chance("idea 31");
    asks(&scenario, 1, "Buy a second idea, or stop.", waiting, CVL_34);
    assert_eq!(offered(&scenario, 1, "stop"), "Buy nothing more");
}

#[test]
fn the_last_turn_is_announced_while_it_lasts() {
    let note = |scenario: &Match| {
        let note = prompt(scenario, Viewer::Spectator).note;
        note.map(|note| english(scenario.game(), &note))
    };
    let quiet = "logging slacking";
    assert_eq!(note(&Position { turn: 8, ..Position::three() }.scenario()), None);
    let mut scenario = Position { turn: 9, ..Position::three() }.scenario();
    assert_eq!(note(&scenario).as_deref(), Some("This is the last turn."));
    lay(&mut scenario, &[(1, quiet), (2, quiet), (3, quiet)]);
    scenario.awaits("over");
    assert_eq!(note(&scenario), None);
}

#[test]
fn every_variant_has_its_own_name() {
    let said = |variant: &str| english(&game(3), &Cvlizations::say_variant(variant));
    assert_eq!(said("standard"), "Standard");
    assert_eq!(said("basic"), "Two players with the Grannfolk");
    assert_eq!(said("advanced"), "Two players with neutral tribes");
}

#[test]
fn cvl_23_a_refusal_says_what_is_to_be_chosen_now() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft cunning"), (2, "cunning trading"), (3, "hunting slacking")]);
    assert_eq!(why(&scenario, 1, action("take food")), (CVL_23, Why::StealNow));
    scenario.act(1, "steal 2 food");
    assert_eq!(why(&scenario, 1, action("trade food wood")), (CVL_23, Why::TakeNow));
    assert_eq!(why(&scenario, 1, action("take food")), (CVL_23, Why::TakeCount(2)));
    scenario.act(1, "take food wood").act(2, "take stone stone");
    assert_eq!(why(&scenario, 2, action("take food")), (CVL_23, Why::TradeNow));
}

#[test]
fn cvl_28_a_refusal_says_how_much_the_idea_that_asks_gives() {
    let deck = Deck::standard().with(1, |entry| entry.effect = Effect::Strength(Strength::One, Gain::Choice));
    let game = Cvlizations::new(None, 3, deck).expect("three players");
    let mut scenario = Position { ideas: [&[1], &[], &[], &[], &[]], ..Position::new(game) }.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "hunting cunning"), (3, "hunting cunning")]);
    let rule = crate::rule_ids::CVL_C1;
    assert_eq!(why(&scenario, 1, action("take food wood")), (rule, Why::TakeCount(1)));
    assert_eq!(why(&scenario, 1, Action::Stop), (rule, Why::TakeNow));
}

/// Notation cannot say it, but whoever builds actions can: a single victim is the first one, so that one Theft has one
/// form in records.
#[test]
fn cvl_24_a_theft_with_a_second_victim_has_a_first_one() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft slacking"), (2, "logging slacking"), (3, "logging hunting")]);
    let loot = Some(Loot { victim: seat(2), bundle: Bundle::one(Resource::Food) });
    let theft = |first, second| Action::Steal(Theft { first, second, supply: None });
    assert_eq!(why(&scenario, 1, theft(None, loot)), (CVL_24, Why::VictimCount(1)));
    assert!(scenario.game().check(scenario.state(), seat(1), theft(loot, None)).is_ok());
}

#[test]
fn a_view_offers_its_owner_what_is_legal_and_nobody_else_anything() {
    let mut scenario = Position::three().scenario();
    let options = |scenario: &Match, viewer| {
        // What was in the list before is gone.
        let mut options = vec![Action::Stop];
        scenario.game().options(&scenario.game().view(scenario.state(), viewer), &mut options);
        options.iter().map(Action::to_string).collect::<Vec<_>>()
    };
    lay(&mut scenario, &[(1, "cunning slacking"), (2, "logging slacking"), (3, "logging hunting")]);
    assert_eq!(options(&scenario, Viewer::Seat(seat(1))), ["take food", "take wood", "take stone"]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(options(&scenario, viewer).is_empty());
    }
}

/// A table lets a player undo what told them nothing.
#[test]
fn an_action_uncovers_something_exactly_if_it_shows_what_its_player_could_not_know() {
    let uncovers = |scenario: &Match, number: usize| {
        let told = scenario.told(number);
        assert!(!told.is_empty());
        told.iter().any(|event| scenario.game().uncovers(event))
    };
    let position = Position { ideas: [&[13], &[], &[], &[], &[]], ..Position::new(priced()) };
    let position = Position { resources: ["S", "S", "", "", ""], track: &[11, 16, 29, 45], ..position };
    let mut scenario = Position { deck: &[1, 2, 31], ..position }.scenario();
    scenario.act(1, "lay logging cunning");
    assert!(!uncovers(&scenario, 1));
    scenario.act(2, "lay logging slacking");
    assert!(!uncovers(&scenario, 2));
    // The last one to lay sees what the others had face down.
    scenario.act(3, "lay logging slacking");
    assert!(uncovers(&scenario, 3));
    scenario.act(1, "take food").chance("look 2");
    assert!(uncovers(&scenario, 1), "the card on top");
    scenario.act(1, "stop").awaits("2");
    assert!(!uncovers(&scenario, 1));
    // The track is filled up with a card that only seat 1 has seen.
    scenario.act(2, "buy 11");
    assert!(uncovers(&scenario, 2));
}
