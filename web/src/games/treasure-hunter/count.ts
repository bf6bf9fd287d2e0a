/** The end in rows: each player's four parts as the server has counted them. */
import type { Seat } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import type { Explained, View } from "./wire";

export const PARTS = ["grey", "relics", "goblins", "money"] as const;
export interface Row {
  seat: Seat;
  total: number;
  parts: Record<string, number>;
  rules: Record<string, string>;
  won: boolean;
  rank: number;
}

export function rowsOf(view: View): Row[] {
  const rows = view.players.map((player): Row => {
    const parts = player.points?.parts ?? [];
    const pick = <T>(value: (part: Explained["parts"][number]) => T): Record<string, T> =>
      Object.fromEntries(parts.map((part) => [part[1], value(part)]));
    return {
      seat: player.seat,
      total: player.points?.total ?? 0,
      parts: pick(([n]) => n),
      rules: pick(([, , rule]) => rule),
      won: false,
      rank: 0,
    };
  });
  const ranked = rows.sort((a, b) => b.total - a.total);
  return ranked.map((row) => ({
    ...row,
    rank: 1 + ranked.filter((one) => one.total > row.total).length,
    won: row.total === ranked[0]?.total,
  }));
}

export function verdict(rows: Row[], seat: Seat, nameOf: (seat: Seat) => string): string {
  const best = rows[0];
  if (!best) return "";
  const winners = rows.filter((row) => row.won);
  if (winners.length > 1) return t("th-page-end-shared", { n: best.total });
  if (best.seat === seat) return t("th-page-end-win", { n: best.total });
  return t("th-page-end-lose", { name: nameOf(best.seat), n: best.total });
}
