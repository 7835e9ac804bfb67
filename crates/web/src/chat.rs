//! What people at a table say to each other, and where they say it.

use engine::Seat;
use maud::{Markup, html};
use seating::Sign;

use crate::context::Context;
use crate::game_page::{Area, Scene};
use crate::patch::Region;
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
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// The region with the messages; nothing for those who may not read them.
pub fn chat_region(context: &Context, table: &TableInfo) -> Region {
    Region::new("chat", Area::Sheet, messages(&Scene::new(context, table)))
}

fn messages(scene: &Scene<'_>) -> Markup {
    let (table, texts) = (scene.table, scene.texts);
    let chat = &table.chat;
    html! {
        @if chat.is_open {
            ol.chat data-chat tabindex="0" aria-label=(texts.text("chat-title")) {
                @for line in chat.lines.iter().rev() {
                    li data-number=(line.number) data-mine[line.seat.is_some() && line.seat == table.me] {
                        @match line.seat {
                            Some(seat) => { (scene.face(seat)) span.said { (scene.name(seat)) ": " (words(&line.words, texts)) } }
                            None => span.said { b.who { (line.name) } " (" (texts.text("replay-spectator")) "): " (words(&line.words, texts)) },
                        }
                    }
                }
            }
            @if !chat.others.is_empty() {
                details.chat-mute data-keep="mute" { summary { (texts.text("chat-mute")) }
                    @for (seat, is_muted) in &chat.others {
                        form method="post" action=(route::mute(&table.id)) data-post {
                            input type="hidden" name="seat" value=(seat);
                            button name="muted" value=(if *is_muted { "no" } else { "yes" }) aria-pressed=(is_muted) { (table.name(*seat)) }
                        }
                    }
                }
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
    let region = chat_region(context, table);
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
