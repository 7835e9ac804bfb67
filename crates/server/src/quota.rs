//! How many tables somebody may have open.

use std::sync::Arc;

use engine::sha256;
use store::{Filter, OpenedBy, PlayerHash, Status};

use crate::error::AppError;
use crate::live_table::lock;
use crate::tables::{BOTS_ONLY_MAX, Tables};

/// How many tables that are kept make room for others, for one person.
const KEPT_MAX: u32 = 1000;

impl Tables {
    /// Nobody may open so many tables that others have no room.
    pub(crate) async fn check_quota(self: &Arc<Tables>, host: PlayerHash) -> Result<OpenedBy, AppError> {
        let mut opened = self.store.opened_by(host).await?;
        if opened.tables >= self.timing.tables_max || opened.bots_only >= BOTS_ONLY_MAX {
            opened = self.opened_without_kept(host).await?;
        }
        if opened.tables < self.timing.tables_max { Ok(opened) } else { Err(AppError::TooMany) }
    }

    /// How many tables somebody has open that this program can go on with. The others wait for the program that wrote
    /// them, and nobody here can close them.
    async fn opened_without_kept(self: &Arc<Tables>, host: PlayerHash) -> Result<OpenedBy, AppError> {
        let mut opened = OpenedBy::default();
        let limit = self.timing.tables_max.saturating_add(KEPT_MAX);
        for row in self.store.list(Filter::OpenedBy(host), limit).await? {
            let mark = sha256(row.id.as_bytes());
            let is_sound = lock(&self.sound).get(&mark).is_some();
            if !is_sound {
                match self.get(&row.id).await {
                    Err(AppError::Kept(_)) => continue,
                    Ok(_) => lock(&self.sound).insert(mark, ()),
                    // What cannot be looked at now counts.
                    Err(_) => {}
                }
            }
            opened.tables += 1;
            opened.bots_only += u32::from(row.summary.disposable && row.summary.status == Status::Playing);
        }
        Ok(opened)
    }
}
