// Asking: what would happen, what is this, why not. The server answers from the view; here it is only shown.

let question = 0;
/** The action whose consequence is shown. */
let shown = null;

async function ask(what) {
  const address = document.body.dataset.questions;
  if (!address) return null;
  // In a replay it is about the line that is shown.
  const line = document.querySelector("[data-replay]")?.dataset.line;
  if (line !== undefined) what = { ...what, line };
  const answer = await fetch(address + new URLSearchParams(what), { headers: { Accept: "application/json" } });
  return answer.ok ? answer.json() : null;
}

/** The slip says what an action would do, and the board shows it where it will happen. */
async function showPreview(action) {
  if (shown === action) return;
  shown = action;
  question += 1;
  const own = question;
  const slip = document.querySelector("[data-slip]");
  if (!slip) return;
  slip.rest ??= { html: slip.innerHTML, hidden: slip.hidden };
  if (!action) {
    clearMarks();
    slip.innerHTML = slip.rest.html;
    slip.hidden = slip.rest.hidden;
    return;
  }
  let answer = null;
  try {
    answer = await ask({ act: action.n });
  } catch {
    // Without an answer the button still works; the banner says that the connection is lost.
  }
  if (own !== question || !answer) return;
  clearMarks();
  slip.innerHTML = answer.html;
  slip.hidden = false;
  slip.classList.toggle("warned", Boolean(action.warning));
  answer.marks.forEach(putMark);
}

function putMark(mark) {
  const name = CSS.escape(mark.at);
  const all = [...document.querySelectorAll(`[data-spot="${name}"], [data-thing="${name}"]`)];
  for (const element of all.slice(0, mark.count ?? all.length)) {
    element.classList.add("marked", `mark-${mark.look}`);
    if (!mark.html) continue;
    const chip = document.createElement("span");
    chip.className = `mark mark-chip ${mark.look}`;
    chip.innerHTML = mark.html;
    element.append(chip);
  }
}

function clearMarks() {
  document.querySelectorAll(".mark-chip").forEach((element) => element.remove());
  for (const element of document.querySelectorAll(".marked")) {
    element.classList.remove("marked");
    for (const name of [...element.classList]) if (name.startsWith("mark-")) element.classList.remove(name);
  }
}

/** Pointing at what can be touched shows what it would lead to, before it is touched. */
let pointing = 0;
function onPoint(event) {
  if (!asked || event.pointerType !== "mouse") return;
  const element = event.target.closest?.(".lit");
  clearTimeout(pointing);
  pointing = setTimeout(() => {
    if (!asked || isSending) return;
    // What was touched meanwhile is counted already; what else it could lead to is its twin's affair.
    if (element && !element.matches(".lit")) return;
    const led = element ? weigh(asked.actions, [...picks, element.dataset.thing]) : null;
    const first = led && (led.complete[0] ?? (led.fitting.length <= WAYS_MAX ? led.fitting[0] : null));
    showPreview(first ?? offered);
  }, element ? 90 : 250);
}

/** A thing seen large, with its words, and why it cannot be chosen. */
async function showLook(element) {
  const name = element.dataset.look ?? element.dataset.thing;
  let answer = null;
  try {
    answer = await ask({ look: name });
  } catch {
    return;
  }
  if (!answer || (!answer.html && answer.chain.length === 0)) return;
  const dialog = document.createElement("dialog");
  dialog.className = "look";
  dialog.innerHTML = answer.html;
  const why = dialog.querySelector(".why");
  if (why) announce(why.textContent);
  const row = document.createElement("div");
  row.className = "look-buttons";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "second";
  close.textContent = texts.close ?? "×";
  close.addEventListener("click", () => dialog.close());
  row.append(close);
  if (answer.chain.length > 0) {
    const go = document.createElement("button");
    go.type = "button";
    go.className = "main";
    go.textContent = answer.chain.map((step) => step.label).join(" → ");
    go.addEventListener("click", () => {
      dialog.close();
      follow(answer.chain.map((step) => step.n));
    });
    row.append(go);
  }
  dialog.append(row);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Moves still to be made of a chain; each is sent as the single move it is, when it is asked for. */
let chain = [];

function follow(notations) {
  chain = notations;
  goOn();
}

function goOn() {
  if (chain.length === 0 || !asked || isSending) return;
  const action = asked.actions.find((candidate) => candidate.n === chain[0]);
  if (!action) {
    chain = [];
    return;
  }
  chain = chain.slice(1);
  send(action);
}
