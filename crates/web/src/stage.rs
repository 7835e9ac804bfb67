//! The stage: where everything of a table stands. The top bar says what is asked, the others sit above the common
//! area, the viewer's own area stands on the tray with hand or dice, the preview and one main button. Nothing of it
//! scrolls; on a phone the areas are panes behind tabs, over the same tray.

use engine::Seat;
use maud::{Markup, html};
use seating::Stage;

use crate::context::Context;
use crate::game::Look;
use crate::game_page::{Area, Pane, Tab};
use crate::live::LogLine;
use crate::page::frame::Frame;
use crate::patch::Region;
use crate::table::TableInfo;
use crate::text::Texts;
use crate::{chat, icon, menu};

/// What stands on a stage.
pub(crate) struct OnStage<'a> {
    pub(crate) context: &'a Context,
    pub(crate) look: Option<Look>,
    pub(crate) table: &'a TableInfo,
    pub(crate) regions: &'a [Region],
    pub(crate) log: &'a [LogLine],
    /// What stands in the tray beside hand and dice: the actions, the bar of a replay, the curtain.
    pub(crate) act: Markup,
    /// What went wrong with a form that was sent without the client.
    pub(crate) problem: Option<&'a Markup>,
}

impl OnStage<'_> {
    /// The whole page.
    pub(crate) fn page(&self, frame: &Frame<'_>) -> Markup {
        let tabs = self.look.map_or(&[] as &[Tab], |look| look.tabs);
        let slug = self.table.game.slug;
        let content = html! {
            @if let Some(look) = self.look { (look.outfit()) }
            (self.top(frame))
            (self.tabs(tabs))
            main #content tabindex="-1" {
                h1.sr { (self.table.game.title) }
                @if let Some(look) = self.look { ((look.scene)()) }
                (self.area(Area::Others, Pane::Others, "others"))
                (self.area(Area::Common, Pane::Common, "common"))
                (self.area(Area::Mine, Pane::Mine, "mine"))
                (self.tray())
                (self.rail())
            }
            div.toast data-refusal role="alert" hidden {}
        };
        let class = format!("stage game-{slug} {}", if self.table.is_my_turn() { "my-turn" } else { "" });
        frame.stage(&class, tabs.first().map_or("common", |tab| tab.panes[0].word()), &content)
    }

    fn of(&self, area: Area) -> Markup {
        regions(self.regions.iter().filter(|region| region.area == area && region.id != "status"))
    }

    fn top(&self, frame: &Frame<'_>) -> Markup {
        let status = self.regions.iter().filter(|region| region.id == "status");
        html! {
            header.top {
                a.brand href=(crate::route::HOME) { (icon::mark()) span.brand-name { "Ludoteka" } span.brand-game { (self.table.game.title) } }
                (regions(status))
                div.facts { (self.of(Area::Facts)) (menu::buttons(self.table, frame, self.texts())) }
            }
        }
    }

    fn texts(&self) -> Texts {
        let texts = self.context.texts();
        self.look.map_or(texts, |look| (look.texts)(texts))
    }

    /// Who plays alone has a goal where the others would be.
    fn is_alone(&self) -> bool {
        self.table.seats.len() == 1
    }

    fn tabs(&self, tabs: &[Tab]) -> Markup {
        let texts = self.texts();
        let key =
            |tab: &Tab| if self.is_alone() && tab.panes == [Pane::Others] { "tab-alone" } else { tab.key };
        html! {
            nav.tabs role="tablist" aria-label=(texts.text("tabs")) {
                @for (index, tab) in tabs.iter().enumerate() {
                    @let panes = tab.panes.iter().map(|pane| pane.word()).collect::<Vec<_>>().join(" ");
                    button.tab type="button" role="tab" data-tab=(panes) aria-selected=(index == 0) {
                        (texts.text(key(tab))) span.tab-badge hidden {}
                    }
                }
            }
        }
    }

    fn area(&self, area: Area, pane: Pane, name: &str) -> Markup {
        let is_goal = area == Area::Others && self.is_alone();
        let label = if is_goal { "tab-alone" } else { &format!("area-{name}") };
        let label = self.context.texts().text(label);
        html! { section.(name).pane data-pane=(pane.word()) data-place=(name) aria-label=(label) { (self.of(area)) } }
    }

    fn tray(&self) -> Markup {
        let label = self.context.texts().text("area-tray");
        html! {
            section.tray data-place="tray" aria-label=(label) {
                div.tray-things { (self.of(Area::Tray)) }
                div.act data-place="main" {
                    @if let Some(problem) = self.problem { div.slip.problem role="alert" { (problem) } }
                    (self.act)
                }
            }
        }
    }

    fn rail(&self) -> Markup {
        let texts = self.context.texts();
        html! {
            aside.rail aria-label=(texts.text("area-rail")) {
                button.fold.needs-js type="button" data-fold aria-label=(texts.text("rail-fold")) title=(texts.text("rail-fold")) { span { "›" } }
                section.score-pane.pane data-pane="score" data-place="score" aria-labelledby="score" {
                    h2 #score { (texts.text("score-title")) }
                    (self.of(Area::Rail))
                }
                section.log-pane.pane data-pane="log" data-place="log" aria-labelledby="log" {
                    h2 #log { (texts.text("log-title")) }
                    (log(self.log))
                    (chat::chat(self.context, self.table))
                }
            }
        }
    }
}

/// Regions as the client finds them.
pub(crate) fn regions<'a>(list: impl Iterator<Item = &'a Region>) -> Markup {
    html! { @for region in list { div.region.{ "r-" (region.id) } data-region=(region.id) { (region.html()) } } }
}

/// The log, the newest line first.
pub(crate) fn log(lines: &[LogLine]) -> Markup {
    html! {
        ol.log data-log role="log" aria-live="off" tabindex="0" reversed {
            @for line in lines.iter().rev() { li.new[line.is_new] { (line.html) } }
        }
    }
}

/// The face and name of who is at turn, for the ribbon: the viewer first.
pub(crate) fn at_turn(table: &TableInfo) -> Option<Seat> {
    if table.stage != Stage::Playing {
        return None;
    }
    let own = table.me.filter(|&seat| table.awaited.contains(seat));
    own.or_else(|| table.awaited.first())
}
