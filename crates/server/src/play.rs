//! A match with its type erased: the one place where the server meets the games.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use bots::{Bot, BotSpec, Skill};
use engine::{
    Awaits, By, Draws, Game, InLog, Line, LineOf, Perspective, QuickRandom, Random, Refusal, Seat, Table,
    TakeBack, Viewer, fingerprint,
};
use games::{AnyGame, OpenError, Opening, with_game};
use web::{GamePage, LogLine, Markup, Region, Results, Scene, Shown, Texts, Voice};

use crate::live_table::lock;

/// A bot's thinking, ready to be done on another thread; gives the notation of its choice.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// Why a match did not take a step. Nothing was changed.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    /// It is not a notation of the game.
    Unreadable,
    /// Nothing of the kind can happen to the table as it is.
    Impossible,
    /// The rules forbid it.
    ByRule(Arc<dyn Forbidden>),
}

/// What a rule forbids and why: a value of some game, put into words only where somebody reads it.
pub(crate) trait Forbidden: Send + Sync + Debug {
    fn html(&self, texts: Texts) -> Markup;
}

#[derive(Debug)]
struct ForbiddenIn<G: Game> {
    game: G,
    refusal: Refusal<G::Why>,
}

impl<G: GamePage> Forbidden for ForbiddenIn<G> {
    fn html(&self, texts: Texts) -> Markup {
        web::refusal(&self.game, &self.refusal, texts)
    }
}

/// A match of some game. Its history is shared between copies, so a copy is cheap.
pub(crate) trait Play: Send + Sync + Debug {
    fn clone_box(&self) -> Box<dyn Play>;
    fn awaits(&self) -> Awaits;
    /// How many parts of a secret choice a seat may take back.
    fn part_count(&self, seat: Seat) -> usize;
    fn fingerprint(&self) -> u64;
    fn draw_count(&self) -> usize;
    fn line_count(&self) -> usize;
    fn rules_version(&self) -> u32;
    fn deck_checksum(&self) -> String;

    /// A seat acts, by notation.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// The notation of the action whose things these are, if there is exactly one.
    fn action_of_things(&self, seat: Seat, things: &[String]) -> Option<String>;
    fn take_back(&mut self, seat: Seat, what: TakeBack) -> Result<(), Refused>;
    /// Whether the seat may take its last action back: nothing happened since, and it learned nothing by it.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last line back.
    fn undo(&mut self);
    /// The notation of the next chance; `None` unless chance is awaited.
    fn draw(&self, draws: &mut Draws) -> Option<String>;
    /// Chance happens, by notation.
    fn reveal(&mut self, notation: &str) -> Result<(), Refused>;

    /// The board for a viewer, without what they have on the screen already.
    fn regions(&self, scene: &Scene<'_>, viewer: Viewer, before: Option<&Shown>) -> Vec<Region>;
    /// The actions of a viewer as forms.
    fn forms(&self, scene: &Scene<'_>, viewer: Viewer) -> Markup;
    /// What would happen if a seat did this, as a message; `None` if it is not a notation of the game.
    fn preview(&self, seat: Seat, notation: &str, scene: &Scene<'_>) -> Option<String>;
    /// What a thing is and why it cannot be chosen, as a message.
    fn look(&self, viewer: Viewer, thing: &str, scene: &Scene<'_>) -> String;
    /// The moments that the events since a mark deserve.
    fn moments(&self, since: usize, viewer: Viewer, scene: &Scene<'_>) -> Vec<web::Moment>;
    /// After how many lines each turn or round begins.
    fn turns(&self) -> Vec<usize>;
    fn event_count(&self) -> usize;
    fn log(&self, since: usize, voice: &Voice<'_>) -> Vec<LogLine>;
    /// What the match came to, in the reader's words.
    fn results(&self, texts: Texts) -> Results;
    /// What a seat may keep of the match, once it is over.
    fn keepsake(&self, seat: Seat, scene: &Scene<'_>) -> Option<Markup>;
    fn record_lines(&self) -> Vec<(By, String)>;
    /// The same match after its first lines.
    fn at_line(&self, count: usize) -> Box<dyn Play>;
    fn thought(&self, seat: Seat, spec: &BotSpec, seed: u64) -> Thought;
    /// What the game has a seat do whose time is up; `None` if a bot decides.
    fn when_time_is_up(&self, seat: Seat) -> Option<String>;
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A game with its default deck. Tables that play the same share it, with its names in four languages. There are as many
/// as modes and numbers of players.
pub(crate) fn open(opening: &Opening) -> Result<Arc<AnyGame>, OpenError> {
    static OPENED: Mutex<Vec<(Opening, Arc<AnyGame>)>> = Mutex::new(Vec::new());
    let mut opened = lock(&OPENED);
    if let Some((_, game)) = opened.iter().find(|(known, _)| known == opening) {
        return Ok(game.clone());
    }
    let game = Arc::new(AnyGame::open(opening)?);
    opened.push((opening.clone(), game.clone()));
    Ok(game)
}

/// A new match of an opened game.
pub(crate) fn begin(game: &AnyGame) -> Box<dyn Play> {
    with_game!(game, game => Box::new(Playing::new(game.clone())))
}

#[derive(Clone, Debug)]
pub(crate) struct Playing<G: Game> {
    pub(crate) table: Table<G>,
    /// Who may undo the last line.
    undoable: Option<Seat>,
    /// Per seat: how many events had been told when it last acted.
    acted: Vec<usize>,
}

impl<G: GamePage + Skill> Playing<G> {
    pub(crate) fn new(game: G) -> Playing<G> {
        let acted = vec![0; game.players()];
        Playing { table: Table::new(game), undoable: None, acted }
    }

    /// The mark from which on everything is news to a viewer: what was told since their last action, without their
    /// own doing that it begins with. A spectator missed nothing.
    fn news_mark(&self, viewer: Viewer) -> usize {
        let end = self.table.event_count();
        let Some(seat) = viewer.seat() else { return end };
        let acted = self.acted.get(seat.index()).copied().unwrap_or(end);
        let game = self.table.game();
        let mut since = self.table.events_between(acted..end, viewer);
        since.find(|(_, event)| game.actor(event) != Some(seat)).map_or(end, |(behind, _)| behind - 1)
    }

    /// The match after its first lines, played again.
    fn replay(&self, count: usize) -> Playing<G> {
        let mut again = Playing::new(self.table.game().clone());
        for line in self.table.lines().iter().take(count) {
            again.follow(*line);
        }
        again
    }

    /// Carries out a line that was played before.
    fn follow(&mut self, line: LineOf<G>) {
        let done = match line {
            Line::Act(seat, action) => self.do_act(seat, action).is_ok(),
            Line::Chance(chance) => self.do_reveal(chance).is_ok(),
        };
        assert!(done, "a line that was played can be played again");
    }

    /// A seat acts. It may undo that if it alone was asked and none of what it was told uncovers anything: then it
    /// knows nothing that it did not know before. What the rules reveal, they tell as events. What a rule binds to stays.
    pub(crate) fn do_act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let (game, state) = (self.table.game(), self.table.state());
        let is_alone = game.awaits(state).seats().count() == 1 && game.committed(state).is_empty();
        let mark = self.table.event_count();
        let done = self.table.act(seat, action);
        self.check(done)?;
        if let Some(acted) = self.acted.get_mut(seat.index()) {
            *acted = mark;
        }
        let game = self.table.game();
        let is_settled = self
            .table
            .events(mark, Viewer::Seat(seat))
            .any(|event| game.uncovers(event) || game.is_binding(event));
        let is_secret = !self.table.commits().is_empty();
        self.undoable = (is_alone && !is_secret && !is_settled).then_some(seat);
        Ok(())
    }

    fn do_reveal(&mut self, chance: G::Chance) -> Result<(), Refused> {
        let done = self.table.reveal(chance);
        self.check(done)?;
        self.undoable = None;
        Ok(())
    }

    fn check(&self, done: Result<(), Refusal<G::Why>>) -> Result<(), Refused> {
        let game = || self.table.game().clone();
        done.map_err(|refusal| Refused::ByRule(Arc::new(ForbiddenIn { game: game(), refusal })))
    }
}

impl<G: GamePage + Skill> Play for Playing<G> {
    fn clone_box(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn awaits(&self) -> Awaits {
        self.table.awaits()
    }

    fn part_count(&self, seat: Seat) -> usize {
        self.table.game().part_count(self.table.state(), seat)
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(self.table.game(), self.table.state())
    }

    fn draw_count(&self) -> usize {
        self.table.draw_count()
    }

    fn line_count(&self) -> usize {
        self.table.lines().len()
    }

    fn rules_version(&self) -> u32 {
        self.table.game().rules_version()
    }

    fn deck_checksum(&self) -> String {
        games::deck_checksum(self.table.game())
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.do_act(seat, notation.parse().map_err(|_| Refused::Unreadable)?)
    }

    fn action_of_things(&self, seat: Seat, things: &[String]) -> Option<String> {
        let view = self.table.view(Viewer::Seat(seat));
        web::match_things(self.table.game(), &view, things).map(|action| action.to_string())
    }

    fn take_back(&mut self, seat: Seat, what: TakeBack) -> Result<(), Refused> {
        let done = self.table.take_back(seat, what);
        self.check(done)?;
        self.undoable = None;
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.undoable == Some(seat)
    }

    fn undo(&mut self) {
        *self = self.replay(self.table.lines().len().saturating_sub(1));
    }

    fn draw(&self, draws: &mut Draws) -> Option<String> {
        let (game, state) = (self.table.game(), self.table.state());
        let is_due = game.awaits(state) == Awaits::Chance;
        is_due.then(|| game.outcome(state, draws.below(game.outcome_count(state))).to_string())
    }

    fn reveal(&mut self, notation: &str) -> Result<(), Refused> {
        self.do_reveal(notation.parse().map_err(|_| Refused::Unreadable)?)
    }

    fn regions(&self, scene: &Scene<'_>, viewer: Viewer, before: Option<&Shown>) -> Vec<Region> {
        let (game, view) = (self.table.game(), self.table.view(viewer));
        match before {
            Some(before) => web::changes(game, &view, scene, before),
            None => web::regions(game, &view, scene),
        }
    }

    fn forms(&self, scene: &Scene<'_>, viewer: Viewer) -> Markup {
        web::forms(self.table.game(), &self.table.view(viewer), scene)
    }

    fn preview(&self, seat: Seat, notation: &str, scene: &Scene<'_>) -> Option<String> {
        let action = notation.parse().ok()?;
        // A preview of something illegal would show a state that cannot be.
        self.table.game().check(self.table.state(), seat, action).ok()?;
        Some(web::preview(self.table.game(), &self.table.view(Viewer::Seat(seat)), action, scene))
    }

    fn look(&self, viewer: Viewer, thing: &str, scene: &Scene<'_>) -> String {
        let game = self.table.game();
        let view = self.table.view(viewer);
        let why = viewer.seat().and_then(|seat| {
            let wishes = game.wishes(&view, thing);
            let checked = |action| game.check(self.table.state(), seat, action);
            // If one of them is legal, there is nothing to explain.
            let mut refusals = wishes.into_iter().map(checked).collect::<Vec<_>>();
            if refusals.iter().any(Result::is_ok) || refusals.is_empty() {
                return None;
            }
            refusals.swap_remove(0).err()
        });
        web::look_at(game, &view, thing, why.as_ref(), scene)
    }

    fn moments(&self, since: usize, viewer: Viewer, scene: &Scene<'_>) -> Vec<web::Moment> {
        let count = self.table.events(since, viewer).count();
        if count == 0 {
            return Vec::new();
        }
        let events: Vec<&G::Event> = self.table.events(since.saturating_sub(G::LOOK_BACK), viewer).collect();
        let new = events.len() - count;
        web::moments(self.table.game(), &self.table.view(viewer), &events, new, scene)
    }

    fn turns(&self) -> Vec<usize> {
        let game = self.table.game();
        let mut again = Playing::new(game.clone());
        let mut turns = Vec::new();
        for (index, line) in self.table.lines().iter().enumerate() {
            let before = again.table.event_count();
            again.follow(*line);
            let is_heading = |event: &G::Event| game.in_log(event) == InLog::Heading;
            if again.table.events(before, Viewer::Spectator).any(is_heading) {
                turns.push(index + 1);
            }
        }
        turns
    }

    fn event_count(&self) -> usize {
        self.table.event_count()
    }

    fn log(&self, since: usize, voice: &Voice<'_>) -> Vec<LogLine> {
        let (game, viewer) = (self.table.game(), voice.viewer);
        let mark = self.news_mark(viewer).max(since);
        let told =
            |marks| web::tell(game, self.table.events_between(marks, viewer).map(|(_, event)| event), voice);
        let mut lines = told(since..mark);
        let news = told(mark..self.table.event_count());
        lines.extend(news.into_iter().map(|line| LogLine { is_new: true, ..line }));
        lines
    }

    fn results(&self, texts: Texts) -> Results {
        web::results(self.table.game(), &self.table.view(Viewer::Spectator), texts)
    }

    fn keepsake(&self, seat: Seat, scene: &Scene<'_>) -> Option<Markup> {
        // Before the end it would tell what the seat holds.
        if self.table.awaits() != Awaits::Over {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let events: Vec<&G::Event> = self.table.events(0, viewer).collect();
        self.table.game().keepsake(&self.table.view(viewer), &events, seat, scene)
    }

    fn record_lines(&self) -> Vec<(By, String)> {
        let lines = self.table.lines().iter().map(|line| match line {
            Line::Act(seat, action) => (By::Seat(*seat), action.to_string()),
            Line::Chance(chance) => (By::Chance, chance.to_string()),
        });
        lines.collect()
    }

    fn at_line(&self, count: usize) -> Box<dyn Play> {
        Box::new(self.replay(count))
    }

    fn when_time_is_up(&self, seat: Seat) -> Option<String> {
        let (game, state) = (self.table.game(), self.table.state());
        game.when_time_is_up(state, seat).map(|action| action.to_string())
    }

    fn thought(&self, seat: Seat, spec: &BotSpec, seed: u64) -> Thought {
        // Only the seat's view leaves the table: the bot sits before a state that was imagined from it.
        let game = self.table.game().clone();
        let view = game.view(self.table.state(), Viewer::Seat(seat));
        let spec = spec.clone();
        Box::new(move || {
            let mut words = QuickRandom::new(seed);
            let imagined = game.imagine(&view, &mut words);
            let mut bot: Bot<G> = Bot::new(&spec, words.word());
            bot.choose(Perspective::new(&game, &imagined, seat)).to_string()
        })
    }
}
