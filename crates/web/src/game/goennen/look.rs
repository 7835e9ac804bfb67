//! Things seen large, and what somebody may have meant who touches what cannot be chosen.

use engine::{Game, Seat};
use goennen::{
    Action, Aim, Bonus, Card, Colour, Dice, DiceSet, Goennen, Phase, Reward, Stack, Token, View, say_reward,
};
use maud::{Markup, html};

use super::{art, card, market, odds, plate};
use crate::game_page::Scene;
use crate::text::Texts;

/// A thing with all its words.
pub(super) fn look(game: &Goennen, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
    let (kind, what) = thing.split_once('-').unwrap_or((thing, ""));
    let texts = scene.texts;
    let which = what.parse::<Card>().ok();
    match kind {
        "market" => which.map(|which| with_chance(game, view, Aim::Buy(which), &card::large(game, which, None, texts), texts)),
        "hand" | "arriving" => which.map(|which| card::large(game, which, None, texts)),
        "card" => which.map(|which| {
            let display = view.display(game, scene.near());
            let large = card::large(game, which, display.slot(which), texts);
            with_chance(game, view, Aim::Complete(which), &large, texts)
        }),
        "die" => what.chars().next().and_then(Colour::of_letter).map(|die| self::die(game, view, die, texts)),
        "rival" => what.parse::<Seat>().ok().filter(|seat| seat.index() < game.players()).map(|seat| plate::whole(game, view, seat, scene)),
        "bonus" => Bonus::ALL.into_iter().find(|bonus| bonus.word() == what).map(|bonus| html! {
            div.words { h3 { (art::bonus(bonus)) " " (card::bonus(bonus, texts)) } p { (texts.plain(game, &say_reward(Reward::Bonus(bonus)))) } }
        }),
        "stack" => what.parse::<Stack>().ok().map(|stack| stack_words(view, stack, texts)),
        "price" => what.parse::<u8>().ok().map(|price| price_words(price, texts)),
        "gifts" => odds::gift_table(game, view, scene),
        "level" => game.level().map(|level| html! {
            div.words {
                h3 { (texts.with("gon-level", &[("level", level.number().into())])) }
                p { (texts.with("gon-look-level", &[("rounds", level.rounds().into()), ("points", level.points().into())])) }
            }
        }),
        _ => None,
    }
}

fn with_chance(game: &Goennen, view: &View, aim: Aim, large: &Markup, texts: Texts) -> Markup {
    html! { (large) @if let Some(chance) = odds::say(game, view, aim, texts) { p.gon-look-chance { (chance) } } }
}

fn die(game: &Goennen, view: &View, die: Colour, texts: Texts) -> Markup {
    let number = view.board.turn.dice.get(die);
    html! {
        div.words {
            h3 { @if number > 0 { (card::token(game, Token::Die(die, number), texts)) } @else { (art::fruit(die)) } " " (card::colour(game, die, texts)) }
            p { (texts.text("gon-look-die")) }
        }
    }
}

fn stack_words(view: &View, stack: Stack, texts: Texts) -> Markup {
    let count = match stack {
        Stack::Scoring => view.scoring.count(),
        Stack::Bonus => view.bonus.count(),
    };
    html! {
        div.words {
            h3 { (market::title(stack, texts)) }
            p { (texts.with("gon-stack", &[("stack", stack.word().into()), ("count", count.into())])) }
            p { (texts.text("gon-look-stack")) }
        }
    }
}

fn price_words(price: u8, texts: Texts) -> Markup {
    html! {
        div.words {
            h3 { (texts.with("gon-price", &[("count", price.into())])) }
            p { (texts.with("gon-why-price", &[("count", price.into())])) }
        }
    }
}

/// What touching a thing may have meant: an action whose refusal says why it cannot be chosen.
pub(super) fn wishes(game: &Goennen, view: &View, thing: &str) -> Vec<Action> {
    let (kind, what) = thing.split_once('-').unwrap_or((thing, ""));
    let which = what.parse::<Card>().ok();
    let board = &view.board;
    let wish = match kind {
        "market" => which.map(|card| {
            let price = board.place_of(card).map_or(3, |place| game.prices()[place]);
            Action::Buy(card, most_alike(board.turn.dice, board.unused(), u32::from(price)))
        }),
        "card" => which.map(|card| on_card(game, view, card, None)),
        "die" => what.chars().next().and_then(Colour::of_letter).map(|die| with_die(game, view, die)),
        "place" => what.parse().ok().map(|place| {
            let known = board.turn.bought.or(view.drawn.and_then(|drawn| drawn.card)).or(view.hand.first());
            Action::Lay(known.unwrap_or(Card::at(1)), place)
        }),
        "stack" => what.parse().ok().map(Action::Draw),
        "hand" => which.map(Action::Under),
        "chance" => Some(Action::Chance),
        _ => None,
    };
    wish.into_iter().collect()
}

fn is_entering(view: &View) -> bool {
    matches!(view.board.phase, Phase::Passive(_) | Phase::Chance(_) | Phase::SoloEnter)
}

/// The dice that show the same number most often, filled up with others to a count.
fn most_alike(dice: Dice, unused: DiceSet, count: u32) -> DiceSet {
    let showing = |number: u8| unused.iter().filter(move |&die| dice.get(die) == number);
    let number = (1..=6).max_by_key(|&number| showing(number).count()).unwrap_or(1);
    let rest = unused.iter().filter(|&die| dice.get(die) != number);
    showing(number).chain(rest).take(count as usize).collect()
}

fn on_card(game: &Goennen, view: &View, card: Card, die: Option<Colour>) -> Action {
    let board = &view.board;
    let display = view.viewer.seat().map(|seat| view.display(game, seat));
    let slot = display.and_then(|display| display.slot(card).copied());
    let task = &game.face(card).task;
    let entries = slot.map(|slot| slot.entries).unwrap_or_default();
    if is_entering(view) {
        let offered =
            if matches!(board.phase, Phase::Passive(_)) { board.turn.rolled } else { board.unused() };
        let die = die.or(offered.first()).unwrap_or(Colour::ALL[0]);
        let field = (0..task.count()).find(|&field| entries.get(field).is_none()).unwrap_or(0);
        return Action::Enter { card, field: field as u8, die, number: board.turn.dice.get(die).max(1) };
    }
    let dice = board.unused().iter().take(usize::from(task.empty_count(entries))).collect();
    Action::Complete { card, dice, steps: 0, colours: 0 }
}

fn with_die(game: &Goennen, view: &View, die: Colour) -> Action {
    let open = view.viewer.seat().and_then(|seat| {
        let display = view.display(game, seat);
        let open = display.slots().iter().find(|slot| !slot.is_completed && slot.card.is_some());
        open.and_then(|slot| slot.card)
    });
    match open {
        Some(card) if is_entering(view) => on_card(game, view, card, Some(die)),
        _ => Action::Reroll(DiceSet::one(die)),
    }
}

/// After the last roll a card that the dice do not complete may still take one of them, by a chance.
pub(super) fn chain(game: &Goennen, view: &View, thing: &str) -> Vec<Action> {
    let Some(which) = thing.strip_prefix("card-").and_then(|card| card.parse::<Card>().ok()) else {
        return Vec::new();
    };
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let mut options = Vec::new();
    game.options(view, &mut options);
    if !options.contains(&Action::Chance) {
        return Vec::new();
    }
    let display = view.display(game, me);
    let mut found: Option<(bool, Action)> = None;
    game.each_entry(&display, view.board.turn.dice, view.board.unused(), |card, field, die, number| {
        let action = Action::Enter { card, field, die, number };
        let Some(slot) = display.slot(card).filter(|_| card == which) else { return };
        let can_finish = game.face(card).task.can_be_finished(slot.entries.with(usize::from(field), number));
        if can_finish && number == view.board.turn.dice.get(die) && found.is_none() {
            found = Some((can_finish, action));
        }
    });
    found.map(|(_, action)| vec![Action::Chance, action]).unwrap_or_default()
}
