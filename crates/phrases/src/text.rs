//! The texts, from Fluent files compiled in.
//!
//! A gap may be a hole: the sentence is formatted with a stand-in character for it and given out in parts, so that
//! a piece that is not text (a player's name in colour, a card) can be put there. Whatever text comes from outside
//! is rid of these characters first, so nothing typed can stand in for a piece.

use std::any::TypeId;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::{PoisonError, RwLock};

use engine::{Language, Speak};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rustc_hash::FxHasher;

type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($($code:literal),*) => {
        [$([
            include_str!(concat!("../texts/", $code, "/site.ftl")),
            include_str!(concat!("../texts/", $code, "/table.ftl")),
            include_str!(concat!("../texts/", $code, "/terminal.ftl")),
        ]),*]
    };
}

/// The files that belong to no game, in the order of [`Language::ALL`].
pub(crate) const FILES: [[&str; 3]; 4] = files!("en", "fr", "pl", "de");

/// The texts of the pages alone, or of the pages and one game.
type Bundles = HashMap<(Option<TypeId>, Language), &'static Bundle>;

/// Made when first asked for and kept for good: one for each game and language.
static BUNDLES: RwLock<Option<Bundles>> = RwLock::new(None);

fn bundle(game: Option<(TypeId, [&'static str; 4])>, language: Language) -> &'static Bundle {
    let key = (game.map(|(id, _)| id), language);
    let known = BUNDLES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(&found) = known.as_ref().and_then(|bundles| bundles.get(&key)) {
        return found;
    }
    drop(known);
    let mut bundles = BUNDLES.write().unwrap_or_else(PoisonError::into_inner);
    let bundles = bundles.get_or_insert_with(HashMap::new);
    bundles.entry(key).or_insert_with(|| {
        let own = game.map(|(_, texts)| texts[language as usize]);
        Box::leak(Box::new(read(language, own)))
    })
}

fn read(language: Language, game: Option<&str>) -> Bundle {
    let id = language.code().parse().expect("a two-letter code is a language");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The marks that isolate directions are not needed: all four languages run from left to right.
    bundle.set_use_isolating(false);
    for file in FILES[language as usize].into_iter().chain(game) {
        // A test reads all files, so nothing can be wrong here.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// How many texts each thread remembers. Boards say the same few hundred again and again, and to have one made costs
/// more than the rest of a patch.
const LATELY: usize = 2048;

/// A text that was made lately, and what it was made from.
struct Made {
    bundle: usize,
    key: Box<str>,
    fills: Vec<(Box<str>, Fill<'static>)>,
    text: Rc<str>,
}

thread_local! {
    /// Each has its slot, by its hash; a newer one takes the slot of an older one.
    static MADE: RefCell<Vec<Option<Made>>> = const { RefCell::new(Vec::new()) };
}

/// What is put into a gap of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fill<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A number, which decides about plurals.
    Number(i64),
    /// Something that is not text; it comes back as [`Part::Hole`].
    Hole,
}

impl Fill<'_> {
    fn to_owned(&self) -> Fill<'static> {
        match self {
            Fill::Text(text) => Fill::Text(text.clone().into_owned().into()),
            Fill::Number(number) => Fill::Number(*number),
            Fill::Hole => Fill::Hole,
        }
    }
}

impl<'a> From<&'a str> for Fill<'a> {
    fn from(text: &'a str) -> Fill<'a> {
        Fill::Text(text.into())
    }
}

impl From<String> for Fill<'_> {
    fn from(text: String) -> Self {
        Fill::Text(text.into())
    }
}

impl From<usize> for Fill<'_> {
    fn from(number: usize) -> Self {
        Fill::Number(number as i64)
    }
}

/// A piece of a text whose gaps are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// Words.
    Text(&'a str),
    /// The hole with this index among all gaps.
    Hole(usize),
}

/// The first stand-in for a hole, and the last character that may be one.
const STAND_IN: char = '\u{E000}';
const STAND_IN_MAX: char = '\u{F8FF}';

fn is_stand_in(c: char) -> bool {
    (STAND_IN..=STAND_IN_MAX).contains(&c)
}

/// The first stand-in of a text: where it is, and which. Looked for byte by byte, since letters are many and these are
/// few: written as bytes they begin with one of two.
fn first_stand_in(text: &str) -> Option<(usize, char)> {
    let mut from = 0;
    while let Some(at) = text.as_bytes()[from..].iter().position(|byte| matches!(byte, 0xEE | 0xEF)) {
        let found = text[from + at..].chars().next()?;
        if is_stand_in(found) {
            return Some((from + at, found));
        }
        from += at + found.len_utf8();
    }
    None
}

/// Gives out a text with stand-ins in it, part by part.
fn parts(text: &str, put: &mut dyn FnMut(Part<'_>)) {
    let mut rest = text;
    while let Some((start, stand_in)) = first_stand_in(rest) {
        if start > 0 {
            put(Part::Text(&rest[..start]));
        }
        put(Part::Hole((stand_in as u32 - STAND_IN as u32) as usize));
        rest = &rest[start + stand_in.len_utf8()..];
    }
    if !rest.is_empty() {
        put(Part::Text(rest));
    }
}

/// The texts in one language.
#[derive(Clone, Copy)]
pub struct Texts {
    language: Language,
    bundle: &'static Bundle,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl Texts {
    /// The texts that belong to no game.
    pub fn new(language: Language) -> Texts {
        Texts { language, bundle: bundle(None, language) }
    }

    /// The texts of a game, and those that belong to none.
    pub fn of<G: Speak>(language: Language) -> Texts {
        Texts { language, bundle: bundle(Some((TypeId::of::<G>(), G::TEXTS)), language) }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.language
    }

    /// How many may play, in words: `2 to 4 players`.
    pub fn player_count(self, players: &RangeInclusive<usize>) -> String {
        let (least, most) = (*players.start(), *players.end());
        match least == most {
            true => self.with("game-players-only", &[("count", most.into())]),
            false => self.with("game-players", &[("least", least.into()), ("most", most.into())]),
        }
    }

    /// A text without gaps.
    pub fn text(self, key: &str) -> String {
        self.filled(key, &[]).as_ref().to_owned()
    }

    /// A text with its gaps filled; holes stay empty.
    pub fn with(self, key: &str, fills: &[(&str, Fill<'_>)]) -> String {
        let text = self.filled(key, fills);
        let mut words = String::with_capacity(text.len());
        parts(&text, &mut |part| {
            if let Part::Text(text) = part {
                words.push_str(text);
            }
        });
        words
    }

    /// A text with its gaps filled, part by part.
    pub fn fill(self, key: &str, fills: &[(&str, Fill<'_>)], put: &mut dyn FnMut(Part<'_>)) {
        parts(&self.filled(key, fills), put);
    }

    /// A text with its gaps filled and stand-ins in the place of holes: the one that was made lately, or a new one.
    pub(crate) fn filled(self, key: &str, fills: &[(&str, Fill<'_>)]) -> Rc<str> {
        let bundle = std::ptr::from_ref(self.bundle).addr();
        let mut hasher = FxHasher::default();
        (bundle, key, fills).hash(&mut hasher);
        let slot = hasher.finish() as usize % LATELY;
        let is_wanted = |made: &&Made| {
            let same_fills = || made.fills.iter().map(|(name, fill)| (name.as_ref(), fill));
            made.bundle == bundle
                && *made.key == *key
                && same_fills().eq(fills.iter().map(|(name, fill)| (*name, fill)))
        };
        let found =
            MADE.with_borrow(|all| all.get(slot)?.as_ref().filter(is_wanted).map(|made| made.text.clone()));
        found.unwrap_or_else(|| {
            let text: Rc<str> = self.make(key, fills).into();
            let fills = fills.iter().map(|(name, fill)| ((*name).into(), fill.to_owned())).collect();
            let made = Made { bundle, key: key.into(), fills, text: text.clone() };
            MADE.with_borrow_mut(|all| {
                all.resize_with(LATELY, || None);
                all[slot] = Some(made);
            });
            text
        })
    }

    pub(crate) fn make(self, key: &str, fills: &[(&str, Fill<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(fills.len());
        for (index, (name, fill)) in fills.iter().enumerate() {
            args.set(*name, value(fill, index));
        }
        self.format(key, Some(&args).filter(|_| !fills.is_empty()))
    }

    fn format(self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            // Tests keep the files complete; a key is better than a page that fails.
            debug_assert!(false, "there is no text `{key}` in {}", self.language.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "the text `{key}` in {}: {errors:?}", self.language.code());
        text.into_owned()
    }
}

fn value<'a>(fill: &'a Fill<'_>, index: usize) -> FluentValue<'a> {
    match fill {
        Fill::Text(text) if text.contains(is_stand_in) => FluentValue::from(text.replace(is_stand_in, "")),
        Fill::Text(text) => FluentValue::from(text.as_ref()),
        Fill::Number(number) => FluentValue::from(*number),
        Fill::Hole => {
            let stand_in =
                u32::try_from(index).ok().and_then(|index| char::from_u32(STAND_IN as u32 + index));
            let stand_in = stand_in.filter(|&c| is_stand_in(c)).unwrap_or(char::REPLACEMENT_CHARACTER);
            FluentValue::from(stand_in.to_string())
        }
    }
}
