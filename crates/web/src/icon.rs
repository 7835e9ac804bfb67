//! Small pictures of the house, drawn with the colour of the text around them.

use maud::{Markup, PreEscaped};

fn icon(inner: &str) -> Markup {
    PreEscaped(format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">{inner}</svg>"
    ))
}

/// The mark of the house: three cards laid out under a rising sun.
pub(crate) fn mark() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"M2 20h20v2H2zM4 10.5h4.5V19H4zM9.75 7h4.5v12h-4.5zM15.5 \
         10.5H20V19h-4.5z\"/><path fill=\"currentColor\" d=\"M12 1a4 4 0 0 1 4 4H8a4 4 0 0 1 4-4z\"/>",
    )
}

/// A robot's head.
pub(crate) fn bot() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"M11 2h2v3h5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-1v2h-3v-2h-4v2H7v-2H6a2 2 0 0 \
         1-2-2V7a2 2 0 0 1 2-2h5zM8.5 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 \
         3.6 1.8 1.8 0 0 0 0-3.6zM8 14.5V16h8v-1.5z\"/>",
    )
}

/// A pointing hand: it is your turn.
pub(crate) fn hand() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"M9 2a1.6 1.6 0 0 1 1.6 1.6V10h1V8.6a1.5 1.5 0 0 1 3 0V10.5h.8V9.6a1.4 \
         1.4 0 0 1 2.8 0v1.6h.6a1.3 1.3 0 0 1 2.2 1v4.3C21 20 18.5 22 15 22h-2c-2.6 0-4-1-5.3-3L4 13.4c-1-1.6 \
         1-3 2.3-1.7L7.4 13V3.6A1.6 1.6 0 0 1 9 2z\"/>",
    )
}

/// An hourglass: others are awaited.
pub(crate) fn hourglass() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"M6 2h12v2h-1v3.5c0 1.8-1.5 3-3 4.5 1.5 1.5 3 2.7 3 4.5V20h1v2H6v-2h1v-3.5c0-1.8 \
         1.5-3 3-4.5-1.5-1.5-3-2.7-3-4.5V4H6zm3 2v3h6V4zm3 9.5c-1.2 1.2-3 2.3-3 3.5v1l3-1.5 3 1.5v-1c0-1.2-1.8-2.3-3-3.5z\"/>",
    )
}

/// A warning triangle.
pub(crate) fn warning() -> Markup {
    icon("<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2 23 21H1zm-1 7v6h2V9zm0 7.5v2h2v-2z\"/>")
}

/// A tick.
pub(crate) fn tick() -> Markup {
    icon("<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"3\" d=\"m4 12.5 5.5 5.5L20 6.5\"/>")
}

/// A cross.
pub(crate) fn cross() -> Markup {
    icon("<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"3\" d=\"m5 5 14 14M19 5 5 19\"/>")
}

/// A star.
pub(crate) fn star() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"m12 2 3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z\"/>",
    )
}

/// Two people.
pub(crate) fn people() -> Markup {
    icon(
        "<path fill=\"currentColor\" d=\"M8.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-4 2.5-7 6.5-7s6.5 3 6.5 \
         7zm14-15a3 3 0 1 1-1 5.8 5 5 0 0 0 0-5.6A3 3 0 0 1 16 5zm.7 8.1c3 .2 5.3 2.8 5.3 6.9h-5c0-2.8-.8-5.2-2.4-6.7z\"/>",
    )
}

/// A clock.
pub(crate) fn clock() -> Markup {
    icon(
        "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M12 6v6l4 3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z\"/>",
    )
}

/// A sun and moon, for the theme.
pub(crate) fn theme() -> Markup {
    icon("<path fill=\"currentColor\" d=\"M12 3a9 9 0 1 0 0 18zm0-2a11 11 0 1 1 0 22 11 11 0 0 1 0-22z\"/>")
}

/// Arrows of a replay: to the beginning, back, on, to the end.
pub(crate) fn step(name: &str) -> Markup {
    icon(match name {
        "first" => "<path fill=\"currentColor\" d=\"M4 4h3v16H4zM20 4v16L9 12z\"/>",
        "previous" => "<path fill=\"currentColor\" d=\"M18 4v16L6 12z\"/>",
        "next" => "<path fill=\"currentColor\" d=\"M6 4v16l12-8z\"/>",
        _ => "<path fill=\"currentColor\" d=\"M17 4h3v16h-3zM4 4v16l11-8z\"/>",
    })
}
