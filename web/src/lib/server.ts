/** The server this page talks to: the real one, or the stand-in of lib/mock in a build made for drawing. */
import type { Api } from "./api";
import { http } from "./api";
import type { Wire } from "./socket.svelte";
import { Socket } from "./socket.svelte";

export let api: Api = http;
export let wire: Wire = new Socket();

export async function connect(): Promise<void> {
  if (import.meta.env.VITE_MOCK) {
    const mock = await import("./mock/server");
    const stand = new mock.MockServer();
    api = stand;
    wire = stand;
  }
}
