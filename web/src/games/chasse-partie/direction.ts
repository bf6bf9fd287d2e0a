/** How a Chasse-Partie is shown: its words and its sounds. */
import type { Sound } from "../../lib/sound";
import { seatOf } from "../../lib/types";
import type { Direction } from "../../table/presenter.svelte";
import { lineOf } from "./lines";
import { stageOf, step, timing, type Stage } from "./stage";
import type { Told, View } from "./wire";
import { tableText } from "./play";

/** Too many of these to be read aloud; what a card is readied for follows at once. */
const QUIET: Told["kind"][] = ["readies", "turned-over"];
const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  signed: "play",
  slipped: "play",
  readies: "draw",
  laid: "play",
  drew: "draw",
  recovers: "draw",
  "took-card": "draw",
  "hands-swapped": "shuffle",
  dealt: "shuffle",
  reshuffled: "shuffle",
  plays: "play",
  "plays-own": "play",
  "plays-on": "play",
  "plays-number": "play",
  "plays-value": "play",
  "plays-mode": "play",
  "plays-crew": "play",
  "plays-briskar": "play",
  "plays-move": "play",
  countered: "tick",
  "counter-countered": "tick",
  "kraken-shown": "trump",
  invaded: "trump",
  "loot-swapped": "take",
  "round-won": "take",
  "loot-shown": "play",
};

/** While the crews are counted and the hands thrown away, only the count is read aloud. */
function sayWith(state: { counting: boolean }): Direction<View, Stage, Told>["say"] {
  return (event, view, nameOf) => {
    const kind = event.kind;
    if (kind === "round-ends") state.counting = true;
    else if (kind === "round" || kind === "turn") state.counting = false;
    if (QUIET.includes(kind) || (kind === "discards" && state.counting)) return null;
    if ((kind === "drew" || kind === "dealt") && seatOf(event) !== view.you) return null;
    return lineOf(event, view.you, nameOf);
  };
}

export const newDirection = (): Direction<View, Stage, Told> => ({
  asks: "cp-ask-",
  stageOf,
  step,
  timing,
  scene: {
    opens: [
      "plays",
      "plays-own",
      "plays-on",
      "plays-number",
      "plays-crew",
      "plays-briskar",
      "plays-move",
      "plays-value",
      "plays-mode",
      "readies",
    ],
    closes: ["turn", "round-ends", "signed", "slipped"],
  },
  ends: (event) => event.kind === "game-won",
  say: sayWith({ counting: false }),
  opening: (view, _stage, nameOf) => tableText(view, nameOf),
  noise: (event) => SOUNDS[event.kind] ?? null,
});
