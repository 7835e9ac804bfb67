//! Words: everything a game says can be said in every language.

use std::ops::Range;

use engine::{Awaits, InLog, Language, Phrase, QuickRandom, Refusal, ScoreFrom, Seat, Speak, Table, Viewer};
use phrases::{Plain, Texts};

use crate::random::pick;
use crate::seeds::for_seeds;

/// How many of the actions met so far are tried out of place at every position, for the sake of refusals.
const TRIED: usize = 4;

/// Plays random matches and says everything there is to say in all languages: events to every viewer, what each
/// seat may do, what everybody waits for, refusals, sources of points.
///
/// # Panics
/// If a text or a gap of it is missing, or what is said is not one line of words.
pub fn check_words<G: Speak>(game: &G, seeds: Range<u64>) {
    for_seeds("check_words", game, seeds, |seed, trace| {
        let mut words = QuickRandom::stream(seed, 0x776f_7264);
        let mut table = Table::new(game.clone());
        let mut met: Vec<G::Action> = Vec::new();
        loop {
            table.draw_all(&mut words);
            for viewer in Viewer::all(game.players()) {
                check_position(&table, viewer);
            }
            for _ in 0..TRIED.min(met.len()) {
                if let Some(action) = pick(&met, &mut words) {
                    check_refusals(&table, action);
                }
            }
            let Awaits::Seats(seats) = table.awaits() else { break };
            let seats: Vec<Seat> = seats.iter().collect();
            let Some(seat) = pick(&seats, &mut words) else { break };
            let actions = table.legal(seat);
            met.extend_from_slice(&actions);
            let Some(action) = pick(&actions, &mut words) else { break };
            trace.push(format!("{seat} {action}"));
            if let Err(refusal) = table.act(seat, action) {
                panic!("`{action}` is listed, yet it is refused: {refusal:?}");
            }
        }
        for viewer in Viewer::all(game.players()) {
            check_log(&table, viewer);
        }
        check(game, &G::say_variant(game.variant()), Viewer::Spectator);
    });
}

fn check_position<G: Speak>(table: &Table<G>, viewer: Viewer) {
    let game = table.game();
    let view = table.view(viewer);
    let prompt = game.say_prompt(&view);
    check_sentence(game, &prompt.what, viewer);
    if let Some(note) = &prompt.note {
        check_sentence(game, note, viewer);
    }
    let mut options = Vec::new();
    game.options(&view, &mut options);
    for action in options {
        check(game, &game.say_action(&view, action), viewer);
    }
    for line in Seat::all(game.players()).flat_map(|seat| game.score_lines(ScoreFrom::View(&view), seat)) {
        check(game, &G::say_source(line.source), viewer);
    }
}

/// What was possible somewhere is mostly not possible here.
fn check_refusals<G: Speak>(table: &Table<G>, action: G::Action) {
    let game = table.game();
    for seat in Seat::all(game.players()) {
        if let Err(Refusal { why, .. }) = game.check(table.state(), seat, action) {
            for said in check(game, &game.say_why(why), Viewer::Seat(seat)) {
                assert!(!said.ends_with(['.', '!', '?']), "a reason goes on after a colon: {said}");
            }
        }
    }
}

fn check_log<G: Speak>(table: &Table<G>, viewer: Viewer) {
    let game = table.game();
    let mut line_count = 0;
    for event in table.events(0, viewer) {
        check_sentence(game, &game.say_event(event), viewer);
        line_count += usize::from(matches!(game.in_log(event), InLog::NewLine | InLog::Heading));
    }
    assert!(line_count > 0, "{viewer:?} has a log without a line");
}

fn check_sentence<G: Speak>(game: &G, phrase: &Phrase<G::Token>, viewer: Viewer) {
    for said in check(game, phrase, viewer) {
        assert!(said.ends_with(['.', '!', '?', '…']), "a sentence has an end: {said}");
    }
}

/// Says it in all languages.
fn check<G: Speak>(game: &G, phrase: &Phrase<G::Token>, reader: Viewer) -> Vec<String> {
    let names = |seat: Seat| format!("Player{seat}");
    let say = |language| {
        let plain = Plain { game, texts: Texts::of::<G>(language), reader, names: &names };
        let said = plain.say(phrase);
        let code = language.code();
        assert!(!said.trim().is_empty() && said.trim() == said, "{code}: nothing is said by {phrase:?}");
        let is_odd = said.contains(['\n', '{', '}', '$']) || said.contains("  ") || said.contains(" ,");
        assert!(!is_odd, "{code}: {phrase:?} is said as: {said}");
        assert!(!said.contains(phrase.key), "{code}: the text of {phrase:?} is missing");
        said
    };
    Language::ALL.map(say).to_vec()
}
