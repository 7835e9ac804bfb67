// Clocks: they run here between two updates, beside the faces of those who are asked. The server alone decides.

const CLOCK_SHORT_MS = 10000;

function clockFace(leftMs) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  if (seconds >= 86400) return null;
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Puts a copy of each clock that runs at the plate of its player and into the ribbon. */
function placeClocks() {
  document.querySelectorAll(".plate > .time-left, .turn > .time-left").forEach((copy) => copy.remove());
  for (const clock of document.querySelectorAll("[data-clock][data-runs]")) {
    const player = CSS.escape(clock.dataset.clock);
    clock.dataset.until ??= String(performance.now() + Number(clock.dataset.leftMs));
    for (const place of document.querySelectorAll(`.plate.${player}, .turn.${player}`)) {
      const copy = clock.cloneNode(true);
      copy.setAttribute("aria-hidden", "true");
      delete copy.dataset.clock;
      place.append(copy);
    }
  }
  tickClocks();
}

function tickClocks() {
  for (const clock of document.querySelectorAll(".time-left[data-until]")) {
    const leftMs = Number(clock.dataset.until) - performance.now();
    const face = clockFace(leftMs);
    if (face !== null && clock.textContent !== face) clock.textContent = face;
    clock.classList.toggle("short", leftMs < CLOCK_SHORT_MS);
  }
}

function startClocks() {
  if (!document.querySelector("[data-region=clocks]")) return;
  placeClocks();
  setInterval(tickClocks, 250);
}
