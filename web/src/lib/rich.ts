/** Marks and strong words inside a translated sentence. */
import type { Suit } from "../games/brisca/view";

export type Piece = { kind: "text" | "strong"; text: string } | { kind: "mark"; suit: Suit };
const OPEN = "\uE000";

/** What to hand a message for `{ $b }`, so that the mark of clubs stands there. */
export const marks: Record<Suit, string> = { o: `${OPEN}o`, c: `${OPEN}c`, e: `${OPEN}e`, b: `${OPEN}b` };

export function pieces(text: string): Piece[] {
  return text
    .split(/(\uE000[oceb]|\*[^*]+\*)/u)
    .filter((part) => part !== "")
    .map((part): Piece => {
      if (part.startsWith(OPEN)) return { kind: "mark", suit: part.slice(1) as Suit };
      if (part.startsWith("*") && part.endsWith("*") && part.length > 2)
        return { kind: "strong", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
