//! A game being played in a terminal: who is asked, what is shown, what is written down.

mod command;

use bots::{Bot, BotSpec};
use engine::{Awaits, Draws, Language, NotNow, Perspective, Seat, Table, TakeBack, Viewer, mix, sha256};
use phrases::Texts;

use super::screen::{LOG_MARK, help, paragraphs, question};
use super::text::{WIDTH, wrap};
use super::{Console, Hue, Names, Pen, Screen, log, standings};
use crate::directory::shell_word;
use crate::failure::Failure;
use crate::players::Player;
use crate::record_file::RecordFile;
use command::{Command, Unclear};

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
            && self.console.ask(&format!("{} ", self.console.text("term-begin")))?.is_none()
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

    fn pen(&self, viewer: Viewer) -> Pen<'_> {
        Pen::new::<G>(&self.names, viewer, self.console.language, self.console.ink)
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
        let all = self.told..self.table.event_count();
        let ends: Vec<usize> = self
            .table
            .events_between(all, viewer)
            .filter(|(_, event)| G::is_round_end(event))
            .map(|(mark, _)| mark)
            .collect();
        for end in ends {
            self.tell_until(end)?;
            let view = self.table.view(viewer);
            let report = self.table.game().report(&view, self.pen(viewer));
            self.console.say("")?;
            self.console.say_all(&report)?;
            // Everybody has seen that now.
            self.unseen.iter_mut().for_each(|mark| *mark = end);
            let is_over = self.table.awaits() == Awaits::Over;
            if self.console.is_screen && self.human_count() > 0 && !is_over {
                let answer = self.console.ask(&format!("{} ", self.console.text("term-go-on")))?;
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
        let lines = log(&self.table, self.told..end, viewer, self.pen(viewer));
        self.told = end;
        Ok(self.console.say_all(&lines)?)
    }

    /// A bot chooses. Its randomness depends on the game's secret and the place in the game only, so that a
    /// game that was left goes on as it would have.
    fn let_bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let parts = self.table.game().part_count(self.table.state(), seat) * 1_000_000;
        let place = (self.table.lines().len() * engine::SEATS_MAX + seat.index() + parts) as u64;
        let Seated::Bot(bot) = &mut self.players[seat.index()] else { unreachable!("people are asked") };
        let thinks = self.console.with_gaps("term-thinks", &[("name", self.names.of(seat).into())]);
        self.console.hint(&thinks)?;
        bot.reseed(mix(self.bot_seed ^ mix(place)));
        let action = bot.choose(Perspective::new(self.table.game(), self.table.state(), seat));
        self.console.unhint()?;
        let acted = self.table.act(seat, action);
        acted.map_err(|refusal| Failure::new(format!("a bot's {action}: {refusal:?}")))
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
                    self.warn(&self.say_unclear(&why))?;
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
        let game = self.table.game();
        let why = phrases::plain(game, &game.say_why(refusal.why), self.console.language);
        // A deck of somebody else may name its cards in odd ways.
        let why: String = why.chars().filter(|c| !c.is_control()).collect();
        let gaps = [("why", why.into()), ("rule", refusal.rule.as_str().into())];
        self.warn(&self.console.with_gaps("term-refused", &gaps))
    }

    fn say_unclear(&self, why: &Unclear) -> String {
        match why {
            Unclear::Empty => self.console.text("term-type"),
            Unclear::Number(count) => self.console.with_gaps("term-numbers", &[("count", (*count).into())]),
            Unclear::Notation(error) => {
                self.console.with_gaps("term-unclear", &[("error", error.to_string().into())])
            }
        }
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
                let mut lines = help::<G>(self.pen(Viewer::Seat(seat)));
                lines.extend(paragraphs(&self.console.text("term-commands")));
                self.console.say_all(&lines)?;
            }
            Command::Board => self.show(seat)?,
            Command::Log => {
                let (all, viewer) = (0..self.table.event_count(), Viewer::Seat(seat));
                let lines = log(&self.table, all, viewer, self.pen(viewer));
                self.console.say_all(&lines)?;
            }
            Command::Rule(id) => {
                let view = self.table.view(Viewer::Seat(seat));
                let asked = self.table.game().say_prompt(&view).rule;
                let id = id.as_deref().unwrap_or(asked.as_str());
                match crate::command::rules::find(self.rules, id) {
                    Some(rule) => self.console.say_all(&rule)?,
                    None => {
                        self.console.say(&self.console.with_gaps("term-no-rule", &[("id", id.into())]))?;
                    }
                }
            }
            Command::TakeBack => {
                // The parts of a seat that is asked are the last moves. If there are none, the rules say why not.
                let moves = self.table.lines().len() + self.table.commits().len();
                let done = match moves.checked_sub(1).filter(|&count| self.record.can_go_back(count)) {
                    Some(_) => self.table.take_back(seat, TakeBack::Last),
                    // A part that was made before the match was resumed stands in the record for good.
                    None => Err(self.table.game().refuse(self.table.state(), NotNow::NothingToTakeBack)),
                };
                match done {
                    Ok(()) => {
                        self.record.go_back(moves - 1)?;
                        self.show(seat)?;
                    }
                    Err(refusal) => self.refuse(&refusal)?,
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
            let prompt = self.console.with_gaps("term-hide", &[("name", self.names.of(last).into())]);
            if self.console.ask(&format!("{prompt} "))?.is_none() {
                return Ok(Some(Asked::Left));
            }
        }
        self.console.clear()?;
        let undo = self.at_screen.filter(|&last| self.can_take_back(last));
        let hint = undo.map_or_else(String::new, |last| {
            self.console.with_gaps("term-take-back", &[("name", self.names.of(last).into())]) + " "
        });
        let prompt = self.console.with_gaps("term-hand-over", &[("name", next.into())]);
        let answer = self.console.ask(&format!("{prompt} {hint}"))?;
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
        let mut later: Vec<Seat> =
            self.table.commits()[count - self.table.lines().len()..].iter().map(|&(seat, _)| seat).collect();
        later.dedup();
        for seat in later.into_iter().rev() {
            let done = self.table.take_back(seat, TakeBack::All);
            done.map_err(|refusal| Failure::new(format!("{refusal:?}")))?;
        }
        Ok(())
    }

    /// The board, what happened since the last look, the question and its answers.
    fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let (game, ink) = (self.table.game(), self.console.ink);
        let view = self.table.view(viewer);
        let pen = self.pen(viewer);
        let board = game.board(&view, pen);
        let menu = game.menu(&view, &self.table.legal(seat), pen);
        let (question, _) = question(game, &view, pen);
        let legend = game.legend(&view, pen);
        let unseen = self.unseen[seat.index()]..self.table.event_count();
        let mut news = log(&self.table, unseen, viewer, pen);
        let mut has_legend = true;
        if let Some(rows) = self.console.rows() {
            // Board, question, menu and prompt are always seen whole, of the log the newest lines.
            let room = rows.saturating_sub(board.len() + question.len() + menu.len() + 1).max(LOG_LINES_MIN);
            if news.len() > room {
                let kept = news.len() - room + 1..news.len();
                let start = kept.clone().find(|&line| news[line].starts_with(LOG_MARK)).unwrap_or(kept.end);
                news.splice(..start, [format!(" {}", self.console.text("term-more"))]);
            }
            has_legend = rows > board.len() + news.len() + question.len() + menu.len() + legend.len();
        }
        let legend = legend.iter().filter(|_| has_legend).map(|line| ink.paint(Hue::Dim, line)).collect();
        self.console.clear()?;
        for lines in [board, news, question, legend, menu] {
            self.console.say_all(&lines)?;
        }
        self.told = self.table.event_count();
        Ok(())
    }

    fn finish(self) -> Result<Ending, Failure> {
        self.record.finish()?;
        let path = shell_word(self.record.path());
        self.console.say("")?;
        self.console.say_all(&standings(
            &self.table,
            &self.names,
            self.console.language,
            self.console.ink,
        ))?;
        self.console.say("")?;
        let proof = format!("ludoteka verify {path}");
        self.console.say(&self.console.with_gaps("term-record", &[("path", path.into())]))?;
        self.console.say(&self.console.with_gaps("term-proof", &[("command", proof.into())]))?;
        self.console.flush()?;
        Ok(Ending::Over)
    }

    fn leave(self) -> Result<Ending, Failure> {
        self.console.say(&how_to_resume(self.record.path(), self.console.language))?;
        self.console.flush()?;
        Ok(Ending::Left)
    }
}

fn new_bot<G: Screen>(spec: &BotSpec) -> Bot<G> {
    Bot::new(spec, 0)
}

/// What whoever leaves a game should know.
pub(crate) fn how_to_resume(path: &std::path::Path, language: Language) -> String {
    let command = format!("ludoteka play --resume {}", shell_word(path));
    Texts::new(language).with("term-kept", &[("command", command.into())])
}
