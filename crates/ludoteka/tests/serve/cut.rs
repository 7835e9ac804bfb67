//! A node that is cut off from the database: it runs in a network of its own, whose way to the database is broken.
//!
//! Of a killed process the other side is told; of a cut wire nobody is told anything. Only root may change the network,
//! so this test is one for root.

use std::process::{Command, Output};
use std::time::Instant;

use testdb::Cluster;

use crate::client::Live;
use crate::process::Server;
use crate::site::{SOME_MOVES, Site, games, goes_on, goes_on_everywhere, survives, tell};
use crate::table::Pair;

/// A network with two wires to this machine: one to the database, one to the people.
struct Network {
    name: String,
    /// What makes its addresses different from those of other runs.
    number: u32,
}

impl Network {
    fn new() -> Network {
        let process = std::process::id();
        let network = Network { name: format!("ludoteka-{process}"), number: process % 250 };
        let Network { name, .. } = &network;
        ip(&format!("netns add {name}"));
        for wire in ["d", "p"] {
            let (here, there) = (network.here(wire), network.there(wire));
            let (end, other) = (network.wire(wire), format!("{wire}0"));
            ip(&format!("link add {end} type veth peer name {other} netns {name}"));
            ip(&format!("addr add {here}/30 dev {end}"));
            ip(&format!("-n {name} addr add {there}/30 dev {other}"));
            ip(&format!("link set {end} up"));
            ip(&format!("-n {name} link set {other} up"));
        }
        network
    }

    /// The end of a wire on this machine.
    fn wire(&self, wire: &str) -> String {
        format!("lud{wire}{}", std::process::id())
    }

    fn here(&self, wire: &str) -> String {
        self.address(wire, 1)
    }

    fn there(&self, wire: &str) -> String {
        self.address(wire, 2)
    }

    fn address(&self, wire: &str, end: u32) -> String {
        let second = if wire == "d" { 213 } else { 214 };
        format!("10.{second}.{}.{end}", self.number)
    }

    /// A node in this network.
    fn serve(&self, site: &Site, url: &str) -> Server {
        let listen = format!("{}:0", self.there("p"));
        let starting = site.place.spawn_as(&["--store", url, "--writes", "1000"], |command| {
            let mut inside = Command::new("ip");
            inside.args(["netns", "exec", &self.name]).arg(command.get_program());
            for argument in command.get_args() {
                inside.arg(if argument == "127.0.0.1:0" { listen.as_ref() } else { argument });
            }
            inside.current_dir(command.get_current_dir()?);
            for (name, value) in command.get_envs() {
                match value {
                    Some(value) => inside.env(name, value),
                    None => inside.env_remove(name),
                };
            }
            Some(inside)
        });
        starting.opened()
    }

    /// What the node sends goes nowhere, and nobody says so.
    fn lose(&self) {
        let (name, here) = (&self.name, self.here("d"));
        ip(&format!("-n {name} neigh replace {here} lladdr 02:00:00:00:00:01 dev d0 nud permanent"));
    }

    fn find(&self) {
        ip(&format!("-n {} neigh del {} dev d0", self.name, self.here("d")));
    }

    /// The wire is pulled out.
    fn pull(&self) {
        ip(&format!("link set {} down", self.wire("d")));
    }

    fn plug(&self) {
        ip(&format!("link set {} up", self.wire("d")));
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // With it go its ends of the wires, and with them the others.
        let _ = Command::new("ip").args(["netns", "del", &self.name]).status();
    }
}

fn ip(line: &str) {
    let Output { status, stderr, .. } = Command::new("ip")
        .args(line.split(' '))
        .output()
        .expect("`ip` is missing: `cargo xtask test` installs it, or `apt-get install iproute2`");
    assert!(
        status.success(),
        "ip {line}: {}Networks are made by root only: run this test as root, or leave it out with `--skip cut_off`.",
        String::from_utf8_lossy(&stderr)
    );
}

/// Waits until the page that is open says that the database is away, or is back.
fn until_away(live: &mut Live, is_away: bool, what: &str) {
    let begun = Instant::now();
    while live.next()["away"].as_bool() != Some(is_away) {}
    tell(&format!("{what} was told after {} ms", begun.elapsed().as_millis()));
}

#[test]
fn a_node_may_be_cut_off_while_people_play() {
    let network = Network::new();
    let here = network.here("d");
    let cluster = Cluster::start_at(&here);
    let mut site = Site::new("node-cut", &cluster, 2);
    let database = site.url.strip_prefix("postgres:///").and_then(|rest| rest.split('?').next()).unwrap();
    let url = format!("postgres://ludoteka@{here}/{database}");
    let node = network.serve(&site, &url);
    // Somebody looks at a table of the node that is cut off.
    let mut pair = Pair::new(&node);
    let mut live = pair.people[0].live(&pair.id);
    live.next();
    site.add(node);
    survives(&mut site, &games(), |site| {
        goes_on(site, "everybody sat down");
        network.lose();
        goes_on_everywhere(site, SOME_MOVES, "what a node sends was lost");
        until_away(&mut live, true, "a node that is not heard");
        network.find();
        until_away(&mut live, false, "a node that is heard again");
        goes_on(site, "it was heard again");
        network.pull();
        goes_on(site, "its wire was pulled out");
        until_away(&mut live, true, "a pulled wire");
        network.plug();
        until_away(&mut live, false, "a wire that was put back");
        goes_on(site, "it was put back");
    });
    // The node that was away has everything, and takes moves.
    assert!(pair.step(&mut engine::QuickRandom::new(2)).is_some(), "it goes on at the node that was cut off");
}
