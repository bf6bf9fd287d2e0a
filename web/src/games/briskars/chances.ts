/** Chances as they are written, and small sums over what the server told. */
import { decimal } from "../../lib/words.svelte";
import type { AnsweringDefence, PendingRoll, RollSum } from "./wire";

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

const FACES = 10;
/** How each face of the one die would fare against the other's one die, without what a critical adds; null with more dice. */
export function hitsByFace(own: RollSum, defence: AnsweringDefence): number[] | null {
  if (own.dice !== 1 || defence.dice !== 1)
    return defence.dice === 0 && own.dice === 1
      ? Array.from({ length: FACES }, (_, i) => (i + 1 <= own.fumbles_to ? 0 : 1))
      : null;
  return Array.from({ length: FACES }, (_, i) => {
    const face = i + 1;
    if (face <= own.fumbles_to) return 0;
    let hits = 0;
    for (let other = 1; other <= FACES; other++) if (other === 1 || own.total + face > defence.total + other) hits++;
    return hits / FACES;
  });
}

/** What the best re-roll would add to the chance of dice that lie on the table; null where that is not known. */
export const gainOf = (roll: PendingRoll): number | null =>
  roll.chance === undefined || !roll.rerolls?.length ? null : Math.max(...roll.rerolls) - roll.chance;
