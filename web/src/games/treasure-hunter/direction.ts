/** How a hunt is shown: its words, its sounds, the wind in which the hands fly on. */
import type { Sound } from "../../lib/sound";
import type { Direction } from "../../table/presenter.svelte";
import { wind } from "./flight";
import { lineOf } from "./lines";
import { stageOf, step, timing, type Stage } from "./stage";
import type { Told, View } from "./wire";
import { tableText } from "./play";

/** Too many of these to be read aloud. */
const QUIET: Told["kind"][] = ["passed", "repelled", "unused", "received"];
/** Why one of two equals goes first: nothing on the table shows it. */
const TIES: Told["kind"][] = ["tied-site", "tied-packs"];
const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
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

export const direction: Direction<View, Stage, Told> = {
  asks: "th-ask-",
  stageOf,
  step(stage, event, view) {
    if (event.kind === "hands-passed") wind.side = event.direction === "left" ? -1 : 1;
    return step(stage, event, view);
  },
  timing,
  scene: { opens: ["laid", "dogs-laid"], closes: ["took-max", "took-min", "took-both", "took-none", "goblins-won"] },
  say: (event, view, nameOf) => (QUIET.includes(event.kind) ? null : lineOf(event, view.you, nameOf)),
  notes: (event) => TIES.includes(event.kind),
  opening: tableText,
  noise: (event) => SOUNDS[event.kind] ?? null,
};
