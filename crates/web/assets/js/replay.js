// Replay in place: any line at once, without loading a page per step.

const PLAY_MS = 1100;

function startReplay() {
  const bar = document.querySelector("[data-replay]");
  if (!bar) return;
  const count = Number(bar.dataset.count);
  const marks = readBlock("data-marks") ?? [];
  const slider = bar.querySelector("input[type=range]");
  let wanted = Number(bar.dataset.line);
  let line = wanted;
  let isAsking = false;
  let timer = 0;
  /** Goes to the line that is wanted last: no press is lost, and none is shown that is out of date. */
  const go = async (to) => {
    wanted = Math.max(0, Math.min(count, to));
    slider.value = String(wanted);
    if (isAsking) return;
    isAsking = true;
    while (line !== wanted) {
      const goal = wanted;
      try {
        const answer = await fetch(bar.dataset.replay + goal);
        if (!answer.ok) break;
        line = goal;
        receive(await answer.text());
      } catch {
        banner(texts.failed, 2500);
        wanted = line;
        break;
      }
    }
    isAsking = false;
    slider.value = String(line);
    bar.dataset.line = String(line);
    const address = new URL(location.href);
    address.searchParams.set("line", String(line));
    history.replaceState(null, "", address);
    for (const link of bar.querySelectorAll(".replay-seat[href*='line=']")) {
      const to = new URL(link.href);
      to.searchParams.set("line", String(line));
      link.href = to.pathname + to.search;
    }
    bar.querySelectorAll("[data-step=first], [data-step=previous]").forEach((step) => step.setAttribute("aria-disabled", String(line === 0)));
    bar.querySelectorAll("[data-step=next], [data-step=last]").forEach((step) => step.setAttribute("aria-disabled", String(line === count)));
  };
  const pause = () => {
    clearInterval(timer);
    timer = 0;
    showPlaying();
  };
  const showPlaying = () => {
    const button = bar.querySelector("[data-step=play]");
    button.querySelector("use").setAttribute("href", timer ? "#i-pause" : "#i-play");
    button.setAttribute("aria-label", timer ? texts.pause : texts.play);
  };
  const steps = {
    first: () => go(0),
    last: () => go(count),
    previous: () => go(wanted - 1),
    next: () => go(wanted + 1),
    "back-turn": () => go(marks.filter((mark) => mark < wanted).at(-1) ?? 0),
    "on-turn": () => go(marks.find((mark) => mark > wanted) ?? count),
    play: () => {
      if (timer) return pause();
      if (wanted >= count) go(0);
      timer = setInterval(() => (wanted >= count ? pause() : go(wanted + 1)), PLAY_MS);
      showPlaying();
    },
  };
  bar.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (!step) return;
    event.preventDefault();
    if (step.dataset.step !== "play") pause();
    steps[step.dataset.step]();
  });
  slider.addEventListener("input", () => {
    pause();
    go(Number(slider.value));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest?.("input:not([type=range]), select, textarea, dialog")) return;
    const name = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", PageUp: "back-turn", PageDown: "on-turn", " ": "play" }[event.key];
    if (!name || (name === "play" && event.target.closest?.(`a, button, ${LOOKS}`))) return;
    event.preventDefault();
    if (name !== "play") pause();
    steps[name]();
  });
}
