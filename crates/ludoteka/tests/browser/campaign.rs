//! The campaign of a game for one: begun by its button, its page, and on to the next level.

use crate::person::Shape;
use crate::world::run;

#[test]
fn a_campaign_goes_on_from_level_to_level() {
    run(async |world| {
        let person = world.person(Shape::Phone).await;
        person.visit("/new?game=goennen&players=1").await;
        person.write("input[name=name]", "Ada").await;
        person.click("button[name=campaign]").await;
        person.until("a table", "return location.pathname.startsWith('/t/')").await;
        let table = person.table().await;
        person.wait_asked().await;
        // The way to its page is in the menu of the table.
        let page = person
            .js("return document.querySelector('.table-menu a[href^=\"/campaign/\"]')?.getAttribute('href')")
            .await;
        let page = page.as_str().expect("a link to the campaign").to_owned();
        let mut problems = person.inspect("campaign", &page).await;
        person.visit(&page).await;
        assert!(person.text(".campaign h1").await.contains("Gönnen"));
        let begun = person.text(".campaign").await;
        let narrow = "return [...document.querySelectorAll('.campaign ol > li')].filter((level) => level.offsetWidth < 250).length";
        assert!(person.count(".campaign ol > li").await >= 7);
        assert_eq!(person.js(narrow).await, 0, "every level has a line of its own");
        // A level that is being played is gone back to.
        person.click(".campaign a.primary").await;
        person.wait_asked().await;
        assert_eq!(person.table().await, table);

        assert_eq!(person.fast_forward(&table, &[], "").await, "over");
        person.visit(&format!("/t/{table}/result")).await;
        person.click(&format!("a.primary[href=\"{page}\"]")).await;
        person.see(".campaign").await;
        assert_ne!(person.text(".campaign").await, begun, "the path says how it went");
        problems.extend(person.inspect("campaign after a level", &page).await);
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        person.visit(&page).await;
        person.click(".campaign form button.primary").await;
        person.until("the next table", "return location.pathname.startsWith('/t/')").await;
        person.wait_asked().await;
        assert_ne!(person.table().await, table, "the next level is a table of its own");
        assert_eq!(person.complaints().await, Vec::<String>::new());

        // Others may look, and not go on.
        let other = world.person(Shape::Desk).await;
        other.visit(&page).await;
        other.see(".campaign").await;
        assert_eq!(other.count(".campaign form").await, 0);
    });
}
