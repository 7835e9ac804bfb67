//! The phase machine: what is awaited, what is legal, and which module carries it out.

use engine::{
    Awaits, Digest, Game, GameInfo, NotNow, Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat, SeatSet,
    Sink, Standings, TakeBack, Viewer,
};

use crate::action::{Action, Chance};
use crate::card::{Card, CardSet, Stack};
use crate::event::{Event, Spent};
use crate::model::{Board, PARTS_MAX, Phase, ROLLS, State};
use crate::rule_ids::{
    GON_5, GON_6, GON_10, GON_11, GON_21, GON_23, GON_41, GON_42, GON_45, GON_46, GON_60, GON_71, GON_72,
};
use crate::scoring::Source;
use crate::view::View;
use crate::why::Why;
use crate::{Goennen, INFO, dice, imagine, scoring};

pub(crate) mod chance;
pub(crate) mod enter;
pub(crate) mod market;
pub(crate) mod passive;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod turn;

/// A refusal of this game.
pub(crate) type Refused = Refusal<Why>;

/// What the legal list of a seat depends on besides the open board: the seat's own things, and which stacks are
/// empty, which everybody can count.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    pub(crate) hand: CardSet,
    pub(crate) parts: [Option<Action>; PARTS_MAX],
    pub(crate) drawn: Option<Card>,
    pub(crate) is_empty: [bool; 2],
}

impl State {
    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> Own {
        let hidden = &self.hidden;
        let mut parts = [None; PARTS_MAX];
        // Most decisions are nobody's secret.
        if !self.board.gathering.seats().is_empty() {
            for (place, part) in parts.iter_mut().zip(hidden.parts.of(seat)) {
                *place = Some(part);
            }
        }
        // Only whoever may take a chance asks whether a stack is empty.
        let is_empty = match self.board.phase {
            Phase::Decide(_) if self.board.turn.rolls < ROLLS => [false; 2],
            Phase::Decide(_) | Phase::Chance(_) => Stack::ALL.map(|stack| hidden.is_empty(stack)),
            _ => [false; 2],
        };
        Own { hand: hidden.hands[seat], parts, drawn: hidden.drawn.map(|drawn| drawn.card), is_empty }
    }
}

impl Goennen {
    /// The legal actions of a seat that is awaited.
    #[inline]
    pub(crate) fn list(&self, board: &Board, own: &Own, seat: Seat, out: &mut Vec<Action>) {
        match board.phase {
            Phase::Choose => setup::list(own, out),
            Phase::Passive(_) => passive::list(self, board, own, seat, out),
            Phase::Decide(_) => turn::list_decide(self, board, own, seat, out),
            Phase::Use(_) => turn::list_use(self, board, seat, out),
            Phase::Lay(_) => turn::list_lay(board, seat, out),
            Phase::Chance(_) => chance::list(self, board, own, seat, out),
            Phase::Keep(..) => chance::list_keep(board, own, seat, out),
            Phase::SoloEnter => solo::list(self, board, out),
            Phase::Aside => solo::list_aside(board, out),
            Phase::Start
            | Phase::Market(_)
            | Phase::Deal(..)
            | Phase::Roll(_)
            | Phase::Draw(..)
            | Phase::Refill(..)
            | Phase::SoloRoll
            | Phase::SoloRefill(_)
            | Phase::Over => {}
        }
    }
}

impl Game for Goennen {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &INFO;

    fn variant(&self) -> &'static str {
        self.variant
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
        // A turn: two rerolls, each with three parts of every passive player, five completions, six purchases
        // with their laying, and its end; alone, four entries, `done` and a card put aside.
        let turn = 2 + 2 * 3 * (self.players - 1) + 5 + 2 * 6 + 1 + 6;
        let rounds = self.level().map_or(crate::model::ROUNDS_MAX, crate::Level::rounds);
        PARTS_MAX * self.players + usize::from(rounds) * self.players * turn
    }

    fn start(&self) -> State {
        setup::start(self)
    }

    #[inline]
    fn awaits(&self, state: &State) -> Awaits {
        state.board.due().awaits()
    }

    #[inline]
    fn awaits_in(&self, view: &View) -> Awaits {
        view.board.due().awaits()
    }

    #[inline]
    fn committed(&self, state: &State) -> SeatSet {
        state.board.gathering.done()
    }

    #[inline]
    fn part_count(&self, state: &State, seat: Seat) -> usize {
        state.hidden.parts.count(seat)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.awaits(state).seats().contains(seat) {
            self.list(&state.board, &state.own(seat), seat, out);
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let board = &state.board;
        let own = &state.own(seat);
        match board.phase {
            Phase::Choose => setup::check(own, action),
            Phase::Passive(_) => passive::check(self, board, own, seat, action),
            Phase::Decide(_) => turn::check_decide(self, board, own, seat, action),
            Phase::Use(_) => turn::check_use(self, board, seat, action),
            Phase::Lay(_) => turn::check_lay(board, seat, action),
            Phase::Chance(_) => chance::check(self, board, own, seat, action),
            Phase::Keep(..) => chance::check_keep(board, own, seat, action),
            Phase::SoloEnter => solo::check(self, board, action),
            Phase::Aside => solo::check_aside(board, action),
            Phase::Start
            | Phase::Market(_)
            | Phase::Deal(..)
            | Phase::Roll(_)
            | Phase::Draw(..)
            | Phase::Refill(..)
            | Phase::SoloRoll
            | Phase::SoloRefill(_)
            | Phase::Over => Err(self.refuse(state, NotNow::ChanceAwaited)),
        }
    }

    fn rule_of(&self, state: &State, not_now: NotNow) -> RuleId {
        match not_now {
            NotNow::Over => return GON_60,
            NotNow::NothingToTakeBack => return GON_23,
            NotNow::NoSuchSeat
            | NotNow::ChanceAwaited
            | NotNow::NotYourTurn
            | NotNow::AlreadyChosen
            | NotNow::NoChanceAwaited
            | NotNow::OtherChance
            | NotNow::NotInDeck => {}
        }
        match state.board.phase {
            Phase::Start | Phase::Market(_) | Phase::Deal(..) => GON_6,
            Phase::Choose => GON_5,
            Phase::Roll(_) => GON_10,
            Phase::Passive(_) => GON_21,
            Phase::Decide(_) | Phase::Use(_) => GON_11,
            Phase::Lay(_) => GON_41,
            Phase::Chance(_) => GON_45,
            Phase::Draw(..) | Phase::Keep(..) => GON_46,
            Phase::Refill(..) => GON_42,
            Phase::SoloRoll | Phase::SoloEnter => GON_71,
            Phase::Aside | Phase::SoloRefill(_) => GON_72,
            Phase::Over => GON_60,
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (state.board.phase, action) {
            (Phase::Choose, part) => setup::commit(self, state, seat, part, sink),
            (Phase::Passive(_), part) => passive::commit(self, state, seat, part, sink),
            (_, Action::Reroll(dice)) => turn::reroll(state, seat, dice, sink),
            (_, Action::Buy(card, dice)) => turn::buy(self, state, seat, card, dice, sink),
            (_, Action::Complete { card, dice, steps, colours }) => {
                let spent = Spent { steps, colours, ..Spent::NONE };
                turn::complete(self, state, seat, card, dice, spent, sink);
            }
            (Phase::Lay(_), Action::Lay(card, place)) => turn::lay_bought(state, seat, card, place, sink),
            (_, Action::Lay(card, place)) => chance::lay(self, state, seat, card, place, sink),
            (_, Action::Under(card)) => chance::put_under(self, state, seat, card, sink),
            (_, Action::Chance) => chance::take(state, seat, sink),
            (_, Action::Draw(stack)) => chance::draw(state, seat, stack, sink),
            (phase, Action::Enter { card, field, die, number }) => {
                let entry = enter::Entry { card, field, die, number };
                match phase {
                    Phase::SoloEnter => solo::enter(self, state, entry, sink),
                    _ => chance::enter(self, state, seat, entry, sink),
                }
            }
            (Phase::SoloEnter, Action::Done) => solo::done(self, state, sink),
            (_, Action::Done) => turn::end(self, state, seat, sink),
            (_, Action::Aside(stack)) => solo::aside(self, state, stack, sink),
            (_, Action::Finish) => turn::finish(self, state, seat, sink),
        }
    }

    fn apply_take_back(&self, state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
        setup::take_back(state, seat, what, sink);
    }

    #[inline]
    fn outcome_count(&self, state: &State) -> u64 {
        let cards = |stack| match stack {
            Stack::Scoring => state.hidden.scoring.outcome_count(),
            Stack::Bonus => state.hidden.bonus.outcome_count(),
        };
        match state.board.phase {
            Phase::Start => self.players as u64,
            Phase::Market(stack)
            | Phase::Draw(_, stack)
            | Phase::Refill(_, stack)
            | Phase::SoloRefill(stack) => u64::from(cards(stack)),
            Phase::Deal(_, count) => u64::from(cards(setup::dealt_stack(count))),
            Phase::Roll(_) | Phase::SoloRoll => dice::roll_count(state.board.turn.rolled),
            Phase::Choose
            | Phase::Passive(_)
            | Phase::Decide(_)
            | Phase::Use(_)
            | Phase::Lay(_)
            | Phase::Chance(_)
            | Phase::Keep(..)
            | Phase::SoloEnter
            | Phase::Aside
            | Phase::Over => 0,
        }
    }

    #[inline]
    fn outcome(&self, state: &State, index: u64) -> Chance {
        let card = |stack| match stack {
            Stack::Scoring => state.hidden.scoring.outcome(index as u32),
            Stack::Bonus => state.hidden.bonus.outcome(index as u32),
        };
        match state.board.phase {
            Phase::Market(stack) | Phase::Refill(_, stack) | Phase::SoloRefill(stack) => {
                Chance::Market(card(stack))
            }
            Phase::Deal(seat, count) => Chance::Deal(seat, card(setup::dealt_stack(count))),
            Phase::Draw(_, stack) => Chance::Top(card(stack)),
            Phase::Roll(_) | Phase::SoloRoll => Chance::Roll(dice::roll(state.board.turn.rolled, index)),
            Phase::Start
            | Phase::Choose
            | Phase::Passive(_)
            | Phase::Decide(_)
            | Phase::Use(_)
            | Phase::Lay(_)
            | Phase::Chance(_)
            | Phase::Keep(..)
            | Phase::SoloEnter
            | Phase::Aside
            | Phase::Over => Chance::Start(Seat::at(index as usize % self.players)),
        }
    }

    fn check_outcome(&self, state: &State, chance: Chance) -> Result<(), Refused> {
        let can_draw = |stack: Stack, card: Card| {
            card.stack() == stack
                && match stack {
                    Stack::Scoring => state.hidden.scoring.can_draw(card),
                    Stack::Bonus => state.hidden.bonus.can_draw(card),
                }
        };
        let is_left = match (state.board.phase, chance) {
            (Phase::Start, Chance::Start(seat)) => {
                let rule = self.rule_of(state, NotNow::NoSuchSeat);
                return if seat.index() < self.players {
                    Ok(())
                } else {
                    Err(Refusal::new(rule, NotNow::NoSuchSeat.into()))
                };
            }
            (
                Phase::Market(stack) | Phase::Refill(_, stack) | Phase::SoloRefill(stack),
                Chance::Market(card),
            )
            | (Phase::Draw(_, stack), Chance::Top(card)) => can_draw(stack, card),
            (Phase::Deal(seat, count), Chance::Deal(to, card)) if seat == to => {
                can_draw(setup::dealt_stack(count), card)
            }
            (Phase::Roll(_) | Phase::SoloRoll, Chance::Roll(dice)) => {
                return if dice.set() == state.board.turn.rolled {
                    Ok(())
                } else {
                    Err(Refusal::new(self.rule_of(state, NotNow::OtherChance), Why::OtherDice))
                };
            }
            _ => return Err(self.refuse(state, NotNow::OtherChance)),
        };
        if is_left { Ok(()) } else { Err(self.refuse(state, NotNow::NotInDeck)) }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        match (state.board.phase, chance) {
            (Phase::Roll(seat), Chance::Roll(dice)) => turn::roll(self, state, seat, dice, sink),
            (_, Chance::Roll(dice)) => solo::roll(self, state, dice, sink),
            (Phase::Refill(seat, _), Chance::Market(card)) => turn::fill(self, state, seat, card, sink),
            (Phase::SoloRefill(_), Chance::Market(card)) => solo::fill(self, state, card, sink),
            (_, Chance::Market(card)) => setup::fill(state, card, sink),
            (_, Chance::Start(seat)) => setup::begin(state, seat, sink),
            (_, Chance::Deal(seat, card)) => setup::deal(self, state, seat, card, sink),
            (Phase::Draw(seat, _), Chance::Top(card)) => chance::see(state, seat, card, sink),
            (_, Chance::Top(_)) => unreachable!("a top card is drawn by chance"),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn when_time_is_up(&self, state: &State, _: Seat) -> Option<Action> {
        // Who lets the time for other people's dice pass enters nothing more.
        matches!(state.board().phase, Phase::Passive(_)).then_some(Action::Done)
    }

    fn uncovers(&self, event: &Event) -> bool {
        event.uncovers()
    }

    /// GON-45: whoever takes a chance has taken it.
    fn is_binding(&self, event: &Event) -> bool {
        matches!(event, Event::TookChance(_))
    }

    fn options(&self, view: &View, out: &mut Vec<Action>) {
        out.clear();
        if let Some(seat) = view.viewer.seat()
            && self.awaits_in(view).seats().contains(seat)
        {
            self.list(&view.board, &view.own(), seat, out);
        }
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        imagine::imagine(self, view, words)
    }

    fn score(&self, from: ScoreFrom<'_, Goennen>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        scoring::score(self, board_of(from), seat, out);
    }

    fn standings(&self, from: ScoreFrom<'_, Goennen>) -> Standings {
        scoring::standings(self, board_of(from))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        state.digest(digest);
    }
}

/// The marks that an entry offered by a view would take.
pub(crate) fn spent_by(game: &Goennen, view: &View, action: Action) -> Spent {
    let Action::Enter { card, field, die, number } = action else { return Spent::NONE };
    let Some(seat) = view.viewer.seat() else { return Spent::NONE };
    let offer = match view.board.phase {
        Phase::Passive(_) => passive::own_offer(game, &view.board, &view.own(), seat),
        Phase::SoloEnter => solo::offer(&view.board),
        _ => chance::offer(&view.board),
    };
    let mut display = view.display(game, seat);
    enter::apply(game, &mut display, offer, enter::Entry { card, field, die, number })
}

/// Everything that scores lies open.
#[inline]
fn board_of(from: ScoreFrom<'_, Goennen>) -> &Board {
    match from {
        ScoreFrom::State(state) => &state.board,
        ScoreFrom::View(view) => &view.board,
    }
}
