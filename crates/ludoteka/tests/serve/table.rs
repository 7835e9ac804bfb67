//! Tables of the tests: two people, whole matches, records.

use std::collections::BTreeMap;
use std::net::IpAddr;

use engine::{By, QuickRandom, Random, Record, Seat};
use serde_json::Value;

use crate::client::Client;
use crate::process::Server;

/// Every game, as two play it.
pub(crate) const GAMES: [&str; 4] = ["kosmopolis", "cv", "cvlizations&variant=basic", "goennen"];

/// Two people at a table of two, the match begun.
pub(crate) struct Pair {
    pub(crate) id: String,
    pub(crate) people: [Client; 2],
}

impl Pair {
    pub(crate) fn new(server: &Server) -> Pair {
        Pair::of("kosmopolis", server)
    }

    /// A table of a game; the variant may follow its slug as `&variant=...`.
    pub(crate) fn of(game: &str, server: &Server) -> Pair {
        Pair::seated(game, [server.client(), server.client()])
    }

    /// The same with people at an address of their own: an address may open only so many tables.
    pub(crate) fn from(from: IpAddr, game: &str, server: &Server) -> Pair {
        let client = || Client { from: Some(from), ..server.client() };
        Pair::seated(game, [client(), client()])
    }

    fn seated(game: &str, [mut ann, mut ben]: [Client; 2]) -> Pair {
        let seats = "name=Ann&colour=red&seat1=me&seat2=friend&access=link";
        let id = open(&mut ann, &format!("game={game}&{seats}"));
        let joined = ben.post(&format!("/t/{id}/join"), "name=Ben&colour=teal");
        assert_eq!(joined.status, 303, "{}", joined.text);
        let started = ann.post(&format!("/t/{id}/start"), "");
        assert_eq!(started.status, 303, "{}", started.text);
        Pair { id, people: [ann, ben] }
    }

    /// The same people after the server moved to another port.
    pub(crate) fn go_to(&mut self, server: &Server) {
        for person in &mut self.people {
            person.address = server.address;
        }
    }

    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// The first asked seat acts at random; `None` when nobody is asked any more, else who and what.
    pub(crate) fn step(&mut self, words: &mut QuickRandom) -> Option<(Seat, String)> {
        let path = self.path();
        for (index, person) in self.people.iter_mut().enumerate() {
            let Some(asked) = person.get(&path).asked() else { continue };
            let action = asked.actions[words.below(asked.actions.len() as u64) as usize].clone();
            let answer = person.post_json(&format!("{path}/act"), &asked.form(&action));
            assert_eq!((answer.status, answer.text.as_str()), (200, "{\"ok\":true}"), "{action}");
            return Some((Seat::at(index), action));
        }
        None
    }

    /// Plays to the end and gives what was done, seat by seat.
    pub(crate) fn finish(&mut self, words: &mut QuickRandom) -> [Vec<String>; 2] {
        let mut done = [Vec::new(), Vec::new()];
        while let Some((seat, action)) = self.step(words) {
            done[seat.index()].push(action);
        }
        done
    }

    /// The record of the finished match, and the same read.
    pub(crate) fn record(&mut self) -> (String, Record) {
        let answer = self.people[0].get(&format!("{}/record", self.path()));
        assert_eq!(answer.status, 200, "{}", answer.text);
        let record = Record::parse(&answer.text).unwrap();
        assert!(record.ended, "the match is over");
        (answer.text, record)
    }
}

/// Opens a table and gives its id.
pub(crate) fn open(client: &mut Client, form: &str) -> String {
    let answer = client.post("/new", form);
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.location.strip_prefix("/t/").unwrap().to_owned()
}

/// What a seat did according to a record, in order.
pub(crate) fn actions_of(record: &Record, seat: Seat) -> Vec<String> {
    let own = record.lines.iter().filter(|line| line.by == By::Seat(seat));
    own.map(|line| line.text.clone()).collect()
}

/// A page as a live connection keeps it: regions replaced, lines added.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Screen {
    pub(crate) regions: BTreeMap<String, String>,
    /// The regions in patches, as they were sent. The same board may have come in other pieces.
    patches: Patches,
    pub(crate) log: Vec<String>,
}

#[derive(Clone, Default, Debug)]
struct Patches(BTreeMap<String, Vec<String>>);

impl PartialEq for Patches {
    fn eq(&self, _: &Patches) -> bool {
        true
    }
}

impl Eq for Patches {}

impl Screen {
    pub(crate) fn apply(&mut self, message: &Value) {
        let lines = |value: &Value| -> Vec<String> {
            let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
            list.iter().map(|line| line.as_str().unwrap().to_owned()).collect()
        };
        for (id, patches) in message["regions"].as_object().expect("regions") {
            let old = self.patches.0.remove(id).unwrap_or_default();
            let place = |value: &Value| value.as_u64().unwrap() as usize;
            let stretch = |stretch: &Value| match stretch {
                Value::String(text) => vec![text.clone()],
                Value::Array(run) => old[place(&run[0])..][..place(&run[1])].to_vec(),
                one => vec![old[place(one)].clone()],
            };
            let now: Vec<String> = patches.as_array().unwrap().iter().flat_map(stretch).collect();
            self.regions.insert(id.clone(), now.concat());
            self.patches.0.insert(id.clone(), now);
        }
        if message.get("log").is_some() {
            self.log = lines(&message["log"]);
        }
        self.log.extend(lines(&message["say"]));
    }

    pub(crate) fn of(messages: &[Value]) -> Screen {
        let mut screen = Screen::default();
        messages.iter().for_each(|message| screen.apply(message));
        screen
    }
}
