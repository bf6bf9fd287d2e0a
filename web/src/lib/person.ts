/** The people of a sentence. Every message about somebody is given the name and whether it is the reader: `$name` with
 * `$who`, or `$other` with `$other-who`. "You" is never handed over as a name: each language says it in its own way. */
import type { Seat } from "./types";
import type { Args } from "./words.svelte";

export function person(seat: Seat, you: Seat | null, nameOf: (seat: Seat) => string, field = "name"): Args {
  const who = seat === you ? "you" : "other";
  return { [field]: nameOf(seat), [field === "name" ? "who" : `${field}-who`]: who };
}
