// Acting: what can be touched is lit, touching narrows, nothing is sent without a touch.

const texts = readBlock("data-texts") ?? {};
/** The actions of the current decision; null if nothing is asked of us. */
let asked = null;
let picks = [];
let isSending = false;

const MENU_MAX = 3;

function readBlock(name) {
  const block = document.querySelector(`script[${name}]`);
  if (!block) return null;
  try {
    return JSON.parse(block.textContent);
  } catch {
    return null;
  }
}

function things(name) {
  return [...document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)];
}

/** Reads the actions anew. A selection survives if it still answers the same decision. */
function readActions() {
  const before = asked;
  asked = readBlock("data-actions");
  isSending = false;
  const isSame = asked && before && asked.decision === before.decision && asked.seat === before.seat;
  if (!isSame || weigh(asked.actions, picks).fitting.length === 0) picks = [];
  light();
}

/** Marks what can be touched and what is, and offers what the selection completes. */
function light() {
  const focus = document.activeElement;
  for (const element of document.querySelectorAll("[data-thing]")) {
    element.classList.remove("lit", "picked", "instead");
    if (element.dataset.role !== undefined) {
      restoreRole(element);
    }
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-pressed");
  }
  document.documentElement.classList.toggle("asked", asked !== null);
  if (!asked) return offer([], []);
  const { fitting, complete, next } = weigh(asked.actions, picks);
  for (const name of new Set(picks)) {
    const count = picks.filter((pick) => pick === name).length;
    for (const element of things(name).slice(0, count)) touchable(element, true);
  }
  for (const name of next.keys()) {
    for (const element of things(name)) {
      if (!element.classList.contains("picked")) touchable(element, false);
    }
  }
  // What an earlier touch could have been instead can be touched too, without being lit.
  for (let count = picks.length - 1; count >= 0; count -= 1) {
    for (const name of weigh(asked.actions, picks.slice(0, count)).next.keys()) {
      for (const element of things(name)) {
        if (!element.matches(".lit, .picked")) element.classList.add("instead");
      }
    }
  }
  offer(fitting, complete);
  // What was dark for a moment has lost the focus.
  if (focus !== document.activeElement && focus?.matches(".lit, .picked")) focus.focus({ preventScroll: true });
}

function touchable(element, isPicked) {
  element.classList.add(isPicked ? "picked" : "lit");
  element.dataset.role ??= element.getAttribute("role") ?? "";
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-pressed", String(isPicked));
}

function restoreRole(element) {
  if (element.dataset.role) element.setAttribute("role", element.dataset.role);
  else element.removeAttribute("role");
  delete element.dataset.role;
}

/** The buttons beside the board: actions that need no more touch, or few that are left. */
function offer(fitting, complete) {
  const place = document.querySelector("[data-choices]");
  if (!place) return;
  const isOpen = picks.length > 0 && fitting.length <= MENU_MAX;
  const list = isOpen ? fitting : complete;
  place.replaceChildren();
  list.forEach((action, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action.warning ? `${action.label} ⚠ ${action.warning}` : action.label;
    button.classList.toggle("warned", Boolean(action.warning));
    button.dataset.number = String(index + 1);
    button.disabled = isSending;
    if (complete.includes(action) && picks.length > 0) button.classList.add("primary");
    button.addEventListener("click", () => send(action));
    place.append(button);
  });
  if (picks.length > 0) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet clear";
    button.textContent = "✕";
    button.setAttribute("aria-label", texts.clear ?? "");
    button.title = texts.clear ?? "";
    button.addEventListener("click", () => back(0));
    place.append(button);
  }
}

function isConfirming() {
  const setting = localStorage.getItem("confirm");
  return setting === null ? matchMedia("(pointer: coarse)").matches : setting === "yes";
}

function touch(element) {
  if (!asked || isSending) return;
  const name = element.dataset.thing;
  if (element.classList.contains("picked")) {
    const index = picks.lastIndexOf(name);
    picks = unpick(asked.actions, picks, index);
    return light();
  }
  picks = [...picks, name];
  // The element that was touched is the one that shows it, where several stand for the same thing.
  preferred(element);
  const { fitting, complete } = weigh(asked.actions, picks);
  light();
  if (complete.length === 1 && fitting.length === 1 && !complete[0].warning && !isConfirming()) send(complete[0]);
  else if (complete.length > 0) document.querySelector("[data-choices] .primary")?.focus({ preventScroll: true });
}

/** Puts a touched element before its equals, so that the marks appear where the finger was. */
function preferred(element) {
  const equals = things(element.dataset.thing);
  const first = equals.find((other) => !other.classList.contains("picked"));
  if (first && first !== element && first.parentNode === element.parentNode) {
    first.before(element);
  }
}

/** Undoes the last touch, or all of them. */
function back(count) {
  picks = picks.slice(0, count);
  light();
}

async function send(action) {
  if (!asked || isSending) return;
  const answered = asked;
  isSending = true;
  light();
  document.documentElement.classList.add("sending");
  showRefusal(null);
  try {
    const body = new URLSearchParams({ decision: answered.decision, seat: answered.seat, action: action.n });
    const answer = await post(answered.act, body);
    // The push may be faster than the answer: what it asks next stays asked.
    const isStill = asked?.decision === answered.decision && asked.seat === answered.seat;
    if (answer.refused) showRefusal(answer.refused);
    else if (answer.stale) showRefusal(escapeText(texts.stale));
    else if (answer.ok && isStill) picks = [];
    if (answer.go) return location.assign(answer.go);
    // What is next comes with a push; a refusal leaves the decision as it was.
    if (answer.ok && isStill) asked = null;
  } catch {
    showRefusal(escapeText(texts.failed));
  }
  document.documentElement.classList.remove("sending");
  isSending = false;
  light();
}

async function post(address, body) {
  const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  if (!isJson) {
    if (answer.ok) return { ok: true };
    throw new Error(String(answer.status));
  }
  return answer.json();
}

function escapeText(text) {
  const place = document.createElement("span");
  place.textContent = text ?? "";
  return place.innerHTML;
}

/** Shows why not, as HTML from the server; null hides it. */
function showRefusal(html) {
  const place = document.querySelector("[data-refusal]");
  if (!place) return;
  place.hidden = html === null;
  place.innerHTML = html ?? "";
}

/** The touchable things in the order of reading, for the arrow keys. */
function lit() {
  return [...document.querySelectorAll(".lit, .picked")].filter((element) => element.offsetParent !== null);
}

function move(key) {
  const all = lit();
  const here = document.activeElement;
  if (all.length === 0) return false;
  const at = all.indexOf(here);
  if (at < 0) {
    all[0].focus();
    return true;
  }
  const from = here.getBoundingClientRect();
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const element of all) {
    if (element === here) continue;
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 1 && along + 2 * across < least) [best, least] = [element, along + 2 * across];
  }
  best ??= all[(at + (dx + dy > 0 ? 1 : all.length - 1)) % all.length];
  best.focus();
  return true;
}

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isTyping = event.target.closest?.("input, select, textarea");
  if (isTyping) return;
  if (event.key === "Escape" && picks.length > 0) {
    back(picks.length - 1);
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(".lit, .picked")) {
    event.preventDefault();
    const { thing } = event.target.dataset;
    touch(event.target);
    if (document.activeElement === document.body) things(thing)[0]?.focus();
  } else if (event.key.startsWith("Arrow") && asked) {
    if (move(event.key)) event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelector(`[data-choices] button[data-number="${event.key}"]`)?.click();
  }
}

/** Another choice for an earlier step: the picks up to there, or null. */
function before(name) {
  for (let count = picks.length - 1; count >= 0; count -= 1) {
    if (weigh(asked.actions, picks.slice(0, count)).next.has(name)) return picks.slice(0, count);
  }
  return null;
}

function onClick(event) {
  const element = event.target.closest(".lit, .picked");
  const instead = event.target.closest(".instead");
  // The nearer of the two was meant.
  if (instead && !isSending && !(element && instead.contains(element))) {
    picks = before(instead.dataset.thing) ?? [];
    light();
    return touch(instead);
  }
  if (element && !event.target.closest("a, button:not(.lit, .picked)")) return touch(element);
  // A click beside everything undoes the last touch.
  if (picks.length > 0 && !isSending && !event.target.closest("a, button, input, label, summary, select, .side")) {
    back(picks.length - 1);
  }
}
