// Comforts that the server does not know: sorting, what is unfolded, settings, copying.

/** What the person unfolded or folded, by key. */
const folded = new Map();

/** Applies all of it to what was just put in place. */
function restoreComfort() {
  for (const element of document.querySelectorAll("details[data-keep]")) {
    const kept = folded.get(element.dataset.keep);
    if (kept !== undefined) element.open = kept;
  }
  for (const place of document.querySelectorAll("[data-sortable]")) {
    sort(place, localStorage.getItem(`sort-${place.dataset.sortable}`) ?? "colour");
  }
}

function sort(place, by) {
  const key = by === "value" ? "keyValue" : "keyColour";
  const items = [...place.children];
  const sorted = items.slice().sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key]));
  if (sorted.some((item, index) => item !== items[index])) place.replaceChildren(...sorted);
  for (const button of document.querySelectorAll(`[data-sort^="${CSS.escape(place.dataset.sortable)}:"]`)) {
    button.setAttribute("aria-pressed", String(button.dataset.sort.endsWith(`:${by}`)));
  }
}

function onSort(button) {
  const [place, by] = button.dataset.sort.split(":");
  localStorage.setItem(`sort-${place}`, by);
  restoreComfort();
  light();
}

/** A notice of the browser that it is one's turn, where the person asked for it and does not look. */
function notify() {
  if (localStorage.getItem("notify") !== "yes" || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(document.title, { tag: location.pathname, icon: document.querySelector("link[rel=icon]")?.href });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

function startSettings() {
  for (const box of document.querySelectorAll("[data-setting=notify]")) {
    const isGranted = "Notification" in window && Notification.permission === "granted";
    box.checked = localStorage.getItem("notify") === "yes" && isGranted;
    box.addEventListener("change", async () => {
      // The browser asks the person once, and only because of this touch.
      if (box.checked && "Notification" in window) box.checked = (await Notification.requestPermission()) === "granted";
      localStorage.setItem("notify", box.checked ? "yes" : "no");
    });
  }
  for (const select of document.querySelectorAll("[data-setting=moments]")) {
    select.value = momentsSetting();
    select.addEventListener("change", () => localStorage.setItem("moments", select.value));
  }
  for (const box of document.querySelectorAll("[data-setting=confirm]")) {
    box.checked = isConfirming();
    box.addEventListener("change", () => {
      localStorage.setItem("confirm", box.checked ? "yes" : "no");
    });
  }
}

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    const before = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = before; }, 2000);
  } catch {
    document.querySelector("[data-select]")?.select();
  }
}

/** Forms that change the table but not the page: sent in the background, the push shows the rest. */
async function postForm(form, submitter) {
  try {
    const answer = await post(form.action, new URLSearchParams(new FormData(form, submitter)));
    if (answer.ok && "clear" in form.dataset) {
      form.reset();
      form.querySelectorAll("details[open]").forEach((menu) => { menu.open = false; });
    }
    if (answer.go) location.assign(answer.go);
    else if (answer.refused) showRefusal(answer.refused);
    else if (answer.stale) showRefusal(escapeText(texts.stale));
  } catch {
    showRefusal(escapeText(texts.failed));
  }
}

/** Finds rules by their words: what does not have them is hidden. */
function startSearch() {
  const field = document.querySelector("[data-search]");
  field?.addEventListener("input", () => {
    const words = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    for (const rule of document.querySelectorAll(".rules .rule")) {
      const text = rule.textContent.toLowerCase();
      rule.hidden = !words.every((word) => text.includes(word));
    }
    for (const part of document.querySelectorAll(".rules > :not(ul, ol)")) part.hidden = words.length > 0;
  });
}
