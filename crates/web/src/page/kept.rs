//! A table that this program cannot go on with: what is stored of it, and why.

use engine::{Seat, Standings};
use games::GameInfo;
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::route;
use crate::text::Texts;

/// Why a program cannot go on with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptWhy {
    /// This entry of the log leads elsewhere under these rules.
    Elsewhere(u64),
    /// This entry cannot be read: a newer program wrote it, or it is damaged.
    Unreadable(u64),
    /// It is played by a version of the rules that this program does not have.
    Rules(u32),
    /// It is played with other cards.
    Cards,
    /// The game, or this kind of it, is not here.
    Game,
    /// The secret from which its cards are drawn is missing.
    Secret,
}

/// A line of the match as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLine {
    /// Its number, from 1.
    pub number: usize,
    /// The seat; none for chance.
    pub by: Option<Seat>,
    /// Its notation.
    pub text: String,
}

/// What the page of a kept table shows.
#[derive(Clone, Debug)]
pub struct KeptData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub id: String,
    /// Its game.
    pub game: &'static GameInfo,
    /// Who sat there, in seat order.
    pub names: Vec<String>,
    /// Why the program cannot go on with it.
    pub why: KeptWhy,
    /// Whether another node of the site may go on with it.
    pub is_elsewhere: bool,
    /// Whether the match was over.
    pub is_over: bool,
    /// Whether everybody may read all lines.
    pub is_open: bool,
    /// What the match came to, if that is stored.
    pub standings: Option<Standings>,
    /// How many lines there are.
    pub line_count: usize,
    /// Those that this reader may see.
    pub lines: Vec<KeptLine>,
    /// The name under which the record is downloaded, if it may be.
    pub record_name: Option<String>,
}

/// Why, in words.
fn reason(why: KeptWhy, texts: Texts) -> String {
    match why {
        KeptWhy::Elsewhere(entry) => texts.with("kept-why-elsewhere", &[("entry", (entry as usize).into())]),
        KeptWhy::Unreadable(entry) => {
            texts.with("kept-why-unreadable", &[("entry", (entry as usize).into())])
        }
        KeptWhy::Rules(version) => texts.with("kept-why-rules", &[("version", (version as usize).into())]),
        KeptWhy::Cards => texts.text("kept-why-cards"),
        KeptWhy::Game => texts.text("kept-why-game"),
        KeptWhy::Secret => texts.text("kept-why-secret"),
    }
}

/// What somebody is told who tries to change such a table.
pub fn kept_refusal(texts: Texts) -> String {
    texts.text("kept-refused")
}

/// What somebody is told who reaches a node that cannot go on with their table, while another one may.
pub fn elsewhere_refusal(texts: Texts) -> String {
    texts.text("kept-elsewhere")
}

/// The page of a kept table. It never changes by itself, and nothing on it changes the table.
pub fn kept(data: &KeptData) -> Markup {
    let texts = data.context.texts();
    let title = texts.with("kept-title", &[("game", data.game.title.into())]);
    let content = html! {
        div.sheet.kept {
            h1 { (title) }
            p { (reason(data.why, texts)) }
            @if data.is_elsewhere {
                p { (texts.text("kept-elsewhere")) }
            } @else {
                p { (texts.text(if data.is_open { "kept-open" } else { "kept-live" })) }
            }
            @match &data.standings {
                Some(standings) => (standings_table(standings, data, texts)),
                None => {
                    @if data.is_over { p.calm { (texts.text("kept-no-standings")) } }
                    ul.kept-names { @for name in data.names.iter().filter(|name| !name.is_empty()) { li { (name) } } }
                }
            }
            div.buttons {
                @if let Some(name) = &data.record_name {
                    a.button.primary href=(route::record(&data.id)) download=(name) { (texts.text("ended-record")) }
                }
                a.button href=(route::HOME) { (texts.text("home")) }
            }
            h2 { (texts.with("kept-lines", &[("count", data.line_count.into())])) }
            @if !data.is_open { p.calm { (texts.text("kept-hidden")) } }
            ol.kept-lines { @for line in &data.lines {
                li value=(line.number) {
                    @if let Some(seat) = line.by { b { (name(data, seat)) } " " }
                    code { (line.text) }
                }
            } }
        }
    };
    Frame::still(&data.context, title, "form-page").page(&content)
}

fn name(data: &KeptData, seat: Seat) -> &str {
    data.names.get(seat.index()).map_or("", String::as_str)
}

fn standings_table(standings: &Standings, data: &KeptData, texts: Texts) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(data.names.len()).collect();
    seats.sort_by_key(|&seat| standings.place(seat));
    let is_placed = matches!(standings, Standings::Placed(_));
    html! {
        table.standings {
            thead { tr {
                @if is_placed { th scope="col" { (texts.text("ended-place")) } }
                th scope="col" { span.sr { (texts.text("score-player")) } }
                th scope="col" { (texts.text("score-total")) }
            } }
            tbody { @for seat in seats {
                tr.first[standings.is_winner(seat)] {
                    @if let Some(place) = standings.place(seat) { td.place { (place) } }
                    th scope="row" { (name(data, seat)) }
                    td.total { (standings.score(seat)) }
                }
            } }
        }
        @if let Standings::Solo(solo) = standings {
            p { (texts.with(if solo.is_won { "over-won" } else { "over-lost" }, &[("points", solo.score.into()), ("target", solo.target.into())])) }
        }
    }
}
