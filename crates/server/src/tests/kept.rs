//! Tables that this program cannot go on with: shown, downloaded, never written to, and live again under the program
//! that wrote them.

use engine::{QuickRandom, Random, Record};

use super::browser::{Browser, TestServer, two_people, two_people_at};
use crate::kept;
use crate::log_entry::LogEntry;
use crate::table_state::TableState;
use seating::Stage;
use store::{Status, StoredTable};

async fn stored(server: &TestServer, id: &str) -> StoredTable {
    server.tables.store.load(id).await.expect("a table")
}

/// Changes the fingerprints of a table's log from an entry on, as if another program had written it. The same again
/// is going back to that program.
fn turn(server: &TestServer, id: &str, from: u64) {
    let sql = "UPDATE entries SET hash = -1 - hash WHERE number >= ?2
        AND table_key = (SELECT key FROM tables WHERE id = ?1)";
    let database = server.database();
    database.execute(sql, rusqlite::params![id, from as i64]).expect("turned");
}

async fn play_to_the_end(id: &str, people: &mut [&mut Browser], words: &mut QuickRandom) {
    loop {
        let mut is_asked = false;
        for person in people.iter_mut() {
            is_asked |= person.act(id, words.below(1000) as usize).await;
        }
        if !is_asked {
            return;
        }
    }
}

#[tokio::test]
async fn a_running_table_is_shown_unchanged_and_goes_on_under_its_own_program() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    ann.act(&id, 0).await;
    let action = match LogEntry::of_stored(stored(&server, &id).await.entries.last().expect("an entry")) {
        Some(LogEntry::Acted { action, .. }) => action,
        other => panic!("{other:?}"),
    };
    let before = ben.get(&format!("/t/{id}")).await.actions();
    turn(&server, &id, 5);
    let kept = stored(&server, &id).await;
    let server = server.restart().await;
    (ann.router, ben.router) = (server.router.clone(), server.router.clone());

    let page = ann.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("entry 5 of its log leads elsewhere"), "{}", page.text);
    assert!(page.text.contains(&format!("<code>{action}</code>")), "her own move is there");
    // What is hidden stays so: the match can go on.
    for (other, what) in [(&mut ben, "another player"), (&mut server.browser(), "a stranger")] {
        let page = other.get(&format!("/t/{id}")).await.text;
        assert!(page.contains("Ann") && !page.contains("<code>"), "{what}: {page}");
        assert_eq!(other.get(&format!("/t/{id}/record")).await.status, 403, "{what}");
    }
    for path in ["act", "undo", "retract", "leave", "close", "start", "join", "rematch", "device"] {
        assert_eq!(
            ann.post(&format!("/t/{id}/{path}"), "seat=1&decision=1&action=x").await.status,
            409,
            "{path}"
        );
        let told = ann.post_json(&format!("/t/{id}/{path}"), "seat=1&decision=1&action=x").await;
        assert!(told.text.contains("kept as it was"), "{path}: {}", told.text);
    }
    for path in ["result", "replay"] {
        assert_eq!(ann.get(&format!("/t/{id}/{path}")).await.status, 200, "{path}");
    }
    let home = ann.get("/").await.text;
    assert!(home.contains(&id) && home.contains("Kept to be read") && !home.contains("Your turn"), "{home}");
    server.tables.sweep().await.expect("swept");
    assert_eq!(stored(&server, &id).await, kept, "nothing of it was changed");

    turn(&server, &id, 5);
    let server = server.restart().await;
    (ann.router, ben.router) = (server.router.clone(), server.router.clone());
    assert_eq!(ben.get(&format!("/t/{id}")).await.actions(), before);
    assert!(ben.act(&id, 0).await && ann.act(&id, 0).await, "it goes on");
}

#[tokio::test]
async fn a_finished_match_keeps_its_lines_and_standings_whatever_the_fingerprint() {
    for game in ["kosmopolis", "cv", "goennen"] {
        let server = TestServer::new();
        let (mut ann, mut ben, id) = two_people_at(&server, game).await;
        play_to_the_end(&id, &mut [&mut ann, &mut ben], &mut QuickRandom::new(3)).await;
        let record = ann.get(&format!("/t/{id}/record")).await.text;
        assert!(Record::parse(&record).expect("a record").ended);
        let result = ann.get(&format!("/t/{id}/result")).await.text;
        turn(&server, &id, 9);
        let server = server.restart().await;
        let mut stranger = server.browser();
        for path in ["", "/result", "/replay"] {
            let page = stranger.get(&format!("/t/{id}{path}")).await;
            assert_eq!(page.status, 200, "{game}{path}");
            let totals = |text: &str| -> Vec<String> {
                let cells = text.split("<td class=\"total\">").skip(1);
                cells.map(|rest| rest.split('<').next().unwrap_or_default().to_owned()).collect()
            };
            assert_eq!(totals(&page.text).len(), 2, "{game}: {}", page.text);
            if game == "kosmopolis" {
                assert_eq!(totals(&page.text), totals(&result));
            }
        }
        let page = stranger.get(&format!("/t/{id}/record")).await;
        assert_eq!(page.status, 200);
        assert!(page.text == record, "{game}: the very same record");
    }
}

#[tokio::test]
async fn what_an_earlier_program_closed_comes_back() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    ann.act(&id, 0).await;
    let before = ben.get(&format!("/t/{id}")).await.actions();
    // This is what it wrote: no fingerprint, and a summary without anybody to wait for.
    let StoredTable { row, entries, .. } = stored(&server, &id).await;
    let closed = LogEntry::Closed { why: crate::log_entry::Closing::Rules };
    let next = entries.len() as u64;
    let mut summary = row.summary;
    summary.status = Status::Closed;
    summary.waiting.clear();
    let closed = closed.to_stored(next, 0, 1);
    server.tables.store.append(&id, next, vec![closed], Some(summary)).await.expect("appended");
    let server = server.restart().await;
    (ann.router, ben.router) = (server.router.clone(), server.router.clone());
    assert_eq!(ben.get(&format!("/t/{id}")).await.actions(), before);
    assert!(ben.act(&id, 0).await);
    assert_eq!(stored(&server, &id).await.row.summary.status, Status::Playing);
    let server = server.restart().await;
    assert_eq!(server.tables.get(&id).await.expect("a table").now().stage, Stage::Playing);
    // Under a program that cannot follow it either, its lines stay hidden all the same.
    turn(&server, &id, 5);
    let server = server.restart().await;
    assert_eq!(server.browser().get(&format!("/t/{id}/record")).await.status, 403);
}

#[tokio::test]
async fn a_table_with_other_cards_rules_or_entries_says_so() {
    let server = TestServer::new();
    let (_, _, id) = two_people(&server).await;
    let whole = stored(&server, &id).await;
    let created = whole.entries[0].body.clone();
    let deck =
        created.split("\"deck\":\"").nth(1).expect("a deck").split('"').next().expect("digits").to_owned();
    assert_eq!(deck.len(), 64);
    for (number, from, to, words) in [
        (0, deck.as_str(), &*"ab".repeat(32), "other cards"),
        (0, "\"deck\"", "\"rules\":7,\"deck\"", "rules version 7"),
        (0, "kosmopolis", "chess", "does not have this kind"),
        (0, "\"created\"", "\"invented\"", "cannot read entry 0"),
        (2, "\"fact\":", "\"fact\":\"flew\",\"was\":", "cannot read entry 2"),
        (1, "\"name\":\"", "\"name\":\"!", "goes on"),
    ] {
        let mut table = whole.clone();
        let body = &mut table.entries[number].body;
        assert!(body.contains(from), "{body}");
        *body = body.replacen(from, to, 1);
        match TableState::load(&table) {
            Ok(_) => assert_eq!(words, "goes on"),
            Err(why) => {
                let kept = kept::KeptTable::new(&table, why);
                assert_eq!(format!("{kept:?}"), format!("KeptTable({id}, {why:?})"), "no line reaches a log");
                let data = web::KeptData {
                    context: web::Context {
                        language: web::Language::En,
                        theme: web::Theme::Auto,
                        me: None,
                        path: String::new(),
                    },
                    id: id.clone(),
                    game: games::GAMES[0],
                    names: kept.seats.iter().map(|seat| seat.name.clone()).collect(),
                    why,
                    is_elsewhere: false,
                    is_over: false,
                    is_open: kept.is_open,
                    standings: None,
                    line_count: kept.lines.len(),
                    lines: Vec::new(),
                    record_name: None,
                };
                let page = web::kept(&data).into_string();
                assert!(page.contains(words), "{words}: {page}");
            }
        }
    }
}

/// The lines that are found without the rules are those of the record: with undo, with choices made at the same time and
/// taken back, whole or in parts.
#[tokio::test]
async fn lines_without_rules_are_the_lines_of_the_record() {
    let tables = [("kosmopolis", 6), ("cv", 2), ("goennen", 2), ("cvlizations&variant=basic", 4)];
    let (mut undone, mut retracted) = (0, 0);
    for (game, rounds) in tables {
        for round in 0..rounds {
            let server = TestServer::new();
            let (mut ann, mut ben, id) = two_people_at(&server, game).await;
            let mut words = QuickRandom::new(round);
            let mut quiet = 0;
            while quiet < 2 {
                for person in [&mut ann, &mut ben] {
                    quiet += 1;
                    if person.act(&id, words.below(1000) as usize).await {
                        quiet = 0;
                    }
                    let way = [("undo", ""), ("retract", ""), ("retract", "part=last")];
                    let (path, form) = way[words.below(3) as usize];
                    let is_done = words.below(4) == 0
                        && person.post_json(&format!("/t/{id}/{path}"), form).await.status == 200;
                    if is_done {
                        quiet = 0;
                        *(if path == "undo" { &mut undone } else { &mut retracted }) += 1;
                    }
                }
            }
            let table = stored(&server, &id).await;
            let state = TableState::load(&table).expect("it follows");
            let found = kept::StoredLines::new(&table.entries, 2).lines();
            let play = state.play.as_ref().expect("a match");
            let told: Vec<kept::KeptLine> =
                play.record_lines().into_iter().map(|(by, text)| kept::KeptLine { by, text }).collect();
            assert!(told.len() > 20, "{game}: {}", told.len());
            let differs = (0..).zip(found.iter().zip(&told)).find(|(_, (found, told))| found != told);
            assert!(
                found == told,
                "{game}, round {round}: {} and {} lines, {differs:?}",
                found.len(),
                told.len()
            );
        }
    }
    assert!(undone >= 10 && retracted >= 1, "{undone} undone, {retracted} retracted");
}

#[tokio::test]
async fn the_sweep_goes_on_past_broken_tables() {
    let server = TestServer::new();
    let mut ids = Vec::new();
    for _ in 0..3 {
        let (_, _, id) = two_people(&server).await;
        ids.push(id);
    }
    turn(&server, &ids[0], 5);
    // The oldest but one cannot even be read as a row.
    let damage = "PRAGMA ignore_check_constraints = 1; UPDATE tables SET status = 'paused' WHERE id = ";
    server.database().execute_batch(&format!("{damage}'{}'", ids[1])).expect("damaged");
    let server = server.restart().await;
    server.time.pass(super::browser::LIFE * 2);
    for _ in 0..2 {
        server.tables.sweep().await.expect("swept");
    }
    assert_eq!(server.tables.get(&ids[2]).await.expect("a table").now().stage, Stage::Expired);
    assert_eq!(stored(&server, &ids[0]).await.row.summary.status, Status::Playing, "kept as it was");
    // Lists are not empty because of one of them either.
    assert_eq!(server.browser().get("/").await.status, 200);
}

/// Databases that earlier programs wrote, one for each program that was given out: finished matches and such that go on, of
/// every game. None is ever written anew.
#[tokio::test]
async fn tables_of_earlier_databases_go_on() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/databases");
    let files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    assert!(!files.is_empty());
    for file in files {
        let server = TestServer::on_copy_of(&file);
        let ids = store::SqliteFile::open(&server.path()).and_then(|copy| copy.ids()).expect("tables");
        let mut found = std::collections::BTreeSet::new();
        for id in &ids {
            let stored = server.tables.store.load(id).await.expect("a table");
            let sound =
                crate::check_table(&stored).unwrap_or_else(|why| panic!("{}: {id}: {why}", file.display()));
            found.insert((stored.row.game, sound == crate::Sound::Record));
            server.tables.get(id).await.expect("it is live");
        }
        for game in games::GAMES {
            for is_over in [false, true] {
                assert!(
                    found.contains(&(game.slug.to_owned(), is_over)),
                    "{}: {}",
                    file.display(),
                    game.slug
                );
            }
        }
    }
}
