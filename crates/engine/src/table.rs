//! A table: one match being played, with its lines and everything told so far.

use crate::{Awaits, Game, History, Random, Refusal, Seat, Silent, Sink, TakeBack, Told, Viewer};

/// One line of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<A, C> {
    /// A seat acted.
    Act(Seat, A),
    /// Chance happened.
    Chance(C),
}

/// The line type of a game.
pub type LineOf<G> = Line<<G as Game>::Action, <G as Game>::Chance>;

/// A match from its start to now. A copy shares its history with the original. Secret choices become lines when the last seat resolves them: in seat order, the
/// parts of a seat in their order.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    lines: History<LineOf<G>>,
    commits: Vec<(Seat, G::Action)>,
    told: History<Told<G::Event>>,
    draw_count: usize,
}

impl<G: Game> Table<G> {
    /// A table before its first line.
    pub fn new(game: G) -> Table<G> {
        let state = game.start();
        Table {
            game,
            state,
            lines: History::default(),
            commits: Vec::new(),
            told: History::default(),
            draw_count: 0,
        }
    }

    /// The rules being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole state: for drivers and tests, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The resolved lines so far.
    pub fn lines(&self) -> &History<LineOf<G>> {
        &self.lines
    }

    /// Parts of secret choices that are not resolved yet, in the order they were made.
    pub fn commits(&self) -> &[(Seat, G::Action)] {
        &self.commits
    }

    /// How many draws the lines hold.
    pub fn draw_count(&self) -> usize {
        self.draw_count
    }

    /// What the match waits for.
    pub fn awaits(&self) -> Awaits {
        self.game.awaits(&self.state)
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// How many events were told so far: a mark to ask [`Table::events`] from later.
    pub fn event_count(&self) -> usize {
        self.told.len()
    }

    /// The events since a mark, as this viewer may have them.
    pub fn events(&self, since: usize, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.told.since(since).filter_map(move |told| told.to(viewer))
    }

    /// The events between two marks that this viewer may have, each with the mark behind it.
    pub fn events_between(
        &self,
        marks: std::ops::Range<usize>,
        viewer: Viewer,
    ) -> impl Iterator<Item = (usize, &G::Event)> {
        let told = marks.clone().zip(self.told.since(marks.start));
        told.filter_map(move |(index, told)| Some((index + 1, told.to(viewer)?)))
    }

    /// A seat acts. Refused, nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Why>> {
        self.game.act(&mut self.state, seat, action, &mut self.told)?;
        self.commits.push((seat, action));
        if !self.has_open_parts() {
            // Seat order, so that a record does not tell who was quick. The sort is stable: parts keep theirs.
            self.commits.sort_by_key(|&(seat, _)| seat);
            self.lines.extend(self.commits.drain(..).map(|(seat, action)| Line::Act(seat, action)));
        }
        Ok(())
    }

    /// A seat takes back its last part of a secret choice, or all of them. Refused, nothing changes.
    pub fn take_back(&mut self, seat: Seat, what: TakeBack) -> Result<(), Refusal<G::Why>> {
        self.game.take_back(&mut self.state, seat, what, &mut self.told)?;
        let left = self.game.part_count(&self.state, seat);
        let mut kept = 0;
        self.commits.retain(|&(other, _)| {
            kept += usize::from(other == seat);
            other != seat || kept <= left
        });
        Ok(())
    }

    /// Whether some seat has parts of a secret choice that are not resolved.
    fn has_open_parts(&self) -> bool {
        Seat::all(self.game.players()).any(|seat| self.game.part_count(&self.state, seat) > 0)
    }

    /// Chance happens as dictated. Refused, nothing changes.
    pub fn reveal(&mut self, chance: G::Chance) -> Result<(), Refusal<G::Why>> {
        self.game.reveal(&mut self.state, chance, &mut self.told)?;
        self.lines.push(Line::Chance(chance));
        self.draw_count += 1;
        Ok(())
    }

    /// Draws chance until a seat is awaited or the match is over.
    pub fn draw_all(&mut self, words: &mut impl Random) {
        while self.awaits() == Awaits::Chance {
            let chance = self.game.draw(&mut self.state, words, &mut self.told);
            self.lines.push(Line::Chance(chance));
            self.draw_count += 1;
        }
    }

    /// The state after the first `count` lines, computed again from the start.
    pub fn state_after(&self, count: usize) -> G::State {
        let mut state = self.game.start();
        for line in self.lines.iter().take(count) {
            apply_line(&self.game, &mut state, *line, &mut Silent);
        }
        state
    }
}

/// Carries out a line that is known to follow.
pub fn apply_line<G: Game>(game: &G, state: &mut G::State, line: LineOf<G>, sink: &mut impl Sink<G::Event>) {
    match line {
        Line::Act(seat, action) => game.apply(state, seat, action, sink),
        Line::Chance(chance) => game.apply_chance(state, chance, sink),
    }
}
