//! What an action would do: on the slip in words, and on the board where it will happen. All of it comes from the
//! game's own foresight; what cannot be known is said as such.

use engine::{Game, Seat};
use kosmopolis::{
    Action, Cards, Colour, ColourSet, Event, Foresight, Keep, Kind, Kosmopolis, Phase, Standing, View,
};
use maud::{Markup, html};

use super::{board, card};
use crate::game_page::{Mark, MarkLook, Preview, Scene};

/// What would happen.
pub(super) fn preview(game: &Kosmopolis, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
    let Some(seat) = view.viewer.seat() else { return Preview::default() };
    if let Action::Keep(keep) = action {
        return kept(game, view, seat, keep, scene);
    }
    let Some(foresight) = game.foresee(view, action) else { return Preview::default() };
    let ahead = Ahead { game, view, seat, foresight: &foresight, scene };
    match action {
        Action::Keep(_) => Preview::default(),
        Action::Capital(kind) => ahead.capital(kind),
        Action::Hometown(kind) => ahead.hometown(kind),
        Action::Lay(colour) => ahead.lay(colour),
        Action::Take(colour) => ahead.take(colour),
        Action::Save(colours) => ahead.save(colours),
    }
}

/// KOS-12: what is kept, what goes to the left, what is not known yet.
fn kept(game: &Kosmopolis, view: &View, seat: Seat, keep: Keep, scene: &Scene<'_>) -> Preview {
    let texts = scene.texts;
    let rest = view.pack.beyond(keep.cards());
    let left = seat.left(1, game.players());
    let right = seat.right(game.players());
    let mut rows = Vec::new();
    if !rest.is_empty() {
        let words =
            html! { (card::chips(game, rest, texts)) " → " (scene.face(left)) (scene.table.name(left)) };
        rows.push((texts.text("kos-row-passed"), words));
        let count = [("count", rest.total().into())];
        let words =
            html! { (texts.with("kos-pre-comes", &count)) " " (scene.face(right)) (scene.table.name(right)) };
        rows.push((texts.text("kos-row-comes"), words));
    }
    let hand = view.hand.plus(keep.cards());
    rows.push((texts.text("kos-row-hand"), card::chips(game, hand, texts)));
    let marks = keep.cards().iter().map(|kind| Mark::some(format!("pack-{kind}"), 1, MarkLook::Target));
    Preview { title: None, rows, marks: marks.collect() }
}

struct Ahead<'a> {
    game: &'a Kosmopolis,
    view: &'a View,
    seat: Seat,
    foresight: &'a Foresight,
    scene: &'a Scene<'a>,
}

impl Ahead<'_> {
    fn text(&self, key: &str) -> String {
        self.scene.texts.text(key)
    }

    fn with(&self, key: &str, count: impl Into<crate::text::Arg>) -> String {
        self.scene.texts.with(key, &[("count", count.into())])
    }

    fn capital(&self, kind: Kind) -> Preview {
        let colour = kind.colour();
        let mut preview = Preview {
            title: Some(self.title("kos-title-capital", kind)),
            rows: vec![self.limit_row(colour), (self.text("kos-row-then"), self.ability())],
            marks: self.limit_marks(colour),
        };
        preview.rows.extend(self.also(ColourSet::EMPTY.with(colour)));
        preview.marks.push(Mark::new(format!("column-{colour}"), MarkLook::Target, html! {}));
        preview.marks.push(Mark::new(format!("town-{colour}"), MarkLook::Other, html! {}));
        preview.marks.push(self.ghost(format!("capital-{colour}"), kind));
        preview
    }

    fn hometown(&self, kind: Kind) -> Preview {
        let colour = kind.colour();
        let mut preview = Preview {
            title: Some(self.title("kos-title-hometown", kind)),
            rows: vec![self.column_row(colour), self.points_row()],
            marks: vec![
                Mark::new(format!("town-{colour}"), MarkLook::Target, html! {}),
                Mark::new(format!("column-{colour}"), MarkLook::Other, html! {}),
                self.ghost(format!("home-{colour}"), kind),
            ],
        };
        preview.marks.extend(self.standing_mark(self.seat, colour));
        let also = self.also(ColourSet::EMPTY);
        let hidden = self.view.unknown_count(colour);
        preview.rows.extend(also.or_else(|| {
            (hidden > 0).then(|| (self.text("kos-row-also"), html! { (self.with("kos-pre-hidden", hidden)) }))
        }));
        preview
    }

    fn lay(&self, colour: Colour) -> Preview {
        let mut rows = vec![self.limit_row(colour)];
        rows.push((self.text("kos-row-others"), html! { (self.text("kos-pre-blind")) }));
        rows.extend(self.also(ColourSet::EMPTY.with(colour)));
        let mut marks = self.limit_marks(colour);
        marks.push(Mark::new(format!("column-{colour}"), MarkLook::Target, html! {}));
        Preview { title: None, rows, marks }
    }

    fn take(&self, colour: Colour) -> Preview {
        let Some(kind) = self.view.board.capital.lowest(colour) else { return Preview::default() };
        let mut preview = Preview {
            title: Some(self.title("kos-title-take", kind)),
            rows: vec![self.limit_row(colour), self.column_row(colour)],
            marks: self.limit_marks(colour),
        };
        preview.rows.extend(self.also(ColourSet::EMPTY.with(colour)));
        preview.marks.push(Mark::new(format!("column-{colour}"), MarkLook::Target, html! {}));
        preview.marks.push(self.ghost(format!("home-{colour}"), kind));
        preview
    }

    fn save(&self, colours: ColourSet) -> Preview {
        let board = &self.view.board;
        let left = self.foresight.view.board.markers[self.seat];
        let paid = board.markers[self.seat] - left;
        let sum = |colour: Colour| i32::from(board.report.sums[self.seat][colour.index()]);
        let excess = |colour: &Colour| self.view.excess(self.seat, *colour).is_some();
        let bust = Colour::ALL.into_iter().filter(excess);
        let (kept, lost): (Vec<Colour>, Vec<Colour>) = bust.partition(|&colour| colours.contains(colour));
        let columns = |list: &[Colour], class: &str| {
            let points: i32 = list.iter().map(|&colour| sum(colour)).sum();
            html! {
                @for &colour in list { (card::colour_chip(self.game, colour, self.scene.texts)) " " }
                b.(class) { (self.with("kos-pre-points", points)) }
            }
        };
        let mut rows = Vec::new();
        if paid > 0 {
            let words =
                self.scene.texts.with("kos-pre-paid", &[("cost", paid.into()), ("left", left.into())]);
            rows.push((self.text("kos-row-pays"), html! { (words) }));
            rows.push((self.text("kos-row-keeps"), columns(&kept, "gain")));
        }
        if !lost.is_empty() {
            rows.push((self.text("kos-row-falls"), columns(&lost, "loss")));
        }
        if rows.len() < 3 {
            rows.extend(self.won());
        }
        let look = |list: &[Colour], look| {
            list.iter().map(move |colour| (format!("town-{colour}"), look)).collect::<Vec<_>>()
        };
        let marks = [look(&kept, MarkLook::Target), look(&lost, MarkLook::Loss)].concat();
        let marks = marks.into_iter().map(|(at, look)| Mark::new(at, look, html! {})).collect();
        Preview { title: None, rows, marks }
    }

    /// The bonus cards, where nobody else has a choice any more.
    fn won(&self) -> Option<(String, Markup)> {
        let after = &self.foresight.view.board;
        let won = after.report.bonus[self.seat];
        let is_settled =
            after.report.round == self.view.board.report.round && !matches!(after.phase, Phase::Save(_));
        (is_settled && !won.is_empty())
            .then(|| (self.text("kos-source-bonus"), card::chips(self.game, won, self.scene.texts)))
    }

    fn title(&self, key: &str, kind: Kind) -> Markup {
        self.scene.texts.html(key, &[("card", card::chip(self.game, kind, self.scene.texts).into())])
    }

    /// `4 → 8, your 7: safe`
    fn limit_row(&self, colour: Colour) -> (String, Markup) {
        let texts = self.scene.texts;
        let after = &self.foresight.view;
        let sum = after.board.hometown[self.seat].sum_of(colour);
        let words = html! {
            b { (board::limit(self.view, colour)) " → " (board::limit(after, colour)) }
            @if sum > 0 {
                " · " (texts.with("kos-pre-yours", &[("sum", sum.into())])) " "
                (board::standing_pill(after.standing(self.seat, colour), texts))
            }
        };
        (self.text("kos-row-limit"), words)
    }

    /// `3 → 8 of 7: 1 too many`
    fn column_row(&self, colour: Colour) -> (String, Markup) {
        let texts = self.scene.texts;
        let after = &self.foresight.view;
        let sum = |view: &View| view.board.hometown[self.seat].sum_of(colour);
        let change = html! { b { (sum(self.view)) " → " (sum(after)) } };
        let of = [("sum", change.into()), ("limit", board::limit(after, colour).into())];
        let words = html! {
            (texts.html("kos-sum", &of)) " " (board::standing_pill(after.standing(self.seat, colour), texts))
        };
        (self.text("kos-row-column"), words)
    }

    fn points_row(&self) -> (String, Markup) {
        let total = |view: &View| {
            let board = &view.board;
            board.hometown[self.seat].sum()
                + board.bonus[self.seat].sum()
                + i32::from(board.markers[self.seat])
        };
        let after = &self.foresight.view;
        let risk = total(after) - after.points_within_limits(self.seat);
        let words = html! {
            b { (total(self.view)) " → " (total(after)) }
            @if risk > 0 { " " span.loss { (self.with("kos-at-risk", risk)) } }
        };
        (self.text("kos-row-points"), words)
    }

    /// What the ability of the colour does, as the rules tell it.
    fn ability(&self) -> Markup {
        let board = &self.foresight.view.board;
        let told = self.foresight.events.iter().find_map(|event| match event {
            Event::DeckEmpty(_) => Some(self.text("kos-pre-deck-empty")),
            Event::TookMarker(_) => Some(self.with("kos-pre-marker", board.markers[self.seat])),
            Event::SupplyEmpty(_) => Some(self.text("kos-pre-no-marker")),
            Event::NoModification(_) => Some(self.text("kos-pre-no-modification")),
            Event::NothingToTake(_) => Some(self.text("kos-pre-nothing-to-take")),
            _ => None,
        });
        let next = match board.phase {
            Phase::Scholar(_) => Some(self.with("kos-pre-draw", board.deck_count)),
            Phase::Agent(_) => Some(self.text("kos-pre-hide")),
            Phase::Priest(_) => Some(self.text("kos-pre-take")),
            _ => None,
        };
        html! { (told.or(next).unwrap_or_default()) }
    }

    /// Who else becomes safe or comes above a limit, and whether the round comes to its end.
    fn also(&self, colours: ColourSet) -> Option<(String, Markup)> {
        let texts = self.scene.texts;
        let others: Vec<Markup> = self
            .changes(colours)
            .map(|(seat, colour)| {
                let after = &self.foresight.view;
                let sum = after.board.hometown[seat].sum_of(colour);
                html! {
                    span.slip-other { (self.scene.face(seat)) (self.scene.table.name(seat)) " " (sum) ": "
                        (board::standing_pill(after.standing(seat, colour), texts)) }
                }
            })
            .collect();
        let end = if self.foresight.ends_round {
            Some("kos-pre-ends")
        } else {
            self.foresight.is_last_turns.then_some("kos-pre-last")
        };
        (!others.is_empty() || end.is_some()).then(|| {
            let words = html! {
                @for other in others { (other) " " }
                @if let Some(end) = end { b { (self.text(end)) } }
            };
            (self.text("kos-row-also"), words)
        })
    }

    /// The columns of the others that stand differently afterwards.
    fn changes(&self, colours: ColourSet) -> impl Iterator<Item = (Seat, Colour)> {
        let kind = |standing| match standing {
            Standing::Below(_) => 1,
            Standing::Exact => 2,
            Standing::Above(_) => 3,
            Standing::Empty | Standing::Scored => 0,
        };
        let seats = Seat::all(self.game.players()).filter(move |&seat| seat != self.seat);
        let columns = seats.flat_map(move |seat| Colour::ALL.into_iter().map(move |colour| (seat, colour)));
        columns.filter(move |&(seat, colour)| {
            let now = self.view.standing(seat, colour);
            colours.contains(colour) && kind(now) != kind(self.foresight.view.standing(seat, colour))
        })
    }

    fn limit_marks(&self, colour: Colour) -> Vec<Mark> {
        let limits = |view: &View| view.known_limits()[colour.index()];
        let change = [
            ("from", board::number(limits(self.view)).into()),
            ("to", board::number(limits(&self.foresight.view)).into()),
        ];
        let words = self.scene.texts.with("kos-limit-change", &change);
        let mut marks = vec![Mark::new(format!("limit-{colour}"), MarkLook::Change, html! { (words) })];
        let seats = Seat::all(self.game.players());
        marks.extend(seats.filter_map(|seat| self.standing_mark(seat, colour)));
        marks
    }

    /// How a column will stand, shown on it, if that changes.
    fn standing_mark(&self, seat: Seat, colour: Colour) -> Option<Mark> {
        let after = self.foresight.view.standing(seat, colour);
        let is_same = after == self.view.standing(seat, colour);
        let look = match after {
            Standing::Empty | Standing::Scored => return None,
            Standing::Above(_) => MarkLook::Loss,
            Standing::Below(_) | Standing::Exact => MarkLook::Change,
        };
        let words = board::standing_chip(&self.foresight.view, seat, colour, self.scene.texts);
        (!is_same).then(|| Mark::new(format!("town-{seat}-{colour}"), look, words))
    }

    fn ghost(&self, at: String, kind: Kind) -> Mark {
        let texts = self.scene.texts;
        let html =
            html! { (card::still(self.game, kind, texts)) span.here { (texts.text("kos-goes-here")) } };
        Mark::new(at, MarkLook::Ghost, html)
    }
}

/// What to say before nothing is saved although the seat's markers could. Saving something is safe by itself: what
/// falls beside it is said on the slip.
pub(super) fn warning(game: &Kosmopolis, view: &View, action: Action) -> Option<i32> {
    let seat = view.viewer.seat().filter(|_| action == Action::Save(ColourSet::EMPTY))?;
    let mut options = Vec::new();
    game.options(view, &mut options);
    let sums = view.board.report.sums[seat];
    let saved = options.iter().filter_map(|option| match option {
        Action::Save(set) => Some(set.iter().map(|colour| i32::from(sums[colour.index()])).sum::<i32>()),
        _ => None,
    });
    saved.max().filter(|&points| points > 0)
}

/// The points of all columns of a seat that fall if nothing is saved.
pub(super) fn falls(view: &View, seat: Seat) -> i32 {
    let bust = Colour::ALL.into_iter().filter(|&colour| view.excess(seat, colour).is_some());
    bust.map(|colour| i32::from(view.board.report.sums[seat][colour.index()])).sum()
}

/// The cards of a kind that the viewer cannot place.
pub(super) fn unseen(game: &Kosmopolis, view: &View, kind: Kind) -> u8 {
    let board = &view.board;
    let open = board.hometown.iter().chain(&board.bonus).fold(Cards::EMPTY, |all, &pile| all.plus(pile));
    let seen = open.plus(board.capital).plus(board.discards).plus(view.hand).plus(view.pack);
    game.deck().cards.count(kind) - seen.count(kind)
}
