/** Hints of the Chasse-Partie in words. */
import type { Speech } from "../../hint/speech";
import type { Seat } from "../../lib/types";
import { cardName, optionName } from "./lines";

export const speechOf = (you: Seat | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "cp",
  choice: (option) => optionName(option, you, nameOf),
  thing: (_, id) => cardName(id),
  nameOf,
});
