//! A match with its type erased: the one place where the server meets the games.

use std::fmt::Debug;

use bots::{Bot, BotSpec, Skill};
use engine::{
    Awaits, By, Draws, Game, Line, Perspective, QuickRandom, Random, Seat, Silent, Table, TakeBack, Viewer,
    fingerprint,
};
use games::{AnyGame, with_game};
use web::{GamePage, LogLine, Markup, Region, Results, Scene, Texts, Voice};

/// How many other states behind the same view are tried to see whether an action told its seat something.
const TWINS: usize = 12;

/// A bot's thinking, ready to be done on another thread; gives the notation of its choice.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// Why an action was not carried out.
#[derive(Debug)]
pub(crate) enum Refused {
    /// It is not a notation of the game.
    Unreadable,
    /// The rules forbid it; the reason in the reader's words.
    ByRule(Markup),
}

/// A match of some game.
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

    /// A seat acts, by notation; refused, the reason in the reader's words.
    fn act(&mut self, seat: Seat, notation: &str, texts: Texts) -> Result<(), Refused>;
    /// The notation of the action whose things these are, if there is exactly one.
    fn action_of_things(&self, seat: Seat, things: &[String]) -> Option<String>;
    fn take_back(&mut self, seat: Seat, what: TakeBack, texts: Texts) -> Result<(), Refused>;
    /// Whether the seat may take its last action back: nothing happened since, and it learned nothing by it.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last line back.
    fn undo(&mut self);
    /// Draws until a seat is awaited, and gives the notation of what came.
    fn draw_all(&mut self, draws: &mut Draws) -> Vec<String>;
    /// Chance as it stands in the log; `false` if it does not follow.
    fn reveal(&mut self, notation: &str) -> bool;

    fn regions(&self, scene: &Scene<'_>, viewer: Viewer) -> Vec<Region>;
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
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A new match of an opened game.
pub(crate) fn begin(game: &AnyGame) -> Box<dyn Play> {
    with_game!(game, game => Box::new(Playing { table: Table::new(game.clone()) }))
}

#[derive(Clone, Debug)]
struct Playing<G: Game> {
    table: Table<G>,
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

    fn act(&mut self, seat: Seat, notation: &str, texts: Texts) -> Result<(), Refused> {
        let action = notation.parse().map_err(|_| Refused::Unreadable)?;
        let done = self.table.act(seat, action);
        done.map_err(|refusal| Refused::ByRule(web::refusal(self.table.game(), &refusal, texts)))
    }

    fn action_of_things(&self, seat: Seat, things: &[String]) -> Option<String> {
        let view = self.table.view(Viewer::Seat(seat));
        web::match_things(self.table.game(), &view, things).map(|action| action.to_string())
    }

    fn take_back(&mut self, seat: Seat, what: TakeBack, texts: Texts) -> Result<(), Refused> {
        let done = self.table.take_back(seat, what);
        done.map_err(|refusal| Refused::ByRule(web::refusal(self.table.game(), &refusal, texts)))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        let game = self.table.game();
        let lines = self.table.lines();
        let Some(&Line::Act(last, action)) = lines.last() else { return false };
        if last != seat || !self.table.commits().is_empty() {
            return false;
        }
        let before = self.table.state_after(lines.len() - 1);
        // A choice that resolved others' secret ones has told what they were.
        if game.awaits(&before).seats().count() != 1 || !game.committed(&before).is_empty() {
            return false;
        }
        // Had the action told the seat anything, states it could not tell apart before would now differ.
        let view = game.view(&before, Viewer::Seat(seat));
        let after = self.table.view(Viewer::Seat(seat));
        let mut words = QuickRandom::new(self.fingerprint());
        (0..TWINS).all(|_| {
            let mut twin = game.imagine(&view, &mut words);
            game.apply(&mut twin, seat, action, &mut Silent);
            game.view(&twin, Viewer::Seat(seat)) == after
        })
    }

    fn undo(&mut self) {
        self.table = replay(&self.table, self.table.lines().len().saturating_sub(1));
    }

    fn draw_all(&mut self, draws: &mut Draws) -> Vec<String> {
        let before = self.table.lines().len();
        self.table.draw_all(draws);
        self.table.lines()[before..]
            .iter()
            .filter_map(|line| match line {
                Line::Chance(chance) => Some(chance.to_string()),
                Line::Act(..) => None,
            })
            .collect()
    }

    fn reveal(&mut self, notation: &str) -> bool {
        notation.parse().is_ok_and(|chance| self.table.reveal(chance).is_ok())
    }

    fn regions(&self, scene: &Scene<'_>, viewer: Viewer) -> Vec<Region> {
        web::regions(self.table.game(), &self.table.view(viewer), scene)
    }

    fn event_count(&self) -> usize {
        self.table.event_count()
    }

    fn log(&self, since: usize, voice: &Voice<'_>) -> Vec<LogLine> {
        web::tell(self.table.game(), self.table.events(since, voice.viewer), voice)
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
        self.table
            .lines()
            .iter()
            .map(|line| match line {
                Line::Act(seat, action) => (By::Seat(*seat), action.to_string()),
                Line::Chance(chance) => (By::Chance, chance.to_string()),
            })
            .collect()
    }

    fn at_line(&self, count: usize) -> Box<dyn Play> {
        Box::new(Playing { table: replay(&self.table, count.min(self.table.lines().len())) })
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

/// The table after its first lines, played again.
fn replay<G: Game>(table: &Table<G>, count: usize) -> Table<G> {
    let mut again = Table::new(table.game().clone());
    for line in &table.lines()[..count] {
        let done = match *line {
            Line::Act(seat, action) => again.act(seat, action).is_ok(),
            Line::Chance(chance) => again.reveal(chance).is_ok(),
        };
        debug_assert!(done, "a line that was played can be played again");
    }
    again
}
