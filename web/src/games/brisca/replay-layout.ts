/** The table of a replay: every hand may lie open, so the seats make room for them. */
import { Layout, type Point, type Side, type Size, type Spot } from "./layout";
import type { Picture } from "./film";

const SEAT: Record<"wide" | "phone", Record<Side, Point>> = {
  wide: {
    south: { x: 0.8, y: 0.82 },
    west: { x: 0.14, y: 0.3 },
    north: { x: 0.33, y: 0.1 },
    east: { x: 0.85, y: 0.3 },
  },
  phone: {
    south: { x: 0.76, y: 0.87 },
    west: { x: 0.21, y: 0.26 },
    north: { x: 0.34, y: 0.09 },
    east: { x: 0.79, y: 0.26 },
  },
};
const HAND: Record<"wide" | "phone", Record<Side, Point>> = {
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
};
const TRICK: Record<"wide" | "phone", Record<Side, Point>> = {
  wide: {
    south: { x: 0.5, y: 0.545 },
    west: { x: 0.385, y: 0.41 },
    north: { x: 0.5, y: 0.275 },
    east: { x: 0.615, y: 0.41 },
  },
  phone: {
    south: { x: 0.5, y: 0.59 },
    west: { x: 0.34, y: 0.47 },
    north: { x: 0.5, y: 0.365 },
    east: { x: 0.66, y: 0.47 },
  },
};

export class ReplayLayout extends Layout {
  private readonly kind: "wide" | "phone";

  constructor(size: Size, you: number, seats: number) {
    super(size, you, seats);
    this.kind = this.phone ? "phone" : "wide";
  }

  override seat(seat: number): Point {
    return this.at(SEAT[this.kind][this.side(seat)]);
  }

  override trick(seat: number): Point {
    return this.at(TRICK[this.kind][this.side(seat)]);
  }

  override get cardWidth(): number {
    return (this.phone ? 56 : 90) * this.scale;
  }

  override get stockWidth(): number {
    return (this.phone ? 44 : 90) * this.scale;
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
    const width = (mine ? (this.phone ? 62 : 96) : this.phone ? 44 : 64) * this.scale;
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
