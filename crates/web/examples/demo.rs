//! Writes complete pages (and what would be pushed for them) at telling moments of seeded matches into a
//! folder, to look at them in a browser:
//! `cargo run -p web --example demo -- FOLDER [LANGUAGE] [THEME]`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use engine::{Awaits, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::{AnyGame, GAMES, GameInfo, with_game};
use seating::{BotLevel, Occupant, PlayerColour, Presence, Stage};
use web::{
    Context, CurtainData, EndedData, GamePage, HomeData, JoinData, KeepsakeData, Language, LobbyData,
    LogLine, Markup, Me, NewTableData, ReplayData, Scene, SeatInfo, TableCard, TableCardState, TableData,
    TableInfo, Theme, Voice,
};

/// How many matches of each mode are looked through for moments that were not seen before.
const MATCHES: u64 = 200;

const COMMITMENT: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "demo".to_owned()));
    let language = web::pick_language(&args.next().unwrap_or_default(), None);
    let theme = Theme::of_word(&args.next().unwrap_or_default());
    fs::create_dir_all(folder.join("assets"))?;
    for asset in web::assets() {
        fs::write(folder.join(asset.path.trim_start_matches('/')), &asset.content)?;
    }
    let demo = Demo { folder, context: context(language, theme) };
    demo.common_pages()?;
    for game in AnyGame::in_every_mode() {
        // One match does not have every moment.
        let mut seen = Vec::new();
        with_game!(game, game => for seed in 0..MATCHES {
            demo.play(game.clone(), seed, &mut seen)?;
        });
    }
    Ok(())
}

fn context(language: Language, theme: Theme) -> Context {
    let me = Me { name: "Wilhelmina".to_owned(), colour: PlayerColour::Teal };
    Context { language, theme, me: Some(me), path: "/".to_owned() }
}

struct Demo {
    folder: PathBuf,
    context: Context,
}

impl Demo {
    fn write(&self, name: &str, page: &Markup) -> io::Result<()> {
        write(&self.folder, name, &page.0)
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
        }
    }

    fn common_pages(&self) -> io::Result<()> {
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
        self.write("home", &web::home(&home))?;
        let new = NewTableData { context: context.clone(), game: GAMES[0], players: None, problem: None };
        self.write("new", &web::new_table(&new))?;
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
        };
        self.write("lobby", &web::lobby(&lobby))?;
        table.me = None;
        self.write(
            "join",
            &web::join(&JoinData { context: context.clone(), table: table.clone(), problem: None }),
        )?;
        let curtain = CurtainData { context: context.clone(), table, next: vec![Seat::at(1)] };
        self.write("curtain", &web::curtain(&curtain))?;
        self.write("rules", &web::rules(&context, GAMES[0]))?;
        self.write("error", &web::error(&context, 404, None))
    }

    /// Plays a match and writes a page wherever something new can be seen.
    fn play<G: GamePage>(&self, game: G, seed: u64, seen: &mut Vec<String>) -> io::Result<()> {
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
                self.board(&format!("{title}-{name}"), &table, Some(me))?;
                self.board(&format!("{title}-{name}-watch"), &table, None)?;
                seen.push(name);
            }
            // The others choose first, so that the page of somebody who waits is seen as well.
            let seat = if words.below(2) == 0 { seats.first() } else { seats.iter().last() };
            let seat = seat.expect("somebody is awaited");
            let legal = table.legal(seat);
            let action = legal[words.below(legal.len() as u64) as usize];
            table.act(seat, action).expect("a listed action is legal");
        }
        if !is_first {
            return Ok(());
        }
        self.board(&format!("{title}-over"), &table, Some(me))?;
        self.ended(&title, &table)
    }

    fn log<G: GamePage>(&self, table: &Table<G>, info: &TableInfo) -> Vec<LogLine> {
        let viewer = info.me.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: self.context.texts(), viewer, seats: &info.seats };
        web::tell(table.game(), table.events(0, viewer), &voice)
    }

    fn board<G: GamePage>(&self, name: &str, table: &Table<G>, me: Option<Seat>) -> io::Result<()> {
        let mut info = self.info(G::INFO, table.game().players(), me);
        info.awaited = table.awaits().seats();
        info.part_count = me.map_or(0, |seat| table.game().part_count(table.state(), seat));
        if table.awaits() == Awaits::Over {
            info.stage = Stage::Ended;
        }
        let view = table.view(me.map_or(Viewer::Spectator, Viewer::Seat));
        let regions = web::regions(table.game(), &view, &Scene::new(&self.context, &info));
        let log = self.log(table, &info);
        let message = web::message(1, &regions, &info, self.context.texts(), &[], Some(&log));
        fs::write(self.folder.join(format!("{name}.json")), message)?;
        let data = TableData { context: self.context.clone(), table: info, regions, log, problem: None };
        self.write(name, &web::table(&data))
    }

    fn ended<G: GamePage>(&self, title: &str, table: &Table<G>) -> io::Result<()> {
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
        self.write(&format!("{title}-ended"), &web::ended(&data))?;
        for seat in Seat::all(game.players()) {
            let viewer = Viewer::Seat(seat);
            let events: Vec<&G::Event> = table.events(0, viewer).collect();
            let scene = Scene::new(&self.context, &info);
            if let Some(content) = game.keepsake(&table.view(viewer), &events, seat, &scene) {
                let data = KeepsakeData { context: self.context.clone(), table: info.clone(), seat, content };
                self.write(&format!("{title}-keepsake-{seat}"), &web::keepsake(&data))?;
            }
        }
        let log = self.log(table, &info);
        let line_count = table.lines().len();
        let replay = ReplayData {
            context: self.context.clone(),
            table: info,
            regions,
            log,
            line: line_count / 2,
            line_count,
        };
        self.write(&format!("{title}-replay"), &web::replay(&replay))
    }
}

fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    // Beside a file there is no server: assets are found relative to the page, and nothing is live.
    let html = html.replace("\"/assets/", "\"assets/").replace(" data-live=", " data-was-live=");
    fs::write(folder.join(format!("{name}.html")), html)
}
