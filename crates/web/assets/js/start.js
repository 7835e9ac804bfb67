// The start: one listener of each kind for the whole page.

document.documentElement.classList.add("js");
restoreComfort();
readActions();
startSettings();
startStage();
markNews();
startReplay();
startClocks();
showSound();
offerTour();
startSearch();

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.sort) return onSort(button);
  if (button?.dataset.copy) return copy(button);
  if (button && "guideStart" in button.dataset) {
    button.closest("details[data-menu]").open = false;
    return tour();
  }
  if (button && "sound" in button.dataset) return setSound(!hasSound());
  if (!event.target.closest("[data-refusal] a")) showRefusal(null);
  onClick(event);
  // An open menu closes when something else is touched.
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener("keydown", onKey);
document.addEventListener("pointerdown", endMotion, true);
document.addEventListener("pointerdown", onDragStart);
document.addEventListener("pointermove", onDragMove);
document.addEventListener("pointerup", onDragEnd);
document.addEventListener("pointercancel", () => onDragEnd(null));
// What this browser adds to the table's secret, so that nobody picks the draws alone.
document.addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("[data-nonce]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}, true);

document.addEventListener("submit", (event) => {
  if (event.target.matches("form[data-post]")) {
    event.preventDefault();
    // Whoever takes an answer back does not want it given again.
    if (event.target.matches(".way-back")) lasting = null;
    postForm(event.target, event.submitter);
  }
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-select]")) event.target.select();
});
document.addEventListener("click", (event) => {
  // Clicking a summary is the person's own wish, which later pushes respect.
  const details = event.target.closest("summary")?.parentElement;
  if (details?.dataset.keep) folded.set(details.dataset.keep, !details.open);
});
// Where everybody is here already the match begins by itself, now that the seal of its draws has been shown.
document.querySelector("form[data-at-once]")?.requestSubmit();
if (document.body.dataset.live) {
  connect();
  setInterval(askQuiet, QUIET_MS / 3);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") hurry();
  });
}
