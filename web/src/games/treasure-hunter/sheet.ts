/** What the sheet says about a card, a treasure or a goblin of the hunt. */
import type { Refusal } from "../../lib/wire";
import { capital, sentences, t, words } from "../../lib/words.svelte";
import type { Facts, Figure } from "../../ui/facts";
import { cardUrl, tileUrl } from "./art";
import { cardName, siteName, textOf, whyNot } from "./lines";
import { siteOf } from "./view";
import { PRINTED, type Prospect, type View } from "./wire";

/** What a thing of this kind does, where the card itself has no sentence. */
function does(id: string, kind: string): string {
  const own = textOf(id);
  const known = `th-page-does-${kind}`;
  const plain = words.has(known) ? t(known, { site: siteName(siteOf(id) ?? "blue") }) : "";
  return sentences([own, plain]);
}

/** The sum a card would join: before and after. */
function joined(prospect: Prospect): Figure {
  const label =
    prospect.of === "paws" || prospect.of === "coins" ? t(`th-page-sum-${prospect.of}`) : siteName(prospect.of);
  return { label: capital(label), value: `${prospect.before} → ${prospect.after}` };
}

export function factsOf(id: string, view: View | null = null, refusals: Refusal[] = []): Facts {
  const { kind = "", rule = "" } = PRINTED[id] ?? {};
  const prospect = view?.prospects[id];
  const pays = view?.pays[id];
  const refused = refusals.find((one) => (one.card === id && one.verb === "play") || one.tile === id);
  const figures: Figure[] = prospect ? [joined(prospect)] : [];
  if (pays !== undefined) figures.push({ label: t("th-page-would-pay"), value: String(pays) });
  return {
    name: capital(cardName(id)),
    picture: cardUrl(id) || tileUrl(id),
    kind: [capital(t(`th-${kind}`)), view?.house.includes(id) ? `° ${t("th-page-house")}` : ""]
      .filter(Boolean)
      .join(" · "),
    text: [does(id, kind), prospect?.futile ? t("th-page-futile") : ""].filter(Boolean).join(" "),
    figures,
    why: refused && (view?.hand.includes(id) || pays !== undefined) ? whyNot(refused) : "",
    rules: [...(rule ? [rule] : []), ...(prospect?.futile ? ["TH-TREAS-04"] : [])],
  };
}
