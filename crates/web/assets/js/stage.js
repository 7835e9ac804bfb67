// The stage: tabs of a phone, the rail, bubbles.

function isPhone() {
  return matchMedia("(max-width: 700px), (max-height: 500px)").matches;
}

function paneOf(element) {
  return element.closest("[data-pane]:not(body)")?.dataset.pane ?? null;
}

function tabs() {
  return [...document.querySelectorAll("[data-tab]")];
}

function showTab(tab) {
  document.body.dataset.pane = tab.dataset.tab;
  for (const other of tabs()) other.setAttribute("aria-selected", String(other === tab));
  const panes = tab.dataset.tab.split(" ");
  if (panes.includes("log")) newsCount = 0;
  seeChat();
  badges();
  reach();
}

/** Counts on each tab what can be touched there; on the log what happened since one's own last action. */
function badges() {
  for (const tab of tabs()) {
    const panes = tab.dataset.tab.split(" ");
    const inside = [...document.querySelectorAll(".lit, .picked")].filter((element) => panes.includes(paneOf(element)));
    let count = new Set(inside.map((element) => element.dataset.thing)).size;
    if (panes.includes("log")) count = newsCount + chatUnread();
    const badge = tab.querySelector(".tab-badge");
    badge.hidden = count === 0;
    badge.textContent = String(count);
    const isElsewhere = count > 0 && picks.length > 0 && tab.getAttribute("aria-selected") !== "true" && !panes.includes("log");
    tab.classList.toggle("pulse", isElsewhere);
  }
}

/** Brings what can be touched into view: on a phone the tab that has most of it, if the one in front has nothing. */
function bringIntoView() {
  if (!isPhone() || !asked) return;
  const now = (document.body.dataset.pane ?? "").split(" ");
  const all = [...document.querySelectorAll(".pane .lit")];
  if (!all.some((element) => now.includes(paneOf(element)))) {
    const count = (tab) => all.filter((element) => tab.dataset.tab.split(" ").includes(paneOf(element))).length;
    const tab = tabs().reduce((best, other) => (count(other) > count(best) ? other : best), tabs()[0]);
    if (tab && count(tab) > 0) showTab(tab);
  }
  const pane = (document.body.dataset.pane ?? "").split(" ");
  const here = all.filter((element) => pane.includes(paneOf(element)));
  // A pane may show one of its rows at a time, by a switch.
  if (here.length > 0 && !here.some((element) => element.checkVisibility())) {
    here[0].closest(".pane").querySelector("input[type=radio]:not(:checked)")?.click();
  }
  const shown = all.filter((element) => element.checkVisibility());
  const isInView = (element) => {
    const pane = element.closest(".pane").getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1 && box.left >= pane.left - 1 && box.right <= pane.right + 1;
  };
  if (!shown.some(isInView)) shown[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The ribbon of a phone has two lines: longer words first take the place of the face, then unfold at a touch. */
function fitTurn() {
  const ribbon = document.querySelector(".turn");
  const words = ribbon?.querySelector(".turn-words");
  if (!words) return;
  const isCut = () => words.scrollHeight > words.clientHeight + 1;
  ribbon.classList.remove("tight", "long");
  ribbon.classList.toggle("tight", isPhone() && isCut());
  const isLong = isPhone() && isCut();
  ribbon.classList.toggle("long", isLong);
  words.toggleAttribute("data-may-clip", isLong);
  words.title = isLong ? words.textContent : "";
}

function unfoldTurn(event) {
  const ribbon = document.querySelector(".turn");
  const isMeant = event.target.closest?.(".turn.long") && !ribbon.classList.contains("unfolded");
  ribbon?.classList.toggle("unfolded", Boolean(isMeant));
}

/** A bubble at the face of whoever did something. */
function bubble(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const face = template.content.querySelector(".face");
  if (!face || reduced()) return;
  const colour = [...face.classList].find((name) => name.startsWith("player-"));
  const place = colour && document.querySelector(`.others .${colour} .face, .others .face.${colour}`);
  if (!place || place.offsetParent === null) return;
  document.querySelectorAll(".bubble").forEach((element) => element.remove());
  const said = document.createElement("div");
  said.className = "bubble";
  said.append(...(template.content.querySelector(".said")?.childNodes ?? []));
  document.body.append(said);
  const box = place.getBoundingClientRect();
  said.style.left = `${Math.max(8, Math.min(box.left, innerWidth - said.offsetWidth - 8))}px`;
  said.style.top = `${box.bottom + 8}px`;
  setTimeout(() => said.remove(), 1900);
}

function reduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function startStage() {
  if (!document.body.classList.contains("stage")) return;
  document.body.classList.toggle("folded", (localStorage.getItem("rail") ?? (innerWidth < 1100 ? "folded" : "open")) === "folded");
  document.querySelector("[data-fold]")?.addEventListener("click", () => {
    const isFolded = document.body.classList.toggle("folded");
    localStorage.setItem("rail", isFolded ? "folded" : "open");
    seeChat();
  });
  for (const tab of tabs()) tab.addEventListener("click", () => showTab(tab));
  if (tabs()[0]) showTab(tabs()[0]);
  bringIntoView();
  fitTurn();
  addEventListener("resize", fitTurn);
  document.addEventListener("click", unfoldTurn);
  document.addEventListener("pointerover", onPoint);
  swipe();
}

/** A swipe over the pane goes to the next tab. */
function swipe() {
  let from = null;
  document.addEventListener("touchstart", (event) => {
    const isPane = event.target.closest?.(".pane") && event.touches.length === 1;
    from = isPane ? [event.touches[0].clientX, event.touches[0].clientY] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!from || !isPhone()) return;
    const dx = event.changedTouches[0].clientX - from[0];
    const dy = event.changedTouches[0].clientY - from[1];
    if (Math.abs(dx) < 70 || Math.abs(dy) > 45) return;
    const all = tabs();
    const at = all.findIndex((tab) => tab.getAttribute("aria-selected") === "true") + (dx < 0 ? 1 : -1);
    if (all[at]) showTab(all[at]);
  }, { passive: true });
}
