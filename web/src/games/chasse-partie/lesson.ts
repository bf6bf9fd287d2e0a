/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { Moment } from "../../lib/types";
import type { GameEvent, Option, View } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import data from "./lesson.json";

/** A choice leads to a position, and there perhaps to a further choice of the same action. */
export interface Choice extends Option { events: GameEvent[]; view: View; choices: Choice[] }
export interface Step { id: number; ask: string[]; rules: string; log: GameEvent[]; view: View; choices: Choice[] }

export const STEPS = data as unknown as Step[];
export const LAST = STEPS.length + 1;
/** What is worth saying after a choice. */
export const TELLING = ["signed", "slipped", "leaves", "invaded", "countered", "counter-countered", "round-won", "kraken-shown", "took-card", "drew"];

export interface Speech { name: string; title: string; text: string; todo: string; why: string }

export function speechOf(step: number): Speech {
  const say = (part: string): string => t(`cp-page-lesson-${step}-${part}`);
  return { name: say("name"), title: say("title"), text: say("text"), todo: say("do"), why: say("why") };
}

/** A position of the lesson as if the server had sent it. */
export function momentOf(view: View, options: Option[]): Moment {
  return {
    table: "lesson", seat: 0, seq: 0, view, decision: null, asked: [0], waiting: [], options, refusals: [], mine: null, standing: [],
    undo: "no", undo_asked: null, deadline: null, clocks: [], now: 0,
  };
}
