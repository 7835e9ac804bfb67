//! The form of pages: well-formed, without inline style or script, small.

use engine::{Awaits, Seat, Viewer};
use games::GAMES;
use maud::Markup;
use seating::{Occupant, Stage};

use super::{changes_for, context, every_position, info, regions_for};
use crate::game_page::Scene;
use crate::{
    CLIENT_JS, CSS, CurtainData, DeviceData, EndedData, HomeData, JoinData, Language, LobbyData,
    NewTableData, NoticesAnswer, NoticesData, ReplayData, TableCard, TableCardState, TableData, Voice, asset,
    asset_path, assets, look, results, tell,
};

/// Elements that have no end.
const VOID: [&str; 4] = ["meta", "link", "input", "br"];

/// Checks that tags are balanced and that nothing is inline that the content security policy forbids.
pub(super) fn check(name: &str, page: &Markup) {
    let html = &page.0;
    for forbidden in [" style=", "<style", " onclick=", " onload=", "javascript:", "http://", "//cdn"] {
        assert!(!html.contains(forbidden), "{name} contains {forbidden}");
    }
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html.as_str();
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let end = rest.find('>').unwrap_or_else(|| panic!("{name}: a tag does not end"));
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        let word = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap();
        if tag.starts_with('!') || tag.ends_with('/') || VOID.contains(&word) {
            continue;
        }
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(word), "{name}: </{word}>");
            continue;
        }
        open.push(word);
        if word == "script" {
            let is_data = tag.contains("application/json");
            assert!(is_data || tag.contains(" src="), "{name} has an inline script");
            let close = rest.find("</script>").unwrap_or_else(|| panic!("{name}: a script does not end"));
            assert!(!rest[..close].contains('<'), "{name}: data holds a tag");
            rest = &rest[close..];
        }
    }
    assert!(open.is_empty(), "{name}: {open:?} stay open");
    let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "{name}: an id is there twice");
}

fn house(language: Language) -> Vec<(&'static str, Markup)> {
    let context = context(language);
    let mut lobby_table = info(3, Some(Seat::at(0)));
    lobby_table.stage = Stage::Lobby;
    lobby_table.seats[2].occupant = Occupant::Open;
    let states = [
        TableCardState::MyTurn,
        TableCardState::Waiting,
        TableCardState::Gathering,
        TableCardState::Open,
        TableCardState::Running,
        TableCardState::Ended,
        TableCardState::Expired,
    ];
    let cards: Vec<TableCard> = states
        .into_iter()
        .map(|state| TableCard {
            id: "t".to_owned(),
            game: GAMES[0],
            names: vec!["<A>".to_owned(), "B&C".to_owned()],
            open_count: 2,
            state,
        })
        .collect();
    let home =
        HomeData { context: context.clone(), mine: cards.clone(), open: cards.clone(), finished: cards };
    let lobby = LobbyData {
        context: context.clone(),
        table: lobby_table.clone(),
        link: "https://x.example/t/t1".to_owned(),
        qr: None,
        is_public: true,
        is_asked: false,
    };
    let new = NewTableData {
        context: context.clone(),
        game: GAMES[0],
        players: None,
        typed: vec![("name".to_owned(), "<typed>".to_owned()), ("seat2".to_owned(), "here".to_owned())],
        problem: Some("<p>".to_owned()),
    };
    let join = JoinData { context: context.clone(), table: lobby_table.clone(), problem: None };
    let covered = crate::curtain_region(&context, &lobby_table, &[Seat::at(0), Seat::at(1)]);
    let curtain =
        CurtainData { context: context.clone(), table: lobby_table, regions: vec![covered], log: Vec::new() };
    let device =
        DeviceData { context: context.clone(), id: "t1".to_owned(), link: "https://x".to_owned(), qr: None };
    let notices = NoticesData {
        context: context.clone(),
        kinds: vec!["ntfy", "generic"],
        kind: Some("ntfy"),
        host: Some("<host>".to_owned()),
        browser_count: 1,
        key: "key".to_owned(),
        answer: Some(NoticesAnswer::Kept),
    };
    let mut pages = vec![
        ("home", crate::home(&home)),
        ("notices", crate::notices(&notices)),
        ("new", crate::new_table(&new)),
        ("lobby", crate::lobby(&lobby)),
        ("join", crate::join(&join)),
        ("curtain", crate::curtain(&curtain)),
        ("device", crate::device(&device)),
        ("take over", crate::take_over(&context, "/move/x", "Kosmopolis")),
        ("rules", crate::rules(&context, GAMES[0])),
        ("guide", crate::guide(&context, GAMES[0])),
    ];
    for status in [400, 403, 404, 409, 410, 413, 429, 500, 503] {
        pages.push(("error", crate::error(&context, status, Some("<why>"))));
    }
    pages
}

#[test]
fn pages_around_the_tables() {
    for language in Language::ALL {
        for (name, page) in house(language) {
            check(name, &page);
            assert!(page.0.contains(&format!("<html lang=\"{}\"", language.code())));
        }
    }
}

#[test]
fn boards_of_a_whole_match() {
    for language in Language::ALL {
        every_position(4, 60 + language as u64, |table| {
            for viewer in [Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
                let mut about = info(4, viewer.seat());
                about.awaited = table.awaits().seats();
                about.can_undo = true;
                about.part_count = 1;
                let regions = regions_for(table, table.state(), viewer, language);
                let context = context(language);
                let voice = Voice { texts: context.texts(), viewer, seats: &about.seats };
                let log = tell(table.game(), table.events(0, viewer), &voice);
                let message = super::push(&regions, &about, language);
                // A push of everything is well below the 20 kB that a move may cost.
                assert!(message.len() < 60_000, "{} bytes before compression", message.len());
                let (problem, forms) = (None, maud::html! {});
                let data = TableData { context, table: about, regions, forms, log, problem };
                check("table", &crate::table(&data));
            }
        });
    }
}

/// What a move pushes: the regions that changed, before compression, which leaves about a fifth of it. What goes over the
/// wire is measured in the browser. The end of a round changes the whole
/// board and brings its report, so it may take a little more.
#[test]
fn a_move_is_small_on_the_wire() {
    let mut sizes = Vec::new();
    for language in Language::ALL {
        let mut before = crate::Shown::default();
        let mut last_report = None;
        every_position(4, 80 + language as u64, |table| {
            let viewer = Viewer::Seat(Seat::at(1));
            let now = changes_for(table, viewer, language, &before);
            let changed: Vec<_> = now.iter().filter(|region| !before.has(region)).cloned().collect();
            let about = info(4, viewer.seat());
            let message = super::push(&changed, &about, language);
            let report = Some(table.state().board().report);
            let most = if report == last_report { 30_000 } else { 45_000 };
            assert!(message.len() < most, "{} bytes", message.len());
            sizes.push(message.len());
            last_report = report;
            before = crate::Shown::new(&now);
        });
    }
    sizes.sort_unstable();
    assert!(sizes[sizes.len() / 2] < 12_000, "half of the moves take {} bytes", sizes[sizes.len() / 2]);
}

#[test]
fn the_end_and_the_replay() {
    every_position(3, 70, |table| {
        if table.awaits() != Awaits::Over {
            return;
        }
        let game = table.game();
        let mut about = info(3, Some(Seat::at(0)));
        about.stage = Stage::Ended;
        let viewer = Viewer::Seat(Seat::at(0));
        let regions = regions_for(table, table.state(), viewer, Language::En);
        let results = results(game, &table.view(viewer), crate::Texts::new(Language::En));
        assert_eq!(results.standings.place(results.seats[0].seat), Some(1));
        assert!(results.seats.iter().all(|own| {
            results.standings.score(own.seat) == own.lines.iter().filter_map(|line| line.2).sum::<i32>()
        }));
        let ended = EndedData {
            context: context(Language::En),
            table: about.clone(),
            results,
            regions: regions.clone(),
            record_name: "kosmopolis.rec".to_owned(),
            commitment: "00".repeat(32),
            line_count: table.lines().len(),
        };
        let page = crate::ended(&ended);
        check("ended", &page);
        assert!(page.0.contains("ludoteka verify kosmopolis.rec"));
        for line in [0, 10, table.lines().len()] {
            let replay = ReplayData {
                context: context(Language::De),
                table: about.clone(),
                regions: regions.clone(),
                log: Vec::new(),
                marks: vec![3, 9],
                line,
                line_count: table.lines().len(),
            };
            check("replay", &crate::replay(&replay));
        }
    });
}

#[test]
fn a_tie_that_is_broken_says_by_what() {
    let mut broken_count = 0;
    for seed in 0..200 {
        every_position(4, seed, |table| {
            if table.awaits() != Awaits::Over {
                return;
            }
            let viewer = Viewer::Seat(Seat::at(0));
            let results = results(table.game(), &table.view(viewer), crate::Texts::new(Language::En));
            let standings = &results.standings;
            let of = |seat| (standings.score(seat), standings.place(seat));
            let is_pair = |a: Seat, b: Seat| of(a).0 == of(b).0 && of(a).1 < of(b).1;
            let is_broken = Seat::all(4).any(|a| Seat::all(4).any(|b| is_pair(a, b)));
            let scene = (context(Language::En), info(4, Some(Seat::at(0))));
            let page = crate::podium::podium(&results, &Scene::new(&scene.0, &scene.1));
            assert_eq!(
                page.0.contains("more 6s are ahead, then more 5s, and so on down. (KOS-41)"),
                is_broken
            );
            broken_count += usize::from(is_broken);
        });
    }
    assert!((1..100).contains(&broken_count), "{broken_count} of 200");
}

#[test]
fn every_game_has_a_look() {
    for game in GAMES {
        let look = look(game.slug).unwrap_or_else(|| panic!("{} has no look", game.slug));
        check("sprite", &(look.sprite)());
        check("picture", &(look.picture)());
    }
    assert!(look("no-such-game").is_none());
}

#[test]
fn assets_have_names_that_change_with_their_content() {
    for known in assets() {
        let path = asset_path(&known.name);
        assert!(path.starts_with("/assets/") && path.len() > known.name.len() + 15, "{path}");
        assert_eq!(asset(path), Some(known));
    }
    assert_eq!(asset("/assets/app.css"), None);
    // The first page stays under 100 kB on the wire, which the browser tests measure; before compression it is longer.
    let home = house(Language::De).iter().find(|(name, _)| *name == "home").unwrap().1.0.len();
    assert!(CSS.len() + CLIENT_JS.len() + home < 150_000, "{}", CSS.len() + CLIENT_JS.len() + home);
    for style in assets().iter().filter(|asset| asset.name.ends_with(".css")) {
        assert!(style.content.len() < 45_000, "{}: {} bytes", style.name, style.content.len());
        assert!(!style.content.contains("/*") && !style.content.contains("  "), "{}", style.name);
        assert_eq!(style.content.matches('{').count(), style.content.matches('}').count(), "{}", style.name);
        assert!(!style.content.contains("url(") && !style.content.contains("@import"), "it loads nothing");
    }
    assert!(!CLIENT_JS.contains("eval(") && !CLIENT_JS.contains("import "));
}
