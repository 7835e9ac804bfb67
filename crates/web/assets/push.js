// Notices of this browser when no page is open. The button works where the browser can do it.

function startPush() {
  const form = document.querySelector("form[data-push]");
  if (!form || !("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return;
  const button = form.querySelector("button");
  button.disabled = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") return;
      await navigator.serviceWorker.register("/worker.js");
      const worker = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: form.dataset.push };
      const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
      const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
      const answer = await fetch(form.action, { method: "POST", body });
      location.assign(answer.url);
    } finally {
      button.disabled = false;
    }
  });
}

startPush();
