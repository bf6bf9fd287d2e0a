/** Cards of Brisca by their names. */
import { POINTS } from "./wire";

export type CardId = string;

export const SUIT_NAME: Record<string, string> = { o: "oros", c: "copas", e: "espadas", b: "bastos" };
const FIGURE: Record<string, string> = { A: "01", R: "12", C: "11", V: "10" };

export function rankOf(card: CardId): string {
  return card.slice(0, -1);
}

export function suitOf(card: CardId): string {
  return card.slice(-1);
}

/** The name of a card's picture: "7b" is bastos-07. */
export function picture(card: CardId): string {
  const rank = rankOf(card);
  return `${SUIT_NAME[suitOf(card)]}-${FIGURE[rank] ?? rank.padStart(2, "0")}`;
}

/** What a card counts at the end, as it is printed in the rules. */
export const worth = (card: CardId): number => POINTS[rankOf(card)] ?? 0;
