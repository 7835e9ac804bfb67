//! Events: what happened, with gaps where a viewer may not know.

use std::fmt;

use engine::Seat;

use crate::action::Keep;
use crate::card::{Cards, Colour, ColourSet, Kind};

/// One happening. An `Option` is `None` in the form of those who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The first card of the capital.
    Seeded(Kind),
    /// A modification card dealt openly.
    Opened(Seat, i8),
    /// A round begins: its number, who starts, how many cards everybody is dealt.
    RoundBegan(u8, Seat, u8),
    /// A card dealt to a seat.
    Dealt(Seat, Option<Kind>),
    /// A seat has chosen what to keep.
    Chose(Seat, Option<Keep>),
    /// A seat has taken its choice back.
    Retracted(Seat),
    /// Cards passed from one seat to the next: how many, and which.
    Passed(Seat, Seat, u8, Option<Cards>),
    /// A card played to the capital.
    ToCapital(Seat, Kind),
    /// A card played to the own hometown.
    ToHometown(Seat, Kind),
    /// The Scholar drew a card.
    Drew(Seat, Option<Kind>),
    /// The Scholar found the deck empty.
    DeckEmpty(Seat),
    /// The Merchant took a marker.
    TookMarker(Seat),
    /// The Merchant found the supply empty.
    SupplyEmpty(Seat),
    /// The Agent drew a modification card.
    DrewModification(Seat, Option<i8>),
    /// The Agent found no modification card.
    NoModification(Seat),
    /// The Agent laid the modification card at a column.
    LaidModification(Seat, Colour, Option<i8>),
    /// The Priest took a card from the capital.
    Took(Seat, Kind),
    /// The Priest found the other columns empty.
    NothingToTake(Seat),
    /// A hand is empty: every other seat has one more turn.
    LastTurns(Seat),
    /// Cards left in hand go to the hometown.
    LaidOut(Seat, Cards),
    /// A modification card is revealed.
    Revealed(Seat, Colour, i8),
    /// A column's limit this round.
    Limit(Colour, i16),
    /// A seat paid markers for columns.
    Saved(Seat, ColourSet, u8),
    /// A seat lost a column.
    Lost(Seat, Colour, Cards),
    /// A seat took a bonus card.
    Bonus(Seat, Kind),
    /// A round ended.
    RoundEnded(u8),
    /// The match is over.
    Ended,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Seeded(kind) => write!(f, "The first card of the capital is {kind}"),
            Event::Opened(seat, value) => write!(f, "Seat {seat} is dealt the modification card {value:+}"),
            Event::RoundBegan(round, starter, dealt) => {
                write!(f, "Round {round} begins: seat {starter} starts, {dealt} cards each")
            }
            Event::Dealt(seat, Some(kind)) => write!(f, "Seat {seat} is dealt {kind}"),
            Event::Dealt(seat, None) => write!(f, "Seat {seat} is dealt a card"),
            Event::Chose(seat, Some(keep)) => {
                write!(f, "Seat {seat} chooses to keep {}", keep.cards().notation())
            }
            Event::Chose(seat, None) => write!(f, "Seat {seat} has chosen"),
            Event::Retracted(seat) => write!(f, "Seat {seat} thinks again"),
            Event::Passed(from, to, _, Some(cards)) => {
                write!(f, "Seat {from} passes {} to seat {to}", cards.notation())
            }
            Event::Passed(from, to, 1, None) => write!(f, "Seat {from} passes a card to seat {to}"),
            Event::Passed(from, to, count, None) => {
                write!(f, "Seat {from} passes {count} cards to seat {to}")
            }
            Event::ToCapital(seat, kind) => write!(f, "Seat {seat} plays {kind} to the capital"),
            Event::ToHometown(seat, kind) => write!(f, "Seat {seat} plays {kind} to the hometown"),
            Event::Drew(seat, Some(kind)) => write!(f, "Scholar: seat {seat} draws {kind}"),
            Event::Drew(seat, None) => write!(f, "Scholar: seat {seat} draws a card"),
            Event::DeckEmpty(seat) => write!(f, "Scholar: the deck is empty, seat {seat} draws nothing"),
            Event::TookMarker(seat) => write!(f, "Merchant: seat {seat} takes a marker"),
            Event::SupplyEmpty(seat) => write!(f, "Merchant: no marker is left for seat {seat}"),
            Event::DrewModification(seat, Some(value)) => {
                write!(f, "Agent: seat {seat} draws the modification card {value:+}")
            }
            Event::DrewModification(seat, None) => write!(f, "Agent: seat {seat} draws a modification card"),
            Event::NoModification(seat) => write!(f, "Agent: no modification card is left for seat {seat}"),
            Event::LaidModification(seat, column, Some(value)) => {
                write!(f, "Seat {seat} lays {value:+} face down at {column}")
            }
            Event::LaidModification(seat, column, None) => {
                write!(f, "Seat {seat} lays a modification card face down at {column}")
            }
            Event::Took(seat, kind) => write!(f, "Priest: seat {seat} takes {kind} from the capital"),
            Event::NothingToTake(seat) => write!(f, "Priest: seat {seat} finds nothing to take"),
            Event::LastTurns(seat) => {
                write!(f, "The hand of seat {seat} is empty: every other seat has one more turn")
            }
            Event::LaidOut(seat, cards) => {
                write!(f, "Seat {seat} lays out {} into the hometown", cards.notation())
            }
            Event::Revealed(seat, column, value) => {
                write!(f, "The modification card of seat {seat} at {column} is {value:+}")
            }
            Event::Limit(colour, limit) => write!(f, "The limit of {colour} is {limit}"),
            Event::Saved(seat, colours, paid) => {
                let list = colours.iter().map(Colour::word).collect::<Vec<_>>().join(" and ");
                if colours.is_empty() {
                    write!(f, "Seat {seat} saves nothing")
                } else {
                    write!(f, "Seat {seat} pays {paid} for {list}")
                }
            }
            Event::Lost(seat, colour, cards) => {
                write!(f, "Seat {seat} is bust in {colour} and loses {}", cards.notation())
            }
            Event::Bonus(seat, kind) => write!(f, "Seat {seat} takes {kind} from the capital as a bonus"),
            Event::RoundEnded(round) => write!(f, "Round {round} is over"),
            Event::Ended => f.write_str("The match is over"),
        }
    }
}
