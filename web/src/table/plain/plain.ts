/** A game that the page knows nothing of, told plainly: names of fields, values, events as they come. */
import { seatOf } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";
import { capital, t } from "../../lib/words.svelte";
import type { Direction } from "../presenter.svelte";

export type Fields = Record<string, unknown>;
type NameOf = (seat: number) => string;
/** What every event carries besides its own fields. */
const FRAME = ["seq", "index", "kind", "seat"];

/** A name out of a program as a word: `left_over` is "left over". */
export const spaced = (name: string): string => name.replaceAll(/[_-]+/g, " ");

/** A value in one line; what is made of parts is listed. */
export function plainly(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "ui-yes" : "ui-no");
  if (Array.isArray(value)) return value.length ? value.map(plainly).join(", ") : "–";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, part]) => `${spaced(name)} ${plainly(part)}`)
      .join(", ");
  return String(value);
}

/** One event as a line: who, what, and its fields. */
export function lineOf(event: GameEvent, nameOf: NameOf): string {
  const fields = Object.entries(event)
    .filter(([name]) => !FRAME.includes(name))
    .map(([name, value]) => `${spaced(name)} ${plainly(value)}`);
  const text = [spaced(event.kind), ...fields].join(" · ");
  return seatOf(event) < 0 ? capital(text) : t("ui-said", { name: nameOf(seatOf(event)), text });
}

/** The whole log as one group, newest first. */
export const groupsOf = (log: GameEvent[], nameOf: NameOf) => [
  {
    key: "log",
    title: "",
    lines: log.map((event, index) => ({ index, event, text: lineOf(event, (seat) => `*${nameOf(seat)}*`) })).reverse(),
  },
];

const PAUSE = 250;
/** Nothing moves: what happened is read aloud, then the next view is there. */
export const direction: Direction<Fields, Fields> = {
  asks: "plain-ask-",
  stageOf: (view) => view,
  step: (stage) => stage,
  timing: () => ({ rest: 0, run: PAUSE }),
  say: (event, _view, nameOf) => lineOf(event, nameOf),
  noise: () => "play",
};
