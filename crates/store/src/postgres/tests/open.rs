//! Which servers and databases are opened, which are refused, and what the message says.

use testdb::Cluster;

use super::super::super::{Filter, OpenError, PlayerHash, Store};
use super::super::migrate::MIGRATIONS;
use super::super::{change, query, writer};
use super::{PostgresStore, runtime};

/// The message an address is refused with.
#[track_caller]
pub(super) fn refused(url: &str) -> String {
    runtime().block_on(PostgresStore::open(url)).unwrap_err().to_string()
}

pub(super) fn database_of(url: &str) -> &str {
    url.trim_start_matches("postgres:///").split('?').next().unwrap()
}

#[test]
fn a_server_that_may_lose_a_commit_is_refused() {
    let cluster = Cluster::shared();
    for level in ["off", "local", "remote_write"] {
        let url = cluster.new_database();
        cluster.sql(
            "postgres",
            &format!("ALTER DATABASE {} SET synchronous_commit = {level}", database_of(&url)),
        );
        let message = refused(&url);
        assert!(message.contains(&format!("synchronous_commit = {level}")), "{message}");
    }
    let mut cluster = Cluster::start(&[]);
    for setting in ["fsync", "full_page_writes"] {
        cluster.stop();
        cluster.set(&[&format!("{setting}=off")]);
        cluster.start_again();
        let message = refused(&cluster.new_database());
        assert!(message.contains(&format!("{setting} = off")), "{message}");
    }
}

#[test]
fn a_database_that_needs_a_newer_program_is_refused() {
    let cluster = Cluster::shared();
    let url = cluster.new_database();
    runtime().block_on(PostgresStore::open(&url)).unwrap();
    let database = database_of(&url);
    // A newer version that only added something does no harm to this one.
    cluster.sql(database, "INSERT INTO ludoteka.schema_version VALUES (99, 1)");
    runtime().block_on(PostgresStore::open(&url)).unwrap();
    cluster.sql(database, "UPDATE ludoteka.schema_version SET works_from = 98 WHERE version = 99");
    let error = runtime().block_on(PostgresStore::open(&url)).unwrap_err();
    assert!(matches!(error, OpenError::Newer { found: 99, .. }), "{error:?}");
}

#[test]
fn nodes_that_start_together_make_one_schema() {
    let cluster = Cluster::shared();
    let url = cluster.new_database();
    runtime().block_on(async {
        let starts: Vec<_> = (0..6)
            .map(|_| {
                let url = url.clone();
                tokio::spawn(async move { PostgresStore::open(&url).await.map(drop) })
            })
            .collect();
        for start in starts {
            start.await.unwrap().unwrap();
        }
    });
    let version = cluster.sql(database_of(&url), "SELECT count(*) FROM ludoteka.schema_version");
    assert_eq!(version, MIGRATIONS.len().to_string());
}

#[test]
fn a_wrong_address_is_told_without_its_password() {
    for (url, why) in [
        ("postgres://ann:hush-hush@127.0.0.1:1/x", "check that it runs"),
        ("postgres://ann:hush-hush@/x?wrong=1", "no address"),
        ("nonsense", "no address"),
    ] {
        let message = refused(url);
        assert!(message.contains(why) && !message.contains("hush-hush"), "{message}");
    }
    let missing = Cluster::shared().url("missing");
    assert!(refused(&missing).contains("createdb"), "{}", refused(&missing));
}

/// Lists follow an index from its newest end, so their cost does not grow with the tables of others.
#[test]
fn lists_follow_an_index() {
    let cluster = Cluster::shared();
    let url = cluster.new_database();
    runtime().block_on(async { PostgresStore::open(&url).await.unwrap().close().await.unwrap() });
    let database = database_of(&url);
    cluster.sql(
        database,
        "SET search_path = ludoteka;
         INSERT INTO tables (id, game, public, created_ms, next, status, updated_ms, bots_wait, disposable, shown)
         SELECT 't' || n, 'cv', n % 2 = 0, n, 0, (ARRAY['open', 'playing', 'over', 'over', 'over'])[1 + n % 5], n,
             n % 50 = 1, false, '{}' FROM generate_series(1, 20000) n;
         INSERT INTO players_at SELECT key, decode(lpad(to_hex(key % 500), 64, '0'), 'hex'), false FROM tables;
         INSERT INTO entries (table_key, number, kind, body, hash, at_ms)
         SELECT key, number, 'said', '{}', 0, 0 FROM tables, generate_series(0, 9) number;
         ANALYZE",
    );
    let ann = PlayerHash::new([0; 32]);
    for (filter, index) in [
        (Filter::Public(Some(ann)), "tables_public"),
        (Filter::BotsWait, "tables_bots_wait"),
        (Filter::LiveOf(ann), "players_at_by_player"),
        (Filter::FinishedOf(ann), "players_at_by_player"),
        (Filter::OpenedBy(ann), "tables_by_host"),
    ] {
        let sql = query::list_sql(filter).replace("$1", "20");
        let sql = sql.replace("$2", "'\\x00'::bytea");
        let plan = cluster.sql(database, &format!("SET search_path = ludoteka; EXPLAIN {sql}"));
        assert!(plan.contains(index), "{filter:?}:\n{plan}");
        assert!(!plan.contains("Seq Scan on tables"), "{filter:?}:\n{plan}");
    }
    // What nodes read on and what they append, with the plan that a connection settles for.
    let plan = |settings: &str, sql: &str, values: &str| {
        let settings =
            format!("SET search_path = ludoteka; SET plan_cache_mode = force_generic_plan; {settings}");
        cluster.sql(database, &format!("{settings}; PREPARE it AS {sql}; EXPLAIN EXECUTE it ({values})"))
    };
    let since = plan("", query::SINCE, "ARRAY['t1', 't2'], ARRAY[8, 9]");
    assert!(since.contains("tables_id_key") && since.contains("entries_pkey"), "{since}");
    assert!(!since.contains("Seq Scan"), "{since}");
    let idle = plan("", query::BOTS_IDLE, "5, 20");
    assert!(idle.contains("tables_bots_wait") && !idle.contains("Seq Scan"), "{idle}");
    let append = plan(
        writer::PLANS,
        change::APPEND,
        "'t1', 10, '{said}', '{x}', '{0}', '{0}', 'playing', 9, '{}', false, false, '{}', '{}', 'c', 9, '{}', '{}', '{}'",
    );
    for index in ["tables_id_key", "players_at_pkey", "notices_pkey", "wishes_pkey"] {
        assert!(append.contains(index), "{append}");
    }
    assert!(!append.contains("Seq Scan"), "{append}");
}
