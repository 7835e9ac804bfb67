//! What is drawn: a picture for every idea and every order, the signs of types and resources, the faces of tribes,
//! and the picture on the home page.
//!
//! The symbols stand once on a page; wherever a picture is shown, it is a reference to its symbol.

use cvlizations::{IDEAS, Idea, Kind, Order, Resource, Tribe};
use maud::{Markup, PreEscaped};

/// The symbols that boards use.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/cvlizations/sprite.svg").to_owned())
}

/// A valley with huts, a river and a mammoth.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/cvlizations/picture.svg").to_owned())
}

/// The pictures of the ideas, by number.
pub(crate) const PICTURES: [&str; IDEAS] = [
    "optimism",
    "egoism",
    "patience",
    "hedonism",
    "humanism",
    "hermitage",
    "calendar",
    "consumerism",
    "fishing-rod",
    "sword",
    "dagger",
    "hammer",
    "fortune-telling",
    "gunpowder",
    "pickaxe",
    "axe",
    "granary",
    "well",
    "tower",
    "bazaar",
    "castle",
    "bridge",
    "pantry",
    "temple",
    "vacation",
    "law",
    "taming-the-dog",
    "taming-the-cat",
    "wheel",
    "common-language",
    "plough",
    "pottery",
    "democracy",
    "sale",
    "rationalism",
    "school",
    "printing",
    "steam-engine",
    "smartphone",
    "cinematography",
    "lighthouse",
    "stock-exchange",
    "highway",
    "research-institute",
    "board-games",
    "internet",
    "tourism",
    "space-flight",
];

fn draw(class: &str, id: &str) -> Markup {
    PreEscaped(format!("<svg class=\"{class}\" aria-hidden=\"true\"><use href=\"#cvl-{id}\"/></svg>"))
}

/// The picture of an idea.
pub(super) fn idea(idea: Idea) -> Markup {
    draw("cvl-pic", PICTURES[idea.index()])
}

/// The picture of an order.
pub(super) fn order(order: Order) -> Markup {
    draw("cvl-pic", &format!("o-{order}"))
}

/// The sign of a type.
pub(super) fn kind(kind: Kind) -> Markup {
    draw("cvl-sign", &format!("k-{kind}"))
}

/// A resource.
pub(super) fn resource(resource: Resource) -> Markup {
    draw("cvl-sign", &format!("r-{resource}"))
}

/// Happiness.
pub(super) fn joy() -> Markup {
    draw("cvl-sign", "r-joy")
}

/// A resource of one's choice.
pub(super) fn any() -> Markup {
    draw("cvl-sign", "r-any")
}

/// A sign by its name in the sprite: `helm`, `mask`, `eye`, `lock`.
pub(super) fn named(name: &str) -> Markup {
    draw("cvl-sign", name)
}

/// The face of a tribe. The Grannfolk wears a mask: nobody plays it.
pub(super) fn face(tribe: Tribe) -> Markup {
    match tribe {
        Tribe::Player(seat) => draw("cvl-face", &format!("f-{}", seat.index())),
        Tribe::Neutral(seat) => draw("cvl-face cvl-neutral", &format!("f-{}", seat.index())),
        Tribe::Grannfolk => draw("cvl-face cvl-granny", "mask"),
    }
}
