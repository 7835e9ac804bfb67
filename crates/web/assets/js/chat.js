// Chat: what is new is counted where it cannot be seen, and said to those who do not see the page.

function chatLines() {
  return [...document.querySelectorAll("[data-chat] li:not([data-mine])")];
}

function chatNewest() {
  return Math.max(0, ...chatLines().map((line) => Number(line.dataset.number)));
}

/** The newest message that was on the screen. */
let chatSeen = chatNewest();

function chatUnread() {
  return chatLines().filter((line) => Number(line.dataset.number) > chatSeen).length;
}

/** Looks whether the chat is in view; what is, is read. */
function seeChat() {
  const box = document.querySelector(".chat-box");
  if (box && box.offsetParent !== null && document.visibilityState === "visible") chatSeen = chatNewest();
  const fold = document.querySelector("[data-fold]");
  const count = chatUnread();
  if (fold && count > 0) fold.dataset.badge = String(count);
  else if (fold) delete fold.dataset.badge;
}

/** The chat was pushed. */
function noteChat(before) {
  const line = chatLines()[0];
  if (line && Number(line.dataset.number) > before) announce(line.textContent);
  seeChat();
  badges();
}
