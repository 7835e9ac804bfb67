//! What every page must be like, whatever it shows: no sideways scrolling, targets large enough for a finger,
//! nothing from elsewhere, no complaints of the browser.

use serde_json::json;

use crate::person::{Person, Shape};

const LANGUAGES: [&str; 4] = ["en", "fr", "pl", "de"];

impl Person {
    /// Looks at a page in all languages and tells what is wrong with it.
    pub(crate) async fn inspect(&self, name: &str, path: &str) -> Vec<String> {
        let mut problems = Vec::new();
        for language in LANGUAGES {
            let set = "const body = new URLSearchParams({ language: arguments[0], back: '/' });
                return fetch('/settings', { method: 'POST', body }).then((answer) => answer.ok)";
            assert_eq!(self.try_js(set, vec![json!(language)]).await, Some(json!(true)));
            self.visit(path).await;
            self.until("the page", "return document.readyState === 'complete'").await;
            let found = self.client.execute(INSPECT, vec![json!(self.shape.width())]).await.unwrap();
            let place = format!("{name}, {language}, {:?}", self.shape);
            let found = found
                .as_array()
                .unwrap()
                .iter()
                .map(|problem| format!("{place}: {}", problem.as_str().unwrap()));
            problems.extend(found);
            problems.extend(self.complaints().await.iter().map(|complaint| format!("{place}: {complaint}")));
        }
        let set = "return fetch('/settings', { method: 'POST', body: new URLSearchParams({ language: 'en', back: '/' }) }).then((answer) => answer.ok)";
        assert_eq!(self.js(set).await, true);
        problems
    }
}

/// All shapes in which pages are looked at.
pub(crate) const SHAPES: [Shape; 2] = [Shape::Desk, Shape::Phone];

const INSPECT: &str = "
    const [width] = arguments;
    const least = 40;
    const problems = new Set();
    const inspect = (when) => {
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > width) problems.add(`${when} scrolls sideways, ${scrollWidth} px`);
      for (const element of document.querySelectorAll('a, button, input, select, summary, [data-thing].lit')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.type === 'hidden') continue;
        // What is there for the keyboard only shows itself when it has the focus.
        if (element.matches('.skip')) continue;
        const isTick = element.matches('[type=radio], [type=checkbox]');
        const target = (isTick && element.closest('label')) || element;
        const box = target.getBoundingClientRect();
        const name = `${target.tagName.toLowerCase()}.${target.className} \"${(target.innerText || element.name || '').trim().slice(0, 30)}\"`;
        const isInline = element.matches('a') && getComputedStyle(element).display === 'inline'
          && element.parentElement.innerText.trim() !== element.innerText.trim();
        if (isInline) continue;
        if (Math.round(box.width) < least || Math.round(box.height) < least) {
          problems.add(`${when} too small: ${name} ${Math.round(box.width)} x ${Math.round(box.height)}`);
        }
        let isScrolled = false;
        for (let parent = target.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) isScrolled = true;
        }
        if (!isScrolled && (box.left < -1 || box.right > width + 1)) problems.add(`${when} outside: ${name}`);
      }
    };
    inspect('closed');
    for (const details of document.querySelectorAll('details')) details.open = true;
    inspect('unfolded');
    const hosts = performance.getEntriesByType('resource').map((entry) => new URL(entry.name, location.href).host);
    for (const host of hosts) if (host && host !== location.host) problems.add(`asks ${host}`);
    return [...problems]";
