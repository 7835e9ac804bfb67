//! What would happen, before anything is sent. What orders bring is foreseen by the rules; every other action is
//! carried out on an imagined state, and what it tells about its own seat is counted.

use cvlizations::{
    Action, Cvlizations, Event, Foresight, Gain, Idea, Moment, Order, Resource, Resources, State, Strength,
    Tribe, View,
};
use engine::{Game, QuickRandom, ScoreFrom, Seat, Told};
use maud::{Markup, html};

use super::outlook::{self, subject};
use super::{art, brief, idea, order};
use crate::game_page::{Mark, MarkLook, Preview, Scene};
use crate::text::Texts;

/// What an action would lead to, as far as the viewer can know.
pub(super) fn preview(game: &Cvlizations, view: &View, action: Action, scene: &Scene<'_>) -> Preview {
    let Some(seat) = view.viewer.seat() else { return Preview::default() };
    match action {
        Action::Lay { open, hidden } => lay(game, view, (open, hidden), scene),
        Action::Buy { idea, .. } => buy(game, view, (seat, action), idea, scene),
        Action::Steal(_) | Action::Take(_) | Action::Trade(_) | Action::Stop => {
            take(game, view, (seat, action), scene)
        }
    }
}

/// The strengths at which two orders would stand with what is known, if a tribe laid them.
pub(crate) fn as_it_stands(
    game: &Cvlizations,
    view: &View,
    tribe: Tribe,
    orders: [Order; 2],
) -> [(Order, Strength); 2] {
    orders.map(|which| (which, outlook::standing(game, view, which, Some(tribe)).unwrap_or(Strength::One)))
}

fn lay(game: &Cvlizations, view: &View, (open, hidden): (Order, Order), scene: &Scene<'_>) -> Preview {
    let texts = scene.texts;
    let Some(tribe) = subject(view) else { return Preview::default() };
    let standing = as_it_stands(game, view, tribe, [open, hidden]);
    let other = if open == Order::Doubling { hidden } else { open };
    let is_twice = [open, hidden].contains(&Order::Doubling);
    let name = |which| order::name(game, which, texts).into();
    let title = if is_twice {
        texts.with("cvl-pre-twice", &[("order", name(other))])
    } else {
        texts.with("cvl-pre-both", &[("open", name(open)), ("hidden", name(hidden))])
    };
    // What it brings as things stand is the golden part of each row.
    let rows: Vec<(String, Markup)> = [open, hidden]
        .into_iter()
        .map(|which| (order::name(game, which, texts), odds(game, view, (tribe, which), &standing, scene)))
        .collect();
    let mut marks: Vec<Mark> = Vec::new();
    for (which, strength) in standing {
        let stone = order::tribe_on(tribe, which == hidden, scene);
        marks.push(Mark::new(format!("stone-{which}"), MarkLook::Target, stone));
        // The strength that would hold is golden on the stone as well.
        if outlook::chances(game, view, tribe, which).is_some_and(|chances| chances[strength.index()] > 0) {
            marks.push(Mark::new(order::spot(which, strength), MarkLook::Target, html! {}));
        }
    }
    if let Tribe::Player(seat) = tribe {
        let found = game.foresee(&view.board, seat, &standing);
        let player = &view.board.players[seat];
        let after = (player.resources.plus(found.resources), player.happiness + found.happiness);
        marks.extend(changes((player.resources, player.happiness), after));
    }
    Preview { title: Some(html! { (title) }), rows, marks }
}

/// For each strength that is possible: how likely it is, and what it would bring.
fn odds(
    game: &Cvlizations,
    view: &View,
    (tribe, which): (Tribe, Order),
    standing: &[(Order, Strength); 2],
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let chances = outlook::chances(game, view, tribe, which).unwrap_or([0; 3]);
    let doubling = standing.iter().copied().find(|&(other, _)| other == Order::Doubling && which != other);
    let now = standing.iter().find(|&&(other, _)| other == which).map(|&(_, strength)| strength);
    let brings = |strength: Strength| match (tribe, which) {
        (_, Order::Doubling) if game.amount(which, strength) > 0 => html! { b { "×2" } },
        (_, Order::Doubling) => html! { "–" },
        (Tribe::Player(seat), _) => {
            let laid: Vec<(Order, Strength)> = [(which, strength)].into_iter().chain(doubling).collect();
            gains(&game.foresee(&view.board, seat, &laid), texts)
        }
        (Tribe::Neutral(_) | Tribe::Grannfolk, _) => order::amount(game, which, strength, texts),
    };
    html! {
        @for strength in Strength::ALL {
            @let chance = chances[strength.index()];
            @if chance > 0 {
                span.cvl-odd.now[now == Some(strength)] {
                    small { (texts.text(order::by(strength))) " " (order::percent(chance)) } " " (brings(strength))
                }
            }
        }
    }
}

/// What is foreseen, in signs.
pub(super) fn gains(found: &Foresight, texts: Texts) -> Markup {
    if found.is_nothing() {
        return html! { span.cvl-nothing { (texts.text("cvl-brings-nothing")) } };
    }
    html! {
        span.cvl-gains {
            @for resource in Resource::ALL {
                @let count = found.resources.count(resource);
                @if count > 0 { b.gain { "+" (count) (art::resource(resource)) } }
            }
            @if found.happiness > 0 { b.gain { "+" (found.happiness) (art::joy()) } }
            @if found.choices > 0 { b.gain { "+" (found.choices) (art::any()) } }
            @if found.loot > 0 { b.gain { "+" (found.loot) (art::named("mask")) } }
            @if found.trades > 0 { b.gain { @if found.trades > 1 { (found.trades) "× " } "1→" (found.taken) } }
        }
    }
}

/// What an action did for its own seat, as it was told.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// What the seat has afterwards.
    pub(crate) resources: Resources,
    /// The happiness it has afterwards.
    pub(crate) happiness: u32,
    /// Who lost what.
    pub(crate) losses: Vec<(Seat, Resources)>,
    /// What ideas added.
    pub(crate) ideas: Vec<(Idea, Gain)>,
    /// The state in which the next decision or chance is awaited.
    pub(crate) state: State,
}

/// Carries an action of the viewer's out on an imagined state. What is hidden plays no part in what it does for the
/// seat itself: what others do afterwards is not counted.
pub(crate) fn tally(game: &Cvlizations, view: &View, seat: Seat, action: Action) -> Tally {
    let mut state = game.imagine(view, &mut QuickRandom::new(1));
    let mut told: Vec<Told<Event>> = Vec::new();
    game.apply(&mut state, seat, action, &mut told);
    let player = view.board.players[seat];
    let mut tally = Tally {
        resources: player.resources,
        happiness: player.happiness,
        losses: Vec::new(),
        ideas: Vec::new(),
        state,
    };
    for event in told.iter().map(|told| told.full) {
        if !tally.count(game, seat, event) {
            break;
        }
    }
    tally
}

impl Tally {
    /// Counts an event; `false` where the seat's own action is over.
    fn count(&mut self, game: &Cvlizations, seat: Seat, event: Event) -> bool {
        let swap = |held: Resources, give, take, count: u8| {
            held.minus(Resources::of(give, 1)).plus(Resources::of(take, u32::from(count)))
        };
        match event {
            Event::Took(who, bundle) if who == seat => {
                self.resources = self.resources.plus(bundle.resources());
            }
            Event::Traded(who, traded, count) if who == seat => {
                self.resources = swap(self.resources, traded.give, traded.take, count);
            }
            Event::Robbed(who, victim, bundle) if who == seat => {
                self.resources = self.resources.plus(bundle.resources());
                self.losses.push((victim, bundle.resources()));
            }
            Event::FromSupply(who, resource) if who == seat => {
                self.resources = self.resources.plus(Resources::of(resource, 1));
            }
            Event::Brought(who, which, gain) if who == seat => {
                match gain {
                    Gain::Resource(resource) => {
                        self.resources = self.resources.plus(Resources::of(resource, 1));
                    }
                    Gain::Happiness => self.happiness += 1,
                    Gain::Choice | Gain::Taken => {}
                }
                self.ideas.push((which, gain));
            }
            Event::BroughtChoice(who, _, bundle) if who == seat => {
                self.resources = self.resources.plus(bundle.resources());
            }
            Event::Bought(who, which, swapped) if who == seat => {
                if let Some(swapped) = swapped {
                    self.resources = swap(self.resources, swapped.give, swapped.take, 1);
                }
                self.resources = self.resources.minus(game.cost(which));
            }
            Event::Stopped(who) if who == seat => {}
            _ => return false,
        }
        true
    }
}

/// `2 → 5` on every heap that changes.
fn changes(before: (Resources, u32), after: (Resources, u32)) -> Vec<Mark> {
    let mut all: Vec<(String, u32, u32)> = Resource::ALL
        .into_iter()
        .map(|resource| (format!("res-{resource}"), before.0.count(resource), after.0.count(resource)))
        .collect();
    all.push(("res-joy".to_owned(), before.1, after.1));
    all.into_iter()
        .filter(|(_, before, after)| before != after)
        .map(|(at, before, after)| Mark::new(at, MarkLook::Change, html! { (before) " → " (after) }))
        .collect()
}

/// What ideas add, each with its name.
fn added(game: &Cvlizations, tally: &Tally, texts: Texts) -> Markup {
    html! { @for &(which, gain) in &tally.ideas { " " b.gain { "+1" (idea::gain(gain)) } " " small { (idea::name(game, which, texts)) } } }
}

fn take(game: &Cvlizations, view: &View, (seat, action): (Seat, Action), scene: &Scene<'_>) -> Preview {
    let texts = scene.texts;
    let before = view.board.players[seat];
    let tally = tally(game, view, seat, action);
    let lost = tally.resources.missing(before.resources);
    let won = before.resources.missing(tally.resources);
    let mut rows = Vec::new();
    if !lost.is_none() {
        rows.push((texts.text("cvl-row-pay"), html! { (idea::resources(game, lost, texts)) }));
    }
    if !won.is_none() || !tally.ideas.is_empty() {
        let won = html! { @if !won.is_none() { b.gain { "+" (idea::resources(game, won, texts)) } } (added(game, &tally, texts)) };
        rows.push((texts.text("cvl-row-gain"), won));
    }
    if tally.losses.is_empty() {
        rows.push((texts.text("cvl-row-left"), idea::resources(game, tally.resources, texts)));
    }
    let mut marks = changes((before.resources, before.happiness), (tally.resources, tally.happiness));
    for &(victim, loot) in &tally.losses {
        let has = view.board.players[victim].resources;
        for resource in Resource::ALL.into_iter().filter(|&resource| loot.has(resource)) {
            let [from, to] = [has, has.minus(loot)].map(|held| held.count(resource));
            marks.push(Mark::new(
                format!("res-{resource}-{victim}"),
                MarkLook::Loss,
                html! { (from) " → " (to) },
            ));
        }
    }
    Preview { title: None, rows, marks }
}

fn buy(
    game: &Cvlizations,
    view: &View,
    (seat, action): (Seat, Action),
    which: Idea,
    scene: &Scene<'_>,
) -> Preview {
    let texts = scene.texts;
    let before = view.board.players[seat];
    let tally = tally(game, view, seat, action);
    let pays = html! {
        @if let Action::Buy { swap: Some(swap), .. } = action { (super::choice::exchange(game, swap, 1, texts)) ", " }
        (idea::resources(game, game.cost(which), texts)) " · " (texts.text("cvl-row-left")) ": "
        @if tally.resources.is_none() { "–" } @else { (idea::resources(game, tally.resources, texts)) }
    };
    let is_end = game.effect(which).moment() == Some(Moment::End);
    let when = match game.effect(which).moment() {
        None => String::new(),
        Some(_) if is_end => texts.text("cvl-at-end"),
        Some(_) if view.board.turn >= cvlizations::TURNS => texts.text("cvl-works-never"),
        Some(_) => texts.with("cvl-works-from", &[("turn", (view.board.turn + 1).into())]),
    };
    let points = [ScoreFrom::View(view), ScoreFrom::State(&tally.state)].map(|from| game.total(from, seat));
    let gains = html! {
        (brief::effect(game, which, texts)) @if !when.is_empty() { " · " (when) }
        (added(game, &tally, texts))
    };
    let total = html! { b { (points[0]) " → " (points[1]) } };
    let rows = vec![
        (texts.text("cvl-row-pay"), pays),
        (texts.text("cvl-row-gain"), gains),
        (texts.text("cvl-row-points"), total),
    ];
    let mut marks = changes((before.resources, before.happiness), (tally.resources, tally.happiness));
    let paid = tally.resources.missing(before.resources);
    for resource in Resource::ALL.into_iter().filter(|&resource| paid.has(resource)) {
        marks.push(Mark::some(format!("piece-{resource}"), paid.count(resource) as usize, MarkLook::Pays));
    }
    let ghost = html! { div.card.cvl-own-card.{ "k-" (idea::kind_word(game, which)) } { (idea::face(game, which, None, texts)) } };
    marks.push(Mark::new("own", MarkLook::Ghost, ghost));
    Preview { title: None, rows, marks }
}
