/** The lesson: positions the engine has played, and what the teacher says about them. */
import type { GameEvent, Option, View } from "../../lib/wire";
import data from "./lesson.json";

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

export const STEPS = data as unknown as Step[];
export const LAST = STEPS.length + 1;

/** The asked card stands in the middle of the hand, where the light falls. */
export function centred(view: View, card: string | null): View {
  const hand = Array.isArray(view.hand) ? view.hand.map(String) : [];
  if (!card || hand.length !== 3) return view;
  const [left, right] = hand.filter((held) => held !== card);
  return { ...view, hand: [left, card, right] };
}
