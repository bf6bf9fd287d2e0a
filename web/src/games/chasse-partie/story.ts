/** What an action card has met, and how a round was counted, as they were told. No rule is decided here. */
import { cardOf, kindOf, seatOf, type Seat } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";

export interface Link {
  card: string;
  seat: Seat;
}
/** An announced card at the bottom, the counters on top of it in their order. */
export interface Chain {
  root: GameEvent;
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

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const announces = (kind: string): boolean => kind === "plays" || kind.startsWith("plays-");
const OVER = ["turn", "signed", "slipped", "readies", "round", "round-ends", "round-too-long"];

/** One event further in a chain; it ends when something else begins. */
export function tellChain(chain: Chain | null, event: GameEvent): Chain | null {
  const kind = kindOf(event);
  if (announces(kind)) return { root: event, links: [{ card: cardOf(event), seat: seatOf(event) }] };
  if (kind === "countered" || kind === "counter-countered")
    return chain && { ...chain, links: [...chain.links, { card: cardOf(event, "with"), seat: seatOf(event) }] };
  return OVER.includes(kind) ? null : chain;
}

/** The chain that is open now, from the log. */
export function chainOf(log: GameEvent[]): Chain | null {
  const start = log.findLastIndex((event) => announces(kindOf(event)));
  return start < 0 ? null : log.slice(start).reduce<Chain | null>(tellChain, null);
}

/** Does the card at the bottom stand? Every second counter gives it back its effect. */
export const stands = (chain: Chain): boolean => chain.links.length % 2 === 1;

function counted(event: GameEvent): Counted {
  const parts = Array.isArray(event.parts) ? (event.parts as [number, string, string][]) : [];
  const cards = Array.isArray(event.cards) ? event.cards.map(String) : [];
  return {
    seat: seatOf(event),
    cards,
    parts: parts.map(([amount, reason, rule]) => ({ amount, reason, rule })),
    total: number(event.total),
    outright: kindOf(event) === "outright",
  };
}

/** One event further in the count of a round. */
export function tellCount(count: Count | null, event: GameEvent, table: { loot: string | null }): Count | null {
  switch (kindOf(event)) {
    case "round-ends":
    case "round-too-long":
      return {
        ender: seatOf(event),
        full: kindOf(event) === "round-ends",
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
      return count && { ...count, loot: cardOf(event), winner: seatOf(event), gold: number(event.gold), settled: true };
    case "round-none":
      return count && { ...count, settled: true };
    case "round":
      return null;
    default:
      return count;
  }
}

/** The last count, from the log. */
export function countOf(log: GameEvent[]): Count | null {
  const start = log.findLastIndex((event) => ["round-ends", "round-too-long"].includes(kindOf(event)));
  return start < 0
    ? null
    : log.slice(start).reduce<Count | null>((count, event) => tellCount(count, event, { loot: null }), null);
}
