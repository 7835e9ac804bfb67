// News: what happened since one's own last action stays marked in the log and on the board, also after a reload. The
// server says which lines are new; which pieces are, is found by counting.

/** How many lines are new and not looked at. */
let newsCount = document.querySelectorAll("[data-log] li.new").length;
/** How many pieces of each kind lay in each place after one's own last action. */
let known = null;
/** Whether an action was sent whose result is not shown yet. */
let isSettling = false;

/** Takes all marks away, because one acts; gives a function that brings them back if the table refuses. */
function forgetNews() {
  const lines = [...document.querySelectorAll("[data-log] li.new")];
  const pieces = [...document.querySelectorAll(".new-mark")];
  const count = newsCount;
  lines.forEach((element) => element.classList.remove("new"));
  pieces.forEach((element) => element.classList.remove("new-mark"));
  newsCount = 0;
  isSettling = true;
  return () => {
    lines.forEach((element) => element.classList.add("new"));
    pieces.forEach((element) => element.classList.add("new-mark"));
    newsCount = count;
    isSettling = false;
    badges();
  };
}

/** The pieces on the board by place and kind. What one holds is no news. */
function piecesOnBoard() {
  const regions = [...document.querySelectorAll(":is(.others, .common, .mine) [data-region]")];
  return piecesIn(regions.map((region) => [region.dataset.region, region]));
}

function settle() {
  known = new Map([...piecesOnBoard()].map(([key, elements]) => [key, elements.length]));
  isSettling = false;
  sessionStorage.setItem(`known-${location.pathname}`, JSON.stringify([...known]));
}

/** Marks the pieces that came since. Whoever only watches has no last action. */
function markNews() {
  if (!document.body.dataset.live || !document.querySelector("[data-main]")) return;
  const kept = sessionStorage.getItem(`known-${location.pathname}`);
  if (!known && kept) known = new Map(JSON.parse(kept));
  if (!known || isSettling) settle();
  for (const [key, elements] of piecesOnBoard()) {
    elements.forEach((element, index) => element.classList.toggle("new-mark", index >= (known.get(key) ?? 0)));
  }
}
