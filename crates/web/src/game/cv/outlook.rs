//! What an action would lead to, as far as the viewer can know: rows for the slip, and marks where it will happen.

use cv::{Action, Board, Card, CardSet, Cv, Kind, Offer, Part, Phase, Place, Spending, Symbols, View};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::card::{self, Look};
use super::panel::{cost_of_loss, signed_points, total};
use super::{art, dice, effect, stack, symbol, track};
use crate::game_page::{Mark, MarkLook, Preview, Scene};
use crate::text::Texts;

/// Everything a preview is made from.
struct Ahead<'a> {
    game: &'a Cv,
    view: &'a View,
    seat: Seat,
    texts: Texts,
    preview: Preview,
}

/// What would happen.
pub(super) fn preview(game: &Cv, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
    let Some(seat) = view.viewer.seat() else { return Preview::default() };
    let mut ahead = Ahead { game, view, seat, texts: scene.texts, preview: Preview::default() };
    match action {
        Action::Keep(card) => ahead.keep(card, scene),
        Action::Throw => ahead.throw(Symbols::EMPTY),
        Action::Reroll(dice) => ahead.throw(dice),
        Action::Stop => ahead.stop(),
        Action::Play(card) => ahead.play(card),
        Action::Take(card) => ahead.take(card),
        Action::Done => ahead.done(),
        Action::Insure(card) => ahead.insure(card),
        Action::Lose(card) => ahead.lose(card),
        Action::Pay(cards) => ahead.pay(cards),
        Action::Announce(card, kind) => ahead.announce(card, kind),
        Action::Lay(card, kind, place) => ahead.lay(card, kind, place),
        // The sentence says it all: the card waits beside the CV.
        Action::Wait(_) => {}
    }
    ahead.preview
}

impl Ahead<'_> {
    fn title(&mut self, key: &str, card: Card) {
        let name = html! { (card::name(self.game, card, self.texts)) };
        self.preview.title = Some(self.texts.html(key, &[("card", name.into())]));
    }

    fn row(&mut self, label: &str, words: Markup) {
        self.preview.rows.push((self.texts.text(label), words));
    }

    fn mark(&mut self, at: String, count: usize, look: MarkLook, html: Markup) {
        self.preview.marks.push(Mark { at, count, look, html });
    }

    fn chips(&self, cards: CardSet) -> Markup {
        if cards.is_empty() {
            return html! { (self.texts.text("cv-nothing")) };
        }
        card::chips(self.game, cards, self.texts)
    }

    fn keep(&mut self, card: Card, scene: &Scene<'_>) {
        self.title("cv-if-keep", card);
        let words = effect::effects(self.game, card, self.texts).into_iter().map(|effect| effect.words);
        let words: Vec<String> = words.collect();
        self.row("cv-row-gain", html! { (words.join("; ")) });
        let rest = self.view.pack.without(card);
        if !rest.is_empty() {
            let left = self.seat.left(1, self.game.players());
            let words = html! { (self.chips(rest)) " → " (scene.face(left)) (scene.table.name(left)) };
            self.row("cv-row-pass", words);
        }
    }

    /// Dice thrown: what stays, and the risk.
    fn throw(&mut self, thrown: Symbols) {
        let turn = &self.view.board.turn;
        let count = thrown.total() + u32::from(turn.fresh);
        let key = if thrown.is_empty() { "cv-do-throw" } else { "cv-verb-reroll" };
        self.preview.title = Some(html! { (self.texts.with(key, &[("count", count.into())])) });
        let kept = turn.dice.beyond(thrown);
        if !kept.is_empty() {
            self.row("cv-row-stays", symbol::chips(kept, 0, self.texts));
        }
        let risk = track::percent(self.game.throw_risk(&self.view.board, thrown));
        let left = turn.throws.saturating_sub(1);
        let words = html! { (self.texts.with("cv-throws-left", &[("count", left.into())])) };
        self.row("cv-row-then", words);
        self.row(
            "cv-row-risk",
            html! { (self.texts.with("cv-misfortune-percent", &[("percent", risk.into())])) },
        );
    }

    /// The cards that could be taken if the dice stayed as they are.
    fn within_reach(&self, board: &Board) -> CardSet {
        let view = View { board: *board, ..*self.view };
        let track = board.track.iter().flatten().copied();
        track.filter(|&card| self.game.offer(&view, card) == Offer::Now).collect()
    }

    fn stop(&mut self) {
        self.preview.title = Some(html! { (self.texts.text("cv-do-stop")) });
        let reach = self.within_reach(&self.view.board);
        self.row("cv-row-reach", self.chips(reach));
        for card in reach.iter() {
            self.mark(format!("track-{card}"), 1, MarkLook::Other, html! {});
        }
    }

    fn done(&mut self) {
        let key = match self.view.board.phase {
            Phase::Assist(_) => "cv-do-decline",
            _ if self.view.board.turn.taken_count() == 0 => "cv-do-nothing",
            _ => "cv-do-done",
        };
        self.preview.title = Some(html! { (self.texts.text(key)) });
        if let Phase::Select(_) = self.view.board.phase {
            let reach = self.within_reach(&self.view.board);
            self.row("cv-row-missed", self.chips(reach));
            self.bad_luck_row();
        }
    }

    /// In the edition granna bad luck is settled once selecting ends.
    fn bad_luck_row(&mut self) {
        let turn = &self.view.board.turn;
        if self.game.edition() == cv::Edition::Granna && turn.bad_luck() > 0 {
            let args = [("count", turn.bad_luck().into()), ("of", 3u8.into())];
            self.row("cv-row-then", html! { (self.texts.with("cv-bad-luck-count", &args)) });
        }
    }

    fn play(&mut self, card: Card) {
        self.title("cv-if-play", card);
        let face = self.game.face(card);
        self.row("cv-row-gain", html! { span.cv-gives { (effect::gives(self.game, card, self.texts)) } });
        let board = &self.view.board;
        if face.is_dice_event() {
            let now = board.turn.dice.total() as u8 + board.turn.fresh;
            let then = (now + face.dice).min(cv::DICE_MAX);
            let args = [("now", now.into()), ("then", then.into())];
            self.row("cv-row-then", html! { (self.texts.with("cv-dice-then", &args)) });
            return;
        }
        let before = self.within_reach(board);
        let mut after = *board;
        after.turn.events = after.turn.events.plus(face.gives);
        if let Some(kind) = face.discount {
            after.turn.discounts[kind.index()] += 1;
        }
        let reach = self.within_reach(&after).minus(before);
        self.row("cv-row-reach", self.chips(reach));
        for card in reach.iter() {
            self.mark(format!("track-{card}"), 1, MarkLook::Other, html! {});
        }
    }

    fn take(&mut self, card: Card) {
        self.title("cv-if-take", card);
        if let Phase::Assist(_) = self.view.board.phase {
            self.row("cv-row-pay", html! { (self.texts.text("cv-free")) });
        } else if let Some(spending) = self.game.spending(&self.view.board, CardSet::EMPTY, Some(card)) {
            // What pays for two cards together may be shared out anew; what counts is what is needed besides.
            let before = self.game.spending(&self.view.board, CardSet::EMPTY, None).unwrap_or_default();
            let paid = beyond(both(&spending), both(&before));
            let words = html! {
                (coins(paid))
                @if paid == Part::default() && !spending.is_borrowed { (self.texts.text("cv-free")) }
                @if spending.is_borrowed { " " (self.texts.text("cv-borrowed")) }
                span.cv-left { (self.texts.text("cv-left")) " " (left(spending.left)) }
            };
            self.row("cv-row-pay", words);
            self.pays(card, paid);
        }
        self.gain(card, "cv-next-turn");
        if self.game.face(card).is_event() {
            return;
        }
        let kinds = self.game.kinds_for(&self.view.board, self.seat, card);
        let mut words = Vec::new();
        for (at, kind) in kinds.iter().enumerate() {
            let after = self.game.board_with(&self.view.board, self.seat, card, kind, Place::Top);
            words.push(self.points_words(after, kind));
            self.ghost(card, kind, after, at > 0);
        }
        let or = self.texts.text("cv-or");
        self.row(
            "cv-row-points",
            html! { @for (at, one) in words.iter().enumerate() { @if at > 0 { " " (or) " " } (one) } },
        );
    }

    /// The dice, tokens and events that pay.
    fn pays(&mut self, card: Card, paid: Part) {
        let chip = dice::chip_mark(self.game, card, &self.texts.text("cv-pays"));
        let small = dice::chip_mark(self.game, card, "");
        for which in paid.dice.kinds() {
            self.mark(
                format!("die-{}", which.word()),
                paid.dice.count(which).into(),
                MarkLook::Pays,
                chip.clone(),
            );
        }
        for which in paid.tokens.kinds() {
            self.mark(
                format!("token-{}", which.word()),
                paid.tokens.count(which).into(),
                MarkLook::Pays,
                small.clone(),
            );
        }
        if paid.any > 0 {
            self.mark("token-any".to_owned(), paid.any.into(), MarkLook::Pays, small.clone());
        }
        for which in paid.events.kinds() {
            self.mark(
                format!("event-{}", which.word()),
                paid.events.count(which).into(),
                MarkLook::Pays,
                small.clone(),
            );
        }
    }

    /// What a card gives from some moment on.
    fn gain(&mut self, card: Card, when: &str) {
        let when = if self.game.face(card).is_event() { "cv-to-hand" } else { when };
        let gives = effect::gives(self.game, card, self.texts);
        self.row(
            "cv-row-gain",
            html! { span.cv-gives { (gives) } " " span.cv-when { (self.texts.text(when)) } },
        );
    }

    /// `+3 in Health: 17 → 20 points`.
    fn points_words(&self, after: Board, kind: Kind) -> Markup {
        let before = total(self.game, self.view, self.view.board, self.seat);
        let then = total(self.game, self.view, after, self.seat);
        let args =
            [("kind", symbol::kind(kind, self.texts).into()), ("now", before.into()), ("then", then.into())];
        html! { (pill(then - before)) " " (self.texts.with("cv-points-in", &args)) }
    }

    /// The card as it would lie in front of a stack, with what the stack is then worth.
    fn ghost(&mut self, card: Card, kind: Kind, after: Board, is_other: bool) {
        let spot = format!("stack-{kind}");
        let before = stack::points(self.game, self.view, self.seat, kind);
        let view = View { board: after, ..*self.view };
        let then = stack::points(self.game, &view, self.seat, kind);
        let face = card::whole(self.game, card, &Look::default(), self.texts);
        self.mark(spot.clone(), 1, MarkLook::Ghost, html! { (face) });
        let key = if is_other { "cv-or-here" } else { "cv-here" };
        let change = match before.zip(then) {
            Some((before, then)) if before != then => format!("{before} → {then}"),
            _ => self.texts.text("cv-points-stay"),
        };
        let look = if is_other { MarkLook::Other } else { MarkLook::Change };
        self.mark(spot, 1, look, html! { (self.texts.with(key, &[("change", change.into())])) });
    }

    fn insure(&mut self, card: Card) {
        self.title("cv-if-play", card);
        self.row("cv-row-then", html! { (self.texts.text("cv-lose-nothing")) });
        self.row("cv-row-lose", html! { (self.texts.text("cv-event-gone")) });
    }

    fn lose(&mut self, card: Card) {
        self.title("cv-if-lose", card);
        let cost = cost_of_loss(self.game, self.view, self.seat, CardSet::one(card), self.texts);
        self.row("cv-row-lose", html! { span.cv-gives { (cost) } });
        let after = self.game.board_without(&self.view.board, self.seat, CardSet::one(card));
        let next = self.view.board.under(card);
        if let Some(next) = next {
            self.row(
                "cv-row-then",
                self.texts.html("cv-then-works", &[("card", card::chip(self.game, next, self.texts).into())]),
            );
        }
        self.row("cv-row-until", html! { (self.texts.text("cv-until-turn-ends")) });
        let change = total(self.game, self.view, after, self.seat)
            - total(self.game, self.view, self.view.board, self.seat);
        let chip = html! { (signed_points(change, self.texts)) };
        self.mark(format!("cv-{card}"), usize::MAX, MarkLook::Loss, chip);
    }

    fn pay(&mut self, cards: CardSet) {
        let owing = self.game.owing(&self.view.board);
        let lost = owing.minus(cards);
        self.preview.title = Some(self.texts.html("cv-if-pay", &[("cards", self.chips(cards).into())]));
        let upkeep = cards.iter().fold(Symbols::EMPTY, |sum, card| sum.plus(self.game.face(card).upkeep));
        if !upkeep.is_empty() {
            self.row("cv-row-pay", symbol::chips(upkeep, 0, self.texts));
        }
        if !lost.is_empty() {
            self.row("cv-row-lose", self.chips(lost));
            let after = self.game.board_without(&self.view.board, self.seat, lost);
            let change = total(self.game, self.view, after, self.seat)
                - total(self.game, self.view, self.view.board, self.seat);
            self.row("cv-row-points", pill(change));
            for card in lost.iter() {
                self.mark(format!("cv-{card}"), usize::MAX, MarkLook::Loss, html! {});
            }
        }
    }

    fn announce(&mut self, card: Card, kind: Kind) {
        let args = [
            ("card", html! { (card::name(self.game, card, self.texts)) }.into()),
            ("kind", html! { (symbol::kind(kind, self.texts)) }.into()),
        ];
        self.preview.title = Some(self.texts.html("cv-do-announce", &args));
        self.row("cv-row-then", html! { (self.texts.text("cv-waiting-first")) });
    }

    fn lay(&mut self, card: Card, kind: Kind, place: Place) {
        let key = if place == Place::Top { "cv-if-top" } else { "cv-if-under" };
        self.title(key, card);
        let board = &self.view.board;
        let after = self.game.board_with(board, self.seat, card, kind, place);
        let works = after.tops[self.seat][kind.index()] == Some(card);
        if works {
            self.gain(card, "cv-next-turn");
        } else {
            self.row("cv-row-gain", html! { (self.texts.text("cv-only-counts")) });
        }
        if let Some(covered) = board.tops[self.seat][kind.index()].filter(|_| works) {
            let words = html! { (card::chip(self.game, covered, self.texts)) " " span.cv-gives { (effect::gives(self.game, covered, self.texts)) } };
            self.row("cv-row-covers", words);
        }
        self.row("cv-row-points", self.points_words(after, kind));
        if works {
            self.ghost(card, kind, after, false);
        } else {
            self.mark(format!("stack-{kind}"), 1, MarkLook::Target, html! {});
        }
    }
}

/// A change of points.
fn pill(change: i32) -> Markup {
    html! {
        @match change {
            1.. => span.pill { "+" (change) },
            0 => span.pill.calm { "0" },
            _ => span.pill.bad { "−" (change.unsigned_abs()) },
        }
    }
}

/// What pays for both cards of a turn.
fn both(spending: &Spending) -> Part {
    let [first, second] = spending.cards;
    Part {
        dice: first.dice.plus(second.dice),
        tokens: first.tokens.plus(second.tokens),
        any: first.any + second.any,
        events: first.events.plus(second.events),
    }
}

/// What is in one part beyond another.
fn beyond(part: Part, other: Part) -> Part {
    Part {
        dice: part.dice.beyond(other.dice),
        tokens: part.tokens.beyond(other.tokens),
        any: part.any.saturating_sub(other.any),
        events: part.events.beyond(other.events),
    }
}

/// What pays, as coins.
fn coins(part: Part) -> Markup {
    html! {
        @for which in part.dice.plus(part.tokens).plus(part.events).iter() { span.cv-coin { (art::symbol(which)) } }
        @for _ in 0..part.any { span.cv-coin { (art::any()) } }
    }
}

/// What stays free; bad luck serves nobody.
fn left(part: Part) -> Markup {
    let all = part.dice.plus(part.tokens).plus(part.events).without_all(cv::Symbol::BadLuck);
    html! { @if all.is_empty() && part.any == 0 { "–" } @else { (symbol::signs(all, part.any)) } }
}
