/** A finished battle as a film: the picture after every answer. */
import { seatOf } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { colon, t } from "../../lib/words.svelte";
import { eventsAt, logUpTo, viewAt, type Bar } from "../../table/film";
import { laid, stageOf, step, type Stage } from "./stage";
import { briskarOf } from "./view";
import type { BriskarsView, Told } from "./wire";

const SHOWN: Told["kind"][] = ["hit", "shoots", "healed", "bleeds"];
/** The picture after a move; with what its last event showed, such as a loss or a line of fire. */
export function pictureAt(replay: Replay, at: number, me: number): { view: BriskarsView; stage: Stage } {
  const view = viewAt<BriskarsView>(replay, at, me);
  const { log } = logUpTo<Told>(replay, at);
  const events = eventsAt<Told>(replay, at);
  let stage = stageOf(view, log);
  if (events.some((event) => ["fires", "drifts"].includes(event.kind))) stage = { ...stage, blast: laid(view, log) };
  for (const event of events)
    if (SHOWN.includes(event.kind)) {
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
        ? `${colon(t("bk-log-round", { round: n }))} −${total} (${nameOf(Math.max(0, worst))})`
        : t("bk-log-round", { round: n }),
    });
  };
  replay.frames.forEach((_, i) => {
    const view = viewAt<BriskarsView>(replay, i, 0);
    for (const event of eventsAt<Told>(replay, i)) {
      if (event.kind === "round") {
        close(Math.max(0, i - 1));
        n = event.round ?? 0;
        lost = [];
      }
      if (event.kind === "hit" || event.kind === "bleeds" || event.kind === "poisoned") {
        const seat = briskarOf(view, event.briskar)?.seat ?? seatOf(event);
        lost[seat] = (lost[seat] ?? 0) + (event.damage ?? 0);
      }
    }
  });
  close(replay.frames.length - 1);
  return bars;
}
