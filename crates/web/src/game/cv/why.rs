//! Refusals in words.

use cv::{Card, Cv, Kind, Why};

use super::{card, symbol};
use crate::text::{Arg, Texts};

/// Why not.
pub(super) fn why(game: &Cv, why: Why, texts: Texts) -> String {
    let about = |key: &str, card: Card| texts.with(key, &[("card", card::name(game, card, texts).into())]);
    let with_kind = |key: &str, card: Card, kind: Kind| {
        let kind: Arg = symbol::kind(kind, texts).into();
        texts.with(key, &[("card", card::name(game, card, texts).into()), ("kind", kind)])
    };
    match why {
        Why::Over => texts.text("cv-why-over"),
        Why::ChanceAwaited | Why::NoChanceAwaited | Why::OtherChance | Why::NotInDeck | Why::DiceCount(_) => {
            texts.text("cv-why-chance")
        }
        Why::NotYourTurn => texts.text("cv-why-turn"),
        Why::AlreadyChosen => texts.text("cv-why-chosen"),
        Why::NothingToRetract => texts.text("cv-why-retract"),
        Why::DraftNow => texts.text("cv-why-draft"),
        Why::ThrowNow => texts.text("cv-why-throw"),
        Why::RollNow => texts.text("cv-why-roll"),
        Why::SelectNow => texts.text("cv-why-select"),
        Why::MisfortuneNow => texts.text("cv-why-misfortune"),
        Why::UpkeepNow => texts.text("cv-why-upkeep"),
        Why::LayNow => texts.text("cv-why-lay"),
        Why::AssistNow => texts.text("cv-why-assist"),
        Why::SettleNow => texts.text("cv-why-settle"),
        Why::NotInPack(card) => about("cv-why-pack", card),
        Why::NotInHand(card) => about("cv-why-hand", card),
        Why::NotPlayable(card) => about("cv-why-playable", card),
        Why::NoDieAdded => texts.text("cv-why-no-die"),
        Why::NotOldAge(card) => about("cv-why-old-age", card),
        Why::NoSuchDice => texts.text("cv-why-dice"),
        Why::Frozen => texts.text("cv-why-frozen"),
        Why::NotOnTrack(card) => about("cv-why-track", card),
        Why::NeedsKind(card, kind) => with_kind("cv-why-needs", card, kind),
        Why::NeedsNoKind(card, kind) => with_kind("cv-why-without", card, kind),
        Why::Retired(card) => about("cv-why-retired", card),
        Why::NotCovered(card) => about("cv-why-covered", card),
        Why::NotOnTop(card) => about("cv-why-top", card),
        Why::NotThisSet => texts.text("cv-why-set"),
        Why::NotToLay(card) => about("cv-why-to-lay", card),
        Why::NotOfKind(card, kind) => with_kind("cv-why-kind", card, kind),
        Why::NotThere => texts.text("cv-why-there"),
    }
}
