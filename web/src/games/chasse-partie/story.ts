/** What an action card has met, and how a round was counted, as they were told. No rule is decided here. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import type { Told } from "./wire";

export interface Link {
  card: string;
  seat: Seat;
  cancelled: boolean;
}
/** An announced card at the bottom, the counters on top of it in their order. */
export interface Chain {
  root: Told;
  links: Link[];
}

export interface Counted {
  seat: Seat;
  cards: string[];
  parts: { amount: number; reason: string; rule: string }[];
  total: number;
  outright: boolean;
}
/** The count at the end of a round: crews in the order they were counted, then who takes the loot. */
export interface Count {
  ender: Seat;
  full: boolean;
  loot: string | null;
  rows: Counted[];
  winner: Seat | null;
  gold: number;
  settled: boolean;
}

const announces = (kind: Told["kind"]): boolean => kind === "plays" || kind.startsWith("plays-");
const OVER: Told["kind"][] = ["turn", "signed", "slipped", "readies", "round", "round-ends"];

/** One event further in a chain; it ends when something else begins. */
export function tellChain(chain: Chain | null, event: Told): Chain | null {
  if (announces(event.kind))
    return { root: event, links: [{ card: detailOf(event, "card") ?? "", seat: seatOf(event), cancelled: false }] };
  if (event.kind === "countered" || event.kind === "counter-countered") {
    const links = [...(chain?.links ?? []), { card: event.with ?? "", seat: seatOf(event), cancelled: false }];
    const gone = event.cancelled ?? [];
    return chain && { ...chain, links: links.map((link, i) => ({ ...link, cancelled: gone.includes(i) })) };
  }
  return OVER.includes(event.kind) ? null : chain;
}

/** The chain that is open now, from the log. */
export function chainOf(log: Told[]): Chain | null {
  const start = log.findLastIndex((event) => announces(event.kind));
  return start < 0 ? null : log.slice(start).reduce<Chain | null>(tellChain, null);
}

/** The card at the bottom. */
export const announcedIn = (chain: Chain): string => chain.links[0]?.card ?? "";
/** Does the card at the bottom stand? */
export const stands = (chain: Chain): boolean => !chain.links[0]?.cancelled;

function counted(event: Extract<Told, { parts?: unknown }>): Counted {
  return {
    seat: seatOf(event),
    cards: event.cards ?? [],
    parts: (event.parts ?? []).map(([amount, reason, rule]) => ({ amount, reason, rule })),
    total: event.total ?? 0,
    outright: event.kind === "outright",
  };
}

/** One event further in the count of a round. */
export function tellCount(count: Count | null, event: Told, table: { loot: string | null }): Count | null {
  switch (event.kind) {
    case "round-ends":
      return {
        ender: seatOf(event),
        full: event.kind === "round-ends",
        loot: table.loot,
        rows: [],
        winner: null,
        gold: 0,
        settled: false,
      };
    case "worth":
    case "outright":
      return count && { ...count, rows: [...count.rows, counted(event)] };
    case "round-won":
      return count && { ...count, loot: event.card ?? "", winner: seatOf(event), gold: event.gold ?? 0, settled: true };
    case "round-none":
      return count && { ...count, settled: true };
    case "round":
      return null;
    default:
      return count;
  }
}

/** The last count, from the log. */
export function countOf(log: Told[]): Count | null {
  const start = log.findLastIndex((event) => event.kind === "round-ends");
  return start < 0
    ? null
    : log.slice(start).reduce<Count | null>((count, event) => tellCount(count, event, { loot: null }), null);
}
