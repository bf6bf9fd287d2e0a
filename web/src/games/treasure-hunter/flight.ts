/** A card goes from where it was to where it lies now; one that is passed on leaves by the side of the neighbour. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const GLIDE = 360;
/** Which way the hands go: -1 to the left, 1 to the right. */
export const wind = { side: -1 };

export const [send, receive] = crossfade({
  duration: () => (settings.lessMotion ? 80 : GLIDE),
  easing: cubicOut,
  fallback(_node, _params, intro) {
    if (settings.lessMotion) return { duration: 80, css: (k) => `opacity: ${k}` };
    const way = intro ? -wind.side : wind.side;
    return { duration: GLIDE, easing: cubicOut, css: (k, rest) => `translate: ${way * rest * 180}px ${-rest * 30}px; opacity: ${k}` };
  },
});
