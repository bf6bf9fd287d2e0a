/** The ground as it is drawn: which tile, how high, what stands there, where edges run. */
import looks from "../../art/briskars/grounds.json";
import { spotOf, squareAt } from "./view";
import { FREE_STEP, HIGHEST_JUMP, type BriskarsView } from "./wire";

export const CELL = 96;
export interface Cell {
  x: number;
  y: number;
  square: string;
  ground: string;
  kind: string;
  level: number;
  scenery: string | null;
  points: number;
}
export interface Field {
  width: number;
  height: number;
  cells: Cell[];
}

const LOOKS = looks as Record<string, string[][]>;
const KIND: Record<string, string> = {
  planks: "floor",
  stone: "floor",
  sand: "sand",
  shallow: "sand",
  ice: "ice",
  deep: "deep",
  bush: "difficult",
  debris: "difficult",
  rock: "blocking",
};
const PLAIN: Record<string, string> = {
  floor: "planks",
  sand: "sand",
  ice: "ice",
  deep: "deep",
  difficult: "bush",
  blocking: "rock",
};

/** The drawing of a ground: the map's own where it is of the kind the rules see, else a plain one. */
function lookOf(map: string, x: number, y: number, kind: string): string {
  const drawn = LOOKS[map]?.[y]?.[x];
  return drawn && KIND[drawn] === kind
    ? drawn
    : kind === "floor" && drawn && drawn !== "deep"
      ? "stone"
      : (PLAIN[kind] ?? "planks");
}

export function fieldOf(view: Pick<BriskarsView, "map" | "width" | "height" | "squares">): Field {
  const special = new Map(view.squares.map((one) => [one.square, one]));
  const cells: Cell[] = [];
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      const square = squareAt(x, y);
      const one = special.get(square);
      const kind = one?.kind ?? "floor";
      cells.push({
        x,
        y,
        square,
        kind,
        ground: one?.floor ?? lookOf(view.map, x, y, kind),
        level: one?.level ?? 0,
        scenery: one?.scenery ?? null,
        points: one?.points ?? 0,
      });
    }
  }
  return { width: view.width, height: view.height, cells };
}

export const cellAt = (field: Field, x: number, y: number): Cell | undefined =>
  x < 0 || y < 0 || x >= field.width || y >= field.height ? undefined : field.cells[y * field.width + x];
export const cellOf = (field: Field, square: string): Cell | undefined =>
  cellAt(field, spotOf(square).x, spotOf(square).y);
export const variant = (x: number, y: number): number => (7 * x + 5 * y + x * y) % 3;

/** Higher is paler: 6 % per half-fathom. */
export const paleness = (level: number): number => Math.min(0.3, Math.round(level * 2) * 0.06);

export function heightText(level: number): string {
  const whole = Math.floor(Math.abs(level));
  const half = Math.abs(level) % 1 >= 0.5;
  return `${level < 0 ? "−" : ""}${whole || !half ? whole : ""}${half ? "½" : ""}`;
}

const COURSE = 6.5;
const COURSES = 6;
/** Thin: a free step. Medium: a jump. Heavy: a climb (BK-MOV-17). */
export const edgeWidth = (drop: number): number => (drop <= FREE_STEP ? 2 : drop <= HIGHEST_JUMP ? 4 : 6.5);

export interface Face {
  key: string;
  ground: string;
  x: number;
  y: number;
  h: number;
  shade: number;
  lines: string;
  edge: number;
}
/** Southern faces, drawn on the lower square: one course of bricks per half-fathom. */
export function faces(field: Field): Face[] {
  const found: Face[] = [];
  for (const cell of field.cells) {
    const north = cellAt(field, cell.x, cell.y - 1);
    if (!north || north.level <= cell.level) continue;
    const drop = north.level - cell.level;
    const n = Math.min(COURSES, Math.round(drop * 2));
    const [x, y] = [cell.x * CELL, cell.y * CELL];
    let lines = "";
    for (let i = 1; i <= n; i++) {
      lines += `M${x} ${y + i * COURSE + 1}h${CELL}`;
      const off = 10 + 22 * (i % 2);
      for (let k = 0; k < 2; k++)
        if (off + k * 44 < 94) lines += `M${x + off + k * 44} ${y + (i - 1) * COURSE + 1}v${COURSE}`;
    }
    found.push({
      key: cell.square,
      ground: ["shallow", "deep"].includes(north.ground) ? "stone" : north.ground,
      x,
      y,
      h: n * COURSE + 2,
      shade: 6 + n * 3,
      lines,
      edge: edgeWidth(drop),
    });
  }
  return found;
}

export interface Lip {
  key: string;
  line: string;
  ticks: string;
  shade: { x: number; y: number; w: number } | null;
  width: number;
}
/** Western, eastern and northern edges of higher ground; the east also casts a shadow. */
export function lips(field: Field): Lip[] {
  const found: Lip[] = [];
  for (const cell of field.cells) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
    ] as const) {
      const high = cellAt(field, cell.x + dx, cell.y + dy);
      if (!high || high.level <= cell.level) continue;
      const drop = high.level - cell.level;
      const depth = Math.min(COURSES, Math.round(drop * 2)) * 2.6 + 3;
      const [x, y] = [cell.x * CELL, cell.y * CELL];
      const marks = drop > FREE_STEP ? [0, 1, 2, 3, 4, 5] : [];
      if (dx) {
        const at = x + (dx > 0 ? CELL : 0);
        const ticks = marks.map((i) => `M${at} ${y + 8 + i * 16}h${(-dx * depth * 0.7).toFixed(1)}`).join("");
        found.push({
          key: `${cell.square}${dx}`,
          line: `M${at} ${y}v${CELL}`,
          ticks,
          shade: dx > 0 ? null : { x, y, w: depth * 2 },
          width: edgeWidth(drop),
        });
      } else {
        const ticks = marks.map((i) => `M${x + 8 + i * 16} ${y + CELL}v${(-depth * 0.6).toFixed(1)}`).join("");
        found.push({
          key: `${cell.square}n`,
          line: `M${x} ${y + CELL}h${CELL}`,
          ticks,
          shade: null,
          width: edgeWidth(drop),
        });
      }
    }
  }
  return found;
}

/** Foam where water meets sand. */
export function shore(field: Field): string {
  let d = "";
  const wet = (ground: string): boolean => ground === "shallow" || ground === "deep";
  for (const cell of field.cells) {
    if (!wet(cell.ground)) continue;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const dry = cellAt(field, cell.x + dx, cell.y + dy);
      if (!dry || dry.ground !== "sand") continue;
      if (dx) d += `M${(cell.x + (dx > 0 ? 1 : 0)) * CELL - dx * 7} ${cell.y * CELL}q${-dx * 9} 12 0 24t0 24t0 24t0 24`;
      else d += `M${cell.x * CELL} ${(cell.y + (dy > 0 ? 1 : 0)) * CELL - dy * 7}q12 ${-dy * 9} 24 0t24 0t24 0t24 0`;
    }
  }
  return d;
}

/** The gunwale of a ship: where planks meet deep water. */
export function rails(field: Field): string {
  let d = "";
  const deck = (x: number, y: number): boolean => cellAt(field, x, y)?.ground === "planks";
  const sea = (x: number, y: number): boolean => cellAt(field, x, y)?.ground === "deep";
  const open = (cell: Cell): boolean => cell.scenery === "gangplank" || cell.scenery === "rail";
  for (const cell of field.cells) {
    if (!deck(cell.x, cell.y) || cell.scenery === "gangplank") continue;
    for (const [dx, dy, ax, ay, bx, by] of [
      [0, -1, 0, 0, 1, 0],
      [1, 0, 1, 0, 1, 1],
      [0, 1, 1, 1, 0, 1],
      [-1, 0, 0, 1, 0, 0],
    ] as const) {
      const beyond = cellAt(field, cell.x + dx, cell.y + dy);
      if (!sea(cell.x + dx, cell.y + dy) || (beyond && open(beyond))) continue;
      const k = 7;
      d += `M${(cell.x + ax) * CELL - dx * k} ${(cell.y + ay) * CELL - dy * k}L${(cell.x + bx) * CELL - dx * k} ${(cell.y + by) * CELL - dy * k}`;
    }
  }
  return d;
}

/** One number for each plateau of more than three squares, on its first free square. */
export function heightTags(field: Field, taken: Set<string>): { square: string; x: number; y: number; text: string }[] {
  const seen = new Set<string>();
  const tags: { square: string; x: number; y: number; text: string }[] = [];
  if (field.cells.every((cell) => cell.level === 0)) return tags;
  for (const start of field.cells) {
    if (seen.has(start.square)) continue;
    const area = [start];
    seen.add(start.square);
    for (let i = 0; i < area.length; i++) {
      const here = area[i] as Cell;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = cellAt(field, here.x + dx, here.y + dy);
        if (next && next.level === start.level && !seen.has(next.square)) {
          seen.add(next.square);
          area.push(next);
        }
      }
    }
    if (area.length <= 3) continue;
    const spot = area
      .filter((cell) => !taken.has(cell.square) && !cell.scenery)
      .sort((a, b) => a.y - b.y || a.x - b.x)[0];
    if (spot) tags.push({ square: spot.square, x: spot.x, y: spot.y, text: heightText(start.level) });
  }
  return tags;
}
