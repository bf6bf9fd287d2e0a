/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { Option } from "../../lib/wire";
import type { Told, View } from "./wire";
import text from "../../../../src/flibuste/words/lessons/chasse_partie/steps.json?raw";

/** A choice leads to a position, and there perhaps to a further choice of the same action. */
export interface Choice extends Option {
  events: Told[];
  view: View;
  choices: Choice[];
}
export interface Step {
  id: number;
  ask: string[];
  rules: string;
  log: Told[];
  view: View;
  choices: Choice[];
}

export const STEPS: Step[] = JSON.parse(text);
export const LAST = STEPS.length + 1;
/** What is worth saying after a choice. */
export const TELLING: Told["kind"][] = [
  "signed",
  "slipped",
  "leaves",
  "invaded",
  "countered",
  "counter-countered",
  "round-won",
  "kraken-shown",
  "took-card",
  "drew",
];
