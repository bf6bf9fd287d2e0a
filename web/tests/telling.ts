import type { GameEvent } from "../src/lib/wire";

/** Make events of a game by their kind, with the fields that this kind has. */
export const telling =
  <E extends GameEvent>() =>
  <K extends E["kind"]>(kind: K, fields: Omit<Extract<E, { kind: K }>, keyof { seq: 0; index: 0; kind: 0 }>) =>
    ({ seq: 1, index: 0, kind, ...fields }) as Extract<E, { kind: K }>;
