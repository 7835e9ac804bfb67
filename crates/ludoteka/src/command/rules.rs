//! `ludoteka rules`: the rules page of a game, or one rule of it.

use std::io::Write;

use rulebook::Page;

use crate::failure::Failure;
use crate::terminal::text::WIDTH;

/// Prints the page, or the rule asked for.
pub(crate) fn run(game: &str, rule: Option<&str>, output: &mut dyn Write) -> Result<(), Failure> {
    let info = games::find(game)?;
    let lines = match rule {
        None => Page::read(info.rules).plain(WIDTH - 1),
        Some(id) => find(info.rules, id).ok_or_else(|| {
            let id: String = id.chars().take(40).collect();
            Failure::new(format!(
                "{} has no rule `{id}`; `ludoteka rules {}` prints them all",
                info.title, info.slug
            ))
        })?,
    };
    for line in lines {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// A rule in lines for the screen, its id first. The id may be in small letters or without its prefix.
pub(crate) fn find(page: &str, id: &str) -> Option<Vec<String>> {
    Page::read(page).rule(id).map(|rule| rule.plain(WIDTH - 1))
}
