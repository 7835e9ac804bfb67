//! Style, client and icons, compiled in, with names that change with their content.

use std::sync::LazyLock;

use engine::{sha256, to_hex};

use crate::game::looks;

/// The style of all pages: what is common, then what each game adds.
pub static CSS: LazyLock<String> = LazyLock::new(|| {
    let common = [
        include_str!("../assets/css/base.css"),
        include_str!("../assets/css/page.css"),
        include_str!("../assets/css/table.css"),
    ];
    common.into_iter().chain(looks().iter().flat_map(|look| look.style.iter().copied())).collect()
});

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
/// The icon of the tab while it is the viewer's turn.
pub const FAVICON_TURN_SVG: &str = include_str!("../assets/favicon-turn.svg");

/// A file that pages ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name in the sources: `app.css`.
    pub name: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// Its text.
    pub content: &'static str,
    /// Its address, `/assets/app.0123456789ab.css`. It may be cached for ever.
    pub path: String,
}

/// All of them.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files: [(&str, &str, &'static str); 4] = [
        ("app.css", "text/css; charset=utf-8", &CSS),
        ("client.js", "text/javascript; charset=utf-8", CLIENT_JS),
        ("favicon.svg", "image/svg+xml", FAVICON_SVG),
        ("favicon-turn.svg", "image/svg+xml", FAVICON_TURN_SVG),
    ];
    let make = |(name, content_type, content): (&'static str, &'static str, &'static str)| {
        let hash = to_hex(&sha256(content.as_bytes()));
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        Asset { name, content_type, content, path: format!("/assets/{stem}.{}.{extension}", &hash[..12]) }
    };
    files.map(make).to_vec()
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
