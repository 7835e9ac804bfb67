//! The illustrated rules: five minutes to read, with pictures from the real board.

use decks::{Language, OpenGame};
use engine::{Awaits, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::GameInfo;
use maud::{Markup, html};
use rulebook::{Block, Page, Span, words};
use seating::{BotLevel, Occupant, PlayerColour, Presence, Stage};

use super::frame::Frame;
use super::rules::{Links, block};
use crate::context::Context;
use crate::game::look;
use crate::game_page::{Figure, GamePage, Scene};
use crate::patch::Drawing;
use crate::table::{SeatInfo, TableInfo};
use crate::{icon, route};

/// What the address of a picture starts with.
const FIGURE: &str = "figure:";
/// How many matches are looked through for the moment of a picture.
const MATCHES: u64 = 60;

/// The illustrated rules of a game.
pub fn guide(context: &Context, game: &GameInfo) -> Markup {
    let texts = context.texts();
    let Some(look) = look(game.slug) else { return html! {} };
    let at = Language::ALL.iter().position(|&language| language == context.language).unwrap_or(0);
    let page = Page::read(look.guide_texts[at]).with_references_to(&Page::read(game.rules));
    let links = Links::Rules(game.slug);
    let title = texts.with("guide-title", &[("game", game.title.into())]);
    let content = html! {
        (look.outfit())
        (icon::faces())
        p.rules-top {
            a.button.quiet href=(route::HOME) { (texts.text("home")) }
            a.button.quiet href=(route::rules(game.slug)) { (texts.text("help-rules")) }
        }
        article.rules.guide-text {
            h1 { (words(&page.title)) }
            @for one in &page.opening { (block(one, links)) }
            nav.guide-contents aria-label=(texts.text("rules-contents")) { ol { @for section in &page.sections {
                li { a href={ "#" (section.anchor) } { (words(&section.title)) } }
            } } }
            @for section in &page.sections {
                section {
                    h2 id=(section.anchor) { (words(&section.title)) }
                    @for one in &section.blocks { (figure_or_block(one, links, &look, context)) }
                }
            }
            p { a.button.primary href=(route::new(game.slug)) { (texts.text("home-new")) } }
        }
    };
    Frame::still(context, title, "rules-page guide-page").page(&content)
}

/// A paragraph that is nothing but a picture becomes the picture.
fn figure_or_block(one: &Block, links: Links<'_>, look: &crate::Look, context: &Context) -> Markup {
    if let Block::Paragraph(spans) = one
        && let [Span::Link { address, spans }] = spans.as_slice()
        && let Some(name) = address.strip_prefix(FIGURE)
    {
        let caption = words(spans);
        return html! {
            figure.board-figure {
                @if let Some(picture) = (look.figure)(name, context) {
                    div.figure-board.stage.{ "game-" (look.slug) } inert role="img" aria-label=(caption) { (picture) }
                }
                figcaption { (caption) }
            }
        };
    }
    block(one, links)
}

/// A picture of the board at its moment, found in matches that are always played alike.
pub(crate) fn figure<G: GamePage + OpenGame>(name: &str, context: &Context) -> Option<Markup> {
    let figure = G::FIGURES.iter().find(|figure| figure.name == name)?;
    let mode = G::INFO.modes.iter().find(|mode| mode.players.contains(&3)).or(G::INFO.modes.first())?;
    let players = if mode.players.contains(&3) { 3 } else { *mode.players.start() };
    let game = G::open(mode, players, None).ok()?;
    (0..MATCHES).find_map(|seed| in_match(&game, figure, seed, context))
}

fn in_match<G: GamePage>(game: &G, figure: &Figure, seed: u64, context: &Context) -> Option<Markup> {
    let me = Seat::at(0);
    let mut random = QuickRandom::new(seed);
    let mut table = Table::new(game.clone());
    let mut found = None;
    // The last such moment of a match: then the table is full.
    loop {
        table.draw_all(&mut random);
        let view = table.view(Viewer::Seat(me));
        let is_over = table.awaits() == Awaits::Over;
        let is_now =
            if figure.when.is_empty() { is_over } else { game.say_prompt(&view).what.key == figure.when };
        if is_now {
            found = Some(picture(game, &view, table.awaits().seats(), figure, context));
        }
        let Some(seat) = table.awaits().seats().first() else { return found };
        let legal = table.legal(seat);
        table.act(seat, legal[random.below(legal.len() as u64) as usize]).ok()?;
    }
}

fn picture<G: GamePage>(
    game: &G,
    view: &G::View,
    awaited: SeatSet,
    figure: &Figure,
    context: &Context,
) -> Markup {
    let names = ["Ada", "Bruno", "Celina", "Dario", "Ela"];
    let seats = names.iter().zip(PlayerColour::ALL).take(game.players()).enumerate();
    let seats = seats.map(|(index, (name, colour))| SeatInfo {
        name: (*name).to_owned(),
        colour,
        occupant: if index == 0 {
            Occupant::Human(Presence::Connected)
        } else {
            Occupant::Bot(BotLevel::default())
        },
    });
    let info = TableInfo {
        id: String::new(),
        game: G::INFO,
        seats: seats.collect(),
        me: Some(Seat::at(0)),
        is_host: false,
        awaited,
        decision: 0,
        can_undo: false,
        part_count: 0,
        stage: Stage::Playing,
        hot_seats: Vec::new(),
        commitment: String::new(),
        campaign: None,
        rematch: None,
        limit: seating::TimeLimit::None,
        clocks: Vec::new(),
        motions: Vec::new(),
        chat: crate::ChatInfo::default(),
    };
    let scene = Scene::new(context, &info).of::<G>();
    let mut drawing = Drawing::new(&scene, None);
    game.board(view, &scene, &mut drawing);
    html! {
        @for region in drawing.regions.iter().filter(|region| figure.regions.contains(&region.id)) {
            div.{ "in-" (region.area.word()) } { (region.html()) }
        }
    }
}
