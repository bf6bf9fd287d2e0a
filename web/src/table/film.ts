/** A finished game as a film, whatever the game: bars, the log up to a move, the move a link names. */
import { kindOf } from "../lib/types";
import type { GameEvent, Replay } from "../lib/wire";

export interface Bar {
  n: number;
  points: number;
  side: number;
  last: number;
  label: string;
}
export interface Told {
  log: GameEvent[];
  moves: number[];
}

/** What only some saw of an event: the field, and the fields that name who did. */
export type Secrets = Record<string, [field: string, seen: string[]][]>;

/** An event as a seat saw it then; with the fog lifted (null), as it was. */
export function seenBy(event: GameEvent, me: number | null, secrets: Secrets): GameEvent {
  const parts = secrets[kindOf(event)];
  if (me === null || !parts) return event;
  const hidden = parts.filter(([, seen]) => !seen.some((who) => event[who] === me)).map(([field]) => field);
  return Object.fromEntries(Object.entries(event).filter(([field]) => !hidden.includes(field))) as GameEvent;
}

/** The events up to a move as a seat saw them (null: fog lifted), and the move each belongs to. */
export function logUpTo(replay: Replay, at: number, me: number | null = null, secrets: Secrets = {}): Told {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) =>
    frame.events.forEach((event) => {
      log.push(seenBy(event, me, secrets));
      moves.push(i);
    }),
  );
  return { log, moves };
}

/** The move a link names by its number in the journal; the nearest one before it if that is none. */
export function moveOf(replay: Replay, seq: number | null): number {
  return seq === null
    ? 0
    : Math.max(
        0,
        replay.frames.findLastIndex((frame) => frame.seq <= seq),
      );
}

/** The line of the log that belongs to a move. */
export function lineAt(told: Told, at: number): number | null {
  const line = told.moves.indexOf(at);
  return line < 0 ? null : line;
}
