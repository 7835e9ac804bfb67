//! Writes complete pages (and what would be pushed for them) at telling moments of seeded matches into a
//! folder, to look at them in a browser:
//! `cargo run -p web --example demo -- FOLDER [LANGUAGE] [THEME]`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use engine::{Awaits, Game, Quick, Seat, SeatSet, Table, Viewer, Words};
use games::GAMES;
use kosmopolis::{Deck, Kosmopolis, Phase};
use web::{
    BotLevel, Context, CurtainData, EndedData, HomeData, JoinData, Language, LobbyData, LogLine, Markup, Me,
    NewTableData, PlayerColour, ReplayData, Scene, SeatInfo, Sitting, Stage, TableCard, TableData, TableInfo,
    TableState, Theme, Voice,
};

const COMMITMENT: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "demo".to_owned()));
    let language = web::pick_language(&args.next().unwrap_or_default(), None);
    let theme = Theme::of_word(&args.next().unwrap_or_default());
    fs::create_dir_all(folder.join("assets"))?;
    for asset in web::ASSETS {
        let path = web::asset_path(asset.name).trim_start_matches('/');
        fs::write(folder.join(path), asset.content)?;
    }
    let demo = Demo { folder, context: context(language, theme) };
    demo.house()?;
    for players in 2..=4 {
        demo.play(players)?;
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

    fn info(&self, players: usize, me: Option<Seat>) -> TableInfo {
        let names = ["Wilhelmina", "Ola", "Bartholomäus", "Jean-Baptiste d’Arc"];
        let seats = (0..players)
            .map(|index| SeatInfo {
                name: names[index].to_owned(),
                colour: [PlayerColour::Teal, PlayerColour::Red, PlayerColour::Violet, PlayerColour::Orange]
                    [index],
                sitting: match index {
                    0 | 1 => Sitting::Human { connected: true },
                    2 => Sitting::Bot(BotLevel::Strong),
                    _ => Sitting::Human { connected: false },
                },
            })
            .collect();
        TableInfo {
            id: "demo".to_owned(),
            game: &GAMES[0],
            seats,
            me,
            is_host: true,
            awaited: SeatSet::EMPTY,
            decision: 7,
            can_undo: false,
            can_retract: false,
            stage: Stage::Playing,
            hot_seats: Vec::new(),
            commitment: "ab".repeat(32),
        }
    }

    fn house(&self) -> io::Result<()> {
        let context = self.context.clone();
        let card = |id: &str, state| TableCard {
            id: id.to_owned(),
            game: &GAMES[0],
            names: vec!["Wilhelmina".to_owned(), "Ola".to_owned(), "Bartholomäus".to_owned()],
            open_count: 1,
            state,
        };
        let home = HomeData {
            context: context.clone(),
            mine: vec![card("a", TableState::MyTurn), card("b", TableState::Waiting)],
            open: vec![card("c", TableState::Open), card("d", TableState::Running)],
            finished: vec![card("e", TableState::Ended)],
        };
        self.write("home", &web::home(&home))?;
        let new = NewTableData { context: context.clone(), game: &GAMES[0], problem: None };
        self.write("new", &web::new_table(&new))?;
        let mut table = self.info(4, Some(Seat::at(0)));
        table.stage = Stage::Lobby;
        table.seats[3].sitting = Sitting::Open;
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
        self.write("rules", &web::rules(&context, &GAMES[0]))?;
        self.write("error", &web::error(&context, 404, None))
    }

    /// Plays a match at random and writes a page wherever something new can be seen.
    fn play(&self, players: usize) -> io::Result<()> {
        let game = Kosmopolis::new(players, Deck::standard()).expect("the number of players fits");
        let mut table = Table::new(game);
        let mut words = Quick::new(11 + players as u64);
        let mut seen: Vec<String> = Vec::new();
        let me = Seat::at(0);
        loop {
            table.draw_all(&mut words);
            let Awaits::Seats(seats) = table.awaits() else { break };
            let board = *table.state().board();
            let name = match board.phase {
                Phase::Draft(_) => format!("draft-{}-{}", board.round, seats.contains(me)),
                Phase::Play(seat) => format!("play-{}-{}", board.round, seat == me),
                Phase::Lay(seat) => format!("lay-{}", seat == me),
                Phase::Priest(seat) => format!("priest-{}", seat == me),
                Phase::Save(seat) => format!("save-{}", seat == me),
                _ => "other".to_owned(),
            };
            if !seen.contains(&name) || name.starts_with("play-3-true") {
                self.board(&format!("{players}-{name}"), &table, Some(me))?;
                if name == "play-2-false" {
                    self.board(&format!("{players}-watch"), &table, None)?;
                }
                seen.push(name);
            }
            // The others choose first, so that the page of somebody who waits is seen as well.
            let seat = if words.below(2) == 0 { seats.first() } else { seats.iter().last() };
            let seat = seat.expect("somebody is awaited");
            let legal = table.legal(seat);
            let action = legal[words.below(legal.len() as u64) as usize];
            table.act(seat, action).expect("a listed action is legal");
        }
        self.board(&format!("{players}-over"), &table, Some(me))?;
        self.ended(players, &table)
    }

    fn log(&self, table: &Table<Kosmopolis>, info: &TableInfo) -> Vec<LogLine> {
        let viewer = info.me.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: self.context.texts(), viewer, seats: &info.seats };
        web::tell(table.game(), table.events(0, viewer), &voice)
    }

    fn board(&self, name: &str, table: &Table<Kosmopolis>, me: Option<Seat>) -> io::Result<()> {
        let mut info = self.info(table.game().players(), me);
        info.awaited = table.awaits().seats();
        info.can_retract = me.is_some_and(|seat| table.game().committed(table.state()).contains(seat));
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

    fn ended(&self, players: usize, table: &Table<Kosmopolis>) -> io::Result<()> {
        let mut info = self.info(players, Some(Seat::at(0)));
        info.stage = Stage::Ended;
        let game = table.game();
        let view = table.view(Viewer::Seat(Seat::at(0)));
        let regions = web::regions(game, &view, &Scene::new(&self.context, &info));
        let data = EndedData {
            context: self.context.clone(),
            table: info.clone(),
            standings: web::standings(game, &view, &game.tally(table.state())),
            regions: regions.clone(),
            record_name: "kosmopolis-q7f3k2m9.rec".to_owned(),
            commitment: COMMITMENT.to_owned(),
            line_count: table.lines().len(),
        };
        self.write(&format!("{players}-ended"), &web::ended(&data))?;
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
        self.write(&format!("{players}-replay"), &web::replay(&replay))
    }
}

fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    // Beside a file there is no server: assets are found relative to the page, and nothing is live.
    let html = html.replace("\"/assets/", "\"assets/").replace(" data-live=", " data-was-live=");
    fs::write(folder.join(format!("{name}.html")), html)
}
