/** A finished hunt as a film: for every answer the picture just after it, seen from one seat. */
import { seatOf } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { capital, colon, t } from "../../lib/words.svelte";
import { eventsAt, logUpTo, viewAt, type Bar } from "../../table/film";
import { siteName } from "./lines";
import { stageOf, type Stage } from "./stage";
import type { Told, View } from "./wire";

export function pictureAt(replay: Replay, at: number, me: number): { view: View; stage: Stage } {
  const view = viewAt<View>(replay, at, me);
  return { view, stage: stageOf(view, logUpTo<Told>(replay, at).log) };
}

/** One bar for each site and each raid that somebody won. */
export function barsOf(replay: Replay, nameOf: (seat: number) => string): Bar[] {
  const bars: Bar[] = [];
  replay.frames.forEach((_, i) => {
    for (const event of eventsAt<Told>(replay, i)) {
      if (event.kind !== "took-max" && event.kind !== "took-both" && event.kind !== "goblins-won") continue;
      const what = event.kind === "goblins-won" ? t("th-step-b") : siteName(event.site ?? "");
      bars.push({
        n: bars.length + 1,
        points: event.kind === "took-both" ? 16 : event.kind === "goblins-won" ? 5 + 2 * (event.n ?? 0) : 10,
        side: seatOf(event),
        last: i,
        label: `${colon(capital(what))} ${nameOf(seatOf(event))}`,
      });
    }
  });
  return bars;
}
