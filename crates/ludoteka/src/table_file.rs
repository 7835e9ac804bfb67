//! A table of the server as a file: one JSON object with all that is stored of it.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde_json::{Value, json};
use store::{PlayerHash, StoredEntry, StoredTable, Summary, TableRow, TableSecret};

use crate::failure::Failure;

/// What the file says it is, and in which form.
const FORMAT: &str = "ludoteka table 1";
/// A file longer than this is none of ours.
const BYTES_MAX: u64 = 256 << 20;

/// Writes a table into a new file that only its owner can read.
pub(crate) fn write(path: &Path, table: &StoredTable) -> Result<(), Failure> {
    let TableRow { id, game, host, public, created_ms, summary } = &table.row;
    let hashes =
        |players: &BTreeSet<PlayerHash>| -> Vec<String> { players.iter().map(ToString::to_string).collect() };
    let entry = |entry: &StoredEntry| {
        json!({ "number": entry.number, "kind": entry.kind, "body": entry.body, "at_ms": entry.at_ms,
            "hash": format!("{:016x}", entry.hash) })
    };
    let text = json!({
        "format": FORMAT,
        "id": id,
        "game": game,
        "host": host.map(|host| host.to_string()),
        "public": public,
        "created_ms": created_ms,
        "status": summary.status.as_str(),
        "updated_ms": summary.updated_ms,
        "players": hashes(&summary.players),
        "waiting": hashes(&summary.waiting),
        "bots_wait": summary.bots_wait,
        "disposable": summary.disposable,
        "shown": summary.shown,
        "secret": table.secret.as_ref().map(TableSecret::reveal),
        "entries": table.entries.iter().map(entry).collect::<Vec<_>>(),
    });
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(|error| Failure::at(path, error))?;
    let written = writeln!(file, "{text:#}").and_then(|()| file.sync_all());
    written.map_err(|error| {
        let _ = fs::remove_file(path);
        Failure::at(path, error)
    })
}

/// Reads such a file. Whether its log follows is not looked at here.
pub(crate) fn read(path: &Path) -> Result<StoredTable, Failure> {
    let about = fs::metadata(path).map_err(|error| Failure::at(path, error))?;
    if !about.is_file() || about.len() > BYTES_MAX {
        return Err(Failure::at(path, "not a table that `ludoteka export` wrote"));
    }
    let text = fs::read_to_string(path).map_err(|error| Failure::at(path, error))?;
    let value: Value = serde_json::from_str(&text).map_err(|error| Failure::at(path, error))?;
    table(&value).map_err(|what| Failure::at(path, format!("`{what}` is missing or wrong in this table")))
}

/// A table from its JSON, or the name of the first field that is missing or wrong.
fn table(value: &Value) -> Result<StoredTable, &'static str> {
    if text(value, "format")? != FORMAT {
        return Err("format");
    }
    let hash = |name, value: &Value| value.as_str().and_then(PlayerHash::parse).ok_or(name);
    let hashes = |name: &'static str| -> Result<BTreeSet<PlayerHash>, &'static str> {
        value[name].as_array().ok_or(name)?.iter().map(|player| hash(name, player)).collect()
    };
    let entry = |value: &Value| -> Result<StoredEntry, &'static str> {
        let digits = text(value, "hash")?;
        Ok(StoredEntry {
            number: value["number"].as_u64().ok_or("number")?,
            kind: text(value, "kind")?,
            body: text(value, "body")?,
            hash: u64::from_str_radix(&digits, 16).map_err(|_| "hash")?,
            at_ms: number(value, "at_ms")?,
        })
    };
    let summary = Summary {
        status: text(value, "status")?.parse().map_err(|_| "status")?,
        updated_ms: number(value, "updated_ms")?,
        seen_ms: 0,
        players: hashes("players")?,
        waiting: hashes("waiting")?,
        bots_wait: value["bots_wait"].as_bool().ok_or("bots_wait")?,
        disposable: value["disposable"].as_bool().ok_or("disposable")?,
        shown: text(value, "shown")?,
        asked: Vec::new(),
    };
    let row = TableRow {
        id: text(value, "id")?,
        game: text(value, "game")?,
        host: if value["host"].is_null() { None } else { Some(hash("host", &value["host"])?) },
        public: value["public"].as_bool().ok_or("public")?,
        created_ms: number(value, "created_ms")?,
        summary,
    };
    let secret =
        if value["secret"].is_null() { None } else { Some(TableSecret::new(text(value, "secret")?)) };
    let entries =
        value["entries"].as_array().ok_or("entries")?.iter().map(entry).collect::<Result<_, _>>()?;
    Ok(StoredTable { row, secret, entries })
}

fn text(value: &Value, name: &'static str) -> Result<String, &'static str> {
    value[name].as_str().map(str::to_owned).ok_or(name)
}

fn number(value: &Value, name: &'static str) -> Result<i64, &'static str> {
    value[name].as_i64().ok_or(name)
}
