//! The rule facts of a state, one by one, in an order that never changes: stored fingerprints are made of them.

use engine::{Digest, Fact};

use crate::card::{Card, Kind};
use crate::model::{Board, Hidden, Laying, Phase, State, Step, Turn};

impl Fact for Card {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.number());
    }
}

impl Fact for Kind {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(self.index() as u8));
    }
}

impl Fact for Step {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(*self == Step::Second));
    }
}

impl Fact for Phase {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Phase::Open => digest.add("open"),
            Phase::Goal(seat) => digest.add("goal").add(seat),
            Phase::PublicGoal => digest.add("public-goal"),
            Phase::Deal(seat) => digest.add("deal").add(seat),
            Phase::Draft(step) => digest.add("draft").add(step),
            Phase::Roll(seat) => digest.add("roll").add(seat),
            Phase::Throw(seat) => digest.add("throw").add(seat),
            Phase::Misfortune(seat) => digest.add("misfortune").add(seat),
            Phase::Select(seat) => digest.add("select").add(seat),
            Phase::Upkeep(seat) => digest.add("upkeep").add(seat),
            Phase::Lay(seat) => digest.add("lay").add(seat),
            Phase::Refill => digest.add("refill"),
            Phase::Assist(seat) => digest.add("assist").add(seat),
            Phase::Settle(seat) => digest.add("settle").add(seat),
            Phase::Over => digest.add("over"),
        };
    }
}

impl Fact for Turn {
    fn digest(&self, digest: &mut Digest) {
        // The powers follow from the cards in force.
        let Turn {
            in_force,
            tokens,
            any,
            powers: _,
            dice,
            fresh,
            throws,
            is_therapy_used,
            is_trip_used,
            changed,
            events,
            discounts,
            taken,
            struck,
            due,
        } = self;
        digest.add(in_force).add(tokens).add(any).add(dice).add(fresh).add(throws).add(is_therapy_used);
        digest.add(is_trip_used).add(changed).add(events).add(discounts).add(taken).add(struck).add(due);
    }
}

impl Fact for Laying {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.cards).add(&self.announced.map(|(card, _)| card));
        digest.add(&self.announced.map(|(_, kind)| kind));
    }
}

impl Fact for State {
    fn digest(&self, digest: &mut Digest) {
        // Taken apart by name, so that a new field cannot be forgotten here.
        let Board {
            phase,
            round,
            starter,
            current,
            gathering,
            retired,
            entitled,
            is_assisting,
            track,
            goals,
            tops,
            counts,
            pack_count,
            hand_count,
            under,
            apart,
            keep_work,
            open_hand,
            shown,
            decks,
            discards,
            turn,
            laying,
        } = &self.board;
        digest.add(phase).add(round).add(starter).add(current).add(gathering).add(retired).add(entitled);
        digest.add(is_assisting).add(track).add(goals).add(tops).add(counts).add(pack_count).add(hand_count);
        digest.add(under).add(apart).add(open_hand).add(shown).add(decks).add(discards).add(turn).add(laying);
        let Hidden { rest, goal, hand, pack, chosen, passed } = &self.hidden;
        digest.add(rest).add(goal).add(hand).add(pack).add(chosen).add(passed);
        // Since rules version 2 of the edition gigamic. Without such a card a state has the fingerprint it always had.
        if !keep_work.is_empty() {
            digest.add("keep-work").add(keep_work);
        }
    }
}
