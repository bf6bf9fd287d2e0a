/** A finished Chasse-Partie as a film: for every answer the picture just after it, seen from one seat. */
import { kindOf, seatOf } from "../../lib/types";
import type { GameEvent, Replay } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { stageOf, type Stage } from "./stage";
import { countOf } from "./story";
import type { CpView } from "./view";

export interface Bar { n: number; points: number; side: number; last: number; label: string }

export const viewAt = (replay: Replay, at: number, me: number): CpView => replay.frames[at]?.views[me] as unknown as CpView;

/** What only some saw of an event during the game: the field, and the fields that name who did. */
const SECRETS: Record<string, [field: string, seen: string[]][]> = {
  drew: [["cards", ["seat"]]], dealt: [["cards", ["seat"]]], "hand-seen": [["cards", ["seat"]]], "took-card": [["card", ["seat", "other"]]],
  "hands-swapped": [["cards", ["seat"]], ["given", ["other"]]],
};

/** An event as a seat saw it then; with the fog lifted, as it was. */
export function seenBy(event: GameEvent, me: number | null): GameEvent {
  const secrets = SECRETS[kindOf(event)];
  if (me === null || !secrets) return event;
  const hidden = secrets.filter(([, seen]) => !seen.some((who) => event[who] === me)).map(([field]) => field);
  return Object.fromEntries(Object.entries(event).filter(([field]) => !hidden.includes(field))) as GameEvent;
}

/** The events up to a move as a seat saw them (null: fog lifted), and the move each belongs to. */
export function logUpTo(replay: Replay, at: number, me: number | null): { log: GameEvent[]; moves: number[] } {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) => frame.events.forEach((event) => { log.push(seenBy(event, me)); moves.push(i); }));
  return { log, moves };
}

/** The picture after a move; a move that ended a round shows how its crews were counted. */
export function pictureAt(replay: Replay, at: number, me: number): { view: CpView; stage: Stage } {
  const view = viewAt(replay, at, me);
  const stage = stageOf(view, logUpTo(replay, at, me).log);
  const events = replay.frames[at]?.events ?? [];
  const end = events.findIndex((event) => kindOf(event) === "round");
  return { view, stage: { ...stage, count: countOf(end < 0 ? events : events.slice(0, end)) } };
}

/** One bar for each round: as high as its loot, under who took it. */
export function barsOf(replay: Replay, nameOf: (seat: number) => string): Bar[] {
  const bars: Bar[] = [];
  replay.frames.forEach((frame, i) => {
    for (const event of frame.events) {
      const [won, kind] = [seatOf(event), kindOf(event)];
      if (kind !== "round-won" && kind !== "round-none") continue;
      const n = bars.length + 1;
      const gold = kind === "round-won" ? Number(event.gold) : 0;
      bars.push({ n, points: gold * 4, side: Math.max(0, won), last: i, label: gold ? `${t("cp-page-round-n", { n })}: ${nameOf(won)}, ${gold}` : t("cp-log-round-none") });
    }
  });
  return bars;
}

/** The move a link names by its number in the journal; the nearest one before it if that is none. */
export function moveOf(replay: Replay, seq: number | null): number {
  return seq === null ? 0 : Math.max(0, replay.frames.findLastIndex((frame) => frame.seq <= seq));
}
