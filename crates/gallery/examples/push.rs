//! Draws what every move of seeded matches pushes to the people at the table: `push GAME PLAYERS MATCHES`. It prints how
//! many decisions there were and how long the messages are; `cargo xtask callgrind push` counts its instructions.

use engine::{Awaits, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::{AnyGame, Opening, with_game};
use seating::{Occupant, PlayerColour, Presence, Stage};
use web::{Context, GamePage, Language, Scene, SeatInfo, Shown, TableInfo, Theme, Update, Voice};

/// What was pushed.
#[derive(Default)]
struct Sum {
    decisions: u64,
    messages: u64,
    bytes: usize,
}

/// Somebody at the table, and what they have on the screen.
struct Watcher {
    seat: Seat,
    shown: Option<Shown>,
    event_count: usize,
    info: TableInfo,
}

impl Watcher {
    fn new<G: GamePage>(game: &G, seat: Seat) -> Watcher {
        let sitter = |index: usize| SeatInfo {
            name: ["Ann", "Ben", "Cleo", "Dan", "Eva"][index].to_owned(),
            colour: PlayerColour::ALL[index],
            occupant: Occupant::Human(Presence::Connected),
        };
        let info = TableInfo {
            id: "0123456789abcdef01".to_owned(),
            game: G::INFO,
            seats: (0..game.players()).map(sitter).collect(),
            me: Some(seat),
            is_host: false,
            awaited: SeatSet::EMPTY,
            decision: 0,
            can_undo: false,
            part_count: 0,
            stage: Stage::Playing,
            hot_seats: Vec::new(),
            commitment: String::new(),
            campaign: None,
            rematch: None,
            limit: seating::TimeLimit::None,
            clocks: Vec::new(),
            motions: Vec::new(),
            chat: web::ChatInfo::default(),
        };
        Watcher { seat, shown: None, event_count: 0, info }
    }

    fn see<G: GamePage>(&mut self, table: &Table<G>, step: u64, context: &Context, sum: &mut Sum) {
        let (game, viewer) = (table.game(), Viewer::Seat(self.seat));
        let was_turn = self.info.is_my_turn();
        self.info.awaited = table.awaits().seats();
        self.info.decision = step;
        self.info.part_count = game.part_count(table.state(), self.seat);
        self.info.stage = if table.awaits() == Awaits::Over { Stage::Ended } else { Stage::Playing };
        let (scene, view) = (Scene::new(context, &self.info), table.view(viewer));
        let voice = Voice { texts: context.texts(), viewer, seats: &self.info.seats };
        let say = web::tell(game, table.events(self.event_count, viewer), &voice);
        let events: Vec<&G::Event> = table.events(self.event_count, viewer).collect();
        let moments = web::moments(game, &view, &events, 0, &scene);
        let before = self.shown.take().unwrap_or_default();
        let mut regions = web::changes(game, &view, &scene, &before);
        self.shown = Some(Shown::new(&regions));
        self.event_count = table.event_count();
        regions.retain(|region| !before.has(region));
        let message = web::message(&Update {
            version: step,
            regions: &regions,
            table: (was_turn != self.info.is_my_turn()).then_some(&self.info),
            is_spectator: false,
            texts: context.texts(),
            say: &say,
            log: None,
            moments: &moments,
        });
        sum.messages += 1;
        sum.bytes += message.len();
    }
}

fn play<G: GamePage>(game: &G, matches: u64, context: &Context) -> Sum {
    let mut sum = Sum::default();
    for seed in 0..matches {
        let mut words = QuickRandom::new(seed);
        let mut table = Table::new(game.clone());
        let mut watchers: Vec<Watcher> =
            Seat::all(game.players()).map(|seat| Watcher::new(game, seat)).collect();
        for step in 1.. {
            table.draw_all(&mut words);
            for watcher in &mut watchers {
                watcher.see(&table, step, context, &mut sum);
            }
            let Awaits::Seats(seats) = table.awaits() else { break };
            let seat = seats.iter().nth(words.below(u64::from(seats.count())) as usize).expect("one of them");
            let legal = table.legal(seat);
            let action = legal[words.below(legal.len() as u64) as usize];
            table.act(seat, action).expect("a listed action is legal");
            sum.decisions += 1;
        }
    }
    sum
}

#[allow(clippy::print_stdout)]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let slug = arguments.next().unwrap_or_else(|| games::GAMES[0].slug.to_owned());
    let players = arguments.next().and_then(|players| players.parse().ok()).unwrap_or(2);
    let matches = arguments.next().and_then(|matches| matches.parse().ok()).unwrap_or(10);
    let game = AnyGame::open(&Opening::new(&slug, players)).expect("a game for so many players");
    let context = Context { language: Language::En, theme: Theme::Auto, me: None, path: "/".to_owned() };
    let Sum { decisions, messages, bytes } = with_game!(&game, game => play(game, matches, &context));
    println!("decisions {decisions}");
    println!("messages {messages}");
    println!("bytes a message {}", bytes as u64 / messages.max(1));
}
