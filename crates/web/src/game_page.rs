//! A game in the browser: how its views look, and the things in its sentences. Every game implements
//! [`GamePage`] in one module under `game`; everything else here is the same for all games.

use engine::{InLog, Phrase, RuleId, Seat, Speak, Viewer};
use maud::{Markup, html};
use seating::{Occupant, PlayerColour, Presence};

use crate::context::Context;
use crate::icon::{self, Symbol};
use crate::patch::Drawing;
use crate::table::{SeatInfo, TableInfo, level_name};
use crate::text::{Html, Texts};

/// Something on the board that can be touched: the `data-thing` of an element.
pub type Thing = String;

/// Where on the stage a region stands. The order is that of reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Area {
    /// In the top bar: the steps of the turn, round, counts.
    Facts,
    /// The plates of the other players.
    Others,
    /// What all share: the track, the capital, the market.
    Common,
    /// The viewer's own area.
    Mine,
    /// The viewer's edge of the table: hand, dice.
    Tray,
    /// Beside the board: the score.
    Rail,
    /// Not on the stage: the scoring sheet of a finished match.
    Sheet,
}

impl Area {
    /// The word in style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Area::Facts => "facts",
            Area::Others => "others",
            Area::Common => "common",
            Area::Mine => "mine",
            Area::Tray => "tray",
            Area::Rail => "rail",
            Area::Sheet => "sheet",
        }
    }
}

/// A part of the stage that a phone shows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane {
    /// [`Area::Common`].
    Common,
    /// [`Area::Mine`].
    Mine,
    /// [`Area::Others`].
    Others,
    /// The score.
    Score,
    /// What happened.
    Log,
}

impl Pane {
    /// The word in attributes and style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Pane::Common => "common",
            Pane::Mine => "mine",
            Pane::Others => "others",
            Pane::Score => "score",
            Pane::Log => "log",
        }
    }
}

/// A tab of the stage on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tab {
    /// The key of its name.
    pub key: &'static str,
    /// What it shows, from top to bottom.
    pub panes: &'static [Pane],
}

impl Tab {
    /// A tab.
    pub const fn new(key: &'static str, panes: &'static [Pane]) -> Tab {
        Tab { key, panes }
    }
}

/// What would happen if an action were sent, as far as the viewer can know.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// What it is, in a few words; the action in words where this is empty.
    pub title: Option<Markup>,
    /// At most three rows: what is paid, what is gained, what else changes. Each with its label.
    pub rows: Vec<(String, Markup)>,
    /// The same where it will happen.
    pub marks: Vec<Mark>,
}

/// How a mark looks on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkLook {
    /// The place that the choice goes to.
    Target,
    /// Another place it could go to.
    Other,
    /// Something that pays.
    Pays,
    /// A ghost of what will lie there.
    Ghost,
    /// A change, on a chip: `3 → 6`.
    Change,
    /// Something that would be lost.
    Loss,
}

impl MarkLook {
    /// The word in messages and style sheets.
    pub fn word(self) -> &'static str {
        match self {
            MarkLook::Target => "target",
            MarkLook::Other => "other",
            MarkLook::Pays => "pays",
            MarkLook::Ghost => "ghost",
            MarkLook::Change => "change",
            MarkLook::Loss => "loss",
        }
    }
}

/// A change shown where it will happen.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The `data-spot` or `data-thing` of the elements.
    pub at: String,
    /// How many of those elements, where several look alike.
    pub count: usize,
    /// How they look.
    pub look: MarkLook,
    /// What is laid over the element; may be empty.
    pub html: Markup,
}

impl Mark {
    /// A mark on every element of this name.
    pub fn new(at: impl Into<String>, look: MarkLook, html: Markup) -> Mark {
        Mark { at: at.into(), count: usize::MAX, look, html }
    }

    /// A mark on this many of them.
    pub fn some(at: impl Into<String>, count: usize, look: MarkLook) -> Mark {
        Mark { at: at.into(), count, look, html: html! {} }
    }
}

/// How a moment sounds and feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Something good.
    Good,
    /// Something lost.
    Bad,
    /// Something turns: a new age, hidden cards.
    Turn,
}

impl Mood {
    /// The word in messages and style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Mood::Good => "good",
            Mood::Bad => "bad",
            Mood::Turn => "turn",
        }
    }
}

/// A moment that is staged: a sheet over the board. It decides nothing and holds nobody up.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Its kind, for the style.
    pub kind: &'static str,
    /// How it feels.
    pub mood: Mood,
    /// Its headline.
    pub title: String,
    /// What happens, step by step: elements with `data-beat="1"`, `data-beat="2"` and so on appear one after the
    /// other.
    pub html: Markup,
}

/// What a board is drawn with: the texts and what is known about the table.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The texts.
    pub texts: Texts,
    /// The table.
    pub table: &'a TableInfo,
}

impl<'a> Scene<'a> {
    /// A table for one person.
    pub fn new(context: &Context, table: &'a TableInfo) -> Scene<'a> {
        Scene { texts: context.texts(), table }
    }

    /// The same with the texts of a game.
    pub(crate) fn of<G: Speak>(&self) -> Scene<'a> {
        Scene { texts: self.texts.of::<G>(), table: self.table }
    }

    /// What a game says, for the viewer.
    pub(crate) fn say<G: GamePage>(&self, game: &G, phrase: &Phrase<G::Token>) -> Markup {
        let reader = self.table.me.map_or(Viewer::Spectator, Viewer::Seat);
        Html { game, texts: self.texts, reader, seats: &self.table.seats }.say(phrase)
    }

    /// The same in plain words, for who listens to the page.
    pub(crate) fn plain<G: GamePage>(&self, game: &G, phrase: &Phrase<G::Token>) -> String {
        let reader = self.table.me.map_or(Viewer::Spectator, Viewer::Seat);
        self.texts.plain_for(game, phrase, reader, &|seat| self.table.name(seat))
    }

    /// A player's name in colour.
    pub fn name(&self, seat: Seat) -> Markup {
        name(&self.table.seats, seat)
    }

    /// A player's face in their colour; bots wear a cog.
    pub fn face(&self, seat: Seat) -> Markup {
        face(&self.table.seats, seat)
    }

    /// The class that gives an element its player's colour.
    pub fn player(&self, seat: Seat) -> &'static str {
        self.table.seats.get(seat.index()).map(player_class).unwrap_or_default()
    }

    /// The seats of the others, the left neighbour first; for a spectator all but the first.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (near, count) = (self.near(), self.table.seats.len());
        (1..count).map(move |step| near.left(step, count))
    }

    /// The seat shown nearest: the viewer's own, or the first for a spectator.
    pub fn near(&self) -> Seat {
        self.table.me.unwrap_or(Seat::at(0))
    }

    /// A player as the head of an area: colour, name, what kind of player, whether they are here.
    pub fn badge(&self, seat: Seat) -> Markup {
        let texts = self.texts;
        let Some(info) = self.table.seats.get(seat.index()) else { return html! {} };
        let is_awaited = self.table.awaited.contains(seat);
        html! {
            span.badge.awaited[is_awaited] {
                span.badge-who {
                    span.(player_class(info)).dot aria-hidden="true" {}
                    span.badge-name { (self.table.name(seat)) }
                }
                @if self.table.me == Some(seat) { span.tag { (texts.text("seat-you")) } }
                @match info.occupant {
                    Occupant::Bot(level) => {
                        span.tag title=(level_name(level, texts)) { (icon::bot()) span.sr { (texts.text("seat-bot")) } }
                    }
                    Occupant::StandIn(..) => span.tag title=(texts.text("seat-stand")) {
                        (icon::bot()) span.sr { (texts.text("seat-stand")) }
                    },
                    Occupant::Human(Presence::Away) => span.tag.away { (texts.text("seat-away")) },
                    Occupant::Human(Presence::Connected) | Occupant::Open => {}
                }
                @if is_awaited {
                    span.thinking title=(texts.text("seat-awaited")) {
                        i {} i {} i {} span.sr { (texts.text("seat-awaited")) }
                    }
                }
            }
        }
    }
}

/// The class that gives an element its player's colour.
pub(crate) fn player_class(info: &SeatInfo) -> &'static str {
    match info.colour {
        PlayerColour::Red => "player-red",
        PlayerColour::Teal => "player-teal",
        PlayerColour::Orange => "player-orange",
        PlayerColour::Violet => "player-violet",
        PlayerColour::Brown => "player-brown",
        PlayerColour::Grey => "player-grey",
    }
}

/// A player's face in their colour; bots wear a cog.
pub(crate) fn face(seats: &[SeatInfo], seat: Seat) -> Markup {
    let Some(info) = seats.get(seat.index()) else { return html! {} };
    let is_bot = info.occupant.bot().is_some();
    html! {
        span.face.(player_class(info)).bot[is_bot] { (face_of(info.colour)) @if is_bot { (icon::bot()) } }
    }
}

/// The animal that goes with a colour.
pub(crate) fn face_of(colour: PlayerColour) -> Symbol<'static> {
    Symbol { open: "<svg aria-hidden=\"true\"><use href=\"#face-", name: colour.word(), close: "\"/></svg>" }
}

/// A player's name in colour; the number of a seat that has none.
pub(crate) fn name(seats: &[SeatInfo], seat: Seat) -> Markup {
    match seats.get(seat.index()) {
        Some(info) if !info.name.is_empty() => {
            html! { b.who.(player_class(info)) { (info.name) } }
        }
        _ => html! { b.who { (seat) } },
    }
}

/// To whom events are told, and in which words.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The texts.
    pub texts: Texts,
    /// The viewer who is told.
    pub viewer: Viewer,
    /// The seats, for their names.
    pub seats: &'a [SeatInfo],
}

/// One step of the tour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// The region or place (`common`, `mine`, `others`, `tray`, `main`, `score`, `log`) to point at.
    pub region: &'static str,
    /// What to say about it.
    pub text: String,
}

/// A campaign: matches one after the other, with something that is carried on.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// The variant of the next match.
    pub next: &'static str,
    /// What the button that goes on says.
    pub verb: String,
    /// The path so far.
    pub html: Markup,
}

/// A picture of the real board in the illustrated rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its name in the text.
    pub name: &'static str,
    /// The moment: the key of what the first player is asked or waits for then; empty for the end of the match.
    pub when: &'static str,
    /// The regions that are shown.
    pub regions: &'static [&'static str],
}

/// How a game is shown. What it says is not said here but by [`Speak`].
pub trait GamePage: Speak {
    /// Whether every seat of a finished match has a page to keep.
    const HAS_KEEPSAKE: bool = false;

    /// What decides between seats with equal points, if anything does: the key of a sentence, and its rule.
    const TIE_BREAK: Option<(&'static str, RuleId)> = None;

    /// The style sheets of its boards.
    const STYLE: &'static [&'static str];

    /// What a variant changes, in a sentence or two, where it is chosen.
    fn variant_note(_variant: &str, _texts: Texts) -> Option<String> {
        None
    }

    /// A picture for the home page, drawn by us.
    fn picture() -> Markup;

    /// What the game is, in two lines.
    fn blurb(texts: Texts) -> String;

    /// How long a game lasts with people, in minutes: at least, at most.
    fn minutes() -> (u32, u32);

    /// The `<symbol>`s that boards of this game use, once per page.
    fn sprite() -> Markup;

    /// The painted place behind the board, as an inline picture.
    fn scene() -> Markup {
        html! {}
    }

    /// The file with the pictures of its cards, which pages refer to by `url#id` and load once.
    const PICTURES: Option<&'static str> = None;

    /// The tabs of a phone.
    const TABS: &'static [Tab] = &[
        Tab::new("tab-common", &[Pane::Common]),
        Tab::new("tab-mine", &[Pane::Mine]),
        Tab::new("tab-others", &[Pane::Others]),
        Tab::new("tab-log", &[Pane::Score, Pane::Log]),
    ];

    /// Draws the regions of the board, in the order of reading. Where a game has a scoring sheet of its own, it is
    /// the region `sheet` of a finished board, and stands in place of the table on the end-of-game page.
    fn board(&self, view: &Self::View, scene: &Scene<'_>, drawing: &mut Drawing<'_>);

    /// The things to touch for an action, step by step; the things of one step in any order.
    fn steps(&self, view: &Self::View, action: Self::Action) -> Vec<Vec<Thing>>;

    /// The few words on the button for an action, a verb first: `Throw 4 dice`. `None`: the whole sentence.
    fn verb(&self, _view: &Self::View, _action: Self::Action, _texts: Texts) -> Option<String> {
        None
    }

    /// Whether an action that needs no touch is the natural one of the moment, such as throwing the dice. Others,
    /// such as stopping, stand beside the main button.
    fn is_main(&self, _view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// Whether an action waits for the main button even where the touches alone would send it, because its preview is
    /// worth reading first.
    fn needs_button(&self, _view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// What the main button says while nothing is chosen: `Choose a card`.
    fn ask(&self, _view: &Self::View, texts: Texts) -> String {
        texts.text("act-ask")
    }

    /// Whether the same answer can be given for longer than this decision: a key that stays as long as it holds, and
    /// the words of a button for it. The client then sends this action again, by itself, whenever it is asked while
    /// the key is the same.
    fn lasting(&self, _view: &Self::View, _action: Self::Action, _texts: Texts) -> Option<(String, String)> {
        None
    }

    /// What would happen, as far as the viewer can know: computed from the view, shown before anything is sent.
    fn preview(&self, _view: &Self::View, _action: Self::Action, _scene: &Scene<'_>) -> Preview {
        Preview::default()
    }

    /// A thing of the board seen large, with all its words. `None` for things that hide nothing.
    fn look(&self, _view: &Self::View, _thing: &str, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// The actions that somebody may have meant who touches a thing that cannot be chosen. The reason why not is the
    /// refusal of the first one.
    fn wishes(&self, _view: &Self::View, _thing: &str) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Where several actions in a row reach what was meant by touching a thing: those actions, the first of which is
    /// legal now.
    fn chain(&self, _view: &Self::View, _thing: &str) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whose doing an event is: their face stands beside it.
    fn actor(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// How many events from before a push [`GamePage::moment`] may look back at.
    const LOOK_BACK: usize = 0;

    /// The moment that an event deserves. `events` are all that were told together with it, and some from before; `at` is
    /// its index.
    fn moment(
        &self,
        _view: &Self::View,
        _events: &[&Self::Event],
        _at: usize,
        _scene: &Scene<'_>,
    ) -> Option<Moment> {
        None
    }

    /// How many of a seat's points cannot be lost any more; `None` where none are at risk.
    fn safe_points(&self, _view: &Self::View, _seat: Seat) -> Option<i32> {
        None
    }

    /// What to say before an action that is legal but hardly meant; such an action is never sent by a touch alone.
    fn warning(&self, _view: &Self::View, _action: Self::Action, _texts: Texts) -> Option<String> {
        None
    }

    /// A thing in words, for forms.
    fn thing(&self, thing: &str, texts: Texts) -> String;

    /// A thing of the game within a sentence.
    fn chip(&self, token: Self::Token, texts: Texts) -> Markup;

    /// A source of points beside the board, where there is room for few of them: sources that are called alike are
    /// one.
    fn say_brief(source: Self::Source) -> Phrase<Self::Token> {
        Self::say_source(source)
    }

    /// A line of the log around the sentence of an event: what divides the log stands out.
    fn entry(&self, event: &Self::Event, sentence: &Markup) -> Markup {
        match self.in_log(event) {
            InLog::Heading => html! { strong.log-round { (sentence) } },
            InLog::Omitted | InLog::SameLine | InLog::NewLine => sentence.clone(),
        }
    }

    /// The steps of the tour.
    fn guide(texts: Texts) -> Vec<GuideStep>;

    /// What a campaign has come to after matches with these scores. `None` if the game has no campaign.
    fn campaign(_scores: &[i32], _texts: Texts) -> Option<Campaign> {
        None
    }

    /// The illustrated rules, five minutes to read, in the order of [`decks::Language::ALL`]: Markdown, in which
    /// `![words](figure:NAME)` is a picture of the real board.
    const GUIDE: [&'static str; 4] = [""; 4];

    /// The pictures of the illustrated rules.
    const FIGURES: &'static [Figure] = &[];

    /// What a seat may keep of a finished match, to be printed: from its view and all events as it was told
    /// them. `None` if the game has nothing of the kind.
    fn keepsake(
        &self,
        _view: &Self::View,
        _events: &[&Self::Event],
        _seat: Seat,
        _scene: &Scene<'_>,
    ) -> Option<Markup> {
        None
    }
}
