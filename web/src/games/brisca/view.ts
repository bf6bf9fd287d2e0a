/** Cards of Brisca by their names. */

export type CardId = string;

export const RANKS = ["A", "3", "R", "C", "V", "7", "6", "5", "4", "2"] as const;
export const SUITS: readonly string[] = ["o", "c", "e", "b"];
export const SUIT_NAME: Record<string, string> = { o: "oros", c: "copas", e: "espadas", b: "bastos" };
/** What a card counts at the end: printed on the rules page, used for labels, never to decide anything. */
export const POINTS: Record<string, number> = { A: 11, "3": 10, R: 4, C: 3, V: 2 };
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
