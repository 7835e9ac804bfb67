//! What `ludoteka sim --balance` adds: cards and sources of points.

use bots::CardStudy;
use lab::{Balance, CardTotals};
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
            "held": totals.held,
            "completed": totals.completed,
            "points": totals.points,
        })
    });
    json!({
        "mean_best_score": balance.mean_best(),
        "win_rate_by_place": balance.place_win_rates().collect::<Vec<_>>(),
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
    let places: Vec<Vec<String>> = balance
        .place_win_rates()
        .enumerate()
        .map(|(place, rate)| vec![(place + 1).to_string(), format!("{:.1} %", 100.0 * rate)])
        .collect();
    if !places.is_empty() {
        lines.push(String::new());
        lines.extend(table(&titles(&["place from the first to act", "win rate"]), &places, 1));
    }
    lines.push(String::new());
    lines.extend(table(&titles(&["source", "mean points", "share"]), &sources.collect::<Vec<_>>(), 1));
    lines.push(String::new());
    lines.extend(table(
        &titles(&["card", "number", "offered", "taken", "when it could be", "taker wins"]),
        &cards.collect::<Vec<_>>(),
        1,
    ));
    lines.extend(fates(game, balance));
    lines
}

/// What became of the cards by the end, for games that follow them: card by card, and group by group.
fn fates<G: CardStudy>(game: &G, balance: &Balance) -> Vec<String> {
    if balance.cards.values().all(|totals| totals.held == 0) {
        return Vec::new();
    }
    let titles =
        |first: &str| [first, "held at the end", "completed", "points each"].map(str::to_owned).to_vec();
    let row = |name: String, totals: &CardTotals| {
        vec![
            name,
            totals.held.to_string(),
            format!("{:.1} %", 100.0 * totals.completion_rate()),
            format!("{:.1}", totals.mean_points()),
        ]
    };
    let cards = balance.cards.iter().map(|(&card, totals)| row(game.card_name(card), totals));
    let groups = balance.groups(game);
    let groups = groups.iter().map(|(group, totals)| row((*group).to_owned(), totals));
    let mut lines = vec![String::new()];
    lines.extend(table(&titles("card"), &cards.collect::<Vec<_>>(), 1));
    lines.push(String::new());
    lines.extend(table(&titles("scoring cards by task"), &groups.collect::<Vec<_>>(), 1));
    lines
}

/// The share of one source in all points.
fn share(balance: &Balance, points: i64) -> f64 {
    let all: i64 = balance.sources.iter().map(|(_, points)| points).sum();
    points as f64 / all.max(1) as f64
}
