//! The rules of Pile.

use engine::{
    Awaits, BySeat, Digest, DrawPile, Fact, Game, GameInfo, Gathering, Mode, NotNow, Parts, Places, Pool,
    Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat, SeatSet, Silent, Sink, Standings, TakeBack, Told,
    Viewer,
};

use super::{
    Action, Area, COPIES, Cards, Chance, Event, Flaw, KEPT_MAX, PILE_1, PILE_2, PILE_3, Part, Phase, Pile,
    RAREST, Source, State, View, Why, kept, views,
};

/// How many cards each seat is dealt.
const DEALT: u8 = 3;
/// More actions than anybody can choose from.
const TOO_MANY: u16 = 1001;

impl Game for Pile {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &GameInfo {
        slug: "pile",
        title: "Pile",
        modes: &[Mode { variant: "standard", players: 2..=3 }],
        rules: "# Pile\n\n- **PILE-1** Turns.\n- **PILE-2** The deck.\n- **PILE-3** Cards in hand.\n",
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
        format!("{COPIES:?}")
    }

    fn decisions_max(&self) -> usize {
        (KEPT_MAX + 1) * self.players
    }

    fn start(&self) -> State {
        State {
            deck: DrawPile::new(COPIES),
            areas: BySeat::all(Area::default()),
            gathering: Gathering::NONE,
            chosen: Parts::NONE,
            phase: Phase::Deal(0),
        }
    }

    fn awaits(&self, state: &State) -> Awaits {
        match state.phase {
            // The flaw awaits the next seat with it, as if there were two to choose at once.
            Phase::Play(seat) if self.is(Flaw::LeakyAwaits) && state.areas[seat].kept.contains(0) => {
                Awaits::Seats(SeatSet::one(seat).with(seat.left(1, self.players)))
            }
            Phase::Keep if self.is(Flaw::NeverDone) => Awaits::Seats(state.gathering.seats()),
            phase => phase.due(state.gathering).awaits(),
        }
    }

    fn awaits_in(&self, view: &View) -> Awaits {
        match view.phase {
            Phase::Play(_) if self.is(Flaw::BlindAwaits) => Awaits::Chance,
            Phase::Keep if self.is(Flaw::NeverDone) => Awaits::Seats(view.gathering.seats()),
            phase => phase.due(view.gathering).awaits(),
        }
    }

    fn committed(&self, state: &State) -> SeatSet {
        state.gathering.done()
    }

    fn part_count(&self, state: &State, seat: Seat) -> usize {
        state.chosen.count(seat)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.is(Flaw::DirtyBuffer) {
            out.clear();
        }
        if !self.awaits(state).seats().contains(seat) {
            return;
        }
        views::list(state.areas[seat].hand, kept(state.chosen.of(seat)), state.phase, out);
        match self.flaw {
            Flaw::DuplicateLegal => out.push(out[out.len() - 1]),
            Flaw::UnsortedLegal => out.reverse(),
            Flaw::IncompleteLegal if out.len() > 1 => out.truncate(1),
            Flaw::LongLegal => out.extend((0..TOO_MANY).map(Action::Many)),
            Flaw::ListSeesCommits if out.len() > 1 && !state.gathering.done().is_empty() => out.truncate(1),
            Flaw::ListSeesSecrets if out.len() > 1 => {
                let next = state.areas[seat.left(1, self.players)];
                out.truncate(if next.kept.contains(RAREST) { 1 } else { 2 });
            }
            Flaw::SharedNotation => out.push(Action::Twin(0)),
            Flaw::SpacedNotation => out.push(Action::Spaced),
            _ => {}
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal<Why>> {
        let mut list = Vec::new();
        views::list(state.areas[seat].hand, kept(state.chosen.of(seat)), state.phase, &mut list);
        let is_flawed = matches!(
            (self.flaw, action),
            (Flaw::SharedNotation, Action::Twin(_))
                | (Flaw::SpacedNotation, Action::Spaced)
                | (Flaw::LongLegal, Action::Many(_))
        );
        if list.contains(&action) || is_flawed {
            return Ok(());
        }
        let is_elsewhere = state.areas.iter().any(|area| match action {
            Action::Keep(kind) | Action::Play(kind) | Action::Bury(kind) => {
                area.hand.0[usize::from(kind)] > 1
            }
            Action::Done | Action::Twin(_) | Action::Spaced | Action::Many(_) => false,
        });
        let rule = if self.is(Flaw::LeakyRefusal) && is_elsewhere { PILE_2 } else { PILE_3 };
        Err(Refusal::new(rule, Why::NotInHand))
    }

    fn rule_of(&self, _: &State, not_now: NotNow) -> RuleId {
        match not_now {
            NotNow::NothingToTakeBack => PILE_3,
            NotNow::NotInDeck => PILE_2,
            _ => PILE_1,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal<Why>> {
        if self.is(Flaw::ForeignSeat) && seat.index() == self.players {
            return Ok(());
        }
        let not_now = match self.awaits(state) {
            _ if seat.index() >= self.players => NotNow::NoSuchSeat,
            Awaits::Seats(seats) if seats.contains(seat) => return self.check_action(state, seat, action),
            Awaits::Seats(_) if self.committed(state).contains(seat) => NotNow::AlreadyChosen,
            Awaits::Seats(_) => NotNow::NotYourTurn,
            Awaits::Chance => NotNow::ChanceAwaited,
            Awaits::Over => NotNow::Over,
        };
        Err(self.refuse(state, not_now))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let area = &mut state.areas[seat];
        match action {
            Action::Keep(kind) => {
                let event = Event::Keeps(seat, kind);
                sink.tell(match self.is(Flaw::LeakyPart) {
                    true => Told::open(event),
                    false => Told::only(SeatSet::one(seat), event),
                });
                self.choose(state, seat, Part::Keep(kind), sink);
            }
            Action::Done => self.choose(state, seat, Part::Done, sink),
            Action::Play(kind) => {
                area.hand = area.hand.without(kind);
                if !self.is(Flaw::LostCard) {
                    area.open = area.open.with(kind);
                }
                area.trace += u8::from(self.is(Flaw::Heisenberg) && !is_silent(sink));
                sink.tell(Told::open(Event::Played(seat, kind)));
                state.phase = if kind == RAREST { Phase::Look(seat) } else { Phase::Draw(seat) };
            }
            Action::Bury(kind) => {
                area.hand = area.hand.without(kind);
                state.deck.put_under(kind, SeatSet::one(seat));
                let (full, public) = (Event::Buried(seat, Some(kind)), Event::Buried(seat, None));
                sink.tell(Told::secret(SeatSet::one(seat), full, public));
                state.phase = Phase::Draw(seat);
            }
            Action::Twin(_) | Action::Spaced | Action::Many(_) => {}
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
            state.areas[Seat::at(0)].trace += u8::from(self.is(Flaw::RefusalChanges));
            return Err(refusal);
        }
        self.apply(state, seat, action, sink);
        Ok(())
    }

    fn apply_take_back(&self, state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
        let first = state.chosen.of(seat).next();
        let what = if self.is(Flaw::TakeBackTooMuch) { TakeBack::All } else { what };
        let Ok(was_done) = state.chosen.take_back(&mut state.gathering, seat, what) else { return };
        if let (Flaw::TakeBackTooLittle, TakeBack::All, Some(first)) = (self.flaw, what, first) {
            state.chosen.put(seat, first);
        }
        state.areas[seat].trace += u8::from(self.is(Flaw::TakeBackTrace));
        // Nobody notices that a seat which is not done changes its mind.
        let event = Event::ThinksAgain(seat);
        sink.tell(if was_done { Told::open(event) } else { Told::only(SeatSet::one(seat), event) });
    }

    fn take_back(
        &self,
        state: &mut State,
        seat: Seat,
        what: TakeBack,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Why>> {
        match self.part_count(state, seat) {
            0 if self.is(Flaw::TakeBackAlways) => Ok(()),
            0 => Err(self.refuse(state, NotNow::NothingToTakeBack)),
            _ => {
                self.apply_take_back(state, seat, what, sink);
                Ok(())
            }
        }
    }

    fn outcome_count(&self, state: &State) -> u64 {
        u64::from(state.deck.outcome_count())
    }

    fn outcome(&self, state: &State, index: u64) -> Chance {
        let index = match self.is(Flaw::ScatteredOutcomes) {
            true => (index + 1) % self.outcome_count(state),
            false => index,
        };
        let kind = state.deck.outcome(index as u32);
        match state.phase {
            Phase::Deal(dealt) => Chance::Deal(Seat::at(usize::from(dealt) % self.players), kind),
            Phase::Look(_) => Chance::Look(kind),
            Phase::Keep | Phase::Play(_) | Phase::Draw(_) | Phase::Over => Chance::Draw(kind),
        }
    }

    fn check_outcome(&self, state: &State, chance: Chance) -> Result<(), Refusal<Why>> {
        let kind = match (state.phase, chance) {
            (Phase::Deal(dealt), Chance::Deal(seat, kind))
                if seat.index() == usize::from(dealt) % self.players =>
            {
                kind
            }
            (Phase::Draw(_), Chance::Draw(kind)) | (Phase::Look(_), Chance::Look(kind)) => kind,
            _ => return Err(self.refuse(state, NotNow::OtherChance)),
        };
        match state.deck.can_draw(kind) || self.is(Flaw::AnyChance) {
            true => Ok(()),
            false => Err(self.refuse(state, NotNow::NotInDeck)),
        }
    }

    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink<Event>) {
        match (state.phase, chance) {
            (Phase::Deal(dealt), Chance::Deal(seat, kind)) => {
                state.deck.draw(kind);
                state.areas[seat].hand = state.areas[seat].hand.with(kind);
                let public = self.is(Flaw::LeakyDeal).then_some(kind);
                let (full, public) = (Event::Dealt(seat, Some(kind)), Event::Dealt(seat, public));
                sink.tell(Told::secret(SeatSet::one(seat), full, public));
                state.phase = Phase::Deal(dealt + 1);
                if usize::from(dealt) + 1 == usize::from(DEALT) * self.players {
                    state.gathering = Gathering::of(SeatSet::all(self.players));
                    state.phase = Phase::Keep;
                }
            }
            (Phase::Look(seat), Chance::Look(kind)) => {
                state.deck.look(kind, seat);
                let public = self.is(Flaw::LeakyLook).then_some(kind);
                let (full, public) = (Event::Looked(seat, Some(kind)), Event::Looked(seat, public));
                sink.tell(Told::secret(SeatSet::one(seat), full, public));
                // The card stays there, for the next seat that draws.
                self.end_turn(state, seat, sink);
            }
            (Phase::Draw(seat), Chance::Draw(kind)) => {
                state.deck.draw(kind);
                state.areas[seat].open = state.areas[seat].open.with(kind);
                sink.tell(Told::open(Event::Drew(seat, kind)));
                self.end_turn(state, seat, sink);
            }
            _ => panic!("{chance:?} cannot happen now"),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        views::view(self, state, viewer)
    }

    fn options(&self, view: &View, out: &mut Vec<Action>) {
        views::options(self, view, out);
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        views::imagine(self, view, words)
    }

    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        let (seen, is_view) = match from {
            ScoreFrom::State(state) => (views::view_of_all(state).seats[seat], false),
            ScoreFrom::View(view) => (view.seats[seat], true),
        };
        let guess = |points: Option<i32>| points.or(self.is(Flaw::GuessedPoints).then_some(0));
        let lines = [
            (Source::Kept, guess(seen.kept.map(|kept| 2 * kept.worth()))),
            (Source::Hand, seen.hand.map(Cards::worth)),
            (Source::Open, Some(seen.open.worth() * if is_view && self.is(Flaw::WrongSum) { 2 } else { 1 })),
        ];
        for (source, points) in lines {
            if points.is_some() || !self.is(Flaw::UnknownLeftOut) {
                out(ScoreLine { source, rule: PILE_1, points });
            }
        }
    }

    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings {
        let scores: Vec<i32> = Seat::all(self.players).map(|seat| self.total(from, seat)).collect();
        let places = match (self.flaw, from) {
            // Everybody behind everybody else.
            (Flaw::NoWinner, _) => Places::new(&scores, |a, b| a != b),
            (Flaw::OwnPlaces, ScoreFrom::View(view)) => {
                Places::new(&scores, |a, b| view.seats[a].open.worth() > view.seats[b].open.worth())
            }
            _ => Places::new(&scores, |a, b| scores[a.index()] > scores[b.index()]),
        };
        Standings::Placed(places)
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        digest.add(&state.phase).add(&state.gathering).add(&state.chosen);
        for area in &state.areas {
            digest.add(&area.hand.0).add(&area.open.0).add(&area.trace);
            if !self.is(Flaw::ForgetfulDigest) {
                digest.add(&area.kept.0);
            }
        }
        if !self.is(Flaw::ForgetfulDigest) {
            digest.add(&state.deck);
        }
    }
}

impl Pile {
    /// A part of the secret choice; what is done when nothing is left to choose need not be said.
    fn choose(&self, state: &mut State, seat: Seat, part: Part, sink: &mut impl Sink<Event>) {
        let (cards, lowest) = kept(state.chosen.of(seat).chain([part]));
        let mut left = state.areas[seat].hand.minus(cards).kinds();
        let is_done =
            part == Part::Done || cards.count() as usize == KEPT_MAX || !left.any(|kind| kind >= lowest);
        let is_last = state.chosen.add(&mut state.gathering, seat, part, is_done);
        if is_done {
            sink.tell(Told::open(Event::Chose(seat)));
        }
        if is_last {
            state.areas[seat].trace += u8::from(self.is(Flaw::OrderMatters));
            self.resolve(state, sink);
        }
    }

    fn resolve(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let chosen = state.chosen.resolve(&mut state.gathering);
        for seat in Seat::all(self.players) {
            let area = &mut state.areas[seat];
            area.kept = kept(chosen[seat].into_iter().flatten()).0;
            area.hand = area.hand.minus(area.kept);
            sink.tell(Told::open(Event::Kept(seat, area.kept.count())));
        }
        state.phase = Phase::Play(Seat::at(0));
    }

    fn end_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let is_last = seat.index() + 1 == self.players;
        let can_repeat = state.areas[Seat::at(0)].hand != Cards::EMPTY && !state.deck.is_empty();
        if !is_last {
            state.phase = Phase::Play(seat.left(1, self.players));
        } else if self.is(Flaw::Endless) && can_repeat {
            state.phase = Phase::Play(Seat::at(0));
        } else {
            state.phase = Phase::Over;
            for seat in Seat::all(self.players) {
                let area = &state.areas[seat];
                sink.tell(Told::open(Event::Shown(seat, area.kept, area.hand)));
            }
        }
    }
}

/// Whether nobody listens; only a game that means harm asks.
fn is_silent<S: Sink<Event>>(_: &S) -> bool {
    std::any::type_name::<S>() == std::any::type_name::<Silent>()
}

impl Fact for Cards {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.0);
    }
}

impl Fact for Part {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Part::Keep(kind) => digest.add("keep").add(kind),
            Part::Done => digest.add("done"),
        };
    }
}

impl Fact for Phase {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Phase::Deal(dealt) => digest.add("deal").add(dealt),
            Phase::Keep => digest.add("keep"),
            Phase::Play(seat) => digest.add("play").add(seat),
            Phase::Look(seat) => digest.add("look").add(seat),
            Phase::Draw(seat) => digest.add("draw").add(seat),
            Phase::Over => digest.add("over"),
        };
    }
}
