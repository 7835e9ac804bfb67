//! The phase machine: what is awaited, what is legal, and which module carries it out.

use engine::{
    Awaits, Digest, Fact, Game, GameInfo, Mode, NotNow, Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat,
    SeatSet, Sink, Standings, TakeBack, Viewer,
};

use crate::action::{Action, Chance};
use crate::card::Cards;
use crate::event::Event;
use crate::model::{Board, PLAYERS_MAX, Phase, State};
use crate::rule_ids::{KOS_1, KOS_4, KOS_5, KOS_11, KOS_12, KOS_20, KOS_23, KOS_25, KOS_26, KOS_32, KOS_40};
use crate::scoring::Source;
use crate::view::View;
use crate::why::Why;
use crate::{Kosmopolis, imagine, scoring};

pub(crate) mod draft;
pub(crate) mod play;
pub(crate) mod round_end;
pub(crate) mod setup;

/// A refusal of this game.
pub(crate) type Refused = Refusal<Why>;

/// What the legal list of a seat depends on: the open board and the seat's own cards, and nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    pub(crate) hand: Cards,
    pub(crate) pack: Cards,
}

impl State {
    #[inline]
    fn own(&self, seat: Seat) -> Own {
        Own { hand: self.hidden.hand[seat], pack: self.hidden.pack[seat] }
    }
}

impl Kosmopolis {
    /// The legal actions of a seat that is awaited.
    #[inline]
    pub(crate) fn list(&self, board: &Board, own: Own, seat: Seat, out: &mut Vec<Action>) {
        match board.phase {
            Phase::Draft(_) => draft::list(own.pack, out),
            Phase::Play(_) => play::list(own.hand, out),
            Phase::Lay(_) => play::list_lay(out),
            Phase::Priest(_) => play::list_take(self, board, out),
            Phase::Save(_) => round_end::list(board, seat, out),
            Phase::Seed
            | Phase::Start(_)
            | Phase::Deal(_)
            | Phase::Scholar(_)
            | Phase::Agent(_)
            | Phase::Over => {}
        }
    }
}

impl Game for Kosmopolis {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &GameInfo {
        slug: "kosmopolis",
        title: "Kosmopolis",
        // KOS-1: 2, 3 or 4 players.
        modes: &[Mode { variant: "standard", players: 2..=PLAYERS_MAX }],
        rules: include_str!("../../../docs/rules/kosmopolis.md"),
    };

    fn variant(&self) -> &'static str {
        "standard"
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
        // Every card is played at most once and may need one more choice; a draft has two choices a seat
        // and a round end one.
        2 * self.deck.cards.total() as usize + 3 * 3 * self.players
    }

    fn start(&self) -> State {
        setup::start(self)
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
            (Phase::Draft(_), Action::Keep(keep)) => draft::check(own.pack, keep),
            (Phase::Play(_), Action::Capital(kind) | Action::Hometown(kind)) => play::check(own.hand, kind),
            (Phase::Lay(_), Action::Lay(_)) => Ok(()),
            (Phase::Priest(_), Action::Take(colour)) => play::check_take(self, board, colour),
            (Phase::Save(_), Action::Save(colours)) => round_end::check(board, seat, colours),
            (Phase::Draft(_), _) => Err(Refusal::new(KOS_12, Why::DraftNow)),
            (Phase::Play(_), _) => Err(Refusal::new(KOS_20, Why::PlayNow)),
            (Phase::Lay(_), _) => Err(Refusal::new(KOS_25, Why::LayNow)),
            (Phase::Priest(_), _) => Err(Refusal::new(KOS_26, Why::TakeNow)),
            (Phase::Save(_), _) => Err(Refusal::new(KOS_32, Why::SaveNow)),
            (
                Phase::Seed
                | Phase::Start(_)
                | Phase::Deal(_)
                | Phase::Scholar(_)
                | Phase::Agent(_)
                | Phase::Over,
                _,
            ) => Err(self.refuse(state, NotNow::ChanceAwaited)),
        }
    }

    fn rule_of(&self, state: &State, not_now: NotNow) -> RuleId {
        match not_now {
            NotNow::NoSuchSeat => KOS_1,
            NotNow::Over => KOS_40,
            NotNow::ChanceAwaited | NotNow::NotYourTurn => KOS_20,
            NotNow::AlreadyChosen | NotNow::NothingToTakeBack => KOS_12,
            NotNow::NoChanceAwaited | NotNow::OtherChance | NotNow::NotInDeck => match state.board.phase {
                Phase::Start(_) => KOS_5,
                Phase::Deal(_) => KOS_11,
                Phase::Scholar(_) => KOS_23,
                Phase::Agent(_) => KOS_25,
                Phase::Seed
                | Phase::Draft(_)
                | Phase::Play(_)
                | Phase::Lay(_)
                | Phase::Priest(_)
                | Phase::Save(_)
                | Phase::Over => KOS_4,
            },
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Keep(keep) => draft::commit(self, state, seat, keep, sink),
            Action::Capital(kind) => play::to_capital(self, state, seat, kind, sink),
            Action::Hometown(kind) => play::to_hometown(self, state, seat, kind, sink),
            Action::Lay(column) => play::lay(self, state, seat, column, sink),
            Action::Take(colour) => play::take(self, state, seat, colour, sink),
            Action::Save(colours) => round_end::save(self, state, seat, colours, sink),
        }
    }

    fn apply_take_back(&self, state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
        draft::take_back(state, seat, what, sink);
    }

    #[inline]
    fn outcome_count(&self, state: &State) -> u64 {
        match state.board.phase {
            Phase::Seed | Phase::Deal(_) | Phase::Scholar(_) => u64::from(state.board.deck_count),
            Phase::Start(_) | Phase::Agent(_) => u64::from(state.hidden.stock.count_ones()),
            Phase::Draft(_)
            | Phase::Play(_)
            | Phase::Lay(_)
            | Phase::Priest(_)
            | Phase::Save(_)
            | Phase::Over => 0,
        }
    }

    #[inline]
    fn outcome(&self, state: &State, index: u64) -> Chance {
        match state.board.phase {
            Phase::Start(seat) => Chance::Start(seat, self.modification(state.hidden.stock, index)),
            Phase::Agent(_) => Chance::Modification(self.modification(state.hidden.stock, index)),
            Phase::Deal(seat) => Chance::Deal(seat, state.hidden.deck.nth(index as u32)),
            Phase::Scholar(_) => Chance::Draw(state.hidden.deck.nth(index as u32)),
            Phase::Seed
            | Phase::Draft(_)
            | Phase::Play(_)
            | Phase::Lay(_)
            | Phase::Priest(_)
            | Phase::Save(_)
            | Phase::Over => Chance::Seed(state.hidden.deck.nth(index as u32)),
        }
    }

    fn check_outcome(&self, state: &State, chance: Chance) -> Result<(), Refused> {
        let in_deck = |kind| state.hidden.deck.has(kind);
        let in_stock =
            |value| self.modification_index(value).is_some_and(|i| state.hidden.stock >> i & 1 == 1);
        let is_left = match (state.board.phase, chance) {
            (Phase::Seed, Chance::Seed(kind)) => in_deck(kind),
            (Phase::Start(seat), Chance::Start(to, value)) if seat == to => in_stock(value),
            (Phase::Deal(seat), Chance::Deal(to, kind)) if seat == to => in_deck(kind),
            (Phase::Scholar(_), Chance::Draw(kind)) => in_deck(kind),
            (Phase::Agent(_), Chance::Modification(value)) => in_stock(value),
            _ => return Err(self.refuse(state, NotNow::OtherChance)),
        };
        if is_left { Ok(()) } else { Err(self.refuse(state, NotNow::NotInDeck)) }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        match chance {
            Chance::Seed(kind) => setup::seed(state, kind, sink),
            Chance::Start(seat, value) => setup::open(self, state, seat, value, sink),
            Chance::Deal(seat, kind) => draft::deal(self, state, seat, kind, sink),
            Chance::Draw(kind) => play::draw(self, state, kind, sink),
            Chance::Modification(value) => play::draw_modification(self, state, value, sink),
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
            self.list(&view.board, Own { hand: view.hand, pack: view.pack }, seat, out);
        }
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        imagine::imagine(self, view, words)
    }

    #[inline]
    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        scoring::score(board_of(from), seat, out);
    }

    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings {
        Standings::Placed(scoring::places(self.players, board_of(from)))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        state.digest(digest);
    }
}

/// All that scores lies open.
#[inline]
fn board_of(from: ScoreFrom<'_, Kosmopolis>) -> &Board {
    match from {
        ScoreFrom::State(state) => &state.board,
        ScoreFrom::View(view) => &view.board,
    }
}
