/** The lesson: a small fight the engine has played, answer by answer, and a stand-in for the table that takes the right ones. */
import { live } from "../../lib/live.svelte";
import type { AtTable, Moment } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import { myName } from "../../lib/open";
import { t } from "../../lib/words.svelte";
import text from "../../../../src/flibuste/words/lessons/briskars/steps.json?raw";
import type { Told, About, BriskarsView } from "./wire";

export interface Beat {
  part: number;
  ask: string;
  events: Told[];
  view: BriskarsView;
  options: Option[];
  refusals: Refusal[];
  insights: [About, unknown][];
}
export const BEATS: Beat[] = JSON.parse(text);
export const PARTS = BEATS.at(-1)?.part ?? 1;
export const RULES = [
  "BK-RND-01",
  "BK-MOV-01, BK-MOV-02",
  "BK-SHO-01, BK-DIC-02, BK-COV-03",
  "BK-RND-07",
  "BK-DEF-01 … BK-DEF-07",
  "BK-MOV-08, BK-SUP-03",
  "BK-BST-01, BK-BST-02",
  "BK-MOR-01, BK-GLD-01",
];
const NAMES = ["", "Inés"];

export interface Speech {
  title: string;
  text: string;
  todo: string;
  why: string;
}
export function speechOf(part: number): Speech {
  const say = (what: string): string => t(`bk-lesson-${part}-${what}`);
  return { title: say("title"), text: say("text"), todo: say("do"), why: say("why") };
}

export const momentOf = (at: number): Moment => {
  const beat = BEATS[at] as Beat;
  return {
    table: "lesson",
    seat: 0,
    seq: at,
    view: beat.view,
    decision: null,
    asked: beat.options.length ? [0] : [],
    waiting: [],
    options: beat.options,
    refusals: beat.refusals,
    mine: null,
    standing: [],
    undo: "no",
    undo_asked: null,
    rolling: null,
    deadline: null,
    clocks: [],
    now: 0,
  };
};

/** As much of a table as the parts of the page look at. */
export class LessonTable implements AtTable {
  readonly id = "lesson";
  readonly seat = 0;
  sending = $state(false);
  moments = $state.raw<Record<number, Moment>>({});
  readonly info = { paused: false, you: [0], seats: [], chat: "off" as const };
  readonly heard = [];
  constructor(
    private readonly onright: () => void,
    private readonly asked: () => string,
  ) {}

  nameOf(seat: number): string {
    return seat === 0 ? myName() : (NAMES[seat] ?? "");
  }
  say(): void {}
  pause(): void {}
  act(_: number, option: Option): void {
    if (option.notation === this.asked()) this.onright();
    else live.note(t("bk-no-lesson_elsewhere"));
  }
}
