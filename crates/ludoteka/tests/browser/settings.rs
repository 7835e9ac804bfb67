//! Language and appearance stay as chosen.

use serde_json::json;

use crate::person::Shape;
use crate::world::run;

#[test]
fn language_and_appearance_survive_a_reload() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        person.visit("/").await;
        let english = person.text("h1").await;
        for language in ["pl", "de", "fr"] {
            person.click("details.menu summary").await;
            person.click(&format!("button[name=language][value={language}]")).await;
            person
                .until("the language", &format!("return document.documentElement.lang === '{language}'"))
                .await;
            assert_ne!(person.text("h1").await, english);
            person.reload().await;
            assert_eq!(person.js("return document.documentElement.lang").await, json!(language));
        }
        let paper = "return getComputedStyle(document.body).backgroundColor";
        let mut papers = Vec::new();
        for theme in ["light", "dark"] {
            person.click("details.menu summary").await;
            person.click(&format!("button[name=theme][value={theme}]")).await;
            person
                .until("the theme", &format!("return document.documentElement.dataset.theme === '{theme}'"))
                .await;
            person.reload().await;
            assert_eq!(person.js("return document.documentElement.dataset.theme").await, json!(theme));
            papers.push(person.js(paper).await);
        }
        assert_ne!(papers[0], papers[1]);
        // Both hold on a board too, and switching there leads back to it.
        person.click("form[action=\"/new\"] button.primary").await;
        person.see("[data-phase=draft]").await;
        assert_eq!(person.js("return document.documentElement.lang").await, json!("fr"));
        assert_eq!(person.js(paper).await, papers[1]);
        let path = person.path().await;
        person.click("details.menu summary").await;
        person.click("button[name=language][value=en]").await;
        person.until("English", "return document.documentElement.lang === 'en'").await;
        assert_eq!(person.path().await, path);
        person.picture("draft-dark").await;
    });
}
