/** Plays the sounds of the table, if they are wanted. */
import { settings } from "./settings.svelte";
import { make, noiseOf, type Sound } from "./synth";

export type { Sound } from "./synth";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Nothing is heard before the first click or key: browsers forbid it, and it would only startle. */
const isAwake = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!settings.now.sound || typeof AudioContext === "undefined" || !isAwake()) return;
  const ctx = audio();
  make(ctx, name, settings.now.volume, (noise ??= noiseOf(ctx)));
}
