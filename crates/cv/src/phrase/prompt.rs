//! What a match waits for.

use engine::{Game, Phrase, Prompt, ScoreFrom, Seat};

use super::{Said, Token};
use crate::card::{Age, CardSet, Kind};
use crate::{Action, Cv, Phase, TAKEN_MAX, View, rule_ids};

/// Decks with fewer cards than this are spoken of: soon there is social assistance.
const NEARLY_EMPTY: u32 = 4;

pub(super) fn say_prompt(game: &Cv, view: &View) -> Prompt<Token> {
    let turn = &view.board.turn;
    let is_own = |seat: Seat| view.viewer.seat() == Some(seat);
    let pick = |seat: Seat, own: &dyn Fn() -> Said, other: &'static str| {
        if is_own(seat) { own() } else { Phrase::new(other).with("name", seat) }
    };
    let (what, rule) = match view.board.phase {
        Phase::Open => (Phrase::new("wait-deal"), rule_ids::CV_4),
        Phase::Goal(_) | Phase::PublicGoal => (Phrase::new("wait-deal"), rule_ids::CV_5),
        Phase::Deal(_) => (Phrase::new("wait-deal"), rule_ids::CV_6),
        Phase::Draft(_) => (say_draft(game, view), rule_ids::CV_7),
        Phase::Roll(seat) => {
            let own = || match turn.dice.is_empty() {
                true => Phrase::new("cv-now-throw").with("count", turn.fresh),
                false => Phrase::new("cv-now-roll").with("count", turn.throws),
            };
            (pick(seat, &own, "cv-wait-roll"), rule_ids::CV_21)
        }
        Phase::Throw(seat) => (Phrase::new("cv-wait-roll").with("name", seat), rule_ids::CV_21),
        Phase::Misfortune(seat) => {
            let own = || Phrase::new("cv-now-misfortune");
            (pick(seat, &own, "cv-wait-misfortune"), rule_ids::CV_40)
        }
        Phase::Select(seat) => {
            let left = TAKEN_MAX - turn.taken_count().min(TAKEN_MAX);
            let own = || Phrase::new("cv-now-select").with("count", left);
            (pick(seat, &own, "cv-wait-select"), rule_ids::CV_30)
        }
        Phase::Upkeep(seat) => {
            (pick(seat, &|| Phrase::new("cv-now-upkeep"), "cv-wait-upkeep"), rule_ids::CV_57)
        }
        Phase::Lay(seat) => {
            let is_waiting = view.board.laying.announced.is_some();
            let rule = if is_waiting { rule_ids::CV_53 } else { rule_ids::CV_51 };
            (pick(seat, &|| say_lay(game, view), "cv-wait-lay"), rule)
        }
        Phase::Refill => (Phrase::new("cv-wait-refill"), rule_ids::CV_60),
        Phase::Assist(seat) => {
            let own = || match view.board.laying.cards[0] {
                Some(_) => say_lay(game, view),
                None => Phrase::new("cv-now-assist"),
            };
            (pick(seat, &own, "cv-wait-assist"), rule_ids::CV_72)
        }
        Phase::Settle(seat) => {
            (pick(seat, &|| Phrase::new("cv-now-settle"), "cv-wait-settle"), rule_ids::CV_53)
        }
        Phase::Over => (game.standings(ScoreFrom::View(view)).say(), rule_ids::CV_86),
    };
    Prompt { what, note: say_note(game, view), rule }
}

impl Cv {
    /// The cards that the viewer can lay now: what has no choice the rules do themselves.
    pub fn to_lay(&self, view: &View) -> CardSet {
        let mut options = Vec::new();
        self.options(view, &mut options);
        let laid = options.into_iter().filter_map(|action| match action {
            Action::Lay(card, ..) | Action::Announce(card, _) | Action::Wait(card) => Some(card),
            _ => None,
        });
        laid.collect()
    }
}

/// The card to be laid now: the announced one waits until others have their type (CV-53).
fn say_lay(game: &Cv, view: &View) -> Said {
    if let Some((card, kind)) = view.board.laying.announced {
        return Phrase::new("cv-now-lay-waiting").with("card", card).with("kind", kind);
    }
    let cards = game.to_lay(view);
    // CV-51, CV-52: only some types may go underneath.
    let is_free = |kind: Kind| Kind::SERIES.contains(&kind);
    let has_choice = cards.iter().any(|card| game.face(card).kinds.iter().any(is_free));
    Phrase::new(if has_choice { "cv-now-lay" } else { "cv-now-lay-top" }).with("cards", cards)
}

/// What is soon to happen: the last round, or social assistance.
fn say_note(game: &Cv, view: &View) -> Option<Said> {
    let board = &view.board;
    if board.round == 0 || matches!(board.phase, Phase::Over | Phase::Assist(_) | Phase::Settle(_)) {
        return None;
    }
    // CV-80: the old-age deck never grows again, so a short one means that this round is the last.
    if board.deck_count(Age::OldAge) < game.players() as u32 {
        return Some(Phrase::new("cv-note-last"));
    }
    let age = board.deck()?;
    let count = board.deck_count(age);
    (count < NEARLY_EMPTY && age != Age::OldAge)
        .then(|| Phrase::new("cv-note-deck").with("age", age).with("count", count))
}

fn say_draft(game: &Cv, view: &View) -> Said {
    let waiting = view.board.gathering.awaited();
    match view.viewer.seat() {
        Some(seat) if waiting.contains(seat) => {
            let left = seat.left(1, game.players());
            let pass = view.pack.count().saturating_sub(1);
            Phrase::new("cv-now-keep").with("count", pass).with("name", left)
        }
        Some(_) => Phrase::new("wait-choose-mine").list("names", waiting.iter()),
        None => Phrase::new("wait-choose").list("names", waiting.iter()),
    }
}
