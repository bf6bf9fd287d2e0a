/** The worker that wakes a reader: it is handed nothing, asks the server itself, and says what waits. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

interface Shown {
  title: string;
  options: { body: string; data: { path: string } };
}
type Handler = (event: Record<string, unknown>) => void;

/** Let the worker run in a world of our own, where the server says that these games wait. */
async function woken(waiting: { table: string; game: string }[] | null) {
  const handlers: Record<string, Handler> = {};
  const shown: Shown[] = [];
  const opened: string[] = [];
  let closed = 0;
  const self = {
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
    registration: {
      showNotification: (title: string, options: Shown["options"]) => void shown.push({ title, options }),
      getNotifications: () => [{ close: () => closed++ }],
    },
    clients: { matchAll: () => [], openWindow: (path: string) => void opened.push(path) },
  };
  const words = { title: "À vous de jouer", games: { brisca: "Brisca" } };
  const caches = { open: () => ({ match: () => ({ json: () => words }) }) };
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return waiting ? Promise.resolve({ ok: true, json: () => waiting }) : Promise.reject(new Error("no network"));
  };
  const text = readFileSync(fileURLToPath(new URL("../public/wake.js", import.meta.url)), "utf-8");
  new Function("self", "caches", "fetch", text)(self, caches, fetch);
  let done: Promise<void> = Promise.resolve();
  const waitUntil = (work: Promise<void>): void => void (done = work);
  handlers.push?.({ waitUntil, data: null });
  await done;
  handlers.notificationclick?.({ waitUntil, notification: { close: () => closed++, data: shown[0]?.options.data } });
  await done;
  return { shown, opened, asked, closed: closed - 1 };
}

test("one game that waits is named, and a click leads to it", async () => {
  const { shown, opened, asked, closed } = await woken([{ table: "abc", game: "brisca" }]);
  expect(asked).toEqual(["/api/me/waiting"]);
  expect(shown).toMatchObject([{ title: "À vous de jouer", options: { body: "Brisca" } }]);
  expect([opened, closed]).toEqual([["/t/abc"], 0]);
});

test("several games lead to the list of what waits", async () => {
  const { shown, opened } = await woken([
    { table: "a", game: "brisca" },
    { table: "b", game: "walk" },
  ]);
  expect([shown[0]?.options.body, opened]).toEqual(["Brisca · walk", ["/days"]]);
});

test("what was answered meanwhile is shown to nobody", async () => {
  expect((await woken([])).closed).toBe(1);
  expect((await woken(null)).closed).toBe(1);
});
