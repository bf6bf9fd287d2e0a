/** Why the table waits, if it is not just for somebody who thinks, and what the others may do about it. */
import { dayText } from "../lib/terms";
import type { SeatInfo, TableInfo } from "../lib/wire";

export interface Waiting {
  info: Pick<
    TableInfo,
    "status" | "paused" | "you" | "seats" | "absence" | "grace" | "clock" | "ways" | "late" | "by_clock"
  >;
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
/** Something the server lets us do about somebody, and in how many seconds. */
export interface OpenWay {
  what: "relieve" | "claim";
  seat: number;
  in: number;
}

const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here;

/** For whom everybody waits: of those who are away the first; while the game rests anybody who is away. */
function awaited({ info, waiting }: Waiting): number | undefined {
  if (info.by_clock) return undefined;
  const seats = info.paused ? info.seats.map((_, seat) => seat) : waiting;
  return seats.find((seat) => isAway(info.seats[seat]) && !info.you.includes(seat));
}

function isLate({ info, waiting, deadline, left }: Waiting): boolean {
  const waits = info.clock.kind === "relaxed" && info.absence === "wait" && !info.late;
  return waiting[0] !== undefined && deadline !== null && waits && left(deadline) <= 0;
}

/** The words for it, or nothing. */
export function reasonOf(table: Waiting): Reason | null {
  const { info, waiting, heardAt, now, nameOf } = table;
  if (info.status !== "playing") return null;
  const gone = awaited(table);
  if (gone !== undefined) {
    const name = nameOf(gone);
    if (info.seats[gone]?.relieved) return { id: "ui-waits-relieved", args: { name } };
    if (info.paused) return { id: "ui-paused-away", args: { name } };
    const since = (info.seats[gone]?.away ?? 0) + (now - heardAt) / 1000;
    return { id: `ui-waits-away-${info.absence}`, args: { name, s: Math.max(0, Math.ceil(info.grace - since)) } };
  }
  const resting = waiting.find((seat) => (info.seats[seat]?.vacation ?? 0) > now);
  if (resting !== undefined && !info.you.includes(resting))
    return {
      id: "ui-waits-vacation",
      args: { name: nameOf(resting), day: dayText(info.seats[resting]?.vacation ?? now) },
    };
  const late = waiting[0];
  if (info.paused || late === undefined || !isLate(table)) return null;
  return info.you.includes(late)
    ? { id: "ui-waits-clock-you", args: {} }
    : { id: "ui-waits-clock", args: { name: nameOf(late) } };
}

/** What may be done about whoever is away or late. */
export function waysOf(table: Waiting): OpenWay[] {
  const { info, waiting, left } = table;
  const gone = awaited(table);
  const open = info.ways.flatMap((way): OpenWay[] =>
    (way.what === "relieve" || way.what === "claim") && way.seat !== null && way.seat === gone
      ? [{ what: way.what, seat: way.seat, in: left(way.at) }]
      : [],
  );
  const late = waiting[0];
  if (gone !== undefined || info.paused || late === undefined || info.you.includes(late) || !isLate(table)) return open;
  return [{ what: "relieve", seat: late, in: 0 }];
}
