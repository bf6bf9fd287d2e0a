/** What the sheet says about a card of the Chasse-Partie: printed, as it counts now, and why it cannot be played. */
import { person } from "../../lib/person";
import type { Refusal } from "../../lib/wire";
import { capital, t } from "../../lib/words.svelte";
import type { Facts, Figure } from "../../ui/facts";
import { cardUrl, kindWord } from "./art";
import { cardName, factionName, plateOf, reasonOf, signed, textOf, whyNot } from "./lines";
import { isBriskar, kindOfCard, printed } from "./view";
import { RULES, type Permanent, type View } from "./wire";

type NameOf = (seat: number) => string;

/** A Briskar: what it asks for as loot, its gold, and what it brings to the crew it sails with. */
function briskar(card: string, view: View | null): Facts {
  const crew = view?.crews.find((one) => one.briskars.includes(card));
  const part = crew?.parts.find((one) => one.card === card);
  const { gold, crew: size } = printed(card);
  const figures: Figure[] = [
    { label: capital(t("cp-crew-value")), value: String(size) },
    { label: capital(t("cp-gold")), value: String(gold) },
  ];
  if (part)
    figures.push({
      label: t("cp-page-counts-now"),
      value: signed(part.amount),
      reason: part.reason === "gold" ? "" : reasonOf(part),
    });
  return {
    name: plateOf(card),
    kind: factionName(card),
    text: t("cp-page-briskar-does", { crew: size, gold }),
    figures,
    rules: [...new Set([part?.rule ?? "CP-SCORE-01", "CP-END-02"])],
  };
}

/** A card that stays: who laid it, and whom it names. */
function laid(one: Permanent, you: number | null, nameOf: NameOf): string {
  return [
    t("cp-played-by", person(one.laid_by, you, nameOf)),
    one.on_player === null ? "" : t("cp-named-player", person(one.on_player, you, nameOf)),
    one.on_captain ? cardName(one.on_captain) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export function factsOf(
  card: string,
  view: View | null = null,
  refusals: Refusal[] = [],
  nameOf: NameOf = () => "",
): Facts {
  const refused = view?.hand.includes(card) ? refusals.find((one) => one.card === card) : undefined;
  const why = refused ? whyNot(refused) : view?.immune.includes(card) ? capital(t("cp-immune")) : "";
  const seen = { picture: cardUrl(card), why };
  if (isBriskar(card)) return { ...briskar(card, view), ...seen };
  const lies = view?.crews.flatMap((crew) => crew.permanents).find((one) => one.card === card);
  return {
    name: cardName(card),
    kind: [capital(t(kindWord(card))), lies ? laid(lies, view?.you ?? null, nameOf) : ""].filter(Boolean).join(" · "),
    text: textOf(card),
    rules: [RULES[kindOfCard(card)] ?? ""].filter(Boolean),
    ...seen,
  };
}
