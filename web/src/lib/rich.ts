/** Marks and strong words inside a translated sentence. */

/** A small picture in a sentence, and its word. */
export interface Sign {
  url: string;
  alt: () => string;
}
export type Piece = { kind: "text" | "strong"; text: string } | { kind: "sign"; sign: Sign };
const OPEN = "\uE000";
const SIGNS = new Map<string, Sign>();

/** A game brings its signs; each has one letter. */
export function addSigns(signs: Record<string, Sign>): void {
  for (const [letter, sign] of Object.entries(signs)) SIGNS.set(letter, sign);
}

/** What to hand a message for `{ $b }`, so that the sign of b stands there. */
export const signWords = (): Record<string, string> =>
  Object.fromEntries([...SIGNS.keys()].map((letter) => [letter, `${OPEN}${letter}`]));

export function pieces(text: string): Piece[] {
  return text
    .split(/(\uE000.|\*[^*]+\*)/u)
    .filter((part) => part !== "")
    .map((part): Piece => {
      const sign = part.startsWith(OPEN) ? SIGNS.get(part.slice(1)) : undefined;
      if (sign) return { kind: "sign", sign };
      if (part.startsWith("*") && part.endsWith("*") && part.length > 2)
        return { kind: "strong", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
