//! The pages around the tables in all languages, on a desk and on a phone. Boards have `stage`.

use crate::inspect::SHAPES;
use crate::person::Person;
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
            problems.extend(person.inspect("rules", "/rules/goennen").await);
            let guides: &[&str] =
                if index == 0 { &["cv"] } else { &["kosmopolis", "cv", "cvlizations", "goennen"] };
            for game in guides {
                let path = format!("/guide/{game}");
                problems.extend(person.inspect(&format!("illustrated rules of {game}"), &path).await);
                assert!(
                    person.count(".board-figure .figure-board").await >= 2,
                    "{game} has pictures of its board"
                );
            }
            problems.extend(person.inspect("new table alone", "/new?game=goennen&players=1").await);
            problems.extend(person.inspect("home", "/").await);
            problems
                .extend(person.inspect("shared lobby", &format!("{}?watch=yes", lobbies[1 - index])).await);
            person.visit("/").await;
        }
        must_be_fine(&problems);
    });
}
