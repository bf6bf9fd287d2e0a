/** Why the table waits, if it is not just for somebody who thinks. */
import type { SeatInfo, TableInfo } from "../lib/wire";

export interface Waiting {
  info: Pick<TableInfo, "status" | "paused" | "you" | "seats" | "absence" | "grace" | "clock">;
  waiting: number[];
  deadline: number | null;
  heardAt: number;
  now: number;
  left: (deadline: number) => number;
  nameOf: (seat: number) => string;
}
export interface Reason {
  id: string;
  args: Record<string, string | number>;
}

const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here;

/** The words for it, or nothing. */
export function reasonOf({ info, waiting, deadline, heardAt, now, left, nameOf }: Waiting): Reason | null {
  if (info.status !== "playing" || info.paused) return null;
  const gone = waiting.find((seat) => isAway(info.seats[seat]) && !info.you.includes(seat));
  if (gone !== undefined) {
    const since = (info.seats[gone]?.away ?? 0) + (now - heardAt) / 1000;
    return {
      id: `ui-waits-away-${info.absence}`,
      args: { name: nameOf(gone), s: Math.max(0, Math.ceil(info.grace - since)) },
    };
  }
  const late = waiting[0];
  if (
    late === undefined ||
    deadline === null ||
    info.clock.kind !== "relaxed" ||
    info.absence !== "wait" ||
    left(deadline) > 0
  )
    return null;
  return info.you.includes(late)
    ? { id: "ui-waits-clock-you", args: {} }
    : { id: "ui-waits-clock", args: { name: nameOf(late) } };
}
