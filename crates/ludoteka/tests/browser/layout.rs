//! All pages in all languages, on a desk and on a phone.

use crate::inspect::SHAPES;
use crate::person::{Person, Shape};
use crate::world::run;

fn must_be_fine(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn pages_around_the_table_fit_every_screen() {
    run(async |world| {
        let mut people: Vec<Person> = Vec::new();
        let mut lobbies = Vec::new();
        let mut problems = Vec::new();
        for shape in SHAPES {
            let person = world.person(shape).await;
            person.open_table("Maximiliana-Theodora", &["me", "friend", "friend", "bot-expert"]).await;
            lobbies.push(person.path().await);
            people.push(person);
        }
        for (index, person) in people.iter().enumerate() {
            problems.extend(person.inspect("lobby", &lobbies[index]).await);
            problems.extend(person.inspect("join", &lobbies[1 - index]).await);
            problems.extend(person.inspect("new table", "/new?game=kosmopolis").await);
            problems.extend(person.inspect("rules", "/rules/kosmopolis").await);
            problems.extend(person.inspect("home", "/").await);
            problems
                .extend(person.inspect("shared lobby", &format!("{}?watch=yes", lobbies[1 - index])).await);
            person.visit("/").await;
            if person.shape == Shape::Phone {
                person.picture("home").await;
            }
        }
        must_be_fine(&problems);
    });
}

#[test]
fn pages_at_the_table_fit_every_screen() {
    run(async |world| {
        let mut problems = Vec::new();
        for shape in SHAPES {
            let person = world.person(shape).await;
            person
                .open_table("Maximiliana-Theodora", &["me", "bot-beginner", "bot-beginner", "bot-beginner"])
                .await;
            let path = person.path().await;
            let table = person.table().await;
            person.wait_asked().await;
            if shape == Shape::Phone {
                person.picture("draft").await;
            }
            problems.extend(person.inspect("draft", &path).await);
            person.fast_forward(&table, &[], "hometown").await;
            problems.extend(person.inspect("play", &path).await);
            // The second draft shows the end of the first round above it.
            person.fast_forward(&table, &["hometown", "lay", "take"], "keep").await;
            person.visit(&path).await;
            person.wait_asked().await;
            person.picture("round-end").await;
            problems.extend(person.inspect("round end", &path).await);
            person.fast_forward(&table, &[], "hometown").await;
            person.visit(&path).await;
            person.wait_asked().await;
            if shape == Shape::Phone {
                person.picture("play").await;
            }
            problems.extend(person.inspect("second round", &path).await);
            person.fast_forward(&table, &[], "").await;
            problems.extend(person.inspect("over", &path).await);
            problems.extend(person.inspect("result", &format!("{path}/result")).await);
            if shape == Shape::Phone {
                person.visit(&format!("{path}/result")).await;
                person.picture("end").await;
            }
            for replay in ["line=0", "line=30&seat=1", "line=60&seat=2", "line=10000"] {
                problems.extend(person.inspect("replay", &format!("{path}/replay?{replay}")).await);
            }
            problems.extend(person.inspect("home with tables", "/").await);
        }
        must_be_fine(&problems);
    });
}

#[test]
fn the_saving_of_columns_fits_every_screen() {
    run(async |world| {
        let mut problems = Vec::new();
        for shape in SHAPES {
            let person = world.person(shape).await;
            // Whoever collects markers and builds at home is asked sooner or later what to save.
            let path = loop {
                person.open_table("Ada", &["me", "here=Bruno", "here=Celina"]).await;
                let table = person.table().await;
                problems.extend(person.inspect("curtain", &format!("/t/{table}")).await);
                let wishes = ["keep y", "capital y"];
                if person.fast_forward(&table, &wishes, "save").await == "save" {
                    break format!("/t/{table}");
                }
            };
            person.visit(&path).await;
            person.wait_asked().await;
            person.picture("save").await;
            problems.extend(person.inspect("save", &path).await);
        }
        must_be_fine(&problems);
    });
}
