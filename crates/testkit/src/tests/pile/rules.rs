//! The rules of Pile.

use engine::{
    Awaits, Game, Refusal, SEATS_MAX, ScoreLine, Seat, SeatSet, Silent, Sink, Tally, Told, Viewer, Words,
};

use super::{
    Action, Area, COPIES, Chance, Event, Flaw, KINDS, PILE_1, PILE_2, PILE_3, Phase, Pile, State, View, Why,
    committed, sight,
};

/// How many cards each seat is dealt.
const DEALT: u8 = 3;

impl Game for Pile {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;

    fn slug(&self) -> &'static str {
        "pile"
    }

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
        format!("{COPIES:?}")
    }

    fn decisions_max(&self) -> usize {
        2 * self.players
    }

    fn start(&self) -> State {
        State { deck: COPIES, areas: [Area::default(); SEATS_MAX], phase: Phase::Deal(0) }
    }

    fn awaits(&self, state: &State) -> Awaits {
        match state.phase {
            Phase::Deal(_) | Phase::Draw(_) => Awaits::Chance,
            Phase::Keep => {
                let done = committed(state, self.players);
                let waiting = Seat::all(self.players).filter(|&seat| !done.contains(seat));
                Awaits::Seats(waiting.fold(SeatSet::EMPTY, SeatSet::with))
            }
            // The flaw awaits the next seat with it, as if there were two to choose at once.
            Phase::Play(seat) if self.is(Flaw::LeakyAwaits) && state.areas[seat.index()].kept == Some(0) => {
                Awaits::Seats(SeatSet::one(seat).with(seat.left(1, self.players)))
            }
            Phase::Play(seat) => Awaits::Seats(SeatSet::one(seat)),
            Phase::Over => Awaits::Over,
        }
    }

    fn committed(&self, state: &State) -> SeatSet {
        committed(state, self.players)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.is(Flaw::DirtyBuffer) {
            out.clear();
        }
        if !self.awaits(state).seats().contains(seat) {
            return;
        }
        sight::list(&state.areas[seat.index()].hand, state.phase, out);
        match self.flaw {
            Flaw::DuplicateLegal => out.push(out[out.len() - 1]),
            Flaw::UnsortedLegal => out.reverse(),
            Flaw::IncompleteLegal if out.len() > 1 => out.truncate(1),
            Flaw::ListSeesCommits if out.len() > 1 && !committed(state, self.players).is_empty() => {
                out.truncate(1);
            }
            Flaw::ListSeesSecrets if out.len() > 1 => {
                let next = state.areas[seat.left(1, self.players).index()];
                out.truncate(if next.kept == Some(KINDS as u8 - 1) { 1 } else { 2 });
            }
            Flaw::SharedNotation => out.push(Action::Twin(0)),
            Flaw::SpacedNotation => out.push(Action::Spaced),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal<Why>> {
        let mut list = Vec::new();
        if self.awaits(state).seats().contains(seat) {
            sight::list(&state.areas[seat.index()].hand, state.phase, &mut list);
        }
        let is_flawed = matches!(
            (self.flaw, action),
            (Flaw::SharedNotation, Action::Twin(_)) | (Flaw::SpacedNotation, Action::Spaced)
        );
        if list.contains(&action) || (is_flawed && !list.is_empty()) {
            return Ok(());
        }
        let is_elsewhere = state.areas.iter().any(|area| match action {
            Action::Keep(kind) | Action::Play(kind) => area.hand[usize::from(kind)] > 1,
            Action::Twin(_) | Action::Spaced => false,
        });
        match list.is_empty() {
            true => Err(Refusal::new(PILE_1, Why::NotAwaited)),
            false if self.is(Flaw::LeakyRefusal) && is_elsewhere => Err(Refusal::new(PILE_2, Why::NotInHand)),
            false => Err(Refusal::new(PILE_3, Why::NotInHand)),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let has_others = committed(state, self.players).count() + 1 < self.players;
        let area = &mut state.areas[seat.index()];
        match action {
            Action::Keep(kind) => {
                area.hand[usize::from(kind)] -= 1;
                area.kept = Some(kind);
                let public = self.is(Flaw::LeakyChoice).then_some(kind);
                let (full, public) = (Event::Chose(seat, Some(kind)), Event::Chose(seat, public));
                sink.tell(Told::secret(SeatSet::one(seat), full, public));
                if !has_others {
                    area.trace += u8::from(self.is(Flaw::OrderMatters));
                    state.phase = Phase::Play(Seat::at(0));
                }
            }
            Action::Play(kind) => {
                area.hand[usize::from(kind)] -= 1;
                area.open[usize::from(kind)] += u8::from(!self.is(Flaw::LostCard));
                area.trace += u8::from(self.is(Flaw::Heisenberg) && !is_silent(sink));
                sink.tell(Told::open(Event::Played(seat, kind)));
                state.phase = Phase::Draw(seat);
            }
            Action::Twin(_) | Action::Spaced => {}
        }
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Why>> {
        if let Err(refusal) = self.check(state, seat, action) {
            state.areas[seat.index()].trace += u8::from(self.is(Flaw::RefusalChanges));
            return Err(refusal);
        }
        self.apply(state, seat, action, sink);
        Ok(())
    }

    fn retract(
        &self,
        state: &mut State,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Why>> {
        if !committed(state, self.players).contains(seat) {
            return match self.is(Flaw::RetractAlways) {
                true => Ok(()),
                false => Err(Refusal::new(PILE_3, Why::NothingToRetract)),
            };
        }
        let area = &mut state.areas[seat.index()];
        area.trace += u8::from(self.is(Flaw::RetractTrace));
        if let Some(kind) = area.kept.take() {
            area.hand[usize::from(kind)] += 1;
        }
        sink.tell(Told::open(Event::ThinksAgain(seat)));
        Ok(())
    }

    fn outcome_count(&self, state: &State) -> u64 {
        state.deck.iter().map(|&copies| u64::from(copies)).sum()
    }

    fn outcome(&self, state: &State, index: u64) -> Chance {
        let index = match self.is(Flaw::ScatteredOutcomes) {
            true => (index + 1) % self.outcome_count(state),
            false => index,
        };
        let mut below = 0;
        let kind = (0..KINDS).find(|&kind| {
            below += u64::from(state.deck[kind]);
            index < below
        });
        let kind = kind.expect("the index is below the number of outcomes") as u8;
        match state.phase {
            Phase::Deal(dealt) => Chance::Deal(Seat::at(usize::from(dealt) % self.players), kind),
            Phase::Keep | Phase::Play(_) | Phase::Draw(_) | Phase::Over => Chance::Draw(kind),
        }
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal<Why>> {
        let kind = match (state.phase, chance) {
            (Phase::Deal(dealt), Chance::Deal(seat, kind))
                if seat.index() == usize::from(dealt) % self.players =>
            {
                kind
            }
            (Phase::Draw(_), Chance::Draw(kind)) => kind,
            _ => return Err(Refusal::new(PILE_1, Why::NotAwaited)),
        };
        if state.deck[usize::from(kind)] == 0 && !self.is(Flaw::AnyChance) {
            return Err(Refusal::new(PILE_2, Why::NotInDeck));
        }
        Ok(())
    }

    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        let (Chance::Deal(_, kind) | Chance::Draw(kind)) = chance;
        let deck = &mut state.deck[usize::from(kind)];
        *deck = deck.saturating_sub(1);
        match (state.phase, chance) {
            (Phase::Deal(dealt), Chance::Deal(seat, kind)) => {
                state.areas[seat.index()].hand[usize::from(kind)] += 1;
                let public = self.is(Flaw::LeakyDeal).then_some(kind);
                let (full, public) = (Event::Dealt(seat, Some(kind)), Event::Dealt(seat, public));
                sink.tell(Told::secret(SeatSet::one(seat), full, public));
                let is_last = usize::from(dealt) + 1 == usize::from(DEALT) * self.players;
                state.phase = if is_last { Phase::Keep } else { Phase::Deal(dealt + 1) };
            }
            (Phase::Draw(seat), Chance::Draw(kind)) => {
                state.areas[seat.index()].open[usize::from(kind)] += 1;
                sink.tell(Told::open(Event::Drew(seat, kind)));
                self.end_turn(state, seat, sink);
            }
            _ => panic!("{chance:?} cannot happen now"),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        sight::view(self, state, viewer)
    }

    fn options(&self, view: &View, out: &mut Vec<Action>) {
        sight::options(self, view, out);
    }

    fn imagine(&self, view: &View, words: &mut impl Words) -> State {
        sight::imagine(self, view, words)
    }

    fn tally(&self, state: &State) -> Tally {
        let view = sight::view_of_all(state);
        let scores: Vec<i32> = Seat::all(self.players)
            .map(|seat| sight::lines(&view, seat).iter().map(|line| line.points).sum())
            .collect();
        match self.is(Flaw::NoWinner) {
            // Everybody behind everybody else.
            true => Tally::new(&scores, |a, b| a != b),
            false => Tally::new(&scores, |a, b| scores[a.index()] > scores[b.index()]),
        }
    }

    fn breakdown(&self, view: &View, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = sight::lines(view, seat);
        if self.is(Flaw::WrongSum) {
            lines.pop();
        }
        lines
    }
}

impl Pile {
    fn end_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let is_last = seat.index() + 1 == self.players;
        let can_repeat = state.areas[0].hand.iter().any(|&copies| copies > 0) && state.deck != [0; KINDS];
        if !is_last {
            state.phase = Phase::Play(seat.left(1, self.players));
        } else if self.is(Flaw::Endless) && can_repeat {
            state.phase = Phase::Play(Seat::at(0));
        } else {
            state.phase = Phase::Over;
            for seat in Seat::all(self.players) {
                let area = &state.areas[seat.index()];
                sink.tell(Told::open(Event::Shown(seat, area.kept, area.hand)));
            }
        }
    }
}

/// Whether nobody listens; only a game that means harm asks.
fn is_silent<S: Sink<Event>>(_: &S) -> bool {
    std::any::type_name::<S>() == std::any::type_name::<Silent>()
}
