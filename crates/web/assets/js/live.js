// Live: what the server pushes is put in place; a lost connection says so and catches up by itself.

const LOG_LINES_MAX = 400;
const WAIT_FIRST_MS = 500;
const WAIT_MAX_MS = 15000;
let socket = null;
let waitMs = WAIT_FIRST_MS;
let wasLost = false;
let retry = 0;
/** The newest version shown; an older push that comes late is dropped. */
let version = -1;
/** What was received and is not shown yet, in order. */
let lineUp = Promise.resolve();

/** The text of a message; large ones come compressed. */
function unpack(data) {
  if (typeof data === "string") return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

function connect() {
  const address = new URL(document.body.dataset.live, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(address);
  socket.addEventListener("open", () => {
    waitMs = WAIT_FIRST_MS;
    version = -1;
    if (wasLost) banner(texts.back, 2500);
    wasLost = false;
  });
  socket.binaryType = "arraybuffer";
  const own = socket;
  socket.addEventListener("message", (event) => {
    // Unpacking takes a moment; what comes after must not overtake it.
    lineUp = lineUp.then(() => unpack(event.data)).then((text) => {
      if (own === socket) receive(text);
    }, () => own.close());
  });
  socket.addEventListener("close", () => {
    socket = null;
    wasLost = true;
    banner(texts.lost, 0);
    clearTimeout(retry);
    // A little chance in the delay, so that a restarted server is not met by all at once.
    retry = setTimeout(connect, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, WAIT_MAX_MS);
  });
}

/** Tries at once when there is reason to hope. */
function hurry() {
  if (!document.body.dataset.live || socket) return;
  clearTimeout(retry);
  waitMs = WAIT_FIRST_MS;
  connect();
}

let bannerTimer = 0;
function banner(text, ms) {
  const place = document.querySelector("[data-banner]");
  clearTimeout(bannerTimer);
  place.textContent = text ?? "";
  place.hidden = !text;
  if (ms > 0) bannerTimer = setTimeout(() => { place.hidden = true; }, ms);
}

function receive(text) {
  let message;
  try {
    message = JSON.parse(text);
  } catch {
    return;
  }
  if (message.go) return location.assign(message.go);
  if (typeof message.v === "number") {
    if (message.v < version) return;
    version = message.v;
  }
  if (message.title) document.title = message.title;
  if (typeof message.turn === "boolean") showTurn(message.turn);
  const regions = message.regions ?? {};
  const kept = remember();
  change(regions, () => {
    recall(kept);
    restoreComfort();
    if (regions.actions !== undefined) {
      showRefusal(null);
      readActions();
    } else {
      light();
    }
    refocus(kept);
  });
  if (message.log) replaceLog(message.log);
  if (message.say) appendLog(message.say);
}

function showTurn(isTurn) {
  const link = document.querySelector("link[rel=icon]");
  const wanted = isTurn ? link.dataset.turn : link.dataset.calm;
  if (link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** What the person is at, so that a push does not take it away: focus and scrolled places. */
function remember() {
  const focus = document.activeElement;
  const thing = focus?.dataset?.thing;
  const scrolled = new Map();
  for (const element of document.querySelectorAll("[data-scroll]")) {
    scrolled.set(element.dataset.scroll, [element.scrollLeft, element.scrollTop]);
  }
  return {
    thing,
    index: thing ? things(thing).indexOf(focus) : -1,
    id: focus?.id || null,
    sort: focus?.dataset?.sort ?? null,
    page: [window.scrollX, window.scrollY],
    scrolled,
  };
}

function recall(kept) {
  for (const element of document.querySelectorAll("[data-scroll]")) {
    const place = kept.scrolled.get(element.dataset.scroll);
    if (place) [element.scrollLeft, element.scrollTop] = place;
  }
  window.scrollTo({ left: kept.page[0], top: kept.page[1], behavior: "instant" });
}

function refocus(kept) {
  if (document.activeElement !== document.body) return;
  let element = null;
  if (kept.thing) element = things(kept.thing)[Math.max(kept.index, 0)] ?? things(kept.thing)[0];
  else if (kept.sort) element = document.querySelector(`[data-sort="${CSS.escape(kept.sort)}"]`);
  else if (kept.id) element = document.getElementById(kept.id);
  element?.focus({ preventScroll: true });
}

function line(html, isNewest) {
  const item = document.createElement("li");
  item.innerHTML = html;
  item.classList.toggle("newest", isNewest);
  return item;
}

function appendLog(lines) {
  const log = document.querySelector("[data-log]");
  if (!log || lines.length === 0) return;
  log.querySelectorAll(".newest").forEach((item) => item.classList.remove("newest"));
  // All lines of one push are new.
  for (const html of lines) log.prepend(line(html, true));
  while (log.childElementCount > LOG_LINES_MAX) log.lastElementChild.remove();
}

/** The whole log again, after a lost connection; nobody wants to hear it a second time. */
function replaceLog(lines) {
  const log = document.querySelector("[data-log]");
  if (!log) return;
  log.setAttribute("aria-live", "off");
  log.replaceChildren(...lines.map((html, index) => line(html, index === lines.length - 1)).reverse());
  setTimeout(() => log.setAttribute("aria-live", "polite"), 100);
}
