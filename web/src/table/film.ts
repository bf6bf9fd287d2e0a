/** A finished game as a film, whatever the game: bars, the log up to a move, the move a link names. */
import type { GameEvent, Replay, View } from "../lib/wire";

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

/** Steps at which nothing is told are no steps: what they lead to is seen at the next one. The deal and the end stay. */
export function folded(replay: Replay): Replay {
  const last = replay.frames.length - 1;
  return { ...replay, frames: replay.frames.filter((frame, i) => i === 0 || i === last || frame.events.length > 0) };
}

/** The position at a move as a seat saw it: the only one of its own film, one of all in an open film. */
export const viewAt = <V extends View>(replay: Replay, at: number, seat: number): V =>
  replay.frames[at]?.views[replay.of === null ? seat : 0] as V;

/** The events up to a move, as far as the film tells them, and the move each belongs to. */
export function logUpTo(replay: Replay, at: number): Told {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) =>
    frame.events.forEach((event) => {
      log.push(event);
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
