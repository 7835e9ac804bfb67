// Ludoteka's client: one module, no game in it. This part is pure: what a selection means.
//
// An action is a list of steps, a step a multiset of things. The picks so far are a list of things in the order
// they were touched. Picks fit an action if they fill its steps one after the other, each in any order.

/** What is left to touch of an action's current step, or null if the picks do not fit it. */
function rest(action, picks) {
  let at = 0;
  for (const step of action.steps) {
    const left = step.slice();
    while (left.length > 0) {
      if (at === picks.length) return left;
      const place = left.indexOf(picks[at]);
      if (place < 0) return null;
      left.splice(place, 1);
      at += 1;
    }
  }
  return at === picks.length ? [] : null;
}

/** What a selection leads to: the actions it fits, those it completes, and the things to touch next. */
function weigh(actions, picks) {
  const fitting = [];
  const complete = [];
  const next = new Map();
  for (const action of actions) {
    const left = rest(action, picks);
    if (left === null) continue;
    fitting.push(action);
    if (left.length === 0) complete.push(action);
    for (const thing of left) {
      const count = left.filter((other) => other === thing).length;
      next.set(thing, Math.max(next.get(thing) ?? 0, count));
    }
  }
  return { fitting, complete, next };
}

/** The picks without the one at an index, and without those that fit nothing any more. */
function unpick(actions, picks, index) {
  const without = picks.slice(0, index).concat(picks.slice(index + 1));
  return weigh(actions, without).fitting.length > 0 ? without : picks.slice(0, index);
}
