//! The program as its users meet it: exit codes, one line of complaint, files, pipes, sudden ends.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A directory of its own for every test, gone when the test is. The program's own data go there too.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("ludoteka-program-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Place(path)
    }

    fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteka"));
        command.args(arguments).current_dir(&self.0).env("XDG_DATA_HOME", self.join("data"));
        command
            .env_remove("RUST_BACKTRACE")
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = self.command(arguments).spawn().unwrap();
        // The program may end before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Everything that lies here: paths and contents.
    fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        let mut open = vec![self.0.clone()];
        while let Some(directory) = open.pop() {
            for entry in fs::read_dir(directory).unwrap() {
                let path = entry.unwrap().path();
                let bytes = if path.is_dir() { Vec::new() } else { fs::read(&path).unwrap() };
                if path.is_dir() {
                    open.push(path.clone());
                }
                found.insert(path, bytes);
            }
        }
        found
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn answers() -> String {
    "1\n".repeat(1000)
}

fn succeed(output: &Output) -> String {
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout)
}

const DECK: &str = include_str!("../../../decks/kosmopolis.toml");

#[test]
fn it_says_what_it_is() {
    let place = Place::new("help");
    assert!(succeed(&place.run(&["--version"], "")).starts_with("ludoteka "));
    assert!(succeed(&place.run(&["--help"], "")).contains("Examples:"));
    assert!(place.contents().is_empty());
}

#[test]
fn bad_input_gets_one_line_and_changes_nothing() {
    let place = Place::new("bad");
    succeed(&place.run(&["play", "kosmopolis", "--seats", "greedy,greedy", "--record", "over.rec"], ""));
    succeed(&place.run(&["play", "kosmopolis", "--seats", "human,greedy", "--record", "left.rec"], "1\n"));
    fs::copy(place.join("left.rec"), place.join("lonely.rec")).unwrap();
    fs::write(place.join("garbage.rec"), [0xff, 0xfe, 0, 1]).unwrap();
    fs::write(place.join("empty.rec"), "").unwrap();
    fs::create_dir(place.join("folder")).unwrap();
    fs::create_dir(place.join("decks")).unwrap();
    fs::write(place.join("decks/kosmopolis.toml"), DECK.replace("markers = 8", "markers = -8")).unwrap();
    let seven = "greedy,greedy,greedy,greedy,greedy,greedy,greedy";
    let table: &[(&[&str], &str)] = &[
        (&["nonsense"], "unrecognized subcommand"),
        (&["--nonsense"], "unexpected argument"),
        (&["play", "chess"], "no game is called `chess`"),
        (&["play", "kosmopolis", "--variant", "deluxe"], "has no variant `deluxe`"),
        (&["play", "kosmopolis", "--seats", "human"], "is not for 1 players; there is"),
        (&["play", "kosmopolis", "--seats", seven], "is not for 7 players; there is"),
        (&["play", "kosmopolis", "--seats", "human,wizard"], "no player is called `wizard`"),
        (&["play", "kosmopolis", "--seats", "human,,greedy"], "a seat is empty"),
        (&["play", "kosmopolis", "--seats", "human=,greedy"], "the name of a human"),
        (&["play", "kosmopolis", "--seed", "many"], "invalid value 'many'"),
        (&["play", "kosmopolis", "--record", "missing/a.rec"], "missing/a.rec"),
        (&["play", "kosmopolis", "--record", "over.rec/a.rec"], "over.rec/a.rec"),
        (&["play", "kosmopolis", "--record", "over.rec"], "exists already"),
        (&["play", "kosmopolis", "--record", "left.rec"], "exists already"),
        (&["play", "kosmopolis", "--record", "folder"], "folder"),
        (&["play", "--resume", "nothing.rec"], "nothing.rec: No such file"),
        (&["play", "--resume", "folder"], "not a file"),
        (&["play", "--resume", "over.rec"], "this game is over"),
        (&["play", "--resume", "lonely.rec"], "without its secret"),
        (&["play", "--resume", "garbage.rec"], "line 1: not text"),
        (&["play", "--resume", "empty.rec"], "line 1: the record stops here"),
        (&["play", "--resume", "left.rec", "--seats", "human,human"], "cannot be used with"),
        (&["play", "chess", "--resume", "left.rec"], "not of chess"),
        (&["play", "kosmopolis", "--decks", "nowhere"], "nowhere/kosmopolis.toml"),
        (&["play", "kosmopolis", "--decks", "decks"], "decks/kosmopolis.toml: line"),
        (&["replay"], "required"),
        (&["replay", "nothing.rec"], "nothing.rec: No such file"),
        (&["replay", "folder"], "not a file"),
        (&["replay", "garbage.rec"], "line 1: not text"),
        (&["replay", "empty.rec", "--trace"], "line 1: the record stops here"),
        (&["verify", "left.rec"], "no secret yet"),
        (&["verify", "garbage.rec"], "line 1: not text"),
        (&["cards", "chess"], "no game is called `chess`"),
        (&["cards", "kosmopolis", "--decks", "decks"], "decks/kosmopolis.toml: line"),
        (&["rules", "chess"], "no game is called `chess`"),
        (&["rules", "kosmopolis", "nonsense"], "no rule `nonsense`"),
        (&["sim", "chess"], "no game is called `chess`"),
        (&["sim", "kosmopolis", "--players", "1"], "is not for 1 players; there is"),
        (&["sim", "kosmopolis", "--players", "7"], "is not for 7 players; there is"),
        (&["sim", "kosmopolis", "--players", "9999999999"], "is not for 9999999999 players"),
        (&["sim", "kosmopolis", "--bots", "wizard"], "no bot is called `wizard`"),
        (&["sim", "kosmopolis", "--bots", "human,greedy"], "no bot is called `human`"),
        (&["sim", "kosmopolis", "--bots", "greedy,greedy", "--players", "3"], "2 bots for 3 players"),
        (&["sim", "kosmopolis", "--games", "0"], "at least one game"),
        (&["sim", "kosmopolis", "--games", "-1"], "invalid value '-1'"),
        (&["sim", "kosmopolis", "--threads", "0"], "--threads 0"),
        (&["sim", "kosmopolis", "--records", "over.rec"], "over.rec"),
        (&["sim", "kosmopolis", "--records", "over.rec/deep"], "over.rec/deep"),
        (&["sim", "kosmopolis", "--games", "0", "--records", "new"], "at least one game"),
    ];
    let before = place.contents();
    for (arguments, expected) in table {
        let output = place.run(arguments, "1\n1\n");
        let complaint = text(&output.stderr);
        assert!(!output.status.success(), "{arguments:?}");
        assert_eq!(complaint.lines().count(), 1, "{arguments:?}: {complaint}");
        assert!(
            complaint.starts_with("ludoteka: ") && complaint.contains(expected),
            "{arguments:?}: {complaint}"
        );
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        assert!(place.contents() == before, "{arguments:?} changed something");
    }
    // Where the user's own directory cannot be, a game is not started either.
    let mut command = place.command(&["play", "kosmopolis", "--seats", "greedy,greedy"]);
    let output = command.env("XDG_DATA_HOME", place.join("over.rec")).output().unwrap();
    assert_eq!((output.status.success(), text(&output.stderr).lines().count()), (false, 1));
    assert!(place.contents() == before);
}

#[test]
fn damaged_records_are_refused_with_their_line() {
    let place = Place::new("damaged");
    let path = place.join("a.rec");
    succeed(&place.run(&["play", "kosmopolis", "--seats", "greedy,random", "--record", "a.rec"], ""));
    let whole = fs::read_to_string(&path).unwrap();
    for seed in 0..20 {
        let bytes = testkit::mangle(&whole, seed);
        fs::write(&path, &bytes).unwrap();
        for command in ["replay", "verify"] {
            let output = place.run(&[command, "a.rec"], "");
            let complaint = text(&output.stderr);
            if output.status.success() {
                assert_eq!(bytes, whole.as_bytes(), "seed {seed}");
            } else {
                assert_eq!(complaint.lines().count(), 1, "seed {seed}: {complaint}");
                assert!(complaint.starts_with("ludoteka: a.rec: line "), "seed {seed}: {complaint}");
            }
        }
    }
}

#[test]
fn records_go_to_the_users_directory() {
    let place = Place::new("home");
    let said = succeed(&place.run(&["play", "kosmopolis", "--seats", "human=Ann,greedy"], "1\n"));
    let directory = place.join("data/ludoteka/records");
    let mut names: Vec<String> = fs::read_dir(&directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names[0].contains("-kosmopolis-") && names[0].ends_with(".rec"), "{names:?}");
    assert_eq!(names[1], format!("{}.secret", names[0]));
    assert!(
        said.contains(&format!("ludoteka play --resume {}", directory.join(&names[0]).display())),
        "{said}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(directory.join(&names[1])).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // Two games never draw alike: the secret comes from the operating system.
    succeed(&place.run(&["play", "kosmopolis", "--seats", "human=Ann,greedy"], ""));
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 4);
}

/// Plays until the n-th prompt of a human, who always chooses the first, then ends the program without warning.
fn play_and_kill(place: &Place, arguments: &[&str], prompts: usize) {
    let mut child = place.command(arguments).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for prompt in 0..prompts {
        // A prompt ends in a blank, not in a line break.
        let mut seen = Vec::new();
        while !seen.ends_with(b"Ann> ") {
            let mut byte = [0];
            output.read_exact(&mut byte).unwrap();
            seen.push(byte[0]);
        }
        if prompt + 1 < prompts {
            input.write_all(b"1\n").unwrap();
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

fn moves_of_ann(path: &Path) -> usize {
    fs::read_to_string(path).unwrap().lines().filter(|line| line.starts_with("1 ")).count()
}

#[test]
fn a_killed_game_goes_on_with_every_acknowledged_move() {
    let place = Place::new("killed");
    let path = place.join("a.rec");
    let new =
        ["play", "kosmopolis", "--seats", "human=Ann,greedy,random", "--record", "a.rec", "--seed", "11"];
    play_and_kill(&place, &new, 4);
    assert_eq!(moves_of_ann(&path), 3);
    for round in 1..5 {
        play_and_kill(&place, &["play", "--resume", "a.rec"], 3);
        assert_eq!(moves_of_ann(&path), 3 + 2 * round);
    }
    // What a torn disk leaves behind.
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"1 capit").unwrap();
    drop(file);
    succeed(&place.run(&["play", "--resume", "a.rec"], &answers()));
    assert!(succeed(&place.run(&["verify", "a.rec"], "")).contains("proved"));
    let whole =
        ["play", "kosmopolis", "--seats", "human=Ann,greedy,random", "--record", "b.rec", "--seed", "11"];
    succeed(&place.run(&whole, &answers()));
    assert_eq!(fs::read(&path).unwrap(), fs::read(place.join("b.rec")).unwrap());
}

#[test]
fn a_running_game_is_not_resumed_twice() {
    let place = Place::new("twice");
    let mut child = place
        .command(&["play", "kosmopolis", "--seats", "human=Ann,greedy", "--record", "a.rec"])
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("Record: ") {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    let second = place.run(&["play", "--resume", "a.rec"], "");
    assert!(text(&second.stderr).contains("being played by another"), "{}", text(&second.stderr));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_game() {
    let place = Place::new("interrupt");
    let mut child = place
        .command(&["play", "kosmopolis", "--seats", "human=Ann,greedy", "--record", "a.rec"])
        .spawn()
        .unwrap();
    let mut output = child.stdout.take().unwrap();
    let mut seen = Vec::new();
    while !seen.ends_with(b"Ann> ") {
        let mut byte = [0];
        output.read_exact(&mut byte).unwrap();
        seen.push(byte[0]);
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(complaint.contains("Go on with: ludoteka play --resume a.rec"), "{complaint}");
    succeed(&place.run(&["play", "--resume", "a.rec"], &answers()));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let place = Place::new("pipe");
    succeed(&place.run(&["play", "kosmopolis", "--seats", "greedy,greedy", "--record", "a.rec"], ""));
    let commands: &[&[&str]] = &[
        &["replay", "a.rec", "--trace"],
        &["replay", "a.rec"],
        &["rules", "kosmopolis"],
        &["cards", "kosmopolis"],
        &["play", "kosmopolis", "--seats", "greedy,greedy", "--record", "b.rec"],
        &["--help"],
    ];
    for arguments in commands {
        let mut child = place.command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

#[test]
fn a_deck_of_ones_own_is_embedded_where_it_differs() {
    let place = Place::new("decks");
    fs::create_dir(place.join("decks")).unwrap();
    let deck = place.join("decks/kosmopolis.toml");
    let play = |name: &str| {
        let arguments =
            ["play", "kosmopolis", "--decks", "decks", "--seats", "greedy,greedy", "--record", name];
        succeed(&place.run(&arguments, ""));
        let record = fs::read_to_string(place.join(name)).unwrap();
        assert!(succeed(&place.run(&["verify", name], "")).contains("proved"));
        record.contains("\ndeck| ")
    };
    fs::write(&deck, DECK.replace("en = \"Priest\"", "en = \"Bishop\"")).unwrap();
    assert!(!play("named.rec"), "names are no facts");
    fs::write(&deck, DECK.replace("markers = 8", "markers = 3")).unwrap();
    assert!(play("poor.rec"));
    let cards = succeed(&place.run(&["cards", "kosmopolis", "--json", "--decks", "decks"], ""));
    let cards: serde_json::Value = serde_json::from_str(&cards).unwrap();
    assert_eq!(cards["sheets"][2]["rows"][0]["count"], 3);
    succeed(&place.run(&["sim", "kosmopolis", "--decks", "decks", "--games", "3", "--records", "sim"], ""));
    succeed(&place.run(&["verify", "sim/000000.rec", "sim/000001.rec", "sim/000002.rec"], ""));
}

#[test]
fn a_simulation_is_counted_the_same_on_any_number_of_threads_and_its_records_are_proved() {
    let place = Place::new("sim");
    let run = |threads: &str, records: &str| {
        let arguments = [
            "sim",
            "kosmopolis",
            "--players",
            "3",
            "--bots",
            "search:20,greedy,random",
            "--games",
            "30",
            "--seed",
            "5",
            "--threads",
            threads,
            "--records",
            records,
            "--json",
        ];
        let said = succeed(&place.run(&arguments, ""));
        serde_json::from_str::<serde_json::Value>(&said).unwrap()
    };
    let (one, two) = (run("1", "one"), run("2", "two"));
    for key in ["game", "players", "games", "decisions", "mean_length", "bots", "seats"] {
        assert_eq!(one[key], two[key], "{key}");
    }
    for key in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(one[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let bots = one["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["search:20", "greedy", "random"]);
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 30.0).abs() < 1e-9);
    for bot in bots {
        let (low, high) =
            (bot["win_rate_ci95"][0].as_f64().unwrap(), bot["win_rate_ci95"][1].as_f64().unwrap());
        assert!((low..=high).contains(&bot["win_rate"].as_f64().unwrap()), "{bot}");
    }
    for number in 0..30 {
        let name = format!("{number:06}.rec");
        let (first, second) = (place.join("one").join(&name), place.join("two").join(&name));
        assert_eq!(fs::read(&first).unwrap(), fs::read(second).unwrap());
        succeed(&place.run(&["verify", &first.display().to_string()], ""));
    }
    let again = place.run(&["sim", "kosmopolis", "--records", "one"], "");
    assert!(text(&again.stderr).contains("exists already"));
    let words = succeed(&place.run(&["sim", "kosmopolis", "--games", "10", "--bots", "random"], ""));
    assert!(words.contains("players 4: 10 games") && words.contains("95 % interval"), "{words}");
}

#[test]
fn pipes_get_no_colour() {
    let place = Place::new("colour");
    let said = succeed(
        &place.run(&["play", "kosmopolis", "--seats", "human,greedy", "--record", "a.rec"], &answers()),
    );
    assert!(!said.contains('\u{1b}'));
    assert!(!succeed(&place.run(&["replay", "a.rec"], "")).contains('\u{1b}'));
}

/// The flag goes before the environment, for every command that speaks to people at a table.
#[test]
fn the_terminal_speaks_four_languages() {
    let place = Place::new("languages");
    for (code, over) in [("en", "wins!"), ("fr", "gagne"), ("pl", "Wygrywa"), ("de", "gewinnt!")] {
        for game in ["kosmopolis", "cv"] {
            let record = format!("{game}-{code}.rec");
            let play = ["--language", code, "play", game, "--seats", "greedy,random", "--seed", "1"];
            let said = succeed(&place.run(&[&play[..], &["--record", &record]].concat(), ""));
            assert!(said.contains(over), "{code}: {said}");
            let said = succeed(&place.run(&["replay", &record, "--language", code], ""));
            assert!(said.contains(over), "{code}: {said}");
        }
    }
    let mut command = place.command(&["replay", "kosmopolis-en.rec"]);
    let said = text(&command.env("LC_ALL", "pl_PL.UTF-8").output().unwrap().stdout);
    assert!(said.contains("Wygrywa"), "{said}");
    let wrong = place.run(&["--language", "xx", "play", "cv"], "");
    assert!(text(&wrong.stderr).contains("expected one of en, fr, pl, de"), "{}", text(&wrong.stderr));
}

#[test]
fn cv_is_played_simulated_studied_and_proof_read() {
    let place = Place::new("cv");
    let arguments =
        ["play", "cv", "--variant", "gigamic", "--seats", "human=Ann,greedy", "--record", "ann.rec"];
    let said = succeed(&place.run(&arguments, &answers()));
    assert!(said.contains("Public goal"), "the scoring sheet: {said}");
    succeed(&place.run(&["verify", "ann.rec"], ""));

    let study = |threads: &str| {
        let arguments =
            ["sim", "cv", "--players", "3", "--games", "70", "--threads", threads, "--balance", "--json"];
        let said = succeed(&place.run(&arguments, ""));
        serde_json::from_str::<serde_json::Value>(&said).unwrap()["balance"].clone()
    };
    let balance = study("1");
    assert_eq!(balance, study("2"));
    let cards = balance["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 63, "every card of the track was offered in seventy games");
    assert!(cards.iter().all(|card| card["taken"].as_u64() <= card["offered"].as_u64()));

    let sheet: serde_json::Value =
        serde_json::from_str(&succeed(&place.run(&["cards", "cv", "--json"], ""))).unwrap();
    assert_eq!(sheet["sheets"][0]["rows"].as_array().unwrap().len(), 83);
    let deck = include_str!("../../../decks/cv.toml");
    fs::create_dir(place.join("mine")).unwrap();
    fs::write(place.join("mine/cv.toml"), deck.replacen("number = 20\n", "number = 19\n", 1)).unwrap();
    let refused = place.run(&["cards", "cv", "--decks", "mine"], "");
    assert!(!refused.status.success());
    let line = text(&refused.stderr);
    assert!(line.contains("cv.toml: line ") && line.contains("there is a card 19 already"), "{line}");
}

/// A deck may come from somebody else, alone or inside a record: nothing in it reaches the terminal as a command.
#[test]
fn a_deck_steers_no_terminal() {
    let place = Place::new("steer");
    fs::create_dir(place.join("decks")).unwrap();
    let steer = |deck: &str| deck.replace("en = \"Priest\"", "en = \"\\u001b[2JPriest\\u0007\"");
    let deck = place.join("decks/kosmopolis.toml");
    fs::write(&deck, DECK.replace("markers = 8", "markers = 3")).unwrap();
    let play = ["play", "kosmopolis", "--decks", "decks", "--seats", "greedy,greedy", "--record", "a.rec"];
    succeed(&place.run(&play, ""));
    let record = engine::Record::parse(&fs::read_to_string(place.join("a.rec")).unwrap()).unwrap();
    let mut header = record.header.clone();
    header.deck_file = header.deck_file.map(|deck| steer(&deck));
    let (mut writer, mut text) = engine::RecordWriter::start(&header);
    text.extend(record.lines.iter().map(|line| writer.line(line.by, &line.text)));
    text += &writer.end(&record.secret.unwrap().1);
    assert!(text.contains("u001b"), "the deck is embedded");
    fs::write(place.join("a.rec"), text).unwrap();
    fs::write(&deck, steer(DECK)).unwrap();
    for arguments in [
        ["cards", "kosmopolis", "--decks", "decks"].as_slice(),
        &["cards", "kosmopolis", "--json", "--decks", "decks"],
        &["replay", "a.rec"],
        &["replay", "a.rec", "--trace"],
        &["verify", "a.rec"],
    ] {
        let output = place.run(arguments, "");
        let said = self::text(&output.stdout) + &self::text(&output.stderr);
        assert!(!said.chars().any(|c| c.is_control() && c != '\n'), "{arguments:?}: {said:?}");
        assert!(!output.status.success() && said.contains("control characters"), "{arguments:?}: {said}");
    }
}
