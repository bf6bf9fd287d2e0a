/** How a game of Brisca is shown: its words, its sounds, the winning card marked before the trick goes. */
import type { Sound } from "../../lib/sound";
import { cardOf, kindOf, seatOf } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";
import type { Direction } from "../../table/presenter.svelte";
import { lineOf } from "./lines";
import { inOrder } from "./order";
import { stageOf, step, timing, type Stage } from "./stage";
import { tableText } from "./play";
import { suitOf } from "./view";
import type { View } from "./wire";

const SOUNDS: Record<string, Sound> = {
  trumped: "trump",
  led: "play",
  played: "play",
  took: "take",
  drew: "draw",
  "drew-last": "draw",
  exchanged: "draw",
  deal: "shuffle",
};

/** The trick as it lies before it goes, with its winner marked. */
function crowned(stage: Stage, event: GameEvent, view: View): Stage {
  if (kindOf(event) !== "took") return stage;
  const card = cardOf(event);
  return { ...stage, best: { seat: seatOf(event), card, why: suitOf(card) === view.trump ? "trump" : "rank" } };
}

export const direction: Direction<View, Stage> = {
  asks: "br-ask-",
  stageOf: (view, _log, before) => ({ ...stageOf(view), hand: inOrder(before?.hand ?? [], view.hand) }),
  step: (stage, event, view) => step(stage, event, view.you),
  timing,
  scene: { opens: ["led"], closes: ["took"] },
  before: crowned,
  say: (event, view, nameOf) => lineOf(event, view.you, nameOf),
  note: (event, view, nameOf) =>
    ["won", "drawn"].includes(kindOf(event)) && !view.over ? lineOf(event, view.you, nameOf) : null,
  opening: (view, _stage, nameOf) => tableText(view, nameOf),
  noise: (event) => SOUNDS[kindOf(event)] ?? null,
};
