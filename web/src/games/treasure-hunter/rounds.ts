/** What each round brought each player, as it was told: coins, gems, goblin tiles, relics; grey scrolls come at the end. */
import type { Seat } from "../../lib/types";
import { RELICS, ROUNDS, type Told } from "./wire";

const worth = (tile: string | undefined): number => RELICS[tile ?? ""] ?? 0;

/** The seat an event gives points to, or takes them from, and how many. */
function gainOf(event: Told): [Seat | undefined, number] {
  switch (event.kind) {
    case "took-max":
    case "took-min":
      return [event.seat, worth(event.tile)];
    case "took-both":
      return [event.seat, (event.tiles ?? []).reduce((sum, tile) => sum + worth(tile), 0)];
    case "goblins-won":
      return [event.seat, (event.n ?? 0) + (event.coins ?? 0)];
    case "robbed":
      return [event.seat, -(event.coin ?? 0)];
    case "coins":
    case "scroll-used":
      return [event.seat, event.n ?? 0];
    default:
      return [undefined, 0];
  }
}

/** The points of every round by seat. */
export function roundsOf(log: Told[], seats: number): number[][] {
  const rounds = Array.from({ length: seats }, () => Array.from({ length: ROUNDS }, () => 0));
  let round = 0;
  for (const event of log) {
    if (event.kind === "laid-out") round = (event.round ?? 1) - 1;
    const [seat, n] = gainOf(event);
    const row = seat === undefined ? undefined : rounds[seat];
    if (row) row[round] = (row[round] ?? 0) + n;
  }
  return rounds;
}
