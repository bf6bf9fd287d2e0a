/** A finished hunt as a film: for every answer the picture just after it, seen from one seat. */
import { kindOf, seatOf } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { logUpTo, viewAt, type Bar } from "../../table/film";
import { capital, siteName } from "./lines";
import { stageOf, type Stage } from "./stage";
import type { View } from "./wire";

export function pictureAt(replay: Replay, at: number, me: number): { view: View; stage: Stage } {
  const view = viewAt<View>(replay, at, me);
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
      bars.push({
        n: bars.length + 1,
        points: kind === "took-both" ? 16 : kind === "goblins-won" ? 5 + 2 * Number(event.n) : 10,
        side: seatOf(event),
        last: i,
        label: `${capital(what)}: ${nameOf(seatOf(event))}`,
      });
    }
  });
  return bars;
}
