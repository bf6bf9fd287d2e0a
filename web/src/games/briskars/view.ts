/** Squares by their names, and who is who in the view of a battle. */
import type { Seat } from "../../lib/types";
import { FACTIONS, SHAKEN, type BriskarsView, type BriskarView } from "./wire";

export interface Spot {
  x: number;
  y: number;
}
const A = "A".charCodeAt(0);

export const spotOf = (square: string): Spot => ({ x: square.charCodeAt(0) - A, y: Number(square.slice(1)) - 1 });
export const squareAt = (x: number, y: number): string => `${String.fromCharCode(A + x)}${y + 1}`;
export const inside = (view: { width: number; height: number }, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < view.width && y < view.height;

/** How far the active Briskar is from another, as the server measures it. */
export const fathomsTo = (view: BriskarsView, id: string): number | undefined =>
  view.ranges.find((range) => range.target === id)?.fathoms;

export const briskarOf = (view: BriskarsView, id: string | null | undefined): BriskarView | undefined =>
  view.briskars.find((one) => one.id === id);
export const standingOn = (view: BriskarsView, square: string): BriskarView | undefined =>
  view.briskars.find((one) => one.square === square);
export const inPlay = (view: BriskarsView, seat: Seat): BriskarView[] =>
  view.briskars.filter((one) => one.seat === seat && one.square !== null);

export type Side = "own" | "foe" | "third" | "fourth" | "fifth" | "sixth";
const SIDES: Side[] = ["own", "foe", "third", "fourth", "fifth", "sixth"];
/** Whose side a seat is for the reader: shape before colour. */
export function sideOf(seat: Seat, me: Seat): Side {
  if (me < 0) return SIDES[seat] ?? "sixth";
  if (seat === me) return "own";
  return SIDES[seat < me ? seat + 1 : seat] ?? "sixth";
}

/** The faction that is printed on a profile; somebody's own files may bring profiles that are not. */
export const factionOf = (profile: string): string => FACTIONS[profile] ?? "mercenaries";

/** Two henchmen of one kind in a band are told apart by a number. */
export function numberOf(view: BriskarsView, one: BriskarView): number {
  const twins = view.briskars.filter((other) => other.seat === one.seat && other.profile === one.profile);
  return twins.length > 1 ? twins.findIndex((other) => other.id === one.id) + 1 : 0;
}

export const healthOf = (one: { hp: number; most_hp: number }): "low" | "mid" | "full" =>
  one.hp < SHAKEN ? "low" : one.hp * 2 <= one.most_hp ? "mid" : "full";

/** What is still to be searched, read, dug up or settled by talking, as far as the reader knows of it. */
export const openSpots = (view: Pick<BriskarsView, "spots">): NonNullable<BriskarsView["spots"]> =>
  (view.spots ?? []).filter((spot) => spot.known && !spot.found);

export const isActing = (kind: string): boolean => kind === "action";
export const isSigning = (kind: string): boolean => ["recruit", "band"].includes(kind);
