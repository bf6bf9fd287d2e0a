/** Cards of a hunt by their names, and seats as they pass cards on. */
import type { Seat } from "../../lib/types";
import { SITES, type SiteName, type View } from "./wire";

export const isDraft = (decision: string | null): boolean =>
  decision === "keep" || decision === "keep-two" || decision === "discard";

/** The site an adventurer belongs to, by its name; other cards have none. */
export function siteOf(card: string): SiteName | null {
  return SITES.find((site) => card.startsWith(`${site}-`)) ?? null;
}

/** Everybody in the order of the table, the reader last. */
export function roundTable(view: View): Seat[] {
  const seats = view.players.length;
  return Array.from({ length: seats }, (_, i) => ((view.you ?? seats - 1) + 1 + i) % seats);
}

/** A hand as people hold it: the sites in order and by strength, then dogs, coins, actions. */
export function sorted(cards: string[]): string[] {
  const kind = (card: string): number => {
    const site = SITES.findIndex((one) => card.startsWith(`${one}-`));
    if (site >= 0) return site;
    return card.startsWith("dog-") ? 3 : card.startsWith("coin-") ? 4 : 5;
  };
  return [...cards].sort((a, b) => kind(a) - kind(b) || a.localeCompare(b, "en", { numeric: true }));
}
