//! The phase machine: what is awaited, what is legal, and which module carries it out.

use engine::{
    Awaits, Digest, Fact, Game, GameInfo, Mode, NotNow, Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat,
    SeatSet, Sink, Standings, TakeBack, Viewer,
};

use crate::action::{Action, Chance};
use crate::card::{Age, CARDS, Card, CardSet};
use crate::event::Event;
use crate::model::{Board, PLAYERS_MAX, Phase, State};
use crate::rule_ids::{CV_1, CV_4, CV_5, CV_6, CV_7, CV_10, CV_21, CV_60, CV_80};
use crate::scoring::Source;
use crate::view::View;
use crate::why::Why;
use crate::{Cv, Edition, dice, imagine, scoring};

pub(crate) mod assistance;
pub(crate) mod cleanup;
pub(crate) mod draft;
pub(crate) mod lay;
pub(crate) mod misfortune;
pub(crate) mod roll;
pub(crate) mod select;
pub(crate) mod setup;
pub(crate) mod upkeep;

/// A refusal of this game.
pub(crate) type Refused = Refusal<Why>;

/// What the legal list of a seat depends on: the open board and the seat's own cards, and nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    /// All events in hand, hidden and open.
    pub(crate) events: CardSet,
    /// The cards to choose from in the draft.
    pub(crate) pack: CardSet,
}

impl State {
    #[inline]
    fn own(&self, seat: Seat) -> Own {
        Own { events: self.hidden.hand[seat].union(self.board.open_hand[seat]), pack: self.hidden.pack[seat] }
    }
}

impl Cv {
    /// The legal actions of a seat that is awaited.
    #[inline]
    pub(crate) fn list(&self, board: &Board, own: Own, seat: Seat, out: &mut Vec<Action>) {
        match board.phase {
            Phase::Draft(_) => draft::list(own.pack, out),
            Phase::Roll(_) => roll::list(self, board, own.events, out),
            Phase::Misfortune(_) => misfortune::list(self, board, seat, own.events, out),
            Phase::Select(_) => select::list(self, board, seat, own.events, out),
            Phase::Upkeep(_) => upkeep::list(self, board, seat, out),
            Phase::Lay(_) | Phase::Settle(_) => lay::list(self, board, seat, out),
            Phase::Assist(_) => assistance::list(self, board, seat, out),
            Phase::Open
            | Phase::Goal(_)
            | Phase::PublicGoal
            | Phase::Deal(_)
            | Phase::Throw(_)
            | Phase::Refill
            | Phase::Over => {}
        }
    }

    /// The cards chance draws from in this phase, each as likely.
    fn stock(&self, state: &State) -> CardSet {
        match state.board.phase {
            Phase::Goal(_) | Phase::PublicGoal => state.hidden.rest.both(Age::Goal.cards()),
            Phase::Open | Phase::Refill => match state.board.deck() {
                // CV-60: the first deck that is not empty.
                Some(age) => state.board.decks.both(age.cards()),
                None => CardSet::EMPTY,
            },
            Phase::Deal(_)
            | Phase::Draft(_)
            | Phase::Roll(_)
            | Phase::Throw(_)
            | Phase::Misfortune(_)
            | Phase::Select(_)
            | Phase::Upkeep(_)
            | Phase::Lay(_)
            | Phase::Assist(_)
            | Phase::Settle(_)
            | Phase::Over => CardSet::EMPTY,
        }
    }
}

impl Game for Cv {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &GameInfo {
        slug: "cv",
        title: "CV",
        // CV-1: 2, 3 or 4 players in either edition.
        modes: &[
            Mode { variant: Edition::Granna.slug(), players: 2..=PLAYERS_MAX },
            Mode { variant: Edition::Gigamic.slug(), players: 2..=PLAYERS_MAX },
        ],
        rules: include_str!("../../../docs/rules/cv.md"),
    };

    fn variant(&self) -> &'static str {
        self.edition.slug()
    }

    fn rules_version(&self) -> u32 {
        self.rules_version
    }

    fn players(&self) -> usize {
        self.players
    }

    fn deck_facts(&self) -> String {
        self.deck.facts()
    }

    fn decisions_max(&self) -> usize {
        // Every round at least one card leaves the track for good. In a turn a seat throws at most 3 times
        // and once more for each reroll icon of the cards in force (at most 3 on a card), stops, takes two
        // cards, settles misfortunes and upkeep, and lays; every event is played once.
        let turns = CARDS * self.players;
        2 * self.players + CARDS + turns * 60
    }

    fn start(&self) -> State {
        setup::start()
    }

    #[inline]
    fn awaits(&self, state: &State) -> Awaits {
        state.board.phase.due(state.board.gathering).awaits()
    }

    #[inline]
    fn awaits_in(&self, view: &View) -> Awaits {
        view.board.phase.due(view.board.gathering).awaits()
    }

    #[inline]
    fn committed(&self, state: &State) -> SeatSet {
        state.board.gathering.done()
    }

    #[inline]
    fn part_count(&self, state: &State, seat: Seat) -> usize {
        state.hidden.chosen.count(seat)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.awaits(state).seats().contains(seat) {
            self.list(&state.board, state.own(seat), seat, out);
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let board = &state.board;
        let own = state.own(seat);
        match (board.phase, action) {
            (Phase::Draft(_), Action::Keep(card)) => draft::check(own.pack, card),
            (Phase::Draft(_), _) => Err(Refusal::new(CV_7, Why::DraftNow)),
            (Phase::Roll(_), _) => roll::check(self, board, own.events, action),
            (Phase::Misfortune(_), _) => misfortune::check(self, board, seat, own.events, action),
            (Phase::Select(_), _) => select::check(self, board, seat, own.events, action),
            (Phase::Upkeep(_), _) => upkeep::check(self, board, seat, action),
            (Phase::Lay(_) | Phase::Settle(_), _) => lay::check(self, board, seat, action),
            (Phase::Assist(_), _) => assistance::check(self, board, seat, action),
            (
                Phase::Open
                | Phase::Goal(_)
                | Phase::PublicGoal
                | Phase::Deal(_)
                | Phase::Throw(_)
                | Phase::Refill
                | Phase::Over,
                _,
            ) => Err(self.refuse(state, NotNow::ChanceAwaited)),
        }
    }

    fn rule_of(&self, state: &State, not_now: NotNow) -> RuleId {
        match not_now {
            NotNow::NoSuchSeat => CV_1,
            NotNow::Over => CV_80,
            NotNow::AlreadyChosen | NotNow::NothingToTakeBack => CV_7,
            NotNow::NotInDeck => match state.board.phase {
                Phase::Open => CV_4,
                Phase::Goal(_) | Phase::PublicGoal => CV_5,
                Phase::Deal(_) => CV_6,
                _ => CV_60,
            },
            NotNow::ChanceAwaited | NotNow::NotYourTurn | NotNow::NoChanceAwaited | NotNow::OtherChance => {
                CV_10
            }
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (state.board.phase, action) {
            (_, Action::Keep(card)) => draft::commit(self, state, seat, card, sink),
            (_, Action::Throw | Action::Reroll(_) | Action::Stop) | (Phase::Roll(_), _) => {
                roll::act(self, state, seat, action, sink);
            }
            (Phase::Assist(_), _) => assistance::act(self, state, seat, action, sink),
            (_, Action::Play(_) | Action::Take(_) | Action::Done) => {
                select::act(self, state, seat, action, sink);
            }
            (_, Action::Insure(_) | Action::Lose(_)) => misfortune::act(self, state, seat, action, sink),
            (_, Action::Pay(cards)) => upkeep::keep(self, state, seat, cards, sink),
            (_, Action::Announce(..) | Action::Lay(..) | Action::Wait(_)) => {
                lay::act(self, state, seat, action, sink);
            }
        }
    }

    fn apply_take_back(&self, state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
        draft::take_back(state, seat, what, sink);
    }

    #[inline]
    fn outcome_count(&self, state: &State) -> u64 {
        match state.board.phase {
            Phase::Throw(_) => dice::throw_count(state.board.turn.fresh),
            Phase::Deal(_) => setup::deal_count(self, state),
            _ => u64::from(self.stock(state).count()),
        }
    }

    #[inline]
    fn outcome(&self, state: &State, index: u64) -> Chance {
        let card = |state: &State| self.stock(state).nth(index as u32);
        match state.board.phase {
            Phase::Throw(_) => Chance::Dice(dice::throw(state.board.turn.fresh, index)),
            Phase::Deal(seat) => Chance::Deal(seat, setup::deal_outcome(self, state, index)),
            Phase::Goal(seat) => Chance::Goal(seat, card(state)),
            Phase::PublicGoal => Chance::Public(card(state)),
            _ => Chance::Track(card(state)),
        }
    }

    fn check_outcome(&self, state: &State, chance: Chance) -> Result<(), Refused> {
        let has = |card: Card| self.stock(state).contains(card);
        let is_left = match (state.board.phase, chance) {
            (Phase::Open | Phase::Refill, Chance::Track(card))
            | (Phase::PublicGoal, Chance::Public(card)) => has(card),
            (Phase::Goal(seat), Chance::Goal(to, card)) if seat == to => has(card),
            (Phase::Deal(seat), Chance::Deal(to, card)) if seat == to => setup::can_deal(self, state, card),
            (Phase::Throw(_), Chance::Dice(dice)) => {
                let count = state.board.turn.fresh;
                if dice.total() != u32::from(count) {
                    return Err(Refusal::new(CV_21, Why::DiceCount(count)));
                }
                true
            }
            _ => return Err(self.refuse(state, NotNow::OtherChance)),
        };
        if is_left { Ok(()) } else { Err(self.refuse(state, NotNow::NotInDeck)) }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        match chance {
            Chance::Dice(thrown) => roll::dice(self, state, thrown, sink),
            Chance::Track(card) if state.board.phase == Phase::Open => setup::open(state, card, sink),
            Chance::Track(card) => cleanup::draw(self, state, card, sink),
            Chance::Goal(seat, card) => setup::goal(self, state, seat, card, sink),
            Chance::Public(card) => setup::public_goal(self, state, card, sink),
            Chance::Deal(seat, card) => setup::deal(self, state, seat, card, sink),
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
            self.list(&view.board, Own { events: view.events(), pack: view.pack }, seat, out);
        }
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        imagine::imagine(self, view, words)
    }

    #[inline]
    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        scoring::score(self, from, seat, out);
    }

    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings {
        Standings::Placed(scoring::places(self, from))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        state.digest(digest);
    }
}
