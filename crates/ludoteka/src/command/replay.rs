//! `ludoteka replay`: a record shown step by step. A step is a seat's action with the chance that follows.

use std::ops::Range;
use std::path::Path;

use engine::{By, Record, RecordError, RecordLine, Table, Viewer};
use games::with_game;

use super::trace::trace;
use crate::arguments::ReplayArguments;
use crate::failure::Failure;
use crate::opening::{open_record, read_record};
use crate::terminal::text::{WIDTH, flow, right};
use crate::terminal::{Console, Hue, Ink, Names, Pen, Screen, log, standings};

/// Shows or traces a record. One that does not follow is refused as a whole.
pub(crate) fn run(
    arguments: &ReplayArguments,
    decks: Option<&Path>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let path = &arguments.file;
    let record = read_record(path)?;
    let game = open_record(path, &record, decks)?;
    let failed = |error: RecordError| Failure::at(path, error);
    if arguments.trace {
        for line in with_game!(&game, game => trace(game, &record)).map_err(failed)? {
            console.say(&line.to_string())?;
        }
    } else {
        with_game!(&game, game => show(game, &record, console, failed))?;
    }
    console.flush()?;
    if record.ended {
        return Ok(());
    }
    let line = record.line_count + usize::from(!record.is_cut);
    let cause =
        if record.is_cut { "the record is cut off here" } else { "the record stops here without `end`" };
    Err(failed(RecordError::new(line, cause)))
}

/// One step: the lines of the record, what was told, and the table afterwards.
struct Step<G: Screen> {
    lines: Range<usize>,
    events: Range<usize>,
    viewer: Viewer,
    after: Option<G::View>,
}

fn show<G: Screen>(
    game: &G,
    record: &Record,
    console: &mut Console<'_>,
    failed: impl Fn(RecordError) -> Failure,
) -> Result<(), Failure> {
    let mut steps: Vec<Step<G>> = Vec::new();
    let close = |steps: &mut Vec<Step<G>>, table: &Table<G>, line: usize| {
        if let Some(step) = steps.last_mut() {
            step.lines.end = line;
            step.events.end = table.event_count();
            step.after = Some(table.view(step.viewer));
        }
    };
    let mut count = 0;
    let table = engine::replay(game, record, |table, line| {
        if steps.is_empty() || line.by != By::Chance {
            close(&mut steps, table, count);
            let viewer = match line.by {
                By::Seat(seat) => Viewer::Seat(seat),
                By::Chance => Viewer::Spectator,
            };
            let events = table.event_count();
            steps.push(Step { lines: count..count, events: events..events, viewer, after: None });
        }
        count += 1;
    })
    .map_err(|error| failed(phrases::explain(game, error, phrases::Language::En)))?;
    close(&mut steps, &table, count);
    let show = Show {
        table: &table,
        record,
        names: Names::new(&record.header.sitters, &console.text("person-guest")),
    };
    let title = games::info(game.slug()).map_or(game.slug(), |info| info.title);
    let digest = record.header.commitment.to_string();
    console
        .say(&format!("{title}. {}", console.with_gaps("term-commitment", &[("digest", digest.into())])))?;
    if console.is_screen {
        show.page_through(&steps, console)?;
    } else {
        for step in &steps {
            show.step(step, console)?;
        }
        console.say("")?;
        show.board(&table.view(Viewer::Spectator), console)?;
    }
    console.say("")?;
    console.say_all(&standings(&table, &show.names, console.language, console.ink))?;
    Ok(())
}

/// A record with the table it led to.
struct Show<'a, G: Screen> {
    table: &'a Table<G>,
    record: &'a Record,
    names: Names,
}

impl<G: Screen> Show<'_, G> {
    /// The players by name: nobody in particular is looking.
    fn pen(&self, console: &Console<'_>) -> Pen<'_> {
        Pen::new::<G>(&self.names, Viewer::Spectator, console.language, console.ink)
    }

    fn board(&self, view: &G::View, console: &mut Console<'_>) -> Result<(), Failure> {
        Ok(console.say_all(&self.table.game().board(view, self.pen(console)))?)
    }

    fn is_round_end(&self, step: &Step<G>) -> bool {
        let mut told = self.table.events(step.events.start, step.viewer).take(step.events.len());
        told.any(|event| G::is_round_end(event))
    }

    /// The lines of the record and what they mean to who acted; at the end of a round, how it ended.
    fn step(&self, step: &Step<G>, console: &mut Console<'_>) -> Result<(), Failure> {
        let lines = &self.record.lines[step.lines.clone()];
        for group in lines.chunk_by(|a, b| a.by == By::Chance && b.by == By::Chance) {
            console.say_all(&self.lines(group, console.ink))?;
        }
        console.say_all(&log(self.table, step.events.clone(), step.viewer, self.pen(console)))?;
        if let (true, Some(view)) = (self.is_round_end(step), &step.after) {
            console.say_all(&self.table.game().report(view, self.pen(console)))?;
        }
        Ok(())
    }

    /// A line of the record, or several of chance, with their numbers.
    fn lines(&self, group: &[RecordLine], ink: Ink) -> Vec<String> {
        let ([first, .., last] | [first @ last]) = group else { return Vec::new() };
        let by = match first.by {
            By::Seat(seat) => format!("{seat} {}:", self.names.of(seat)),
            By::Chance => "*".to_owned(),
        };
        let numbers = match group {
            [only] => only.number.to_string(),
            _ => format!("{}-{}", first.number, last.number),
        };
        let label = format!("{} {by} ", ink.paint(Hue::Dim, &right(&numbers, 7)));
        let moves: Vec<String> = group.iter().map(|line| line.text.clone()).collect();
        flow(&label, &moves, ", ", WIDTH - 1)
    }

    /// On a screen: one step a page, forwards and backwards.
    fn page_through(&self, steps: &[Step<G>], console: &mut Console<'_>) -> Result<(), Failure> {
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            console.clear()?;
            // The report of a round needs the room.
            if let Some(view) = step.after.as_ref().filter(|_| !self.is_round_end(step)) {
                self.board(view, console)?;
            }
            self.step(step, console)?;
            let (number, count) = (at + 1, steps.len());
            let gaps = [("number", number.into()), ("count", count.into())];
            let prompt = console.with_gaps("term-step", &gaps);
            match console.ask(&format!("{prompt} "))?.as_deref() {
                None | Some("q") => break,
                Some("p") => at = at.saturating_sub(1),
                Some(answer) => match answer.parse::<usize>() {
                    Ok(number) => at = number.clamp(1, count) - 1,
                    Err(_) => at += 1,
                },
            }
        }
        console.clear()?;
        Ok(())
    }
}
