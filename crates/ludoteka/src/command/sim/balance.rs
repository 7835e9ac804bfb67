//! What `ludoteka sim --balance` adds: cards and sources of points.

use bots::CardStudy;
use lab::Balance;
use serde_json::{Value, json};

use crate::terminal::text::table;

pub(super) fn to_json<G: CardStudy>(game: &G, balance: &Balance) -> Value {
    let players = game.players() as f64;
    let sources = balance.sources.iter().map(|&(ref source, points)| {
        let mean = points as f64 / (balance.games.max(1) as f64 * players);
        json!({ "source": source, "mean_points": mean, "share": share(balance, points) })
    });
    let cards = balance.cards.iter().map(|(&card, totals)| {
        json!({
            "card": card,
            "name": game.card_name(card),
            "offered": totals.offered,
            "taken": totals.taken,
            "take_rate": totals.take_rate(),
            "win_rate": totals.win_rate(),
        })
    });
    json!({
        "mean_best_score": balance.mean_best(),
        "sources": sources.collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
    })
}

pub(super) fn lines<G: CardStudy>(game: &G, balance: &Balance) -> Vec<String> {
    let titles = |titles: &[&str]| titles.iter().map(|&title| title.to_owned()).collect::<Vec<_>>();
    let per_seat = (balance.games.max(1) * game.players() as u64) as f64;
    let sources = balance.sources.iter().map(|&(ref source, points)| {
        vec![
            source.clone(),
            format!("{:.2}", points as f64 / per_seat),
            format!("{:.1} %", 100.0 * share(balance, points)),
        ]
    });
    let cards = balance.cards.iter().map(|(&card, totals)| {
        vec![
            game.card_name(card),
            card.to_string(),
            totals.offered.to_string(),
            totals.taken.to_string(),
            format!("{:.1} %", 100.0 * totals.take_rate()),
            format!("{:.1} %", 100.0 * totals.win_rate()),
        ]
    });
    let mut lines =
        vec![String::new(), format!("The best score of a game is {:.1} on average.", balance.mean_best())];
    lines.push(String::new());
    lines.extend(table(&titles(&["source", "mean points", "share"]), &sources.collect::<Vec<_>>(), 1));
    lines.push(String::new());
    lines.extend(table(
        &titles(&["card", "number", "offered", "taken", "when it could be", "taker wins"]),
        &cards.collect::<Vec<_>>(),
        1,
    ));
    lines
}

/// The share of one source in all points.
fn share(balance: &Balance, points: i64) -> f64 {
    let all: i64 = balance.sources.iter().map(|(_, points)| points).sum();
    points as f64 / all.max(1) as f64
}
