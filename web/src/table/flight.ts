/** A card goes from where it was to where it lies now; one that comes from nowhere or goes away does so its game's own way. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../lib/settings.svelte";

const GLIDE = 360;
const FADE = 80;

/** `away` is the shift, as CSS, of a card that has no other end; `rest` goes from 1 to 0. */
export function flightOf(away: (intro: boolean, rest: number) => string) {
  const [send, receive] = crossfade({
    duration: () => (settings.lessMotion ? FADE : GLIDE),
    easing: cubicOut,
    fallback(_node, _params, intro) {
      if (settings.lessMotion) return { duration: FADE, css: (k) => `opacity: ${k}` };
      return { duration: GLIDE, easing: cubicOut, css: (k, rest) => `translate: ${away(intro, rest)}; opacity: ${k}` };
    },
  });
  return { send, receive };
}

export type Flight = ReturnType<typeof flightOf>;
