/** Our own sounds, made of noise and a few tones when they are asked for: wood and paper before voices. */

export type Sound = "play" | "trump" | "draw" | "take" | "shuffle" | "turn" | "win" | "lose" | "tick" | "refuse";

/** Where a sound goes: a context that plays, or one that writes it down (tests look at what it wrote). */
interface Stage {
  ctx: BaseAudioContext;
  volume: number;
  noise: AudioBuffer;
}

/** One second of even noise; every rustle and slap is cut out of it. */
export function noiseOf(ctx: BaseAudioContext): AudioBuffer {
  const noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

interface Hit {
  at?: number;
  length: number;
  volume: number;
}

function envelope({ ctx, volume: loud }: Stage, { at = 0, length, volume }: Hit, attack = 0.003): GainNode {
  const gain = ctx.createGain();
  const start = ctx.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * loud), start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(ctx.destination);
  return gain;
}

/** Filtered noise: paper when it is high and soft, wood when it is low and short. */
function rustle(on: Stage, hit: Hit, frequency: number, sharpness: number, attack?: number): void {
  const { ctx } = on;
  const source = ctx.createBufferSource();
  source.buffer = on.noise;
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = sharpness;
  source.connect(filter).connect(envelope(on, hit, attack));
  source.start(ctx.currentTime + (hit.at ?? 0), Math.random() * 0.4, hit.length + 0.05);
}

function tone(on: Stage, hit: Hit, from: number, to = from, type: OscillatorType = "sine", attack?: number): void {
  const { ctx } = on;
  const voice = ctx.createOscillator();
  const start = ctx.currentTime + (hit.at ?? 0);
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + hit.length);
  voice.connect(envelope(on, hit, attack));
  voice.start(start);
  voice.stop(start + hit.length + 0.02);
}

function slap(on: Stage, at = 0): void {
  rustle(on, { at, length: 0.07, volume: 0.5 }, 1900, 0.8);
  tone(on, { at, length: 0.09, volume: 0.5 }, 190, 90, "triangle");
}

/** Three notes of a small concertina. */
function concertina(on: Stage, notes: number[], volume: number): void {
  notes.forEach((note, i) => {
    tone(on, { at: i * 0.12, length: 0.16, volume }, note, note, "sawtooth", 0.02);
    tone(on, { at: i * 0.12, length: 0.16, volume: volume * 0.6 }, note * 1.006, note * 1.006, "square", 0.02);
  });
}

const SOUNDS: Record<Sound, (on: Stage) => void> = {
  play: (on) => slap(on),
  trump: (on) => {
    slap(on);
    tone(on, { length: 0.3, volume: 0.26 }, 78, 52, "sine");
  },
  draw: (on) => rustle(on, { length: 0.16, volume: 0.5 }, 4200, 0.6, 0.05),
  take: (on) => {
    rustle(on, { length: 0.22, volume: 0.3 }, 2600, 0.5, 0.08);
    slap(on, 0.26);
  },
  shuffle: (on) => {
    for (let i = 0; i < 12; i++)
      rustle(on, { at: i * 0.028 + (i > 5 ? 0.06 : 0), length: 0.03, volume: 0.8 }, 3200, 1.4);
  },
  turn: (on) => {
    tone(on, { length: 0.38, volume: 0.17 }, 1244);
    tone(on, { length: 0.3, volume: 0.1 }, 3111);
  },
  win: (on) => concertina(on, [392, 494, 587], 0.18),
  lose: (on) => concertina(on, [587, 494, 392], 0.13),
  tick: (on) => rustle(on, { length: 0.04, volume: 1.8 }, 1100, 2),
  refuse: (on) => tone(on, { length: 0.12, volume: 0.3 }, 150, 120, "triangle"),
};

export const NAMES = Object.keys(SOUNDS) as Sound[];

export function make(ctx: BaseAudioContext, name: Sound, volume: number, noise: AudioBuffer = noiseOf(ctx)): void {
  SOUNDS[name]({ ctx, volume, noise });
}
