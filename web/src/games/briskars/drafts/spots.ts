/** The spots of a scenario while it is written: places that an action serves, one after another, some of which open a way. */
import type { Cell, Field } from "../field";
import { spotOf } from "../view";

export interface Spot {
  kind: string;
  at: string;
  gold?: number;
  /** The number of the spot that must be served before, from 1. */
  after?: number;
  /** The square whose scenery makes way once this is served. */
  opens?: string;
}

/** Take a spot away: those after it move up, and what waited for it waits no more. */
export const without = (spots: Spot[], k: number): Spot[] =>
  spots
    .filter((_, n) => n !== k)
    .map(({ after = 0, ...spot }) => {
      const next = after === k + 1 ? 0 : after > k + 1 ? after - 1 : after;
      return next ? { ...spot, after: next } : spot;
    });

/** What a spot may open: everything that stands on the map, the nearest first. */
export function openable(field: Field, spot: Spot): Cell[] {
  const here = spotOf(spot.at);
  const away = ({ x, y }: Cell): number => Math.max(Math.abs(x - here.x), Math.abs(y - here.y));
  return field.cells.filter((cell) => cell.scenery).sort((a, b) => away(a) - away(b));
}
