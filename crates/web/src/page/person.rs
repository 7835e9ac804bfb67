//! The fields in which a person says who they are.

use maud::{Markup, html};
use seating::PlayerColour;

use crate::context::{Context, colour_name};
use crate::game_page::face_of;
use crate::icon;

/// The longest name, in characters.
pub(super) const NAME_LENGTH_MAX: usize = 24;

/// What this browser adds to the table's secret; the client fills it in when the form is sent.
pub(super) fn nonce() -> Markup {
    html! { input type="hidden" name="nonce" value="" data-nonce; }
}

/// Name and colour; colours that are taken cannot be chosen. What was typed before goes before what is known.
pub(super) fn fields(
    context: &Context,
    taken: &[PlayerColour],
    typed_name: Option<&str>,
    typed_colour: Option<&str>,
) -> Markup {
    let texts = context.texts();
    let known = context.me.as_ref();
    let name = typed_name.or(known.map(|me| me.name.as_str())).unwrap_or_default();
    let is_free = |colour: PlayerColour| !taken.contains(&colour);
    let wanted = typed_colour.and_then(PlayerColour::of_word).or(known.map(|me| me.colour));
    let wanted = wanted.filter(|&colour| is_free(colour));
    let chosen = wanted.or_else(|| PlayerColour::ALL.into_iter().find(|&colour| is_free(colour)));
    html! {
        (nonce())
        (icon::faces())
        label.field { span { (texts.text("person-name")) }
            input name="name" required maxlength=(NAME_LENGTH_MAX) value=(name) autocomplete="nickname";
        }
        fieldset.colours { legend { (texts.text("person-colour")) }
            @for colour in PlayerColour::ALL {
                label.colour-choice title=(colour_name(colour, texts)) {
                    input type="radio" name="colour" value=(colour.word()) checked[chosen == Some(colour)]
                        disabled[!is_free(colour)];
                    span.swatch.{ "player-" (colour.word()) } { (face_of(colour)) } span.sr { (colour_name(colour, texts)) }
                }
            }
        }
    }
}
