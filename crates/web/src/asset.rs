//! Style, client and icons, compiled in, with names that change with their content.

use std::sync::LazyLock;

use engine::{sha256, to_hex};

use crate::game::looks;

/// The style of all pages. What a game adds is a file of its own, which only pages with its boards ask for.
pub const CSS: &str =
    concat!(include_str!("../assets/css/base.css"), include_str!("../assets/css/page.css"),);

/// The style of the stage, which only tables ask for.
pub(crate) const STAGE_CSS: &str = concat!(
    include_str!("../assets/css/stage.css"),
    include_str!("../assets/css/stage-phone.css"),
    include_str!("../assets/css/card.css"),
    include_str!("../assets/css/moment.css"),
    include_str!("../assets/pictures/scenes.css"),
);

/// The client: one module.
pub const CLIENT_JS: &str = concat!(
    include_str!("../assets/js/choose.js"),
    include_str!("../assets/js/act.js"),
    include_str!("../assets/js/reach.js"),
    include_str!("../assets/js/ask.js"),
    include_str!("../assets/js/stage.js"),
    include_str!("../assets/js/motion.js"),
    include_str!("../assets/js/news.js"),
    include_str!("../assets/js/sound.js"),
    include_str!("../assets/js/moment.js"),
    include_str!("../assets/js/clock.js"),
    include_str!("../assets/js/chat.js"),
    include_str!("../assets/js/live.js"),
    include_str!("../assets/js/replay.js"),
    include_str!("../assets/js/comfort.js"),
    include_str!("../assets/js/tour.js"),
    include_str!("../assets/js/start.js"),
);

/// What only the page about notices needs.
const PUSH_JS: &str = include_str!("../assets/push.js");
/// What runs in a browser when no page is open.
pub const WORKER_JS: &str = include_str!("../assets/worker.js");

/// The icon of the tab.
pub const FAVICON_SVG: &str = include_str!("../assets/favicon.svg");
/// The icon of the tab while it is the viewer's turn.
pub const FAVICON_TURN_SVG: &str = include_str!("../assets/favicon-turn.svg");

/// A file that pages ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name: `app.css`.
    pub name: String,
    /// What it is.
    pub content_type: &'static str,
    /// Its text.
    pub content: String,
    /// Its address, `/assets/app.0123456789ab.css`. It may be cached for ever.
    pub path: String,
}

/// The name of the style of a game's boards.
pub(crate) fn style_name(slug: &str) -> String {
    format!("{slug}.css")
}

/// The name of the file with the pictures of a game.
pub(crate) fn pictures_name(slug: &str) -> String {
    format!("{slug}-pictures.svg")
}

/// A style without what is for its authors: comments, indentation, room around signs. What stands in quotes has none of it.
fn lean(style: &str) -> String {
    let mut code = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, comment)) = rest.split_once("/*") {
        code.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code.push_str(rest);
    let lines: Vec<&str> = code.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut code = lines.join("\n");
    for (wide, narrow) in
        [(" {", "{"), ("{ ", "{"), (" }", "}"), ("; ", ";"), (";}", "}"), (": ", ":"), (", ", ",")]
    {
        code = code.replace(wide, narrow);
    }
    code
}

/// All of them.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let css = "text/css; charset=utf-8";
    let common = [
        ("app.css", css, CSS),
        ("stage.css", css, STAGE_CSS),
        ("client.js", "text/javascript; charset=utf-8", CLIENT_JS),
        ("push.js", "text/javascript; charset=utf-8", PUSH_JS),
        ("favicon.svg", "image/svg+xml", FAVICON_SVG),
        ("favicon-turn.svg", "image/svg+xml", FAVICON_TURN_SVG),
    ];
    let make = |name: String, content_type: &'static str, content: String| {
        let content = if content_type == css { lean(&content) } else { content };
        let hash = to_hex(&sha256(content.as_bytes()));
        let (stem, extension) = name.rsplit_once('.').unwrap_or((&name, ""));
        let path = format!("/assets/{stem}.{}.{extension}", &hash[..12]);
        Asset { name, content_type, content, path }
    };
    let common = common.map(|(name, kind, content)| make(name.to_owned(), kind, content.to_owned()));
    let styles = looks().into_iter().map(|look| make(style_name(look.slug), css, look.style.concat()));
    let pictures = looks()
        .into_iter()
        .filter_map(|look| Some(make(pictures_name(look.slug), "image/svg+xml", look.pictures?.to_owned())));
    common.into_iter().chain(styles).chain(pictures).collect()
});

/// All assets.
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The address of an asset.
///
/// # Panics
/// If there is no asset of this name.
pub fn asset_path(name: &str) -> &'static str {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    &asset.expect("the asset exists").path
}

/// The asset at an address made by [`asset_path`].
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}
