//! The campaign as a path: seven levels, each with what it came to (GON-74).

use engine::Game;
use goennen::{CampaignPath, Goennen, Level, Stop};
use maud::{Markup, html};

use crate::game_page::Campaign;
use crate::text::Texts;

/// What a campaign has come to after matches with these scores.
pub(super) fn campaign(scores: &[i32], texts: Texts) -> Campaign {
    let path = CampaignPath::of_scores(scores.iter().copied());
    let level = path.now().level();
    let verb = texts.with("gon-path-play", &[("level", level.number().into())]);
    Campaign { next: variant(level), verb, html: html(&path, texts) }
}

/// The variant in which a level is played.
fn variant(level: Level) -> &'static str {
    let is_level =
        |variant: &&str| variant.strip_prefix("solo-") == Some(level.number().to_string().as_str());
    Goennen::INFO.modes.iter().map(|mode| mode.variant).find(is_level).unwrap_or("solo-1")
}

fn html(path: &CampaignPath, texts: Texts) -> Markup {
    html! {
        p { (texts.with("gon-path-try", &[("count", path.attempt().into())])) " · "
            b { (texts.with("gon-path-points", &[("count", path.now().points().into())])) } }
        ol.gon-campaign {
            @for (index, stop) in path.stops().into_iter().enumerate() {
                @let number = u32::try_from(index + 1).unwrap_or(1);
                li.{ (class(stop)) } {
                    b { (texts.with("gon-path-level", &[("level", number.into())])) }
                    span { (words(stop, texts)) }
                }
            }
        }
        @if let Some(result) = path.result() {
            p { b { (texts.with("gon-path-result", &[("count", result.into())])) } }
        }
    }
}

fn class(stop: Stop) -> &'static str {
    match stop {
        Stop::Played(played) if played.is_lost() => "lost",
        Stop::Played(_) => "won",
        Stop::Next(_) => "next",
        Stop::Ahead => "ahead",
    }
}

fn words(stop: Stop, texts: Texts) -> String {
    match stop {
        Stop::Played(played) if played.is_lost() => {
            texts.with("gon-path-lost", &[("count", (-played.points).into())])
        }
        Stop::Played(played) => {
            let args = [("count", played.score.into()), ("left", played.points.into())];
            texts.with("gon-path-played", &args)
        }
        Stop::Next(needed) => texts.with("gon-path-next", &[("count", needed.into())]),
        Stop::Ahead => texts.text("gon-path-ahead"),
    }
}
