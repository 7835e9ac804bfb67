//! Opens databases of earlier programs as an upgraded server would, and says which tables would differ: `old_tables
//! FILE...`. `cargo xtask release-check` runs it. The files themselves are left alone.
#![allow(clippy::print_stdout, reason = "a program that talks to a terminal")]

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use server::check_table;
use store::{Options, SqliteFile, SqliteStore, Store};

/// Brings a copy up to date and looks at every table. Gives how many there are, and how many would differ.
fn check(path: &Path) -> Result<(usize, usize), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let copy = folder.path().join("copy.sqlite");
    fs::copy(path, &copy).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let store = SqliteStore::open(&copy, &Options::default()).map_err(|error| error.to_string())?;
        let ids = SqliteFile::open(&copy).and_then(|file| file.ids()).map_err(|error| error.to_string())?;
        let mut different = 0;
        for id in &ids {
            let stored = store.load(id).await.map_err(|error| error.to_string())?;
            let game = &stored.row.game;
            match check_table(&stored) {
                Ok(sound) => println!("same    {id}: {game}, {} entries, {sound:?}", stored.entries.len()),
                Err(why) => {
                    different += 1;
                    println!("DIFFERS {id}: {game}: {why}");
                }
            }
        }
        Ok((ids.len(), different))
    })
}

fn main() -> ExitCode {
    let (mut tables, mut different) = (0, 0);
    for path in std::env::args().skip(1) {
        match check(Path::new(&path)) {
            Ok((count, wrong)) => {
                tables += count;
                different += wrong;
            }
            Err(why) => {
                different += 1;
                println!("DIFFERS {path}: {why}");
            }
        }
    }
    println!("{tables} tables opened again, {different} would differ");
    if different == 0 && tables > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
