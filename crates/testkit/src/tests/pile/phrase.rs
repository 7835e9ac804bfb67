//! What Pile says. The game is made up and speaks English, whatever the language.

use engine::{Game, Gap, InLog, Language, Name, Phrase, Prompt, Speak};

use super::moves::letter;
use super::{Action, Cards, Event, Flaw, PILE_1, Phase, Pile, Source, View, Why};

const TEXTS: &str = "
pile-standard = As it is
pile-help = Keep cards, then play cards.
pile-say-count = { $name } keeps { $count }.
pile-say-played = { $name } plays { $card }.
pile-say-buried = { $name } puts a card under the deck.
pile-say-buried-card = { $name } puts { $card } under the deck.
pile-say-looked = { $name } looks at the top of the deck.
pile-say-looked-card = { $name } looks at the top of the deck: { $card }.
pile-say-drew = { $name } draws { $card }.
pile-say-shown = { $name } shows { $cards }.
pile-do-keep = Keep { $card }
pile-do-done = Done
pile-do-play = Play { $card }
pile-do-bury = Put { $card } under the deck
pile-why-hand = the card is not in the hand
pile-now-keep = Keep one or two cards.
pile-wait-play = { $name } plays a card.
pile-wait-draw = { $name } draws a card.
pile-source-kept = Cards kept
pile-source-hand = Cards in hand
pile-source-open = Cards on the table
";

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card(u8);

impl From<Card> for Gap<Card> {
    fn from(card: Card) -> Gap<Card> {
        Gap::Token(card)
    }
}

impl Speak for Pile {
    type Token = Card;

    const TEXTS: [&'static str; 4] = [TEXTS; 4];

    fn say_event(&self, event: &Event) -> Phrase<Card> {
        let with = |key, seat, kind| Phrase::new(key).of(seat).with("card", Card(kind));
        match *event {
            Event::Dealt(seat, None) => Phrase::new("say-dealt").of(seat),
            Event::Dealt(seat, Some(kind)) => with("say-dealt-card", seat, kind),
            Event::Keeps(seat, kind) => Phrase::new("say-kept").of(seat).with("cards", Card(kind)),
            Event::Chose(seat) => Phrase::new("say-chosen").of(seat),
            Event::ThinksAgain(seat) => Phrase::new("say-again").of(seat),
            Event::Kept(seat, count) => Phrase::new("pile-say-count").of(seat).with("count", count),
            Event::Played(seat, kind) => with("pile-say-played", seat, kind),
            Event::Buried(seat, None) => Phrase::new("pile-say-buried").of(seat),
            Event::Buried(seat, Some(kind)) => with("pile-say-buried-card", seat, kind),
            Event::Looked(seat, None) => Phrase::new("pile-say-looked").of(seat),
            Event::Looked(seat, Some(kind)) => with("pile-say-looked-card", seat, kind),
            Event::Drew(seat, _) if self.is(Flaw::Speechless) => Phrase::new("pile-missing").of(seat),
            Event::Drew(seat, kind) => with("pile-say-drew", seat, kind),
            Event::Shown(seat, kept, hand) => {
                Phrase::new("pile-say-shown").of(seat).list("cards", list(kept).into_iter().chain(list(hand)))
            }
        }
    }

    fn in_log(&self, event: &Event) -> InLog {
        match event {
            Event::Dealt(..) | Event::Chose(_) => InLog::Omitted,
            Event::Drew(..) => InLog::SameLine,
            _ => InLog::NewLine,
        }
    }

    fn say_action(&self, _: &View, action: Action) -> Phrase<Card> {
        match action {
            Action::Keep(kind) => Phrase::new("pile-do-keep").with("card", Card(kind)),
            Action::Play(kind) | Action::Twin(kind) => Phrase::new("pile-do-play").with("card", Card(kind)),
            Action::Bury(kind) => Phrase::new("pile-do-bury").with("card", Card(kind)),
            Action::Done | Action::Spaced | Action::Many(_) => Phrase::new("pile-do-done"),
        }
    }

    fn say_why(&self, why: Why) -> Phrase<Card> {
        match why {
            Why::NotNow(not_now) => not_now.into(),
            Why::NotInHand => Phrase::new("pile-why-hand"),
        }
    }

    fn say_prompt(&self, view: &View) -> Prompt<Card> {
        let what = match view.phase {
            Phase::Deal(_) => Phrase::new("wait-deal"),
            Phase::Keep => match view.me {
                Some(me) if view.gathering.awaited().contains(me) => Phrase::new("pile-now-keep"),
                _ => Phrase::new("wait-choose").list("names", view.gathering.awaited().iter()),
            },
            Phase::Play(seat) => Phrase::new("pile-wait-play").with("name", seat),
            Phase::Look(seat) | Phase::Draw(seat) => Phrase::new("pile-wait-draw").with("name", seat),
            Phase::Over => self.standings(engine::ScoreFrom::View(view)).say(),
        };
        Prompt { what, note: None, rule: PILE_1 }
    }

    fn say_source(source: Source) -> Phrase<Card> {
        Phrase::new(match source {
            Source::Kept => "pile-source-kept",
            Source::Hand => "pile-source-hand",
            Source::Open => "pile-source-open",
        })
    }

    fn say_variant(_: &str) -> Phrase<Card> {
        Phrase::new("pile-standard")
    }

    fn say_token(&self, Card(kind): Card, _: Language) -> Name<'_, Card> {
        Name::Text(letter(kind).to_string().into())
    }
}

fn list(cards: Cards) -> Vec<Card> {
    cards.kinds().flat_map(|kind| (0..cards.0[usize::from(kind)]).map(move |_| Card(kind))).collect()
}
