/** What a sheet says about one thing of the table, and how a game's cards find it. */
import { getContext, setContext } from "svelte";

/** A number as it is now; `reason` says why it is not the printed one. */
export interface Figure {
  label: string;
  value: string;
  reason?: string;
}
export interface Facts {
  name: string;
  picture?: string;
  /** What sort of thing it is, and whose. */
  kind?: string;
  /** What it does. */
  text?: string;
  figures?: Figure[];
  /** Why it cannot be played now. */
  why?: string;
  /** The ids of the rules about it. */
  rules?: string[];
}
export type About = (id: string) => Facts;

const KEY = Symbol("about");

/** Let everything below this component know what is to be said about a card or tile. */
export const tellAbout = (about: About): About => setContext(KEY, about);
/** What is to be said about a card or tile: with the table's numbers where there is a table, otherwise the plain words. */
export const aboutOr = (plain: About): About => getContext<About | undefined>(KEY) ?? plain;
