//! Tests: texts, acting, what a viewer may know, and the form of pages.

mod acting;
mod cv;
mod cvlizations;
mod language;
mod leak;
mod pages;
mod rules;
mod texts;

use engine::{Awaits, Game, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::GAMES;
use kosmopolis::{Deck, Kosmopolis};
use seating::{BotLevel, Occupant, PlayerColour, Presence, Stage};

use crate::{Context, GamePage, Language, Me, Region, Scene, SeatInfo, TableInfo, Theme};

fn context(language: Language) -> Context {
    let me = Me { name: "Ola".to_owned(), colour: PlayerColour::Red };
    Context { language, theme: Theme::Auto, me: Some(me), path: "/".to_owned() }
}

fn info(players: usize, me: Option<Seat>) -> TableInfo {
    let seats = (0..players)
        .map(|index| SeatInfo {
            name: format!("<Player {index}>"),
            colour: PlayerColour::ALL[index],
            occupant: match index {
                0 => Occupant::Human(Presence::Connected),
                1 => Occupant::Human(Presence::Away),
                _ => Occupant::Bot(BotLevel::Strong),
            },
        })
        .collect();
    TableInfo {
        id: "t1".to_owned(),
        game: GAMES[0],
        seats,
        me,
        is_host: true,
        awaited: SeatSet::EMPTY,
        decision: 1,
        can_undo: false,
        part_count: 0,
        stage: Stage::Playing,
        hot_seats: Vec::new(),
        commitment: "ab".repeat(32),
    }
}

fn game(players: usize) -> Kosmopolis {
    Kosmopolis::new(players, Deck::standard()).unwrap()
}

/// The regions as one viewer gets them.
fn regions_for<G: GamePage>(
    table: &Table<G>,
    state: &G::State,
    viewer: Viewer,
    language: Language,
) -> Vec<Region> {
    let game = table.game();
    let mut info = info(game.players(), viewer.seat());
    info.game = games::info(game.slug()).unwrap();
    info.awaited = game.awaits(state).seats();
    let context = context(language);
    crate::regions(game, &game.view(state, viewer), &Scene::new(&context, &info))
}

fn joined(regions: &[Region]) -> String {
    regions.iter().map(|region| region.html.0.as_str()).collect()
}

/// Plays matches at random and shows every position that waits for a seat, and the last one.
fn every_position(players: usize, seed: u64, show: impl FnMut(&Table<Kosmopolis>)) {
    every_position_of(game(players), seed, show);
}

fn every_position_of<G: Game>(game: G, seed: u64, mut show: impl FnMut(&Table<G>)) {
    let mut words = QuickRandom::stream(seed, game.players() as u64);
    let mut table = Table::new(game);
    loop {
        table.draw_all(&mut words);
        show(&table);
        let Awaits::Seats(seats) = table.awaits() else { return };
        let choice = words.below(u64::from(seats.count())) as usize;
        let seat = seats.iter().nth(choice).unwrap();
        let legal = table.legal(seat);
        table.act(seat, legal[words.below(legal.len() as u64) as usize]).unwrap();
    }
}
