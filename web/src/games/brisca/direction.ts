/** How a game of Brisca is shown: its words, its sounds, the winning card marked before the trick goes. */
import type { Sound } from "../../lib/sound";
import type { Direction } from "../../table/presenter.svelte";
import { lineOf } from "./lines";
import { inOrder } from "./order";
import { crowned, stageOf, step, timing, type Stage } from "./stage";
import { tableText } from "./play";
import type { Told, View } from "./wire";

const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  trumped: "trump",
  led: "play",
  played: "play",
  took: "take",
  drew: "draw",
  "drew-last": "draw",
  exchanged: "draw",
  deal: "shuffle",
};

export const direction: Direction<View, Stage, Told> = {
  asks: "br-ask-",
  stageOf: (view, _log, before) => ({ ...stageOf(view), hand: inOrder(before?.hand ?? [], view.hand) }),
  step: (stage, event, view) => step(stage, event, view.you),
  timing,
  scene: { opens: ["led"], closes: ["took"] },
  ends: (event, view) => view.over && ["counted", "won", "drawn", "match-won"].includes(event.kind),
  before: crowned,
  say: (event, view, nameOf) => lineOf(event, view.you, nameOf),
  notes: (event, view) => ["won", "drawn"].includes(event.kind) && !view.over,
  opening: (view, _stage, nameOf) => tableText(view, nameOf),
  noise: (event) => SOUNDS[event.kind] ?? null,
};
