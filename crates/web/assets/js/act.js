// Acting: what can be touched is lit, touching narrows, nothing is sent without a touch.

const texts = readBlock("data-texts") ?? {};
/** The actions of the current decision; null if nothing is asked of us. */
let asked = null;
let picks = [];
let isSending = false;

function readBlock(name) {
  const block = document.querySelector(`script[${name}]`);
  if (!block) return null;
  try {
    return JSON.parse(block.textContent);
  } catch {
    return null;
  }
}

/** The elements of a thing; of several that look alike those that were touched come first. */
function things(name) {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)];
  return all.sort((a, b) => Number(touched.has(b)) - Number(touched.has(a)));
}

/** The elements under the finger, so that marks appear there and nothing changes its place. */
let touched = new WeakSet();

/** Reads the actions anew. A selection survives if it still answers the same decision. */
function readActions() {
  const before = asked;
  asked = readBlock("data-actions");
  isSending = false;
  const isSame = asked && before && asked.decision === before.decision && asked.seat === before.seat;
  if (!isSame || weigh(asked.actions, picks).fitting.length === 0) picks = [];
  light();
  // A new decision may have its things elsewhere; within one nobody's page is turned.
  if (asked && !isSame) requestAnimationFrame(bringIntoView);
  answerAgain();
}

/** The answer that holds for longer: it is sent again whenever it is asked under the same key. */
let lasting = null;

function answerAgain() {
  if (!lasting || !asked) return;
  const action = asked.actions.find((offered) => offered.n === lasting.n && offered.lasting?.key === lasting.key);
  if (action) send(action);
  else lasting = null;
}

/** A button for an action that is to hold for longer. */
function lastingButton(action) {
  const button = secondButton(action);
  button.textContent = action.lasting.label;
  button.onclick = () => {
    lasting = { n: action.n, key: action.lasting.key };
    send(action);
  };
  return button;
}

function secondButton(action) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "second";
  wire(button, action, "");
  return button;
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
  if (picks.length === 0) touched = new WeakSet();
  if (!asked) {
    offer([], []);
    badges();
    return reach(focus);
  }
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
  badges();
  reach(focus);
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

/** How many unfinished ways are offered as buttons instead of another touch. */
const WAYS_MAX = 3;

/** The action of the main button that the touches so far lead to. */
let offered = null;

/** What the buttons offer: actions that need no more touch, or the few that are left. */
function offer(fitting, complete) {
  const main = document.querySelector("[data-main]");
  const second = document.querySelector("[data-second]");
  const more = document.querySelector("[data-more]");
  if (!main || !second || !more) return;
  let list = complete;
  // Buttons that say the same help nobody: then another touch tells them apart.
  const isTold = new Set(fitting.map((action) => action.label)).size === fitting.length;
  if (picks.length > 0 && complete.length === 0 && fitting.length <= WAYS_MAX && isTold) list = fitting;
  if (picks.length === 0) list = [...complete].sort((a, b) => (b.main ?? 0) - (a.main ?? 0));
  // What needs no touch stays beside a finished choice: stopping, keeping all.
  if (picks.length > 0 && list.length === 1) list = [...list, ...weigh(asked.actions, []).complete];
  // With nothing chosen, what can be touched comes first, unless pressing the button is the natural thing.
  const isOpen = picks.length > 0 || list[0]?.main || fitting.length === complete.length;
  const [first, next, ...rest] = isOpen ? list : [null, ...list];
  wire(main, first ?? null, asked ? (picks.length > 0 ? texts.touch : asked.ask) : waitWords(main));
  wire(second, next ?? null, "");
  second.hidden = !next;
  const held = picks.length === 0 ? complete.filter((action) => action.lasting) : [];
  more.replaceChildren(...rest.map(secondButton), ...held.map(lastingButton));
  main.closest(".buttons").classList.toggle("picking", picks.length > 0);
  // Where the slip keeps its place, what is asked stands in it until something is chosen.
  main.closest(".region").dataset.hint = asked ? promptWords() : "";
  offered = first && picks.length > 0 ? first : null;
  showPreview(offered);
}

/** What the ribbon asks, without "your turn" before it. */
function promptWords() {
  const words = [...(document.querySelector(".turn-words")?.childNodes ?? [])];
  return words.slice(words[0]?.nodeName === "B" ? 1 : 0).map((node) => node.textContent).join("").trim();
}

/** The words of a main button that waits for somebody else, as the server wrote them. */
function waitWords(main) {
  main.dataset.wait ??= main.textContent;
  return main.dataset.wait;
}

/** Gives a button its action; without one it is hollow and says what is missing. */
function wire(button, action, words) {
  button.onclick = action ? () => send(action) : null;
  if (button.matches("[data-main]")) waitWords(button);
  button.textContent = action ? action.label : words;
  button.classList.toggle("hollow", !action);
  button.classList.toggle("warned", Boolean(action?.warning));
  button.disabled = isSending || !action;
  button.onpointerenter = button.onfocus = action ? () => showPreview(action) : null;
}

/** Whether what is chosen waits for the main button. It does unless somebody wishes otherwise. */
function isConfirming() {
  return localStorage.getItem("confirm") !== "no";
}

function touch(element) {
  if (!asked || isSending) return;
  clearTimeout(pointing);
  const name = element.dataset.thing;
  if (element.classList.contains("picked")) {
    touched.delete(element);
    const index = picks.lastIndexOf(name);
    picks = unpick(asked.actions, picks, index);
    return light();
  }
  picks = [...picks, name];
  // The element that was touched is the one that shows it, where several stand for the same thing.
  touched.add(element);
  const { fitting, complete } = weigh(asked.actions, picks);
  light();
  const isPlain = complete.length === 1 && fitting.length === 1 && !complete[0].warning && !complete[0].button;
  if (isPlain && !isConfirming()) send(complete[0]);
  else play("pick");
}

/** Undoes the last touch, or all of them. */
function back(count) {
  picks = picks.slice(0, count);
  light();
}

async function send(action) {
  if (!asked || isSending) return;
  const answered = asked;
  const recallNews = forgetNews();
  isSending = true;
  // What is given away leaves its place; what comes back may take it.
  document.querySelectorAll("[data-sent]").forEach((element) => delete element.dataset.sent);
  document.querySelectorAll(".picked").forEach((element) => { element.dataset.sent = ""; });
  light();
  document.documentElement.classList.add("sending");
  showRefusal(null);
  try {
    const body = new URLSearchParams({ decision: answered.decision, seat: answered.seat, action: action.n });
    // What did not come through the live connection, or was not answered there, is sent again: it is done once.
    const own = socket;
    let answer = await call(body);
    if (!answer) {
      answer = await post(answered.act, body);
      // The server is there, but not at the other end of the live connection.
      if (answer.ok && own === socket && own?.readyState === WebSocket.OPEN) abandon(own);
    }
    // The push may be faster than the answer: what it asks next stays asked.
    const isStill = asked?.decision === answered.decision && asked.seat === answered.seat;
    if (answer.refused) showRefusal(answer.refused);
    else if (answer.stale) showRefusal(escapeText(texts.stale));
    if (!answer.ok) recallNews();
    else if (isStill) picks = [];
    if (answer.go) return location.assign(answer.go);
    // What is next comes with a push; a refusal leaves the decision as it was.
    if (answer.ok && isStill) asked = null;
  } catch {
    recallNews();
    showRefusal(escapeText(texts.failed));
  }
  document.documentElement.classList.remove("sending");
  isSending = false;
  light();
}

async function post(address, body) {
  const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  if (answer.ok) hurry();
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
  if (html !== null) announce(place.textContent);
}

/** Says something to those who do not see the page. */
function announce(words) {
  const place = document.querySelector("[data-announce]");
  if (place) place.textContent = words;
}

/** The touchable things in the order of reading, for the arrow keys. */
function lit() {
  return [...document.querySelectorAll(".lit, .picked")].filter((element) => element.offsetParent !== null);
}

function move(key) {
  const here = document.activeElement;
  if (here.matches(LOOKS) && !here.matches(".lit, .picked")) return wander(key);
  const all = asked ? lit() : [];
  if (all.length === 0) return false;
  const at = all.indexOf(here);
  if (at < 0) {
    all[0].focus();
    return true;
  }
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const best = nearest(all, here, dx, dy) ?? all[(at + (dx + dy > 0 ? 1 : all.length - 1)) % all.length];
  best.focus();
  return true;
}

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isTyping = event.target.closest?.("input, select, textarea");
  if (isTyping) return;
  if (event.key === "Escape" && picks.length > 0) {
    back(picks.length - 1);
  } else if (event.key === "Enter" && event.target.matches?.(".picked") && pressMain()) {
    event.preventDefault();
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(".lit, .picked")) {
    event.preventDefault();
    const { thing } = event.target.dataset;
    touch(event.target);
    if (document.activeElement === document.body) things(thing)[0]?.focus();
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(LOOKS)) {
    // The same as a click: what it is and why not, or the button that it stands for.
    event.preventDefault();
    event.target.click();
  } else if (event.key.startsWith("Arrow")) {
    if (move(event.key)) event.preventDefault();
  } else if (event.key === "Enter" && !event.target.closest?.("a, button, summary, dialog")) {
    pressMain();
  }
}

/** Presses the main button; `false` if there is nothing to press. */
function pressMain() {
  const main = document.querySelector("[data-main]:not(:disabled)");
  main?.click();
  return Boolean(main);
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
  // Things that stand for the main button, such as dice in the hand.
  if (asked && event.target.closest("[data-press]")) return document.querySelector("[data-main]:not(:disabled)")?.click();
  if (event.target.closest("a, button, input, label, summary, select, dialog, .rail, .toast")) return;
  // No mute thing: what cannot be chosen says what it is, and why not.
  const mute = event.target.closest("[data-look], [data-thing]");
  if (mute) return showLook(mute);
  // A click beside everything undoes the last touch.
  if (picks.length > 0 && !isSending) back(picks.length - 1);
}

/** Dragging a thing onto another does the same as touching both. */
const DRAG_PX = 14;
let drag = null;

function onDragStart(event) {
  const element = event.target.closest?.(".lit");
  if (!asked || isSending || !element || !event.isPrimary) return;
  drag = { element, x: event.clientX, y: event.clientY, ghost: null };
}

function onDragMove(event) {
  if (!drag) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost) {
    if (Math.hypot(dx, dy) < DRAG_PX) return;
    const { element } = drag;
    if (!element.isConnected || !element.matches(".lit")) return onDragEnd(null);
    const led = weigh(asked.actions, [...picks, element.dataset.thing]);
    // Only where there is somewhere to drag it to.
    if (led.next.size === 0) return onDragEnd(null);
    touch(element);
    drag.ghost = element.cloneNode(true);
    drag.ghost.classList.add("dragged");
    drag.ghost.removeAttribute("data-thing");
    drag.ghost.style.width = `${element.offsetWidth}px`;
    document.body.append(drag.ghost);
  }
  drag.ghost.style.left = `${event.clientX}px`;
  drag.ghost.style.top = `${event.clientY}px`;
}

function onDragEnd(event) {
  const ended = drag;
  drag = null;
  ended?.ghost?.remove();
  if (!ended?.ghost || !event) return;
  const target = document.elementsFromPoint(event.clientX, event.clientY).map((found) => found.closest(".lit")).find(Boolean);
  if (target) touch(target);
  // The click that follows a drag means nothing.
  const swallow = (click) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
