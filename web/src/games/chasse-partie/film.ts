/** A finished Chasse-Partie as a film: for every answer the picture just after it, seen from one seat. */
import { kindOf, seatOf } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { logUpTo, viewAt, type Bar } from "../../table/film";
import { stageOf, type Stage } from "./stage";
import { countOf } from "./story";
import type { View } from "./wire";

/** The picture after a move; a move that ended a round shows how its crews were counted. */
export function pictureAt(replay: Replay, at: number, me: number): { view: View; stage: Stage } {
  const view = viewAt<View>(replay, at, me);
  const stage = stageOf(view, logUpTo(replay, at).log);
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
      bars.push({
        n,
        points: gold * 4,
        side: Math.max(0, won),
        last: i,
        label: gold ? `${t("cp-page-round-n", { n })}: ${nameOf(won)}, ${gold}` : t("cp-log-round-none"),
      });
    }
  });
  return bars;
}
