/** Hints of Briskars in words. */
import type { Speech } from "../../hint/speech";
import { labelOf, nameOfId } from "./lines";
import type { BriskarsView } from "./wire";

export const speechOf = (view: BriskarsView | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "bk",
  choice: (option) => (view ? labelOf(option, view, nameOf) : option.notation),
  thing: (_, id) => (view ? nameOfId(view, id) : id),
  nameOf,
});
