// The tour: a note beside one part of the real board after the other; the game can be played all the while.

function partOf(name) {
  const escaped = CSS.escape(name);
  return document.querySelector(`[data-region="${escaped}"], [data-place="${escaped}"]`);
}

function tour() {
  const plan = readBlock("data-guide");
  document.querySelectorAll(".guide").forEach((element) => element.remove());
  if (!plan || plan.steps.length === 0) return;
  localStorage.setItem(`guided-${plan.game}`, "yes");
  const note = document.createElement("aside");
  note.className = "guide";
  note.setAttribute("role", "dialog");
  const count = document.createElement("small");
  const words = document.createElement("p");
  const onward = document.createElement("button");
  const close = document.createElement("button");
  onward.type = close.type = "button";
  onward.className = "main";
  close.className = "second";
  close.textContent = texts.close ?? "×";
  const row = document.createElement("div");
  row.className = "buttons";
  row.append(close, onward);
  note.append(count, words, row);
  document.body.append(note);
  let at = -1;
  const tabBefore = tabs().find((tab) => tab.getAttribute("aria-selected") === "true");
  const point = (name) => {
    document.querySelectorAll(".pointed").forEach((element) => element.classList.remove("pointed"));
    const element = name && partOf(name);
    if (!element) return;
    const tab = tabs().find((candidate) => candidate.dataset.tab.split(" ").includes(paneOf(element)));
    if (tab && isPhone()) showTab(tab);
    if (element.closest(".rail")) document.body.classList.remove("folded");
    element.classList.add("pointed");
    // The note must not cover what it speaks about.
    const box = element.getBoundingClientRect();
    note.classList.toggle("above", box.top + box.height / 2 > innerHeight / 2);
  };
  const end = () => {
    point(null);
    note.remove();
    // Back to where one was, or to what is asked now.
    if (tabBefore && isPhone()) showTab(tabBefore);
    bringIntoView();
  };
  const step = () => {
    at += 1;
    if (at >= plan.steps.length) return end();
    words.textContent = plan.steps[at].text;
    count.textContent = `${at + 1} / ${plan.steps.length}`;
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

/** Whoever is at a table of this game for the first time is asked once whether to be shown around. */
function offerTour() {
  const plan = readBlock("data-guide");
  if (!plan || plan.steps.length === 0 || localStorage.getItem(`guided-${plan.game}`) !== null) return;
  localStorage.setItem(`guided-${plan.game}`, "asked");
  const note = document.createElement("aside");
  note.className = "guide offer";
  const words = document.createElement("p");
  words.textContent = texts.offer;
  const yes = document.createElement("button");
  const no = document.createElement("button");
  yes.type = no.type = "button";
  yes.className = "main";
  no.className = "second";
  yes.textContent = texts.start;
  no.textContent = texts.close;
  yes.addEventListener("click", tour);
  no.addEventListener("click", () => note.remove());
  const row = document.createElement("div");
  row.className = "buttons";
  row.append(no, yes);
  note.append(words, row);
  document.body.append(note);
}
