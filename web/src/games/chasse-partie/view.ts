/** Cards of a Chasse-Partie by their names, crews and seats as they lie. */
import type { Seat } from "../../lib/types";
import { FACTIONS, PRINTED, ROLES, type Printed, type View } from "./wire";

/** A card without the number of its copy: "sundars-fighter-2" is a "sundars-fighter". */
export const kindOfCard = (card: string): string => card.replace(/-\d+$/, "");
export const factionOf = (card: string): string | null =>
  FACTIONS.find((faction) => card.startsWith(`${faction}-`)) ?? null;
export const isBriskar = (card: string): boolean => factionOf(card) !== null;
export const roleOf = (card: string): string => kindOfCard(card).slice((factionOf(card)?.length ?? -1) + 1);
export const isCaptain = (card: string): boolean => isBriskar(card) && roleOf(card) === "captain";

/** What is printed on a Briskar: the crew it asks for as loot, and its gold. */
export const printed = (card: string): Printed => PRINTED[roleOf(card)] ?? { crew: 0, gold: 0 };

/** A crew as people line it up: by faction, those who came first first, and in each the Captain before the others. */
export function linedUp(briskars: string[]): string[] {
  const factions = [...new Set(briskars.map(factionOf))];
  const count = (faction: string | null): number => briskars.filter((card) => factionOf(card) === faction).length;
  factions.sort((a, b) => count(b) - count(a));
  return factions.flatMap((faction) => {
    const own = briskars.filter((card) => factionOf(card) === faction);
    return [...own.filter(isCaptain), ...own.filter((card) => !isCaptain(card))];
  });
}

/** A hand as people hold it: Briskars by faction and rank, then action cards. */
export function sorted(cards: string[]): string[] {
  const rank = (card: string): number => {
    const faction = factionOf(card);
    return faction ? FACTIONS.indexOf(faction) * 10 + ROLES.indexOf(roleOf(card)) : 100;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en", { numeric: true }));
}

/** The others in the order of turns, seen from the reader; a watcher sits nowhere and sees all. */
export const others = (view: View): Seat[] => view.order.filter((seat) => seat !== view.you);

export const zoneOf = (crews: { player: Seat }[], player: Seat): number =>
  crews.findIndex((crew) => crew.player === player);
