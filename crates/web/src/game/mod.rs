//! One module per game, and the only place that tells games apart.

mod cv;
mod kosmopolis;

use maud::Markup;

use crate::face::{Face, GuideStep};
use crate::text::Texts;

/// What can be shown of a game before a table of it is opened.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its picture.
    pub picture: fn() -> Markup,
    /// What it is, in two lines.
    pub blurb: fn(Texts) -> String,
    /// How long it lasts in minutes: at least, at most.
    pub minutes: (u32, u32),
    /// The symbols its boards use.
    pub sprite: fn() -> Markup,
    /// A source of points in words.
    pub source: fn(&str, Texts) -> String,
    /// A variant in words.
    pub variant_name: fn(&str, Texts) -> String,
    /// The steps of the guided start.
    pub guide: fn(Texts) -> Vec<GuideStep>,
    /// Whether every seat of a finished match has a page to keep.
    pub has_keepsake: bool,
}

impl Look {
    fn of<G: Face>() -> Look {
        Look {
            picture: G::picture,
            blurb: G::blurb,
            minutes: G::minutes(),
            sprite: G::sprite,
            source: G::source,
            variant_name: G::variant_name,
            guide: G::guide,
            has_keepsake: G::HAS_KEEPSAKE,
        }
    }
}

/// The look of the game with this slug.
pub fn look(slug: &str) -> Option<Look> {
    match slug {
        "kosmopolis" => Some(Look::of::<::kosmopolis::Kosmopolis>()),
        "cv" => Some(Look::of::<::cv::Cv>()),
        _ => None,
    }
}
