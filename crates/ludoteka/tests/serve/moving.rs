//! `ludoteka move`: all tables from a file into a database and back again, proved on arrival.

use std::fs;
use std::path::Path;

use engine::QuickRandom;
use testdb::Cluster;

use crate::process::Place;
use crate::table::Pair;

/// Runs the command; what it said and, if it failed, its one line.
fn move_tables(place: &Place, from: &str, to: &str, more: &[&str]) -> Result<String, String> {
    let output = place.command(&["move", from, to]).args(more).output().unwrap();
    let (said, why) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    if output.status.success() {
        return Ok(said);
    }
    assert_eq!(why.lines().count(), 1, "{why}");
    Err(said + &why)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// All that is stored of a table, as a file.
fn exported(place: &Place, id: &str, data: &Path) -> String {
    let file = place.join(&format!("{id}.json"));
    let output = place.command(&["export", id, text(&file), "--data", text(data)]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let exported = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    exported
}

fn edit(data: &Path, sql: &str) {
    rusqlite::Connection::open(data.join("ludoteka.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// The condition for the entries of a table.
fn of_table(id: &str) -> String {
    format!("table_key = (SELECT key FROM tables WHERE id = '{id}')")
}

/// Tables of all games in a directory: two are over, two go on, and one is played by rules that nobody has.
struct Tables {
    over: Vec<Pair>,
    playing: Vec<Pair>,
    kept: Pair,
}

fn make_tables(place: &Place, data: &Path) -> Tables {
    let server = place.serve();
    let mut words = QuickRandom::new(14);
    let mut over: Vec<Pair> = ["kosmopolis", "goennen"].map(|game| Pair::of(game, &server)).into();
    for pair in &mut over {
        pair.finish(&mut words);
    }
    let mut playing: Vec<Pair> =
        ["cv", "cvlizations&variant=basic"].map(|game| Pair::of(game, &server)).into();
    for pair in &mut playing {
        for _ in 0..8 {
            pair.step(&mut words).expect("the match goes on");
        }
        let said = pair.people[0].post_json(&format!("{}/say", pair.path()), "text=Powodzenia%21");
        assert_eq!(said.status, 200, "{}", said.text);
    }
    let kept = Pair::new(&server);
    let running = move_tables(place, text(data), text(&place.join("elsewhere")), &[]).unwrap_err();
    assert!(running.contains("another ludoteka (process "), "{running}");
    assert!(server.terminate().success());
    edit(
        data,
        &format!(
            "UPDATE entries SET body = replace(body, '\"deck\"', '\"rules\":99,\"deck\"') WHERE number = 0 AND {}",
            of_table(&kept.id)
        ),
    );
    Tables { over, playing, kept }
}

#[test]
fn all_tables_move_into_a_database_and_back() {
    let place = Place::new("move");
    let there = Place::new("move-back");
    let (here, back) = (place.join("data"), there.join("data"));
    let Tables { mut over, mut playing, mut kept } = make_tables(&place, &here);
    let url = Cluster::shared().new_database();

    let said = move_tables(&place, text(&here), &url, &[]).unwrap();
    assert!(said.contains("5 tables") && said.contains("2 records of finished matches"), "{said}");
    assert!(said.contains("2 other logs") && said.contains("1 tables are kept"), "{said}");
    assert!(said.contains(&format!("table {}: it is played by rules version 99", kept.id)), "{said}");
    assert!(move_tables(&place, text(&here), &url, &[]).unwrap_err().contains("not empty"));

    let node = place.serve_with(&["--store", &url]);
    assert!(move_tables(&place, &url, text(&back), &[]).unwrap_err().contains("nodes are running"));
    let mut words = QuickRandom::new(15);
    for pair in &mut playing {
        pair.go_to(&node);
        let page = pair.people[1].get(&pair.path()).text;
        assert!(page.contains("Powodzenia!"), "what was said is there");
        for _ in 0..4 {
            pair.step(&mut words).expect("the match goes on");
        }
    }
    kept.go_to(&node);
    assert_eq!(kept.people[0].get(&kept.path()).status, 503, "maybe another node knows its rules");
    assert!(node.terminate().success());

    let said = move_tables(&place, &url, text(&back), &[]).unwrap();
    assert!(said.contains("5 tables"), "{said}");
    for id in over.iter().map(|pair| &pair.id).chain([&kept.id]) {
        assert_eq!(exported(&place, id, &here), exported(&place, id, &back), "nothing of it has changed");
    }
    let refused = move_tables(&place, &url, text(&back), &[]).unwrap_err();
    assert!(refused.contains("a database already"), "{refused}");
    let server = there.serve();
    let mut records = Vec::new();
    for pair in over.iter_mut().chain(&mut playing) {
        pair.go_to(&server);
        pair.finish(&mut words);
        records.push((pair.id.clone(), pair.record().0));
    }
    place.verify(&records);
}

#[test]
fn what_is_not_well_is_named_and_moved_only_on_demand() {
    let place = Place::new("move-damage");
    let data = place.join("data");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    pair.finish(&mut QuickRandom::new(16));
    let other = Pair::of("cv", &server);
    assert!(server.terminate().success());
    edit(&data, &format!("UPDATE entries SET hash = hash + 1 WHERE number = 9 AND {}", of_table(&pair.id)));
    let url = Cluster::shared().new_database();
    let refused = move_tables(&place, text(&data), &url, &[]).unwrap_err();
    assert!(refused.contains(&format!("table {}: entry 9", pair.id)), "{refused}");
    assert!(!refused.contains(&format!("table {}", other.id)), "{refused}");
    assert!(
        refused.contains("1 of 2 tables are not well") && refused.contains("nothing was moved"),
        "{refused}"
    );
    let said = move_tables(&place, text(&data), &url, &["--as-is"]).unwrap();
    assert!(said.contains("1 are not well"), "{said}");
}

#[test]
fn a_place_that_is_not_complete_is_served_by_nobody() {
    let place = Place::new("move-part");
    let data = place.join("data");
    let server = place.serve();
    let pair = Pair::new(&server);
    assert!(server.terminate().success());
    let url = Cluster::shared().new_database();
    let database = url.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap();
    let sql = |sql: &str| Cluster::shared().sql(database, sql);
    move_tables(&place, text(&data), &url, &[]).unwrap();
    // As a move that was killed before its end leaves it.
    sql("CREATE TABLE ludoteka.arriving (); DELETE FROM ludoteka.players");
    let output = place.command(&["serve", "--listen", "127.0.0.1:0", "--store", &url]).output().unwrap();
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && why.contains("not all have arrived"), "{why}");
    // Begun anew, it comes to its end.
    let said = move_tables(&place, text(&data), &url, &[]).unwrap();
    assert!(said.contains("1 tables") && said.contains("2 players"), "{said}");
    let node = place.serve_with(&["--store", &url]);
    let mut pair = pair;
    pair.go_to(&node);
    assert!(pair.step(&mut QuickRandom::new(3)).is_some());

    let wrong = |from: &str, to: &str| move_tables(&place, from, to, &[]).unwrap_err();
    assert!(wrong(text(&data), text(&data)).contains("the same"));
    assert!(wrong("nowhere", text(&place.join("new"))).contains("no tables"));
    assert!(wrong("mysql://localhost/x", "new").contains("no place"));
    assert!(wrong(text(&data), "LUDOTEKA_STORE").contains("is not set"));
    assert!(wrong(&Cluster::shared().new_database(), "new").contains("no tables"));
    assert!(wrong("postgres://user:hidden@127.0.0.1:9/x", "new").contains("does not answer"));
    assert!(!wrong("postgres://user:hidden@127.0.0.1:9/x", "new").contains("hidden"));
}
