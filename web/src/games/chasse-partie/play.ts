/** Small questions of the table that need no screen: keys, the table read aloud. */
import { person } from "../../lib/person";
import { capital, colon, sentences, t, words } from "../../lib/words.svelte";
import { cardName, crewText } from "./lines";
import { printed } from "./view";
import type { View } from "./wire";

export type Command =
  | { kind: "nth"; n: number }
  | { kind: "step"; by: number }
  | { kind: "go" | "pass" | "counter" | "end" | "undo" | "log" | "read" | "crew" | "cancel" };

export function commandOf(key: string): Command | null {
  if (/^[1-9]$/.test(key)) return { kind: "nth", n: Number(key) - 1 };
  if (key === "ArrowRight" || key === "ArrowLeft") return { kind: "step", by: key === "ArrowRight" ? 1 : -1 };
  switch (key.toLowerCase()) {
    case "enter":
      return { kind: "go" };
    case "p":
      return { kind: "pass" };
    case "r":
      return { kind: "counter" };
    case "e":
      return { kind: "end" };
    case "c":
      return { kind: "crew" };
    case "z":
      return { kind: "undo" };
    case "l":
      return { kind: "log" };
    case "t":
      return { kind: "read" };
    case "escape":
      return { kind: "cancel" };
    default:
      return null;
  }
}

/** The whole table in one breath, for the T key and for screen readers. */
export function tableText(view: View, nameOf: (seat: number) => string): string {
  const parts = [
    view.loot
      ? t("cp-page-loot-says", { card: cardName(view.loot), n: view.needed, gold: printed(view.loot).gold })
      : t("cp-page-no-loot"),
  ];
  view.crews.forEach((crew, zone) => {
    const whose = t("cp-crew-of", person(zone, view.you, nameOf));
    const played = crew.player === zone ? "" : ` (${t("cp-played-by", person(crew.player, view.you, nameOf))})`;
    parts.push(
      `${colon(`${whose}${played}`)} ${crewText(crew, view.needed)}. ${capital(t("cp-gold-target", { n: view.gold[zone] ?? 0, target: view.target }))}`,
    );
  });
  parts.push(t("cp-pile-left", { n: view.pile }));
  const top = view.discard.at(-1);
  parts.push(top ? t("cp-discard-top", { n: view.discard.length, card: cardName(top) }) : t("cp-discard-empty"));
  if (view.hand.length) parts.push(`${colon(t("cp-hand-yours"))} ${words.list(view.hand.map(cardName))}`);
  return sentences(parts);
}
