/** A map while it is drawn: rows of letters as in its file, strokes over them, and the picture they make. */
import type { Palette } from "../../../lib/wire";
import type { Field } from "../field";
import { squareAt, type Spot } from "../view";

export type Grid = "ground" | "heights" | "scenery" | "zones";
export const GRIDS: Grid[] = ["ground", "heights", "scenery", "zones"];
export interface MapFields {
  id: string;
  ground: string[];
  heights: string[];
  scenery: string[];
  zones: string[];
  remarks: string[];
}
/** How a stroke is repeated: not at all, mirrored, turned by half, or in all four corners. */
export type Symmetry = "none" | "across" | "down" | "turned" | "four";
export const SYMMETRIES: Symmetry[] = ["none", "across", "down", "turned", "four"];

export const sizeOf = (map: MapFields): { width: number; height: number } => ({
  width: map.ground[0]?.length ?? 0,
  height: map.ground.length,
});

const rowsOf = (width: number, height: number, letter: string): string[] =>
  Array.from({ length: height }, () => letter.repeat(width));

export function blankMap(palette: Palette, side: number, ground: string): MapFields {
  const letter = palette.grounds.find((one) => one.id === ground)?.letter ?? ".";
  const rows = (sign: string): string[] => rowsOf(side, side, sign);
  const nothing = rows(palette.nothing);
  return { id: "my-map", ground: rows(letter), heights: rows("0"), scenery: nothing, zones: nothing, remarks: [] };
}

/** What came as JSON, as the rows of a map; anything else is none. */
export function readMap(fields: Record<string, unknown>, palette: Palette): MapFields | null {
  const rows = (name: string): string[] =>
    Array.isArray(fields[name]) ? (fields[name] as unknown[]).filter((row) => typeof row === "string") : [];
  const ground = rows("ground");
  const id = typeof fields.id === "string" ? fields.id : "";
  if (!ground.length) return null;
  const zones = rows("zones").length ? rows("zones") : rowsOf(ground[0]?.length ?? 0, ground.length, palette.nothing);
  return { id, ground, heights: rows("heights"), scenery: rows("scenery"), zones, remarks: rows("remarks") };
}

/** As its file has it: without zones where none are drawn. */
export function written(map: MapFields, palette: Palette): Record<string, unknown> {
  const drawn = map.zones.some((row) => [...row].some((sign) => sign !== palette.nothing));
  return { ...map, zones: drawn ? map.zones : [] };
}

export const letterAt = (map: MapFields, grid: Grid, { x, y }: Spot): string => map[grid][y]?.[x] ?? "";

/** The places that a symmetry makes of one, each once. */
export function mirrored(spot: Spot, symmetry: Symmetry, width: number, height: number): Spot[] {
  const [x, y] = [width - 1 - spot.x, height - 1 - spot.y];
  const others: Record<Symmetry, Spot[]> = {
    none: [],
    across: [{ x, y: spot.y }],
    down: [{ x: spot.x, y }],
    turned: [{ x, y }],
    four: [
      { x, y: spot.y },
      { x: spot.x, y },
      { x, y },
    ],
  };
  const all = [spot, ...others[symmetry]];
  return all.filter((one, k) => all.findIndex((other) => other.x === one.x && other.y === one.y) === k);
}

/** The squares under a brush of some size, its middle on the spot. */
export function under(spot: Spot, size: number, width: number, height: number): Spot[] {
  const from = -Math.floor((size - 1) / 2);
  const found: Spot[] = [];
  for (let dy = from; dy < from + size; dy++)
    for (let dx = from; dx < from + size; dx++) {
      const [x, y] = [spot.x + dx, spot.y + dy];
      if (x >= 0 && y >= 0 && x < width && y < height) found.push({ x, y });
    }
  return found;
}

/** The squares on the straight way from one to another, both with it. */
export function line(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const at = (a: number, b: number, k: number): number => Math.round(a + ((b - a) * k) / Math.max(1, steps));
  return Array.from({ length: steps + 1 }, (_, k) => ({ x: at(from.x, to.x, k), y: at(from.y, to.y, k) }));
}

/** All squares that hang together with one and are drawn alike. */
export function alike(map: MapFields, grid: Grid, start: Spot): Spot[] {
  const letter = letterAt(map, grid, start);
  const seen = new Set([`${start.x},${start.y}`]);
  const found = [start];
  for (const here of found)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { x: here.x + dx, y: here.y + dy };
      const key = `${next.x},${next.y}`;
      if (!seen.has(key) && letterAt(map, grid, next) === letter) {
        seen.add(key);
        found.push(next);
      }
    }
  return found;
}

/** A zone on the other side belongs to the other band: 1 and 2 change places, 3 and 4, 5 and 6. */
function zoneAcross(sign: string, nothing: string): string {
  if (sign === nothing) return sign;
  const n = Number(sign) - 1;
  return String((n ^ 1) + 1);
}

/** Draw one letter on some squares, repeated by the symmetry. */
export function painted(
  map: MapFields,
  grid: Grid,
  spots: Spot[],
  letter: string,
  symmetry: Symmetry,
  nothing: string,
): MapFields {
  const { width, height } = sizeOf(map);
  const rows = map[grid].map((row) => [...row]);
  for (const spot of spots)
    mirrored(spot, symmetry, width, height).forEach((one, k) => {
      const row = rows[one.y];
      if (row) row[one.x] = k && grid === "zones" ? zoneAcross(letter, nothing) : letter;
    });
  return { ...map, [grid]: rows.map((row) => row.join("")) };
}

/** Make one half of the map like the other: all grids, as the symmetry says. */
export function evened(map: MapFields, symmetry: Symmetry, nothing: string): MapFields {
  const { width, height } = sizeOf(map);
  let made = map;
  for (const grid of GRIDS)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const first = mirrored({ x, y }, symmetry, width, height).every(
          (one) => y * width + x <= one.y * width + one.x,
        );
        if (first) made = painted(made, grid, [{ x, y }], letterAt(map, grid, { x, y }), symmetry, nothing);
      }
  return made;
}

/** The same map with other sides: what is new is drawn like the last column or row, and empty. */
export function resized(map: MapFields, width: number, height: number, nothing: string): MapFields {
  const fit = (grid: Grid): string[] => {
    const bare = grid === "scenery" || grid === "zones";
    const wide = map[grid].map((row) => row.slice(0, width).padEnd(width, bare ? nothing : row.at(-1)));
    const last = bare ? nothing.repeat(width) : (wide.at(-1) ?? "");
    return Array.from({ length: height }, (_, k) => wide[k] ?? last);
  };
  return { ...map, ground: fit("ground"), heights: fit("heights"), scenery: fit("scenery"), zones: fit("zones") };
}

/** The picture of a map, drawn as a battle on it would be. */
export function fieldOfMap(map: MapFields, palette: Palette): Field {
  const grounds = new Map(palette.grounds.map((one) => [one.letter, one]));
  const things = new Map(palette.scenery.map((one) => [one.letter, one]));
  const { width, height } = sizeOf(map);
  const cells = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ground = grounds.get(letterAt(map, "ground", { x, y }));
      const thing = things.get(letterAt(map, "scenery", { x, y }));
      cells.push({
        x,
        y,
        square: squareAt(x, y),
        ground: ground?.id ?? "planks",
        kind: ground?.kind ?? "floor",
        level: Math.max(0, palette.heights.indexOf(letterAt(map, "heights", { x, y }))) / 2,
        scenery: thing?.id ?? null,
        points: thing?.points ?? 0,
      });
    }
  return { width, height, cells };
}

/** The squares of each zone that is drawn, by its digit. */
export function zonesOf(map: MapFields, nothing: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  map.zones.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      if (sign !== nothing) found.set(sign, [...(found.get(sign) ?? []), squareAt(x, y)]);
    }),
  );
  return found;
}
