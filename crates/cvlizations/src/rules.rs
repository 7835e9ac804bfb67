//! The phase machine: what is awaited, what is legal, and which module carries it out.

use engine::{
    Awaits, Digest, Fact, Game, GameInfo, Mode, NotNow, Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat,
    SeatSet, Sink, Standings, TakeBack, Viewer,
};

use crate::action::{Action, Chance};
use crate::card::{Idea, OrderSet};
use crate::event::Event;
use crate::model::{Board, PLAYERS_MAX, Phase, State, TURNS, Tribe};
use crate::rule_ids::{
    CVL_1, CVL_3, CVL_5, CVL_11, CVL_20, CVL_30, CVL_31, CVL_40, CVL_50, CVL_60, CVL_61, CVL_C13,
};
use crate::scoring::Source;
use crate::view::View;
use crate::why::Why;
use crate::{Cvlizations, Variant, imagine, scoring};

pub(crate) mod carry;
pub(crate) mod cleanup;
pub(crate) mod development;
pub(crate) mod idea;
pub(crate) mod order;
pub(crate) mod setup;
pub(crate) mod theft;

/// A refusal of this game.
pub(crate) type Refused = Refusal<Why>;

impl State {
    /// The card on top of the deck, if this seat has seen it.
    #[inline]
    fn top_for(&self, seat: Seat) -> Option<Idea> {
        self.hidden.pile.top().filter(|top| top.known_to.contains(seat)).map(|top| top.card)
    }
}

impl Cvlizations {
    /// The legal actions of a seat that is awaited: they depend on the open board and on the card it has seen.
    #[inline]
    fn list(&self, board: &Board, top: Option<Idea>, seat: Seat, out: &mut Vec<Action>) {
        match board.phase {
            Phase::Lay(tribe) => out.extend_from_slice(self.book.lays(board.hand[tribe.index()])),
            Phase::Carry(_) => carry::list(self, board, seat, out),
            Phase::Choose(_) => idea::list(out),
            Phase::Buy(_, purchase) => development::list(self, board, seat, top, purchase, out),
            Phase::Cleanup(_) => idea::list_alike(out),
            Phase::Deal
            | Phase::Leader
            | Phase::GrannfolkOpen
            | Phase::GrannfolkHidden
            | Phase::Look(_)
            | Phase::Refill(..)
            | Phase::Over => {}
        }
    }

    /// The orders that the Grannfolk draws from.
    #[inline]
    fn grannfolk(&self, state: &State) -> OrderSet {
        order::grannfolk_deck(&state.board)
    }
}

impl Game for Cvlizations {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &GameInfo {
        slug: "cvlizations",
        title: "CVlizations",
        // CVL-1: three to five players, or two in one of two variants.
        modes: &[
            Mode { variant: Variant::Standard.word(), players: 3..=PLAYERS_MAX },
            Mode { variant: Variant::Basic.word(), players: 2..=2 },
            Mode { variant: Variant::Advanced.word(), players: 2..=2 },
        ],
        rules: include_str!("../../../docs/rules/cvlizations.md"),
    };

    fn variant(&self) -> &'static str {
        self.variant.word()
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        self.players
    }

    fn deck_facts(&self) -> String {
        self.deck.facts()
    }

    fn decisions_max(&self) -> usize {
        // Each turn a seat lays for at most two tribes, carries out at most two actions with a choice each and
        // the choices of its ideas, buys twice at most, and is asked once by each idea of the cleanup.
        let ideas = self.book.choice_count();
        usize::from(TURNS) * self.players * (2 + 2 * (1 + ideas) + 2 + self.book.patience_count())
    }

    fn start(&self) -> State {
        setup::start(self)
    }

    #[inline]
    fn awaits(&self, state: &State) -> Awaits {
        state.board.phase.due().awaits()
    }

    #[inline]
    fn awaits_in(&self, view: &View) -> Awaits {
        view.board.phase.due().awaits()
    }

    #[inline]
    fn committed(&self, _: &State) -> SeatSet {
        // CVL-11: orders are laid in turn, so no choice is simultaneous.
        SeatSet::EMPTY
    }

    #[inline]
    fn part_count(&self, _: &State, _: Seat) -> usize {
        0
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.awaits(state).seats().contains(seat) {
            self.list(&state.board, state.top_for(seat), seat, out);
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let board = &state.board;
        match (board.phase, action) {
            (Phase::Lay(tribe), Action::Lay { open, hidden }) => {
                order::check(board.hand[tribe.index()], open, hidden)
            }
            (Phase::Lay(_), _) => Err(Refusal::new(CVL_11, Why::LayNow)),
            (Phase::Carry(_), _) => carry::check(self, board, seat, action),
            (Phase::Choose(_), _) => idea::check(&state.board, action),
            (Phase::Buy(_, purchase), _) => {
                development::check(self, board, seat, state.top_for(seat), purchase, action)
            }
            (Phase::Cleanup(_), _) => idea::check_alike(action),
            (
                Phase::Deal
                | Phase::Leader
                | Phase::GrannfolkOpen
                | Phase::GrannfolkHidden
                | Phase::Look(_)
                | Phase::Refill(..)
                | Phase::Over,
                _,
            ) => Err(self.refuse(state, NotNow::ChanceAwaited)),
        }
    }

    fn rule_of(&self, state: &State, not_now: NotNow) -> RuleId {
        match not_now {
            NotNow::NoSuchSeat => CVL_1,
            NotNow::Over => CVL_50,
            NotNow::ChanceAwaited
            | NotNow::NotYourTurn
            | NotNow::AlreadyChosen
            | NotNow::NothingToTakeBack => match state.board.phase {
                Phase::Deal => CVL_3,
                Phase::Leader => CVL_5,
                Phase::Lay(_) | Phase::GrannfolkOpen | Phase::GrannfolkHidden => CVL_11,
                Phase::Carry(_) | Phase::Choose(_) => CVL_20,
                Phase::Look(_) | Phase::Buy(..) | Phase::Refill(..) => CVL_30,
                Phase::Cleanup(_) => CVL_40,
                Phase::Over => CVL_50,
            },
            NotNow::NoChanceAwaited | NotNow::OtherChance | NotNow::NotInDeck => match state.board.phase {
                Phase::Leader if self.variant == Variant::Basic => CVL_60,
                Phase::Leader => CVL_5,
                Phase::GrannfolkOpen | Phase::GrannfolkHidden => CVL_61,
                Phase::Look(_) => CVL_C13,
                Phase::Refill(..) => CVL_31,
                _ => CVL_3,
            },
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (state.board.phase, action) {
            (Phase::Lay(tribe), Action::Lay { open, hidden }) => {
                order::lay(self, state, tribe, (open, hidden), sink);
            }
            (Phase::Buy(_, purchase), Action::Buy { idea, swap }) => {
                development::buy(self, state, seat, purchase, (idea, swap), sink);
            }
            (Phase::Buy(..), _) => development::stop(self, state, seat, sink),
            (Phase::Choose(_), Action::Take(bundle)) => idea::choose(self, state, seat, bundle, sink),
            (Phase::Cleanup(_), Action::Take(bundle)) => idea::choose_alike(self, state, seat, bundle, sink),
            (_, action) => carry::choose(self, state, seat, action, sink),
        }
    }

    fn apply_take_back(&self, _: &mut State, _: Seat, _: TakeBack, _: &mut impl Sink<Event>) {}

    #[inline]
    fn outcome_count(&self, state: &State) -> u64 {
        match state.board.phase {
            Phase::Deal | Phase::Look(_) | Phase::Refill(..) => u64::from(state.hidden.pile.outcome_count()),
            Phase::Leader => self.players as u64,
            Phase::GrannfolkOpen | Phase::GrannfolkHidden => u64::from(self.grannfolk(state).count()),
            Phase::Lay(_)
            | Phase::Carry(_)
            | Phase::Choose(_)
            | Phase::Buy(..)
            | Phase::Cleanup(_)
            | Phase::Over => 0,
        }
    }

    #[inline]
    fn outcome(&self, state: &State, index: u64) -> Chance {
        match state.board.phase {
            Phase::Leader if self.variant == Variant::Basic => Chance::Left(Seat::at(index as usize)),
            Phase::Leader => Chance::Leader(Seat::at(index as usize)),
            Phase::GrannfolkOpen => Chance::Open(self.grannfolk(state).nth(index as u32)),
            Phase::GrannfolkHidden => Chance::Hidden(self.grannfolk(state).nth(index as u32)),
            Phase::Look(_) => Chance::Look(state.hidden.pile.outcome(index as u32)),
            Phase::Deal
            | Phase::Refill(..)
            | Phase::Lay(_)
            | Phase::Carry(_)
            | Phase::Choose(_)
            | Phase::Buy(..)
            | Phase::Cleanup(_)
            | Phase::Over => Chance::Idea(state.hidden.pile.outcome(index as u32)),
        }
    }

    fn check_outcome(&self, state: &State, chance: Chance) -> Result<(), Refused> {
        let is_basic = self.variant == Variant::Basic;
        let is_there = match (state.board.phase, chance) {
            (Phase::Deal | Phase::Refill(..), Chance::Idea(idea)) => state.hidden.pile.can_draw(idea),
            (Phase::Look(_), Chance::Look(idea)) => state.hidden.pile.can_draw(idea),
            (Phase::Leader, Chance::Left(seat)) if is_basic => seat.index() < self.players,
            (Phase::Leader, Chance::Leader(seat)) if !is_basic => seat.index() < self.players,
            (Phase::GrannfolkOpen, Chance::Open(order)) => self.grannfolk(state).contains(order),
            (Phase::GrannfolkHidden, Chance::Hidden(order)) => self.grannfolk(state).contains(order),
            _ => return Err(self.refuse(state, NotNow::OtherChance)),
        };
        if is_there { Ok(()) } else { Err(self.refuse(state, NotNow::NotInDeck)) }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        match (chance, state.board.phase) {
            (Chance::Idea(idea), Phase::Refill(seat, purchase)) => {
                development::refill(self, state, (seat, purchase), idea, sink);
            }
            (Chance::Idea(idea), _) => setup::deal(self, state, idea, sink),
            (Chance::Look(idea), Phase::Look(seat)) => development::look(state, seat, idea, sink),
            (Chance::Look(_), _) => {}
            (Chance::Leader(seat), _) => setup::lead(self, state, seat, sink),
            (Chance::Left(seat), _) => setup::sit_left(self, state, seat, sink),
            (Chance::Open(order), _) => order::draw_open(state, order, sink),
            (Chance::Hidden(order), _) => order::lay_hidden(self, state, Tribe::Grannfolk, order, sink),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn uncovers(&self, event: &Event) -> bool {
        event.uncovers()
    }

    fn options(&self, view: &View, out: &mut Vec<Action>) {
        out.clear();
        if let Some(seat) = view.viewer.seat()
            && self.awaits_in(view).seats().contains(seat)
        {
            self.list(&view.board, view.top(), seat, out);
        }
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        imagine::imagine(self, view, words)
    }

    #[inline]
    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        let board = board_of(from);
        scoring::score(self, board, seat, &scoring::swaps(self, board, seat), out);
    }

    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings {
        Standings::Placed(scoring::places(self, board_of(from)))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        state.digest(digest);
    }
}

/// All that scores lies open.
#[inline]
fn board_of(from: ScoreFrom<'_, Cvlizations>) -> &Board {
    match from {
        ScoreFrom::State(state) => &state.board,
        ScoreFrom::View(view) => &view.board,
    }
}
