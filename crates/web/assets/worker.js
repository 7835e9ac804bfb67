// Runs without a page: shows that it is your turn, and opens the table when it is touched.

self.addEventListener("push", (event) => {
  event.waitUntil((async () => {
    const { title, text, path, tag } = event.data.json();
    const pages = await clients.matchAll({ type: "window" });
    const isSeen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
    if (!isSeen) await self.registration.showNotification(title, { body: text, tag, data: path });
  })());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const path = event.notification.data;
    const pages = await clients.matchAll({ type: "window" });
    const page = pages.find((page) => new URL(page.url).pathname === path);
    await (page ? page.focus() : clients.openWindow(path));
  })());
});
