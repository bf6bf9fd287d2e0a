/** The table of a replay: every hand may lie open, so the seats make room for them. */
import { Layout, type Point, type Side, type Size, type Spot } from "./layout";
import type { Picture } from "./film";

type Kind = "wide" | "phone" | "low";
const SEAT: Record<Kind, Record<Side, Point>> = {
  wide: {
    south: { x: 0.8, y: 0.82 },
    west: { x: 0.14, y: 0.3 },
    north: { x: 0.33, y: 0.1 },
    east: { x: 0.85, y: 0.3 },
  },
  phone: {
    south: { x: 0.76, y: 0.87 },
    west: { x: 0.21, y: 0.2 },
    north: { x: 0.34, y: 0.09 },
    east: { x: 0.79, y: 0.295 },
  },
  low: {
    south: { x: 0.87, y: 0.86 },
    west: { x: 0.1, y: 0.36 },
    north: { x: 0.16, y: 0.12 },
    east: { x: 0.9, y: 0.36 },
  },
};
const HAND: Record<Kind, Record<Side, Point>> = {
  wide: {
    south: { x: 0.5, y: 0.85 },
    west: { x: 0.14, y: 0.46 },
    north: { x: 0.64, y: 0.11 },
    east: { x: 0.85, y: 0.46 },
  },
  phone: {
    south: { x: 0.3, y: 0.87 },
    west: { x: 0.14, y: 0.42 },
    north: { x: 0.72, y: 0.1 },
    east: { x: 0.86, y: 0.42 },
  },
  low: {
    south: { x: 0.5, y: 0.85 },
    west: { x: 0.14, y: 0.6 },
    north: { x: 0.4, y: 0.15 },
    east: { x: 0.86, y: 0.6 },
  },
};
const TRICK: Record<Kind, Record<Side, Point>> = {
  wide: {
    south: { x: 0.5, y: 0.545 },
    west: { x: 0.385, y: 0.41 },
    north: { x: 0.5, y: 0.275 },
    east: { x: 0.615, y: 0.41 },
  },
  phone: {
    south: { x: 0.5, y: 0.63 },
    west: { x: 0.36, y: 0.53 },
    north: { x: 0.5, y: 0.44 }, // below the name in the east
    east: { x: 0.64, y: 0.53 },
  },
  low: {
    south: { x: 0.53, y: 0.58 },
    west: { x: 0.44, y: 0.44 },
    north: { x: 0.53, y: 0.22 },
    east: { x: 0.62, y: 0.44 },
  },
};

/** How wide the cards are before the table's scale. */
const WIDTH: Record<Kind, Record<"trick" | "stock" | "own" | "other", number>> = {
  wide: { trick: 90, stock: 90, own: 96, other: 64 },
  phone: { trick: 56, stock: 44, own: 62, other: 44 },
  low: { trick: 56, stock: 56, own: 58, other: 40 },
};

export class ReplayLayout extends Layout {
  private readonly kind: Kind;

  constructor(size: Size, you: number, seats: number) {
    super(size, you, seats);
    this.kind = this.phone ? "phone" : this.low ? "low" : "wide";
  }

  override seat(seat: number): Point {
    return this.at(SEAT[this.kind][this.side(seat)]);
  }

  override trick(seat: number): Point {
    return this.at(TRICK[this.kind][this.side(seat)]);
  }

  override get cardWidth(): number {
    return WIDTH[this.kind].trick * this.scale;
  }

  override get stockWidth(): number {
    return WIDTH[this.kind].stock * this.scale;
  }

  override get stock(): Point {
    return this.at(this.phone ? { x: 0.105, y: 0.67 } : { x: 0.11, y: 0.81 });
  }

  /** All hands, open or in fog, over the pile and the trick. */
  film(picture: Picture, open: boolean[]): Spot[] {
    const table = this.spots({ ...picture.stage, hand: [], sizes: picture.stage.sizes.map(() => 0) }, null);
    return [...table, ...picture.hands.flatMap((hand, seat) => this.handOf(hand, seat, open[seat] ?? false))];
  }

  private handOf(hand: string[], seat: number, open: boolean): Spot[] {
    const side = this.side(seat);
    const middle = this.at(HAND[this.kind][side]);
    const mine = side === "south";
    const width = WIDTH[this.kind][mine ? "own" : "other"] * this.scale;
    const gap = mine ? width * (this.phone ? 0.82 : 1.06) : width * (this.phone ? 0.5 : 0.53);
    return hand.map((card, i) => ({
      key: open ? card : `fog-${seat}-${i}`,
      card: open ? card : null,
      x: middle.x + (i - (hand.length - 1) / 2) * gap,
      y: middle.y,
      turn: 0,
      width,
      z: 10 + i,
      zone: "back",
      from: null,
      flip: false,
    }));
  }
}
