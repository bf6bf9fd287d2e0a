/** What a Briskar who is looked at could do on the map, sorted by kind so that every square is drawn once. */
import type { Line, Moves } from "./wire";
import { spotOf } from "./view";
import type { BriskarView, WeaponView } from "./wire";

export interface Layers {
  walk: string[];
  jump: string[];
  race: string[];
  assault: string[];
  climb: string[];
}
const NOTHING: Layers = { walk: [], jump: [], race: [], assault: [], climb: [] };

/** `may` are the actions open to him now; null where it is not his turn and all are thought of. */
export function layersOf(moves: Moves | undefined, may: Set<string> | null): Layers {
  if (!moves) return NOTHING;
  const can = (verb: string): boolean => !may || may.has(verb);
  const walk = can("walk") ? moves.walk : {};
  const assault = can("assault")
    ? [...new Set(Object.values(moves.assault).flat())].filter((square) => square !== moves.square)
    : [];
  const climb = can("climb") ? moves.climb : [];
  const taken = new Set([...assault, ...climb]);
  const free = (square: string): boolean => !taken.has(square);
  return {
    assault,
    climb,
    walk: Object.keys(walk).filter((square) => free(square) && !walk[square]?.leaps.length),
    jump: Object.keys(walk).filter((square) => free(square) && walk[square]?.leaps.length),
    race: can("race") ? Object.keys(moves.race).filter((square) => free(square) && !walk[square]) : [],
  };
}

export interface Ring {
  key: string;
  weapon: WeaponView;
  fathoms: number;
  far: boolean;
  squares: string[];
}
/** The ranges of his loaded arms: up to the short range, up to the long one; the widest of each is enough. */
export function ringsOf(moves: Moves | undefined, one: BriskarView | undefined): Ring[] {
  if (!moves || !one) return [];
  const rings = one.weapons.flatMap((weapon) =>
    (["near", "far"] as const).flatMap((end) => {
      const fathoms = weapon[end];
      if (fathoms == null) return [];
      const squares = [
        moves.square,
        ...Object.keys(moves.fathoms).filter((square) => (moves.fathoms[square] ?? Infinity) <= fathoms),
      ];
      return [{ key: `${weapon.slot}${end}`, weapon, fathoms, far: end === "far", squares }];
    }),
  );
  const seen = new Set<number>();
  return rings.filter((ring) => !seen.has(ring.fathoms) && seen.add(ring.fathoms));
}

/** How far along a line of fire, between 0 and 1, the square lies that stops most of its rays; null where nothing does. */
export function breakAt(line: Line | undefined, from: string, to: string): { share: number; square: string } | null {
  const square = line ? Object.keys(line.stopped)[0] : undefined;
  if (!line || !square || line.cover === "clear") return null;
  const [a, b, o] = [spotOf(from), spotOf(to), spotOf(square)];
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = long ? ((o.x - a.x) * (b.x - a.x) + (o.y - a.y) * (b.y - a.y)) / long : 0;
  return { share: Math.min(0.92, Math.max(0.12, along)), square };
}
