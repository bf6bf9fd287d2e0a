/** Names for parts of the wire that the page talks about often. */
import type { GameEvent, Update } from "./wire";

export type Seat = number;
/** One position as a seat sees it, without what led to it. */
export type Moment = Omit<Update, "type" | "events">;

export function seatOf(event: GameEvent): Seat {
  return typeof event.seat === "number" ? event.seat : -1;
}

export function cardOf(event: GameEvent, field = "card"): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

/** Kinds may be written with _ or -. */
export const kindOf = (event: GameEvent): string => event.kind.replaceAll("_", "-");
