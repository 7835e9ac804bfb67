//! "Add a game" of CONTRIBUTING, done: the made-up game of `testkit` gets what every game gets, in the same parts, and
//! a registry of its own. It is then played in a simulation, in the terminal and in the browser's pages.
//!
//! - `pile`: the game's own crate, here borrowed from the tests of `testkit`; it holds rules, deck, phrases and texts.
//! - `skill`: its module in `bots`. `screen`: its module in the terminal. `page`: its module in `web`.
#![allow(
    private_interfaces,
    dead_code,
    clippy::crate_in_macro_def,
    reason = "a registry is public, and this one is for a private game"
)]

mod page;
#[path = "../../../../testkit/src/tests/pile/mod.rs"]
mod pile;
mod screen;
mod skill;

use bots::BotSpec;
use decks::{Cell, DeckError, DeckText, OpenGame, Sheet};
use engine::{Draws, Game, Language, Mode, Secret, Speak, Standings, Table, Viewer};
use games::Opening;
use lab::{Balance, Tournament};
use pile::{COPIES, Pile as PileGame};
use seating::{Occupant, PlayerColour, Presence, Stage};
use web::{Context, GamePage, Look, Scene, SeatInfo, TableInfo, Theme};

use super::Scratch;
use crate::opening::header;
use crate::players::parse_seats;
use crate::record_file::RecordFile;
use crate::terminal::{Console, Ending, Names, Session};

games::registry! {
    $ at [crate::tests::added_game]
    Pile = PileGame,
}

impl OpenGame for PileGame {
    fn open(_: &Mode, players: usize, _: Option<&DeckText>) -> Result<PileGame, DeckError> {
        Ok(PileGame::new(players))
    }

    fn sheets(&self) -> Vec<Sheet<Self::Token>> {
        let rows = COPIES.0.iter().map(|&copies| vec![Cell::number(copies)]).collect();
        vec![Sheet { title: "cards", columns: vec!["copies"], rows }]
    }
}

fn open(players: usize) -> AnyGame {
    AnyGame::open(&Opening::new("pile", players)).expect("two or three players")
}

#[test]
fn it_opens_in_its_modes_and_in_no_other() {
    assert_eq!(open(3).info().slug, "pile");
    let error = AnyGame::open(&Opening::new("pile", 5)).unwrap_err().to_string();
    assert_eq!(error, "Pile is not for 5 players; there is standard for 2 to 3 players");
    let error = AnyGame::open(&Opening::new("chess", 2)).unwrap_err().to_string();
    assert_eq!(error, "no game is called `chess`; there are: pile");
    assert_eq!(map_games!(G => <G as Game>::INFO.title), ["Pile"]);
}

#[test]
fn it_is_played_in_a_simulation() {
    let bots: Vec<BotSpec> =
        ["search:20", "greedy", "random"].iter().map(|bot| bot.parse().unwrap()).collect();
    let tournament = Tournament { bots, games: 30, seed: 1, threads: 2 };
    let balance = std::sync::Mutex::new(Balance::default());
    let totals = with_game!(&open(3), game => {
        let keep = |result: &lab::GameResult<'_, PileGame>| {
            balance.lock().unwrap().merge(&Balance::of_game(game, result));
            Ok::<(), ()>(())
        };
        tournament.run(game, &|_| {}, Some(&keep)).unwrap()
    });
    assert_eq!(totals.games, 30);
    assert!(totals.bots[0].win_rate() > totals.bots[2].win_rate(), "search plays better than random");
    assert_eq!(balance.into_inner().unwrap().games, 30);
}

#[test]
fn it_is_played_in_the_terminal() {
    let scratch = Scratch::new("added-game");
    for language in Language::ALL {
        let game = PileGame::new(2);
        let seats = parse_seats("human=Ann,greedy").unwrap();
        let (players, sitters): (Vec<_>, Vec<_>) = seats.into_iter().unzip();
        let (secret, nonces) = (Secret::of_simulation(7, 0), vec![[0; 16]; 2]);
        let header = header(&game, None, sitters.clone(), secret.commitment(), nonces.clone());
        let draws = Draws::new(&secret, &nonces);
        let path = scratch.join(&format!("{}.rec", language.code()));
        let mut record = RecordFile::create(&path, &header, secret).unwrap();
        let (answers, mut output) = ("1\n".repeat(20), Vec::new());
        let mut input = answers.as_bytes();
        let mut console = Console::plain(&mut input, &mut output);
        console.language = language;
        let names = Names::new(&sitters, "Guest");
        let session = Session::new(Table::new(game), &players, names, draws, &mut record, &mut console);
        assert_eq!(session.run().unwrap_or(Ending::Left), Ending::Over);
        let shown = String::from_utf8(output).unwrap();
        assert!(shown.contains("Ann") && shown.contains("PILE-1"), "{shown}");
    }
}

fn table_info(players: usize, me: Viewer, table: &Table<PileGame>) -> TableInfo {
    let seat = |index: usize| SeatInfo {
        name: format!("<Player {index}>"),
        colour: PlayerColour::ALL[index],
        occupant: Occupant::Human(Presence::Connected),
    };
    TableInfo {
        id: "t1".to_owned(),
        game: PileGame::INFO,
        seats: (0..players).map(seat).collect(),
        me: me.seat(),
        is_host: true,
        awaited: table.awaits().seats(),
        decision: 1,
        can_undo: false,
        part_count: me.seat().map_or(0, |seat| table.game().part_count(table.state(), seat)),
        stage: Stage::Playing,
        hot_seats: Vec::new(),
        commitment: "ab".repeat(32),
        campaign: None,
        rematch: None,
        limit: seating::TimeLimit::None,
        clocks: Vec::new(),
        motions: Vec::new(),
        chat: web::ChatInfo::default(),
    }
}

#[test]
fn it_is_played_in_the_browser() {
    let look = Look::of::<PileGame>();
    assert_eq!(
        (look.slug, (look.variant_name)("standard", web::Texts::new(Language::En))),
        ("pile", "As it is".into())
    );
    let mut words = engine::QuickRandom::new(3);
    let mut table = Table::new(PileGame::new(3));
    let mut touched = 0;
    loop {
        table.draw_all(&mut words);
        for viewer in Viewer::all(3) {
            let context =
                Context { language: Language::De, theme: Theme::Auto, me: None, path: "/".to_owned() };
            let info = table_info(3, viewer, &table);
            let view = table.view(viewer);
            let regions = web::regions(table.game(), &view, &Scene::new(&context, &info));
            let html: String = regions.iter().map(|region| region.html().0).collect();
            assert!(!html.contains("<Player"), "names are escaped");
            let mut options = Vec::new();
            table.game().options(&view, &mut options);
            for action in options {
                let things = table.game().steps(&view, action).concat();
                assert!(things.iter().all(|thing| html.contains(&format!("data-thing=\"{thing}\""))));
                assert_eq!(web::match_things(table.game(), &view, &things), Some(action));
                touched += 1;
            }
        }
        let Some(seat) = table.awaits().seats().first() else { break };
        let legal = table.legal(seat);
        table.act(seat, legal[engine::Random::below(&mut words, legal.len() as u64) as usize]).unwrap();
    }
    assert!(touched > 20);
    let results = web::results(table.game(), &table.view(Viewer::Spectator), web::Texts::new(Language::Pl));
    assert!(matches!(results.standings, Standings::Placed(_)) && results.seats.len() == 3);
    assert_eq!(PileGame::say_variant("standard").key, "pile-standard");
}
