/** Small questions of the table that need no screen: keys, the table read aloud. */
import { person } from "../../lib/person";
import { sentences, t, words } from "../../lib/words.svelte";
import type { Stage } from "./stage";
import { cardName, siteName, tileName } from "./lines";
import { SITES } from "./wire";
import type { View } from "./wire";

export type Command = { kind: "raise"; card: string } | { kind: "go" | "pass" | "undo" | "log" | "read" };

export function commandOf(key: string, hand: string[]): Command | null {
  const card = /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  if (card) return { kind: "raise", card };
  switch (key.toLowerCase()) {
    case "enter":
      return { kind: "go" };
    case "p":
      return { kind: "pass" };
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

/** The whole table in one breath, for the T key and for screen readers. */
export function tableText(view: View, stage: Stage, nameOf: (seat: number) => string): string {
  const who = (seat: number): string => (seat === view.you ? t("ui-you-here") : nameOf(seat));
  const parts = [
    t("th-line-round", { n: view.round, ...person(view.dealer, view.you, nameOf), direction: view.direction }),
  ];
  for (const site of SITES) {
    const here = stage.story.sites[site];
    parts.push(
      t("th-line-site", {
        site: siteName(site),
        max: here.tiles.max ? tileName(here.tiles.max) : t("th-line-nothing"),
        min: here.tiles.min ? tileName(here.tiles.min) : t("th-line-nothing"),
      }),
    );
    const totals = Object.entries(here.totals).filter(([seat]) => here.laid[Number(seat)]?.length);
    if (here.open && totals.length) parts.push(words.list(totals.map(([seat, n]) => `${who(Number(seat))} ${n}`)));
  }
  if (stage.story.raids.length)
    parts.push(t("th-line-goblins", { goblins: words.list(stage.story.raids.map((raid) => tileName(raid.goblin))) }));
  if (stage.kept.length) parts.push(t("th-line-own-kept", { cards: words.list(stage.kept.map(cardName)) }));
  if (stage.hand.length) parts.push(t("th-line-hand", { cards: words.list(stage.hand.map(cardName)) }));
  return sentences(parts);
}
