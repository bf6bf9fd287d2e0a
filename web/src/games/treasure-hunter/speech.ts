/** Hints of Treasure Hunter in words. */
import type { Speech } from "../../hint/speech";
import type { Favourite } from "../registry";
import { t } from "../../lib/words.svelte";
import { aCard, cardName, siteName, tileName } from "./lines";
import type { View } from "./wire";
import { cardUrl } from "./art";

export const speechOf = (_view: View | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "th",
  choice: (option) =>
    t(`th-do-${option.verb}`, {
      card: aCard(String(option.card ?? "")),
      tile: tileName(String(option.tile ?? "")),
      seat: option.seat === undefined ? "" : nameOf(Number(option.seat)),
    }),
  thing: (noun, id) => (noun === "site" ? siteName(id) : cardName(id)),
  nameOf,
});

export const favouriteOf = (id: string): Favourite => ({ name: cardName(id), picture: cardUrl(id) });
