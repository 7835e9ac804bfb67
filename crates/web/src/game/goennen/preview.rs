//! What an action would do, before it is sent. Consequences come from the game's own [`Goennen::what_if`].

use engine::Seat;
use goennen::{
    ALL_DICE, Action, Bonus, CELLS, Card, Consequence, DiceSet, Display, Goennen, Phase, Place, ROLLS,
    Reward, SIDE, Spent, TaskKind, Token, View, say_reward,
};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{display, odds};
use crate::game_page::{Mark, MarkLook, Preview, Scene};

/// What the preview of one action is made of.
struct Seen<'a> {
    game: &'a Goennen,
    view: &'a View,
    scene: &'a Scene<'a>,
    before: Display,
    after: Consequence,
}

/// What would happen.
pub(super) fn preview(game: &Goennen, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
    let Some((me, after)) = view.viewer.seat().zip(game.what_if(view, action)) else {
        return Preview::default();
    };
    let seen = Seen { game, view, scene, before: view.display(game, me), after };
    match action {
        Action::Under(card) => seen.under(card),
        Action::Lay(card, place) => seen.lay(me, card, place),
        Action::Reroll(dice) => seen.reroll(dice),
        Action::Buy(card, _) => seen.buy(card),
        Action::Complete { card, .. } => seen.complete(card),
        Action::Enter { card, field, number, .. } => seen.enter(card, field, number),
        Action::Draw(stack) => Preview {
            rows: vec![seen.row("gon-row-unknown", "gon-pv-draw")],
            marks: vec![Mark::new(format!("stack-{stack}"), MarkLook::Target, html! {})],
            ..Preview::default()
        },
        Action::Aside(stack) => Preview {
            rows: vec![seen.row("gon-row-then", "gon-pv-aside")],
            marks: view.board.row(stack)[0]
                .map(|card| Mark::new(format!("market-{card}"), MarkLook::Loss, html! {}))
                .into_iter()
                .collect(),
            ..Preview::default()
        },
        Action::Chance => {
            seen.rows(&[("gon-row-then", "gon-pv-chance"), ("gon-row-turn", "gon-pv-chance-end")])
        }
        Action::Done => seen.rows(&[("gon-row-then", "gon-pv-done")]),
        Action::Finish => Preview { rows: seen.unused(false).into_iter().collect(), ..Preview::default() },
    }
}

impl Seen<'_> {
    fn row(&self, label: &str, words: &str) -> (String, Markup) {
        let texts = self.scene.texts;
        (texts.text(label), html! { (texts.text(words)) })
    }

    fn rows(&self, keys: &[(&str, &str)]) -> Preview {
        Preview {
            rows: keys.iter().map(|(label, words)| self.row(label, words)).collect(),
            ..Preview::default()
        }
    }

    fn dice(&self, set: DiceSet) -> Markup {
        let die = |die| {
            card::token(self.game, Token::Die(die, self.view.board.turn.dice.get(die)), self.scene.texts)
        };
        html! { @for one in set.iter() { (die(one)) " " } }
    }

    /// The dice that are left. Whoever uses dice rolls no more.
    fn unused(&self, is_first_use: bool) -> Option<(String, Markup)> {
        let texts = self.scene.texts;
        let left = self.view.board.unused().minus(self.after.dice);
        let words = html! {
            @if left.is_empty() { (texts.text("gon-pv-none")) } @else { (self.dice(left)) }
            @if is_first_use && self.view.board.turn.rolls < ROLLS { span.gon-aside-words { (texts.text("gon-pv-no-rolls")) } }
        };
        Some((texts.text("gon-row-left"), words))
    }

    /// The circles that are marked.
    fn uses(&self) -> Option<(String, Markup)> {
        let texts = self.scene.texts;
        let Spent { steps, colours, seconds, discounts } = self.after.spent;
        let kinds = [
            (Bonus::Step, steps),
            (Bonus::Colour, colours),
            (Bonus::Second, seconds),
            (Bonus::Discount, discounts),
        ];
        let made: Vec<Markup> = kinds
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(bonus, count)| html! { span.gon-uses { (super::art::bonus(bonus)) (card::bonus(bonus, texts)) b { " ×" (count) } } })
            .collect();
        (!made.is_empty()).then(|| (texts.text("gon-row-uses"), html! { @for one in &made { (one) " " } }))
    }

    fn score(&self) -> (i32, i32) {
        (self.game.display_score(&self.before), self.game.display_score(&self.after.display))
    }

    /// What a completed card gives at once.
    fn gain(&self, card: Card) -> (String, Markup) {
        let texts = self.scene.texts;
        let words = match self.game.face(card).reward {
            Reward::Score(..) => self.change(),
            reward @ Reward::Bonus(_) => self.scene.say(self.game, &say_reward(reward)),
        };
        (texts.text("gon-row-gain"), words)
    }

    fn change(&self) -> Markup {
        let (from, to) = self.score();
        html! { b.pill { (from) " → " (to) } " " (self.scene.texts.text("gon-pv-points")) }
    }

    /// The dice that pay, the circles that are marked, the points that change.
    fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = self
            .after
            .dice
            .iter()
            .map(|die| Mark::new(format!("die-{}", die.letter()), MarkLook::Pays, html! {}))
            .collect();
        let Spent { steps, colours, seconds, discounts } = self.after.spent;
        for (bonus, count) in [
            (Bonus::Step, steps),
            (Bonus::Colour, colours),
            (Bonus::Second, seconds),
            (Bonus::Discount, discounts),
        ] {
            if count > 0 {
                marks.push(Mark::new(format!("bonus-{}", bonus.word()), MarkLook::Pays, html! {}));
            }
        }
        let (from, to) = self.score();
        if from != to {
            marks.push(Mark::new("my-points", MarkLook::Change, html! { (from) " → " (to) }));
        }
        marks
    }

    fn under(&self, card: Card) -> Preview {
        let is_choosing = self.view.board.phase == Phase::Choose;
        let words = if is_choosing { "gon-pv-away" } else { "gon-pv-under" };
        let marks = if is_choosing {
            vec![Mark::new(format!("hand-{card}"), MarkLook::Loss, html! {})]
        } else {
            Vec::new()
        };
        Preview { rows: vec![self.row("gon-row-then", words)], marks, ..Preview::default() }
    }

    fn lay(&self, me: Seat, card: Card, place: Place) -> Preview {
        let texts = self.scene.texts;
        let done = self.after.display.with_completed(self.game, card);
        let gain = self.game.display_score(&done) - self.game.display_score(&self.before);
        let mut rows = vec![(
            texts.text("gon-row-worth"),
            html! { b.pill { "+" (gain) } " " (texts.text("gon-pv-when-done")) },
        )];
        let (from, to) = self.score();
        if from != to {
            rows.insert(0, (texts.text("gon-row-gain"), self.change()));
        }
        if self.after.display.is_full() && self.view.board.last_round.is_none() {
            rows.push(self.row("gon-row-then", "gon-pv-ninth"));
        }
        let beside = neighbours(&self.after.display, card);
        if !beside.is_empty() {
            let cards = beside
                .iter()
                .map(|&card| card::token(self.game, Token::Card(card), texts))
                .collect::<Vec<_>>();
            rows.push((texts.text("gon-row-beside"), html! { @for one in &cards { (one) " " } }));
        }
        rows.truncate(3);
        let spot = format!("place-{place}");
        let ghost = html! { (card::whole(self.game, card, &Look::default(), texts)) };
        let mut marks = self.marks();
        marks.push(Mark::new(spot.clone(), MarkLook::Target, html! { "+" (gain) }));
        if !display::is_half(&self.before, place) {
            marks.insert(0, Mark::new(spot, MarkLook::Ghost, ghost));
        }
        if self.view.display(self.game, me).count() > 0 {
            let others = self.before.places().iter().filter(|&other| other != place);
            marks.extend(others.map(|other| Mark::new(format!("place-{other}"), MarkLook::Other, html! {})));
        }
        Preview {
            title: Some(
                html! { (texts.text("gon-pv-lay")) " " (card::token(self.game, Token::Card(card), texts)) },
            ),
            rows,
            marks,
        }
    }

    fn reroll(&self, dice: DiceSet) -> Preview {
        let texts = self.scene.texts;
        let kept = ALL_DICE.minus(dice);
        let left = ROLLS.saturating_sub(self.view.board.turn.rolls + 1);
        let mut rows = vec![(
            texts.text("gon-row-kept"),
            html! { @if kept.is_empty() { (texts.text("gon-pv-none")) } @else { (self.dice(kept)) } },
        )];
        if let Some(fed) = odds::fed(self.game, self.view, dice, self.scene) {
            rows.push((texts.text("gon-row-others"), fed));
        }
        rows.push((
            texts.text("gon-row-then"),
            html! { (texts.with("gon-rolls-left", &[("count", left.into())])) },
        ));
        let chip = |die| Mark::new(format!("die-{die}"), MarkLook::Change, html! { "?" });
        Preview { rows, marks: dice.iter().map(|die| chip(die.letter())).collect(), ..Preview::default() }
    }

    fn buy(&self, card: Card) -> Preview {
        let texts = self.scene.texts;
        let best = self
            .before
            .places()
            .iter()
            .map(|place| display::gain(self.game, &self.before, card, place))
            .max();
        let mut rows: Vec<_> =
            self.unused(matches!(self.view.board.phase, Phase::Decide(_))).into_iter().collect();
        rows.extend(self.uses());
        if let Some(best) = best {
            rows.push((
                texts.text("gon-row-worth"),
                texts.html("gon-pv-best", &[("points", html! { b.pill { "+" (best) } }.into())]),
            ));
        }
        let mut marks = self.marks();
        marks.push(Mark::new(format!("market-{card}"), MarkLook::Target, html! {}));
        let title =
            html! { (texts.text("gon-pv-buy")) " " (card::token(self.game, Token::Card(card), texts)) };
        Preview { title: Some(title), rows, marks }
    }

    fn complete(&self, card: Card) -> Preview {
        let texts = self.scene.texts;
        let mut rows = vec![self.gain(card)];
        rows.extend(self.uses());
        rows.extend(self.unused(matches!(self.view.board.phase, Phase::Decide(_))));
        let mut marks = self.marks();
        marks.push(Mark::new(format!("card-{card}"), MarkLook::Target, html! {}));
        let title =
            html! { (texts.text("gon-pv-complete")) " " (card::token(self.game, Token::Card(card), texts)) };
        Preview { title: Some(title), rows, marks }
    }

    fn enter(&self, card: Card, field: u8, number: u8) -> Preview {
        let texts = self.scene.texts;
        let mut rows = Vec::new();
        if self.after.completed == Some(card) {
            rows.push(self.row("gon-row-then", "gon-pv-completes"));
            rows.push(self.gain(card));
        } else if let Some(slot) = self.after.display.slot(card) {
            let task = &self.game.face(card).task;
            let left = texts.with("gon-pv-fields", &[("count", task.empty_count(slot.entries).into())]);
            rows.push((texts.text("gon-row-then"), html! { (left) }));
            if let TaskKind::Sum(_) = task.kind() {
                let missing = texts.with("gon-missing", &[("count", task.missing(slot.entries).into())]);
                rows.push((texts.text("gon-row-sum"), html! { (missing) }));
            }
        }
        rows.extend(self.uses());
        rows.truncate(3);
        let mut marks = self.marks();
        marks.push(Mark::new(format!("field-{card}-{}", field + 1), MarkLook::Target, html! { (number) }));
        let title = html! {
            (texts.text("gon-pv-enter")) " " @for die in self.after.dice.iter() { (card::token(self.game, Token::Die(die, number), texts)) }
            " → " (card::token(self.game, Token::Card(card), texts))
        };
        Preview { title: Some(title), rows, marks }
    }
}

/// The cards that share an edge with a card.
fn neighbours(display: &Display, card: Card) -> Vec<Card> {
    let Some(cell) = display.cell_of(card) else { return Vec::new() };
    let is_beside = |other: usize| {
        let (rows, columns) = ((cell / SIDE).abs_diff(other / SIDE), (cell % SIDE).abs_diff(other % SIDE));
        rows + columns == 1
    };
    (0..CELLS).filter(|&other| is_beside(other)).filter_map(|other| display.slots()[other].card).collect()
}
