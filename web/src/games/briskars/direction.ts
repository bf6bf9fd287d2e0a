/** How a battle is shown: its words and its sounds. */
import { colon } from "../../lib/words.svelte";
import type { Sound } from "../../lib/sound";
import { kindOf } from "../../lib/types";
import type { Direction } from "../../table/presenter.svelte";
import { FIGHT } from "./clash";
import { lineOf, sumOf } from "./lines";
import { stageOf, step, timing, type Stage } from "./stage";
import type { BriskarsView } from "./wire";

/** Said by the verdict that follows, or too small. */
const QUIET = ["die", "deploys", "crate", "armour-stops"];
const SOUNDS: Record<string, Sound> = {
  die: "tick",
  rolled: "tick",
  walks: "draw",
  races: "draw",
  attacks: "play",
  thrusts: "play",
  shoots: "trump",
  hit: "take",
  "knocked-out": "take",
  fires: "trump",
  "keg-blows": "trump",
  round: "shuffle",
  deploys: "play",
};

export const direction: Direction<BriskarsView, Stage> = {
  asks: "bk-ask-",
  stageOf,
  step,
  timing,
  say: (event, view, nameOf) =>
    QUIET.includes(kindOf(event))
      ? null
      : kindOf(event) === "rolled"
        ? `${colon(lineOf(event, view, nameOf))} ${sumOf(event)}`
        : lineOf(event, view, nameOf),
  scene: FIGHT,
  noise: (event) => SOUNDS[kindOf(event)] ?? null,
};
