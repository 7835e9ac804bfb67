//! What is drawn: a picture for every idea and every order from the file of pictures, and on every page the small
//! signs of types and resources.

use cvlizations::{Idea, Kind, Order, Resource, Tribe};
use maud::{Markup, PreEscaped, html};

use crate::game_page::Scene;
use crate::icon;

/// The slug of the game, which is the name of its file of pictures.
const SLUG: &str = "cvlizations";

/// The symbols that boards use.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/cvlizations/sprite.svg").to_owned())
}

/// A valley with huts, a river and a mammoth.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/cvlizations/picture.svg").to_owned())
}

fn sign(id: &str) -> Markup {
    PreEscaped(format!("<svg class=\"cvl-sign\" aria-hidden=\"true\"><use href=\"#cvl-{id}\"/></svg>"))
}

/// The picture of an idea, by its number in the deck.
pub(super) fn idea(idea: Idea) -> Markup {
    icon::picture(SLUG, &format!("cvl-idea-{}", idea.number()))
}

/// The picture of an order.
pub(super) fn order(order: Order) -> Markup {
    icon::picture(SLUG, &format!("cvl-order-{order}"))
}

/// The sign of a type.
pub(super) fn kind(kind: Kind) -> Markup {
    sign(&format!("k-{kind}"))
}

/// A resource.
pub(super) fn resource(resource: Resource) -> Markup {
    sign(&format!("r-{resource}"))
}

/// Happiness.
pub(super) fn joy() -> Markup {
    sign("r-joy")
}

/// A resource of one's choice.
pub(super) fn any() -> Markup {
    sign("r-any")
}

/// A sign by its name in the sprite: `helm`, `mask`, `eye`, `lock`.
pub(super) fn named(name: &str) -> Markup {
    sign(name)
}

/// The face of a tribe. A neutral tribe has that of its leader behind a mask; the Grannfolk is all mask, since nobody
/// plays it.
pub(super) fn face(tribe: Tribe, scene: &Scene<'_>) -> Markup {
    match tribe {
        Tribe::Player(seat) => scene.face(seat),
        Tribe::Neutral(seat) => html! { span.cvl-neutral { (scene.face(seat)) (named("mask")) } },
        Tribe::Grannfolk => html! { span.face.cvl-granny { (named("mask")) } },
    }
}
