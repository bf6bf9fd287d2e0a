/** The end in a sentence: who won, and the trick that weighed most. */
import { t, words } from "../../lib/words.svelte";
import type { BigTrick, SideCount } from "./count";
import { cardName } from "./lines";
import type { View } from "./wire";

export function verdict(
  view: View,
  rows: SideCount[],
  me: SideCount | null,
  nameOf: (row: SideCount) => string,
): { long: string; short: string } {
  const won = rows.filter((row) => row.won);
  const best = won[0] ?? rows[0];
  if (!best) return { long: "", short: "" };
  if (won.length > 1) return { long: t("br-page-end-draw", { mine: best.points }), short: t("br-page-end-short-draw") };
  const rest = rows.filter((row) => row !== best).reduce((most, row) => Math.max(most, row.points), 0);
  const many = rows.length > 2 ? "-many" : view.teams ? "-team" : "";
  if (me?.won)
    return {
      long: t(`br-page-end-win${many}`, { mine: me.points, theirs: rest }),
      short: t(view.teams ? "br-page-end-short-win-team" : "br-page-end-short-win"),
    };
  const args = { name: nameOf(best), team: nameOf(best), theirs: best.points, mine: me?.points ?? rest };
  return { long: t(`br-page-end-lose${many}`, args), short: t("br-page-end-short-lose", args) };
}

/** A match is won by games, then by the card points of all of them; the count on the page is only that of the last one. */
export function matchVerdict(
  rows: SideCount[],
  me: SideCount | null,
  nameOf: (row: SideCount) => string,
): { long: string; short: string } {
  const won = rows.filter((row) => row.won);
  if (won.length !== 1) return { long: t("br-page-match-shared"), short: t("br-page-match-shared") };
  const said = me?.won ? t("br-page-match-win") : t("br-page-match-lose", { name: nameOf(won[0] as SideCount) });
  return { long: said, short: said };
}

export function matchStory(view: View, rows: SideCount[], nameOf: (row: SideCount) => string): string {
  const each = (number: (row: SideCount) => number): string =>
    words.list(rows.map((row) => `${nameOf(row)} ${number(row)}`));
  const sum = (row: SideCount): number => row.seats.reduce((all, seat) => all + (view.totals[seat] ?? 0), 0);
  return t("br-page-match-story", {
    n: view.games,
    wins: each((row) => view.wins[row.seats[0] ?? 0] ?? 0),
    points: each(sum),
  });
}

export function storyOf(trick: BigTrick | null, seat: number, nameOf: (seat: number) => string): string {
  if (!trick) return "";
  const args = { n: trick.n, card: cardName(trick.card), points: trick.points, name: nameOf(trick.seat) };
  return t(trick.seat === seat ? "br-page-story-you" : "br-page-story-other", args);
}
