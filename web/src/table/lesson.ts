/** What all lessons share: what the teacher says, and a position as if the server had sent it. */
import { myName, openTable, plainTable } from "../lib/open";
import { signWords } from "../lib/rich";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { Moment } from "../lib/types";
import type { Face, Option, SeatInfo, View } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** A choice of a lesson, and what the engine made of it. */
export interface LessonChoice<Seen, Event> extends Option {
  events: Event[];
  view: Seen;
}
/** A position that the engine has played, and which of its choices is asked for. */
export interface LessonStep<Seen, Event> {
  id: number;
  ask: string;
  rules: string;
  view: Seen;
  choices: LessonChoice<Seen, Event>[];
}
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
    vacation: null,
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
    rolling: null,
    deadline: null,
    clocks: [],
    now: 0,
  };
}

/** After the last step: a table of the game, with so many bots that do not play hard. */
export async function playOn(game: string, bots: number): Promise<void> {
  const others = Array.from({ length: bots }, () => ({ kind: "bot", level: "deckhand" }) as const);
  const made = await openTable(plainTable(game, [{ kind: "you", name: myName() }, ...others]));
  router.go(`/t/${made.id}`);
}
