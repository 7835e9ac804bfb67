//! A game in the browser: how its views look, and the things in its sentences. Every game implements
//! [`GamePage`] in one module under `game`; everything else here is the same for all games.

use engine::{InLog, Phrase, Seat, Speak, Viewer};
use maud::{Markup, html};
use seating::{Occupant, Presence};

use crate::context::Context;
use crate::icon;
use crate::table::{SeatInfo, TableInfo, level_name};
use crate::text::{Html, Texts};

/// Something on the board that can be touched: the `data-thing` of an element.
pub type Thing = String;

/// A part of the board that is sent again when it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// Its `data-region`.
    pub id: &'static str,
    /// What stands in it.
    pub html: Markup,
}

/// What a board is drawn with: the texts and what is known about the table.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The texts.
    pub texts: Texts,
    /// The table.
    pub table: &'a TableInfo,
}

impl<'a> Scene<'a> {
    /// A table for one person.
    pub fn new(context: &Context, table: &'a TableInfo) -> Scene<'a> {
        Scene { texts: context.texts(), table }
    }

    /// The same with the texts of a game.
    pub(crate) fn of<G: Speak>(&self) -> Scene<'a> {
        Scene { texts: self.texts.of::<G>(), table: self.table }
    }

    /// What a game says, for the viewer.
    pub(crate) fn say<G: GamePage>(&self, game: &G, phrase: &Phrase<G::Token>) -> Markup {
        let reader = self.table.me.map_or(Viewer::Spectator, Viewer::Seat);
        Html { game, texts: self.texts, reader, seats: &self.table.seats }.say(phrase)
    }

    /// A player's name in colour.
    pub fn name(&self, seat: Seat) -> Markup {
        name(&self.table.seats, seat)
    }

    /// A player as the head of an area: colour, name, what kind of player, whether they are here.
    pub fn badge(&self, seat: Seat) -> Markup {
        let texts = self.texts;
        let Some(info) = self.table.seats.get(seat.index()) else { return html! {} };
        let is_awaited = self.table.awaited.contains(seat);
        html! {
            span.badge.awaited[is_awaited] {
                span.badge-who {
                    span.(player_class(info)).dot aria-hidden="true" {}
                    span.badge-name { (self.table.name(seat)) }
                }
                @if self.table.me == Some(seat) { span.tag { (texts.text("seat-you")) } }
                @match info.occupant {
                    Occupant::Bot(level) => {
                        span.tag title=(level_name(level, texts)) { (icon::bot()) span.sr { (texts.text("seat-bot")) } }
                    }
                    Occupant::StandIn(..) => span.tag title=(texts.text("seat-stand")) {
                        (icon::bot()) span.sr { (texts.text("seat-stand")) }
                    },
                    Occupant::Human(Presence::Away) => span.tag.away { (texts.text("seat-away")) },
                    Occupant::Human(Presence::Connected) | Occupant::Open => {}
                }
                @if is_awaited {
                    span.thinking title=(texts.text("seat-awaited")) {
                        i {} i {} i {} span.sr { (texts.text("seat-awaited")) }
                    }
                }
            }
        }
    }
}

/// The class that gives an element its player's colour.
pub(crate) fn player_class(info: &SeatInfo) -> String {
    format!("player-{}", info.colour.word())
}

/// A player's name in colour; the number of a seat that has none.
pub(crate) fn name(seats: &[SeatInfo], seat: Seat) -> Markup {
    match seats.get(seat.index()) {
        Some(info) if !info.name.is_empty() => {
            html! { b.who.(player_class(info)) { (info.name) } }
        }
        _ => html! { b.who { (seat) } },
    }
}

/// To whom events are told, and in which words.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The texts.
    pub texts: Texts,
    /// The viewer who is told.
    pub viewer: Viewer,
    /// The seats, for their names.
    pub seats: &'a [SeatInfo],
}

/// One step of the short guided start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// The region to point at.
    pub region: &'static str,
    /// What to say about it.
    pub text: String,
}

/// How a game is shown. What it says is not said here but by [`Speak`].
pub trait GamePage: Speak {
    /// Whether every seat of a finished match has a page to keep.
    const HAS_KEEPSAKE: bool = false;

    /// The style sheets of its boards.
    const STYLE: &'static [&'static str];

    /// A picture for the home page, drawn by us.
    fn picture() -> Markup;

    /// What the game is, in two lines.
    fn blurb(texts: Texts) -> String;

    /// How long a game lasts with people, in minutes: at least, at most.
    fn minutes() -> (u32, u32);

    /// The `<symbol>`s that boards of this game use, once per page.
    fn sprite() -> Markup;

    /// The regions of the board, in the order of reading. Where a game has a scoring sheet of its own, it is
    /// the region `sheet` of a finished board, and stands in place of the table on the end-of-game page.
    fn board(&self, view: &Self::View, scene: &Scene<'_>) -> Vec<Region>;

    /// The things to touch for an action, step by step; the things of one step in any order.
    fn steps(&self, view: &Self::View, action: Self::Action) -> Vec<Vec<Thing>>;

    /// What to say before an action that is legal but hardly meant; such an action is never sent by a touch alone.
    fn warning(&self, _view: &Self::View, _action: Self::Action, _texts: Texts) -> Option<String> {
        None
    }

    /// A thing in words, for forms.
    fn thing(&self, thing: &str, texts: Texts) -> String;

    /// A thing of the game within a sentence.
    fn chip(&self, token: Self::Token, texts: Texts) -> Markup;

    /// A source of points beside the board, where there is room for few of them: sources that are called alike are
    /// one.
    fn say_brief(source: Self::Source) -> Phrase<Self::Token> {
        Self::say_source(source)
    }

    /// A line of the log around the sentence of an event: what divides the log stands out.
    fn entry(&self, event: &Self::Event, sentence: &Markup) -> Markup {
        match self.in_log(event) {
            InLog::Heading => html! { strong.log-round { (sentence) } },
            InLog::Omitted | InLog::SameLine | InLog::NewLine => sentence.clone(),
        }
    }

    /// The steps of the guided start.
    fn guide(texts: Texts) -> Vec<GuideStep>;

    /// What a seat may keep of a finished match, to be printed: from its view and all events as it was told
    /// them. `None` if the game has nothing of the kind.
    fn keepsake(
        &self,
        _view: &Self::View,
        _events: &[&Self::Event],
        _seat: Seat,
        _scene: &Scene<'_>,
    ) -> Option<Markup> {
        None
    }
}
