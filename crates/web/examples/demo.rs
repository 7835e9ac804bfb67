//! Writes complete pages (and what would be pushed for them) at telling moments of seeded matches into a
//! folder, to look at them in a browser:
//! `cargo run -p web --example demo -- FOLDER [LANGUAGE] [THEME]`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use cv::{Cv, Edition};
use engine::{Awaits, Game, Quick, Seat, SeatSet, Table, Viewer, Words};
use games::{GAMES, GameInfo};
use kosmopolis::Kosmopolis;
use web::{
    BotLevel, Context, CurtainData, EndedData, Face, HomeData, JoinData, KeepsakeData, Language, LobbyData,
    LogLine, Markup, Me, NewTableData, PlayerColour, ReplayData, Scene, SeatInfo, Sitting, Stage, TableCard,
    TableData, TableInfo, TableState, Theme, Voice,
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
        let game = Kosmopolis::new(players, kosmopolis::Deck::standard()).expect("the number fits");
        let mut seen = Vec::new();
        demo.play(game, 11, &mut seen, kosmopolis_moment, any)?;
        for edition in Edition::ALL {
            let game = Cv::new(players, edition, cv::Deck::standard()).expect("the number fits");
            // One match does not have every moment.
            let mut seen = Vec::new();
            for seed in 0..400 {
                demo.play(game.clone(), seed, &mut seen, cv_moment, eager)?;
            }
        }
    }
    Ok(())
}

fn kosmopolis_moment(table: &Table<Kosmopolis>, me: Seat) -> String {
    use kosmopolis::Phase;
    let board = table.state().board();
    match board.phase {
        Phase::Draft(_) => format!("draft-{}-{}", board.round, table.awaits().seats().contains(me)),
        Phase::Play(seat) => format!("play-{}-{}", board.round, seat == me),
        Phase::Lay(seat) => format!("lay-{}", seat == me),
        Phase::Priest(seat) => format!("priest-{}", seat == me),
        Phase::Save(seat) => format!("save-{}", seat == me),
        _ => "other".to_owned(),
    }
}

fn cv_moment(table: &Table<Cv>, me: Seat) -> String {
    use cv::Phase;
    let board = table.state().board();
    let turn = &board.turn;
    let age = board.deck().map_or("late", cv::Age::word);
    match board.phase {
        Phase::Draft(_) => format!("draft-{}", table.awaits().seats().contains(me)),
        Phase::Roll(seat) => format!("{age}-roll-{}-{}", turn.throws, seat == me),
        Phase::Select(seat) => format!("{age}-select-{}-{}", turn.taken_count(), seat == me),
        Phase::Misfortune(seat) => format!("misfortune-{}", seat == me),
        Phase::Upkeep(seat) => format!("upkeep-{}", seat == me),
        Phase::Lay(seat) => {
            let count = board.laying.cards.iter().flatten().count();
            format!("lay-{count}-{}-{}", board.laying.announced.is_some(), seat == me)
        }
        Phase::Assist(seat) => format!("assist-{}", seat == me),
        Phase::Settle(seat) => format!("settle-{}", seat == me),
        _ => "other".to_owned(),
    }
}

fn any<A: Copy>(legal: &[A], words: &mut Quick) -> A {
    legal[words.below(legal.len() as u64) as usize]
}

/// Takes what can be taken, so that lives fill up.
fn eager(legal: &[cv::Action], words: &mut Quick) -> cv::Action {
    let takes: Vec<cv::Action> =
        legal.iter().copied().filter(|action| matches!(action, cv::Action::Take(_))).collect();
    if takes.is_empty() { any(legal, words) } else { any(&takes, words) }
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
            game,
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
        let mut table = self.info(&GAMES[0], 4, Some(Seat::at(0)));
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

    /// Plays a match and writes a page wherever something new can be seen.
    fn play<G: Face>(
        &self,
        game: G,
        seed: u64,
        seen: &mut Vec<String>,
        moment: impl Fn(&Table<G>, Seat) -> String,
        choose: impl Fn(&[G::Action], &mut Quick) -> G::Action,
    ) -> io::Result<()> {
        let players = game.players();
        let title = format!("{}-{}-{players}", game.slug(), game.variant());
        let mut table = Table::new(game);
        let mut words = Quick::new(seed + players as u64);
        let is_first = seen.is_empty();
        let me = Seat::at(0);
        loop {
            table.draw_all(&mut words);
            let Awaits::Seats(seats) = table.awaits() else { break };
            let name = moment(&table, me);
            if !seen.contains(&name) {
                self.board(&format!("{title}-{name}"), &table, Some(me))?;
                if name.contains("roll-2-false") {
                    self.board(&format!("{title}-{name}-watch"), &table, None)?;
                }
                seen.push(name);
            }
            // The others choose first, so that the page of somebody who waits is seen as well.
            let seat = if words.below(2) == 0 { seats.first() } else { seats.iter().last() };
            let seat = seat.expect("somebody is awaited");
            let action = choose(&table.legal(seat), &mut words);
            table.act(seat, action).expect("a listed action is legal");
        }
        if !is_first {
            return Ok(());
        }
        self.board(&format!("{title}-over"), &table, Some(me))?;
        self.ended(&title, &table)
    }

    fn log<G: Face>(&self, table: &Table<G>, info: &TableInfo) -> Vec<LogLine> {
        let viewer = info.me.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: self.context.texts(), viewer, seats: &info.seats };
        web::tell(table.game(), table.events(0, viewer), &voice)
    }

    fn board<G: Face>(&self, name: &str, table: &Table<G>, me: Option<Seat>) -> io::Result<()> {
        let mut info = self.info(about(table.game()), table.game().players(), me);
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

    fn ended<G: Face>(&self, title: &str, table: &Table<G>) -> io::Result<()> {
        let mut info = self.info(about(table.game()), table.game().players(), Some(Seat::at(0)));
        info.stage = Stage::Ended;
        let game = table.game();
        let view = table.view(Viewer::Seat(Seat::at(0)));
        let regions = web::regions(game, &view, &Scene::new(&self.context, &info));
        let data = EndedData {
            context: self.context.clone(),
            table: info.clone(),
            standings: web::standings(game, &view, &game.tally(table.state())),
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

fn about<G: Game>(game: &G) -> &'static GameInfo {
    GAMES.iter().find(|info| info.slug == game.slug()).expect("the game is registered")
}

fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    // Beside a file there is no server: assets are found relative to the page, and nothing is live.
    let html = html.replace("\"/assets/", "\"assets/").replace(" data-live=", " data-was-live=");
    fs::write(folder.join(format!("{name}.html")), html)
}
