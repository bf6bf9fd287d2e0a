/** Plays the sounds of the table, if they are wanted. */
import { settings } from "./settings.svelte";
import { make, noiseOf, type Sound } from "./synth";

export type { Sound } from "./synth";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
/** No sound is longer: then the loudspeaker rests, which would go on drawing power for silence. */
const LONGEST = 2000;

function audio(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Nothing is heard before the first click or key: browsers forbid it, and it would only startle. */
const isAwake = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!settings.now.sound || typeof AudioContext === "undefined" || !isAwake()) return;
  const ctx = audio();
  make(ctx, name, settings.now.volume, (noise ??= noiseOf(ctx)));
  clearTimeout(rest);
  rest = setTimeout(() => void ctx.suspend(), LONGEST);
}
