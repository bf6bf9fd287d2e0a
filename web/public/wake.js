/**
 * Wakes a reader who agreed to it. What comes here is empty: we ask the server ourselves what waits, and say it in the
 * words the page left for us. This worker looks after no page and keeps no file.
 */
const KEPT = "wake";
const WORDS = "/wake/words";
const TAG = "turn";

/** The words of the reader: a title, and the names of the games. */
async function wordsOf() {
  const kept = await (await caches.open(KEPT)).match(WORDS);
  return kept ? kept.json() : { title: "Flibuste", games: {} };
}

async function waiting() {
  const response = await fetch("/api/me/waiting", { credentials: "same-origin", cache: "no-store" });
  return response.ok ? response.json() : [];
}

async function tell() {
  const words = await wordsOf();
  const tables = await waiting().catch(() => []);
  const names = [...new Set(tables.map((one) => words.games[one.game] ?? one.game))];
  await self.registration.showNotification(words.title, {
    body: names.join(" · "),
    tag: TAG,
    icon: "/icon-192.png",
    data: { path: tables.length === 1 ? `/t/${tables[0].table}` : "/days" },
  });
  if (tables.length) return;
  // answered meanwhile: a browser wants to be shown something, and nothing waits
  for (const one of await self.registration.getNotifications({ tag: TAG })) one.close();
}

async function follow(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener("push", (event) => event.waitUntil(tell()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data?.path ?? "/days"));
});
