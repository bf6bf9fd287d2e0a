/** Hints of Brisca in words. */
import type { Speech } from "../../hint/speech";
import { t } from "../../lib/words.svelte";
import { cardName } from "./lines";

export const speechOf = (nameOf: (seat: number) => string): Speech => ({
  prefix: "br",
  choice: (option) =>
    t(`br-do-${option.verb}`, { card: cardName(String(option.card ?? ""), "the"), with: String(option.with ?? "") }),
  thing: (_, id) => cardName(id, "the"),
  nameOf,
});
