//! What CV says: events, actions, refusals, prompts and effects as phrases. The words are in `texts`.

mod effect;
mod event;
mod prompt;

use std::borrow::Cow;

use engine::{Gap, InLog, Language, Name, NotNow, Phrase, Prompt, Speak};

pub use effect::{Effect, say_effect, say_effect_briefly, say_goal};

use crate::action::Place;
use crate::card::{Age, Card, Kind};
use crate::face::Arrow;
use crate::symbol::{Symbol, Symbols};
use crate::{Action, Cv, Edition, Event, Phase, Source, View, Why};

/// What stands in a sentence of CV.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A card.
    Card(Card),
    /// A type.
    Kind(Kind),
    /// An age.
    Age(Age),
    /// Symbols, and any-of-four ones.
    Symbols(Symbols, u8),
    /// A conversion of symbols.
    Change(Arrow),
}

impl From<Token> for Gap<Token> {
    fn from(token: Token) -> Gap<Token> {
        Gap::Token(token)
    }
}

impl From<Card> for Gap<Token> {
    fn from(card: Card) -> Gap<Token> {
        Gap::Token(Token::Card(card))
    }
}

impl From<Kind> for Gap<Token> {
    fn from(kind: Kind) -> Gap<Token> {
        Gap::Token(Token::Kind(kind))
    }
}

impl From<Age> for Gap<Token> {
    fn from(age: Age) -> Gap<Token> {
        Gap::Token(Token::Age(age))
    }
}

impl From<Symbols> for Gap<Token> {
    fn from(symbols: Symbols) -> Gap<Token> {
        Gap::Token(Token::Symbols(symbols, 0))
    }
}

type Said = Phrase<Token>;

impl Speak for Cv {
    type Token = Token;

    const TEXTS: [&'static str; 4] = [
        include_str!("../texts/en.ftl"),
        include_str!("../texts/fr.ftl"),
        include_str!("../texts/pl.ftl"),
        include_str!("../texts/de.ftl"),
    ];

    fn say_event(&self, event: &Event) -> Said {
        event::say_event(*event)
    }

    fn in_log(&self, event: &Event) -> InLog {
        event::in_log(event)
    }

    fn say_action(&self, view: &View, action: Action) -> Said {
        say_action(view, action)
    }

    fn say_why(&self, why: Why) -> Said {
        say_why(why)
    }

    fn say_prompt(&self, view: &View) -> Prompt<Token> {
        prompt::say_prompt(self, view)
    }

    fn say_source(source: Source) -> Said {
        match source {
            Source::Series(kind) => say_kind(kind),
            Source::Possessions => say_kind(Kind::Possession),
            Source::SecretGoal => Phrase::new("cv-source-secret"),
            Source::PublicGoal(place) => Phrase::new("cv-source-public").with("number", place + 1),
        }
    }

    fn say_source_in(&self, view: &View, source: Source) -> Said {
        let goal = match source {
            Source::PublicGoal(place) => view.board.goals.get(usize::from(place)).copied().flatten(),
            Source::Series(_) | Source::Possessions | Source::SecretGoal => None,
        };
        goal.map_or_else(|| Cv::say_source(source), |goal| Phrase::new("cv-source-goal").with("card", goal))
    }

    fn say_variant(variant: &str) -> Said {
        Phrase::new(match Edition::of_slug(variant) {
            Some(Edition::Gigamic) => "cv-variant-gigamic",
            Some(Edition::Granna) | None => "cv-variant-granna",
        })
    }

    fn say_token(&self, token: Token, language: Language) -> Name<'_, Token> {
        match token {
            Token::Card(card) => Name::Text(Cow::Borrowed(self.deck().entry(card).names.get(language))),
            Token::Kind(kind) => Name::Gap(say_kind(kind).into()),
            Token::Age(age) => Name::Gap(say_age(age).into()),
            Token::Symbols(symbols, any) => Name::Gap(say_symbols(symbols, any)),
            Token::Change(arrow) => Name::Gap(say_effect(Effect::Change(arrow)).into()),
        }
    }
}

fn say_action(view: &View, action: Action) -> Said {
    let with = |key: &'static str, card: Card| Phrase::new(key).with("card", card);
    let turn = &view.board.turn;
    match action {
        Action::Keep(card) => with("cv-do-keep", card),
        Action::Throw => Phrase::new("cv-do-throw").with("count", turn.fresh),
        Action::Reroll(dice) if dice.is_empty() => Phrase::new("cv-do-reroll-new").with("count", turn.fresh),
        Action::Reroll(dice) => Phrase::new("cv-do-reroll").with("dice", dice).with("fresh", turn.fresh),
        Action::Stop => Phrase::new("cv-do-stop"),
        Action::Play(card) => with("cv-do-play", card),
        Action::Take(card) => with("cv-do-take", card),
        Action::Done if matches!(view.board.phase, Phase::Assist(_)) => Phrase::new("cv-do-decline"),
        Action::Done if turn.taken_count() == 0 => Phrase::new("cv-do-nothing"),
        Action::Done => Phrase::new("cv-do-done"),
        Action::Insure(card) => with("cv-do-insure", card),
        Action::Lose(card) => with("cv-do-lose", card),
        Action::Pay(cards) if cards.is_empty() => Phrase::new("cv-do-pay-none"),
        Action::Pay(cards) => Phrase::new("cv-do-pay").with("cards", cards),
        Action::Announce(card, kind) => with("cv-do-announce", card).with("kind", kind),
        Action::Lay(card, kind, Place::Top) => with("cv-do-lay-top", card).with("kind", kind),
        Action::Lay(card, kind, Place::Under(other)) => {
            with("cv-do-lay-under", card).with("other", other).with("kind", kind)
        }
        Action::Wait(card) => with("cv-do-wait", card),
    }
}

fn say_why(why: Why) -> Said {
    let about = |key: &'static str, card: Card| Phrase::new(key).with("card", card);
    match why {
        Why::NotNow(not_now) => not_now.into(),
        Why::DiceCount(_) => NotNow::OtherChance.into(),
        Why::DraftNow => Phrase::new("cv-why-draft"),
        Why::ThrowNow => Phrase::new("cv-why-throw"),
        Why::RollNow => Phrase::new("cv-why-roll"),
        Why::SelectNow => Phrase::new("cv-why-select"),
        Why::MisfortuneNow => Phrase::new("cv-why-misfortune"),
        Why::UpkeepNow => Phrase::new("cv-why-upkeep"),
        Why::LayNow => Phrase::new("cv-why-lay"),
        Why::AssistNow => Phrase::new("cv-why-assist"),
        Why::SettleNow => Phrase::new("cv-why-settle"),
        Why::NotInPack(card) => about("cv-why-pack", card),
        Why::NotInHand(card) => about("cv-why-hand", card),
        Why::NotPlayable(card) => about("cv-why-playable", card),
        Why::NoDieAdded => Phrase::new("cv-why-no-die"),
        Why::NotOldAge(card) => about("cv-why-old-age", card),
        Why::NoSuchDice => Phrase::new("cv-why-dice"),
        Why::Frozen => Phrase::new("cv-why-frozen"),
        Why::NotOnTrack(card) => about("cv-why-track", card),
        Why::NeedsKind(card, kind) => about("cv-why-needs", card).with("kind", kind),
        Why::NeedsNoKind(card, kind) => about("cv-why-without", card).with("kind", kind),
        Why::Retired(card) => about("cv-why-retired", card),
        Why::NotCovered(card) => about("cv-why-covered", card),
        Why::NotOnTop(card) => about("cv-why-top", card),
        Why::NotThisSet => Phrase::new("cv-why-set"),
        Why::NotToLay(card) => about("cv-why-to-lay", card),
        Why::NoNeedToWait(card) => about("cv-why-wait", card),
        Why::NotOfKind(card, kind) => about("cv-why-kind", card).with("kind", kind),
        Why::NotThere => Phrase::new("cv-why-there"),
    }
}

/// Symbols in words: `2 × health and money`.
pub fn say_symbols(symbols: Symbols, any: u8) -> Gap<Token> {
    let parts = symbols.kinds().map(|symbol| effect::times(symbols.count(symbol), say_symbol(symbol).into()));
    let any = (any > 0).then(|| effect::times(any, Phrase::new("cv-any").into()));
    Gap::List(parts.chain(any).collect())
}

/// A symbol.
pub fn say_symbol(symbol: Symbol) -> Phrase<Token> {
    Phrase::new(match symbol {
        Symbol::Health => "cv-health",
        Symbol::Knowledge => "cv-knowledge",
        Symbol::Relationship => "cv-relationship",
        Symbol::Money => "cv-money",
        Symbol::GoodLuck => "cv-good-luck",
        Symbol::BadLuck => "cv-bad-luck",
    })
}

/// A type.
pub fn say_kind(kind: Kind) -> Phrase<Token> {
    Phrase::new(match kind {
        Kind::Health => "cv-kind-health",
        Kind::Relationship => "cv-kind-relationship",
        Kind::Knowledge => "cv-kind-knowledge",
        Kind::Work => "cv-kind-work",
        Kind::Possession => "cv-kind-possession",
        Kind::Event => "cv-kind-event",
        Kind::Goal => "cv-kind-goal",
    })
}

/// An age.
pub fn say_age(age: Age) -> Phrase<Token> {
    Phrase::new(match age {
        Age::Childhood => "cv-age-childhood",
        Age::EarlyAdulthood => "cv-age-early",
        Age::MiddleAge => "cv-age-middle",
        Age::OldAge => "cv-age-old",
        Age::Goal => "cv-kind-goal",
    })
}
