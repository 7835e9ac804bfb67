//! Language, appearance and sound stay as chosen; a browser is asked for notices only because somebody wants them.

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
        person.see("[data-thing^=pack-]").await;
        assert_eq!(person.js("return document.documentElement.lang").await, json!("fr"));
        assert_eq!(person.js(paper).await, papers[1]);
        let path = person.path().await;
        person.click("details.table-menu summary").await;
        person.click("button[name=language][value=en]").await;
        person.until("English", "return document.documentElement.lang === 'en'").await;
        assert_eq!(person.path().await, path);
    });
}

#[test]
fn sound_and_notices_wait_until_they_are_wanted() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        // The browser's own question is counted instead of asked.
        let count = "window.asked = 0; window.Notification = class { static permission = 'default';
            static async requestPermission() { window.asked += 1; window.Notification.permission = 'granted'; return 'granted'; } };
            window.sounded = 0; window.AudioContext = class extends window.AudioContext { constructor() { super(); window.sounded += 1; } };";
        person.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": count })).await;
        person.open_table("Ada", &["me", "bot-beginner"]).await;
        person.decide(&mut crate::play::Taste(3)).await;
        person.wait_asked().await;
        assert_eq!(
            person.js("return [window.asked, window.sounded]").await,
            json!([0, 0]),
            "nothing by itself"
        );
        let pressed = "return document.querySelector('[data-sound]').getAttribute('aria-pressed')";
        assert_eq!(person.js(pressed).await, "false");
        person.click("[data-sound]").await;
        assert_eq!(person.js(pressed).await, "true");
        assert_eq!(person.js("return window.sounded").await, 1, "it is heard at once");
        person.click(".table-menu summary").await;
        person.click("label:has([data-setting=notify])").await;
        person.until("the wish", "return localStorage.getItem('notify') === 'yes'").await;
        assert_eq!(person.js("return window.asked").await, 1);
        person.reload().await;
        person.wait_asked().await;
        assert_eq!(person.js(pressed).await, "true", "sound is remembered");
        assert_eq!(person.js("return window.asked").await, 0, "and nobody is asked again");
        person.click("[data-sound]").await;
        person.reload().await;
        person.wait_asked().await;
        assert_eq!(person.js(pressed).await, "false");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}

#[test]
fn a_browser_subscribes_to_notices_only_when_its_button_is_pressed() {
    run(async |world| {
        let person = world.person(Shape::Desk).await;
        // The browser's own question is counted instead of asked, and its push service is elsewhere.
        let count = "window.asked = 0; window.subscribed = 0; window.Notification = class { static permission = 'default';
            static async requestPermission() { window.asked += 1; return 'granted'; } };
            window.PushManager.prototype.subscribe = async (options) => { window.subscribed += 1;
                const keys = { p256dh: 'BA' + 'A'.repeat(85), auth: 'A'.repeat(22) };
                if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error('options');
                return { toJSON: () => ({ endpoint: 'https://push.example.org/x', keys }) }; };";
        person.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": count })).await;
        person.open_table("Ada", &["me", "friend"]).await;
        person.visit("/notices").await;
        person.until("the button", "return !document.querySelector('form[data-push] button').disabled").await;
        let told = "return [window.asked, window.subscribed]";
        assert_eq!(person.js(told).await, json!([0, 0]), "nothing by itself");
        person.click("form[data-push] button").await;
        person.until("the wish", "return location.search === '?said=kept'").await;
        let worker = "return navigator.serviceWorker.getRegistration().then((found) => Boolean(found))";
        assert_eq!(person.js(worker).await, true, "something runs without a page");
        person.reload().await;
        assert_eq!(person.js(told).await, json!([0, 0]), "and nobody is asked again");
        assert_eq!(person.complaints().await, Vec::<String>::new());
    });
}
