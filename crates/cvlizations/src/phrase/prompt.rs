//! What a match waits for.

use engine::{Game, Phrase, Prompt, ScoreFrom, Seat};

use super::{Said, Token};
use crate::card::Order;
use crate::model::{Purchase, TURNS, Tribe};
use crate::rules::carry;
use crate::{Cvlizations, Phase, View, rule_ids};

pub(super) fn say_prompt(game: &Cvlizations, view: &View) -> Prompt<Token> {
    let board = &view.board;
    let is_own = |seat: Seat| view.viewer.seat() == Some(seat);
    let other = |key: &'static str, seat: Seat| Phrase::new(key).with("name", seat);
    let pick =
        |seat: Seat, own: Said, waiting: &'static str| if is_own(seat) { own } else { other(waiting, seat) };
    let (what, rule) = match board.phase {
        Phase::Deal => (Phrase::new("wait-deal"), rule_ids::CVL_3),
        Phase::Leader => (Phrase::new("cvl-wait-leader"), rule_ids::CVL_5),
        Phase::GrannfolkOpen | Phase::GrannfolkHidden | Phase::Lay(Tribe::Grannfolk) => {
            (Phrase::new("cvl-wait-grannfolk"), rule_ids::CVL_61)
        }
        Phase::Lay(Tribe::Player(seat)) => {
            (pick(seat, Phrase::new("cvl-now-lay"), "cvl-wait-lay"), rule_ids::CVL_11)
        }
        Phase::Lay(Tribe::Neutral(seat)) => {
            (pick(seat, Phrase::new("cvl-now-neutral"), "cvl-wait-neutral"), rule_ids::CVL_70)
        }
        Phase::Carry(seat) => {
            let (order, strength) = carry::due(board);
            let own = match order {
                Order::Theft => Phrase::new("cvl-now-steal"),
                Order::Trading => Phrase::new("cvl-now-trade"),
                _ => Phrase::new("cvl-now-take").with("count", game.amount(order, strength)),
            };
            let rule = match order {
                Order::Theft => rule_ids::CVL_24,
                Order::Trading => rule_ids::CVL_25,
                _ => rule_ids::CVL_23,
            };
            (pick(seat, own.with("order", order), "cvl-wait-carry"), rule)
        }
        Phase::Choose(seat) | Phase::Cleanup(seat) => match board.pending.first() {
            Some(idea) => {
                let is_cleanup = matches!(board.phase, Phase::Cleanup(_));
                let key = if is_cleanup { "cvl-now-alike" } else { "cvl-now-choose" };
                (
                    pick(seat, Phrase::new(key).with("idea", idea), "cvl-wait-choose"),
                    crate::rule_of_idea(idea),
                )
            }
            None => (other("cvl-wait-choose", seat), rule_ids::CVL_28),
        },
        Phase::Look(seat) => (other("cvl-wait-look", seat), rule_ids::CVL_C13),
        Phase::Buy(seat, purchase) => {
            let own = match purchase {
                Purchase::First => Phrase::new("cvl-now-buy"),
                Purchase::Second => Phrase::new("cvl-now-buy-second"),
            };
            (pick(seat, own, "cvl-wait-buy"), rule_ids::CVL_34)
        }
        Phase::Refill(..) => (Phrase::new("cvl-wait-refill"), rule_ids::CVL_31),
        Phase::Over => (game.standings(ScoreFrom::View(view)).say(), rule_ids::CVL_52),
    };
    let is_last = board.turn == TURNS && board.phase != Phase::Over;
    Prompt { what, note: is_last.then(|| Phrase::new("cvl-note-last")), rule }
}
