//! Writes the gallery into a folder, to look at it in a browser:
//! `cargo run -p gallery --example demo -- FOLDER [LANGUAGE] [THEME] [GAME]`. The pictures of cards come from a file of
//! their own, which browsers load from a server only: `python3 -m http.server -d FOLDER` is one.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use games::AnyGame;
use web::{Markup, Theme};

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "demo".to_owned()));
    let language = web::pick_language(&args.next().unwrap_or_default(), None);
    let theme = Theme::of_word(&args.next().unwrap_or_default());
    let wanted = args.next();
    fs::create_dir_all(folder.join("assets"))?;
    for asset in web::assets() {
        fs::write(folder.join(asset.path.trim_start_matches('/')), &asset.content)?;
    }
    let context = gallery::context(language, theme);
    let mut failed = Ok(());
    let mut show = |name: &str, page: &Markup| {
        if failed.is_ok() {
            failed = write(&folder, name, &page.0);
        }
    };
    gallery::house(&context, &mut show);
    for game in AnyGame::in_every_mode() {
        if wanted.as_deref().is_none_or(|slug| game.info().slug == slug) {
            gallery::boards(&game, &context, &mut show);
        }
    }
    failed
}

/// Nothing is live beside a server that only knows files.
fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), html.replace(" data-live=", " data-was-live="))
}
