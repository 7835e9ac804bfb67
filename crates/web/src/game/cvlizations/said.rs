//! What stands around sentences of the log: headings, and small pictures of what is carried out and bought.

use cvlizations::{Cvlizations, Event};
use engine::{InLog, Speak};
use maud::{Markup, html};

use super::art;

/// A line of the log around its sentence.
pub(super) fn entry(game: &Cvlizations, event: &Event, sentence: &Markup) -> Markup {
    if game.in_log(event) == InLog::Heading {
        return html! { strong.log-round { (sentence) } };
    }
    let (class, picture) = match *event {
        Event::Due(order, _) => ("due", art::order(order)),
        Event::Revealed(_, order) => ("turned", art::order(order)),
        Event::Bought(_, idea, _) => ("bought", art::idea(idea)),
        Event::Failed(..) | Event::NobodyToRob(_) | Event::NothingToTrade(_) => {
            return html! { span.cvl-said-nothing { (sentence) } };
        }
        _ => return sentence.clone(),
    };
    html! { span.cvl-said.(class) { span.cvl-thumb { (picture) } span { (sentence) } } }
}
