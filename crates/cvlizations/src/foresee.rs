//! What orders would bring their owner, told by the rules themselves before anything is laid.

use engine::{Seat, Told};

use crate::Cvlizations;
use crate::card::{Idea, IdeaSet, Order, OrderSet, Strength};
use crate::effect::{Effect, Gain};
use crate::event::Event;
use crate::model::{Board, Crowd};
use crate::resource::{Resource, Resources};
use crate::rules::carry::{self, Done};
use crate::rules::{idea, theft};

/// What orders would bring their owner if they were carried out as things stand now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foresight {
    /// Resources that come without a choice.
    pub resources: Resources,
    /// Happiness.
    pub happiness: u32,
    /// How many resources of the owner's choice come from the supply.
    pub choices: u32,
    /// How many resources can be taken from others.
    pub loot: u32,
    /// How many trades there are.
    pub trades: u32,
    /// How many resources each of them takes for one, the Wheel included (CVL-C29).
    pub taken: u32,
    /// What the owner's ideas add to that, in the order in which they do.
    pub ideas: Vec<(Idea, Gain)>,
}

impl Foresight {
    /// Whether nothing at all would come of it.
    pub fn is_nothing(&self) -> bool {
        *self == Foresight::default()
    }
}

impl Cvlizations {
    /// What these orders would bring a seat at these strengths, carried out one after the other on a copy of the
    /// board by the same rules as in a match. What others do before is not known, so it is left out.
    pub fn foresee(&self, board: &Board, seat: Seat, laid: &[(Order, Strength)]) -> Foresight {
        let mut copy = *board;
        let mut found = Foresight::default();
        copy.laid[seat.index()] = laid.iter().map(|&(order, _)| order).collect::<OrderSet>();
        copy.crowd = Crowd::new(laid);
        let mut orders: Vec<(Order, Strength)> = laid.to_vec();
        orders.sort_unstable();
        for (order, strength) in orders.into_iter().filter(|&(order, _)| order != Order::Doubling) {
            copy.is_again = false;
            self.foresee_once(&mut copy, seat, (order, strength), &mut found);
            if carry::is_doubled(self, &copy, seat) {
                copy.is_again = true;
                self.foresee_once(&mut copy, seat, (order, strength), &mut found);
            }
        }
        let [before, after] = [board, &copy].map(|board| board.players[seat]);
        found.resources = after.resources.minus(before.resources);
        found.happiness = after.happiness - before.happiness;
        found
    }

    fn foresee_once(
        &self,
        board: &mut Board,
        seat: Seat,
        (order, strength): (Order, Strength),
        found: &mut Foresight,
    ) {
        let mut events: Vec<Told<Event>> = Vec::new();
        let done = carry::execute(self, board, seat, order, strength, &mut events).unwrap_or_else(|| {
            let amount = self.book.amount(order, strength);
            match order {
                Order::Theft => {
                    let (loot, supply) = theft::most(self, board, seat, strength);
                    found.loot += loot;
                    found.choices += supply;
                }
                Order::Trading => {
                    found.trades += 1;
                    found.taken = u32::from(amount);
                }
                _ => found.choices += u32::from(amount),
            }
            // Which kind is taken is not known; the Wheel hands out one more of it, whichever it is.
            let taken = (order == Order::Trading).then_some(Resource::Food);
            Done { order, strength, brought: true, taken, is_again: board.is_again }
        });
        idea::after_action(self, board, seat, done, &mut events);
        for told in events {
            if let Event::Brought(_, idea, gain) = told.full {
                let is_taken = matches!(self.effect(idea), Effect::Order(_, Gain::Taken));
                if is_taken {
                    let player = &mut board.players[seat];
                    player.resources = player.resources.minus(Resources::of(Resource::Food, 1));
                    found.taken += 1;
                }
                found.ideas.push((idea, if is_taken { Gain::Taken } else { gain }));
            }
        }
        for idea in board.pending.iter() {
            found.choices += 1;
            found.ideas.push((idea, Gain::Choice));
        }
        board.pending = IdeaSet::EMPTY;
    }
}
