/** Hints of the Chasse-Partie in words. */
import type { Speech } from "../../hint/speech";
import { cardName, optionName } from "./lines";
import type { View } from "./wire";

export const speechOf = (view: View | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "cp",
  choice: (option) => optionName(option, view?.you ?? null, nameOf),
  thing: (_, id) => cardName(id),
  nameOf,
});
