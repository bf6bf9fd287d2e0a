/** How a battle is shown: its words and its sounds. */
import { colon } from "../../lib/words.svelte";
import type { Sound } from "../../lib/sound";
import type { Direction } from "../../table/presenter.svelte";
import { FIGHT } from "./clash";
import { lineOf, sumOf } from "./lines";
import { battleText } from "./spoken";
import { stageOf, step, timing, type Stage } from "./stage";
import type { Told, BriskarsView } from "./wire";

/** Said by the verdict that follows, or too small. */
const QUIET: Told["kind"][] = ["die", "deploys", "crate", "armour-stops"];
const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
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

export const direction: Direction<BriskarsView, Stage, Told> = {
  asks: "bk-ask-",
  stageOf,
  step,
  timing,
  say: (event, view, nameOf) =>
    QUIET.includes(event.kind)
      ? null
      : event.kind === "rolled"
        ? `${colon(lineOf(event, view, nameOf))} ${sumOf(event)}`
        : lineOf(event, view, nameOf),
  scene: FIGHT,
  ends: (event) => event.kind === "ended",
  opening: (view, _stage, nameOf) => battleText(view, nameOf),
  noise: (event) => SOUNDS[event.kind] ?? null,
};
