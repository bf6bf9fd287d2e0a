/** The end in rows: who won which loot. */
import type { Seat } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { cardName } from "./lines";
import { printed } from "./view";
import type { View } from "./wire";

export interface Row {
  seat: Seat;
  gold: number;
  won: boolean;
  rank: number;
  loot: string[];
}

export function rowsOf(view: View): Row[] {
  const best = Math.max(...view.gold);
  const rows = view.gold.map((gold, seat) => ({
    seat,
    gold,
    won: gold === best,
    rank: 1 + view.gold.filter((other) => other > gold).length,
    loot: view.won[seat] ?? [],
  }));
  return rows.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export function verdict(rows: Row[], you: Seat, nameOf: (seat: Seat) => string): string {
  const winners = rows.filter((row) => row.won);
  const first = winners[0];
  if (!first) return "";
  if (winners.length > 1) return t("cp-page-end-shared", { n: first.gold });
  return first.seat === you
    ? t("cp-page-end-win", { n: first.gold })
    : t("cp-page-end-lose", { name: nameOf(first.seat), n: first.gold });
}

/** One line of story: the loot that weighed most. */
export function storyOf(rows: Row[], view: View, you: Seat, nameOf: (seat: Seat) => string): string {
  const first = rows[0];
  const richest = first ? [...first.loot].sort((a, b) => printed(b).gold - printed(a).gold)[0] : undefined;
  if (!first || !richest) return t("cp-page-round-n", { n: view.round });
  return t("cp-page-story", {
    who: first.seat === you ? "you" : "other",
    name: nameOf(first.seat),
    card: cardName(richest),
    n: printed(richest).gold,
    rounds: view.round,
  });
}
