/** Pictures by their ids; the files are drawn by web/art. */
import type { CardId } from "../games/brisca/view";
import { picture } from "../games/brisca/view";

const CARDS = import.meta.glob<string>("../art/brisca/{cards,clear}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const SUITS = import.meta.glob<string>("../art/brisca/suit-*.svg", { query: "?url", import: "default", eager: true });
const FACES = import.meta.glob<string>("../art/chasse-partie/portraits/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const DOORS = import.meta.glob<string>(
  [
    "../art/chasse-partie/cards/{sundars-cook,quinto-real-captain}.svg",
    "../art/chasse-partie/actions/kraken.svg",
    "../art/treasure-hunter/cards/{blue-08,red-12,green-07}.svg",
    "../art/briskars/tokens/{rotumah,marten,lepus}.svg",
  ],
  { query: "?url", import: "default", eager: true },
);

export const back = CARDS["../art/brisca/cards/back.svg"] ?? "";

export function cardUrl(card: CardId, style: "drawn" | "clear" = "drawn"): string {
  return CARDS[`../art/brisca/${style === "clear" ? "clear" : "cards"}/${picture(card)}.svg`] ?? "";
}

export function suitUrl(name: string): string {
  return SUITS[`../art/brisca/suit-${name}.svg`] ?? "";
}

export function doorUrl(path: string): string {
  return DOORS[`../art/${path}.svg`] ?? CARDS[`../art/${path}.svg`] ?? "";
}

const SKY: Record<string, string> = {
  sundars: "#fbe6bf",
  "quinto-real": "#eadcf0",
  exiles: "#d5ebea",
  mercenaries: "#e3ecc9",
};
/** The crew that sits in for people: first the reader's own, then the others by seat. */
const CREW = [
  "sundars-captain",
  "exiles-gunner",
  "quinto-real-quartermaster",
  "mercenaries-fighter",
  "sundars-carpenter",
  "exiles-captain",
  "quinto-real-captain",
  "mercenaries-sharpshooter",
  "exiles-quartermaster",
  "sundars-cook",
  "mercenaries-cook",
  "quinto-real-marabout",
];

export interface Mug {
  url: string;
  sky: string;
}

export function mugOf(who: string): Mug {
  const crew = Object.keys(SKY).find((name) => who.startsWith(name)) ?? "sundars";
  return { url: FACES[`../art/chasse-partie/portraits/${who}.svg`] ?? "", sky: SKY[crew] ?? "#fbe6bf" };
}

/** The face of a seat: the same for everybody at the table, so that people can talk about it. */
export function mugOfSeat(seat: number, salt = 0): Mug {
  return mugOf(CREW[(seat + salt) % CREW.length] ?? "sundars-captain");
}

export function mugOfName(name: string): Mug {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return mugOfSeat(sum % CREW.length);
}

/** Ask for all pictures of the pack early, so that no card flies in blank. */
export function warmPack(style: "drawn" | "clear"): void {
  const folder = style === "clear" ? "clear" : "cards";
  for (const [path, url] of Object.entries(CARDS)) if (path.includes(`/${folder}/`)) new Image().src = url;
}
