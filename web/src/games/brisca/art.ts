/** The pictures of the pack by the names of the cards; the files are drawn by web/art. */
import { addSigns } from "../../lib/rich";
import { suitName } from "./lines";
import { picture, SUIT_NAME, type CardId } from "./view";
import { SUITS } from "./wire";

const CARDS = import.meta.glob<string>("../../art/brisca/{cards,clear}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const MARKS = import.meta.glob<string>("../../art/brisca/suit-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export type CardStyle = "drawn" | "clear";
const folderOf = (style: CardStyle): string => (style === "clear" ? "clear" : "cards");

export const back = CARDS["../../art/brisca/cards/back.svg"] ?? "";

export const cardUrl = (card: CardId, style: CardStyle = "drawn"): string =>
  CARDS[`../../art/brisca/${folderOf(style)}/${picture(card)}.svg`] ?? "";

export const suitUrl = (suit: string): string => MARKS[`../../art/brisca/suit-${SUIT_NAME[suit]}.svg`] ?? "";

/** Ask for all pictures of the pack early, so that no card flies in blank. */
export function warmPack(style: CardStyle): void {
  for (const [path, url] of Object.entries(CARDS)) if (path.includes(`/${folderOf(style)}/`)) new Image().src = url;
}

addSigns(Object.fromEntries(SUITS.map((suit) => [suit, { url: suitUrl(suit), alt: () => suitName(suit) }])));
