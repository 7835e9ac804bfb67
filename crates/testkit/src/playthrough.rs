//! Playthroughs: a whole random match told as a story, kept as a golden file.
//!
//! If you change a rule, the diff shows what it changes at the table: the choices, what is told to whom,
//! and the final count.

use std::fmt::Write;

use engine::{
    Awaits, Language, QuickRandom, ScoreFrom, Seat, Speak, Standings, Told, Viewer, fingerprint, stable_hash,
};
use phrases::{Plain, Texts};

use crate::random::{Limits, draw_next, pick};
use crate::scenario::words_of_awaits;

/// How wide the lists are wrapped.
const WIDTH: usize = 108;
/// Of longer lists only the ends are shown; the fingerprint covers the rest.
const LIST_MAX: usize = 40;
/// How often, in lines, the state's fingerprint is written down.
const FINGERPRINT_EVERY: usize = 10;

/// Tells a random match: for each line who is awaited, what is legal, what is done and what is told to whom;
/// at the end the standings. `sitters` are the names of the seats; seats without one are numbered.
pub fn playthrough<G: Speak>(game: &G, seed: u64, sitters: &[&str]) -> String {
    let mut story = Story { game, sitters, state: game.start(), text: String::new(), line: 0 };
    story.tell_header(seed);
    let mut words = QuickRandom::stream(seed, 0x7374_6f72);
    let mut limits = Limits::default();
    loop {
        match game.awaits(&story.state) {
            Awaits::Over => break,
            Awaits::Chance => {
                limits.drawn();
                let chance = draw_next(game, &story.state, &mut words);
                story.tell_chance(chance);
            }
            Awaits::Seats(seats) => {
                limits.decided(game);
                let seat = seats.first().expect("somebody is awaited");
                let mut actions = Vec::new();
                game.legal(&story.state, seat, &mut actions);
                let action = pick(&actions, &mut words).expect("an awaited seat has an action");
                story.tell_action(seat, action);
            }
        }
    }
    story.tell_end();
    story.text
}

struct Story<'a, G: Speak> {
    game: &'a G,
    sitters: &'a [&'a str],
    state: G::State,
    text: String,
    line: usize,
}

impl<G: Speak> Story<'_, G> {
    fn put(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}", line.trim_end());
    }

    fn tell_header(&mut self, seed: u64) {
        let game = self.game;
        self.put("# A random match told line by line; UPDATE_EXPECT=1 tells it anew.");
        self.put(&format!(
            "game {} {}, rules {}, seed {seed}",
            game.slug(),
            game.variant(),
            game.rules_version()
        ));
        for seat in Seat::all(game.players()) {
            self.put(&format!("seat {seat} {}", name(self.sitters, seat)));
        }
        self.put("");
    }

    fn tell_chance(&mut self, chance: G::Chance) {
        let count = self.game.outcome_count(&self.state);
        self.line += 1;
        // A deal is many lines: they stand close together, and what is done after them apart.
        self.put(&format!("{}. * {chance}  (of {count})", self.line));
        let mut told = Vec::new();
        self.game.apply_chance(&mut self.state, chance, &mut told);
        self.tell_events(&told);
    }

    fn tell_action(&mut self, seat: Seat, action: G::Action) {
        self.line += 1;
        self.put("");
        let awaited = words_of_awaits(self.game.awaits(&self.state));
        let committed = self.game.committed(&self.state);
        if committed.is_empty() {
            self.put(&format!("{}. seats {awaited}", self.line));
            for seat in self.game.awaits(&self.state).seats().iter() {
                self.tell_list(seat);
            }
        } else {
            // The lists were shown when the first of them chose, and secret commits cannot change them.
            let chosen = words_of_awaits(Awaits::Seats(committed));
            self.put(&format!("{}. seats {awaited} (chosen: {chosen})", self.line));
        }
        self.put(&format!("{seat} {action}"));
        let mut told = Vec::new();
        self.game.apply(&mut self.state, seat, action, &mut told);
        self.tell_events(&told);
    }

    fn tell_list(&mut self, seat: Seat) {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let mut items: Vec<String> = actions.iter().map(ToString::to_string).collect();
        if items.len() > LIST_MAX {
            let mark = stable_hash(&items) >> 32;
            let left_out = items.len() - LIST_MAX;
            let place = LIST_MAX / 2;
            items.splice(place..place + left_out, [format!("... {left_out} more ({mark:08x}) ...")]);
        }
        let mut line = format!("    {seat} may ({}):", actions.len());
        for (index, item) in items.iter().enumerate() {
            let comma = if index + 1 < items.len() { "," } else { "" };
            if line.chars().count() + item.chars().count() + 2 > WIDTH {
                self.put(&line);
                line = "       ".to_owned();
            }
            let _ = write!(line, " {item}{comma}");
        }
        self.put(&line);
    }

    /// An event in plain English; nobody is addressed.
    fn say(&self, event: &G::Event) -> String {
        let names = |seat: Seat| name(self.sitters, seat);
        let texts = Texts::of::<G>(Language::En);
        let plain = Plain { game: self.game, texts, reader: Viewer::Spectator, names: &names };
        plain.say(&self.game.say_event(event))
    }

    fn tell_events(&mut self, told: &[Told<G::Event>]) {
        for told in told {
            let seats = words_of_awaits(Awaits::Seats(told.entitled));
            let who = match told.entitled.count() {
                1 => format!("seat {seats} sees"),
                _ => format!("seats {seats} see"),
            };
            let public = match &told.public {
                Some(event) => format!("    {}", self.say(event)),
                None => {
                    self.put(&format!("    ({who}, and nobody else: {})", self.say(&told.full)));
                    continue;
                }
            };
            if told.entitled.is_empty() {
                self.put(&public);
                continue;
            }
            let private = format!("  ({who}: {})", self.say(&told.full));
            if public.chars().count() + private.chars().count() <= WIDTH {
                self.put(&(public + &private));
            } else {
                self.put(&public);
                self.put(&format!("  {private}"));
            }
        }
        if self.line.is_multiple_of(FINGERPRINT_EVERY) {
            self.put(&format!("    = {:016x}", fingerprint(self.game, &self.state)));
        }
    }

    fn tell_end(&mut self) {
        let from = ScoreFrom::State(&self.state);
        let standings = self.game.standings(from);
        let mut text =
            format!("\nover after {} lines, state {:016x}\n", self.line, fingerprint(self.game, &self.state));
        for seat in Seat::all(self.game.players()) {
            let lines = self.game.score_lines(from, seat);
            let sources: Vec<String> = lines
                .iter()
                .map(|line| format!("{} {} ({})", line.source, line.points.unwrap_or(0), line.rule))
                .collect();
            let result = match standings {
                Standings::Placed(places) => format!("place {}", places.place(seat)),
                Standings::Solo(solo) if solo.is_won => format!("won, target {}", solo.target),
                Standings::Solo(solo) => format!("lost, target {}", solo.target),
            };
            let score = standings.score(seat);
            let _ = writeln!(text, "seat {seat} {}: {score} points, {result}", name(self.sitters, seat));
            let _ = writeln!(text, "    {}", sources.join(", "));
        }
        self.put(&text);
    }
}

fn name(sitters: &[&str], seat: Seat) -> String {
    sitters.get(seat.index()).map_or_else(|| format!("Player {seat}"), |name| (*name).to_owned())
}
