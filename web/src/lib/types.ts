/** Names for parts of the wire that the page talks about often. */
import type { GameEvent, Option, Said, TableInfo, Update } from "./wire";

export type Seat = number;
/** One position as a seat sees it, without what led to it. */
export type Moment = Omit<Update, "type" | "events" | "stood_in">;

/** A table as the parts of a game look at it: the real one of a session, or a lesson's. */
export interface AtTable {
  readonly id: string;
  readonly seat: Seat;
  readonly sending: boolean;
  readonly moments: Record<number, Moment>;
  readonly info: Pick<TableInfo, "paused" | "you" | "seats" | "chat"> | null;
  readonly heard: Said[];
  nameOf(seat: Seat): string;
  say(seat: Seat, words: { phrase: string } | { text: string }): void;
  pause(seat: Seat, on: boolean): void;
  act(seat: Seat, option: Option): void;
}

export function seatOf(event: GameEvent): Seat {
  return typeof event.seat === "number" ? event.seat : -1;
}

export function cardOf(event: GameEvent, field = "card"): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

/** Kinds may be written with _ or -. */
export const kindOf = (event: GameEvent): string => event.kind.replaceAll("_", "-");
