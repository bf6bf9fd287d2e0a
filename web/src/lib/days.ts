/** Play over days: what waits for me, how I am told of it, vacations. */
import { drop, get, post } from "./api";
import { gameName } from "./names";
import type { Reaching, WaitingTable } from "./wire";
import { t } from "./words.svelte";

export const days = {
  waiting: (): Promise<WaitingTable[]> => get("/me/waiting"),
  reaching: (): Promise<Reaching> => get("/me/reaching"),
  newFeed: (): Promise<Reaching> => post("/me/feed"),
  dropFeed: (): Promise<Reaching> => drop("/me/feed"),
  vacation: (n: number): Promise<Reaching> => post("/me/vacation", { days: n }),
};

const SCOPE = "/wake/";
const WORKER = "/wake.js";
const KEPT = "wake";

export const canWake = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

const kept = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()) ?? null;

/** Whether this browser is woken. */
export const isWoken = async (): Promise<boolean> => canWake() && (await kept().catch(() => null)) !== null;

/** Leave the worker the words of this reader: it has none of its own. */
async function leaveWords(names: readonly string[]): Promise<void> {
  const games = Object.fromEntries(names.map((game) => [game.replaceAll("-", "_"), gameName(game)]));
  const words = new Response(JSON.stringify({ title: t("ui-push-title"), games }));
  await (await caches.open(KEPT)).put(`${SCOPE}words`, words);
}

/** Let this browser be woken, if its reader agrees when the browser asks. */
export async function wakeMe(key: string, games: readonly string[]): Promise<Reaching | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" });
  await leaveWords(games);
  await ready(worker);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return post("/me/push", { endpoint: made.endpoint });
}

/** Wake this browser no more: neither the server nor the browser keeps anything of it. */
export async function letMeSleep(): Promise<Reaching> {
  const made = await kept();
  await made?.unsubscribe();
  await caches.delete(KEPT);
  return made ? drop("/me/push", { endpoint: made.endpoint }) : days.reaching();
}

/** A worker must be at work before it can be subscribed. */
async function ready(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || worker.state === "activated") return;
  await new Promise<void>((done) =>
    worker.addEventListener("statechange", () => worker.state === "activated" && done()),
  );
}
