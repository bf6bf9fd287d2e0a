/** Who comes, goes, gives up or is played for, in words. */
import { NOBODY } from "./types";
import type { SeatInfo, StoodIn, TableInfo } from "./wire";
import { t } from "./words.svelte";

export interface Line {
  id: string;
  args: Record<string, string | number>;
}

/** What has changed at a table since it was last told, for those who listen; of our own seats nothing. */
export function news(before: TableInfo | null, now: TableInfo): Line[] {
  if (!before || now.status === "over") return [];
  const others = now.seats.filter((seat) => !now.you.includes(seat.seat));
  return [
    ...others.flatMap((seat) => change(before.seats[seat.seat], seat, now.status === "playing" && !now.by_clock)),
    ...((now.claims?.length ?? 0) > (before.claims?.length ?? 0) ? [{ id: "ui-seat-claimed", args: {} }] : []),
    ...(now.paused && !before.paused ? [{ id: "error-paused", args: {} }] : []),
    ...(before.paused && !now.paused ? [{ id: "ui-news-resumed", args: {} }] : []),
  ];
}

/** Before the deal only who sits down and who stands up is news: every page that is loaded again would be "back". */
function change(before: SeatInfo | undefined, now: SeatInfo, dealt: boolean): Line[] {
  const args = { name: now.name || before?.name || "" };
  if (!before) return [];
  if (before.kind === "empty" && now.kind === "person") return [{ id: "ui-news-joined", args }];
  if (before.kind === "person" && now.kind === "empty") return [{ id: "ui-news-left", args: { name: before.name } }];
  if (now.resigned && !before.resigned) return [{ id: "ui-news-resigned", args }];
  if (now.kind !== "person" || !dealt) return [];
  if (now.relieved && !before.relieved) return [{ id: "ui-news-relieved", args }];
  if (before.here && !now.here) return [{ id: "ui-away", args }];
  return !before.here && now.here ? [{ id: "ui-back-again", args }] : [];
}

export const standInText = (by: StoodIn["by"], name: string, you: boolean): string =>
  t(`ui-stood-in-${by}`, { name, you: String(you) });

/** For whom a bot answered how often: nothing is played in somebody's name without a word. */
export const standInCount = (seats: { seat: number; name: string; stood_in: number }[], you = NOBODY): string =>
  seats
    .filter((seat) => seat.stood_in > 0)
    .map((seat) => t("ui-stood-in-count", { name: seat.name, n: seat.stood_in, you: String(seat.seat === you) }))
    .join(" ");
