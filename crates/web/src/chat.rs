//! What people at a table say to each other, and where they say it.

use engine::Seat;
use maud::{Markup, html};
use seating::Sign;

use crate::context::Context;
use crate::game_page::{Area, Scene};
use crate::patch::{Drawing, Patches, Region, Shown};
use crate::table::TableInfo;
use crate::text::Texts;
use crate::{icon, route};

/// The longest message, as the server takes it.
const LENGTH_MAX: usize = 240;

/// What a viewer has of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChatInfo {
    /// Whether the viewer may read it.
    pub is_open: bool,
    /// Whether the viewer may write.
    pub can_say: bool,
    /// The messages, oldest first, without those of people whom the viewer has muted.
    pub lines: Vec<ChatLine>,
    /// The other people at the table, and whether the viewer has muted each.
    pub others: Vec<(Seat, bool)>,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChatLine {
    /// Rises with every message.
    pub number: u64,
    /// Whose seat it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who said it, as they are called at this table.
    pub name: String,
    /// What was said.
    pub words: ChatWords,
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ChatWords {
    /// In one's own words.
    Text(String),
    /// By a sign.
    Sign(Sign),
}

/// A sign in words.
fn sign_words(sign: Sign, texts: Texts) -> String {
    texts.text(&format!("sign-{}", sign.word()))
}

/// The region with the messages, for somebody who has `before` on the screen; nothing for those who may not read them.
pub fn chat_region(context: &Context, table: &TableInfo, before: Option<&Shown>) -> Region {
    let scene = &Scene::new(context, table);
    Drawing::new(scene, before).only("chat", Area::Sheet, |patches| {
        if table.chat.is_open {
            messages(scene, patches);
        }
    })
}

fn messages(scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let (table, texts) = (scene.table, scene.texts);
    let chat = &table.chat;
    patches.inside(
        (),
        || html! { ol.chat data-chat tabindex="0" aria-label=(texts.text("chat-title")) {} },
        |patches| {
            for line in chat.lines.iter().rev() {
                patches.patch(line, || message(line, scene));
            }
        },
    );
    if !chat.others.is_empty() {
        patches.patch(&chat.others, || {
            html! {
                details.chat-mute data-keep="mute" { summary { (texts.text("chat-mute")) }
                    @for (seat, is_muted) in &chat.others {
                        form method="post" action=(route::mute(&table.id)) data-post {
                            input type="hidden" name="seat" value=(seat);
                            button name="muted" value=(if *is_muted { "no" } else { "yes" }) aria-pressed=(is_muted) { (table.name(*seat)) }
                        }
                    }
                }
            }
        });
    }
}

fn message(line: &ChatLine, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        li data-number=(line.number) data-mine[line.seat.is_some() && line.seat == scene.table.me] {
            @match line.seat {
                Some(seat) => { (scene.face(seat)) span.said { (scene.name(seat)) ": " (words(&line.words, texts)) } }
                None => span.said { b.who { (line.name) } " (" (texts.text("replay-spectator")) "): " (words(&line.words, texts)) },
            }
        }
    }
}

fn words(words: &ChatWords, texts: Texts) -> Markup {
    html! {
        @match words {
            ChatWords::Text(text) => (text),
            ChatWords::Sign(sign) => { span.sign aria-hidden="true" { (sign.picture()) } " " (sign_words(*sign, texts)) }
        }
    }
}

/// Messages, and the place to write. What one is writing stands outside the region, so that no push takes it away.
pub(crate) fn chat(context: &Context, table: &TableInfo) -> Markup {
    let texts = context.texts();
    let region = chat_region(context, table, None);
    html! {
        @if table.chat.is_open {
            section.chat-box aria-label=(texts.text("chat-title")) {
                div.region.r-chat data-region="chat" { (region.html()) }
                @if table.chat.can_say {
                    form.chat-form method="post" action=(route::say(&table.id)) data-post data-clear {
                        input name="text" maxlength=(LENGTH_MAX) autocomplete="off" enterkeyhint="send"
                            placeholder=(texts.text("chat-write")) aria-label=(texts.text("chat-write"));
                        // Before the signs, so that it is the button that the enter key means.
                        button title=(texts.text("chat-send")) { (icon::send()) span.sr { (texts.text("chat-send")) } }
                        details.signs data-menu {
                            summary title=(texts.text("chat-signs")) { (icon::smile()) span.sr { (texts.text("chat-signs")) } }
                            div { @for sign in Sign::ALL {
                                button name="sign" value=(sign.word()) { (sign.picture()) " " (sign_words(sign, texts)) }
                            } }
                        }
                    }
                }
            }
        }
    }
}
