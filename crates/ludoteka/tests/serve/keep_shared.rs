//! What whoever runs several nodes relies on: tables in PostgreSQL that can be looked at and moved while nodes serve.

use std::process::Output;

use engine::QuickRandom;
use testdb::Cluster;

use crate::process::Place;
use crate::table::Pair;

/// Runs a command on a database.
fn run(place: &Place, command: &[&str], url: &str) -> (bool, String) {
    let Output { status, stdout, stderr } = place.command(command).args(["--store", url]).output().unwrap();
    (status.success(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

#[test]
fn tables_of_a_shared_database_are_checked_exported_and_imported() {
    let (place, cluster) = (Place::new("keep-shared"), Cluster::shared());
    let (here, there) = (cluster.new_database(), cluster.new_database());
    let server = place.serve_with(&["--store", &here]);
    let (mut ended, mut pair) = (Pair::new(&server), Pair::of("cv", &server));
    let mut words = QuickRandom::new(7);
    ended.finish(&mut words);
    for _ in 0..10 {
        pair.step(&mut words).expect("the match goes on");
    }
    let (is_well, said) = run(&place, &["check"], &here);
    assert!(is_well && said.contains("2 tables"), "{said}");
    assert!(!said.contains("user="), "who connects is nobody's business: {said}");

    let (is_done, said) = run(&place, &["export", &pair.id, "table.json"], &here);
    assert!(is_done && said.contains("give it to nobody who plays"), "{said}");
    let (is_done, said) = run(&place, &["import", "table.json"], &there);
    assert!(is_done, "{said}");
    let (is_done, said) = run(&place, &["import", "table.json"], &there);
    assert!(!is_done && said.contains("is here already; nothing was changed"), "{said}");
    let (is_well, said) = run(&place, &["check"], &there);
    assert!(is_well && said.contains("1 tables"), "{said}");
    let (is_done, said) = run(&place, &["export", "nothing", "none.json"], &here);
    assert!(!is_done && said.contains("there is no such table"), "{said}");

    // The people go on where the table is now, with their cookies; a file takes it too.
    let other = place.serve_with(&["--store", &there]);
    pair.go_to(&other);
    pair.finish(&mut words);
    place.verify(&[(pair.id.clone(), pair.record().0)]);
    place.kept(&["import", "table.json"]);
    assert!(place.kept(&["check"]).contains("1 tables"));

    // A backup is PostgreSQL's own business, and the program says how.
    let (is_done, said) = run(&place, &["backup", "all.dump"], &here);
    assert!(!is_done && said.contains("pg_dump --format=custom --schema=ludoteka --file=all.dump"), "{said}");
    let (is_done, said) = run(&place, &["restore", "all.dump"], &here);
    assert!(!is_done && said.contains("pg_restore"), "{said}");

    // What is wrong is found.
    let name = here.trim_start_matches("postgres:///").split('?').next().unwrap();
    let damage = format!(
        "UPDATE ludoteka.entries SET hash = hash + 1 WHERE number = 5
         AND table_key = (SELECT key FROM ludoteka.tables WHERE id = '{}')",
        ended.id
    );
    cluster.sql(name, &damage);
    let (is_well, said) = run(&place, &["check"], &here);
    assert!(!is_well && said.contains(&format!("table {}: entry 5", ended.id)), "{said}");
    assert!(said.contains("1 of 2 tables are not well"), "{said}");
}
