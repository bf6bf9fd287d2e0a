/** The hand that draws a map: layer, ink, brush, symmetry, the square in hand, and what is seen from it. */
import type { Outlook } from "../../../lib/wire";
import { inside, spotOf, squareAt, type Spot } from "../view";
import { draftApi } from "./api";
import type { Bench } from "./bench.svelte";
import {
  alike,
  letterAt,
  line,
  painted,
  sizeOf,
  under,
  written,
  type Grid,
  type MapFields,
  type Symmetry,
} from "./map";

export type Tool = "draw" | "fill" | "pick" | "look" | "hand";
export const TOOLS: Tool[] = ["draw", "fill", "pick", "look", "hand"];
/** Ink that raises or lowers by half a fathom instead of setting a height. */
export const UP = "+";
export const DOWN = "-";

export class Sketch {
  layer = $state<Grid>("ground");
  tool = $state<Tool>("draw");
  size = $state(1);
  symmetry = $state<Symmetry>("turned");
  inks = $state<Record<Grid, string>>({ ground: ".", heights: UP, scenery: "#", zones: "1" });
  cursor = $state<string | null>(null);
  /** Squares that a complaint is about. */
  shown = $state.raw<string[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  /** Whether the look is from the square, or at whoever stands on it. */
  turned = $state(false);
  private stroke: { seen: Set<string>; begun: boolean; last: Spot } | null = null;
  private looked = 0;

  constructor(private readonly bench: Bench) {}

  get map(): MapFields | null {
    return this.bench.work.map;
  }
  private get nothing(): string {
    return this.bench.palette?.nothing ?? ".";
  }

  press(square: string): void {
    this.cursor = square;
    if (this.tool === "hand") return;
    if (this.tool === "look") {
      void this.look();
      return;
    }
    if (this.tool === "pick") {
      this.pick(square);
      return;
    }
    this.stroke = { seen: new Set(), begun: false, last: spotOf(square) };
    this.drag(square);
  }

  /** Go on with a stroke, however fast: no square on the way is left out, and none is drawn twice. */
  drag(square: string): void {
    const map = this.map;
    if (!map || !this.stroke) return;
    this.cursor = square;
    const { width, height } = sizeOf(map);
    const spot = spotOf(square);
    const way = line(this.stroke.last, spot);
    this.stroke.last = spot;
    const spots =
      this.tool === "fill" ? alike(map, this.layer, spot) : way.flatMap((one) => under(one, this.size, width, height));
    const fresh = spots.filter(({ x, y }) => this.isFresh(squareAt(x, y)));
    if (!fresh.length) return;
    this.bench.change({ map: this.drawn(map, fresh) }, this.stroke.begun);
    this.stroke.begun = true;
  }
  private isFresh(square: string): boolean {
    const seen = this.stroke?.seen;
    if (!seen || seen.has(square)) return false;
    seen.add(square);
    return true;
  }
  release(): void {
    this.stroke = null;
  }
  /** Take back what a stroke under way has drawn: it was not meant. */
  drop(): void {
    if (this.stroke?.begun) this.bench.forget();
    this.stroke = null;
  }

  private drawn(map: MapFields, spots: Spot[]): MapFields {
    const ink = this.inks[this.layer];
    if (this.layer !== "heights" || (ink !== UP && ink !== DOWN))
      return painted(map, this.layer, spots, ink, this.symmetry, this.nothing);
    const heights = this.bench.palette?.heights ?? "0";
    let made = map;
    for (const spot of spots) {
      const now = heights.indexOf(letterAt(map, "heights", spot));
      const next = heights[Math.min(heights.length - 1, Math.max(0, now + (ink === UP ? 1 : -1)))] ?? "0";
      made = painted(made, "heights", [spot], next, this.symmetry, this.nothing);
    }
    return made;
  }

  /** Take the ink that a square is drawn with. */
  pick(square: string): void {
    if (this.map) this.inks[this.layer] = letterAt(this.map, this.layer, spotOf(square));
    this.tool = "draw";
  }

  /** Ask what is seen from the square in hand; what was asked before and comes later is not shown. */
  async look(): Promise<void> {
    const { map, cursor } = this;
    if (!map || !cursor || !this.bench.palette) return;
    const mine = ++this.looked;
    try {
      const found = await draftApi.outlook({ map: written(map, this.bench.palette), square: cursor });
      if (mine === this.looked) this.outlook = found;
    } catch {
      if (mine === this.looked) this.outlook = null;
    }
  }

  move(dx: number, dy: number): void {
    if (!this.map) return;
    const here = this.cursor ? spotOf(this.cursor) : { x: 0, y: 0 };
    const [x, y] = this.cursor ? [here.x + dx, here.y + dy] : [0, 0];
    if (inside(sizeOf(this.map), x, y)) this.cursor = squareAt(x, y);
  }
}
