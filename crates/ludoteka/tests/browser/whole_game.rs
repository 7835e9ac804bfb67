//! Two people in two browsers play a whole game, touching what is lit, and prove it afterwards.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::person::{Person, Shape};
use crate::play::{BOARD, Taste};
use crate::world::{PATIENCE, World, run};

/// Opens a table of two: the host by the form, the guest by the link that the lobby shows.
pub(crate) async fn table_of_two(world: &mut World) -> (Person, Person) {
    let host = world.person(Shape::Desk).await;
    let guest = world.person(Shape::Desk).await;
    host.open_table("Ada", &["me", "friend"]).await;
    let link = host.until("a link", "return document.querySelector('[data-select]')?.value").await;
    guest.client.goto(link.as_str().unwrap()).await.unwrap();
    guest.write("input[name=name]", "Bruno").await;
    guest.click("label:has(input[name=colour][value=violet])").await;
    guest.click("form[action$=\"/join\"] button.primary").await;
    guest.see("[data-region=lobby]").await;
    // The host sees the guest come without loading anything.
    host.until(
        "the guest",
        "return document.querySelector('[data-region=lobby]').innerText.includes('Bruno')",
    )
    .await;
    host.click("form[action$=\"/start\"] button.primary").await;
    for person in [&host, &guest] {
        person.until("a board", "return Boolean(document.querySelector('[data-region=capital]'))").await;
        person.js("window.wasNotReloaded = true").await;
    }
    (host, guest)
}

#[test]
fn two_people_play_a_whole_game_and_prove_it() {
    run(async |world| {
        let (host, guest) = table_of_two(world).await;
        let people = [&host, &guest];
        let mut taste = Taste(3);
        let mut seen_count = 0;
        let start = Instant::now();
        while !host.is_over().await {
            if start.elapsed() > Duration::from_secs(1800) {
                host.give_up(&format!("the game to end after {seen_count} moves")).await;
            }
            let mut has_acted = false;
            for (index, actor) in people.into_iter().enumerate() {
                if actor.asked().await.is_none() {
                    continue;
                }
                let other = people[1 - index];
                // That somebody has chosen is a sign without words, so the markup is compared.
                let before = other.js(BOARD).await;
                actor.decide(&mut taste).await;
                let script = format!("return document.querySelector('main').innerHTML !== {before}");
                other.until("the other's move", &script).await;
                seen_count += 1;
                has_acted = true;
            }
            if !has_acted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        // Three rounds with two drafts and at least eleven turns.
        assert!(seen_count >= 3 * (2 * 2 + 11), "{seen_count} moves");
        for person in people {
            person.until("the end", crate::play::IS_OVER).await;
            assert_eq!(person.js("return window.wasNotReloaded").await, true, "everything came live");
            assert_eq!(person.complaints().await, Vec::<String>::new());
            // The podium comes by itself and is left like any moment.
            person.click("dialog.moment .main").await;
            person.click(".act a.main[href$=\"/result\"]").await;
            person.see("table.standings").await;
            assert_eq!(person.count("table.standings tbody tr").await, 2);
        }
        assert!(host.text("table.standings").await.contains("Bruno"));
        assert_eq!(host.text("h1").await, guest.text("h1").await);

        host.click("a[download]").await;
        let record = downloaded(&world.downloads(&host)).await;
        let proof = Command::new(env!("CARGO_BIN_EXE_ludoteka")).arg("verify").arg(&record).output().unwrap();
        assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stderr));
        // One word changed, and it proves nothing.
        let text = fs::read_to_string(&record).unwrap();
        let forged =
            if text.contains("capital") { text.replacen("capital", "hometown", 1) } else { text + "x" };
        fs::write(&record, forged).unwrap();
        let proof = Command::new(env!("CARGO_BIN_EXE_ludoteka")).arg("verify").arg(&record).output().unwrap();
        assert!(!proof.status.success());

        // A rematch waits for those who play it: the guest asks, the host agrees, the guest starts.
        guest.click("form[action$=\"/rematch\"] button").await;
        guest.see(".lobby-seats").await;
        host.visit(&guest.path().await).await;
        host.click("form[action$=\"/join\"] button.primary").await;
        guest.click("form[action$=\"/start\"] button.primary").await;
        guest.see("[data-thing^=pack-]").await;
        assert_eq!(guest.js("return document.body.dataset.live !== undefined").await, json!(true));
    });
}

/// The file that was downloaded, once it is whole.
async fn downloaded(directory: &Path) -> std::path::PathBuf {
    let start = Instant::now();
    loop {
        let files: Vec<_> =
            fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        let record = files.iter().find(|path| path.extension().is_some_and(|extension| extension == "rec"));
        if let Some(record) = record
            && fs::metadata(record).is_ok_and(|data| data.len() > 0)
        {
            return record.clone();
        }
        assert!(start.elapsed() < PATIENCE, "a download, but there is {files:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
