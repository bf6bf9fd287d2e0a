/** Hints of the Chasse-Partie in words. */
import type { Speech } from "../../hint/speech";
import type { Favourite } from "../registry";
import { cardName, optionName } from "./lines";
import type { View } from "./wire";
import { cardUrl } from "./art";

export const speechOf = (view: View | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "cp",
  choice: (option) => optionName(option, view?.you ?? null, nameOf),
  thing: (_, id) => cardName(id),
  nameOf,
});

export const favouriteOf = (id: string): Favourite => ({ name: cardName(id), picture: cardUrl(id) });
