//! A game being played in a terminal: who is asked, what is shown, what is written down.

mod command;

use bots::{Bot, BotSpec};
use engine::{Awaits, Draws, Perspective, Seat, Table, Viewer, mix, sha256};

use super::screen::LOG_MARK;
use super::text::{WIDTH, wrap};
use super::{Console, Hue, Names, Screen, log, standings};
use crate::failure::Failure;
use crate::place::shell_word;
use crate::record_file::RecordFile;
use crate::seating::Player;
use command::{COMMANDS, Command};

/// The fewest log lines shown under the board, however small the screen; the command `l` shows the others.
const LOG_LINES_MIN: usize = 3;

/// How many of the last events who resumes a game is reminded of.
const RECALLED_EVENTS: usize = 12;

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The game is over.
    Over,
    /// Somebody left; the record keeps the game.
    Left,
}

/// What came of asking somebody.
enum Asked {
    Done,
    Left,
}

/// A game, its players, its record, and the terminal in between.
pub(crate) struct Session<'a, 'c, G: Screen> {
    table: Table<G>,
    players: Vec<Seated<G>>,
    names: Names,
    rules: &'static str,
    draws: Draws,
    bot_seed: u64,
    record: &'a mut RecordFile,
    console: &'a mut Console<'c>,
    /// The human before the screen; nobody yet where several share it.
    at_screen: Option<Seat>,
    /// How many events were told to who is before the screen.
    told: usize,
    /// From which event on each seat's next look at the board tells.
    unseen: Vec<usize>,
}

enum Seated<G: Screen> {
    Human,
    Bot(Box<Bot<G>>),
}

impl<'a, 'c, G: Screen> Session<'a, 'c, G> {
    /// A session at a table that may have lines already. The draws go on behind them.
    pub(crate) fn new(
        table: Table<G>,
        players: &[Player],
        names: Names,
        mut draws: Draws,
        record: &'a mut RecordFile,
        console: &'a mut Console<'c>,
    ) -> Session<'a, 'c, G> {
        draws.seek(table.draw_count() as u64);
        let digest = sha256(format!("ludoteka bots 1 {}", record.secret().reveal()).as_bytes());
        let bot_seed = digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte));
        let seated = |player: &Player| match player {
            Player::Human => Seated::Human,
            Player::Bot(spec) => Seated::Bot(Box::new(new_bot(spec))),
        };
        let humans: Vec<Seat> =
            Seat::all(players.len()).filter(|seat| players[seat.index()] == Player::Human).collect();
        let rules = games::info(table.game().slug()).map_or("", |info| info.rules);
        // Who comes back to a game is told what happened last, not everything again.
        let told = table.event_count().saturating_sub(RECALLED_EVENTS);
        Session {
            players: players.iter().map(seated).collect(),
            names,
            rules,
            draws,
            bot_seed,
            record,
            console,
            at_screen: if let [only] = humans.as_slice() { Some(*only) } else { None },
            told,
            unseen: vec![told; players.len()],
            table,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<Ending, Failure> {
        // The first board takes the greeting away.
        if self.console.is_screen
            && self.human_count() > 0
            && self.console.ask("Press Enter to begin. ")?.is_none()
        {
            return self.leave();
        }
        loop {
            if matches!(self.settle()?, Asked::Left) {
                return self.leave();
            }
            let seats = match self.table.awaits() {
                Awaits::Over => return self.finish(),
                Awaits::Chance => unreachable!("all chance is drawn"),
                Awaits::Seats(seats) => seats,
            };
            // A simultaneous choice is asked in seat order, as it is written down; nobody sees the others'.
            let Some(seat) = seats.first() else { unreachable!("somebody is awaited") };
            if !matches!(self.players[seat.index()], Seated::Human) {
                self.let_bot(seat)?;
            } else if matches!(self.ask(seat)?, Asked::Left) {
                return self.leave();
            }
        }
    }

    fn viewer(&self) -> Viewer {
        self.at_screen.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn human_count(&self) -> usize {
        self.players.iter().filter(|player| matches!(player, Seated::Human)).count()
    }

    /// Draws all chance, writes everything down, and only then tells it.
    fn settle(&mut self) -> Result<Asked, Failure> {
        self.table.draw_all(&mut self.draws);
        self.record.append(&self.table)?;
        self.tell()
    }

    /// Tells what is new to who is before the screen; after a round, how it ended.
    fn tell(&mut self) -> Result<Asked, Failure> {
        let viewer = self.viewer();
        let ends: Vec<usize> = self
            .table
            .events(self.told, viewer)
            .enumerate()
            .filter(|(_, event)| G::is_round_end(event))
            .map(|(index, _)| self.told + index + 1)
            .collect();
        for end in ends {
            self.tell_until(end)?;
            let view = self.table.view(viewer);
            let report = self.table.game().report(&view, self.names.to(viewer), self.console.ink);
            self.console.say("")?;
            self.console.say_all(&report)?;
            // Everybody has seen that now.
            self.unseen.iter_mut().for_each(|mark| *mark = end);
            let is_over = self.table.awaits() == Awaits::Over;
            if self.console.is_screen && self.human_count() > 0 && !is_over {
                let answer = self.console.ask("Press Enter to go on. ")?;
                if answer.is_none_or(|answer| answer == "q") {
                    return Ok(Asked::Left);
                }
            }
        }
        self.tell_until(self.table.event_count())?;
        self.console.flush()?;
        Ok(Asked::Done)
    }

    fn tell_until(&mut self, end: usize) -> Result<(), Failure> {
        let viewer = self.viewer();
        let lines = log(&self.table, self.told..end, viewer, self.names.to(viewer), self.console.ink);
        self.told = end;
        Ok(self.console.say_all(&lines)?)
    }

    /// A bot chooses. Its randomness depends on the game's secret and the place in the game only, so that a
    /// game that was left goes on as it would have.
    fn let_bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let place = (self.table.lines().len() * engine::SEATS_MAX + seat.index()) as u64;
        let Seated::Bot(bot) = &mut self.players[seat.index()] else { unreachable!("people are asked") };
        self.console.hint(&format!("{} thinks …", self.names.of(seat)))?;
        bot.reseed(mix(self.bot_seed ^ mix(place)));
        let action = bot.choose(Perspective::new(self.table.game(), self.table.state(), seat));
        self.console.unhint()?;
        self.table.act(seat, action).map_err(|refusal| Failure::new(format!("a bot's {action}: {refusal}")))
    }

    /// Asks a human until something legal is done.
    fn ask(&mut self, seat: Seat) -> Result<Asked, Failure> {
        if self.at_screen != Some(seat) {
            if let Some(asked) = self.hand_over(seat)? {
                return Ok(asked);
            }
        } else if !self.console.is_screen {
            // It stands above the board already.
            self.unseen[seat.index()] = self.told;
        }
        self.show(seat)?;
        let actions = self.table.legal(seat);
        let view = self.table.view(Viewer::Seat(seat));
        loop {
            let prompt = format!("{}> ", self.names.of(seat));
            let Some(answer) = self.console.ask(&prompt)? else { return Ok(Asked::Left) };
            let read_move = |text: &str| self.table.game().read(&view, text);
            let action = match Command::read(&answer, &actions, read_move) {
                Command::Leave => return Ok(Asked::Left),
                Command::Act(action) => action,
                Command::Unclear(why) => {
                    self.warn(&why)?;
                    continue;
                }
                other => {
                    self.serve(seat, &other)?;
                    continue;
                }
            };
            let mark = self.table.event_count();
            match self.table.act(seat, action) {
                Ok(()) => {
                    self.unseen[seat.index()] = mark;
                    return Ok(Asked::Done);
                }
                Err(refusal) => self.refuse(&refusal)?,
            }
        }
    }

    fn refuse(&mut self, refusal: &engine::Refusal<G::Why>) -> Result<(), Failure> {
        self.warn(&format!("Refused: {refusal}. `r {}` shows the rule.", refusal.rule))
    }

    fn warn(&mut self, text: &str) -> Result<(), Failure> {
        for line in wrap("", text, WIDTH - 1) {
            self.console.say(&self.console.ink.paint(Hue::Red, &line))?;
        }
        Ok(())
    }

    /// What a player can ask for without acting.
    fn serve(&mut self, seat: Seat, command: &Command<G::Action>) -> Result<(), Failure> {
        match command {
            Command::Help => {
                self.console.say(self.table.game().help())?;
                self.console.say(COMMANDS)?;
            }
            Command::Board => self.show(seat)?,
            Command::Log => {
                let (all, viewer) = (0..self.table.event_count(), Viewer::Seat(seat));
                let lines = log(&self.table, all, viewer, self.names.to(viewer), self.console.ink);
                self.console.say_all(&lines)?;
            }
            Command::Rule(id) => {
                let view = self.table.view(Viewer::Seat(seat));
                let asked = self.table.game().question(&view, self.names.to(Viewer::Seat(seat))).1;
                let id = id.as_deref().unwrap_or(asked.as_str());
                match crate::command::rules::find(self.rules, id) {
                    Some(rule) => self.console.say_all(&wrap("", &rule, WIDTH - 1))?,
                    None => self.console.say(&format!("No rule is called `{id}`."))?,
                }
            }
            Command::TakeBack => {
                // Whoever is asked has not chosen, so the rules say no; they also say why.
                if let Err(refusal) = self.table.retract(seat) {
                    self.refuse(&refusal)?;
                }
            }
            Command::Act(_) | Command::Unclear(_) | Command::Leave => {}
        }
        Ok(())
    }

    /// The curtain: nobody sees the cards of somebody else. `Some` if the seat is not to be asked now.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<Asked>, Failure> {
        let next = self.names.of(seat).to_owned();
        if let (Some(last), true) = (self.at_screen, self.console.is_screen) {
            let prompt = format!("{}, press Enter to hide your cards. ", self.names.of(last));
            if self.console.ask(&prompt)?.is_none() {
                return Ok(Some(Asked::Left));
            }
        }
        self.console.clear()?;
        let undo = self.at_screen.filter(|&last| self.can_take_back(last));
        let hint = undo
            .map_or_else(String::new, |last| format!(" (u: {} takes the choice back)", self.names.of(last)));
        let answer =
            self.console.ask(&format!("Hand over to {next}. {next}, press Enter to look{hint}. "))?;
        match (answer.as_deref(), undo) {
            (None | Some("q"), _) => return Ok(Some(Asked::Left)),
            (Some("u"), Some(last)) => {
                self.take_back(last)?;
                return Ok(Some(Asked::Done));
            }
            _ => {}
        }
        self.at_screen = Some(seat);
        Ok(None)
    }

    /// How many moves are left if a secret choice, and those made after it, are taken back; none once all
    /// choices are made.
    fn moves_before(&self, seat: Seat) -> Option<usize> {
        let place = self.table.commits().iter().position(|&(other, _)| other == seat)?;
        Some(self.table.lines().len() + place)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.moves_before(seat).is_some_and(|count| self.record.can_go_back(count))
    }

    /// Bots that chose after the seat choose again, the same as before: they see nothing new.
    fn take_back(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(count) = self.moves_before(seat) else { return Ok(()) };
        self.record.go_back(count)?;
        let later: Vec<Seat> =
            self.table.commits()[count - self.table.lines().len()..].iter().map(|&(seat, _)| seat).collect();
        for seat in later.into_iter().rev() {
            self.table.retract(seat).map_err(Failure::new)?;
        }
        Ok(())
    }

    /// The board, what happened since the last look, the question and its answers.
    fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let (game, ink) = (self.table.game(), self.console.ink);
        let view = self.table.view(viewer);
        let voice = self.names.to(viewer);
        let board = game.board(&view, voice, ink);
        let menu = game.menu(&view, &self.table.legal(seat), ink);
        let unseen = self.unseen[seat.index()]..self.table.event_count();
        let mut news = log(&self.table, unseen, viewer, voice, ink);
        let mut has_legend = true;
        if let Some(rows) = self.console.rows() {
            // Board, question, menu and prompt are always seen whole, of the log the newest lines.
            let room = rows.saturating_sub(board.len() + menu.len() + 2).max(LOG_LINES_MIN);
            if news.len() > room {
                let kept = news.len() - room + 1..news.len();
                let start = kept.clone().find(|&line| news[line].starts_with(LOG_MARK)).unwrap_or(kept.end);
                news.splice(..start, [" … (l shows the whole log)".to_owned()]);
            }
            has_legend = rows > board.len() + news.len() + menu.len() + 2;
        }
        let (question, rule) = game.question(&view, voice);
        let question =
            format!("{} ({rule}){}", ink.paint(Hue::Bold, &question), ink.paint(Hue::Dim, "  ? help"));
        self.console.clear()?;
        let legend = game.legend(&view).filter(|_| has_legend);
        let legend = legend.map(|legend| ink.paint(Hue::Dim, &legend));
        for lines in [board, news, vec![question], legend.into_iter().collect(), menu] {
            self.console.say_all(&lines)?;
        }
        self.told = self.table.event_count();
        Ok(())
    }

    fn finish(self) -> Result<Ending, Failure> {
        self.record.finish()?;
        let path = shell_word(self.record.path());
        self.console.say("")?;
        self.console.say_all(&standings(&self.table, &self.names, self.console.ink))?;
        self.console.say("")?;
        self.console.say(&format!("Record: {path}"))?;
        self.console.say(&format!("Its draws are proved by: ludoteka verify {path}"))?;
        self.console.flush()?;
        Ok(Ending::Over)
    }

    fn leave(self) -> Result<Ending, Failure> {
        self.console.say(&how_to_resume(self.record.path()))?;
        self.console.flush()?;
        Ok(Ending::Left)
    }
}

fn new_bot<G: Screen>(spec: &BotSpec) -> Bot<G> {
    Bot::new(spec, 0)
}

/// What whoever leaves a game should know.
pub(crate) fn how_to_resume(path: &std::path::Path) -> String {
    format!("The game is kept. Go on with: ludoteka play --resume {}", shell_word(path))
}
