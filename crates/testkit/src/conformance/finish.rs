//! The end: standings that add up, a record that replays, draws that are proved.

use engine::{
    Game, Line, LineOf, Record, ScoreFrom, Seat, Silent, Standings, Viewer, apply_line, fingerprint, replay,
    verify,
};

use super::Match;
use crate::difference::name_of;
use crate::random::{pick, write_record};

/// How many chance lines are replaced to see that verification finds them.
const FORGERIES: usize = 3;

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks totals and places; that the lines sum up is checked at every state.
    pub(super) fn check_standings(&self) {
        let (game, state) = (self.game, self.table.state());
        let standings = game.standings(ScoreFrom::State(state));
        for viewer in Viewer::all(game.players()) {
            let view = game.view(state, viewer);
            let seen = game.standings(ScoreFrom::View(&view));
            assert!(
                seen == standings,
                "at the end {} sees {seen:?}, the state says {standings:?}",
                name_of(viewer)
            );
        }
        let Standings::Placed(places) = standings else {
            assert!(game.players() == 1, "{} seats are not placed against each other", game.players());
            return;
        };
        let seats = Seat::all(game.players());
        for seat in seats.clone() {
            let better = seats.clone().filter(|&other| places.place(other) < places.place(seat)).count();
            let place = places.place(seat);
            assert!(
                place == better + 1,
                "seat {seat} has place {place}, but {better} seats are placed before it"
            );
            for other in seats.clone().filter(|&other| places.place(other) < place) {
                assert!(
                    places.score(other) >= places.score(seat),
                    "seat {other} is placed before seat {seat} with fewer points"
                );
            }
        }
    }

    /// Writes the match down, plays it again, proves it, and forges it.
    pub(super) fn check_records(&mut self) {
        let (game, lines) = (self.game, self.table.lines().to_vec());
        let record = parse(&write_record(game, self.seed, &lines, true));
        let replayed = replay(game, &record, |_, _| {}).unwrap_or_else(|error| panic!("the record: {error}"));
        assert!(replayed.state() == self.table.state(), "the record replays to another state");
        assert!(replayed.lines() == self.table.lines(), "the record replays to other lines");
        assert!(
            fingerprint(game, replayed.state()) == fingerprint(game, self.table.state()),
            "equal states after a replay have different fingerprints"
        );
        let draw_count = self.table.draw_count();
        match verify(game, &record) {
            Ok(proved) => assert!(proved == draw_count, "{proved} draws proved of {draw_count}"),
            Err(error) => panic!("the record is not proved: {error}"),
        }
        for _ in 0..FORGERIES {
            self.forge(&lines, &record);
        }
    }

    /// Replaces one chance by another that was as possible, with every check of the record made anew.
    fn forge(&mut self, lines: &[LineOf<G>], record: &Record) {
        let game = self.game;
        let chances: Vec<usize> =
            (0..lines.len()).filter(|&index| matches!(lines[index], Line::Chance(_))).collect();
        let Some(index) = pick(&chances, &mut self.words) else { return };
        let mut state = game.start();
        for line in &lines[..index] {
            apply_line(game, &mut state, *line, &mut Silent);
        }
        let others = (0..8).map(|_| crate::random::draw_next(game, &state, &mut self.words));
        let Some(other) = others.map(Line::Chance).find(|other| *other != lines[index]) else { return };
        let mut forged = lines.to_vec();
        forged[index] = other;
        let number = record.lines[index].number;
        match verify(game, &parse(&write_record(game, self.seed, &forged, true))) {
            Ok(_) => panic!("a record with another chance on line {number} is proved all the same"),
            Err(error) => assert!(
                error.line() == number,
                "a record with another chance on line {number} is refused, but with `{error}`"
            ),
        }
    }
}

fn parse(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("the record is not read: {error}\n{text}"))
}
