/** Numbers that are changes: they always have a sign. */
import { decimal } from "./words.svelte";

/** "+12" or "−3". */
export const signed = (n: number, digits = 0): string => `${n < 0 ? "−" : "+"}${decimal(Math.abs(n), digits)}`;
