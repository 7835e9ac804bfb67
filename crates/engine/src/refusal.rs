//! Refusals: an illegal action is a value that names the rule it breaks.

use std::fmt;

/// The id of a numbered rule, as in `docs/rules/<game>.md`: `KOS-27`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// A rule id; the constants of a game's `rule_ids` are made from its rules page.
    pub const fn new(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The id as written in the rules page.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why something was not done. The state it was asked of is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal<W> {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The reason, one of the game's own closed list.
    pub why: W,
}

impl<W> Refusal<W> {
    /// A refusal by this rule for this reason.
    pub const fn new(rule: RuleId, why: W) -> Refusal<W> {
        Refusal { rule, why }
    }
}
