//! One module per game: how its boards look. What is common to all games is one directory up.

mod cv;
pub(crate) mod cvlizations;
mod goennen;
mod kosmopolis;

use decks::OpenGame;
use games::map_games;
use maud::{Markup, html};

use crate::asset::{asset_path, style_name};
use crate::context::Context;
use crate::game_page::{Campaign, GamePage, GuideStep, Tab};
use crate::page::guide::figure;
use crate::text::Texts;

/// What can be shown of a game before a table of it is opened.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its slug.
    pub slug: &'static str,
    /// Its picture.
    pub picture: fn() -> Markup,
    /// What it is, in two lines.
    pub blurb: fn(Texts) -> String,
    /// How long it lasts in minutes: at least, at most.
    pub minutes: (u32, u32),
    /// The symbols its boards use.
    pub sprite: fn() -> Markup,
    /// The style of its boards.
    pub style: &'static [&'static str],
    /// The file with the pictures of its cards.
    pub pictures: Option<&'static str>,
    /// The painted place behind its boards.
    pub scene: fn() -> Markup,
    /// The tabs of a phone.
    pub tabs: &'static [Tab],
    /// The illustrated rules in all languages.
    pub guide_texts: [&'static str; 4],
    /// A picture of the illustrated rules.
    pub figure: fn(&str, &Context) -> Option<Markup>,
    /// What a campaign has come to after these scores.
    pub campaign: fn(&[i32], Texts) -> Option<Campaign>,
    /// The texts with those of the game.
    pub texts: fn(Texts) -> Texts,
    /// A variant in words.
    pub variant_name: fn(&str, Texts) -> String,
    /// What a variant changes.
    pub variant_note: fn(&str, Texts) -> Option<String>,
    /// The steps of the tour.
    pub guide: fn(Texts) -> Vec<GuideStep>,
    /// Whether every seat of a finished match has a page to keep.
    pub has_keepsake: bool,
}

impl Look {
    /// The look of a type of game.
    pub fn of<G: GamePage + OpenGame>() -> Look {
        Look {
            slug: G::INFO.slug,
            picture: G::picture,
            blurb: |texts| G::blurb(texts.of::<G>()),
            minutes: G::minutes(),
            sprite: G::sprite,
            style: G::STYLE,
            pictures: G::PICTURES,
            scene: G::scene,
            tabs: G::TABS,
            guide_texts: G::GUIDE,
            figure: figure::<G>,
            campaign: |scores, texts| G::campaign(scores, texts.of::<G>()),
            texts: |texts| texts.of::<G>(),
            variant_name: |variant, texts| texts.of::<G>().bare(G::say_variant(variant)),
            variant_note: |variant, texts| G::variant_note(variant, texts.of::<G>()),
            guide: |texts| G::guide(texts.of::<G>()),
            has_keepsake: G::HAS_KEEPSAKE,
        }
    }
}

impl Look {
    /// What boards of the game need on a page: the style of the stage and their own, and their symbols once.
    pub(crate) fn outfit(&self) -> Markup {
        html! {
            link rel="stylesheet" href=(asset_path("stage.css"));
            link rel="stylesheet" href=(asset_path(&style_name(self.slug)));
            ((self.sprite)())
        }
    }
}

/// The looks of all games, in the order of the list.
pub fn looks() -> Vec<Look> {
    map_games!(G => Look::of::<G>()).to_vec()
}

/// The look of the game with this slug.
pub fn look(slug: &str) -> Option<Look> {
    looks().into_iter().find(|look| look.slug == slug)
}
