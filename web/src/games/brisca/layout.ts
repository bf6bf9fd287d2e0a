/** Where each card lies, in pixels of the table: a pure function of the stage and the size of the table. */
import type { Seat } from "../../lib/types";
import type { Stage } from "./stage";
import type { CardId } from "./view";

export interface Size {
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  key: string;
  card: CardId | null;
  width: number;
  turn: number;
  z: number;
  zone: "hand" | "trick" | "stock" | "turned" | "back" | "swept";
  from: Point | null;
  flip: boolean;
}
export type Side = "south" | "west" | "north" | "east";

interface Plan {
  card: number;
  hand: number;
  small: number;
  gap: number;
  seat: Record<Side, Point>;
  trick: Record<Side, Point>;
  backs: Record<Side, Point>;
  stock: Point;
  turned: Point;
  handX: number;
  handY: number;
  fan: number;
  lift: number;
}

/** Points are parts of the table's width and height; sizes are pixels. The numbers are those of the drawn mock-ups. */
const WIDE: Plan = {
  card: 104,
  hand: 138,
  small: 44,
  gap: 128,
  handX: 0.5,
  handY: 0.865,
  fan: 7,
  lift: 26,
  seat: {
    south: { x: 0.855, y: 0.68 },
    west: { x: 0.125, y: 0.34 },
    north: { x: 0.5, y: 0.075 },
    east: { x: 0.87, y: 0.34 },
  },
  trick: {
    south: { x: 0.5, y: 0.495 },
    west: { x: 0.38, y: 0.375 },
    north: { x: 0.5, y: 0.25 },
    east: { x: 0.62, y: 0.375 },
  },
  backs: {
    south: { x: 0.5, y: 0.9 },
    west: { x: 0.125, y: 0.46 },
    north: { x: 0.62, y: 0.075 },
    east: { x: 0.87, y: 0.46 },
  },
  stock: { x: 0.11, y: 0.79 },
  turned: { x: 0.155, y: 0.79 },
};
const PHONE: Plan = {
  card: 68,
  hand: 104,
  small: 26,
  gap: 108,
  handX: 0.5,
  handY: 0.75,
  fan: 5,
  lift: 16,
  seat: {
    south: { x: 0.79, y: 0.545 },
    west: { x: 0.18, y: 0.16 },
    north: { x: 0.5, y: 0.06 },
    east: { x: 0.82, y: 0.16 },
  },
  trick: {
    south: { x: 0.5, y: 0.425 },
    west: { x: 0.27, y: 0.34 },
    north: { x: 0.5, y: 0.225 },
    east: { x: 0.73, y: 0.34 },
  },
  backs: {
    south: { x: 0.5, y: 0.9 },
    west: { x: 0.18, y: 0.16 },
    north: { x: 0.5, y: 0.06 },
    east: { x: 0.82, y: 0.16 },
  },
  stock: { x: 0.115, y: 0.53 },
  turned: { x: 0.19, y: 0.53 },
};
/** A telephone lying on its side: little height, so the hand is cut at the rim and the names stand beside the cards. */
const LOW: Plan = {
  card: 62,
  hand: 100,
  small: 26,
  gap: 92,
  handX: 0.47, // the turn and its button stand on the right
  handY: 0.9,
  fan: 6,
  lift: 18,
  seat: {
    south: { x: 0.87, y: 0.62 },
    west: { x: 0.1, y: 0.36 },
    north: { x: 0.36, y: 0.12 },
    east: { x: 0.9, y: 0.36 },
  },
  trick: { south: { x: 0.5, y: 0.5 }, west: { x: 0.4, y: 0.36 }, north: { x: 0.5, y: 0.2 }, east: { x: 0.6, y: 0.36 } },
  backs: {
    south: { x: 0.5, y: 0.9 },
    west: { x: 0.1, y: 0.36 },
    north: { x: 0.36, y: 0.12 },
    east: { x: 0.9, y: 0.36 },
  },
  stock: { x: 0.09, y: 0.68 },
  turned: { x: 0.15, y: 0.68 },
};
const LOW_HEIGHT = 400;
export const RATIO = 310 / 200;
/** How much of a back shows beside the next one. */
const OVERLAP = 0.42;

/** Narrow tables, and tall ones: a tablet held upright is laid like a telephone. */
export const isPhone = (size: Size): boolean => size.w < 560 || size.w < size.h * 0.8;
export const isLow = (size: Size): boolean => !isPhone(size) && size.h < LOW_HEIGHT;

/** Cards grow with the table, so that a large screen is not a lonely one. */
export function scaleOf(size: Size): number {
  const full = isPhone(size) ? { w: 344, h: 570 } : isLow(size) ? { w: 600, h: 290 } : { w: 920, h: 690 };
  const fit = Math.min(size.w / full.w, size.h / full.h);
  return Math.min(1.7, Math.max(0.42, fit));
}

/** The side of the table where a seat is, seen from `you`; the next seat clockwise sits on the left. */
export function sideOf(seat: Seat, you: Seat, seats: number): Side {
  const away = (seat - you + seats) % seats;
  const sides: Record<number, Side[]> = {
    2: ["south", "north"],
    3: ["south", "west", "east"],
    4: ["south", "west", "north", "east"],
  };
  return sides[seats]?.[away] ?? "north";
}

export class Layout {
  readonly scale: number;
  readonly plan: Plan;
  readonly phone: boolean;
  readonly low: boolean;

  constructor(
    readonly size: Size,
    readonly you: Seat,
    readonly seats: number,
    readonly watching = false,
  ) {
    this.phone = isPhone(size);
    this.low = isLow(size);
    this.plan = this.phone ? PHONE : this.low ? LOW : WIDE;
    this.scale = scaleOf(size);
  }

  at(point: Point): Point {
    return { x: point.x * this.size.w, y: point.y * this.size.h };
  }

  side(seat: Seat): Side {
    return sideOf(seat, this.you, this.seats);
  }

  /** Where a name stands. Three on a phone have nobody in the north: those at the sides move up, away from their cards. */
  seat(seat: Seat): Point {
    const side = this.side(seat);
    const spot = this.plan.seat[side];
    return this.at(this.phone && this.seats === 3 && side !== "south" ? { x: spot.x, y: 0.09 } : spot);
  }

  /** Where a seat's card of the trick lies; three lie closer together than four. */
  trick(seat: Seat): Point {
    const side = this.side(seat);
    const spot = this.at(this.plan.trick[side]);
    if (this.seats === 3 && side !== "south")
      return { x: spot.x + (side === "west" ? 1 : -1) * 0.03 * this.size.w, y: spot.y - 0.06 * this.size.h };
    return spot;
  }

  /** Where the name of a seat ends whose cards lie beside it; a longer name grows away from them. */
  nameEnd(seat: Seat): number | null {
    if (this.phone || this.side(seat) !== "north") return null;
    if (this.low) return this.trick(seat).x - this.cardWidth / 2 - 10;
    return this.backs(seat).x - (this.plan.small * this.scale * (1 + 2 * OVERLAP)) / 2 - 10;
  }

  /** Names grow with a very large table, never shrink. */
  get seatScale(): number {
    if (this.low) return 1;
    return Math.min(1.5, Math.max(1, this.scale * (this.phone ? 0.85 : 0.92)));
  }

  get cardWidth(): number {
    return this.plan.card * this.scale;
  }

  get handWidth(): number {
    return this.plan.hand * this.scale;
  }

  /** The middle of a hand card: a fan of up to three, drawn together when it would leave the table. */
  hand(index: number, count: number): Point & { turn: number } {
    const off = index - (count - 1) / 2;
    const gap = Math.min(this.plan.gap * this.scale, (this.size.w - this.handWidth) / 2);
    const y = this.plan.handY * this.size.h + Math.abs(off) * 0.01 * this.size.h;
    return { x: this.plan.handX * this.size.w + off * gap, y, turn: off * this.plan.fan };
  }

  get stock(): Point {
    return this.at(this.plan.stock);
  }

  private get turned(): Point {
    const under = this.stock;
    return { x: under.x + 0.52 * this.cardWidth * (this.phone ? 0.8 : 1), y: under.y };
  }

  get stockWidth(): number {
    return this.phone ? 54 * this.scale : this.cardWidth;
  }

  private origin(stage: Stage, card: CardId): Point | null {
    const from = stage.from[card];
    if (from === undefined) return null;
    if (from === "stock") return this.stock;
    if (from === "turned") return this.turned;
    return this.backs(from);
  }

  protected backs(seat: Seat): Point {
    return this.at(this.plan.backs[this.side(seat)]);
  }

  spots(stage: Stage, raised: CardId | null): Spot[] {
    return [
      ...this.pile(stage),
      ...this.othersBacks(stage),
      ...this.trickSpots(stage),
      ...this.sweptSpots(stage),
      ...this.handSpots(stage, raised),
    ];
  }

  private handSpots(stage: Stage, raised: CardId | null): Spot[] {
    return stage.hand.map((card, i) => {
      const place = this.hand(i, stage.hand.length);
      const up = card === raised;
      const from = this.origin(stage, card);
      return {
        key: card,
        card,
        x: place.x,
        y: place.y - (up ? this.plan.lift * this.scale : 0),
        turn: up ? 0 : place.turn,
        width: this.handWidth,
        z: 40 + i,
        zone: "hand",
        from,
        flip: stage.from[card] === "stock",
      };
    });
  }

  private trickSpots(stage: Stage): Spot[] {
    const turns: Record<Side, number> = { south: -3, west: -6, north: 2, east: 6 };
    return stage.trick.map((played, i) => ({
      key: played.card,
      card: played.card,
      ...this.trick(played.seat),
      turn: turns[this.side(played.seat)],
      width: this.cardWidth,
      z: 20 + i,
      zone: "trick",
      from: this.origin(stage, played.card),
      flip: false,
    }));
  }

  private sweptSpots(stage: Stage): Spot[] {
    if (!stage.swept) return [];
    const to = this.seat(stage.swept.seat);
    return stage.swept.cards.map((card, i) => ({
      key: card,
      card,
      ...to,
      turn: (i - 1) * 4,
      width: this.cardWidth * 0.4,
      z: 20 + i,
      zone: "swept",
      from: null,
      flip: false,
    }));
  }

  private pile(stage: Stage): Spot[] {
    const spots: Spot[] = [];
    const width = this.stockWidth;
    if (stage.turned) {
      spots.push({
        key: stage.turned,
        card: stage.turned,
        ...this.turned,
        turn: 90,
        width,
        z: 1,
        zone: "turned",
        from: this.origin(stage, stage.turned),
        flip: false,
      });
    }
    const backs = Math.min(3, Math.max(0, stage.stock - (stage.turned ? 1 : 0)));
    const lean = this.phone ? 1 : 2;
    for (let i = 0; i < backs; i++) {
      spots.push({
        key: `stock-${i}`,
        card: null,
        x: this.stock.x - i * lean,
        y: this.stock.y - i * lean,
        turn: 0,
        width,
        z: 2 + i,
        zone: "stock",
        from: null,
        flip: false,
      });
    }
    return spots;
  }

  private othersBacks(stage: Stage): Spot[] {
    if ((this.phone || this.low) && !this.watching) return [];
    const width = this.plan.small * this.scale;
    return stage.sizes.flatMap((size, seat) => {
      if (seat === this.you && !this.watching) return [];
      if ((this.phone || this.low) && this.side(seat) !== "south") return []; // they would lie under the names
      const middle = this.backs(seat);
      return Array.from({ length: size }, (_, i): Spot => ({
        key: `back-${seat}-${i}`,
        card: null,
        x: middle.x + (i - (size - 1) / 2) * width * OVERLAP,
        y: middle.y,
        turn: 0,
        width,
        z: 5 + i,
        zone: "back",
        from: this.stock,
        flip: false,
      }));
    });
  }
}
