/** What one seat sees of a game of Brisca, as the server sends it. */
import type { Seat } from "../../lib/types";

export type CardId = string;
export type Suit = "o" | "c" | "e" | "b";

export interface Play {
  seat: Seat;
  card: CardId;
}

export interface Count {
  seat: Seat;
  cards: CardId[];
  points: number;
}

export interface BriscaView {
  you: Seat | null;
  hand: CardId[];
  hand_sizes: number[];
  trick: Play[];
  led: Suit | null;
  trump: Suit;
  turned: CardId | null;
  stock: number;
  tricks: number[];
  best: { seat: Seat; card: CardId; why: "trump" | "rank" } | null;
  dealer: Seat;
  turn: Seat | null;
  decision: "play" | "exchange" | null;
  trick_number: number;
  removed: CardId | null;
  points: number[] | null;
  teams: boolean;
  games: number;
  wins: number[];
  totals: number[];
  last: { winners: Seat[]; points: number[] } | null;
  over: boolean;
  count: Count[] | null;
  winners: Seat[] | null;
}

export const RANKS = ["A", "3", "R", "C", "V", "7", "6", "5", "4", "2"] as const;
export const SUITS = ["o", "c", "e", "b"] as const;
export const SUIT_NAME: Record<Suit, string> = { o: "oros", c: "copas", e: "espadas", b: "bastos" };
/** What a card counts at the end: printed on the rules page, used for labels, never to decide anything. */
export const POINTS: Record<string, number> = { A: 11, "3": 10, R: 4, C: 3, V: 2 };
const FIGURE: Record<string, string> = { A: "01", R: "12", C: "11", V: "10" };

export function rankOf(card: CardId): string {
  return card.slice(0, -1);
}

export function suitOf(card: CardId): Suit {
  return card.slice(-1) as Suit;
}

/** The name of a card's picture: "7b" is bastos-07. */
export function picture(card: CardId): string {
  const rank = rankOf(card);
  return `${SUIT_NAME[suitOf(card)]}-${FIGURE[rank] ?? rank.padStart(2, "0")}`;
}
