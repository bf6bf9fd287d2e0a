/** A finished hunt as a film: for every answer the picture just after it, seen from one seat. */
import { kindOf, seatOf } from "../../lib/types";
import type { GameEvent, Replay } from "../../lib/wire";
import { capital, siteName } from "./lines";
import { stageOf, type Stage } from "./stage";
import type { HuntView } from "./view";
import { t } from "../../lib/words.svelte";

export interface Bar { n: number; points: number; side: number; last: number; label: string }

export const viewAt = (replay: Replay, at: number, me: number): HuntView => replay.frames[at]?.views[me] as unknown as HuntView;

/** The events up to a move, and the move each belongs to. */
export function logUpTo(replay: Replay, at: number): { log: GameEvent[]; moves: number[] } {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) => frame.events.forEach((event) => { log.push(event); moves.push(i); }));
  return { log, moves };
}

export function pictureAt(replay: Replay, at: number, me: number): { view: HuntView; stage: Stage } {
  const view = viewAt(replay, at, me);
  return { view, stage: stageOf(view, logUpTo(replay, at).log) };
}

/** One bar for each site and each raid that somebody won. */
export function barsOf(replay: Replay, nameOf: (seat: number) => string): Bar[] {
  const bars: Bar[] = [];
  replay.frames.forEach((frame, i) => {
    for (const event of frame.events) {
      const kind = kindOf(event);
      if (kind !== "took-max" && kind !== "took-both" && kind !== "goblins-won") continue;
      const what = kind === "goblins-won" ? t("th-step-b") : siteName(String(event.site));
      bars.push({ n: bars.length + 1, points: kind === "took-both" ? 16 : kind === "goblins-won" ? 5 + 2 * Number(event.n) : 10, side: seatOf(event), last: i, label: `${capital(what)}: ${nameOf(seatOf(event))}` });
    }
  });
  return bars;
}

/** The move a link names by its number in the journal; the nearest one before it if that is none. */
export function moveOf(replay: Replay, seq: number | null): number {
  return seq === null ? 0 : Math.max(0, replay.frames.findLastIndex((frame) => frame.seq <= seq));
}
