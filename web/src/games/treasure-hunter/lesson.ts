/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { GameEvent, Option } from "../../lib/wire";
import type { View } from "./wire";
import text from "../../../../src/flibuste/words/lessons/treasure_hunter/steps.json?raw";

export interface Choice extends Option {
  events: GameEvent[];
  view: View;
}
export interface Step {
  id: number;
  ask: string;
  rules: string;
  view: View;
  choices: Choice[];
}

export const STEPS: Step[] = JSON.parse(text);
export const LAST = STEPS.length + 1;
/** What is worth saying after a choice. */
export const TELLING = [
  "kept",
  "played",
  "doubled",
  "shielded",
  "took-max",
  "took-min",
  "took-both",
  "robbed",
  "scroll-used",
  "passed",
];
