/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { LessonChoice, LessonStep } from "../../table/lesson";
import type { Told, View } from "./wire";
import text from "../../../../src/flibuste/words/lessons/brisca/steps.json?raw";

export type Choice = LessonChoice<View, Told>;
export const STEPS: LessonStep<View, Told>[] = JSON.parse(text);
export const LAST = STEPS.length + 1;

/** The asked card stands in the middle of the hand, where the light falls. */
export function centred(view: View, card: string | null): View {
  if (!card || view.hand.length !== 3) return view;
  const [left = "", right = ""] = view.hand.filter((held) => held !== card);
  return { ...view, hand: [left, card, right] };
}
