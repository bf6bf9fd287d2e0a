/** What all lessons share: what the teacher says, and a position as if the server had sent it. */
import { myName } from "../lib/open";
import { signWords } from "../lib/rich";
import { settings } from "../lib/settings.svelte";
import type { Moment } from "../lib/types";
import type { Face, Option, SeatInfo, View } from "../lib/wire";
import { t } from "../lib/words.svelte";

export interface Speech {
  name: string;
  title: string;
  text: string;
  todo: string;
  why: string;
}

export function speechOf(prefix: string, step: number): Speech {
  const say = (part: string): string => t(`${prefix}-lesson-${step}-${part}`, signWords());
  return { name: say("name"), title: say("title"), text: say("text"), todo: say("do"), why: say("why") };
}

/** Who plays in a lesson: the reader, Inés and Tomás. */
export function lessonSeats(): SeatInfo[] {
  const people: [string, Face][] = [
    [myName(), settings.face],
    ["Inés", "mercenaries-quartermaster"],
    ["Tomás", "mercenaries-gunner"],
  ];
  return people.map(([name, face], seat) => ({
    seat,
    kind: "person",
    name,
    here: true,
    level: null,
    face,
    away: null,
    relieved: false,
    resigned: false,
    stood_in: 0,
  }));
}

export function momentOf(view: View, options: Option[], decision: string | null = null): Moment {
  return {
    table: "lesson",
    seat: 0,
    seq: 0,
    view,
    decision,
    asked: [0],
    waiting: [],
    options,
    refusals: [],
    mine: null,
    standing: [],
    undo: "no",
    undo_asked: null,
    deadline: null,
    clocks: [],
    now: 0,
  };
}
