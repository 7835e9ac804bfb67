// Comforts that the server does not know: sorting, what is unfolded, settings, the guided start, copying.

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

function startSettings() {
  for (const box of document.querySelectorAll("[data-setting=confirm]")) {
    box.checked = isConfirming();
    box.addEventListener("change", () => {
      localStorage.setItem("confirm", box.checked ? "yes" : "no");
    });
  }
}

/** The guided start: a note beside one region after the other; the game can be played all the while. */
function guide() {
  const plan = readBlock("data-guide");
  document.querySelector(".guide")?.remove();
  if (!plan || plan.steps.length === 0) return;
  localStorage.setItem(`guided-${plan.game}`, "yes");
  const note = document.createElement("aside");
  note.className = "guide";
  note.setAttribute("role", "dialog");
  const words = document.createElement("p");
  const onward = document.createElement("button");
  const close = document.createElement("button");
  onward.className = "primary";
  close.className = "quiet";
  close.textContent = texts.close ?? "×";
  const buttons = document.createElement("div");
  buttons.className = "buttons";
  buttons.append(onward, close);
  note.append(words, buttons);
  document.body.append(note);
  let at = -1;
  const point = (region) => {
    document.querySelectorAll(".pointed").forEach((element) => element.classList.remove("pointed"));
    const element = region && document.querySelector(`[data-region="${CSS.escape(region)}"]`);
    element?.classList.add("pointed");
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    // The note must not cover what it speaks about.
    const box = element?.getBoundingClientRect();
    note.classList.toggle("above", Boolean(box) && box.top + box.height / 2 > innerHeight / 2);
  };
  const end = () => {
    point(null);
    note.remove();
  };
  const step = () => {
    at += 1;
    if (at >= plan.steps.length) return end();
    words.textContent = plan.steps[at].text;
    onward.textContent = at + 1 < plan.steps.length ? texts.next : texts.done;
    point(plan.steps[at].region);
    onward.focus({ preventScroll: true });
  };
  onward.addEventListener("click", step);
  close.addEventListener("click", end);
  note.addEventListener("keydown", (event) => {
    if (event.key === "Escape") end();
  });
  step();
}

/** Who has not seen the guide of this game yet finds its button marked. */
function offerGuide() {
  const plan = readBlock("data-guide");
  const button = document.querySelector("[data-guide-start]");
  if (plan && button && localStorage.getItem(`guided-${plan.game}`) === null) button.classList.add("fresh");
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
async function postForm(form) {
  try {
    const answer = await post(form.action, new URLSearchParams(new FormData(form)));
    if (answer.go) location.assign(answer.go);
    else if (answer.refused) showRefusal(answer.refused);
    else if (answer.stale) showRefusal(escapeText(texts.stale));
  } catch {
    showRefusal(escapeText(texts.failed));
  }
}
