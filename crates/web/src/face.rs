//! The face of a game: how its views, actions and events are shown. Every game implements [`Face`] in one
//! module under `game`; everything else here is the same for all games.

use engine::{Game, Seat, Viewer};
use maud::{Markup, html};

use crate::context::Context;
use crate::icon;
use crate::table::{SeatInfo, Sitting, TableInfo};
use crate::text::{Arg, Texts};

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
                @match info.sitting {
                    Sitting::Bot(level) => {
                        span.tag title=(level.name(texts)) { (icon::bot()) span.sr { (texts.text("seat-bot")) } }
                    }
                    Sitting::Stand(_) => span.tag title=(texts.text("seat-stand")) {
                        (icon::bot()) span.sr { (texts.text("seat-stand")) }
                    },
                    Sitting::Human { connected: false } => span.tag.away { (texts.text("seat-away")) },
                    Sitting::Human { connected: true } | Sitting::Open => {}
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
    format!("player-{}", info.colour)
}

fn name(seats: &[SeatInfo], seat: Seat) -> Markup {
    match seats.get(seat.index()) {
        Some(info) if !info.name.is_empty() => {
            html! { b.who.(player_class(info)) { (info.name) } }
        }
        _ => html! { b.who { (seat) } },
    }
}

/// Who is told what happened, and in which words.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The texts.
    pub texts: Texts,
    /// Who is told.
    pub viewer: Viewer,
    /// The seats, for their names.
    pub seats: &'a [SeatInfo],
}

impl Voice<'_> {
    /// A player's name in colour.
    pub fn name(&self, seat: Seat) -> Markup {
        name(self.seats, seat)
    }

    /// `you` for the one who is told, else `other`: the texts choose their words by it.
    pub fn person(&self, seat: Seat) -> &'static str {
        if self.viewer == Viewer::Seat(seat) { "you" } else { "other" }
    }

    /// A sentence about a seat: `who` and `name` are that seat's, the rest is given.
    pub fn of(&self, key: &str, seat: Seat, rest: &[(&str, Arg)]) -> Markup {
        let mut args = vec![("who", self.person(seat).into()), ("name", self.name(seat).into())];
        args.extend(rest.iter().cloned());
        self.texts.html(key, &args)
    }
}

/// What the table waits for, in a sentence.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What to do, or who is awaited and for what.
    pub what: Markup,
    /// Something worth knowing beside it, such as that these are the last turns.
    pub note: Option<Markup>,
}

/// One step of the short guided start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// The region to point at.
    pub region: &'static str,
    /// What to say about it.
    pub text: String,
}

/// How a game is shown.
pub trait Face: Game {
    /// Whether every seat of a finished match has a page to keep.
    const HAS_KEEPSAKE: bool = false;

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

    /// A thing in words, for forms.
    fn thing(&self, thing: &str, texts: Texts) -> String;

    /// An action in words, for its button.
    fn label(&self, view: &Self::View, action: Self::Action, texts: Texts) -> String;

    /// An event in words, for the log; `None` if it is not worth a line.
    fn say(&self, event: &Self::Event, voice: &Voice<'_>) -> Option<Markup>;

    /// Why an action was refused, in words.
    fn why(&self, why: Self::Why, texts: Texts) -> String;

    /// What the table waits for.
    fn prompt(&self, view: &Self::View, scene: &Scene<'_>) -> Prompt;

    /// A source of points in words.
    fn source(source: &str, texts: Texts) -> String;

    /// A variant in words.
    fn variant_name(variant: &str, texts: Texts) -> String;

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
