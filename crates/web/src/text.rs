//! The texts, from Fluent files compiled in.
//!
//! A text may hold markup (a player's name in colour, a card): the sentence is formatted with a stand-in
//! character for each piece, escaped, and the pieces are put in afterwards. So grammar and word order stay in
//! the text files, and nothing a player typed is ever read as HTML.

use std::sync::LazyLock;

use decks::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped, Render};

type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($($code:literal),*) => {
        [$([
            include_str!(concat!("../texts/", $code, "/house.ftl")),
            include_str!(concat!("../texts/", $code, "/table.ftl")),
            include_str!(concat!("../texts/", $code, "/kosmopolis.ftl")),
            include_str!(concat!("../texts/", $code, "/cv.ftl")),
        ]),*]
    };
}

/// The text files of every language, in the order of [`Language::ALL`].
pub(crate) const FILES: [[&str; 4]; 4] = files!("en", "fr", "pl", "de");

static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Language::ALL.map(bundle));

fn bundle(language: Language) -> Bundle {
    let id = language.code().parse().expect("a two-letter code is a language");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The marks that isolate directions are not needed: all four languages run from left to right.
    bundle.set_use_isolating(false);
    for file in FILES[language as usize] {
        // A test reads all files, so that here nothing can be wrong.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// What is put into a text.
#[derive(Clone, Debug)]
pub enum Arg {
    /// Words, escaped where they are shown.
    Text(String),
    /// A number, which decides about plurals.
    Number(i64),
    /// Ready HTML; only in [`Texts::html`].
    Html(Markup),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Markup> for Arg {
    fn from(markup: Markup) -> Arg {
        Arg::Html(markup)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8, u32, i32);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

/// The first stand-in for a piece of markup; what players type is rid of these characters beforehand.
const STAND_IN: u32 = 0xE000;

/// The texts in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    language: Language,
}

impl Texts {
    /// The texts in this language.
    pub fn new(language: Language) -> Texts {
        Texts { language }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.language
    }

    /// A text without gaps.
    pub fn text(self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with its gaps filled. Markup does not belong here.
    pub fn with(self, key: &str, args: &[(&str, Arg)]) -> String {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(*name, value(arg, 0));
        }
        self.format(key, &values)
    }

    /// A text as HTML, with pieces of markup in it.
    pub fn html(self, key: &str, args: &[(&str, Arg)]) -> Markup {
        let mut values = FluentArgs::new();
        for (place, (name, arg)) in args.iter().enumerate() {
            values.set(*name, value(arg, place as u32));
        }
        let escaped = self.format(key, &values).render().into_string();
        let mut html = String::with_capacity(escaped.len() + 64);
        for character in escaped.chars() {
            let place = (character as u32).wrapping_sub(STAND_IN) as usize;
            match args.get(place) {
                Some((_, Arg::Html(markup))) => html.push_str(&markup.0),
                _ => html.push(character),
            }
        }
        PreEscaped(html)
    }

    /// Names and the like as a list in words: `Ola, Jan and Eva`.
    pub fn list(self, items: &[Markup]) -> Markup {
        match items {
            [] => PreEscaped(String::new()),
            [one] => one.clone(),
            [rest @ .., last] => {
                let rest = rest.iter().map(|item| item.0.as_str()).collect::<Vec<_>>().join(", ");
                self.html("list-and", &[("rest", PreEscaped(rest).into()), ("last", last.clone().into())])
            }
        }
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = &BUNDLES[self.language as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            // Tests keep the files complete; a key is better than a page that fails.
            debug_assert!(false, "there is no text `{key}` in {}", self.language.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "the text `{key}`: {errors:?}");
        text.into_owned()
    }
}

fn value(arg: &Arg, place: u32) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => {
            let text: String = text.chars().filter(|c| !('\u{E000}'..='\u{F8FF}').contains(c)).collect();
            FluentValue::from(text)
        }
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Html(_) => {
            let stand_in = char::from_u32(STAND_IN + place).unwrap_or('\u{fffd}');
            FluentValue::from(stand_in.to_string())
        }
    }
}
