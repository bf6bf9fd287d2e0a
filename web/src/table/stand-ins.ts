/** Answers a bot gave for a person, as the log of any game shows them: under the line of what they brought. */
import { getContext, setContext } from "svelte";
import type { GameEvent } from "../lib/wire";

export interface StandIn {
  seq: number;
  text: string;
}
const KEY = "stand-ins";

export const tellStandIns = (all: () => StandIn[]): void => void setContext(KEY, all);
export const standIns = (): (() => StandIn[]) => getContext<(() => StandIn[]) | undefined>(KEY) ?? (() => []);

/** Which notes belong to which line: the first one, in the order of the game, that is not older; each is said once there. */
export function underLines(lines: { index: number; event: GameEvent }[], notes: StandIn[]): Map<number, string[]> {
  const ordered = [...lines].sort((one, other) => one.index - other.index);
  const found = new Map<number, string[]>();
  for (const note of notes) {
    const line = ordered.find((one) => one.event.seq >= note.seq);
    if (line) found.set(line.index, [...new Set([...(found.get(line.index) ?? []), note.text])]);
  }
  return found;
}
