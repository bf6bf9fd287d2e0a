/** Hints of Briskars in words. */
import type { Speech } from "../../hint/speech";
import type { Favourite } from "../registry";
import { labelOf, nameOfId } from "./lines";
import type { BriskarsView } from "./wire";
import { starterName } from "./crew/naming";

export const speechOf = (view: BriskarsView | null, nameOf: (seat: number) => string): Speech => ({
  prefix: "bk",
  choice: (option) => (view ? labelOf(option, view, nameOf) : option.notation),
  thing: (_, id) => (view ? nameOfId(view, id) : id),
  nameOf,
});

export const favouriteOf = (id: string): Favourite => ({ name: starterName(id, id), picture: "" });
