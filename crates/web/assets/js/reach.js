// Reach: whatever can be looked at is reached by the keyboard too. What can be chosen is a stop of the Tab key by
// itself; of the rest each region is one stop, and the arrows go on from there in the order of reading.

const LOOKS = "[data-look], [data-thing]";

/** Everything that can be looked at and not chosen now, in the order of reading. */
function stops() {
  const all = [...document.querySelectorAll(LOOKS)];
  return all.filter((element) => !element.matches(".lit, .picked") && !element.closest("dialog") && element.checkVisibility());
}

/** Gives what can only be looked at its place in the order of the Tab key, and says what it does. What was out of that
 *  order for a moment gets the focus back. */
function reach(focus = document.activeElement) {
  if (document.body.dataset.questions) {
    const all = stops();
    const reached = new Set(all.includes(focus) ? [regionOf(focus)] : []);
    for (const element of all) {
      stopAt(element, element === focus || !reached.has(regionOf(element)));
      reached.add(regionOf(element));
    }
  }
  if (focus !== document.activeElement && focus?.matches(LOOKS)) focus.focus({ preventScroll: true });
}

function stopAt(element, isTab) {
  // What is hidden from a screen reader because a whole stands for it must not take the focus in silence.
  element.closest("[aria-hidden=true]")?.removeAttribute("aria-hidden");
  // A part of the board that has more in it than its name stays what it is.
  if (!element.matches(`section, li, :has(${LOOKS}, a, button, input)`)) {
    element.dataset.role ??= element.getAttribute("role") ?? "";
    element.setAttribute("role", "button");
  }
  element.tabIndex = isTab ? 0 : -1;
}

function regionOf(element) {
  return element.closest("[data-region]");
}

/** From what can be looked at, the arrows lead to the next, above or below along the lines of the board. */
function wander(key) {
  const all = stops();
  const here = document.activeElement;
  const isUpright = key === "ArrowUp" || key === "ArrowDown";
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  // In a replay the other two arrows go through the match.
  const isReplay = Boolean(document.querySelector("[data-replay]"));
  if (isReplay && !isUpright) return false;
  const next = (!isReplay && isUpright && nearest(all, here, 0, step)) || all[(all.indexOf(here) + step + all.length) % all.length];
  next.tabIndex = 0;
  next.focus();
  reach();
  return true;
}

/** The element that lies nearest in a direction. */
function nearest(all, here, dx, dy) {
  const from = here.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const element of all) {
    if (element === here || element.contains(here) || here.contains(element)) continue;
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 1 && along + 2 * across < least) [best, least] = [element, along + 2 * across];
  }
  return best;
}
