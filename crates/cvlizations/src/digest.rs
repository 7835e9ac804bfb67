//! The rule facts of a state, one by one, in an order that never changes: stored fingerprints are made of them.

use engine::{Digest, Fact};

use crate::card::{Idea, Order};
use crate::model::{Agenda, Board, Crowd, Hidden, Phase, Player, Purchase, State, Tribe};
use crate::resource::{Resource, Resources};

impl Fact for Order {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(self.index() as u8));
    }
}

impl Fact for Idea {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.number());
    }
}

impl Fact for Resources {
    fn digest(&self, digest: &mut Digest) {
        for resource in Resource::ALL {
            digest.add(&self.count(resource));
        }
    }
}

impl Fact for Tribe {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Tribe::Player(seat) => digest.add("player").add(seat),
            Tribe::Neutral(seat) => digest.add("neutral").add(seat),
            Tribe::Grannfolk => digest.add("grannfolk"),
        };
    }
}

impl Fact for Purchase {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(*self == Purchase::Second));
    }
}

impl Fact for Phase {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Phase::Deal => digest.add("deal"),
            Phase::Leader => digest.add("leader"),
            Phase::GrannfolkOpen => digest.add("grannfolk open"),
            Phase::GrannfolkHidden => digest.add("grannfolk hidden"),
            Phase::Lay(tribe) => digest.add("lay").add(tribe),
            Phase::Carry(seat) => digest.add("carry").add(seat),
            Phase::Choose(seat) => digest.add("choose").add(seat),
            Phase::Look(seat) => digest.add("look").add(seat),
            Phase::Buy(seat, purchase) => digest.add("buy").add(seat).add(purchase),
            Phase::Refill(seat, purchase) => digest.add("refill").add(seat).add(purchase),
            Phase::Cleanup(seat) => digest.add("cleanup").add(seat),
            Phase::Over => digest.add("over"),
        };
    }
}

impl Fact for Player {
    fn digest(&self, digest: &mut Digest) {
        let Player { resources, happiness, ideas, awake } = self;
        digest.add(resources).add(happiness).add(ideas).add(awake);
    }
}

impl Fact for Agenda {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.bits());
    }
}

impl Fact for State {
    fn digest(&self, digest: &mut Digest) {
        // Taken apart by name, so that a new field cannot be forgotten here.
        let Board {
            phase,
            turn,
            leader,
            first,
            left,
            hand,
            open,
            laid,
            crowd,
            agenda,
            is_again,
            place,
            pending,
            spent,
            robbed,
            buyers,
            track,
            players,
            bought_in,
        } = &self.board;
        digest.add(phase).add(turn).add(leader).add(first).add(left).add(hand).add(open).add(laid);
        // How many tribes laid an order follows from what they laid.
        let _: &Crowd = crowd;
        digest
            .add(agenda)
            .add(is_again)
            .add(place)
            .add(pending)
            .add(spent)
            .add(robbed)
            .add(buyers)
            .add(track)
            .add(players)
            .add(bought_in);
        let Hidden { orders, pile } = &self.hidden;
        digest.add(orders).add(pile);
    }
}
