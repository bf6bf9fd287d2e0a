/** What one seat sees of a battle, as the server sends it, and squares by their names. */
import type { Seat } from "../../lib/types";

export interface Weapon {
  weapon: string;
  name: string;
  slot: number;
  loaded: number;
  rate: number;
  poisoned: boolean;
  ap?: number;
  thrust?: number | null;
  reload?: number;
  near?: number | null;
  far?: number | null;
}
export interface Briskar {
  id: string;
  seat: Seat;
  profile: string;
  leader: boolean;
  square: string | null;
  level: number;
  hp: number;
  most_hp: number;
  ap: number;
  most_ap: number;
  constitution: number;
  dexterity: number;
  strength: number;
  mind: number;
  movement: number;
  cost: number;
  armour: string | null;
  armour_squares: number;
  activated: boolean;
  states: string[];
  bleeding: number;
  weapons: Weapon[];
  items: Record<string, number>;
  spells: string[];
  load: string | null;
  left_as: string | null;
}
export interface Piece {
  piece: string;
  seat: Seat;
  square: string | null;
  facing: number;
  points: number;
  ammo: number;
  loaded: number;
  gunner: string | null;
}
/** How far the active Briskar is from an opponent, and how well he sees him. */
export interface Range {
  target: string;
  fathoms: number;
  sight: "hidden" | "cover" | "open";
}
export interface SquareView {
  square: string;
  kind: string;
  level: number;
  scenery: string | null;
  points: number;
}
export interface BattleView {
  seat: Seat;
  map: string;
  width: number;
  height: number;
  squares: SquareView[];
  briskars: Briskar[];
  pieces: Piece[];
  lying: { weapon: string; square: string }[];
  kegs: string[];
  gold: number[];
  round: number;
  rounds?: number;
  scenario: string;
  markers?: string[];
  marks?: number[];
  active: string | null;
  free_move?: boolean;
  prices?: Record<string, number>;
  spell_prices?: Record<string, number>;
  zones?: string[][];
  ranges?: Range[];
  asked: Seat[];
  kind: string;
  choice?: string;
  mover?: string | null;
  over: boolean;
  result: number[];
}

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
export function distance(a: Briskar, b: Briskar): number {
  if (!a.square || !b.square) return Infinity;
  const p = spotOf(a.square);
  const q = spotOf(b.square);
  const flat = Math.max(0, Math.hypot(p.x - q.x, p.y - q.y) - 1);
  return Math.hypot(flat, Math.max(0, Math.abs(a.level - b.level) - 1));
}

export const briskarOf = (view: BattleView, id: string | null | undefined): Briskar | undefined =>
  view.briskars.find((one) => one.id === id);
export const standingOn = (view: BattleView, square: string): Briskar | undefined =>
  view.briskars.find((one) => one.square === square);
export const inPlay = (view: BattleView, seat: Seat): Briskar[] =>
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
export function numberOf(view: BattleView, one: Briskar): number {
  const twins = view.briskars.filter((other) => other.seat === one.seat && other.profile === one.profile);
  return twins.length > 1 ? twins.findIndex((other) => other.id === one.id) + 1 : 0;
}

export const SHAKEN = 10;
export const healthOf = (one: { hp: number; most_hp: number }): "low" | "mid" | "full" =>
  one.hp < SHAKEN ? "low" : one.hp * 2 <= one.most_hp ? "mid" : "full";

export const isActing = (kind: string): boolean => kind === "action";
export const isSigning = (kind: string): boolean => ["recruit", "band"].includes(kind);
