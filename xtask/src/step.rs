//! The steps of CI as data, and the one loop that runs them.

use std::process::Command;
use std::time::Instant;

use crate::need::Need;
use crate::workspace;

/// One thing CI does: a command, the environment it wants, and what must be installed before it can run.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) needs: &'static [Need],
    pub(crate) environment: &'static [(&'static str, &'static str)],
    pub(crate) command: &'static [&'static str],
}

/// What `cargo xtask test` runs. The quick and picky steps come first: they fail within seconds.
pub(crate) const CI: &[Step] = &[
    Step {
        name: "formatting",
        needs: &[Need::Component { name: "rustfmt", subcommand: "fmt" }],
        environment: &[],
        command: &["cargo", "fmt", "--all", "--check"],
    },
    Step {
        name: "lints",
        needs: &[Need::Component { name: "clippy", subcommand: "clippy" }],
        environment: &[],
        command: &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    },
    Step {
        name: "documentation",
        needs: &[],
        environment: &[("RUSTDOCFLAGS", "-D warnings")],
        command: &["cargo", "doc", "--workspace", "--no-deps"],
    },
    Step { name: "tests", needs: MACHINE, environment: &[], command: &["cargo", "test", "--workspace"] },
];

/// What `cargo xtask soak` runs: what takes too long for every change.
pub(crate) const SOAK: &[Step] = &[
    Step {
        name: "whole games on a phone",
        needs: MACHINE,
        environment: &[("LUDOTEKA_SOAK", "1")],
        command: &["cargo", "test", "-p", "ludoteka", "--test", "browser", "every_game_is_played_on_a_phone"],
    },
    Step {
        name: "every moment of every game on every screen",
        needs: MACHINE,
        environment: &[("LUDOTEKA_SOAK", "1")],
        command: &["cargo", "test", "-p", "ludoteka", "--test", "browser", "every_moment"],
    },
    Step {
        name: "a thousand kills",
        needs: &[],
        environment: &[("LUDOTEKA_SOAK", "1")],
        command: &[
            "cargo",
            "test",
            "-p",
            "ludoteka",
            "--test",
            "serve",
            "acknowledged_moves",
            "--",
            "--nocapture",
        ],
    },
    Step {
        name: "nodes, databases and standbys that die again and again",
        needs: MACHINE,
        environment: &[("LUDOTEKA_SOAK", "1")],
        command: &[
            "cargo",
            "test",
            "-p",
            "ludoteka",
            "--test",
            "serve",
            "while_people_play",
            "--",
            "--nocapture",
        ],
    },
    Step {
        name: "the program before one rules version more",
        needs: &[],
        environment: &[],
        command: &["cargo", "build", "-p", "ludoteka", "--target-dir", "target/before"],
    },
    Step {
        name: "two programs on one database",
        needs: MACHINE,
        environment: &[],
        command: &[
            "cargo",
            "test",
            "-p",
            "ludoteka",
            "--features",
            "next-rules",
            "--test",
            "serve",
            "while_the_program_is_replaced",
        ],
    },
    fuzz(&["cargo", "fuzz", "run", "--features", "fuzzer", "notation", "--", MINUTE]),
    fuzz(&["cargo", "fuzz", "run", "--features", "fuzzer", "record", "--", MINUTE]),
    fuzz(&["cargo", "fuzz", "run", "--features", "fuzzer", "deck", "--", MINUTE]),
    fuzz(&["cargo", "fuzz", "run", "--features", "fuzzer", "form", "--", MINUTE]),
    fuzz(&["cargo", "fuzz", "run", "--features", "fuzzer", "socket", "--", MINUTE]),
];

/// How long each door is fuzzed.
const MINUTE: &str = "-max_total_time=60";

/// Hostile input for one door.
const fn fuzz(command: &'static [&'static str]) -> Step {
    Step {
        name: "hostile input",
        needs: &[Need::Tool { name: "cargo-fuzz", subcommand: "fuzz" }],
        // The stable compiler takes the flags that the fuzzer needs only if told so. What makes a release quicker takes
        // eight minutes for each door.
        environment: &[("RUSTC_BOOTSTRAP", "1"), ("CARGO_PROFILE_RELEASE_LTO", "off")],
        command,
    }
}

/// People play in a browser and sites store in PostgreSQL, so the tests do too.
const MACHINE: &[Need] = &[
    Need::Package { name: "postgresql", program: "initdb" },
    Need::Package { name: "sqlite3", program: "sqlite3" },
    Need::Package { name: "iproute2", program: "ip" },
    Need::Package { name: "chromium", program: "chromium" },
    Need::Package { name: "chromium-driver", program: "chromedriver" },
];

impl Step {
    /// The step as a line to type into a shell.
    pub(crate) fn shell_line(&self) -> String {
        let variables = self.environment.iter().map(|(name, value)| format!("{name}=\"{value}\""));
        variables.chain(self.command.iter().map(|word| (*word).to_owned())).collect::<Vec<_>>().join(" ")
    }

    fn run(&self) -> Result<(), String> {
        for need in self.needs {
            need.ensure()?;
        }
        let (program, arguments) = self.command.split_first().expect("a step has a command");
        let status = Command::new(program)
            .args(arguments)
            .envs(self.environment.iter().copied())
            .current_dir(workspace::root())
            .status()
            .map_err(|why| format!("Cannot start `{program}`: {why}. Install it, or add it to PATH."))?;
        if status.success() { Ok(()) } else { Err(format!("The command ended with {status}.")) }
    }
}

/// Runs the steps in order and stops at the first that fails: what comes later would only bury the message.
pub(crate) fn run_all(steps: &[Step]) -> Result<(), String> {
    let started = Instant::now();
    for (index, step) in steps.iter().enumerate() {
        println!("[{}/{}] {}: {}", index + 1, steps.len(), step.name, step.shell_line());
        let step_started = Instant::now();
        let outcome = step.run();
        let seconds = step_started.elapsed().as_secs_f64();
        outcome.map_err(|why| {
            let line = step.shell_line();
            format!(
                "\nStep `{}` failed after {seconds:.1} s. {why}\nTo run it alone, from the root of the repository:\n    {line}",
                step.name
            )
        })?;
        println!("[{}/{}] {}: passed in {seconds:.1} s", index + 1, steps.len(), step.name);
    }
    println!("All {} steps passed in {:.1} s.", steps.len(), started.elapsed().as_secs_f64());
    Ok(())
}
