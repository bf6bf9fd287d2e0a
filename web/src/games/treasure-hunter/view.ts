/** What one seat sees of a treasure hunt, as the server sends it. */
import type { Seat } from "../../lib/types";

export type SiteId = "blue" | "green" | "red";
export const SITES: SiteId[] = ["blue", "green", "red"];
export type Sum = [amount: number, reason: string, rule: string];
export interface Explained {
  total: number;
  parts: Sum[];
}

export interface Player {
  seat: Seat;
  cards: number;
  kept: number;
  aside: number;
  personal: number;
  money: number | null;
  pieces: Record<string, number> | null;
  laid: string[];
  asleep: string[];
  unused: string[];
  treasures: string[];
  goblins: number;
  paws: number;
  shielded: boolean;
  total: Explained | null;
  points: Explained | null;
}

export interface Prospect {
  of: string;
  before: number;
  after: number;
  rule: string;
}
export interface Remembered {
  cards: string[];
  where: { seat: Seat; zone: string; most: number }[];
}

export interface HuntView {
  game: string;
  you: Seat | null;
  round: number;
  dealer: Seat;
  direction: "left" | "right";
  decision: string | null;
  asked: Seat[];
  site: SiteId | null;
  playing: string | null;
  hand: string[];
  kept: string[];
  aside: string[];
  players: Player[];
  sites: { site: SiteId; max: string | null; min: string | null; ahead: Seat | null; lowest: Seat | null }[];
  goblins: { goblin: string; paws: number; coin: number }[];
  pile: number;
  hidden_stack: number;
  evident_stack: number;
  goblin_stack: number;
  pays: Record<string, number>;
  prospects: Record<string, Prospect>;
  sums: Record<string, number>;
  memory: Remembered[];
  /** The cards and tiles in sight that are ours and not the book's. */
  house: string[];
  over: boolean;
}

export const ROUNDS = 5;
export const HAND = 9;

export const isDraft = (decision: string | null): boolean =>
  decision === "keep" || decision === "keep-two" || decision === "discard";

/** The site an adventurer belongs to, by its name; other cards have none. */
export function siteOf(card: string): SiteId | null {
  return SITES.find((site) => card.startsWith(`${site}-`)) ?? null;
}

/** The neighbour who gets what I pass on. */
export function receiver(view: HuntView): Seat {
  const seats = view.players.length;
  return ((view.you ?? 0) + (view.direction === "left" ? 1 : seats - 1)) % seats;
}

/** Everybody in the order of the table, the reader last. */
export function roundTable(view: HuntView): Seat[] {
  const seats = view.players.length;
  return Array.from({ length: seats }, (_, i) => ((view.you ?? seats - 1) + 1 + i) % seats);
}

/** A hand as people hold it: the sites in order and by strength, then dogs, coins, actions. */
export function sorted(cards: string[]): string[] {
  const kind = (card: string): number => {
    const site = SITES.findIndex((one) => card.startsWith(`${one}-`));
    if (site >= 0) return site;
    return card.startsWith("dog-") ? 3 : card.startsWith("coin-") ? 4 : 5;
  };
  return [...cards].sort((a, b) => kind(a) - kind(b) || a.localeCompare(b, "en", { numeric: true }));
}
