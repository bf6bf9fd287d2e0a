/** The count as rows: each side's cards by rank, with the sums; the numbers are the server's, only put in order. */
import { cardOf, seatOf, type Seat } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";
import { rankOf, suitOf, type CardId, worth } from "./view";
import { POINTS, RANKS, SUITS } from "./wire";
import type { Play, View } from "./wire";

export const WORTHY = RANKS.slice(0, 5);

export interface SideCount {
  side: number;
  seats: Seat[];
  points: number;
  won: boolean;
  byRank: { rank: string; cards: CardId[]; each: number; sum: number }[];
}

export function sides(view: View): SideCount[] {
  const counts = view.count ?? [];
  return view.sides.map((seats, side) => {
    const cards = counts.filter((count) => seats.includes(count.seat)).flatMap((count) => count.cards);
    const byRank = WORTHY.map((rank) => {
      const own = cards
        .filter((card) => rankOf(card) === rank)
        .sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)));
      const each = POINTS[rank] ?? 0;
      return { rank, cards: own, each, sum: own.length * each };
    });
    const points = counts.filter((count) => seats.includes(count.seat)).reduce((sum, count) => sum + count.points, 0);
    return { side, seats, points, won: seats.some((seat) => view.winners?.includes(seat)), byRank };
  });
}

export interface BigTrick {
  n: number;
  seat: Seat;
  card: CardId;
  points: number;
}

/** The trick worth most, from the log: who took it with what. */
export function biggest(log: GameEvent[]): BigTrick | null {
  let best: BigTrick | null = null;
  let cards: { seat: Seat; card: CardId }[] = [];
  let n = 0;
  for (const event of log) {
    if (["led", "played", "trumped"].includes(event.kind)) cards.push({ seat: seatOf(event), card: cardOf(event) });
    if (event.kind !== "took") continue;
    n++;
    const points = cards.reduce((sum, played) => sum + worth(played.card), 0);
    const winner = cards.find((played) => played.seat === event.seat);
    if (winner && (!best || points > best.points)) best = { n, seat: winner.seat, card: winner.card, points };
    cards = [];
  }
  return best;
}

/** The last complete trick and who took it: all of it was played in the open. */
export function lastTrick(log: GameEvent[]): { plays: Play[]; taker: Seat } | null {
  const end = log.findLastIndex((event) => event.kind === "took");
  const start = log.findLastIndex((event, i) => i < end && event.kind === "led");
  const taken = log[end];
  if (!taken || start < 0) return null;
  const plays = log.slice(start, end).filter((event) => ["led", "played", "trumped"].includes(event.kind));
  return { plays: plays.map((event) => ({ seat: seatOf(event), card: cardOf(event) })), taker: seatOf(taken) };
}
