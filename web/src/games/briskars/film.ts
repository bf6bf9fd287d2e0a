/** A finished battle as a film: the picture after every answer. */
import { kindOf, seatOf } from "../../lib/types";
import type { GameEvent, Replay } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { laid, stageOf, step, type Stage } from "./stage";
import { briskarOf, type BattleView } from "./view";

export interface Bar {
  n: number;
  points: number;
  side: number;
  last: number;
  label: string;
}
export const viewAt = (replay: Replay, at: number, me: number): BattleView =>
  replay.frames[at]?.views[me] as unknown as BattleView;

export function logUpTo(replay: Replay, at: number): { log: GameEvent[]; moves: number[] } {
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

const SHOWN = ["hit", "shoots", "healed", "bleeds"];
/** The picture after a move; with what its last event showed, such as a loss or a line of fire. */
export function pictureAt(replay: Replay, at: number, me: number): { view: BattleView; stage: Stage } {
  const view = viewAt(replay, at, me);
  const { log } = logUpTo(replay, at);
  let stage = stageOf(view, log);
  if ((replay.frames[at]?.events ?? []).some((event) => ["fires", "drifts"].includes(kindOf(event))))
    stage = { ...stage, blast: laid(view, log) };
  for (const event of replay.frames[at]?.events ?? [])
    if (SHOWN.includes(kindOf(event))) {
      const told = step(stage, event, view);
      stage = { ...stage, floats: told.floats, struck: told.struck, shot: told.shot };
    }
  return { view, stage };
}

/** One bar for each round: how much blood it cost, and who lost most. */
export function barsOf(replay: Replay, nameOf: (seat: number) => string): Bar[] {
  const bars: Bar[] = [];
  let lost: number[] = [];
  let n = 0;
  const close = (last: number): void => {
    if (!n) return;
    const worst = lost.findIndex((one) => one === Math.max(0, ...lost.filter(Boolean)));
    const total = lost.reduce((sum, one) => sum + (one || 0), 0);
    bars.push({
      n,
      points: Math.min(30, total),
      side: Math.max(0, worst),
      last,
      label: total
        ? `${t("bk-log-round", { round: n })}: −${total} (${nameOf(Math.max(0, worst))})`
        : t("bk-log-round", { round: n }),
    });
  };
  replay.frames.forEach((frame, i) => {
    const view = frame.views[0] as unknown as BattleView;
    for (const event of frame.events) {
      const kind = kindOf(event);
      if (kind === "round") {
        close(Math.max(0, i - 1));
        n = Number(event.round);
        lost = [];
      }
      if (["hit", "bleeds", "poisoned"].includes(kind)) {
        const seat = briskarOf(view, String(event.briskar))?.seat ?? seatOf(event);
        lost[seat] = (lost[seat] ?? 0) + Number(event.damage);
      }
    }
  });
  close(replay.frames.length - 1);
  return bars;
}

export function moveOf(replay: Replay, seq: number | null): number {
  return seq === null
    ? 0
    : Math.max(
        0,
        replay.frames.findLastIndex((frame) => frame.seq <= seq),
      );
}
