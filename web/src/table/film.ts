/** A finished game as a film, whatever the game: bars, the log up to a move, the move a link names. */
import type { GameEvent, Replay, View } from "../lib/wire";

export interface Bar {
  n: number;
  points: number;
  side: number;
  last: number;
  label: string;
}
export interface Log<E extends GameEvent = GameEvent> {
  log: E[];
  moves: number[];
}

/** Leave out the steps at which nothing is seen: nobody answered, or what is told is `silent` and goes with the next step. */
export function folded(replay: Replay, silent: (event: GameEvent) => boolean): Replay {
  const last = replay.frames.length - 1;
  let held: GameEvent[] = [];
  const frames = replay.frames.flatMap((frame, i) => {
    const events = [...held, ...frame.events];
    const shows = i === 0 || i === last || !events.every(silent);
    held = shows ? [] : events;
    return shows ? [{ ...frame, events }] : [];
  });
  return { ...replay, frames };
}

/** The position at a move as a seat saw it: the only one of its own film, one of all in an open film. */
export const viewAt = <V extends View>(replay: Replay, at: number, seat: number): V =>
  replay.frames[at]?.views[replay.of === null ? seat : 0] as V;

/** What is told at a move, as far as the film tells it. */
export const eventsAt = <E extends GameEvent>(replay: Replay, at: number): E[] =>
  (replay.frames[at]?.events ?? []) as E[];

/** The events up to a move, and the move each belongs to. */
export function logUpTo<E extends GameEvent>(replay: Replay, at: number): Log<E> {
  const log: E[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((_, i) =>
    eventsAt<E>(replay, i).forEach((event) => {
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
export function lineAt(told: Log, at: number): number | null {
  const line = told.moves.indexOf(at);
  return line < 0 ? null : line;
}
