/** The end of a battle: gold gained and lost, who is left, and why it ended so. */
import { t, words } from "../../lib/words.svelte";
import { nameOfId } from "./lines";
import type { Told, BriskarsView } from "./wire";

export interface Row {
  seat: number;
  gold: number;
  lost: number;
  left: string[];
  gone: { id: string; how: string; round: number; gold: number }[];
  won: boolean;
}

export function rowsOf(view: BriskarsView, log: Told[]): Row[] {
  const gone = new Map<string, { how: string; round: number; gold: number }>();
  let round = 0;
  for (const event of log) {
    if (event.kind === "round") round = event.round ?? 0;
    if (event.kind === "knocked-out" || event.kind === "flees")
      gone.set(event.briskar ?? "", {
        how: event.kind === "flees" ? "routed" : "knocked-out",
        round,
        gold: event.gold ?? 0,
      });
  }
  const best = Math.max(...view.result);
  const rows = view.gold.map((gold, seat): Row => {
    const band = view.briskars.filter((one) => one.seat === seat);
    const out = band
      .filter((one) => one.left_as !== null)
      .map((one) => ({ id: one.id, ...(gone.get(one.id) ?? { how: one.left_as ?? "", round: 0, gold: 0 }) }));
    return {
      seat,
      gold,
      lost: out.reduce((sum, one) => sum + one.gold, 0),
      left: band.filter((one) => one.left_as === null).map((one) => one.id),
      gone: out,
      won: view.result[seat] === best,
    };
  });
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || b.gold - a.gold);
}

export function verdict(rows: Row[], me: number, nameOf: (seat: number) => string): string {
  const winners = rows.filter((row) => row.won);
  if (winners.length > 1) {
    const others = winners.filter((row) => row.seat !== me).map((row) => nameOf(row.seat));
    return t("bk-page-draw", { who: others.length < winners.length ? "you" : "other", names: words.list(others) });
  }
  const best = winners[0];
  return best ? t("bk-page-wins", { who: best.seat === me ? "you" : "other", name: nameOf(best.seat) }) : "";
}

/** One line of story: the deed that paid most. */
export function storyOf(view: BriskarsView, rows: Row[]): string {
  const all = rows.flatMap((row) => row.gone).sort((a, b) => b.gold - a.gold)[0];
  return all
    ? t("bk-page-story", { name: nameOfId(view, all.id), how: all.how, round: all.round, gold: all.gold })
    : t("bk-page-story-none", { round: view.round });
}
