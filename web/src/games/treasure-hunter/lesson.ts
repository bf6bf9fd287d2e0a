/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { LessonChoice, LessonStep } from "../../table/lesson";
import type { Told, View } from "./wire";
import text from "../../../../src/flibuste/words/lessons/treasure_hunter/steps.json?raw";

export type Choice = LessonChoice<View, Told>;
export const STEPS: LessonStep<View, Told>[] = JSON.parse(text);
export const LAST = STEPS.length + 1;
/** What is worth saying after a choice. */
export const TELLING: Told["kind"][] = [
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
