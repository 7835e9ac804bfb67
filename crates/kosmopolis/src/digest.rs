//! The rule facts of a state, one by one, in an order that never changes: stored fingerprints are made of them.

use engine::{Digest, Fact};

use crate::card::Colour;
use crate::model::{Board, Hidden, Laid, Phase, Report, State, Step};

impl Fact for Colour {
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
            Phase::Seed => digest.add("seed"),
            Phase::Start(seat) => digest.add("start").add(seat),
            Phase::Deal(seat) => digest.add("deal").add(seat),
            Phase::Draft(step) => digest.add("draft").add(step),
            Phase::Play(seat) => digest.add("play").add(seat),
            Phase::Scholar(seat) => digest.add("scholar").add(seat),
            Phase::Agent(seat) => digest.add("agent").add(seat),
            Phase::Lay(seat) => digest.add("lay").add(seat),
            Phase::Priest(seat) => digest.add("priest").add(seat),
            Phase::Save(seat) => digest.add("save").add(seat),
            Phase::Over => digest.add("over"),
        };
    }
}

impl Fact for Laid {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.seat).add(&self.column);
    }
}

impl Fact for Report {
    fn digest(&self, digest: &mut Digest) {
        let Report { round, laid, values, limits, sums, saved, lost, bonus } = self;
        digest.add(round).add(laid).add(values).add(limits).add(sums).add(saved).add(lost).add(bonus);
    }
}

impl Fact for State {
    fn digest(&self, digest: &mut Digest) {
        // Taken apart by name, so that a new field cannot be forgotten here.
        let Board {
            phase,
            round,
            starter,
            closer,
            gathering,
            dealt,
            deck_count,
            supply,
            markers,
            hand_count,
            pack_count,
            drawn_count,
            opening,
            laid,
            capital,
            discards,
            hometown,
            bonus,
            played,
            report,
        } = &self.board;
        digest.add(phase).add(round).add(starter).add(closer).add(gathering).add(dealt).add(deck_count);
        digest.add(supply).add(markers).add(hand_count).add(pack_count).add(drawn_count).add(opening);
        digest.add(laid).add(capital).add(discards).add(hometown).add(bonus).add(played).add(report);
        let Hidden { deck, hand, pack, chosen, passed, stock, laid, drawn } = &self.hidden;
        digest.add(deck).add(hand).add(pack).add(chosen).add(passed).add(stock).add(laid).add(drawn);
    }
}
