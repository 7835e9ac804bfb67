//! Rules that may lack code or a test, read from `docs/rules/exceptions.txt`.

use std::fmt;

use rulebook::Id;

pub(crate) const PATH: &str = "docs/rules/exceptions.txt";

/// Why a rule may lack code or a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The rule is true by construction.
    Implication,
    /// The rule is not implemented yet.
    Todo,
    /// The rule belongs to a variant that cannot be chosen.
    VariantNotOffered,
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Kind::Implication => "implication",
            Kind::Todo => "todo",
            Kind::VariantNotOffered => "variant-not-offered",
        })
    }
}

/// One line of the file. The reason is for the reader; it must be there, and is not looked at further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exception {
    pub(crate) id: Id,
    pub(crate) kind: Kind,
    pub(crate) line: usize,
}

pub(crate) fn parse(text: &str) -> Result<Vec<Exception>, String> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let mut exceptions: Vec<Exception> = Vec::new();
    for (line, entry) in lines.filter(|(_, entry)| !entry.is_empty() && !entry.starts_with('#')) {
        let exception = parse_line(line, entry).map_err(|why| format!("{PATH}:{line}: {why}"))?;
        if exceptions.iter().any(|earlier| earlier.id == exception.id) {
            return Err(format!("{PATH}:{line}: {} stands twice; delete one of the lines.", exception.id));
        }
        exceptions.push(exception);
    }
    Ok(exceptions)
}

fn parse_line(line: usize, entry: &str) -> Result<Exception, String> {
    let mut words = entry.split_whitespace();
    let id = words.next().and_then(Id::parse).ok_or("start the line with a rule id, like KOS-12.")?;
    let kind = match words.next() {
        Some("implication") => Kind::Implication,
        Some("todo") => Kind::Todo,
        Some("variant-not-offered") => Kind::VariantNotOffered,
        _ => return Err("after the id write one of implication, todo, variant-not-offered.".to_owned()),
    };
    if words.next().is_none() {
        return Err("say after the kind why the exception is right.".to_owned());
    }
    Ok(Exception { id, kind, line })
}
