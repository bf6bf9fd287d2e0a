/** A finished Chasse-Partie as a film: for every answer the picture just after it, seen from one seat. */
import { seatOf } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { eventsAt, logUpTo, viewAt, type Bar } from "../../table/film";
import { stageOf, type Stage } from "./stage";
import { countOf } from "./story";
import type { Told, View } from "./wire";

/** The picture after a move; a move that ended a round shows how its crews were counted. */
export function pictureAt(replay: Replay, at: number, me: number): { view: View; stage: Stage } {
  const view = viewAt<View>(replay, at, me);
  const stage = stageOf(view, logUpTo<Told>(replay, at).log);
  const events = eventsAt<Told>(replay, at);
  const end = events.findIndex((event) => event.kind === "round");
  return { view, stage: { ...stage, count: countOf(end < 0 ? events : events.slice(0, end)) } };
}

/** One bar for each round: as high as its loot, under who took it. */
export function barsOf(replay: Replay, nameOf: (seat: number) => string): Bar[] {
  const bars: Bar[] = [];
  replay.frames.forEach((_, i) => {
    for (const event of eventsAt<Told>(replay, i)) {
      if (event.kind !== "round-won" && event.kind !== "round-none") continue;
      const [n, won] = [bars.length + 1, seatOf(event)];
      const gold = event.kind === "round-won" ? (event.gold ?? 0) : 0;
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
