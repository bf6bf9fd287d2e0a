/** Squares by their names, and who is who in the view of a battle. */
import type { Seat } from "../../lib/types";
import type { BriskarsView, BriskarView } from "./wire";

export interface Spot {
  x: number;
  y: number;
}
/** Squares are numbered in rows of twenty in the engine, whatever the map. */
const ROW = 20;
const A = "A".charCodeAt(0);

export const spotOf = (square: string): Spot => ({ x: square.charCodeAt(0) - A, y: Number(square.slice(1)) - 1 });
export const squareAt = (x: number, y: number): string => `${String.fromCharCode(A + x)}${y + 1}`;
export const inside = (view: { width: number; height: number }, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < view.width && y < view.height;

/** The distance between two bases, as everybody counts it on this map (BK-GRD-02, BK-GRD-03). */
export function distance(a: BriskarView, b: BriskarView): number {
  if (!a.square || !b.square) return Infinity;
  const p = spotOf(a.square);
  const q = spotOf(b.square);
  const flat = Math.max(0, Math.hypot(p.x - q.x, p.y - q.y) - 1);
  return Math.hypot(flat, Math.max(0, Math.abs(a.level - b.level) - 1));
}

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

const FACTIONS: Record<string, string> = {
  abelii: "sundars",
  bogdan: "sundars",
  maruti: "sundars",
  augure: "sundars",
  "loup-de-mer": "sundars",
  "powder-monkey": "sundars",
  skorbut: "quintors",
  cortes: "quintors",
  "de-leon": "quintors",
  milicien: "quintors",
  arbaletrier: "quintors",
  "el-sabio": "quintors",
  marten: "exiled",
  rotumah: "exiled",
  "zhan-bao": "exiled",
  birgus: "exiled",
  "matah-matah": "exiled",
  spike: "exiled",
};
export const factionOf = (profile: string): string => FACTIONS[profile] ?? "mercenaries";

/** Two henchmen of one kind in a band are told apart by a number. */
export function numberOf(view: BriskarsView, one: BriskarView): number {
  const twins = view.briskars.filter((other) => other.seat === one.seat && other.profile === one.profile);
  return twins.length > 1 ? twins.findIndex((other) => other.id === one.id) + 1 : 0;
}

export const SHAKEN = 10;
export const healthOf = (one: { hp: number; most_hp: number }): "low" | "mid" | "full" =>
  one.hp < SHAKEN ? "low" : one.hp * 2 <= one.most_hp ? "mid" : "full";

export const isActing = (kind: string): boolean => kind === "action";
export const isSigning = (kind: string): boolean => ["recruit", "band"].includes(kind);
