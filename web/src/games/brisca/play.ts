/** Small questions of the table that need no screen: keys, the last card, the table read aloud. */
import type { Option, Refusal } from "../../lib/wire";
import { person } from "../../lib/person";
import { t, words } from "../../lib/words.svelte";
import { cardName, suitName } from "./lines";
import { suitOf } from "./view";
import type { View } from "./wire";

export type Command =
  { kind: "raise"; card: string } | { kind: "play" | "exchange" | "none" | "undo" | "log" | "read" };

export function commandOf(key: string, hand: string[]): Command | null {
  const card = /^[1-3]$/.test(key) ? hand[Number(key) - 1] : undefined;
  if (card) return { kind: "raise", card };
  switch (key.toLowerCase()) {
    case "enter":
      return { kind: "play" };
    case "e":
      return { kind: "exchange" };
    case "n":
      return { kind: "none" };
    case "z":
      return { kind: "undo" };
    case "l":
      return { kind: "log" };
    case "t":
      return { kind: "read" };
    default:
      return null;
  }
}

/** The last card of a hand, for those who want it played for them: everybody sees that there is no other. */
export function lastCard(options: Option[], hand: string[], wanted: boolean): Option | null {
  const only = options.length === 1 && hand.length === 1 ? options[0] : undefined;
  return wanted && only?.verb === "play" ? only : null;
}

export function whyNot(card: string, refusals: Refusal[]): string {
  const refusal = refusals.find((one) => one.card === card && one.verb === "play");
  return refusal ? `${t(`br-no-${refusal.code}`, { suit: suitName(suitOf(card)) })} (${refusal.rule})` : "";
}

/** The whole table in one breath, for the T key and for screen readers. */
export function tableText(view: View, nameOf: (seat: number) => string): string {
  const cards = view.trick.map((played) =>
    t("br-page-card-by", {
      card: cardName(played.card),
      ...person(played.seat, view.you, nameOf),
    }),
  );
  return t("br-page-table-says", {
    trick: cards.length ? t("br-page-table-cards", { cards: words.list(cards) }) : t("br-page-table-empty"),
    suit: suitName(view.trump),
    stock: t("br-page-stock-with", { n: view.stock }),
    cards: view.hand.length,
    hand: words.list(view.hand.map((card) => cardName(card))),
  });
}
