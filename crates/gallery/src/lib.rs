//! Complete pages at telling moments of seeded matches, to be looked at by people and by tests.
//!
//! What is asked or waited for tells the moments of every game apart, so a new game has its pages here without another
//! line. `cargo run -p gallery --example demo` writes them into a folder; the browser tests inspect them.

use engine::{Awaits, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::{AnyGame, GAMES, GameInfo, with_game};
use seating::{BotLevel, Occupant, PlayerColour, Presence, Sign, Stage};
use web::{
    ChatInfo, ChatLine, ChatWords, Context, CurtainData, EndedData, GamePage, HomeData, JoinData,
    KeepsakeData, Language, LobbyData, LogLine, Markup, Me, NewTableData, ReplayData, Scene, SeatInfo,
    TableCard, TableCardState, TableData, TableInfo, Theme, Voice,
};

/// How many matches of each mode are looked through for moments that were not seen before.
const MATCHES: u64 = 40;

const COMMITMENT: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/// Who looks at a gallery.
pub fn context(language: Language, theme: Theme) -> Context {
    let me = Me { name: "Wilhelmina".to_owned(), colour: PlayerColour::Teal };
    Context { language, theme, me: Some(me), path: "/".to_owned() }
}

/// Where pages are shown: each with its name.
type Show<'a> = &'a mut dyn FnMut(&str, &Markup);

/// The pages around the tables.
pub fn house(context: &Context, show: Show<'_>) {
    Hall { context: context.clone(), show }.common_pages();
}

/// The boards of a game: every moment as it is first seen, every moment as it is last seen in a match (`-late`), the
/// end and the replay.
pub fn boards(game: &AnyGame, context: &Context, show: Show<'_>) {
    let mut hall = Hall { context: context.clone(), show };
    // One match does not have every moment.
    let mut seen = Vec::new();
    with_game!(game, game => for seed in 0..MATCHES {
        hall.play(game.clone(), seed, &mut seen);
    });
}

struct Hall<'a> {
    context: Context,
    show: Show<'a>,
}

impl Hall<'_> {
    fn write(&mut self, name: &str, page: &Markup) {
        (self.show)(name, page);
    }

    fn info(&self, game: &'static GameInfo, players: usize, me: Option<Seat>) -> TableInfo {
        let names = ["Wilhelmina", "Ola", "Bartholomäus", "Jean-Baptiste d’Arc", "Zoë"];
        let seats = (0..players)
            .map(|index| SeatInfo {
                name: names[index].to_owned(),
                colour: PlayerColour::ALL[(index + 1) % PlayerColour::ALL.len()],
                occupant: match index {
                    0 | 1 => Occupant::Human(Presence::Connected),
                    2 => Occupant::Bot(BotLevel::Strong),
                    _ => Occupant::Human(Presence::Away),
                },
            })
            .collect();
        TableInfo {
            id: "demo".to_owned(),
            game,
            seats,
            me,
            is_host: true,
            awaited: SeatSet::EMPTY,
            decision: 7,
            can_undo: false,
            part_count: 0,
            stage: Stage::Playing,
            hot_seats: Vec::new(),
            commitment: "ab".repeat(32),
            campaign: None,
            rematch: None,
            limit: seating::TimeLimit::None,
            clocks: Vec::new(),
            motions: Vec::new(),
            chat: chat(me),
        }
    }

    fn common_pages(&mut self) {
        let context = self.context.clone();
        let card = |id: &str, state| TableCard {
            id: id.to_owned(),
            game: GAMES[0],
            names: vec!["Wilhelmina".to_owned(), "Ola".to_owned(), "Bartholomäus".to_owned()],
            open_count: 1,
            state,
        };
        let home = HomeData {
            context: context.clone(),
            mine: vec![card("a", TableCardState::MyTurn), card("b", TableCardState::Waiting)],
            open: vec![card("c", TableCardState::Open), card("d", TableCardState::Running)],
            finished: vec![card("e", TableCardState::Ended)],
        };
        self.write("home", &web::home(&home));
        let new = NewTableData {
            context: context.clone(),
            game: GAMES[0],
            players: None,
            typed: Vec::new(),
            problem: None,
        };
        self.write("new", &web::new_table(&new));
        let mut table = self.info(GAMES[0], 4, Some(Seat::at(0)));
        table.stage = Stage::Lobby;
        table.seats[3].occupant = Occupant::Open;
        table.seats[3].name = String::new();
        let qr = web::PreEscaped(
            "<svg viewBox=\"0 0 21 21\"><path d=\"M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9z\"/></svg>"
                .to_owned(),
        );
        let lobby = LobbyData {
            context: context.clone(),
            table: table.clone(),
            link: "https://ludoteka.example/t/q7f3k2m9".to_owned(),
            qr: Some(qr),
            is_public: true,
            is_asked: false,
        };
        self.write("lobby", &web::lobby(&lobby));
        table.me = None;
        self.write(
            "join",
            &web::join(&JoinData { context: context.clone(), table: table.clone(), problem: None }),
        );
        for game in GAMES {
            self.write(&format!("rules-{}", game.slug), &web::rules(&context, game));
            self.write(&format!("guide-{}", game.slug), &web::guide(&context, game));
        }
        self.write("error", &web::error(&context, 404, None));
    }

    /// Plays a match and writes a page wherever something new can be seen.
    fn play<G: GamePage>(&mut self, game: G, seed: u64, seen: &mut Vec<String>) {
        let players = game.players();
        let title = format!("{}-{}-{players}", game.slug(), game.variant());
        let mut table = Table::new(game);
        let mut words = QuickRandom::new(seed + players as u64);
        let is_first = seen.is_empty();
        let me = Seat::at(0);
        loop {
            table.draw_all(&mut words);
            let Awaits::Seats(seats) = table.awaits() else { break };
            // What is asked or waited for tells the moments of every game apart.
            let name = table.game().say_prompt(&table.view(Viewer::Seat(me))).what.key.to_owned();
            if !seen.contains(&name) {
                self.board(&format!("{title}-{name}"), &table, Some(me));
                self.board(&format!("{title}-{name}-watch"), &table, None);
                seen.push(name);
            } else if is_first {
                // The last such moment of the match shows the table at its fullest.
                self.board(&format!("{title}-{name}-late"), &table, Some(me));
            }
            // The others choose first, so that the page of somebody who waits is seen as well.
            let seat = if words.below(2) == 0 { seats.first() } else { seats.iter().last() };
            let seat = seat.expect("somebody is awaited");
            let legal = table.legal(seat);
            let action = legal[words.below(legal.len() as u64) as usize];
            table.act(seat, action).expect("a listed action is legal");
        }
        if !is_first {
            return;
        }
        self.board(&format!("{title}-over"), &table, Some(me));
        self.ended(&title, &table);
    }

    fn log<G: GamePage>(&self, table: &Table<G>, info: &TableInfo) -> Vec<LogLine> {
        let viewer = info.me.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: self.context.texts(), viewer, seats: &info.seats };
        web::tell(table.game(), table.events(0, viewer), &voice)
    }

    fn board<G: GamePage>(&mut self, name: &str, table: &Table<G>, me: Option<Seat>) {
        let mut info = self.info(G::INFO, table.game().players(), me);
        info.awaited = table.awaits().seats();
        info.part_count = me.map_or(0, |seat| table.game().part_count(table.state(), seat));
        if table.awaits() == Awaits::Over {
            info.stage = Stage::Ended;
        }
        let view = table.view(me.map_or(Viewer::Spectator, Viewer::Seat));
        let regions = web::regions(table.game(), &view, &Scene::new(&self.context, &info));
        let log = self.log(table, &info);
        let forms = web::forms(table.game(), &view, &Scene::new(&self.context, &info));
        if me.is_none() && table.awaits() != Awaits::Over {
            let context = self.context.clone();
            let mut regions: Vec<_> =
                regions.iter().filter(|region| region.area != web::Area::Tray).cloned().collect();
            regions.push(web::curtain_region(&context, &info, &[Seat::at(1)]));
            let data = CurtainData { context, table: info.clone(), regions, log: log.clone() };
            self.write(&format!("{name}-curtain"), &web::curtain(&data));
        }
        let data =
            TableData { context: self.context.clone(), table: info, regions, forms, log, problem: None };
        self.write(name, &web::table(&data));
    }

    fn ended<G: GamePage>(&mut self, title: &str, table: &Table<G>) {
        let mut info = self.info(G::INFO, table.game().players(), Some(Seat::at(0)));
        info.stage = Stage::Ended;
        let game = table.game();
        let view = table.view(Viewer::Seat(Seat::at(0)));
        let regions = web::regions(game, &view, &Scene::new(&self.context, &info));
        let data = EndedData {
            context: self.context.clone(),
            table: info.clone(),
            results: web::results(game, &view, self.context.texts()),
            regions: regions.clone(),
            record_name: format!("{}-q7f3k2m9.rec", game.slug()),
            commitment: COMMITMENT.to_owned(),
            line_count: table.lines().len(),
        };
        self.write(&format!("{title}-ended"), &web::ended(&data));
        for seat in Seat::all(game.players()) {
            let viewer = Viewer::Seat(seat);
            let events: Vec<&G::Event> = table.events(0, viewer).collect();
            let scene = Scene::new(&self.context, &info);
            if let Some(content) = game.keepsake(&table.view(viewer), &events, seat, &scene) {
                let data = KeepsakeData { context: self.context.clone(), table: info.clone(), seat, content };
                self.write(&format!("{title}-keepsake-{seat}"), &web::keepsake(&data));
            }
        }
        let log = self.log(table, &info);
        let line_count = table.lines().len();
        let replay = ReplayData {
            context: self.context.clone(),
            table: info,
            regions,
            log,
            marks: Vec::new(),
            line: line_count / 2,
            line_count,
        };
        self.write(&format!("{title}-replay"), &web::replay(&replay));
    }
}

/// A few words at the table, so that every page shows where they stand.
fn chat(me: Option<Seat>) -> ChatInfo {
    let line =
        |number, seat, words| ChatLine { number, seat: Some(Seat::at(seat)), name: String::new(), words };
    let lines = vec![
        line(1, 1, ChatWords::Sign(Sign::Hello)),
        line(2, 0, ChatWords::Text("Donaudampfschifffahrtsgesellschaft? Dobrze! 👩‍👩‍👧".to_owned())),
    ];
    ChatInfo { is_open: me.is_some(), can_say: true, lines, others: vec![(Seat::at(1), false)] }
}
