//! What Gönnen können says: events, actions, refusals and prompts as phrases. The words are in `texts`.

use engine::{Game, Gap, InLog, Language, Name, Phrase, Prompt, RuleId, ScoreFrom, Seat, Speak};

use crate::card::{Card, Colour, Stack};
use crate::dice::{Dice, DiceSet};
use crate::display::Place;
use crate::event::Spent;
use crate::face::{Bonus, Reward, Scoring};
use crate::task::{Field, Task, TaskKind};
use crate::{Action, Event, Goennen, Level, Phase, ROLLS, Source, View, Why, pay, rule_ids, rules};

/// What stands in a sentence of Gönnen können.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A card.
    Card(Card),
    /// A die, or the colour of a card.
    Colour(Colour),
    /// A die with the number it shows.
    Die(Colour, u8),
    /// A place for a card.
    Place(Place),
    /// A field of a task.
    Field(Field),
}

impl From<Card> for Gap<Token> {
    fn from(card: Card) -> Gap<Token> {
        Gap::Token(Token::Card(card))
    }
}

impl From<Colour> for Gap<Token> {
    fn from(colour: Colour) -> Gap<Token> {
        Gap::Token(Token::Colour(colour))
    }
}

impl From<Place> for Gap<Token> {
    fn from(place: Place) -> Gap<Token> {
        Gap::Token(Token::Place(place))
    }
}

impl From<Field> for Gap<Token> {
    fn from(field: Field) -> Gap<Token> {
        Gap::Token(Token::Field(field))
    }
}

type Said = Phrase<Token>;

impl Speak for Goennen {
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
            // A part of a secret choice is seen on the own display and told when all parts are shown: once.
            Event::Dealt(..) | Event::Chose(..) | Event::Done(..) | Event::TurnBegan(_) => InLog::Omitted,
            Event::RoundBegan(_) | Event::Ended => InLog::Heading,
            Event::Completed(..)
            | Event::LastRound(..)
            | Event::Finished(_)
            | Event::ToMarket(_)
            | Event::Drew(..)
            | Event::Saw(..)
            | Event::PutUnder(..) => InLog::SameLine,
            Event::Started(_)
            | Event::TookBack(_)
            | Event::Rolled(..)
            | Event::RolledPassively(..)
            | Event::Rerolls(..)
            | Event::Entered(..)
            | Event::EnteredNothing(_)
            | Event::Filled(..)
            | Event::Bought(..)
            | Event::Laid(..)
            | Event::TookChance(_)
            | Event::PutAside(_) => InLog::NewLine,
        }
    }

    fn say_action(&self, view: &View, action: Action) -> Said {
        let board = &view.board;
        let dice = |dice: DiceSet| shown(board.turn.dice, dice);
        match action {
            Action::Under(card) => Phrase::new("gon-do-under").with("card", card),
            Action::Lay(card, place) => Phrase::new("gon-do-lay").with("card", card).with("place", place),
            Action::Reroll(reroll) => Phrase::new("gon-do-reroll").with("dice", dice(reroll)),
            Action::Buy(card, paid) => {
                let price = board.place_of(card).map_or(0, |place| self.prices()[place]);
                let spent = Spent {
                    steps: pay::steps_to_equal(board.turn.dice, paid),
                    discounts: price.saturating_sub(paid.count() as u8),
                    ..Spent::NONE
                };
                bought(
                    if paid.is_empty() { "gon-do-buy-free" } else { "gon-do-buy" },
                    card,
                    dice(paid),
                    spent,
                )
            }
            Action::Complete { card, dice: used, steps, colours } => {
                let spent = Spent { steps, colours, ..Spent::NONE };
                bought("gon-do-complete", card, dice(used), spent)
            }
            Action::Enter { card, field, die, number } => {
                let spent = rules::spent_by(self, view, action);
                let entered = Phrase::new("gon-do-enter").with("die", Gap::Token(Token::Die(die, number)));
                entered.with("card", card).with("field", field + 1).with("marks", say_marks(spent))
            }
            Action::Draw(stack) => Phrase::new("gon-do-draw").with("stack", word(stack)),
            Action::Aside(stack) => match board.row(stack)[0] {
                Some(card) => Phrase::new("gon-do-aside").with("card", card),
                None => Phrase::new("gon-why-row").with("stack", word(stack)),
            },
            Action::Chance => Phrase::new("gon-do-chance"),
            Action::Done if view.parts[0].is_none() && board.turn.used.is_empty() => {
                Phrase::new("gon-do-nothing")
            }
            Action::Done => Phrase::new("gon-do-done"),
            Action::Finish => Phrase::new("gon-do-finish"),
        }
    }

    fn say_why(&self, why: Why) -> Said {
        say_why(why)
    }

    fn say_prompt(&self, view: &View) -> Prompt<Token> {
        let (what, rule) = self.say_what(view);
        let board = &view.board;
        let note = board.last_round.filter(|_| board.phase != Phase::Over).map(|last| {
            Phrase::new(if last == board.round { "gon-note-last" } else { "gon-note-next" })
                .with("round", last)
        });
        Prompt { what, note, rule }
    }

    fn say_source(source: Source) -> Said {
        Phrase::new(match source {
            Source::Beside => "gon-source-beside",
            Source::Colour => "gon-source-colour",
            Source::ColourBeside => "gon-source-colour-beside",
            Source::Lines => "gon-source-lines",
            Source::AllColours => "gon-source-all-colours",
            Source::ColourLines => "gon-source-colour-lines",
            Source::Bonuses => "gon-source-bonuses",
        })
    }

    fn say_variant(variant: &str) -> Said {
        match Level::all().find(|level| level.slug() == variant) {
            Some(level) => {
                let solo = Phrase::new("gon-variant-solo").with("level", level.number());
                solo.with("rounds", level.rounds()).with("points", level.points())
            }
            None => Phrase::new("gon-variant-standard"),
        }
    }

    fn say_token(&self, token: Token, language: Language) -> Name<'_, Token> {
        match token {
            Token::Card(card) => Name::Text(self.deck().entry(card).names.get(language).into()),
            Token::Colour(colour) => Name::Gap(say_colour(colour).into()),
            Token::Die(colour, number) => {
                Name::Gap(Phrase::new("gon-die").with("colour", colour).with("number", number).into())
            }
            Token::Place(place) => Name::Gap(say_place(place).into()),
            Token::Field(field) => Name::Gap(say_field(field).into()),
        }
    }
}

impl Goennen {
    fn say_what(&self, view: &View) -> (Said, RuleId) {
        let board = &view.board;
        let own = |seat: Seat| view.viewer.seat() == Some(seat);
        let other = |key: &'static str, seat: Seat| Phrase::new(key).with("name", seat);
        match board.phase {
            Phase::Start | Phase::Market(_) | Phase::Deal(..) => (Phrase::new("wait-deal"), rule_ids::GON_6),
            Phase::Choose => (say_gathering(view, "gon-now-under", "gon-now-first"), rule_ids::GON_5),
            Phase::Passive(_) => (say_gathering(view, "gon-now-enter", "gon-now-second"), rule_ids::GON_20),
            Phase::Roll(seat) => (other("gon-wait-roll", seat), rule_ids::GON_10),
            Phase::Decide(seat) if own(seat) && board.turn.rolls < ROLLS => {
                let left = ROLLS - board.turn.rolls;
                (Phrase::new("gon-now-decide").with("count", left), rule_ids::GON_11)
            }
            Phase::Decide(seat) if own(seat) => (Phrase::new("gon-now-last"), rule_ids::GON_12),
            Phase::Use(seat) if own(seat) => (Phrase::new("gon-now-use"), rule_ids::GON_11),
            Phase::Decide(seat) | Phase::Use(seat) => (other("gon-wait-use", seat), rule_ids::GON_11),
            Phase::Lay(seat) => match board.turn.bought.filter(|_| own(seat)) {
                Some(card) => (Phrase::new("gon-now-lay").with("card", card), rule_ids::GON_41),
                None => (other("gon-wait-lay", seat), rule_ids::GON_41),
            },
            Phase::Chance(seat) if own(seat) && board.turn.used.is_empty() => {
                (Phrase::new("gon-now-chance"), rule_ids::GON_45)
            }
            Phase::Chance(seat) if own(seat) => (Phrase::new("gon-now-chance-more"), rule_ids::GON_45),
            Phase::Chance(seat) | Phase::Draw(seat, _) => (other("gon-wait-chance", seat), rule_ids::GON_45),
            Phase::Keep(seat, _) => match view.drawn.and_then(|drawn| drawn.card).filter(|_| own(seat)) {
                Some(card) => (Phrase::new("gon-now-keep").with("card", card), rule_ids::GON_46),
                None => (other("gon-wait-chance", seat), rule_ids::GON_46),
            },
            Phase::Refill(..) | Phase::SoloRefill(_) => (Phrase::new("gon-wait-market"), rule_ids::GON_42),
            Phase::SoloRoll => (other("gon-wait-roll", rules::solo::ALONE), rule_ids::GON_71),
            Phase::SoloEnter if own(rules::solo::ALONE) => {
                let left = u32::from(rules::solo::allowance(board)).saturating_sub(board.turn.used.count());
                (Phrase::new("gon-now-solo").with("count", left), rule_ids::GON_71)
            }
            Phase::SoloEnter => (other("gon-wait-use", rules::solo::ALONE), rule_ids::GON_71),
            Phase::Aside if own(rules::solo::ALONE) => (Phrase::new("gon-now-aside"), rule_ids::GON_72),
            Phase::Aside => (other("gon-wait-use", rules::solo::ALONE), rule_ids::GON_72),
            Phase::Over => (self.standings(ScoreFrom::View(view)).say(), rule_ids::GON_65),
        }
    }
}

/// What a seat is asked in a gathering, at its first part and later; the others wait.
fn say_gathering(view: &View, first: &'static str, later: &'static str) -> Said {
    let waiting = view.board.gathering.awaited();
    match view.viewer.seat() {
        Some(seat) if waiting.contains(seat) => {
            Phrase::new(if view.parts[0].is_none() { first } else { later })
        }
        Some(seat) if view.board.gathering.done().contains(seat) => {
            Phrase::new("wait-choose-mine").list("names", waiting.iter())
        }
        _ => Phrase::new("wait-choose").list("names", waiting.iter()),
    }
}

fn word(stack: Stack) -> Gap<Token> {
    Gap::Word(stack.word())
}

/// Dice with what they show, as a list.
fn shown(dice: Dice, set: DiceSet) -> Gap<Token> {
    Gap::List(set.iter().map(|colour| Gap::Token(Token::Die(colour, dice.get(colour)))).collect())
}

fn say_colour(colour: Colour) -> Said {
    Phrase::new(match colour {
        Colour::Yellow => "gon-yellow",
        Colour::Orange => "gon-orange",
        Colour::Green => "gon-green",
        Colour::Blue => "gon-blue",
        Colour::Purple => "gon-purple",
    })
}

/// People count from 1: a place before the box is a new row above it, a new column on its left, or both.
fn say_place(place: Place) -> Said {
    match (place.row(), place.column()) {
        (0, 0) => Phrase::new("gon-place-corner"),
        (0, column) => Phrase::new("gon-place-above").with("column", column),
        (row, 0) => Phrase::new("gon-place-before").with("row", row),
        (row, column) => Phrase::new("gon-place").with("row", row).with("column", column),
    }
}

fn say_field(field: Field) -> Said {
    match (field.colour, field.number) {
        (Some(colour), Some(number)) => Phrase::new("gon-die").with("colour", colour).with("number", number),
        (Some(colour), None) => say_colour(colour),
        (None, Some(number)) => Phrase::new("gon-number").with("number", number),
        (None, None) => Phrase::new("gon-any"),
    }
}

/// A task in a few words.
pub fn say_task(task: &Task) -> Phrase<Token> {
    let fields = |phrase: Said| phrase.list("fields", task.fields().iter().copied());
    match task.kind() {
        TaskKind::Fixed => fields(Phrase::new("gon-task-fixed")),
        TaskKind::Ascending => fields(Phrase::new("gon-task-ascending")),
        TaskKind::Sum(sum) => fields(Phrase::new("gon-task-sum").with("sum", sum)),
        TaskKind::Equal => {
            let starts = (0..task.count()).filter(|&field| task.is_group_start(field));
            let group = |start: usize| {
                let joined = (start..task.count()).filter(|&field| task.group(start) >> field & 1 == 1);
                Phrase::new("gon-group").list("fields", joined.map(|field| task.field(field)))
            };
            Phrase::new("gon-task-equal").list("groups", starts.map(group))
        }
    }
}

/// A reward in a few words.
pub fn say_reward(reward: Reward) -> Phrase<Token> {
    match reward {
        Reward::Bonus(bonus) => Phrase::new(match bonus {
            Bonus::Step => "gon-bonus-step",
            Bonus::Colour => "gon-bonus-colour",
            Bonus::Second => "gon-bonus-second",
            Bonus::Discount => "gon-bonus-discount",
            Bonus::Joker => "gon-bonus-joker",
        }),
        Reward::Score(scoring, points) => {
            let of = |key: &'static str| Phrase::new(key).with("points", points);
            match scoring {
                Scoring::Beside => of("gon-score-beside"),
                Scoring::Colour(colour) => of("gon-score-colour").with("colour", colour),
                Scoring::ColourBeside(colour) => of("gon-score-colour-beside").with("colour", colour),
                Scoring::Lines => of("gon-score-lines"),
                Scoring::AllColours => of("gon-score-all-colours"),
                Scoring::ColourLines => of("gon-score-colour-lines"),
                Scoring::Bonuses => of("gon-score-bonuses"),
            }
        }
    }
}

/// The marks that something takes, in brackets; nothing if it takes none.
fn say_marks(spent: Spent) -> Said {
    let kinds = [
        (spent.steps, "gon-mark-step"),
        (spent.colours, "gon-mark-colour"),
        (spent.seconds, "gon-mark-second"),
        (spent.discounts, "gon-mark-discount"),
    ];
    if spent == Spent::NONE {
        return Phrase::new("gon-marks-none");
    }
    let made = kinds.into_iter().filter(|&(count, _)| count > 0);
    Phrase::new("gon-marks").list("marks", made.map(|(count, key)| Phrase::new(key).with("count", count)))
}

fn bought(key: &'static str, card: Card, dice: Gap<Token>, spent: Spent) -> Said {
    Phrase::new(key).with("card", card).with("dice", dice).with("marks", say_marks(spent))
}

/// A part of a secret choice, told to its seat.
fn say_part(seat: Seat, part: Action) -> Said {
    let of = |key: &'static str| Phrase::new(key).of(seat);
    match part {
        Action::Under(card) => of("gon-say-under-card").with("card", card),
        Action::Lay(card, place) => of("gon-say-laid").with("card", card).with("place", place),
        Action::Enter { card, die, number, .. } => say_entered(seat, die, card, number, Spent::NONE),
        _ => of("gon-say-nothing-more"),
    }
}

fn say_entered(seat: Seat, die: Colour, card: Card, number: u8, spent: Spent) -> Said {
    let entered = Phrase::new("gon-say-entered").of(seat).with("die", Gap::Token(Token::Die(die, number)));
    entered.with("card", card).with("marks", say_marks(spent))
}

fn say_event(event: Event) -> Said {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).of(seat);
    let marked = |phrase: Said, spent: Spent| phrase.with("marks", say_marks(spent));
    match event {
        Event::Started(seat) => of("gon-say-started", seat),
        Event::ToMarket(card) => Phrase::new("gon-say-market").with("card", card),
        Event::Dealt(seat, Some(card)) => of("say-dealt-card", seat).with("card", card),
        Event::Dealt(seat, None) => of("say-dealt", seat),
        Event::Chose(seat, part) | Event::Done(seat, Some(part)) => say_part(seat, part),
        Event::Done(seat, None) => of("say-chosen", seat),
        Event::TookBack(seat) => of("say-again", seat),
        Event::RoundBegan(round) => Phrase::new("gon-say-round").with("round", round),
        Event::TurnBegan(seat) => of("gon-say-turn", seat),
        Event::Rolled(seat, dice, _) => of("gon-say-rolled", seat).with("dice", shown(dice, dice.set())),
        Event::RolledPassively(dice, count) => {
            Phrase::new("gon-say-passive").with("dice", shown(dice, dice.set())).with("count", count)
        }
        Event::Rerolls(seat, dice) => of("gon-say-rerolls", seat).with("dice", dice),
        Event::Entered(seat, die, card, _, number, spent) => say_entered(seat, die, card, number, spent),
        Event::EnteredNothing(seat) => of("gon-say-nothing", seat),
        Event::Filled(seat, card, dice, spent) => {
            marked(of("gon-say-filled", seat).with("card", card).with("dice", dice), spent)
        }
        Event::Completed(_, card) => Phrase::new("gon-say-completed").with("card", card),
        Event::Bought(seat, card, dice, spent) if dice.is_empty() => {
            marked(of("gon-say-bought-free", seat).with("card", card), spent)
        }
        Event::Bought(seat, card, dice, spent) => {
            marked(of("gon-say-bought", seat).with("card", card).with("dice", dice), spent)
        }
        Event::Laid(seat, card, place) => of("gon-say-laid", seat).with("card", card).with("place", place),
        Event::TookChance(seat) => of("gon-say-chance", seat),
        Event::Saw(seat, card) => of("gon-say-drew-card", seat).with("card", card),
        Event::Drew(seat, stack) => of("gon-say-drew", seat).with("stack", word(stack)),
        Event::PutUnder(seat, _, Some(card)) => of("gon-say-under-card", seat).with("card", card),
        Event::PutUnder(seat, stack, None) => of("gon-say-under", seat).with("stack", word(stack)),
        Event::Finished(seat) => of("gon-say-finished", seat),
        Event::LastRound(seat, round) => of("gon-say-last-round", seat).with("round", round),
        Event::PutAside(card) => Phrase::new("gon-say-aside").with("card", card),
        Event::Ended => Phrase::new("say-ended"),
    }
}

fn say_why(why: Why) -> Said {
    match why {
        Why::NotNow(not_now) => not_now.into(),
        Why::ChooseNow => Phrase::new("gon-why-choose"),
        Why::UnderFirst => Phrase::new("gon-why-under-first"),
        Why::LayRest => Phrase::new("gon-why-lay-rest"),
        Why::NotInHand(card) => Phrase::new("gon-why-hand").with("card", card),
        Why::NotThere(place) => Phrase::new("gon-why-place").with("place", place),
        Why::EnterNow => Phrase::new("gon-why-enter"),
        Why::LayNow => Phrase::new("gon-why-lay"),
        Why::KeepNow => Phrase::new("gon-why-keep"),
        Why::AsideNow => Phrase::new("gon-why-aside"),
        Why::UseNow => Phrase::new("gon-why-use"),
        Why::ChanceTaken => Phrase::new("gon-why-chance-taken"),
        Why::NoMoreRolls => Phrase::new("gon-why-rolls"),
        Why::UsedAlready => Phrase::new("gon-why-used"),
        Why::MustUse => Phrase::new("gon-why-must"),
        Why::ChanceLater => Phrase::new("gon-why-later"),
        Why::NoChanceLeft => Phrase::new("gon-why-no-chance"),
        Why::FirstCompulsory => Phrase::new("gon-why-compulsory"),
        Why::NotInMarket(card) => Phrase::new("gon-why-market").with("card", card),
        Why::DisplayFull => Phrase::new("gon-why-full"),
        Why::OutOfReach(die) => Phrase::new("gon-why-die").with("colour", die),
        Why::Price(price) => Phrase::new("gon-why-price").with("count", price),
        Why::NoDiscount => Phrase::new("gon-why-discount"),
        Why::NotEqual => Phrase::new("gon-why-equal"),
        Why::NotInDisplay(card) => Phrase::new("gon-why-display").with("card", card),
        Why::Completed(card) => Phrase::new("gon-why-completed").with("card", card),
        Why::FieldCount(count) => Phrase::new("gon-why-fields").with("count", count),
        Why::DoesNotFit => Phrase::new("gon-why-fit"),
        Why::Needless => Phrase::new("gon-why-needless"),
        Why::NoSuchField => Phrase::new("gon-why-no-field"),
        Why::Filled => Phrase::new("gon-why-filled"),
        Why::FirstOfTwins => Phrase::new("gon-why-twins"),
        Why::WrongColour(colour) => Phrase::new("gon-why-colour").with("colour", colour),
        Why::WrongNumber => Phrase::new("gon-why-number"),
        Why::NotRising => Phrase::new("gon-why-rising"),
        Why::NotSame => Phrase::new("gon-why-same"),
        Why::SumMissed => Phrase::new("gon-why-sum"),
        Why::NoSteps => Phrase::new("gon-why-steps"),
        Why::StackEmpty(stack) => Phrase::new("gon-why-stack").with("stack", word(stack)),
        Why::RowEmpty(stack) => Phrase::new("gon-why-row").with("stack", word(stack)),
        Why::OtherDice => Phrase::new("gon-why-other-dice"),
    }
}
