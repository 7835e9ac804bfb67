//! Random matches: the raw material of every check here.

use engine::{
    Awaits, By, Draws, Game, Header, Line, LineOf, Nonce, QuickRandom, Random, RecordWriter, Seat, Secret,
    Silent, Sitter, Table, sha256, to_hex,
};

use crate::seeds::Trace;

/// How many chance lines may follow each other before a match is said to hang.
pub(crate) const CHANCE_RUN_MAX: usize = 10_000;

/// One of the items at random; `None` if there are none.
pub(crate) fn pick<T: Copy>(items: &[T], words: &mut impl Random) -> Option<T> {
    if items.is_empty() { None } else { Some(items[words.below(items.len() as u64) as usize]) }
}

/// Whether something that happens once in `n` times happens now.
pub(crate) fn once_in(n: u64, words: &mut impl Random) -> bool {
    words.below(n) == 0
}

/// What stops a match that does not stop by itself.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    decisions: usize,
    chance_run: usize,
}

impl Limits {
    /// Notes that a seat acted. Promised by [`Game::decisions_max`].
    pub(crate) fn decided<G: Game>(&mut self, game: &G) {
        self.decided_lines(game, self.decisions + 1);
    }

    /// Notes how many seat actions there are by now, where some were taken back.
    pub(crate) fn decided_lines<G: Game>(&mut self, game: &G, count: usize) {
        self.decisions = count;
        self.chance_run = 0;
        let max = game.decisions_max();
        assert!(self.decisions <= max, "the match goes on after decisions_max = {max} actions");
    }

    /// Notes that chance happened.
    pub(crate) fn drawn(&mut self) {
        self.chance_run += 1;
        assert!(self.chance_run <= CHANCE_RUN_MAX, "{CHANCE_RUN_MAX} chance lines without a seat in between");
    }
}

/// Plays a state to its end at random. `visit` sees every state on the way, the first and last included. What
/// happens is noted in the trace as an excursion, called by its name, that is forgotten if it goes well.
pub(crate) fn play_on<G: Game>(
    game: &G,
    state: &mut G::State,
    words: &mut impl Random,
    (trace, name): (&mut Trace, &str),
    mut visit: impl FnMut(&G::State),
) {
    let mark = trace.mark();
    trace.push(format!("({name})"));
    let mut limits = Limits::default();
    let mut actions = Vec::new();
    loop {
        visit(state);
        match game.awaits(state) {
            Awaits::Over => return trace.cut(mark),
            Awaits::Chance => {
                limits.drawn();
                let chance = game.draw(state, words, &mut Silent);
                trace.push(format!("* {chance}"));
            }
            Awaits::Seats(seats) => {
                limits.decided(game);
                let seat = seats.first().expect("somebody is awaited");
                game.legal(state, seat, &mut actions);
                let action = pick(&actions, words).expect("an awaited seat has an action");
                trace.push(format!("{seat} {action}"));
                game.apply(state, seat, action, &mut Silent);
            }
        }
    }
}

/// The secret and nonces under which the match of a seed is drawn.
pub(crate) fn secret_of<G: Game>(game: &G, seed: u64) -> (Secret, Vec<Nonce>) {
    let nonces = Seat::all(game.players()).map(|seat| [seat.index() as u8 + 1; 16]).collect();
    (Secret::of_simulation(seed, 0), nonces)
}

/// A whole match at random, drawn as a real table draws.
pub(crate) fn random_table<G: Game>(game: &G, seed: u64) -> Table<G> {
    let mut words = QuickRandom::stream(seed, 0x7461_626c);
    let (secret, nonces) = secret_of(game, seed);
    let mut draws = Draws::new(&secret, &nonces);
    let mut table = Table::new(game.clone());
    let mut limits = Limits::default();
    loop {
        match table.awaits() {
            Awaits::Over => return table,
            Awaits::Chance => {
                limits.drawn();
                let chance = draw_next(game, table.state(), &mut draws);
                table.reveal(chance).unwrap_or_else(|refusal| panic!("`{chance}` drawn, but {refusal:?}"));
            }
            Awaits::Seats(seats) => {
                limits.decided(game);
                let seat = seats.first().expect("somebody is awaited");
                let action = pick(&table.legal(seat), &mut words).expect("an awaited seat has an action");
                table
                    .act(seat, action)
                    .unwrap_or_else(|refusal| panic!("`{action}` listed, but {refusal:?}"));
            }
        }
    }
}

/// The next draw of a state, without carrying it out.
pub(crate) fn draw_next<G: Game>(game: &G, state: &G::State, words: &mut impl Random) -> G::Chance {
    game.outcome(state, words.below(game.outcome_count(state)))
}

/// Plays a match at random with every action checked, and gives the number of decisions. It allocates nothing
/// of its own once `actions` is large enough, so that tests can count what a game allocates.
///
/// # Panics
/// If an action that is listed is refused, or an awaited seat has none.
pub fn play_at_random<G: Game>(game: &G, words: &mut impl Random, actions: &mut Vec<G::Action>) -> usize {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, words, &mut Silent);
            }
            Awaits::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                game.legal(&state, seat, actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                if let Err(refusal) = game.act(&mut state, seat, action, &mut Silent) {
                    panic!("{action} is listed and refused: {refusal:?}");
                }
                decisions += 1;
            }
            Awaits::Over => {
                std::hint::black_box(game.standings(engine::ScoreFrom::State(&state)));
                return decisions;
            }
        }
    }
}

/// The whole record of a random match, ended and with its secret: as good as one from a real table.
pub fn random_record<G: Game>(game: &G, seed: u64) -> String {
    let table = random_table(game, seed);
    write_record(game, seed, &table.lines().to_vec(), true)
}

/// Writes lines as the record of this seed's match, with valid checks whatever the lines are.
pub(crate) fn write_record<G: Game>(game: &G, seed: u64, lines: &[LineOf<G>], is_ended: bool) -> String {
    let (secret, nonces) = secret_of(game, seed);
    let header = Header {
        game: game.slug().to_owned(),
        variant: game.variant().to_owned(),
        rules: game.rules_version(),
        deck: to_hex(&sha256(game.deck_facts().as_bytes())),
        deck_file: None,
        sitters: Seat::all(game.players())
            .map(|seat| Sitter::new("random", &format!("Player {seat}")))
            .collect(),
        commitment: secret.commitment(),
        nonces: nonces.into_iter().map(Some).collect(),
    };
    let (mut writer, mut text) = RecordWriter::start(&header);
    for line in lines {
        text += &match line {
            Line::Act(seat, action) => writer.line(By::Seat(*seat), &action.to_string()),
            Line::Chance(chance) => writer.line(By::Chance, &chance.to_string()),
        };
    }
    if is_ended {
        text += &writer.end(&secret);
    }
    text
}
