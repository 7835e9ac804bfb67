//! The trace from each rule to the code that makes it true and the tests that prove it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::citation;
use crate::exception::{self, Exception};
use crate::rule::{self, Rule};
use crate::workspace::{self, GAMES, Game, Source};

/// The rules of one game, in the order of its page.
pub(crate) struct Page {
    pub(crate) game: Game,
    pub(crate) rules: Vec<Rule>,
    /// Rules of a game without a crate are known, so that they can be cited, but nothing is owed for them yet.
    pub(crate) has_crate: bool,
    /// The page as it is written: rules cite each other.
    pub(crate) text: String,
}

/// Where a rule is cited outside tests, and which tests bear its id.
#[derive(Default)]
pub(crate) struct Places {
    pub(crate) files: BTreeSet<String>,
    pub(crate) tests: BTreeSet<String>,
}

/// Everything known about the connection of rules, code and tests.
pub(crate) struct Trace {
    pub(crate) pages: Vec<Page>,
    exceptions: Vec<Exception>,
    /// By the name of the rule's constant.
    places: BTreeMap<String, Places>,
    /// Citations and tests that name a rule no page has.
    unknown: Vec<String>,
}

/// Reads the pages of all games that have one.
pub(crate) fn read_pages(root: &Path) -> Result<Vec<Page>, String> {
    let mut pages = Vec::new();
    for &game in GAMES.iter() {
        let has_crate = game.has_crate(root);
        if !has_crate && !root.join(game.page()).is_file() {
            continue;
        }
        let text = workspace::read(root, &game.page())?;
        pages.push(Page { game, rules: rule::parse_page(game, &text)?, has_crate, text });
    }
    Ok(pages)
}

/// Reads pages, exceptions and sources of the tree.
pub(crate) fn read(root: &Path) -> Result<Trace, String> {
    let exceptions = exception::parse(&workspace::read(root, exception::PATH)?)?;
    Ok(Trace::new(read_pages(root)?, exceptions, &workspace::rust_sources(root)?))
}

impl Trace {
    pub(crate) fn new(pages: Vec<Page>, exceptions: Vec<Exception>, sources: &[Source]) -> Trace {
        let rules = pages.iter().flat_map(|page| &page.rules);
        let places = rules.map(|rule| (rule.id.constant(), Places::default())).collect();
        let mut trace = Trace { pages, exceptions, places, unknown: Vec::new() };
        for index in 0..trace.pages.len() {
            let page = &trace.pages[index];
            let (path, citations) = (page.game.page(), citation::citations(&page.text));
            trace.note_unknown(&path, &citations);
        }
        for source in sources {
            trace.add_source(source);
        }
        trace
    }

    fn add_source(&mut self, source: &Source) {
        // A generated file that is out of date has a test of its own, with a better message.
        if citation::is_generated(&source.path) {
            return;
        }
        self.note_unknown(&source.path, &citation::citations(&source.text));
        for cited in citation::citations(citation::production_code(source)) {
            if let Some(places) = self.places.get_mut(&cited.constant) {
                places.files.insert(source.path.clone());
            }
        }
        for test in citation::test_functions(&source.text) {
            let Some(constant) = citation::proved_constant(test) else { continue };
            match self.places.get_mut(&constant) {
                Some(places) => {
                    places.tests.insert(test.to_owned());
                }
                None => self.unknown.push(format!(
                    "{}: the name of the test `{test}` starts with a rule id that no page under docs/rules has; \
                     correct the name or add the rule.",
                    source.path
                )),
            }
        }
    }

    fn note_unknown(&mut self, path: &str, citations: &[citation::Citation]) {
        for cited in citations.iter().filter(|cited| !self.places.contains_key(&cited.constant)) {
            self.unknown.push(format!(
                "{path}:{}: `{}` is cited, but no page under docs/rules has this rule; correct the id or add the rule.",
                cited.line, cited.written
            ));
        }
    }

    pub(crate) fn places(&self, rule: &Rule) -> &Places {
        &self.places[&rule.id.constant()]
    }

    pub(crate) fn exception(&self, rule: &Rule) -> Option<&Exception> {
        self.exceptions.iter().find(|exception| exception.id == rule.id)
    }

    /// Whether the rule lacks a citation. Examples need none.
    fn lacks_code(&self, rule: &Rule) -> bool {
        !rule.id.is_example() && self.places(rule).files.is_empty()
    }

    fn lacks_test(&self, rule: &Rule) -> bool {
        self.places(rule).tests.is_empty()
    }

    /// Every break in the trace, each with what to do about it.
    pub(crate) fn problems(&self) -> Vec<String> {
        let mut problems = self.unknown.clone();
        let owed = self.pages.iter().filter(|page| page.has_crate);
        for (game, rule) in owed.flat_map(|page| page.rules.iter().map(|rule| (page.game, rule))) {
            if self.exception(rule).is_some() {
                continue;
            }
            let id = &rule.id;
            if self.lacks_code(rule) {
                problems.push(format!(
                    "{id} is cited nowhere in crates/{}/src: write `// {id}: ...` at the line that makes it true, \
                     refuse with {}, or add an exception to {}.",
                    game.name,
                    id.constant(),
                    exception::PATH
                ));
            }
            if self.lacks_test(rule) {
                problems.push(format!(
                    "{id} has no test: write `#[test] fn {}...()`, or add an exception to {}.",
                    id.test_prefix(),
                    exception::PATH
                ));
            }
        }
        problems.extend(self.exceptions.iter().filter_map(|exception| self.stale(exception)));
        problems
    }

    fn stale(&self, exception: &Exception) -> Option<String> {
        let rule = self.pages.iter().flat_map(|page| &page.rules).find(|rule| rule.id == exception.id);
        let why = match rule {
            None => "there is no such rule",
            Some(rule) if !self.lacks_code(rule) && !self.lacks_test(rule) => {
                "the rule has its code and its test"
            }
            Some(_) => return None,
        };
        Some(format!(
            "{}:{}: {} needs no exception, {why}: delete the line.",
            exception::PATH,
            exception.line,
            exception.id
        ))
    }
}
