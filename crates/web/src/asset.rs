//! Style, client and icons, compiled in, with names that change with their content.

use std::sync::LazyLock;

use engine::{sha256, to_hex};

/// The style of all pages.
pub const CSS: &str = concat!(
    include_str!("../assets/css/base.css"),
    include_str!("../assets/css/page.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/kosmopolis.css"),
    include_str!("../assets/css/cv.css"),
    include_str!("../assets/css/cv-card.css"),
);

/// The client: one module.
pub const CLIENT_JS: &str = concat!(
    include_str!("../assets/js/choose.js"),
    include_str!("../assets/js/act.js"),
    include_str!("../assets/js/motion.js"),
    include_str!("../assets/js/live.js"),
    include_str!("../assets/js/comfort.js"),
    include_str!("../assets/js/start.js"),
);

/// The icon of the tab.
pub const FAVICON_SVG: &str = include_str!("../assets/favicon.svg");
/// The icon of the tab while it is one's turn.
pub const FAVICON_TURN_SVG: &str = include_str!("../assets/favicon-turn.svg");

/// A file that pages ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name in the sources: `app.css`.
    pub name: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub content: &'static str,
}

/// All of them.
pub const ASSETS: [Asset; 4] = [
    Asset { name: "app.css", content_type: "text/css; charset=utf-8", content: CSS },
    Asset { name: "client.js", content_type: "text/javascript; charset=utf-8", content: CLIENT_JS },
    Asset { name: "favicon.svg", content_type: "image/svg+xml", content: FAVICON_SVG },
    Asset { name: "favicon-turn.svg", content_type: "image/svg+xml", content: FAVICON_TURN_SVG },
];

static PATHS: LazyLock<[String; ASSETS.len()]> = LazyLock::new(|| {
    ASSETS.map(|asset| {
        let hash = to_hex(&sha256(asset.content.as_bytes()));
        let (stem, extension) = asset.name.rsplit_once('.').unwrap_or((asset.name, ""));
        format!("/assets/{stem}.{}.{extension}", &hash[..12])
    })
});

/// The address of an asset: `/assets/app.0123456789ab.css`. It may be cached for ever.
///
/// # Panics
/// If there is no asset of this name.
pub fn asset_path(name: &str) -> &'static str {
    let index = ASSETS.iter().position(|asset| asset.name == name).expect("the asset exists");
    &PATHS[index]
}

/// The asset at an address made by [`asset_path`].
pub fn asset(path: &str) -> Option<&'static Asset> {
    PATHS.iter().position(|known| known == path).map(|index| &ASSETS[index])
}
