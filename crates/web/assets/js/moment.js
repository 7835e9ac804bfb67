// Moments: what deserves a stage of its own. They decide nothing and hold nobody up.

const moments = [];
const BEAT_MS = 900;
const SHORT_MS = 2200;

function momentsSetting() {
  return localStorage.getItem("moments") ?? "full";
}

function stageMoments(list) {
  if (momentsSetting() === "none") list = list.filter((moment) => moment.kind === "end");
  moments.push(...list);
  if (!document.querySelector("dialog.moment")) nextMoment();
}

function nextMoment() {
  const moment = moments.shift();
  if (!moment) {
    document.querySelector("[data-main]:not(:disabled)")?.focus({ preventScroll: true });
    return;
  }
  const dialog = document.createElement("dialog");
  dialog.className = `moment moment-${moment.kind} mood-${moment.mood}`;
  const sheet = document.createElement("div");
  sheet.className = "moment-sheet";
  const title = document.createElement("h2");
  title.textContent = moment.title;
  const body = document.createElement("div");
  body.className = "moment-body";
  body.innerHTML = moment.html;
  const row = document.createElement("div");
  row.className = "buttons";
  const again = document.createElement("button");
  again.type = "button";
  again.className = "second";
  again.textContent = texts.again;
  const onward = document.createElement("button");
  onward.type = "button";
  onward.className = "main";
  onward.textContent = texts.continue;
  // A way that leads elsewhere stays in view beside the buttons.
  row.append(again, ...body.querySelectorAll("[data-dock]"), onward);
  sheet.append(title, body, row);
  dialog.append(sheet);
  document.body.append(dialog);
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    const beats = [...body.querySelectorAll("[data-beat]")];
    const last = Math.max(0, ...beats.map((element) => Number(element.dataset.beat)));
    const isShort = momentsSetting() === "short" || reduced();
    beats.forEach((element) => element.classList.toggle("to-come", !isShort));
    let at = 0;
    const beat = () => {
      at += 1;
      beats.filter((element) => Number(element.dataset.beat) <= at).forEach((element) => element.classList.remove("to-come"));
      if (at < last) timer = setTimeout(beat, BEAT_MS);
    };
    if (!isShort) timer = setTimeout(beat, 350);
    else if (moment.kind !== "end" && momentsSetting() === "short") timer = setTimeout(() => dialog.close(), SHORT_MS);
  };
  again.addEventListener("click", run);
  onward.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    dialog.remove();
    nextMoment();
  });
  dialog.showModal();
  onward.focus();
  // Only what is shown: the points stand there twice, for wide and for narrow screens.
  announce(`${moment.title}. ${body.innerText}`);
  play(moment.kind === "end" ? "win" : { bad: "bad", good: "good", turn: "reveal" }[moment.mood]);
  run();
}
