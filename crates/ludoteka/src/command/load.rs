//! `ludoteka load`: many tables with real sockets, each person from an address of their own, against a server in a
//! process of its own. It says how many moves a second are acknowledged, how soon the last watcher sees them and what
//! they cost; then it kills the server and asks the next one for every move it was promised.

mod client;
mod person;
mod report;
mod server;

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::arguments::LoadArguments;
use crate::failure::Failure;
use person::{Pair, Person, Promise};
use report::{Meter, Tally};
use server::{Folder, Server};

/// How long connections may take to become quiet before memory is measured.
const QUIET: Duration = Duration::from_millis(1500);
/// The first tables pay for what a server loads once, texts above all; what the others take is measured after them.
const FIRST_TABLES: usize = 10;
/// Before this has passed, tables are still all in their first round.
const WARM_UP: Duration = Duration::from_secs(3);

pub(crate) fn run(arguments: &LoadArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::new)?;
    runtime.block_on(load(arguments, output))
}

async fn load(arguments: &LoadArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let folder = Folder::new()?;
    let store = arguments.store.as_deref();
    let node = |number: usize| Server::start(&folder.path().join(number.to_string()), store);
    let servers = (0..arguments.nodes.max(1)).map(node).collect::<Result<Vec<Server>, Failure>>()?;
    let memory = || servers.iter().map(Server::memory).sum::<u64>();
    let idle = memory();
    let tally = Arc::new(Tally::default());

    for number in 0..FIRST_TABLES {
        Pair::open(&servers, arguments.tables + number, &arguments.game).await?;
    }
    sleep(QUIET).await;
    let with_first = memory();
    let mut pairs = Vec::new();
    for number in 0..arguments.tables {
        pairs.push(Pair::open(&servers, number, &arguments.game).await?);
    }
    sleep(QUIET).await;
    let with_tables = memory();
    let mut people = Vec::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        people.extend(Person::connect(&servers, pair, number, arguments.think, tally.clone()).await?);
    }
    sleep(QUIET).await;
    let with_sockets = memory();

    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut tasks = JoinSet::new();
    for person in people {
        tasks.spawn(person.play(stopped.clone()));
    }
    sleep(WARM_UP).await;
    let meter = Meter::start(&servers, &tally);
    sleep(Duration::from_secs(arguments.seconds)).await;
    let measured = meter.stop(&servers, &tally);
    let _ = stop.send(true);

    let mut promises: Vec<Promise> = Vec::new();
    while let Some(done) = tasks.join_next().await {
        promises.extend(done.map_err(Failure::new)??);
    }
    // Killed without warning: whatever was acknowledged must be there.
    drop(servers);
    let server = node(0)?;
    let mut lost = 0;
    for promise in &promises {
        lost += u64::from(!promise.is_kept(server.address).await?);
    }

    let count = arguments.tables.max(1) as f64;
    let kilobytes = |before: u64, after: u64, count: f64| (after.saturating_sub(before)) as f64 / count;
    let figures = json!({
        "game": arguments.game,
        "tables": arguments.tables,
        "nodes": arguments.nodes.max(1),
        "think_ms": arguments.think,
        "seconds": measured.seconds,
        "moves": measured.moves,
        "moves_per_s": measured.moves as f64 / measured.seconds,
        "p50_ms": measured.latency(0.5),
        "p99_ms": measured.latency(0.99),
        "max_ms": measured.latency(1.0),
        "server_cpu_ms_per_move": measured.server_cpu * 1000.0 / measured.moves.max(1) as f64,
        "database_cpu_ms_per_move": measured.database_cpu * 1000.0 / measured.moves.max(1) as f64,
        "server_cores": measured.server_cpu / measured.seconds,
        "driver_cores": measured.driver_cpu / measured.seconds,
        "bytes_per_move": measured.bytes / measured.moves.max(1),
        "idle_kb": idle,
        "kb_of_first_tables": with_first.saturating_sub(idle),
        "kb_per_table": kilobytes(with_first, with_tables, count),
        "kb_per_socket": kilobytes(with_tables, with_sockets, 2.0 * count),
        "promises": promises.len(),
        "refused": tally.refused(),
        "lost": lost,
    });
    if arguments.json {
        writeln!(output, "{figures}")?;
    } else {
        for (name, value) in figures.as_object().into_iter().flatten() {
            writeln!(output, "{name:>24}  {value}")?;
        }
    }
    if tally.refused() > 0 || lost > 0 {
        return Err(Failure::new(format!("{} moves refused, {lost} lost", tally.refused())));
    }
    Ok(())
}
