//! What programs up to 0.5 kept in files of the data directory: a file for each person and one for the key. They are
//! brought into the store once, and then removed.

use std::fs;
use std::io;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use store::{PlayerHash, SecretText, Store, StoreError};

use super::{PUSH_KEY, Wishes, push_key};

/// The folder in the data directory.
pub(super) const FOLDER: &str = "notices";
const KEY: &str = "push.key";

/// Brings the files into the store. What the store knows already wins. A file that cannot be read stays where it is.
pub(super) async fn take_over(store: &dyn Store, folder: &Path) -> Result<(), StoreError> {
    let Ok(files) = fs::read_dir(folder) else { return Ok(()) };
    let key = fs::read(folder.join(KEY)).ok().map(|bytes| SecretText::new(STANDARD.encode(bytes)));
    if let Some(key) = &key {
        store.keep_secret(PUSH_KEY, key.clone(), false).await?;
    }
    // Browsers take pushes only from the key they subscribed to; where several nodes had one each, one stays.
    let is_known_to_browsers = key.is_some() && push_key(store).await? == key;
    let (mut taken, mut unreadable) = (0, 0);
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        let name =
            path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".json"));
        let Some(player) = name.and_then(PlayerHash::parse) else { continue };
        match fs::read(&path)
            .and_then(|bytes| serde_json::from_slice::<Wishes>(&bytes).map_err(io::Error::other))
        {
            Ok(mut wishes) => {
                if !is_known_to_browsers {
                    wishes.browsers.clear();
                }
                if store.wishes(player).await?.is_none() {
                    store.put_wishes(player, wishes.stored()).await?;
                }
                let _ = fs::remove_file(&path);
                taken += 1;
            }
            Err(_) => unreadable += 1,
        }
    }
    // The key goes last: until then all this can be done again. The folder goes if it is empty.
    let _ = fs::remove_file(folder.join(KEY));
    let _ = fs::remove_dir(folder);
    tracing::info!(taken, unreadable, "what people wish to be told by is in the database now");
    Ok(())
}
