/** Hints of Brisca in words. */
import type { Speech } from "../../hint/speech";
import type { Favourite } from "../registry";
import { t } from "../../lib/words.svelte";
import { cardName } from "./lines";
import type { View } from "./wire";
import { cardUrl } from "./art";

export const speechOf = (_view: View | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "br",
  choice: (option) =>
    t(`br-do-${option.verb}`, { card: cardName(String(option.card ?? ""), "the"), with: String(option.with ?? "") }),
  thing: (_, id) => cardName(id, "the"),
  nameOf,
});

export const favouriteOf = (id: string): Favourite => ({
  name: cardName(id),
  picture: cardUrl(id),
});
