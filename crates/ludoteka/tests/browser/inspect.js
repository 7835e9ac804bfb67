// What every screen must be like, whatever it shows. Runs inside the page; gives a list of problems in words.
// `inspect(least)` looks at layout and text, `texts()` and `contrast(picture)` at the colours of the rendered page.

const SAMPLES = 5;
const CONTRAST_MIN = 4.5;

function isShown(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest(".sr, .skip, .sprite, noscript, script, [hidden]")) return false;
  // Words for those who listen, where others see an icon.
  if (getComputedStyle(element).clipPath === "inset(50%)") return false;
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

function nameOf(element) {
  const thing = element.dataset?.thing ? `[${element.dataset.thing}]` : "";
  const words = (element.innerText || element.value || "").trim().replace(/\s+/g, " ").slice(0, 28);
  return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}${thing} "${words}"`;
}

/** The nearest ancestor that scrolls, if any: what is in it can be brought into view. */
function scroller(element) {
  for (let parent = element.parentElement; parent && parent !== document.documentElement; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    const isLong = parent.scrollHeight > parent.clientHeight + 1 || parent.scrollWidth > parent.clientWidth + 1;
    if (isLong && /auto|scroll/.test(style.overflowY + style.overflowX)) return parent;
  }
  return null;
}

/** How much of an element can really be hit, from 0 to 1. */
function reach(element) {
  const box = element.getBoundingClientRect();
  let hits = 0;
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = box.left + ((column + 0.5) / SAMPLES) * box.width;
      const y = box.top + ((row + 0.5) / SAMPLES) * box.height;
      const found = document.elementFromPoint(x, y);
      if (found && (element.contains(found) || found.contains(element) && found.matches("label, .lit, .picked, a, button"))) hits += 1;
    }
  }
  return hits / SAMPLES ** 2;
}

function inspectTouch(element, least, problems) {
  const isTick = element.matches("[type=radio], [type=checkbox]");
  const target = (isTick && element.closest("label")) || element;
  const isInline = element.matches("a") && getComputedStyle(element).display === "inline";
  if (isInline) return;
  const box = target.getBoundingClientRect();
  if (Math.round(box.width) < least || Math.round(box.height) < least) {
    problems.add(`too small: ${nameOf(target)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  if (scroller(target)) return;
  // A page around the tables may be longer than the window.
  const isPage = !document.body.classList.contains("stage");
  const isTall = !isPage && (box.top < -1 || box.bottom > innerHeight + 1);
  const isOutside = box.left < -1 || box.right > innerWidth + 1 || isTall;
  if (isOutside) {
    // A card that hangs over the edge can still be touched where it shows.
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width < least || height < least || !element.matches(".lit, .picked")) problems.add(`outside: ${nameOf(target)} at ${Math.round(box.left)},${Math.round(box.top)}`);
  }
  if (!isPage && reach(target) < 0.16) problems.add(`covered: ${nameOf(target)}`);
}

function ownText(element) {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
}

function inspectText(element, problems) {
  const style = getComputedStyle(element);
  if (parseFloat(style.fontSize) < 12) problems.add(`text of ${style.fontSize}: ${nameOf(element)}`);
  if (element.closest("[data-may-clip], .plate-name, .bar-name, .badge-name, .step-name, select, option")) return;
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    const boxStyle = getComputedStyle(box);
    if (/visible/.test(boxStyle.overflowX) && /visible/.test(boxStyle.overflowY)) continue;
    if (/auto|scroll/.test(boxStyle.overflowX + boxStyle.overflowY)) return;
    const outer = box.getBoundingClientRect();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const inner of range.getClientRects()) {
        const isCut = inner.right > outer.right + 2 || inner.left < outer.left - 2 || inner.bottom > outer.bottom + 3 || inner.top < outer.top - 3;
        if (isCut && inner.width > 1) return void problems.add(`clipped: ${nameOf(element)} in ${nameOf(box)}`);
      }
    }
  }
}

/** Puts every part of the page where its movement ends, so that all that is measured afterwards is of one moment. */
function hold() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A sign in the middle of a line must not end the line. */
function inspectLine(element, problems) {
  if (getComputedStyle(element).display !== "inline") return;
  for (const child of element.children) {
    const { display, position } = getComputedStyle(child);
    const isBlock = /^(block|flex|grid)$/.test(display) && !/^(absolute|fixed)$/.test(position);
    if (isBlock && isShown(child)) problems.add(`a block in a line: ${nameOf(element)}`);
  }
}

/** Layout and text. `least` is the smallest side of a target in pixels. */
function inspect(least) {
  hold();
  const problems = new Set();
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) problems.add(`scrolls sideways: ${scrollWidth} px`);
  const isStage = document.body.classList.contains("stage");
  if (isStage && scrollHeight > innerHeight + 1) problems.add(`scrolls: ${scrollHeight} px`);
  for (const element of document.querySelectorAll("a, button, input, select, summary, .lit, .picked")) {
    if (isShown(element) && element.type !== "hidden" && !element.closest(".replay-slider")) inspectTouch(element, least, problems);
  }
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg") || !ownText(element) || !isShown(element)) continue;
    inspectText(element, problems);
    inspectLine(element, problems);
  }
  if (isStage && document.querySelector("[data-actions]")) {
    // Whatever can be touched is in the viewport, or behind a tab with a badge.
    const isSomewhere = [...document.querySelectorAll(".lit, [data-main]:not(:disabled), [data-second]:not([hidden])")].some(isShown)
      || [...document.querySelectorAll(".tab-badge:not([hidden])")].some(isShown);
    if (!isSomewhere) problems.add("nothing to touch is in view");
  }
  if (isStage && innerWidth >= 1440) {
    for (const card of document.querySelectorAll(".common .card, .mine .card")) {
      const { width } = card.getBoundingClientRect();
      if (isShown(card) && width < 56) problems.add(`narrow card: ${nameOf(card)} ${Math.round(width)}`);
    }
  }
  return [...problems];
}

/** The part of two boxes that they have in common. */
function common(a, b) {
  return { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

/** What an element and its ancestors leave to be seen. `known` keeps what was found, since all have the same ancestors. */
function frame(element, known) {
  if (element === document.documentElement) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  let found = known.get(element);
  if (!found) {
    found = frame(element.parentElement, known);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== "visible" || overflowY !== "visible") found = common(found, element.getBoundingClientRect());
    known.set(element, found);
  }
  return found;
}

/** The text on the page: where it is, its colour, and how much shines through. Then the text is hidden, so that a picture
 *  shows what lies behind it. */
function texts() {
  const found = [];
  const known = new Map();
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, progress, .mark-chip, option") || !ownText(element) || !isShown(element)) continue;
    if (element.closest(":disabled, [aria-disabled=true]")) continue;
    const style = getComputedStyle(element);
    let alpha = 1;
    for (let parent = element; parent; parent = parent.parentElement) alpha *= Number(getComputedStyle(parent).opacity);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const part = common(box, frame(element, known));
        const [x, y, width, height] = [part.left, part.top, part.right - part.left, part.bottom - part.top];
        if (width < 3 || height < 6) continue;
        // What lies under something else is not read.
        const isFree = [[0.1, 0.5], [0.5, 0.12], [0.5, 0.88], [0.9, 0.5]].every(([across, down]) => {
          const top = document.elementFromPoint(x + width * across, y + height * down);
          return top && (element.contains(top) || top.contains(element));
        });
        if (!isFree) continue;
        found.push({ element, x, y, width, height, colour: style.color, alpha });
      }
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  window.inspected = found;
}

function light([red, green, blue]) {
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

function ratio(a, b) {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast of every text against what lies behind it in a picture of the page (a data address). */
async function contrast(picture) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = image.width / innerWidth;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const problems = new Set();
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  for (const text of window.inspected ?? []) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text.colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, cover] = pen.getImageData(0, 0, 1, 1).data;
    const alpha = (cover / 255) * text.alpha;
    const data = context.getImageData(Math.round(text.x * scale), Math.round(text.y * scale), Math.max(1, Math.round(text.width * scale)), Math.max(1, Math.round(text.height * scale))).data;
    let low = 0;
    let all = 0;
    let worst = 99;
    for (let at = 0; at < data.length; at += 4 * 7) {
      const behind = [data[at], data[at + 1], data[at + 2]];
      const seen = [red, green, blue].map((value, index) => value * alpha + behind[index] * (1 - alpha));
      const found = ratio(seen, behind);
      all += 1;
      if (found < CONTRAST_MIN) low += 1;
      worst = Math.min(worst, found);
    }
    if (low > all * 0.3) problems.add(`contrast ${worst.toFixed(1)}: ${nameOf(text.element)} ${text.colour}`);
  }
  return [...problems];
}
