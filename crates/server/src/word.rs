//! Words between nodes that are not worth keeping: which seat a shared device shows, how quickly bots move, who is there,
//! who signed out. A node that misses one goes on with what it knew.

use std::sync::Arc;

use engine::Seat;
use seating::Stage;
use store::{Player, PlayerHash};

use crate::error::AppError;
use crate::live_table::{LiveTable, Pace};
use crate::log_entry::seat_of;
use crate::tables::Tables;

/// What stands for the table where nodes speak of something else.
const NO_TABLE: &str = "-";

impl Tables {
    /// Tells the other nodes which seat a shared device shows, so that any of them can answer it.
    pub(crate) async fn tell_shown(&self, live: &LiveTable, player: PlayerHash, seat: Seat) {
        if self.is_shared {
            let word = format!("shows {player} {seat}");
            let _ = self.store.tell(&live.now().about.id, &word).await;
        }
    }

    /// Tells the other nodes whether somebody is connected here, where it shows: in a lobby. Whoever comes asks who else is
    /// there.
    pub(crate) fn tell_presence(self: &Arc<Tables>, live: &Arc<LiveTable>, player: PlayerHash) {
        let state = live.now();
        if !self.is_shared || state.stage != Stage::Lobby || state.seats_of(player).is_empty() {
            return;
        }
        let (tables, id) = (self.clone(), state.about.id.clone());
        let words = match live.is_present(player) {
            true => vec![format!("here {player}"), "who".to_owned()],
            false => vec![format!("gone {player}")],
        };
        tokio::spawn(async move {
            for word in words {
                let _ = tables.store.tell(&id, &word).await;
            }
        });
    }

    /// Tells the other nodes how quickly the bots of a table move from now on.
    pub(crate) async fn tell_pace(&self, live: &LiveTable, pace: Pace) {
        live.set_pace(pace);
        if self.is_shared {
            let _ = self.store.tell(&live.now().about.id, &format!("pace {}", pace.word())).await;
        }
    }

    /// Somebody signs out: their cookie counts for nobody from now on, at no node.
    pub(crate) async fn sign_out(&self, player: PlayerHash) -> Result<(), AppError> {
        if let Some(notices) = self.notices.get() {
            notices.set_wishes(player, &Default::default()).await?;
        }
        let tell = async || match self.is_shared {
            true => self.store.tell(NO_TABLE, &format!("out {player}")).await,
            false => Ok(()),
        };
        // If it cannot be told they hear so, and sign out again.
        tell().await?;
        if let Some(known) = self.store.get_player(player).await? {
            // Who has no name is nobody.
            self.store.put_player(Player { name: String::new(), ..known }).await?;
        }
        self.people.forget(player);
        // Who came to another node in between was looked up there once more.
        Ok(tell().await?)
    }

    /// Another node said something.
    pub(crate) fn hear_word(self: &Arc<Tables>, table: &str, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        if let ["out", player] = words[..]
            && let Some(player) = PlayerHash::parse(player)
        {
            self.people.forget(player);
        }
        let Some(live) = self.loaded.get(table) else { return };
        if let ["shows", player, seat] = words[..]
            && let Some(player) = PlayerHash::parse(player)
            && let Some(seat) = seat_of(seat, live.now().players())
        {
            live.show(player, seat);
        }
        if let [word @ ("here" | "gone"), player] = words[..]
            && let Some(player) = PlayerHash::parse(player)
        {
            live.note_elsewhere(player, word == "here");
        }
        if words[0] == "who" || words[0] == "gone" {
            // Whoever left another node may be here still.
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                let state = live.now();
                for player in live.all_present() {
                    if !state.seats_of(player).is_empty() {
                        let _ = tables.store.tell(&state.about.id, &format!("here {player}")).await;
                    }
                }
            });
        }
        if let ["pace", pace] = words[..]
            && let Some(pace) = Pace::of_word(pace)
        {
            live.set_pace(pace);
        }
        if let ["asks", player] = words[..]
            && let Some(player) = PlayerHash::parse(player)
            && live.is_present(player)
        {
            // Another node is about to tell somebody who looks at the table here.
            let tables = self.clone();
            tokio::spawn(async move {
                if let Some(notices) = tables.notices.get() {
                    let _ = notices.hold(&tables, &live.now().about.id, player).await;
                }
            });
        }
    }
}
