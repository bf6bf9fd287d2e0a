/** What the sheet says about a card of the pack: its points, its power, and why it cannot be played now. */
import { settings } from "../../lib/settings.svelte";
import type { Refusal } from "../../lib/wire";
import { capital, t } from "../../lib/words.svelte";
import type { Facts } from "../../ui/facts";
import { cardUrl } from "./art";
import { cardName, suitName } from "./lines";
import { whyNot } from "./play";
import { suitOf, worth } from "./view";
import type { View } from "./wire";

export function factsOf(card: string, view: View | null, refusals: Refusal[] = []): Facts {
  const suit = suitOf(card);
  const trump = view?.trump === suit;
  return {
    name: capital(cardName(card)),
    picture: cardUrl(card, settings.now.cards),
    kind: capital(trump ? t("br-page-trump-pill", { suit: suitName(suit) }) : suitName(suit)),
    text: t(trump ? "br-page-does-trump" : "br-page-does-plain"),
    figures: [{ label: t("br-page-points"), value: String(worth(card)) }],
    why: view?.hand.includes(card) ? whyNot(card, refusals) : "",
    rules: ["BR-DECK-03", "BR-DECK-04", trump ? "BR-TRICK-04" : "BR-TRICK-05"],
  };
}
