/** Where friends reach the server: a link that works on this machine only is worth nothing to them. */
import { PLAYS_HERE } from "./host";
import { api } from "./server";
import type { Reach } from "./wire";

let asked: Promise<Reach> | undefined;

/** What the server says of itself, asked once. */
export function reach(): Promise<Reach> {
  const nowhere: Reach = { base: null, machine_only: false };
  asked ??= PLAYS_HERE ? Promise.resolve(nowhere) : api.reach().catch(() => nowhere);
  return asked;
}

/** The whole address of a path, as others can follow it. */
export const addressOf = (path: string, base: string | null): string => new URL(path, base ?? location.href).href;
