/** Who keeps the tables: the server this page came from, or this browser itself. Both are spoken to in the same way. */
import type { PlayOn, Problem, TableInfo } from "./wire";
import { BUILT, here } from "../offline/engine.svelte";

/** What happens to a socket. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}
/** One socket, as far as we use it. */
export interface Line {
  send(text: string): void;
}
export interface Host {
  fetch(path: string, init: RequestInit): Promise<Response>;
  connect(ears: Ears): Line;
}

const server: Host = {
  fetch: (path, init) => fetch(path, { credentials: "same-origin", ...init }),
  connect(ears) {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => ears.heard(String(event.data));
    socket.onclose = () => ears.lost();
    return socket;
  },
};

const EMPTY = [204, 304];
const browser: Host = {
  async fetch(path, init) {
    const { status, text } = await here.fetch(init.method ?? "GET", path, String(init.body ?? ""));
    return new Response(EMPTY.includes(status) ? null : text, { status });
  },
  connect(ears) {
    here.ears = ears;
    here.start().then(
      () => here.post({ kind: "open" }),
      () => ears.lost(),
    );
    return { send: (text) => here.post({ kind: "say", text }) };
  },
};

const KEY = "flibuste-here";
/** A page that was put on a plain host says so: there is no server to ask. */
export const ALONE = !!globalThis.document?.querySelector('meta[name="flibuste-host"][content="none"]');
/** Links of friends lead to a server's tables, whatever was played here before. */
const isInvited = (path: string): boolean => /^\/[jws]\//.test(path);
const chosen = (): boolean => globalThis.localStorage?.getItem(KEY) === "1" && !isInvited(location.pathname);

export const CAN_PLAY_HERE = BUILT !== null;
export const PLAYS_HERE = CAN_PLAY_HERE && (ALONE || chosen());
export const host: Host = PLAYS_HERE ? browser : server;

/** Hand a game over to a table of the server, and go there. */
export async function handOver(game: PlayOn): Promise<void> {
  const response = await server
    .fetch("/api/play-on", {
      method: "POST",
      body: JSON.stringify(game),
      headers: { "content-type": "application/json" },
    })
    .catch(() => null);
  if (!response) throw { code: "connection_lost" };
  if (!response.ok) throw (await response.json()) as Problem;
  const table = (await response.json()) as TableInfo;
  localStorage.removeItem(KEY);
  location.assign(`/t/${table.id}`);
}

/** Go over to this browser, or back to the server; the page begins anew, so that nothing of the other is left in it. */
export function choose(inBrowser: boolean): void {
  if (inBrowser) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
  location.assign("/");
}
