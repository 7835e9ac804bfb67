// Live: what the server pushes is put in place; a lost connection says so and catches up by itself.

const LOG_LINES_MAX = 400;
const WAIT_FIRST_MS = 500;
const WAIT_MAX_MS = 5000;
/** How long a connection may take to open. */
const OPEN_MAX_MS = 5000;
/** A connection that was quiet for so long is asked whether anybody is there. */
const QUIET_MS = 15000;
let heardAt = 0;
let socket = null;
let waitMs = WAIT_FIRST_MS;
let wasLost = false;
let retry = 0;
/** The newest version shown; an older push that comes late is dropped. */
let version = -1;
/** What was received and is not shown yet, in order. */
let lineUp = Promise.resolve();
const CALL_MAX_MS = 4000;
let callCount = 0;
/** Who waits for the answer to a call, by its number. */
const calls = new Map();

/** Sends a form through the live connection. Gives the server's answer; null if there is none. */
function call(form) {
  if (socket?.readyState !== WebSocket.OPEN) return null;
  const number = ++callCount;
  return new Promise((resolve) => {
    const end = (answer) => {
      calls.delete(number);
      resolve(answer);
    };
    calls.set(number, end);
    setTimeout(end, CALL_MAX_MS, null);
    socket.send(`call=${number}&${form}`);
  });
}

/** A server that is frozen leaves its connections open. */
async function askQuiet() {
  const own = socket;
  if (own?.readyState !== WebSocket.OPEN || calls.size > 0 || Date.now() - heardAt < QUIET_MS) return;
  if (!(await call("alive="))) abandon(own);
}

/** Takes a connection for lost that says nothing, and tries another one. */
function abandon(own) {
  own?.close();
  lose(own);
  hurry();
}

/** The text of a message; large ones come compressed. */
function unpack(data) {
  if (typeof data === "string") return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

function connect() {
  const address = new URL(document.body.dataset.live, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(address);
  const own = socket;
  const opening = setTimeout(() => { own.close(); lose(own); }, OPEN_MAX_MS);
  socket.addEventListener("open", () => {
    clearTimeout(opening);
    heardAt = Date.now();
    waitMs = WAIT_FIRST_MS;
    version = -1;
    patches.clear();
    if (wasLost) banner(texts.back, 2500);
    wasLost = false;
  });
  socket.binaryType = "arraybuffer";
  socket.addEventListener("message", (event) => {
    heardAt = Date.now();
    // Unpacking takes a moment; what comes after must not overtake it.
    lineUp = lineUp.then(() => unpack(event.data)).then((text) => {
      if (own === socket) receive(text);
    }, () => own.close());
  });
  socket.addEventListener("close", () => {
    clearTimeout(opening);
    lose(own);
  });
}

function lose(own) {
  if (own !== socket) return;
  socket = null;
  for (const end of calls.values()) end(null);
  wasLost = true;
  banner(texts.lost, 0);
  clearTimeout(retry);
  // A little chance in the delay, so that a restarted server is not met by all at once.
  retry = setTimeout(connect, waitMs * (0.75 + Math.random() / 2));
  waitMs = Math.min(waitMs * 2, WAIT_MAX_MS);
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

/** A message has a head in JSON and texts behind it: -1 in the head stands for the first text, -2 for the second. */
function parse(text) {
  const [head, ...pieces] = text.split("\u0001");
  return JSON.parse(head, (key, value) => (typeof value === "number" && value < 0 ? pieces[-1 - value] : value));
}

/** The patches of each region as they were sent last: what stays comes as the number of its place, or as the first of
 *  several places and how many. */
const patches = new Map();

/** The regions of a message as HTML; null if something is missing that the server takes for known. */
function patched(regions) {
  const htmls = {};
  for (const [id, list] of Object.entries(regions)) {
    const before = patches.get(id) ?? [];
    const now = list.flatMap((patch) => {
      if (typeof patch === "string") return [patch];
      const [from, count] = typeof patch === "number" ? [patch, 1] : patch;
      return from + count <= before.length ? before.slice(from, from + count) : [undefined];
    });
    if (now.includes(undefined)) return null;
    patches.set(id, now);
    htmls[id] = now.join("");
  }
  return htmls;
}

function receive(text) {
  let message;
  try {
    message = parse(text);
  } catch {
    return;
  }
  if (message.call) return calls.get(message.call)?.(message);
  if (message.go) return location.assign(message.go);
  if (typeof message.away === "boolean") return message.away ? banner(texts.away, 0) : banner(texts["goes-on"], 2500);
  if (typeof message.v === "number") {
    if (message.v < version) return;
    version = message.v;
  }
  if (message.title) document.title = message.title;
  if (typeof message.turn === "boolean") showTurn(message.turn);
  const regions = patched(message.regions ?? {});
  // Connected anew, everything comes again.
  if (!regions) return socket?.close();
  const kept = remember();
  const chatBefore = chatNewest();
  change(regions, () => {
    recall(kept);
    restoreComfort();
    placeClocks();
    fitTurn();
    if (regions.chat !== undefined) noteChat(chatBefore);
    if (regions.actions !== undefined) {
      showRefusal(null);
      shown = null;
      readActions();
    } else {
      light();
    }
    markNews();
    refocus(kept);
    goOn();
  });
  if (message.log) replaceLog(message.log, message.new ?? 0);
  if (message.say) appendLog(message.say, message.new ?? 0, message.more);
  if (message.moments) stageMoments(message.moments);
}

let wasTurn = document.body.classList.contains("my-turn");

/** Icon, rim, sound, notice and announcement all say it once: it is your turn. */
function showTurn(isTurn) {
  document.body.classList.toggle("my-turn", isTurn);
  if (isTurn && !wasTurn) {
    play("turn");
    notify();
    requestAnimationFrame(() => announce(`${texts.turn} ${document.querySelector("[data-said]")?.dataset.said ?? ""}`));
  }
  wasTurn = isTurn;
  const link = document.querySelector("link[rel=icon]");
  const wanted = isTurn ? link.dataset.turn : link.dataset.calm;
  if (link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** What the person is at, so that a push does not take it away: focus and scrolled places. */
function remember() {
  const focus = document.activeElement;
  const { thing, look } = focus?.dataset ?? {};
  const scrolled = new Map();
  for (const element of document.querySelectorAll("[data-scroll]")) {
    scrolled.set(element.dataset.scroll, [element.scrollLeft, element.scrollTop]);
  }
  return {
    thing,
    index: thing ? things(thing).indexOf(focus) : look ? lookAlikes(look).indexOf(focus) : -1,
    look,
    id: focus?.id || null,
    sort: focus?.dataset?.sort ?? null,
    page: [window.scrollX, window.scrollY],
    scrolled,
  };
}

function lookAlikes(name) {
  return [...document.querySelectorAll(`[data-look="${CSS.escape(name)}"]`)];
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
  else if (kept.look) element = lookAlikes(kept.look)[Math.max(kept.index, 0)] ?? lookAlikes(kept.look)[0];
  else if (kept.sort) element = document.querySelector(`[data-sort="${CSS.escape(kept.sort)}"]`);
  else if (kept.id) element = document.getElementById(kept.id);
  element?.focus({ preventScroll: true });
}

function line(html, isNew) {
  const item = document.createElement("li");
  item.innerHTML = html;
  item.classList.toggle("new", isNew);
  return item;
}

/** New lines of the log. `isMore`: what was new before still is. */
function appendLog(lines, newCount, isMore) {
  const log = document.querySelector("[data-log]");
  if (!log || lines.length === 0) return;
  if (!isMore) {
    log.querySelectorAll("li.new").forEach((element) => element.classList.remove("new"));
    newsCount = 0;
  }
  lines.forEach((html, index) => log.prepend(line(html, index >= lines.length - newCount)));
  while (log.childElementCount > LOG_LINES_MAX) log.lastElementChild.remove();
  newsCount += newCount;
  bubble(lines.at(-1));
  badges();
  if (!wasTurn) announce(log.firstElementChild.textContent);
}

/** The whole log again, after a lost connection; nobody wants to hear it a second time. */
function replaceLog(lines, newCount) {
  const log = document.querySelector("[data-log]");
  if (!log) return;
  log.replaceChildren(...lines.map((html, index) => line(html, index >= lines.length - newCount)).reverse());
  newsCount = newCount;
  badges();
}
