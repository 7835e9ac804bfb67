//! Cards and symbols as the screen writes them.

use cv::{Card, Cv, Effect, Kind, KindSet, Symbol, Symbols, Token, arrow_text, say_effect_briefly};

use crate::terminal::text::shorten;
use crate::terminal::{Hue, Ink, Pen};

/// The longest name that is shown whole.
const NAME_CELLS: usize = 30;

/// The cells of a type where two of them share a column.
const KIND_CELLS: usize = 6;

/// What stands for an any-of-four symbol (CV-37).
pub(super) const ANY: char = '*';

/// A thing within a sentence.
pub(super) fn token(game: &Cv, token: Token, pen: Pen<'_>) -> String {
    match token {
        Token::Card(card) => title(game, card, pen),
        Token::Kind(which) => kind(game, which, pen),
        Token::Age(_) => pen.name_of(game, token),
        Token::Symbols(of, any) => tokens(of, any, pen.ink),
        Token::Change(arrow) => arrow_text(arrow).replace(' ', ""),
    }
}

/// The colour of a type, as on the title bar of its cards.
fn hue(kind: Kind) -> Hue {
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

/// The name of a card.
pub(super) fn name(game: &Cv, card: Card, pen: Pen<'_>) -> String {
    shorten(&pen.name_of(game, Token::Card(card)), NAME_CELLS)
}

/// The name in the colour of its type.
pub(super) fn title(game: &Cv, card: Card, pen: Pen<'_>) -> String {
    let hue = game.face(card).kinds.first().map_or(Hue::Bold, hue);
    pen.ink.paint(hue, &name(game, card, pen))
}

/// Pieces with a sign behind each but the last, so that a line can end with it.
pub(super) fn separated(pieces: &[String], sign: &str) -> Vec<String> {
    let last = pieces.len().saturating_sub(1);
    let with_sign = |(index, piece): (usize, &String)| {
        if index < last { format!("{piece}{sign}") } else { piece.clone() }
    };
    pieces.iter().enumerate().map(with_sign).collect()
}

/// A type in its colour.
pub(super) fn kind(game: &Cv, kind: Kind, pen: Pen<'_>) -> String {
    pen.ink.paint(hue(kind), &pen.name_of(game, Token::Kind(kind)))
}

/// The type of a card, or its two types.
pub(super) fn kinds(game: &Cv, kinds: KindSet, pen: Pen<'_>) -> String {
    let short = |which: Kind| {
        let name = pen.name_of(game, Token::Kind(which));
        pen.ink.paint(hue(which), &shorten(&name, KIND_CELLS))
    };
    match kinds.iter().collect::<Vec<_>>()[..] {
        [only] => kind(game, only, pen),
        ref several => several.iter().map(|&which| short(which)).collect::<Vec<_>>().join("/"),
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

/// What a card does and asks for, in pieces of a few letters each; conditions first.
pub(super) fn effects(game: &Cv, card: Card, pen: Pen<'_>) -> Vec<String> {
    let mut all = game.face(card).effects();
    all.sort_by_key(|effect| !matches!(effect, Effect::Needs(_) | Effect::Without(_)));
    all.into_iter().map(|effect| pen.say_gap(game, &say_effect_briefly(effect))).collect()
}

/// What stands behind the name of a card: what it does, in brackets.
pub(super) fn bracketed(pieces: &[String]) -> String {
    if pieces.is_empty() { String::new() } else { format!(" ({})", pieces.join(", ")) }
}

/// What a card is: its type and what it does.
pub(super) fn about(game: &Cv, card: Card, pen: Pen<'_>) -> Vec<String> {
    let mut parts = vec![kinds(game, game.face(card).kinds, pen)];
    parts.extend(effects(game, card, pen));
    parts
}
