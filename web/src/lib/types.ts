/** Names for parts of the wire that the page talks about often. */
import type { GameEvent, Option, Said, TableInfo, Update } from "./wire";

export type Seat = number;
/** No seat at all: a watcher looks from here, and an event without a seat is nobody's. */
export const NOBODY: Seat = -1;
/** One position as a seat sees it, without what led to it. */
export type Moment = Omit<Update, "type" | "n" | "events" | "stood_in">;

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

/** The fields that some kind of event has, and what each holds. */
type FieldName<E> = E extends unknown ? keyof E : never;
type FieldValue<E, F> = E extends unknown ? (F extends keyof E ? E[F] : never) : never;
/** A field of an event of any kind; nothing where its kind has none, or where it is kept from the reader. */
export const detailOf = <E extends GameEvent, F extends FieldName<E>>(
  event: E,
  name: F,
): FieldValue<E, F> | undefined => (event as Partial<Record<F, FieldValue<E, F>>>)[name];

export function seatOf(event: GameEvent): Seat {
  return typeof event.seat === "number" ? event.seat : NOBODY;
}
