/** Chances as they are written, and small sums over what the server told. */
import { decimal } from "../../lib/words.svelte";
import type { PendingRoll } from "./wire";

/** Whole per cent from 10 up, one decimal below; never rounded to 0 or 100. */
export function percent(chance: number): string {
  const value = chance * 100;
  if (chance <= 0) return "0";
  if (chance >= 1) return "100";
  if (value < 0.1) return `<${decimal(0.1)}`;
  if (value > 99.5) return ">99";
  return decimal(value, value >= 9.95 || Math.round(value * 10) % 10 === 0 ? 0 : 1);
}

/** The chance of losing so much or more. */
export const tail = (losses: number[], from: number): number =>
  losses.slice(Math.max(0, from)).reduce((sum, one) => sum + one, 0);

/** What the best re-roll would add to the chance of dice that lie on the table; null where that is not known. */
export const gainOf = (roll: Pick<PendingRoll, "chance" | "rerolls">): number | null =>
  roll.chance === undefined || !roll.rerolls?.length ? null : Math.max(...roll.rerolls) - roll.chance;
