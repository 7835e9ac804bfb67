//! What Kosmopolis says: events, actions, refusals and prompts as phrases. The words are in `texts`.

use std::borrow::Cow;

use engine::{Game, Gap, InLog, Language, Name, Phrase, Prompt, ScoreFrom, Seat, Speak};

use crate::card::{Cards, Colour, Kind};
use crate::{Ability, Action, Event, Kosmopolis, Phase, Source, View, Why, rule_ids};

/// What stands in a sentence of Kosmopolis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A card.
    Card(Kind),
    /// Cards.
    Cards(Cards),
    /// A colour, and so a column.
    Colour(Colour),
    /// The profession of a colour.
    Profession(Colour),
    /// The value of a modification card.
    Modification(i8),
}

impl From<Kind> for Gap<Token> {
    fn from(kind: Kind) -> Gap<Token> {
        Gap::Token(Token::Card(kind))
    }
}

impl From<Cards> for Gap<Token> {
    fn from(cards: Cards) -> Gap<Token> {
        Gap::Token(Token::Cards(cards))
    }
}

impl From<Colour> for Gap<Token> {
    fn from(colour: Colour) -> Gap<Token> {
        Gap::Token(Token::Colour(colour))
    }
}

impl From<Token> for Gap<Token> {
    fn from(token: Token) -> Gap<Token> {
        Gap::Token(token)
    }
}

type Said = Phrase<Token>;

impl Speak for Kosmopolis {
    type Token = Token;

    const TEXTS: [&'static str; 4] = [
        include_str!("../texts/en.ftl"),
        include_str!("../texts/fr.ftl"),
        include_str!("../texts/pl.ftl"),
        include_str!("../texts/de.ftl"),
    ];

    fn say_event(&self, event: &Event) -> Said {
        say_event(*event)
    }

    fn in_log(&self, event: &Event) -> InLog {
        match event {
            // Everybody sees the small steps of dealing.
            Event::Dealt(..)
            | Event::Chose(_, None)
            | Event::Passed(_, _, _, None)
            | Event::DrewModification(_, None) => InLog::Omitted,
            Event::RoundBegan(..) | Event::RoundEnded(_) | Event::Ended => InLog::Heading,
            Event::Opened(..)
            | Event::Drew(..)
            | Event::DeckEmpty(_)
            | Event::TookMarker(_)
            | Event::SupplyEmpty(_)
            | Event::DrewModification(_, Some(_))
            | Event::NoModification(_)
            | Event::LaidModification(..)
            | Event::Took(..)
            | Event::NothingToTake(_)
            | Event::LastTurns(_) => InLog::SameLine,
            // The four of them together.
            Event::Limit(colour, _) if *colour != Colour::Blue => InLog::SameLine,
            Event::Seeded(_)
            | Event::Chose(_, Some(_))
            | Event::Retracted(_)
            | Event::Passed(_, _, _, Some(_))
            | Event::ToCapital(..)
            | Event::ToHometown(..)
            | Event::LaidOut(..)
            | Event::Revealed(..)
            | Event::Limit(..)
            | Event::Saved(..)
            | Event::Lost(..)
            | Event::Bonus(..) => InLog::NewLine,
        }
    }

    fn say_action(&self, view: &View, action: Action) -> Said {
        match action {
            Action::Keep(keep) => Phrase::new("kos-do-keep").with("cards", keep.cards()),
            Action::Capital(kind) => {
                let ability = say_ability(self.ability(kind.colour()));
                Phrase::new("kos-do-capital").with("card", kind).with("ability", ability)
            }
            Action::Hometown(kind) => Phrase::new("kos-do-hometown").with("card", kind),
            Action::Lay(column) => {
                let value = Token::Modification(view.drawn.unwrap_or_default());
                Phrase::new("kos-do-lay").with("value", value).with("colour", column)
            }
            Action::Take(column) => match view.board.capital.lowest(column) {
                Some(kind) => Phrase::new("kos-do-take").with("card", kind),
                None => say_colour(column),
            },
            Action::Save(colours) if colours.is_empty() => Phrase::new("kos-do-save-none"),
            Action::Save(colours) => {
                let own = view.viewer.seat();
                let excess = |colour| own.and_then(|seat| view.excess(seat, colour)).unwrap_or(0);
                let cost: u32 = colours.iter().map(|colour| u32::from(excess(colour))).sum();
                Phrase::new("kos-do-save").list("colours", colours.iter()).with("cost", cost)
            }
        }
    }

    fn say_why(&self, why: Why) -> Said {
        match why {
            Why::NotNow(not_now) => not_now.into(),
            Why::DraftNow => Phrase::new("kos-why-draft"),
            Why::PlayNow => Phrase::new("kos-why-play"),
            Why::LayNow => Phrase::new("kos-why-lay"),
            Why::TakeNow => Phrase::new("kos-why-take"),
            Why::SaveNow => Phrase::new("kos-why-save"),
            Why::KeepCount(count) => Phrase::new("kos-why-count").with("count", count),
            Why::NotInPack(kind) => Phrase::new("kos-why-pack").with("card", kind),
            Why::NotInHand(kind) => Phrase::new("kos-why-hand").with("card", kind),
            Why::PriestColumn(column) => {
                Phrase::new("kos-why-priest").with("colour", column).with("priest", Token::Profession(column))
            }
            Why::ColumnEmpty(column) => Phrase::new("kos-why-empty").with("colour", column),
            Why::NotBust(column) => Phrase::new("kos-why-bust").with("colour", column),
            Why::TooDear { cost, markers } => {
                Phrase::new("kos-why-dear").with("cost", cost).with("markers", markers)
            }
        }
    }

    fn say_prompt(&self, view: &View) -> Prompt<Token> {
        let board = &view.board;
        let own = |seat: Seat| view.viewer.seat() == Some(seat);
        let other = |key: &'static str, seat: Seat| Phrase::new(key).with("name", seat);
        let (what, rule) = match board.phase {
            Phase::Seed | Phase::Start(_) | Phase::Deal(_) => (Phrase::new("wait-deal"), rule_ids::KOS_11),
            Phase::Scholar(seat) => (other("kos-wait-draw", seat), rule_ids::KOS_23),
            Phase::Agent(seat) => (other("kos-wait-draw", seat), rule_ids::KOS_25),
            Phase::Draft(_) => (self.say_draft(view), rule_ids::KOS_12),
            Phase::Play(seat) if own(seat) => (Phrase::new("kos-now-play"), rule_ids::KOS_20),
            Phase::Play(seat) => (other("kos-wait-play", seat), rule_ids::KOS_20),
            Phase::Lay(seat) if own(seat) => {
                let value = Token::Modification(view.drawn.unwrap_or_default());
                (Phrase::new("kos-now-lay").with("value", value), rule_ids::KOS_25)
            }
            Phase::Lay(seat) => (other("kos-wait-lay", seat), rule_ids::KOS_25),
            Phase::Priest(seat) if own(seat) => (Phrase::new("kos-now-take"), rule_ids::KOS_26),
            Phase::Priest(seat) => (other("kos-wait-take", seat), rule_ids::KOS_26),
            Phase::Save(seat) if own(seat) => {
                let markers = board.markers[seat];
                (Phrase::new("kos-now-save").with("count", markers), rule_ids::KOS_32)
            }
            Phase::Save(seat) => (other("kos-wait-save", seat), rule_ids::KOS_32),
            Phase::Over => (self.standings(ScoreFrom::View(view)).say(), rule_ids::KOS_40),
        };
        let is_on = !matches!(board.phase, Phase::Save(_) | Phase::Over);
        let note = board.closer.filter(|_| is_on).map(|closer| Phrase::new("kos-last-turns").of(closer));
        Prompt { what, note, rule }
    }

    fn say_source(source: Source) -> Said {
        Phrase::new(match source {
            Source::Hometown => "kos-source-hometown",
            Source::Bonus => "kos-source-bonus",
            Source::Markers => "kos-source-markers",
        })
    }

    fn say_variant(_: &str) -> Said {
        Phrase::new("kos-variant-standard")
    }

    fn say_token(&self, token: Token, language: Language) -> Name<'_, Token> {
        match token {
            Token::Card(kind) => {
                let card = Phrase::new("kos-card").with("colour", kind.colour()).with("value", kind.value());
                Name::Gap(card.into())
            }
            Token::Cards(cards) => Name::Gap(Gap::List(cards.iter().map(Into::into).collect())),
            Token::Colour(colour) => Name::Gap(say_colour(colour).into()),
            Token::Profession(colour) => {
                Name::Text(Cow::Borrowed(self.deck().names[colour.index()].get(language)))
            }
            // A real minus is easier to see than a hyphen.
            Token::Modification(value) if value < 0 => {
                Name::Text(Cow::Owned(format!("\u{2212}{}", -i16::from(value))))
            }
            Token::Modification(value) => Name::Text(Cow::Owned(format!("+{value}"))),
        }
    }
}

impl Kosmopolis {
    fn say_draft(&self, view: &View) -> Said {
        let waiting = view.board.gathering.awaited();
        match view.viewer.seat() {
            Some(seat) if waiting.contains(seat) => {
                let count = view.pack.total();
                let keep = count.min(2);
                let left = seat.left(1, self.players());
                Phrase::new("kos-now-keep").with("keep", keep).with("pass", count - keep).with("name", left)
            }
            Some(_) => Phrase::new("wait-choose-mine").list("names", waiting.iter()),
            None => Phrase::new("wait-choose").list("names", waiting.iter()),
        }
    }
}

/// What a card does in the capital, in a few words.
pub fn say_ability(ability: Ability) -> Phrase<Token> {
    Phrase::new(match ability {
        Ability::Agent => "kos-ability-agent",
        Ability::Priest => "kos-ability-priest",
        Ability::Scholar => "kos-ability-scholar",
        Ability::Merchant => "kos-ability-merchant",
    })
}

fn say_colour(colour: Colour) -> Said {
    Phrase::new(match colour {
        Colour::Blue => "kos-blue",
        Colour::Pink => "kos-pink",
        Colour::Green => "kos-green",
        Colour::Yellow => "kos-yellow",
    })
}

fn say_event(event: Event) -> Said {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).of(seat);
    match event {
        Event::Seeded(kind) => Phrase::new("kos-say-seeded").with("card", kind),
        Event::Opened(seat, value) => of("kos-say-opened", seat).with("value", Token::Modification(value)),
        Event::RoundBegan(round, seat, _) => of("kos-say-round", seat).with("round", round),
        Event::Dealt(seat, Some(kind)) => of("say-dealt-card", seat).with("card", kind),
        Event::Dealt(seat, None) => of("say-dealt", seat),
        Event::Chose(seat, Some(keep)) => of("say-kept", seat).with("cards", keep.cards()),
        Event::Chose(seat, None) => of("say-chosen", seat),
        Event::Retracted(seat) => of("say-again", seat),
        Event::Passed(from, to, count, cards) => {
            let to = |phrase: Said| phrase.with("to", to).with("whom", Gap::Person(to));
            match cards {
                Some(cards) => to(of("say-passed", from)).with("cards", cards),
                None => to(of("say-passed-count", from)).with("count", count),
            }
        }
        Event::ToCapital(seat, kind) => of("kos-say-capital", seat).with("card", kind),
        Event::ToHometown(seat, kind) => of("kos-say-hometown", seat).with("card", kind),
        Event::Drew(seat, Some(kind)) => of("kos-say-drew-card", seat).with("card", kind),
        Event::Drew(seat, None) => of("kos-say-drew", seat),
        Event::DeckEmpty(seat) => of("kos-say-deck-empty", seat),
        Event::TookMarker(seat) => of("kos-say-marker", seat),
        Event::SupplyEmpty(seat) => of("kos-say-supply-empty", seat),
        Event::DrewModification(seat, Some(value)) => {
            of("kos-say-modification-value", seat).with("value", Token::Modification(value))
        }
        Event::DrewModification(seat, None) => of("kos-say-modification", seat),
        Event::NoModification(seat) => of("kos-say-no-modification", seat),
        Event::LaidModification(seat, column, Some(value)) => {
            of("kos-say-laid-value", seat).with("column", column).with("value", Token::Modification(value))
        }
        Event::LaidModification(seat, column, None) => of("kos-say-laid", seat).with("column", column),
        Event::Took(seat, kind) => of("kos-say-took", seat).with("card", kind),
        Event::NothingToTake(seat) => of("kos-say-nothing-to-take", seat),
        Event::LastTurns(seat) => of("kos-say-last-turns", seat),
        Event::LaidOut(seat, cards) => of("kos-say-laid-out", seat).with("cards", cards),
        Event::Revealed(seat, column, value) => {
            of("kos-say-revealed", seat).with("column", column).with("value", Token::Modification(value))
        }
        Event::Limit(column, limit) => {
            Phrase::new("kos-say-limit").with("column", column).with("limit", limit)
        }
        Event::Saved(seat, colours, _) if colours.is_empty() => of("kos-say-saved-nothing", seat),
        Event::Saved(seat, colours, paid) => {
            of("kos-say-saved", seat).list("columns", colours.iter()).with("paid", paid)
        }
        Event::Lost(seat, column, cards) => {
            of("kos-say-lost", seat).with("column", column).with("cards", cards)
        }
        Event::Bonus(seat, kind) => of("kos-say-bonus", seat).with("card", kind),
        Event::RoundEnded(round) => Phrase::new("kos-say-round-ended").with("round", round),
        Event::Ended => Phrase::new("say-ended"),
    }
}
