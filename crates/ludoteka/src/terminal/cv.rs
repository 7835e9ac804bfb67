//! The screen of CV: the track as a list with what each card needs, the dice, and everybody's stacks.

mod card;
mod menu;
mod people;
mod report;
mod track;
mod turn;
mod typed;
mod words;

use cv::{Action, Age, Cv, Edition, Event, Phase, Step, View, rule_ids};
use engine::{Awaits, Game, NotationError, RuleId, Seat, SeatSet};

use super::text::{WIDTH, left, shorten, width};
use super::{Hue, Ink, Screen, Voice, Words};
use card::{counted, name, symbols};

const LEGEND: &str = " H health  K knowledge  R relationship  $ money  + good, - bad luck  * any of 4";

const HELP: &str = "\
How to read the table
  H health  K knowledge  R relationship  $ money  + good luck  - bad luck
  * is a symbol that is H, K, R or $ when it pays. K>$ turns any number of K
  into $, K<>$ also back. `owes $` is paid each turn, or the card is lost.
  The track shows what a card costs and does. In your turn it also says `now`
  for a card you can take, `with 3` if event 3 must be played for it, or what
  it lacks; while you throw, the chance to get it and the dice to throw for it.
  `if work` is a condition: there must be a work card in your CV.
  A player's line shows dice, tokens, cards in the CV, points without what is
  secret, and cards in hand; below it each stack with its size and active card.
  A goal shows what everybody has of it; ! marks who scores it now.
  ▶ marks who is awaited, ✓ who has chosen in secret.
How a turn goes
  Throw the dice and throw any of them again, twice; bad luck stays frozen.
  Take up to two cards, paid by dice, tokens and events; three + pay for any
  card. Three - lose you a card. New cards cover the old ones: only the topmost
  card of each type works, but all of them count at the end.
  `r C45` shows the ruling of card 45; most cards need none.
Dice are typed as letters in any order
  reroll HK   throws an H and a K again    reroll all   throws all that can be
  keep $+     throws all others again      stop         leaves them";

impl Screen for Cv {
    fn board(&self, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
        let mut lines = vec![title(self, view, voice, ink)];
        lines.extend(track::track(self, view, ink));
        let awaited = awaits(self, view).seats();
        for seat in Seat::all(self.players()) {
            lines.extend(people::player(self, view, seat, awaited, voice, ink));
        }
        lines.extend(people::goals(self, view, voice, ink));
        lines.extend(people::own_cards(self, view, voice, ink));
        lines.extend(turn::turn(self, view, ink));
        lines
    }

    fn question(&self, view: &View, voice: Voice<'_>) -> (String, RuleId) {
        question(self, view, voice)
    }

    fn menu(&self, view: &View, actions: &[Action], ink: Ink) -> Vec<String> {
        menu::menu(self, view, actions, ink)
    }

    fn read(&self, view: &View, text: &str) -> Result<Action, NotationError> {
        typed::read(view, text)
    }

    fn tell(&self, event: &Event, voice: Voice<'_>, ink: Ink) -> Words {
        words::tell(self, event, voice, ink)
    }

    fn is_round_end(event: &Event) -> bool {
        // Rounds are short and many; only the end is worth a look back.
        matches!(event, Event::Ended)
    }

    fn report(&self, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
        report::report(self, view, voice, ink)
    }

    fn source(&self, view: &View, source: &str) -> String {
        let goal = source.strip_prefix("public-goal-").and_then(|number| number.parse::<usize>().ok());
        let goal = goal.and_then(|number| *view.board.goals.get(number.checked_sub(1)?)?);
        match goal {
            Some(goal) => format!("public goal: {}", name(self, goal)),
            None => source.replace('-', " "),
        }
    }

    fn legend(&self, _: &View) -> Option<String> {
        Some(LEGEND.to_owned())
    }

    fn help(&self) -> &'static str {
        HELP
    }
}

fn question(game: &Cv, view: &View, voice: Voice<'_>) -> (String, RuleId) {
    let board = &view.board;
    let turn = &board.turn;
    match board.phase {
        Phase::Draft(step) => {
            let next = view.viewer.seat().map(|seat| voice.name(seat.left(1, game.players())));
            let next = shorten(next.unwrap_or("the left"), 12);
            let text = match step {
                Step::First => format!("Childhood: keep one of your three cards, two go to {next}"),
                Step::Second => format!("Childhood: keep one of these two, the other goes to {next}"),
            };
            (text, rule_ids::CV_7)
        }
        Phase::Misfortune(_) => {
            let more = if turn.due > 1 { format!(" (the first of {})", turn.due) } else { String::new() };
            (format!("Misfortune: which card do you lose?{more}"), rule_ids::CV_40)
        }
        Phase::Select(_) => {
            let text = match turn.taken_count() {
                0 => "Take up to two cards from the track, or play an event",
                _ => "Take another card from the track?",
            };
            (text.to_owned(), rule_ids::CV_30)
        }
        Phase::Upkeep(_) => ("Upkeep: which cards do you keep?".to_owned(), rule_ids::CV_57),
        Phase::Lay(_) => match board.laying.announced {
            Some((card, _)) => {
                let card = shorten(&name(game, card), 22);
                (format!("Before {card}: give the waiting card its type"), rule_ids::CV_53)
            }
            None => ("Where does the new card go in your CV?".to_owned(), rule_ids::CV_51),
        },
        Phase::Assist(_) => ("Social assistance: take a card without paying?".to_owned(), rule_ids::CV_72),
        Phase::Settle(_) => ("The end: give your waiting card its type".to_owned(), rule_ids::CV_53),
        Phase::Roll(_)
        | Phase::Throw(_)
        | Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Refill
        | Phase::Over => {
            let text = if turn.dice.is_empty() {
                format!("Throw your {}", counted(u32::from(turn.fresh), "die"))
            } else {
                format!("You have {}: throw dice again, or leave them?", symbols(turn.dice, Ink::new(false)))
            };
            (text, rule_ids::CV_21)
        }
    }
}

/// The line above the table: where the game stands and what is left.
fn title(game: &Cv, view: &View, voice: Voice<'_>, ink: Ink) -> String {
    let board = &view.board;
    let awaited = match awaits(game, view) {
        Awaits::Over => "the game is over".to_owned(),
        Awaits::Chance => "chance decides".to_owned(),
        Awaits::Seats(seats) => waiting(board.phase, seats, voice),
    };
    let head = if board.round == 0 { "Childhood".to_owned() } else { format!("Round {}", board.round) };
    let head = ink.paint(Hue::Bold, &head);
    let left_of = |age| board.deck_count(age);
    let edition = if game.edition() == Edition::Gigamic { "gigamic · " } else { "" };
    let rest = format!(
        "{edition}decks: early {} · middle {} · old {}",
        left_of(Age::EarlyAdulthood),
        left_of(Age::MiddleAge),
        left_of(Age::OldAge)
    );
    let room = (WIDTH - 1).saturating_sub(width(&rest) + 1);
    let awaited = shorten(&awaited, room.saturating_sub(width(&head) + 3));
    format!("{} {}", left(&format!("{head} · {awaited}"), room), ink.paint(Hue::Dim, &rest))
}

/// Whom the game waits for and why.
fn waiting(phase: Phase, seats: SeatSet, voice: Voice<'_>) -> String {
    let whose = match seats.first() {
        Some(seat) if voice.is_own(seat) => "your".to_owned(),
        // The longest name that leaves room for the rest.
        Some(seat) => format!("{}'s", shorten(voice.name(seat), 10)),
        None => String::new(),
    };
    let what = match phase {
        Phase::Draft(_) if seats.count() > 1 => return format!("{} players choose", seats.count()),
        Phase::Draft(_) => "choice",
        Phase::Roll(_) => "turn: dice",
        Phase::Misfortune(_) => "misfortune",
        Phase::Upkeep(_) => "turn: upkeep",
        Phase::Lay(_) => "turn: new cards",
        Phase::Assist(_) => "social assistance",
        Phase::Settle(_) => "waiting cards",
        Phase::Select(_) => "turn: cards",
        Phase::Throw(_)
        | Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Refill
        | Phase::Over => "turn",
    };
    format!("{whose} {what}")
}

/// What the state behind a view waits for.
fn awaits(game: &Cv, view: &View) -> Awaits {
    match view.board.phase {
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Throw(_)
        | Phase::Refill => Awaits::Chance,
        Phase::Draft(_) => {
            let all = SeatSet::all(game.players());
            Awaits::Seats(view.board.committed.iter().fold(all, SeatSet::without))
        }
        Phase::Roll(seat)
        | Phase::Misfortune(seat)
        | Phase::Select(seat)
        | Phase::Upkeep(seat)
        | Phase::Lay(seat)
        | Phase::Assist(seat)
        | Phase::Settle(seat) => Awaits::Seats(SeatSet::one(seat)),
        Phase::Over => Awaits::Over,
    }
}
