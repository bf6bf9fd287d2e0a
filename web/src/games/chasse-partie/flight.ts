/** A card goes from where it was to where it lies now; one from the pile comes out of the middle of the table. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const GLIDE = 360;

export const [send, receive] = crossfade({
  duration: () => (settings.lessMotion ? 80 : GLIDE),
  easing: cubicOut,
  fallback(_node, _params, intro) {
    if (settings.lessMotion) return { duration: 80, css: (k) => `opacity: ${k}` };
    return { duration: GLIDE, easing: cubicOut, css: (k, rest) => `translate: 0 ${(intro ? -1 : 1) * rest * 46}px; opacity: ${k}` };
  },
});
