//! The table of orders: what each brings by one, two, three and more, and who has laid it.

use cvlizations::{Cvlizations, Order, Phase, Strength, Tribe, View};

use super::{number, order_name, tribe_name};
use crate::terminal::text::{WIDTH, left, shorten, width};
use crate::terminal::{Hue, Pen};

/// The cells of the columns.
const NAME: usize = 16;
const AMOUNT: usize = 6;
const WHO: usize = WIDTH - 1 - 6 - NAME - 3 * AMOUNT - 3;

/// The eight orders, one below the other.
pub(super) fn table(game: &Cvlizations, view: &View, pen: Pen<'_>) -> Vec<String> {
    let board = &view.board;
    if matches!(board.phase, Phase::Deal | Phase::Leader | Phase::Over) {
        return Vec::new();
    }
    let head = |key: &str, cells: usize| left(&shorten(&pen.text(key), cells), cells);
    let by = ["cvl-by-one", "cvl-by-two", "cvl-by-three"].map(|key| head(key, AMOUNT)).concat();
    let head = format!(" {}{by} {}", head("cvl-orders", NAME + 5), head("cvl-term-laid", WHO));
    let mut lines = vec![pen.ink.paint(Hue::Dim, head.trim_end())];
    lines.extend(Order::ALL.map(|order| line(game, view, order, pen)));
    lines
}

fn line(game: &Cvlizations, view: &View, order: Order, pen: Pen<'_>) -> String {
    let own = view.viewer.seat().map(Tribe::Player);
    let is_held = own.is_none_or(|tribe| view.board.hand[tribe.index()].contains(order));
    let laid: Vec<Tribe> = game.tribes().filter(|&tribe| is_known(view, tribe, order)).collect();
    // A used order is marked: it comes back with the next age.
    let mark = if is_held || laid.iter().any(|&tribe| own == Some(tribe)) { ' ' } else { '✗' };
    let now = match laid.len() {
        0 => None,
        1 => Some(Strength::One),
        2 => Some(Strength::Two),
        _ => Some(Strength::Three),
    };
    let amounts = Strength::ALL.map(|strength| {
        let text = amount(game, order, strength);
        let text = match now == Some(strength) {
            true => pen.ink.paint(Hue::Bold, &format!("{text}◂")),
            false => text,
        };
        left(&text, AMOUNT)
    });
    let title = format!("{mark}{:>2} {}", number(order), shorten(&order_name(game, order, pen), NAME));
    let mut line = format!(" {}{} ", left(&title, NAME + 5), amounts.concat());
    let cells = (WHO / laid.len().max(1)).saturating_sub(2).max(4);
    let names: Vec<String> = laid.iter().map(|&tribe| tribe_name(tribe, pen, cells)).collect();
    line.push_str(&shorten(&names.join(", "), (WIDTH - 1).saturating_sub(width(&line))));
    line.trim_end().to_owned()
}

/// Whether the viewer knows that a tribe has laid the order this turn.
pub(super) fn is_known(view: &View, tribe: Tribe, order: Order) -> bool {
    let board = &view.board;
    board.laid[tribe.index()].contains(order)
        || board.open[tribe.index()] == Some(order)
        || view.hidden_of(tribe) == Some(order)
}

/// What an order brings, in letters: F, W, S, a star for a resource of one's choice, + for happiness.
pub(super) fn amount(game: &Cvlizations, order: Order, strength: Strength) -> String {
    let amount = game.amount(order, strength);
    if amount == 0 {
        return "–".to_owned();
    }
    match order {
        Order::Theft | Order::Cunning => format!("{amount}*"),
        Order::Logging => format!("{amount}W"),
        Order::Hunting => format!("{amount}F"),
        Order::Quarrying => format!("{amount}S"),
        Order::Slacking => format!("{amount}+"),
        Order::Trading => format!("1→{amount}"),
        Order::Doubling => "×2".to_owned(),
    }
}
