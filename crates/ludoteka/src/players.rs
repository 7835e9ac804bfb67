//! Who plays, as it is typed and as it stands in records: `human=Ann,search:2000,greedy`.

use bots::BotSpec;
use engine::Sitter;

use crate::failure::Failure;

/// The longest name a player may have.
const NAME_MAX: usize = 40;

/// Who decides at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Whoever sits at the terminal.
    Human,
    /// A program.
    Bot(BotSpec),
}

impl Player {
    /// Reads the kind of a player, as in records and on the command line.
    pub(crate) fn parse(kind: &str) -> Result<Player, String> {
        if kind == "human" {
            return Ok(Player::Human);
        }
        kind.parse().map(Player::Bot).map_err(|_| {
            let found: String = kind.chars().take(40).filter(|c| !c.is_control()).collect();
            format!(
                "no player is called `{found}`; there are human, random, greedy, search, search:5000 \
                 (iterations), search:100ms (time)"
            )
        })
    }

    fn kind(&self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Bot(spec) => spec.to_string(),
        }
    }
}

/// Reads a list of seats.
pub(crate) fn parse_seats(list: &str) -> Result<Vec<(Player, Sitter)>, Failure> {
    list.split(',').map(|seat| parse_seat(seat.trim())).collect()
}

fn parse_seat(seat: &str) -> Result<(Player, Sitter), Failure> {
    let (kind, name) = match seat.split_once('=') {
        Some((kind, name)) => (kind.trim(), Some(name.trim())),
        None => (seat, None),
    };
    if kind.is_empty() {
        return Err(Failure::new("a seat is empty; write them like human=Ann,search,greedy"));
    }
    let player = Player::parse(kind).map_err(Failure::new)?;
    if let Some(name) = name
        && (name.is_empty() || name.chars().count() > NAME_MAX || name.contains(char::is_control))
    {
        return Err(Failure::new(format!(
            "the name of a {kind} must have 1 to {NAME_MAX} printable characters"
        )));
    }
    let sitter = Sitter::new(&player.kind(), name.unwrap_or_default());
    Ok((player, sitter))
}

/// Reads a list of bots.
pub(crate) fn parse_bots(list: &str) -> Result<Vec<BotSpec>, Failure> {
    list.split(',').map(|bot| bot.trim().parse().map_err(Failure::new)).collect()
}
