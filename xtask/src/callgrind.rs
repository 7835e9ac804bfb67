//! Instructions per decision, counted by callgrind.
//!
//! Instructions are the same on a busy and on an idle machine, so that a small loss shows where seconds would hide
//! it. The count of a short run is taken from that of a long one: what remains is the steady state without start-up.

use std::process::{Command, Stdio};

use crate::need::Need;
use crate::workspace::{self, GAMES};

/// What is counted: an example program that plays matches, and how many of them make a short and a long run.
pub(crate) struct Counted {
    package: &'static str,
    example: &'static str,
    short: &'static str,
    long: &'static str,
}

/// Random play.
pub(crate) const PLAYOUT: Counted =
    Counted { package: "lab", example: "playout", short: "200", long: "1200" };
/// What every decision pushes to everybody at the table.
pub(crate) const PUSH: Counted = Counted { package: "gallery", example: "push", short: "2", long: "12" };

struct Count {
    instructions: u64,
    decisions: u64,
}

/// Counts random games of every game that is built.
pub(crate) fn run_all() -> Result<(), String> {
    let root = workspace::root();
    GAMES.iter().filter(|game| game.has_crate(&root)).try_for_each(|game| run(&PLAYOUT, game.name, "3"))
}

/// Counts random games of one game and player count, and prints the instructions per decision.
pub(crate) fn run(counted: &Counted, game: &str, players: &str) -> Result<(), String> {
    Need::Package { name: "valgrind", program: "valgrind" }.ensure()?;
    let program = build(counted)?;
    let short = count(&program, game, players, counted.short)?;
    let long = count(&program, game, players, counted.long)?;
    let decisions = long.decisions.saturating_sub(short.decisions);
    let instructions = long.instructions.saturating_sub(short.instructions);
    if decisions == 0 {
        return Err(format!(
            "{} games made no more decisions than {}: check what the example `{}` counts.",
            counted.long, counted.short, counted.example
        ));
    }
    println!("{game}, {players} players: {} instructions per decision", instructions / decisions);
    Ok(())
}

/// Builds the release example and returns its path, as cargo reports it: the target directory may be anywhere.
fn build(counted: &Counted) -> Result<String, String> {
    let Counted { package, example, .. } = counted;
    let line = format!("cargo build --release --package {package} --example {example}");
    println!("{line}");
    let output = Command::new("cargo")
        .args(line.split(' ').skip(1))
        .arg("--message-format=json-render-diagnostics")
        .current_dir(workspace::root())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|why| format!("Cannot start cargo: {why}."))?;
    if !output.status.success() {
        return Err(format!("The example does not build. To see why, run `{line}`."));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    messages
        .lines()
        .filter_map(|message| message.split_once("\"executable\":\""))
        .filter_map(|(_, rest)| rest.split_once('"'))
        .map(|(path, _)| path.to_owned())
        .next_back()
        .ok_or_else(|| {
            format!("`{line}` named no executable: is `{example}` still an example of `{package}`?")
        })
}

fn count(program: &str, game: &str, players: &str, games: &str) -> Result<Count, String> {
    let profile = format!("{program}.{games}.callgrind");
    println!(
        "callgrind: {game}, {players} players, {games} games; profile for callgrind_annotate in {profile}"
    );
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", &format!("--callgrind-out-file={profile}")])
        .args([program, game, players, games])
        .output()
        .map_err(|why| format!("Cannot start valgrind: {why}."))?;
    let (report, printed) =
        (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    if !output.status.success() {
        return Err(format!(
            "`{program} {game} {players} {games}` failed under valgrind:\n{report}{printed}"
        ));
    }
    let instructions = collected(&report).ok_or_else(|| {
        format!("No line `Collected : N` in what valgrind printed, has it changed?\n{report}")
    })?;
    let decisions = decisions(&printed).ok_or_else(|| {
        format!("No line `decisions N` in what `{program}` printed; it must print one.\n{printed}")
    })?;
    println!("callgrind: {instructions} instructions, {decisions} decisions");
    Ok(Count { instructions, decisions })
}

/// The number in valgrind's line `==123== Collected : 456`.
pub(crate) fn collected(report: &str) -> Option<u64> {
    let (_, rest) = report.split_once("Collected :")?;
    rest.lines().next()?.trim().parse().ok()
}

/// The number in the example's line `decisions 456`.
pub(crate) fn decisions(printed: &str) -> Option<u64> {
    printed
        .lines()
        .find_map(|line| line.strip_prefix("decisions "))
        .and_then(|number| number.trim().parse().ok())
}
