//! Cards and symbols as the screen writes them.

use cv::{Ability, Card, CardSet, Cv, Face, Goal, Kind, KindSet, STACKS, Symbol, Symbols, arrow_text};
use decks::Language;

use crate::terminal::text::shorten;
use crate::terminal::{Hue, Ink};

/// The longest name that is shown whole.
const NAME_CELLS: usize = 30;

/// What stands for an any-of-four symbol (CV-37).
const ANY: char = '*';

/// The colour of a type, as on the title bar of its cards.
pub(super) fn hue(kind: Kind) -> Hue {
    match kind {
        Kind::Health => Hue::Orange,
        Kind::Relationship => Hue::Pink,
        Kind::Knowledge => Hue::Green,
        Kind::Work => Hue::Blue,
        Kind::Possession => Hue::Yellow,
        Kind::Event => Hue::Dim,
        Kind::Goal => Hue::Bold,
    }
}

/// The name of a card. A deck may come with a record that somebody else wrote: nothing in it may steer the
/// terminal.
pub(super) fn name(game: &Cv, card: Card) -> String {
    let name = game.deck().entry(card).names.get(Language::En);
    shorten(&name.chars().filter(|c| !c.is_control()).collect::<String>(), NAME_CELLS)
}

/// The name in the colour of its type.
pub(super) fn title(game: &Cv, card: Card, ink: Ink) -> String {
    let hue = game.face(card).kinds.first().map_or(Hue::Bold, hue);
    ink.paint(hue, &name(game, card))
}

/// Names of cards as a list: `Marriage, Child and PhD`.
pub(super) fn titles(game: &Cv, cards: CardSet, ink: Ink) -> String {
    listed(&cards.iter().map(|card| title(game, card, ink)).collect::<Vec<_>>())
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Pieces with a sign behind each but the last, so that a line can end with it.
pub(super) fn separated(pieces: &[String], sign: &str) -> Vec<String> {
    let last = pieces.len().saturating_sub(1);
    let with_sign = |(index, piece): (usize, &String)| {
        if index < last { format!("{piece}{sign}") } else { piece.clone() }
    };
    pieces.iter().enumerate().map(with_sign).collect()
}

/// `1 card`, `2 cards`.
pub(super) fn counted(count: u32, word: &str) -> String {
    match (count, word) {
        (1, word) => format!("1 {word}"),
        (count, "die") => format!("{count} dice"),
        (count, word) => format!("{count} {word}s"),
    }
}

/// A type in its colour.
pub(super) fn kind(kind: Kind, ink: Ink) -> String {
    ink.paint(hue(kind), kind.word())
}

/// A type in its colour, short enough for two to share a column.
fn short_kind(kind: Kind, ink: Ink) -> String {
    let word = match kind {
        Kind::Relationship => "relat.",
        Kind::Knowledge => "know.",
        Kind::Possession => "poss.",
        Kind::Health | Kind::Work | Kind::Event | Kind::Goal => kind.word(),
    };
    ink.paint(hue(kind), word)
}

/// The type of a card, or its two types.
pub(super) fn kinds(kinds: KindSet, ink: Ink) -> String {
    match kinds.iter().collect::<Vec<_>>()[..] {
        [only] => kind(only, ink),
        ref several => several.iter().map(|&kind| short_kind(kind, ink)).collect::<Vec<_>>().join("/"),
    }
}

/// Symbols as letters in their colours.
pub(super) fn symbols(symbols: Symbols, ink: Ink) -> String {
    let paint = |symbol: Symbol| {
        let hue = match symbol {
            Symbol::Health => Hue::Orange,
            Symbol::Knowledge => Hue::Green,
            Symbol::Relationship => Hue::Pink,
            Symbol::Money => Hue::Yellow,
            Symbol::GoodLuck => Hue::Bold,
            Symbol::BadLuck => Hue::Red,
        };
        ink.paint(hue, &symbol.letter().to_string())
    };
    symbols.iter().map(paint).collect()
}

/// Tokens as letters, any-of-four ones behind them.
pub(super) fn tokens(gives: Symbols, any: u8, ink: Ink) -> String {
    format!("{}{}", symbols(gives, ink), ANY.to_string().repeat(usize::from(any)))
}

/// What a card does, in pieces of a few letters each.
pub(super) fn effect(face: &Face, ink: Ink) -> Vec<String> {
    let mut pieces = Vec::new();
    let tokens = tokens(face.gives, face.any, ink);
    match (tokens.is_empty(), face.is_event(), face.is_late) {
        (true, ..) => {}
        (false, false, _) => pieces.push(tokens),
        (false, true, false) => pieces.push(format!("{tokens} once")),
        (false, true, true) => pieces.push(format!("{tokens} once, in old age")),
    }
    match (face.dice, face.is_event()) {
        (0, _) => {}
        (dice, true) => pieces.push(format!("{} for a turn", counted(u32::from(dice), "die"))),
        (dice, false) => pieces.push(format!("+{}", counted(u32::from(dice), "die"))),
    }
    if face.rerolls > 0 {
        pieces.push(format!("+{}", counted(u32::from(face.rerolls), "reroll")));
    }
    pieces.extend(face.arrows.iter().flatten().map(|&arrow| arrow_text(arrow).replace(' ', "")));
    pieces.extend(face.ability.map(|ability| ability_text(ability).to_owned()));
    pieces.extend(face.discount.map(|type_| format!("a {} card 1 cheaper", kind(type_, ink))));
    if !face.upkeep.is_empty() {
        pieces.push(format!("owes {}", symbols(face.upkeep, ink)));
    }
    if face.points > 0 {
        pieces.push(counted(u32::from(face.points), "point"));
    }
    pieces
}

fn ability_text(ability: Ability) -> &'static str {
    match ability {
        Ability::Magician => "changes 1 symbol",
        Ability::Friend => "a neighbour's work symbol",
        Ability::Trip => "uses 1 - as any",
        Ability::Therapy => "rerolls -",
        Ability::Double => "counts twice",
        Ability::Retirement => "no more work",
        Ability::Insurance => "averts a misfortune",
        Ability::Starter => "starts",
    }
}

/// What the CV must or must not have to take a card (CV-34).
pub(super) fn conditions(face: &Face, ink: Ink) -> Vec<String> {
    let needs = face.needs.iter().map(|type_| format!("if {}", kind(type_, ink)));
    let without = face.without.iter().map(|type_| format!("if no {}", kind(type_, ink)));
    needs.chain(without).collect()
}

/// What a goal counts: `1 per possession`.
pub(super) fn scores(face: &Face, ink: Ink) -> String {
    match face.goal {
        None => String::new(),
        Some(Goal::Symbols { points }) => format!("{points} per symbol on active cards"),
        Some(Goal::Sets { points, set }) if set == [1; STACKS] => {
            format!("{points} per set of all five types")
        }
        Some(Goal::Sets { points, set }) => {
            let parts: Vec<Kind> = Kind::STACKED.into_iter().filter(|kind| set[kind.index()] > 0).collect();
            let word = if parts.len() > 1 { short_kind } else { kind };
            let part = |&kind: &Kind| match set[kind.index()] {
                1 => word(kind, ink),
                count => format!("{count} {}", word(kind, ink)),
            };
            format!("{points} per {}", parts.iter().map(part).collect::<Vec<_>>().join(" + "))
        }
    }
}

/// What a card is, behind its name: type and effect.
pub(super) fn about(game: &Cv, card: Card, ink: Ink) -> String {
    let face = game.face(card);
    let mut parts = vec![kinds(face.kinds, ink)];
    parts.extend(effect(face, ink));
    parts.join(", ")
}
