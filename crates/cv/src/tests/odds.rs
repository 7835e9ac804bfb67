//! The table of throws, and the chances counted with it, against plain enumeration.

use std::collections::{HashMap, HashSet};

use testkit::Scenario;

use super::fixture::{BOTH, Position};
use super::look::options;
use crate::card::Card;
use crate::symbol::{SYMBOLS, Symbol, Symbols};
use crate::{Action, Cv, Edition, Plan, Turn, dice};

const LUCK: usize = Symbol::GoodLuck.index();
const BAD: usize = Symbol::BadLuck.index();

/// Counts of the six symbols.
type Counts = [u8; SYMBOLS];

fn counts(dice: Symbols) -> Counts {
    Symbol::ALL.map(|symbol| dice.count(symbol))
}

/// All throws of a number of dice, one die after the other, and how often each multiset is among them.
fn throws(dice: u8) -> Vec<(Counts, u64)> {
    let mut found: HashMap<Counts, u64> = HashMap::new();
    for throw in 0..6u64.pow(u32::from(dice)) {
        let mut shown = [0; SYMBOLS];
        (0..u32::from(dice)).for_each(|die| shown[(throw / 6u64.pow(die) % 6) as usize] += 1);
        *found.entry(shown).or_default() += 1;
    }
    let mut list: Vec<_> = found.into_iter().collect();
    list.sort_unstable();
    list
}

#[test]
fn throws_are_as_likely_as_dice_make_them() {
    for dice in 1..=7 {
        let mut found: HashMap<Counts, u64> = HashMap::new();
        let mut last = None;
        for index in 0..dice::throw_count(dice) {
            let thrown = dice::throw(dice, index);
            let is_new = !found.contains_key(&counts(thrown));
            assert_eq!(is_new, last != Some(thrown), "equal throws are neighbours");
            *found.entry(counts(thrown)).or_default() += 1;
            last = Some(thrown);
        }
        let expected: HashMap<Counts, u64> = throws(dice).into_iter().collect();
        assert_eq!(found, expected, "{dice} dice");
        let all: Vec<Symbols> = dice::all(dice).collect();
        assert_eq!(all.iter().copied().map(counts).collect::<HashSet<_>>().len(), expected.len());
        assert_eq!(all.len(), expected.len());
    }
    assert_eq!(dice::all(0).collect::<Vec<_>>(), [Symbols::EMPTY]);
}

#[test]
fn every_multiset_of_kept_dice_has_a_place_of_its_own() {
    for most in 1..=7 {
        let mut places = Vec::new();
        for kept in (0..=most).rev() {
            places.extend(dice::all(kept).map(|dice| dice::place(most, dice)));
        }
        // The fullest come first and the empty one last, without gaps.
        assert_eq!(places, (0..places.len()).collect::<Vec<_>>(), "{most} dice");
    }
}

/// A roll told by its rules alone.
struct Roll<'a> {
    edition: Edition,
    /// Bad luck among the tokens.
    tokens: u8,
    has_trip: bool,
    /// Misfortunes that have struck already (CV-43).
    struck: u8,
    worth: &'a dyn Fn(Counts) -> f64,
    throws: Vec<Vec<(Counts, u64)>>,
    memo: HashMap<(Counts, u8, bool), (f64, f64)>,
}

impl<'a> Roll<'a> {
    fn new(edition: Edition, tokens: u8, has_trip: bool, worth: &'a dyn Fn(Counts) -> f64) -> Roll<'a> {
        let throws = (0..=5).map(throws).collect();
        Roll { edition, tokens, has_trip, struck: 0, worth, throws, memo: HashMap::new() }
    }

    /// The roll after what has happened in a turn.
    fn after(self, turn: &Turn) -> Roll<'a> {
        Roll { struck: if self.edition == Edition::Gigamic { turn.struck } else { 0 }, ..self }
    }

    /// CV-40: three bad luck that the trip does not avert. CV-43: more than have struck.
    fn strikes(&self, dice: Counts) -> bool {
        (dice[BAD] + self.tokens).saturating_sub(u8::from(self.has_trip)) / 3 > self.struck
    }

    /// What throwing so many dice besides the kept ones is worth, and its risk.
    fn throw(&mut self, kept: Counts, dice: u8, rerolls: u8, has_therapy: bool) -> (f64, f64) {
        let (mut value, mut risk) = (0.0, 0.0);
        for (thrown, ways) in self.throws[usize::from(dice)].clone() {
            let mut all = kept;
            all.iter_mut().zip(thrown).for_each(|(all, thrown)| *all += thrown);
            let mut best = self.best(all, rerolls, has_therapy);
            // CV-43: struck with the throw already.
            if self.edition == Edition::Gigamic && self.strikes(all) {
                best.1 = 1.0;
            }
            value += ways as f64 * best.0;
            risk += ways as f64 * best.1;
        }
        let all = 6f64.powi(i32::from(dice));
        (value / all, risk / all)
    }

    /// Stopping, or the best reroll: the highest worth, then the least risk.
    fn best(&mut self, dice: Counts, rerolls: u8, has_therapy: bool) -> (f64, f64) {
        if let Some(&found) = self.memo.get(&(dice, rerolls, has_therapy)) {
            return found;
        }
        // CV-42: settled after the roll.
        let risk = self.edition == Edition::Granna && self.strikes(dice);
        let mut best = ((self.worth)(dice), f64::from(u8::from(risk)));
        for reroll in self.rerolls(dice, rerolls, has_therapy) {
            let found = self.reroll(dice, reroll, rerolls, has_therapy);
            if found.0 > best.0 + 1e-9 || (found.0 > best.0 - 1e-9 && found.1 < best.1 - 1e-9) {
                best = found;
            }
        }
        self.memo.insert((dice, rerolls, has_therapy), best);
        best
    }

    fn reroll(&mut self, dice: Counts, reroll: Counts, rerolls: u8, has_therapy: bool) -> (f64, f64) {
        let mut kept = dice;
        kept.iter_mut().zip(reroll).for_each(|(kept, reroll)| *kept -= reroll);
        let has_therapy = has_therapy && reroll[BAD] == 0;
        self.throw(kept, reroll.iter().sum(), rerolls - 1, has_therapy)
    }

    /// CV-21, CV-22, CV-C53: every choice of dice that may be rerolled.
    fn rerolls(&self, dice: Counts, rerolls: u8, has_therapy: bool) -> Vec<Counts> {
        let mut most = dice;
        most[BAD] = match (has_therapy, self.edition) {
            (false, _) => 0,
            (true, Edition::Granna) => dice[BAD],
            (true, Edition::Gigamic) => dice[BAD].min(1),
        };
        let mut all = vec![[0; SYMBOLS]];
        for symbol in 0..SYMBOLS {
            let extend = |part: Counts| {
                (0..=most[symbol]).map(move |count| {
                    let mut part = part;
                    part[symbol] = count;
                    part
                })
            };
            all = all.into_iter().flat_map(extend).collect();
        }
        all.retain(|part| rerolls > 0 && *part != [0; SYMBOLS]);
        all
    }
}

/// Some worth that prefers nothing in particular.
fn odd_worth(dice: Counts) -> f64 {
    let number = dice.iter().fold(7u64, |number, &count| number * 31 + u64::from(count));
    (engine::mix(number) % 1000) as f64 / 1000.0
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

const FACES: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = "H"; ability = "therapy""#),
    (14, r#"type = "relationship"; cost = "R"; dice = 1"#),
    (15, r#"type = "work"; cost = "K"; gives = "-""#),
    (16, r#"type = "knowledge"; cost = "K"; ability = "trip""#),
    (17, r#"type = "possession"; cost = "$$K"; points = 2"#),
    (18, r#"type = "possession"; cost = "---"; points = 2"#),
    (19, r#"type = "possession"; cost = "----"; points = 2"#),
    (20, r#"type = "possession"; cost = "K$"; points = 2"#),
];

/// What lies before the one who rolls, with the dice of a first throw.
const ROLLS: [(&str, [&str; 3]); 5] = [
    ("", ["HK$-", "H+--", "HHHH"]),
    ("relationship 14", ["HK$$-", "H+---", "KR$$+"]),
    ("health 13", ["HK$-", "H+--", "$$--"]),
    ("health 13; work 15", ["HK$-", "H$--", "K---"]),
    ("health 13; relationship 14; knowledge 16", ["HK$--", "K$$--", "H----"]),
];

fn first_throw(cv: &'static str, edition: Edition, dice: &str) -> Scenario<Cv> {
    let mut scenario = Position {
        edition,
        cv: [cv, "possession 12", "", ""],
        track: "17",
        faces: FACES,
        ..Default::default()
    }
    .scenario();
    scenario.chance(&format!("dice {dice}"));
    // CV-43: a misfortune of the first throw is behind us.
    if edition == Edition::Gigamic && !scenario.legal(1).contains(&"stop".to_owned()) {
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
    }
    scenario
}

#[test]
fn plans_are_the_best_of_all_rerolls() {
    let mut struck = 0;
    for edition in BOTH {
        for (cv, dice) in ROLLS {
            let (tokens, has_trip) = (u8::from(cv.contains("15")), cv.contains("16"));
            for dice in dice {
                let scenario = first_throw(cv, edition, dice);
                let board = scenario.state().board();
                let mut roll = Roll::new(edition, tokens, has_trip, &odd_worth).after(&board.turn);
                struck += usize::from(roll.struck > 0);
                let shown = counts(board.turn.dice);
                let has_therapy = cv.contains("13");
                let plan = scenario.game().plan(board, |dice| odd_worth(counts(dice)));
                let (value, risk) = roll.best(shown, 2, has_therapy);
                let what = format!("{edition:?} {cv} {dice}: {plan:?}, expected {value} {risk}");
                assert!(close(plan.value, value) && close(plan.risk, risk), "{what}");
                // The reroll that is named has this worth.
                let of_reroll = plan.reroll.map_or((odd_worth(shown), plan.risk), |reroll| {
                    roll.reroll(shown, counts(reroll), 2, has_therapy)
                });
                assert!(close(of_reroll.0, value) && close(of_reroll.1, risk), "{what}");
            }
        }
    }
    assert!(struck > 1, "misfortunes that have struck occur: {struck}");
}

/// Seat 1 is asked to throw because of this card in its hand.
fn before_the_throw(edition: Edition, cv: &'static str, hand: &'static str) -> Scenario<Cv> {
    let (cv, hand) = ([cv, "", "", ""], [hand, "", "", ""]);
    Position { edition, cv, hand, track: "17", faces: FACES, ..Default::default() }.scenario()
}

#[test]
fn of_plans_that_are_worth_the_same_the_one_with_less_risk_is_best() {
    let same = |_: Counts| 0.5;
    let mut lower = 0;
    for edition in BOTH {
        for (cv, dice) in ROLLS {
            for dice in dice {
                let scenario = first_throw(cv, edition, dice);
                let board = scenario.state().board();
                let roll = Roll::new(edition, u8::from(cv.contains("15")), cv.contains("16"), &same);
                let (value, risk) =
                    roll.after(&board.turn).best(counts(board.turn.dice), 2, cv.contains("13"));
                let plans = scenario.game().plans(board, |_| 0.5);
                let plan = scenario.game().plan(board, |_| 0.5);
                let what = format!("{edition:?} {cv} {dice}: {plan:?}, expected {value} {risk}");
                assert!(close(plan.value, value) && close(plan.risk, risk), "{what}");
                assert!(plans.iter().all(|other| plan.risk < other.risk + 1e-9), "{what}");
                lower += usize::from(plans[0].risk > plan.risk + 1e-9);
            }
        }
    }
    assert!(lower > 2, "rerolling bad luck away is better than to stop: {lower}");
}

#[test]
fn there_is_a_plan_for_each_choice_and_for_nothing_else() {
    for edition in BOTH {
        let mut zoo = before_the_throw(edition, "", "11");
        zoo.act(1, "throw").chance("dice HKR$").act(1, "play 11");
        let rolls = ROLLS.into_iter().flat_map(|(cv, dice)| dice.map(|dice| first_throw(cv, edition, dice)));
        for scenario in rolls.chain([zoo]) {
            let plans = scenario.game().plans(scenario.state().board(), |_| 0.5);
            let name = |plan: &Plan| plan.reroll.map_or(Action::Stop, Action::Reroll).to_string();
            let mut named: Vec<String> = plans.iter().map(name).collect();
            named.sort();
            assert_eq!(named, options(&scenario, 1));
        }
    }
}

#[test]
fn a_ladder_names_the_best_choice_all_through_its_turn() {
    let worth = |dice: Symbols| odd_worth(counts(dice));
    for edition in BOTH {
        for cv in ["", "health 13"] {
            let mut scenario = before_the_throw(edition, cv, "11");
            let ladder = scenario.game().ladder(scenario.state().board(), worth);
            let check = |scenario: &Scenario<Cv>| {
                let (game, board) = (scenario.game(), scenario.state().board());
                assert!(ladder.fits(board));
                let (plan, best) = (game.plan(board, worth), game.best_by(&ladder, board));
                assert!(close(plan.value, best.value) && close(plan.risk, best.risk), "{plan:?} {best:?}");
                assert_eq!(plan.reroll, best.reroll);
            };
            check(&scenario);
            scenario.act(1, "throw").chance("dice HK$-");
            check(&scenario);
            // More dice are another ladder.
            let mut more = scenario.clone();
            more.act(1, "play 11");
            assert!(!ladder.fits(more.state().board()));
            let before = *scenario.state().board();
            scenario.act(1, "reroll HK").chance("dice RR");
            check(&scenario);
            // One with fewer throws does not reach so far, and can tell only to stop.
            let short = scenario.game().ladder(scenario.state().board(), worth);
            assert!(short.fits(scenario.state().board()) && !short.fits(&before));
            assert_eq!(scenario.game().best_by(&short, &before).reroll, None);
            scenario.act(1, "reroll R").chance("dice +");
            check(&scenario);
        }
    }
}

/// CV-C45: in gigamic the trip averts a misfortune at once, and that symbol pays as bad luck no more; in granna it is
/// still free while cards are taken. Each throw is played out.
#[test]
fn odds_know_what_the_trip_around_the_world_has_averted() {
    for edition in BOTH {
        let position = Position {
            edition,
            cv: ["knowledge 16; possession 12", "", "", ""],
            track: "18 19 20",
            faces: FACES,
            ..Default::default()
        };
        let mut scenario = position.scenario();
        scenario.chance("dice HH--").act(1, "reroll H").chance("dice H");
        let game = scenario.game();
        assert!(game.averts_one(scenario.state().board()));
        for (card, expected) in [(18, [11, 1]), (19, [1, 1])] {
            let mut hits = 0;
            for (thrown, ways) in throws(2) {
                let shown: Symbols = Symbol::ALL
                    .into_iter()
                    .flat_map(|symbol| std::iter::repeat_n(symbol, usize::from(thrown[symbol.index()])))
                    .collect();
                let mut after = scenario.clone();
                after.act(1, "reroll HH").chance(&format!("dice {shown}"));
                if edition == Edition::Gigamic && after.legal(1).contains(&"lose 12".to_owned()) {
                    after.act(1, "lose 12");
                }
                hits += if after.legal(1).contains(&format!("take {card}")) { ways } else { 0 };
            }
            assert_eq!(hits, expected[usize::from(edition == Edition::Gigamic)], "{edition:?} {card}");
            let odds = game.odds(&scenario.view(1), Card::at(card)).expect("seat 1 rolls");
            assert!(close(odds.afford, hits as f64 / 36.0), "{edition:?} {card}: {odds:?}, expected {hits}");
        }
    }
    // Used up by the first throw, the symbol serves as one of the two that are asked for: the die must show the other.
    // Knowledge or money at once, or after a symbol that is not frozen.
    let cv = ["knowledge 16; possession 12", "", "", ""];
    let used = Position { edition: Edition::Gigamic, cv, track: "20", faces: FACES, ..Default::default() };
    let mut scenario = used.scenario();
    scenario.chance("dice H---");
    assert!(scenario.state().board().turn.is_trip_used);
    let odds = scenario.game().odds(&scenario.view(1), Card::at(20)).expect("seat 1 rolls");
    assert!(close(odds.afford, 1.0 / 3.0 + 1.0 / 2.0 / 3.0), "{odds:?}");
    let plain = first_throw("", Edition::Granna, "HHHH");
    assert!(!plain.game().averts_one(plain.state().board()));
}

#[test]
fn plans_before_the_first_throw_count_all_three() {
    for edition in BOTH {
        // With Psychotherapy it matters also later whether it has been used.
        for cv in ["", "health 13"] {
            let scenario = before_the_throw(edition, cv, "1");
            let plan = scenario.game().plan(scenario.state().board(), |dice| odd_worth(counts(dice)));
            let mut roll = Roll::new(edition, 0, false, &odd_worth);
            let (value, risk) = roll.throw([0; SYMBOLS], 4, 2, !cv.is_empty());
            let what = format!("{edition:?} {cv}: {plan:?}, expected {value} {risk}");
            assert!(close(plan.value, value) && close(plan.risk, risk), "{what}");
            assert_eq!(plan.reroll, Some(Symbols::EMPTY));
        }
    }
}

#[test]
fn odds_are_the_chance_to_cover_a_card() {
    // $$K, or three good luck.
    let covers = |dice: Counts| {
        f64::from(u8::from(dice[Symbol::Money.index()] >= 2 && dice[Symbol::Knowledge.index()] >= 1))
            .max(f64::from(u8::from(dice[LUCK] >= 3)))
    };
    let card = Card::at(17);
    for edition in BOTH {
        for (cv, dice) in &ROLLS[..4] {
            for dice in dice {
                let scenario = first_throw(cv, edition, dice);
                let board = scenario.state().board();
                let roll = Roll::new(edition, u8::from(cv.contains("15")), false, &covers);
                let mut roll = roll.after(&board.turn);
                let odds = scenario.game().odds(&scenario.view(1), card).expect("seat 1 rolls");
                let (value, risk) = roll.best(counts(board.turn.dice), 2, cv.contains("13"));
                let what = format!("{edition:?} {cv} {dice}: {odds:?}, expected {value} {risk}");
                assert!(close(odds.afford, value) && close(odds.misfortune, risk), "{what}");
                assert!(scenario.game().odds(&scenario.view(2), card).is_none());
                assert!(scenario.game().odds(&scenario.spectator_view(), card).is_none());
            }
        }
    }
}

#[test]
fn odds_regard_conditions_and_what_lies_there() {
    let faces: &[(u8, &str)] = &[
        (17, r#"type = "possession"; cost = ""; points = 2"#),
        (18, r#"type = "health"; cost = ""; needs = ["work"]"#),
    ];
    let mut scenario = Position { track: "17 18", faces, ..Default::default() }.scenario();
    scenario.chance("dice HHKK");
    let odds = |scenario: &Scenario<Cv>, card| scenario.game().odds(&scenario.view(1), Card::at(card));
    let sure = odds(&scenario, 17).expect("seat 1 rolls");
    assert!(close(sure.afford, 1.0) && close(sure.misfortune, 0.0) && sure.reroll.is_none(), "{sure:?}");
    assert!(close(odds(&scenario, 18).expect("seat 1 rolls").afford, 0.0));
    scenario.act(1, "stop");
    assert!(odds(&scenario, 17).is_none(), "the roll is over");
}

#[test]
fn the_risk_of_misfortune_is_counted() {
    for edition in BOTH {
        for (cv, dice) in ROLLS {
            for dice in dice {
                let scenario = first_throw(cv, edition, dice);
                let board = scenario.state().board();
                let shown = counts(board.turn.dice);
                let roll = Roll::new(edition, u8::from(cv.contains("15")), cv.contains("16"), &odd_worth);
                let roll = roll.after(&board.turn);
                let all = roll.rerolls(shown, 1, cv.contains("13"));
                let most = all.into_iter().max_by_key(|part| part.iter().sum::<u8>()).unwrap_or_default();
                let (mut hits, mut ways) = (0, 0);
                for (mut thrown, count) in throws(most.iter().sum()) {
                    thrown[BAD] += shown[BAD] - most[BAD];
                    hits += if roll.strikes(thrown) { count } else { 0 };
                    ways += count;
                }
                let expected = hits as f64 / ways as f64;
                let found = scenario.game().misfortune_risk(board);
                assert!(close(found, expected), "{edition:?} {cv} {dice}: {found}, expected {expected}");
            }
        }
    }
    // Before the first throw all dice are thrown: three or four of four show bad luck.
    let scenario = Position { hand: ["1", "", "", ""], ..Default::default() }.scenario();
    let risk = scenario.game().misfortune_risk(scenario.state().board());
    assert!(close(risk, 21.0 / 1296.0), "{risk}");
}
