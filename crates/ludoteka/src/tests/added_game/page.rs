//! What a game adds to be shown in the browser.

use engine::Seat;
use maud::{Markup, html};
use web::{Area, Drawing, GamePage, GuideStep, Scene, Texts};

use super::pile::{Action, Pile, Token, View};

/// The card of a kind in one's own hand, as a thing to touch.
fn card(kind: u8) -> String {
    format!("card-{kind}")
}

impl GamePage for Pile {
    const STYLE: &'static [&'static str] = &[".pile { display: grid }"];

    fn picture() -> Markup {
        html! { svg viewBox="0 0 1 1" {} }
    }

    fn blurb(texts: Texts) -> String {
        texts.text("pile-standard")
    }

    fn minutes() -> (u32, u32) {
        (1, 2)
    }

    fn sprite() -> Markup {
        html! {}
    }

    fn board(&self, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
        let hand = view.me.and_then(|me| view.seats[me].hand);
        let html = html! {
            @for seat in Seat::all(self.players) { (scene.badge(seat)) }
            button data-thing="table" {} button data-thing="deck" {}
            @for kind in hand.into_iter().flat_map(|hand| hand.kinds()) { button data-thing=(card(kind)) {} }
        };
        drawing.whole("board", Area::Common, html);
    }

    fn steps(&self, _: &View, action: Action) -> Vec<Vec<String>> {
        match action {
            Action::Keep(kind) => vec![vec![card(kind)]],
            Action::Play(kind) => vec![vec![card(kind)], vec!["table".to_owned()]],
            Action::Bury(kind) => vec![vec![card(kind)], vec!["deck".to_owned()]],
            Action::Done | Action::Twin(_) | Action::Spaced | Action::Many(_) => Vec::new(),
        }
    }

    fn thing(&self, thing: &str, _: Texts) -> String {
        thing.to_owned()
    }

    fn chip(&self, token: Token, texts: Texts) -> Markup {
        html! { b { (phrases::plain(self, &engine::Phrase::new("pile-do-keep").with("card", token), texts.language())) } }
    }

    fn guide(_: Texts) -> Vec<GuideStep> {
        Vec::new()
    }
}
