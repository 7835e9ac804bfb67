// Motion: the browser itself moves a piece from where it was to where it is.
//
// Pieces are kinds, not copies: equal pieces are one thing. What left a place and what came to another is found
// by counting, and only these pieces get a name for the transition.

let running = null;
let pieceCount = 0;

function mayMove() {
  return Boolean(document.startViewTransition) && !matchMedia("(prefers-reduced-motion: reduce)").matches
    && document.visibilityState === "visible";
}

/** Pieces by place and kind: `place kind` to elements. */
function piecesIn(roots) {
  const all = new Map();
  for (const [id, root] of roots) {
    for (const element of root.querySelectorAll("[data-piece]")) {
      // Only places inside the region count: what is new stands nowhere yet.
      const around = element.closest("[data-place]");
      const place = around && root.contains(around) ? around.dataset.place : id;
      const key = `${place} ${element.dataset.piece}`;
      if (!all.has(key)) all.set(key, []);
      all.get(key).push(element);
    }
  }
  return all;
}

/** The elements that are in the first but not in the second, by kind. */
function surplus(first, second) {
  const kinds = new Map();
  for (const [key, elements] of first) {
    const extra = elements.length - (second.get(key)?.length ?? 0);
    if (extra <= 0) continue;
    const kind = key.slice(key.lastIndexOf(" ") + 1);
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds.get(kind).push(...elements.slice(-extra));
  }
  return kinds;
}

/** Pairs of old and new elements of pieces that moved. */
function moved(before, after) {
  const gone = surplus(before, after);
  const come = surplus(after, before);
  const pairs = [];
  for (const [kind, news] of come) {
    const olds = gone.get(kind) ?? [];
    while (news.length > 0 && olds.length > 0) pairs.push([olds.pop(), news.pop()]);
  }
  // One piece turned over: a back that went and a face that came are the same card.
  const restOld = [...gone.values()].flat();
  const restNew = [...come.values()].flat();
  if (restOld.length === 1 && restNew.length === 1) pairs.push([restOld[0], restNew[0]]);
  return pairs;
}

/** Marks the fresh ones among new elements: of those that look alike, as many as there were not before. Dice that
 *  were left on the table lie still, the others tumble. */
function freshen(roots, before) {
  const left = new Map();
  for (const kind of before) left.set(kind, (left.get(kind) ?? 0) + 1);
  for (const [, root] of roots) {
    for (const element of root.querySelectorAll("[data-fresh]")) {
      if (element.closest("[data-places]")) continue;
      const count = left.get(element.dataset.fresh) ?? 0;
      left.set(element.dataset.fresh, count - 1);
      element.classList.toggle("fresh-now", count <= 0);
    }
  }
}

/** Holds places: in a row with `data-places` whatever was there before stays where it was, and what is new takes the
 *  places that became free. What was sent has given its place up; what is put aside (`data-held`) is found first. */
function holdPlaces(roots) {
  for (const [, root] of roots) {
    for (const row of root.querySelectorAll("[data-places]")) {
      const before = document.querySelector(`[data-places="${CSS.escape(row.dataset.places)}"]`);
      const olds = before ? [...before.children] : [];
      const news = [...row.children];
      const places = [];
      const rest = new Set(news);
      const put = (fits) => {
        for (const element of news) {
          if (!rest.has(element)) continue;
          const at = olds.findIndex((old, index) => !places[index] && fits(old, element));
          if (at < 0) continue;
          places[at] = element;
          rest.delete(element);
        }
      };
      const isSame = (old, element) => old.dataset.fresh === element.dataset.fresh && old.dataset.sent === undefined;
      const isHeld = (element) => element.dataset.held !== undefined;
      put((old, element) => isSame(old, element) && isHeld(old) && isHeld(element));
      put((old, element) => isSame(old, element) && isHeld(element));
      put((old, element) => isSame(old, element) && isHeld(old) === isHeld(element));
      put((old, element) => isSame(old, element));
      for (const element of rest) element.classList.add("fresh-now");
      const waiting = [...rest];
      for (let at = 0; waiting.length > 0; at += 1) places[at] ??= waiting.shift();
      row.replaceChildren(...places.filter(Boolean));
    }
  }
}

/** Nothing blocks a touch: it ends the motion. The browser takes such a touch for one of the whole page, so the click
 *  that follows is given to what lies there. */
function endMotion() {
  if (!running) return;
  running.skipTransition();
  const redirect = (click) => {
    const meant = document.elementFromPoint(click.clientX, click.clientY);
    if (!meant || meant === click.target || !click.target.contains(meant)) return;
    click.stopPropagation();
    click.preventDefault();
    const { clientX, clientY } = click;
    meant.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  };
  addEventListener("click", redirect, { capture: true, once: true });
  // A touch that becomes a drag or a scroll has no click.
  addEventListener("pointerdown", () => removeEventListener("click", redirect, { capture: true }), { capture: true, once: true });
}

/** A change that waits for the browser's next frame; whatever comes after it must not overtake it. */
let waiting = null;

/** Carries out a change of regions: `htmls` maps ids to new content. */
function change(htmls, apply) {
  waiting?.();
  running?.skipTransition();
  running = null;
  const olds = [];
  const news = [];
  for (const [id, html] of Object.entries(htmls)) {
    const region = document.querySelector(`[data-region="${CSS.escape(id)}"]`);
    if (!region) continue;
    const template = document.createElement("template");
    template.innerHTML = html;
    olds.push([id, region]);
    news.push([id, template.content]);
  }
  const looks = olds.flatMap(([, root]) => [...root.querySelectorAll("[data-fresh]")].map((e) => e.dataset.fresh));
  freshen(news, looks);
  holdPlaces(news);
  const pairs = mayMove() ? moved(piecesIn(olds), piecesIn(news)) : [];
  let isPut = false;
  const put = () => {
    if (isPut) return;
    isPut = true;
    waiting = null;
    olds.forEach(([, region], index) => region.replaceChildren(news[index][1]));
    if (document.querySelector(".stamp.fresh-now")) play("good");
    else if (document.querySelector(".fresh-now")) play("dice");
    else if (pairs.length > 0) play("card");
    apply();
  };
  if (pairs.length === 0 || pairs.length > 24) return put();
  const first = pieceCount;
  pieceCount += pairs.length;
  const name = (element, index) => { element.style.viewTransitionName = `piece-${first + index}`; };
  pairs.forEach(([old], index) => name(old, index));
  waiting = put;
  const transition = document.startViewTransition(() => {
    put();
    pairs.forEach(([, fresh], index) => name(fresh, index));
  });
  running = transition;
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    for (const [, fresh] of pairs) fresh.style.viewTransitionName = "";
    if (running === transition) running = null;
  });
}
