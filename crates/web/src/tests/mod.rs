//! Tests: texts, acting, what a viewer may know, and the form of pages.

mod acting;
mod cv;
mod cvlizations;
mod goennen;
mod kosmopolis;
mod language;
mod leak;
mod pages;
mod rules;
mod texts;

use ::kosmopolis::{Deck, Kosmopolis};
use engine::{Awaits, Game, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::GAMES;
use seating::{BotLevel, Occupant, PlayerColour, Presence, Stage};

use crate::{Context, GamePage, Language, Me, Region, Scene, SeatInfo, Shown, TableInfo, Theme, Update};

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
        campaign: None,
        rematch: None,
        limit: seating::TimeLimit::None,
        clocks: Vec::new(),
        motions: Vec::new(),
        chat: crate::ChatInfo::default(),
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

/// The same for somebody who has `before` on the screen.
fn changes_for<G: GamePage>(
    table: &Table<G>,
    viewer: Viewer,
    language: Language,
    before: &Shown,
) -> Vec<Region> {
    let game = table.game();
    let mut info = info(game.players(), viewer.seat());
    info.game = games::info(game.slug()).unwrap();
    info.awaited = table.awaits().seats();
    let context = context(language);
    crate::changes(game, &table.view(viewer), &Scene::new(&context, &info), before)
}

fn joined(regions: &[Region]) -> String {
    regions.iter().map(|region| region.html().0).collect()
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

/// The message that brings these regions.
fn push(regions: &[Region], table: &TableInfo, language: Language) -> String {
    let texts = crate::Texts::new(language);
    crate::message(&Update {
        version: 1,
        regions,
        table: Some(table),
        is_spectator: table.is_spectator(),
        texts,
        say: &[],
        log: None,
        moments: &[],
    })
}

/// The actions of an awaited seat as forms.
fn forms_for<G: GamePage>(table: &Table<G>, seat: Seat) -> String {
    let game = table.game();
    let mut info = info(game.players(), Some(seat));
    info.game = games::info(game.slug()).unwrap();
    info.awaited = table.awaits().seats();
    let context = context(Language::En);
    crate::forms(game, &table.view(Viewer::Seat(seat)), &Scene::new(&context, &info)).0
}
