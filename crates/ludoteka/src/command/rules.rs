//! `ludoteka rules`: the rules page of a game, or one rule of it.

use std::io::Write;

use games::OpenError;

use crate::failure::Failure;
use crate::terminal::text::{WIDTH, wrap};

/// Prints the page, or the rule asked for.
pub(crate) fn run(game: &str, rule: Option<&str>, output: &mut dyn Write) -> Result<(), Failure> {
    let info = games::info(game).ok_or_else(|| OpenError::UnknownGame(game.to_owned()))?;
    match rule {
        None => write!(output, "{}", info.rules)?,
        Some(id) => {
            let Some(text) = find(info.rules, id) else {
                let id: String = id.chars().take(40).collect();
                return Err(Failure::new(format!(
                    "{} has no rule `{id}`; `ludoteka rules {}` prints them all",
                    info.title, info.slug
                )));
            };
            for line in wrap("", &text, WIDTH - 1) {
                writeln!(output, "{line}")?;
            }
        }
    }
    Ok(())
}

/// The text of a rule on one line, its id first. The id may be in small letters or without its prefix.
pub(crate) fn find(page: &str, id: &str) -> Option<String> {
    let is_it = |found: &str| {
        let short = found.split_once('-').map_or(found, |(_, short)| short);
        found.eq_ignore_ascii_case(id) || short.eq_ignore_ascii_case(id)
    };
    let mut lines = page.lines();
    let (found, first) = lines.by_ref().find_map(|line| {
        let (found, text) = line.strip_prefix("- **")?.split_once("**")?;
        is_it(found).then_some((found, text))
    })?;
    let rest = lines.take_while(|line| line.starts_with("  "));
    let words: Vec<&str> = std::iter::once(first).chain(rest).flat_map(str::split_whitespace).collect();
    // Emphasis is for the page.
    Some(format!("{found} {}", words.join(" ").replace('*', "")))
}
