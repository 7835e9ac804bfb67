use super::failure;
use super::pile::{Flaw, Pile, State};
use crate::conformance;

fn conserve(game: &Pile, state: &State) {
    game.conserve(state);
}

#[test]
fn a_sound_game_conforms() {
    for players in [2, 3] {
        let met = conformance(&Pile::new(players), 0..60, conserve);
        // Three kinds in hand, each played or put under the deck; a choice in parts has shorter lists.
        assert_eq!(met.longest_list, 4);
    }
}

/// Every flaw that a single state shows is found within a few matches, and told in words that fit it.
#[test]
fn every_flaw_is_found() {
    let flaws = [
        (Flaw::DuplicateLegal, "is listed twice"),
        (Flaw::UnsortedLegal, "not ascending"),
        (Flaw::IncompleteLegal, "is not listed, yet it is accepted"),
        (Flaw::DirtyBuffer, "does not clear its buffer"),
        (Flaw::RefusalChanges, "is refused, yet the state changed"),
        (Flaw::OrderMatters, "the state is another one"),
        (Flaw::ForeignSeat, "is not listed, yet it is accepted"),
        (Flaw::TakeBackTrace, "is not as if it had not been made"),
        (Flaw::TakeBackAlways, "yet may take something back"),
        (Flaw::TakeBackTooMuch, "is not as if it had not been made"),
        (Flaw::TakeBackTooLittle, "is not as if it had not been made"),
        (Flaw::NeverDone, "nobody is both"),
        (Flaw::LongLegal, "ask in parts"),
        (Flaw::ListSeesCommits, "the list changed by what others chose"),
        (Flaw::BlindAwaits, "the view waits for"),
        (Flaw::ForgetfulDigest, "the digest forgets something"),
        (Flaw::LossyImagine, "cards are lost or made"),
        (Flaw::OtherView, "has another view than it was imagined from"),
        (Flaw::ScatteredOutcomes, "equal outcomes are not neighbours"),
        (Flaw::AnyChance, "is no outcome, yet it is accepted"),
        (Flaw::SharedNotation, "reads back as"),
        (Flaw::SpacedNotation, "has spaces around it"),
        (Flaw::LostCard, "cards are lost or made"),
        (Flaw::Endless, "the match goes on after decisions_max"),
        (Flaw::WrongSum, "the view says"),
        (Flaw::GuessedPoints, "the view says"),
        (Flaw::UnknownLeftOut, "has other lines than the state's"),
        (Flaw::OwnPlaces, "the state says"),
        (Flaw::NoWinner, "seats are placed before it"),
        (Flaw::BlindOptions, "the view offers"),
        (Flaw::Heisenberg, "lead to different states"),
    ];
    for (flaw, words) in flaws {
        let found = failure(|| {
            conformance(&Pile::with(3, flaw), 0..30, conserve);
        });
        assert!(found.contains(words), "{flaw:?} is told as:\n{found}");
        assert!(found.contains("with seed ") && found.contains("TESTKIT_SEED="), "{flaw:?}:\n{found}");
    }
}
