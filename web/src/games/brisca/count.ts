/** The count as rows: each side's cards by rank, with the sums; the numbers are the server's, only put in order. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import { SUITS } from "./wire";
import { suitOf, type CardId } from "./view";
import type { Told, Play, RankCount, View } from "./wire";

export interface SideCount {
  side: number;
  seats: Seat[];
  points: number;
  won: boolean;
  byRank: RankCount[];
}

export function sides(view: View): SideCount[] {
  return view.sides.map((seats, side) => ({
    side,
    seats,
    points: view.side_points?.[side] ?? 0,
    won: seats.some((seat) => view.winners?.includes(seat)),
    byRank: together((view.count ?? []).filter((count) => seats.includes(count.seat)).map((count) => count.ranks)),
  }));
}

/** The rows of one side: the cards of partners lie together, suit by suit. */
function together(all: RankCount[][]): RankCount[] {
  const [first = [], ...rest] = all;
  const place = (card: CardId): number => SUITS.indexOf(suitOf(card));
  return first.map((row, i) => {
    const rows = [row, ...rest.flatMap((other) => other[i] ?? [])];
    const cards = rows.flatMap((one) => one.cards).sort((a, b) => place(a) - place(b));
    return { ...row, cards, sum: rows.reduce((sum, one) => sum + one.sum, 0) };
  });
}

/** The side somebody plays for. */
export const sideOfSeat = (view: View, seat: Seat): number => view.sides.findIndex((side) => side.includes(seat));

export interface BigTrick {
  n: number;
  seat: Seat;
  card: CardId;
  points: number;
}

/** Whether a card was laid on the table, and which by whom. */
export const isPlay = (event: Told): boolean => ["led", "played", "trumped"].includes(event.kind);
const playOf = (event: Told): Play => ({ seat: seatOf(event), card: detailOf(event, "card") ?? "" });

/** What each trick was worth, in the order they were taken, as it was counted at the end of its game; null before. */
export function trickPoints(log: Told[]): (number | null)[] {
  const points: (number | null)[] = [];
  let open: { at: number; seat: Seat }[] = [];
  for (const event of log) {
    if (event.kind === "took") {
      open.push({ at: points.length, seat: seatOf(event) });
      points.push(null);
    }
    if (event.kind === "counted") {
      const own = open.filter((trick) => trick.seat === event.seat);
      own.forEach((trick, i) => (points[trick.at] = event.tricks?.[i] ?? null));
      open = open.filter((trick) => trick.seat !== event.seat);
    }
  }
  return points;
}

/** The trick worth most, from the log: who took it with what. */
export function biggest(log: Told[]): BigTrick | null {
  const points = trickPoints(log);
  const taken = log.filter((event) => event.kind === "took");
  const tricks = taken.map((event, i) => ({
    n: i + 1,
    seat: seatOf(event),
    card: event.card ?? "",
    points: points[i] ?? 0,
  }));
  return tricks.reduce<BigTrick | null>((best, one) => (best && best.points >= one.points ? best : one), null);
}

/** The last complete trick, who took it and what it was worth: all of it was played in the open. */
export function lastTrick(log: Told[]): { plays: Play[]; taker: Seat; points: number | null } | null {
  const end = log.findLastIndex((event) => event.kind === "took");
  const start = log.findLastIndex((event, i) => i < end && event.kind === "led");
  const taken = log[end];
  if (!taken || start < 0) return null;
  const plays = log.slice(start, end).filter((event) => isPlay(event));
  return { plays: plays.map(playOf), taker: seatOf(taken), points: trickPoints(log).at(-1) ?? null };
}
