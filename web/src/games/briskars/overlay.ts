/** Marks over the map as paths: borders of ranges, teeth of zones, corners, trails. */
import type { Option } from "../../lib/wire";
import { CELL } from "./field";
import { briskarOf, inside, spotOf, squareAt, type Spot } from "./view";
import { TEMPLATE, type BriskarsView } from "./wire";

const EDGES = [
  [0, -1, 0, 0, 1, 0],
  [1, 0, 1, 0, 1, 1],
  [0, 1, 1, 1, 0, 1],
  [-1, 0, 0, 1, 0, 0],
] as const;
const key = (x: number, y: number): string => `${x},${y}`;

/** The outline of a set of squares, drawn just inside; with a map, without what runs along its rim. */
export function border(squares: Iterable<string>, map?: { width: number; height: number }): string {
  const spots = [...squares].map(spotOf);
  const all = new Set(spots.map((spot) => key(spot.x, spot.y)));
  const k = 3;
  let d = "";
  for (const { x, y } of spots) {
    for (const [dx, dy, ax, ay, bx, by] of EDGES) {
      const rim = map && (x + dx < 0 || y + dy < 0 || x + dx >= map.width || y + dy >= map.height);
      if (!rim && !all.has(key(x + dx, y + dy)))
        d += `M${(x + ax) * CELL - dx * k} ${(y + ay) * CELL - dy * k}L${(x + bx) * CELL - dx * k} ${(y + by) * CELL - dy * k}`;
    }
  }
  return d;
}

/** A zone: teeth pointing inwards along its edge. */
export function teeth(squares: Iterable<string>): string {
  const spots = [...squares].map(spotOf);
  const all = new Set(spots.map((spot) => key(spot.x, spot.y)));
  let d = "";
  for (const { x, y } of spots) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (all.has(key(x + dx, y + dy))) continue;
      for (let i = 0; i < 4; i++) {
        const t = 12 + i * 24;
        if (dy) d += `M${x * CELL + t - 7} ${(y + (dy > 0 ? 1 : 0)) * CELL}h14l-7 ${-dy * 13}Z`;
        else d += `M${(x + (dx > 0 ? 1 : 0)) * CELL} ${y * CELL + t - 7}v14l${-dx * 13} -7Z`;
      }
    }
  }
  return d;
}

/** Four corners round a square: the cursor, or the target. */
export function corners(pad = 0, arm = 26): string {
  const a = -pad;
  const b = CELL + pad;
  return `M${a} ${a + arm}V${a}H${a + arm}M${b - arm} ${a}H${b}V${a + arm}M${b} ${b - arm}V${b}H${b - arm}M${a + arm} ${b}H${a}V${b - arm}`;
}

const centre = (spot: Spot): [number, number] => [spot.x * CELL + CELL / 2, spot.y * CELL + CELL / 2];

export interface Fire {
  d: string;
  rest: string;
  bar: string;
  stop: { x: number; y: number } | null;
  mx: number;
  my: number;
  fan: string;
}
/** The line of fire, from just outside one token to just outside the other; whole as far as what stops it, then its `rest`. */
export function lineOfFire(from: string, to: string, broken: number | null = null): Fire {
  const [ax, ay] = centre(spotOf(from));
  const [bx, by] = centre(spotOf(to));
  const at = (share: number): string => `${(ax + (bx - ax) * share).toFixed(1)} ${(ay + (by - ay) * share).toFixed(1)}`;
  const long = Math.max(1, Math.hypot(bx - ax, by - ay));
  const side = [(-(by - ay) / long) * 36, ((bx - ax) / long) * 36] as const;
  const [start, end] = [Math.min(0.3, 40 / long), 1 - Math.min(0.3, 40 / long)];
  const cut = broken === null ? end : Math.min(end, Math.max(start, broken));
  const stop = broken === null ? null : { x: ax + (bx - ax) * cut, y: ay + (by - ay) * cut };
  const middle = broken === null ? 0.42 : Math.max(0.2, cut / 2);
  return {
    d: `M${at(start)}L${at(cut)}`,
    rest: broken === null ? "" : `M${at(cut)}L${at(end)}`,
    stop,
    bar: stop
      ? `M${(stop.x + side[0]).toFixed(1)} ${(stop.y + side[1]).toFixed(1)}L${(stop.x - side[0]).toFixed(1)} ${(stop.y - side[1]).toFixed(1)}`
      : "",
    mx: ax + (bx - ax) * middle,
    my: ay + (by - ay) * middle,
    fan: `M${ax} ${ay}L${(bx + side[0]).toFixed(1)} ${(by + side[1]).toFixed(1)}L${(bx - side[0]).toFixed(1)} ${(by - side[1]).toFixed(1)}Z`,
  };
}

export const trailPath = (way: string[]): string =>
  `M${way.map((square) => centre(spotOf(square)).join(" ")).join("L")}`;

/** The squares of a template, as far as they are on the map. */
export function block(square: string, width: number, height: number): string[] {
  const { x, y } = spotOf(square);
  const found: string[] = [];
  for (let dy = -TEMPLATE; dy <= TEMPLATE; dy++)
    for (let dx = -TEMPLATE; dx <= TEMPLATE; dx++)
      if (inside({ width, height }, x + dx, y + dy)) found.push(squareAt(x + dx, y + dy));
  return found;
}

const START = 222;
const SPAN = 276;
/** The health arc, from 7 to 5 o'clock. */
export function arc(share: number, r = 46.5): string {
  const at = (angle: number): string => {
    const a = (angle * Math.PI) / 180;
    return `${(48 + r * Math.sin(a)).toFixed(1)} ${(48 - r * Math.cos(a)).toFixed(1)}`;
  };
  const sweep = SPAN * Math.min(1, Math.max(0.02, share));
  return `M${at(START)}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${at(START + sweep)}`;
}

/** Where the choices of a hint lie on the map; a square that several are about carries the best of them. */
export function advised(choices: Option[], view: BriskarsView): { square: string; rank: number }[] {
  const best = new Map<string, number>();
  choices.forEach((option, i) => {
    const whom = typeof option.briskar === "string" ? briskarOf(view, option.briskar)?.square : null;
    const square = typeof option.square === "string" ? option.square : whom;
    if (square && !best.has(square)) best.set(square, i + 1);
  });
  return [...best].map(([square, rank]) => ({ square, rank }));
}
