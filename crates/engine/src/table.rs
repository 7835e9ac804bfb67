//! A table: one match being played, with its lines and everything told so far.

use crate::{Awaits, Game, Refusal, Seat, Silent, Sink, Told, Viewer, Words};

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

/// A match from its start to now. Secret commits become lines in seat order, when the last one resolves them.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    lines: Vec<LineOf<G>>,
    commits: Vec<(Seat, G::Action)>,
    told: Vec<Told<G::Event>>,
}

impl<G: Game> Table<G> {
    /// A table before its first line.
    pub fn new(game: G) -> Table<G> {
        let state = game.start();
        Table { game, state, lines: Vec::new(), commits: Vec::new(), told: Vec::new() }
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
    pub fn lines(&self) -> &[LineOf<G>] {
        &self.lines
    }

    /// Commits that are not resolved yet.
    pub fn commits(&self) -> &[(Seat, G::Action)] {
        &self.commits
    }

    /// How many draws the lines hold.
    pub fn draw_count(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Chance(_))).count()
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
        self.told[since.min(self.told.len())..].iter().map(move |told| told.to(viewer))
    }

    /// A seat acts. Refused, nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Why>> {
        self.game.act(&mut self.state, seat, action, &mut self.told)?;
        self.commits.push((seat, action));
        if self.game.committed(&self.state).is_empty() {
            // Seat order, so that a record does not tell who was quick.
            self.commits.sort_by_key(|&(seat, _)| seat);
            self.lines.extend(self.commits.drain(..).map(|(seat, action)| Line::Act(seat, action)));
        }
        Ok(())
    }

    /// A seat takes its secret commit back. Refused, nothing changes.
    pub fn retract(&mut self, seat: Seat) -> Result<(), Refusal<G::Why>> {
        self.game.retract(&mut self.state, seat, &mut self.told)?;
        self.commits.retain(|&(other, _)| other != seat);
        Ok(())
    }

    /// Chance happens as dictated. Refused, nothing changes.
    pub fn reveal(&mut self, chance: G::Chance) -> Result<(), Refusal<G::Why>> {
        self.game.reveal(&mut self.state, chance, &mut self.told)?;
        self.lines.push(Line::Chance(chance));
        Ok(())
    }

    /// Draws chance until a seat is awaited or the match is over.
    pub fn draw_all(&mut self, words: &mut impl Words) {
        while self.awaits() == Awaits::Chance {
            let chance = self.game.draw(&mut self.state, words, &mut self.told);
            self.lines.push(Line::Chance(chance));
        }
    }

    /// The state after the first `count` lines, computed again from the start.
    pub fn state_after(&self, count: usize) -> G::State {
        let mut state = self.game.start();
        for line in &self.lines[..count] {
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
