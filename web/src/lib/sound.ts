/** Our own sounds, made of noise and a few tones when they are asked for: wood and paper before voices. */
import { settings } from "./settings.svelte";

export type Sound = "play" | "trump" | "draw" | "take" | "shuffle" | "turn" | "win" | "lose" | "tick" | "refuse";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** One second of even noise; every rustle and slap is cut out of it. */
function noiseOf(ctx: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

interface Hit { at?: number; length: number; volume: number }

function envelope(ctx: AudioContext, { at = 0, length, volume }: Hit, attack = 0.003): GainNode {
  const gain = ctx.createGain();
  const start = ctx.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * settings.now.volume), start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(ctx.destination);
  return gain;
}

/** Filtered noise: paper when it is high and soft, wood when it is low and short. */
function rustle(hit: Hit, frequency: number, sharpness: number, attack?: number): void {
  const ctx = audio();
  const source = ctx.createBufferSource();
  source.buffer = noiseOf(ctx);
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = sharpness;
  source.connect(filter).connect(envelope(ctx, hit, attack));
  source.start(ctx.currentTime + (hit.at ?? 0), Math.random() * 0.4, hit.length + 0.05);
}

function tone(hit: Hit, from: number, to = from, type: OscillatorType = "sine", attack?: number): void {
  const ctx = audio();
  const voice = ctx.createOscillator();
  const start = ctx.currentTime + (hit.at ?? 0);
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + hit.length);
  voice.connect(envelope(ctx, hit, attack));
  voice.start(start);
  voice.stop(start + hit.length + 0.02);
}

function slap(at = 0): void {
  rustle({ at, length: 0.07, volume: 0.5 }, 1900, 0.8);
  tone({ at, length: 0.09, volume: 0.5 }, 190, 90, "triangle");
}

/** Three notes of a small concertina. */
function concertina(notes: number[], volume: number): void {
  notes.forEach((note, i) => {
    tone({ at: i * 0.12, length: 0.16, volume }, note, note, "sawtooth", 0.02);
    tone({ at: i * 0.12, length: 0.16, volume: volume * 0.6 }, note * 1.006, note * 1.006, "square", 0.02);
  });
}

const SOUNDS: Record<Sound, () => void> = {
  play: () => slap(),
  trump: () => { slap(); tone({ length: 0.3, volume: 0.7 }, 78, 52, "sine"); },
  draw: () => rustle({ length: 0.16, volume: 0.22 }, 4200, 0.6, 0.05),
  take: () => { rustle({ length: 0.22, volume: 0.3 }, 2600, 0.5, 0.08); slap(0.26); },
  shuffle: () => { for (let i = 0; i < 12; i++) rustle({ at: i * 0.028 + (i > 5 ? 0.06 : 0), length: 0.03, volume: 0.25 }, 3200, 1.4); },
  turn: () => { tone({ length: 0.38, volume: 0.22 }, 1244); tone({ length: 0.3, volume: 0.1 }, 3111); },
  win: () => concertina([392, 494, 587], 0.1),
  lose: () => concertina([587, 494, 392], 0.06),
  tick: () => rustle({ length: 0.03, volume: 0.4 }, 1100, 6),
  refuse: () => tone({ length: 0.12, volume: 0.3 }, 150, 120, "triangle"),
};

export function sound(name: Sound): void {
  if (!settings.now.sound || typeof AudioContext === "undefined") return;
  SOUNDS[name]();
}
