/** A finished hunt as a film: for every answer the picture just after it, seen from one seat. */
import { kindOf, seatOf } from "../../lib/types";
import type { GameEvent, Replay } from "../../lib/wire";
import { capital, siteName } from "./lines";
import { stageOf, type Stage } from "./stage";
import type { HuntView } from "./view";
import { t } from "../../lib/words.svelte";

export interface Bar { n: number; points: number; side: number; last: number; label: string }

export const viewAt = (replay: Replay, at: number, me: number): HuntView => replay.frames[at]?.views[me] as unknown as HuntView;

/** What only its owner sees of an event during the game. */
const SECRETS: Record<string, string[]> = { kept: ["card"], "kept-last": ["cards"], "set-aside": ["card"], drew: ["card"], dealt: ["cards"], received: ["cards"], "drew-with": ["drawn"] };

/** An event as a seat saw it then; with the fog lifted, as it was. */
function seenBy(event: GameEvent, me: number | null): GameEvent {
  const secrets = SECRETS[kindOf(event)];
  if (me === null || !secrets || seatOf(event) === me) return event;
  return Object.fromEntries(Object.entries(event).filter(([field]) => !secrets.includes(field))) as GameEvent;
}

/** The events up to a move as a seat saw them (null: fog lifted), and the move each belongs to. */
export function logUpTo(replay: Replay, at: number, me: number | null): { log: GameEvent[]; moves: number[] } {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) => frame.events.forEach((event) => { log.push(seenBy(event, me)); moves.push(i); }));
  return { log, moves };
}

export function pictureAt(replay: Replay, at: number, me: number): { view: HuntView; stage: Stage } {
  const view = viewAt(replay, at, me);
  return { view, stage: stageOf(view, logUpTo(replay, at, me).log) };
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
