/** The pictures of the Chasse-Partie by the ids of its cards; copies of a card share a drawing. */
import { factionOf, kindOfCard, roleOf } from "./view";

const CARDS = import.meta.glob<string>("../../art/chasse-partie/{cards,actions}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const FACES = import.meta.glob<string>("../../art/chasse-partie/portraits/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const MARKS = import.meta.glob<string>("../../art/chasse-partie/marks/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const at = (path: string): string => CARDS[`../../art/chasse-partie/${path}.svg`] ?? "";
export const cardUrl = (card: string): string => at(`cards/${kindOfCard(card)}`) || at(`actions/${kindOfCard(card)}`);
export const backUrl = at("cards/back");
export const faceUrl = (card: string): string =>
  FACES[`../../art/chasse-partie/portraits/${factionOf(card)}-${roleOf(card)}.svg`] ?? "";
export const markUrl = (name: string): string => MARKS[`../../art/chasse-partie/marks/${name}.svg`] ?? "";

/** The sky behind a face: one for each faction. */
export const SKY: Record<string, string> = {
  sundars: "#fbe6bf",
  "quinto-real": "#eadcf0",
  exiles: "#d5ebea",
  mercenaries: "#e3ecc9",
};

const PERMANENT = ["play-right-neighbour-crew", "pris-au-piege", "rhum", "sous-surveillance", "vieux-roublard"];
export const kindWord = (card: string): string =>
  PERMANENT.includes(kindOfCard(card))
    ? "cp-permanent"
    : ["pourparlers", "galanterie"].includes(kindOfCard(card))
      ? "cp-reaction"
      : "cp-instant";

export function warmUp(): void {
  for (const url of [...Object.values(CARDS), ...Object.values(FACES)]) new Image().src = url;
}
