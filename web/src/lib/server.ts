/** The server this page talks to. */
import type { Api } from "./api";
import { http } from "./api";
import type { Wire } from "./socket.svelte";
import { Socket } from "./socket.svelte";

export const api: Api = http;
export const wire: Wire = new Socket();
