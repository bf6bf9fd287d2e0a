/** How a hunt is shown: its words, its sounds, the wind in which the hands fly on. */
import type { Sound } from "../../lib/sound";
import { kindOf } from "../../lib/types";
import type { Direction } from "../../table/presenter.svelte";
import { wind } from "./flight";
import { lineOf } from "./lines";
import { stageOf, step, timing, type Stage } from "./stage";
import type { View } from "./wire";
import { tableText } from "./play";

/** Too many of these to be read aloud. */
const QUIET = ["passed", "repelled", "unused", "received"];
const SOUNDS: Record<string, Sound> = {
  laid: "play",
  played: "play",
  announced: "play",
  "dogs-laid": "play",
  doubled: "trump",
  "goblins-won": "take",
  "took-max": "take",
  "took-min": "take",
  "took-both": "take",
  "took-none": "take",
  "hands-passed": "draw",
  "drew-with": "draw",
  dealt: "shuffle",
  robbed: "tick",
  coins: "tick",
  "scroll-used": "tick",
};

export const direction: Direction<View, Stage> = {
  asks: "th-ask-",
  stageOf,
  step(stage, event, view) {
    if (kindOf(event) === "hands-passed") wind.side = event.direction === "left" ? -1 : 1;
    return step(stage, event, view);
  },
  timing,
  scene: { opens: ["laid", "dogs-laid"], closes: ["took-max", "took-min", "took-both", "took-none", "goblins-won"] },
  say: (event, view, nameOf) => (QUIET.includes(kindOf(event)) ? null : lineOf(event, view.you, nameOf)),
  opening: tableText,
  noise: (event) => SOUNDS[kindOf(event)] ?? null,
};
